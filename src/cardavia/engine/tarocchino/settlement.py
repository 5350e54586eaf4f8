"""The twin of Tarocchino's settlement: exchanges, card points, last trick, and the combinations of both piles.

Twins: tarocchino.settlement.*.
"""

from cardavia.engine.bits import lowest
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.tarocchino.combinations import combinations
from cardavia.engine.tarocchino.layout import (
    A_MATTO,
    DEALER_SIDE,
    DISCARDS,
    HALVES,
    LAST,
    LEAST_LOSS,
    MATTO_WENT,
    OPENING,
    PILE,
    PIPS,
    PRICE_ORDER,
    TRICK,
)
from cardavia.engine.tarocchino.twin import halves_in


@compiled
def settle(s: Cells) -> int:
    """Return the total of side 0 less that of side 1, once all tricks are played."""
    first, second = totals(s, TRICK)
    return first - second


@compiled
def totals(s: Cells, at: int) -> tuple[int, int]:
    """Return what the deal is worth to each side, for the frame at `at`: tarocchino.settlement.total."""
    first = s[at + PILE]
    second = s[at + PILE + 1]
    # tarocchino.dealing.discard-side, tarocchino.settlement.no-trick-discard
    own = first if s[DEALER_SIDE] == 0 else second
    if (s[DEALER_SIDE] == 0) == (own != 0):
        first |= s[DISCARDS]
    else:
        second |= s[DISCARDS]
    first, second = _exchanged(s, at, first, second)
    return _total(s, at, first, 0), _total(s, at, second, 1)


@compiled
def _total(s: Cells, at: int, cards: int, side: int) -> int:
    total = (halves_in(cards) >> 1) + combinations(s, cards) + s[OPENING + side]
    if s[at + LAST] == side:  # tarocchino.settlement.last-trick
        total += 6
    return total


@compiled
def _exchanged(s: Cells, at: int, first: int, second: int) -> tuple[int, int]:
    """Return both piles after the Matto has come home and was paid for: tarocchino.settlement.matto-kept."""
    went = s[at + MATTO_WENT] - 1
    player = went >> 1
    taker = went & 1
    if s[at + PILE + player] == 0:  # tarocchino.settlement.no-trick-matto
        player = taker
    price = 0
    if player != taker:
        tricks = s[at + PILE + player]
        price = price_of(s, tricks, (first if player == 0 else second) & ~tricks)
    if player == 0:
        return first & ~price | A_MATTO, second | price
    return first | price, second & ~price | A_MATTO


@compiled
def price_of(s: Cells, tricks: int, discards: int) -> int:
    """Return the card handed over for the Matto, as a mask: tarocchino.settlement.matto-price.

    The small cards of the tricks come first where there are any: they are part of no combination.
    """
    small = tricks & PIPS
    if small:
        return _first(small)
    candidates = _cheapest(tricks)
    other = _cheapest(discards)
    if other and HALVES[lowest(other)] < HALVES[lowest(candidates)]:
        candidates = other
    if s[LEAST_LOSS] == 0 or candidates & PIPS:
        return _first(candidates)
    return _least_missed(s, candidates, tricks | discards | A_MATTO)


@compiled
def _least_missed(s: Cells, candidates: int, cards: int) -> int:
    kept = -1
    price = 0
    while candidates:
        card = _first(candidates)
        candidates ^= card
        worth = combinations(s, cards & ~card)
        if worth > kept:
            kept = worth
            price = card
    return price


@compiled
def _cheapest(cards: int) -> int:
    """Return those of the cards that count least."""
    least = 10
    found = 0
    while cards:
        halves = HALVES[lowest(cards)]
        if halves < least:
            least = halves
            found = 0
        if halves == least:
            found |= cards & -cards
        cards &= cards - 1
    return found


@compiled
def _first(cards: int) -> int:
    """Return the first of the cards in the order in which they pay for the Matto, as a mask."""
    for place in range(len(PRICE_ORDER)):
        if cards >> PRICE_ORDER[place] & 1:
            return 1 << PRICE_ORDER[place]
    return 0
