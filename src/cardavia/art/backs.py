"""Card backs: a close pattern that looks the same turned by half a circle."""

from collections.abc import Callable

from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import Straight, box
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

Motif = Callable[[Plate], None]
INSET = 9.0


def patterned(name: str, size: tuple[int, int], ground: Ink, motif: Motif, across: int) -> Block:
    """Print a back: a ground, and a motif drawn about 20 wide repeated in staggered rows, `across` to a row."""
    width, height = size
    block = Block(name, width, height)
    plate = block.plate()
    plate.fill(box(INSET, INSET, width - 2 * INSET, height - 2 * INSET), ground)
    step = (width - 2 * INSET - 8) / across
    rows = round((height - 2 * INSET - 8) / (step / 2)) // 2 * 2
    drop = (height - 2 * INSET - 8) / rows
    for row in range(rows + 1):
        odd = row % 2
        for column in range(across + odd):
            x = INSET + 4 + (column + (0 if odd else 0.5)) * step
            inside_row = 0 < row < rows and not (odd and column in (0, across))
            if inside_row:
                with plate.at(x, INSET + 4 + row * drop, step / 20):
                    motif(plate)
    block.put(plate)
    edge = block.plate()
    for inset, width_of_line, ink in ((INSET, 2.2, Ink.INK), (INSET + 4, 1.1, Ink.PAPER)):
        right, bottom = width - inset, height - inset
        edge.loop(Straight([(inset, inset), (right, inset), (right, bottom), (inset, bottom)]), width_of_line, ink)
    block.put(edge)
    return block
