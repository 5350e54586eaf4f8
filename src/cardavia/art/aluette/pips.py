"""The pip cards of Aluette: coins, cups, batons and swords, and a small thing of the coast between the corners."""

from cardavia.art.aluette import batons, suits, swords
from cardavia.art.aluette.coins import coin
from cardavia.art.aluette.cups import cup
from cardavia.art.aluette.places import ORNAMENT, PLACES
from cardavia.art.aluette.size import HEIGHT, WIDTH
from cardavia.art.kit import animals, birds, land, shore
from cardavia.art.marks import index
from cardavia.art.pen.block import Block
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

RED, BLUE, GREEN, GOLD, PAPER, STRAW, SKY = Ink.RED, Ink.BLUE, Ink.GREEN, Ink.GOLD, Ink.PAPER, Ink.STRAW, Ink.SKY
BROWN, ROSE = Ink.BROWN, Ink.ROSE

COINS: dict[int, tuple[float, tuple[str, ...]]] = {
    4: (38, ("face", "rose", "rose", "face")),
    6: (31, ("star", "sun", "sun", "star", "star", "sun")),
    7: (26, ("shell", "shell", "rose", "wheel", "rose", "shell", "shell")),
    8: (26, ("wheel", "star", "wheel", "face", "face", "wheel", "star", "wheel")),
}
"""The radius of the coins and their designs, by their number."""

CUPS: dict[int, tuple[float, tuple[tuple[Ink, str, Ink], ...]]] = {
    4: (1.5, ((RED, "lobes", GOLD), (BLUE, "waves", PAPER), (BLUE, "waves", PAPER), (RED, "lobes", GOLD))),
    5: (1.24, (*((GREEN, "flower", GOLD),) * 2, (RED, "pearls", PAPER), *((GREEN, "flower", GOLD),) * 2)),
    6: (1.08, ((BLUE, "chevrons", GOLD), (RED, "pearls", GOLD)) * 3),
    7: (1.04, (*((RED, "waves", GOLD),) * 2, *((BLUE, "lattice", SKY),) * 3, *((RED, "waves", GOLD),) * 2)),
    8: (1.04, (*((GREEN, "lobes", GOLD),) * 3, *((RED, "chevrons", STRAW),) * 2, *((GREEN, "lobes", GOLD),) * 3)),
}
"""How large the cups are, and how each is made, by their number."""

ORNAMENTS: dict[str, tuple[str, float, dict[str, Ink]]] = {
    "D4": (shore.SLOOP, 0.92, {}),
    "D6": (shore.ANCHOR, 0.96, {"main": BLUE, "trim": BROWN}),
    "D7": (shore.CRAB, 1.1, {"main": RED, "trim": PAPER}),
    "D8": (shore.LIGHTHOUSE, 0.68, {}),
    "C4": (shore.GRAPES, 1, {"main": BLUE}),
    "C5": (birds.COCK, 0.86, {"main": RED, "trim": BLUE}),
    "C6": (shore.SQUIRREL, 1.1, {"main": BROWN}),
    "C7": (animals.RABBIT, 1.5, {"main": STRAW}),
    "C8": (shore.BASKET_OF_FISH, 1.12, {}),
    "B4": (shore.SALT_MILL, 0.86, {"main": STRAW, "trim": RED}),
    "B8": (shore.SNAIL, 1.2, {"main": ROSE}),
    "B9": (birds.OWL, 1.34, {"main": STRAW}),
    "S4": (shore.GULL, 1.16, {}),
    "S6": (shore.SEA_HORSE, 1.08, {"main": STRAW, "trim": ROSE}),
    "S8": (shore.SCALLOP, 1.1, {"main": ROSE, "trim": RED}),
}
"""The picture between the corners, how large, and its inks."""


def cut(code: str) -> Block:
    """Print a pip card that has no name of its own."""
    block = Block(code, WIDTH, HEIGHT)
    plate = block.plate()
    suit, count = code[0], int(code[1:])
    match suit:
        case "D":
            _coins(plate, count)
        case "C":
            _cups(plate, count)
        case "B":
            batons.draw(plate, count)
        case "S":
            swords.draw(plate, count)
    if code in ORNAMENTS:
        picture, scale, inks = ORNAMENTS[code]
        land.put(plate, picture, (*ORNAMENT, scale), **inks)
    block.put(plate)
    finish(block, code)
    return block


def finish(block: Block, code: str, letter: str = "") -> None:
    """Put frame and index on a card; a court's letter stands for its rank."""
    block.frame()
    suit = code[0]
    index.rank_and_suit_above(block, letter or code[1:], suits.INKS[suit], suits.MARKS[suit])


def _coins(plate: Plate, count: int) -> None:
    r, designs = COINS[count]
    for place, design in zip(PLACES[count], designs, strict=True):
        with plate.at(*place):
            coin(plate, r, design)


def _cups(plate: Plate, count: int) -> None:
    scale, makes = CUPS[count]
    for place, (body, pattern, trim) in zip(PLACES[count], makes, strict=True):
        with plate.at(*place, scale):
            cup(plate, body, pattern, trim)


def mound(plate: Plate, tufts: str, flowers: str, crest: str = "12,270 60,263 120,267 188,260") -> None:
    """Draw a meadow at the foot of a card."""
    land.ground(plate, crest, HEIGHT - 12, Ink.LEAF)
    land.grass(plate, tufts)
    land.blossoms(plate, flowers)


def wash(plate: Plate, ink: Ink) -> None:
    """Lay the ground of a card."""
    engrave(plate, f"fill {ink.value}: ! 12,12 {WIDTH - 12},12 {WIDTH - 12},{HEIGHT - 12} 12,{HEIGHT - 12}")
