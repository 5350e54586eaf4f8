"""The cards of Tarocchino in order, and who cuts each."""

from cardavia.art.drawn import DrawnDeck
from cardavia.art.pen.block import Block
from cardavia.art.style import Style
from cardavia.art.tarocchino import courts, pips, trumps
from cardavia.art.tarocchino.back import cut_back
from cardavia.art.tarocchino.size import HEIGHT, WIDTH

SUITS = "DCBS"
PIPS = ("1", *map(str, range(6, 11)))
MOORS = tuple(f"M{number}" for number in range(1, 5))
NUMBERS = tuple(f"T{number}" for number in range(5, 17))
TRUMPS = ("BE", *MOORS, *NUMBERS, "LU", "SO", "MO", "AN")


def _cut(code: str, style: Style) -> Block:
    if code in courts.COURTS:
        return courts.cut(code, style.letters[courts.RANKS.index(code[1])])
    if code[0] in SUITS and code[1:] in PIPS:
        return pips.cut(code)
    return trumps.cut(code)


TAROCCHINO = DrawnDeck(
    "tarocchino",
    (*(suit + rank for suit in SUITS for rank in (*PIPS, *courts.RANKS)), *TRUMPS, "MA"),
    WIDTH,
    HEIGHT,
    courts.RANKS,
    _cut,
    cut_back,
)
"""The Tarocchino deck."""
