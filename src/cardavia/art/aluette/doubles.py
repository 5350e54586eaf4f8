"""The four doubles of Aluette, each with the hand that players make for it: thumb, finger, forefinger, quill."""

from cardavia.art.aluette.coins import coin
from cardavia.art.aluette.cups import cup
from cardavia.art.aluette.pips import finish, mound
from cardavia.art.aluette.places import PLACES
from cardavia.art.aluette.size import HEIGHT, WIDTH
from cardavia.art.kit import cast, gestures, land
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.setting import stand
from cardavia.art.marks import spanish
from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import box
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

BANNER = box(12, 12, 176, 80)

OAK_LEAF = """
    shape green 1.2: 0,0! 5,-5 10,-4 13,-10 19,-8 22,-14 30,-12 38,-4! 32,2 26,8 22,4 17,10 12,5 6,6
    line .9 .2: 1,0 16,-2 34,-4
    """
ACORN = """
    shape gold 1.3: -6,2! -6.6,12 -3,18 0,21! 3,18 6.6,12 6,2!
    shape brown 1.3: -8,3 -7,-4 0,-7 7,-4 8,3 0,5
    nick .8: -5,-3 -3,2 0,-5 1,3 5,-3 5,2
    line 1.6 .1: 0,-7 1,-13
    """
LETTER = """
    shape paper 1.8: 34,116! 150,104! 164,250! 154,256 146,250 136,258 126,252 114,260 48,262!
    shape paper 1.5: 30,118 36,106 148,95 156,100 152,108 38,120
    line 1.4 .05: 50,136 62,130 66,138 76,131 82,138 96,129 108,136 122,128 138,132
    line 1.4 .05: 52,152 60,147 70,153 80,146 92,152 106,145 118,150 138,145
    line 1.4 .05: 53,168 66,162 72,169 86,162 96,168 110,161 124,166 140,161
    line 1.4 .05: 55,184 62,179 70,185 84,178 94,184
    fill red: 52,208 58,200 64,206 72,200 76,208 70,216 74,224 64,222 58,230 54,220 46,220
    round red 9 1.5: 62,215
    loop 1: 62,209.4 67,215 62,220.6 57,215
    """

INKWELL = """
    shape paper 1.4: 4,-26! -2,-40 0,-54 10,-66! 12,-54 10,-42!
    line 1.1: 6,-24 4,-44 9,-63
    shape red 1.4: 6,-24! 10,-40 18,-52 28,-58! 26,-46 18,-34!
    line 1.1: 8,-24 14,-40 26,-56
    shape blue 1.6: -22,0! -24,-14 -14,-22! 14,-22! 24,-14 22,0!
    shape gold 1.4: -13,-22 0,-26 13,-22 0,-18
    fill ink: -9,-22 0,-24 9,-22 0,-20
    line 1.8 .05 gold: -22,-8 0,-5 22,-8
    hatch 62 2.2: 6,-18 14,-19 22,-12 20,-2 8,-2
    """


def _block(code: str) -> tuple[Block, Plate]:
    block = Block(code, WIDTH, HEIGHT)
    plate = block.plate()
    plate.fill(BANNER, Ink.STRAW)
    plate.line("12,92! 188,92!", 1.6, 0)
    plate.line("12,95! 188,95!", 0.8, 0)
    return block, plate


def _sign(plate: Plate, hand: str, sleeve: Ink) -> None:
    with plate.at(100, 53, 0.92):
        engrave(plate, hand, skin=Ink.FLESH, cuff=Ink.PAPER, sleeve=sleeve, trim=Ink.GOLD)


def great_nine() -> Block:
    """Print the nine of cups, Grand-neuf."""
    block, plate = _block("C9")
    bodies = (Ink.RED, Ink.BLUE, Ink.GREEN)
    patterns = ("lobes", "flower", "pearls")
    for i, place in enumerate(PLACES[9]):
        with plate.at(*place, 1.02):
            cup(plate, bodies[(i + i // 3) % 3], patterns[(i + i // 3) % 3])
    with plate.at(-6, 2):
        _sign(plate, gestures.THUMB, Ink.RED)
    block.put(plate)
    finish(block, "C9")
    return block


def small_nine() -> Block:
    """Print the nine of coins, Petit-neuf."""
    block, plate = _block("D9")
    designs = ("rose", "star", "rose", "star", "face", "star", "rose", "star", "rose")
    for place, design in zip(PLACES[9], designs, strict=True):
        with plate.at(*place):
            coin(plate, 26, design)
    _sign(plate, gestures.LITTLE_FINGER, Ink.BLUE)
    block.put(plate)
    finish(block, "D9")
    return block


def oak_two() -> Block:
    """Print the two of batons, Deux de chêne: boughs of oak, and a child between them."""
    block, plate = _block("B2")
    mound(plate, "22,292 76,294 128,292 176,290", "62,288 140,290")
    for x, lean in ((44, -4), (156, 4)):
        with plate.at(x, 200, 1.36, lean):
            spanish.cudgel(plate, Ink.BROWN)
        _foliage(plate, x)
    arms = (Arm("left", (-30, -44), bend=-1), Arm("right", (26, -44), bend=1))
    child = Figure(cast.BOY, "smock", Ink.RED, "breeches", Ink.BLUE, arms, ((-11, 0), (11, 0)), (0, -53))
    stand(plate, child, 101, 284, 1.22)
    _sign(plate, gestures.FOREFINGER, Ink.GREEN)
    block.put(plate)
    finish(block, "B2")
    return block


def _foliage(plate: Plate, x: float) -> None:
    side = 1 if x < 100 else -1
    for dx, y, turn in ((-8, 136, 200), (10, 150, -24), (-8, 196, 160), (8, 216, 20), (-6, 250, 190)):
        with plate.at(x + dx, y, 0.72, turn):
            engrave(plate, OAK_LEAF)
    for dx, y in ((14, 170), (-16, 222)):
        land.put(plate, ACORN, (x + side * dx, y, 0.86))


def writ_two() -> Block:
    """Print the two of swords, Deux d'écrit: a letter, and the hand that writes it."""
    block, plate = _block("S2")
    for x in (30, 170):
        with plate.at(x, 262):
            spanish.sword(plate, 152, Ink.RED)
    with plate.at(8, 14, 0.94):
        engrave(plate, LETTER)
    land.put(plate, INKWELL, (100, 84, 1.1))
    with plate.at(112, 214, 1.16):
        engrave(plate, gestures.WRITING, skin=Ink.FLESH, cuff=Ink.PAPER, sleeve=Ink.BLUE, trim=Ink.GOLD)
    block.put(plate)
    finish(block, "S2")
    return block
