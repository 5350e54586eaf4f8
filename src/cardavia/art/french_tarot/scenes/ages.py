"""Trumps 2 to 5: childhood, youth, the prime of life, old age."""

from cardavia.art.kit import animals, build, cast, land
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.limbs import limb
from cardavia.art.kit.setting import FLOOR, open_air, room, stand, stand_turned
from cardavia.art.pen.curve import circle
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

RUN = ((-16.0, 0.0), (14.0, -3.0))


def hoop(plate: Plate) -> None:
    """Draw how a boy drives his hoop, and his dog runs along."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.TREE, (166, 152, 0.9), main=Ink.GREEN)
    land.put(plate, land.CLOUD, (100, 44, 1))
    for r in (23.5, 20.5):
        plate.loop(circle(58, FLOOR - 23, r), 1.6)
    plate.loop(circle(58, FLOOR - 23, 22), 2.2, Ink.GOLD)
    arms = (Arm("left", (-28, -12), "hoop_stick", -40, 0.8), Arm("right", (20, -6), layer="back", bend=-1))
    boy = Figure(cast.BOY, "shirt", Ink.PAPER, "breeches", Ink.RED, arms, RUN, lean=-8, trim=Ink.BLUE)
    stand(plate, boy, 108, scale=0.92)
    land.put(plate, animals.DOG, (154, FLOOR + 3, 0.72), main=Ink.PAPER, trim=Ink.BROWN)
    land.grass(plate, "30,176 86,178 134,176 176,160")


def skipping(plate: Plate) -> None:
    """Draw how a girl skips over her rope."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    land.put(plate, build.HOUSE, (42, 152, 0.95), main=Ink.PAPER, trim=Ink.RED)
    land.put(plate, land.BUSH, (160, 156, 1), main=Ink.GREEN)
    rope = "70,104 60,140 74,170 102,178 132,170 144,140 134,104"
    plate.line(rope, 2.8, 0.02)
    plate.line(rope, 1.2, 0.02, Ink.GOLD)
    arms = (Arm("left", (-31, -14)), Arm("right", (31, -14), bend=-1))
    girl = Figure(
        cast.GIRL, "bodice", Ink.BLUE, "skirt", Ink.RED, arms, ((-9, -8), (11, -14)), (0, -58), sleeves=Ink.PAPER
    )
    stand(plate, girl, 102, FLOOR + 2, 0.92)
    land.put(plate, animals.CAT, (164, FLOOR + 4, 0.9), main=Ink.GOLD, trim=Ink.BROWN)
    land.blossoms(plate, "28,172 40,180 140,178 78,180")


def rose(plate: Plate) -> None:
    """Draw how a youth gives a rose to a maiden."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.PINK_TREE, (152, 156, 1.15), main=Ink.GREEN)
    arms = (Arm("left", (-28, -22), "rose", 6, 0.55), Arm("right", (16, -8), bend=-1))
    youth = Figure(cast.YOUTH, "doublet", Ink.BLUE, "breeches", Ink.RED, arms, ((-12, 0), (10, 0)))
    stand(plate, youth, 132)
    arms = (Arm("left", (-16, -16)), Arm("right", (-12, -20)))
    maiden = Figure(cast.MAIDEN, "gown", Ink.RED, "skirt", Ink.GOLD, arms, ((-12, 0), (12, 0)), trim=Ink.PAPER)
    stand_turned(plate, maiden, 72)
    land.blossoms(plate, "26,174 104,176 174,172", Ink.ROSE)


def swing(plate: Plate) -> None:
    """Draw how a maiden flies up on a swing."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.PINK_TREE, (172, 166, 1.5), main=Ink.GREEN)
    plate.line("188,62 140,54 84,58 62,70", 7, 0.2)
    plate.line("188,62 140,54 84,58 62,70", 4, 0.2, Ink.BROWN)
    for x, end in ((82, 78), (124, 116)):
        plate.rule((x, 58), (end, 140), 1.4)
    plate.shape("! 66,136 124,140 124,144 66,140", Ink.BROWN, 1.3)
    arms = (Arm("left", (-22, -30), bend=-1), Arm("right", (18, -32), bend=-1))
    feet = ((-34, -14), (-26, -12))
    maiden = Figure(cast.STRAW_MAIDEN, "gown", Ink.BLUE, "lap", Ink.RED, arms, feet, (6, -38), lean=4)
    stand(plate, maiden, 98, 176)
    land.blossoms(plate, "36,172 56,178 128,176 148,180")


