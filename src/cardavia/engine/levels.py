"""How the search keeps bounds for families of positions: those of one shape, with a level for each suit.

What shape and levels are, each game's `memory` says. `shapes` holds for each shape its key and a list of four sets
of levels, sixteen bits each, the latest in front. `table` holds for each key of shape and levels an entry: the
least and the most that can still be gained, sixteen bits each, and the card to try first.
"""

from typing import Final

from cardavia.engine.compiler import Cells, compiled

NO_LEVELS: Final = 0xFFFF
"""Fills the unused places in a list of levels: no suit has fifteen pips."""


@compiled
def narrow(table: Cells, key: int, low: int, high: int, card: int) -> None:
    """Keep these bounds, where they say more than those already kept, and the card that gave them."""
    entry = 2 * (key & (len(table) // 2 - 1))
    if table[entry] == key:
        low = max(low, table[entry + 1] & 0xFFFF)
        high = min(high, table[entry + 1] >> 16 & 0xFFFF)
    table[entry] = key
    table[entry + 1] = low | high << 16 | card << 32


@compiled
def list_levels(shapes: Cells, shape: int, levels: int) -> None:
    """Put these levels at the head of the shape's list, if they are not in it."""
    place = 2 * (shape & (len(shapes) // 2 - 1))
    if shapes[place] != shape:
        shapes[place] = shape
        shapes[place + 1] = levels | -1 << 16
        return
    known = shapes[place + 1]
    rest = known
    for _ in range(4):
        if rest & 0xFFFF == levels:
            return
        rest >>= 16
    shapes[place + 1] = known << 16 | levels
