"""Trumps 10 and 11: earth and air, water and fire."""

from cardavia.art.kit import animals, build, cast, land
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.setting import FLOOR, LEFT, RIGHT, open_air, room, stand
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

STEP = ((-13.0, 0.0), (11.0, 0.0))


def garden(plate: Plate) -> None:
    """Draw how two gardeners dig and water their bed."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.BROWN)
    land.put(plate, build.FENCE, (100, 152, 1.2))
    land.put(plate, land.BUSH, (34, 150, 0.9), main=Ink.GREEN)
    for x in (32, 52, 70, 92, 108):
        land.put(plate, land.BUSH, (x, 176 + x % 3, 0.36), main=Ink.GREEN)
    arms = (Arm("left", (-22, 0), "spade", 14, 0.62), Arm("right", (-16, -16)))
    man = Figure(cast.FARMER, "vest", Ink.RED, "breeches", Ink.BLUE, arms, STEP, lean=-8, sleeves=Ink.PAPER)
    stand(plate, man, 140)
    arms = (Arm("left", (-24, -8), "watering_can", 0, 0.55, Ink.BLUE), Arm("right", (10, -4), bend=-1))
    woman = Figure(
        cast.SUN_LADY, "bodice", Ink.GREEN, "skirt", Ink.GOLD, arms, STEP, apron=Ink.PAPER, sleeves=Ink.PAPER
    )
    stand(plate, woman, 84, FLOOR - 3)


def kite(plate: Plate) -> None:
    """Draw how a child flies a kite beside a windmill."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.CLOUD, (96, 52, 1.1))
    land.put(plate, build.MILL, (52, 154, 1.1), main=Ink.PAPER, trim=Ink.RED)
    plate.line("118,118 128,90 112,62 102,44", 0.9, 0)
    with plate.at(102, 36, 1, -12):
        plate.shape("! 0,-20 13,-2 0,18 -13,-2", Ink.RED, 1.5)
        plate.shape("! 0,-20 13,-2 0,-2", Ink.GOLD, 1.1)
        plate.shape("! 0,18 -13,-2 0,-2", Ink.BLUE, 1.1)
        plate.line("0,18 6,28 0,36 6,46", 1.1, 0.1)
    arms = (Arm("left", (-22, -26)), Arm("right", (16, -10), bend=-1))
    child = Figure(cast.DARK_BOY, "smock", Ink.GOLD, "trousers", Ink.BLUE, arms, ((-15, 0), (12, -3)), lean=6)
    stand(plate, child, 140, scale=0.86)
    land.put(plate, animals.GOOSE, (168, FLOOR + 4, 0.7), main=Ink.PAPER)
    land.put(plate, animals.SWALLOW, (160, 84, 0.8))
    land.grass(plate, "28,176 96,178")


def angler(plate: Plate) -> None:
    """Draw how an angler sits in his boat."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    land.water(plate, (LEFT, 138, RIGHT, 186))
    plate.line("12,138! 188,138!", 1.3, 0)
    land.put(plate, land.POPLAR, (166, 138, 0.7), main=Ink.GREEN)
    arms = (Arm("left", (-24, -20), "rod", 8, 0.85), Arm("right", (-14, -12)))
    man = Figure(cast.FISHER, "smock", Ink.BLUE, "trousers", Ink.BROWN, arms, ((-24, 0), (-16, 0)), (4, -26))
    stand(plate, man, 122, 168)
    plate.shape("58,142! 76,152 118,154 160,150 178,138! 168,170 150,176 84,176 66,166", Ink.RED, 1.8)
    plate.line("62,150 84,160 130,162 172,150", 1.8, 0.05, Ink.GOLD)
    plate.line("64,158 90,168 140,168 168,162", 1.1, 0.1)
    plate.hatch("120,158 160,154 172,146 164,168 148,174 120,174", 60)
    with plate.at(40, 168, 1, -24):
        land.put(plate, animals.FISH, (0, 0, 0.9), main=Ink.GOLD, trim=Ink.RED)
    land.put(plate, animals.SWALLOW, (84, 88, 0.8))


def forge(plate: Plate) -> None:
    """Draw how a smith beats glowing iron."""
    room(plate, Ink.BROWN, Ink.STRAW)
    land.put(plate, build.HEARTH, (152, FLOOR - 8, 1.1), main=Ink.RED)
    land.rays(plate, (64, 124), 30, Ink.GOLD, 12)
    land.put(plate, build.ANVIL, (64, FLOOR + 2, 1.1))
    plate.shape("! 46,120 92,121 92,126 46,126", Ink.RED, 1.4)
    arms = (Arm("left", (-30, -44), "hammer", -58, 0.9), Arm("right", (-16, -10), "stick", 90, 0.4))
    smith = Figure(
        cast.SMITH, "vest", Ink.BLUE, "trousers", Ink.GREEN, arms, ((-14, 0), (12, 0)), sleeves=Ink.PAPER, lean=-4
    )
    stand(plate, smith, 116)
    for x, y in ((44, 108), (56, 98), (80, 100), (38, 120)):
        plate.nick((x - 3, y), (x + 3, y - 2), 1.6, Ink.RED)
