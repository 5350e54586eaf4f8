"""Landscape: sky, hills, ground, water, and what grows. Pieces stand on y = 0 around their middle."""

import math
import random
from itertools import pairwise

from cardavia.art.pen.curve import Straight, box
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

Stretch = tuple[float, float, float, float]
"""A piece of the picture: left, top, right, bottom."""


def wash(plate: Plate, stretch: Stretch, ink: Ink) -> None:
    """Lay one ink over a stretch."""
    left, top, right, bottom = stretch
    plate.fill(box(left, top, right - left, bottom - top), ink)


def sky_lines(plate: Plate, stretch: Stretch, ink: Ink = Ink.INK, gap: float = 5.0) -> None:
    """Draw the long level cuts of an engraved sky, closer and longer towards the top."""
    left, top, right, bottom = stretch
    chance = random.Random(f"{left}{top}{right}{bottom}")
    y, step = top + 1.5, gap * 0.5
    while y < bottom:
        fade = (y - top) / (bottom - top)
        x = left + chance.uniform(0, 20)
        while x < right - 6:
            length = chance.uniform(20, 60) * (1 - 0.7 * fade)
            end = min(right, x + length)
            plate.nick((x, y), (end, y + chance.uniform(-0.3, 0.3)), 1.1 - 0.4 * fade, ink)
            x = end + chance.uniform(3, 10 + 40 * fade)
        step *= 1.13
        y += step


def rays(plate: Plate, middle: tuple[float, float], reach: float, ink: Ink, count: int = 24) -> None:
    """Draw beams of light all round a middle."""
    x, y = middle
    for i in range(count):
        turn, half = (i + 0.5) * math.tau / count, math.pi / count * 0.55
        ends = [(x + reach * math.cos(turn + s), y + reach * math.sin(turn + s)) for s in (-half, half)]
        plate.fill(Straight([(x, y), *ends]), ink)


def hills(plate: Plate, crest: str, bottom: float, ink: Ink, angle: float = 35) -> None:
    """Draw hills under a crest written as knots from left to right, down to `bottom`."""
    knots = crest.split()
    left, right = knots[0].split(",")[0], knots[-1].split(",")[0]
    plate.fill(f"{left},{bottom}! {knots[0]}! {' '.join(knots[1:-1])} {knots[-1]}! {right},{bottom}!", ink)
    plate.line(crest, 1.3, 0.05)
    for a, b in pairwise(knots):
        (ax, ay), (bx, by) = ((float(v) for v in k.split(",")) for k in (a, b))
        if by > ay:
            plate.hatch(
                f"{ax},{ay + 1} {bx},{by + 1} {bx - (bx - ax) * 0.2},{by + 7} {ax + 2},{ay + 9}", angle, 2.8
            )


def ground(plate: Plate, crest: str, bottom: float, ink: Ink) -> None:
    """Draw the near ground with a few level cuts."""
    knots = crest.split()
    left, right = float(knots[0].split(",")[0]), float(knots[-1].split(",")[0])
    plate.fill(f"{left},{bottom}! {knots[0]}! {' '.join(knots[1:-1])} {knots[-1]}! {right},{bottom}!", ink)
    plate.line(crest, 1.5, 0.03)
    chance = random.Random(crest)
    top = float(knots[0].split(",")[1])
    for _ in range(14):
        x, y = chance.uniform(left, right - 20), chance.uniform(top + 4, bottom - 2)
        plate.nick((x, y), (x + chance.uniform(6, 18), y + 0.4), 1)


def water(plate: Plate, stretch: Stretch, ink: Ink = Ink.SKY) -> None:
    """Draw water with its ripples."""
    left, top, right, bottom = stretch
    wash(plate, stretch, ink)
    chance = random.Random(f"water{stretch}")
    rows = int((bottom - top) / 5)
    for row in range(rows):
        y, x = top + 3 + row * 5, left + chance.uniform(0, 16)
        while x < right - 12:
            plate.line(
                f"{x},{y} {x + 3},{y - 1.6} {x + 6},{y} {x + 9},{y + 1}", 1, 0.4, Ink.INK if row % 3 else Ink.PAPER
            )
            x += chance.uniform(14, 30)


