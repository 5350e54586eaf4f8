"""Other programs that play cards, where they are installed: how many decisions a second they make by chance.

Everything a player decides is counted, passing cards on included; dealing is not. What is dealt beforehand favours
the peer: our own figure includes the dealing.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from time import process_time
from typing import Any, Final

SECONDS: Final = 3.0
HEARTS: Final = 64
"""The decisions of a deal of OpenSpiel's hearts: twelve cards are passed on and 52 played."""
ROLLOUTS: Final = 4000


@dataclass(frozen=True, slots=True)
class Peer:
    """Another program's game, and how it is driven: from Python, dealt beforehand, or by rollouts of its own.

    `package` is what to install it from; `rate` returns decisions a second, and raises `ImportError` without it.
    """

    name: str
    how: str
    package: str
    rate: Callable[[], float]


def peers(seconds: float = SECONDS) -> tuple[Peer, ...]:
    """Return everybody who can be measured, for about so many seconds each."""
    return (
        Peer("OpenSpiel/hearts", "driven", "open_spiel", partial(_driven, "hearts", seconds)),
        Peer("OpenSpiel/hearts", "dealt", "open_spiel", partial(_dealt, seconds)),
        Peer("OpenSpiel/hearts", "rollouts", "open_spiel", partial(_rollouts, seconds)),
        Peer("OpenSpiel/tarok", "driven", "open_spiel", partial(_driven, "tarok", seconds)),
        Peer("RLCard/bridge", "driven", "rlcard", partial(_rlcard, seconds)),
    )


def _rate(seconds: float, deals: Iterator[int]) -> float:
    """Return the decisions a second of deals that each say how many they had."""
    begun, done = process_time(), 0
    while process_time() - begun < seconds:
        done += next(deals)
    return done / (process_time() - begun)


def _driven(name: str, seconds: float) -> float:
    game = import_module("pyspiel").load_game(name)
    rng = Random(1)

    def deals() -> Iterator[int]:
        while True:
            yield _play_out(_dealt_out(game.new_initial_state(), rng), rng)

    return _rate(seconds, deals())


def _dealt(seconds: float) -> float:
    rng = Random(1)
    dealt = _dealt_out(import_module("pyspiel").load_game("hearts").new_initial_state(), rng)

    def deals() -> Iterator[int]:
        while True:
            yield _play_out(dealt.clone(), rng)

    return _rate(seconds, deals())


def _rollouts(seconds: float) -> float:
    """Let a searcher of OpenSpiel's do two steps, each of which is so many rollouts in C++ from a dealt hand."""
    spiel = import_module("pyspiel")
    game = spiel.load_game("hearts")
    dealt = _dealt_out(game.new_initial_state(), Random(1))

    def deals() -> Iterator[int]:
        for seed in range(10**6):
            evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, seed)
            searcher = spiel.MCTSBot(game, evaluator, 1.0, 2, 1000, False, seed, False)  # noqa: FBT003 - its own form
            searcher.mcts_search(dealt)
            yield 2 * ROLLOUTS * HEARTS

    return _rate(seconds, deals())


def _rlcard(seconds: float) -> float:
    table = import_module("rlcard").make("bridge")
    rng = Random(1)

    def deals() -> Iterator[int]:
        while True:
            state, _ = table.reset()
            steps = 0
            while not table.is_over():
                state, _ = table.step(rng.choice(list(state["legal_actions"])))
                steps += 1
            yield steps

    return _rate(seconds, deals())


def _dealt_out(state: Any, rng: Random) -> Any:
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _play_out(state: Any, rng: Random) -> int:
    """Play by chance to the end; return how many decisions that were."""
    steps = 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
        steps += not chance
    state.returns()
    return steps
