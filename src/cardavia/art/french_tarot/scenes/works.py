"""Trumps 12 to 14: dances, trades, arts."""

from cardavia.art.kit import animals, build, cast, land
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.setting import FLOOR, open_air, room, stand, stand_turned
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

STEP = ((-13.0, 0.0), (11.0, 0.0))
POINT = ((-18.0, -2.0), (8.0, 0.0))


def reel(plate: Plate) -> None:
    """Draw how country people dance to a bagpipe."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    land.put(plate, build.BARREL, (164, 158, 0.7))
    arms = (Arm("left", (-14, -12), "bagpipe", 42, 0.75, Ink.GREEN), Arm("right", (4, -18)))
    piper = Figure(cast.PIPER, "coat", Ink.BROWN, "breeches", Ink.GREEN, arms, STEP)
    stand(plate, piper, 156, FLOOR - 3, 0.8)
    arms = (Arm("left", (-24, -34)), Arm("right", (30, -26), bend=-1))
    woman = Figure(
        cast.COUNTRYWOMAN,
        "bodice",
        Ink.BLUE,
        "skirt",
        Ink.RED,
        arms,
        ((-14, -4), (12, 0)),
        sleeves=Ink.PAPER,
        lean=-4,
    )
    stand(plate, woman, 98, scale=0.9)
    arms = (Arm("left", (-26, -28)), Arm("right", (29, -30), bend=-1))
    man = Figure(cast.FARMER, "vest", Ink.RED, "breeches", Ink.BLUE, arms, ((-18, -8), (8, 0)), sleeves=Ink.PAPER)
    stand_turned(plate, man, 44, scale=0.86)


def minuet(plate: Plate) -> None:
    """Draw how a couple treads a minuet."""
    room(plate, Ink.ROSE, Ink.GOLD)
    land.put(plate, build.CURTAIN, (12, 60, 0.9), main=Ink.RED, trim=Ink.GOLD)
    with plate.at(188, 60, 0.9), plate.mirrored():
        land.put(plate, build.CURTAIN, (0, 0, 1), main=Ink.RED, trim=Ink.GOLD)
    plate.rule((100, 12), (100, 46), 1.6)
    plate.line("78,34 88,44 100,46 112,44 122,34", 3, 0.1)
    plate.line("78,34 88,44 100,46 112,44 122,34", 1.4, 0.1, Ink.GOLD)
    for x, y in ((78, 32), (92, 38), (108, 38), (122, 32)):
        plate.shape(f"! {x - 2},{y} {x - 2},{y - 9} {x + 2},{y - 9} {x + 2},{y}", Ink.PAPER, 1)
        plate.fill(f"{x},{y - 17}! {x + 2.4},{y - 12} {x},{y - 9} {x - 2.4},{y - 12}", Ink.RED)
    arms = (Arm("left", (-28, -32)), Arm("right", (20, -8), "fan", 30, 0.4, Ink.PAPER, Ink.RED, bend=-1))
    lady = Figure(cast.LADY, "gown", Ink.BLUE, "skirt", Ink.BLUE, arms, ((-16, 0), (16, 0)))
    stand(plate, lady, 130, scale=0.92)
    arms = (Arm("left", (-28, -32)), Arm("right", (18, -6), bend=-1))
    man = Figure(cast.GENTLEMAN, "coat", Ink.GREEN, "breeches", Ink.PAPER, arms, POINT)
    stand_turned(plate, man, 72, scale=0.92)


def bakery(plate: Plate) -> None:
    """Draw how a baker draws loaves from the oven."""
    room(plate, Ink.STRAW, Ink.BROWN)
    land.put(plate, build.HEARTH, (56, FLOOR - 8, 1.25), main=Ink.BROWN)
    land.put(plate, build.TABLE, (164, FLOOR + 4, 0.8), main=Ink.BROWN)
    for x, y in ((150, 142), (166, 143), (180, 142), (158, 135), (172, 135)):
        plate.shape(f"{x - 8},{y + 3} {x - 6},{y - 4} {x + 4},{y - 5} {x + 8},{y} {x + 6},{y + 4}", Ink.GOLD, 1.3)
    arms = (Arm("left", (-16, -8), "peel", -76, 0.7), Arm("right", (8, -8), bend=-1))
    man = Figure(cast.BAKER, "smock", Ink.PAPER, "trousers", Ink.BLUE, arms, STEP, trim=Ink.RED)
    stand(plate, man, 116)
    land.put(plate, animals.CAT, (92, FLOOR + 6, 0.66), main=Ink.INK, trim=Ink.BROWN)


def cooper(plate: Plate) -> None:
    """Draw how a cooper hoops a cask."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.STRAW)
    land.put(plate, build.HOUSE, (152, 150, 1.3), main=Ink.PAPER, trim=Ink.RED)
    land.put(plate, build.BARREL, (36, FLOOR - 6, 0.9))
    arms = (Arm("left", (-28, -38), "mallet", -50, 0.8), Arm("right", (-18, -16), "chisel", 20, 0.6))
    man = Figure(cast.COOPER, "shirt", Ink.PAPER, "trousers", Ink.GREEN, arms, STEP, trim=Ink.BROWN, lean=-4)
    stand(plate, man, 122)
    land.put(plate, build.BARREL, (80, FLOOR + 5, 1.2))
    land.put(plate, animals.DOG, (164, FLOOR + 5, 0.66), main=Ink.BROWN, trim=Ink.PAPER)


def painter(plate: Plate) -> None:
    """Draw how a painter works before his easel."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.POPLAR, (166, 152, 0.9), main=Ink.GREEN)
    land.put(plate, land.CLOUD, (100, 44, 0.9))
    land.put(plate, build.EASEL, (56, FLOOR + 2, 1.25))
    arms = (Arm("left", (-28, -26), "brush", -60, 0.8), Arm("right", (4, -12), "palette", 0, 0.7))
    man = Figure(cast.PAINTER, "smock", Ink.BLUE, "trousers", Ink.BROWN, arms, STEP, trim=Ink.RED)
    stand(plate, man, 122)
    land.put(plate, animals.BUTTERFLY, (154, 92, 0.8), main=Ink.GOLD, trim=Ink.RED)
    land.blossoms(plate, "156,174 172,168 96,178")


def duet(plate: Plate) -> None:
    """Draw how a fiddler plays and a lady sings."""
    room(plate, Ink.LEAF, Ink.BROWN)
    land.put(plate, build.WINDOW, (100, 86, 0.9), main=Ink.BROWN)
    arms = (
        Arm("left", (-15, -32), "violin", -80, 0.7, Ink.BROWN),
        Arm("right", (-20, -10), "fiddle_bow", -6, 0.62),
    )
    man = Figure(cast.FIDDLER, "coat", Ink.RED, "breeches", Ink.BLUE, arms, STEP)
    stand(plate, man, 132, scale=0.9)
    arms = (Arm("left", (-18, -18), "letter", -8, 0.8), Arm("right", (-8, -14)))
    lady = Figure(cast.SINGER, "gown", Ink.BLUE, "skirt", Ink.GOLD, arms, STEP)
    stand_turned(plate, lady, 66)
