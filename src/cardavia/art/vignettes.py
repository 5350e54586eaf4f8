"""Three pictures for the front page, one a game: where it is at home, and people who play it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardavia.art.kit import animals, build, cast, land, shore
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.heads import Head
from cardavia.art.kit.setting import stand, stand_turned
from cardavia.art.pen.block import Block
from cardavia.art.pen.ink import DAY, Ink
from cardavia.art.pen.plate import Plate

WIDTH, HEIGHT = 400, 210
LEFT, TOP, RIGHT, BOTTOM = 12.0, 12.0, 388.0, 198.0
GROUND = 188.0
FEET = ((-14.0, 0.0), (-6.0, 0.0))

LEANING_TOWER = """
    shape rose 1.6: ! -9,0 -4,-66 12,-65 11,0
    hatch 80 2.4: ! 4,-2 9,-2 10,-62 5,-62
    nick 1: -5,-20 -1,-20 -2,-36 2,-36 0,-52 4,-52
    """
TALL_TOWER = """
    shape rose 1.6: ! -8,0 -6,-132 6,-132 8,0
    shape rose 1.5: ! -8,-130 -8,-142 -4,-142 -4,-137 0,-137 0,-142 4,-142 4,-137 8,-137 8,-130
    shape gold 1.3: -3,-142! 0,-156! 3,-142!
    hatch 80 2.4: ! 2,-2 6,-2 5,-128 2,-128
    nick 1: -4,-30 0,-30 -4,-60 0,-60 -3,-90 1,-90 -3,-112 1,-112
    """
ARCADE = """
    shape straw 1.6: ! -24,0 -24,-78 24,-78 24,0
    shape ink 1.4: -17,0! -17,-32 -8,-44 0,-47 8,-44 17,-32 17,0!
    shape rose 1.3: ! -26,-76 26,-76 26,-82 -26,-82
    shape green 1.1: ! -15,-54 -15,-68 -8,-68 -8,-54
    shape green 1.1: ! 8,-54 8,-68 15,-68 15,-54
    shape sky 1.1: ! -8,-54 -8,-68 -1,-68 -1,-54
    shape sky 1.1: ! 1,-54 1,-68 8,-68 8,-54
    """
INN = """
    shape paper 1.6: ! -50,0 -50,-70 50,-70 50,0
    shape blue 1.7: ! -58,-66 -42,-104 42,-104 58,-66
    hatch 8 3.2: -52,-70 -42,-100 40,-100 52,-70
    shape brown 1.5: -12,0! -12,-34 0,-40 12,-34 12,0!
    shape sky 1.3: ! -40,-28 -40,-52 -22,-52 -22,-28
    shape sky 1.3: ! 22,-28 22,-52 40,-52 40,-28
    shape red 1.2: ! -46,-28 -46,-52 -40,-52 -40,-28
    shape red 1.2: ! -22,-28 -22,-52 -16,-52 -16,-28
    shape red 1.2: ! 16,-28 16,-52 22,-52 22,-28
    shape red 1.2: ! 40,-28 40,-52 46,-52 46,-28
    line 1.1 0: -31,-28! -31,-52!
    line 1.1 0: 31,-28! 31,-52!
    bead gold 1.4 .9: 7,-18
    """


def _player(head: Head, coat: str, inks: tuple[Ink, Ink], below: str = "breeches") -> Figure:
    arms = (Arm("left", (-24, -20)), Arm("right", (-14, -14)))
    return Figure(head, coat, inks[0], below, inks[1], arms, FEET, (4, -30))


def _table(plate: Plate, x: float, cloth: Ink, players: tuple[Figure, Figure]) -> None:
    """Seat two players at a table with cards in their hands."""
    for off in (-50, 50):
        land.put(plate, build.STOOL, (x + off, GROUND, 1.1))
    stand_turned(plate, players[0], x - 48, GROUND)
    stand(plate, players[1], x + 48, GROUND)
    land.put(plate, build.CLOTHED_TABLE, (x, GROUND + 4, 1.05), main=cloth, trim=Ink.GOLD)
    for off, side in ((-23, 1), (23, -1)):
        for i in range(3):
            with plate.at(x + off, GROUND - 48, 1, side * (-26 + 24 * i)):
                plate.shape("! -5,-17 5,-17 5,0 -5,0", Ink.PAPER, 1.1)
                plate.disc(0, -10, 1.8, Ink.RED)
    for off, turn in ((-7, -12), (8, 16)):
        with plate.at(x + off, GROUND - 34, 1, turn):
            plate.shape("! -7,-2.6 7,-2.6 8,3 -8,3", Ink.PAPER, 1.1)
            plate.disc(0, 0, 1.5, Ink.BLUE)


def harbour(plate: Plate) -> None:
    """Draw a harbour of the Vendée, and fishermen over their cards."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.SKY)
    land.sky_lines(plate, (LEFT, TOP, RIGHT, 90))
    land.put(plate, land.CLOUD, (96, 52, 1.2))
    land.put(plate, land.CLOUD, (250, 44, 1))
    land.water(plate, (LEFT, 110, RIGHT, 160), Ink.BLUE)
    land.put(plate, shore.SLOOP, (70, 128, 1))
    land.put(plate, shore.SLOOP, (162, 118, 0.6))
    land.hills(plate, "262,122 300,104 350,98 388,104", 150, Ink.LEAF)
    land.put(plate, shore.LIGHTHOUSE, (340, 106, 0.92))
    land.put(plate, build.HOUSE, (296, 112, 0.7), main=Ink.PAPER, trim=Ink.BLUE)
    land.ground(plate, "12,158 100,154 250,158 388,152", BOTTOM, Ink.STRAW)
    fisher = _player(cast.FISHER, "smock", (Ink.BLUE, Ink.BROWN), "trousers")
    wife = _player(cast.COUNTRYWOMAN, "bodice", (Ink.RED, Ink.GREEN), "lap")
    _table(plate, 228, Ink.RED, (fisher, wife))
    land.put(plate, build.BARREL, (60, GROUND, 1))
    sailor = Figure(
        cast.SAILOR,
        "shirt",
        Ink.PAPER,
        "trousers",
        Ink.BLUE,
        (Arm("left", (-16, -10)), Arm("right", (14, -6), bend=-1)),
    )
    stand_turned(plate, sailor, 106, GROUND, 0.9)
    land.put(plate, animals.GOOSE, (350, GROUND + 2, 0.9), main=Ink.PAPER)
    land.put(plate, animals.SWALLOW, (196, 62, 1))


