"""What the others did tells what they hold: what they did not declare, what the dealer laid aside, their play."""

from math import log
from typing import Final

import numpy as np

from cardavia.bots.search.manner import Thinking
from cardavia.bots.worlds import resampled
from cardavia.cards import SEATS
from cardavia.engine import own_engine
from cardavia.engine.compiler import Cells
from cardavia.engine.tarocchino.engine import TarocchinoEngine
from cardavia.games.tarocchino import TAROCCHINO
from cardavia.games.tarocchino.declarations import order
from cardavia.games.tarocchino.house_rules import DeclarationTime
from cardavia.games.tarocchino.play import TRICKS
from cardavia.games.tarocchino.state import Phase
from cardavia.games.tarocchino.view import TarocchinoView

DEPARTURE: Final = log(0.7)
"""A world is so much less likely for each card that the rules of thumb would not have played in it."""
HIDDEN: Final = log(0.25)
"""The same for each hand that the rules of thumb would have declared, and that was not."""
LAID_ASIDE: Final = 0.02
"""Dealers bring home what is worth something: so much likelier for each point that the discards are worth."""
_SEEDS: Final = 2**31


def worlds_of(thinking: Thinking, drawn: int, kept: int) -> tuple[Cells, list[int]]:
    """Return so many drawn worlds of the view, as states, and the numbers of so many of them in a random order.

    The likelier worlds are among the numbers more often, if the player believes; else all are equally often.
    """
    view, rng = thinking.view, thinking.rng
    world = thinking.game.imagine(view, rng)
    engine = own_engine(TAROCCHINO, TarocchinoEngine)
    states, traces = engine.drawn(view, world, passed(view), drawn, rng.below(_SEEDS))
    if not thinking.depth.believes:
        return states, [number % drawn for number in range(kept)]
    laid_aside = 0.0 if view.seat == view.dealer else LAID_ASIDE
    logarithms = traces @ np.array([DEPARTURE, HIDDEN, laid_aside])
    return states, list(rng.shuffled(resampled(logarithms, kept, rng).tolist()))


def passed(view: TarocchinoView) -> int:
    """Return the other seats that were asked for a combination if they hold one, and did not declare, as a mask."""
    asked = set(SEATS)
    if view.phase is Phase.DECLARATIONS and view.seat is not None:
        seats = order(view.dealer)
        asked = set(seats[: seats.index(view.seat)])
    elif view.house_rules.declaration_time is DeclarationTime.WITH_FIRST_CARD:
        asked = {seat for seat in SEATS if view.cards_left[seat] < TRICKS}
    asked -= {view.seat, *(made.seat for made in view.declared)}
    return sum(1 << seat for seat in asked)
