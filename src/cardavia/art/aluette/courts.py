"""The valets and kings of Aluette: eight men on their feet, no two alike, each with the sign of his suit."""

from collections.abc import Callable
from dataclasses import dataclass

from cardavia.art.aluette.coins import coin
from cardavia.art.aluette.cups import cup
from cardavia.art.aluette.pips import finish, mound
from cardavia.art.aluette.size import HEIGHT, WIDTH
from cardavia.art.aluette.standing import Reach, Standing, draw_standing
from cardavia.art.kit.beard import Beard
from cardavia.art.kit.dress import Dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.heads import Hat, Head
from cardavia.art.kit.things import THINGS
from cardavia.art.marks import spanish
from cardavia.art.pen.block import Block
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

BLACK, PAPER, RED, ROSE, GOLD, STRAW = Ink.INK, Ink.PAPER, Ink.RED, Ink.ROSE, Ink.GOLD, Ink.STRAW
GREEN, LEAF, BLUE, SKY, BROWN = Ink.GREEN, Ink.LEAF, Ink.BLUE, Ink.SKY, Ink.BROWN


def _coin(r: float, design: str) -> Callable[[Plate], None]:
    def draw(plate: Plate) -> None:
        with plate.at(0, -r - 4):
            coin(plate, r, design)

    return draw


def _cup(scale: float, body: Ink, pattern: str) -> Callable[[Plate], None]:
    def draw(plate: Plate) -> None:
        with plate.at(0, -9 * scale, scale):
            cup(plate, body, pattern)

    return draw


def _sword(up: float, grip: Ink) -> Callable[[Plate], None]:
    def draw(plate: Plate) -> None:
        with plate.at(0, -11):
            spanish.sword(plate, up, grip)

    return draw


def _cudgel(scale: float, lift: float, bark: Ink) -> Callable[[Plate], None]:
    def draw(plate: Plate) -> None:
        with plate.at(0, -lift, scale):
            spanish.leafy_cudgel(plate, bark)

    return draw


def _mace(plate: Plate) -> None:
    with plate.at(0, 0, 0.95):
        engrave(plate, THINGS["mace"], main=RED, trim=GOLD)


@dataclass(frozen=True, slots=True)
class Court:
    """A court: the figure, and whether it looks `left` or `right`."""

    figure: Standing
    looks: str = "left"