def cradle(plate: Plate) -> None:
    """Draw how a mother rocks the cradle."""
    room(plate, Ink.LEAF, Ink.STRAW)
    land.put(plate, build.WINDOW, (100, 92, 0.95), main=Ink.BROWN)
    land.put(plate, build.CRADLE, (58, FLOOR, 1.05), main=Ink.BROWN, trim=Ink.RED)
    with plate.at(52, FLOOR - 33, 0.3):
        plate.round(0, 0, 17, Ink.FLESH, 3)
        plate.line("-9,0 -6,2 -3,0", 3)
        plate.line("3,0 6,2 9,0", 3)
    arms = (Arm("left", (-26, -6)), Arm("right", (-8, -8)))
    mother = Figure(
        cast.MOTHER, "bodice", Ink.RED, "lap", Ink.BLUE, arms, ((-16, 0), (-8, 0)), (8, -38), sleeves=Ink.PAPER
    )
    land.put(plate, build.CHAIR, (140, FLOOR, 1), main=Ink.BROWN, trim=Ink.GOLD)
    stand(plate, mother, 126)
    land.put(plate, animals.CAT, (168, FLOOR + 4, 0.72), main=Ink.PAPER, trim=Ink.INK)


def shoulders(plate: Plate) -> None:
    """Draw how a father carries his child home on his shoulders."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.LEAF)
    land.put(plate, build.HOUSE, (154, 154, 1), main=Ink.STRAW, trim=Ink.RED)
    land.put(plate, land.POPLAR, (40, 154, 1), main=Ink.GREEN)
    waving = (Arm("left", (-18, -44), "flag", -8, 0.4, Ink.GOLD, Ink.RED),)
    child = Figure(cast.BOY, "shirt", Ink.RED, "trousers", Ink.BLUE, waving, ((-8, -40), (8, -40)))
    stand(plate, child, 100, 118, 0.62)
    arms = (Arm("left", (-14, -26)), Arm("right", (14, -26), bend=-1))
    father = Figure(cast.TAVERNER, "vest", Ink.GREEN, "trousers", Ink.BROWN, arms, RUN)
    stand(plate, father, 100, FLOOR + 2, 0.86)
    for x in (89, 109):
        limb(plate, ((x, 98), (x - 1, 106), (x - 1, 113)), (3.6, 3.4, 2.8), Ink.BLUE)
        plate.shape(f"{x - 7},117! {x - 5},113 {x + 2},112! {x + 2},117!", Ink.INK, 1)
    land.put(plate, animals.DOG, (52, FLOOR + 4, 0.6), main=Ink.PAPER, trim=Ink.INK)
    land.grass(plate, "30,176 130,178 172,172")


def spinning(plate: Plate) -> None:
    """Draw how a grandmother spins by the fire."""
    room(plate, Ink.ROSE, Ink.STRAW)
    land.put(plate, build.HEARTH, (54, FLOOR - 6, 1.05), main=Ink.BROWN)
    land.put(plate, build.CHAIR, (146, FLOOR, 1.05), main=Ink.BROWN, trim=Ink.GOLD)
    arms = (Arm("left", (-20, -18), "distaff", 4, 0.6), Arm("right", (-6, -8)))
    woman = Figure(
        cast.GRANDMOTHER,
        "bodice",
        Ink.BROWN,
        "lap",
        Ink.GREEN,
        arms,
        ((-18, 0), (-10, 0)),
        (8, -38),
        apron=Ink.PAPER,
    )
    stand(plate, woman, 132)
    land.put(plate, animals.CAT, (84, FLOOR + 6, 0.78), main=Ink.INK, trim=Ink.BROWN)
    plate.round(170, FLOOR - 2, 6, Ink.RED, 1.4)


def pipe(plate: Plate) -> None:
    """Draw how a grandfather smokes on his bench, the dog at his feet."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    land.put(plate, build.CHURCH, (152, 144, 0.75), main=Ink.PAPER, trim=Ink.BLUE)
    land.put(plate, build.BENCH, (104, FLOOR, 1.15))
    arms = (Arm("left", (-12, -42), "pipe", 0, 0.9), Arm("right", (-24, -10), "cane", 2, 0.8))
    man = Figure(cast.GRANDFATHER, "coat", Ink.BLUE, "breeches", Ink.BROWN, arms, ((-20, 0), (-10, 0)), (6, -36))
    stand(plate, man, 104)
    land.put(plate, animals.DOG, (48, FLOOR + 4, 0.66), main=Ink.BROWN, trim=Ink.PAPER)
    land.put(plate, land.BUSH, (166, FLOOR, 0.9), main=Ink.GREEN)
    land.grass(plate, "28,178 130,178")
