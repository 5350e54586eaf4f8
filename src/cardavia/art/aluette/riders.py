"""The cavalières of Aluette: four women on horseback, each raising the sign of her suit."""

from collections.abc import Callable
from dataclasses import dataclass

from cardavia.art.aluette.coins import coin
from cardavia.art.aluette.cups import cup
from cardavia.art.aluette.pips import finish, mound
from cardavia.art.aluette.size import HEIGHT, WIDTH
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.heads import Hat, Head, draw_head
from cardavia.art.kit.horse import RIDDEN
from cardavia.art.kit.limbs import joint, limb
from cardavia.art.kit.patterns import weave
from cardavia.art.marks import spanish
from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import Point
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

BLACK, PAPER, RED, GOLD, STRAW = Ink.INK, Ink.PAPER, Ink.RED, Ink.GOLD, Ink.STRAW
GREEN, LEAF, BLUE, SKY, BROWN = Ink.GREEN, Ink.LEAF, Ink.BLUE, Ink.SKY, Ink.BROWN

SADDLE = """
    shape cloth 1.6: -20,2! 24,2! 29,34! 10,40 -18,36!
    line 1.6 .05 trim: -17,32 10,35.6 26,30
    """
SKIRT = "-10,-4 14,-6 26,16 31,44 20,58 0,64 -18,58 -24,40 -18,18"
SEAT = """
    line 1.1 .35: -4,2 -12,28 -13,56
    line 1.1 .35: 4,0 3,28 1,60
    line 1.1 .35: 10,2 17,26 19,54
    hatch 62 2.2: 12,4 22,20 28,44 19,52 15,28
    line 1.8 .06 trim: -21,51 -2,59 18,53 29,41
    shape brown 1.3: -15,60 -24,62 -29,68 -16,69 -6,64
    shape main 1.6: -9,-3 -12,-18 -11,-33 -4,-38 6,-38 12,-34 16,-18 14,-3 2,0
    shape paper 1.2: -7,-36 0,-30 8,-37 4,-39 -3,-39
    line 1.2 .1 trim: -2,-28 4,-24 -2,-20 4,-16 -2,-12 4,-8
    shape trim 1.2: -10,-6 2,-3 14,-7 14.4,-2 2,2 -9.6,-1
    hatch 60 2 .8: 9,-30 14,-18 12,-8 7,-9
    shape skin 1.2: -4,-44! -4,-37 1,-34 6,-37 6,-44!
    """
REIN_HAND = """
    shape sleeve 1.5: 8,-35 17,-26 14,-13 -4,-5 -18,-3! -20,-10! -6,-14 1,-22
    shape paper 1.2: -16,-11! -21,-11! -23,-3! -17,-2!
    shape skin 1.3: -21,-10 -29,-10 -31,-6 -28,-2 -21,-3
    line .8: -30,-6 -25,-6
    """
SHOULDER: Point = (-7.0, -32.0)
RAISED: Point = (-19.0, -81.0)
ACROSS = 106.0
"""Where the middle of the horse stands."""
HOOVES = (26.0, 0.0)
"""Where a horse that rears stays on the ground, from that middle."""


@dataclass(frozen=True, slots=True)
class Rider:
    """A cavalière: her head, her skirt and its pattern, her bodice, her sleeves, and her horse.

    `coat` is the horse's coat, its far limbs and its mane; `hand` is where she holds her sign; `rears` lifts
    the horse by so many degrees.
    """

    head: Head
    skirt: tuple[Ink, str, Ink]
    bodice: Ink
    sleeves: Ink
    cloth: Ink
    coat: tuple[Ink, Ink, Ink]
    sign: Callable[[Plate], None]
    looks: str = "left"
    trim: Ink = GOLD
    hand: Point = RAISED
    rears: float = 0.0


def _coin(plate: Plate) -> None:
    with plate.at(0, -27):
        coin(plate, 23, "star")


def _cup(plate: Plate) -> None:
    with plate.at(0, -8, 0.86):
        cup(plate, RED, "flower")


def _cudgel(plate: Plate) -> None:
    with plate.at(2, 6, 0.92, -8):
        spanish.leafy_cudgel(plate, GREEN)


