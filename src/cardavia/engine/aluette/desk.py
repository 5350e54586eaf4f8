"""Aluette's own cells of the search's desk: a state with a frame for every card laid, and the move lists.

The first `STATE` cells are the state itself, its frame being frame 0 (at `TRICK`); the frame after n more cards is
at `TRICK + n * FRAME`. In each hand the cards of a level fill that level's numbers from below, so that equal hands
are equal masks. The search asks whether seats 0 and 2 can come to an outcome of at least `GOAL`.
"""

from typing import Final

from cardavia.engine.aluette.layout import FRAME, TRICK

_DEPTH: Final = 37
MOVES: Final = TRICK + (_DEPTH + 1) * FRAME
"""A list of ten cells for each frame: merit x 4096 + highest card of a run x 64 + its lowest card, best first."""
LIST: Final = 10
USED: Final = MOVES + _DEPTH * LIST

NONE: Final = 20
"""A level above all: the answer rests on no card."""
UNKNOWN: Final = 9
"""Beyond any outcome."""
