"""The five of coins: four coins, and a couple who kiss in the fifth."""

from cardavia.art.aluette.coins import coin
from cardavia.art.aluette.pips import finish
from cardavia.art.aluette.size import HEIGHT, WIDTH
from cardavia.art.kit import land
from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import circle
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

SHE = """
    shape hair 1.6: 14,-27 26,-28 34,-20 36,-8 32,2 36,14 32,26 24,24 22,10 24,-4 20,-14
    shape flesh 1.5: 16,4! 17,16 12,26 30,30 32,18 28,4!
    shape flesh 1.6: 9,-27 5.4,-19 5,-14 1.6,-9 -2.4,-4.6 0,-3 1.4,-2.6! -.6,-1 -.4,.6 1.8,1.2 0,2.6 .6,4.6 3,5.4
        2.4,9 4.6,12.4 9,12.6 17,9.4 24,2 28,-12 24,-24 16,-29
    fill rose: 9,-3 14,-4 16,0 12,3.4 8.6,1
    line 1.4: 6.6,-12.4 9.6,-10.8 13.6,-12.6
    line .9: 7,-11 6,-9.6
    line .9: 9,-10.4 8.6,-8.8
    line .9: 11.4,-10.8 11.8,-9.2
    line 1.4: 5.8,-17.6 9.6,-19.8 14.4,-17.6
    fill red: -.6,-1 2.6,-1.2 4.6,.8 2.6,3.2 .2,3 1.6,1.2
    line 1: .6,1.2 4.6,1
    shape flesh 1.2: 22,-8 26,-10 27,-4 23,-1
    bead gold 1.8 .9: 25,2
    shape hair 1.6: 7,-25 10,-34 20,-38 31,-33 35,-22 31,-13 27,-9! 25,-15 20,-20 12,-22
    line 1 .3 strand: 10,-28 20,-31 29,-22 31,-15
    line 1 .3 strand: 12,-32 22,-34 32,-26
    line 1 .3 strand: 27,-4 30,8 28,20
    line 1 .3 strand: 31,-4 33,12 32,23
    shape red 1.3: 8,-26 16,-32 26,-34 34,-28 33,-24 25,-29 17,-27 9,-22
    """
HE = """
    shape flesh 1.5: 15,6! 16,18 10,26 32,32 33,18 27,4!
    shape flesh 1.6: 8,-28 4.6,-20 5,-15 1,-9 -3.4,-3.8 -1.4,-2 1.4,-2! -.6,-.6 -.4,1 1.8,1.4 0,3 .6,5 3,6 2,10
        4,14.6 9,15.4 18,11.4 25,3 28,-12 24,-25 16,-30
    line 1.4: 6.2,-12.6 9.6,-11 13.6,-12.8
    line 2.1: 4.8,-17.4 9.6,-19.6 15,-17.2
    shape hair 1.2: 1.6,-2.6 6,-4 12,.6 8,1.6 3,.4
    fill red: 0,1.2 3.4,1.2 5,2.4 2.6,4 .2,3.6
    shape hair 1.3: 2.4,7 7,7.6 12,6 17,0 22,-4 26,0 23,9 16,16 8,18.6 3,15
    line .9 .3 strand: 6,10 10,16
    line .9 .3 strand: 12,9 15,13
    line .9 .3 strand: 18,4 21,8
    shape flesh 1.2: 22,-10 26,-12 27,-6 23,-3
    shape hair 1.6: 8,-26 12,-33 24,-35 33,-26 34,-12 30,-1 26,-2! 27,-10 22,-14 20,-21 13,-22
    line 1 .3 strand: 14,-28 24,-26 30,-10
    line 1 .3 strand: 20,-32 30,-22 31,-8
    shape main 1.7: 4,-27 6,-36 16,-44 32,-42 40,-32 40,-22 34,-19 22,-26 12,-26
    line 1: 8,-32 22,-38 38,-28
    shape trim 1.3: 3,-28 12,-29 23,-30 36,-20 35,-15 22,-25 12,-24 4,-23
    """
SHOULDERS = """
    shape rose 1.8: 6,62! 8,36 20,26 34,24 50,34 58,62!
    shape paper 1.4: 12,26 22,20 34,22 38,28 26,34 14,33
    line 1: 20,38 18,56
    line 1: 32,38 34,58
    hatch 110 2.3: 40,34 50,42 54,58 42,58
    """
DOUBLET = """
    shape blue 1.8: 6,62! 8,38 20,28 34,26 50,36 58,62!
    shape gold 1.4: 10,30 20,22 34,22 40,29 28,36 14,36
    line 1: 20,40 18,58
    hatch 110 2.3: 40,36 50,44 54,60 42,60
    """
HEART = """
    shape red 1.7: 0,26! -12,14 -24,0 -25,-13 -15,-21 -5,-17 0,-9! 5,-17 15,-21 25,-13 24,0 12,14
    hatch 60 2.2: 6,14 20,0 21,-10 14,-15 12,0
    line 1.6 .3 paper: -19,-4 -19,-11 -13,-16
    shape straw 1.2: ! -34,12 -35,9 32,-11 33,-8
    shape sky 1.3: ! 32,-16 42,-13 35,-4
    shape gold 1.2: ! -30,8 -38,3 -42,5 -36,10 -40,17 -36,18 -29,13
    fill red: ! -20,4 18,-7 19,-4 -19,8
    """
MIDDLE, RADIUS = (100.0, 190.0), 47.0


def cut() -> Block:
    """Print the five of coins."""
    block = Block("D5", WIDTH, HEIGHT)
    x, y = MIDDLE
    plate = block.plate()
    for side in (-1, 1):
        for down, design in ((-66, "rose"), (72, "star")):
            with plate.at(x + side * 57, y + down):
                coin(plate, 28, design)
    with plate.at(x, y):
        plate.round(0, 0, RADIUS + 9, Ink.GOLD, 2.2)
        for i in range(32):
            with plate.at(0, 0, 1, i * 11.25):
                plate.bead(0, -RADIUS - 4.4, 1.5 if i % 2 else 2.4, Ink.PAPER if i % 2 else Ink.RED, 0.9)
        plate.round(0, 0, RADIUS, Ink.STRAW, 1.8)
    land.put(plate, HEART, (100, 52, 0.86))
    block.put(plate)
    lovers = block.plate()
    with lovers.at(x + 1, y + 2, 1.16):
        _lovers(lovers)
    block.clipped(lovers, circle(x, y, RADIUS - 0.6, 16))
    rim = block.plate()
    rim.loop(circle(x, y, RADIUS, 16), 1.8)
    block.put(rim)
    finish(block, "D5")
    return block


def _lovers(plate: Plate) -> None:
    with plate.at(0, 0, 1, 8):
        engrave(plate, SHOULDERS)
        engrave(plate, SHE, hair=Ink.GOLD, strand=Ink.INK)
    with plate.mirrored(), plate.at(0, 0, 1, -4):
        engrave(plate, DOUBLET)
        engrave(plate, HE, hair=Ink.BROWN, strand=Ink.INK, main=Ink.RED, trim=Ink.GOLD)
