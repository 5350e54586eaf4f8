"""Hair: what falls behind the face and what lies over it. The hair line stands at y = -20."""

from dataclasses import dataclass

from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate


@dataclass(frozen=True, slots=True)
class Hair:
    """A cut of hair, named as in `BEHIND` and `OVER`, and its ink."""

    cut: str
    ink: Ink = Ink.BROWN


BEHIND = {
    "long": """
        shape hair: -14,-20 -18,-8 -20,4 -24,12 -22,22 -17,25 -14.8,18 -16,6 -15,-4
        line 1 .45 strand: -16,-12 -18,2 -21,12 -19,21
        line 1 .45 strand: -15.4,-6 -17,6 -18.4,14 -16.6,22
        line 1 .45 strand: -15,-15 -19,-2 -22.6,12
        shape hair: 13,-23 20,-14 22.5,0 26,12 33,20 32,31 24,36 15,31 13,21 16.6,10 17.4,-4 15,-15
        line 1 .45 strand: 16,-18 20,-4 21.5,10 27,20 27,30
        line 1 .45 strand: 17,-12 19,2 19,14 22,24 21,32
        line 1 .45 strand: 18.6,4 17.4,14 17.6,22 18.6,30
        line 1 .45 strand: 20,-12 23,4 28,15 30.4,24
        """,
    "bob": """
        shape hair: -14,-20 -18,-10 -20.4,0 -22,10 -22,19 -16,22 -12,18 -15,8 -15.6,-6
        line 1 .45 strand: -16,-12 -18.6,0 -19.4,10 -18,18
        line .9 .45 strand: -15.4,-4 -17,8 -16,17
        shape hair: 13,-23 20,-15 23.6,-2 25,10 27,20 22,27 14,25 12,18 16,8 17.4,-6 15,-15
        line 1 .45 strand: 17,-16 20.6,-2 21.4,10 23,22
        line 1 .45 strand: 17.4,-8 18.8,6 17.6,16 18.6,24
        line .9 .45 strand: 19.6,-10 22.6,2 24.4,14
        """,
    "short": """
        shape hair 1.4: -14,-22 -18,-14 -18,-6 -16,-2 -15,-10
        line .9 .4 strand: -15.6,-18 -16.6,-10 -16,-5
        shape hair 1.4: 12,-24 19.6,-17 21.6,-6 20.6,6 17.6,10 16.8,2 17,-8
        line .9 .4 strand: 16,-18 19.4,-8 19,4
        line .9 .4 strand: 16.4,-12 17.8,-4 17.8,4
        """,
    "waves": """
        shape hair: -14,-21 -20,-11 -21,3 -26,14 -24,27 -28,38 -20,44 -13,38 -15,26 -12.6,16 -16.6,5 -15.4,-8
        line 1 .45 strand: -16.4,-12 -18,2 -22,14 -19.6,27 -23,37
        line 1 .45 strand: -15.4,-2 -17,9 -15.6,18 -17.6,28 -17,38
        line .9 .45 strand: -19.6,0 -24,13 -21.6,25
        shape hair: 13,-23 21,-15 24.4,-1 24,12 31,23 29,36 35,46 26,53 15,46 16.4,33 12,23 16.4,9 17.6,-6 15,-16
        line 1 .45 strand: 17,-17 20.6,-3 20.4,11 26,23 24,36 28.6,47
        line 1 .45 strand: 17.6,-8 18.6,5 16.4,17 20.6,28 19.4,40 22,49
        line .9 .45 strand: 20.6,-10 22.8,4 28,21 26.6,33 31,43
        line .9 .45 strand: 17.6,16 15.4,23 18.4,33 17,43
        """,
    "braids": """
        shape hair 1.4: -14,-20 -18,-10 -19,2 -17,8 -15,0 -15.4,-8
        shape hair 1.3: -18,6 -22.4,10 -21,16 -16,17 -14.6,10
        shape hair 1.3: -20,15 -23.4,20 -21,26 -16.4,26 -15.6,19
        shape hair 1.3: -20,24 -22.4,30 -20,35 -16.4,34 -16,28
        line .9 strand: -19,9 -17.6,13 -19.6,16
        line .9 strand: -20.6,19 -18.4,22.6 -20,25
        shape red 1.1: -21.6,34 -15.6,34 -16,38 -21.4,38
        shape hair 1: -21,38! -16.6,38! -16,44 -18.6,49! -22,44
        shape hair 1.4: 13,-23 20,-15 23,-2 22.6,8 17,10 16.4,2 17,-8
        line .9 strand: 17,-16 20.4,-4 20,6
        shape hair 1.3: 17,8 23.6,6 27.6,12 25,19 18,19 15.4,13
        shape hair 1.3: 18,18 25,17 28.4,23 26,29 19.6,29 17,24
        shape hair 1.3: 20,28 26,27 29,33 26.6,38 21.4,38 19.4,33
        line .9 strand: 19,10 23.6,12.6 22,17.6
        line .9 strand: 20,20 24.6,23 23,28
        line .9 strand: 21.6,30 25.4,33 24,37
        shape red 1.1: 20.6,37 27.4,37 27,41 21,41
        shape hair 1: 21.6,41! 26.6,41! 28,48 25,53! 20.6,48
        """,
    "bun": """
        shape hair: 15,-28 24,-33 31,-28 32,-19 25,-13 17,-16
        line .9 strand: 18,-25 25,-29 29.6,-24 28,-18
        line .9 strand: 19,-20 24.6,-23 26,-18
        shape hair 1.4: -14,-22 -18,-14 -17.6,-4 -15.4,0 -15,-10
        shape hair 1.4: 12,-24 20,-17 21.4,-6 18.6,4 16.8,0 17,-10
        line .9 strand: 16,-18 19.4,-8 18.2,0
        """,
    "wig": """
        shape hair 1.4: -14,-22 -18,-16 -17.6,-9 -15,-8
        shape hair 1.3: -17,-10 -21.6,-6 -21,0 -16,1
        shape hair 1.3: -16.6,0 -21,4 -20,10 -15.6,10
        line .8 strand: -17,-6 -19.4,-4 -17.4,-2
        line .8 strand: -17,4 -19,6 -17,8
        shape hair 1.4: 12,-24 20,-18 21.6,-10 16.8,-8
        shape hair 1.4: 16.6,-11 24,-13 28.6,-8 26,-2.6 18,-1.6
        shape hair 1.4: 17,-2 24.6,-3.4 29,2 26,7 18,7.6
        shape hair 1.4: 16.8,7 24,6 28,11 25,16 17,15.6
        line .8 strand: 19,-8 24,-9 26,-6 22,-5
        line .8 strand: 19,1 24,.4 26,3.4 22,4.6
        line .8 strand: 19,10 23.6,9.4 25.4,12 21.6,13
        """,
    "none": "",
}
"""What is drawn before the face."""

