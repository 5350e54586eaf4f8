"""`cardavia art`: faces into a folder, a deck on a sheet."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardavia.art.drawn import DrawnDeck
from cardavia.art.french_tarot.deck import FRENCH_TAROT

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = DrawnDeck("french-tarot", ("S1", "HR"), 200, 368, "VCDR", FRENCH_TAROT.cut, FRENCH_TAROT.back)
    for module in ("art.decks", "art.build", "art.sheet", "cli.art"):
        monkeypatch.setattr(f"cardavia.{module}.DECKS", {"french-tarot": deck})


def test_build_prints_the_files_it_made(run: Run, tmp_path: Path) -> None:
    lines = run("art", "build", "-o", str(tmp_path)).lines
    assert len(lines) == 3
    assert all(Path(line).is_file() for line in lines)


def test_a_sheet_without_a_file_goes_to_standard_output(run: Run) -> None:
    assert run("art", "sheet", "--deck", "french-tarot").out.startswith("<svg ")


@pytest.mark.parametrize(("name", "start"), [("sheet.svg", b"<svg "), ("sheet.png", b"\x89PNG")])
def test_a_sheet_is_written_as_its_name_says(run: Run, tmp_path: Path, name: str, start: bytes) -> None:
    assert run("art", "sheet", "-o", str(tmp_path / name)).status == 0
    assert (tmp_path / name).read_bytes().startswith(start)


def test_letters_and_colours_reach_the_cards(run: Run) -> None:
    plain = run("art", "sheet").out
    assert run("art", "sheet", "--letters", "jcqk").out != plain
    assert run("art", "sheet", "--contrast", "high", "--suits", "four-colour").out != plain


@pytest.mark.parametrize("letters", ["JQK", "J1QK", "ŻĆŁÓ"])
def test_letters_that_are_none_are_refused(run: Run, letters: str) -> None:
    ran = run("art", "sheet", "--letters", letters)
    assert (ran.status, ran.out) == (2, "")


def test_a_place_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    ran = run("art", "sheet", "-o", str(tmp_path / "no" / "sheet.svg"))
    assert (ran.status, "sheet.svg" in ran.err) == (2, True)


def test_pixels_want_their_painter(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    ran = run("art", "sheet", "-o", str(tmp_path / "sheet.png"))
    assert (ran.status, "cardavia[art]" in ran.err) == (2, True)
