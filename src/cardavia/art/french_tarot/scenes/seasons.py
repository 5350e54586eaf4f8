"""Trumps 16 to 19: spring, summer, autumn, winter."""

from cardavia.art.kit import animals, build, cast, land
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.setting import FLOOR, LEFT, RIGHT, TOP, open_air, stand, stand_turned
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

STEP = ((-13.0, 0.0), (11.0, 0.0))


def blossom(plate: Plate) -> None:
    """Draw how a girl gathers flowers under a tree in bloom."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.PINK_TREE, (54, 162, 1.35), main=Ink.ROSE)
    arms = (Arm("left", (-26, -24), "tulip", -10, 0.5), Arm("right", (14, 0), "basket", 0, 0.6, Ink.ROSE, bend=-1))
    maiden = Figure(
        cast.MAIDEN, "bodice", Ink.GREEN, "skirt", Ink.PAPER, arms, STEP, trim=Ink.GREEN, sleeves=Ink.PAPER
    )
    stand(plate, maiden, 122)
    land.put(plate, animals.SWALLOW, (100, 40, 1))
    land.put(plate, animals.RABBIT, (166, FLOOR + 4, 0.85), main=Ink.BROWN)
    land.blossoms(plate, "26,172 44,178 70,174 90,178 146,176 178,172")
    land.blossoms(plate, "34,164 98,170 154,166", Ink.ROSE)


def shearing(plate: Plate) -> None:
    """Draw how a shepherdess with her lamb and her flute player."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    land.put(plate, build.FENCE, (140, 156, 1))
    land.put(plate, land.TREE, (36, 156, 0.9), main=Ink.LEAF)
    arms = (Arm("left", (-24, -20), "crook", 4, 0.75), Arm("right", (12, -8), bend=-1))
    woman = Figure(
        cast.STRAW_MAIDEN, "bodice", Ink.RED, "skirt", Ink.BLUE, arms, STEP, apron=Ink.PAPER, sleeves=Ink.PAPER
    )
    stand(plate, woman, 128)
    arms = (Arm("left", (-14, -40), "flute", -110, 0.6), Arm("right", (-16, -30)))
    boy = Figure(
        cast.SHEPHERD,
        "vest",
        Ink.GREEN,
        "breeches",
        Ink.BROWN,
        arms,
        ((-22, 0), (-12, 0)),
        (4, -32),
        sleeves=Ink.PAPER,
    )
    land.put(plate, land.ROCK, (66, FLOOR + 2, 1.2))
    stand_turned(plate, boy, 66, FLOOR, 0.9)
    land.put(plate, animals.SHEEP, (160, FLOOR + 2, 0.7), main=Ink.PAPER, trim=Ink.INK)
    land.blossoms(plate, "100,178 120,180 34,178")


def harvest(plate: Plate) -> None:
    """Draw how a reaper mows the corn."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.STRAW)
    land.put(plate, land.SUN, (100, 40, 0.9))
    for row, y in enumerate((150, 158, 167)):
        for i in range(10 - row):
            land.put(plate, land.WHEAT, (20 + i * 9 + row * 3, y + 6, 1))
    land.put(plate, land.SHEAF, (168, 162, 1))
    arms = (Arm("left", (-22, -12), "scythe", -38, 0.8), Arm("right", (-2, -8)))
    man = Figure(
        cast.REAPER, "shirt", Ink.PAPER, "breeches", Ink.BLUE, arms, ((-16, 0), (14, 0)), lean=-6, trim=Ink.RED
    )
    stand(plate, man, 130, FLOOR + 2)


def promenade(plate: Plate) -> None:
    """Draw how a lady walks under her parasol while a child hunts butterflies."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    land.water(plate, (LEFT, 128, RIGHT, 152))
    land.ground(plate, "12,154 60,151 120,155 188,151", 186, Ink.LEAF)
    land.put(plate, land.POPLAR, (170, 152, 0.85), main=Ink.GREEN)
    arms = (Arm("left", (-20, -24), "parasol", 4, 0.85, Ink.RED, Ink.PAPER), Arm("right", (14, -4), bend=-1))
    lady = Figure(cast.DARK_LADY, "gown", Ink.BLUE, "skirt", Ink.BLUE, arms, STEP, trim=Ink.PAPER)
    stand(plate, lady, 126, scale=0.9)
    arms = (Arm("left", (-26, -28), "net", -20, 0.62), Arm("right", (12, -14), bend=-1))
    child = Figure(cast.GIRL, "smock", Ink.GOLD, "trousers", Ink.RED, arms, ((-13, 0), (10, -2)), trim=Ink.RED)
    stand(plate, child, 62, scale=0.68)
    land.put(plate, animals.BUTTERFLY, (28, 110, 0.8), main=Ink.ROSE, trim=Ink.RED)
    land.put(plate, animals.BUTTERFLY, (52, 84, 0.6), main=Ink.GOLD, trim=Ink.BLUE)
    land.blossoms(plate, "28,176 92,178 160,176")


def vintage(plate: Plate) -> None:
    """Draw how vintagers cut and carry the grapes."""
    open_air(plate, Ink.STRAW, Ink.GOLD, Ink.LEAF)
    for x in (28, 56, 150, 176):
        land.put(plate, land.VINE, (x, 166, 1.15), main=Ink.GREEN, third=Ink.BLUE)
    arms = (
        Arm("left", (-24, -26), "scissors", -60, 0.7),
        Arm("right", (10, 2), "basket", 0, 0.6, Ink.BLUE, bend=-1),
    )
    woman = Figure(
        cast.BRUNETTE, "bodice", Ink.RED, "skirt", Ink.GREEN, arms, STEP, apron=Ink.PAPER, sleeves=Ink.PAPER
    )
    stand(plate, woman, 84)
    arms = (Arm("left", (-20, 2), "basket", 0, 0.6, Ink.BLUE), Arm("right", (16, -6), bend=-1))
    man = Figure(
        cast.FARMER, "vest", Ink.BLUE, "breeches", Ink.BROWN, arms, ((-14, 0), (12, -2)), sleeves=Ink.PAPER
    )
    stand(plate, man, 140, FLOOR + 2, 0.9)


