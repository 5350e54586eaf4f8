"""The twin of French Tarot's play, excuse and scoring: the same rules as numbers on one flat array (see `layout`).

Twins: tarot.play.* (what may be played, who takes the trick), tarot.excuse.*, tarot.scoring.*. The functions are
compiled and meant to be called from further compiled code:

    legal(state, TRICK)       the cards that may be played now, as two masks
    lay(state, TRICK, card)   play one, which changes hands and frame
    settle(state)             what one defender pays the taker, after the last trick

To take a play back, copy the frame before and give the card back with `take_back`; or copy the whole array.
"""

from cardavia.engine.bits import count, natural
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.french_tarot.layout import (
    A_PIP,
    ANNOUNCED,
    BEST,
    BOUT_END,
    BOUTS,
    COUNT,
    COURTS,
    DECIDED,
    EXCUSE,
    FRAME,
    HOLDER,
    LANES,
    LEADER,
    LED,
    LEFT,
    LOST_TWICE,
    MULTIPLIER,
    PETIT_SLAM,
    POIGNEES,
    POINTS,
    REST,
    SUIT,
    SUM,
    SWEPT,
    TARGET,
    TOP,
    TRICK,
    TURN,
    WEIGHT,
    WHO,
)


@inlined
def legal(s: Cells, at: int) -> tuple[int, int]:
    """Return the cards the seat to act may play in the frame at `at`: plain cards, and trumps with the Excuse."""
    seat = natural(s[at + TURN])
    return allowed(s[2 * seat], s[2 * seat + 1], s[at + LED], s[at + TOP])


@inlined
def allowed(plain: int, trumps: int, led: int, top: int) -> tuple[int, int]:
    """Return what a hand may play to a trick with this suit led and this trump on top."""
    if led < 0:  # tarot.play.excuse-led: whatever lies there set no suit
        return plain, trumps
    if led < 4:
        follow = plain & (SUIT << (16 * led))
        if follow:  # tarot.play.follow-suit, tarot.play.excuse-is-free
            return follow, trumps & 1
    if trumps > 1:  # tarot.play.trump-in
        over = trumps >> (top + 1) << (top + 1)
        if over:  # tarot.play.overtrump
            return 0, over | (trumps & 1)
        return 0, trumps
    return plain, trumps  # tarot.play.discard


@inlined
def lay(s: Cells, at: int, card: int) -> None:
    """Play a legal card for the seat to act; the fourth card finishes the trick."""
    at = natural(at)
    seat = natural(s[at + TURN])
    card = natural(card)
    s[at + DECIDED] = 0
    if card < EXCUSE:
        s[2 * seat] ^= 1 << card
        _lay_plain(s, at, seat, card)
    else:
        s[2 * seat + 1] ^= 1 << (card - EXCUSE)
        if card == EXCUSE:
            s[at + HOLDER] = seat
        else:
            _lay_trump(s, at, seat, card)
    s[at + COUNT] += 1
    if s[at + COUNT] == 4:
        finish(s, at)
    else:
        s[at + TURN] = (seat + 1) & 3


@inlined
def take_back(s: Cells, seat: int, card: int) -> None:
    """Give a card back to the hand of the seat that laid it; the frame must be restored from a copy."""
    seat = natural(seat)
    if card < EXCUSE:
        s[2 * seat] ^= 1 << card
    else:
        s[2 * seat + 1] ^= 1 << (card - EXCUSE)


@compiled
def begin_deal(s: Cells, leader: int, points: int, bouts: int) -> None:
    """Set the frame for the first trick, the six cards the taker counts being worth so many points and bouts."""
    begin_trick(s, TRICK, leader)
    s[TRICK + LEFT] = 18
    s[TRICK + POINTS] = points
    s[TRICK + BOUTS] = bouts
    s[TRICK + SWEPT] = 3
    s[TRICK + BOUT_END] = 0
    s[TRICK + DECIDED] = 0
    s[TRICK + REST] = 0
    for seat in range(4):
        s[TRICK + REST] += halves_in(s[2 * seat], s[2 * seat + 1])
    s[TRICK + REST] >>= 1


@compiled
def halves_in(plain: int, trumps: int) -> int:
    """Return the half-points of cards."""
    halves = count(plain) + count(trumps) + 8 * count(trumps & (1 << 21 | 3))
    for court in range(4):
        halves += 2 * (court + 1) * count(plain & LANES << (COURTS + court))
    return halves


@inlined
def copy_frame(s: Cells, at: int, to: int) -> None:
    """Copy a frame inside the array."""
    at = natural(at)
    to = natural(to)
    for field in range(FRAME):
        s[to + field] = s[at + field]


