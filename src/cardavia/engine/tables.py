"""The two tables of what a search remembers. They lie behind its desk, in the same array: a call then passes one.

An entry is two cells. Both tables have the same number of entries, a power of two, so that some bits of a key say
where it lies.
"""

from cardavia.engine.bits import natural
from cardavia.engine.compiler import Cells, inlined, new_cells


def with_tables(cells: int, log_entries: int) -> Cells:
    """Return a desk of so many cells, with two empty tables behind it of so many entries, as a power of two.

    The desk's last two cells are set: the number of entries less one, and where the second table begins.
    """
    entries = 1 << log_entries
    desk = new_cells(cells + 4 * entries)
    desk[cells - 2] = entries - 1
    desk[cells - 1] = cells + 2 * entries
    return desk


@inlined
def entry_of(begin: int, mask: int, key: int) -> int:
    """Return where the entry of a key lies in the table that begins there, `mask` being its entries less one."""
    return natural(begin + 2 * (key & mask))
