"""Prints what the engine says about a few deals and endings: run in another process, it must say the same.

python -m tests.engine.sample <deals> <endings> <tricks left> <game> ...
"""

import json
import sys

from cardavia.engine import NO_LIMIT, engine_for, random_deals
from cardavia.games import GAMES


def sample(deals: int, endings: int, left: int, name: str) -> list[object]:
    game = GAMES[name]
    engine = engine_for(game)
    found: list[object] = random_deals(game, deals, 1).tolist()
    for seed in range(endings):
        cells = engine.random_ending(left, seed)
        values = engine.solve_cells(cells, NO_LIMIT) or {}
        best = max(values.values())
        reached = [engine.reaches_cells(cells, best + more, NO_LIMIT) for more in (0, 1)]
        judged = engine.judge_cells([cells], [-1], 2, NO_LIMIT).tolist()
        found.append([reached, {card.code: value for card, value in values.items()}, judged])
    return found


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:4]]
    print(json.dumps({name: sample(numbers[0], numbers[1], numbers[2], name) for name in sys.argv[4:]}))
