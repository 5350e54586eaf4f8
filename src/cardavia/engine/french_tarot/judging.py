"""Judging cards in imagined worlds: all four follow the policy for some tricks, and the ending is exact."""

from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.desk import STOPPED, allow_again, put_aside, take_up
from cardavia.engine.french_tarot.layout import LEFT, STATE, TRICK
from cardavia.engine.french_tarot.policy.playing import follow_policy, play
from cardavia.engine.french_tarot.question import begin_problem, value
from cardavia.engine.french_tarot.twin import settle


@compiled
def judge(w: Cells, worlds: Cells, cards: Cells, limits: Cells, payments: Cells) -> None:
    """Write what one defender pays the taker in each world after each of the cards (-1: no card is given).

    `worlds` are states one after the other, `limits` the tricks left from which on play is exact and the
    positions a search may look at. `payments` has a row of cards for each world.
    """
    number = len(cards)
    for world in range(len(worlds) // STATE):
        begin_problem(w, limits[1])
        for place in range(number):
            for cell in range(STATE):
                w[cell] = worlds[world * STATE + cell]
            if cards[place] >= 0:
                play(w, cards[place])
            follow_policy(w, limits[0])
            payments[world * number + place] = ending(w)


@compiled
def ending(w: Cells) -> int:
    """Return what one defender pays the taker with perfect play; by the policy where that takes too long."""
    if w[TRICK + LEFT] == 0:
        return settle(w)
    put_aside(w, STATE)
    follow_policy(w, 0)
    found = settle(w)
    take_up(w, STATE)
    allow_again(w)
    exact = value(w, TRICK, found)
    return found if w[STOPPED] else exact
