"""Several server processes on one PostgreSQL: one drives a table, all tell the same story, and any may die."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field

import pytest
from sqlalchemy import text

from cardavia.tables import bus, driver, store
from cardavia.tables.bus import Bus, relay
from cardavia.tables.database import connected
from cardavia.tables.driver import Driver, Errand
from cardavia.tables.log import Entry
from cardavia.tables.service import Accepted, Service, Stale
from cardavia.tables.store import Store
from cardavia.tables.story import Story
from tests.chance import chance
from tests.tables.conftest import first_choice
from tests.tables.test_service import PATIENCE_SECONDS, offered, opened, until_asked


@dataclass(slots=True)
class Server:
    """One server process's part: its service, what its bots were asked, and how long they think.

    `announced` is the last number that it was told of each table.
    """

    service: Service
    asked: list[str] = field(default_factory=list)
    announced: dict[str, int] = field(default_factory=dict)
    thought: float = 0.0
    chores: list[asyncio.Task[None]] = field(default_factory=list)

    async def ask(self, errand: Errand) -> str:
        self.asked.append(errand.seed)
        await asyncio.sleep(self.thought)
        return await first_choice(errand)

    def die(self) -> None:
        """Stop everything at once, as a kill does: no farewell."""
        for chore in self.chores:
            chore.cancel()
        self.asked.clear()


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[Server]:
    """Serve on this database until left."""
    service = Service(await Store.open(url), Bus(), chance())
    server = Server(service)
    service.bus.note(server.announced.__setitem__)
    bots = Driver(service, server.ask, server.ask)
    server.chores += [
        asyncio.create_task(bots.run()),
        asyncio.create_task(relay(service.bus, service.store, url)),
    ]
    yield server
    await bots.stop()
    for chore in server.chores:
        chore.cancel()
    await asyncio.gather(*server.chores, return_exceptions=True)
    await service.store.close()


@pytest.fixture
async def servers(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers that look often whether they are needed, and hold each other alive however slow the machine."""
    monkeypatch.setattr(driver, "_SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(driver, "_IDLE_SECONDS", 0.1)
    monkeypatch.setattr(store, "_ALIVE_SECONDS", 600.0)
    monkeypatch.setattr(bus, "_SOUND_SECONDS", 600.0)
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(serving(postgres_url))
        yield one, await stack.enter_async_context(serving(postgres_url))


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not await what():
            await asyncio.sleep(0.02)


async def played(service: Service, name: str, story: Story) -> None:
    assert await service.act(name, "ann", offered(story), story.last(0)) == Accepted()


async def test_the_server_that_makes_a_change_drives_the_tables_bots(servers: tuple[Server, Server]) -> None:
    one, other = servers
    name = await opened(one.service)
    story = await until_asked(one.service, name)
    assert other.asked == []
    before = len(one.asked)
    while not other.asked:  # who takes the trick with its last card is asked again, and no bot in between
        await played(other.service, name, story)
        story = await until_asked(other.service, name)
    assert len(one.asked) == before


async def test_a_slow_bot_is_not_asked_again_by_anybody(servers: tuple[Server, Server]) -> None:
    one, other = servers
    one.thought = other.thought = 0.6
    name = await opened(one.service)
    await until_asked(one.service, name)
    asked = [*one.asked, *other.asked]
    assert len(asked) == len(set(asked))


async def test_who_follows_at_one_server_hears_what_was_done_at_the_other(servers: tuple[Server, Server]) -> None:
    one, other = servers
    name, story, known = await known_by_both(one, other)
    async with other.service.bus.following(name) as changed:
        await played(one.service, name, story)
        await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
        assert (await other.service.story(name)).table.seq > known


async def test_a_person_who_moves_between_servers_sees_one_story(servers: tuple[Server, Server]) -> None:
    one, other = servers
    name = await opened(one.service)
    for here, there in ((one, other), (other, one)) * 4:
        await played(here.service, name, await until_asked(here.service, name))
        left, right = await here.service.story(name), await there.service.story(name)
        shared = min(left.table.seq, right.table.seq)
        assert right.table.seq > 0
        assert left.entries[:shared] == right.entries[:shared]
        assert [told.event for told in left.after(0, 0)][: right.last(0)] == [
            told.event for told in right.after(0, 0)
        ][: left.last(0)]


async def test_when_the_driving_server_dies_the_other_takes_over(
    servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "_ALIVE_SECONDS", 3.0)
    one, other = servers
    one.thought = 60.0
    name = await opened(one.service)
    if (await one.service.story(name)).table.waits_for == "person":
        await played(one.service, name, await one.service.story(name))
    await asyncio.sleep(0.3)
    assert other.asked == []
    one.die()
    story = await until_asked(other.service, name)
    assert other.asked
    assert story.table.waits_for == "person"


@contextmanager
def reads_noted(service: Service) -> Iterator[list[int]]:
    """Yield the list of the numbers after which this service's store is read."""
    read: list[int] = []
    whole = service.store.read

    async def noted(table: str, after: int = 0) -> list[Entry]:
        read.append(after)
        return await whole(table, after)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service.store, "read", noted)
        yield read


