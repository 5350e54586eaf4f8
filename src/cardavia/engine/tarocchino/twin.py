"""The twin of Tarocchino's play: the same rules as numbers on one flat array (see `layout`).

Twins: tarocchino.play.*. The functions are compiled and meant to be called from further compiled code:

    legal(state, TRICK)       the cards that may be played now, as a mask
    lay(state, TRICK, card)   play one, which changes hand and frame
    settlement.settle(state)  the total of side 0 less that of side 1, after the last trick
"""

from cardavia.engine.bits import count
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.tarocchino.layout import (
    A_MATTO,
    ALL_TRUMPS,
    ANGEL,
    BEGATO,
    BEST,
    COUNT,
    DECIDED,
    FIVE,
    FOOL,
    FRAME,
    LANES,
    LAST,
    LEAD,
    LEADER,
    LED,
    LEFT,
    LYING,
    MATTO,
    MATTO_WENT,
    MOOR,
    PILE,
    PIPS,
    REST,
    RUN,
    SUIT,
    TRICK,
    TRUMPS,
    TURN,
    WHO,
    WORLD,
)


@inlined
def legal(s: Cells, at: int) -> int:
    """Return the cards the seat to act may play in the frame at `at`."""
    return allowed(s[s[at + TURN]], s[at + LED])


@inlined
def allowed(hand: int, led: int) -> int:
    """Return what a hand may play to a trick with this suit led."""
    if led < 0:  # tarocchino.play.matto-led: the Matto set no suit
        return hand
    if led < 4:
        follow = hand & (SUIT << 10 * led)
        if follow:  # tarocchino.play.follow-suit, tarocchino.play.matto-is-free
            return follow | hand & A_MATTO
    trumps = hand & ALL_TRUMPS
    if trumps:  # tarocchino.play.trump-in
        return trumps | hand & A_MATTO
    return hand  # tarocchino.play.discard


@inlined
def lay(s: Cells, at: int, card: int) -> None:
    """Play a legal card for the seat to act; the fourth card finishes the trick."""
    seat = s[at + TURN]
    s[seat] ^= 1 << card
    s[at + DECIDED] = 0
    if card == MATTO:
        s[at + FOOL] = seat
    else:
        if takes_over(s, at, card):
            s[at + BEST] = card
            s[at + WHO] = seat
        if s[at + LED] < 0:
            s[at + LED] = suit_of(card)
        s[at + LYING] |= 1 << card
    s[at + COUNT] += 1
    if s[at + COUNT] == 4:
        finish(s, at)
    else:
        s[at + TURN] = (seat + 1) & 3


@compiled
def suit_of(card: int) -> int:
    """Return the suit of a card that is not the Matto: 4 for trumps."""
    return 4 if card >= TRUMPS else card // 10


@inlined
def takes_over(s: Cells, at: int, card: int) -> bool:
    """Say whether this card, not the Matto, would be winning the trick."""
    return beats(card, s[at + BEST])


@inlined
def beats(card: int, best: int) -> bool:
    """Say whether a card takes over a trick from the card that is winning it (-1 for none)."""
    if best < 0:
        return True
    if card >= TRUMPS:
        if MOOR <= card < FIVE and best >= MOOR:  # tarocchino.play.last-moor
            return best < FIVE
        return card > best
    # A plain card that is winning is of the suit led.
    return best < TRUMPS and card > best and card // 10 == best // 10


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
    s[TRICK + LEFT] = 15
    s[TRICK + MATTO_WENT] = 0
    s[TRICK + PILE] = 0
    s[TRICK + PILE + 1] = 0
    s[TRICK + LEAD] = 0
    s[TRICK + LAST] = 0
    s[TRICK + DECIDED] = 0
    s[TRICK + RUN] = 0
    s[TRICK + REST] = halves_in(s[0]) + halves_in(s[1]) + halves_in(s[2]) + halves_in(s[3])
    _begin_trick(s, TRICK, leader)


@compiled
def replay(s: Cells, cards: Cells) -> None:
    """Play these cards, one after the other."""
    for place in range(len(cards)):
        lay(s, TRICK, cards[place])


@inlined
def halves_in(cards: int) -> int:
    """Return the half-points of these cards."""
    fives = cards & (A_MATTO | 1 << ANGEL | 1 << WORLD | 1 << BEGATO)
    courts = 0
    for rank in range(1, 5):
        courts += rank * count(cards & LANES << (5 + rank))
    return count(cards) + 8 * count(fives) + 2 * courts


@inlined
def finish(s: Cells, at: int) -> None:
    """Give the trick to whoever took it, and begin the next."""
    who = s[at + WHO]
    side = who & 1
    cards = s[at + LYING]
    s[at + PILE + side] |= cards
    halves = halves_in(cards)
    s[at + LEAD] += halves * (1 - 2 * side)
    s[at + REST] -= halves
    if s[at + FOOL] >= 0:
        s[at + REST] -= 9
        s[at + MATTO_WENT] = 1 + 2 * (s[at + FOOL] & 1) + side
    best = s[at + BEST]
    if best < TRUMPS and 1 << best & PIPS:
        rivals = cards & PIPS & SUIT << 10 * (best // 10)
        if rivals & (rivals - 1):
            s[at + DECIDED] = 1 << best
    s[at + LAST] = side
    s[at + LEFT] -= 1
    _begin_trick(s, at, who)


@inlined
def _begin_trick(s: Cells, at: int, leader: int) -> None:
    s[at + LED] = -1
    s[at + BEST] = -1
    s[at + WHO] = leader
    s[at + COUNT] = 0
    s[at + LEADER] = leader
    s[at + TURN] = leader
    s[at + LYING] = 0
    s[at + FOOL] = -1
