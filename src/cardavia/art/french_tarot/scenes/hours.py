"""Trumps 6 to 9: morning, noon, evening, night."""

from cardavia.art.kit import animals, birds, build, cast, land
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.setting import FLOOR, LEFT, RIGHT, TOP, night, open_air, stand, stand_turned
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

STEP = ((-13.0, 0.0), (11.0, 0.0))


def dawn(plate: Plate) -> None:
    """Draw how a woman feeds her hens while the cock crows."""
    land.wash(plate, (LEFT, TOP, RIGHT, 130), Ink.STRAW)
    land.rays(plate, (100, 112), 130, Ink.ROSE)
    with plate.at(100, 112, 1.3):
        land.put(plate, land.SUN, (0, 0, 1))
    land.hills(plate, "12,124 50,112 90,120 130,110 188,122", 170, Ink.LEAF)
    land.ground(plate, "12,150 70,146 130,151 188,146", 186, Ink.STRAW)
    land.put(plate, build.HOUSE, (162, 150, 0.9), main=Ink.PAPER, trim=Ink.BROWN)
    arms = (Arm("left", (-26, -16)), Arm("right", (10, 0), "egg_basket", 0, 0.7, bend=-1))
    woman = Figure(
        cast.COUNTRYWOMAN, "bodice", Ink.GREEN, "skirt", Ink.BLUE, arms, STEP, apron=Ink.PAPER, sleeves=Ink.PAPER
    )
    stand(plate, woman, 112)
    land.put(plate, birds.COCK, (46, FLOOR - 4, 0.8), main=Ink.RED, trim=Ink.BLUE)
    for x, y, ink in ((78, 172, Ink.PAPER), (160, 172, Ink.BROWN)):
        land.put(plate, animals.GOOSE, (x, y, 0.62), main=ink)
    for x, y in ((64, 160), (70, 168), (60, 172), (76, 156)):
        plate.disc(x, y, 1.1, Ink.BROWN)


