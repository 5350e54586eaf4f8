"""The back of the Tarocchino deck: arches and stars on green."""

from cardavia.art.backs import patterned
from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino.size import HEIGHT, WIDTH


def _motif(plate: Plate) -> None:
    for side in (0, 180):
        with plate.at(0, 0, 1, side):
            plate.line("-9,0 -8,-6 0,-9.4 8,-6 9,0", 1.6, 0.1, Ink.PAPER)
            plate.line("-5.4,-1 -4,-4.4 0,-6 4,-4.4 5.4,-1", 1.2, 0.1, Ink.LEAF)
    plate.fill(star(0, 0, 4, (4.6, 1.6)), Ink.GOLD)


def cut_back() -> Block:
    """Print the back."""
    return patterned("back", (WIDTH, HEIGHT), Ink.GREEN, _motif, 9)
