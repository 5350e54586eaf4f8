"""What the desks of all searches have in common: the question, what the search reports, what it remembers.

A desk is one array, since a call passes every array as seven words. Its first cells are the game's own: a state,
a frame for every card laid, lists of moves. The cells named here come after them, and behind those two tables.

Both tables have the same number of entries, a power of two, so that some bits of a key say where its entry lies.
An entry is two cells, the first of them its key; what else it holds, each game's `memory` says.
"""

from typing import Final

from cardavia.engine.bits import natural
from cardavia.engine.compiler import Cells, compiled, inlined, new_cells

OWN: Final = 4096
"""So many cells are the game's own."""
LONGEST_STATE: Final = 64

GOAL: Final = OWN
"""What the search is asked: whether the side that hopes for much comes to this much or more."""
LIMIT: Final = OWN + 1
"""How many positions may be looked at; beyond it the search gives up and sets `STOPPED`."""
NODES: Final = OWN + 2
"""Positions looked at so far."""
STOPPED: Final = OWN + 3
RELEVANT: Final = OWN + 4
"""Set with each answer: which cards' rank it rests on. In what form, each game's `memory` says."""
RUNS: Final = OWN + 5
"""Set with each move list: the cards that were left out of it as equal to a neighbour, with that neighbour."""
RUN_FEET: Final = OWN + 6
"""The lowest card of each such run."""
GENERATION: Final = OWN + 7
"""Told apart in every key by its high bits, so that the tables need not be cleared between problems.

Where a key lies in a table depends on the position alone: so no answer, and no number of positions, depends on the
problems before.
"""
_A_PROBLEM: Final = 1 << 24
"""What each problem adds to it: above the bits that say where a key lies."""
_MASK: Final = OWN + 8
"""The number of entries of a table, less one."""
_SECOND: Final = OWN + 9
"""Where the second table begins."""
_KEPT: Final = OWN + 10
"""A state that is put aside."""
_FIRST: Final = _KEPT + LONGEST_STATE
"""Where the first table begins."""


def new_desk(log_entries: int) -> Cells:
    """Return an empty desk; its tables have so many entries each, as a power of two."""
    entries = 1 << log_entries
    desk = new_cells(_FIRST + 4 * entries)
    desk[_MASK] = entries - 1
    desk[_SECOND] = _FIRST + 2 * entries
    return desk


@compiled
def forget(w: Cells, nodes: int) -> None:
    """Forget what earlier problems left in the tables, without clearing them, and allow so many positions."""
    w[GENERATION] += _A_PROBLEM
    w[LIMIT] = nodes
    allow_again(w)


@inlined
def allow_again(w: Cells) -> None:
    """Allow as many positions again."""
    w[NODES] = 0
    w[STOPPED] = 0


@inlined
def first_entry(w: Cells, key: int) -> int:
    """Return where the entry of a key lies in the first table."""
    return natural(_FIRST + 2 * (key & w[_MASK]))


@inlined
def second_entry(w: Cells, key: int) -> int:
    """Return where the entry of a key lies in the second table."""
    return natural(w[_SECOND] + 2 * (key & w[_MASK]))


@inlined
def put_aside(w: Cells, cells: int) -> None:
    """Put the state aside, which is so many cells."""
    for cell in range(cells):
        w[_KEPT + cell] = w[cell]


@inlined
def take_up(w: Cells, cells: int) -> None:
    """Take up again the state that was put aside."""
    for cell in range(cells):
        w[cell] = w[_KEPT + cell]
