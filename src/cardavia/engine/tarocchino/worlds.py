"""Worlds of a view drawn in compiled code, and how well they fit what the others have done.

A place is a cell of the state that unseen cards lie in: the hand of a seat, or the discards. Every allotment of the
unseen cards that is open to them may be drawn; one in which a declared hand holds more than it has shown is drawn
again.
"""

from typing import Final

from cardavia.engine.bits import lowest
from cardavia.engine.chance import below, one_of
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.tarocchino.combinations import combinations
from cardavia.engine.tarocchino.layout import A_MATTO, BEGATO, DISCARDS, REST, STATE, TRICK
from cardavia.engine.tarocchino.policy import KINGS, WORTH
from cardavia.engine.tarocchino.twin import halves_in

PLACE: Final = 4
"""The cells of a place:"""
WHERE: Final = 0
"""the cell of the state,"""
ROOM: Final = 1
"""how many unseen cards it takes,"""
OPEN: Final = 2
"""which cards may lie there, as a mask,"""
DECLARED: Final = 3
"""and the cards its hand has declared, beside which it holds no combination; 0 for none."""

_TRIES: Final = 200
_EXPOSING: Final = KINGS | A_MATTO | 1 << BEGATO
_WORTH_SHOWING: Final = 20


@compiled
def draw(start: Cells, places: Cells, unseen: int, chance: Cells, starts: Cells) -> None:
    """Fill `starts` with worlds before the first card.

    `start` is one such world: it stands in where none is found in so many tries, which hardly ever happens.
    """
    for world in range(len(starts) // STATE):
        found = False
        for _ in range(_TRIES):
            if allot(start, places, unseen, chance, starts, world * STATE):
                found = True
                break
        if not found:
            for cell in range(STATE):
                starts[world * STATE + cell] = start[cell]


@compiled
def allot(start: Cells, places: Cells, unseen: int, chance: Cells, starts: Cells, base: int) -> bool:
    """Write a world at `base`, the cards with the fewest places first; say whether it is possible."""
    for cell in range(STATE):
        starts[base + cell] = start[cell]
    one, two, three, four, rooms = 0, 0, 0, 0, 0
    for place in range(len(places) // PLACE):
        at = PLACE * place
        starts[base + places[at + WHERE]] &= ~unseen
        usable = unseen & places[at + OPEN]
        four |= three & usable
        three |= two & usable
        two |= one & usable
        one |= usable
        rooms |= places[at + ROOM] << 8 * place
    for group in (one & ~two, two & ~three, three & ~four, four):
        cards = group
        while cards:
            card = one_of(chance, cards)
            cards ^= 1 << card
            place = _lot(places, card, rooms, chance)
            if place < 0:
                return False
            rooms -= 1 << 8 * place
            starts[base + places[PLACE * place + WHERE]] |= 1 << card
    starts[base + TRICK + REST] += halves_in(start[DISCARDS]) - halves_in(starts[base + DISCARDS])
    return _keep_silent(start, places, starts, base)


@compiled
def _lot(places: Cells, card: int, rooms: int, chance: Cells) -> int:
    """Return a place open to this card, drawn with a lot for each card it has room for; -1 if there is none."""
    lots = 0
    for place in range(len(places) // PLACE):
        if places[PLACE * place + OPEN] >> card & 1:
            lots += rooms >> 8 * place & 255
    if lots == 0:
        return -1
    lot = below(chance, lots)
    for place in range(len(places) // PLACE):
        if places[PLACE * place + OPEN] >> card & 1:
            lot -= rooms >> 8 * place & 255
            if lot < 0:
                return place
    return -1


@compiled
def _keep_silent(start: Cells, places: Cells, starts: Cells, base: int) -> bool:
    """Say whether each declared hand holds no combination but what it has shown."""
    for place in range(len(places) // PLACE):
        shown = places[PLACE * place + DECLARED]
        if shown:
            hand = starts[base + places[PLACE * place + WHERE]]
            if combinations(start, hand) != combinations(start, shown):
                return False
    return True


@compiled
def hidden(starts: Cells, passed: int, found: Cells) -> None:
    """Write for each of these worlds how many seats of the mask `passed` the rules of thumb would let declare."""
    for world in range(len(found)):
        found[world] = 0
        for seat in range(4):
            if passed >> seat & 1:
                found[world] += declares(starts, world * STATE, seat)


@compiled
def laid_aside(starts: Cells, found: Cells) -> None:
    """Write for each of these worlds what its discards are worth."""
    for world in range(len(found)):
        found[world] = 0
        cards = starts[world * STATE + DISCARDS]
        while cards:
            found[world] += WORTH[lowest(cards)]
            cards &= cards - 1


@compiled
def declares(starts: Cells, base: int, seat: int) -> bool:
    """Say whether the rules of thumb declare this hand: if it scores much, or exposes no King and no contatore."""
    total = combinations(starts, starts[base + seat])
    if total >= _WORTH_SHOWING:
        return True
    return total > 0 and combinations(starts, starts[base + seat] & ~_EXPOSING) == total