def grass(plate: Plate, tufts: str, ink: Ink = Ink.GREEN) -> None:
    """Draw tufts of grass at places written `x,y x,y`."""
    for word in tufts.split():
        x, y = (float(v) for v in word.split(","))
        for lean in (-4.5, -1.4, 1.8, 5):
            plate.line(f"{x},{y} {x + lean * 0.4},{y - 4.6} {x + lean},{y - 9 + abs(lean) * 0.6}", 1.4, 0.5, ink)


def blossoms(plate: Plate, places: str, petal: Ink = Ink.PAPER, heart: Ink = Ink.GOLD) -> None:
    """Draw small flowers at places written `x,y x,y`."""
    for word in places.split():
        x, y = (float(v) for v in word.split(","))
        for i in range(5):
            turn = i * math.tau / 5
            plate.bead(x + 2.5 * math.cos(turn), y + 2.5 * math.sin(turn), 1.5, petal, 0.7)
        plate.disc(x, y, 1.5, heart)


CLOUD = """
    shape paper 1.2: -24,0! -26,-6 -20,-9 -16,-15 -6,-17 0,-13 8,-16 16,-12 18,-7 25,-6 26,0!
    line .9: -12,-6 -8,-11 0,-11
    line .9: 6,-5 10,-9 15,-8
    nick .9: -20,-2 -6,-2 2,-3 18,-3
    """
SUN = """
    fill gold: ! 0,-24 4,-14 12,-21 11,-11 21,-12 14,-4 24,0 14,4 21,12 11,11 12,21 4,14 0,24 -4,14 -12,21
        -11,11 -21,12
        -14,4 -24,0 -14,-4 -21,-12 -11,-11 -12,-21 -4,-14
    round gold 11 1.4: 0,0
    line 1: -6,-2 -4,-3.4 -2,-2
    line 1: 2,-2 4,-3.4 6,-2
    line 1: 0,-2 -1.4,2 .4,2.4
    line 1.2: -4,5 0,7 4,5
    """
MOON = """
    shape straw 1.5: 4,-15 -6,-14 -13,-6 -13,6 -6,14 4,15! -3,10 -6,3! -8.6,2! -6,-1! -6,-6 -3,-11
    disc 1.1: -7.6,-5
    line 1: -10,8 -6,8.6
    """
TREE = """
    shape brown 1.5: -3,0! -2,-18 -4,-30 4,-30 3,-18 5,0!
    hatch 70 2: 0,-2 4,-2 2,-26 0,-26
    shape main 1.7: -6,-26 -18,-26 -26,-34 -24,-46 -28,-56 -20,-66 -12,-68 -6,-78 6,-78 12,-70 22,-68 27,-58
        24,-48 28,-38 20,-28
        8,-26
    line 1: -18,-40 -12,-44 -8,-40
    line 1: -16,-56 -10,-60 -5,-56
    line 1: -4,-68 2,-71 7,-67
    line 1: 0,-48 6,-52 11,-48
    hatch 60 2.5: 6,-28 20,-30 26,-38 22,-48 25,-58 16,-66 14,-50 8,-40
    """
POPLAR = """
    shape brown 1.3: ! -1.8,0 -1.8,-14 1.8,-14 1.8,0
    shape main 1.6: 0,-10 -7,-16 -9,-36 -6,-64 0,-86! 6,-64 9,-36 7,-16
    line .9: -4,-22 -2,-30 -5,-36
    line .9: -3,-44 -1,-52 -3,-58
    hatch 66 2.4: 2,-14 7,-18 8,-36 5,-62 1,-80 2,-40
    """
FIR = """
    shape brown 1.3: ! -2,0 -2,-10 2,-10 2,0
    shape main 1.6: 0,-78! -7,-58 -12,-52! -6,-54 -12,-36 -18,-30! -9,-33 -16,-14 -22,-8! 0,-11 22,-8! 16,-14
        9,-33 18,-30!
        12,-36 6,-54 12,-52! 7,-58
    hatch 60 2.4: 2,-70 8,-54 6,-52 13,-34 10,-31 18,-12 4,-12 2,-40
    """
