"""Half figures, for double-ended courts: head, dress, and what the hands do."""

from collections.abc import Callable
from dataclasses import dataclass

from cardavia.art.kit.collars import draw_collar, draw_neck
from cardavia.art.kit.dress import Dress, draw_dress
from cardavia.art.kit.hands import HANDS
from cardavia.art.kit.heads import Head, draw_head
from cardavia.art.kit.horse import BUST
from cardavia.art.kit.things import THINGS
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

HEAD_AT = (100.0, 88.0, 1.12)
"""Where the head is set, and how large."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A hand and what it holds: a thing by its name, or who draws it.

    The hand is one of `hands.HANDS`, at (x, y); `turn` leans the thing, in degrees; `lift` raises it over the hand.
    """

    thing: str | Callable[[Plate], None] | None
    hand: str
    x: float
    y: float
    turn: float = 0.0
    main: Ink = Ink.RED
    trim: Ink = Ink.GOLD
    scale: float = 1.0
    lift: float = 0.0


@dataclass(frozen=True, slots=True)
class Horse:
    """The inks of the horse a cavalier leads."""

    main: Ink
    mane: Ink
    bridle: Ink


@dataclass(frozen=True, slots=True)
class Half:
    """A half figure: who it is, what it wears, what it holds in the left and in the right of the picture."""

    head: Head
    dress: Dress
    left: Hold | None = None
    right: Hold | None = None
    cuff: Ink = Ink.PAPER
    horse: Horse | None = None


def draw_half(plate: Plate, half: Half) -> None:
    """Draw a half figure in the frame of a card 200 wide, down to y = 216."""
    draw_dress(plate, half.dress, half.head.face.skin)
    draw_neck(plate, half.head.face.skin)
    draw_collar(plate, half.dress.collar, half.dress.lining, half.dress.trim)
    x, y, scale = HEAD_AT
    with plate.at(x, y, scale):
        draw_head(plate, half.head)
    if half.horse:
        with plate.at(58, 128, 0.94):
            horse = half.horse
            engrave(plate, BUST, main=horse.main, mane=horse.mane, bridle=horse.bridle)
    if half.left:
        _thing(plate, half.left)
        _arm(plate, half, half.left)
    if half.right:
        _thing(plate, half.right)
        with plate.mirrored(half.right.x):
            _arm(plate, half, half.right)


def _thing(plate: Plate, hold: Hold) -> None:
    if hold.thing:
        with plate.at(hold.x, hold.y - hold.lift, hold.scale, hold.turn):
            if callable(hold.thing):
                hold.thing(plate)
            else:
                engrave(plate, THINGS[hold.thing], main=hold.main, trim=hold.trim)


SLEEVE = """
    shape main 1.8: -15,14 -20,34 -22,64! 24,64! 26,34 17,14 0,10
    line 1 .4: -8,22 -10,40 -6,58
    line 1 .4: 4,20 6,38 4,56
    hatch 60 2.3: 8,16 20,26 24,44 22,60 12,60 14,38
    shape cuff 1.5: -17,16 -14,6 0,3 14,6 18,14 15,20 0,23 -14,22
    line 1.3 .1 trim: -15,18 0,20.4 16,17
    """


def _arm(plate: Plate, half: Half, hold: Hold) -> None:
    with plate.at(hold.x, hold.y + 4):
        engrave(plate, SLEEVE, main=_sleeve_ink(half.dress), cuff=half.cuff, trim=half.dress.trim)
    with plate.at(hold.x, hold.y, 1.06):
        engrave(plate, HANDS[hold.hand], skin=half.head.face.skin)


def _sleeve_ink(dress: Dress) -> Ink:
    return dress.lining if dress.cut in ("armour", "tabard") else dress.main
