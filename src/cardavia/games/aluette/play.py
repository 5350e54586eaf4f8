"""Play: any card to any trick; the highest takes it, unless two share the highest level.

Rules: aluette.play.first-lead, aluette.play.free, aluette.play.own-cards, aluette.play.highest,
aluette.play.spoiled, aluette.play.nine-tricks.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.cards import SEATS, Seat, next_seat
from cardavia.games.aluette import rulebook
from cardavia.games.aluette.deck import AluetteCard
from cardavia.rules import EVERYBODY, Audience, Event, Refusal, refusal

TRICKS: Final = 9
"""All nine tricks are always played (aluette.play.nine-tricks)."""


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The highest card took the trick; its player leads the next one."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everybody sees who takes a trick."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class TrickSpoiled(Event):
    """Two cards or more shared the highest level: nobody took the trick, and its leader leads again."""

    leader: Seat

    @property
    def audience(self) -> Audience:
        """Everybody sees a trick spoiled."""
        return EVERYBODY


def first_leader(dealer: Seat) -> Seat:
    """Return who leads the first trick: the seat after the dealer."""
    return next_seat(dealer)


def seat_to_play(leader: Seat, played: int) -> Seat:
    """Return whose turn it is in a trick to which this many cards were played."""
    return (leader + played) % len(SEATS)


def refused(hand: Sequence[AluetteCard], card: AluetteCard) -> Refusal | None:
    """Return why this card may not be played from this hand: only ever because it is not there.

    Every card of the hand may be played to every trick (aluette.play.free).
    """
    if card in hand:
        return None
    return refusal(rulebook.PLAY_OWN_CARDS, reason="card", card=card)


def refused_turn(turn: Seat) -> Refusal:
    """Return the refusal of a seat that speaks while it is another's turn."""
    return refusal(rulebook.PLAY_OWN_CARDS, reason="turn", seat=turn)


def highest(leader: Seat, cards: Sequence[AluetteCard]) -> tuple[Seat, ...]:
    """Return the seats whose cards share the highest level so far, in the order played.

    One seat would take the trick; two or more spoil it; there is none before the first card.
    """
    top = max((card.level for card in cards), default=0)
    return tuple(seat_to_play(leader, place) for place, card in enumerate(cards) if card.level == top)


def taker(leader: Seat, cards: Sequence[AluetteCard]) -> Seat | None:
    """Return who takes a trick of these cards, or `None` when it is spoiled."""
    best = highest(leader, cards)
    return best[0] if len(best) == 1 else None


def next_leader(leader: Seat, taken_by: Seat | None) -> Seat:
    """Return who leads after a trick: its taker, or again its leader when it was spoiled."""
    return leader if taken_by is None else taken_by


def closing(leader: Seat, cards: Sequence[AluetteCard]) -> TrickTaken | TrickSpoiled:
    """Return the event that ends a trick of these four cards."""
    taken_by = taker(leader, cards)
    return TrickSpoiled(leader) if taken_by is None else TrickTaken(taken_by)
