"""Index signs of the trumps that bear no number, each about 38 wide in a box of its own."""

import math

from cardavia.art.marks import index
from cardavia.art.pen.block import INNER, Block
from cardavia.art.pen.curve import box, circle
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

PICTURES = {
    "AN": """
        shape gold 1.8: -19,-12 -10,-11 -4,-3 -3,6! -9,8 -14,4 -18,-3
        shape gold 1.8: 19,-12 10,-11 4,-3 3,6! 9,8 14,4 18,-3
        line 1.4 .2: -16,-7 -9,-4 -6,1
        line 1.4 .2: 16,-7 9,-4 6,1
        shape red 1.6: 0,-1! -8,19! 0,16 8,19!
        round flesh 6 1.7: 0,-6
        loop 2 gold: -5,-17 0,-19 5,-17 0,-15
        """,
    "MO": """
        round blue 15 2: 0,5
        line 3 .05 gold: -14.6,4 0,8 14.6,4
        line 3 .05 gold: 0,-10 2,0 0,7
        shape gold 1.5: ! -2,-10 -2,-13 -6,-13 -6,-16.4 -2,-16.4 -2,-20 2,-20 2,-16.4 6,-16.4 6,-13 2,-13 2,-10
        """,
    "LU": """
        shape straw 2: 8,-19 -6,-18 -15,-8 -15,8 -6,18 8,19! -1,12 -5,4 -5,-4 -1,-12
        shape blue 1.3: ! 9,-7 11,-2.4 16,-2 12,1 13.6,6 9,3 4.4,6 6,1 2,-2 7,-2.4
        """,
    "BE": """
        shape paper 1.7: ! -15,-2 0,-8 15,-2 0,5
        shape paper 1.7: ! -15,-2 0,5 0,20 -15,12
        shape straw 1.7: ! 15,-2 0,5 0,20 15,12
        disc 2.2: 0,-1.4 -10.6,5 -4.6,12.4 5,8 10,12 10,5 5,15
        disc red 4.4: 0,-15
        loop 1.5: 0,-19.4 4.4,-15 0,-10.6 -4.4,-15
        """,
    "MA": """
        shape red 1.8: 0,10! -9,8 -11,-2 -17,-6! -19,-12 -10,-15 -3,-9 0,-19! 0,-2
        shape green 1.8: 0,10! 9,8 11,-2 17,-6! 19,-12 10,-15 3,-9 0,-19! 0,-2
        bead gold 4 1.5: -17,-3 17,-3 0,-17
        shape gold 1.7: ! -11,9 11,9 12,16 -12,16
        nick 1.4: -6,9.6 -6,15.4 0,9.6 0,15.4 6,9.6 6,15.4
        """,
    "M1": """
        shape paper 1.8: -11,13! -15,0 -9,-12 12,-19! 2,-9 -3,0 -5,12!
        shape gold 1.6: ! -19,10 1,15 0,19 -20,14
        """,
    "M2": """
        line 3.4 .1 paper: -10,-19! 6,-12 11,0 6,12 -10,19!
        line 1.6 0 paper: -10,-19! -10,19!
        shape gold 1.3: ! -18,-1.6 9,-1.6 9,-5.6 19,0 9,5.6 9,1.6 -18,1.6
        """,
    "M3": """
        shape paper 1.8: -15,-17! 0,-19 15,-17! 15,-2 9,11 0,19! -9,11 -15,-2
        shape red 1.3: ! 0,-13 3,-5 11,-5 5,0 7,8 0,3 -7,8 -5,0 -11,-5 -3,-5
        """,
    "M4": """
        shape paper 1.7: ! -2.4,20 -2.4,-5 2.4,-5 2.4,20
        shape gold 1.7: -3,-4 -10,-7 -11,-14 -6,-19 6,-19 11,-14 10,-7 3,-4
        line 1.5: 0,-4 0,-19
        shape paper 1.4: ! -7,4 7,4 7,8 -7,8
        """,
}
"""The signs but the Sun's."""
GROUNDS = {"M1": Ink.RED, "M2": Ink.BLUE, "M3": Ink.GREEN, "M4": Ink.BROWN, "LU": Ink.SKY, "MA": Ink.STRAW}
"""The ground of a sign's box, where it is not paper: the Moors have an ink each."""


def put(block: Block, code: str) -> None:
    """Put a trump's sign, or its number, into all four corners."""
    if code[0] == "T":
        index.boxed(block, code[1:])
        return
    plate = block.plate()
    for left in (INNER, block.width - INNER - index.BOX):
        plate.shape(box(left, INNER, index.BOX, index.BOX), GROUNDS.get(code, Ink.PAPER), 1.6)
    block.turned(plate)
    index.signed(block, lambda mark: _draw(mark, code))


def _draw(plate: Plate, code: str) -> None:
    if code in PICTURES:
        engrave(plate, PICTURES[code])
        return
    for i in range(12):
        turn, half = i * math.tau / 12, 0.2
        ends = ((12, turn - half), (21, turn), (12, turn + half))
        points = " ".join(f"{r * math.cos(t):.2f},{r * math.sin(t):.2f}" for r, t in ends)
        plate.shape(f"! {points}", Ink.RED if i % 2 else Ink.GOLD, 1.2)
    plate.shape(circle(0, 0, 12), Ink.GOLD, 1.8)
    plate.disc(-4, -2, 1.5)
    plate.disc(4, -2, 1.5)
    plate.line("-4.4,4 0,6.4 4.4,4", 1.5)
