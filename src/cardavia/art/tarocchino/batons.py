"""Batons of Tarocchino: knotted staves laced into a trellis, and an upright one when they are odd."""

import math

from cardavia.art.pen.curve import Point
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino.size import HEIGHT, WIDTH
from cardavia.art.tarocchino.weave import Strand, lace, lay

LEAN = math.tan(math.radians(31))
REACH = 78.0
"""How far the trellis rises over the middle of a card: it keeps below the index."""
STEPS = {6: 28.0, 7: 32.0, 8: 25.0, 9: 25.0, 10: 16.0}
"""How far the staves are apart, by their number."""


def draw(plate: Plate, count: int) -> None:
    """Draw six to ten batons."""
    half = count // 2
    places = [(i - (half - 1) / 2) * STEPS[count] for i in range(half)]
    falling = [_stave(-1, place, Ink.GREEN, Ink.LEAF) for place in places]
    rising = [_stave(1, place, Ink.BROWN, Ink.STRAW) for place in places]
    lace(plate, falling, rising, 0.055)
    for stave in (*falling, *rising):
        _caps(plate, stave)
    if count % 2:
        upright(plate, 140, 6.4)


def upright(plate: Plate, reach: float, half: float) -> None:
    """Draw one stave upright in the middle of a card."""
    stave = Strand(
        lambda t: (WIDTH / 2, HEIGHT / 2 + reach * (1 - 2 * t)), lambda t: _knotty(t, half), Ink.RED, Ink.ROSE
    )
    lay(plate, stave)
    for t in (0.2, 0.4, 0.6, 0.8):
        x, y = stave.path(t)
        _band(plate, (x, y), 0, half + 2.6)
    _caps(plate, stave)


def _stave(side: int, place: float, ink: Ink, shine: Ink) -> Strand:
    def path(t: float) -> Point:
        rise = REACH * (2 * t - 1)
        return WIDTH / 2 + place + side * LEAN * rise, HEIGHT / 2 - rise

    return Strand(path, lambda t: _knotty(t, 4.3), ink, shine)


def _knotty(t: float, half: float) -> float:
    return half + 1.5 * max(0.0, math.cos(t * math.tau * 5)) ** 6


def _caps(plate: Plate, stave: Strand) -> None:
    for t, near in ((0.0, 0.03), (1.0, 0.97)):
        (x, y), (nx, ny) = stave.path(t), stave.path(near)
        turn = math.degrees(math.atan2(nx - x, y - ny))
        _band(plate, (x, y), turn, stave.breadth(t) + 1.4)
        _band(plate, (nx, ny), turn, stave.breadth(t) + 0.4, Ink.RED)


def _band(plate: Plate, place: Point, turn: float, half: float, ink: Ink = Ink.GOLD) -> None:
    with plate.at(*place, 1, turn):
        plate.shape(f"! {-half},-2.8 {half},-2.8 {half},2.8 {-half},2.8", ink, 1.2)
