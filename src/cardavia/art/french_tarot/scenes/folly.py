"""Trumps 1 and 21: folly small and great, the puppet stage and the carnival; both are drawn large."""

from cardavia.art.kit import build, land
from cardavia.art.kit.collars import draw_collar, draw_neck
from cardavia.art.kit.dress import Dress, draw_dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.half import Half, Hold, draw_half
from cardavia.art.kit.heads import Hat, Head, draw_head
from cardavia.art.kit.plume import plume
from cardavia.art.kit.setting import BOTTOM, LEFT, RIGHT, TOP
from cardavia.art.pen.curve import star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

MASK = """
    shape mask 1.3: -19,-9 -12,-12 -5.5,-8.4 2,-12 12,-13.4 22,-12 20,-2 14,5.4 5,6 -2,2.6 -6,1.6 -10,5 -16.6,3.6
    fill paper: -14.2,-2! -11,-4.4 -8,-2! -11,-.2
    fill paper: 2.4,-2.6! 6.4,-5.6 10.4,-2.6! 6.4,-.6
    disc 1.6: -11.4,-2.4
    disc 2: 6,-3
    line 1 .1 trim: -18,-7 -12,-10 -5.5,-6.4 2,-10 12,-11.4 20,-10
    line 1 .1 trim: -15.6,2 -10,3.4 -6,0 -2,1 5,4.4 13,3.8 18,-2
    """

TOQUE = """
    shape main 1.7: -22,-21 -18,-30 0,-35 18,-31 23,-22 0,-16
    line 1.8 .1 gold: -21,-23 0,-19 22,-24
    bead gold 4 1.2: 0,-26
    bead red 2 1: 0,-26
    """

CONE = """
    shape ink 1.4: -16,-4 -18,-16 -15,-27 0,-31 16,-27 19.6,-14 18.6,2 15,-12 8,-19 -4,-20 -12,-16
    shape paper 1.8: -18,-22! -9,-46 -2,-64! 10,-44 20,-22! 0,-16
    hatch 65 2.3: 2,-54 10,-42 18,-23 6,-20
    bead red 4.2 1.2: 0,-27
    bead red 3.6 1.2: 0,-40
    bead red 2.8 1.1: -1,-52
    """

HARLEQUIN = Half(
    Head(
        Face("round", "snub", "raised", mouth="grin", age=0),
        Hair("short", Ink.INK),
        hat=Hat("slashed", Ink.INK, Ink.RED),
    ),
    Dress("tunic", Ink.GOLD, Ink.PAPER, Ink.RED, pattern="lozenge", pattern_ink=Ink.RED, collar="ruff"),
    left=Hold("stick", "fist", 46, 150, -14, scale=1.3),
    right=Hold(None, "palm", 152, 150),
    cuff=Ink.GREEN,
)
COLUMBINE = Half(
    Head(
        Face("heart", "small", "arched", "wide", "smile", 0, lashes=0.9),
        Hair("bun", Ink.GOLD),
        hat=Hat("kerchief", Ink.PAPER, Ink.RED),
    ),
    Dress("gown", Ink.GREEN, Ink.RED, Ink.GOLD, pattern="flower", front="lattice", collar="pearls"),
    left=Hold("tambourine", "fist", 44, 152, -6, Ink.RED, scale=0.9),
    right=Hold("rose", "pinch", 154, 154, 0, Ink.RED, scale=0.8),
)


def _stage(plate: Plate, ground: Ink, cloth: Ink) -> None:
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), ground)
    land.rays(plate, (100, 100), 170, Ink.STRAW if ground is Ink.GOLD else Ink.PAPER, 20)
    for i in range(9):
        x = LEFT + i * 19.6
        plate.shape(f"{x},12! {x + 19.6},12! {x + 19.6},22 {x + 9.8},32 {x},22", cloth if i % 2 else Ink.GOLD, 1.3)
    for x, side in ((12, 1), (188, -1)):
        with plate.at(x, 60), plate.stretched(side, 1.9):
            engrave(plate, build.CURTAIN, main=cloth, trim=Ink.GOLD)


def _strings(plate: Plate, ends: tuple[tuple[float, float], ...]) -> None:
    for x, y in ends:
        plate.rule((100 + (x - 100) * 0.42, 30), (x, y), 1.2)
    plate.shape("! 74,24 126,24 126,30 74,30", Ink.BROWN, 1.4)
    plate.shape("! 97,16 103,16 103,38 97,38", Ink.BROWN, 1.4)


