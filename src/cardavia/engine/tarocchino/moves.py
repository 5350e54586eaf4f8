"""Which cards the search tries, and in what order."""

from typing import Final

from cardavia.engine.bits import lowest
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.desk import RUN_FEET, RUNS
from cardavia.engine.ordering import insert
from cardavia.engine.tarocchino.desk import LIST, MOVES
from cardavia.engine.tarocchino.layout import (
    ALL_MOORS,
    ALL_TRUMPS,
    BEST,
    COUNT,
    FRAME,
    HALVES,
    MATTO,
    NUMBERS,
    PIPS,
    RUN,
    SUIT,
    TRICK,
    TRUMPS,
    TURN,
    WHO,
)
from cardavia.engine.tarocchino.twin import legal, takes_over

_FIRST: Final = 1 << 20
"""Added to the entry of the card remembered from an earlier search."""


@inlined
def offer(w: Cells, at: int, hint: int) -> int:
    """Write the list of cards worth trying, best first, and return their number.

    Of equal neighbours only the lowest is tried, and only one Moor.
    """
    cards = legal(w, at)
    alive = in_play(w, at)
    equals = PIPS | NUMBERS & ~w[at + RUN]
    start = list_at(at)
    number = 0
    last = -1
    foot = -1
    w[RUNS] = 0
    w[RUN_FEET] = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if last >= 0 and are_equal(alive, equals, last, card):
            w[RUNS] |= (1 << card | 1 << foot) & PIPS
            w[RUN_FEET] |= 1 << foot & PIPS
        else:
            foot = card
            w[start + number] = card
            number += 1
        last = card
    if number > 1:
        _sort(w, at, start, number, hint)
    return number


@inlined
def list_at(at: int) -> int:
    """Return where the list of the frame at `at` begins."""
    return MOVES + (at - TRICK) // FRAME * LIST


@inlined
def in_play(w: Cells, at: int) -> int:
    """Return the cards that can still part neighbours: those in the hands, and the one winning the trick."""
    alive = w[0] | w[1] | w[2] | w[3]
    if w[at + BEST] >= 0:
        alive |= 1 << w[at + BEST]
    return alive


@inlined
def are_equal(alive: int, equals: int, low: int, high: int) -> bool:
    """Say whether two cards of a hand are equal: Moors, or cards of `equals` with no other card between them."""
    pair = 1 << low | 1 << high
    if pair & ALL_MOORS == pair:
        return True
    if pair & equals != pair or (high < TRUMPS and low // 10 != high // 10):
        return False
    return alive >> (low + 1) & ((1 << (high - low - 1)) - 1) == 0


@compiled
def _sort(w: Cells, at: int, start: int, number: int, hint: int) -> None:
    for place in range(start, start + number):
        card = w[place]
        entry = merit(w, at, card) << 6 | card
        if card == hint:
            entry += _FIRST
        insert(w, start, place, entry)


@compiled
def merit(w: Cells, at: int, card: int) -> int:
    """Return how promising a card looks; the order of the search, never its result, depends on it."""
    seat = w[at + TURN]
    friendly = (w[at + WHO] ^ seat) & 1 == 0
    if card == MATTO:
        return 5 if w[at + COUNT] == 0 or friendly else 38
    halves = HALVES[card]
    if w[at + COUNT] == 0:
        return _merit_of_lead(w, seat, card, halves)
    wins = takes_over(w, at, card)
    if w[at + COUNT] == 3:
        if wins and not friendly:
            return 60 + halves - (max(card - TRUMPS, 0) >> 2)
        return 50 + halves if friendly else 50 - halves
    if wins:
        return 45 + halves if is_master(w, card) else 30 - halves
    return 30 + halves if friendly else 35 - halves


@compiled
def _merit_of_lead(w: Cells, seat: int, card: int, halves: int) -> int:
    if card >= TRUMPS:
        return 35 if is_master(w, card) else 15 - halves
    suit = SUIT << 10 * (card // 10)
    for other in (seat + 1 & 3, seat + 3 & 3):
        if w[other] & suit == 0 and w[other] & ALL_TRUMPS:
            return 20 - halves
    return 40 + halves if is_master(w, card) else 20 - halves


@compiled
def is_master(w: Cells, card: int) -> bool:
    """Say whether no hand holds a higher card of its suit; the Moors count as one another's betters."""
    alive = w[0] | w[1] | w[2] | w[3]
    if card >= TRUMPS:
        return (alive & ALL_TRUMPS) >> (card + 1) == 0
    return (alive & SUIT << 10 * (card // 10)) >> (card + 1) == 0
