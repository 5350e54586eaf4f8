"""How many cards a second the twins play, alone: see `cardavia.speed.plays`.

python -m bench.plays [game ...]
"""

import sys

from cardavia.speed.plays import CARDS, DEALS, RUNS, cards_a_second


def main() -> None:
    """Print the table, for the games named or for all."""
    print("| game | deals | million cards a second |")
    print("|---|---|---|")
    for name in sys.argv[1:] or CARDS:
        print(f"| {name} | {RUNS} x {DEALS:,} | {cards_a_second(name) / 1e6:.1f} |", flush=True)


if __name__ == "__main__":
    main()
