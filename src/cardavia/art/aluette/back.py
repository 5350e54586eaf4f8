"""The back of the Aluette deck: scallop shells and waves on blue."""

from cardavia.art.aluette.size import HEIGHT, WIDTH
from cardavia.art.backs import patterned
from cardavia.art.pen.block import Block
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate


def _motif(plate: Plate) -> None:
    for side in (0, 180):
        with plate.at(0, 0, 1, side):
            plate.line("-10,-2 -6,-7 0,-9 6,-7 10,-2", 1.5, 0.1, Ink.PAPER)
            plate.line("-6.4,-1 -3.4,-4.6 0,-5.6 3.4,-4.6 6.4,-1", 1.1, 0.1, Ink.SKY)
            plate.fill("0,0! -2.2,-3 0,-4.4 2.2,-3", Ink.GOLD)


def cut_back() -> Block:
    """Print the back."""
    return patterned("back", (WIDTH, HEIGHT), Ink.BLUE, _motif, 9)
