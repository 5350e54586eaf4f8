"""Looks through all memory at moments of its own, so that persons hardly ever wait for it.

Python looks for garbage whose parts hold one another: often among what is new, which takes no time, and now and
then among everything, which stops all work for half a second in a house of some hundred tables. The second is put
off almost for ever, and done by the clock instead. What was read at the start stays anyway, and is left out.
"""

import asyncio
import gc
import time
from typing import Final

import structlog

_LOGGER: Final = structlog.get_logger(__name__)
_ALMOST_NEVER: Final = 1_000_000
_EVERY_SECONDS: Final = 300.0


def tidy_seldom() -> None:
    """Have this process look through all memory almost never by itself."""
    newest, newer, _ = gc.get_threshold()
    gc.set_threshold(newest, newer, _ALMOST_NEVER)


async def tidy(start: asyncio.Task[None], every: float = _EVERY_SECONDS) -> None:
    """Look through all memory every so many seconds, for ever; not through what the start left there."""
    await asyncio.wait([start])
    gc.freeze()
    try:
        while True:
            await asyncio.sleep(every)
            _look_through()
    finally:
        gc.unfreeze()


def _look_through() -> None:
    begun = time.perf_counter()
    found = gc.collect()
    milliseconds = round((time.perf_counter() - begun) * 1000, 1)
    _LOGGER.info("looked through all memory", found=found, milliseconds=milliseconds)
