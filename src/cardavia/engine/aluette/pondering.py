"""Pondering a card: many worlds drawn, weighed by what has been played, and judged, all in compiled code.

Any distribution of the cards that a seat does not see fits its view. How likely one is, the cards played tell: for
each of them that the policy would not have played there, it counts less.
"""

from typing import Final

from cardavia.engine.aluette.judging import ending
from cardavia.engine.aluette.layout import STATE, TRICK
from cardavia.engine.aluette.policy import departures, follow_policy
from cardavia.engine.aluette.question import begin_problem
from cardavia.engine.aluette.twin import lay
from cardavia.engine.bits import count
from cardavia.engine.chance import below, nth
from cardavia.engine.compiler import Cells, compiled

SEAT: Final = 0
"""What is asked: for which seat,"""
UNSEEN: Final = 1
"""which cards it does not see, as a mask,"""
TRUST: Final = 2
"""how many percent of its weight a world keeps for each departure from the policy,"""
HORIZON: Final = 3
"""from how many tricks left on play is exact,"""
NODES: Final = 4
"""and how many positions a search may look at."""

MOST: Final = 1 << 20
"""The weight of the likeliest worlds that were drawn."""
LEAST: Final = MOST >> 8
"""Worlds that weigh less are not looked at."""
OUTCOMES: Final = 5
"""From -2 to 2."""
_HAND: Final = 9


@compiled
def draw(start: Cells, asked: Cells, chance: Cells, starts: Cells) -> None:
    """Fill `starts` with random worlds before the first card; the hands of `start` lack what is unseen."""
    for world in range(len(starts) // STATE):
        rest = asked[UNSEEN]
        for cell in range(STATE):
            starts[world * STATE + cell] = start[cell]
        for seat in range(4):
            for _ in range(_HAND - count(start[seat])):
                card = nth(rest, below(chance, count(rest)))
                rest ^= 1 << card
                starts[world * STATE + seat] |= 1 << card


@compiled
def weigh(found: Cells, trust: int) -> None:
    """Turn the departures in each world into its weight."""
    fewest = found[0]
    for world in range(len(found)):
        fewest = min(fewest, found[world])
    for world in range(len(found)):
        weight = MOST
        for _ in range(found[world] - fewest):
            weight = weight * trust // 100
        found[world] = weight if weight >= LEAST else 0


@compiled
def ponder(  # noqa: PLR0913, PLR0917 - compiled code keeps nothing of its own
    w: Cells,
    now: Cells,
    starts: Cells,
    weights: Cells,
    line: Cells,
    cards: Cells,
    asked: Cells,
    tally: Cells,
) -> None:
    """Add the weights of all worlds to the outcomes that the cards have in them: `OUTCOMES` cells for each card.

    `starts` are the worlds before the first card, `line` the cards played; `now` is an array for a state.
    """
    departures(now, starts, line, asked[SEAT], weights)
    weigh(weights, asked[TRUST])
    for world in range(len(weights)):
        if weights[world] == 0:
            continue
        for cell in range(STATE):
            now[cell] = starts[world * STATE + cell]
        for place in range(len(line)):
            lay(now, TRICK, line[place])
        begin_problem(w, asked[NODES])
        for place in range(len(cards)):
            for cell in range(STATE):
                w[cell] = now[cell]
            lay(w, TRICK, cards[place])
            follow_policy(w, asked[HORIZON])
            tally[place * OUTCOMES + 2 + ending(w)] += weights[world]
