"""What a view of French Tarot means for the seat that has to play a card."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cardavia.bots.thumb.french_tarot.weighing import of_suit, trumps_of
from cardavia.cards import SEATS, Seat
from cardavia.games.french_tarot.deck import DECK, PLAIN_SUITS, Suit, TarotCard
from cardavia.games.french_tarot.play import lead_of
from cardavia.games.french_tarot.view import FrenchTarotView

LAST_TRICK: Final = 18


@dataclass(frozen=True)
class Situation:
    """A seat that has to play: what it sees, and the cards that may be played (in deck order)."""

    view: FrenchTarotView
    seat: Seat
    taker: Seat
    playable: tuple[TarotCard, ...]

    @property
    def is_taker(self) -> bool:
        """Whether this seat plays alone."""
        return self.seat == self.taker

    @property
    def leads(self) -> bool:
        """Whether the trick is empty."""
        return not self.view.trick

    @property
    def is_last(self) -> bool:
        """Whether nobody plays after this seat."""
        return len(self.view.trick) == len(SEATS) - 1

    @property
    def number(self) -> int:
        """The trick's number, from 1."""
        return len(self.view.tricks) + 1

    @cached_property
    def trumps(self) -> tuple[TarotCard, ...]:
        """The trumps in the hand, the highest first."""
        return trumps_of(self.view.hand)

    @cached_property
    def plain(self) -> tuple[TarotCard, ...]:
        """The playable cards that are neither trumps nor the Excuse."""
        return tuple(card for card in self.playable if card.is_plain)

    @cached_property
    def excuse(self) -> TarotCard | None:
        """The Excuse, if it may be played."""
        return next((card for card in self.playable if card.is_excuse), None)

    @cached_property
    def unseen(self) -> tuple[TarotCard, ...]:
        """The cards that others may hold or that lie hidden."""
        played = [card for trick in self.view.tricks for card in trick.cards]
        lying = [card for _, card in self.view.trick]
        return DECK.rest(self.view.hand, played, lying, self.view.ecart or (), self.view.aside or ())

    @cached_property
    def unseen_trumps(self) -> tuple[TarotCard, ...]:
        """The trumps among the unseen cards, the highest first."""
        return trumps_of(self.unseen)

    @cached_property
    def petit_is_out(self) -> bool:
        """Whether somebody else may still hold the Petit."""
        return any(card.is_petit for card in self.unseen_trumps)

    @cached_property
    def winning(self) -> tuple[Seat, TarotCard] | None:
        """Who would take the trick as it lies, and with which card; `None` before a card that can."""
        lead = lead_of(tuple(card for _, card in self.view.trick))
        if lead is None:
            return None
        rows = [(seat, card) for seat, card in self.view.trick if not card.is_excuse]
        trumped = [row for row in rows if row[1].is_trump]
        of_lead = [row for row in rows if row[1].suit is rows[0][1].suit]
        return max(trumped or of_lead, key=lambda row: row[1].strength)

    @cached_property
    def winners(self) -> tuple[TarotCard, ...]:
        """The playable cards that would take the trick as it lies, the cheapest first."""
        if self.winning is None:
            return tuple(card for card in self.playable if not card.is_excuse)
        best = self.winning[1]
        found = [card for card in self.playable if _beats(card, best)]
        return tuple(sorted(found, key=lambda card: card.strength))

    @property
    def taker_has_played(self) -> bool:
        """Whether the taker's card of this trick lies on the table."""
        return any(seat == self.taker for seat, _ in self.view.trick)

    @property
    def is_ours(self) -> bool:
        """Whether the trick as it lies goes to this seat's side."""
        return self.winning is not None and (self.winning[0] == self.taker) == self.is_taker

    @cached_property
    def voids(self) -> dict[Seat, frozenset[Suit]]:
        """The suits, trumps among them, that each seat has shown not to hold."""
        found: dict[Seat, frozenset[Suit]] = dict.fromkeys(SEATS, frozenset())
        for trick in self.view.tricks:
            led = next(card.suit for card in trick.cards if card.suit is not None)
            for seat, card in trick.plays:
                if not card.is_excuse and card.suit is not led:
                    found[seat] |= {led} if card.is_trump else {led, Suit.TRUMPS}
        return found

    @cached_property
    def void_of_taker(self) -> frozenset[Suit]:
        """The plain suits in which the taker has shown a void."""
        return self.voids[self.taker].intersection(PLAIN_SUITS)

    @cached_property
    def led_by_taker(self) -> frozenset[Suit]:
        """The plain suits that the taker has led: his long ones."""
        led = (trick.cards[0].suit for trick in self.view.tricks if trick.leader == self.taker)
        return frozenset(suit for suit in led if suit in PLAIN_SUITS)

    def held(self, suit: Suit) -> tuple[TarotCard, ...]:
        """Return the cards of a suit in the hand, the highest first."""
        return of_suit(self.view.hand, suit)

    def is_master(self, card: TarotCard) -> bool:
        """Say whether no unseen card of its suit is higher."""
        return all(other.strength < card.strength for other in self.unseen if other.suit is card.suit)


def _beats(card: TarotCard, best: TarotCard) -> bool:
    if card.suit is best.suit:
        return card.strength > best.strength
    return card.is_trump and not best.is_trump


def cheapest(cards: tuple[TarotCard, ...]) -> TarotCard:
    """Return the card worth least, and of those the lowest."""
    return min(cards, key=lambda card: (card.points, card.strength, card.order))


def dearest(cards: tuple[TarotCard, ...]) -> TarotCard:
    """Return the card worth most, and of those the lowest."""
    return max(cards, key=lambda card: (card.points, -card.strength, -card.order))
