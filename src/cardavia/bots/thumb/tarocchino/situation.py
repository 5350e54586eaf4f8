"""What a view of Tarocchino means for the seat that has to play a card."""

from dataclasses import dataclass
from functools import cached_property

from cardavia.bots.thumb.tarocchino.worth import worth
from cardavia.cards import SEATS, Seat, side_of
from cardavia.games.tarocchino.deck import DECK, Suit, TarocchinoCard
from cardavia.games.tarocchino.play import lacking, suit_led, winning
from cardavia.games.tarocchino.view import TarocchinoView


@dataclass(frozen=True)
class Situation:
    """A seat that has to play: what it sees, and the cards that may be played (in deck order)."""

    view: TarocchinoView
    seat: Seat
    playable: tuple[TarocchinoCard, ...]

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

    @property
    def is_ours(self) -> bool:
        """Whether the trick as it lies goes to this seat's pair."""
        return self.view.winning is not None and side_of(self.view.winning) == side_of(self.seat)

    @cached_property
    def cards(self) -> tuple[TarocchinoCard, ...]:
        """The cards on the table."""
        return tuple(card for _, card in self.view.trick)

    @cached_property
    def matto(self) -> TarocchinoCard | None:
        """The Matto, if it may be played."""
        return next((card for card in self.playable if card.is_matto), None)

    @cached_property
    def others(self) -> tuple[TarocchinoCard, ...]:
        """The playable cards but the Matto."""
        return tuple(card for card in self.playable if not card.is_matto)

    @cached_property
    def winners(self) -> tuple[TarocchinoCard, ...]:
        """The playable cards that would take the trick as it lies, the cheapest first."""
        won = [card for card in self.others if winning(self.view.leader, (*self.cards, card)) == self.seat]
        return tuple(sorted(won, key=lambda card: (worth(card), card.strength, card.order)))

    @cached_property
    def unseen(self) -> tuple[TarocchinoCard, ...]:
        """The cards that others may hold or that lie aside."""
        played = [card for trick in self.view.tricks for card in trick.cards]
        return DECK.rest(self.view.hand, played, self.cards, self.view.discards or ())

    @cached_property
    def unseen_trumps(self) -> tuple[TarocchinoCard, ...]:
        """The trumps among the unseen cards."""
        return tuple(card for card in self.unseen if card.is_trump)

    @cached_property
    def voids(self) -> dict[Seat, frozenset[Suit]]:
        """The suits each seat has shown not to hold."""
        found: dict[Seat, frozenset[Suit]] = dict.fromkeys(SEATS, frozenset())
        for trick in self.view.tricks:
            for place, (seat, card) in enumerate(trick.plays):
                found[seat] |= lacking(trick.cards[:place], card)
        for place, (seat, card) in enumerate(self.view.trick):
            found[seat] |= lacking(self.cards[:place], card)
        return found

    @cached_property
    def foes_behind(self) -> tuple[Seat, ...]:
        """The opponents who have still to play to this trick."""
        played = {seat for seat, _ in self.view.trick}
        return tuple(seat for seat in SEATS if side_of(seat) != side_of(self.seat) and seat not in played)

    def may_ruff(self, seat: Seat, suit: Suit) -> bool:
        """Say whether a seat is known to lack this suit and may hold a trump."""
        return suit in self.voids[seat] and Suit.TRUMPS not in self.voids[seat]

    def is_master(self, card: TarocchinoCard) -> bool:
        """Say whether no unseen card of its suit beats it when it is led."""
        return all(other.strength < card.strength for other in self.unseen if other.suit is card.suit)

    @property
    def is_sure(self) -> bool:
        """Whether the pair that has the trick as it lies keeps it whatever follows."""
        led = suit_led(self.cards)
        if self.view.winning is None or led is None:
            return False
        best = next(card for seat, card in self.view.trick if seat == self.view.winning)
        if not self.foes_behind:
            return True
        if not self.is_master(best):
            return False
        return best.is_trump or not any(self.may_ruff(foe, led) for foe in self.foes_behind)


def least(cards: tuple[TarocchinoCard, ...]) -> TarocchinoCard:
    """Return the card least worth owning; of equals the lowest, plain before trumps."""
    return min(cards, key=lambda card: (worth(card), card.is_trump, card.strength, card.order))


def most(cards: tuple[TarocchinoCard, ...]) -> TarocchinoCard:
    """Return the card most worth owning; of equals the lowest."""
    return max(cards, key=lambda card: (worth(card), -card.strength, -card.order))
