"""Where each seat is on the page: the visitor at the bottom, the others where they really sit.

Seats are physical, not textual: the next seat in the order of play is on the left in a clockwise game and on the
right in the others, in every language.
"""

from enum import StrEnum
from typing import Final

from cardavia.cards import Seat


class Spot(StrEnum):
    """A side of the felt, as the style sheet and the module name it. No reader ever sees these words."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"


_CLOCKWISE: Final = (Spot.SOUTH, Spot.WEST, Spot.NORTH, Spot.EAST)
_COUNTER_CLOCKWISE: Final = (Spot.SOUTH, Spot.EAST, Spot.NORTH, Spot.WEST)
LEFT_TO_RIGHT: Final = (Spot.WEST, Spot.NORTH, Spot.EAST)
"""The others as they stand in a row on a small screen."""


def spot(seat: Seat, seen_from: Seat | None, clockwise: bool) -> Spot:  # noqa: FBT001 - the game's own field
    """Return where a seat is for the one who sees; the public sees the table from seat 0.

    >>> spot(1, 0, clockwise=True), spot(0, 3, clockwise=False)
    (<Spot.WEST: 'west'>, <Spot.EAST: 'east'>)
    """
    round_the_table = _CLOCKWISE if clockwise else _COUNTER_CLOCKWISE
    return round_the_table[(seat - (seen_from or 0)) % len(round_the_table)]


def seat_at(where: Spot, seen_from: Seat | None, clockwise: bool) -> Seat:  # noqa: FBT001 - the game's own field
    """Return the seat that sits there."""
    round_the_table = _CLOCKWISE if clockwise else _COUNTER_CLOCKWISE
    return (round_the_table.index(where) + (seen_from or 0)) % len(round_the_table)
