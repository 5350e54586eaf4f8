"""Arms and legs: two bones between a shoulder or hip and where the hand or foot is wanted."""

import math

from cardavia.art.pen.curve import Point
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate


def joint(start: Point, end: Point, bones: tuple[float, float], bend: float) -> Point:
    """Return where the elbow or knee comes; `bend` 1 or -1 says to which side it goes, less than 1 stretches it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    reach = math.hypot(dx, dy) or 0.01
    upper, lower = bones
    along = (upper**2 - lower**2 + reach**2) / (2 * reach)
    along = max(-upper, min(upper, along))
    off = math.sqrt(max(0.0, upper**2 - along**2)) * bend
    ux, uy = dx / reach, dy / reach
    along = min(along, reach * 0.6)
    return start[0] + ux * along - uy * off, start[1] + uy * along + ux * off


def _normal(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1
    return -dy / length, dx / length


def limb(plate: Plate, bones: tuple[Point, Point, Point], breadths: tuple[float, float, float], ink: Ink) -> None:
    """Draw a limb through start, joint and end, with half its breadth at each."""
    a, m, b = bones
    (ax, ay), (bx, by) = _normal(a, m), _normal(m, b)
    mx, my = (ax + bx) / 2, (ay + by) / 2
    left = [(a, (ax, ay)), (m, (mx, my)), (b, (bx, by))]
    out = []
    for (point, normal), half in zip(left, breadths, strict=True):
        out.append((point[0] + normal[0] * half, point[1] + normal[1] * half))
    for (point, normal), half in reversed(list(zip(left, breadths, strict=True))):
        out.append((point[0] - normal[0] * half, point[1] - normal[1] * half))
    marks = ("!", "", "!", "!", "", "!")
    outline = " ".join(f"{x:.1f},{y:.1f}{mark}" for (x, y), mark in zip(out, marks, strict=True))
    plate.shape(outline, ink, 1.5)
    shade = " ".join(f"{x:.1f},{y:.1f}" for x, y in (out[1], out[2], b, m))
    plate.hatch(shade, 62, 2.2, 0.8)
