"""Random numbers inside compiled code: a key and a counter, stirred.

`chance` is an array of two int64: `[key, drawn so far]`. The same key gives the same numbers, compiled or not;
a key is a stirred seed, so that neighbouring seeds have nothing in common.
"""

from cardavia.engine.bits import count, lowest, stir, stirred
from cardavia.engine.compiler import Cells, cells_of, compiled


def new_chance(seed: int) -> Cells:
    """Return the random numbers of this seed, none drawn yet."""
    return cells_of((stirred(seed), 0))


@compiled
def below(chance: Cells, bound: int) -> int:
    """Return a number from 0 to bound - 1 (bound below 2**31, so that no answer is noticeably favoured)."""
    chance[1] += 1
    return ((stir(chance[0] + chance[1]) >> 33 & 0x7FFFFFFF) * bound) >> 31


@compiled
def one_of(chance: Cells, mask: int) -> int:
    """Return a random card of a mask that is not empty."""
    for _ in range(below(chance, count(mask))):
        mask &= mask - 1
    return lowest(mask)
