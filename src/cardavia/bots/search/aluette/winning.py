"""What a deal's outcome is worth to the match: the chance to win it, a drawn match counting half.

A match is five deals and is won by one point or by ten. So with one deal to go a side that lies two points behind
needs a mordienne and nothing less, and a side that leads by two may lose the deal by a point.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from cardavia.bots.bot import SoFar
from cardavia.cards import SEATS, Seat, side_of
from cardavia.games.aluette.match import DEALS

OUTCOMES: Final = np.arange(-2, 3)
"""What a deal can bring a side: its points, less those of the other."""
SHARES: Final = np.array([0.002, 0.498, 0.0, 0.498, 0.002])
"""How often each outcome comes among equals: 20,000 random deals played by the compiled rules of thumb, rounded."""


def chances(so_far: SoFar, seat: Seat) -> npt.NDArray[np.float64]:
    """Return, for each outcome of the deal being played, this seat's chance to win the match, a draw as half.

    Raise `ValueError` when the match has no deal left.
    """
    to_come = DEALS - so_far.deals - 1
    if to_come < 0:
        raise ValueError(f"a match has {DEALS} deals: this one would be number {so_far.deals + 1}")
    return np.array([_chance(_lead(so_far.totals, seat) + outcome, to_come) for outcome in OUTCOMES.tolist()])


def _lead(totals: Sequence[int], seat: Seat) -> int:
    """Return by how many points this seat's side leads; a side's points stand with each of its seats."""
    other = next(one for one in SEATS if side_of(one) != side_of(seat))
    return totals[seat] - totals[other]


def _chance(lead: int, to_come: int) -> float:
    """Return the chance to win from this lead with so many deals to come, all of them between equals."""
    later = np.ones(1)
    for _ in range(to_come):
        later = np.convolve(later, SHARES)
    ends = lead + np.arange(len(later)) - len(later) // 2
    return float(later[ends > 0].sum() + later[ends == 0].sum() / 2)