def inn(plate: Plate) -> None:
    """Draw the garden of a French inn, with tarot players and a fiddler."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.STRAW)
    land.sky_lines(plate, (LEFT, TOP, RIGHT, 90))
    land.hills(plate, "12,118 90,96 170,112 250,92 330,110 388,100", 160, Ink.LEAF)
    land.put(plate, build.CHURCH, (196, 112, 0.6), main=Ink.PAPER, trim=Ink.BLUE)
    land.put(plate, INN, (320, 158, 1.15))
    land.ground(plate, "12,156 120,152 260,157 388,153", BOTTOM, Ink.LEAF)
    land.put(plate, land.TREE, (44, 166, 1.6), main=Ink.GREEN)
    lady = _player(cast.DARK_LADY, "gown", (Ink.RED, Ink.RED), "lap")
    gentleman = _player(cast.GENTLEMAN, "coat", (Ink.BLUE, Ink.STRAW))
    _table(plate, 172, Ink.GREEN, (lady, gentleman))
    arms = (
        Arm("left", (-15, -32), "violin", -80, 0.7, Ink.BROWN),
        Arm("right", (-20, -10), "fiddle_bow", -6, 0.62),
    )
    fiddler = Figure(cast.FIDDLER, "coat", Ink.GREEN, "breeches", Ink.RED, arms, ((-13, 0), (11, 0)))
    stand(plate, fiddler, 300, GROUND, 0.92)
    land.put(plate, animals.DOG, (356, GROUND + 2, 0.8), main=Ink.PAPER, trim=Ink.BROWN)
    land.blossoms(plate, "30,190 90,192 250,192 330,192")


def arcade(plate: Plate) -> None:
    """Draw Bologna with its two towers, and a couple over their tarocchini."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.ROSE)
    land.rays(plate, (224, 130), 330, Ink.STRAW, 34)
    land.hills(plate, "12,124 80,104 160,118 240,102 388,116", 160, Ink.LEAF)
    land.put(plate, TALL_TOWER, (212, 156, 0.92))
    land.put(plate, LEANING_TOWER, (236, 156, 1.15))
    for x in (38, 84):
        land.put(plate, ARCADE, (x, 160, 0.95))
    for x in (318, 364):
        land.put(plate, ARCADE, (x, 160, 1))
    land.ground(plate, "12,158 120,157 260,158 388,157", BOTTOM, Ink.STRAW)
    lady = _player(cast.BRUNETTE, "gown", (Ink.GREEN, Ink.GREEN), "lap")
    gambler = _player(cast.GAMBLER, "doublet", (Ink.RED, Ink.BLUE))
    _table(plate, 224, Ink.BLUE, (lady, gambler))
    arms = (Arm("left", (-26, -26)), Arm("right", (14, -6), bend=-1))
    scholar = Figure(cast.SCHOLAR, "cloak", Ink.RED, "robe", Ink.GOLD, arms, ((-12, 0), (12, 0)))
    stand_turned(plate, scholar, 96, GROUND, 0.92)
    land.put(plate, animals.CAT, (340, GROUND + 2, 0.9), main=Ink.INK, trim=Ink.BROWN)
    land.put(plate, animals.SWALLOW, (210, 56, 1))


SCENES: Mapping[str, Callable[[Plate], None]] = MappingProxyType(
    {"aluette": harbour, "french-tarot": inn, "tarocchino": arcade}
)
"""The scene of each game, by its deck's name."""


def vignette(deck: str) -> str:
    """Return the picture of a game as SVG text; raise `KeyError` for a deck that does not exist."""
    block = Block(f"vignette-{deck}", WIDTH, HEIGHT)
    plate = block.plate()
    SCENES[deck](plate)
    block.clipped(plate, f"! {LEFT},{TOP} {RIGHT},{TOP} {RIGHT},{BOTTOM} {LEFT},{BOTTOM}")
    block.frame()
    return block.svg(DAY)
