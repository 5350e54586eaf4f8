"""What the search remembers: bounds for whole families of positions at the beginning of a trick.

As in French Tarot, positions are kept with a level for each suit: the l highest of its small cards stand in order,
with their owners; of the lower ones only the number in each hand counts, for in the proof none of them took a trick
from another small card of its suit (partition search: Ginsberg 1996). `RELEVANT` holds the small cards whose rank
an answer rests on, as a mask.

The first table holds, for what is left of a position when no small card's rank counts, up to four sets of levels
that have entries. The second holds the entries: the least and the most that twice the difference can still rise,
and the best card.
"""

from typing import Final

from cardavia.engine.bits import count, highest, lowest, stir
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.desk import GENERATION, GOAL, RELEVANT, first_entry, second_entry
from cardavia.engine.levels import NO_LEVELS, list_levels, narrow
from cardavia.engine.tarocchino.desk import FAR
from cardavia.engine.tarocchino.layout import (
    A_MATTO,
    ACES,
    ALL_MOORS,
    ALL_TRUMPS,
    BEGATO,
    COURTS,
    LANES,
    LEAD,
    MOON,
    PIPS,
    RUN,
    SUIT,
    TRUMPS,
    TURN,
)
from cardavia.engine.tarocchino.ownership import stir_owned

_SALT: Final = 0x0F1E2D3C4B5A6978
_EXACT: Final = COURTS | ACES | A_MATTO
_ROUND: Final = 0x1F | 0x1F << 10
_LONG: Final = 0x3E << 20 | 0x3E << 30
_SPECIAL: Final = 1 << BEGATO | 15 << MOON


@compiled
def lengths(hand: int) -> int:
    """Return the number of small cards of each suit of a hand, in the suit's lane."""
    pips = hand & _ROUND | (hand & _LONG) >> 1
    lane = pips & LANES
    for step in range(1, 5):
        lane += pips >> step & LANES
    return lane


@inlined
def shape_of(w: Cells, at: int) -> int:
    """Return the key of a position in which no small card's rank counts."""
    key = w[at + TURN]
    for seat in range(4):
        key += stir((w[seat] & _EXACT | lengths(w[seat]) << 1) ^ seat * _SALT)
    return stir(key + _stir_trumps(w, w[at + RUN]) + stir_owned(w, at, w[at + RUN])) ^ w[GENERATION]


@compiled
def _stir_trumps(w: Cells, run: int) -> int:
    """Return who holds the trumps: the Moors counted, the others in order, by name where that still counts."""
    odd = w[1] | w[3]
    high = w[2] | w[3]
    alive = (w[0] | odd | high) & ALL_TRUMPS
    code = 1
    trumps = alive & ~ALL_MOORS
    while trumps:
        card = lowest(trumps)
        trumps &= trumps - 1
        code = code << 2 | odd >> card & 1 | (high >> card & 1) << 1
    for seat in range(4):
        code = code << 3 | count(w[seat] & ALL_MOORS)
    return stir(code) + stir((alive & (run | _SPECIAL)) >> TRUMPS ^ _SALT)


@compiled
def levels_of(w: Cells, relevant: int) -> int:
    """Return the levels at which all these small cards stand in order: four bits a suit."""
    levels = 0
    alive = (w[0] | w[1] | w[2] | w[3]) & PIPS
    for suit in range(4):
        ranks = relevant >> 10 * suit & SUIT
        if ranks:
            levels |= count((alive >> 10 * suit & SUIT) >> lowest(ranks)) << 4 * suit
    return levels


@compiled
def key_of(w: Cells, shape: int, levels: int) -> tuple[int, int]:
    """Return the key of the position with these levels, and the lowest small card in order of each suit."""
    odd = w[1] | w[3]
    high = w[2] | w[3]
    alive = (w[0] | odd | high) & PIPS
    key = shape ^ w[GENERATION]
    ranks = 0
    for suit in range(4):
        level = levels >> 4 * suit & 15
        if level == 0:
            continue
        pips = alive & SUIT << 10 * suit
        code = suit + 4
        card = 0
        for _ in range(level):
            card = highest(pips)
            pips ^= 1 << card
            code = code << 2 | odd >> card & 1 | (high >> card & 1) << 1
        ranks |= 1 << card
        key = stir(key + code)
    return key ^ w[GENERATION], ranks


@inlined
def recall(w: Cells, at: int, shape: int) -> tuple[int, int]:
    """Return a difference that answers the question, `FAR` if none is known, and the card to try first (or -1).

    Sets `RELEVANT` with the answer.
    """
    place = first_entry(w, shape)
    hint = -1
    if w[place] != shape:
        return FAR, hint
    known = w[place + 1]
    for _ in range(4):
        levels = known & 0xFFFF
        known >>= 16
        if levels == NO_LEVELS:
            break
        key, ranks = key_of(w, shape, levels)
        entry = second_entry(w, key)
        if w[entry] == key:
            bounds = w[entry + 1]
            low = w[at + LEAD] + (bounds & 0xFFFF) - FAR >> 1
            high = w[at + LEAD] + (bounds >> 16 & 0xFFFF) - FAR >> 1
            w[RELEVANT] = ranks
            if low >= w[GOAL]:
                return low, hint
            if high < w[GOAL]:
                return high, hint
            hint = bounds >> 32
    return FAR, hint


@inlined
def remember(w: Cells, at: int, shape: int, difference: int, card: int) -> None:
    """Keep an answer that rests on the small cards in `RELEVANT`, and the card that gave it."""
    levels = levels_of(w, w[RELEVANT])
    key, _ = key_of(w, shape, levels)
    rise = 2 * difference - w[at + LEAD] + FAR
    entry = second_entry(w, key)
    if difference >= w[GOAL]:
        narrow(w, entry, key, rise, 2 * FAR, card)
    else:
        narrow(w, entry, key, 0, rise, card)
    list_levels(w, first_entry(w, shape), shape, levels)
