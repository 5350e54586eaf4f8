"""The search's desk: a state with a frame for every card laid, the move lists, and the question that is asked.

The first `STATE` cells are the state itself, its frame being frame 0 (at `TRICK`); the frame after n more cards is
at `TRICK + n * FRAME`. In each hand the cards of a level fill that level's numbers from below, so that equal hands
are equal masks. The search asks whether seats 0 and 2 can come to an outcome of at least `GOAL`. Behind it all
lie the tables of what the search remembers.
"""

from typing import Final

from cardavia.engine.aluette.layout import FRAME, STATE, TRICK
from cardavia.engine.compiler import Cells
from cardavia.engine.tables import with_tables

_DEPTH: Final = 37
MOVES: Final = TRICK + (_DEPTH + 1) * FRAME
"""A list of ten cells for each frame: merit x 4096 + highest card of a run x 64 + its lowest card, best first."""
LIST: Final = 10
_CONTROL: Final = MOVES + _DEPTH * LIST

GOAL: Final = _CONTROL
NODES: Final = _CONTROL + 1
"""Positions looked at so far."""
RELEVANT: Final = _CONTROL + 2
"""Set by each search: the lowest level the answer rests on. Cards below it are all alike."""
GENERATION: Final = _CONTROL + 3
"""Told apart in every key by its high bits, so that the tables need not be cleared between problems.

Where a key lies in a table depends on the position alone: so no answer, and no number of positions, depends on the
problems before.
"""
A_PROBLEM: Final = 1 << 24
"""What each problem adds to `GENERATION`: above the bits that say where a key lies."""
LIMIT: Final = _CONTROL + 4
"""How many positions may be looked at; beyond it the search gives up and sets `STOPPED`."""
STOPPED: Final = _CONTROL + 5
KEPT: Final = _CONTROL + 6
"""A state that is put aside for a while."""
MASK: Final = KEPT + STATE
"""The number of entries of each table less one, and where the second begins: see `tables`."""
TABLE: Final = MASK + 1
SHAPES: Final = TABLE + 1
"""Where the first table begins."""

NONE: Final = 20
"""A level above all: the answer rests on no card."""
UNKNOWN: Final = 9
"""Beyond any outcome."""


def new_desk(log_entries: int) -> Cells:
    """Return a desk with tables of so many entries, as a power of two."""
    return with_tables(SHAPES, log_entries)
