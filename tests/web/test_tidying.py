"""Looking through all memory: by the clock, not in the middle of a request."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from cardavia.web.tidying import tidy, tidy_seldom


class Ring:
    """Garbage that only a look through memory finds, since it holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()
    gc.enable()


async def _nothing() -> None:
    return


async def _begun(tidying: asyncio.Task[None]) -> int:
    """Wait until the start is over and left out; return of how much."""
    while not (count := gc.get_freeze_count()):
        assert not tidying.done()
        await asyncio.sleep(0)
    return count


async def _old(*, every: float, then: float) -> weakref.ref[Ring]:
    """Let a ring grow old in a house that is tidied and drop it; return what can tell whether it is gone.

    It has so many seconds to go, and is waited for no longer than it is there.
    """
    gc.disable()
    gc.unfreeze()
    tidying = asyncio.create_task(tidy(asyncio.create_task(_nothing()), every))
    await _begun(tidying)
    ring = Ring()
    told = weakref.ref(ring)
    del ring
    end = time.monotonic() + then
    while told() is not None and time.monotonic() < end:
        await asyncio.sleep(0.01)
    tidying.cancel()
    await asyncio.wait([tidying])
    return told


def test_a_process_hardly_ever_looks_through_all_memory_by_itself() -> None:
    before = gc.get_threshold()
    tidy_seldom()
    assert gc.get_threshold() == (before[0], before[1], 1_000_000)


def test_garbage_that_holds_itself_is_found_by_the_clock() -> None:
    assert asyncio.run(_old(every=0.05, then=60))() is None


def test_it_stays_until_then() -> None:
    assert asyncio.run(_old(every=3600, then=0.2))() is not None


def test_what_was_read_at_the_start_is_left_out_while_the_house_is_open() -> None:
    async def frozen_while_open() -> int:
        tidying = asyncio.create_task(tidy(asyncio.create_task(_nothing())))
        count = await _begun(tidying)
        tidying.cancel()
        await asyncio.wait([tidying])
        return count

    gc.unfreeze()
    assert (asyncio.run(frozen_while_open()) > 1000, gc.get_freeze_count()) == (True, 0)


def test_a_start_that_fails_does_not_keep_it_from_tidying() -> None:
    async def after_a_failure() -> int:
        async def failing() -> None:
            raise OSError

        start = asyncio.create_task(failing())
        tidying = asyncio.create_task(tidy(start))
        count = await _begun(tidying)
        tidying.cancel()
        await asyncio.wait([tidying])
        start.exception()
        return count

    gc.unfreeze()
    assert asyncio.run(after_a_failure()) > 0
