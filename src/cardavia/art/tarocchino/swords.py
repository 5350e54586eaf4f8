"""Swords of Tarocchino: curved blades laced above and below, and a straight one between them when they are odd."""

import math

from cardavia.art.marks import spanish
from cardavia.art.pen.curve import Point
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino.size import HEIGHT, WIDTH
from cardavia.art.tarocchino.weave import Strand, lace

SWELL = 76.0
"""How far the outer blades bow out."""
SPREAD, RISE = 30.0, 146.0
TURN = math.pi * 0.6
GRIPS = (Ink.RED, Ink.BLUE)
HILT = """
    shape grip 1.2: -2.6,0! 2.6,0! 3,14! -3,14!
    shape gold 1.2: -9,-3 0,-1.4 9,-3 9,1.4 0,3 -9,1.4
    bead gold 3.4 1.1: 0,16
    """


def draw(plate: Plate, count: int) -> None:
    """Draw six to ten swords."""
    half, step = count // 2, 46.0 / (count // 2)
    sides = [[_blade(side, i * step) for i in range(half)] for side in (-1, 1)]
    lace(plate, sides[0], sides[1], 0.035)
    for side, blades in zip((-1, 1), sides, strict=True):
        for blade in blades:
            _hilt(plate, blade, GRIPS[side > 0])
    if count % 2:
        with plate.at(WIDTH / 2, 246), plate.stretched(1.2, 1):
            spanish.sword(plate, 150, Ink.GREEN)


def _blade(side: int, inward: float) -> Strand:
    top = math.acos((inward - SPREAD) / SWELL) / TURN
    foot = math.acos((inward - SPREAD + 12) / SWELL) / TURN

    def path(t: float) -> Point:
        v = -foot + (top + foot) * t
        return WIDTH / 2 + side * (SWELL * math.cos(TURN * v) - inward), HEIGHT / 2 - RISE * v

    def breadth(t: float) -> float:
        return 4.2 * min(1.0, (1 - t) * 9) + 0.15

    return Strand(path, breadth, Ink.SKY, Ink.PAPER)


def _hilt(plate: Plate, blade: Strand, grip: Ink) -> None:
    (x, y), (nx, ny) = blade.path(0), blade.path(0.02)
    with plate.at(x, y, 0.9, math.degrees(math.atan2(nx - x, y - ny))):
        engrave(plate, HILT, grip=grip)
