"""Dealing: eighteen cards each and six to the chien; the bare Petit; who deals first, and who deals next.

Rules: tarot.dealing.cards, tarot.dealing.petit-sec, tarot.dealing.redeal.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cardavia.cards import SEATS, Dealt, Seat, Stream, from_seat, next_seat
from cardavia.games.french_tarot.deck import DECK, Cards, TarotCard, in_order
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.rules import EVERYBODY, NOBODY, Audience, Event, HouseRules, only

HAND_SIZE: Final = 18
CHIEN_SIZE: Final = 6


@dataclass(frozen=True, slots=True)
class DealOpened(Event):
    """A deal begins under these house rules."""

    dealer: Seat
    house_rules: FrenchTarotHouseRules

    @property
    def audience(self) -> Audience:
        """Everybody knows who deals."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat was dealt these eighteen cards."""

    seat: Seat
    cards: Cards

    @property
    def audience(self) -> Audience:
        """A hand is seen by its owner alone."""
        return only(self.seat)


@dataclass(frozen=True, slots=True)
class ChienDealt(Event):
    """Six cards were set apart, face down."""

    cards: Cards

    @property
    def audience(self) -> Audience:
        """Nobody sees them yet."""
        return NOBODY


@dataclass(frozen=True, slots=True)
class PetitSecFound(Event):
    """A seat was dealt a bare Petit, so the deal is void."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """A void deal is laid open."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """A void deal was laid open: the four hands, and the chien."""

    hands: tuple[Cards, ...]
    chien: Cards

    @property
    def audience(self) -> Audience:
        """Everybody sees them."""
        return EVERYBODY


def first_dealer(seed: str) -> Seat:
    """Return the seat that deals first in a match with this seed: the stream "first-dealer" below 4."""
    return Stream(seed, "first-dealer").below(len(SEATS))


def next_dealer(dealer: Seat) -> Seat:
    """Return who deals after this dealer, also after a void deal: the next seat in the order of play."""
    return next_seat(dealer)


def deal(seed: str, dealer: Seat) -> Dealt[TarotCard]:
    """Return what this seed deals.

    The deck, in deck order, is shuffled by the stream "deal" and cut: the first eighteen cards go to the seat after
    the dealer, the next eighteen to the seat after that, and so on, the fourth eighteen to the dealer; the last six
    are the chien. Every set of hands is as likely as by packets of three.
    """
    shuffled = Stream(seed, "deal").shuffled(DECK.cards)
    hands: list[Cards] = [()] * len(SEATS)
    for turn, seat in enumerate(from_seat(next_seat(dealer))):
        hands[seat] = in_order(shuffled[turn * HAND_SIZE : (turn + 1) * HAND_SIZE])
    return Dealt(tuple(hands), in_order(shuffled[len(SEATS) * HAND_SIZE :]))


def check(dealt: Dealt[TarotCard], dealer: Seat) -> str | None:  # noqa: ARG001 - whoever deals, the cards are as many
    """Return "hands" or "talon" when these cannot be the cards of a deal, else `None`."""
    held = [card for hand in dealt.hands for card in hand]
    if [len(hand) for hand in dealt.hands] != [HAND_SIZE] * len(SEATS) or not _are_distinct(held):
        return "hands"
    if len(dealt.talon) != CHIEN_SIZE or not _are_distinct([*held, *dealt.talon]):
        return "talon"
    return None


def opening(house_rules: HouseRules, dealer: Seat, dealt: Dealt[TarotCard]) -> tuple[Event, ...]:
    """Return the events a deal begins with; a bare Petit ends it at once.

    Raise `TypeError` for the house rules of another game.
    """
    if not isinstance(house_rules, FrenchTarotHouseRules):
        raise TypeError("French Tarot is played by FrenchTarotHouseRules")
    hands, chien = tuple(in_order(hand) for hand in dealt.hands), in_order(dealt.talon)
    seats = from_seat(next_seat(dealer))
    events = (DealOpened(dealer, house_rules), *(HandDealt(seat, hands[seat]) for seat in seats), ChienDealt(chien))
    bare = [PetitSecFound(seat) for seat in seats if is_petit_sec(hands[seat])]
    return (*events, *bare, HandsShown(hands, chien)) if bare else events


def is_petit_sec(hand: Iterable[TarotCard]) -> bool:
    """Say whether the Petit is the hand's only trump and the Excuse is not beside it."""
    unsuited = [card for card in hand if card.is_trump or card.is_excuse]
    return len(unsuited) == 1 and unsuited[0].is_petit


def _are_distinct(cards: list[TarotCard]) -> bool:
    kept = set(cards)
    return len(kept) == len(cards) and kept.issubset(DECK.cards)
