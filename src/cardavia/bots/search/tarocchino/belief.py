"""What the others did tells what they hold: what they did not declare, what the dealer laid aside, their play."""

from collections.abc import Sequence
from math import log
from typing import Final

from cardavia.bots.thumb.tarocchino.before import DECLARE, Declaring
from cardavia.bots.thumb.tarocchino.worth import worth
from cardavia.bots.worlds import Belief
from cardavia.cards import SEATS
from cardavia.engine import own_engine
from cardavia.engine.tarocchino.engine import TarocchinoEngine
from cardavia.games.tarocchino import TAROCCHINO
from cardavia.games.tarocchino.declarations import Answer, Declaration, Declare
from cardavia.games.tarocchino.state import TarocchinoState
from cardavia.games.tarocchino.view import TarocchinoView

DEPARTURE: Final = log(0.7)
"""A world is so much less likely for each card that the rules of thumb would not have played in it."""
HIDDEN: Final = log(0.25)
"""The same for each hand that the rules of thumb would have declared, and that was not."""
LAID_ASIDE: Final = 0.02
"""Dealers bring home what is worth something: so much likelier for each point that the discards are worth."""


def belief_of(view: TarocchinoView) -> Belief:
    """Return what is believed of the worlds of this view, for the seat whose view it is."""
    seat = -1 if view.seat is None else view.seat
    has_played = bool(view.tricks or view.trick)

    def weigh(worlds: Sequence[TarocchinoState]) -> list[float]:
        weights = [_of_discards(world, seat) + HIDDEN * _hidden(world, seat) for world in worlds]
        if has_played:
            departures = own_engine(TAROCCHINO, TarocchinoEngine).departures(worlds, seat)
            weights = [weight + DEPARTURE * int(number) for weight, number in zip(weights, departures, strict=True)]
        return weights

    return Belief(weigh)


def _of_discards(world: TarocchinoState, seat: int) -> float:
    return 0.0 if seat == world.dealer else LAID_ASIDE * sum(map(worth, world.discards))


def _hidden(world: TarocchinoState, seat: int) -> int:
    """Return how many of the other seats passed in this world with a hand that the rules of thumb would declare."""
    passed = (other for other in SEATS if other != seat and world.answers[other] is Answer.NO)
    hands = (Declaring(Declaration(other, world.opening[other])) for other in passed)
    return sum(DECLARE.advice(hand)[1] == Declare(Answer.YES) for hand in hands)
