"""Spanish suits: straight swords and knobbly cudgels, standing apart from each other."""

from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

LEAF = "0,0! 4,-5 10,-6 14,-3! 9,0 4,1.6"


def sword(plate: Plate, length: float = 120, grip: Ink = Ink.BLUE) -> None:
    """Draw a straight sword: its guard is at the middle, its point `length` above."""
    top = -length
    plate.shape(f"! -5.4,-4 -4.8,{top + 16} 0,{top} 4.8,{top + 16} 5.4,-4", Ink.SKY, 1.4)
    plate.fill(f"! .6,-4 .6,{top + 6} 4,{top + 16} 4.4,-4", Ink.PAPER)
    plate.line(f"0,-6! 0,{top + 16}!", 1.0, 0.2)
    plate.shape("-15,-3 -8,-5.5 0,-4 8,-5.5 15,-3 15,1 8,.5 0,2 -8,.5 -15,1", Ink.GOLD, 1.3)
    plate.shape("-2.8,2! 2.8,2! 3.2,10 2.6,19! -2.6,19! -3.2,10", grip, 1.2)
    for i in range(5):
        plate.nick((-2.8, 5 + i * 3), (2.8, 3.6 + i * 3), 0.9)
    plate.bead(0, 23, 4.4, Ink.GOLD, 1.3)


CUDGEL = (
    "-4,60! -5,40 -9,36 -5.6,30 -6.6,8 -11,2 -7,-4 -8.6,-26 -13,-31 -9,-38 -11,-52 -7,-61 0,-64 7,-61 11,-52 "
    "9,-40 13,-34 8.4,-29 7.4,-12 12,-7 7,0 6,22 10,27 5.4,33 4,60!"
)


def cudgel(plate: Plate, bark: Ink = Ink.GREEN) -> None:
    """Draw a cudgel with lopped boughs, about 128 high, its thick end up."""
    plate.shape(CUDGEL, bark, 1.7)
    for x, y in ((-10.4, -34), (10.6, -34), (-8.8, 2), (9.6, -6), (-7, 35), (7.6, 27)):
        plate.bead(x, y, 3, Ink.STRAW, 1.2)
    plate.shape("-7,-61 0,-64 7,-61 0,-57.4", Ink.STRAW, 1.2)
    plate.hatch("2,-56 9,-52 7,-26 5.4,0 4.4,30 3,56 0,56 2,0", 62, 2.6, 1.0)
    plate.line("-5,-50 -3.6,-30 -4,-8", 0.9, 0.4)
    plate.line("-2.4,6 -2,26 -2.4,50", 0.9, 0.4)


def leafy_cudgel(plate: Plate, bark: Ink = Ink.BROWN) -> None:
    """Draw a cudgel that still bears a few leaves."""
    cudgel(plate, bark)
    for x, y, turn in ((11, -36, -30), (-11, -38, 220), (10, 26, -20), (-9, 0, 200)):
        with plate.at(x, y, 1, turn):
            plate.shape(LEAF, Ink.GREEN, 1.1)
            plate.line("1,0 6,-2.6 12,-3", 0.6)
