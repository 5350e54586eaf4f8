"""What an outcome can still be at the beginning of a trick, without searching.

Only the seat in front and those that can still get past it may win. Whoever holds cards above all others takes that
many tricks for certain, at a time of their own choosing, and nobody else takes those.
"""

from cardavia.engine.aluette.desk import NONE, UNKNOWN
from cardavia.engine.aluette.layout import FIRST, LEFT, LEVEL, RUNNER
from cardavia.engine.aluette.twin import won_by
from cardavia.engine.bits import count, highest, lowest
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.desk import GOAL, RELEVANT


@inlined
def cut(w: Cells, at: int) -> int:
    """Return an outcome that answers the question without a search, else `UNKNOWN`. Sets `RELEVANT`."""
    w[RELEVANT] = NONE
    found = _answer(w, at, 0, 0)
    if found != UNKNOWN:
        return found
    seat, sure = masters(w)
    if sure == 0:
        return UNKNOWN
    w[RELEVANT] = LEVEL[_lowest_of(w[seat], sure)]
    return _answer(w, at, seat, sure)


@compiled
def _answer(w: Cells, at: int, master: int, sure: int) -> int:
    outcome = hope(w, at, 0, master, sure)
    if outcome < w[GOAL]:
        return outcome
    outcome = -hope(w, at, 1, master, sure)
    if outcome >= w[GOAL]:
        return outcome
    return UNKNOWN


@compiled
def hope(w: Cells, at: int, side: int, master: int, sure: int) -> int:
    """Return the most this side can come to, given that seat `master` takes `sure` tricks: 2, 1, 0 or -1."""
    left = w[at + LEFT]
    first = w[at + FIRST]
    front = won_by(w, at, first) if first >= 0 else 0
    ahead = won_by(w, at, master) + sure if master & 1 != side else 0
    best = 0 if first < 0 and sure == 0 else -1
    for seat in range(side, 4, 2):
        tricks = won_by(w, at, seat)
        room = left if master == seat else left - sure
        if tricks + room < max(ahead, front + (1 if seat != first else 0)):
            continue
        best = max(best, 1)
        if (tricks == 0 and room > 1) or (w[at + RUNNER] == seat and room == left):
            return 2
    return best


@compiled
def masters(w: Cells) -> tuple[int, int]:
    """Return the seat that holds cards above all others, and how many; no such seat: any, and 0."""
    best = 0
    for seat in range(1, 4):
        if w[seat] > w[best]:
            best = seat
    others = 0
    for seat in range(4):
        if seat != best:
            others |= w[seat]
    return best, _above(w[best], others)


@compiled
def _above(mine: int, others: int) -> int:
    if others == 0:
        return count(mine)
    top = LEVEL[highest(others)]
    number = 0
    while mine and LEVEL[highest(mine)] > top:
        mine ^= 1 << highest(mine)
        number += 1
    return number


@compiled
def _lowest_of(mine: int, number: int) -> int:
    """Return the lowest of so many highest cards."""
    card = lowest(mine)
    for _ in range(number):
        card = highest(mine)
        mine ^= 1 << card
    return card
