"""The desk where bots think: a pool of worker processes, so that the server never waits for a thought.

A worker is handed a question and nothing else: the view of one seat, what that seat is offered, and a seed. The
first answers are given in this process while the workers start.
"""

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from threading import Thread

from cardavia.bots.levels import ADVISER, LEVELS, STAND_IN, Level
from cardavia.cards import Stream
from cardavia.games import GAMES
from cardavia.tables.driver import Question

_LOGGER = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player would do, as a record writes it, and the ids of its reasons, the weightiest first."""

    word: str
    reasons: tuple[str, ...]


class Desk:
    """Answers questions of the driver."""

    def __init__(self, workers: int) -> None:
        """Start so many worker processes; with none, bots think in this process."""
        self._workers = workers
        self._pool = self._started()
        self._is_warm = False
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

    async def ask(self, question: Question) -> str:
        """Return a bot's word, thought out in a worker; a broken pool is started anew and the error raised."""
        pool = self._pool
        if pool is None or not self._is_warm:
            return await self.stand_in(question)
        try:
            word = await asyncio.get_running_loop().run_in_executor(pool, think, question)
        except BrokenProcessPool:
            if pool is self._pool:
                _LOGGER.exception("a worker of the bots died; the workers are started again")
                self._is_warm, self._pool = False, self._started()
            raise
        self.answered += 1
        return word

    async def advise(self, question: Question) -> Advice:
        """Return what the best player here would do with this question, and the ids of its reasons."""
        self.answered += 1
        return advice(question)

    async def stand_in(self, question: Question) -> str:
        """Return the word of a quick player, thought out here."""
        self.answered += 1
        return quick(question)

    def close(self) -> None:
        """Stop the workers without waiting for thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def think(question: Question) -> str:
    """Return the word of the bot that is asked."""
    return _answered(LEVELS[question.level], question).word


def quick(question: Question) -> str:
    """Return the word of the stand-in."""
    return _answered(STAND_IN, question).word


def advice(question: Question) -> Advice:
    """Return what the best player would do, and why."""
    return _answered(ADVISER, question)


def _answered(level: Level, question: Question) -> Advice:
    game = GAMES[question.game]
    answer = level.player(game).choose(question.view, question.choices, level.budget, Stream(question.seed, "bot"))
    return Advice(game.word(answer.action), tuple(reason.label for reason in answer.reasons))


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
