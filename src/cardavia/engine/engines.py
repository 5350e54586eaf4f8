"""The three engines behind one face, made when they are first asked for: compiling one takes seconds, once.

An engine has tables and belongs to one thread; `engine_for` and `own_engine` give each thread its own.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from threading import local
from typing import Any, Final, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from cardavia.cards import Card
from cardavia.engine.compiler import Cells
from cardavia.rules import AnyGame

NO_LIMIT: Final = 2**62
"""As many positions as a search may need."""


class Engine(Protocol):
    """What an engine answers; what a value is, each says itself.

    The questions that end in `_cells`, and `playable`, `scores` and `random_ending`, speak of the twin's arrays.
    """

    def solve(self, state: Any, nodes: int) -> Mapping[Any, int] | None: ...
    def reaches(self, state: Any, value: int, nodes: int) -> bool | None: ...
    def playouts(self, state: Any, number: int, seed: int) -> npt.NDArray[np.int64]: ...
    def random_deals(self, number: int, seed: int) -> npt.NDArray[np.int64]: ...
    def judge(
        self, states: Sequence[Any], cards: Sequence[Any], horizon: int, nodes: int
    ) -> npt.NDArray[np.int64]: ...
    def rehearse(self, state: Any) -> None: ...
    def solve_cells(self, cells: Cells, nodes: int) -> Mapping[Any, int] | None: ...
    def reaches_cells(self, cells: Cells, value: int, nodes: int) -> bool | None: ...
    def judge_cells(
        self, worlds: Sequence[Cells], numbers: Sequence[int], horizon: int, nodes: int
    ) -> npt.NDArray[np.int64]: ...
    def value_cells(self, cells: Cells) -> tuple[int, int]: ...
    def playable(self, cells: Cells) -> tuple[Card, ...]: ...
    def scores(self, cells: Cells) -> tuple[int, ...]: ...
    def random_ending(self, left: int, seed: int) -> Cells: ...


_CLASSES: Final[Mapping[str, tuple[str, str]]] = {
    "aluette": ("cardavia.engine.aluette.engine", "AluetteEngine"),
    "french-tarot": ("cardavia.engine.french_tarot.engine", "FrenchTarotEngine"),
    "tarocchino": ("cardavia.engine.tarocchino.engine", "TarocchinoEngine"),
}

Own = TypeVar("Own", bound=Engine)

_own = local()


def engine_for(game: AnyGame) -> Engine:
    """Return this thread's engine for a game; raise `ValueError` for a game that has no twin."""
    if game.name not in _CLASSES:
        raise ValueError(f"no twin of {game.name!r}: there are {', '.join(_CLASSES)}")
    made: dict[str, Engine] = _own.__dict__.setdefault("engines", {})
    if game.name not in made:
        module, name = _CLASSES[game.name]
        made[game.name] = getattr(import_module(module), name)()
    return made[game.name]


def own_engine(game: AnyGame, kind: type[Own]) -> Own:
    """Return this thread's engine for a game as the class it is, for questions that no other game's engine answers.

    Raise `TypeError` when it is of another class.
    """
    engine = engine_for(game)
    if not isinstance(engine, kind):
        own = type(engine).__name__
        raise TypeError(
            f"the engine of {game.name!r} is of class {own}, not {kind.__name__}: ask for it as what it is"
        )
    return engine


def solve(game: AnyGame, state: Any, nodes: int = NO_LIMIT) -> Mapping[Any, int] | None:
    """Return, for each card the seat to act may play, its value if all four go on perfectly with open cards.

    French Tarot: the score of that seat. The other games: the score of its side less that of the other. `None` when
    it takes more than so many positions; raise `ValueError` for a state in which nobody can play a card.
    """
    return engine_for(game).solve(state, nodes)


def made(game: AnyGame, state: Any, threshold: int, nodes: int = NO_LIMIT) -> bool | None:
    """Say whether the best card's value is at least the threshold: a much cheaper question than the value."""
    return engine_for(game).reaches(state, threshold, nodes)


def playouts(game: AnyGame, state: Any, number: int, seed: int) -> npt.NDArray[np.int64]:
    """Return the scores of the four seats after random legal play to the end: `number` rows, one column a seat."""
    return engine_for(game).playouts(state, number, seed)


def random_deals(game: AnyGame, number: int, seed: int) -> npt.NDArray[np.int64]:
    """Return the scores of so many random deals played at random: `number` rows, one column a seat."""
    return engine_for(game).random_deals(number, seed)


def judge(
    game: AnyGame, states: Sequence[Any], cards: Sequence[Any], *, horizon: int, nodes: int
) -> npt.NDArray[np.int64]:
    """Return what each of these cards leads to in each state: a row for each state, a column for each card.

    The states are worlds of one view, with the same seat to act, and each of the cards may be played in them.
    All four follow the game's compiled rules of thumb until `horizon` tricks are left, and play perfectly with open
    cards from there on; where that takes more than `nodes` positions, they follow the rules to the end. The unit is
    that of `solve`.
    """
    return engine_for(game).judge(states, cards, horizon, nodes)
