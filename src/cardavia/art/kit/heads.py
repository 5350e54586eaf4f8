"""Whole heads: face, hair, beard and what they wear, as one thing that can be set anywhere."""

from dataclasses import dataclass

from cardavia.art.kit import crowns, hats
from cardavia.art.kit.beard import Beard, draw_beard
from cardavia.art.kit.face import Face, draw_face
from cardavia.art.kit.hair import Hair, draw_behind, draw_over, draw_top
from cardavia.art.kit.plume import plume
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

WEAR = {
    name.lower(): picture
    for part in (crowns, hats)
    for name, picture in vars(part).items()
    if name.isupper() and isinstance(picture, str)
}
"""Every crown and hat by its name in small letters."""

PLUMES = {
    "back": "10,-34 24,-42 34,-38 40,-26 38,-16",
    "up": "4,-38 10,-52 8,-64 0,-70",
    "swept": "-2,-36 12,-50 28,-52 38,-42 40,-32",
    "front": "-10,-32 -20,-46 -32,-48 -40,-40 -42,-30",
}
"""Where a plume may stand."""


@dataclass(frozen=True, slots=True)
class Hat:
    """A crown or hat by its name in `WEAR`, and its inks."""

    name: str
    main: Ink = Ink.GOLD
    trim: Ink = Ink.RED
    third: Ink = Ink.PAPER
    plume: str | None = None
    plume_ink: Ink = Ink.PAPER


@dataclass(frozen=True, slots=True)
class Head:
    """A head; `top` names the hair of a bare crown."""

    face: Face
    hair: Hair
    beard: Beard | None = None
    hat: Hat | None = None
    top: str | None = None


def draw_head(plate: Plate, head: Head) -> None:
    """Draw a head around the middle of its face, looking left."""
    hat = head.hat
    draw_behind(plate, head.hair)
    if hat and hat.plume in ("up", "swept"):
        plume(plate, PLUMES[hat.plume], hat.plume_ink, 5)
    draw_face(plate, head.face)
    if head.beard:
        draw_beard(plate, head.beard)
    draw_over(plate, head.hair)
    if head.top:
        draw_top(plate, head.top, head.hair.ink)
    if hat:
        engrave(plate, WEAR[hat.name], main=hat.main, trim=hat.trim, third=hat.third, cap=hat.third)
        if hat.plume in ("back", "front"):
            plume(plate, PLUMES[hat.plume], hat.plume_ink, 6)
