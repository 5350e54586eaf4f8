"""The 78 cards of French Tarot: their ranks, their points, and the three bouts.

Rules: tarot.deck.cards, tarot.deck.bouts, tarot.deck.rank, tarot.deck.points.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final, TypeAlias

from cardavia.cards import Card, Deck


class Suit(StrEnum):
    """The four plain suits and the trumps, in deck order."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    TRUMPS = "T"


PLAIN_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "D", "R")
"""What is printed on a plain card, lowest first: Valet, Cavalier, Dame and Roi are the court."""

TRUMPS: Final = 21
PETIT: Final = 1
HIGHEST_TRUMP: Final = TRUMPS
EXCUSE_CODE: Final = "EX"

BOUT_POINTS: Final = 9
_PLACE_IN_DECK: Final = attrgetter("order")
COURT_POINTS: Final = {"R": 9, "D": 7, "C": 5, "V": 3}
OTHER_POINTS: Final = 1


@dataclass(frozen=True, slots=True, eq=False)
class TarotCard(Card):
    """A card of French Tarot.

    `suit` is `None` for the Excuse alone. `strength` ranks the cards of one suit, and the trumps by their number;
    the Excuse has 0. `points` are half-points.
    """

    suit: Suit | None
    strength: int
    points: int
    is_trump: bool
    is_king: bool
    is_bout: bool
    is_petit: bool
    is_excuse: bool

    @property
    def is_plain(self) -> bool:
        """Whether it belongs to one of the four plain suits."""
        return self.suit is not None and not self.is_trump

    def __reduce__(self) -> tuple[Any, ...]:
        return _card, (self.code,)


Cards: TypeAlias = tuple[TarotCard, ...]


def _plain_card(order: int, suit: Suit, strength: int) -> TarotCard:
    rank = RANKS[strength - 1]
    return TarotCard(
        code=f"{suit}{rank}",
        order=order,
        suit=suit,
        strength=strength,
        points=COURT_POINTS.get(rank, OTHER_POINTS),
        is_trump=False,
        is_king=rank == "R",
        is_bout=False,
        is_petit=False,
        is_excuse=False,
    )


def _trump(order: int, number: int) -> TarotCard:
    is_bout = number in {PETIT, HIGHEST_TRUMP}
    return TarotCard(
        code=f"{Suit.TRUMPS}{number}",
        order=order,
        suit=Suit.TRUMPS,
        strength=number,
        points=BOUT_POINTS if is_bout else OTHER_POINTS,
        is_trump=True,
        is_king=False,
        is_bout=is_bout,
        is_petit=number == PETIT,
        is_excuse=False,
    )


def _excuse(order: int) -> TarotCard:
    return TarotCard(
        code=EXCUSE_CODE,
        order=order,
        suit=None,
        strength=0,
        points=BOUT_POINTS,
        is_trump=False,
        is_king=False,
        is_bout=True,
        is_petit=False,
        is_excuse=True,
    )


def _cards() -> Iterator[TarotCard]:
    order = 0
    for suit in PLAIN_SUITS:
        for strength in range(1, len(RANKS) + 1):
            yield _plain_card(order, suit, strength)
            order += 1
    for number in range(1, TRUMPS + 1):
        yield _trump(order, number)
        order += 1
    yield _excuse(order)


DECK: Final = Deck(_cards())
"""In order: S1-SR, H1-HR, D1-DR, C1-CR, T1-T21, EX."""

EXCUSE: Final = DECK[EXCUSE_CODE]
KINGS: Final[Cards] = tuple(card for card in DECK if card.is_king)
BOUTS: Final[Cards] = tuple(card for card in DECK if card.is_bout)


def half_points(cards: Iterable[TarotCard]) -> int:
    """Return what the cards are worth together, in half-points."""
    return sum(card.points for card in cards)


def among(card: TarotCard, cards: Iterable[TarotCard]) -> bool:
    """Say whether the card is one of these.

    There is one object for each card, so identity decides; `in` would ask every card for its opinion and takes
    several times as long.
    """
    for other in cards:  # noqa: SIM110 - `any` takes twice as long, and every play asks
        if other is card:
            return True
    return False


def in_order(cards: Iterable[TarotCard]) -> Cards:
    """Return the cards in deck order."""
    return tuple(sorted(cards, key=_PLACE_IN_DECK))


def _card(code: str) -> TarotCard:
    return DECK[code]
