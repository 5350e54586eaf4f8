"""The four suits of Aluette as small marks for the index, and the inks of their letters."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardavia.art.marks.latin import cup
from cardavia.art.pen.curve import circle, star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

INKS: Mapping[str, Ink] = MappingProxyType({"D": Ink.BROWN, "C": Ink.RED, "B": Ink.GREEN, "S": Ink.BLUE})
"""The ink of the index letter by suit: coins, cups, batons, swords."""


def _coin(plate: Plate) -> None:
    plate.round(0, 2, 14.6, Ink.GOLD, 2.6)
    plate.loop(circle(0, 2, 10.6), 1.2)
    plate.fill(star(0, 2, 8, (8.8, 3.8)), Ink.RED)
    plate.disc(0, 2, 2.2, Ink.GOLD)


def _cup(plate: Plate) -> None:
    with plate.at(0, 1, 0.6):
        cup(plate)


def _baton(plate: Plate) -> None:
    with plate.at(0, 0, 1, 50), plate.stretched(1.1, 1):
        plate.shape(
            "-2.6,19! -3.4,6 -6,3 -4.4,-1 -5,-9 -8,-12 -5,-17 0,-19 5,-17 7.6,-11 5,-7 4.6,1 7,4 3.6,8 2.6,19!",
            Ink.GREEN,
            1.9,
        )
        plate.disc(-3.6, -12, 1.7, Ink.STRAW)
        plate.disc(3, 3.6, 1.5, Ink.STRAW)


def _sword(plate: Plate) -> None:
    with plate.at(-5, 6, 1, 50):
        plate.shape("! -3,0 -3,-19 0,-25 3,-19 3,0", Ink.SKY, 1.7)
        plate.shape("! -9,-1.6 9,-1.6 9,2.2 -9,2.2", Ink.GOLD, 1.5)
        plate.shape("! -2,2 2,2 2,10 -2,10", Ink.BLUE, 1.5)
        plate.bead(0, 11.6, 2.6, Ink.GOLD, 1.3)


MARKS: Mapping[str, Callable[[Plate], None]] = MappingProxyType({"D": _coin, "C": _cup, "B": _baton, "S": _sword})
"""Who draws the small mark of a suit, about 34 high around its middle."""
