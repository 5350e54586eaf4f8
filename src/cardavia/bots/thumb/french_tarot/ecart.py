"""Rules of thumb for the ecart: empty short suits without a King, save endangered honours."""

from dataclasses import dataclass
from itertools import chain
from typing import Final

from cardavia.bots.thumb.book import Book
from cardavia.bots.thumb.french_tarot.weighing import of_suit, trumps_of
from cardavia.games.french_tarot.chien import ECART_SIZE, Discard
from cardavia.games.french_tarot.deck import PLAIN_SUITS, TarotCard
from cardavia.rules import Action, Pick

LONGEST_TO_EMPTY: Final = 5
MANY_TRUMPS: Final = 8
VERY_MANY_TRUMPS: Final = 11


@dataclass(frozen=True, slots=True)
class Choosing:
    """The taker's 24 cards, and what may go."""

    hand: tuple[TarotCard, ...]
    pick: Pick

    @property
    def free(self) -> tuple[TarotCard, ...]:
        """The cards that may go."""
        return tuple(card for card in self.pick.cards if isinstance(card, TarotCard))

    @property
    def voids(self) -> int:
        """How many suits to empty at most: one with few trumps, three with very many."""
        trumps = len(trumps_of(self.hand))
        return 1 + (trumps >= MANY_TRUMPS) + (trumps >= VERY_MANY_TRUMPS)

    @property
    def shortest(self) -> list[tuple[TarotCard, ...]]:
        """The suits without a King that may be emptied whole, the best to empty first."""
        suits = [of_suit(self.hand, suit) for suit in PLAIN_SUITS]
        emptied = [held for held in suits if held and not held[0].is_king and len(held) <= LONGEST_TO_EMPTY]
        return sorted(emptied, key=lambda held: (len(held), -sum(card.points for card in held)))


ECART: Final[Book[Choosing]] = Book()


@ECART.thumb("tarot.thumb.ecart-forced")
def forced(now: Choosing) -> Action | None:
    """Lay the lowest trumps when the plain cards that may go are too few."""
    if not now.pick.must:
        return None
    must = [card for card in now.free if card in now.pick.must]
    trumps = sorted((card for card in now.free if card not in must), key=lambda card: card.strength)
    return Discard(tuple((must + trumps)[:ECART_SIZE]))


@ECART.thumb("tarot.thumb.ecart-void")
def void(now: Choosing) -> Action | None:
    """Empty the shortest suits without a King, then save the honours most likely to be caught."""
    gone: list[TarotCard] = []
    for held in now.shortest[: now.voids]:
        if len(gone) + len(held) <= ECART_SIZE:
            gone += held
    rest = [card for card in now.free if card not in gone]
    lengths = {suit: len(of_suit(now.hand, suit)) for suit in PLAIN_SUITS}
    kings = {card.suit for card in now.hand if card.is_king}
    rest.sort(key=lambda card: _keeping(card, lengths.get(card.suit or PLAIN_SUITS[0], 0), card.suit in kings))
    return Discard(tuple(sorted(chain(gone, rest[: ECART_SIZE - len(gone)]))))


def _keeping(card: TarotCard, length: int, has_king: bool) -> tuple[int, int]:  # noqa: FBT001 - of the card's suit
    """Return how much a card is to be kept: endangered honours go first, long suits and guards of a King stay."""
    endangered = card.points > 1 and not has_king and length <= LONGEST_TO_EMPTY
    return (0 if endangered else 1 + length + 2 * has_king, -card.points)
