"""Where coins and cups stand: below the index, and only the ornament between the corners."""

from collections.abc import Mapping
from types import MappingProxyType

from cardavia.art.pen.curve import Point

PAIR = (54.0, 146.0)
THREE = (43.0, 100.0, 157.0)


def _rows(*rows: tuple[float, tuple[float, ...]]) -> tuple[Point, ...]:
    return tuple((x, y) for y, columns in rows for x in columns)


PLACES: Mapping[int, tuple[Point, ...]] = MappingProxyType(
    {
        4: _rows((141, PAIR), (247, PAIR)),
        5: _rows((135, PAIR), (195, (100.0,)), (255, PAIR)),
        6: _rows((126, PAIR), (193, PAIR), (260, PAIR)),
        7: _rows((126, PAIR), (193, THREE), (260, PAIR)),
        8: _rows((126, THREE), (193, (71.5, 128.5)), (260, THREE)),
        9: _rows((128, THREE), (195, THREE), (262, THREE)),
    }
)
"""The middles of the pips by their number."""

ORNAMENT: Point = (100.0, 86.0)
"""Where the ornament between the corners stands."""
