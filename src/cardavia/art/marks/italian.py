"""Northern Italian suits: curved swords and banded batons, which cross and interlace when there are many."""

from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

BLADE = "-4,-2! -9,-30 -10,-60 -6,-92 4,-122! 2,-92 0,-60 1,-30 4,-2!"
BATON = (
    "-5,-64! 5,-64! 4,-34 6.4,-30 4,-26 3.6,26 6,30 4,34 5,64! -5,64! -4,34 -6,30 -3.6,26 -4,-26 -6.4,-30 -4,-34"
)


def sword(plate: Plate, grip: Ink = Ink.RED) -> None:
    """Draw a curved sword: its guard is at the middle, its point about 120 above and to the right."""
    plate.shape(BLADE, Ink.SKY, 1.4)
    plate.fill("-1,-4! -5,-30 -6,-60 -2.6,-90 2,-112! .6,-90 -1.4,-60 -.4,-30 2.6,-4!", Ink.PAPER)
    plate.line("-2,-6 -6,-32 -6.6,-60 -3,-90", 0.9, 0.2)
    plate.shape("-13,-5 -6,-3 0,-4 7,-4 13,1 12,4 5,1 0,2 -7,2 -13,-1", Ink.GOLD, 1.3)
    plate.shape("-2.8,2! 2.8,2! 3.2,9 2.6,17! -2.6,17! -3.2,9", grip, 1.2)
    for i in range(4):
        plate.nick((-2.8, 5.4 + i * 3.2), (2.8, 4 + i * 3.2), 0.9)
    plate.bead(0, 21, 4.2, Ink.GOLD, 1.3)


def baton(plate: Plate, wood: Ink = Ink.GREEN, bands: Ink = Ink.GOLD) -> None:
    """Draw a turned baton with bands, 128 high, alike upwards and downwards."""
    plate.shape(BATON, wood, 1.6)
    plate.hatch("1,-60 4,-60 3,-34 3,34 4,60 1,60", 62, 2.6, 0.9)
    for y in (-64, 64):
        plate.shape(f"-6,{y - 4} 6,{y - 4} 7,{y} 6,{y + 4} -6,{y + 4} -7,{y}", bands, 1.3)
    for y in (-30, 30):
        plate.shape(f"-6.6,{y - 2.8} 6.6,{y - 2.8} 7.2,{y} 6.6,{y + 2.8} -6.6,{y + 2.8} -7.2,{y}", bands, 1.2)
    plate.shape("-5.4,-6 5.4,-6 6.4,0 5.4,6 -5.4,6 -6.4,0", Ink.RED, 1.2)
    for y in (-6, 6):
        plate.line(f"-5.6,{y}! 5.6,{y}!", 1.2, 0.1)