BARE_TREE = """
    rope brown 5: 0,0 -1,-22 2,-42 0,-72
    rope brown 3: 0,-24 -12,-36 -16,-54
    rope brown 2.6: 1,-34 12,-44 16,-62
    rope brown 2: -11,-36 -22,-40 -28,-50
    rope brown 2: 12,-46 22,-50 26,-60
    rope brown 1.8: 0,-52 -8,-62 -9,-72
    rope brown 1.8: 1,-56 8,-66 9,-76
    """
BUSH = """
    shape main 1.5: -20,0! -22,-8 -16,-14 -10,-20 0,-19 8,-22 16,-15 21,-9 20,0!
    line .9: -12,-6 -8,-11 -3,-7
    line .9: 2,-8 7,-13 11,-9
    hatch 60 2.3: 6,-2 18,-2 19,-9 14,-14 10,-8
    """
WHEAT = """
    line 1.3 .2 gold: 0,0 1,-14 -1,-24
    shape gold .9: -1,-20 -4,-26 -2,-32 0,-34 3,-30 2,-24
    line 1.3 .2 gold: 5,0 6,-12 8,-20
    shape gold .9: 8,-17 5.6,-23 8,-29 10,-31 12,-26 10.6,-20
    line 1.3 .2 gold: -5,0 -6,-12 -8,-18
    shape gold .9: -8,-15 -11,-20 -10,-27 -8,-29 -5,-25 -6,-19
    """
SHEAF = """
    shape gold 1.5: -6,-20 -18,-44 -8,-40 -4,-50 2,-42 10,-48 10,-40 18,-42 6,-20! 12,0! -12,0!
    line 1: -2,-22 -8,-40
    line 1: 1,-22 2,-42
    line 1: 3,-22 10,-38
    line 1: -2,-16 -5,-1
    line 1: 2,-16 5,-1
    shape red 1.2: -7,-21 7,-21 7,-17 -7,-17
    """
MUSHROOM = """
    shape paper 1.1: -2,0! -1.6,-8 1.6,-8 2,0!
    shape red 1.3: -8,-7! -6,-13 0,-16 6,-13 8,-7! 0,-5.6
    disc paper 1.2: -3,-10 2,-12 4,-8.6
    """
VINE = """
    rope brown 3.6: 0,0 -2,-16 2,-30 -1,-44
    shape main 1.3: -2,-40 -14,-48 -18,-38 -12,-32 -6,-32
    shape main 1.3: 2,-36 14,-44 18,-34 12,-28 5,-28
    shape main 1.3: -2,-24 -12,-28 -16,-20 -10,-14 -4,-17
    bead third 2.7 .9: 6,-20 11,-20 8.6,-16 4,-15.6 11,-14 7,-11 9.6,-7.6
    """
ROCK = """
    shape straw 1.5: -18,0! -16,-10! -6,-18! 6,-16! 15,-8! 19,0!
    line 1: -6,-18 -4,-8 -8,0
    hatch 60 2.2: 6,-14 14,-7 17,-1 6,-1 4,-8
    """
PINK_TREE = """
    shape brown 1.5: -3,0! -1,-18 -10,-34 -6,-36 1,-26 6,-38 10,-37 5,-20 6,0!
    shape main 1.6: -8,-32 -20,-32 -27,-42 -24,-54 -14,-62 -4,-70 8,-68 18,-64 27,-54 26,-42 18,-33 6,-33
    nick 1: -18,-44 -14,-46 -10,-54 -6,-56 2,-62 6,-62 10,-50 14,-52 0,-46 4,-47
    disc paper 2.2: -16,-40 -14,-52 -4,-60 6,-54 14,-58 18,-44 4,-40 -6,-46
    hatch 60 2.5 .8: 8,-35 20,-36 24,-46 20,-54 16,-44
    """
"""Trees take `main` as the ink of their leaves, a vine `third` for its grapes."""


def put(plate: Plate, picture: str, place: tuple[float, float, float], **inks: Ink) -> None:
    """Cut a picture at x, y, and a scale."""
    with plate.at(*place):
        engrave(plate, picture, **inks)
