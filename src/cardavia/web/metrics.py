"""What is counted of a house, also of several worker processes together.

Each process counts for itself. Workers of one house keep their counts in files of one folder besides, named in the
environment as `prometheus_client` wants it, and whichever of them is asked answers for all. Counts of a worker that
died stay, as what it did was done; gauges tell of those who live.
"""

import asyncio
import contextlib
import os
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from typing import Final

import uvicorn.supervisors
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from cardavia.web.house import House

_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
_NOTE_EVERY_SECONDS: Final = 1.0
_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What this process counts."""

    def __init__(self) -> None:
        """Begin at zero."""
        own = self._own = CollectorRegistry()
        self.requests = Counter(
            "cardavia_requests", "Requests answered.", ("method", "route", "status"), registry=own
        )
        self.seconds = Histogram(
            "cardavia_request_seconds", "Seconds to an answer.", ("route",), buckets=_BUCKETS, registry=own
        )
        self._followers = Gauge(
            "cardavia_followers", "Pages kept up to date.", registry=own, multiprocess_mode="livesum"
        )
        self._answers = Counter("cardavia_bot_answers", "Answers of bots.", registry=own)
        self._noted = 0

    def note(self, house: House) -> None:
        """Read off the house what it counts itself."""
        self._followers.set(house.service.bus.followers)
        self._answers.inc(house.desk.answered - self._noted)
        self._noted = house.desk.answered

    @contextlib.asynccontextmanager
    async def noting(self, house: House) -> AsyncIterator[None]:
        """Note every second, for other processes that are asked."""
        task = asyncio.create_task(self._note_for_ever(house))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait([task])

    async def _note_for_ever(self, house: House) -> None:
        while True:
            self.note(house)
            await asyncio.sleep(_NOTE_EVERY_SECONDS)

    def told(self) -> bytes:
        """Return the counts, of all workers where there are several, in the form that Prometheus reads."""
        if _FOLDER not in os.environ:
            return generate_latest(self._own)
        everybody = CollectorRegistry()
        everybody.register(_Everybody())
        return generate_latest(everybody)


class _Everybody(Collector):
    """Adds up the files of all workers, without those that a worker has made this moment and not written yet."""

    def collect(self) -> Iterable[Metric]:
        """Return what stands in the files."""
        files = [str(file) for file in Path(os.environ[_FOLDER]).glob("*.db") if _is_written(file)]
        found: Iterable[Metric] = MultiProcessCollector.merge(files, accumulate=True)
        return found


def _is_written(file: Path) -> bool:
    with contextlib.suppress(FileNotFoundError):  # a worker died, and its gauges have just vanished
        return file.stat().st_size > 0
    return False


class Workers(uvicorn.supervisors.Multiprocess):
    """Several worker processes that count together; one that dies is replaced."""

    def run(self) -> None:
        """Serve until stopped by a signal."""
        with _counting_together():
            super().run()

    def keep_subprocess_alive(self) -> None:
        """Replace who died, and let their gauges vanish."""
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for gone in before - {process.pid for process in self.processes}:
            mark_process_dead(gone)


@contextlib.contextmanager
def _counting_together() -> Iterator[None]:
    with tempfile.TemporaryDirectory(prefix="cardavia-counts-", ignore_cleanup_errors=True) as folder:
        os.environ[_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[_FOLDER]