def hunt(plate: Plate) -> None:
    """Draw how a hunter winds his horn in the autumn wood."""
    open_air(plate, Ink.SKY, Ink.GOLD, Ink.STRAW)
    for x, y, k, ink in ((34, 154, 1, Ink.RED), (164, 156, 1.1, Ink.GOLD), (98, 142, 0.6, Ink.BROWN)):
        land.put(plate, land.TREE, (x, y, k), main=ink)
    arms = (
        Arm("left", (-16, -46), "horn", 150, 0.7, Ink.GOLD, Ink.RED),
        Arm("right", (14, -8), bend=-1),
    )
    man = Figure(cast.HUNTER, "coat", Ink.GREEN, "breeches", Ink.BROWN, arms, STEP)
    stand(plate, man, 118)
    land.put(plate, animals.DOG, (58, FLOOR + 4, 0.9), main=Ink.PAPER, trim=Ink.BROWN)
    land.put(plate, animals.DOG, (166, FLOOR + 6, 0.7), main=Ink.BROWN, trim=Ink.INK)
    land.put(plate, land.MUSHROOM, (32, 178, 1))
    for x, y in ((90, 74), (76, 100), (150, 108), (88, 126), (140, 172), (100, 176)):
        plate.shape(f"{x - 4},{y + 3}! {x - 3},{y - 2} {x + 4},{y - 4}! {x + 2},{y + 2}", Ink.RED, 0.9)


def skating(plate: Plate) -> None:
    """Draw how two skaters cross the frozen pond."""
    land.wash(plate, (LEFT, TOP, RIGHT, 186), Ink.SKY)
    land.sky_lines(plate, (LEFT, TOP, RIGHT, 90))
    land.hills(plate, "12,128 50,114 100,124 150,112 188,124", 150, Ink.PAPER)
    land.put(plate, land.FIR, (32, 140, 0.8), main=Ink.GREEN)
    land.put(plate, build.HOUSE, (160, 140, 0.9), main=Ink.BROWN, trim=Ink.PAPER)
    land.wash(plate, (LEFT, 140, RIGHT, 186), Ink.PAPER)
    for x, y in ((24, 150), (90, 148), (150, 152), (40, 178), (110, 180), (160, 176), (70, 160)):
        plate.line(f"{x},{y} {x + 12},{y - 2} {x + 26},{y}", 1, 0.4, Ink.BLUE)
    arms = (Arm("left", (-28, -20)), Arm("right", (28, -22), bend=-1))
    man = Figure(cast.SKATER, "coat", Ink.RED, "breeches", Ink.BLUE, arms, ((-18, 0), (20, -10)), lean=-10)
    stand(plate, man, 86, scale=0.88)
    woman = Figure(
        cast.FUR_LADY,
        "coat",
        Ink.BLUE,
        "skirt",
        Ink.RED,
        (Arm("left", (-12, -14)), Arm("right", (-6, -14))),
        STEP,
        lean=-4,
    )
    stand(plate, woman, 144, scale=0.84)
    for x in (72, 134, 154):
        plate.line(f"{x - 12},{FLOOR + 1} {x},{FLOOR + 3} {x + 8},{FLOOR + 1}", 2, 0.2)


def snow(plate: Plate) -> None:
    """Draw how children build a snowman."""
    land.wash(plate, (LEFT, TOP, RIGHT, 186), Ink.BLUE)
    for i in range(46):
        x, y = LEFT + (i * 67) % 172 + 2, TOP + (i * 41) % 130 + 2
        plate.disc(x, y, 1.3 + 0.5 * (i % 3), Ink.PAPER)
    land.hills(plate, "12,134 50,122 100,132 150,120 188,132", 160, Ink.PAPER)
    land.put(plate, land.FIR, (164, 152, 1), main=Ink.GREEN)
    land.ground(plate, "12,154 60,150 120,155 188,151", 186, Ink.PAPER)
    for y, r in ((152, 22), (118, 16), (92, 12)):
        plate.round(62, y, r, Ink.PAPER, 1.7)
        plate.hatch(f"66,{y - r + 4} {62 + r - 3},{y - 4} {62 + r - 4},{y + r * 0.4} 68,{y + r - 3}", 60, 2.6)
    for x in (58, 66):
        plate.disc(x, 89, 1.5)
    plate.fill("! 61,92 46,95 61,95", Ink.RED)
    plate.shape("! 50,84 50,80 54,80 55,66 71,66 72,80 76,80 76,84", Ink.INK, 1.2)
    plate.shape("50,102 62,106 74,102 75,107 68,110 70,122! 64,122! 63,111 50,107", Ink.RED, 1.4)
    for y in (116, 124):
        plate.disc(60, y, 1.6)
    arms = (Arm("left", (-28, -28), "snowball", 0, 0.9), Arm("right", (16, -24), bend=-1))
    child = Figure(cast.HOODED_GIRL, "coat", Ink.GREEN, "trousers", Ink.BROWN, arms, ((-12, 0), (12, 0)))
    stand(plate, child, 130, FLOOR + 2, 0.84)
