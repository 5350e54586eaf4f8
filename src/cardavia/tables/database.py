"""The database: SQLite in a thread of its own, or PostgreSQL. Work for it is a function of a connection.

A piece of work is one transaction. It is written once for both: SQLite runs it in the only thread that ever touches
the file, so that a transaction costs two turns of the scheduler however many statements it has, and writers never
wait for a lock; PostgreSQL runs it on a connection of its pool.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

_POOL = 16


class Database(Protocol):
    """Where work is done."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write too, so that what is known must be read again."""
        ...

    async def change(self, work: Work[T]) -> T:
        """Do this in a transaction of its own: all of it, or nothing when it raises."""
        ...

    async def change_at_once(self, work: Work[T]) -> T:
        """Do this, which is a single statement and so a transaction by itself."""
        ...

    async def look(self, work: Work[T]) -> T:
        """Do this, which changes nothing; each of its statements sees what is stored by then."""
        ...

    async def close(self) -> None:
        """Close every connection."""
        ...


def connected(url: str) -> Database:
    """Return the database at `sqlite:///FILE` or `postgresql://...`; raise `ValueError` for any other address."""
    parsed = make_url(url)
    match parsed.get_backend_name():
        case "sqlite":
            return InFile(parsed)
        case "postgresql" | "postgres":
            return OnServer(parsed)
        case other:
            raise ValueError(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {other}:")


class InFile:
    """SQLite: one file, one process, one thread."""

    is_shared = False

    def __init__(self, url: URL) -> None:
        """Take the address of the file, which is made when it is not there."""
        self._engine: Engine = create_engine(url.set(drivername="sqlite+pysqlite"), hide_parameters=True)
        event.listen(self._engine, "connect", _tune)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")

    async def change(self, work: Work[T]) -> T:
        """Do this in a transaction of its own."""
        return await self._in_thread(partial(_changing, self._engine, work))

    async def change_at_once(self, work: Work[T]) -> T:
        """Do this, which is a single statement, in a transaction of its own."""
        return await self.change(work)

    async def look(self, work: Work[T]) -> T:
        """Do this, which changes nothing."""
        return await self._in_thread(partial(_looking, self._engine, work))

    async def close(self) -> None:
        """Finish what is under way, and close the file."""
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


class OnServer:
    """PostgreSQL: several processes may share it."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        """Take the address of the database."""
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"), pool_size=_POOL, max_overflow=0, hide_parameters=True
        )
        self._looking = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def change(self, work: Work[T]) -> T:
        """Do this in a transaction of its own."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def change_at_once(self, work: Work[T]) -> T:
        """Do this, which is a single statement."""
        return await self.look(work)

    async def look(self, work: Work[T]) -> T:
        """Do this, which changes nothing."""
        async with self._looking.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()


def _changing(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _looking(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _tune(connection: Any, _: Any) -> None:
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    # Everybody waits while the log of writes is carried over to the file: seldom, at 40 MB of it.
    cursor.execute("PRAGMA wal_autocheckpoint=10000")
    cursor.close()
