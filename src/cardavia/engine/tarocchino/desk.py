"""Tarocchino's own cells of the search's desk: a state with a frame for every card laid, and the move lists.

The first `STATE` cells are the state itself, its frame being frame 0 (at `TRICK`); the frame after n more cards is
at `TRICK + n * FRAME`. The search asks whether side 0 can come to a final difference of at least `GOAL`.
"""

from typing import Final

from cardavia.engine.tarocchino.layout import FRAME, TRICK

_DEPTH: Final = 61
MOVES: Final = TRICK + (_DEPTH + 1) * FRAME
"""A list of sixteen cells for each frame: merit x 64 + card, best first."""
LIST: Final = 16
USED: Final = MOVES + _DEPTH * LIST

FAR: Final = 8000
"""Beyond any difference, twice over."""
