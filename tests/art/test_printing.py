"""Printing: whole decks into a folder, sheets, portraits, the mark, the grain."""

import gzip
import json
from pathlib import Path

import pytest

from cardavia import art
from cardavia.art import alt, grain
from cardavia.art.build import build
from cardavia.art.drawn import DrawnDeck
from cardavia.art.french_tarot.deck import FRENCH_TAROT
from cardavia.art.sheet import Layout, paint, sheet
from tests.art.pixels import read_png


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> DrawnDeck:
    """Make the French Tarot deck a deck of three cards."""
    deck = DrawnDeck("french-tarot", ("S1", "H2", "D3"), 200, 368, "VCDR", FRENCH_TAROT.cut, FRENCH_TAROT.back)
    for module in ("decks", "build", "sheet"):
        monkeypatch.setattr(f"cardavia.art.{module}.DECKS", {"french-tarot": deck})
    return deck


@pytest.mark.usefixtures("few")
def test_a_build_writes_every_face_with_its_gzip_and_a_manifest(tmp_path: Path) -> None:
    manifest = build("french-tarot", tmp_path)
    assert list(manifest.files) == ["S1", "H2", "D3", "back"]
    for code, name in manifest.files.items():
        svg = (tmp_path / name).read_bytes()
        assert gzip.decompress((tmp_path / f"{name}.gz").read_bytes()) == svg
        assert svg.decode() == (art.back("french-tarot") if code == "back" else art.face("french-tarot", code))
    (ledger,) = tmp_path.glob("*.json")
    assert json.loads(ledger.read_text())["files"] == manifest.files


@pytest.mark.usefixtures("few")
def test_a_second_build_writes_nothing(tmp_path: Path) -> None:
    first = build("french-tarot", tmp_path)
    times = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert build("french-tarot", tmp_path) == first
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == times


@pytest.mark.usefixtures("few")
def test_a_build_mends_what_is_missing(tmp_path: Path) -> None:
    name = build("french-tarot", tmp_path).files["H2"]
    (tmp_path / f"{name}.gz").unlink()
    build("french-tarot", tmp_path)
    assert (tmp_path / f"{name}.gz").is_file()


@pytest.mark.usefixtures("few")
def test_a_spoiled_manifest_is_written_anew(tmp_path: Path) -> None:
    first = build("french-tarot", tmp_path)
    (ledger,) = tmp_path.glob("*.json")
    ledger.write_text("{")
    assert build("french-tarot", tmp_path) == first
    assert json.loads(ledger.read_text())["deck"] == "french-tarot"


@pytest.mark.usefixtures("few")
def test_a_build_leaves_no_drafts(tmp_path: Path) -> None:
    build("french-tarot", tmp_path)
    assert list(tmp_path.glob(".draft-*")) == []


def test_a_sheet_shows_the_cards_it_was_asked_for() -> None:
    svg = sheet("french-tarot", layout=Layout(2, 100), codes=("S1", "H2", "back"))
    assert svg.count("<svg ") == 4
    assert read_png(paint(svg)).size == (236, 404)


def test_there_are_twelve_portraits_and_each_is_its_own() -> None:
    portraits = [art.portrait(number) for number in range(art.PORTRAITS)]
    assert len(set(portraits)) == 12
    assert all(len(gzip.compress(one.encode())) < 20_000 for one in portraits)


@pytest.mark.parametrize("deck", ["aluette", "french-tarot", "tarocchino"])
def test_each_game_has_a_picture_of_its_own(deck: str) -> None:
    picture = art.vignette(deck)
    assert len(gzip.compress(picture.encode())) < 45_000
    assert read_png(paint(picture, 200)).size == (200, 105)


def test_the_mark_is_light_and_shows_a_heart_on_green() -> None:
    assert len(art.favicon()) < 3000
    picture = read_png(paint(art.favicon(), 32))
    assert picture.rows[16][16][0] > 150 > picture.rows[16][16][1]
    assert picture.rows[16][2][1] > picture.rows[16][2][0]


def test_the_grain_is_a_png_of_220_pixels() -> None:
    tile = grain.tile()
    assert tile[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(tile[16:20]), int.from_bytes(tile[20:24])) == (220, 220)
    assert len(tile) < 30_000


def test_pictures_and_names_have_keys() -> None:
    assert alt.name_key("french-tarot", "HR") == "card-tarot-HR"
    assert alt.picture_keys("french-tarot")["T2"] == "picture-tarot-T2"
