"""The sixteen courts of French Tarot: who they are, as figures to be cut."""

from dataclasses import dataclass

from cardavia.art.french_tarot.size import HEIGHT, WIDTH
from cardavia.art.kit.bands import Band, draw_band
from cardavia.art.kit.beard import Beard
from cardavia.art.kit.dress import Dress
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.half import Half, Hold, Horse, draw_half
from cardavia.art.kit.heads import Hat, Head
from cardavia.art.marks import french, index
from cardavia.art.pen.block import Block
from cardavia.art.pen.ink import Ink
from cardavia.art.style import Style

RANKS = "VCDR"
BLACK, PAPER, RED, ROSE, GOLD, STRAW = Ink.INK, Ink.PAPER, Ink.RED, Ink.ROSE, Ink.GOLD, Ink.STRAW
GREEN, LEAF, BLUE, SKY, BROWN, FLESH = Ink.GREEN, Ink.LEAF, Ink.BLUE, Ink.SKY, Ink.BROWN, Ink.FLESH
SLOPE = 12.0


@dataclass(frozen=True, slots=True)
class Court:
    """A court: its half figure, the band across it, and whether it looks `left` or `right`."""

    half: Half
    band: Band
    looks: str = "left"


SPADES = {
    "V": Court(
        Half(
            Head(
                Face(jaw="square", nose="hooked", brows="stern", mouth="stern"),
                Hair("short", BLACK),
                Beard("moustache", BLACK),
                Hat("morion", RED, GOLD),
            ),
            Dress("tabard", BLUE, PAPER, GOLD, RED, "starlet", GOLD, "bends", BLUE, collar="gorget"),
            left=Hold("halberd", "fist", 46, 162, 12, RED, scale=0.86),
        ),
        Band(RED, GOLD, BLUE, SLOPE),
    ),
    "C": Court(
        Half(
            Head(
                Face(jaw="long", nose="straight", eyes="keen", brows="level", age=0),
                Hair("bob", BLACK),
                None,
                Hat("sallet", BLUE, GOLD, plume="up", plume_ink=RED),
            ),
            Dress("armour", BLUE, SKY, GOLD, SKY, "starlet", GOLD, collar="gorget"),
            right=Hold("sword", "grip", 152, 150, -8, RED),
            horse=Horse(BROWN, BLACK, RED),
            cuff=SKY,
        ),
        Band(BLUE, GOLD, RED, SLOPE),
    ),
    "D": Court(
        Half(
            Head(
                Face(jaw="heart", nose="small", brows="arched", mouth="thin", age=0, lashes=1.0, eyes="heavy"),
                Hair("waves", BLACK),
                None,
                Hat("rayed", GOLD, BLUE),
                top="parted",
            ),
            Dress("gown", BLUE, BLACK, GOLD, PAPER, "starlet", PAPER, "lattice", GOLD, collar="pearls"),
            left=Hold("mirror", "pinch", 44, 164, 8, RED),
        ),
        Band(BLUE, PAPER, GOLD, SLOPE),
    ),
    "R": Court(
        Half(
            Head(
                Face(jaw="square", nose="hooked", brows="bushy", mouth="stern", age=2),
                Hair("long", BLACK),
                Beard("forked", BLACK),
                Hat("closed", GOLD, RED, BLUE),
            ),
            Dress("mantle", BLUE, RED, GOLD, PAPER, "lily", GOLD, "pales", GOLD, collar="fur"),
            left=Hold("sword", "fist", 46, 162, 12, RED, scale=0.95),
        ),
        Band(GOLD, RED, BLUE, SLOPE),
    ),
}

