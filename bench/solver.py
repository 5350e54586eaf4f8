"""How long the exact solvers take: the value of positions reached by random legal play from fixed seeds.

    python -m bench.solver [game ...]

Each position is a new problem: nothing remembered of an earlier one helps. Seconds are this process's own, so that
other programs on the machine disturb little; the number of positions looked at does not depend on them at all.
"""

import sys
from collections.abc import Iterator, Mapping
from statistics import median, quantiles
from time import process_time
from typing import Final

from cardavia.engine import engine_for
from cardavia.games import GAMES

SIZES: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {
    "aluette": ((5, 200), (6, 200), (7, 200), (8, 60)),
    "french-tarot": ((6, 200), (8, 200), (10, 60)),
    "tarocchino": ((5, 200), (6, 200), (7, 200)),
}
"""How many tricks are left, and how many positions are tried."""


def times(name: str, left: int, number: int) -> Iterator[tuple[float, int]]:
    """Yield the milliseconds and the positions looked at for each position's value."""
    engine = engine_for(GAMES[name])
    engine.value_cells(engine.random_ending(2, 0))
    for seed in range(number):
        cells = engine.random_ending(left, seed)
        begun = process_time()
        _, nodes = engine.value_cells(cells)
        yield 1000 * (process_time() - begun), nodes


def row(name: str, left: int, number: int) -> str:
    """Return one line of the table."""
    measured = list(times(name, left, number))
    taken = [milliseconds for milliseconds, _ in measured]
    nodes = [seen for _, seen in measured]
    slow = quantiles(taken, n=20)[-1]
    return (
        f"| {name} | {left} | {number} | {median(taken):.3f} | {slow:.2f} | {max(taken):.1f} "
        f"| {median(nodes):,.0f} | {sum(nodes) / sum(taken) / 1000:.1f} |"
    )


def main() -> None:
    """Print the table, for the games named or for all."""
    print("| game | tricks left | positions | median ms | p95 ms | worst ms | nodes, median | M nodes a second |")
    print("|---|---|---|---|---|---|---|---|")
    for name in sys.argv[1:] or SIZES:
        for left, number in SIZES[name]:
            print(row(name, left, number), flush=True)


if __name__ == "__main__":
    main()
