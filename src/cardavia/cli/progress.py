"""How far a long command is, on standard error: a bar at a terminal, and elsewhere a line at every tenth."""

import sys
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")

WIDTH: Final = 40


class Progress:
    """The progress of work in so many steps."""

    def __init__(self, steps: int) -> None:
        self._steps = steps
        self._done = 0
        self._told = 0
        self._terminal = sys.stderr.isatty()

    def begin(self, done: int) -> None:
        """Take so many steps as done before."""
        self._done = done
        self._told = self._tenths()

    def through(self, things: Iterable[T]) -> Iterator[T]:
        """Yield the things, each being a step."""
        for thing in things:
            yield thing
            self.step()

    def step(self) -> None:
        """Note one more step as done."""
        self._done += 1
        if self._terminal:
            sys.stderr.write(f"\r{self._bar()}" + ("\n" if self._done == self._steps else ""))
        elif self._tenths() > self._told:
            sys.stderr.write(f"{self._done}/{self._steps}\n")
        self._told = self._tenths()
        sys.stderr.flush()

    def _tenths(self) -> int:
        return 10 * self._done // self._steps

    def _bar(self) -> str:
        full = WIDTH * self._done // self._steps
        return f"[{'=' * full}{' ' * (WIDTH - full)}] {self._done}/{self._steps}"