def harlequin(plate: Plate) -> None:
    """Draw Harlequin as a puppet on his strings."""
    _stage(plate, Ink.SKY, Ink.RED)
    _strings(plate, ((46, 140), (100, 60), (150, 146)))
    draw_half(plate, HARLEQUIN)
    with plate.at(100, 88, 1.12):
        engrave(plate, MASK, mask=Ink.INK, trim=Ink.RED)


def columbine(plate: Plate) -> None:
    """Draw Columbine as a puppet on her strings."""
    _stage(plate, Ink.GOLD, Ink.BLUE)
    _strings(plate, ((44, 132), (100, 58), (152, 140)))
    draw_half(plate, COLUMBINE)


def masquerade(plate: Plate) -> None:
    """Draw a masked lady under plumes in a rain of paper snippets."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.STRAW)
    land.rays(plate, (100, 120), 190, Ink.GOLD, 30)
    dress = Dress("mantle", Ink.BLUE, Ink.RED, Ink.GOLD, pattern="lozenge", front="lattice")
    draw_dress(plate, dress)
    draw_neck(plate, Ink.FLESH)
    draw_collar(plate, "ruff")
    head = Head(Face("heart", "small", "arched", "calm", "smile", 0, lashes=0.6), Hair("waves", Ink.RED))
    with plate.at(100, 92, 1.16):
        plume(plate, "-4,-30 -16,-48 -34,-54 -44,-46 -48,-36", Ink.RED, 7)
        plume(plate, "8,-30 26,-46 40,-48 48,-38 50,-26", Ink.GREEN, 7)
        plume(plate, "2,-30 -2,-48 4,-62 16,-66", Ink.PAPER, 6.4)
        draw_head(plate, head)
        engrave(plate, MASK, mask=Ink.INK, trim=Ink.GOLD)
        engrave(plate, TOQUE, main=Ink.GREEN)
    _snippets(plate)


def _snippets(plate: Plate) -> None:
    places = (
        (70, 24),
        (128, 28),
        (172, 70),
        (28, 78),
        (166, 112),
        (34, 116),
        (158, 136),
        (150, 78),
        (46, 96),
        (24, 140),
    )
    for i, (x, y) in enumerate(places):
        ink = (Ink.RED, Ink.BLUE, Ink.PAPER, Ink.GREEN)[i % 4]
        if i % 3:
            plate.shape(f"! {x - 4},{y} {x},{y - 4} {x + 4},{y} {x},{y + 4}", ink, 1)
        else:
            plate.line(f"{x - 7},{y + 3} {x - 2},{y - 3} {x + 2},{y + 3} {x + 7},{y - 3}", 3, 0.1)
            plate.line(f"{x - 7},{y + 3} {x - 2},{y - 3} {x + 2},{y + 3} {x + 7},{y - 3}", 1.6, 0.1, ink)


def moonlight(plate: Plate) -> None:
    """Draw Pierrot alone under the moon."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.BLUE)
    for x, y, r in (
        (30, 78, 5),
        (66, 28, 4),
        (172, 92, 5),
        (38, 124, 4),
        (162, 128, 5),
        (124, 22, 3.4),
        (84, 46, 3),
    ):
        plate.fill(star(x, y, 5, (r, r * 0.42)), Ink.GOLD)
    with plate.at(146, 84, 1.1):
        engrave(plate, land.MOON)
    dress = Dress("tunic", Ink.PAPER, Ink.PAPER, Ink.PAPER)
    draw_dress(plate, dress)
    for y in (158, 172):
        plate.bead(100, y, 5.4, Ink.INK, 1.4)
    draw_neck(plate, Ink.PAPER)
    draw_collar(plate, "ruff")
    with plate.at(100, 92, 1.16):
        face = Face("oval", "straight", "sad", "calm", "thin", 0, Ink.PAPER, cheek=None)
        draw_head(plate, Head(face, Hair("none")))
        plate.disc(9, 10, 3.4, Ink.ROSE)
        plate.disc(-13, 10, 2.2, Ink.ROSE)
        plate.fill("5.2,4! 7.4,8.4 5.6,10.6 3.8,8.4", Ink.BLUE)
        engrave(plate, CONE)
