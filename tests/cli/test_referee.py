"""`cardavia referee`: its output, its statuses, and what it says when it cannot read."""

import io
import json
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardavia.cli.complaint import Complaint
from cardavia.cli.referee import explain
from cardavia.cli.referee import run as run_referee
from cardavia.match import Fault, Malformed

Run = Callable[..., Any]
EXAMPLES = Path(__file__).parent.parent / "records" / "examples.jsonl"
LINES = EXAMPLES.read_bytes().splitlines(keepends=True)
FINISHED, UNFINISHED, ILLEGAL, DIFFERS = LINES[4], LINES[1], LINES[0], LINES[25]


def test_a_file_is_judged_line_by_line(run: Run) -> None:
    ran = run("referee", str(EXAMPLES))
    assert [json.loads(line)["line"] for line in ran.lines] == list(range(1, len(LINES) + 1))


@pytest.mark.parametrize("arguments", [["referee"], ["referee", "-"]])
def test_without_a_file_standard_input_is_read(run: Run, arguments: list[str]) -> None:
    assert [json.loads(line)["ok"] for line in run(*arguments, typed=FINISHED + ILLEGAL).lines] == [True, False]


@pytest.mark.parametrize(
    ("typed", "status"),
    [
        (b"", 0),
        (b"\n \n", 0),
        (FINISHED, 0),
        (FINISHED + UNFINISHED, 0),
        (FINISHED + ILLEGAL, 1),
        (ILLEGAL + FINISHED, 1),
        (DIFFERS, 1),
        (b"17", 1),
    ],
)
def test_the_status_says_whether_every_record_is_in_order(run: Run, typed: bytes, status: int) -> None:
    assert run("referee", typed=typed).status == status


def test_a_verdict_is_one_line_of_ascii(run: Run) -> None:
    out = run("referee", typed='{"format": "poignée \u2028"}').out
    assert (out.isascii(), out.count("\n")) == (True, 1)


def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    ran = run("referee", str(tmp_path / "none.jsonl"))
    assert (ran.status, ran.out, "none.jsonl cannot be read: No such file" in ran.err) == (2, "", True)


@pytest.mark.parametrize("name", [".", "a\x00b"])
def test_what_is_no_file_cannot_be_read(run: Run, name: str) -> None:
    ran = run("referee", name)
    assert (ran.status, ran.out, "cannot be read" in ran.err, ran.err.count("\n")) == (2, "", True, 1)


def test_input_that_breaks_off_cannot_be_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "open", lambda *_: io.BufferedReader(Broken()))
    ran = run("referee", "somewhere.jsonl")
    assert (ran.status, "somewhere.jsonl cannot be read: Input/output error" in ran.err) == (2, True)


def test_a_closed_standard_input_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(Complaint, match="closed"):
        run_referee(Namespace(file="-"))


FACTS = {"found": "true", "wanted": "cardavia-deal/1", "games": "aluette", "column": 7, "most": 500, "at": 3}


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_told_in_a_sentence(fault: Fault) -> None:
    assert explain(Malformed("hands", fault, **FACTS)).endswith(".")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("17", "This line is JSON, but no object: a record is written in braces."),
        ("{}", "The key “format” is missing: every record has it."),
        (
            '{"format": "cardavia-deal/1", "game": "tarot"}',
            'The key “game” holds "tarot": write one of aluette',
        ),
    ],
)
def test_an_error_names_the_key_and_what_to_write(run: Run, line: str, why: str) -> None:
    assert json.loads(run("referee", typed=line).lines[0])["why"].startswith(why)