COURTS: dict[str, Court] = {
    "DV": Court(
        Standing(
            Head(
                Face("oval", "snub", "raised", mouth="smile", age=0),
                Hair("bob", GOLD),
                None,
                Hat("beret", GREEN, GOLD, RED, "back", PAPER),
            ),
            Dress("doublet", RED, GOLD, GOLD, PAPER, front="lozenge", front_ink=RED, collar="ruff"),
            "doublet",
            (
                Reach("right", (146, 210), "fist", bend=-1),
                Reach("left", (34, 168), "pinch", _coin(29, "face"), bend=1),
            ),
            PAPER,
        ),
    ),
    "CV": Court(
        Standing(
            Head(
                Face("heart", "straight", "fine", mouth="calm", age=0),
                Hair("waves", BROWN),
                None,
                Hat("slashed", BLUE, GOLD, PAPER),
            ),
            Dress("tunic", BLUE, RED, GOLD, PAPER, "lily", GOLD, collar="falling"),
            "tunic",
            (
                Reach("right", (138, 208), "fist", bend=-1),
                Reach("left", (38, 166), "pinch", _cup(1.16, RED, "lobes"), bend=1),
            ),
            RED,
            GOLD,
        ),
        "right",
    ),
    "BV": Court(
        Standing(
            Head(
                Face("square", "broad", "bushy", mouth="grin"),
                Hair("short", RED),
                Beard("full", RED),
                Hat("straw", GREEN),
            ),
            Dress("tunic", LEAF, PAPER, RED, PAPER, collar="kerchief"),
            "tunic",
            (
                Reach("right", (150, 204), "fist", bend=-1),
                Reach("left", (30, 176), "fist", _cudgel(1.5, -20, GREEN), 3, bend=1),
            ),
            BROWN,
            BLACK,
        ),
    ),
    "SV": Court(
        Standing(
            Head(
                Face("long", "hooked", "stern", mouth="stern"),
                Hair("wig", PAPER),
                Beard("moustache", BLACK),
                Hat("tricorne", BLUE, GOLD, RED),
            ),
            Dress("coat", BLUE, PAPER, RED, PAPER, front="flower", front_ink=RED, collar="jabot"),
            "coat",
            (
                Reach("right", (140, 212), "fist", bend=-1),
                Reach("left", (45, 198), "fist", _sword(164, RED), bend=1),
            ),
            PAPER,
        ),
        "right",
    ),
    "DR": Court(
        Standing(
            Head(
                Face("round", "broad", "level", mouth="smile", age=2),
                Hair("long", BROWN),
                Beard("full", BROWN),
                Hat("royal", GOLD, RED, RED),
            ),
            Dress("mantle", RED, BLUE, GOLD, PAPER, "starlet", GOLD, "lozenge", GOLD, "ermine"),
            "mantle",
            (
                Reach("right", (152, 214), "fist", bend=-1),
                Reach("left", (30, 166), "pinch", _coin(31, "sun"), bend=1),
            ),
        ),
    ),
    "CR": Court(
        Standing(
            Head(
                Face("oval", "straight", "level", skin=BROWN, cheek=None),
                Hair("short", BLACK),
                Beard("pointed", BLACK),
                Hat("turban_crown", PAPER, RED, RED),
            ),
            Dress("mantle", STRAW, RED, GREEN, GOLD, "pomegranate", RED, "lattice", GOLD, "pearls"),
            "mantle",
            (
                Reach("right", (160, 218), "fist", _mace, 6, bend=-1),
                Reach("left", (34, 168), "pinch", _cup(1.3, BLUE, "pearls"), bend=1),
            ),
            shoes=RED,
        ),
    ),
    "BR": Court(
        Standing(
            Head(
                Face("gaunt", "long", "bushy", mouth="stern", age=2),
                Hair("long", PAPER),
                Beard("long", PAPER),
                Hat("rayed", GOLD, GREEN),
            ),
            Dress("mantle", GREEN, STRAW, GOLD, PAPER, "leaf", GOLD, "pales", RED, "fur"),
            "mantle",
            (
                Reach("right", (150, 216), "fist", bend=-1),
                Reach("left", (28, 178), "fist", _cudgel(1.52, -18, BROWN), 3, bend=1),
            ),
        ),
        "right",
    ),
    "SR": Court(
        Standing(
            Head(
                Face("square", "hooked", "stern", mouth="stern"),
                Hair("waves", BLACK),
                Beard("forked", BLACK),
                Hat("closed", GOLD, BLUE, BLUE),
            ),
            Dress("tunic", BLUE, RED, GOLD, SKY, "lily", GOLD, collar="gorget"),
            "surcoat",
            (
                Reach("right", (152, 214), "fist", bend=-1),
                Reach("left", (44, 196), "fist", _sword(164, BLUE), bend=1),
            ),
            SKY,
            GOLD,
        ),
    ),
}
"""The valets and kings by code."""


def cut(code: str, letter: str) -> Block:
    """Print a valet or a king."""
    court = COURTS[code]
    block = Block(code, WIDTH, HEIGHT)
    plate = block.plate()
    mound(plate, "26,292 60,296 146,294 178,290", "40,288 168,284", "12,274 60,268 130,272 188,266")
    if court.looks == "right":
        with plate.mirrored(WIDTH / 2):
            draw_standing(plate, court.figure, (104, 12, 0.8))
    else:
        draw_standing(plate, court.figure, (104, 12, 0.8))
    block.put(plate)
    finish(block, code, letter)
    return block
