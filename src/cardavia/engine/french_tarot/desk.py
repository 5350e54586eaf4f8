"""French Tarot's own cells of the search's desk: a state, a frame for every card laid, move lists, the question.

The first `STATE` cells are the state itself, its frame being frame 0 (at `TRICK`); the frame after n more cards is
at `TRICK + n * FRAME`. The search asks whether the taker can come to a *standing* of at least `GOAL`.

The standing at the end is the taker's margin (points less target) plus the entry of `WORTH` for what became of the
Petit and the chelem. With the right entries and the right goal, that is the question whether the final score
reaches a given number: see `question`.
"""

from typing import Final

from cardavia.engine.bits import natural
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import BOUT_END, BOUTS, FRAME, POINTS, SWEPT, TARGET, TRICK

_DEPTH: Final = 73
MOVES: Final = TRICK + (_DEPTH + 1) * FRAME
"""A list of 24 cells for each frame: ordering score x 128 + card, best first."""
LIST: Final = 24
WORTH: Final = MOVES + _DEPTH * LIST
"""Nine cells: 3 x (1 + Petit au bout: -1, 0, 1) + (1 + chelem: 1 for the taker, -1 for the defence)."""
PETIT_SALT: Final = WORTH + 9
CHELEM_SALT: Final = WORTH + 10
"""Stirred into the keys of positions whose answer depends on the entries of `WORTH`."""
PETIT_LEAST: Final = WORTH + 11
PETIT_MOST: Final = WORTH + 12
CHELEM_LEAST: Final = WORTH + 13
CHELEM_MOST: Final = WORTH + 14
"""The least and the most of `WORTH` while the Petit is out, and while a chelem is possible."""
USED: Final = WORTH + 15

FAR: Final = 10_000
"""Beyond any standing."""


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
