"""Beards and moustaches, drawn over a face."""

from dataclasses import dataclass

from cardavia.art.kit.hair import strand_ink
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate


@dataclass(frozen=True, slots=True)
class Beard:
    """A beard, named as in `BEARDS`, and its ink."""

    cut: str
    ink: Ink = Ink.BROWN
    lips: Ink = Ink.RED


MOUSTACHE = """
    shape beard 1.1: -7,12.4 -11,12.6 -15,16.4 -18.5,15.4 -15.5,19.6 -11,18 -7,15.4
    shape beard 1.1: -6.4,12.4 -1,12.2 5,16 10,14.4 6,19.4 -1,17.6 -6.2,15.4
    nick .8 strand: -8,13.6 -15,17.6 -9,14.8 -14.5,18.6 -4,13.8 5,17.6 -2,13.4 7,16.6
    """
LIPS = """
    fill lips: -10,17.8 -8.4,16.6 -4.8,16.6 -.6,17.8 -4,20 -8.4,19.8
    line 1.1: -10.6,17.6 -6.6,17.7 0,17.4
    """
CHEEKS = "16.6,10 17,2 13,9 8,12.5 2,11.8 -3,13.4 -6.6,12.6 -10.4,13.6 -15.4,9"

BEARDS: dict[str, tuple[str, ...]] = {
    "full": (
        f"""
        shape beard: {CHEEKS} -15.6,18 -13,27 -8,38 -3,43 2,40 8,35 13,24
        line .95 .45 strand: -13.6,14 -13,22 -9,35
        line .95 .45 strand: -11,20 -9,27 -5.6,39
        line .95 .45 strand: -6.6,23 -5,30 -3,42
        line .95 .45 strand: -2,23 -1,30 0,39
        line .95 .45 strand: 3,20 4,27 3,36
        line .95 .45 strand: 7,15 8.6,23 7,33
        line .95 .45 strand: 11.6,12 12.4,19 10,29
        line .95 .45 strand: 15,6 15,14 12.6,22
        """,
        LIPS,
        MOUSTACHE,
    ),
    "long": (
        f"""
        shape beard: {CHEEKS} -16,18 -15,28 -11,38 -12,46 -7,54 -3,50 1,55 5,46 9,40 13,30 14.6,20
        line .95 .45 strand: -13.6,14 -13,24 -9,38 -9.6,46
        line .95 .45 strand: -11,20 -8.6,30 -6.6,42 -6.6,50
        line .95 .45 strand: -6,23 -4.6,32 -3,46
        line .95 .45 strand: -1.6,23 -.6,32 .6,42 .6,50
        line .95 .45 strand: 3,20 4,29 4,42
        line .95 .45 strand: 7,15 8.6,25 7.4,38
        line .95 .45 strand: 11.6,12 12.6,21 10.6,32
        line .95 .45 strand: 15,6 15,14 13.6,24
        """,
        LIPS,
        MOUSTACHE,
    ),
    "short": (
        f"""
        shape beard: {CHEEKS} -16,17 -13.6,25 -8,31.6 -1,32.6 7,29 13,21
        line .9 .45 strand: -13.6,14 -13,21 -9,28
        line .9 .45 strand: -10,21 -7.6,26 -5,31
        line .9 .45 strand: -4,23 -3,28 -2,32
        line .9 .45 strand: 1,21 2.4,26 1.6,31
        line .9 .45 strand: 5,17 6.4,23 5,28
        line .9 .45 strand: 10,13 10.6,19 8.6,25
        line .9 .45 strand: 14.6,7 14.6,13 12.6,19
        """,
        LIPS,
        MOUSTACHE,
    ),
    "forked": (
        f"""
        shape beard: {CHEEKS} -16,18 -15,27 -14,36 -9,42! -6,34 -3.6,30! 0,35 5,42! 8.6,35 11,28 14,20
        line .95 .45 strand: -13.6,14 -13.4,22 -12,32
        line .95 .45 strand: -11,20 -10,28 -9.6,38
        line .95 .45 strand: -7,23 -6.6,28 -8,35
        line .95 .45 strand: -1,22 0,28 3,36
        line .95 .45 strand: 3,19 4.6,27 5,38
        line .95 .45 strand: 7.6,15 9,22 7.6,32
        line .95 .45 strand: 12,11 12.6,18 10.6,26
        line .95 .45 strand: 15,6 15,13 13.6,19
        """,
        LIPS,
        MOUSTACHE,
    ),
    "pointed": (
        """
        shape beard 1.3: -11,20.6 -8.6,24 -3,23.6 1,20.6 3.6,23 1,30 -4.6,40! -9,31 -12.6,25
        line .8 .4 strand: -8.6,25 -7,30 -5,37
        line .8 .4 strand: -4.6,25 -4.4,30 -4.6,37
        line .8 .4 strand: -.6,24 -1.4,29 -4,35
        """,
        MOUSTACHE,
    ),
    "goatee": (
        """
        shape beard 1.1: -9,23 -6,21.6 -2.6,23 -4.4,32 -6.6,32
        line .7 strand: -6,24 -5.6,30
        """,
        MOUSTACHE,
    ),
    "moustache": (MOUSTACHE,),
    "drooping": (
        """
        shape beard 1.2: -6.6,12.2 -11,12.6 -14.6,16 -16,24 -14.6,30! -11.6,24 -10.6,18.6 -6.8,15.6
        shape beard 1.2: -6.2,12.2 -1,12.2 4,15.6 6.6,22 6.4,30! 2.6,24 .6,18.4 -6,15.6
        nick .8 strand: -9,14 -13,19 -11.6,15 -14.4,22 -3,13.8 3.4,19 -1,13.6 5,23
        """,
    ),
    "whiskers": (
        """
        shape beard 1.3: 12,-4 17.6,-6 18.6,4 17,12 11,20 4,22.6 8,17 11,10
        shape beard 1.3: -15.4,0 -17.4,4 -17,12 -14,18 -13.6,12 -14.6,6
        line .8 .4 strand: 15.6,-2 15.6,6 11,16
        line .8 .4 strand: 14,2 13,9 9,16
        line .8 .4 strand: -16,4 -15.6,12
        """,
        MOUSTACHE,
    ),
    "stubble": ("hatch 20 1.9 .5: -14,16 -11,23.5 -5,28.5 1,28.2 8,23.5 12,17 6,20 0,23 -8,23 -12,19",),
}
"""The beards."""


def draw_beard(plate: Plate, beard: Beard) -> None:
    """Draw a beard over the face at the present middle."""
    for picture in BEARDS[beard.cut]:
        engrave(plate, picture, beard=beard.ink, lips=beard.lips, strand=strand_ink(beard.ink))
