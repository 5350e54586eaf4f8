"""How fast the compiled rules of thumb play, and how much better than chance.

    python -m bench.policies [game ...]

Random deals, on one thread. The margin is that of the side that follows the rules, each deal played twice with the
sides exchanged: points in Aluette, the difference of the totals in Tarocchino.
"""

import sys
from collections.abc import Mapping
from statistics import median, stdev
from time import process_time
from types import ModuleType
from typing import Final

from cardavia.cards import Stream, side_of
from cardavia.engine import Engine, engine_for
from cardavia.engine.aluette import layout as aluette_layout
from cardavia.engine.aluette import policy as aluette_policy
from cardavia.engine.aluette import reading as aluette_reading
from cardavia.engine.aluette import twin as aluette_twin
from cardavia.engine.compiler import Cells
from cardavia.engine.tarocchino import layout as tarocchino_layout
from cardavia.engine.tarocchino import policy as tarocchino_policy
from cardavia.engine.tarocchino import reading as tarocchino_reading
from cardavia.engine.tarocchino import twin as tarocchino_twin
from cardavia.games import GAMES

MODULES: Final[Mapping[str, tuple[ModuleType, ModuleType, ModuleType, ModuleType]]] = {
    "aluette": (aluette_layout, aluette_policy, aluette_reading, aluette_twin),
    "tarocchino": (tarocchino_layout, tarocchino_policy, tarocchino_reading, tarocchino_twin),
}
TRICKS: Final[Mapping[str, int]] = {"aluette": 9, "tarocchino": 15}
DEALS: Final = 1_000
RUNS: Final = 5


def rate(engine: Engine, tricks: int) -> float:
    """Return the cards that all four play by the rules in a second of this process's own time."""
    deals = [engine.random_ending(tricks, seed) for seed in range(DEALS)]
    engine.judge_cells(deals[:1], [-1], 0, 1)
    rates = []
    for _ in range(RUNS):
        begun = process_time()
        engine.judge_cells(deals, [-1], 0, 1)
        rates.append(DEALS * 4 * tricks / (process_time() - begun))
    return median(rates)


def margin(engine: Engine, name: str, seed: int, side: int) -> int:
    """Return what the side that follows the rules scores more than the other, which plays at random."""
    layout, policy, reading, twin = MODULES[name]
    numbers = list(reading.BY_NUMBER)
    cells: Cells = engine.random_ending(TRICKS[name], seed)
    chance = Stream(str(seed), "chance")
    while cells[layout.TRICK + layout.LEFT]:
        if side_of(int(cells[layout.TRICK + layout.TURN])) == side:
            card = int(policy.choose(cells, layout.TRICK))
        else:
            mask = int(twin.legal(cells, layout.TRICK))
            options = [number for number in numbers if mask >> number & 1]
            card = options[chance.below(len(options))]
        twin.lay(cells, layout.TRICK, card)
    scores = engine.scores(cells)
    return scores[side] - scores[1 - side]


def main() -> None:
    """Print the table, for the games named or for both."""
    print("| game | million cards a second | better than chance by | deals |")
    print("|---|---|---|---|")
    for name in sys.argv[1:] or MODULES:
        engine = engine_for(GAMES[name])
        pairs = [(margin(engine, name, seed, 0) + margin(engine, name, seed, 1)) / 2 for seed in range(DEALS)]
        wide = 1.96 * stdev(pairs) / len(pairs) ** 0.5
        speed = rate(engine, TRICKS[name]) / 1e6
        print(f"| {name} | {speed:.1f} | {sum(pairs) / len(pairs):.2f} ± {wide:.2f} | {DEALS:,} |", flush=True)


if __name__ == "__main__":
    main()
