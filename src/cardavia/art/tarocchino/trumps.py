"""The twenty-one trumps of Tarocchino and the Matto: one picture each, the same both ways up."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardavia.art.kit.bands import Band
from cardavia.art.pen.block import Block
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino import fates, heavens, people, signs, sitters, virtues
from cardavia.art.tarocchino.size import HEIGHT, WIDTH

RED_BAND = Band(Ink.RED, Ink.GOLD, Ink.BLUE)
BLUE_BAND = Band(Ink.BLUE, Ink.GOLD, Ink.RED)
GREEN_BAND = Band(Ink.GREEN, Ink.GOLD, Ink.RED)
GOLD_BAND = Band(Ink.GOLD, Ink.RED, Ink.BLUE)

SCENES: Mapping[str, tuple[Callable[[Plate], None], Band]] = MappingProxyType(
    {
        "BE": (people.begato, RED_BAND),
        "T5": (virtues.love, RED_BAND),
        "T6": (virtues.chariot, GOLD_BAND),
        "T7": (virtues.temperance, BLUE_BAND),
        "T8": (virtues.justice, BLUE_BAND),
        "T9": (virtues.strength, GREEN_BAND),
        "T10": (fates.wheel, GOLD_BAND),
        "T11": (fates.old_man, BLUE_BAND),
        "T12": (fates.traitor, GREEN_BAND),
        "T13": (fates.death, BLUE_BAND),
        "T14": (fates.devil, RED_BAND),
        "T15": (fates.lightning, GOLD_BAND),
        "T16": (heavens.comet, GREEN_BAND),
        "LU": (heavens.moon, GOLD_BAND),
        "SO": (heavens.sun, RED_BAND),
        "MO": (heavens.world, BLUE_BAND),
        "AN": (heavens.angel, GOLD_BAND),
        "MA": (people.matto, GREEN_BAND),
    }
)
"""The scenes by code, and the bands between their two prints; the Moors are with `people`."""


def cut(code: str) -> Block:
    """Print a trump or the Matto."""
    block = Block(code, WIDTH, HEIGHT)
    plate = block.plate()
    if code in people.MOORS:
        people.moor(plate, code)
        sitters.put(block, plate, people.MOORS[code].band)
    else:
        scene, band = SCENES[code]
        scene(plate)
        sitters.put(block, plate, band)
    signs.put(block, code)
    return block