HEARTS = {
    "V": Court(
        Half(
            Head(
                Face(jaw="round", nose="snub", brows="raised", mouth="smile", age=0),
                Hair("bob", GOLD),
                None,
                Hat("slashed", RED, GOLD, PAPER, plume="back", plume_ink=PAPER),
            ),
            Dress("doublet", RED, GREEN, GOLD, PAPER, "plain", GOLD, "plain", collar="falling"),
            left=Hold("hooded_falcon", "palm", 44, 164, 0, RED, BLUE, scale=0.9, lift=2),
        ),
        Band(RED, GOLD, PAPER, -SLOPE),
        looks="right",
    ),
    "C": Court(
        Half(
            Head(
                Face(jaw="oval", nose="straight", brows="level", mouth="calm"),
                Hair("waves", BROWN),
                Beard("goatee", BROWN),
                Hat("wide", RED, GOLD, plume="back", plume_ink=PAPER),
            ),
            Dress("doublet", BLUE, RED, GOLD, PAPER, "plain", GOLD, "lattice", GOLD, collar="lace"),
            right=Hold("lance", "grip", 153, 152, -9, RED),
            horse=Horse(PAPER, GOLD, RED),
        ),
        Band(BLUE, GOLD, RED, -SLOPE),
        looks="right",
    ),
    "D": Court(
        Half(
            Head(
                Face(jaw="oval", nose="small", brows="arched", mouth="smile", age=0, lashes=0.7),
                Hair("braids", GOLD),
                None,
                Hat("coronet", GOLD, RED),
            ),
            Dress("gown", RED, STRAW, GOLD, PAPER, "flower", GOLD, "lozenge", RED, collar="pearls"),
            left=Hold("rose", "pinch", 44, 164, 8, RED),
        ),
        Band(GOLD, RED, PAPER, SLOPE),
    ),
    "R": Court(
        Half(
            Head(
                Face(jaw="square", nose="straight", brows="bushy", age=2, brow_ink=BLACK),
                Hair("long", PAPER),
                Beard("long", PAPER),
                Hat("royal", GOLD, RED, RED),
            ),
            Dress("mantle", RED, BLUE, GOLD, PAPER, "lily", GOLD, "pales", GOLD, collar="ermine"),
            left=Hold("sceptre", "fist", 46, 162, 12, RED, scale=0.92),
        ),
        Band(RED, GOLD, BLUE, SLOPE),
    ),
}

DIAMONDS = {
    "V": Court(
        Half(
            Head(
                Face(jaw="gaunt", nose="long", brows="raised", mouth="thin"),
                Hair("short", BROWN),
                Beard("pointed", BROWN),
                Hat("beret", GREEN, GOLD, PAPER, plume="back", plume_ink=RED),
            ),
            Dress("doublet", GOLD, RED, GREEN, PAPER, "plain", RED, "bars", GOLD, collar="ruff"),
            left=Hold("quill", "pinch", 44, 160, 4, RED),
        ),
        Band(GREEN, GOLD, RED, SLOPE),
    ),
    "C": Court(
        Half(
            Head(
                Face(jaw="round", nose="straight", brows="fine", mouth="smile", age=0),
                Hair("wig", PAPER),
                None,
                Hat("tricorne", BLUE, GOLD, RED),
            ),
            Dress("coat", RED, PAPER, BLUE, PAPER, "plain", GOLD, "flower", RED, collar="jabot"),
            right=Hold("sabre", "grip", 152, 150, -12, BLUE),
            horse=Horse(BROWN, STRAW, BLUE),
        ),
        Band(STRAW, RED, BLUE, SLOPE),
    ),
    "D": Court(
        Half(
            Head(
                Face(jaw="heart", nose="straight", brows="fine", mouth="pout", age=0, lashes=0.8),
                Hair("waves", BROWN),
                None,
                Hat("hennin", RED, GOLD, PAPER),
                top="parted",
            ),
            Dress("gown", GREEN, RED, GOLD, PAPER, "lozenge", GOLD, "lattice", GOLD, collar="pearls"),
            left=Hold("fan", "pinch", 44, 168, 4, GOLD, RED),
        ),
        Band(RED, GOLD, GREEN, -SLOPE),
        looks="right",
    ),
    "R": Court(
        Half(
            Head(
                Face(jaw="oval", nose="broad", brows="level", skin=BROWN, cheek=None),
                Hair("short", BLACK),
                Beard("short", BLACK),
                Hat("turban_crown", PAPER, RED, RED),
            ),
            Dress("kaftan", RED, STRAW, GOLD, PAPER, "pomegranate", GOLD, "lattice", RED, collar="pearls"),
            left=Hold("mace", "fist", 46, 162, 11, RED, scale=0.95),
        ),
        Band(STRAW, RED, GREEN, SLOPE),
    ),
}

