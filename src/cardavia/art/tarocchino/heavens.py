"""The Angel, the World, the Sun, the Moon and the Star."""

from cardavia.art.kit import cast, land
from cardavia.art.kit.dress import Dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.half import Half, Hold, draw_half
from cardavia.art.kit.heads import Hat, Head
from cardavia.art.kit.setting import BOTTOM, FLOOR, LEFT, RIGHT, TOP, night, open_air, stand, stand_turned
from cardavia.art.pen.curve import star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino import gear

STEP = ((-12.0, 0.0), (10.0, 0.0))
GABRIEL = Half(
    Head(
        Face("oval", "small", "arched", mouth="calm", age=0, lashes=0.5),
        Hair("waves", Ink.GOLD),
        hat=Hat("diadem", Ink.GOLD, Ink.RED),
        top="parted",
    ),
    Dress("tunic", Ink.PAPER, Ink.RED, Ink.GOLD, Ink.PAPER, "starlet", Ink.GOLD, collar="falling"),
    left=Hold("trumpet", "fist", 52, 160, 14, Ink.RED, scale=1.35, lift=8),
)


def wings(plate: Plate, picture: str, place: tuple[float, float, float], **inks: Ink) -> None:
    """Draw a pair of wings around the middle between the shoulders."""
    x, y, scale = place
    for side in (1, -1):
        with plate.at(x, y, scale), plate.stretched(side, 1):
            engrave(plate, picture, **inks)


def angel(plate: Plate) -> None:
    """Draw the Angel of the last day with trumpet and wings."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.SKY)
    land.rays(plate, (100, 88), 190, Ink.PAPER, 28)
    wings(plate, gear.WING, (100, 142, 0.98), main=Ink.RED, trim=Ink.PAPER, third=Ink.BLUE)
    plate.round(100, 82, 46, Ink.STRAW, 1.6)
    plate.shape(star(100, 82, 30, (44, 38)), Ink.GOLD, 1.1)
    draw_half(plate, GABRIEL)
    for x, y in ((30, 186), (170, 186)):
        land.put(plate, land.CLOUD, (x, y, 0.9))


def world(plate: Plate) -> None:
    """Draw Mercury on the globe of the four elements."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.STRAW)
    land.rays(plate, (100, 150), 190, Ink.PAPER, 30)
    for x, y, size in ((36, 100, 0.8), (162, 112, 0.9)):
        land.put(plate, land.CLOUD, (x, y, size))
    arms = (Arm("left", (-25, -30), "sceptre", 8, 0.5, Ink.RED), Arm("right", (22, -40), "orb", 0, 0.6, Ink.BLUE))
    head = Head(cast.YOUTH.face, Hair("short", Ink.GOLD), hat=Hat("laurel", Ink.GREEN, Ink.RED), top="curled")
    mercury = Figure(head, "doublet", Ink.RED, "breeches", Ink.BLUE, arms, ((-10, 0), (10, -1)), shoes=Ink.GOLD)
    with plate.at(100, 160):
        plate.round(0, 0, 48, Ink.SKY, 2)
        plate.shape("-2,-47! -30,-38 -46,-14 -48,0! -30,-4 -16,-10 -2,-6!", Ink.LEAF, 1.5)
        plate.shape("2,-47! 30,-38 46,-14 48,0! 30,-4 14,4 2,-6!", Ink.ROSE, 1.5)
        for x, y in ((-30, -14), (-20, -24), (-36, -6)):
            land.put(plate, land.FIR, (x, y, 0.22), main=Ink.GREEN)
        land.put(plate, gear.FLAME, (23, -7, 0.62))
        plate.line("-48,0 -24,-3 0,0 24,3 48,0", 2.8, 0.02, Ink.GOLD)
        for y in (8, 14):
            plate.line(f"-40,{y} -30,{y - 3} -20,{y} -10,{y - 3} 0,{y} 10,{y - 3} 20,{y} 30,{y - 3} 40,{y}", 1)
        plate.hatch("26,-36 40,-22 46,-2 40,6 38,-14", 62, 2.4)
    stand(plate, mercury, 100, 115, 0.72)
    wings(plate, gear.WING, (100, 36, 0.3), main=Ink.PAPER, trim=Ink.SKY, third=Ink.PAPER)


