"""The desk where bots think: a pool of worker processes, so that the server never waits for a thought.

A worker is handed an errand and nothing else: the question that one seat is asked, whom to ask, and a seed. Players
that search think there. They need the game's engine: it is compiled once, in a process of its own, and until then,
and while the workers start, the stand-in plays for them. Players that go by rules of thumb answer in this process:
it takes them less time than sending the question would.
"""

import asyncio
import logging
import multiprocessing
import os
from collections import Counter
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final

from cardavia.bots.bot import Weighed
from cardavia.bots.levels import ADVISER, LEVELS, STAND_IN, Level
from cardavia.cards import Stream
from cardavia.engine import is_warm, warm
from cardavia.games import GAMES
from cardavia.rules import AnyGame
from cardavia.tables.driver import Errand

_LOGGER = logging.getLogger(__name__)
_ADVICE_SECONDS: Final = 5.0
_TRIES: Final = 3
"""So often is an engine compiled whose process dies of something: a full memory, a full disk."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A choice that a player weighed, as a record writes it: the score it expects, the id of a reason for it."""

    word: str
    expected: float
    reason: str | None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player would do, as a record writes it, and the ids of its reasons, the weightiest first.

    `candidates` are the choices it weighed, the best first; none when it went by rules of thumb alone.
    """

    word: str
    reasons: tuple[str, ...]
    candidates: tuple[Candidate, ...] = ()


class Desk:
    """Answers the errands of the driver."""

    def __init__(self, workers: int) -> None:
        """Start so many worker processes; with none, the stand-in plays for players that search."""
        self._workers = workers
        self._is_warm = False
        self._pool = self._started()
        self._compilers: dict[str, BaseProcess] = {}
        self._tries: Counter[str] = Counter()
        self.answered = 0

    def _started(self) -> Executor | None:
        if not self._workers:
            return None
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_begin_work)
        pool.submit(os.getpid).add_done_callback(lambda _: self._warmed())
        return pool

    def _warmed(self) -> None:
        self._is_warm = True

    def _may_search(self, game: str) -> bool:
        """Say whether the engine of a game is compiled; if not, see to it in a process of its own."""
        compiler = self._compilers.get(game)
        if compiler is None or (compiler.exitcode and self._tries[game] < _TRIES):
            if compiler is not None:
                _LOGGER.error("compiling the engine of %s ended with %s; it begins again", game, compiler.exitcode)
            spawn = multiprocessing.get_context("spawn")
            compiler = self._compilers[game] = spawn.Process(target=_compile, args=(game,), daemon=True)
            compiler.start()
            self._tries[game] += 1
        return compiler.exitcode == 0

    async def ask(self, errand: Errand) -> str:
        """Return a bot's word, thought out in a worker if it searches.

        A broken pool is started anew, and the error raised.
        """
        pool = self._pool
        if not _searches(errand):
            self.answered += 1
            return think(errand)
        if pool is None or not (self._is_warm and self._may_search(errand.game)):
            return await self.stand_in(errand)
        try:
            word = await asyncio.get_running_loop().run_in_executor(pool, think, errand)
        except BrokenProcessPool:
            if pool is self._pool:
                _LOGGER.exception("a worker of the bots died; the workers are started again")
                self._is_warm, self._pool = False, self._started()
            raise
        self.answered += 1
        return word

    async def advise(self, errand: Errand) -> Advice:
        """Return what the best player here would answer, and why; if it must, what the stand-in would."""
        self.answered += 1
        if self._pool is None or not (self._is_warm and self._may_search(errand.game)):
            return quick_advice(errand)
        thought = asyncio.get_running_loop().run_in_executor(self._pool, advice, errand)
        try:
            return await asyncio.wait_for(thought, _ADVICE_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            _LOGGER.warning("the adviser took too long; the stand-in answers")
            return quick_advice(errand)

    async def stand_in(self, errand: Errand) -> str:
        """Return the word of a quick player, thought out here."""
        self.answered += 1
        return quick(errand)

    def close(self) -> None:
        """Stop the workers and compilers without waiting for them."""
        for compiler in self._compilers.values():
            compiler.terminate()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def ready(game: str) -> None:
    """Compile the engine of this game, or fetch it from the cache; at once when this process has it."""
    if not is_warm(GAMES[game]):
        warm([GAMES[game]])


def think(errand: Errand) -> str:
    """Return the word of the bot that is asked."""
    if _searches(errand):
        ready(errand.game)
    return _answered(LEVELS[errand.level], errand).word


def _searches(errand: Errand) -> bool:
    return LEVELS[errand.level].searches


def quick(errand: Errand) -> str:
    """Return the word of the stand-in."""
    return _answered(STAND_IN, errand).word


def advice(errand: Errand) -> Advice:
    """Return what the best player would do, and why."""
    ready(errand.game)
    return _answered(ADVISER, errand)


def quick_advice(errand: Errand) -> Advice:
    """Return what the stand-in would do, and why."""
    return _answered(STAND_IN, errand)


def _answered(level: Level, errand: Errand) -> Advice:
    game = GAMES[errand.game]
    rng = Stream(errand.seed, "bot")
    answer = level.player(game).choose(errand.question, level.budget, rng)
    candidates = tuple(_candidate(game, weighed) for weighed in answer.candidates)
    return Advice(game.word(answer.action), tuple(reason.label for reason in answer.reasons), candidates)


def _candidate(game: AnyGame, weighed: Weighed) -> Candidate:
    return Candidate(game.word(weighed.action), weighed.expected, weighed.thumb)


def _compile(game: str) -> None:
    """Compile the engine of this game into the cache."""
    _begin_work()
    ready(game)


def _begin_work() -> None:
    """Make a worker polite to the server (thinking may wait, answering people may not), and end with it."""
    os.nice(5)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Wait for a server that is killed: it has no time to stop its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
