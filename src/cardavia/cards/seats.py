"""Four seats, numbered 0-3 in the order of play, and the two sides they may form.

Whether seat 1 sits to the left or to the right of seat 0 is a matter of the game.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""0-3: seat n + 1 plays after seat n, and 0 after 3."""

Side: TypeAlias = int
"""0 for the seats 0 and 2, 1 for the seats 1 and 3."""

SEATS: Final[tuple[Seat, ...]] = (0, 1, 2, 3)
SIDES: Final[tuple[Side, ...]] = (0, 1)


def next_seat(seat: Seat) -> Seat:
    """Return the seat that plays after this one."""
    return (seat + 1) % 4


def partner(seat: Seat) -> Seat:
    """Return the seat opposite."""
    return (seat + 2) % 4


def side_of(seat: Seat) -> Side:
    """Return the side of a seat where opposite seats are partners."""
    return seat % 2


def from_seat(first: Seat) -> tuple[Seat, ...]:
    """Return the four seats in the order of play, starting with `first`.

    >>> from_seat(2)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % 4 for step in SEATS)
