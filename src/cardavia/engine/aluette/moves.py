"""Which cards the search tries, and in what order."""

from cardavia.engine.aluette.desk import LIST, MOVES
from cardavia.engine.aluette.layout import BEST, COUNT, FRAME, LEVEL, TRICK, TURN, WHO, foot
from cardavia.engine.bits import lowest
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.ordering import insert


@inlined
def offer(w: Cells, at: int, hint: int) -> int:
    """Write the list of cards worth trying, best first, and return their number.

    Of cards next to one another, with no other hand's card and not the trick's best between or beside them, only
    the lowest is tried; the entry names the highest as well.
    """
    seat = w[at + TURN]
    mine = w[seat]
    others = 0
    for other in range(4):
        if other != seat:
            others |= w[other]
    start = list_at(at)
    number = 0
    last = -1
    while mine:
        card = lowest(mine)
        mine &= mine - 1
        if last >= 0 and not parted(others, w[at + BEST], LEVEL[last], LEVEL[card]):
            w[start + number - 1] += card - last << 6
        else:
            w[start + number] = card << 6 | card
            number += 1
        last = card
    if number > 1:
        _sort(w, at, start, number, hint)
    return number


@inlined
def list_at(at: int) -> int:
    """Return where the list of the frame at `at` begins."""
    return MOVES + (at - TRICK) // FRAME * LIST


@inlined
def parted(others: int, best: int, low: int, high: int) -> bool:
    """Say whether a card of another hand, or the trick's best level, lies between two levels or on one of them."""
    if low == high:
        return False
    if low <= best <= high:
        return True
    return others >> foot(low) & ((1 << (foot(high + 1) - foot(low))) - 1) != 0


@compiled
def _sort(w: Cells, at: int, start: int, number: int, hint: int) -> None:
    for place in range(start, start + number):
        entry = w[place]
        entry += merit(w, at, entry & 63) << 12
        if entry & 63 == hint:
            entry += 1 << 24
        insert(w, start, place, entry)


@compiled
def merit(w: Cells, at: int, card: int) -> int:
    """Return how promising a card looks; the order of the search, never its result, depends on it."""
    seat = w[at + TURN]
    level = LEVEL[card]
    best = w[at + BEST]
    who = w[at + WHO]
    friendly = who >= 0 and (who ^ seat) & 1 == 0
    if w[at + COUNT] == 3:
        if friendly:
            return 70 - level
        if level > best:
            return 90 - level
        return 60 if level == best and who >= 0 else 50 - level
    if friendly and level <= best:
        return 50 - level
    if level > best:
        return 40 + level
    return 40 - level
