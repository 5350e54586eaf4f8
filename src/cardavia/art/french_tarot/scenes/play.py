"""Trump 20: games at the table and on the green."""

from cardavia.art.kit import animals, build, cast, land
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.setting import FLOOR, open_air, room, stand, stand_turned
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate


def cards(plate: Plate) -> None:
    """Draw how two players sit over their cards."""
    room(plate, Ink.LEAF, Ink.BROWN)
    land.put(plate, build.WINDOW, (100, 84, 0.9), main=Ink.BROWN)
    land.put(plate, build.STOOL, (150, FLOOR + 2, 1.1))
    land.put(plate, build.STOOL, (50, FLOOR + 2, 1.1))
    arms = (Arm("left", (-24, -20)), Arm("right", (-14, -14)))
    feet = ((-14.0, 0.0), (-6.0, 0.0))
    left = Figure(cast.MERCHANT, "coat", Ink.BLUE, "breeches", Ink.STRAW, arms, feet, (4, -30))
    right = Figure(cast.GAMBLER, "doublet", Ink.RED, "breeches", Ink.BLUE, arms, feet, (4, -30))
    stand_turned(plate, left, 52, FLOOR + 2)
    stand(plate, right, 148, FLOOR + 2)
    land.put(plate, build.CLOTHED_TABLE, (100, FLOOR + 8, 1.05), main=Ink.GREEN, trim=Ink.GOLD)
    for x, side in ((77, 1), (123, -1)):
        for i in range(3):
            with plate.at(x, 123, 1, side * (-26 + 24 * i)):
                plate.shape("! -5,-17 5,-17 5,0 -5,0", Ink.PAPER, 1.1)
                plate.disc(0, -10, 1.8, Ink.RED)
    for x, turn in ((94, -12), (108, 16)):
        with plate.at(x, 138, 1, turn):
            plate.shape("! -7,-2.6 7,-2.6 8,3 -8,3", Ink.PAPER, 1.1)
            plate.disc(0, 0, 1.5, Ink.RED)
    land.put(plate, animals.CAT, (170, FLOOR + 10, 0.6), main=Ink.GOLD, trim=Ink.BROWN)


def bowls(plate: Plate) -> None:
    """Draw how a man bowls at the skittles, another watches."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.LEAF)
    land.put(plate, land.TREE, (166, 152, 0.95), main=Ink.GREEN)
    land.put(plate, land.POPLAR, (30, 150, 0.8), main=Ink.GREEN)
    for x, y in ((36, 162), (50, 158), (64, 162), (43, 170), (57, 170)):
        plate.shape(
            f"{x - 4},{y}! {x - 5},{y - 8} {x - 2},{y - 15} {x - 3},{y - 21} {x},{y - 24} {x + 3},{y - 21} "
            f"{x + 2},{y - 15} {x + 5},{y - 8} {x + 4},{y}!",
            Ink.PAPER,
            1.3,
        )
        plate.line(f"{x - 2.4},{y - 16} {x + 2.4},{y - 16}", 1.8, 0.05, Ink.RED)
    arms = (Arm("left", (-26, -2)), Arm("right", (20, -22), bend=-1))
    man = Figure(
        cast.TAVERNER,
        "vest",
        Ink.RED,
        "breeches",
        Ink.BROWN,
        arms,
        ((-20, 0), (16, -2)),
        (0, -44),
        lean=-18,
        sleeves=Ink.PAPER,
    )
    stand(plate, man, 118)
    plate.bead(90, 141, 7, Ink.GOLD, 1.4)
    arms = (Arm("left", (-8, -16), "tankard", 0, 0.6), Arm("right", (10, -6), bend=-1))
    other = Figure(cast.GRANDFATHER, "coat", Ink.BLUE, "breeches", Ink.GREEN, arms)
    stand(plate, other, 160, FLOOR - 2, 0.84)
