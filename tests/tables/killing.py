"""Kills a serving house again and again while people play, and looks whether anything was lost or doubled.

Every person notes what the house said was done. After each kill the house is started again on the same store; at
the end each note must stand in the log of its table exactly once, in order, and every table must go on.
Run by itself it takes the number of kills, and a PostgreSQL of its own for the while or a new SQLite file:
`python -m tests.tables.killing 200 [postgresql|sqlite] [SEED]`.
"""

import asyncio
import multiprocessing
import os
import random
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx

from cardavia.tables import log
from cardavia.tables.store import Store
from cardavia.tables.table import fold
from cardavia.web.configuration import Configuration
from cardavia.web.serve import Address, bound, serve
from tests.postgres import cluster

_FORKED = multiprocessing.get_context("forkserver")
_FORKED.set_forkserver_preload(["cardavia.web.app"])
GAMES = ("aluette", "french-tarot", "tarocchino")
NO_ANSWER = (httpx.TransportError, httpx.HTTPStatusError)
PATIENCE_SECONDS = 120


@dataclass(slots=True)
class Person:
    """Somebody at a table of their own: what the house said was done, in order."""

    headers: dict[str, str]
    table: str
    done: list[str] = field(default_factory=list)
    perhaps: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Report:
    """What came of it."""

    kills: int
    tables: int
    actions: int
    lost: int
    doubled: int
    stuck: int


@contextmanager
def reserved_port() -> Iterator[int]:
    """Yield a port that nobody but who asks for it is given: a house may listen there again after each kill."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the house's own socket, which it lets in
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


def started(database: str, port: int) -> ForkServerProcess:
    """Serve in a process of its own, forked from one that has read the program: it is there at once."""
    process = _FORKED.Process(target=_serve, args=(database, port))
    process.start()
    return process


def _serve(database: str, port: int) -> None:
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stderr.fileno())
    configuration = Configuration(database, bot_workers=0, requests_a_minute=1_000_000)
    serve(configuration, bound(Address("127.0.0.1", port))[0], workers=1)


async def up(client: httpx.AsyncClient) -> None:
    """Wait until the house answers."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            try:
                if (await client.get("/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def sat_down(client: httpx.AsyncClient, game: str) -> Person:
    """Open a table for a new guest."""
    token = (await client.post("/api/guests")).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    answer = await client.post("/api/tables", json={"game": game, "name": "Ann"}, headers=headers)
    return Person(headers, answer.json()["table"])


async def view_of(client: httpx.AsyncClient, person: Person) -> dict[str, Any]:
    """Return what the person may do."""
    answer = await client.get(f"/api/tables/{person.table}/view", headers=person.headers)
    answer.raise_for_status()
    view: dict[str, Any] = answer.json()
    return view


async def act(client: httpx.AsyncClient, person: Person) -> bool:
    """Do the first thing that is offered; say whether anything was."""
    view = await view_of(client, person)
    words = view["words"] or [f"{pick['verb']} {' '.join(pick['proposed'])}" for pick in view["picks"]]
    if not words:
        await next_when_over(client, person, view)
        return False
    person.perhaps.append(words[0])
    sent = {"word": words[0], "seen": view["seen"]}
    answer = await client.post(f"/api/tables/{person.table}/act", json=sent, headers=person.headers)
    if answer.status_code == 200:
        person.done.append(words[0])
    return answer.status_code == 200


async def next_when_over(client: httpx.AsyncClient, person: Person, view: dict[str, Any]) -> None:
    """Deal on when the deal is over, or begin anew; else wait for news."""
    table = (await client.get(f"/api/tables/{person.table}", headers=person.headers)).json()
    if table["deal_over"]:
        await client.post(f"/api/tables/{person.table}/restart", headers=person.headers)
    else:
        news = {"after": view["seen"], "wait": 1}
        await client.get(f"/api/tables/{person.table}/events", params=news, headers=person.headers)


async def play_on(client: httpx.AsyncClient, person: Person, stop: asyncio.Event) -> None:
    """Act as fast as the house allows, whether it is there or not."""
    while not stop.is_set():
        try:
            await act(client, person)
        except NO_ANSWER:
            await asyncio.sleep(0.1)


async def kill_often(database: str, kills: int, tables: int, seed: int) -> Report:
    """Play at so many tables while the house is killed so often at random moments; return what came of it."""
    with reserved_port() as port:
        people, stuck = await _killed(database, port, kills, tables, random.Random(seed))
    return await _judged(database, kills, people, stuck)


async def _killed(
    database: str, port: int, kills: int, tables: int, rng: random.Random
) -> tuple[list[Person], int]:
    """Play while the house at this port is killed; return who played, and how many could not go on."""
    process = started(database, port)
    limits = httpx.Limits(max_connections=200)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30, limits=limits) as client:
            await up(client)
            people = [await sat_down(client, GAMES[number % len(GAMES)]) for number in range(tables)]
            stop = asyncio.Event()
            playing = [asyncio.create_task(play_on(client, person, stop)) for person in people]
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(0.05, 1.5))
                process.kill()
                process.join()
                process = started(database, port)
                await up(client)
            stop.set()
            await asyncio.gather(*playing)
            return people, sum([not await goes_on(client, person) for person in people])
    finally:
        process.kill()
        process.join()


async def goes_on(client: httpx.AsyncClient, person: Person) -> bool:
    """Say whether the person's table still moves."""
    before = len(person.done)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(person.done) < before + 3:
                with suppress(*NO_ANSWER):
                    await act(client, person)
    except TimeoutError:
        return False
    return True


async def _judged(database: str, kills: int, people: list[Person], stuck: int) -> Report:
    lost = doubled = 0
    store = await Store.open(database)
    for person in people:
        entries = await store.read(person.table)
        fold(person.table, entries)  # a log that tells of something impossible raises here
        said = [entry.word for entry in entries if isinstance(entry, log.DealMoved) and entry.seat == 0]
        lost += len(person.done) - _common(person.done, said)
        doubled += len(said) - _common(said, person.perhaps)
    await store.close()
    return Report(kills, len(people), sum(len(person.done) for person in people), lost, doubled, stuck)


def _common(few: list[str], many: list[str]) -> int:
    """Return how many of the first, from its start, stand in the second in the same order."""
    at = iter(many)
    return sum(1 for word in few if word in at)


@contextmanager
def a_database(kind: str) -> Iterator[str]:
    """Yield the address of a new database of this kind."""
    if kind == "postgresql":
        with cluster(("listen_addresses=",)) as server:
            server.ask("createdb", "house")
            yield server.url("house")
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/house.db"


def main() -> None:
    """Kill so often as the first argument says; print the report."""
    kills, kind, seed = (*sys.argv[1:], *("200", "sqlite", "1")[len(sys.argv) - 1 :])
    with a_database(kind) as database:
        print(asyncio.run(kill_often(database, int(kills), tables=24, seed=int(seed))))


if __name__ == "__main__":
    main()