OVER = {
    "long": "",
    "bob": """
        shape hair 1.4: -15.4,-12 -16.4,-21 -9,-27.5 1,-28.6 12,-26 18.4,-19 18,-10 15,-16 8,-15 1,-16.6
            -6,-14.6 -12,-15.6
        line .8 .4 strand: -10,-25 -12,-19 -11.4,-15.8
        line .8 .4 strand: -2,-27 -4,-20 -3,-15.8
        line .8 .4 strand: 6,-27 5,-20 7,-15.4
        line .8 .4 strand: 12,-25 13,-20 14,-16
        """,
    "short": """
        hatch 80 2 .8: -14,-21 0,-25 15,-21 13,-17 0,-20 -12,-17
        """,
    "waves": "",
    "braids": """
        shape hair 1.3: -15.4,-10 -16,-20 -8,-27 -1,-28 -2,-22 -8,-17 -13,-13
        shape hair 1.3: -2,-27.6 8,-27.6 16,-23 18.6,-12 16.6,-8 13,-14 6,-19 -1.4,-22
        line .8 .4 strand: -4,-26 -10,-20 -14,-14
        line .8 .4 strand: 2,-26 10,-21 15.6,-13
        """,
    "bun": """
        shape hair 1.4: -15.6,-6 -18,-18 -13,-29 -1,-33.6 12,-31 20,-23 20,-6 17.4,-4 14.6,-15 7,-20.6 -3,-23
            -9,-18 -13.6,-12
        line .9 .4 strand: -12,-26 -14.6,-18 -15,-10
        line .9 .4 strand: -4,-31 -8,-25 -13,-16
        line .9 .4 strand: -1,-32 8,-27 16,-20 18.6,-12
        line .9 .4 strand: -2,-28 7,-24 15,-16
        """,
    "wig": """
        shape hair 1.5: -15.6,-10 -18.4,-20 -13,-31 0,-36 13,-33 20.4,-23 19.6,-10 16,-15 8,-19 -2,-20 -10,-17.6
        line .9 .4 strand: -10,-30 -13.6,-22 -13,-15
        line .9 .4 strand: -1,-34 -4,-26 -3,-20.4
        line .9 .4 strand: 8,-32 8.6,-25 8.4,-19.4
        line .9 .4 strand: 14,-29 16.4,-22 16,-16
        """,
    "none": "",
}
"""What is drawn over the face."""

