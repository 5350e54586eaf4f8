"""Courts on their feet: full length, in rich dress, in a frame 200 wide whose floor is at y = 345."""

from collections.abc import Callable
from dataclasses import dataclass

from cardavia.art.aluette.lengths import LENGTHS
from cardavia.art.kit.collars import draw_collar, draw_neck
from cardavia.art.kit.dress import Dress
from cardavia.art.kit.hands import HANDS
from cardavia.art.kit.heads import Head, draw_head
from cardavia.art.kit.limbs import joint, limb
from cardavia.art.kit.patterns import weave
from cardavia.art.pen.curve import Point
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

SHOULDERS = {"left": (60.0, 152.0), "right": (140.0, 152.0)}
BONES = (44.0, 42.0)
HEAD_AT = (100.0, 88.0, 1.12)


@dataclass(frozen=True, slots=True)
class Reach:
    """An arm: its side in the picture, where its hand is, what the hand does, and who draws what it holds."""

    side: str
    hand: Point
    grip: str
    thing: Callable[[Plate], None] | None = None
    turn: float = 0.0
    bend: float = 1.0


@dataclass(frozen=True, slots=True)
class Standing:
    """A court on its feet: who it is, what it wears and how that is cut in full length, and its arms."""

    head: Head
    dress: Dress
    cut: str
    arms: tuple[Reach, ...]
    legs: Ink = Ink.PAPER
    shoes: Ink = Ink.INK
    nod: float = 0.0


def draw_standing(plate: Plate, standing: Standing, place: tuple[float, float, float]) -> None:
    """Draw a court; `place` is where the middle of the frame's top comes, and the scale."""
    x, y, scale = place
    with plate.at(x - 100 * scale, y, scale):
        _dress(plate, standing)
        hx, hy, size = HEAD_AT
        with plate.at(hx, hy, size, standing.nod):
            draw_head(plate, standing.head)
        for arm in standing.arms:
            _arm(plate, standing, arm)


def _dress(plate: Plate, standing: Standing) -> None:
    dress, cut, skin = standing.dress, LENGTHS[standing.cut], standing.head.face.skin
    inks = {"main": dress.main, "under": dress.under, "trim": dress.trim, "lining": dress.lining}
    engrave(plate, cut.under, legs=standing.legs, shoes=standing.shoes, **inks)
    if standing.cut == "gown":
        plate.shape("72,152! 76,134 88,126 112,126 124,134 128,152! 100,158", skin, 1.3)
    cloths = [(cloth, dress.main, dress.pattern, dress.pattern_ink) for cloth in cut.cloths]
    front = (cut.front, dress.under, dress.front, dress.front_ink)
    for outline, ink, pattern, pattern_ink in [front, *cloths] if standing.cut == "mantle" else [*cloths, front]:
        plate.shape(outline, ink, 1.8)
        weave(plate, outline, pattern, pattern_ink, 16)
    engrave(plate, cut.detail, **inks)
    draw_neck(plate, skin)
    draw_collar(plate, dress.collar, dress.lining, dress.trim)


def _arm(plate: Plate, standing: Standing, arm: Reach) -> None:
    dress = standing.dress
    shoulder = SHOULDERS[arm.side]
    elbow = joint(shoulder, arm.hand, BONES, arm.bend)
    wrist = _towards(elbow, arm.hand, 0.86)
    limb(plate, (shoulder, elbow, wrist), (14, 13, 8.6), dress.main)
    band = _towards(elbow, arm.hand, 0.62)
    limb(plate, (band, _towards(band, wrist, 0.5), wrist), (11.4, 11, 9.8), dress.lining)
    x, y = arm.hand
    if arm.thing:
        with plate.at(x, y, 1, arm.turn):
            arm.thing(plate)
    with plate.at(x, y, 1.1):
        if arm.side == "right":
            with plate.mirrored():
                engrave(plate, HANDS[arm.grip], skin=standing.head.face.skin)
        else:
            engrave(plate, HANDS[arm.grip], skin=standing.head.face.skin)


def _towards(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
