"""The result of a run: one object, ready for JSON."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from statistics import fmean, quantiles
from typing import Any, Final

from cardavia.arena.board import A, B, Board, Side, Terms
from cardavia.arena.code import code_hash
from cardavia.arena.estimate import estimate

FORMAT: Final = "cardavia-arena/1"


def sum_up(terms: Terms, boards: Sequence[Board]) -> dict[str, Any]:
    """Return the result of these boards; raise `ValueError` when there are none.

    `difference` is in points a seat and sitting, `won` the share of sittings won by `a`, each a mean over the
    boards with its interval; `alike` is the share of boards with no difference. Seconds are the processes' own.
    """
    ordered = sorted(boards, key=lambda board: board.number)
    return {
        "format": FORMAT,
        "terms": terms.plain(),
        "code": code_hash(),
        "difference": asdict(estimate([board.difference for board in ordered])),
        "won": asdict(estimate([board.won for board in ordered])),
        "alike": fmean(board.difference == 0 for board in ordered),
        "deals": sum(board.deals for board in ordered),
        "void": sum(board.void for board in ordered),
        "players": {name: _did([board.sides[name] for board in ordered]) for name in (A, B)},
    }


def _did(sides: Sequence[Side]) -> dict[str, Any]:
    took = [microseconds / 1e6 for side in sides for microseconds in side.took]
    bid = Counter(contract for side in sides for contract, _ in side.contracts)
    made = Counter(contract for side in sides for contract, was_made in side.contracts if was_made)
    return {
        "decisions": len(took),
        "seconds": _spread(took),
        "violations": sum(side.violations for side in sides),
        "contracts": {contract: {"bid": bid[contract], "made": made[contract]} for contract in sorted(bid)},
    }


def _spread(took: Sequence[float]) -> dict[str, float]:
    """Return median, 95th percentile and maximum."""
    if len(took) < 2:
        return dict.fromkeys(("p50", "p95", "max"), sum(took))
    parts = quantiles(took, n=100, method="inclusive")
    return {"p50": parts[49], "p95": parts[94], "max": max(took)}
