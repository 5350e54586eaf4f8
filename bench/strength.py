"""The matches that show who plays better, fixed here with their number of deals before any of them is played.

python -m bench.strength play [game ...]    play what has no result yet, going on where a run was stopped
python -m bench.strength rows [game ...]    print the rows of docs/strength.md

Every match is a run of `cardavia arena`, so that any one can be repeated; its result lies in `bench/results`.
Where two players meet at equal time, a decision takes both the same on average.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cardavia.bots.levels import PLAYERS
from cardavia.games import GAMES

RESULTS: Final = Path(__file__).parent / "results"
SEED: Final = "proof 2026-11-30"
JOBS: Final = "2"


@dataclass(frozen=True, slots=True)
class Plan:
    """One match: who meets whom, in how many worlds each may think (none: as its level does), on how many deals."""

    game: str
    a: str
    b: str
    boards: int
    budget_a: int | None = None
    budget_b: int | None = None
    whole_matches: bool = False

    @property
    def path(self) -> Path:
        """Where its result is."""
        unit = "matches" if self.whole_matches else None
        parts = (self.game, self.a, self.budget_a, self.b, self.budget_b, unit)
        return RESULTS / f"{'-'.join(str(part) for part in parts if part is not None)}.json"

    @property
    def command(self) -> list[str]:
        """The words of the command that plays it."""
        unit = "--matches" if self.whole_matches else "--deals"
        words = ["arena", self.a, self.b, "--game", self.game, unit, str(self.boards), "--seed", SEED]
        for option, budget in (("--budget-a", self.budget_a), ("--budget-b", self.budget_b)):
            words += [] if budget is None else [option, str(budget)]
        return [*words, "--jobs", JOBS, "--output", str(self.path), "--resume"]


def ladder(game: str, *, ismcts: int) -> tuple[Plan, ...]:
    """Return the matches that every game has in common; `ismcts` meets chance on so many deals."""
    return (
        Plan(game, "first-steps", "chance", 1000),
        Plan(game, "family-table", "chance", 1000),
        Plan(game, "ismcts", "chance", ismcts, 500),
        Plan(game, "family-table", "first-steps", 2000),
    )


PLANS: Final = (
    *ladder("aluette", ismcts=60),
    Plan("aluette", "club", "family-table", 1000, 12),
    Plan("aluette", "master", "club", 1000, 16, 12),
    Plan("aluette", "master", "club", 150, 128, 12),
    Plan("aluette", "master", "family-table", 600, 16),
    Plan("aluette", "master", "ismcts", 300, 16, 78),
    Plan("aluette", "master", "family-table", 60, 16, whole_matches=True),
    Plan("aluette", "oracle", "family-table", 400, 16),
    *ladder("french-tarot", ismcts=50),
    Plan("french-tarot", "club", "family-table", 2000, 12),
    Plan("french-tarot", "master", "club", 1200, 32, 12),
    Plan("french-tarot", "master", "family-table", 1000, 32),
    Plan("french-tarot", "master", "ismcts", 800, 32, 44),
    Plan("french-tarot", "oracle", "family-table", 300, 16),
    *ladder("tarocchino", ismcts=40),
    Plan("tarocchino", "club", "family-table", 800, 12),
    Plan("tarocchino", "master", "club", 250, 32, 12),
    Plan("tarocchino", "master", "family-table", 250, 32),
    Plan("tarocchino", "master", "family-table", 60, 128),
    Plan("tarocchino", "master", "ismcts", 200, 32, 60),
    Plan("tarocchino", "oracle", "family-table", 200, 16),
)
"""All matches, each level over the one below first."""


def main() -> int:
    """Play, or print; return how many matches failed or broke a rule."""
    what, *games = sys.argv[1:]
    plans = [plan for plan in PLANS if plan.game in (games or GAMES)]
    if what == "play":
        return sum(play(plan) for plan in plans)
    for plan, result in played(plans):
        print(plan.game, row(plan, result))
    return 0


def play(plan: Plan) -> bool:
    """Play a match that has no result yet; say whether that failed."""
    if plan.path.exists():
        return False
    print(plan.path.stem, file=sys.stderr, flush=True)
    return bool(subprocess.run([sys.executable, "-m", "cardavia", *plan.command], check=False).returncode)


def played(plans: Sequence[Plan] = PLANS) -> Iterator[tuple[Plan, dict[str, Any]]]:
    """Yield the matches that have a result, with it."""
    for plan in plans:
        if plan.path.exists():
            yield plan, json.loads(plan.path.read_text(encoding="utf-8"))


def row(plan: Plan, result: dict[str, Any]) -> str:
    """Return the row of docs/strength.md for a match."""
    digits = 3 if plan.game == "aluette" else 1
    mean, low, high = (f"{result['difference'][field]:+.{digits}f}" for field in ("mean", "low", "high"))
    sides = [result["players"][side] for side in ("a", "b")]
    cells = (
        _named(plan.a, plan.budget_a),
        _named(plan.b, plan.budget_b),
        f"{plan.boards:,}" + (" matches" if plan.whole_matches else ""),
        f"**{mean}** [{low}, {high}]",
        f"{result['difference']['deviation']:.{digits}f}",
        f"{result['won']['mean']:.3f}",
        ", ".join(f"{1000 * side['seconds']['p95']:.3g}" for side in sides),
        f"`{result['code'][:6]}`",
    )
    return f"| {' | '.join(cells)} |"


def _named(name: str, budget: int | None) -> str:
    worlds = budget if budget is not None or name not in PLAYERS else PLAYERS[name].budget.worlds
    return f"`{name}` ({worlds})" if worlds else f"`{name}`"


if __name__ == "__main__":
    sys.exit(main())
