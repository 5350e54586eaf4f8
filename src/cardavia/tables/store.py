"""The store: append-only logs of entries, in SQLite or PostgreSQL.

The key (table, seq) is the concurrency control: whoever appends names the number of the last entry they know, and
of two who name the same one only the first succeeds; the other gets `Conflict`, reads on, and thinks again.
"""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Self

from sqlalchemy import delete, event, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cardavia.cards import Seat
from cardavia.tables.log import Entry, read, write
from cardavia.tables.migrate import upgrade
from cardavia.tables.schema import GUESTS, HOUSE, LOG, PRESENCE, RECORDS, TABLES

CHANNEL = "cardavia_tables"
"""PostgreSQL's channel: its messages are the names of tables that have changed."""


MOST_RECORDS = 500
"""How many records a guest may have brought along."""


class Conflict(Exception):  # noqa: N818 - it names what happened
    """Somebody else appended first: read on and decide again."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What the projections keep of a table: what it waits for ("bot", "person", "nobody") and who sits there."""

    game: str
    invitation: str
    waits_for: str
    guests: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """A table in somebody's history. `changed` is in seconds since 1970."""

    table: str
    game: str
    seat: Seat
    changed: float


@dataclass(frozen=True, slots=True)
class Brought:
    """A record that a guest brought along. `at` is in seconds since 1970."""

    name: str
    record: dict[str, Any]
    at: float


