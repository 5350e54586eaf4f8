"""How the search keeps a list of cards in order, best first."""

from cardavia.engine.compiler import Cells, compiled


@compiled
def insert(w: Cells, start: int, end: int, entry: int) -> None:
    """Put an entry in its place in the list from `start` to just before `end`, whose highest entry is the first.

    The list takes up the cell `end` as well.
    """
    while end > start and w[end - 1] < entry:
        w[end] = w[end - 1]
        end -= 1
    w[end] = entry
