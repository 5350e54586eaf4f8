"""Swords of Aluette: straight, and apart from each other; points up above, points down below."""

from cardavia.art.marks import spanish
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

RED, BLUE, GREEN = Ink.RED, Ink.BLUE, Ink.GREEN
Blade = tuple[float, float, float, float, Ink]
"""Where the guard is, how long the blade, how far the sword is turned, and the ink of its grip."""

UP, DOWN = (166.0, 70.0), (226.0, 68.0)
"""Guard and length of the swords above, and of those below."""


def _above(*columns: float, grip: Ink = RED) -> tuple[Blade, ...]:
    return tuple((x, *UP, 0.0, grip) for x in columns)


def _below(*columns: float, grip: Ink = BLUE) -> tuple[Blade, ...]:
    return tuple((x, *DOWN, 180.0, grip) for x in columns)


BLADES: dict[int, tuple[Blade, ...]] = {
    3: ((42, 256, 158, 0, BLUE), (100, 256, 232, 0, RED), (158, 256, 158, 0, BLUE)),
    4: (*_above(40, 160), *_below(40, 160)),
    5: (*_above(45, 155, grip=BLUE), (100, 256, 232, 0, RED), *_below(45, 155)),
    6: (*_above(40, 100, 160, grip=RED), *_below(40, 100, 160, grip=RED)),
    7: (*_above(40, 160), (100, 166, 142, 0, GREEN), *_below(32, 77, 123, 168)),
    8: (*_above(32, 77, 123, 168, grip=GREEN), *_below(32, 77, 123, 168, grip=GREEN)),
    9: (*_above(30, 67, 133, 170), (100, 256, 232, 0, RED), *_below(30, 67, 133, 170)),
}
"""The swords by their number."""

BROAD = 1.22
"""How much broader the swords are than the kit's, to be seen on a phone."""
CROWDED = 9
"""From this number on they are too close for that."""
SHIELDED = (4,)
"""The numbers that leave room for a shield."""
SHIELD = """
    shape blue 1.8: -22,-30! 0,-34 22,-30! 22,-8 14,12 0,24! -14,12 -22,-8
    shape paper 1.2: -22,-8! 0,-11 22,-8! 20,1 17,7! 0,4 -17,7! -20,1
    fill red: 0,-8! -4,-4 -3.6,0 0,3! 3.6,0 4,-4
    fill gold: -10,-27! -8,-21 -3,-20! -7.4,-17 -6,-12! -10,-15 -14,-12! -12.6,-17 -17,-20! -12,-21
    fill gold: 10,-27! 12,-21 17,-20! 12.6,-17 14,-12! 10,-15 6,-12! 7.4,-17 3,-20! 8,-21
    line 1.2 .2 gold: 0,10 0,20
    line 1.2 .2 gold: -6,11 -5,15
    line 1.2 .2 gold: 6,11 5,15
    loop 1: -18,-26 0,-30 18,-26 18,-8 11,8 0,18 -11,8 -18,-8
    hatch 66 2.3 .8: 12,-26 17,-24 17,-8 10,8 6,12 10,-6
    """


def draw(plate: Plate, count: int) -> None:
    """Draw so many swords."""
    for x, y, length, turn, grip in BLADES[count]:
        with plate.at(x, y, 1, turn), plate.stretched(BROAD if count < CROWDED else 1.04, 1):
            spanish.sword(plate, length, grip)
    if count in SHIELDED:
        with plate.at(100, 201, 1.56):
            engrave(plate, SHIELD)
