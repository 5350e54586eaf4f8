"""A match: five deals, and the pair with more points wins.

Rules: aluette.match.five-deals, aluette.match.restart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.cards import SIDES, Seat, Side
from cardavia.games.aluette.dealing import first_dealer, next_dealer

DEALS: Final = 5


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands: who deals next, how many deals were played, each side's points."""

    dealer: Seat
    deals: int
    totals: tuple[int, ...]


def begin(seed: str) -> Standing:
    """Return the beginning of a match: no deal, no points, the first dealer drawn from the seed.

    A match that is restarted begins in the same way from a new seed (aluette.match.restart).
    """
    return Standing(first_dealer(seed), 0, (0,) * len(SIDES))


def after(standing: Standing, points: Sequence[int]) -> Standing:
    """Return the standing after a deal worth these points to the sides; raise `ValueError` after the last."""
    if match_over(standing.deals):
        raise ValueError(f"a match has {DEALS} deals: begin another")
    totals = tuple(total + more for total, more in zip(standing.totals, points, strict=True))
    return Standing(next_dealer(standing.dealer), standing.deals + 1, totals)


def match_over(deals: int) -> bool:
    """Say whether a match is over after this many deals: after five, whatever the points."""
    return deals >= DEALS


def leading_side(totals: Sequence[int]) -> Side | None:
    """Return the side with more points: the winner when the match is over. `None` is a draw."""
    ours, theirs = totals
    if ours == theirs:
        return None
    return 0 if ours > theirs else 1
