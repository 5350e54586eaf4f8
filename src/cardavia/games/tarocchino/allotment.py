"""Allotting unseen cards to the places they may lie in: one way of many, found by a search that always ends.

Sets of cards are numbers here: bit n stands for the card of order n in the deck.

The search takes the card with the fewest places open to it and tries these in a random order that favours the
roomier place. A place that has to stay silent closes to every card that would make a combination there. Where a
group of places no longer finds enough cards (Hall's condition) the search goes back. Nothing that is possible is
left out: it fails only where there is no way, and every way has its chance.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final

from cardavia.cards import Stream
from cardavia.games.tarocchino.combinations import SMALLEST, SMALLEST_COMBINATIONS
from cardavia.games.tarocchino.deck import DECK, TarocchinoCard


def as_bits(cards: Iterable[TarocchinoCard]) -> int:
    """Return the set of these cards as a number."""
    return reduce(or_, (1 << card.order for card in cards), 0)


def as_cards(bits: int) -> tuple[TarocchinoCard, ...]:
    """Return the cards of a set, in deck order."""
    return tuple(card for card in DECK if bits >> card.order & 1)


@dataclass(frozen=True, slots=True)
class Place:
    """A hand, or the discards, while cards are allotted to it.

    `room` cards are still missing, out of those in `open`; `got` are those allotted. `silent` are all cards of a
    hand that must hold no combination beside those it has declared, `None` where that does not matter.
    """

    room: int
    open: int
    got: int = 0
    silent: int | None = None

    def plus(self, card: int) -> "Place":
        """Return the place with one card more, the number of a set of one."""
        if self.silent is None:
            return Place(self.room - 1, self.open & ~card, self.got | card)
        closing = card
        for pair in _PAIRS[card]:
            missing = pair & ~self.silent
            if missing & (missing - 1) == 0:
                closing |= missing
        return Place(self.room - 1, self.open & ~closing, self.got | card, self.silent | card)


def silent_place(room: int, open_to: int, known: int) -> Place:
    """Return a place that holds the `known` cards and must not come to hold a further combination."""
    closing = reduce(or_, (three & ~known for three in _SMALLEST if (three & known).bit_count() == SMALLEST - 1), 0)
    return Place(room, open_to & ~closing, silent=known)


def allot(cards: int, places: Sequence[Place], rng: Stream) -> tuple[Place, ...] | None:
    """Return the places with all the cards allotted, in the same order, or `None` where there is no way."""
    if sum(place.room for place in places) != cards.bit_count():
        return None
    return _allot(cards, tuple(places), rng)


def _allot(cards: int, places: tuple[Place, ...], rng: Stream) -> tuple[Place, ...] | None:
    if all(place.silent is None and cards & ~place.open == 0 for place in places if place.room):
        return _dealt(cards, places, rng)
    usable = [place.open & cards if place.room else 0 for place in places]
    if not _enough(usable, places):
        return None
    card = _most_constrained(cards, usable, rng)
    for at in _by_room([at for at, cards_of in enumerate(usable) if cards_of & card], places, rng):
        done = _allot(cards & ~card, (*places[:at], places[at].plus(card), *places[at + 1 :]), rng)
        if done is not None:
            return done
    return None


def _dealt(cards: int, places: tuple[Place, ...], rng: Stream) -> tuple[Place, ...]:
    """Return the places with all the cards dealt out, every way equally likely: each card may lie in each place."""
    singles = []
    while cards:
        singles.append(cards & -cards)
        cards &= cards - 1
    left = iter(rng.shuffled(singles))
    dealt = []
    for place in places:
        got = reduce(or_, (next(left) for _ in range(place.room)), 0)
        dealt.append(Place(0, place.open & ~got, place.got | got, place.silent))
    return tuple(dealt)


def _enough(usable: Sequence[int], places: Sequence[Place]) -> bool:
    """Say whether every group of places finds as many open cards as it has room."""
    groups = [(0, 0)]
    for cards, place in zip(usable, places, strict=True):
        for room, found in tuple(groups):
            more = (room + place.room, found | cards)
            if more[1].bit_count() < more[0]:
                return False
            groups.append(more)
    return True


def _most_constrained(cards: int, usable: Sequence[int], rng: Stream) -> int:
    """Return a random one of the cards with the fewest places."""
    at_least = [cards, *(0 for _ in usable)]
    for found in usable:
        for number in range(len(usable), 0, -1):
            at_least[number] |= at_least[number - 1] & found
    fewest = next(
        least & ~more for least, more in zip(at_least[1:], (*at_least[2:], 0), strict=True) if least & ~more
    )
    for _ in range(rng.below(fewest.bit_count())):
        fewest &= fewest - 1
    return fewest & -fewest


def _by_room(choices: list[int], places: Sequence[Place], rng: Stream) -> Iterator[int]:
    """Yield the chosen places in a random order, drawn with a lot for each card that a place has room for."""
    while choices:
        lots = [at for at in choices for _ in range(places[at].room)]
        at = lots[rng.below(len(lots))] if len(choices) > 1 else choices[0]
        choices.remove(at)
        yield at


_SMALLEST: Final = tuple(as_bits(cards) for cards in SMALLEST_COMBINATIONS)

_PAIRS: Final = {
    1 << card.order: [three & ~(1 << card.order) for three in _SMALLEST if three >> card.order & 1] for card in DECK
}
"""For each card the pairs that make a combination with it."""