def sun(plate: Plate) -> None:
    """Draw a woman who spins in the sun."""
    open_air(plate, Ink.SKY, Ink.GOLD, Ink.LEAF)
    land.rays(plate, (100, 54), 170, Ink.STRAW, 26)
    land.hills(plate, "12,146 50,136 96,144 140,132 188,144", 170, Ink.LEAF, 20)
    land.ground(plate, "12,158 60,154 120,159 188,154", BOTTOM, Ink.LEAF)
    land.put(plate, land.SUN, (100, 52, 1.56))
    arms = (Arm("left", (-24, -32), "distaff", -6, 0.66, Ink.RED), Arm("right", (-8, -8)))
    woman = Figure(cast.MAIDEN, "gown", Ink.RED, "skirt", Ink.BLUE, arms, STEP, sleeves=Ink.PAPER)
    stand(plate, woman, 112, FLOOR + 6, 0.78)
    land.put(plate, land.SHEAF, (40, 166, 0.9))
    land.put(plate, land.BUSH, (166, 164, 0.9), main=Ink.GREEN)
    land.blossoms(plate, "70,172 150,176 30,176")


def moon(plate: Plate) -> None:
    """Draw two astronomers who measure the moon."""
    night(plate)
    land.put(plate, land.MOON, (104, 54, 2.1))
    arms = (Arm("left", (-26, -46), "compasses", 30, 0.8), Arm("right", (8, -10), "book", 8, 0.5, Ink.RED))
    old = Figure(cast.SCHOLAR, "cloak", Ink.GREEN, "robe", Ink.GOLD, arms, STEP)
    stand(plate, old, 150, FLOOR + 6, 0.84)
    arms = (Arm("left", (-24, -44)), Arm("right", (-4, -12), "globe", 0, 0.7))
    young = Figure(cast.SUITOR, "doublet", Ink.RED, "robe", Ink.ROSE, arms, STEP)
    stand_turned(plate, young, 52, FLOOR + 6, 0.84)


def comet(plate: Plate) -> None:
    """Draw the three kings who follow the star."""
    night(plate, Ink.LEAF)
    land.rays(plate, (100, 40), 62, Ink.STRAW, 12)
    plate.shape(star(100, 40, 8, (27, 10)), Ink.GOLD, 1.8)
    plate.bead(100, 40, 6, Ink.PAPER, 1.2)
    people = (
        (
            Head(cast.SCHOLAR.face, Hair("long", Ink.PAPER), cast.SCHOLAR.beard, Hat("royal", Ink.GOLD, Ink.RED)),
            148,
        ),
        (Head(cast.FATHER.face, Hair("bob", Ink.BROWN), cast.FATHER.beard, Hat("rayed", Ink.GOLD, Ink.BLUE)), 98),
        (Head(cast.MERCHANT.face, Hair("short", Ink.INK), None, Hat("turban_crown", Ink.PAPER, Ink.RED)), 48),
    )
    dress = ((Ink.RED, Ink.GOLD, "goblet"), (Ink.GREEN, Ink.STRAW, "orb"), (Ink.GOLD, Ink.RED, "candle"))
    for (head, x), (cloak, robe, gift) in zip(people, dress, strict=True):
        arms = (Arm("left", (-21, -24), gift, 0, 0.6, Ink.BLUE), Arm("right", (6, -12)))
        king = Figure(head, "cloak", cloak, "robe", robe, arms, STEP)
        stand(plate, king, x + 4, FLOOR + 8, 0.76)
