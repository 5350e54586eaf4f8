"""Boards played one after the other, or by several processes; what comes of a board does not depend on which."""

import signal
from collections.abc import Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from cardavia.arena.board import Board, Terms
from cardavia.arena.sitting import play_board
from cardavia.engine import warm
from cardavia.games import GAMES


def play_boards(terms: Terms, numbers: Iterable[int], jobs: int = 1) -> Generator[Board, None, None]:
    """Yield what came of the boards of these numbers, in their order, each as soon as all before it are done."""
    if jobs == 1:
        _get_ready(terms)
        yield from map(partial(play_board, terms), numbers)
        return
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_work, (terms,))
    try:
        yield from executor.map(partial(play_board, terms), numbers)
    finally:
        executor.shutdown(cancel_futures=True)


def _begin_work(terms: Terms) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # control and C ends the workers as well, without their tracebacks
    _get_ready(terms)


def _get_ready(terms: Terms) -> None:
    """Compile what thinking players need, so that no decision's time includes it."""
    if terms.a.worlds or terms.b.worlds:
        warm([GAMES[terms.game]])
