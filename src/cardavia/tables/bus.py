"""News that a table has changed, for whoever holds a page of it open: in this process, and from the others."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable

import asyncpg
from sqlalchemy.engine import make_url

from cardavia.tables.store import CHANNEL, Store

_LOGGER = logging.getLogger(__name__)
_RETRY_SECONDS = 1.0


class Bus:
    """Wakes those who wait for a table. What has changed they read themselves."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._listeners: list[Callable[[str], None]] = []

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this with the name of every table that this process changes."""
        self._listeners.append(heard)

    def publish(self, table: str) -> None:
        """Say that this process has changed a table."""
        for heard in self._listeners:
            heard(table)
        self.pass_on(table)

    def pass_on(self, table: str) -> None:
        """Wake those who wait for a table that some process has changed."""
        for waiter in self._waiting.get(table, ()):
            waiter.set()

    def wake_all(self) -> None:
        """Wake everybody: at a graceful stop, or when news may have been missed."""
        for table in tuple(self._waiting):
            for waiter in self._waiting[table]:
                waiter.set()

    @contextlib.asynccontextmanager
    async def following(self, table: str) -> AsyncIterator[asyncio.Event]:
        """Yield an event that is set whenever the table changes; clear it before reading."""
        waiter = asyncio.Event()
        self._waiting[table].add(waiter)
        try:
            yield waiter
        finally:
            self._waiting[table].discard(waiter)
            if not self._waiting[table]:
                del self._waiting[table]

    @property
    def followers(self) -> int:
        """How many pages are being kept up to date."""
        return sum(map(len, self._waiting.values()))


async def relay(bus: Bus, store: Store, url: str) -> None:
    """Pass on what other processes announce through PostgreSQL, until cancelled; connect again when cut off."""
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    def heard(*news: object) -> None:
        server, _, table = str(news[-1]).partition(" ")
        if server != store.server:
            bus.pass_on(table)

    while True:
        try:
            connection = await asyncpg.connect(plain)
        except (OSError, asyncpg.PostgresError) as error:
            _LOGGER.warning("no connection for news of other processes, trying again: %s", error)
            await asyncio.sleep(_RETRY_SECONDS)
            continue
        cut_off = asyncio.Event()
        connection.add_termination_listener(lambda _, cut=cut_off: cut.set())
        await connection.add_listener(CHANNEL, heard)
        bus.wake_all()
        try:
            await cut_off.wait()
        finally:
            with contextlib.suppress(asyncpg.PostgresError, OSError):
                await connection.close(timeout=_RETRY_SECONDS)