async def test_a_table_in_memory_is_not_read_again_from_its_beginning(servers: tuple[Server, Server]) -> None:
    one, _ = servers
    name = await opened(one.service)
    await until_asked(one.service, name)
    with reads_noted(one.service) as read:
        for _ in range(3):
            await one.service.story(name)
    assert len(read) >= 3
    assert all(after > 0 for after in read)


async def test_while_news_arrives_only_news_is_read(servers: tuple[Server, Server]) -> None:
    one, other = servers
    name, story, known = await known_by_both(one, other)
    with reads_noted(other.service) as read:
        assert (await other.service.heard(name)).table.seq == known
        assert read == []
        async with other.service.bus.following(name) as changed:
            await played(one.service, name, story)
            await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
        assert (await other.service.heard(name)).table.seq > known
        assert read[0] == known


async def hearing(*servers: Server) -> bool:
    return all(server.service.bus.spell for server in servers)


async def known_by_both(one: Server, other: Server) -> tuple[str, Story, int]:
    """Open a table that both servers have read; return its name, its story, and how far the other has read.

    By then no announcement is on its way any more.
    """
    await until(lambda: hearing(one, other))
    name = await opened(one.service)
    story = await until_asked(one.service, name)
    for _ in range(2):
        known = (await other.service.story(name)).table.seq
    await until(lambda: told_of(other, name, known))
    return name, story, known


async def told_of(server: Server, name: str, seq: int) -> bool:
    return server.announced.get(name) == seq


async def test_what_was_missed_while_cut_off_is_read(servers: tuple[Server, Server], postgres_url: str) -> None:
    one, other = servers
    name, story, known = await known_by_both(one, other)
    spell = other.service.bus.spell
    database = connected(postgres_url)
    listening = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    assert len(await database.look(lambda connection: connection.execute(listening).all())) == 2
    await database.close()
    await played(one.service, name, story)
    await until(lambda: heard_anew(other, spell))
    assert (await other.service.heard(name)).table.seq > known


async def heard_anew(server: Server, spell: int) -> bool:
    return server.service.bus.spell > spell


async def test_what_another_version_announces_in_its_own_way_is_not_missed(
    servers: tuple[Server, Server], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = servers
    name, story, known = await known_by_both(one, other)
    monkeypatch.setattr(other.service.bus, "announced", lambda *_, **__: None)  # what this version says is lost
    await played(one.service, name, story)
    assert (await other.service.heard(name)).table.seq == known
    database = connected(postgres_url)
    async with other.service.bus.following(name) as changed:
        await database.change(
            lambda connection: connection.execute(text(f"NOTIFY {store.CHANNEL}, 'older {name}'"))
        )
        await asyncio.wait_for(changed.wait(), PATIENCE_SECONDS)
    await database.close()
    assert (await other.service.heard(name)).table.seq > known


async def test_memory_that_is_out_of_date_decides_nothing(
    servers: tuple[Server, Server], postgres_url: str
) -> None:
    one, _ = servers
    late = Service(await Store.open(postgres_url), Bus(), chance())
    late.bus.begin_hearing()  # and nothing arrives
    name = await opened(one.service)
    story = await until_asked(one.service, name)
    for _ in range(2):
        await late.story(name)
    known = (await late.heard(name)).table.seq
    word, seen = offered(story), story.last(0)
    await played(one.service, name, story)
    assert (await late.heard(name)).table.seq == known
    assert await late.act(name, "ann", word, seen) == Stale()
    assert (await late.heard(name)).table.seq > known
    story = await until_asked(one.service, name)
    await played(late, name, story)
    assert (await one.service.story(name)).entries == await late.store.read(name)
    await late.store.close()
