"""Rules of thumb before the first card of Tarocchino: the dealer's discard, and whether to declare."""

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cardavia.bots.thumb.book import Book
from cardavia.bots.thumb.tarocchino.worth import worth
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.dealing import DiscardCards
from cardavia.games.tarocchino.deck import PLAIN_SUITS, TarocchinoCard
from cardavia.games.tarocchino.declarations import Answer, Declaration, Declare
from cardavia.games.tarocchino.house_rules import TarocchinoHouseRules
from cardavia.rules import Action, Pick

WORTH_SHOWING: Final = 20
VOID: Final = 12
TRUMP: Final = 3
SAVED: Final = 0.15
"""How much of a card's worth is saved by laying it aside: it might have come home in a trick as well."""


@dataclass(frozen=True, slots=True)
class Discarding:
    """The dealer's seventeen cards, and what may go."""

    hand: tuple[TarocchinoCard, ...]
    pick: Pick
    house_rules: TarocchinoHouseRules

    def value(self, pair: tuple[TarocchinoCard, ...]) -> tuple[float, int]:
        """Return what laying a pair aside is worth: what it saves, what opens, the void it makes."""
        kept = [card for card in self.hand if card not in pair]
        opening = find(kept, self.house_rules).total
        voids = sum(not any(card.suit is suit for card in kept) for suit in PLAIN_SUITS)
        trumps = sum(card.is_trump for card in pair)
        saved = SAVED * sum(map(worth, pair))
        return (saved + opening + VOID * voids - TRUMP * trumps, -sum(card.order for card in pair))


@dataclass(frozen=True, slots=True)
class Declaring:
    """What a hand may declare."""

    declaration: Declaration


DISCARD: Final[Book[Discarding]] = Book()
DECLARE: Final[Book[Declaring]] = Book()


@DISCARD.thumb("tarocchino.thumb.discard-figures")
def discard_figures(now: Discarding) -> Action | None:
    """Lay aside what is worth most: figures that are home so, a void, and the opening kept whole."""
    free = tuple(card for card in now.pick.cards if isinstance(card, TarocchinoCard))
    return DiscardCards(max(combinations(free, now.pick.size), key=now.value))


@DECLARE.thumb("tarocchino.thumb.declare")
def declare(now: Declaring) -> Action | None:
    """Declare twenty points or more, and less where it shows no lone contatore and no King."""
    found = now.declaration.combinations
    exposed = any(card.is_king or card.is_contatore for card in found.cards)
    if found.total >= WORTH_SHOWING or not exposed:
        return Declare(Answer.YES)
    return None


@DECLARE.thumb("tarocchino.thumb.hide")
def hide(_: Declaring) -> Action | None:
    """Hide a small sequence that would show the others a King or a contatore to attack."""
    return Declare(Answer.NO)
