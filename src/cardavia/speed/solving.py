"""How long the exact solvers take: the value of positions reached by random legal play from fixed seeds.

Each position is a new problem: nothing remembered of an earlier one helps. The number of positions a search looks
at depends on no clock.
"""

from collections.abc import Iterator, Mapping
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


def times(game: str, left: int, number: int) -> Iterator[tuple[float, int]]:
    """Yield the milliseconds and the positions looked at for each of so many positions' values."""
    engine = engine_for(GAMES[game])
    engine.value_cells(engine.random_ending(2, 0))
    for seed in range(number):
        cells = engine.random_ending(left, seed)
        begun = process_time()
        _, nodes = engine.value_cells(cells)
        yield 1000 * (process_time() - begun), nodes
