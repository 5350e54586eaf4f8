"""The engine: the three games' play and scoring compiled, batched random play, and exact solvers with open cards.

It works on states of the chapters, true or imagined, and knows no table and no words. The chapters are the
definition of the rules; each game's `twin` says them again as numbers for searching, and tests bind the two.

    solve(game, state)                 every legal card with its value if all four go on perfectly
    made(game, state, threshold)       is the best value at least this? much cheaper
    playouts(game, state, n, seed)     scores after random play to the end
    judge(game, states, cards, ...)    what cards lead to in imagined worlds: thumb first, exact endings

`warm` compiles ahead. Code that is compiled itself calls `legal`, `lay` and `settle` of a game's `twin`.
"""

from cardavia.engine.engines import (
    NO_LIMIT,
    Engine,
    engine_for,
    judge,
    made,
    own_engine,
    playouts,
    random_deals,
    solve,
)
from cardavia.engine.warming import is_warm, warm, warm_in_background

__all__ = [
    "NO_LIMIT",
    "Engine",
    "engine_for",
    "is_warm",
    "judge",
    "made",
    "own_engine",
    "playouts",
    "random_deals",
    "solve",
    "warm",
    "warm_in_background",
]
