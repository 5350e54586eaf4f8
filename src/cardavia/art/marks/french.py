"""French suits: spade, heart, diamond, club; each about 36 wide and 40 high around its middle."""

from cardavia.art.pen.curve import circle
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

HEART = "0,20! -8,10 -17,-2 -17.5,-12 -10,-18 -3,-15 0,-9! 3,-15 10,-18 17.5,-12 17,-2 8,10"
SPADE = "0,-21! 7,-11 16,-2 17,8 9,13 2.5,8! 3.5,15 8,20! -8,20! -3.5,15 -2.5,8! -9,13 -17,8 -16,-2 -7,-11"
DIAMOND = "0,-21! 6,-10 15,0! 6,10 0,21! -6,10 -15,0! -6,-10"
CLUB_FOOT = "-2.4,-4! 2.4,-4! 2.8,10 7.5,20! -7.5,20! -2.8,10"
CLUB_HEART = "-7,-2 0,-6 7,-2 4,6 -4,6"
CLUB_LEAVES = ((0, -11.5), (-10.4, 3.4), (10.4, 3.4))


def draw(plate: Plate, suit: str, ink: Ink) -> None:
    """Draw the mark of a suit (S, H, D or C) around the present middle."""
    match suit:
        case "H":
            plate.fill(HEART, ink)
        case "S":
            plate.fill(SPADE, ink)
        case "D":
            plate.fill(DIAMOND, ink)
        case "C":
            for x, y in CLUB_LEAVES:
                plate.fill(circle(x, y, 8.7), ink)
            plate.fill(CLUB_FOOT, ink)
            plate.fill(CLUB_HEART, ink)
        case _:
            raise ValueError(f"no French suit {suit!r}: one of S H D C")
