"""What the taker gets for certain: bounds on the standing at the beginning of a trick, without searching.

- *Sure trumps.* Every trump is played some time and takes its trick unless the defence lays a higher one on it, and
  a higher trump can spoil only one. So if among the taker's first i trumps no more than j have a defender's trump
  above them, i - j tricks are sure.
- *Cashing.* On lead, the highest cards of a suit take their tricks while no defender can trump in.
- *Drawing.* On lead with as many master trumps as any defender has trumps, all trumps and all masters are sure.

Every such trick takes a card from each defender, who has only so many that are worth half a point.
"""

from cardavia.engine.bits import count, highest, natural
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.desk import RELEVANT
from cardavia.engine.french_tarot.desk import CHELEM_LEAST, CHELEM_MOST, FAR, PETIT_LEAST, PETIT_MOST
from cardavia.engine.french_tarot.layout import (
    BOUTS,
    COURTS,
    LANES,
    LEFT,
    PIPS,
    POINTS,
    REST,
    SUIT,
    SWEPT,
    TARGET,
    TURN,
)


@inlined
def least(w: Cells, at: int) -> int:
    """Return a standing the taker reaches whatever the defence does; at the beginning of a trick."""
    w[RELEVANT] = 0
    taker = w[1]
    defence = w[3] | w[5] | w[7]
    bouts = w[at + BOUTS] + (taker >> 21 & 1)
    tricks = sure_trumps(taker & ~1, defence & ~1)
    if tricks == 1 and defence & 1 and w[at + SWEPT] & 2:  # the Excuse may yet take the last: tarot.excuse.slam
        return -FAR
    halves = tricks + 8 * (taker >> 21 & 1)
    room = w[at + LEFT]
    if taker & 1 and room > 1:  # the Excuse goes to a trick before the last
        halves += 8
        bouts += 1
        room -= 2
    if w[at + TURN] == 0:
        drawn = can_draw(w)
        if drawn:
            halves += count(taker & ~1) - tricks
            tricks = count(taker & ~1)
        cashed, worth = cash(w, room, drawn)
        halves += worth
        tricks += cashed
    for seat in range(1, 4):
        halves += least_thrown(w, seat, tricks)
    worth = 0
    if w[at + SWEPT]:
        worth = w[CHELEM_LEAST]
    elif (taker | defence) & 2:
        worth = w[PETIT_LEAST]
    return w[at + POINTS] + (halves + 1 >> 1) - TARGET[natural(bouts)] + worth


@inlined
def most(w: Cells, at: int) -> int:
    """Return a standing the taker cannot exceed; at the beginning of a trick."""
    trumps = w[1] | w[3] | w[5] | w[7]
    bouts = w[at + BOUTS] + (w[1] >> 21 & 1) + (trumps >> 1 & 1)
    points = w[at + REST]
    if w[at + LEFT] == 1:
        bouts += trumps & 1
    elif w[1] & 1:
        bouts += 1
    elif trumps & 1:  # the defence keeps its Excuse
        points -= 4

    worth = 0
    if w[at + SWEPT]:
        worth = w[CHELEM_MOST]
    elif trumps & 2:
        worth = w[PETIT_MOST]
    return w[at + POINTS] + points - TARGET[natural(bouts)] + worth


@compiled
def sure_trumps(mine: int, theirs: int) -> int:
    """Return how many tricks trumps take at least, against all the trumps of the other side."""
    sure = 0
    held = 0
    while mine:
        top = highest(mine)
        mine ^= 1 << top
        held += 1
        sure = max(sure, held - count(theirs >> top))
    return sure


@compiled
def can_draw(w: Cells) -> bool:
    """Say whether the taker, on lead, can draw all the trumps of the defence with masters."""
    theirs = (w[3] | w[5] | w[7]) & ~1
    if theirs == 0 or w[1] < theirs:
        return False
    longest = max(count(w[3] & ~1), count(w[5] & ~1), count(w[7] & ~1))
    return count(w[1] >> (highest(theirs) + 1)) >= longest


@compiled
def cash(w: Cells, room: int, drawn: bool) -> tuple[int, int]:  # noqa: FBT001 - a fact of the position
    """Return how many masters in plain suits cannot be trumped, in `room` tricks, and their half-points."""
    cashed = 0
    halves = 0
    for lane in range(0, 64, 16):
        mine = w[0] >> lane & SUIT
        theirs = (w[2] | w[4] | w[6]) >> lane & SUIT
        if theirs:
            above = highest(theirs) + 1
            mine = mine >> above << above
        if mine == 0:
            continue
        tricks = min(count(mine), room - cashed)
        if not drawn:
            for seat in range(1, 4):
                if w[2 * seat + 1] > 1:
                    tricks = min(tricks, count(w[2 * seat] >> lane & SUIT))
        cashed += tricks
        while tricks > 0:
            card = highest(mine)
            mine ^= 1 << card
            tricks -= 1
            halves += 1 + 2 * max(card - COURTS + 1, 0)
            if card < COURTS and theirs & PIPS:
                w[RELEVANT] |= 1 << (lane + card)
    return cashed, halves


@compiled
def least_thrown(w: Cells, seat: int, tricks: int) -> int:
    """Return the least half-points that a hand can give to so many tricks."""
    plain = w[2 * seat]
    trumps = w[2 * seat + 1]
    halves = tricks
    more = tricks - count(plain & PIPS * LANES) - count(trumps & ~(1 << 21 | 2))
    rank = COURTS
    while more > 0 and rank < COURTS + 4:
        halves += 2 * more
        more -= count(plain & LANES << rank)
        rank += 1
    return halves
