"""The plate: where shapes are filled, outlines drawn with a broad nib, and shade hatched with the burin.

Colour goes under and lines over, in the order they are drawn. Coordinates pass through a stack of placings, so that
a head or a sword is drawn once around its own middle and set where a card wants it.
"""

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from cardavia.art.pen.curve import FLATNESS, Outline, Point, Straight, circle, closed_curve, open_curve, spaced
from cardavia.art.pen.hatching import bands, cuts
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.trace import disc_path, hole_path, ring_path

Affine = tuple[float, float, float, float, float, float]
"""x' = a x + c y + e; y' = b x + d y + f."""

NIB_ANGLE = 0.7
NIB_SHARE = 0.5
"""How much of a line's width the nib's angle may take away."""
WOBBLE = 0.22


def _times(m: Affine, n: Affine) -> Affine:
    a, b, c, d, e, f = m
    p, q, r, s, t, u = n
    return a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f


class Plate:
    """One printed plate of a card; `seed` settles the tremor of its lines."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)
        self.cut: list[tuple[Ink, str]] = []
        self._affine: Affine = (1, 0, 0, 1, 0, 0)

    # placing

    @contextmanager
    def _placed(self, affine: Affine) -> Iterator[None]:
        before = self._affine
        self._affine = _times(before, affine)
        try:
            yield
        finally:
            self._affine = before

    @contextmanager
    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> Iterator[None]:
        """Draw around (x, y), `scale` times as large, turned clockwise by `turn` degrees."""
        c, s = scale * math.cos(math.radians(turn)), scale * math.sin(math.radians(turn))
        with self._placed((c, s, -s, c, x, y)):
            yield

    @contextmanager
    def mirrored(self, x: float = 0) -> Iterator[None]:
        """Draw as in a mirror that stands upright at `x`."""
        with self._placed((-1, 0, 0, 1, 2 * x, 0)):
            yield

    @contextmanager
    def stretched(self, across: float, down: float) -> Iterator[None]:
        """Draw wider or narrower, taller or flatter, around the present middle."""
        with self._placed((across, 0, 0, down, 0, 0)):
            yield

    def placed(self, points: Sequence[Point]) -> list[Point]:
        """Return points of the present drawing as points of the card."""
        a, b, c, d, e, f = self._affine
        return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]

    @property
    def scale(self) -> float:
        """How much larger than its own measure the present drawing stands."""
        a, b, c, d, _, _ = self._affine
        return math.sqrt(abs(a * d - b * c))

    @property
    def _flatness(self) -> float:
        return FLATNESS / max(0.05, round(self.scale, 2))

    def ring(self, outline: Outline) -> list[Point]:
        """Return the outline as a ring of points of the card."""
        return self.placed(closed_curve(outline, self._flatness))

    def stroke(self, outline: Outline) -> list[Point]:
        """Return the outline as an open row of points of the card."""
        return self.placed(open_curve(outline, self._flatness))

    # cutting

    def add(self, ink: Ink, path: str) -> None:
        """Print a path of card points as it is."""
        if self.cut and self.cut[-1][0] is ink:
            self.cut[-1] = (ink, self.cut[-1][1] + path)
        else:
            self.cut.append((ink, path))

    def fill(self, outline: Outline, ink: Ink) -> None:
        """Fill an outline with an ink."""
        self.add(ink, ring_path(self.ring(outline)))

    def shape(self, outline: Outline, ink: Ink, width: float = 1.6) -> None:
        """Fill an outline and draw a line round it."""
        self.fill(outline, ink)
        self.loop(outline, width)

    def line(self, outline: Outline, width: float = 1.4, taper: float = 0.3, ink: Ink = Ink.INK) -> None:
        """Draw an open line; its ends thin out over `taper` of its length (0 keeps them blunt)."""
        points = self._tremble(spaced(self.stroke(outline), 6))
        if len(points) < 2:
            return
        half = self._halves(points, width)
        if taper:
            last = len(points) - 1
            thin = [min(1, 0.1 + i / last / taper) * min(1, 0.1 + (1 - i / last) / taper) for i in range(last + 1)]
            half = [h * t for h, t in zip(half, thin, strict=True)]
        left, right = self._sides(points, half)
        self.add(ink, ring_path(left + right[::-1]))

    def loop(self, outline: Outline, width: float = 1.4, ink: Ink = Ink.INK) -> None:
        """Draw a closed line."""
        ring = self.ring(outline)
        points = self._tremble(spaced([*ring, ring[0]], 6))
        ends = (points[0][0] + points[-1][0]) / 2, (points[0][1] + points[-1][1]) / 2
        points[0] = points[-1] = ends
        left, right = self._sides(points, self._halves(points, width))
        outer, inner = (left, right) if _span(left) >= _span(right) else (right, left)
        self.add(ink, ring_path(outer) + hole_path(inner))

    def rule(self, start: Point, end: Point, width: float, ink: Ink = Ink.INK) -> None:
        """Draw a plain straight line of one width, for strings and ropes."""
        a, b = self.placed([start, end])
        left, right = self._sides([a, b], [width / 2, width / 2])
        self.add(ink, ring_path(left + right[::-1]))

    def nick(self, start: Point, end: Point, width: float = 0.9, ink: Ink = Ink.INK) -> None:
        """Make one burin cut, pointed at both ends."""
        a, b = self.placed([start, end])
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        left, right = self._sides([a, mid, b], [0, width * self.scale**0.6 / 2, 0])
        self.add(ink, ring_path([a, left[1], b, right[1]]))

    def hatch(self, outline: Outline, angle: float = 35, gap: float = 2.5, width: float = 0.9) -> None:
        """Shade an outline with cuts at `angle` degrees: broad in the shadow, pointed to the light."""
        self.hatch_in(Ink.INK, outline, angle, gap, width)

    def hatch_in(self, ink: Ink, outline: Outline, angle: float, gap: float, width: float) -> None:
        """Shade an outline in an ink of its own."""
        ring = self.ring(outline)
        size = self.scale**0.5
        for wedge in cuts(ring, (angle, gap * size, width * size), self.chance):
            self.add(ink, ring_path(wedge))

    def stripes(self, outline: Outline, slant: tuple[float, float, float], ink: Ink) -> None:
        """Cross an outline with bands of one breadth: `slant` is angle in degrees, gap and breadth."""
        for band in bands(closed_curve(outline, self._flatness), slant):
            self.add(ink, ring_path(self.placed(band)))

    def disc(self, x: float, y: float, r: float = 1.2, ink: Ink = Ink.INK) -> None:
        """Fill a small round."""
        ((cx, cy),) = self.placed([(x, y)])
        self.add(ink, disc_path(cx, cy, r * self.scale))

    def bead(self, x: float, y: float, r: float, ink: Ink, width: float = 1.1) -> None:
        """Draw a round with a line about it."""
        self.disc(x, y, r + width / 2.4)
        self.disc(x, y, max(0.3, r - width / 2.4), ink)

    def round(self, x: float, y: float, r: float, ink: Ink, width: float = 1.5) -> None:
        """Draw a larger round with a hand-cut line about it."""
        self.shape(circle(x, y, r), ink, width)

    # the nib

    def _tremble(self, points: list[Point]) -> list[Point]:
        a, b, c, d = (self.chance.uniform(0, math.tau) for _ in range(4))
        run, out = 0.0, []
        last = points[0]
        for x, y in points:
            run += math.hypot(x - last[0], y - last[1])
            last = (x, y)
            dx = math.sin(run / 7 + a) + 0.6 * math.sin(run / 3.1 + b)
            dy = math.sin(run / 6.3 + c) + 0.6 * math.sin(run / 2.7 + d)
            out.append((x + WOBBLE * dx, y + WOBBLE * dy))
        return out

    def _halves(self, points: list[Point], width: float) -> list[float]:
        """Return half the width of the line at each point: the nib is broad one way and fine the other."""
        width *= self.scale**0.6
        out = []
        for i in range(len(points)):
            (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
            turn = abs(math.sin(math.atan2(by - ay, bx - ax) + NIB_ANGLE))
            out.append(width * (1 - NIB_SHARE + NIB_SHARE * turn) / 2 + 0.1)
        return out

    @staticmethod
    def _sides(points: list[Point], halves: list[float]) -> tuple[list[Point], list[Point]]:
        left, right = [], []
        last = len(points) - 1
        for i, ((x, y), half) in enumerate(zip(points, halves, strict=True)):
            (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(last, i + 1)]
            dx, dy = bx - ax, by - ay
            length = math.hypot(dx, dy) or 1
            nx, ny = -dy / length * half, dx / length * half
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        return left, right


def _span(points: list[Point]) -> float:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (max(xs) - min(xs)) + (max(ys) - min(ys))


def straight(points: Sequence[Point]) -> Straight:
    """Return computed points as an outline with corners."""
    return Straight(tuple(points))