def well(plate: Plate) -> None:
    """Draw how a woman draws the first water."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.TREE, (168, 154, 1), main=Ink.GREEN)
    land.put(plate, build.WELL, (58, FLOOR, 1.2), main=Ink.STRAW, trim=Ink.RED)
    arms = (Arm("left", (-30, -24)), Arm("right", (16, 2), "bucket", 0, 0.7, Ink.BROWN, Ink.GOLD, bend=-1))
    woman = Figure(cast.DARK_WOMAN, "bodice", Ink.RED, "skirt", Ink.GREEN, arms, STEP, sleeves=Ink.PAPER)
    stand(plate, woman, 118)
    land.put(plate, birds.DOVE, (74, 92, 0.62), main=Ink.PAPER)
    land.grass(plate, "28,178 96,178 150,176")


def rest(plate: Plate) -> None:
    """Draw how a mower eats his bread in the shade."""
    open_air(plate, Ink.SKY, Ink.GOLD, Ink.STRAW)
    with plate.at(100, 40, 0.9):
        land.put(plate, land.SUN, (0, 0, 1))
    land.put(plate, land.TREE, (160, 166, 1.35), main=Ink.GREEN)
    for x in (34, 60):
        land.put(plate, land.SHEAF, (x, 158, 0.9))
    arms = (Arm("left", (-20, -20), "loaf", 0, 0.55), Arm("right", (-4, -4), "bottle", -14, 0.6, bend=-1))
    man = Figure(
        cast.REAPER,
        "vest",
        Ink.BLUE,
        "breeches",
        Ink.BROWN,
        arms,
        ((-30, 0), (-20, 2)),
        (6, -24),
        sleeves=Ink.PAPER,
    )
    stand(plate, man, 122, FLOOR + 2, 1)
    land.put(plate, animals.DOG, (56, FLOOR + 6, 0.66), main=Ink.PAPER, trim=Ink.BROWN)


def market(plate: Plate) -> None:
    """Draw how a market woman praises her fruit to a lady."""
    land.wash(plate, (LEFT, TOP, RIGHT, 186), Ink.SKY)
    land.put(plate, build.HOUSE, (40, 146, 1.5), main=Ink.STRAW, trim=Ink.BROWN)
    land.put(plate, build.CHURCH, (110, 146, 1), main=Ink.PAPER, trim=Ink.BLUE)
    land.ground(plate, "12,146 70,144 130,147 188,145", 186, Ink.STRAW)
    arms = (Arm("left", (-26, -26)), Arm("right", (-10, -8)))
    seller = Figure(cast.COUNTRYWOMAN, "bodice", Ink.BLUE, "skirt", Ink.RED, arms, STEP, sleeves=Ink.PAPER)
    stand(plate, seller, 142, FLOOR + 4, 0.82)
    for y, x in ((76, 114), (76, 174)):
        plate.rule((x + 2, y), (x + 2, 150), 2.6, Ink.BROWN)
    plate.shape("! 108,78 116,61 176,61 184,78", Ink.RED, 1.5)
    for i in range(4):
        x, t = 108 + 19 * i, 116 + 15 * i
        plate.shape(f"! {x},78 {t},61 {t + 7.5},61 {x + 9.5},78", Ink.PAPER, 1.1)
    plate.shape("! 106,142 186,142 182,174 110,174", Ink.BROWN, 1.6)
    for i, ink in enumerate((Ink.RED, Ink.GOLD, Ink.GREEN, Ink.RED, Ink.GOLD, Ink.RED, Ink.GREEN, Ink.GOLD)):
        plate.bead(113 + 9.6 * i, 140 - 3 * (i % 2), 4.6, ink, 1.2)
    arms = (Arm("left", (-20, -16)), Arm("right", (10, -2), "basket", 0, 0.5, Ink.GREEN, bend=-1))
    lady = Figure(cast.DARK_LADY, "gown", Ink.GREEN, "skirt", Ink.GREEN, arms, STEP)
    stand_turned(plate, lady, 72)


def lamplighter(plate: Plate) -> None:
    """Draw how the lamplighter kindles the first lamp."""
    land.wash(plate, (LEFT, TOP, RIGHT, 186), Ink.ROSE)
    land.sky_lines(plate, (LEFT, TOP, RIGHT, 90))
    land.put(plate, build.HOUSE, (150, 146, 1.5), main=Ink.STRAW, trim=Ink.BLUE)
    land.put(plate, build.TOWER, (108, 146, 1), main=Ink.STRAW)
    land.ground(plate, "12,146 70,144 130,147 188,145", 186, Ink.STRAW)
    land.rays(plate, (64, 75), 34, Ink.STRAW, 16)
    land.put(plate, build.LAMP_POST, (64, FLOOR, 1))
    arms = (Arm("left", (-33, -36), "torch", -4, 0.6), Arm("right", (14, -4), bend=-1))
    man = Figure(cast.LAMPLIGHTER, "coat", Ink.GREEN, "trousers", Ink.BROWN, arms, STEP)
    stand(plate, man, 114)
    land.put(plate, animals.CAT, (164, FLOOR + 4, 0.75), main=Ink.INK, trim=Ink.BROWN)


def flock(plate: Plate) -> None:
    """Draw how a shepherd brings his flock home."""
    open_air(plate, Ink.ROSE, Ink.STRAW, Ink.LEAF)
    with plate.at(70, 100, 1.1):
        land.put(plate, land.SUN, (0, 0, 1))
    land.hills(plate, "12,128 60,112 100,120 150,110 188,124", 160, Ink.LEAF)
    land.ground(plate, "12,152 60,148 120,153 188,149", 186, Ink.LEAF)
    land.put(plate, land.POPLAR, (34, 152, 0.9), main=Ink.GREEN)
    land.put(plate, animals.SHEEP, (150, 160, 0.75), main=Ink.PAPER, trim=Ink.BROWN)
    arms = (Arm("left", (-24, -18), "crook", 2, 0.8), Arm("right", (14, -4), bend=-1))
    man = Figure(cast.SHEPHERD, "cloak", Ink.BROWN, "breeches", Ink.BLUE, arms, STEP)
    stand(plate, man, 112, scale=0.92)
    land.put(plate, animals.SHEEP, (58, FLOOR + 5, 0.95), main=Ink.PAPER, trim=Ink.INK)
    land.put(plate, animals.DOG, (166, FLOOR + 5, 0.6), main=Ink.PAPER, trim=Ink.INK)


def serenade(plate: Plate) -> None:
    """Draw how a lover sings under a window."""
    night(plate)
    with plate.at(96, 36, 1):
        land.put(plate, land.MOON, (0, 0, 1))
    plate.shape("! 122,170 122,50 188,50 188,170", Ink.STRAW, 1.6)
    plate.hatch("! 168,52 187,52 187,168 176,168", 60, 3)
    for x, y in ((128, 66), (176, 76), (130, 156), (170, 150), (128, 128), (178, 118)):
        plate.shape(f"! {x - 5},{y - 3} {x + 5},{y - 3} {x + 5},{y + 3} {x - 5},{y + 3}", Ink.ROSE, 1)
    plate.shape("138,128! 138,86 154,72 170,86 170,128!", Ink.INK, 1.5)
    lady = Figure(
        cast.MAIDEN,
        "gown",
        Ink.RED,
        "skirt",
        Ink.RED,
        (Arm("left", (-14, -18), "rose", 0, 0.4), Arm("right", (8, -10))),
    )
    stand(plate, lady, 154, 164, 0.72)
    plate.shape("! 132,124 176,124 174,150 134,150", Ink.BROWN, 1.6)
    for x in (140, 148, 156, 164):
        plate.rule((x, 128), (x, 148), 1.6)
    arms = (Arm("left", (-8, -30), "guitar", -62, 0.7, Ink.GOLD), Arm("right", (2, -8)))
    man = Figure(cast.SUITOR, "doublet", Ink.RED, "breeches", Ink.BLUE, arms, STEP)
    stand_turned(plate, man, 74)
    land.put(plate, animals.CAT, (36, FLOOR + 5, 0.7), main=Ink.GOLD, trim=Ink.BROWN)


def stars(plate: Plate) -> None:
    """Draw how a scholar watches the stars, an owl watches him."""
    night(plate)
    plate.fill("12,186! 12,140 60,134 110,138 188,134! 188,186!", Ink.BROWN)
    plate.line("12,140 60,134 110,138 188,134", 1.5, 0.05)
    plate.shape("! 12,150 188,150 188,158 12,158", Ink.STRAW, 1.5)
    for x in range(20, 188, 20):
        plate.shape(f"! {x},158 {x + 6},158 {x + 6},186 {x},186", Ink.STRAW, 1.3)
    arms = (Arm("left", (-26, -54), "telescope", -58, 0.7), Arm("right", (4, -20)))
    man = Figure(cast.SCHOLAR, "cloak", Ink.RED, "robe", Ink.GOLD, arms, STEP, lean=4)
    stand(plate, man, 112, FLOOR + 8)
    land.put(plate, birds.OWL, (162, 148, 0.8), main=Ink.STRAW)
    with plate.at(82, 26):
        plate.fill("! 0,-9 2,-2.4 9,0 2,2.4 0,9 -2,2.4 -9,0 -2,-2.4", Ink.GOLD)
        plate.line("10,3 24,10 40,12", 2.4, 0.6, Ink.STRAW)
    land.put(plate, land.MOON, (40, 92, 1))
