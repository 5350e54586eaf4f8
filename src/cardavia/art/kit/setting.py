"""Settings for scenes on a card 200 wide whose middle band begins at y = 176: open air, room, night, sea."""

from cardavia.art.kit import land
from cardavia.art.kit.figure import Figure, draw_figure
from cardavia.art.pen.curve import Straight
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

LEFT, TOP, RIGHT, BOTTOM = 12.0, 12.0, 188.0, 186.0
FLOOR = 170.0
"""Where people stand."""


def open_air(plate: Plate, sky: Ink, hill: Ink, field: Ink) -> None:
    """Draw a sky, two ranges of hills and a field in front."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), sky)
    land.sky_lines(plate, (LEFT, TOP, RIGHT, 100))
    land.hills(plate, "12,128 40,112 70,120 104,104 140,120 164,110 188,122", 160, hill)
    land.hills(plate, "12,146 50,136 96,144 140,132 188,144", 170, field, 20)
    land.ground(plate, "12,158 60,154 120,159 188,154", BOTTOM, field)


def night(plate: Plate, field: Ink = Ink.GREEN) -> None:
    """Draw a night sky with stars over a dark field."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.BLUE)
    for x, y in (
        (70, 26),
        (96, 40),
        (128, 22),
        (76, 64),
        (24, 76),
        (176, 84),
        (30, 104),
        (150, 70),
        (168, 112),
        (112, 58),
    ):
        for turn in (0, 90):
            with plate.at(x, y, 1, turn):
                plate.nick((-3.4, 0), (3.4, 0), 1.5, Ink.STRAW)
    land.hills(plate, "12,140 50,128 96,138 140,124 188,138", 170, field, 20)
    land.ground(plate, "12,158 60,154 120,159 188,154", BOTTOM, field)


def room(plate: Plate, wall: Ink, floor: Ink) -> None:
    """Draw a room: a wall with a dado, and boards."""
    land.wash(plate, (LEFT, TOP, RIGHT, 150), wall)
    plate.stripes(Straight([(LEFT, TOP), (RIGHT, TOP), (RIGHT, 146), (LEFT, 146)]), (90, 14, 1), Ink.PAPER)
    land.wash(plate, (LEFT, 146, RIGHT, BOTTOM), floor)
    plate.line(f"{LEFT},146! {RIGHT},146!", 1.6, 0)
    for y, cuts in ((156, (40, 110, 160)), (167, (70, 130)), (179, (30, 96, 150))):
        plate.line(f"{LEFT},{y}! {RIGHT},{y}!", 0.9, 0)
        for x in cuts:
            plate.line(f"{x},{y - 10}! {x},{y}!", 0.9, 0)


def stand(plate: Plate, figure: Figure, x: float, y: float = FLOOR, scale: float = 0.94) -> None:
    """Set a figure on the ground, looking left."""
    with plate.at(x, y, scale):
        draw_figure(plate, figure)


def stand_turned(plate: Plate, figure: Figure, x: float, y: float = FLOOR, scale: float = 0.94) -> None:
    """Set a figure on the ground, looking right."""
    with plate.at(x, y, scale), plate.mirrored():
        draw_figure(plate, figure)