class Store:
    """Logs of tables. Make one with `Store.open`, and `close` it."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Take an engine whose database is migrated; `open` sees to that."""
        self._engine = engine
        self.is_postgresql = engine.dialect.name == "postgresql"
        self._insert: Any = postgresql.insert if self.is_postgresql else sqlite.insert
        self._writing: AbstractAsyncContextManager[Any] = nullcontext() if self.is_postgresql else asyncio.Lock()

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at this URL (`sqlite:///file` or `postgresql://...`) and bring it up to date."""
        engine = create_async_engine(
            _with_driver(url),
            pool_size=8,
            max_overflow=8,
            hide_parameters=True,  # an error is logged, and parameters hold secrets and cards
        )
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _tune_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        return cls(engine)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write too, so that what is known must be read again."""
        return self.is_postgresql

    async def append(self, table: str, after: int, entries: Sequence[Entry], standing: Standing) -> int:
        """Append entries after number `after` and return the last number. Raise `Conflict`."""
        now = time.time()
        rows = [
            {"table": table, "seq": after + step, "kind": kind, "body": body, "at": now}
            for step, (kind, body) in enumerate(map(write, entries), start=1)
        ]
        last = after + len(rows)
        try:
            async with self._writing, self._engine.begin() as connection:
                await connection.execute(insert(LOG), rows)
                await self._project(connection, table, last, standing, now)
                if self.is_postgresql:
                    await connection.execute(text(f"select pg_notify('{CHANNEL}', :table)"), {"table": table})
        except IntegrityError as error:
            raise Conflict(table) from error
        return last

    async def _project(
        self, connection: AsyncConnection, table: str, last: int, standing: Standing, now: float
    ) -> None:
        changed = {"seq": last, "waits_for": standing.waits_for, "changed": now}
        if last > 1:
            updated = await connection.execute(update(TABLES).where(TABLES.c.table == table).values(changed))
        if last == 1 or updated.rowcount == 0:
            fixed = {"table": table, "game": standing.game, "invitation": standing.invitation}
            await connection.execute(insert(TABLES).values(fixed | changed))
        for seat, guest in standing.guests:
            row = {"guest": guest, "table": table, "seat": seat, "since": now}
            await connection.execute(
                self._insert(GUESTS)
                .values(row)
                .on_conflict_do_update(index_elements=["guest", "table"], set_={"seat": seat})
            )

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after this number, in order."""
        query = select(LOG.c.kind, LOG.c.body).where(LOG.c.table == table, LOG.c.seq > after).order_by(LOG.c.seq)
        async with self._engine.connect() as connection:
            return [read(kind, body) for kind, body in await connection.execute(query)]

    async def last(self, table: str) -> int:
        """Return the number of a table's last entry, 0 when there is no such table."""
        async with self._engine.connect() as connection:
            return await connection.scalar(select(TABLES.c.seq).where(TABLES.c.table == table)) or 0

    async def invited(self, invitation: str) -> str | None:
        """Return the table of an invitation."""
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(
                select(TABLES.c.table).where(TABLES.c.invitation == invitation)
            )
            return found

    async def history(self, guest: str, limit: int = 200) -> list[Kept]:
        """Return the tables where a guest sits or sat, the last changed first."""
        query = (
            select(TABLES.c.table, TABLES.c.game, GUESTS.c.seat, TABLES.c.changed)
            .join(GUESTS, GUESTS.c.table == TABLES.c.table)
            .where(GUESTS.c.guest == guest)
            .order_by(TABLES.c.changed.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [Kept(*row) for row in await connection.execute(query)]

    async def seat_at(self, guest: str, table: str) -> Seat | None:
        """Return the seat where a guest sits or sat at a table."""
        query = select(GUESTS.c.seat).where(GUESTS.c.guest == guest, GUESTS.c.table == table)
        async with self._engine.connect() as connection:
            seat: Seat | None = await connection.scalar(query)
            return seat

    async def waiting(self, waits_for: str, since: float, limit: int = 1000) -> list[str]:
        """Return the tables that wait for this and have not changed since that time (seconds since 1970)."""
        query = (
            select(TABLES.c.table)
            .where(TABLES.c.waits_for == waits_for, TABLES.c.changed <= since)
            .order_by(TABLES.c.changed.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def heard(self, signs: Iterable[tuple[str, Seat, float]]) -> None:
        """Note when the persons at these seats were last heard of."""
        rows = [{"table": table, "seat": seat, "seen": seen} for table, seat, seen in signs]
        if not rows:
            return
        upsert = self._insert(PRESENCE)
        upsert = upsert.on_conflict_do_update(index_elements=["table", "seat"], set_={"seen": upsert.excluded.seen})
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(upsert, rows)

    async def last_heard(self, table: str) -> dict[Seat, float]:
        """Return when the person at each seat was last heard of."""
        query = select(PRESENCE.c.seat, PRESENCE.c.seen).where(PRESENCE.c.table == table)
        async with self._engine.connect() as connection:
            return dict((await connection.execute(query)).tuples().all())

    async def keep_records(self, guest: str, records: Sequence[dict[str, Any]]) -> None:
        """Keep records of deals that a guest brought along; of very many only the newest."""
        now = time.time()
        rows = [
            {"name": f"r{secrets.token_hex(12)}", "guest": guest, "body": record, "at": now + number / 1e6}
            for number, record in enumerate(records[-MOST_RECORDS:])
        ]
        mine = select(RECORDS.c.name).where(RECORDS.c.guest == guest).order_by(RECORDS.c.at.desc())
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(insert(RECORDS), rows)
            old = list(await connection.scalars(mine.offset(MOST_RECORDS)))
            await connection.execute(delete(RECORDS).where(RECORDS.c.name.in_(old)))

    async def records(self, guest: str) -> list[Brought]:
        """Return the records a guest brought along, the newest first."""
        query = (
            select(RECORDS.c.name, RECORDS.c.body, RECORDS.c.at)
            .where(RECORDS.c.guest == guest)
            .order_by(RECORDS.c.at.desc())
        )
        async with self._engine.connect() as connection:
            return [Brought(*row) for row in await connection.execute(query)]

    async def record(self, guest: str, name: str) -> Brought | None:
        """Return the record of this name if it is one that the guest brought along."""
        query = select(RECORDS.c.name, RECORDS.c.body, RECORDS.c.at).where(
            RECORDS.c.guest == guest, RECORDS.c.name == name
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else Brought(*row)

    async def kept(self, name: str, fresh: str) -> str:
        """Return what the house keeps under this name; the fresh value, from now on, when it keeps nothing yet."""
        first = self._insert(HOUSE).values(name=name, value=fresh).on_conflict_do_nothing()
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(first)
            kept = await connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == name))
            return str(kept.scalar_one())

    async def forget(self, older_than: float) -> int:
        """Delete the tables that have not changed since that time; return how many."""
        old = select(TABLES.c.table).where(TABLES.c.changed < older_than).scalar_subquery()
        async with self._writing, self._engine.begin() as connection:
            for kept in (LOG, GUESTS, PRESENCE):
                await connection.execute(delete(kept).where(kept.c.table.in_(old)))
            gone = await connection.execute(delete(TABLES).where(TABLES.c.changed < older_than))
            return gone.rowcount


def _with_driver(url: str) -> str:
    parsed = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if parsed.drivername not in {*drivers, *drivers.values()}:
        raise ValueError(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {parsed.drivername}:")
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername)).render_as_string(
        hide_password=False
    )


def _tune_sqlite(connection: Any, _: Any) -> None:
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
