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

from cardavia.bots.levels import LEVELS, STAND_IN, Level
from cardavia.cards import Stream
from cardavia.games import GAMES
from cardavia.tables.driver import Question

_LOGGER = logging.getLogger(__name__)


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
    return _word(LEVELS[question.level], question)


def quick(question: Question) -> str:
    """Return the word of the stand-in."""
    return _word(STAND_IN, question)


def _word(level: Level, question: Question) -> str:
    game = GAMES[question.game]
    answer = level.player(game).choose(question.view, question.choices, level.budget, Stream(question.seed, "bot"))
    return game.word(answer.action)


def _begin_work() -> None:
    """Make a worker polite to the server: thinking may wait, answering people may not."""
    os.nice(5)
