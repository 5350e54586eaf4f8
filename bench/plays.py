"""How many cards a second the twins play: random deals, dealt, played to the end and scored, on one thread.

python -m bench.plays [game ...]
"""

import sys
from collections.abc import Mapping
from statistics import median
from time import process_time
from typing import Final

from cardavia.engine import random_deals
from cardavia.games import GAMES

CARDS: Final[Mapping[str, int]] = {"aluette": 36, "french-tarot": 72, "tarocchino": 60}
"""The cards played in a deal."""
DEALS: Final = 100_000
RUNS: Final = 5


def rate(name: str) -> float:
    """Return the cards played in a second of this process's own time."""
    random_deals(GAMES[name], 10, 0)
    rates = []
    for seed in range(RUNS):
        begun = process_time()
        random_deals(GAMES[name], DEALS, seed)
        rates.append(DEALS * CARDS[name] / (process_time() - begun))
    return median(rates)


def main() -> None:
    """Print the table, for the games named or for all."""
    print("| game | deals | million cards a second |")
    print("|---|---|---|")
    for name in sys.argv[1:] or CARDS:
        print(f"| {name} | {RUNS} x {DEALS:,} | {rate(name) / 1e6:.1f} |", flush=True)


if __name__ == "__main__":
    main()
