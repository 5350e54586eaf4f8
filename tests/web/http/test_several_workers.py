"""Two worker processes of one house: whichever is asked tells what both have counted, and of nobody who died."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from prometheus_client.mmap_dict import MmapedDict

from tests.frame.sources import ROOT

T = TypeVar("T")
WORKERS = 2
PATIENCE_SECONDS = 180


@dataclass(frozen=True, slots=True)
class Served:
    """A house of several workers: its address, and the folder where they count."""

    url: str
    counts: Path

    def visited(self) -> None:
        """Ask once, on a connection of its own, so that any worker may answer."""
        assert httpx.get(f"{self.url}/healthz", timeout=PATIENCE_SECONDS).status_code == 200

    def told(self, line: str) -> float:
        """Return what a scrape says on the line that begins so; 0 where it has none."""
        answer = httpx.get(f"{self.url}/metrics", timeout=PATIENCE_SECONDS)
        assert answer.status_code == 200
        found = re.search(rf"^{re.escape(line)} (\S+)$", answer.text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    def own(self, line: str) -> dict[int, float]:
        """Return what each worker has counted for itself, by process: metrics whose key holds these words."""
        return self._written("counter_", line)

    def following(self) -> dict[int, float]:
        """Return how many pages each living worker keeps up to date, by process."""
        return self._written("gauge_livesum_")

    def have_noted(self, pages: int) -> bool:
        """Say whether the workers have noted so many pages; each of them does every second."""
        return sum(self.following().values()) == pages

    def _written(self, kind: str, line: str = "") -> dict[int, float]:
        """Return what stands in the files of this kind: one that a worker has only made tells nothing yet."""
        found = {}
        for file in self.counts.glob(f"{kind}*.db"):
            with suppress(FileNotFoundError):  # a worker died, and its gauges have just vanished
                if file.stat().st_size:
                    values = MmapedDict.read_all_values_from_file(str(file))
                    found[int(file.stem.rsplit("_", 1)[1])] = sum(value for key, value, *_ in values if line in key)
        return found


@contextmanager
def serving(database: str, folder: Path, *paths: Path) -> Iterator[Served]:
    """Serve with several workers; they find modules in these folders besides."""
    command = [sys.executable, "-m", "cardavia", "serve", "--no-browser", "--port", "0", "--bot-workers", "0"]
    command += ["--workers", str(WORKERS), "--database", database, "--rate", "1000000"]
    found_in = os.pathsep.join(map(str, (ROOT / "src", *paths)))
    environment = {**os.environ, "PYTHONPATH": found_in, "TMPDIR": str(folder)}
    said = folder / "said"
    with said.open("w") as log, subprocess.Popen(command, stderr=log, env=environment) as house:
        try:
            found = until(lambda: re.search(r"http://[\w.]+:\d+/", said.read_text()))
            (counts,) = until(lambda: list(folder.glob("cardavia-counts-*")))
            yield Served(found[0].rstrip("/").replace("localhost", "127.0.0.1"), counts)
        finally:
            house.send_signal(signal.SIGTERM)
            house.wait(PATIENCE_SECONDS)
    assert list(folder.glob("cardavia-counts-*")) == []


@pytest.fixture
def served(postgres_url: str, tmp_path: Path) -> Iterator[Served]:
    with serving(postgres_url, tmp_path) as house:
        yield house


def until(what: Callable[[], T | None]) -> T:
    """Return what this gives as soon as it is anything."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def visited_by_both(served: Served) -> int:
    """Ask until both workers have answered; return how often that was, as soon as all of it is counted."""
    asked = 0
    end = time.monotonic() + PATIENCE_SECONDS
    while len([count for count in served.own('"/healthz"').values() if count]) < WORKERS:
        served.visited()
        asked += 1
        assert time.monotonic() < end  # who starts later answers later
    until(lambda: sum(served.own('"/healthz"').values()) == asked)  # an answer is counted once it is given
    return asked


HEALTH = 'cardavia_requests_total{method="GET",route="/healthz",status="200"}'


def test_a_scrape_tells_of_all_workers(served: Served) -> None:
    asked = visited_by_both(served)
    assert [served.told(HEALTH) for _ in range(10)] == [asked] * 10


def test_what_a_worker_counted_outlives_it(served: Served) -> None:
    asked = visited_by_both(served)
    killed = next(iter(served.own("healthz")))
    os.kill(killed, signal.SIGKILL)
    until(lambda: len(served.own("cardavia")) > WORKERS)
    assert served.told(HEALTH) == asked


STARTS_LATE = """
import os, pathlib, sys, time
if "--multiprocessing-fork" in sys.orig_argv:
    pathlib.Path(__file__).with_name(f"{os.getpid()}.worker").touch()
    time.sleep(7)
"""


def test_workers_that_take_long_to_start_are_waited_for(postgres_url: str, tmp_path: Path) -> None:
    late = tmp_path / "late"
    late.mkdir()
    (late / "sitecustomize.py").write_text(STARTS_LATE, encoding="utf-8")
    with serving(postgres_url, tmp_path, late) as house:
        visited_by_both(house)
        assert len(list(late.glob("*.worker"))) == WORKERS  # none was killed for its silence


def test_a_worker_that_has_only_begun_to_count_does_not_hide_the_others(served: Served) -> None:
    asked = visited_by_both(served)
    (served.counts / "histogram_999999.db").touch()
    assert served.told(HEALTH) == asked


@contextmanager
def followed(served: Served) -> Iterator[None]:
    """Follow a table's live channel."""
    with httpx.Client(base_url=served.url, timeout=PATIENCE_SECONDS) as guest:
        token = guest.post("/api/guests").json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        sent = {"game": "aluette", "name": "Ann"}
        table = guest.post("/api/tables", json=sent, headers=headers).json()["table"]
        cookies = {"cookie": f"guest={token}"}
        with guest.stream("GET", f"/tables/{table}/events", headers=cookies) as channel:
            assert channel.status_code == 200
            yield


def test_who_followed_a_dead_worker_is_counted_no_more(served: Served) -> None:
    with ExitStack() as pages:
        number = 0
        end = time.monotonic() + PATIENCE_SECONDS
        while len([count for count in served.following().values() if count]) < WORKERS:
            pages.enter_context(followed(served))
            number += 1
            until(partial(served.have_noted, number))
            assert time.monotonic() < end
        before, (killed, lost) = served.told("cardavia_followers"), next(iter(served.following().items()))
        os.kill(killed, signal.SIGKILL)
        until(lambda: killed not in served.following())
        assert (before, served.told("cardavia_followers")) == (number, number - lost)
