"""How long the exact solvers take, with all that is known of it: see `cardavia.speed.solving`.

python -m bench.solver [game ...]
"""

import sys
from statistics import median, quantiles

from cardavia.speed.solving import SIZES, times


def row(name: str, left: int, number: int) -> str:
    """Return one line of the table."""
    measured = list(times(name, left, number))
    taken = [milliseconds for milliseconds, _ in measured]
    nodes = [seen for _, seen in measured]
    slow = quantiles(taken, n=20, method="inclusive")[-1]
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
