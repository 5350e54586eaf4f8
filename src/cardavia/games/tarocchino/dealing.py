"""Dealing: 17 cards for the dealer, 15 for each other player; then the dealer lays two aside.

Rules: tarocchino.dealing.cards, tarocchino.dealing.discard, tarocchino.dealing.discard-side.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.cards import SEATS, Dealt, Seat, Stream, from_seat, next_seat
from cardavia.games.tarocchino import rulebook
from cardavia.games.tarocchino.deck import DECK, TarocchinoCard
from cardavia.games.tarocchino.house_rules import TarocchinoHouseRules
from cardavia.rules import EVERYBODY, Action, Audience, Event, Pick, Refusal, only, refusal

HAND_SIZE: Final = 15
DISCARD_SIZE: Final = 2
DISCARD: Final = "discard"


@dataclass(frozen=True, slots=True)
class DiscardCards(Action):
    """Lay these two cards aside, face down. Written `discard <card> <card>`."""

    cards: tuple[TarocchinoCard, ...]


@dataclass(frozen=True, slots=True)
class DealOpened(Event):
    """A deal begins under these house rules."""

    dealer: Seat
    house_rules: TarocchinoHouseRules

    @property
    def audience(self) -> Audience:
        """Everybody knows who deals."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat was dealt these cards."""

    seat: Seat
    cards: tuple[TarocchinoCard, ...]

    @property
    def audience(self) -> Audience:
        """A hand is seen by its owner alone."""
        return only(self.seat)


@dataclass(frozen=True, slots=True)
class CardsLaidAside(Event):
    """The dealer laid these two cards aside."""

    seat: Seat
    cards: tuple[TarocchinoCard, ...]

    @property
    def audience(self) -> Audience:
        """The dealer alone knows them until the end."""
        return only(self.seat)


@dataclass(frozen=True, slots=True)
class DiscardMade(Event):
    """The dealer has laid two cards aside, whichever they are."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everybody sees that it was done."""
        return EVERYBODY


def first_dealer(seed: str) -> Seat:
    """Return the seat that deals first in a match with this seed: the stream "first-dealer" below 4."""
    return Stream(seed, "first-dealer").below(len(SEATS))


def next_dealer(dealer: Seat) -> Seat:
    """Return the next dealer: the seat after this one, on the dealer's right."""
    return next_seat(dealer)


def deal(seed: str, dealer: Seat) -> Dealt[TarocchinoCard]:
    """Return what this seed deals.

    The deck, in deck order, is shuffled by the stream "deal" and cut into four: cards 0-14 of the shuffled deck are
    the hand of the seat after the dealer, 15-29 that of the next, 30-44 that of the third, and the last seventeen,
    45-61, are the dealer's. No talon is left.
    """
    shuffled = Stream(seed, "deal").shuffled(DECK.cards)
    hands: dict[Seat, tuple[TarocchinoCard, ...]] = {}
    for place, seat in enumerate(from_seat(next_seat(dealer))):
        end = len(DECK) if seat == dealer else (place + 1) * HAND_SIZE
        hands[seat] = tuple(sorted(shuffled[place * HAND_SIZE : end]))
    return Dealt(tuple(hands[seat] for seat in SEATS), ())


def check(dealt: Dealt[TarocchinoCard], dealer: Seat) -> str | None:
    """Return "hands" or "talon" when these cannot be the cards of a deal by this dealer, else `None`."""
    sizes = [HAND_SIZE + DISCARD_SIZE if seat == dealer else HAND_SIZE for seat in SEATS]
    held = {card for hand in dealt.hands for card in hand}
    if [len(hand) for hand in dealt.hands] != sizes or held != set(DECK):
        return "hands"
    return "talon" if dealt.talon else None


def opening(house_rules: TarocchinoHouseRules, dealer: Seat, dealt: Dealt[TarocchinoCard]) -> tuple[Event, ...]:
    """Return the events a deal begins with."""
    hands = (HandDealt(seat, tuple(sorted(dealt.hands[seat]))) for seat in from_seat(next_seat(dealer)))
    return (DealOpened(dealer, house_rules), *hands)


def may_be_laid_aside(card: TarocchinoCard) -> bool:
    """Say whether the dealer may lay this card aside: anything but a King and the four Tarocchi."""
    return not (card.is_king or card.is_tarocco)


def refused_seat(dealer: Seat) -> Refusal:
    """Return the refusal of a seat that speaks while the dealer is to lay two cards aside."""
    return refusal(rulebook.DEALING_DISCARD, reason="turn", seat=dealer)


def refused(hand: Collection[TarocchinoCard], cards: Sequence[TarocchinoCard]) -> Refusal | None:
    """Return why the dealer with this hand may not lay these cards aside, or `None`."""
    rule = rulebook.DEALING_DISCARD
    if len(cards) != DISCARD_SIZE:
        return refusal(rule, reason="number", count=len(cards))
    if len(set(cards)) != DISCARD_SIZE:
        return refusal(rule, reason="twice", card=cards[0])
    for card in cards:
        if card not in hand:
            return refusal(rule, reason="not-held", card=card)
    barred = tuple(card for card in cards if not may_be_laid_aside(card))
    return refusal(rule, reason="barred", cards=barred) if barred else None


def pick(hand: Sequence[TarocchinoCard]) -> Pick:
    """Return the choice of two cards for a dealer with this hand, in deck order.

    Proposed are two cards of little worth, plain ones before trumps.
    """
    cards = tuple(card for card in hand if may_be_laid_aside(card))
    plainest = sorted(cards, key=lambda card: (card.points, card.is_trump, card.is_ace, card.order))
    return Pick(DISCARD, DISCARD_SIZE, cards, must=(), proposed=tuple(sorted(plainest[:DISCARD_SIZE])))
