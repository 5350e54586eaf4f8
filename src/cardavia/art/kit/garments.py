"""Garments of whole figures: coats from the hips up, skirts and robes from the hips down."""

from cardavia.art.pen.curve import Point
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

COATS = {
    "bodice": """
        shape skin 1.1: -7,-36 0,-38 7,-36 8,-28 0,-24 -8,-28
        shape main 1.6: -14,-33 -10,-36.6 -7.6,-35! -6,-28 0,-25.6 6,-28 7.6,-35! 10,-36.6 14,-33 13,-22 9,-8
            8.6,-2! 0,0
            -8.6,-2! -9,-8 -13,-22
        line 1.2 .1 trim: -3.4,-23 3.4,-20 -3,-17 3,-14 -2.6,-11 2.6,-8
        hatch 110 2.2 .8: 6,-26 12,-28 10,-12 8,-4 3,-2 7,-14
        """,
    "coat": """
        shape main 1.7: -14,-32 -9,-36.6 -4,-37.6! 0,-33 4,-37.6! 9,-36.6 14,-32 14,-18 11,-6 15,10 17,20! 4,22
            0,14! -4,22
            -17,20! -15,10 -11,-6 -14,-18
        line 1.1 .05: 0,-33 .6,-14 0,14
        bead trim 1.5 .9: 3,-26 3,-18 3,-10 3,-2
        hatch 110 2.2: 7,-28 12,-28 12,-14 9,-4 13,8 15,18 8,19 7,0
        line 1: -11,-6 -4,-5
        line 1: 11,-6 5,-5
        """,
    "vest": """
        shape paper 1.4: -14,-32 -9,-36.6 -4,-37.6 4,-37.6 9,-36.6 14,-32 13,-16 10,0! -10,0! -13,-16
        shape main 1.6: -9,-36.6! -4,-37! -1.4,-24 -.6,0! -10.6,1! -12.6,-16 -12,-28
        shape main 1.6: 9,-36.6! 4,-37! 1.4,-24 .6,0! 10.6,1! 12.6,-16 12,-28
        bead trim 1.2 .8: -2.6,-22 -2.4,-15 -2.2,-8
        hatch 110 2.2 .8: 6,-30 11,-28 11,-14 9,-1 4,-1 7,-16
        """,
    "smock": """
        shape main 1.7: -14,-32 -9,-36.6 -4,-37.6! 0,-34 4,-37.6! 9,-36.6 14,-32 14,-16 15,0 18,18! 8,20 0,19
            -8,20 -18,18!
            -15,0 -14,-16
        line 1: 0,-34 0,-20
        nick .9: -3,-30 3,-30 -3,-26.6 3,-26.6 -3,-23 3,-23
        line 1.8 .05 trim: -13,-3 0,-1 13,-3
        line 1: -8,2 -10,16
        line 1: 0,3 0,17
        hatch 110 2.2: 7,-28 12,-28 12,-8 15,14 8,16 7,0
        """,
    "shirt": """
        shape main 1.6: -14,-32 -9,-36.6 -4,-37.6! 0,-31! 4,-37.6! 9,-36.6 14,-32 13,-16 11,0! -11,0! -13,-16
        line 1: 0,-31 0,-16
        shape trim 1.2: -11,-4 11,-4 11.6,1 -11.6,1
        hatch 110 2.2 .8: 6,-30 11,-28 11,-14 9,-5 4,-5 7,-16
        """,
    "doublet": """
        shape main 1.7: -14,-32 -9,-36.6 -4,-37.6 4,-37.6 9,-36.6 14,-32 13,-18 10,-6 14,6! 7,9! 0,5! -7,9!
            -14,6! -10,-6 -13,-18
        line 1: 0,-36 0,4
        bead trim 1.3 .8: 0,-28 0,-21 0,-14 0,-7
        shape trim 1.2: -10.6,-8 0,-5.6 10.6,-8 10.8,-4 0,-1.6 -10.8,-4
        shape paper 1.2: -8,-37 0,-32 8,-37 9,-33 0,-28 -9,-33
        hatch 110 2.2 .8: 6,-28 11,-27 11,-14 9,-9 4,-9 7,-18
        """,
    "cloak": """
        shape main 1.8: -15,-32 -9,-37 0,-38 9,-37 15,-32 18,-10 22,14 26,40! 12,44 0,40 -12,44 -26,40! -22,14
            -18,-10
        line 1.1: 0,-33 -2,-8 0,38
        line 1: -8,-30 -13,0 -15,38
        line 1: 8,-30 12,0 13,38
        hatch 110 2.4: 10,-30 15,-22 20,10 23,38 14,40 12,6
        bead trim 2.4 1: 0,-33
        """,
    "gown": """
        shape skin 1.1: -7,-36 0,-38 7,-36 9,-30 0,-26 -9,-30
        shape main 1.6: -15,-33 -11,-35 -8.6,-31! 0,-27 8.6,-31! 11,-35 15,-33 13,-22 8.6,-8 8,-2! 0,1 -8,-2!
            -8.6,-8 -13,-22
        shape trim 1.1: -4,-27 4,-27 3,-10 0,-2! -3,-10
        shape paper 1.2: -9,-33! 0,-28 9,-33! 8,-28 0,-24 -8,-28
        hatch 110 2.2 .8: 6,-24 11,-26 9,-12 7,-5 4,-5 6,-14
        """,
}
"""Coats, around the hips; inks `main`, `trim`, `skin`."""


