"""The four luettes of Aluette: Monsieur, Madame, le Borgne, la Vache, on a ground of their own."""

from cardavia.art.aluette.coins import coin
from cardavia.art.aluette.cups import cup
from cardavia.art.aluette.pips import finish, mound, wash
from cardavia.art.aluette.size import HEIGHT, WIDTH
from cardavia.art.aluette.standing import Reach, Standing, draw_standing
from cardavia.art.kit import animals, build, land, shore
from cardavia.art.kit.beard import Beard
from cardavia.art.kit.collars import draw_collar, draw_neck
from cardavia.art.kit.dress import Dress, draw_dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.heads import Hat, Head, draw_head
from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import Straight, circle, star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

MEDALLION = (100.0, 154.0, 63.0)

MONSIEUR = Head(
    Face("oval", "straight", "raised", "wide", "smile", 1),
    Hair("waves", Ink.BROWN),
    Beard("goatee", Ink.BROWN),
    Hat("wide", Ink.RED, Ink.GOLD, plume="swept", plume_ink=Ink.PAPER),
)
MONSIEUR_DRESS = Dress("doublet", Ink.BLUE, Ink.RED, pattern="plain", front="lattice", collar="ruff")

MADAME = Head(
    Face("heart", "small", "arched", "calm", "smile", 0, lashes=0.8),
    Hair("bun", Ink.BROWN),
    hat=Hat("coronet", Ink.GOLD, Ink.RED),
)
MADAME_DRESS = Dress(
    "gown",
    Ink.RED,
    Ink.STRAW,
    pattern="lily",
    pattern_ink=Ink.GOLD,
    front="lozenge",
    front_ink=Ink.RED,
    collar="pearls",
)

BORGNE = Head(
    Face("square", "broad", "bushy", "keen", "grin", 1),
    Hair("bob", Ink.INK),
    Beard("stubble", Ink.INK),
    Hat("phrygian", Ink.RED, Ink.PAPER),
)
BORGNE_DRESS = Dress("tunic", Ink.BLUE, Ink.PAPER, pattern="bars", pattern_ink=Ink.PAPER, collar="kerchief")

PATCH = """
    line 1.9 .05: -16,-17 -4,-11 6,-6 17,-9 22,-14
    fill ink: -.6,-6 6,-7.6 12.4,-5 12,3 6,6.4 .6,3
    """
RAIL = """
    shape brown 1.8: ! 12,262 188,262 188,298 12,298
    line 1 .05: 14,276 100,277 186,276
    line 1 .05: 14,287 100,286 186,287
    shape straw 1.6: 12,254! 100,257 188,254! 188,266! 100,268 12,266!
    bead gold 2.4 1: 24,272 62,273 138,273 176,272
    nick .9: 20,281 34,281 70,291 90,291 120,281 150,281 160,291 178,292
    """


def monsieur() -> Block:
    """Print the three of coins: Monsieur, who looks up, in a medallion that is the third coin."""
    block = Block("D3", WIDTH, HEIGHT)
    x, y, r = MEDALLION
    plate = block.plate()
    wash(plate, Ink.STRAW)
    for side in (48, 152):
        with plate.at(side, 261):
            coin(plate, 30, "rose")
    with plate.at(x, y):
        plate.round(0, 0, r + 15, Ink.GOLD, 2.2)
        _studs(plate, r + 7.6)
        plate.round(0, 0, r, Ink.SKY, 1.8)
    plate.shape(star(90, 46, 8, (19, 7.6)), Ink.GOLD, 1.5)
    block.put(plate)
    bust = block.plate()
    with bust.at(x - 88, y - 78, 0.88):
        draw_dress(bust, MONSIEUR_DRESS)
        draw_neck(bust, Ink.FLESH)
        draw_collar(bust, "ruff")
    block.clipped(bust, circle(x, y, r - 0.6, 18))
    head = block.plate()
    head.loop(circle(x, y, r), 1.8)
    with head.at(x, y - 6, 1.24, 13):
        draw_head(head, MONSIEUR)
    block.put(head)
    finish(block, "D3")
    return block


def _studs(plate: Plate, r: float) -> None:
    for i in range(24):
        with plate.at(0, 0, 1, i * 15):
            if i % 2:
                plate.bead(0, -r, 2.2, Ink.PAPER, 1)
            else:
                plate.shape(Straight([(-4, -r), (0, -r - 4), (4, -r), (0, -r + 4)]), Ink.RED, 1.1)


def madame() -> Block:
    """Print the three of cups: Madame, who bends her head, with a cup in her hands and one on each side."""
    block = Block("C3", WIDTH, HEIGHT)
    plate = block.plate()
    wash(plate, Ink.STRAW)
    for side in (36, 164):
        with plate.at(side, 148, 1.2):
            cup(plate, Ink.BLUE, "flower")
    arms = (Reach("left", (88, 200), "pinch", bend=-1), Reach("right", (112, 200), "pinch", bend=1))
    draw_standing(plate, Standing(MADAME, MADAME_DRESS, "gown", arms, nod=-15), (100, 12, 0.815))
    with plate.at(100, 164, 1.06):
        cup(plate, Ink.BLUE, "flower")
    block.put(plate)
    finish(block, "C3")
    return block


def one_eyed() -> Block:
    """Print the two of coins: le Borgne, a sailor with a patch over one eye."""
    block = Block("D2", WIDTH, HEIGHT)
    plate = block.plate()
    wash(plate, Ink.STRAW)
    for side in (42, 158):
        with plate.at(side, 132):
            coin(plate, 29, "wheel")
    with plate.at(0, 64):
        draw_dress(plate, BORGNE_DRESS)
        draw_neck(plate, Ink.FLESH)
        draw_collar(plate, "kerchief", Ink.RED)
        with plate.at(100, 86, 1.2):
            draw_head(plate, BORGNE)
            engrave(plate, PATCH)
    engrave(plate, RAIL)
    land.put(plate, shore.GULL, (98, 58, 0.84))
    block.put(plate)
    finish(block, "D2")
    return block


def cow() -> Block:
    """Print the two of cups: la Vache, at rest under two cups."""
    block = Block("C2", WIDTH, HEIGHT)
    plate = block.plate()
    wash(plate, Ink.STRAW)
    for side in (50, 150):
        with plate.at(side, 138, 1.44):
            cup(plate, Ink.RED, "waves")
    land.hills(plate, "12,214 50,206 104,202 150,207 188,200", 270, Ink.LEAF)
    land.put(plate, build.HOUSE, (104, 208, 0.86), main=Ink.PAPER, trim=Ink.BLUE)
    land.put(plate, land.BUSH, (166, 214, 0.8), main=Ink.GREEN)
    land.put(plate, animals.SWALLOW, (100, 56, 1.3))
    mound(plate, "26,290 50,296 84,292 128,294 160,290 178,284", "36,282 172,274 146,290 68,290")
    land.put(plate, animals.COW, (104, 282, 1.06), main=Ink.PAPER, trim=Ink.BROWN)
    block.put(plate)
    finish(block, "C2")
    return block
