"""What still counts of the cards that were captured, and what the difference can still become.

Combinations do not add up, so the search has to know who owns which of their cards; but as little as will do. Of a
set only the number counts. Of a suit whose King is captured only what that side has of it. Of the Grande's numbers
only those that some side can still reach in its run.
"""

from typing import Final

from cardavia.engine.bits import count, stir
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.tarocchino.combinations import combinations
from cardavia.engine.tarocchino.layout import (
    A_MATTO,
    ACES,
    ALL_MOORS,
    ANGEL,
    BEGATO,
    DEALER_SIDE,
    DISCARDS,
    FIVE,
    LANES,
    LEAD,
    MATTO_WENT,
    MOON,
    NUMBERS,
    OPENING,
    PILE,
    PIPS,
    REST,
    SIXTEEN,
)
from cardavia.engine.tarocchino.twin import halves_in

_SALT: Final = 0x2B7E151628AED2A6


@inlined
def is_plain(w: Cells, at: int) -> bool:
    """Say whether both sides have a small card in their tricks: then either could pay for the Matto with one.

    Which it is makes no difference; and nobody is left without a trick.
    """
    return w[at + PILE] & PIPS != 0 and w[at + PILE + 1] & PIPS != 0


@inlined
def owned(w: Cells, at: int, side: int) -> int:
    """Return the pile of a side, with the discards if its dealer laid them aside, without the Matto."""
    if w[DEALER_SIDE] == side:
        return w[at + PILE + side] | w[DISCARDS]
    return w[at + PILE + side]


@inlined
def run_alive(w: Cells, at: int) -> int:
    """Return the numbers, as a mask, that can still count in the Grande of one side or the other.

    All of them, while a number might change sides as the price of the Matto.
    """
    if not is_plain(w, at):
        return NUMBERS
    first = owned(w, at, 0)
    second = owned(w, at, 1)
    went = w[at + MATTO_WENT] - 1
    if went >= 0:
        if went >> 1 == 0:
            first |= A_MATTO
        else:
            second |= A_MATTO
    return _run_of(second) | _run_of(first)


@compiled
def _run_of(lost: int) -> int:
    """Return the numbers a side's run can come to, the cards of the other side being `lost` to it."""
    if lost >> ANGEL & 1:
        return 0
    counting = 2 - (lost >> BEGATO & 1) - count(lost & A_MATTO)
    missing = 0
    run = 0
    for trump in range(SIXTEEN, FIVE - 1, -1):
        run |= 1 << trump
        if lost >> trump & 1:
            missing += 1
            if missing > counting or (trump < SIXTEEN and lost >> (trump + 1) & 1):
                break
    return run


@inlined
def stir_owned(w: Cells, at: int, run: int) -> int:
    """Return what still counts of the captured cards, stirred."""
    if not is_plain(w, at):
        return stir(w[at + PILE] ^ _SALT) + stir(stir(w[at + PILE + 1]) + w[at + MATTO_WENT])
    first = owned(w, at, 0)
    second = owned(w, at, 1)
    code = w[at + MATTO_WENT]
    for rank in range(6, 10):
        code = code << 3 | count(first & LANES << rank)
    for suit in range(4):
        lane = 10 * suit
        king = 0x200 << lane
        theirs = second & king != 0
        own = second if theirs else first
        code = code << 4 | count(own & 0x1C0 << lane) << 2 | (1 if own & ACES & 0x3FF << lane else 0) << 1
        code |= 1 if theirs else 0
    code = code << 3 | count(first & ACES)
    code = code << 3 | count(first & ALL_MOORS)
    code = code << 5 | first >> MOON & 15
    code = code << 1 | first >> BEGATO & 1
    numbers = (first & run) >> FIVE << 12 | (second & run) >> FIVE
    return stir(code + _SALT) + stir(numbers ^ _SALT)


@compiled
def span(w: Cells, at: int) -> tuple[int, int]:
    """Return the least and the most the final difference can be, at the beginning of a trick.

    Only where both sides have a small card in their tricks.
    """
    first = owned(w, at, 0)
    second = owned(w, at, 1)
    rest = w[0] | w[1] | w[2] | w[3]
    discards = halves_in(w[DISCARDS])
    twice = w[at + LEAD] + (discards if w[DEALER_SIDE] == 0 else -discards)
    twice += 2 * (w[OPENING] - w[OPENING + 1])
    loose = 2
    if w[at + MATTO_WENT]:
        player = w[at + MATTO_WENT] - 1 >> 1
        paid = 2 if player != (w[at + MATTO_WENT] - 1 & 1) else 0
        twice += (9 - paid) * (1 - 2 * player)
        loose = 0
        if player == 0:
            first |= A_MATTO
        else:
            second |= A_MATTO
    swing = w[at + REST] + 12 + loose
    low = twice - swing + 2 * (combinations(w, first) - combinations(w, second | rest))
    high = twice + swing + 2 * (combinations(w, first | rest) - combinations(w, second))
    return -(-low // 2), high // 2