@inlined
def _lay_plain(s: Cells, at: int, seat: int, card: int) -> None:
    suit = card >> 4
    led = s[at + LED]
    if led < 0:
        s[at + LED] = suit
    if led < 0 or (suit == led and s[at + TOP] == 0 and card > s[at + BEST]):
        s[at + BEST] = card
        s[at + WHO] = seat
    s[at + SUM] += WEIGHT[card] if led < 0 or suit == led else WEIGHT[card] & (A_PIP - 1)


@inlined
def _lay_trump(s: Cells, at: int, seat: int, card: int) -> None:
    if s[at + LED] < 0:
        s[at + LED] = 4
    if card - EXCUSE > s[at + TOP]:
        s[at + TOP] = card - EXCUSE
        s[at + BEST] = card
        s[at + WHO] = seat
    s[at + SUM] += WEIGHT[card]


@compiled
def finish(s: Cells, at: int) -> None:
    """Give the trick to whoever took it, and begin the next."""
    who = s[at + WHO]
    total = s[at + SUM]
    holder = s[at + HOLDER]
    slam = _excuse_slams(s, at)
    if slam:  # tarot.excuse.slam
        who = holder
    mine = 1 if who == 0 else 0
    halves = (total & 255) * mine
    if mine:
        s[at + BOUTS] += total >> 9 & 7
    if holder >= 0:
        halves += _excuse_halves(s, at, mine, s[at + LEFT] > 1 or slam)
        total += 9
    if not (slam and s[PETIT_SLAM]):  # tarot.scoring.petit-slam
        s[at + BOUT_END] = (total >> 8 & 1) * (2 * mine - 1)
    if total >> 12 > 1 and s[at + TOP] == 0 and s[at + BEST] & 15 < COURTS:
        s[at + DECIDED] = 1 << s[at + BEST]
    s[at + SWEPT] &= 2 - mine
    s[at + POINTS] += halves >> 1
    s[at + REST] -= (total & 255) >> 1
    s[at + LEFT] -= 1
    begin_trick(s, at, who)


@inlined
def begin_trick(s: Cells, at: int, leader: int) -> None:
    """Clear the trick of a frame for this leader."""
    s[at + LED] = -1
    s[at + TOP] = 0
    s[at + BEST] = -1
    s[at + WHO] = leader
    s[at + SUM] = 0
    s[at + HOLDER] = -1
    s[at + COUNT] = 0
    s[at + LEADER] = leader
    s[at + TURN] = leader


@compiled
def _excuse_slams(s: Cells, at: int) -> bool:
    """Say whether the Excuse, led to the last trick, takes it: its side has every trick before."""
    holder = s[at + HOLDER]
    if s[at + LEFT] != 1 or holder < 0 or holder != s[at + LEADER]:
        return False
    return s[at + SWEPT] & (1 if holder == 0 else 2) != 0


@compiled
def _excuse_halves(s: Cells, at: int, mine: int, kept: bool) -> int:  # noqa: FBT001 - a condition, not a switch
    """Return the half-points the taker gets out of the Excuse, `mine` if the trick is the taker's; count the bout.

    tarot.excuse.kept: its side keeps 9 half-points, and gives one for it when the other side took the trick.
    tarot.excuse.last-trick and last-trick-half: the same as if the other side had played it and kept it.
    """
    ours = s[at + HOLDER] == 0
    if not kept:
        ours = not ours
    if ours:
        s[at + BOUTS] += 1
        return 8 + mine
    return mine


@compiled
def settle(s: Cells) -> int:
    """Return what one defender pays the taker, once all tricks are played: tarot.scoring.settlement."""
    margin = s[TRICK + POINTS] - TARGET[natural(s[TRICK + BOUTS])]
    return price(s, margin) + 10 * s[MULTIPLIER] * s[TRICK + BOUT_END] + chelem(s, s[TRICK + SWEPT])


@compiled
def price(s: Cells, margin: int) -> int:
    """Return base and poignees for a margin over the target: tarot.scoring.base, tarot.scoring.poignee."""
    if margin >= 0:
        return (25 + margin) * s[MULTIPLIER] + s[POIGNEES]
    return (margin - 25) * s[MULTIPLIER] - s[POIGNEES]


@compiled
def chelem(s: Cells, swept: int) -> int:
    """Return the term c of tarot.scoring.chelem; `swept`: 1 if the taker took every trick, 2 if the defence did."""
    if s[ANNOUNCED]:
        if swept == 1:
            return 400
        return -200 - 100 * swept * s[LOST_TWICE]
    return 200 if swept == 1 else -100 * swept
