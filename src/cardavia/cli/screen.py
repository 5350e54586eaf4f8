"""The terminal a person sits at: lines out, lines in, and weight where there is a real terminal."""

import os
import sys
from collections.abc import Iterable


class Leave(Exception):  # noqa: N818 - a wish, not a fault
    """The person leaves: "q", or the end of the input."""


class Screen:
    """Writes to standard output and reads from standard input. Plain text where nobody sits at a terminal."""

    def __init__(self) -> None:
        self._styled = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"

    def say(self, *lines: str) -> None:
        """Write lines."""
        self.say_all(lines)

    def say_all(self, lines: Iterable[str]) -> None:
        """Write lines, each as it comes."""
        for line in lines:
            sys.stdout.write(f"{line}\n")

    def ask(self, prompt: str) -> str:
        """Return the line that the person types, without space around it; raise `Leave` for "q" or the end."""
        try:
            answer = input(prompt).strip()
        except EOFError:
            sys.stdout.write("\n")
            raise Leave from None
        if answer == "q":
            raise Leave
        return answer

    def bold(self, text: str) -> str:
        """Return the text with weight."""
        return f"\x1b[1m{text}\x1b[0m" if self._styled else text

    def faint(self, text: str) -> str:
        """Return the text without."""
        return f"\x1b[2m{text}\x1b[0m" if self._styled else text