def draw_coat(plate: Plate, coat: str, main: Ink, trim: Ink, skin: Ink = Ink.FLESH) -> None:
    """Draw a coat by its name in `COATS`."""
    engrave(plate, COATS[coat], main=main, trim=trim, skin=skin)


def draw_below(
    plate: Plate, below: str, stance: tuple[Point, tuple[Point, Point]], inks: tuple[Ink, Ink, Ink | None]
) -> None:
    """Draw a skirt, a robe or a lap; `stance` is the hips and the feet, `inks` cloth, trim and apron."""
    match below:
        case "skirt":
            _skirt(plate, stance, inks, (10.0, 4.0))
        case "robe":
            _skirt(plate, stance, inks, (5.0, 0.0))
        case "lap":
            _lap(plate, stance, inks)
        case _:
            raise ValueError(f"no garment {below!r} for the legs: skirt, robe or lap")


def _skirt(
    plate: Plate,
    stance: tuple[Point, tuple[Point, Point]],
    inks: tuple[Ink, Ink, Ink | None],
    flare: tuple[float, float],
) -> None:
    (x, y), ((lx, ly), (rx, ry)) = stance
    cloth, trim, apron = inks
    low = max(ly, ry) - flare[1]
    left, right = min(lx, rx) - flare[0], max(lx, rx) + flare[0]
    mid, top, half = (left + right) / 2, y - 2, (y + low) / 2
    west, east = (left + x) / 2 - 8, (right + x) / 2 + 8
    plate.shape(
        f"{x - 8.6},{top}! {x - 13},{top + 8} {west},{half} {left},{low}! {(left + mid) / 2},{low + 2.4} "
        f"{mid},{low + 1} "
        f"{(right + mid) / 2},{low + 2.4} {right},{low}! {east},{half} {x + 13},{top + 8} {x + 8.6},{top}!",
        cloth,
        1.7,
    )
    for share in (0.22, 0.4, 0.6, 0.78):
        foot = left + (right - left) * share
        plate.line(f"{x - 8 + 16 * share},{top + 4} {(x + foot) / 2},{half} {foot},{low}", 1, 0.35)
    plate.hatch(
        f"{x + 8},{top + 6} {x + 12},{top + 10} {east - 2},{half} {right - 2},{low - 2} "
        f"{mid + 8},{low - 1} {x + 6},{half}",
        110,
    )
    _hem(plate, (left + 2, right - 2, low - 4), trim)
    if apron:
        end = low - 12
        plate.shape(
            f"{x - 7},{top}! {x + 5},{top}! {x + 8},{half} {mid + 10},{end}! {mid - 2},{end + 3} {mid - 14},{end}! "
            f"{x - 10},{half}",
            apron,
            1.4,
        )
        plate.line(f"{x - 3},{top + 6} {x - 4},{half} {mid - 6},{end - 4}", 0.9, 0.4)
        plate.line(f"{x + 3},{top + 6} {x + 3},{half} {mid + 4},{end - 4}", 0.9, 0.4)


def _hem(plate: Plate, place: tuple[float, float, float], trim: Ink) -> None:
    left, right, y = place
    step = (right - left) / 4
    outline = [(left + i * step, y + (2.4 if i % 2 else 0.6 * (i == 2))) for i in range(5)]
    plate.line(outline, 1.9, 0.02, trim)


def _lap(plate: Plate, stance: tuple[Point, tuple[Point, Point]], inks: tuple[Ink, Ink, Ink | None]) -> None:
    (x, y), ((lx, ly), (rx, _)) = stance
    cloth, trim, apron = inks
    knee, low = min(lx, rx) + 2, ly - 3
    plate.shape(
        f"{x + 9},{y - 3}! {x + 14},{y + 4} {x + 12},{y + 14} {knee + 16},{y + 15} {knee + 13},{low}! "
        f"{knee + 2},{low + 2} "
        f"{knee - 9},{low}! {knee - 6},{y + 12} {knee - 5},{y - 1} {knee + 4},{y - 5} {x - 8},{y - 4}!",
        cloth,
        1.7,
    )
    for off in (-4, 2, 8):
        plate.line(f"{knee + off + 2},{y + 1} {knee + off},{y + 14} {knee + off},{low - 1}", 1, 0.35)
    plate.hatch(f"{x + 8},{y + 4} {x + 12},{y + 6} {x + 10},{y + 13} {knee + 15},{y + 13} {knee + 9},{y + 8}", 110)
    plate.hatch(f"{knee + 15},{y + 13} {knee + 12},{low - 2} {knee + 8},{low - 2} {knee + 9},{y + 10}", 110)
    _hem(plate, (knee - 8, knee + 12, low - 4), trim)
    if apron:
        plate.shape(
            f"{x - 6},{y - 4}! {x + 4},{y + 3} {knee + 10},{y + 8} {knee + 7},{low - 12}! {knee - 5},{low - 12}! "
            f"{knee - 4},{y + 4} {knee + 4},{y - 4}",
            apron,
            1.4,
        )
