"""Batons of Aluette: knotty cudgels with a few leaves, crossed in twos and threes and tied where they cross."""

from dataclasses import dataclass

from cardavia.art.marks import spanish
from cardavia.art.pen.curve import Point
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

TIE = """
    shape main 1.2: -3,0! -14,-7 -17,0 -13,6!
    shape main 1.2: 3,0! 14,-7 17,0 13,6!
    shape main 1.2: -2,2! -9,16! -3,14! 0,4!
    shape main 1.2: 2,2! 9,16! 3,14! 0,4!
    round main 5 1.4: 0,0
    """
"""The bow of a ribbon; ink `main`."""


@dataclass(frozen=True, slots=True)
class Sheaf:
    """Batons that cross at one place: how large, how each leans, their barks, and the ink of the tie."""

    place: Point
    scale: float
    leans: tuple[float, ...]
    barks: tuple[Ink, ...]
    tie: Ink | None = Ink.RED


GREEN, BROWN, RED, BLUE, GOLD = Ink.GREEN, Ink.BROWN, Ink.RED, Ink.BLUE, Ink.GOLD

SHEAVES: dict[int, tuple[Sheaf, ...]] = {
    3: (Sheaf((100, 178), 1.5, (-34, 34, 0), (BROWN, BROWN, GREEN)),),
    4: (Sheaf((55, 196), 1.34, (-15, 15), (GREEN, BROWN)), Sheaf((145, 196), 1.34, (-15, 15), (BROWN, GREEN))),
    5: (
        Sheaf((49, 200), 1.16, (-12, 12), (BROWN, GREEN), BLUE),
        Sheaf((151, 200), 1.16, (-12, 12), (GREEN, BROWN), BLUE),
        Sheaf((100, 158), 1.96, (0,), (GREEN,), None),
    ),
    6: (
        Sheaf((50, 206), 1.18, (-14, 14), (GREEN, GREEN)),
        Sheaf((150, 206), 1.18, (-14, 14), (GREEN, GREEN)),
        Sheaf((100, 118), 1.3, (-14, 14), (BROWN, BROWN), BLUE),
    ),
    7: (
        Sheaf((53, 228), 0.94, (-32, 32), (BROWN, BROWN), BLUE),
        Sheaf((147, 228), 0.94, (-32, 32), (BROWN, BROWN), BLUE),
        Sheaf((100, 112), 1.16, (-30, 30, 0), (GREEN, GREEN, BROWN)),
    ),
    8: tuple(
        Sheaf((x, y), 0.76, (-33, 33), (GREEN, BROWN), tie)
        for x, y, tie in ((54, 144, RED), (146, 144, BLUE), (54, 246, BLUE), (146, 246, RED))
    ),
    9: (
        *(
            Sheaf((x, y), 0.74, (-30, 30), (BROWN, GREEN), tie)
            for x, y, tie in ((50, 144, GOLD), (150, 144, RED), (50, 246, RED), (150, 246, GOLD))
        ),
        Sheaf((100, 196), 1.36, (0,), (GREEN,), None),
    ),
}
"""The sheaves by the number of batons."""


def draw(plate: Plate, count: int) -> None:
    """Draw so many batons."""
    for sheaf in SHEAVES[count]:
        for lean, bark in zip(sheaf.leans, sheaf.barks, strict=True):
            with plate.at(*sheaf.place, sheaf.scale, lean):
                spanish.leafy_cudgel(plate, bark)
        if sheaf.tie:
            with plate.at(*sheaf.place, sheaf.scale):
                engrave(plate, TIE, main=sheaf.tie)
