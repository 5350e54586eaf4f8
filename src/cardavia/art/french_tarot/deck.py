"""The cards of French Tarot in order, and who cuts each."""

from cardavia.art.drawn import DrawnDeck
from cardavia.art.french_tarot import pips
from cardavia.art.french_tarot.back import cut_back
from cardavia.art.french_tarot.size import HEIGHT, WIDTH
from cardavia.art.pen.block import Block
from cardavia.art.style import Style

SUITS = "SHDC"
PIPS = tuple(f"{suit}{count}" for suit in SUITS for count in range(1, 11))


def _cut(code: str, style: Style) -> Block:
    return pips.cut(code, style)


FRENCH_TAROT = DrawnDeck("french-tarot", PIPS, WIDTH, HEIGHT, _cut, cut_back)
"""The French Tarot deck."""
