"""Dealing: nine cards each, three at a time; who deals first, and who deals next.

Rules: aluette.dealing.packets, aluette.dealing.first-dealer, aluette.dealing.rotation.
"""

from dataclasses import dataclass
from typing import Final

from cardavia.cards import SEATS, Dealt, Seat, Stream, from_seat, next_seat
from cardavia.games.aluette.deck import DECK, AluetteCard
from cardavia.games.aluette.house_rules import AluetteHouseRules, UnusedCards
from cardavia.rules import EVERYBODY, NOBODY, Audience, Event, only

PACKETS: Final = 3
PACKET_SIZE: Final = 3
HAND_SIZE: Final = PACKETS * PACKET_SIZE
TALON_SIZE: Final = len(DECK) - len(SEATS) * HAND_SIZE


@dataclass(frozen=True, slots=True)
class DealOpened(Event):
    """A deal begins under these house rules."""

    dealer: Seat
    house_rules: AluetteHouseRules

    @property
    def audience(self) -> Audience:
        """Everybody knows who deals."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat was dealt these nine cards."""

    seat: Seat
    cards: tuple[AluetteCard, ...]

    @property
    def audience(self) -> Audience:
        """A hand is seen by its owner alone."""
        return only(self.seat)


@dataclass(frozen=True, slots=True)
class TalonSetAside(Event):
    """The twelve unused cards were put aside, face down."""

    cards: tuple[AluetteCard, ...]

    @property
    def audience(self) -> Audience:
        """Nobody sees them."""
        return NOBODY


@dataclass(frozen=True, slots=True)
class TalonShown(Event):
    """The twelve unused cards were turned up: after the last trick, or before the first by a house rule."""

    cards: tuple[AluetteCard, ...]

    @property
    def audience(self) -> Audience:
        """Everybody sees them now."""
        return EVERYBODY


def first_dealer(seed: str) -> Seat:
    """Return the seat that deals first in a match with this seed: the stream "first-dealer" below 4."""
    return Stream(seed, "first-dealer").below(len(SEATS))


def next_dealer(dealer: Seat) -> Seat:
    """Return the next dealer: the seat after this one, on the dealer's left."""
    return next_seat(dealer)


def deal(seed: str, dealer: Seat) -> Dealt[AluetteCard]:
    """Return what this seed deals.

    The deck, in deck order, is shuffled by the stream "deal". The cards then leave it from the first: three to
    the seat after the dealer, three to each of the next, and so round the table three times. Card n (from 0) of
    the shuffled deck falls to the seat `dealer + 1 + n // 3` modulo 4; the cards from 36 on are the talon.
    """
    shuffled = Stream(seed, "deal").shuffled(DECK.cards)
    hands: dict[Seat, list[AluetteCard]] = {seat: [] for seat in SEATS}
    packets = [seat for _ in range(PACKETS) for seat in from_seat(next_seat(dealer))]
    for number, seat in enumerate(packets):
        hands[seat].extend(shuffled[number * PACKET_SIZE : (number + 1) * PACKET_SIZE])
    talon = shuffled[len(packets) * PACKET_SIZE :]
    return Dealt(tuple(tuple(sorted(hands[seat])) for seat in SEATS), tuple(sorted(talon)))


def check(dealt: Dealt[AluetteCard]) -> str | None:
    """Return "hands" or "talon" when these cannot be the cards of a deal, else `None`."""
    held = [card for hand in dealt.hands for card in hand]
    if [len(hand) for hand in dealt.hands] != [HAND_SIZE] * len(SEATS) or not _are_distinct(held):
        return "hands"
    if len(dealt.talon) != TALON_SIZE or not _are_distinct([*held, *dealt.talon]):
        return "talon"
    return None


def opening(house_rules: AluetteHouseRules, dealer: Seat, dealt: Dealt[AluetteCard]) -> tuple[Event, ...]:
    """Return the events a deal begins with."""
    hands = (HandDealt(seat, tuple(sorted(dealt.hands[seat]))) for seat in from_seat(next_seat(dealer)))
    talon = tuple(sorted(dealt.talon))
    events = (DealOpened(dealer, house_rules), *hands, TalonSetAside(talon))
    shown = house_rules.unused_cards is UnusedCards.SHOWN
    return (*events, TalonShown(talon)) if shown else events


def _are_distinct(cards: list[AluetteCard]) -> bool:
    kept = set(cards)
    return len(kept) == len(cards) and kept.issubset(DECK.cards)
