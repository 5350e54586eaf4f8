"""Looking at a card: SVG painted small, and its pixels read."""

import struct
import zlib
from dataclasses import dataclass
from functools import cache

from cardavia import art
from cardavia.art.sheet import paint

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Picture:
    """Rows of colours."""

    rows: tuple[tuple[Colour, ...], ...]

    @property
    def size(self) -> tuple[int, int]:
        return len(self.rows[0]), len(self.rows)

    def part(self, left: float, top: float, right: float, bottom: float) -> list[Colour]:
        """Return the colours of a part whose edges are given as shares of the whole."""
        width, height = self.size
        rows = self.rows[int(top * height) : int(bottom * height)]
        return [colour for row in rows for colour in row[int(left * width) : int(right * width)]]


def read_png(png: bytes) -> Picture:
    """Read a PNG of eight bits with alpha, as the painter makes it; laid on white."""
    width, height = struct.unpack(">II", png[16:24])
    at, packed = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += 12 + length
    lines = zlib.decompress(packed)
    before, rows = bytearray(width * 4), []
    for y in range(height):
        start = y * (width * 4 + 1)
        before = _unfilter(lines[start], bytearray(lines[start + 1 : start + 1 + width * 4]), before)
        rows.append(tuple(_on_white(before, 4 * x) for x in range(width)))
    return Picture(tuple(rows))


def _unfilter(kind: int, line: bytearray, before: bytearray) -> bytearray:
    for i in range(len(line)):
        left, up, corner = (line[i - 4] if i > 3 else 0), before[i], (before[i - 4] if i > 3 else 0)
        match kind:
            case 1:
                line[i] = (line[i] + left) & 255
            case 2:
                line[i] = (line[i] + up) & 255
            case 3:
                line[i] = (line[i] + (left + up) // 2) & 255
            case 4:
                line[i] = (line[i] + _nearest(left, up, corner)) & 255
    return line


def _nearest(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def _on_white(line: bytearray, i: int) -> Colour:
    alpha = line[i + 3]
    red, green, blue = ((line[i + d] * alpha + 255 * (255 - alpha)) // 255 for d in range(3))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return the relative luminance of WCAG."""
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of WCAG between two colours, 1 to 21."""
    lower, higher = sorted((luminance(one), luminance(other)))
    return (higher + 0.05) / (lower + 0.05)


def hexadecimal(text: str) -> Colour:
    """Return the colour of `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


@cache
def face(deck: str, code: str) -> str:
    """Return a face in the plain style, printed once for all tests."""
    return art.face(deck, code)


@cache
def small(deck: str, code: str, width: int = 44) -> Picture:
    """Return a face as seen so many pixels wide."""
    return read_png(paint(face(deck, code), width))