def _sword(plate: Plate) -> None:
    with plate.at(0, -8, 0.92, -6):
        spanish.sword(plate, 50, RED)


def _face(jaw: str, nose: str, mouth: str, skin: Ink = Ink.FLESH) -> Face:
    cheek = Ink.ROSE if skin is Ink.FLESH else None
    return Face(jaw, nose, "arched", "calm", mouth, 0, skin, cheek=cheek, lashes=0.7)


RIDERS: dict[str, Rider] = {
    "DC": Rider(
        Head(_face("oval", "small", "smile"), Hair("waves", GOLD), hat=Hat("wide", BLUE, GOLD, plume="back")),
        (GREEN, "flower", GOLD),
        RED,
        PAPER,
        RED,
        (PAPER, STRAW, BROWN),
        _coin,
    ),
    "CC": Rider(
        Head(
            _face("heart", "straight", "calm"), Hair("braids", BROWN), hat=Hat("laurel", GREEN, RED), top="parted"
        ),
        (RED, "spot", PAPER),
        BLUE,
        STRAW,
        BLUE,
        (BROWN, BROWN, BLACK),
        _cup,
        "right",
        hand=(-30, -64),
    ),
    "BC": Rider(
        Head(_face("oval", "small", "smile", BROWN), Hair("bun", BLACK), hat=Hat("kerchief", GOLD, RED)),
        (STRAW, "leaf", GREEN),
        GREEN,
        RED,
        GREEN,
        (STRAW, STRAW, BROWN),
        _cudgel,
        trim=RED,
        hand=(-27, -52),
    ),
    "SC": Rider(
        Head(_face("round", "straight", "pout"), Hair("bob", BLACK), hat=Hat("sallet", RED, GOLD)),
        (BLUE, "starlet", GOLD),
        SKY,
        RED,
        RED,
        (SKY, SKY, BLACK),
        _sword,
        "right",
        rears=9,
    ),
}
"""The cavalières by code."""


def cut(code: str, letter: str) -> Block:
    """Print a cavalière."""
    rider = RIDERS[code]
    block = Block(code, WIDTH, HEIGHT)
    plate = block.plate()
    mound(plate, "24,290 62,296 116,294 150,296 178,288", "40,292 96,290 168,292", "12,276 60,269 130,273 188,267")
    if rider.looks == "right":
        with plate.mirrored(WIDTH / 2):
            _ride(plate, rider)
    else:
        _ride(plate, rider)
    block.put(plate)
    finish(block, code, letter)
    return block


def _ride(plate: Plate, rider: Rider) -> None:
    coat, far, mane = rider.coat
    hx, hy = HOOVES
    with plate.at(ACROSS + hx - 0.7 * rider.rears, 290 + hy, 1.02, rider.rears), plate.at(-hx, -hy):
        engrave(plate, RIDDEN, main=coat, far=far, mane=mane, bridle=RED)
        with plate.at(0, -92, 1.26):
            _woman(plate, rider)


def _woman(plate: Plate, rider: Rider) -> None:
    skin = rider.head.face.skin
    ink, pattern, pattern_ink = rider.skirt
    engrave(plate, SADDLE, cloth=rider.cloth, trim=rider.trim)
    plate.shape(SKIRT, ink, 1.8)
    weave(plate, SKIRT, pattern, pattern_ink, 12)
    engrave(plate, SEAT, main=rider.bodice, trim=rider.trim, skin=skin)
    with plate.at(4, -52, 0.56):
        draw_head(plate, rider.head)
    engrave(plate, REIN_HAND, sleeve=rider.sleeves, skin=skin)
    x, y = rider.hand
    elbow = joint(SHOULDER, rider.hand, (26, 25), -1)
    wrist = x + (elbow[0] - x) * 0.16, y + (elbow[1] - y) * 0.16
    limb(plate, (SHOULDER, elbow, wrist), (6.4, 6, 4), rider.sleeves)
    with plate.at(x, y):
        rider.sign(plate)
        plate.shape("-4.4,-2 -2,-5 3,-5 5,-1.6 4.6,3 1,5.4 -3,4.6 -5,1", skin, 1.3)
        plate.line("-4,-1.6 -1,-1.6 2,-1", 0.8)
        plate.line("-4,1.2 -1,1.2 2,1.6", 0.8)
