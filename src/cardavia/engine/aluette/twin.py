"""The twin of Aluette's play and scoring: the same rules as numbers on one flat array (see `layout`).

Twins: aluette.play.*, aluette.scoring.*. Any card of the hand may be played (aluette.play.free), so the legal cards
are the mask in the hand's own cell. The functions are compiled and meant to be called from further compiled code:

    legal(state, TRICK)       the cards that may be played now, as a mask
    lay(state, TRICK, card)   play one, which changes hand and frame
    settle(state)             the points of seats 0 and 2, less those of seats 1 and 3, after the last trick
"""

from cardavia.engine.aluette.layout import (
    BEST,
    COUNT,
    DECIDED,
    FIRST,
    FRAME,
    LEADER,
    LEFT,
    LEVEL,
    OF_NINE,
    RUNNER,
    TRICK,
    TURN,
    WHO,
    WON,
)
from cardavia.engine.compiler import Cells, compiled, inlined


@inlined
def legal(s: Cells, at: int) -> int:
    """Return the cards the seat to act may play: all of its hand."""
    return s[s[at + TURN]]


@inlined
def lay(s: Cells, at: int, card: int) -> None:
    """Play a card of the seat to act; the fourth card finishes the trick."""
    seat = s[at + TURN]
    s[seat] ^= 1 << card
    level = LEVEL[card]
    s[at + DECIDED] = 20
    if level > s[at + BEST]:
        s[at + BEST] = level
        s[at + WHO] = seat
    elif level == s[at + BEST]:  # aluette.play.spoiled
        s[at + WHO] = -1
    s[at + COUNT] += 1
    if s[at + COUNT] == 4:
        _finish(s, at)
    else:
        s[at + TURN] = (seat + 1) & 3


@inlined
def take_back(s: Cells, seat: int, card: int) -> None:
    """Give a card back to the hand of the seat that laid it; the frame must be restored from a copy."""
    s[seat] ^= 1 << card


@inlined
def copy_frame(s: Cells, at: int, to: int) -> None:
    """Copy a frame inside the array."""
    for field in range(FRAME):
        s[to + field] = s[at + field]


@compiled
def begin_deal(s: Cells, leader: int) -> None:
    """Set the frame for the first trick."""
    s[TRICK + LEFT] = 9
    s[TRICK + WON] = 0
    s[TRICK + FIRST] = -1
    s[TRICK + RUNNER] = -1
    s[TRICK + DECIDED] = 20
    _begin_trick(s, TRICK, leader)


@compiled
def replay(s: Cells, cards: Cells) -> None:
    """Play these cards, one after the other."""
    for place in range(len(cards)):
        lay(s, TRICK, cards[place])


@inlined
def won_by(s: Cells, at: int, seat: int) -> int:
    """Return how many tricks a seat has."""
    return s[at + WON] >> 4 * seat & 15


@compiled
def settle(s: Cells) -> int:
    """Return the points of seats 0 and 2 less those of seats 1 and 3, once all tricks are played."""
    return outcome(s, TRICK)


@compiled
def outcome(s: Cells, at: int) -> int:
    """Return what `settle` does, for the frame at `at`: aluette.scoring.*."""
    winner = s[at + FIRST]
    if winner < 0:  # aluette.scoring.all-spoiled
        return 0
    tricks = won_by(s, at, winner)
    points = 1
    if s[at + RUNNER] == winner and tricks > 1 and (tricks < 9 or s[OF_NINE]):  # aluette.scoring.mordienne
        points = 2
    return points - 2 * points * (winner & 1)


@inlined
def _finish(s: Cells, at: int) -> None:
    """Give the trick to whoever took it, and begin the next."""
    taker = s[at + WHO]
    s[at + DECIDED] = s[at + BEST]
    s[at + LEFT] -= 1
    if taker < 0:
        s[at + RUNNER] = -1
        _begin_trick(s, at, s[at + LEADER])
        return
    tricks = won_by(s, at, taker)
    if tricks > 0 and s[at + RUNNER] != taker:
        s[at + RUNNER] = -1
    else:
        s[at + RUNNER] = taker
    s[at + WON] += 1 << 4 * taker
    if s[at + FIRST] < 0 or tricks + 1 > won_by(s, at, s[at + FIRST]):  # aluette.scoring.first-to-reach
        s[at + FIRST] = taker
    _begin_trick(s, at, taker)


@inlined
def _begin_trick(s: Cells, at: int, leader: int) -> None:
    s[at + LEADER] = leader
    s[at + TURN] = leader
    s[at + COUNT] = 0
    s[at + BEST] = 0
    s[at + WHO] = -1
