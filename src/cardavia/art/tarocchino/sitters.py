"""A half figure with a band across, as courts, Moors and some trumps are: who it is and where it looks."""

from dataclasses import dataclass

from cardavia.art.kit.bands import Band, draw_band
from cardavia.art.kit.half import Half, draw_half
from cardavia.art.pen.block import Block
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino.size import WIDTH

SLOPE = 12.0


@dataclass(frozen=True, slots=True)
class Sitter:
    """A half figure, the band across it, and whether it looks `left` or `right`."""

    half: Half
    band: Band
    looks: str = "left"


def draw(plate: Plate, sitter: Sitter) -> None:
    """Draw the figure."""
    if sitter.looks == "right":
        with plate.mirrored(WIDTH / 2):
            draw_half(plate, sitter.half)
    else:
        draw_half(plate, sitter.half)


def put(block: Block, plate: Plate, band: Band) -> None:
    """Print a half picture twice with its band and the frame."""
    block.double(plate, band.slope)
    draw_band(block, band)
    block.frame()
