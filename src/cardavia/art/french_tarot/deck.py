"""The cards of French Tarot in order, and who cuts each."""

from cardavia.art.drawn import DrawnDeck
from cardavia.art.french_tarot import courts, excuse, pips, trumps
from cardavia.art.french_tarot.back import cut_back
from cardavia.art.french_tarot.size import HEIGHT, WIDTH
from cardavia.art.pen.block import Block
from cardavia.art.style import Style

SUITS = "SHDC"
PIPS = tuple(str(count) for count in range(1, 11))


def _cut(code: str, style: Style) -> Block:
    if code == "EX":
        return excuse.cut()
    if code[0] == "T":
        return trumps.cut(code)
    if code[1:] in PIPS:
        return pips.cut(code, style)
    return courts.cut(code, style)


FRENCH_TAROT = DrawnDeck(
    "french-tarot",
    (*(suit + rank for suit in SUITS for rank in (*PIPS, *courts.RANKS)), *(f"T{n}" for n in trumps.TRUMPS), "EX"),
    WIDTH,
    HEIGHT,
    courts.RANKS,
    _cut,
    cut_back,
)
"""The French Tarot deck."""
