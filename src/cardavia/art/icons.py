"""The mark of Cardavia: a card with a heart, leaning on green felt."""

from cardavia.art.marks import french
from cardavia.art.pen.block import printed
from cardavia.art.pen.curve import box
from cardavia.art.pen.ink import DAY, Ink
from cardavia.art.pen.plate import Plate
from cardavia.art.pen.trace import SCALE

SIDE = 48


def favicon() -> str:
    """Return the mark as SVG text, bold enough for sixteen pixels."""
    plate = Plate("favicon")
    with plate.at(24, 24, 1, 10):
        plate.shape(box(-12, -18, 24, 36), Ink.PAPER, 2)
        with plate.at(0, 0.6, 0.52):
            french.draw(plate, "H", Ink.RED)
    side = SIDE * SCALE
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
    ground = f'<rect width="{side}" height="{side}" rx="{side // 5}" fill="{DAY[Ink.GREEN]}"/>'
    return f"{head}{ground}{printed(plate, DAY)}</svg>"
