"""The search: does the taker come to the standing asked for, all four playing perfectly with open cards.

Null-window alpha-beta: each call answers one yes or no, and returns a bound that is as sharp as it found. What it
leaves out is only what cannot change the answer: see `moves` (equal cards), `bounds` and `memory`.
"""

from numba import int64

from cardavia.engine.bits import lowest, natural
from cardavia.engine.compiler import Cells, compiled, inlined, recursive
from cardavia.engine.desk import GOAL, LIMIT, NODES, RELEVANT, RUN_FEET, RUNS, STOPPED
from cardavia.engine.french_tarot.bounds import least, most
from cardavia.engine.french_tarot.desk import FAR, final_standing
from cardavia.engine.french_tarot.layout import COUNT, COURTS, DECIDED, EXCUSE, FRAME, LEFT, PIPS, TURN
from cardavia.engine.french_tarot.memory import recall, remember, shape_of
from cardavia.engine.french_tarot.moves import list_at, offer
from cardavia.engine.french_tarot.twin import copy_frame, lay, take_back


@inlined
def cut(w: Cells, at: int) -> int:
    """Return a standing that answers the question without a search, else `FAR`. Sets `RELEVANT`."""
    standing = least(w, at)
    if standing >= w[GOAL]:
        return standing
    standing = most(w, at)
    if standing < w[GOAL]:
        w[RELEVANT] = 0
        return standing
    return FAR


@inlined
def same_fate(card: int, relevant: int) -> int:
    """Return the pips that fare as this one did: those below all its answer rests on, if it is one of them."""
    if card >= EXCUSE or card & 15 >= COURTS:
        return 0
    lane = card & 48
    ranks = relevant >> lane & PIPS
    foot = lowest(ranks) if ranks else COURTS
    if card & 15 >= foot:
        return 0
    return (1 << foot) - 1 << lane


@compiled
def last_trick(w: Cells, at: int) -> int:
    """Return the standing at the end, when each hand holds one card or none. Sets `RELEVANT`."""
    if w[at + LEFT] == 0:
        w[RELEVANT] = 0
        return final_standing(w, at)
    at = natural(at)
    to = at + FRAME
    copy_frame(w, at, to)
    leader = w[at + TURN]
    cards = 0
    for _ in range(4):
        seat = natural(w[to + TURN])
        card = lowest(w[2 * seat]) if w[2 * seat] else EXCUSE + lowest(w[2 * seat + 1])
        cards = cards << 8 | card
        lay(w, to, card)
    leader = natural(leader)
    for step in range(3, -1, -1):
        take_back(w, leader + step & 3, cards & 255)
        cards >>= 8
    w[RELEVANT] = w[to + DECIDED]
    return final_standing(w, to)


@recursive("int64(int64[::1], int64)")
def search(w: Cells, at: int) -> int:  # noqa: C901 - slower if it is split
    """Return a standing of at least the goal if the taker can reach it (and then he can reach that much).

    Otherwise return one below the goal that the taker cannot exceed. Sets `RELEVANT`. The answer means nothing
    once `STOPPED` is set.
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
        if w[at + LEFT] <= 1:
            return last_trick(w, at)
        standing = cut(w, at)
        if standing != FAR:
            return standing
        shape = shape_of(w, at)
        standing, hint = recall(w, at, shape)
        if standing != FAR:
            return standing
    seat = natural(w[at + TURN])
    number = offer(w, at, hint)
    runs = w[RUNS]
    feet = w[RUN_FEET]
    best = FAR if seat else -FAR
    choice = -1
    relevant = 0
    alike = 0
    start = list_at(at)
    for place in range(start, start + number):
        card = w[place] & 127
        if card < EXCUSE and alike >> card & 1:
            continue
        copy_frame(w, at, at + FRAME)
        lay(w, at + FRAME, card)
        decided = w[at + FRAME + DECIDED]
        standing = search(w, int64(at + FRAME))
        take_back(w, seat, card)
        if w[STOPPED]:
            return FAR
        decided |= w[RELEVANT]
        if (standing > best) == (seat == 0) and standing != best:
            best = standing
            choice = card
            if (standing >= w[GOAL]) == (seat == 0):
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
