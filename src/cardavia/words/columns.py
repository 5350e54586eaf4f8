"""Text in columns of a terminal, where East Asian letters are two columns wide and some marks none."""

from collections.abc import Iterator, Sequence
from typing import Final
from unicodedata import category, east_asian_width

_NEVER_FIRST: Final = frozenset("、。，．：；！？）」』】〉》・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
"""No Japanese line begins with one of these: the sign before it goes to the new line too."""


def width(text: str) -> int:
    """Return how many columns a text takes.

    >>> width("Roi"), width("切り札"), width("ทริก")
    (3, 6, 3)
    """
    return sum(0 if category(sign) in {"Mn", "Me", "Cf"} else 1 + (east_asian_width(sign) in "WF") for sign in text)


def left(text: str, columns: int) -> str:
    """Return the text filled up with spaces behind it."""
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    """Return the text filled up with spaces before it."""
    return " " * (columns - width(text)) + text


def widest(rows: Sequence[Sequence[str]]) -> tuple[int, ...]:
    """Return the width of each column of a table, given row by row."""
    return tuple(max(width(cell) for cell in column) for column in zip(*rows, strict=True))


def wrapped(text: str, columns: int) -> tuple[str, ...]:
    """Return the text in lines of at most so many columns, broken at spaces, and between letters where it has none.

    >>> wrapped("You must follow suit.", 12), wrapped("出します。", 8), wrapped("点はPetit", 8)
    (('You must', 'follow suit.'), ('出しま', 'す。'), ('点は', 'Petit'))
    """
    lines: list[str] = []
    line = ""
    for word in _pieces(text, columns):
        if line and width(line) + 1 + width(word) > columns:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return (*lines, line) if line else tuple(lines)


def _pieces(text: str, columns: int) -> Iterator[str]:
    for word in text.split():
        piece = ""
        for sign in word:
            if piece and width(piece + sign) > columns:
                end = _break(piece, sign)
                yield piece[:end]
                piece = piece[end:]
            piece += sign
        yield piece


def _break(piece: str, sign: str) -> int:
    """Return how much of a full line stays there, when this sign comes after it."""
    end = len(piece)
    if sign in _NEVER_FIRST:
        end -= 1
    elif _is_latin(sign):
        while end and _is_latin(piece[end - 1]):
            end -= 1
    return end or len(piece)


def _is_latin(sign: str) -> bool:
    return sign < "\u0250" and sign.isalnum()
