"""Whose the Excuse is once a trick is over: it stays at home, is lost in the last trick, and crowns a slam.

Rules: tarot.excuse.kept, tarot.excuse.last-trick, tarot.excuse.last-trick-half, tarot.excuse.slam.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.cards import Seat, Trick
from cardavia.games.french_tarot import rulebook
from cardavia.games.french_tarot.bidding import Side, side_of
from cardavia.games.french_tarot.deck import EXCUSE, Cards, TarotCard, among
from cardavia.games.french_tarot.play import TRICKS, winner
from cardavia.rules import RuleId


@dataclass(frozen=True, slots=True)
class Fate:
    """Where the Excuse goes, by which rule, and the side that gets half a point of the other for it, if any."""

    rule: RuleId
    goes_to: Side
    half_point_to: Side | None


def taken_by(before: Sequence[Trick[TarotCard]], leader: Seat, trick: Cards, taker: Seat) -> Seat:
    """Return who takes this trick after these: its winner, or the Excuse at the end of a slam."""
    if trick[0] is EXCUSE and len(before) == TRICKS - 1 and has_swept(before, side_of(leader, taker), taker):
        return leader
    return winner(leader, trick)


def has_swept(tricks: Sequence[Trick[TarotCard]], side: Side, taker: Seat) -> bool:
    """Say whether this side took all these tricks."""
    return all(side_of(seat_of(trick), taker) is side for trick in tricks)


def taken_by_excuse(trick: Trick[TarotCard]) -> bool:
    """Say whether the Excuse took this trick."""
    return trick.card_of(seat_of(trick)) is EXCUSE


def seat_of(trick: Trick[TarotCard]) -> Seat:
    """Return who took the trick: in this game somebody always does."""
    if trick.taken_by is None:
        raise ValueError("every trick of French Tarot is taken by a seat")
    return trick.taken_by


def fate_in(tricks: Sequence[Trick[TarotCard]], taker: Seat) -> Fate | None:
    """Return where the Excuse goes after these tricks, `None` when nobody played it."""
    for number, trick in enumerate(tricks, 1):
        if among(EXCUSE, trick.cards):
            return _fate_of(number, trick, taker)
    return None


def _fate_of(number: int, trick: Trick[TarotCard], taker: Seat) -> Fate:
    player = next(seat for seat, card in trick.plays if card is EXCUSE)
    if trick.taken_by == player:
        return Fate(rulebook.EXCUSE_SLAM, side_of(player, taker), None)
    return fate(number, side_of(player, taker), side_of(seat_of(trick), taker))


def fate(number: int, played_by: Side, trick_to: Side) -> Fate:
    """Return where an Excuse goes that this side played to a trick of this number (from 1) taken by that side."""
    if number < TRICKS:
        return Fate(rulebook.EXCUSE_KEPT, played_by, None if trick_to is played_by else trick_to)
    if trick_to is played_by:
        return Fate(rulebook.EXCUSE_LAST_TRICK_HALF, played_by.other, played_by)
    return Fate(rulebook.EXCUSE_LAST_TRICK, played_by.other, None)
