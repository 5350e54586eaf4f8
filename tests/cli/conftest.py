"""The command line, run in this process, with what it reads and writes in hand."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from cardavia.cli import main


@dataclass(frozen=True, slots=True)
class Ran:
    """What became of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def ran(*arguments: str, typed: str | bytes = "") -> Ran:
        source = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(source), encoding="utf-8"))
        try:
            status = main(arguments)
        except SystemExit as end:  # argparse ends the process by itself for --help and for wrong arguments
            status = end.code if isinstance(end.code, int) else 1
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return ran
