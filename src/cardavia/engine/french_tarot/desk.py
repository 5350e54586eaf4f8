"""The search's desk: a state with a frame for every card laid, the move lists, and the question that is asked.

The first `STATE` cells are the state itself, its frame being frame 0 (at `TRICK`); the frame after n more cards is
at `TRICK + n * FRAME`. The search asks whether the taker can come to a *standing* of at least `GOAL`.

The standing at the end is the taker's margin (points less target) plus the entry of `WORTH` for what became of the
Petit and the chelem. With the right entries and the right goal, that is the question whether the final score
reaches a given number: see `question`.

Behind it all lie the tables of what the search remembers.
"""

from typing import Final

from cardavia.engine.bits import natural
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import BOUT_END, BOUTS, FRAME, POINTS, STATE, SWEPT, TARGET, TRICK
from cardavia.engine.tables import with_tables

_DEPTH: Final = 73
MOVES: Final = TRICK + (_DEPTH + 1) * FRAME
"""A list of 24 cells for each frame: ordering score x 128 + card, best first."""
LIST: Final = 24
_CONTROL: Final = MOVES + _DEPTH * LIST

GOAL: Final = _CONTROL
NODES: Final = _CONTROL + 1
"""Positions looked at so far."""
RELEVANT: Final = _CONTROL + 2
"""Set by each search: the pips whose rank the answer rests on, as a mask. Any lower pips are all alike."""
RUNS: Final = _CONTROL + 3
"""Set with each move list: pips that were left out of it as equal to a neighbour, with that neighbour."""
RUN_FEET: Final = _CONTROL + 4
"""The lowest pip of each such run."""
GENERATION: Final = _CONTROL + 5
"""Told apart in every key by its high bits, so that the tables need not be cleared between problems.

Where a key lies in a table depends on the position alone: so no answer, and no number of positions, depends on the
problems before.
"""
A_PROBLEM: Final = 1 << 24
"""What each problem adds to `GENERATION`: above the bits that say where a key lies."""
PETIT_SALT: Final = _CONTROL + 6
CHELEM_SALT: Final = _CONTROL + 7
"""Stirred into the keys of positions whose answer depends on the entries of `WORTH`."""
WORTH: Final = _CONTROL + 8
"""Nine cells: 3 x (1 + Petit au bout: -1, 0, 1) + (1 + chelem: 1 for the taker, -1 for the defence)."""
PETIT_LEAST: Final = _CONTROL + 17
PETIT_MOST: Final = _CONTROL + 18
CHELEM_LEAST: Final = _CONTROL + 19
CHELEM_MOST: Final = _CONTROL + 20
"""The least and the most of `WORTH` while the Petit is out, and while a chelem is possible."""
LIMIT: Final = _CONTROL + 21
"""How many positions may be looked at; beyond it the search gives up and sets `STOPPED`."""
STOPPED: Final = _CONTROL + 22
KEPT: Final = _CONTROL + 23
"""A state that is put aside for a while."""
MASK: Final = KEPT + STATE
"""The number of entries of each table less one, and where the second begins: see `tables`."""
TABLE: Final = MASK + 1
SHAPES: Final = TABLE + 1
"""Where the first table begins."""

FAR: Final = 10_000
"""Beyond any standing."""


def new_desk(log_entries: int) -> Cells:
    """Return a desk with tables of so many entries, as a power of two."""
    return with_tables(SHAPES, log_entries)


@compiled
def margin(w: Cells, at: int) -> int:
    """Return the taker's points so far less the target with the bouts so far."""
    return w[at + POINTS] - TARGET[natural(w[at + BOUTS])]


@compiled
def final_standing(w: Cells, at: int) -> int:
    """Return the standing when all tricks are played."""
    swept = w[at + SWEPT]
    chelem = 1 if swept == 1 else -(swept >> 1)
    return margin(w, at) + w[natural(WORTH + 3 * (w[at + BOUT_END] + 1) + chelem + 1)]
