"""Feathers: a curved quill with a full vane."""

import math

from cardavia.art.pen.curve import Outline, open_curve
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate


def plume(plate: Plate, quill: Outline, ink: Ink = Ink.PAPER, breadth: float = 5.5) -> None:
    """Draw a plume along its quill, from the root to the tip."""
    spine = open_curve(quill, 0.02)
    last = len(spine) - 1
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(0, i - 1)], spine[min(last, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        full = math.sin(math.pi * min(1, 0.12 + i / last * 0.94)) ** 0.7 * breadth * (1 + 0.12 * math.sin(i * 1.9))
        nx, ny = -(by - ay) / length * full, (bx - ax) / length * full
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    plate.shape(left[::2] + right[::-2], ink, 1.3)
    plate.line(quill, 1.2)
    for i in range(1, last - 1, 2):
        on = spine[min(last, i + 2)]
        for side in (left[i], right[i]):
            plate.nick(spine[i], (side[0] * 0.85 + on[0] * 0.15, side[1] * 0.85 + on[1] * 0.15), 0.8)
