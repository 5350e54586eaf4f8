"""The ecart by rules of thumb: empty short suits without a King, save endangered honours.

`cardavia.bots.thumb.french_tarot.ecart` is the definition; a test binds the two.
"""

from typing import Final

from cardavia.engine.bits import count, lowest
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import LANES, SUIT, WEIGHT
from cardavia.engine.french_tarot.twin import halves_in

SIZE: Final = 6
LONGEST: Final = 5
MANY: Final = 8
VERY_MANY: Final = 11
_KINGS: Final = LANES << 13
_MAY_GO: Final = (1 << 21) - 4
"""The trumps that may go where plain cards are too few: none of the bouts."""


@compiled
def lay_ecart(plain: int, trumps: int, laid: Cells) -> None:
    """Write the ecart of a hand of 24 as two masks."""
    free = plain & ~_KINGS
    if count(free) < SIZE:
        laid[0] = free
        laid[1] = 0
        trumps &= _MAY_GO
        while count(laid[0]) + count(laid[1]) < SIZE:
            laid[1] |= trumps & -trumps
            trumps &= trumps - 1
        return
    gone = _emptied(plain, count(trumps & ~1))
    while count(gone) < SIZE:
        gone |= 1 << _next_to_go(plain, free & ~gone)
    laid[0] = gone
    laid[1] = 0


@compiled
def _emptied(plain: int, trumps: int) -> int:
    """Return the suits to empty whole: the shortest without a King, the dearest of them first."""
    gone = 0
    tried = 0
    for _ in range(1 + (trumps >= MANY) + (trumps >= VERY_MANY)):
        best = 1 << 20
        suit = -1
        for other in range(4):
            held = plain >> 16 * other & SUIT
            if tried >> other & 1 or held == 0 or held >> 13 or count(held) > LONGEST:
                continue
            cost = 100 * count(held) - _halves_of(held)
            if cost < best:
                best = cost
                suit = other
        if suit < 0:
            return gone
        tried |= 1 << suit
        held = plain & SUIT << 16 * suit
        if count(gone) + count(held) <= SIZE:
            gone |= held
    return gone


@compiled
def _halves_of(held: int) -> int:
    halves = 0
    while held:
        halves += WEIGHT[lowest(held)] & 255
        held &= held - 1
    return halves


@compiled
def _next_to_go(plain: int, free: int) -> int:
    """Return the card to lay aside next: endangered honours go first, long suits and guards of a King stay."""
    found = -1
    least = 1 << 20
    while free:
        card = lowest(free)
        free &= free - 1
        halves = WEIGHT[card] & 255
        held = plain >> (card & 48) & SUIT
        length = count(held)
        king = held >> 13
        keeping = 0 if halves > 1 and king == 0 and length <= LONGEST else 1 + length + 2 * king
        cost = 16 * keeping - halves
        if cost < least:
            least = cost
            found = card
    return found


@compiled
def points_of(plain: int, trumps: int) -> tuple[int, int]:
    """Return the points of six cards set apart, in whole points, and the bouts among them."""
    return halves_in(plain, trumps) >> 1, count(trumps & (1 << 21 | 3))
