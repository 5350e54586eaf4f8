"""The forty pip cards of French Tarot."""

from cardavia.art.french_tarot.size import HEIGHT, WIDTH
from cardavia.art.marks import french, index
from cardavia.art.pen.block import Block
from cardavia.art.style import Style

PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((0, -1.4), (0, 1.4)),
    3: ((0, -1.4), (0, 0), (0, 1.4)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: ((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0), (-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1)),
    10: (
        *((-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3)),
        *((-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1)),
    ),
}
"""Where the pips stand, in columns across and rows down from the middle."""

ACROSS, DOWN = 42.0, 64.0
"""From the middle to the outer columns and rows: between the corners, so that no pip is taken for an index."""

SIZES = {1: 2.6, 6: 1.2, 8: 0.95, 10: 0.86}
"""How large the pips are, up to so many on a card."""


def cut(code: str, style: Style) -> Block:
    """Print a pip card."""
    suit, count = code[0], int(code[1:])
    ink = style.suit_ink(suit)
    block = Block(code, WIDTH, HEIGHT)
    plate = block.plate()
    size = SIZES[min(n for n in SIZES if n >= count)]
    for across, down in PLACES[count]:
        with plate.at(WIDTH / 2 + across * ACROSS, HEIGHT / 2 + down * DOWN, size, 180 if down > 0 else 0):
            french.draw(plate, suit, ink)
    block.put(plate)
    block.frame()
    index.rank_and_suit(block, str(count), ink, lambda mark: french.draw(mark, suit, ink))
    return block
