"""Traces: rings of points as short SVG path text.

Coordinates are whole tenths of a card unit and relative, the shortest exact form; every ring runs the same way
round, so that cuts of one ink which cross never knock a hole into each other.
"""

from collections.abc import Sequence

from cardavia.art.pen.curve import Point, area

SCALE = 10
"""Path units a card unit."""


def _pair(dx: int, dy: int) -> str:
    return f"{dx}{dy}" if dy < 0 else f"{dx} {dy}"


def _steps(ring: Sequence[Point]) -> tuple[tuple[int, int], list[tuple[int, int]]]:
    x, y = round(ring[0][0] * SCALE), round(ring[0][1] * SCALE)
    start = (x, y)
    steps: list[tuple[int, int]] = []
    for px, py in ring[1:]:
        nx, ny = round(px * SCALE), round(py * SCALE)
        if nx != x or ny != y:
            steps.append((nx - x, ny - y))
            x, y = nx, ny
    return start, steps


def ring_path(ring: Sequence[Point]) -> str:
    """Return the path of a filled ring."""
    if area(ring) < 0:
        ring = ring[::-1]
    return _path(ring)


def hole_path(ring: Sequence[Point]) -> str:
    """Return the path of a ring that is cut out of the one before it."""
    if area(ring) > 0:
        ring = ring[::-1]
    return _path(ring)


def _path(ring: Sequence[Point]) -> str:
    (x, y), steps = _steps(ring)
    text = "".join(pair if pair[0] == "-" else " " + pair for pair in (_pair(dx, dy) for dx, dy in steps))
    return f"M{_pair(x, y)}l{text.lstrip(' ')}z" if steps else ""


def disc_path(x: float, y: float, r: float) -> str:
    """Return the path of a filled disc."""
    cx, cy, cr = round(x * SCALE), round(y * SCALE), max(1, round(r * SCALE))
    return f"M{_pair(cx - cr, cy)}a{cr} {cr} 0 1 1 {2 * cr} 0a{cr} {cr} 0 1 1-{2 * cr} 0z"
