"""The search's desk: a state with a frame for every card laid, the move lists, and the question that is asked.

The first `STATE` cells are the state itself, its frame being frame 0 (at `TRICK`); the frame after n more cards is
at `TRICK + n * FRAME`. The search asks whether side 0 can come to a final difference of at least `GOAL`. Behind it
all lie the tables of what the search remembers.
"""

from typing import Final

from cardavia.engine.compiler import Cells
from cardavia.engine.tables import with_tables
from cardavia.engine.tarocchino.layout import FRAME, STATE, TRICK

_DEPTH: Final = 61
MOVES: Final = TRICK + (_DEPTH + 1) * FRAME
"""A list of sixteen cells for each frame: merit x 64 + card, best first."""
LIST: Final = 16
_CONTROL: Final = MOVES + _DEPTH * LIST

GOAL: Final = _CONTROL
NODES: Final = _CONTROL + 1
"""Positions looked at so far."""
RELEVANT: Final = _CONTROL + 2
"""Set by each search: the small cards whose rank the answer rests on, as a mask. Any lower ones are all alike."""
RUNS: Final = _CONTROL + 3
"""Set with each move list: small cards that were left out of it as equal to a neighbour, with that neighbour."""
RUN_FEET: Final = _CONTROL + 4
"""The lowest card of each such run."""
GENERATION: Final = _CONTROL + 5
"""Told apart in every key by its high bits, so that the tables need not be cleared between problems.

Where a key lies in a table depends on the position alone: so no answer, and no number of positions, depends on the
problems before.
"""
A_PROBLEM: Final = 1 << 24
"""What each problem adds to `GENERATION`: above the bits that say where a key lies."""
LIMIT: Final = _CONTROL + 6
"""How many positions may be looked at; beyond it the search gives up and sets `STOPPED`."""
STOPPED: Final = _CONTROL + 7
KEPT: Final = _CONTROL + 8
"""A state that is put aside for a while."""
MASK: Final = KEPT + STATE
"""The number of entries of each table less one, and where the second begins: see `tables`."""
TABLE: Final = MASK + 1
SHAPES: Final = TABLE + 1
"""Where the first table begins."""

FAR: Final = 8000
"""Beyond any difference, twice over."""


def new_desk(log_entries: int) -> Cells:
    """Return a desk with tables of so many entries, as a power of two."""
    return with_tables(SHAPES, log_entries)
