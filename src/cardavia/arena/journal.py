"""What was played so far, in a file: the terms on the first line, then a board a line.

A run that is stopped loses no finished board. A last line that was cut short is dropped.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardavia.arena.board import Board, Terms, board_of
from cardavia.arena.code import code_hash


class OtherTermsError(ValueError):
    """The journal belongs to another run: other players, cards or code."""


class Journal:
    """The journal of a run at a path; nothing is written before the first board."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self._path = path
        self._head = {"terms": json.loads(json.dumps(terms.plain())), "code": code_hash()}
        self._end: int | None = None

    def boards(self) -> list[Board]:
        """Return the boards played so far; raise `OtherTermsError` when they were played at other terms."""
        lines = list(self._lines())
        if not lines:
            return []
        if lines[0] != self._head:
            raise OtherTermsError(f"{self._path} is the journal of another run")
        return [board_of(line) for line in lines[1:]]

    def add(self, board: Board) -> None:
        """Write a board down, at once."""
        kept = self._whole() if self._end is None else self._end
        with self._path.open("r+b" if kept else "wb") as file:
            file.truncate(kept)
            file.seek(kept)
            if not kept:
                file.write(_line(self._head))
            file.write(_line(board.plain()))
            self._end = file.tell()

    def remove(self) -> None:
        """Remove the journal, once the result is kept."""
        self._path.unlink(missing_ok=True)

    def _lines(self) -> Iterator[Any]:
        if self._path.exists():
            yield from map(json.loads, self._path.read_bytes()[: self._whole()].splitlines())

    def _whole(self) -> int:
        """Return how many bytes the whole lines have."""
        return self._path.read_bytes().rfind(b"\n") + 1 if self._path.exists() else 0


def _line(plain: Any) -> bytes:
    return json.dumps(plain, separators=(",", ":")).encode() + b"\n"
