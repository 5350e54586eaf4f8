"""Measures a full house: many tables with quick bots, each person acting every few seconds, over HTTP.

    python -m bench.load [--tables 300] [--every 5] [--seconds 60] [--workers 1] [--database URL]

The house runs in processes of its own and the persons in this one, on the same machine. `--workers 2` without a
database starts a PostgreSQL for the while, with durable commits. A "restart" after a deal counts as an action too.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Final

from bench.visitor import Line, Tally, Visitor, sat_down
from cardavia.games import GAMES
from tests.postgres import cluster

_SOURCE: Final = Path(__file__).parent.parent / "src"
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_DURABLE: Final = ("listen_addresses=",)
_SETTLE_SECONDS: Final = 10.0


@contextmanager
def a_database(options: Namespace) -> Iterator[str]:
    """Yield the database to use: the one named, a new SQLite file, or a new PostgreSQL for several workers."""
    if options.database:
        yield options.database
    elif options.workers == 1:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/house.db"
    else:
        with cluster(_DURABLE) as server:
            server.ask("createdb", "house")
            yield server.url("house")


@contextmanager
def a_house(options: Namespace, database: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Serve in processes of its own; yield the first of them and the port."""
    command = [sys.executable, "-m", "cardavia", "serve", "--no-browser", "--port", "0", "--rate", "1000000"]
    command += ["--database", database, "--workers", str(options.workers)]
    command += ["--bot-workers", str(options.bot_workers)]
    environment = {**os.environ, "PYTHONPATH": str(_SOURCE)}
    with (
        tempfile.TemporaryFile("w+") as said,
        subprocess.Popen(command, stderr=subprocess.PIPE, stdout=said, text=True, env=environment) as house,
    ):
        assert house.stderr is not None
        port = int(house.stderr.readline().rstrip("/\n").rsplit(":", 1)[1])
        drain = subprocess.Popen(["cat"], stdin=house.stderr, stdout=subprocess.DEVNULL)
        try:
            yield house, port
        finally:
            house.terminate()
            house.wait()
            drain.wait()


def processor_seconds(root: int) -> float:
    """Return the processor time of a process and of all below it, in seconds."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        process = int(stat.parent.name)
        parents[process], used[process] = int(fields[1]), (int(fields[11]) + int(fields[12])) / _TICKS
    return sum(seconds for process, seconds in used.items() if _is_below(process, root, parents))


def _is_below(process: int, root: int, parents: dict[int, int]) -> bool:
    while process != root and process in parents:
        process = parents[process]
    return process == root


async def until_open(port: int) -> None:
    """Wait until the house answers."""
    until = monotonic() + 60
    while True:
        try:
            await Line(port, "").ask("GET", "/healthz")
        except (OSError, asyncio.IncompleteReadError):
            if monotonic() > until:
                raise
            await asyncio.sleep(0.1)
        else:
            return


async def stay(visitor: Visitor, every: float, first: float, tally: Tally) -> None:
    """Follow the table, and act every few seconds, until cancelled."""

    async def act() -> None:
        await asyncio.sleep(first)
        due = monotonic()
        while True:
            await visitor.act()
            due += every
            await asyncio.sleep(max(0.0, due - monotonic()))

    try:
        await asyncio.gather(act(), visitor.listen(), visitor.watch())
    except Exception:
        tally.errors.append(traceback.format_exc(limit=-2))


async def measured(options: Namespace, house: subprocess.Popen[str], port: int) -> tuple[Tally, float, float]:
    """Return what the visitors noted in the time measured, and the seconds that the house and they used."""
    rng, tally, games = Random(1), Tally(), options.game or list(GAMES)
    await until_open(port)
    staying = []
    for number in range(options.tables):
        visitor = await sat_down(port, games[number % len(games)], f"Ann {number}", tally)
        first = rng.uniform(0, options.every)
        staying.append(asyncio.create_task(stay(visitor, options.every, first, tally)))
    await asyncio.sleep(_SETTLE_SECONDS)
    failed_before = len(tally.errors)
    tally.begin_again()
    of_house, own = processor_seconds(house.pid), process_time()
    await asyncio.sleep(options.seconds)
    of_house, own = processor_seconds(house.pid) - of_house, process_time() - own
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    assert failed_before == 0, tally.errors[0]
    return tally, of_house, own


def percentiles(times: list[float]) -> str:
    """Return p50, p95, p99 and the worst of these times, in milliseconds."""
    ordered = sorted(times) or [float("nan")]
    places = (0.5, 0.95, 0.99, 1.0)
    return " / ".join(f"{1000 * ordered[min(int(place * len(ordered)), len(ordered) - 1)]:.0f}" for place in places)


def report(options: Namespace, tally: Tally, of_house: float, own: float) -> None:
    """Print what was measured."""
    acts, seconds = len(tally.acts), options.seconds
    cores = f"house {of_house / seconds:.2f} cores, visitors {own / seconds:.2f} cores"
    lines = {
        "house": f"{options.tables} tables, {options.workers} workers",
        "actions": f"{acts} in {seconds} s ({acts / seconds:.1f} a second)",
        "not acted": f"{tally.late} times too late, {tally.idle} times bots were still to play",
        "answered in": f"{percentiles(tally.acts)} ms (p50 / p95 / p99 / worst)",
        "regions": f"{percentiles(tally.regions)} ms, {len(tally.regions) / max(acts, 1):.1f} an action",
        "bots' cards": f"{tally.bots_moves} seen, {tally.bots_moves / seconds:.1f} a second",
        "errors": f"{len(tally.errors)}",
        "processor": f"{1000 * of_house / max(acts, 1):.1f} ms an action; {cores}",
        "load average": f"{os.getloadavg()[0]:.1f}",
    }
    print("\n".join(f"{name:<13} {value}" for name, value in lines.items()), *tally.errors[:3], sep="\n")


def main() -> None:
    """Measure once, and print."""
    parser = ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--every", type=float, default=5.0, metavar="SECONDS")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--game", action="append", choices=list(GAMES))
    options = parser.parse_args()
    with a_database(options) as database, a_house(options, database) as (house, port):
        report(options, *asyncio.run(measured(options, house, port)))


if __name__ == "__main__":
    main()
