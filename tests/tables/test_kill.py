"""A house that is killed at any moment loses nothing, doubles nothing, and every table goes on."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.cli.test_serve import served
from tests.tables.killing import (
    PATIENCE_SECONDS,
    Report,
    act,
    goes_on,
    kill_often,
    reserved_port,
    sat_down,
    started,
    up,
)

KILLS, TABLES = 3, 6


def held(report: Report) -> bool:
    return report.actions > 20 and (report.lost, report.doubled, report.stuck) == (0, 0, 0)


async def test_nothing_is_lost_or_doubled_on_sqlite(tmp_path: Path) -> None:
    report = await kill_often(f"sqlite:///{tmp_path}/house.db", KILLS, TABLES, seed=1)
    assert held(report), report


async def test_nothing_is_lost_or_doubled_on_postgresql(postgres_url: str) -> None:
    report = await kill_often(postgres_url, KILLS, TABLES, seed=2)
    assert held(report), report


@contextmanager
def serving(database: str) -> Iterator[tuple[int, int]]:
    """Serve in a process of its own; yield its id and its port."""
    with reserved_port() as port:
        process = started(database, port)
        try:
            yield process.pid or 0, port
        finally:
            process.kill()
            process.join()


def asking(port: int) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_SECONDS)


def running() -> dict[int, int]:
    """Return the processes that have not ended, each with who started it."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            state, parent, *_ = path.read_text().rpartition(")")[2].split()
            if state not in {"Z", "X"}:
                found[int(path.parent.name)] = int(parent)
    return found


def below(process: int) -> set[int]:
    """Return the processes that this one started."""
    return {found for found, parent in running().items() if parent == process}


async def test_a_table_goes_on_at_another_server_when_its_own_is_killed(postgres_url: str) -> None:
    with serving(postgres_url) as (killed, first), serving(postgres_url) as (_, second):
        async with asking(first) as client, asking(second) as elsewhere:
            await up(client)
            await up(elsewhere)
            person = await sat_down(client, "aluette")
            while not await act(client, person):
                pass
            os.kill(killed, 9)
            assert await goes_on(elsewhere, person)


async def test_the_workers_of_the_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with served(tmp_path, "serve") as (_, process):
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(workers := below(process.pid)) < 2:
                await asyncio.sleep(0.1)
            process.kill()
            while workers & set(running()):
                await asyncio.sleep(0.1)
