"""Play: what may be played to a trick, and who takes it.

Rules: tarocchino.play.first-lead, own-cards, follow-suit, trump-in, discard, matto-is-free, matto-led, winner,
last-moor, matto-never-wins, fifteen-tricks.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from cardavia.cards import SEATS, Seat, next_seat
from cardavia.games.tarocchino import rulebook
from cardavia.games.tarocchino.deck import Suit, TarocchinoCard
from cardavia.rules import EVERYBODY, Audience, Event, Refusal, RuleId, refusal

TRICKS: Final = 15
"""All fifteen tricks are always played (tarocchino.play.fifteen-tricks)."""

PLAY: Final = "play"

Cards: TypeAlias = Sequence[TarocchinoCard]


@dataclass(frozen=True, slots=True)
class PlayBegun(Event):
    """The first trick may begin: this seat, the one after the dealer, leads."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everybody sees who leads."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat took the trick, and leads the next one."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everybody sees who takes a trick."""
        return EVERYBODY


def first_leader(dealer: Seat) -> Seat:
    """Return who leads the first trick: the seat after the dealer."""
    return next_seat(dealer)


def seat_to_play(leader: Seat, played: int) -> Seat:
    """Return whose turn it is in a trick to which this many cards were played."""
    return (leader + played) % len(SEATS)


def suit_led(trick: Cards) -> Suit | None:
    """Return the suit of the first card that is not the Matto (tarocchino.play.matto-led), `None` before it."""
    return next((card.suit for card in trick if card.suit is not None), None)


def binding_duty(hand: Cards, led: Suit | None) -> tuple[RuleId, Suit] | None:
    """Return the first duty that this hand can meet, with the suit it asks for; `None` leaves every card free.

    Follow the suit led; without it, trump; with neither, throw off any card (tarocchino.play.discard).
    """
    if led is None:
        return None
    suits = {card.suit for card in hand}
    if led in suits:
        return rulebook.PLAY_FOLLOW_SUIT, led
    if Suit.TRUMPS in suits:
        return rulebook.PLAY_TRUMP_IN, Suit.TRUMPS
    return None


def allowed(hand: Cards, trick: Cards) -> tuple[TarocchinoCard, ...]:
    """Return the cards of this hand that may be played to this trick, in the hand's order."""
    duty = binding_duty(hand, suit_led(trick))
    if duty is None:
        return tuple(hand)
    _, suit = duty
    # tarocchino.play.matto-is-free
    return tuple(card for card in hand if card.suit is suit or card.is_matto)


def refused(hand: Cards, trick: Cards, card: TarocchinoCard) -> Refusal | None:
    """Return why this card may not be played from this hand to this trick, or `None`."""
    if card not in hand:
        return refusal(rulebook.PLAY_OWN_CARDS, reason="card", card=card)
    led = suit_led(trick)
    duty = binding_duty(hand, led)
    # tarocchino.play.matto-is-free
    if led is None or duty is None or card.is_matto:
        return None
    rule, suit = duty
    return None if card.suit is suit else refusal(rule, card=card, suit=led.value)


def refused_turn(turn: Seat) -> Refusal:
    """Return the refusal of a seat that plays while it is another's turn."""
    return refusal(rulebook.PLAY_OWN_CARDS, reason="turn", seat=turn)


def lacking(trick: Cards, card: TarocchinoCard) -> frozenset[Suit]:
    """Return the suits that a player who adds this card to this trick cannot hold any more."""
    led = suit_led(trick)
    if led is None or card.suit is None or card.suit is led:
        return frozenset()
    return frozenset({led}) if card.is_trump else frozenset({led, Suit.TRUMPS})


def winning(leader: Seat, trick: Cards) -> Seat | None:
    """Return whose card is the best so far, `None` before the first that is not the Matto.

    The highest trump, else the highest card of the suit led; of Moors, which are equal, the one played last.
    """
    led = suit_led(trick)
    contest = [place for place, card in enumerate(trick) if card.is_trump or card.suit is led is not None]
    if not contest:
        return None
    best = max(contest, key=lambda place: (trick[place].is_trump, trick[place].strength, place))
    return seat_to_play(leader, best)


def taker(leader: Seat, trick: Cards) -> Seat:
    """Return who takes a finished trick; raise `ValueError` when only the Matto was played to it."""
    seat = winning(leader, trick)
    if seat is None:
        raise ValueError("four cards make a trick, and at most one of them is the Matto")
    return seat
