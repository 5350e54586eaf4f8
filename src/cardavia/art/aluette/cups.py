"""Cups of Aluette: goblets whose bowls are beaten, chased or enamelled in six ways."""

from cardavia.art.marks.latin import BOWL, FOOT, KNOP, LIP
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

PATTERNS = {
    "waves": """
        line 1.7 .1 trim: -16,-12 -11,-15 -6,-11 0,-14 6,-10 11,-14 16,-12
        line 1.7 .1 trim: -14.6,-6 -10,-8.6 -5,-4.6 0,-7.6 5,-4 10,-8 14.6,-6
        """,
    "lobes": """
        shape trim 1: -3,8 -10,2 -13,-8! -7,-9! -4,0
        shape trim 1: -1,9 -4,0 -4.6,-9! 4.6,-9! 4,0 1,9
        shape trim 1: 3,8 10,2 13,-8! 7,-9! 4,0
        line 1.2 .1: -16,-11 0,-7.4 16,-11
        """,
    "chevrons": """
        line 1.9 .05 trim: -15.6,-12! -10,-5! -5,-11! 0,-4! 5,-11! 10,-5! 15.6,-12!
        line 1.9 .05 trim: -11,1! -5,-5! 0,3! 5,-5! 11,1!
        """,
    "pearls": """
        bead trim 2.2 1: -12,-13 -6,-11.6 0,-11 6,-11.6 12,-13
        bead trim 2.2 1: -9,-5.6 -3,-4 3,-4 9,-5.6
        bead trim 2 1: -4,2 4,2
        """,
    "flower": """
        fill trim: 0,-6! -4,-10 0,-15 4,-10
        fill trim: 0,-6! -6,-4.6 -10,-7 -5,-10
        fill trim: 0,-6! 6,-4.6 10,-7 5,-10
        fill trim: 0,-6! -4,0 0,4 4,0
        disc 1.5: 0,-6
        disc trim 1.4: -13,-12 13,-12 -9,0 9,0
        """,
    "lattice": """
        line 1.4 .1 trim: -15.6,-11 -5,2
        line 1.4 .1 trim: -9,-16 3,4
        line 1.4 .1 trim: 0,-16 9,0
        line 1.4 .1 trim: 15.6,-11 5,2
        line 1.4 .1 trim: 9,-16 -3,4
        line 1.4 .1 trim: 0,-16 -9,0
        """,
}
"""What is worked into a bowl; ink `trim`."""


def cup(plate: Plate, body: Ink, pattern: str, trim: Ink = Ink.GOLD) -> None:
    """Draw a goblet around its middle, about 36 wide and 58 high."""
    plate.shape(FOOT, Ink.GOLD, 1.5)
    plate.line("-10,24.6 0,27 10,24.6", 0.9)
    plate.shape(BOWL, body, 1.7)
    engrave(plate, PATTERNS[pattern], trim=trim)
    plate.hatch("6,-16 15,-19 14.6,-8 8,3 4,6 9,-6", 62, 2.1, 0.9)
    plate.shape(KNOP, Ink.GOLD, 1.3)
    plate.shape(LIP, Ink.GOLD, 1.5)
    plate.fill("-12,-23 0,-25.6 12,-23 0,-20.2", Ink.INK)
    plate.hatch("2,15 5,20 13,25 13,28 4,28", 62, 2, 0.8)
