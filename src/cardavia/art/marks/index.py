"""The index: rank over suit in the corners, inside the top left 28 by 28 hundredths of a card.

A row of six cards on a phone shows little more than that corner, so the signs fill it.
"""

from collections.abc import Callable

from cardavia.art.pen.block import INNER, Block
from cardavia.art.pen.curve import box
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.letters import write_within
from cardavia.art.pen.plate import Plate

CAPITAL = 35.0
"""The height of an index letter."""
ROOM = 35.0
"""The width an index may take."""
LEFT = 34.0
"""The middle of the left index."""
CORNER = 0.28
"""The share of a card's height that rank and suit keep to."""
BOX = 47.0
"""The side of the box that holds a trump's number."""

Mark = Callable[[Plate], None]
"""Draws a suit's small mark around the present middle, about 36 wide and 40 high; it is put there smaller."""


def rank_and_suit(block: Block, text: str, ink: Ink, mark: Mark) -> None:
    """Put rank and suit into all four corners; those below are turned."""
    block.turned(_ranks(block, text, ink, mark))


def rank_and_suit_above(block: Block, text: str, ink: Ink, mark: Mark) -> None:
    """Put rank and suit into the upper corners of a card that has one way up."""
    block.put(_ranks(block, text, ink, mark))


def boxed(block: Block, text: str, ground: Ink = Ink.PAPER, ink: Ink = Ink.INK) -> None:
    """Put a number into a box in all four corners; those below are turned."""
    plate = block.plate()
    for left in (INNER, block.width - INNER - BOX):
        plate.shape(box(left, INNER, BOX, BOX), ground, 1.6)
        write_within(plate, text, (left + BOX / 2, INNER + BOX / 2, CAPITAL, ROOM + 3), 4.1, ink)
    block.turned(plate)


def signed(block: Block, sign: Mark) -> None:
    """Put a sign of one's own, about 40 wide, into all four corners; those below are turned."""
    block.turned(_signs(block, sign))


def signed_above(block: Block, sign: Mark) -> None:
    """Put a sign of one's own into the upper corners of a card that has one way up."""
    block.put(_signs(block, sign))


def _ranks(block: Block, text: str, ink: Ink, mark: Mark) -> Plate:
    plate = block.plate()
    foot = INNER + 5 + CAPITAL
    drop = min(23, CORNER * block.height - foot - 17)
    for x in (LEFT, block.width - LEFT):
        write_within(plate, text, (x, INNER + 5 + CAPITAL / 2, CAPITAL, ROOM), 4.0, ink)
        with plate.at(x, foot + drop, 0.85):
            mark(plate)
    return plate


def _signs(block: Block, sign: Mark) -> Plate:
    plate = block.plate()
    for x in (INNER + BOX / 2, block.width - INNER - BOX / 2):
        with plate.at(x, INNER + BOX / 2):
            sign(plate)
    return plate
