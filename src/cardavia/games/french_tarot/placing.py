"""Placing cards that may lie in several places: every way is counted, and one is drawn, all of them equally likely.

Cards that may go to the same places form a group. One group after the other is shared out over the places; for each
sum of rooms that can be left, the ways to come to it are counted. A draw walks back from "no room left" through the
sums it came by, each as likely as the ways behind it. So it never runs into a dead end, nor has to be repeated.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate, islice, pairwise
from math import comb, prod
from typing import Final, TypeAlias

from cardavia.cards import Stream
from cardavia.games.french_tarot.deck import Cards, TarotCard, in_order

Places: TypeAlias = tuple[int, ...]
"""Numbers of places, in ascending order."""

Rooms: TypeAlias = tuple[int, ...]
"""How many cards each place takes, by its number."""

# Rooms are packed into one integer, eight bits a place, so that one subtraction fills several at once. The highest
# bit of a place is its guard: it is set, and goes out exactly when more cards are put there than there is room for.
_BITS: Final = 8
_GUARD: Final = 1 << (_BITS - 1)
_WORD_BITS: Final = 64

Group: TypeAlias = tuple[Places, Cards]
Table: TypeAlias = dict[int, int]
"""By the packed rooms that are left: in how many ways one comes there."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A group, and each way to share it out: packed, with the number of ways in which that can be done."""

    cards: Cards
    shares: list[tuple[int, int]]


class Ways:
    """All the ways to place these cards so that every room is filled; `total` is their number."""

    def __init__(self, allowed: Mapping[TarotCard, Places], rooms: Rooms) -> None:
        """Take the places each card may go to, and the rooms."""
        self._rooms = rooms
        self._full = _packed((_GUARD,) * len(rooms))
        *earlier, self._last = _groups(allowed)
        self._steps = [_Step(cards, _shares(len(cards), places, rooms)) for places, cards in earlier]
        self._tables: list[Table] = [{self._full + _packed(rooms): 1}]
        for number, step in enumerate(self._steps, 1):
            later = (*earlier[number:], self._last)
            self._tables.append(self._fillable(self._with_group(step), later))
        fits = len(allowed) == sum(rooms)
        self._endings = self._with_last_group() if fits else []
        self.total = sum(ways for ways, _ in self._endings)
        self._known: dict[tuple[int, int], _Weighted] = {}

    def draw(self, rng: Stream) -> tuple[Cards, ...]:
        """Return the cards of each place, in deck order; raise `ValueError` when there is no way."""
        if not self.total:
            raise ValueError("these cards cannot be placed so")
        left = self._weighted(len(self._steps), 0).drawn(rng)
        shared = [(self._last[1], left - self._full)]
        for number in range(len(self._steps) - 1, -1, -1):
            share = self._weighted(number, left).drawn(rng)
            shared.append((self._steps[number].cards, share))
            left += share
        placed: list[list[TarotCard]] = [[] for _ in self._rooms]
        for cards, share in shared:
            mixed = iter(rng.shuffled(cards))
            for place, size in enumerate(self._unpacked(share)):
                placed[place].extend(islice(mixed, size))
        return tuple(in_order(cards) for cards in placed)

    def _weighted(self, number: int, left: int) -> "_Weighted":
        """Return the shares of this step that may have led here; of the last, the rooms it fills. Kept."""
        known = self._known.get((number, left))
        if known is None:
            if number == len(self._steps):
                known = _Weighted(self._endings)
            else:
                table = self._tables[number]
                shares = self._steps[number].shares
                known = _Weighted((ways * table.get(left + part, 0), part) for part, ways in shares)
            self._known[number, left] = known
        return known

    def _with_group(self, step: _Step) -> Table:
        """Return the ways to come to each sum of rooms once one more group is shared out."""
        table: Table = {}
        full = self._full
        for left, ways in self._tables[-1].items():
            for share, share_ways in step.shares:
                rest = left - share
                if rest & full == full:
                    table[rest] = table.get(rest, 0) + ways * share_ways
        return table

    def _fillable(self, table: Table, later: Iterable[Group]) -> Table:
        """Return the table without the rooms that the later groups have too few cards to fill."""
        full = self._full
        limit = full + _packed(
            tuple(
                sum(len(cards) for places, cards in later if place in places) for place in range(len(self._rooms))
            )
        )
        return {left: ways for left, ways in table.items() if (limit - (left ^ full)) & full == full}

    def _with_last_group(self) -> list[tuple[int, int]]:
        """Return each sum of rooms that the last group fills, after the ways for it in all."""
        table = self._fillable(self._tables[-1], [self._last])
        return [(ways * _orders(self._unpacked(left ^ self._full)), left) for left, ways in table.items()]

    def _unpacked(self, share: int) -> Iterator[int]:
        return (share >> (_BITS * place) & (_GUARD - 1) for place in range(len(self._rooms)))


class _Weighted:
    """Numbers to draw from, each as likely as its weight, which stands first."""

    def __init__(self, weighted: Iterable[tuple[int, int]]) -> None:
        pairs = [pair for pair in weighted if pair[0]]
        self._numbers = [number for _, number in pairs]
        self._sums = list(accumulate(weight for weight, _ in pairs))

    def drawn(self, rng: Stream) -> int:
        """Return one of the numbers; raise `ValueError` when there is none."""
        aim = below(rng, self._sums[-1] if self._sums else 0)
        return self._numbers[bisect_right(self._sums, aim)]


def drawn(weighted: Iterable[tuple[int, int]], rng: Stream) -> int:
    """Return one of the numbers, each as likely as its weight, which stands first; raise `ValueError` for none."""
    return _Weighted(weighted).drawn(rng)


def below(rng: Stream, bound: int) -> int:
    """Return a number below any bound, each as likely as the others to within one part in 2**64."""
    if bound <= 2**_WORD_BITS:
        return rng.below(bound)
    number = bits = 0
    while bits < bound.bit_length() + _WORD_BITS:
        number = number << _WORD_BITS | rng.below(2**_WORD_BITS)
        bits += _WORD_BITS
    return number * bound >> bits


def _groups(allowed: Mapping[TarotCard, Places]) -> list[Group]:
    """Return the cards by the places they may go to, the tightest first: that leaves fewer sums to work out."""
    found: dict[Places, list[TarotCard]] = {}
    for card, places in allowed.items():
        found.setdefault(places, []).append(card)
    order = sorted(found, key=lambda places: (len(places), len(found[places]), places))
    return [(places, in_order(found[places])) for places in order] or [((), ())]


def _shares(count: int, places: Places, rooms: Rooms) -> list[tuple[int, int]]:
    """Return how so many cards can be shared out over these places: each share packed, and its ways."""
    if not places:
        return [] if count else [(0, 1)]
    place, others = places[0], places[1:]
    most = min(count, rooms[place])
    least = max(0, count - sum(rooms[other] for other in others))
    return [
        ((here << (_BITS * place)) + there, comb(count, here) * ways)
        for here in range(least, most + 1)
        for there, ways in _shares(count - here, others, rooms)
    ]


def _orders(sizes: Iterable[int]) -> int:
    """Return in how many ways cards can be shared out in these sizes."""
    sums = list(accumulate(sizes))
    return prod(comb(reached, reached - before) for before, reached in pairwise((0, *sums)))


def _packed(rooms: Rooms) -> int:
    return sum(room << (_BITS * place) for place, room in enumerate(rooms))
