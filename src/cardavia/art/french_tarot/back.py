"""The back of the French Tarot deck: gold stars between paper lozenges on red."""

from cardavia.art.backs import patterned
from cardavia.art.french_tarot.size import HEIGHT, WIDTH
from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate


def _motif(plate: Plate) -> None:
    for x in (-1, 1):
        for y in (-1, 1):
            plate.nick((0, 8.6 * y), (8.6 * x, 0), 1.7, Ink.PAPER)
    plate.fill(star(0, 0, 4, (6.4, 1.9)), Ink.GOLD)
    plate.disc(0, 0, 1.1, Ink.RED)
    for x in (-10, 10):
        plate.disc(x, 0, 0.9, Ink.GOLD)


def cut_back() -> Block:
    """Print the back."""
    return patterned("back", (WIDTH, HEIGHT), Ink.RED, _motif, 9)
