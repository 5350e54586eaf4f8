"""The twin of Tarocchino's combinations: what a pile or a hand scores, as one number.

Twins: tarocchino.combinations.*.
"""

from cardavia.engine.bits import count
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.tarocchino.layout import (
    A_MATTO,
    ACES,
    ALL_MOORS,
    ANGEL,
    ANY_FIVE,
    BEGATO,
    FIVE,
    FREE_SIXTEEN,
    LANES,
    MOON,
    SIXTEEN,
    WORLD,
)


@compiled
def combinations(s: Cells, cards: int) -> int:
    """Return what these cards score in combinations, doublings included, in points; `s` holds the house rules."""
    return sets(cards) + sequences(s, cards)


@compiled
def sets(cards: int) -> int:
    """Return what the sets score: tarocchino.combinations.sets, sets-doubled."""
    total = 0
    number = 0
    for rank in range(5):
        if rank < 4:
            held = count(cards & LANES << (6 + rank))
            worth = 12 + rank + 2 * (rank // 3)
        else:
            held = count(cards & (1 << ANGEL | 1 << WORLD | 1 << BEGATO | A_MATTO))
            worth = 18
        if held > 2:
            number += 1
            total += worth * (held - 2)
    return 2 * total if number > 2 else total


@compiled
def sequences(s: Cells, cards: int) -> int:
    """Return what the sequences score: tarocchino.combinations.sequences, sequences-doubled."""
    counting = (cards >> BEGATO & 1) + count(cards & A_MATTO)
    length = grande(s, cards, counting)
    total = 0
    number = 0
    if length:
        total = 5 * length - 5
        number = 1
    for suit in range(4):
        lane = cards >> 10 * suit
        real = count(lane & 0x1C0)
        if lane & 0x200 and real and real + counting > 1:  # tarocchino.combinations.suit
            total += 5 * (real + counting + count(cards & ACES & 0x3FF << 10 * suit))
            number += 1
    for family in (ACES, ALL_MOORS):  # tarocchino.combinations.aces, tarocchino.combinations.moors
        real = count(cards & family)
        if real > 1 and real + counting > 2:
            total += 5 * (real + counting) - 5
            number += 1
    return 2 * total if number > 2 else total


@compiled
def grande(s: Cells, cards: int, counting: int) -> int:
    """Return the length of the Grande, 0 if there is none: tarocchino.combinations.grande and what follows it."""
    subjects = count(cards >> MOON & 7)
    if cards >> ANGEL & 1 == 0 or subjects == 0 or subjects + counting < 2:
        return 0
    filled = 0
    free = counting
    length = 1 + subjects
    if subjects == 1:
        free -= 1
        length += 1
        # House rule gap_before_sixteen: the stand-in is the last step before the 16 if no real one stands below it.
        filled = 0 if s[FREE_SIXTEEN] or cards >> MOON & 3 else 1
    for trump in range(SIXTEEN, FIVE - 1, -1):
        if cards >> trump & 1:
            filled = 0
        elif free > 0 and not filled:
            free -= 1
            filled = 1
        else:
            return length + free
        length += 1
    if not filled or s[ANY_FIVE]:
        length += count(cards & ALL_MOORS)
    return length + free
