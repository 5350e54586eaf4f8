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
    return drawn(chance[0] + chance[1], bound)


@compiled
def drawn(word: int, bound: int) -> int:
    """Return the number below `bound` that `below` draws when key and counter add up to `word`."""
    return ((stir(word) >> 33 & 0x7FFFFFFF) * bound) >> 31


@compiled
def one_of(chance: Cells, mask: int) -> int:
    """Return a random card of a mask that is not empty."""
    return nth(mask, below(chance, count(mask)))


@compiled
def nth(mask: int, number: int) -> int:
    """Return the card of a mask that has so many cards below it."""
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)
