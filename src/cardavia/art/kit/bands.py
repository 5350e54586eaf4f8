"""The ornamented band that joins the two halves of a double-ended figure."""

from dataclasses import dataclass

from cardavia.art.pen.block import INNER, Block
from cardavia.art.pen.curve import Straight
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate


@dataclass(frozen=True, slots=True)
class Band:
    """A band: its ground, the two inks of its ornaments, and half the height it climbs from right to left."""

    ground: Ink
    first: Ink
    second: Ink
    slope: float = 0.0


def draw_band(block: Block, band: Band) -> None:
    """Draw a band across the middle of a block."""
    plate = block.plate()
    left, right, half = INNER, block.width - INNER, 8.0

    def level(x: float) -> float:
        return block.height / 2 + band.slope * (1 - 2 * (x - left) / (right - left))

    ends = (left, level(left)), (right, level(right))
    (x0, y0), (x1, y1) = ends
    plate.shape(Straight([(x0, y0 - half), (x1, y1 - half), (x1, y1 + half), (x0, y0 + half)]), band.ground, 1.7)
    for off in (-5.6, 5.6):
        plate.line(Straight([(x0, y0 + off), (x1, y1 + off)]), 0.8, 0)
    count = 11
    for i in range(count):
        x = left + (i + 0.5) * (right - left) / count
        with plate.at(x, level(x)):
            _ornament(plate, band, i)
    block.put(plate)


def _ornament(plate: Plate, band: Band, i: int) -> None:
    if i % 2:
        plate.bead(0, 0, 2.5, Ink.PAPER, 1.1)
    else:
        plate.shape("! -5,0 0,-4.4 5,0 0,4.4", band.first if i % 4 else band.second, 1.1)
