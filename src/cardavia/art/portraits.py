"""Twelve portraits for the seats of a table: characters of our own, each in a medallion."""

from cardavia.art.kit.beard import Beard
from cardavia.art.kit.collars import draw_collar, draw_neck
from cardavia.art.kit.dress import Dress, draw_dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.heads import Hat, Head, draw_head
from cardavia.art.pen.block import printed
from cardavia.art.pen.curve import circle
from cardavia.art.pen.ink import DAY, Ink
from cardavia.art.pen.plate import Plate
from cardavia.art.pen.trace import SCALE, ring_path

BLACK, PAPER, RED, ROSE, GOLD, STRAW = Ink.INK, Ink.PAPER, Ink.RED, Ink.ROSE, Ink.GOLD, Ink.STRAW
GREEN, LEAF, BLUE, SKY, BROWN = Ink.GREEN, Ink.LEAF, Ink.BLUE, Ink.SKY, Ink.BROWN

SITTERS: tuple[tuple[Head, Dress, Ink], ...] = (
    (
        Head(
            Face("oval", "straight", "level", mouth="smile"),
            Hair("short", BROWN),
            Beard("moustache", BROWN),
            Hat("beret", BLUE, BLUE, PAPER),
        ),
        Dress("tunic", RED, PAPER, GOLD, collar="kerchief"),
        STRAW,
    ),
    (
        Head(
            Face("heart", "small", "arched", mouth="smile", age=0, lashes=0.6), Hair("braids", GOLD), top="parted"
        ),
        Dress("gown", GREEN, STRAW, GOLD, collar="pearls"),
        SKY,
    ),
    (
        Head(
            Face("square", "broad", "level", skin=BROWN, cheek=None),
            Hair("short", BLACK),
            Beard("short", BLACK),
            Hat("turban", PAPER, RED, BLUE),
        ),
        Dress("kaftan", GREEN, GOLD, RED, pattern="flower", collar="high"),
        ROSE,
    ),
    (
        Head(
            Face("round", "small", "fine", mouth="smile", age=2), Hair("bun", PAPER), hat=Hat("bonnet", PAPER, BLUE)
        ),
        Dress("gown", BLUE, PAPER, PAPER, collar="kerchief"),
        LEAF,
    ),
    (
        Head(
            Face("gaunt", "hooked", "bushy", mouth="thin", age=2),
            Hair("long", PAPER),
            Beard("long", PAPER),
            Hat("hood", RED, RED),
        ),
        Dress("mantle", BROWN, RED, GOLD, collar="fur"),
        SKY,
    ),
    (
        Head(
            Face("heart", "straight", "arched", mouth="calm", age=0, skin=BROWN, cheek=None, lashes=0.8),
            Hair("waves", BLACK),
            hat=Hat("diadem", GOLD, RED),
            top="parted",
        ),
        Dress("gown", RED, GOLD, GOLD, front="lattice", front_ink=RED, collar="pearls"),
        STRAW,
    ),
    (
        Head(
            Face("long", "long", "raised", mouth="smile"),
            Hair("waves", BLACK),
            Beard("pointed", BLACK),
            Hat("wide", GREEN, RED, plume="back"),
        ),
        Dress("doublet", RED, GOLD, GOLD, collar="ruff"),
        SKY,
    ),
    (
        Head(Face("oval", "snub", "level", mouth="grin", age=0), Hair("short", RED), top="tousled"),
        Dress("coat", BLUE, PAPER, RED, collar="jabot"),
        LEAF,
    ),
    (
        Head(Face("oval", "small", "stern", mouth="calm", lashes=0.5), Hair("bob", BROWN)),
        Dress("doublet", GREEN, RED, GOLD, collar="falling"),
        ROSE,
    ),
    (
        Head(
            Face("round", "broad", "bushy", mouth="grin", eyes="squint"),
            Hair("short", BROWN),
            Beard("full", BROWN),
            top="balding",
        ),
        Dress("tunic", GOLD, PAPER, RED, collar="high"),
        SKY,
    ),
    (
        Head(
            Face("oval", "straight", "fine", mouth="thin", age=0),
            Hair("wig", PAPER),
            hat=Hat("tricorne", RED, GOLD, BLUE),
        ),
        Dress("coat", GREEN, PAPER, GOLD, front="flower", front_ink=RED, collar="jabot"),
        STRAW,
    ),
    (
        Head(
            Face("round", "snub", "arched", "wide", "smile", 0, lashes=0.6),
            Hair("bun", BLACK),
            hat=Hat("straw", RED),
        ),
        Dress("gown", BLUE, ROSE, PAPER, collar="lace"),
        LEAF,
    ),
)
"""Head, dress and background of each."""

PORTRAITS = len(SITTERS)
"""How many portraits there are."""


def portrait(number: int) -> str:
    """Return a portrait as SVG text, 0 to 11; raise `IndexError` beyond."""
    head, dress, ground = SITTERS[number]
    plate = Plate(f"portrait/{number}")
    ring = circle(50, 50, 47.5, 16)
    plate.fill(ring, ground)
    for y in range(8, 92, 6):
        plate.nick((4, y), (96, y + 0.6), 0.8)
    with plate.at(-6, -8, 0.56):
        draw_dress(plate, dress, head.face.skin)
        draw_neck(plate, head.face.skin)
        draw_collar(plate, dress.collar, dress.lining, dress.trim)
        with plate.at(100, 88, 1.2):
            draw_head(plate, head)
    rim = Plate(f"rim/{number}")
    rim.loop(ring, 3)
    rim.loop(circle(50, 50, 45, 16), 0.9)
    side, key = 100 * SCALE, f"portrait-{number}"
    clip = f'<clipPath id="{key}"><path d="{ring_path(plate.ring(ring))}"/></clipPath>'
    inside, edge = (printed(one, DAY) for one in (plate, rim))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">{clip}'
        f'<g clip-path="url(#{key})">{inside}</g>{edge}</svg>'
    )
