"""What a hand is worth to a bidder, as the book of rules of thumb counts it, for masks.

`cardavia.bots.thumb.french_tarot.weighing` is the definition; a test binds the two.
"""

from typing import Final

from cardavia.engine.bits import count
from cardavia.engine.compiler import cells_of, compiled
from cardavia.engine.french_tarot.layout import SUIT

_LENGTH: Final = cells_of((0, 0, 0, 0, 0, 5, 7, 9, 9, 9, 9, 9, 9, 9, 9))
_PETIT: Final = cells_of((0, 0, 0, 0, 0, 5, 7, 9))
_BIG: Final = 16


@compiled
def worth_of(plain: int, trumps: int) -> int:
    """Return the count of a hand."""
    worth = _of_trumps(trumps)
    for lane in range(0, 64, 16):
        held = plain >> lane & SUIT
        courts = held >> 10
        if courts & 12 == 12:
            worth += 10
        else:
            worth += 6 * (courts >> 3 & 1) + 3 * (courts >> 2 & 1)
        worth += 2 * (courts >> 1 & 1) + (courts & 1) + _LENGTH[count(held)]
    return worth


@compiled
def _of_trumps(trumps: int) -> int:
    length = count(trumps)
    big = trumps >> _BIG
    touching = count(big & (big << 1 | big >> 1))
    worth = 10 * (trumps >> 21 & 1) + 8 * (trumps & 1) + 2 * count(big) + touching
    if length >= 5:
        worth += 2 * length
        if trumps & 2:
            worth += _PETIT[min(length, 7)]
    return worth


@compiled
def distribution_of(plain: int) -> int:
    """Return what short suits add where the chien is not taken."""
    added = 0
    for lane in range(0, 64, 16):
        held = count(plain >> lane & SUIT)
        if held == 0:
            added += 6
        elif held == 1:
            added += 3
    return added
