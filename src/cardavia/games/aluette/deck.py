"""The 48 cards of Aluette, and which of them beats which.

Rules: aluette.deck.cards, aluette.deck.rank.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from cardavia.cards import Card, Deck


class Suit(StrEnum):
    """The four suits, in deck order. A suit never decides which card is higher."""

    COINS = "D"
    CUPS = "C"
    BATONS = "B"
    SWORDS = "S"


class Rank(StrEnum):
    """What is printed on a card, in deck order. There is no 10."""

    ACE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    VALET = "V"
    CAVALIERE = "C"
    ROI = "R"


class Name(StrEnum):
    """The eight cards that have a name of their own, highest first: four luettes, then four doubles."""

    MONSIEUR = "monsieur"
    MADAME = "madame"
    BORGNE = "borgne"
    VACHE = "vache"
    GRAND_NEUF = "grand-neuf"
    PETIT_NEUF = "petit-neuf"
    DEUX_DE_CHENE = "deux-de-chene"
    DEUX_D_ECRIT = "deux-d-ecrit"


class Family(StrEnum):
    """The traditional families of cards: for pages and advice, never for scoring."""

    LUETTE = "luette"
    DOUBLE = "double"
    MIDDLE = "middle"
    SMALL = "small"


NAMED: Final[dict[str, tuple[Name, int]]] = {
    "D3": (Name.MONSIEUR, 19),
    "C3": (Name.MADAME, 18),
    "D2": (Name.BORGNE, 17),
    "C2": (Name.VACHE, 16),
    "C9": (Name.GRAND_NEUF, 15),
    "D9": (Name.PETIT_NEUF, 14),
    "B2": (Name.DEUX_DE_CHENE, 13),
    "S2": (Name.DEUX_D_ECRIT, 12),
}
"""The named cards, each alone on its level."""

LEVELS: Final[dict[Rank, int]] = {
    Rank.ACE: 11,
    Rank.ROI: 10,
    Rank.CAVALIERE: 9,
    Rank.VALET: 8,
    Rank.NINE: 7,
    Rank.EIGHT: 6,
    Rank.SEVEN: 5,
    Rank.SIX: 4,
    Rank.FIVE: 3,
    Rank.FOUR: 2,
    Rank.THREE: 1,
}
"""The level of all cards without a name: those of one rank are equal."""

LOWEST_MIDDLE: Final = LEVELS[Rank.VALET]
LOWEST_DOUBLE: Final = NAMED["S2"][1]
LOWEST_LUETTE: Final = NAMED["C2"][1]


@dataclass(frozen=True, slots=True, eq=False)
class AluetteCard(Card):
    """A card of Aluette. The higher `level` (19 to 1) is the higher card; cards of one level are equal."""

    suit: Suit
    rank: Rank
    level: int
    name: Name | None

    @property
    def family(self) -> Family:
        """The traditional family of the card."""
        if self.level >= LOWEST_LUETTE:
            return Family.LUETTE
        if self.level >= LOWEST_DOUBLE:
            return Family.DOUBLE
        return Family.MIDDLE if self.level >= LOWEST_MIDDLE else Family.SMALL

    def __reduce__(self) -> tuple[Any, ...]:
        # A card that comes back from a pickle must be the very object of the deck.
        return card_of, (self.code,)


def _cards() -> Iterator[AluetteCard]:
    codes = [(suit, rank) for suit in Suit for rank in Rank]
    for order, (suit, rank) in enumerate(codes):
        code = suit.value + rank.value
        if code in NAMED:
            name, level = NAMED[code]
            yield AluetteCard(code, order, suit, rank, level, name)
        else:
            yield AluetteCard(code, order, suit, rank, LEVELS[rank], None)


DECK: Final[Deck[AluetteCard]] = Deck(_cards())
"""The deck, in deck order: coins, cups, batons, swords, each from the Ace to the 9, Valet, Cavaliere, Roi."""


def card_of(code: str) -> AluetteCard:
    """Return the card of this code; raise `KeyError` when there is none."""
    return DECK[code]