CLUBS = {
    "V": Court(
        Half(
            Head(
                Face(jaw="round", nose="broad", brows="raised", mouth="grin", age=0, eyes="squint"),
                Hair("short", GOLD),
                None,
                Hat("straw", RED),
                top="tousled",
            ),
            Dress("tunic", GREEN, PAPER, GOLD, PAPER, "plain", GOLD, "plain", collar="kerchief"),
            left=Hold("bow", "fist", 48, 158, 8, RED),
        ),
        Band(LEAF, RED, GREEN, -SLOPE),
        looks="right",
    ),
    "C": Court(
        Half(
            Head(
                Face(jaw="long", nose="hooked", brows="bushy"),
                Hair("bob", BROWN),
                Beard("drooping", BROWN),
                Hat("bycocket", GREEN, RED, PAPER, plume="swept", plume_ink=GOLD),
            ),
            Dress("tunic", GREEN, STRAW, GOLD, PAPER, "leaf", LEAF, "plain", collar="high"),
            right=Hold("horn", "palm", 152, 148, 0, GOLD, RED, lift=6),
            horse=Horse(STRAW, BROWN, GREEN),
        ),
        Band(GREEN, GOLD, RED, SLOPE),
    ),
    "D": Court(
        Half(
            Head(
                Face(jaw="oval", nose="straight", brows="fine", mouth="calm", age=1, lashes=0.5),
                Hair("bun", BROWN),
                None,
                Hat("diadem", GOLD, GREEN),
            ),
            Dress("gown", GOLD, GREEN, RED, PAPER, "leaf", GREEN, "pales", GOLD, collar="ruff"),
            left=Hold("parrot", "palm", 46, 162, 0, GREEN, BLUE, scale=0.9, lift=2),
        ),
        Band(GREEN, GOLD, PAPER, SLOPE),
    ),
    "R": Court(
        Half(
            Head(
                Face(jaw="long", nose="long", brows="sad", eyes="heavy"),
                Hair("waves", BROWN),
                Beard("pointed", BROWN),
                Hat("rayed", GOLD, GREEN),
                top="combed",
            ),
            Dress("mantle", GREEN, GOLD, RED, PAPER, "leaf", GOLD, "crosslet", RED, collar="chain"),
            left=Hold("orb_sceptre", "fist", 46, 162, 12, GREEN, scale=0.9),
        ),
        Band(GREEN, RED, GOLD, -SLOPE),
        looks="right",
    ),
}

COURTS: dict[str, dict[str, Court]] = {"S": SPADES, "H": HEARTS, "D": DIAMONDS, "C": CLUBS}
"""The courts by suit and rank."""


def cut(code: str, style: Style) -> Block:
    """Print a court card."""
    suit, rank = code[0], code[1]
    court = COURTS[suit][rank]
    ink = style.suit_ink(suit)
    block = Block(code, WIDTH, HEIGHT)
    plate = block.plate()
    if court.looks == "right":
        with plate.mirrored(WIDTH / 2):
            draw_half(plate, court.half)
    else:
        draw_half(plate, court.half)
    block.double(plate, court.band.slope)
    draw_band(block, court.band)
    block.frame()
    index.rank_and_suit(block, style.letters[RANKS.index(rank)], ink, lambda mark: french.draw(mark, suit, ink))
    return block
