"""The four Moors, kings of equal rank in four dresses, the Bégato and the Matto."""

from cardavia.art.kit import land
from cardavia.art.kit.bands import Band
from cardavia.art.kit.beard import Beard
from cardavia.art.kit.dress import Dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.half import Half, Hold, draw_half
from cardavia.art.kit.heads import Hat, Head
from cardavia.art.kit.setting import BOTTOM, LEFT, RIGHT, TOP
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino import gear
from cardavia.art.tarocchino.sitters import Sitter, draw

BLACK, PAPER, RED, GOLD, STRAW = Ink.INK, Ink.PAPER, Ink.RED, Ink.GOLD, Ink.STRAW
GREEN, LEAF, BLUE, SKY, BROWN = Ink.GREEN, Ink.LEAF, Ink.BLUE, Ink.SKY, Ink.BROWN


def _face(jaw: str, nose: str, brows: str, age: int) -> Face:
    return Face(jaw, nose, brows, "calm", "calm", age, BROWN, cheek=None)


MOORS = {
    "M1": Sitter(
        Half(
            Head(
                _face("oval", "broad", "level", 1),
                Hair("short", BLACK),
                Beard("short", BLACK),
                Hat("turban_crown", PAPER, RED, RED),
            ),
            Dress("kaftan", RED, STRAW, GOLD, PAPER, "pomegranate", GOLD, "lattice", RED, collar="pearls"),
            left=Hold("sabre", "fist", 46, 162, 6, BLUE, scale=0.9),
        ),
        Band(RED, GOLD, PAPER, 12),
    ),
    "M2": Sitter(
        Half(
            Head(
                _face("long", "straight", "fine", 0), Hair("short", BLACK), None, Hat("rayed", GOLD, BLUE), "curled"
            ),
            Dress("mantle", BLUE, GOLD, RED, PAPER, "lozenge", GOLD, "bars", RED, collar="chain"),
            left=Hold("bow", "fist", 48, 152, 8, RED, scale=0.84),
            right=Hold("arrow", "fist", 154, 160, -8, RED, scale=0.9),
        ),
        Band(BLUE, GOLD, RED, -12),
        "right",
    ),
    "M3": Sitter(
        Half(
            Head(
                _face("square", "broad", "bushy", 2),
                Hair("short", PAPER),
                Beard("full", PAPER),
                Hat("closed", GOLD, GREEN, RED),
            ),
            Dress("armour", GREEN, GOLD, RED, LEAF, "starlet", GOLD, "flower", RED, collar="fur"),
            left=Hold("shield", "fist", 48, 164, 0, RED, scale=1.15, lift=6),
            cuff=GOLD,
        ),
        Band(GREEN, GOLD, PAPER, 12),
    ),
    "M4": Sitter(
        Half(
            Head(
                _face("gaunt", "hooked", "raised", 1),
                Hair("bob", BLACK),
                Beard("goatee", BLACK),
                Hat("turban", GOLD, GREEN, RED, plume="back", plume_ink=PAPER),
            ),
            Dress("coat", GOLD, PAPER, BLUE, PAPER, "leaf", GREEN, "pales", BLUE, collar="ruff"),
            left=Hold("mace", "fist", 46, 162, 11, RED, scale=0.92),
        ),
        Band(GOLD, BLUE, RED, -12),
        "right",
    ),
}
"""The Moors by code."""

GROUNDS = {"M1": STRAW, "M2": SKY, "M3": STRAW, "M4": SKY}


def _marotte(plate: Plate) -> None:
    engrave(plate, gear.MAROTTE)


JUGGLER = Half(
    Head(
        Face("oval", "hooked", "raised", "keen", "smile", 1),
        Hair("bob", BROWN),
        Beard("pointed", BROWN),
        Hat("wide", BLUE, GOLD, plume="back", plume_ink=RED),
    ),
    Dress("doublet", RED, GOLD, GREEN, PAPER, "plain", GOLD, "bars", RED, collar="ruff"),
    left=Hold("stick", "fist", 46, 142, -4, scale=1.3),
    right=Hold(None, "pinch", 154, 142),
)
FOOL = Half(
    Head(
        Face("round", "snub", "raised", "wide", "grin", 0),
        Hair("short", GOLD),
        hat=Hat("jester", RED, GREEN, GOLD),
    ),
    Dress("tabard", RED, GREEN, GOLD, GOLD, "lozenge", GOLD, "lozenge", GOLD, collar="ruff"),
    left=Hold(_marotte, "fist", 46, 164, 8),
    right=Hold("trumpet", "fist", 152, 162, -10, BLUE, scale=1.05, lift=4),
)


def moor(plate: Plate, code: str) -> None:
    """Draw a Moor."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM + 14), GROUNDS[code])
    land.rays(plate, (100, 96), 210, PAPER, 20)
    draw(plate, MOORS[code])


def begato(plate: Plate) -> None:
    """Draw the Bégato, who conjures at his table."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), LEAF)
    land.rays(plate, (100, 90), 190, PAPER, 24)
    draw_half(plate, JUGGLER)
    plate.shape("! 13,154 187,154 187,190 13,190", BROWN, 1.8)
    for y in (162, 170):
        plate.line(f"14,{y} 60,{y + 1} 120,{y - 1} 186,{y}", 1, 0.1)
    for x, ink in ((74, RED), (100, GREEN), (126, BLUE)):
        with plate.at(x, 146, 1.15, 180):
            engrave(plate, gear.GOBLET_UP, main=ink)
    for x, y in ((60, 158), (88, 160), (143, 157)):
        plate.bead(x, y, 4, RED, 1.2)
    for x, dots in ((30, ((-3, -3), (3, 3))), (162, ((-3, -3), (0, 0), (3, 3)))):
        with plate.at(x, 156, 1, 10):
            plate.shape("! -6,-6 6,-6 6,6 -6,6", PAPER, 1.3)
            for dx, dy in dots:
                plate.disc(dx, dy, 1.4)


def matto(plate: Plate) -> None:
    """Draw the Matto in motley, with a fool's stick and a trumpet."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), SKY)
    land.rays(plate, (100, 96), 190, STRAW, 16)
    draw_half(plate, FOOL)
