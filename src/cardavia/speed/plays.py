"""How many cards a second the twins play: random deals, dealt, played to the end and scored, on one thread."""

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


def cards_a_second(game: str, deals: int = DEALS) -> float:
    """Return the cards played in a second of this process's own time, the median of several runs."""
    return CARDS[game] * deals_a_second(game, deals)


def deals_a_second(game: str, deals: int = DEALS) -> float:
    """Return the random deals played out in a second, as `cards_a_second` does."""
    random_deals(GAMES[game], 10, 0)
    rates = []
    for seed in range(RUNS):
        begun = process_time()
        random_deals(GAMES[game], deals, seed)
        rates.append(deals / (process_time() - begun))
    return median(rates)
