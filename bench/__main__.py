"""Measures what is measured, and prints a table: the median of several runs, one after another on one core."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Final

from bench import chapters
from cardavia.games import GAMES

RUNS: Final = 5


def rate(work: Callable[[], int]) -> float:
    """Return how many things a second the work does, given that it returns how many it did."""
    rates = []
    for _ in range(RUNS):
        begun = perf_counter()
        done = work()
        rates.append(done / (perf_counter() - begun))
    return median(rates)


def main() -> None:
    """Measure every game."""
    for name, game in GAMES.items():
        for what, work in chapters.measures(game).items():
            print(f"{name:<14} {what:<28} {rate(work):>12,.0f} a second", flush=True)


if __name__ == "__main__":
    main()
