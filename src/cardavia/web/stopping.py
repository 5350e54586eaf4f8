"""Ends the live channels when the server is told to stop: it waits for answers, and these would never end."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_TOLD_BY: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def when_told_to_stop(do: Callable[[], None]) -> Iterator[None]:
    """Do this in the loop that runs when a signal to stop comes, beside what the server does about the signal.

    Signals are heard by a process's main thread alone: elsewhere, as in tests, nothing is done.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    servers = {number: own for number in _TOLD_BY if callable(own := signal.getsignal(number))}

    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(do)
        servers[signal.Signals(number)](number, frame)

    for number in servers:
        signal.signal(number, heard)
    try:
        yield
    finally:
        for number, own in servers.items():
            signal.signal(number, own)
