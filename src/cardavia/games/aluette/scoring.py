"""Scoring: one point for the player with the most tricks, two for a mordienne.

Rules: aluette.scoring.most-tricks, aluette.scoring.first-to-reach, aluette.scoring.all-spoiled,
aluette.scoring.mordienne, aluette.scoring.mordienne-of-nine.

Everything here is counted from the takers of the nine tricks in order; `None` stands for a spoiled trick.
"""

from collections.abc import Sequence
from typing import Final

from cardavia.cards import SEATS, SIDES, Seat, side_of
from cardavia.games.aluette.house_rules import AluetteHouseRules
from cardavia.games.aluette.play import TRICKS

POINTS: Final = 1
MORDIENNE_POINTS: Final = 2
SHORTEST_RUN: Final = 2


def counts(takers: Sequence[Seat | None]) -> tuple[int, ...]:
    """Return how many tricks each seat took, in seat order. Spoiled tricks count for nobody."""
    return tuple(takers.count(seat) for seat in SEATS)


def reached_at(takers: Sequence[Seat | None], seat: Seat, number: int) -> int:
    """Return in which trick (from 1) this seat took its `number`-th; raise `ValueError` when it never did."""
    tricks = [trick for trick, taken_by in enumerate(takers, 1) if taken_by == seat]
    if not 1 <= number <= len(tricks):
        raise ValueError(f"seat {seat} took {len(tricks)} tricks: ask for one of them")
    return tricks[number - 1]


def tied_for_most(takers: Sequence[Seat | None]) -> tuple[Seat, ...]:
    """Return the seats with the most tricks, in seat order; none when all were spoiled."""
    tricks = counts(takers)
    most = max(tricks)
    return tuple(seat for seat in SEATS if most and tricks[seat] == most)


def winner(takers: Sequence[Seat | None]) -> Seat | None:
    """Return the winner of the deal: most tricks, and among equals who reached that number first.

    Nobody (`None`) wins when all tricks were spoiled.
    """
    tricks = counts(takers)
    return min(tied_for_most(takers), key=lambda seat: reached_at(takers, seat, tricks[seat]), default=None)


def last_run(takers: Sequence[Seat | None], seat: Seat) -> int:
    """Return how many tricks this seat took without a break up to the last, 0 when it did not take that one."""
    length = 0
    for taken_by in reversed(takers):
        if taken_by != seat:
            break
        length += 1
    return length


def is_mordienne(takers: Sequence[Seat | None], seat: Seat, house_rules: AluetteHouseRules) -> bool:
    """Say whether this winner of the deal made a mordienne.

    The last run is then all that the winner took, and two tricks long at least.
    """
    run = last_run(takers, seat)
    if run == TRICKS:
        return house_rules.mordienne_of_nine
    return run >= SHORTEST_RUN and run == takers.count(seat)


def points(takers: Sequence[Seat | None], house_rules: AluetteHouseRules) -> tuple[int, ...]:
    """Return what the deal is worth to each side."""
    best = winner(takers)
    if best is None:
        return (0, 0)
    worth = MORDIENNE_POINTS if is_mordienne(takers, best, house_rules) else POINTS
    return tuple(worth if side == side_of(best) else 0 for side in SIDES)
