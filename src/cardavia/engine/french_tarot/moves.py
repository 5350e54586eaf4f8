"""Which cards the search tries, and in what order."""

from typing import Final

from cardavia.engine.bits import lowest, natural
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.desk import RUN_FEET, RUNS
from cardavia.engine.french_tarot.desk import LIST, MOVES
from cardavia.engine.french_tarot.layout import (
    BEST,
    COUNT,
    COURTS,
    EXCUSE,
    FRAME,
    LED,
    SUIT,
    TOP,
    TRICK,
    TURN,
    WEIGHT,
    WHO,
)
from cardavia.engine.french_tarot.twin import legal
from cardavia.engine.ordering import insert

_FIRST: Final = 1 << 20
"""Added to the score of the card remembered from an earlier search."""


@inlined
def offer(w: Cells, at: int, hint: int) -> int:
    """Write the list of cards worth trying, best first, and return their number.

    Of equal neighbours only the lowest is tried.
    """
    at = natural(at)
    plain, trumps = legal(w, at)
    alive_plain, alive_trumps = in_play(w, at)
    start = natural(list_at(at))
    number = _list_plain(w, start, plain, alive_plain)
    number = _list_trumps(w, start, number, trumps, alive_trumps)
    if number > 1:
        _sort(w, at, start, number, hint)
    return number


@inlined
def list_at(at: int) -> int:
    """Return where the list of the frame at `at` begins."""
    return MOVES + (at - TRICK) // FRAME * LIST


@inlined
def in_play(w: Cells, at: int) -> tuple[int, int]:
    """Return the cards that can still part neighbours: those in the hands, and the one winning the trick."""
    plain = w[0] | w[2] | w[4] | w[6]
    if w[at + TOP] == 0 and w[at + BEST] >= 0:
        plain |= 1 << w[at + BEST]
    return plain, w[1] | w[3] | w[5] | w[7] | 1 << w[at + TOP]


@compiled
def parted(alive: int, low: int, high: int) -> bool:
    """Say whether a card of this mask lies between two."""
    return alive >> (low + 1) & ((1 << (high - low - 1)) - 1) != 0


@compiled
def are_equal(plain: int, trumps: int, low: int, high: int) -> bool:
    """Say whether two cards of one hand are equal: in points, and with none of these cards between them."""
    if WEIGHT[low] != WEIGHT[high] or low == EXCUSE or (low < EXCUSE) != (high < EXCUSE):
        return False
    if low > EXCUSE:
        return not parted(trumps, low - EXCUSE, high - EXCUSE)
    return low >> 4 == high >> 4 and not parted(plain, low, high)


@inlined
def _list_plain(w: Cells, start: int, plain: int, alive: int) -> int:
    number = 0
    last = -1
    foot = -1
    w[RUNS] = 0
    w[RUN_FEET] = 0
    while plain:
        card = lowest(plain)
        plain &= plain - 1
        if last >= 0 and last >> 4 == card >> 4 and card & 15 < COURTS and not parted(alive, last, card):
            w[RUNS] |= 1 << card | 1 << foot
            w[RUN_FEET] |= 1 << foot
        else:
            foot = card
            w[start + number] = card
            number += 1
        last = card
    return number


@inlined
def _list_trumps(w: Cells, start: int, number: int, trumps: int, alive: int) -> int:
    last = 0
    while trumps:
        trump = lowest(trumps)
        trumps &= trumps - 1
        if last < 2 or trump == 21 or parted(alive, last, trump):
            w[start + number] = EXCUSE + trump
            number += 1
        last = trump
    return number


@compiled
def _sort(w: Cells, at: int, start: int, number: int, hint: int) -> None:
    for place in range(start, start + number):
        card = w[place]
        entry = merit(w, at, card) << 7 | card
        if card == hint:
            entry += _FIRST
        insert(w, start, place, entry)


@compiled
def merit(w: Cells, at: int, card: int) -> int:
    """Return how promising a card looks; the order of the search, never its result, depends on it."""
    seat = natural(w[at + TURN])
    friendly = (w[at + WHO] == 0) == (seat == 0)
    if card == EXCUSE:
        return 5 if w[at + COUNT] == 0 or friendly else 38
    halves = WEIGHT[card] & 255
    if w[at + COUNT] == 0:
        return _merit_of_lead(w, seat, card, halves)
    wins = takes_over(w, at, card)
    if w[at + COUNT] == 3:
        if wins:
            return 60 + halves - (max(card - EXCUSE, 0) >> 2)
        return 50 + halves if friendly else 50 - halves
    if wins:
        return 45 + halves if is_master(w, card) else 30 - halves
    return 30 + halves if friendly else 35 - halves


@compiled
def _merit_of_lead(w: Cells, seat: int, card: int, halves: int) -> int:
    if card > EXCUSE:
        return 35 if is_master(w, card) else 15 - halves
    suit = SUIT << (card & 48)
    if seat == 0:
        for other in range(1, 4):
            if w[2 * other] & suit == 0 and w[2 * other + 1] > 1:
                return 20 - halves
    elif w[0] & suit == 0:
        return 20 - halves if w[1] > 1 else 42 + halves
    return 40 + halves if is_master(w, card) else 20 - halves


@compiled
def takes_over(w: Cells, at: int, card: int) -> bool:
    """Say whether this card would be winning the trick."""
    if card > EXCUSE:
        return card - EXCUSE > w[at + TOP]
    if w[at + LED] < 0:
        return True
    return w[at + TOP] == 0 and card >> 4 == w[at + LED] and card > w[at + BEST]


@compiled
def is_master(w: Cells, card: int) -> bool:
    """Say whether no hand holds a higher card of its suit."""
    if card > EXCUSE:
        return (w[1] | w[3] | w[5] | w[7]) >> (card - EXCUSE + 1) == 0
    suit = SUIT << (card & 48)
    return ((w[0] | w[2] | w[4] | w[6]) & suit) >> (card + 1) == 0
