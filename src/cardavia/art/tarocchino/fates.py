"""The Lightning, the Devil, Death, the Traitor, the Old Man and the Wheel."""

import math

from cardavia.art.kit import build, cast, land
from cardavia.art.kit.beard import Beard
from cardavia.art.kit.dress import Dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.figure import Arm, Figure, draw_figure
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.half import Half, Hold, draw_half
from cardavia.art.kit.heads import Hat, Head
from cardavia.art.kit.setting import BOTTOM, FLOOR, LEFT, RIGHT, TOP, open_air, stand
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino import gear
from cardavia.art.tarocchino.heavens import STEP, wings

SPREAD = (Arm("left", (-24, -44)), Arm("right", (24, -44), bend=-1))
FALLING = (
    Figure(cast.BRUNETTE, "gown", Ink.RED, "robe", Ink.GOLD, SPREAD, STEP),
    Figure(cast.TAVERNER, "doublet", Ink.GREEN, "breeches", Ink.STRAW, SPREAD, ((-16, -2), (14, 4))),
)
DEVIL = Half(
    Head(
        Face("gaunt", "hooked", "stern", "wide", "grin", 1, Ink.LEAF, cheek=Ink.GREEN),
        Hair("short", Ink.INK),
        Beard("pointed", Ink.INK),
        top="tousled",
    ),
    Dress("tunic", Ink.RED, Ink.LEAF, Ink.GOLD, Ink.PAPER, "bends", Ink.GOLD),
    left=Hold("fork", "fist", 46, 158, 4, scale=0.72),
    cuff=Ink.GOLD,
)
DEATH = Half(
    Head(Face("gaunt", skin=Ink.PAPER, cheek=None), Hair("none")),
    Dress("mantle", Ink.BLUE, Ink.INK, Ink.PAPER, Ink.PAPER, "crosslet", Ink.SKY),
    left=Hold("hourglass", "fist", 46, 162, 0, Ink.RED, scale=0.9),
)


def lightning(plate: Plate) -> None:
    """Draw a tower that is struck by lightning, and two who fall from it."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.BLUE)
    land.sky_lines(plate, (LEFT, TOP, RIGHT, 120), Ink.SKY)
    land.hills(plate, "12,146 50,136 96,144 140,132 188,144", 176, Ink.GREEN, 20)
    land.ground(plate, "12,160 60,156 120,161 188,156", BOTTOM, Ink.LEAF)
    land.put(plate, build.TOWER, (100, 176, 1.95), main=Ink.STRAW)
    for x, size in ((84, 0.7), (114, 0.74), (99, 0.95)):
        land.put(plate, gear.FLAME, (x, 70, size))
    land.put(plate, gear.BOLT, (119, 42, 0.74))
    for figure, x, y, turn in ((FALLING[0], 34, 84, 154), (FALLING[1], 164, 92, 205)):
        with plate.at(x, y, 0.6, turn):
            draw_figure(plate, figure)
    for x, y in ((66, 92), (140, 84), (70, 150), (134, 160), (58, 120)):
        plate.shape(f"! {x - 4},{y - 2} {x + 2},{y - 4} {x + 4},{y + 2} {x - 2},{y + 4}", Ink.STRAW, 1.2)


def devil(plate: Plate) -> None:
    """Draw the Devil with horns, bat's wings and a fork."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.STRAW)
    land.rays(plate, (100, 180), 200, Ink.ROSE, 24)
    wings(plate, gear.BAT_WING, (100, 142, 0.98), main=Ink.BROWN)
    with plate.at(100, 88, 1.12):
        engrave(plate, gear.HORNS)
    draw_half(plate, DEVIL)
    for x, y in ((24, 182), (178, 182), (160, 184)):
        land.put(plate, gear.FLAME, (x, y, 0.7))


