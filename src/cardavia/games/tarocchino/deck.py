"""The 62 cards of Tarocchino, their order, and what each of them counts.

Rules: tarocchino.deck.cards, tarocchino.deck.rank-long, tarocchino.deck.rank-round, tarocchino.deck.trumps,
tarocchino.deck.tarocchi, tarocchino.deck.points.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from typing import Any, Final

from cardavia.cards import Card, Deck


class Suit(StrEnum):
    """What can be led and followed: the four suits in deck order, and the trumps, which count as a suit."""

    COINS = "D"
    CUPS = "C"
    BATONS = "B"
    SWORDS = "S"
    TRUMPS = "T"


class Rank(StrEnum):
    """What is printed on the card of a plain suit, in deck order."""

    ACE = "1"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "F"
    KNIGHT = "C"
    QUEEN = "Q"
    KING = "R"


PLAIN_SUITS: Final = (Suit.COINS, Suit.CUPS, Suit.BATONS, Suit.SWORDS)

LONG_SUITS: Final = (Suit.BATONS, Suit.SWORDS)
"""The suits whose small cards rank by number; in the two others, the round ones, the smaller is the higher."""

_COURTS: Final = (Rank.JACK, Rank.KNIGHT, Rank.QUEEN, Rank.KING)
RANK_LONG: Final = (Rank.ACE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, *_COURTS)
RANK_ROUND: Final = (Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX, Rank.ACE, *_COURTS)
"""Lowest first, as all ranking tables here."""

ANGEL: Final = "AN"
WORLD: Final = "MO"
SUN: Final = "SO"
MOON: Final = "LU"
BEGATO: Final = "BE"
MATTO: Final = "MA"
MOORS: Final = ("M1", "M2", "M3", "M4")
NUMBERS: Final = tuple(f"T{number}" for number in range(5, 17))
TRUMPS: Final = (BEGATO, *MOORS, *NUMBERS, MOON, SUN, WORLD, ANGEL)
"""The twenty-one trumps in deck order: lowest first, the Moors side by side."""

TAROCCHI: Final = (ANGEL, WORLD, BEGATO, MATTO)
CONTATORI: Final = (BEGATO, MATTO)

_TOP_HALF_POINTS: Final = 9
_HALF_POINTS: Final = {Rank.KING: _TOP_HALF_POINTS, Rank.QUEEN: 7, Rank.KNIGHT: 5, Rank.JACK: 3}
ONE_POINT: Final = 1
"""The half-points of a 1-point card: 1 point less the half that every card counts less."""


@dataclass(frozen=True, slots=True, eq=False)
class TarocchinoCard(Card):
    """A card of Tarocchino. `points` are half-points, the half that every card counts less taken off.

    `suit` is `None` for the Matto alone, `rank` for all cards but those of the plain suits. The higher `strength`
    is the higher card of a suit; the four Moors share one.
    """

    suit: Suit | None
    rank: Rank | None
    strength: int
    points: int

    @property
    def is_trump(self) -> bool:
        """Whether the card is one of the twenty-one trumps. The Matto is none."""
        return self.suit is Suit.TRUMPS

    @property
    def is_moor(self) -> bool:
        """Whether the card is one of the four equal trumps below the 5."""
        return self.code in MOORS

    @property
    def is_tarocco(self) -> bool:
        """Whether the card is one of the four Tarocchi."""
        return self.code in TAROCCHI

    @property
    def is_contatore(self) -> bool:
        """Whether the card is the Begato or the Matto, which stand in for others in sequences."""
        return self.code in CONTATORI

    @property
    def is_matto(self) -> bool:
        """Whether the card is the Matto."""
        return self.suit is None

    @property
    def is_king(self) -> bool:
        """Whether the card is one of the four Kings."""
        return self.rank is Rank.KING

    @property
    def is_ace(self) -> bool:
        """Whether the card is one of the four Aces."""
        return self.rank is Rank.ACE

    def __reduce__(self) -> tuple[Any, ...]:
        # A card that comes back from a pickle must be the very object of the deck.
        return card_of, (self.code,)


def _cards() -> Iterator[TarocchinoCard]:
    orders = count()
    for suit in PLAIN_SUITS:
        ranking = RANK_LONG if suit in LONG_SUITS else RANK_ROUND
        for rank in Rank:
            points = _HALF_POINTS.get(rank, ONE_POINT)
            yield TarocchinoCard(suit + rank, next(orders), suit, rank, ranking.index(rank), points)
    levels = [code if code not in MOORS else MOORS[0] for code in TRUMPS]
    for code, level in zip(TRUMPS, levels, strict=True):
        points = _TOP_HALF_POINTS if code in TAROCCHI else ONE_POINT
        yield TarocchinoCard(code, next(orders), Suit.TRUMPS, None, levels.index(level), points)
    yield TarocchinoCard(MATTO, next(orders), None, None, 0, _TOP_HALF_POINTS)


DECK: Final[Deck[TarocchinoCard]] = Deck(_cards())
"""Deck order: coins, cups, batons, swords, each 1 6 7 8 9 10 F C Q R; then the trumps from the Begato over the
Moors and the numbers up to the Angel; the Matto last."""

THE_MATTO: Final = DECK[MATTO]


def card_of(code: str) -> TarocchinoCard:
    """Return the card of this code; raise `KeyError` when there is none."""
    return DECK[code]


def half_points(cards: Iterable[TarocchinoCard]) -> int:
    """Return what these cards count together, in half-points. The whole deck counts 87 points.

    >>> half_points(DECK)
    174
    """
    return sum(card.points for card in cards)
