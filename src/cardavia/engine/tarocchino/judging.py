"""Judging cards in imagined worlds: all four follow the policy for some tricks, and the ending is exact."""

from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.desk import STOPPED, allow_again, put_aside, take_up
from cardavia.engine.tarocchino.layout import DEALER_SIDE, DISCARDS, LEADER, LEFT, REST, RUN, STATE, TRICK
from cardavia.engine.tarocchino.ownership import run_alive
from cardavia.engine.tarocchino.policy import follow_policy, play
from cardavia.engine.tarocchino.question import begin_problem, value
from cardavia.engine.tarocchino.settlement import settle
from cardavia.engine.tarocchino.twin import halves_in


@compiled
def judge(w: Cells, worlds: Cells, cards: Cells, limits: Cells, scores: Cells) -> None:
    """Write the total of side 0, less that of side 1, for each world and card (-1: no card is given).

    `worlds` are states one after the other, `limits` the tricks left from which on play is exact and the positions
    a search may look at. `scores` has a row of cards for each world.
    """
    number = len(cards)
    for world in range(len(worlds) // STATE):
        begin_problem(w, limits[1])
        for place in range(number):
            for cell in range(STATE):
                w[cell] = worlds[world * STATE + cell]
            if cards[place] >= 0:
                play(w, cards[place])
            w[TRICK + RUN] = run_alive(w, TRICK)
            follow_policy(w, limits[0])
            scores[world * number + place] = ending(w)


@compiled
def ending(w: Cells) -> int:
    """Return the difference with perfect play; what the policy comes to, where that takes too long."""
    if w[TRICK + LEFT] == 0:
        return settle(w)
    put_aside(w, STATE)
    follow_policy(w, 0)
    found = settle(w)
    take_up(w, STATE)
    allow_again(w)
    exact = value(w, TRICK, found)
    return found if w[STOPPED] else exact


@compiled
def judge_pairs(s: Cells, starts: Cells, pairs: Cells, scores: Cells) -> None:
    """Write what the deal brings the dealer's side, less the other, for each world and pair that may be laid aside.

    `starts` are states before the first card, one after the other, `pairs` masks, `s` an array for a state. Two
    cards have been laid aside in the worlds: the dealer takes them up for each of the pairs. All follow the policy.
    """
    number = len(pairs)
    for world in range(len(starts) // STATE):
        for place in range(number):
            for cell in range(STATE):
                s[cell] = starts[world * STATE + cell]
            dealer = s[TRICK + LEADER] + 3 & 3
            s[TRICK + REST] += halves_in(s[DISCARDS]) - halves_in(pairs[place])
            s[dealer] = (s[dealer] | s[DISCARDS]) ^ pairs[place]
            s[DISCARDS] = pairs[place]
            follow_policy(s, 0)
            found = settle(s)
            scores[world * number + place] = -found if s[DEALER_SIDE] else found
