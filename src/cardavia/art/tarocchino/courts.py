"""The sixteen courts of Tarocchino, with their suit signs; the jacks of coins and cups are maids, as in Bologna."""

from cardavia.art.kit.bands import Band
from cardavia.art.kit.beard import Beard
from cardavia.art.kit.dress import Dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.half import Half, Hold, Horse
from cardavia.art.kit.heads import Hat, Head
from cardavia.art.marks import index, italian, latin
from cardavia.art.pen.block import Block
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino import sitters, suits
from cardavia.art.tarocchino.sitters import SLOPE, Sitter
from cardavia.art.tarocchino.size import HEIGHT, WIDTH

RANKS = "FCQR"
BLACK, PAPER, RED, ROSE, GOLD, STRAW = Ink.INK, Ink.PAPER, Ink.RED, Ink.ROSE, Ink.GOLD, Ink.STRAW
GREEN, LEAF, BLUE, SKY, BROWN = Ink.GREEN, Ink.LEAF, Ink.BLUE, Ink.SKY, Ink.BROWN


def _coin(plate: Plate) -> None:
    with plate.at(2, -24):
        latin.coin(plate, 22)


def _cup(plate: Plate) -> None:
    with plate.at(2, -17, 0.84):
        latin.covered_cup(plate)


def _blue_cup(plate: Plate) -> None:
    with plate.at(2, -17, 0.84):
        latin.covered_cup(plate, BLUE)


def _baton(plate: Plate) -> None:
    with plate.at(0, -12, 0.78), plate.stretched(1.25, 1):
        italian.baton(plate)


def _brown_baton(plate: Plate) -> None:
    with plate.at(0, -12, 0.78), plate.stretched(1.25, 1):
        italian.baton(plate, BROWN)


def _sword(plate: Plate) -> None:
    with plate.at(0, -8, 0.74), plate.stretched(1.15, 1):
        italian.sword(plate, BLUE)