TOPS = {
    "combed": """
        shape hair 1.5: -15.6,-9 -18,-19 -12.6,-30 0,-34.4 12,-32 20,-23 20.4,-7 17.4,-5 15.6,-15 8,-20 -2,-21.4
            -11,-17
        line .9 .4 strand: -11,-28 -14,-20 -14.6,-13
        line .9 .4 strand: -4,-32 3,-27 13,-21 17.6,-13
        line .9 .4 strand: -7,-30 -1,-25 8,-21
        line .9 .4 strand: 4,-33 13,-28 18.6,-19
        """,
    "parted": """
        shape hair 1.5: -15.6,-4 -18.4,-17 -13,-29 -1,-34 12,-31.6 20,-22 20.2,-4 17.4,-2 14.8,-13 6,-19.6
            -3.4,-24
            -8.6,-17 -13.4,-11
        line .9 .4 strand: -3.4,-32 -9,-25 -14.6,-14
        line .9 .4 strand: -3,-31 6,-26 14.6,-18 18.4,-9
        line .9 .4 strand: -5,-28 -10,-20 -15,-9
        line .9 .4 strand: -1,-27 8,-22 16,-13
        """,
    "tousled": """
        shape hair 1.5: -15,-7 -19.6,-14 -17,-19 -19,-27 -12,-28 -10,-35 -3,-31 3,-37 7,-31.6 14,-33 14.6,-27
            21,-23
            18.6,-17 21,-8 17.4,-5 15,-14 10,-17! 9,-13 4,-18! 0,-14 -4,-18.6! -9,-14 -11,-17
        line .9 .4 strand: -13,-26 -11,-20 -12,-15
        line .9 .4 strand: -6,-30 -4,-24 -6,-19
        line .9 .4 strand: 3,-33 3,-26 5,-19
        line .9 .4 strand: 12,-29 12,-23 14,-16
        """,
    "balding": """
        shape hair 1.4: 13,-27 20,-20 21,-8 17.4,-6 16,-16
        line .8 .4 strand: 16.6,-22 18.8,-14 18.6,-9
        line .8 strand: -6,-26.4 2,-27.6 9,-26
        """,
    "curled": """
        round hair 5.2 1.3: -16,-16 -14.6,-24 -8,-29.6 0,-32 8.4,-31 15,-26.6 19.4,-19.6 20.6,-11
        line .9 strand: -17.6,-16 -16,-18.6 -14,-16 -15.6,-14
        line .9 strand: -16,-24 -14.6,-26.6 -12.4,-24 -14,-22.4
        line .9 strand: -9.6,-30 -8,-32 -6,-29.6 -7.6,-27.8
        line .9 strand: -1.6,-32.4 0,-34.4 2,-32 .4,-30.2
        line .9 strand: 6.8,-31.4 8.4,-33.4 10.4,-31 8.8,-29.2
        line .9 strand: 13.4,-27 15,-29 17,-26.6 15.4,-24.8
        line .9 strand: 17.8,-20 19.4,-22 21.4,-19.6 19.8,-17.8
        line .9 strand: 19,-11.4 20.6,-13.4 22.6,-11 21,-9.2
        """,
}
"""The top of a head without a hat."""


def strand_ink(ink: Ink) -> Ink:
    """Return the ink that shows strands in hair of an ink: dark hair is cut in brown."""
    return Ink.BROWN if ink is Ink.INK else Ink.INK


def draw_behind(plate: Plate, hair: Hair) -> None:
    """Draw the hair that the face covers."""
    engrave(plate, BEHIND[hair.cut], hair=hair.ink, strand=strand_ink(hair.ink))


def draw_over(plate: Plate, hair: Hair) -> None:
    """Draw the hair that falls over the brow, under a hat."""
    engrave(plate, OVER[hair.cut], hair=hair.ink, strand=strand_ink(hair.ink))


def draw_top(plate: Plate, top: str, ink: Ink) -> None:
    """Draw the top of a bare head, named as in `TOPS`."""
    engrave(plate, TOPS[top], hair=ink, strand=strand_ink(ink))
