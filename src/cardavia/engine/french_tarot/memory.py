"""What the search remembers: bounds for whole families of positions at the beginning of a trick.

A proof seldom rests on every rank. Positions are kept with a *level* for each suit: the l highest of its pips
stand in order, with their owners; of the lower ones only the number in each hand counts, for in the proof none of
them took a trick from another pip. Courts, bouts and the order of all trumps always count. One entry so
answers for all positions of its family (partition search: Ginsberg 1996). `RELEVANT` holds the pips whose rank an
answer rests on, as a mask; any lower ones are all alike.

Two tables. The first holds, for what is left of a position when no pip's rank counts, up to four sets of levels
that have entries. The second holds the entries: the least and the most the standing can still rise, and the best
card.
"""

from typing import Final

from cardavia.engine.bits import count, highest, lowest, stir
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.desk import GENERATION, GOAL, RELEVANT, first_entry, second_entry
from cardavia.engine.french_tarot.desk import CHELEM_SALT, FAR, PETIT_SALT, margin
from cardavia.engine.french_tarot.layout import BOUTS, LANES, PIPS, SWEPT, TURN
from cardavia.engine.levels import NO_LEVELS, list_levels, narrow

_SMALL: Final = 0x1FFFFC
"""Trumps that are no bouts, with the 21 left in place to mark the end."""
_PIPS: Final = PIPS * LANES
_COURTS: Final = 0x3C00 * LANES
_SALT: Final = 0x0F1E2D3C4B5A6978


@compiled
def lengths(plain: int) -> int:
    """Return the number of pips of each suit of a hand, in the lowest bits of the suit's lane."""
    pips = plain & _PIPS
    pips -= pips >> 1 & 0x0155 * LANES
    pips = (pips & 0x0333 * LANES) + (pips >> 2 & 0x0333 * LANES)
    return (pips + (pips >> 4) + (pips >> 8)) & 15 * LANES


@inlined
def shape_of(w: Cells, at: int) -> int:
    """Return the key of a position in which no pip's rank counts."""
    key = w[at + TURN]
    for seat in range(4):
        key += stir((w[2 * seat] & _COURTS | lengths(w[2 * seat])) ^ seat * _SALT)
    return stir(key + _stir_trumps(w) + _stir_past(w, at)) ^ w[GENERATION]


@compiled
def _stir_trumps(w: Cells) -> int:
    """Return the owners of all small trumps in order, stirred."""
    odd = w[3] | w[7]
    high = w[5] | w[7]
    trumps = (w[1] | odd | high) & _SMALL
    code = 1
    while trumps:
        card = lowest(trumps)
        trumps &= trumps - 1
        code = code << 2 | odd >> card & 1 | (high >> card & 1) << 1
    return stir(code + 5 * _SALT)


@compiled
def _stir_past(w: Cells, at: int) -> int:
    """Return the owners of the bouts, and as much of the past as still counts, stirred."""
    odd = w[3] | w[7]
    high = w[5] | w[7]
    alive = w[1] | odd | high
    bouts = (alive & 3 | alive >> 19 & 4) << 6 | (odd & 3 | odd >> 19 & 4) << 3 | high & 3 | high >> 19 & 4
    if bouts:
        bouts |= w[at + BOUTS] << 9
    if w[at + SWEPT]:
        bouts += w[CHELEM_SALT] + w[at + SWEPT]
    elif alive & 2:
        bouts += w[PETIT_SALT]
    return stir(bouts + 6 * _SALT)


@compiled
def levels_of(w: Cells, relevant: int) -> int:
    """Return the levels at which all these pips stand in order: four bits a suit."""
    levels = 0
    alive = w[0] | w[2] | w[4] | w[6]
    for suit in range(4):
        ranks = relevant >> 16 * suit & PIPS
        if ranks:
            levels |= count((alive >> 16 * suit & PIPS) >> lowest(ranks)) << 4 * suit
    return levels


@compiled
def key_of(w: Cells, shape: int, levels: int) -> tuple[int, int]:
    """Return the key of the position with these levels, and the lowest pip that stands in order in each suit."""
    odd = w[2] | w[6]
    high = w[4] | w[6]
    alive = w[0] | odd | high
    key = shape ^ w[GENERATION]
    ranks = 0
    for suit in range(4):
        level = levels >> 4 * suit & 15
        if level == 0:
            continue
        pips = alive >> 16 * suit & PIPS
        code = suit + 4
        card = 0
        for _ in range(level):
            card = highest(pips)
            pips ^= 1 << card
            code = code << 2 | odd >> (16 * suit + card) & 1 | (high >> (16 * suit + card) & 1) << 1
        ranks |= 1 << (16 * suit + card)
        key = stir(key + code)
    return key ^ w[GENERATION], ranks


@inlined
def recall(w: Cells, at: int, shape: int) -> tuple[int, int]:
    """Return a standing that answers the question, `FAR` if none is known, and the card to try first (or -1).

    Sets `RELEVANT` with the answer.
    """
    place = first_entry(w, shape)
    hint = -1
    if w[place] != shape:
        return FAR, hint
    known = w[place + 1]
    here = margin(w, at)
    for _ in range(4):
        levels = known & 0xFFFF
        known >>= 16
        if levels == NO_LEVELS:
            break
        key, ranks = key_of(w, shape, levels)
        entry = second_entry(w, key)
        if w[entry] == key:
            bounds = w[entry + 1]
            low = here + (bounds & 0xFFFF) - FAR
            high = here + (bounds >> 16 & 0xFFFF) - FAR
            w[RELEVANT] = ranks
            if low >= w[GOAL]:
                return low, hint
            if high < w[GOAL]:
                return high, hint
            hint = bounds >> 32
    return FAR, hint


@inlined
def remember(w: Cells, at: int, shape: int, standing: int, card: int) -> None:
    """Keep an answer that rests on the pips in `RELEVANT`, and the card that gave it."""
    levels = levels_of(w, w[RELEVANT])
    key, _ = key_of(w, shape, levels)
    rise = standing - margin(w, at) + FAR
    entry = second_entry(w, key)
    if standing >= w[GOAL]:
        narrow(w, entry, key, rise, 2 * FAR, card)
    else:
        narrow(w, entry, key, 0, rise, card)
    list_levels(w, first_entry(w, shape), shape, levels)
