"""Judging cards in imagined worlds: all four follow the policy for some tricks, and the ending is exact."""

from cardavia.engine.aluette.layout import LEFT, STATE, TRICK
from cardavia.engine.aluette.policy import follow_policy
from cardavia.engine.aluette.question import begin_problem, pack, value
from cardavia.engine.aluette.twin import lay, settle
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.desk import STOPPED, allow_again, put_aside, take_up


@compiled
def judge(w: Cells, worlds: Cells, cards: Cells, limits: Cells, outcomes: Cells) -> None:
    """Write the points of seats 0 and 2, less those of 1 and 3, for each world and card (-1: no card is given).

    `worlds` are states one after the other, `limits` the tricks left from which on play is exact and the positions
    a search may look at. `outcomes` has a row of cards for each world.
    """
    number = len(cards)
    for world in range(len(worlds) // STATE):
        begin_problem(w, limits[1])
        for place in range(number):
            for cell in range(STATE):
                w[cell] = worlds[world * STATE + cell]
            if cards[place] >= 0:
                lay(w, TRICK, cards[place])
            follow_policy(w, limits[0])
            outcomes[world * number + place] = ending(w)


@compiled
def ending(w: Cells) -> int:
    """Return the outcome with perfect play; what the policy comes to, where that takes too long."""
    if w[TRICK + LEFT] == 0:
        return settle(w)
    put_aside(w, STATE)
    follow_policy(w, 0)
    found = settle(w)
    take_up(w, STATE)
    pack(w)
    allow_again(w)
    exact = value(w, TRICK, found)
    return found if w[STOPPED] else exact
