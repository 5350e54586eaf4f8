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
_SOUND_SECONDS = 5.0


class Bus:
    """Wakes those who wait for a table. What has changed they read themselves."""

    def __init__(self) -> None:
        """Begin with nobody waiting.

        `spell` numbers the times in which nothing that other processes announce is missed: 1, 2, ...; 0 is deaf.
        """
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._listeners: list[Callable[[str], None]] = []
        self._notes: list[Callable[[str, int], None]] = []
        self._spells = 0
        self.spell = 0

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this with the name of every table that this process changes."""
        self._listeners.append(heard)

    def note(self, announced: Callable[[str, int], None]) -> None:
        """Call this with every table that any process announces to have changed, and the number it has come to."""
        self._notes.append(announced)

    def announced(self, table: str, seq: int, *, here: bool) -> None:
        """Take an announcement: of a change that was made `here`, or elsewhere, where nobody has been woken yet."""
        for note in self._notes:
            note(table, seq)
        if not here:
            self.pass_on(table)

    def begin_hearing(self) -> None:
        """From now on every announcement arrives; what came before may have been missed."""
        self._spells += 1
        self.spell = self._spells
        self.wake_all()

    def end_hearing(self) -> None:
        """Announcements may be missed from now on."""
        self.spell = 0

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
        match str(news[-1]).split(" "):
            case [server, table, seq] if seq.isdecimal():
                bus.announced(table, int(seq), here=server == store.server)
            case _:  # a server of another version speaks: what it says is missed
                bus.begin_hearing()

    while True:
        try:
            connection = await asyncpg.connect(plain)
        except (OSError, asyncpg.PostgresError) as error:
            _LOGGER.warning("no connection for news of other processes, trying again: %s", error)
            await asyncio.sleep(_RETRY_SECONDS)
            continue
        cut_off = asyncio.Event()
        connection.add_termination_listener(lambda _, cut=cut_off: cut.set())
        try:
            await connection.add_listener(CHANNEL, heard)
            bus.begin_hearing()
            await _silent(connection, cut_off)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            _LOGGER.warning("the connection for news of other processes failed, trying again: %s", error)
        finally:
            bus.end_hearing()
            with contextlib.suppress(asyncpg.PostgresError, OSError):
                await connection.close(timeout=_RETRY_SECONDS)


async def _silent(connection: "asyncpg.Connection[asyncpg.Record]", cut_off: asyncio.Event) -> None:
    """Return when a connection is cut off, or does not answer any more: a dead network says nothing by itself."""
    while not cut_off.is_set():
        try:
            await asyncio.wait_for(cut_off.wait(), _SOUND_SECONDS)
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=_SOUND_SECONDS)
