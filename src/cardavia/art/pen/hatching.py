"""Hatching: parallel cuts that fill a ring, each broad on the shadow side and pointed to the light."""

import math
import random
from collections.abc import Iterator, Sequence

from cardavia.art.pen.curve import Point

LIGHT = (-1.0, -0.5)
"""The light comes from the upper left."""
SHORTEST = 1.2


def _crossings(ring: Sequence[Point], y: float) -> list[float]:
    found = []
    px, py = ring[-1]
    for qx, qy in ring:
        if (py > y) != (qy > y):
            found.append(px + (y - py) * (qx - px) / (qy - py))
        px, py = qx, qy
    return sorted(found)


def cuts(
    ring: Sequence[Point], manner: tuple[float, float, float], chance: random.Random
) -> Iterator[tuple[Point, Point, Point]]:
    """Yield the wedges that shade a ring; `manner` is their angle in degrees, their gap and their width."""
    angle, gap, width = manner
    turn = math.radians(angle)
    c, s = math.cos(turn), math.sin(turn)
    level = [(x * c + y * s, y * c - x * s) for x, y in ring]
    lit_first = c * LIGHT[0] + s * LIGHT[1] < 0
    y = min(p[1] for p in level) + gap * chance.uniform(0.4, 0.8)
    end = max(p[1] for p in level)
    while y < end:
        xs = _crossings(level, y)
        for start, stop in zip(xs[::2], xs[1::2], strict=False):
            if stop - start >= SHORTEST:
                short = (stop - start) * chance.uniform(0, 0.22)
                tip, root = (start + short, stop) if lit_first else (stop - short, start)
                half = width * chance.uniform(0.8, 1.2) / 2
                lean = gap * chance.uniform(-0.12, 0.12)
                wedge = ((tip, y + lean), (root, y - half), (root, y + half))
                yield _turned(wedge[0], c, s), _turned(wedge[1], c, s), _turned(wedge[2], c, s)
        y += gap * chance.uniform(0.88, 1.12)


def bands(ring: Sequence[Point], slant: tuple[float, float, float]) -> Iterator[list[Point]]:
    """Yield the bands of one breadth that cross a ring; `slant` is angle in degrees, gap and breadth."""
    angle, gap, breadth = slant
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    level = [(x * c + y * s, y * c - x * s) for x, y in ring]
    top, end = min(p[1] for p in level), max(p[1] for p in level)
    y = math.ceil(top / gap) * gap
    while y < end - breadth / 2:
        above, below = _crossings(level, y - breadth / 2), _crossings(level, y + breadth / 2)
        if len(above) == len(below):
            for i in range(0, len(above) - 1, 2):
                corners = (above[i], y - breadth / 2), (above[i + 1], y - breadth / 2)
                others = (below[i + 1], y + breadth / 2), (below[i], y + breadth / 2)
                yield [_turned(corner, c, s) for corner in (*corners, *others)]
        y += gap


def _turned(point: Point, c: float, s: float) -> Point:
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c
