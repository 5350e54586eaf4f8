"""What a guest is called: any name in any script that can be shown on one line."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
_JOINERS: Final = "\u200c\u200d"
"""Letters of some scripts need these between them, though they are invisible themselves."""


def called(name: str) -> str:
    r"""Return a name as it is shown, empty where nothing is left of it.

    Control characters and marks that turn the direction of a line are dropped, spaces are put together.

    >>> called("  Ann\x00  of\u202e the Mill\n")
    'Ann of the Mill'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    shown = "".join(letter for letter in spaced if letter in _JOINERS or not _is_control(letter))
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def _is_control(letter: str) -> bool:
    return unicodedata.category(letter).startswith("C")
