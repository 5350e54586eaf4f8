"""Whole figures, about 118 high, standing at y = 0 and looking left; posed by where hands, feet and hips are."""

from dataclasses import dataclass

from cardavia.art.kit.garments import draw_below, draw_coat
from cardavia.art.kit.heads import Head, draw_head
from cardavia.art.kit.limbs import joint, limb
from cardavia.art.kit.things import THINGS
from cardavia.art.pen.curve import Point
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

HEAD = 0.55
"""How large a head of the kit is set on a figure."""
SHOULDERS = {"left": (-9.5, -31.0), "right": (9.5, -31.0)}
"""Where the arms begin, from the hips."""
NECK = (-1.0, -54.0)
"""The middle of the face, from the hips."""
ARM = (19.0, 19.0)
LEG = (25.0, 25.0)


@dataclass(frozen=True, slots=True)
class Arm:
    """An arm: from which shoulder, where its hand is, and what it holds.

    `bend` says to which side the elbow goes; `layer` is `front` or `back` of the body.
    """

    side: str
    hand: Point
    thing: str | None = None
    turn: float = 0.0
    scale: float = 0.6
    main: Ink = Ink.RED
    trim: Ink = Ink.GOLD
    layer: str = "front"
    bend: float = 1.0


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: who it is, what it wears, and how it stands.

    `below` is `breeches`, `skirt`, `robe`, `trousers` or `lap` (a skirt of one who sits); `coat` names a garment.
    """

    head: Head
    coat: str
    main: Ink
    below: str
    cloth: Ink
    arms: tuple[Arm, ...] = ()
    feet: tuple[Point, Point] = ((-8.0, 0.0), (8.0, 0.0))
    hips: Point = (0.0, -50.0)
    lean: float = 0.0
    nod: float = 0.0
    trim: Ink = Ink.GOLD
    apron: Ink | None = None
    sleeves: Ink | None = None
    shoes: Ink = Ink.INK
    knees: float = 1.0


def draw_figure(plate: Plate, figure: Figure) -> None:
    """Draw a figure around the point between its feet."""
    hx, hy = figure.hips
    with plate.at(hx, hy, 1, figure.lean):
        _arms(plate, figure, "back")
    _legs(plate, figure)
    if figure.below in ("skirt", "robe", "lap"):
        draw_below(plate, figure.below, (figure.hips, figure.feet), (figure.cloth, figure.trim, figure.apron))
    with plate.at(hx, hy, 1, figure.lean):
        with plate.at(*NECK):
            engrave(plate, "shape skin 1.2: -4,12! -5,24 0,27 5,24 4,12!", skin=figure.head.face.skin)
        draw_coat(plate, figure.coat, figure.main, figure.trim, figure.head.face.skin)
        with plate.at(*NECK, HEAD, figure.nod):
            draw_head(plate, figure.head)
        _arms(plate, figure, "front")


def _legs(plate: Plate, figure: Figure) -> None:
    hx, hy = figure.hips
    for (x, y), off in reversed(list(zip(figure.feet, (-4.5, 4.5), strict=True))):
        hip, ankle = (hx + off, hy), (x, y - 5)
        knee = joint(hip, ankle, LEG, figure.knees)
        match figure.below:
            case "breeches":
                limb(plate, (knee, _between(knee, ankle, 0.5), ankle), (4.2, 4.4, 2.8), Ink.PAPER)
                limb(plate, (hip, _between(hip, knee, 0.5), _between(knee, ankle, 0.12)), (7, 6.6, 5), figure.cloth)
            case "trousers":
                limb(plate, (hip, knee, ankle), (7, 6, 4.6), figure.cloth)
        _shoe(plate, (x, y), figure.shoes)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _shoe(plate: Plate, place: Point, ink: Ink) -> None:
    with plate.at(*place):
        plate.shape("-11,0! -10.6,-3.4 -5,-5.4 -3,-8! 4,-8! 5,-3 5,0!", ink, 1.2)


def _arms(plate: Plate, figure: Figure, layer: str) -> None:
    for arm in figure.arms:
        if arm.layer == layer:
            _arm(plate, figure, arm)


def _arm(plate: Plate, figure: Figure, arm: Arm) -> None:
    shoulder = SHOULDERS[arm.side]
    elbow = joint(shoulder, arm.hand, ARM, arm.bend)
    wrist = _between(elbow, arm.hand, 0.86)
    limb(plate, (shoulder, elbow, wrist), (6, 5, 3.6), figure.sleeves or figure.main)
    if arm.thing:
        with plate.at(*arm.hand, arm.scale, arm.turn):
            engrave(plate, THINGS[arm.thing], main=arm.main, trim=arm.trim)
    hand(plate, arm.hand, figure.head.face.skin)


def hand(plate: Plate, place: Point, skin: Ink) -> None:
    """Draw a small closed hand."""
    with plate.at(*place):
        plate.shape("-4,-2 -2,-4.4 2,-4.4 4.2,-1.6 4,2.6 1,4.4 -2.6,4 -4.4,1", skin, 1.2)
        plate.line("-3.6,-.6 -1,-.8 1,-.2", 0.7)
        plate.line("-3.4,1.6 -1,1.4 1,1.8", 0.7)