COURTS = {
    "DF": Sitter(
        Half(
            Head(
                Face("round", "small", "arched", mouth="smile", age=0, lashes=0.6),
                Hair("bun", GOLD),
                hat=Hat("kerchief", RED, PAPER),
            ),
            Dress("gown", GREEN, PAPER, RED, PAPER, "plain", GOLD, "bars", RED, collar="kerchief"),
            left=Hold(_coin, "pinch", 46, 160),
        ),
        Band(GREEN, GOLD, RED, SLOPE),
    ),
    "DC": Sitter(
        Half(
            Head(
                Face("long", "hooked", "level", mouth="calm"),
                Hair("bob", BROWN),
                Beard("goatee", BROWN),
                Hat("wide", BLUE, GOLD, plume="back", plume_ink=RED),
            ),
            Dress("doublet", RED, STRAW, GOLD, PAPER, "roundel", GOLD, collar="lace"),
            right=Hold(_coin, "pinch", 152, 158),
            horse=Horse(PAPER, STRAW, RED),
        ),
        Band(GOLD, RED, BLUE, SLOPE),
    ),
    "DQ": Sitter(
        Half(
            Head(
                Face("oval", "straight", "fine", mouth="calm", age=0, lashes=0.8),
                Hair("braids", BROWN),
                hat=Hat("coronet", GOLD, BLUE),
            ),
            Dress("gown", BLUE, GOLD, RED, PAPER, "roundel", GOLD, "lozenge", RED, collar="pearls"),
            left=Hold(_coin, "pinch", 46, 160),
        ),
        Band(BLUE, GOLD, RED, -SLOPE),
        "right",
    ),
    "DR": Sitter(
        Half(
            Head(
                Face("square", "broad", "bushy", mouth="stern", age=2),
                Hair("long", BROWN),
                Beard("full", BROWN),
                Hat("royal", GOLD, RED, RED),
            ),
            Dress("mantle", RED, GREEN, GOLD, PAPER, "pomegranate", GOLD, "lattice", GOLD, collar="ermine"),
            left=Hold(_coin, "pinch", 46, 160),
        ),
        Band(RED, GOLD, GREEN, SLOPE),
    ),
    "CF": Sitter(
        Half(
            Head(
                Face("heart", "snub", "raised", mouth="smile", age=0, lashes=0.7),
                Hair("waves", BLACK),
                hat=Hat("bonnet", PAPER, RED),
            ),
            Dress("gown", ROSE, BLUE, GOLD, PAPER, "flower", RED, "plain", collar="falling"),
            left=Hold(_cup, "fist", 46, 164),
        ),
        Band(RED, PAPER, BLUE, -SLOPE),
        "right",
    ),
    "CC": Sitter(
        Half(
            Head(
                Face("oval", "straight", "level", mouth="smile", age=0),
                Hair("waves", GOLD),
                hat=Hat("bycocket", RED, GOLD, PAPER, plume="swept", plume_ink=PAPER),
            ),
            Dress("tunic", BLUE, RED, GOLD, PAPER, "lily", GOLD, collar="high"),
            right=Hold(_cup, "fist", 152, 162),
            horse=Horse(BROWN, BLACK, GOLD),
        ),
        Band(BLUE, RED, GOLD, -SLOPE),
        "right",
    ),
    "CQ": Sitter(
        Half(
            Head(
                Face("heart", "small", "arched", mouth="pout", age=0, lashes=1.0),
                Hair("waves", GOLD),
                hat=Hat("rayed", GOLD, RED),
                top="parted",
            ),
            Dress("mantle", RED, PAPER, GOLD, PAPER, "starlet", GOLD, "flower", RED, collar="pearls"),
            left=Hold(_blue_cup, "fist", 46, 164),
        ),
        Band(RED, GOLD, BLUE, SLOPE),
    ),
    "CR": Sitter(
        Half(
            Head(
                Face("long", "straight", "bushy", mouth="calm", age=2, brow_ink=BROWN),
                Hair("bob", PAPER),
                Beard("long", PAPER),
                Hat("closed", GOLD, BLUE, RED),
            ),
            Dress("kaftan", GREEN, GOLD, RED, PAPER, "flower", GOLD, "pales", RED, collar="fur"),
            left=Hold(_cup, "fist", 46, 164),
        ),
        Band(GREEN, RED, GOLD, -SLOPE),
        "right",
    ),
    "BF": Sitter(
        Half(
            Head(
                Face("round", "broad", "raised", mouth="grin", age=0),
                Hair("short", BROWN),
                hat=Hat("beret", GREEN, GOLD, PAPER, "back", GOLD),
            ),
            Dress("tabard", GREEN, STRAW, GOLD, RED, "leaf", LEAF, "bends", GREEN, collar="falling"),
            left=Hold(_baton, "fist", 46, 162, 10),
        ),
        Band(GOLD, GREEN, RED, SLOPE),
    ),
    "BC": Sitter(
        Half(
            Head(
                Face("square", "hooked", "stern", mouth="stern"),
                Hair("short", BLACK),
                Beard("drooping", BLACK),
                Hat("morion", GREEN, GOLD),
            ),
            Dress("armour", GREEN, LEAF, GOLD, SKY, "starlet", GOLD, collar="gorget"),
            right=Hold(_brown_baton, "fist", 153, 158, -10),
            horse=Horse(STRAW, BROWN, GREEN),
            cuff=SKY,
        ),
        Band(GREEN, GOLD, PAPER, SLOPE),
    ),
    "BQ": Sitter(
        Half(
            Head(
                Face("oval", "straight", "fine", mouth="thin", age=1, lashes=0.5),
                Hair("bun", BLACK),
                hat=Hat("veil", PAPER, GREEN, GOLD),
            ),
            Dress("gown", GOLD, GREEN, RED, PAPER, "leaf", GREEN, "lattice", GOLD, collar="ruff"),
            left=Hold(_baton, "fist", 46, 162, 10),
        ),
        Band(GREEN, GOLD, RED, -SLOPE),
        "right",
    ),
    "BR": Sitter(
        Half(
            Head(
                Face("gaunt", "long", "sad", mouth="calm", age=1),
                Hair("waves", BROWN),
                Beard("forked", BROWN),
                Hat("rayed", GOLD, GREEN),
                top="combed",
            ),
            Dress("mantle", GREEN, RED, GOLD, PAPER, "crosslet", GOLD, "bars", GOLD, collar="fur"),
            left=Hold(_brown_baton, "fist", 46, 162, 10),
        ),
        Band(GOLD, RED, GREEN, SLOPE),
    ),
    "SF": Sitter(
        Half(
            Head(
                Face("square", "snub", "level", mouth="calm", age=0),
                Hair("bob", GOLD),
                hat=Hat("slashed", BLUE, RED, PAPER, plume="back", plume_ink=PAPER),
            ),
            Dress("doublet", BLUE, PAPER, RED, PAPER, "plain", GOLD, "bends", BLUE, collar="ruff"),
            left=Hold(_sword, "fist", 46, 162, 4),
        ),
        Band(BLUE, PAPER, RED, SLOPE),
    ),
    "SC": Sitter(
        Half(
            Head(
                Face("gaunt", "straight", "stern", mouth="thin"),
                Hair("bob", BLACK),
                Beard("moustache", BLACK),
                Hat("sallet", SKY, GOLD, plume="up", plume_ink=BLUE),
            ),
            Dress("armour", SKY, BLUE, GOLD, SKY, "plain", GOLD, "starlet", GOLD, collar="gorget"),
            right=Hold(_sword, "grip", 150, 160, -18),
            horse=Horse(SKY, BLUE, RED),
            cuff=SKY,
        ),
        Band(BLUE, GOLD, RED, -SLOPE),
        "right",
    ),
    "SQ": Sitter(
        Half(
            Head(
                Face("heart", "straight", "fine", mouth="calm", age=1, lashes=0.7),
                Hair("long", BROWN),
                hat=Hat("hennin", BLUE, GOLD, PAPER),
                top="parted",
            ),
            Dress("gown", RED, BLUE, GOLD, PAPER, "crosslet", GOLD, "starlet", GOLD, collar="pearls"),
            left=Hold(_sword, "fist", 46, 162, 4),
        ),
        Band(BLUE, RED, GOLD, SLOPE),
    ),
    "SR": Sitter(
        Half(
            Head(
                Face("square", "hooked", "bushy", mouth="stern", age=1),
                Hair("short", BLACK),
                Beard("full", BLACK),
                Hat("royal", GOLD, BLUE, BLUE),
            ),
            Dress("mantle", BLUE, GOLD, RED, PAPER, "starlet", GOLD, "pomegranate", RED, collar="chain"),
            left=Hold(_sword, "fist", 46, 162, 4),
        ),
        Band(RED, GOLD, BLUE, -SLOPE),
        "right",
    ),
}
"""The courts by code."""


def cut(code: str, letter: str) -> Block:
    """Print a court."""
    court = COURTS[code]
    block = Block(code, WIDTH, HEIGHT)
    plate = block.plate()
    sitters.draw(plate, court)
    sitters.put(block, plate, court.band)
    index.rank_and_suit(block, letter, suits.INKS[code[0]], suits.MARKS[code[0]])
    return block
