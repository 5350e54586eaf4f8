"""How the search keeps bounds for families of positions: those of one shape, with a level for each suit.

What shape and levels are, each game's `memory` says. Of the two tables (see `desk`) the first holds for each
shape its key and a list of four sets of levels, sixteen bits each, the latest in front; the second for each key of
shape and levels the least and the most that can still be gained, sixteen bits each, and the card to try first.
"""

from typing import Final

from cardavia.engine.compiler import Cells, compiled

NO_LEVELS: Final = 0xFFFF
"""Fills the unused places in a list of levels: no suit has fifteen pips."""


@compiled
def narrow(w: Cells, entry: int, key: int, low: int, high: int, card: int) -> None:
    """Keep these bounds in an entry, where they say more than those already kept, and the card that gave them."""
    if w[entry] == key:
        low = max(low, w[entry + 1] & 0xFFFF)
        high = min(high, w[entry + 1] >> 16 & 0xFFFF)
    w[entry] = key
    w[entry + 1] = low | high << 16 | card << 32


@compiled
def list_levels(w: Cells, entry: int, shape: int, levels: int) -> None:
    """Put these levels at the head of the list in the shape's entry, if they are not in it."""
    if w[entry] != shape:
        w[entry] = shape
        w[entry + 1] = levels | -1 << 16
        return
    known = w[entry + 1]
    rest = known
    for _ in range(4):
        if rest & 0xFFFF == levels:
            return
        rest >>= 16
    w[entry + 1] = known << 16 | levels
