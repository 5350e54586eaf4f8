"""The entry of the command line: help, versions, statuses, and no tracebacks."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardavia import __version__
from cardavia.cli import rules
from cardavia.cli.main import COMMANDS

SOURCE = Path(__file__).parent.parent.parent / "src"
Run = Callable[..., Any]
EXAMPLES = Path(__file__).parent.parent / "records" / "examples.jsonl"


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").lines == [f"cardavia {__version__}"]


def test_help_names_every_command(run: Run) -> None:
    out = run("--help").out
    assert all(command.__name__.rpartition(".")[2] in out for command in COMMANDS)


@pytest.mark.parametrize("command", ["play", "deal", "rules", "referee"])
def test_every_command_has_help(run: Run, command: str) -> None:
    helped = run(command, "--help")
    assert (helped.status, helped.lines[0].split()[:3]) == (0, ["usage:", "cardavia", command])


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["--dance"],
        ["deal", "--game", "bridge"],
        ["deal", "--dealer", "4"],
        ["deal", "--dealer", "north"],
        ["deal", "--players", "god"],
        ["deal", "--seed", "\udcff"],
        ["rules", "bridge"],
        ["rules", "--language", "xx"],
        ["play", "--seat", "9"],
        ["referee", "a", "b"],
    ],
)
def test_wrong_arguments_are_answered_with_usage_and_status_two(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out, ran.err.startswith("usage: cardavia")) == (2, "", True)


def test_an_interrupted_command_ends_as_shells_have_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "open_book", interrupted)
    assert (run("rules").status, run("rules").err) == (130, "")


def started(*arguments: str, encoding: str = "utf-8") -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "cardavia", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": encoding},
    )


def test_a_reader_that_goes_away_is_no_error() -> None:
    with started("referee", str(EXAMPLES)) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert (process.stderr.read(), process.wait(60)) == (b"", 141)


def test_a_verdict_comes_before_the_next_record_is_written() -> None:
    with started("referee") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"17\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith(b'{"line": 1')
        process.stdin.close()
        assert process.wait(60) == 1


def test_a_terminal_that_lacks_letters_gets_question_marks() -> None:
    with started("rules", "aluette", encoding="ascii") as process:
        out, _ = process.communicate()
    assert b"Cavali?re" in out
