"""Two worker processes of one house: whichever is asked tells what both have counted, and of nobody who died."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from prometheus_client.mmap_dict import MmapedDict

from tests.frame.sources import ROOT

T = TypeVar("T")
WORKERS = 2
PATIENCE_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Served:
    """A house of several workers: its address, and the folder where they count."""

    url: str
    counts: Path

    def visited(self) -> None:
        """Ask once, on a connection of its own, so that any worker may answer."""
        assert httpx.get(f"{self.url}/healthz", timeout=30).status_code == 200

    def told(self, line: str) -> float:
        """Return what a scrape says on the line that begins so; 0 where it has none."""
        answer = httpx.get(f"{self.url}/metrics", timeout=30)
        assert answer.status_code == 200
        found = re.search(rf"^{re.escape(line)} (\S+)$", answer.text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    def own(self, line: str) -> dict[int, float]:
        """Return what each worker has counted for itself, by process: metrics whose key holds these words."""
        return {
            int(file.stem.rsplit("_", 1)[1]): sum(
                value for key, value, *_ in MmapedDict.read_all_values_from_file(str(file)) if line in key
            )
            for file in self.counts.glob("counter_*.db")
        }

    def following(self) -> dict[int, float]:
        """Return how many pages each living worker keeps up to date, by process."""
        return {
            int(file.stem.rsplit("_", 1)[1]): sum(
                value for _, value, *_ in MmapedDict.read_all_values_from_file(str(file))
            )
            for file in self.counts.glob("gauge_livesum_*.db")
        }


@pytest.fixture
def served(postgres_url: str, tmp_path: Path) -> Iterator[Served]:
    command = [sys.executable, "-m", "cardavia", "serve", "--no-browser", "--port", "0", "--bot-workers", "0"]
    command += ["--workers", str(WORKERS), "--database", postgres_url, "--rate", "1000000"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TMPDIR": str(tmp_path)}
    said = tmp_path / "said"
    with said.open("w") as log, subprocess.Popen(command, stderr=log, env=environment) as house:
        try:
            until(lambda: "http://" in said.read_text())
            found = re.search(r"http://[\w.]+:\d+", said.read_text())
            assert found
            (counts,) = until(lambda: list(tmp_path.glob("cardavia-counts-*")))
            yield Served(found[0].replace("localhost", "127.0.0.1"), counts)
        finally:
            house.send_signal(signal.SIGTERM)
            house.wait(PATIENCE_SECONDS)
    assert list(tmp_path.glob("cardavia-counts-*")) == []


def until(what: Callable[[], T]) -> T:
    """Return what this gives as soon as it is anything."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def visited_by_both(served: Served) -> int:
    """Ask until both workers have answered; return how often that was."""
    asked = 0
    while len([count for count in served.own('"/healthz"').values() if count]) < WORKERS:
        served.visited()
        asked += 1
        assert asked < 500
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


def test_a_worker_that_has_only_begun_to_count_does_not_hide_the_others(served: Served) -> None:
    asked = visited_by_both(served)
    (served.counts / "histogram_999999.db").touch()
    assert served.told(HEALTH) == asked


@contextmanager
def followed(served: Served) -> Iterator[None]:
    """Follow a table's live channel."""
    with httpx.Client(base_url=served.url, timeout=30) as guest:
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
        while len([count for count in served.following().values() if count]) < WORKERS:
            pages.enter_context(followed(served))
            number += 1
            time.sleep(1.1)
            assert number < 30
        before, (killed, lost) = served.told("cardavia_followers"), next(iter(served.following().items()))
        os.kill(killed, signal.SIGKILL)
        until(lambda: killed not in served.following())
        assert (before, served.told("cardavia_followers")) == (number, number - lost)
