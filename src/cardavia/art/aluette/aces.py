"""The four aces of Aluette: the sun of coins, a lidded chalice, a great bough, a child with a sword."""

import math

from cardavia.art.aluette.pips import finish, mound
from cardavia.art.aluette.size import HEIGHT, WIDTH
from cardavia.art.kit import animals, cast, land
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.setting import stand_turned
from cardavia.art.marks import spanish
from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import Straight, circle, star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

FACE = """
    fill rose: -22,6 -16,2 -10,6 -12,14 -20,15
    fill rose: 22,6 16,2 10,6 12,14 20,15
    line 1.8: -20,-13 -13,-18 -5,-14
    line 1.8: 5,-14 13,-18 20,-13
    fill paper: -19,-6! -13,-10.6 -6,-6! -13,-2.6
    fill paper: 6,-6! 13,-10.6 19,-6! 13,-2.6
    disc 2.8: -12.6,-6.4 12.6,-6.4
    disc paper .8: -13.6,-7.4 11.6,-7.4
    line 1.8: -20,-5.4 -13,-10.8 -5.6,-5.6
    line 1.8: 5.6,-5.6 13,-10.8 20,-5.4
    line 1.6 .2: -3,-9 -3,0 -6,6 -3,9.4 3,9.4
    line 1: 3,4 5.4,7 3,9.4
    fill red: -9,15 -4,13.4 0,14.6 4,13.4 9,15 4,19.4 -4,19.4
    line 1.3: -10.4,14.4 -4,16 0,15.6 4,16 10.4,14.4
    line 1: -3,23 0,23.8 3,23
    hatch 50 2.2: -6,27 10,25 24,14 29,-2 24,22 8,31
    """
CHALICE = """
    shape gold 1.8: -9,66! 9,66! 12,88 30,98 46,104 48,114! -48,114! -46,104 -30,98 -12,88
    shape red 1.4: -40,110 -34,104 34,104 40,110
    bead paper 3 1.1: -28,107 -14,106.4 0,106.4 14,106.4 28,107
    hatch 62 2.4: 8,72 11,88 28,98 40,103 10,102
    shape gold 1.7: -16,50 16,50 20,58 16,66 -16,66 -20,58
    bead blue 4 1.2: 0,58
    bead red 2.6 1.1: -11,58 11,58
    shape red 2: -54,-24! 54,-24! 52,4 40,30 18,47 0,50 -18,47 -40,30 -52,4
    shape gold 1.5: -46,26! -40,8! -30,30! -20,10! -10,38! 0,12! 10,38! 20,10! 30,30! 40,8! 46,26! 30,40 14,48 0,50
        -14,48 -30,40
    bead paper 2.8 1.1: -40,4 -20,6 0,7 20,6 40,4
    shape gold 1.7: -57,-34! 57,-34! 58,-20 0,-12 -58,-20
    bead red 3.4 1.2: -42,-25 -14,-21.6 14,-21.6 42,-25
    bead blue 3.4 1.2: -28,-23 0,-21 28,-23
    hatch 62 2.5: 30,-12 51,-14 48,6 38,26 22,40 34,14
    shape gold 1.9: -54,-34! -50,-54 -34,-68 -12,-76! 12,-76! 34,-68 50,-54 54,-34! 0,-28
    shape blue 1.5: -44,-40 -38,-54 -24,-63 -16,-60 -24,-38
    shape blue 1.5: 44,-40 38,-54 24,-63 16,-60 24,-38
    shape red 1.5: -13,-38 -9,-62 0,-66 9,-62 13,-38 0,-36
    bead gold 3 1.1: -33,-50 33,-50 0,-52
    hatch 62 2.4: 34,-40 48,-40 44,-54 32,-64 28,-54
    shape gold 1.6: -12,-76 12,-76 14,-84 8,-90 -8,-90 -14,-84
    round gold 11 1.7: 0,-101
    line 1.6 .05 red: -10.6,-102 0,-98 10.6,-102
    shape gold 1.3: -2,-111! -2,-118! -8,-118! -8,-122! -2,-122! -2,-128! 2,-128! 2,-122! 8,-122! 8,-118! 2,-118!
        2,-111!
    rope gold 4: -54,-18 -74,-22 -78,-2 -64,14 -48,12
    rope gold 4: 54,-18 74,-22 78,-2 64,14 48,12
    """
