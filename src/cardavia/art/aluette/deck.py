"""The cards of Aluette in order, and who cuts each."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardavia.art.aluette import aces, couple, courts, doubles, luettes, pips, riders
from cardavia.art.aluette.back import cut_back
from cardavia.art.aluette.size import HEIGHT, WIDTH
from cardavia.art.drawn import DrawnDeck
from cardavia.art.pen.block import Block
from cardavia.art.style import Style

SUITS = "DCBS"
PIPS = tuple(str(count) for count in range(1, 10))
RANKS = "VCR"


NAMED: Mapping[str, Callable[[], Block]] = MappingProxyType(
    {
        "D1": aces.coins,
        "C1": aces.cups,
        "B1": aces.batons,
        "S1": aces.swords,
        "D5": couple.cut,
        "D3": luettes.monsieur,
        "C3": luettes.madame,
        "D2": luettes.one_eyed,
        "C2": luettes.cow,
        "C9": doubles.great_nine,
        "D9": doubles.small_nine,
        "B2": doubles.oak_two,
        "S2": doubles.writ_two,
    }
)
"""The cards with a picture of their own."""


def _cut(code: str, style: Style) -> Block:
    if code in NAMED:
        return NAMED[code]()
    if code in riders.RIDERS:
        return riders.cut(code, style.letters[RANKS.index(code[1])])
    if code in courts.COURTS:
        return courts.cut(code, style.letters[RANKS.index(code[1])])
    return pips.cut(code)


ALUETTE = DrawnDeck(
    "aluette",
    tuple(suit + rank for suit in SUITS for rank in (*PIPS, *RANKS)),
    WIDTH,
    HEIGHT,
    RANKS,
    _cut,
    cut_back,
)
"""The Aluette deck."""
