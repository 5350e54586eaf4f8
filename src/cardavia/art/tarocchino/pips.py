"""The pip cards of Tarocchino: coins, covered cups, laced batons and swords, the same both ways up."""

from cardavia.art.kit import land
from cardavia.art.kit.held import ROSE
from cardavia.art.marks import index, italian, latin
from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino import batons, suits, swords
from cardavia.art.tarocchino.size import HEIGHT, WIDTH

PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    6: ((0, -124), (-44, -42), (44, -42), (-44, 42), (44, 42), (0, 124)),
    7: ((0, -124), (-46, -44), (46, -44), (0, 0), (-46, 44), (46, 44), (0, 124)),
    8: ((0, -126), (-44, -58), (44, -58), (-44, 0), (44, 0), (-44, 58), (44, 58), (0, 126)),
    9: ((0, -126), (-52, -56), (52, -56), (-52, 0), (0, 0), (52, 0), (-52, 56), (52, 56), (0, 126)),
    10: (
        *((0, -128), (-52, -52), (52, -52), (0, -50), (-52, 0), (52, 0)),
        *((0, 50), (-52, 52), (52, 52), (0, 128)),
    ),
}
"""Where coins and cups stand, from the middle of the card."""
COIN_SIZES = {6: 34.0, 7: 30.0, 8: 27.0, 9: 24.0, 10: 23.0}
CUP_SIZES = {6: 0.98, 7: 0.9, 8: 0.76, 9: 0.72, 10: 0.68}
RED, BLUE, GREEN = Ink.RED, Ink.BLUE, Ink.GREEN
BODIES = {6: (RED, BLUE), 7: (BLUE, RED), 8: (GREEN, RED), 9: (RED, GREEN), 10: (BLUE, RED)}
"""The inks of the cups in the middle column and of those beside it."""
KNOT = """
    shape green 1.2: 0,10! -14,4 -22,-8 -12,-9 -4,-2
    shape green 1.2: 0,10! 14,4 22,-8 12,-9 4,-2
    line .8: -4,4 -10,-2 -17,-6
    line .8: 4,4 10,-2 17,-6
    line 2.2 .1 green: 0,22 -1,14 0,6
    """


def cut(code: str) -> Block:
    """Print a pip card."""
    block = Block(code, WIDTH, HEIGHT)
    suit, count = code[0], int(code[1:])
    plate = block.plate()
    if count == 1:
        ACES[suit](plate)
    elif suit == "D":
        _coins(plate, count)
    elif suit == "C":
        _cups(plate, count)
    else:
        (batons if suit == "B" else swords).draw(plate, count)
        if suit == "B" and not count % 2:
            _flowers(plate, RED if count == 8 else BLUE)
        if suit == "S" and not count % 2:
            _rose(plate, count)
    block.put(plate)
    finish(block, suit, str(count))
    return block


def finish(block: Block, suit: str, text: str) -> None:
    """Put frame and index on a card."""
    block.frame()
    index.rank_and_suit(block, text, suits.INKS[suit], suits.MARKS[suit])


def _coins(plate: Plate, count: int) -> None:
    for x, y in PLACES[count]:
        with plate.at(WIDTH / 2 + x, HEIGHT / 2 + y, 1, 180 if y > 0 else 0):
            latin.coin(plate, COIN_SIZES[count], 8 if x else 6)


def _cups(plate: Plate, count: int) -> None:
    inner, outer = BODIES[count]
    for x, y in PLACES[count]:
        with plate.at(WIDTH / 2 + x, HEIGHT / 2 + y, CUP_SIZES[count], 180 if y > 0 else 0), plate.at(0, 7):
            latin.covered_cup(plate, outer if x else inner)


def _flowers(plate: Plate, ink: Ink) -> None:
    for turn in (0, 180):
        with plate.at(WIDTH / 2, HEIGHT / 2, 1, turn), plate.at(0, -124, 1.2):
            engrave(plate, KNOT)
            plate.shape(star(0, 0, 6, (12, 7)), ink, 1.4)
            plate.bead(0, 0, 4, Ink.GOLD, 1.2)


def _rose(plate: Plate, count: int) -> None:
    petals = {6: (6, RED), 8: (8, BLUE), 10: (5, RED)}[count]
    with plate.at(WIDTH / 2, HEIGHT / 2, 0.7 if count == 10 else 0.95):
        for turn in (0, 90, 180, 270):
            with plate.at(0, 0, 1, turn):
                plate.shape("0,-14! -7,-20 0,-30! 7,-20", GREEN, 1.2)
        plate.shape(star(0, 0, petals[0], (19, 11)), petals[1], 1.5)
        plate.round(0, 0, 7, Ink.GOLD, 1.3)


def _ace_of_coins(plate: Plate) -> None:
    for turn in (0, 180):
        with plate.at(WIDTH / 2, HEIGHT / 2, 1, turn):
            for x, lean in ((-22, -24), (22, 24), (0, 0)):
                with plate.at(x, -96 if x else -104, 0.9, lean):
                    engrave(plate, ROSE, main=RED if x else BLUE)
    with plate.at(WIDTH / 2, HEIGHT / 2):
        plate.shape(star(0, 0, 24, (82, 70)), RED, 1.8)
        latin.coin(plate, 66, 12)


def _ace_of_cups(plate: Plate) -> None:
    for side in (-1, 1):
        with plate.at(WIDTH / 2 + 62 * side, 300, 1.3, -18 * side):
            engrave(plate, land.VINE, main=GREEN, third=BLUE)
    with plate.at(WIDTH / 2, 194, 3.1):
        latin.covered_cup(plate)
        for x, ink in ((-9, BLUE), (0, Ink.PAPER), (9, BLUE)):
            plate.shape(f"! {x},-3 {x + 3},1 {x},5 {x - 3},1", ink, 0.6)


def _ace_of_batons(plate: Plate) -> None:
    for side in (-1, 1):
        for y in (120, 184, 248):
            with plate.at(WIDTH / 2 + 6 * side, y, 1.5, 0), plate.stretched(side, 1):
                plate.shape("0,0! 10,-12 26,-16 34,-12! 24,0 10,5", Ink.LEAF, 1.2)
                plate.line("2,-1 14,-6 28,-11", 0.8)
    with plate.at(WIDTH / 2, HEIGHT / 2, 2.25), plate.stretched(1.25, 1):
        italian.baton(plate)


def _ace_of_swords(plate: Plate) -> None:
    for side in (-1, 1):
        with plate.at(WIDTH / 2 + 34 * side, 232, 1.35), plate.stretched(side, 1):
            plate.line("-20,30 0,16 12,-10 8,-44 -6,-70", 2.4, 0.3, GREEN)
            for x, y, lean in ((0, 18, 40), (10, -2, 10), (12, -24, -6), (6, -46, -24), (-4, -66, -40)):
                with plate.at(x, y, 1, lean):
                    plate.shape("0,0! 6,-9 18,-12! 15,-2 7,3", Ink.LEAF, 1)
                    plate.bead(-4, -3, 2.6, RED, 0.9)
    with plate.at(WIDTH / 2 + 8, 268, 1.85, 6):
        italian.sword(plate, BLUE)
    with plate.at(WIDTH / 2, 60, 1.2):
        plate.shape(star(0, -14, 6, (9, 4)), Ink.GOLD, 1.2)


ACES = {"D": _ace_of_coins, "C": _ace_of_cups, "B": _ace_of_batons, "S": _ace_of_swords}
