"""The search: does side 0 come to the difference asked for, all four playing perfectly with open cards.

Null-window alpha-beta: each call answers one yes or no, and returns a bound that is as sharp as it found. What it
leaves out is only what cannot change the answer: see `moves` (equal cards), `ownership` (bounds) and `memory`.
"""

from numba import int64

from cardavia.engine.bits import lowest, natural
from cardavia.engine.compiler import Cells, compiled, inlined, recursive
from cardavia.engine.desk import GOAL, LIMIT, NODES, RELEVANT, RUN_FEET, RUNS, STOPPED
from cardavia.engine.tarocchino.desk import FAR
from cardavia.engine.tarocchino.layout import COUNT, DECIDED, FRAME, LEFT, PIPS, RUN, SUIT, TURN
from cardavia.engine.tarocchino.memory import recall, remember, shape_of
from cardavia.engine.tarocchino.moves import list_at, offer
from cardavia.engine.tarocchino.ownership import is_plain, run_alive, span
from cardavia.engine.tarocchino.settlement import totals
from cardavia.engine.tarocchino.twin import copy_frame, lay, take_back


@inlined
def cut(w: Cells, at: int) -> int:
    """Return a difference that answers the question without a search, else `FAR`. Sets `RELEVANT`."""
    if not is_plain(w, at):
        return FAR
    w[RELEVANT] = 0
    low, high = span(w, at)
    if low >= w[GOAL]:
        return low
    if high < w[GOAL]:
        return high
    return FAR


@inlined
def same_fate(card: int, relevant: int) -> int:
    """Return the small cards that fare as this one: those below all its answer rests on, if it is one of them."""
    if PIPS >> card & 1 == 0:
        return 0
    lane = SUIT << 10 * (card // 10)
    ranks = relevant & lane
    below = PIPS & lane
    if ranks:
        below &= (1 << lowest(ranks)) - 1
    return below if below >> card & 1 else 0


@compiled
def difference(w: Cells, at: int) -> int:
    """Return the final difference, all cards being played."""
    first, second = totals(w, at)
    return first - second


@recursive("int64(int64[::1], int64)")
def search(w: Cells, at: int) -> int:  # noqa: C901 - slower if it is split
    """Return a difference of at least the goal if side 0 can reach it (and then it can reach that much).

    Otherwise return one below the goal that side 0 cannot exceed. Sets `RELEVANT`. The answer means nothing once
    `STOPPED` is set.
    """
    at = natural(at)
    w[NODES] += 1
    if w[NODES] > w[LIMIT]:
        w[STOPPED] = 1
        return FAR
    begins = w[at + COUNT] == 0
    hint = -1
    shape = 0
    if begins:
        if w[at + LEFT] == 0:
            w[RELEVANT] = 0
            return difference(w, at)
        w[at + RUN] = run_alive(w, at)
        shape = shape_of(w, at)
        found, hint = recall(w, at, shape)
        if found == FAR:
            found = cut(w, at)
        if found != FAR:
            return found
    seat = natural(w[at + TURN])
    number = offer(w, at, hint)
    runs = w[RUNS]
    feet = w[RUN_FEET]
    best = FAR if seat & 1 else -FAR
    choice = -1
    relevant = 0
    alike = 0
    start = list_at(at)
    for place in range(start, start + number):
        card = w[place] & 63
        if alike >> card & 1:
            continue
        copy_frame(w, at, at + FRAME)
        lay(w, at + FRAME, card)
        decided = w[at + FRAME + DECIDED]
        found = search(w, int64(at + FRAME))
        take_back(w, seat, card)
        if w[STOPPED]:
            return FAR
        decided |= w[RELEVANT]
        if (found > best) == (seat & 1 == 0) and found != best:
            best = found
            choice = card
            if (found >= w[GOAL]) == (seat & 1 == 0):
                relevant = decided
                break
        relevant |= decided
        alike |= same_fate(card, decided)
    if relevant & runs:
        relevant |= feet
    w[RELEVANT] = relevant
    if begins:
        remember(w, at, shape, best, choice)
    return best
