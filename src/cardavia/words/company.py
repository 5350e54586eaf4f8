"""Who sits where, as one seat sees it: the same table is told differently to everyone at it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardavia.cards import Seat


class Place(StrEnum):
    """Where a seat is for the one who is told of it; `SEAT` when nobody's eyes are lent."""

    YOU = "you"
    LEFT = "left"
    OPPOSITE = "opposite"
    RIGHT = "right"
    SEAT = "seat"


_CLOCKWISE: Final = (Place.YOU, Place.LEFT, Place.OPPOSITE, Place.RIGHT)
_COUNTER_CLOCKWISE: Final = (Place.YOU, Place.RIGHT, Place.OPPOSITE, Place.LEFT)


@dataclass(frozen=True, slots=True)
class Company:
    """Four players' names (`None`: called by their place), seen from a seat or by the public (`None`).

    `clockwise` is the game's: whether the next seat in the order of play sits on the left.

    >>> Company(seen_from=3, clockwise=False).place(0)
    <Place.RIGHT: 'right'>
    """

    names: tuple[str | None, ...] = (None, None, None, None)
    seen_from: Seat | None = None
    clockwise: bool = True

    def place(self, seat: Seat) -> Place:
        """Return where this seat is for the one who sees."""
        if self.seen_from is None:
            return Place.SEAT
        return (_CLOCKWISE if self.clockwise else _COUNTER_CLOCKWISE)[(seat - self.seen_from) % 4]
