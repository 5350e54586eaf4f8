"""Strands that are laced into each other: long curved swords and knotted batons, as northern Italy lays them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from cardavia.art.pen.curve import Point, Straight
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

STEPS = 26
EDGE = 1.4


@dataclass(frozen=True, slots=True)
class Strand:
    """A strand: its middle line from 0 to 1, its half breadth there, its ink and the ink of its bright side."""

    path: Callable[[float], Point]
    breadth: Callable[[float], float]
    ink: Ink
    shine: Ink


def sides(strand: Strand, start: float, end: float) -> tuple[list[Point], list[Point]]:
    """Return the two edges of a piece of a strand, both from its start to its end."""
    left: list[Point] = []
    right: list[Point] = []
    count = max(2, round(STEPS * (end - start)))
    for i in range(count + 1):
        t = start + (end - start) * i / count
        (x, y), (ax, ay), (bx, by) = strand.path(t), strand.path(t - 0.004), strand.path(t + 0.004)
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        half = strand.breadth(t)
        across = -(by - ay) / long * half, (bx - ax) / long * half
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    return left, right


def lay(plate: Plate, strand: Strand, start: float = 0.0, end: float = 1.0) -> None:
    """Draw a piece of a strand over all before it."""
    left, right = sides(strand, start, end)
    plate.fill(Straight([*left, *reversed(right)]), strand.ink)
    middle = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(left, right, strict=True)]
    plate.fill(Straight([*middle, *reversed(right)]), strand.shine)
    for edge in (left, right):
        plate.line(edge, EDGE, 0.02)


def lace(plate: Plate, under: Sequence[Strand], over: Sequence[Strand], reach: float) -> None:
    """Draw two sets of strands that cross, each over the one and under the next.

    `reach` is the share of a strand that is drawn again on either side of a crossing.
    """
    for strand in (*under, *over):
        lay(plate, strand)
    for i, low in enumerate(under):
        for j, high in enumerate(over):
            for turn, t in enumerate(crossings(low, high)):
                if (i + j + turn) % 2:
                    lay(plate, low, max(0.0, t - reach), min(1.0, t + reach))


def crossings(one: Strand, other: Strand) -> list[float]:
    """Return where the first strand's middle line crosses the second's, from its start to its end."""
    count = 60
    found = []
    track = [other.path(i / count) for i in range(count + 1)]
    for i in range(count):
        a, b = one.path(i / count), one.path((i + 1) / count)
        for c, d in pairwise(track):
            share = _cross(a, b, c, d)
            if share is not None:
                found.append((i + share) / count)
    return found


def _cross(a: Point, b: Point, c: Point, d: Point) -> float | None:
    px, py, qx, qy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = px * qy - py * qx
    if not turn:
        return None
    s = ((c[0] - a[0]) * qy - (c[1] - a[1]) * qx) / turn
    t = ((c[0] - a[0]) * py - (c[1] - a[1]) * px) / turn
    return s if 0 <= s < 1 and 0 <= t < 1 else None