RIBBON = """
    shape main 1.5: -16,-34! 14,-24! 17,-12! -14,-22!
    shape main 1.5: -14,4! 13,14! 14,26! -13,16!
    shape main 1.5: -14,-22! -30,-18 -40,-26 -50,-16 -40,-10 -30,-4 -14,-12!
    shape main 1.5: 14,14! 32,12 40,22 52,14 46,30 34,30 14,26!
    line 1 trim: -40,-22 -30,-12 -18,-18
    line 1 trim: 18,20 34,20 42,28
    """


def coins() -> Block:
    """Print the ace of coins."""
    block = Block("D1", WIDTH, HEIGHT)
    plate = block.plate()
    with plate.at(100, 194, 0.88):
        for i in range(24):
            with plate.at(0, 0, 1, i * 15):
                if i % 2:
                    plate.shape("-5,-58! -8,-66 -2,-74 -6,-84 2,-95! 3,-84 8,-74 3,-66 5,-58!", Ink.RED, 1.4)
                else:
                    plate.shape("-7,-58! 0,-97! 7,-58!", Ink.GOLD, 1.5)
        plate.round(0, 0, 66, Ink.GOLD, 2.3)
        _ring(plate, 59)
        plate.round(0, 0, 52, Ink.BLUE, 1.7)
        plate.shape(star(0, 0, 16, (50, 37)), Ink.GOLD, 1.3)
        plate.round(0, 0, 35, Ink.STRAW, 2)
        plate.loop(circle(0, 0, 32), 0.8)
        engrave(plate, FACE)
    for x, y, r in ((100, 32, 9), (78, 46, 6), (122, 46, 6)):
        plate.shape(star(x, y, 8, (r, r * 0.42)), Ink.RED, 1.2)
    block.put(plate)
    finish(block, "D1")
    return block


def _ring(plate: Plate, r: float) -> None:
    for i in range(28):
        turn = i * math.tau / 28
        x, y = r * math.cos(turn), r * math.sin(turn)
        if i % 2:
            plate.bead(x, y, 2.2, Ink.PAPER, 1)
        else:
            plate.shape(Straight([(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)]), Ink.RED, 1.1)


def cups() -> Block:
    """Print the ace of cups."""
    block = Block("C1", WIDTH, HEIGHT)
    plate = block.plate()
    for x, turn in ((36, -18), (164, 18)):
        with plate.at(x, 272, 0.86, turn):
            engrave(plate, land.VINE, main=Ink.GREEN, third=Ink.BLUE)
    with plate.at(100, 176, 1.02):
        engrave(plate, CHALICE)
    block.put(plate)
    finish(block, "C1")
    return block


def batons() -> Block:
    """Print the ace of batons."""
    block = Block("B1", WIDTH, HEIGHT)
    plate = block.plate()
    with plate.at(97, 156, 2, 3):
        spanish.leafy_cudgel(plate, Ink.GREEN)
        for x, y, turn in ((10, -6, -10), (-10, -34, 170), (-7, 36, 190), (8, 4, 30)):
            with plate.at(x, y, 1.15, turn):
                plate.shape(spanish.LEAF, Ink.LEAF, 1.1)
                plate.line("1,0 6,-2.6 12,-3", 0.6)
    with plate.at(98, 186, 1.3, -2):
        engrave(plate, RIBBON, main=Ink.RED, trim=Ink.GOLD)
    mound(plate, "26,290 50,296 150,294 178,288", "38,284 70,292 134,290 166,280", "12,276 60,270 130,273 188,268")
    block.put(plate)
    finish(block, "B1")
    return block


def swords() -> Block:
    """Print the ace of swords, with the child that it is known for."""
    block = Block("S1", WIDTH, HEIGHT)
    plate = block.plate()
    mound(plate, "24,292 76,295 150,293 178,286", "40,286 110,292 164,282")
    land.put(plate, animals.BUTTERFLY, (42, 112, 1.3), main=Ink.RED, trim=Ink.GOLD)
    with plate.at(112, 208, 1.42, 3):
        spanish.sword(plate, 130, Ink.RED)
    arms = (Arm("left", (-29, -13), bend=-1), Arm("right", (-28, -4), bend=1))
    child = Figure(cast.DARK_BOY, "doublet", Ink.BLUE, "breeches", Ink.RED, arms, ((-11, 0), (11, 0)), (0, -53))
    stand_turned(plate, child, 72, 286, 1.32)
    block.put(plate)
    finish(block, "S1")
    return block
