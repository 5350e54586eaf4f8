"""Coins and cups, which Spanish and Italian suits share; drawn around their middles."""

import math

from cardavia.art.pen.curve import Straight, circle
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate


def coin(plate: Plate, r: float = 20, rays: int = 8) -> None:
    """Draw a coin of radius `r` with a sun of `rays` on it (0 leaves it plain)."""
    plate.round(0, 0, r, Ink.GOLD, 1.8)
    plate.loop(circle(0, 0, r * 0.81), 0.9)
    _milling(plate, r)
    if rays:
        _sun(plate, r, rays)
    shade = [(-0.2, 0.75), (0.5, 0.6), (0.76, 0), (0.7, 0.35), (0.4, 0.72)]
    plate.hatch([(x * r, y * r) for x, y in shade], 50, 2, 0.7)


def _milling(plate: Plate, r: float) -> None:
    count = 36 if r > 30 else 24
    for i in range(count):
        c, s = math.cos(i * math.tau / count), math.sin(i * math.tau / count)
        plate.nick((r * 0.83 * c, r * 0.83 * s), (r * 0.96 * c, r * 0.96 * s), 0.9)


def _sun(plate: Plate, r: float, rays: int) -> None:
    for i in range(2 * rays):
        turn, half = i * math.pi / rays, 0.45 * math.pi / rays
        tip, ink = (0.72, Ink.RED) if i % 2 else (0.6, Ink.INK)
        base = ((0.28, turn - half), (tip, turn), (0.28, turn + half))
        plate.fill(Straight([(r * k * math.cos(t), r * k * math.sin(t)) for k, t in base]), ink)
    plate.round(0, 0, r * 0.3, Ink.GOLD, 1.2)
    plate.disc(0, 0, r * 0.13)


BOWL = "-17,-22! 17,-22! 16,-8 10,3 3,8! -3,8! -10,3 -16,-8"
FOOT = "-3,12! 3,12! 5,20 14,25 15,29! -15,29! -14,25 -5,20"
KNOP = "-5,8 5,8 6,11 4,13.5 -4,13.5 -6,11"
LIP = "-17.5,-23 0,-28 17.5,-23 0,-18"


def cup(plate: Plate, body: Ink = Ink.RED, metal: Ink = Ink.GOLD) -> None:
    """Draw a goblet, about 36 wide and 58 high."""
    plate.shape(FOOT, metal, 1.5)
    plate.shape(BOWL, body, 1.7)
    plate.shape(KNOP, metal, 1.3)
    plate.shape(LIP, metal, 1.5)
    plate.fill("-12,-23 0,-25.6 12,-23 0,-20.2", Ink.INK)
    plate.line("-15.5,-11 0,-6.5 15.5,-11", 1.7, 0.1, metal)
    plate.line("-14,-7 0,-2.5 14,-7", 0.9)
    plate.hatch("4,-17 15,-20 14.6,-8 8,3 3,6 7,-6", 62, 2.1, 0.9)
    plate.hatch("2,15 5,20 13,25 13,28 4,28", 62, 2, 0.8)


def covered_cup(plate: Plate, body: Ink = Ink.RED, metal: Ink = Ink.GOLD) -> None:
    """Draw a goblet under a lid, as northern Italy does; about 36 wide and 72 high."""
    cup(plate, body, metal)
    plate.shape("-18,-21! -17,-28 -8,-35 8,-35 17,-28 18,-21! 0,-18", metal, 1.5)
    plate.shape("-4,-35! -3,-39 3,-39 4,-35!", body, 1.2)
    plate.bead(0, -42, 3.4, metal, 1.2)
    plate.hatch("5,-33 15,-28 16,-22 6,-21", 62, 2, 0.8)
    for x in (-11, -4, 4, 11):
        plate.disc(x, -24.6, 1.5, body)
