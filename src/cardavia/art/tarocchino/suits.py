"""The four suits of Tarocchino as small marks for the index, and the inks of their letters."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardavia.art.marks.latin import covered_cup
from cardavia.art.pen.curve import circle, star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

INKS: Mapping[str, Ink] = MappingProxyType({"D": Ink.BROWN, "C": Ink.RED, "B": Ink.GREEN, "S": Ink.BLUE})
"""The ink of the index letter by suit: coins, cups, batons, swords."""


def _coin(plate: Plate) -> None:
    plate.round(0, 0, 15.4, Ink.GOLD, 2.6)
    plate.loop(circle(0, 0, 11.4), 1.2)
    plate.fill(star(0, 0, 6, (9.6, 4)), Ink.RED)
    plate.disc(0, 0, 2.4, Ink.GOLD)


def _cup(plate: Plate) -> None:
    with plate.at(0, 4, 0.56):
        covered_cup(plate)


def _baton(plate: Plate) -> None:
    with plate.at(0, 0, 1, 42):
        plate.shape("! -3.2,20 -3.2,-20 3.2,-20 3.2,20", Ink.GREEN, 1.9)
        for y in (-19, 0, 19):
            plate.shape(f"! -6.4,{y - 2.6} 6.4,{y - 2.6} 6.4,{y + 2.6} -6.4,{y + 2.6}", Ink.GOLD, 1.5)
    plate.shape("-2,4! 6,4 14,10 9,12 3,11", Ink.LEAF, 1.3)
    plate.shape("1,-5! -6,-6 -13,-12 -8,-13 -2,-12", Ink.LEAF, 1.3)


def _sword(plate: Plate) -> None:
    plate.shape("-9,10! -10,-2 -4,-13 14,-19! 6,-11 1,-2 -3,10!", Ink.SKY, 1.8)
    plate.shape("! -14,8 3,12 2,15.6 -15,11.6", Ink.GOLD, 1.5)
    plate.shape("! -8.6,13 -4.6,14 -6.4,20 -10.4,19", Ink.BLUE, 1.4)


MARKS: Mapping[str, Callable[[Plate], None]] = MappingProxyType({"D": _coin, "C": _cup, "B": _baton, "S": _sword})
"""Who draws the small mark of a suit, about 36 high around its middle."""
