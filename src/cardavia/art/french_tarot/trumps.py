"""The twenty-one trumps of French Tarot: two scenes a card, and the number large in every corner."""

from collections.abc import Callable
from dataclasses import dataclass

from cardavia.art.french_tarot.scenes import ages, elements, folly, hours, journeys, play, seasons, works
from cardavia.art.french_tarot.size import HEIGHT, WIDTH
from cardavia.art.kit.bands import Band, draw_band
from cardavia.art.marks import index
from cardavia.art.pen.block import Block
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

Scene = Callable[[Plate], None]


@dataclass(frozen=True, slots=True)
class Trump:
    """A trump: its two scenes, and the band between them."""

    upper: Scene
    lower: Scene
    band: Band


RED_BAND = Band(Ink.RED, Ink.GOLD, Ink.BLUE)
BLUE_BAND = Band(Ink.BLUE, Ink.GOLD, Ink.RED)
GREEN_BAND = Band(Ink.GREEN, Ink.GOLD, Ink.RED)
GOLD_BAND = Band(Ink.GOLD, Ink.RED, Ink.BLUE)

TRUMPS: dict[int, Trump] = {
    1: Trump(folly.harlequin, folly.columbine, GOLD_BAND),
    2: Trump(ages.hoop, ages.skipping, RED_BAND),
    3: Trump(ages.rose, ages.swing, RED_BAND),
    4: Trump(ages.cradle, ages.shoulders, RED_BAND),
    5: Trump(ages.spinning, ages.pipe, RED_BAND),
    6: Trump(hours.dawn, hours.well, GOLD_BAND),
    7: Trump(hours.rest, hours.market, GOLD_BAND),
    8: Trump(hours.lamplighter, hours.flock, BLUE_BAND),
    9: Trump(hours.serenade, hours.stars, BLUE_BAND),
    10: Trump(elements.garden, elements.kite, GREEN_BAND),
    11: Trump(elements.angler, elements.forge, BLUE_BAND),
    12: Trump(works.reel, works.minuet, RED_BAND),
    13: Trump(works.bakery, works.cooper, GOLD_BAND),
    14: Trump(works.painter, works.duet, BLUE_BAND),
    15: Trump(journeys.rider, journeys.ship, RED_BAND),
    16: Trump(seasons.blossom, seasons.shearing, GREEN_BAND),
    17: Trump(seasons.harvest, seasons.promenade, GOLD_BAND),
    18: Trump(seasons.vintage, seasons.hunt, RED_BAND),
    19: Trump(seasons.skating, seasons.snow, BLUE_BAND),
    20: Trump(play.cards, play.bowls, GREEN_BAND),
    21: Trump(folly.masquerade, folly.moonlight, GOLD_BAND),
}
"""The trumps by number."""


def cut(code: str) -> Block:
    """Print a trump."""
    number = int(code[1:])
    trump = TRUMPS[number]
    block = Block(code, WIDTH, HEIGHT)
    upper, lower = block.plate(), block.plate()
    trump.upper(upper)
    trump.lower(lower)
    block.twofold(upper, lower)
    draw_band(block, trump.band)
    block.frame()
    index.boxed(block, str(number))
    return block
