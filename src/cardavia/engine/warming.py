"""Compiling ahead, so that nobody waits: all at once, or in the background while the table plays without.

What is compiled stays in the cache folder (see `compiler`), so the next process is ready in a second.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, TypeAlias

from cardavia.engine.engines import NO_LIMIT, engine_for
from cardavia.rules import AnyGame

Progress: TypeAlias = Callable[[str, int, int], None]
"""Told the name of a game when it is done, how many games are, and of how many."""

_LEFT: Final = 2
"""Tricks left in the little problem that makes everything compile."""

_warm: set[str] = set()


def is_warm(game: AnyGame) -> bool:
    """Say whether this process has the game's engine compiled: then no answer is held up."""
    return game.name in _warm


def warm(games: Iterable[AnyGame], progress: Progress | None = None) -> None:
    """Compile the engines of these games, or fetch them from the cache."""
    names = list(games)
    for done, game in enumerate(names, 1):
        _rehearse(game)
        _warm.add(game.name)
        if progress is not None:
            progress(game.name, done, len(names))


def warm_in_background(games: Iterable[AnyGame], progress: Progress | None = None) -> "Future[None]":
    """Begin to compile the engines in a thread of its own; the future is done when they all are."""
    executor = ThreadPoolExecutor(1, thread_name_prefix="warm")
    future = executor.submit(warm, tuple(games), progress)
    executor.shutdown(wait=False)
    return future


def _rehearse(game: AnyGame) -> None:
    """Ask everything once."""
    engine = engine_for(game)
    engine.random_deals(1, 0)
    cells = engine.random_ending(_LEFT, 0)
    engine.solve_cells(cells, NO_LIMIT)
    engine.reaches_cells(cells, 0, NO_LIMIT)
    engine.playable(cells)
    engine.scores(engine.random_ending(0, 0))
