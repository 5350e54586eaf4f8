"""A card and a deck.

A card is known by its code, which is ASCII, free of any language, and never changes. There is one object
for each card of a deck, so cards are compared by identity; what a card is worth, and what it beats, is the
business of its game, which gives its cards further fields in a subclass.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import total_ordering
from types import MappingProxyType
from typing import Any, Generic, TypeVar


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One playing card: its code, and its place in the deck's order (from 0).

    Sorting cards sorts them in deck order.
    """

    code: str
    order: int

    def __lt__(self, other: "Card") -> bool:
        return self.order < other.order

    def __str__(self) -> str:
        return self.code

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: Any) -> "Card":
        return self


CardT = TypeVar("CardT", bound=Card)


class Deck(Generic[CardT]):
    """All the cards of a game, in their order.

    >>> deck = Deck([Card("S1", 0), Card("S2", 1)])
    >>> len(deck), str(deck["S2"]), "S3" in deck
    (2, 'S2', False)
    """

    def __init__(self, cards: Iterable[CardT]) -> None:
        """Take the cards in deck order; raise `ValueError` for a code that stands twice or an order that jumps."""
        self.cards: tuple[CardT, ...] = tuple(cards)
        self.by_code: Mapping[str, CardT] = MappingProxyType({card.code: card for card in self.cards})
        if len(self.by_code) != len(self.cards):
            raise ValueError("a deck holds each card once: give every card a code of its own")
        if [card.order for card in self.cards] != list(range(len(self.cards))):
            raise ValueError("the cards of a deck are numbered 0, 1, 2, ... in `order`")

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[CardT]:
        return iter(self.cards)

    def __contains__(self, code: object) -> bool:
        return code in self.by_code

    def __getitem__(self, code: str) -> CardT:
        """Return the card of this code; raise `KeyError` when the deck has no such card."""
        return self.by_code[code]

    def read(self, codes: str) -> tuple[CardT, ...]:
        """Return the cards of codes written with spaces between them; raise `KeyError` for an unknown one."""
        return tuple(self.by_code[code] for code in codes.split())

    def rest(self, *parts: Iterable[CardT]) -> tuple[CardT, ...]:
        """Return the cards of the deck that are in none of the parts, in deck order."""
        gone = {card for part in parts for card in part}
        return tuple(card for card in self.cards if card not in gone)