def death(plate: Plate) -> None:
    """Draw Death with scythe and hourglass."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.ROSE)
    land.sky_lines(plate, (LEFT, TOP, RIGHT, 130))
    land.hills(plate, "12,136 50,124 96,132 140,122 188,134", 186, Ink.STRAW, 20)
    land.put(plate, land.BARE_TREE, (26, 142, 0.8))
    engrave(plate, gear.SCYTHE)
    draw_half(plate, DEATH)
    engrave(plate, gear.RIBS)
    with plate.at(100, 88, 1.08):
        engrave(plate, gear.SKULL)


def traitor(plate: Plate) -> None:
    """Draw the Traitor, hung by one foot, with his coins falling."""
    open_air(plate, Ink.STRAW, Ink.LEAF, Ink.LEAF)
    for x in (32, 168):
        plate.shape(f"! {x - 5},176 {x - 4},66 {x + 4},66 {x + 5},176", Ink.BROWN, 1.6)
        plate.hatch(f"! {x},174 {x + 4},174 {x + 3},70 {x},70", 80, 2.6)
        plate.bead(x, 100, 3, Ink.STRAW, 1)
    plate.shape("! 20,64 180,64 180,74 20,74", Ink.BROWN, 1.7)
    plate.line("26,69 90,68 174,70", 1, 0.2)
    arms = (Arm("left", (-20, -50)), Arm("right", (21, -52), bend=-1))
    head = Head(cast.GAMBLER.face, Hair("bob", Ink.GOLD), top="tousled")
    man = Figure(head, "doublet", Ink.RED, "trousers", Ink.BLUE, arms, ((-4, 0), (17, -26)), (0, -47), knees=-1)
    with plate.at(98, 79, 0.74, 180):
        draw_figure(plate, man)
    plate.line("95,62 102,78 94,84 104,86", 2.6, 0.1, Ink.GOLD)
    for x, y in ((70, 150), (64, 164), (130, 146), (138, 160), (126, 168), (76, 172)):
        plate.bead(x, y, 3.8, Ink.GOLD, 1.1)


def old_man(plate: Plate) -> None:
    """Draw Time as a winged old man on a crutch, with his hourglass."""
    open_air(plate, Ink.ROSE, Ink.STRAW, Ink.STRAW)
    land.put(plate, gear.COLUMN, (40, 170, 0.9))
    land.put(plate, land.BARE_TREE, (170, 166, 0.9))
    arms = (Arm("left", (-26, -22), "crook", 4, 0.62), Arm("right", (17, -12), "hourglass", 0, 0.62, bend=-1))
    wings(plate, gear.WING, (112, 92, 0.56), main=Ink.PAPER, trim=Ink.SKY, third=Ink.PAPER)
    man = Figure(cast.SCHOLAR, "cloak", Ink.BLUE, "robe", Ink.RED, arms, STEP, lean=-5)
    stand(plate, man, 112, FLOOR + 7, 0.92)


def wheel(plate: Plate) -> None:
    """Draw the wheel of fortune: one rises, one reigns, one falls."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.SKY)
    land.sky_lines(plate, (LEFT, TOP, RIGHT, 120))
    land.ground(plate, "12,166 60,162 120,167 188,162", BOTTOM, Ink.LEAF)
    plate.shape("! 92,176 97,124 103,124 108,176", Ink.BROWN, 1.6)
    with plate.at(100, 126):
        plate.loop([(50 * math.cos(i * math.tau / 40), 50 * math.sin(i * math.tau / 40)) for i in range(40)], 11)
        plate.loop(
            [(50 * math.cos(i * math.tau / 40), 50 * math.sin(i * math.tau / 40)) for i in range(40)], 8, Ink.GOLD
        )
        for i in range(8):
            turn = (i + 0.5) * math.tau / 8
            plate.rule((0, 0), (46 * math.cos(turn), 46 * math.sin(turn)), 6)
            plate.rule((0, 0), (46 * math.cos(turn), 46 * math.sin(turn)), 3.4, Ink.RED)
        plate.round(0, 0, 11, Ink.GOLD, 1.8)
        plate.bead(0, 0, 4, Ink.RED, 1.3)
    arms = (Arm("left", (-20, -24), "sceptre", 0, 0.5), Arm("right", (20, -24), "orb", 0, 0.7, Ink.BLUE, bend=-1))
    crowned = Head(cast.FATHER.face, Hair("bob", Ink.BROWN), cast.FATHER.beard, Hat("royal", Ink.GOLD, Ink.RED))
    king = Figure(crowned, "coat", Ink.RED, "lap", Ink.BLUE, arms, ((-14, 0), (-6, 0)), (2, -26))
    stand(plate, king, 101, 76, 0.58)
    rising = Figure(cast.YOUTH, "doublet", Ink.GREEN, "breeches", Ink.RED, SPREAD, STEP)
    with plate.at(36, 164, 0.7, 12):
        draw_figure(plate, rising)
    with plate.at(162, 84, 0.7, 192):
        draw_figure(plate, FALLING[1])
