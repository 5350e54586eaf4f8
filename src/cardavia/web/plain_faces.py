"""Plain card faces: legible and complete for every deck, for as long as a drawn face is missing.

A large index in both top corners, the suit's mark in the middle, and nothing else.
"""

from html import escape
from typing import Final

SIZES: Final = {"french-tarot": (200, 368), "aluette": (200, 310), "tarocchino": (186, 368)}
"""Width and height of a deck's cards."""

_FRENCH: Final = {
    "S": "M50 6C62 30 92 44 92 66C92 84 68 90 56 74C57 84 62 92 68 96H32C38 92 43 84 44 74C32 90 8 84 8 66"
    "C8 44 38 30 50 6Z",
    "H": "M50 94C40 74 8 56 8 32C8 8 42 6 50 30C58 6 92 8 92 32C92 56 60 74 50 94Z",
    "D": "M50 4C60 24 72 38 86 50C72 62 60 76 50 96C40 76 28 62 14 50C28 38 40 24 50 4Z",
    "C": "M50 6A20 20 0 0 1 66 40A20 20 0 1 1 56 70C57 82 62 92 68 96H32C38 92 43 82 44 70A20 20 0 1 1 34 40"
    "A20 20 0 0 1 50 6Z",
}
_LATIN: Final = {
    "D": "M50 8A42 42 0 1 1 49.900 8ZM50 26A24 24 0 1 0 50.100 26ZM50 38A12 12 0 1 1 49.900 38Z",
    "C": "M18 10H82C82 40 70 56 58 60V76H74V92H26V76H42V60C30 56 18 40 18 10Z",
    "B": "M40 8H60V26L72 34L60 40V60L70 68L60 74V92H40V70L28 62L40 56V34L30 28L40 22Z",
    "S": "M46 6H54L58 62H76V70H57V80L62 90H38L43 80V70H24V62H42Z",
}
_INKS: Final = {"S": "#241c17", "H": "#a32a20", "D": "#a32a20", "C": "#241c17"}
_FOUR_INKS: Final = {**_INKS, "D": "#1d5a9c", "C": "#1f6b3d"}
_LATIN_INKS: Final = {"D": "#9a6a0c", "C": "#a32a20", "B": "#2b6640", "S": "#25477f"}
_TRUMPS: Final = {"AN": "☥", "MO": "◉", "SO": "☉", "LU": "☾", "BE": "⚄", "MA": "✶", "EX": "✶"}


def face(deck: str, code: str, *, four_colour: bool = False) -> str:
    """Return a face as SVG text; raise `KeyError` for a deck that does not exist."""
    width, height = SIZES[deck]
    suit, rank, ink = _read(deck, code, four_colour=four_colour)
    mark = (_FRENCH if deck == "french-tarot" else _LATIN).get(suit, "")
    small = "".join(_mark(mark, ink, x, 62, 44) for x in (12, width - 56))
    index = "".join(_text(rank, x, 52, 50, ink) for x in (34, width - 34))
    side = width * 0.46
    middle = _mark(mark, ink, (width - side) / 2, height / 2 - side / 2 + 18, side) or _text(
        rank, width / 2, height / 2 + 50, 92, ink
    )
    ground = "#f8f0dd" if mark else "#efe0b8"
    inner = f'x="7" y="7" width="{width - 14}" height="{height - 14}"'
    frame = f'<rect {inner} fill="none" stroke="#241c17" stroke-width="2"/>'
    return _svg(width, height, f'<rect width="100%" height="100%" fill="{ground}"/>{frame}{index}{small}{middle}')


def back(deck: str) -> str:
    """Return the back of a deck as SVG text."""
    width, height = SIZES[deck]
    ink = {"french-tarot": "#8d3026", "aluette": "#2c4f80", "tarocchino": "#2f6347"}[deck]
    lines = "".join(
        f'<path d="M{x - height} 0L{x} {height}M{x} 0L{x - height} {height}" stroke="#f8f0dd" stroke-width="2"/>'
        for x in range(0, width + height, 24)
    )
    ground = f'<rect x="10" y="10" width="{width - 20}" height="{height - 20}" fill="{ink}"/>'
    inner = f'{ground}<g opacity=".55">{lines}</g>'
    edge = f'<path d="M0 0H{width}V{height}H0ZM10 10V{height - 10}H{width - 10}V10Z" fill="#f8f0dd"/>'
    return _svg(width, height, inner + edge)


def _read(deck: str, code: str, *, four_colour: bool) -> tuple[str, str, str]:
    inks = _LATIN_INKS if deck != "french-tarot" else _FOUR_INKS if four_colour else _INKS
    if code in _TRUMPS:
        return "", _TRUMPS[code], "#5b3c06"
    if code[0] in inks and not (code[0] == "M" or code[0] == "T"):
        return code[0], code[1:], inks[code[0]]
    return "", code[1:] if code[0] == "T" else "M", "#5b3c06"


def _mark(path: str, ink: str, x: float, y: float, side: float) -> str:
    if not path:
        return ""
    place = f"translate({x:g} {y:g}) scale({side / 100:g})"
    return f'<path fill="{ink}" fill-rule="evenodd" transform="{place}" d="{path}"/>'


def _text(words: str, x: float, y: float, size: int, ink: str) -> str:
    style = 'font-family="Palatino,Noto Serif,Georgia,serif" font-weight="700" text-anchor="middle"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{ink}" {style}>{escape(words)}</text>'


def _svg(width: int, height: int, content: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{content}</svg>'
