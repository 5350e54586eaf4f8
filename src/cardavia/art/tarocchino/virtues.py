"""Strength, Justice, Temperance, the Chariot and Love."""

from cardavia.art.kit import animals, cast, land
from cardavia.art.kit.dress import Dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.half import Half, Hold, draw_half
from cardavia.art.kit.heads import Hat, Head
from cardavia.art.kit.horse import BUST
from cardavia.art.kit.setting import BOTTOM, FLOOR, LEFT, RIGHT, TOP, open_air, stand, stand_turned
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino import gear
from cardavia.art.tarocchino.heavens import STEP, wings


def _scales(plate: Plate) -> None:
    engrave(plate, gear.SCALES)


JUSTICE = Half(
    Head(
        Face("oval", "straight", "level", mouth="calm", age=0, lashes=0.7),
        Hair("long", Ink.BROWN),
        hat=Hat("coronet", Ink.GOLD, Ink.RED),
    ),
    Dress("gown", Ink.RED, Ink.GOLD, Ink.GOLD, Ink.PAPER, "starlet", Ink.GOLD, "lozenge", Ink.RED, collar="pearls"),
    left=Hold("sword", "fist", 46, 162, 12, Ink.BLUE, scale=0.95),
    right=Hold(_scales, "pinch", 154, 132),
)


def strength(plate: Plate) -> None:
    """Draw Strength, who breaks a column, with a lion at her side."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.LEAF)
    land.put(plate, gear.COLUMN, (62, 176, 1.1))
    arms = (Arm("left", (-30, -34)), Arm("right", (-24, -12)))
    lady = Figure(cast.MAIDEN, "bodice", Ink.RED, "skirt", Ink.GOLD, arms, STEP, sleeves=Ink.PAPER)
    stand(plate, lady, 106, FLOOR + 6)
    land.put(plate, animals.LION, (156, FLOOR + 8, 0.72), main=Ink.GOLD, trim=Ink.BROWN)
    plate.shape("! 28,176 34,164 46,168 48,178", Ink.PAPER, 1.4)


def justice(plate: Plate) -> None:
    """Draw Justice with sword and scales."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.SKY)
    land.rays(plate, (100, 90), 190, Ink.PAPER, 22)
    draw_half(plate, JUSTICE)


def temperance(plate: Plate) -> None:
    """Draw Temperance, who pours water from cup to cup."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.TREE, (166, 158, 1), main=Ink.GREEN)
    land.put(plate, land.POPLAR, (28, 158, 0.84), main=Ink.GREEN)
    arms = (Arm("left", (-24, -46), "goblet", -112, 0.72, Ink.RED), Arm("right", (-14, -6)))
    lady = Figure(cast.SINGER, "gown", Ink.BLUE, "skirt", Ink.RED, arms, STEP, trim=Ink.GOLD, sleeves=Ink.PAPER)
    plate.line("62,84 54,96 52,120 52,150", 5, 0.1)
    plate.line("62,84 54,96 52,120 52,150", 3.2, 0.1, Ink.SKY)
    stand(plate, lady, 104, FLOOR + 6)
    with plate.at(52, 170, 1.5):
        plate.shape("-9,0! -11,-8 -7,-14 -8,-20! 8,-20! 7,-14 11,-8 9,0!", Ink.GOLD, 1.4)
        plate.line("-10,-7 0,-4.6 10,-7", 1.6, 0.1, Ink.RED)
        plate.fill("-7,-20 0,-22 7,-20 0,-18", Ink.SKY)
        plate.line("-8,-20 0,-22.4 8,-20 0,-17.6 -8,-20", 1)
        plate.hatch("3,-13 8,-9 8,-2 4,-2", 62, 2)


def chariot(plate: Plate) -> None:
    """Draw the victor on his car between two horses."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    head = Head(cast.YOUTH.face, Hair("bob", Ink.BROWN), hat=Hat("royal", Ink.GOLD, Ink.RED))
    arms = (Arm("left", (-25, -22), "sword", -6, 0.62, Ink.RED), Arm("right", (25, -22), "orb", 0, 0.7, Ink.BLUE))
    victor = Figure(head, "doublet", Ink.BLUE, "robe", Ink.BLUE, arms, STEP)
    stand(plate, victor, 100, 166, 0.9)
    for x in (44, 156):
        plate.round(x, 164, 19, Ink.GOLD, 2)
        plate.round(x, 164, 13, Ink.STRAW, 1.3)
    land.put(plate, gear.CAR, (100, 178, 1.02), main=Ink.RED, trim=Ink.GOLD)
    for side, x, coat, mane in ((1, 50, Ink.PAPER, Ink.STRAW), (-1, 150, Ink.BROWN, Ink.INK)):
        with plate.at(x, 124, 0.62), plate.stretched(side, 1):
            engrave(plate, BUST, main=coat, mane=mane, bridle=Ink.RED if side > 0 else Ink.GOLD)


def love(plate: Plate) -> None:
    """Draw a couple, and Cupid over them with his bow."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.PINK_TREE, (172, 156, 0.8), main=Ink.ROSE)
    land.put(plate, land.PINK_TREE, (28, 156, 0.8), main=Ink.ROSE)
    land.put(plate, land.CLOUD, (100, 74, 1.2))
    wings(plate, gear.WING, (100, 42, 0.34), main=Ink.RED, trim=Ink.PAPER, third=Ink.BLUE)
    aim = (Arm("left", (-22, -24), "bow", -10, 0.5, Ink.RED), Arm("right", (-6, -24), "arrow", -90, 0.5, Ink.RED))
    cupid = Figure(cast.BOY, "shirt", Ink.FLESH, "breeches", Ink.RED, aim, STEP, trim=Ink.RED)
    stand(plate, cupid, 102, 72, 0.46)
    arms = (Arm("left", (-24, -14)), Arm("right", (9, -8), bend=-1))
    lady = Figure(cast.BRUNETTE, "gown", Ink.GREEN, "skirt", Ink.GOLD, arms, STEP)
    stand(plate, lady, 128, FLOOR + 7, 0.86)
    arms = (Arm("left", (-22, -18), "rose", 8, 0.5, Ink.RED), Arm("right", (6, -8), bend=-1))
    man = Figure(cast.SUITOR, "doublet", Ink.RED, "breeches", Ink.BLUE, arms, STEP)
    stand_turned(plate, man, 70, FLOOR + 7, 0.86)
    land.blossoms(plate, "100,178 40,176 160,178", Ink.PAPER, Ink.RED)
