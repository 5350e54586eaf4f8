"""Compiling ahead, so that nobody waits: all at once, or in the background while the table plays without.

What is compiled stays in the cache folder (see `compiler`), so the next process is ready in a second.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, TypeAlias

from cardavia.engine.engines import engine_for, judge, made, playouts, random_deals, solve
from cardavia.match import Deal, deal_out
from cardavia.rules import AnyGame, PlayCard

Progress: TypeAlias = Callable[[str, int, int], None]
"""Told the name of a game when it is done, how many games are, and of how many."""

_SEED: Final = "warm"

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
    """Ask everything once, with no time to find an answer."""
    state = _at_first_card(deal_out(game, game.house_rules(), 0, _SEED)).state
    random_deals(game, 1, 0)
    playouts(game, state, 1, 0)
    made(game, state, 0, nodes=1)
    solve(game, state, nodes=1)
    (seat,) = game.actors(state)
    cards = [action.card for action in game.choices(state, seat).actions if isinstance(action, PlayCard)]
    judge(game, [state], cards[:1], horizon=1, nodes=1)
    engine_for(game).rehearse(state)


def _at_first_card(deal: Deal) -> Deal:
    """Return the deal when the first card is to be played, everything before being chosen as it comes."""
    while True:
        (seat,) = deal.actors
        choices = deal.game.choices(deal.state, seat)
        if any(isinstance(action, PlayCard) for action in choices.actions):
            return deal
        if choices.actions:
            word = deal.game.word(choices.actions[-1])
        else:
            pick = choices.picks[0]
            word = pick.word(pick.proposed)
        heard = deal.hear(f"{seat} {word}")
        if not isinstance(heard, Deal):
            raise RuntimeError(f"{word!r} was offered and is refused: {heard}")
        deal = heard
