"""Curves: from a few knots to the points of a smooth outline.

Outlines are written as text, `x,y x,y ...`; a `!` behind a knot makes it a corner, and a `!` before them all makes
every knot one, so that the outline is straight between them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

Point = tuple[float, float]
Knot = tuple[float, float, bool]


@dataclass(frozen=True, slots=True)
class Straight:
    """Computed points joined by straight lines."""

    points: Sequence[Point]


Outline = str | Sequence[Point] | Straight
"""What the pen follows: written knots, computed knots (smooth), or computed corners."""

FLATNESS = 0.09
"""How far a drawn line may leave its curve, in card units."""


@lru_cache(maxsize=4096)
def _written(text: str) -> tuple[Knot, ...]:
    corners = text.startswith("!")
    found = []
    for word in text.lstrip("! ").split():
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y), corners or word.endswith("!")))
    return tuple(found)


def knots(outline: Outline) -> tuple[Knot, ...]:
    """Return the knots of an outline: x, y, and whether it is a corner."""
    if isinstance(outline, str):
        return _written(outline)
    if isinstance(outline, Straight):
        return tuple((x, y, True) for x, y in outline.points)
    return tuple((x, y, False) for x, y in outline)


def _beyond(near: Knot, far: Knot) -> Point:
    return 2 * near[0] - far[0], 2 * near[1] - far[1]


def _arc(p0: Point, p1: Point, p2: Point, p3: Point, flatness: float) -> list[Point]:
    """Return the points of one Catmull-Rom piece from p1 up to, but without, p2."""
    bend = 0.0
    for d in (0, 1):
        first = p1[d] + (p2[d] - p0[d]) / 6
        second = p2[d] - (p3[d] - p1[d]) / 6
        bend = max(bend, abs(p1[d] - 2 * first + second), abs(first - 2 * second + p2[d]))
    steps = max(1, math.ceil(math.sqrt(0.9 * bend / flatness)))
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = p0, p1, p2, p3
    points = []
    for i in range(steps):
        t = i / steps
        a, b, c, d3 = t * (-1 + t * (2 - t)), 2 + t * t * (3 * t - 5), t * (1 + t * (4 - 3 * t)), t * t * (t - 1)
        points.append(((a * x0 + b * x1 + c * x2 + d3 * x3) / 2, (a * y0 + b * y1 + c * y2 + d3 * y3) / 2))
    return points


def _piece(before: Knot | None, start: Knot, end: Knot, after: Knot | None, flatness: float) -> list[Point]:
    p1, p2 = start[:2], end[:2]
    if start[2] and end[2]:
        return [p1]
    p0 = before[:2] if before and not start[2] else _beyond(start, end)
    p3 = after[:2] if after and not end[2] else _beyond(end, start)
    return _arc(p0, p1, p2, p3, flatness)


@lru_cache(maxsize=8192)
def _closed(line: tuple[Knot, ...], flatness: float) -> tuple[Point, ...]:
    n = len(line)
    points: list[Point] = []
    for i in range(n):
        points += _piece(line[i - 1], line[i], line[(i + 1) % n], line[(i + 2) % n], flatness)
    return tuple(points)


@lru_cache(maxsize=8192)
def _open(line: tuple[Knot, ...], flatness: float) -> tuple[Point, ...]:
    n = len(line)
    points: list[Point] = []
    for i in range(n - 1):
        before = line[i - 1] if i else None
        after = line[i + 2] if i + 2 < n else None
        points += _piece(before, line[i], line[i + 1], after, flatness)
    return (*points, line[-1][:2])


def closed_curve(outline: Outline, flatness: float = FLATNESS) -> tuple[Point, ...]:
    """Return the points of the outline as a ring (the first is not repeated)."""
    return _closed(knots(outline), flatness)


def open_curve(outline: Outline, flatness: float = FLATNESS) -> tuple[Point, ...]:
    """Return the points of the outline from its first knot to its last."""
    return _open(knots(outline), flatness)


def spaced(points: Sequence[Point], gap: float) -> list[Point]:
    """Return the points with more put between them, so that none stand further apart than `gap`."""
    out = [points[0]]
    for x, y in points[1:]:
        px, py = out[-1]
        parts = math.ceil(math.hypot(x - px, y - py) / gap) or 1
        out += [(px + (x - px) * i / parts, py + (y - py) * i / parts) for i in range(1, parts)]
        out.append((x, y))
    return out


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Tell whether a point lies in a ring."""
    x, y = point
    within = False
    px, py = ring[-1]
    for qx, qy in ring:
        if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
            within = not within
        px, py = qx, qy
    return within


def area(ring: Sequence[Point]) -> float:
    """Return twice the signed area of a ring."""
    total = 0.0
    px, py = ring[-1]
    for x, y in ring:
        total += px * y - x * py
        px, py = x, y
    return total


def circle(x: float, y: float, r: float, knots_round: int = 10) -> list[Point]:
    """Return the knots of a circle."""
    return ellipse(x, y, r, r, knots_round)


def ellipse(x: float, y: float, rx: float, ry: float, knots_round: int = 10) -> list[Point]:
    """Return the knots of an upright ellipse."""
    turns = (i * math.tau / knots_round for i in range(knots_round))
    return [(x + rx * math.cos(t), y + ry * math.sin(t)) for t in turns]


def star(x: float, y: float, points: int, radii: tuple[float, float], turn: float = -90) -> Straight:
    """Return a star of `points` rays; `radii` are those of its tips and of its notches; `turn` in degrees."""
    out = []
    for i in range(2 * points):
        t = math.radians(turn) + i * math.pi / points
        out.append((x + radii[i % 2] * math.cos(t), y + radii[i % 2] * math.sin(t)))
    return Straight(out)


def box(x: float, y: float, width: float, height: float) -> Straight:
    """Return a rectangle from its top left corner."""
    return Straight([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
