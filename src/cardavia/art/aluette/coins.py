"""Coins of Aluette, each struck with a design: sun, face, rose, star, shell or ship's wheel."""

import math

from cardavia.art.marks.latin import coin as sun_coin
from cardavia.art.pen.curve import circle, star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

FACE = """
    round straw 10.6 1.4: 0,0
    fill rose: -7,2 -5,1 -3.6,3 -5,5
    fill rose: 7,2 5,1 3.6,3 5,5
    line 1.1: -6.4,-4.6 -4.4,-6 -2,-4.8
    line 1.1: 2,-4.8 4.4,-6 6.4,-4.6
    disc 1.2: -4,-2 4,-2
    line 1: 0,-3 -1.4,1.8 .6,2.2
    line 1.3 red: -3.6,5.2 0,7 3.6,5.2
    """
SHELL = """
    shape paper 1.3: 0,10! -4,8 -11,0 -12,-6 -8,-8 -6,-11 -2,-11 0,-12.6 2,-11 6,-11 8,-8 12,-6 11,0 4,8
    line .9 .2 red: 0,9 -9,-5
    line .9 .2 red: 0,9 -4.6,-9
    line .9 .2 red: 0,9 0,-10.6
    line .9 .2 red: 0,9 4.6,-9
    line .9 .2 red: 0,9 9,-5
    shape paper 1.1: -4,9 4,9 3,12.6 -3,12.6
    """
WHEEL = """
    loop 2.4 blue: 0,-8.6 6,-6 8.6,0 6,6 0,8.6 -6,6 -8.6,0 -6,-6
    nick 1.7 blue: -13,0 13,0 0,-13 0,13 -9,-9 9,9 -9,9 9,-9
    bead red 2.6 1: 0,0
    """


def coin(plate: Plate, r: float, design: str) -> None:
    """Draw a coin of radius `r` around the present middle, struck with a design by name."""
    if design == "sun":
        sun_coin(plate, r)
        return
    with plate.at(0, 0, r / 20):
        plate.round(0, 0, 20, Ink.GOLD, 2)
        plate.loop(circle(0, 0, 16.4), 0.9)
        _border(plate)
        _strike(plate, design)
        plate.hatch("-4,15 10,12 15.4,0 14,8 8,14.6", 50, 2, 0.7)


def _border(plate: Plate) -> None:
    for i in range(20):
        turn = i * math.tau / 20
        plate.disc(18.2 * math.cos(turn), 18.2 * math.sin(turn), 0.75)


def _strike(plate: Plate, design: str) -> None:
    match design:
        case "face":
            plate.fill(star(0, 0, 12, (15.6, 9)), Ink.RED)
            engrave(plate, FACE)
        case "rose":
            _petals(plate, (13.6, 6), Ink.RED)
            _petals(plate, (7.6, 5), Ink.PAPER)
            plate.bead(0, 0, 2.6, Ink.GOLD, 1)
        case "star":
            plate.shape(star(0, 0, 8, (14.4, 6)), Ink.BLUE, 1.1)
            plate.bead(0, 0, 3.4, Ink.PAPER, 1.1)
        case "shell":
            engrave(plate, SHELL)
        case "wheel":
            engrave(plate, WHEEL)
        case _:
            raise ValueError(f"no such coin: {design!r}")


def _petals(plate: Plate, size: tuple[float, int], ink: Ink) -> None:
    reach, count = size
    for i in range(count):
        with plate.at(0, 0, reach / 14, i * 360 / count):
            plate.shape("0,0! 6,-6 5,-13 0,-14.4 -5,-13 -6,-6", ink, 1.1)
