"""The search: do seats 0 and 2 come to the outcome asked for, all four playing perfectly with open cards.

Null-window alpha-beta: each call answers one yes or no, and returns a bound that is as sharp as it found. What it
leaves out is only what cannot change the answer: see `moves` (equal cards), `bounds` and `memory`.
"""

from numba import int64

from cardavia.engine.aluette.bounds import cut
from cardavia.engine.aluette.desk import NONE, UNKNOWN
from cardavia.engine.aluette.layout import COUNT, DECIDED, FRAME, LEFT, LEVEL, TURN
from cardavia.engine.aluette.memory import history_of, recall, remember
from cardavia.engine.aluette.moves import list_at, offer
from cardavia.engine.aluette.twin import copy_frame, lay, outcome, take_back
from cardavia.engine.bits import natural
from cardavia.engine.compiler import Cells, recursive
from cardavia.engine.desk import GOAL, LIMIT, NODES, RELEVANT, STOPPED


@recursive("int64(int64[::1], int64)")
def search(w: Cells, at: int) -> int:  # noqa: C901, PLR0912 - slower if it is split
    """Return an outcome of at least the goal if seats 0 and 2 can reach it (and then they can reach that much).

    Otherwise return one below the goal that they cannot exceed. Sets `RELEVANT`. The answer means nothing once
    `STOPPED` is set.
    """
    at = natural(at)
    w[NODES] += 1
    if w[NODES] > w[LIMIT]:
        w[STOPPED] = 1
        return UNKNOWN
    begins = w[at + COUNT] == 0
    hint = -1
    history = 0
    if begins:
        if w[at + LEFT] == 0:
            w[RELEVANT] = NONE
            return outcome(w, at)
        found = cut(w, at)
        if found != UNKNOWN:
            return found
        history = history_of(w, at)
        found, hint = recall(w, history)
        if found != UNKNOWN:
            return found
    seat = natural(w[at + TURN])
    number = offer(w, at, hint)
    best = -UNKNOWN if seat & 1 == 0 else UNKNOWN
    choice = -1
    relevant = NONE
    alike = 0
    start = list_at(at)
    for place in range(start, start + number):
        card = w[place] & 63
        level = LEVEL[card]
        if level < alike:
            continue
        copy_frame(w, at, at + FRAME)
        lay(w, at + FRAME, card)
        decided = w[at + FRAME + DECIDED]
        found = search(w, int64(at + FRAME))
        take_back(w, seat, card)
        if w[STOPPED]:
            return UNKNOWN
        decided = min(decided, w[RELEVANT])
        if level < decided <= LEVEL[w[place] >> 6 & 63]:  # it stands for its whole run
            decided = level
        if (found > best) == (seat & 1 == 0) and found != best:
            best = found
            choice = card
            if (found >= w[GOAL]) == (seat & 1 == 0):
                relevant = decided
                break
        relevant = min(relevant, decided)
        if level < decided:  # every card below what the answer rests on fares as this one did
            alike = max(alike, decided)
    w[RELEVANT] = relevant
    if begins:
        remember(w, history, best, choice)
    return best
