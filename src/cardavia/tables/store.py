"""The store: append-only logs of entries, in SQLite or PostgreSQL.

The key (table, seq) is the concurrency control: whoever appends names the number of the last entry they know, and
of two who name the same one only the first succeeds; the other gets `Conflict`, reads on, and thinks again.
"""

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Any, Self

from sqlalchemy import Connection, Select, Table, bindparam, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from cardavia.cards import Seat
from cardavia.tables.database import Database, connected
from cardavia.tables.log import Entry, read, write
from cardavia.tables.migrate import upgrade
from cardavia.tables.schema import GUESTS, HOUSE, LOG, PRESENCE, RECORDS, SERVERS, TABLES

CHANNEL = "cardavia_tables"
"""PostgreSQL's channel: a message is the server that made a change, the table, and its last number, with spaces."""

MOST_RECORDS = 500
"""How many records a guest may have brought along."""

_ALIVE_SECONDS = 5.0
"""A server that has not been heard of for so long is dead."""

_ADD_ENTRIES = insert(LOG)
_ADD_TABLE = insert(TABLES)
_CHANGE_TABLE = update(TABLES).where(TABLES.c.table == bindparam("named"))
_ANNOUNCE = select(func.pg_notify(CHANNEL, bindparam("news")))
_APPEND_AT_ONCE = text(files("cardavia.tables").joinpath("append.sql").read_text(encoding="utf-8")).bindparams(
    bindparam("entries", type_=postgresql.JSONB), channel=CHANNEL
)
"""PostgreSQL's way to append to a table that is there already, in one message: each of them costs time."""


class Conflict(Exception):  # noqa: N818 - it names what happened
    """Somebody else appended first: read on and decide again."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """That a guest sits at a table, or sat there and left."""

    seat: Seat
    guest: str
    seated: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """What the projections keep of a table.

    `waits_for` is "bot", "person" (somebody whom other persons wait for) or "nobody"; `sittings` are those that
    changed.
    """

    game: str
    invitation: str
    waits_for: str
    over: bool
    sittings: tuple[Sitting, ...]


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
    """Logs of tables. Make one with `Store.open`, and `close` it. `server` names this process among others."""

    def __init__(self, database: Database) -> None:
        """Take a database that is migrated; `open` sees to that."""
        self._database = database
        self.server = secrets.token_hex(8)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at this URL (`sqlite:///file` or `postgresql://...`) and bring it up to date."""
        database = connected(url)
        await database.change(upgrade)
        store = cls(database)
        if store.is_shared:
            await store.beat()
        return store

    async def close(self) -> None:
        """Close every connection, and leave the tables driven from here to other servers."""
        if self.is_shared:
            gone = delete(SERVERS).where(SERVERS.c.name == self.server)
            await self._database.change(lambda connection: connection.execute(gone))
        await self._database.close()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write too, so that what is known must be read again."""
        return self._database.is_shared

    # The log.

    async def append(self, table: str, after: int, entries: Sequence[Entry], standing: Standing) -> int:
        """Append entries after number `after` and return the last number. Raise `Conflict`."""
        now = time.time()
        written = [write(entry) for entry in entries]
        rows = [
            {"table": table, "seq": after + step, "kind": kind, "body": body, "at": now}
            for step, (kind, body) in enumerate(written, start=1)
        ]
        changed = {
            "seq": after + len(rows),
            "waits_for": standing.waits_for,
            "over": standing.over,
            "changed": now,
            "changed_by": self.server,
        }

        news = f"{self.server} {table} {changed['seq']}"

        def work_at_once(connection: Connection) -> None:
            values = {"named": table, "after": after, "entries": written, "news": news}
            connection.execute(_APPEND_AT_ONCE, values | changed)

        def work(connection: Connection) -> None:
            connection.execute(_ADD_ENTRIES, rows)
            if after == 0:
                opened = {"table": table, "game": standing.game, "invitation": standing.invitation}
                connection.execute(_ADD_TABLE, opened | changed)
            else:
                connection.execute(_CHANGE_TABLE, {"named": table} | changed)
            if standing.sittings:
                _note_sittings(connection, table, standing.sittings, now)
            if self.is_shared:
                connection.execute(_ANNOUNCE, {"news": news})

        try:
            if self.is_shared and after and not standing.sittings:
                await self._database.change_at_once(work_at_once)
            else:
                await self._database.change(work)
        except IntegrityError as error:
            raise Conflict(table) from error
        return after + len(rows)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after this number, in order; none when there is no such table."""
        query = select(LOG.c.kind, LOG.c.body).where(LOG.c.table == table, LOG.c.seq > after).order_by(LOG.c.seq)
        return [read(kind, body) for kind, body in await self._rows(query)]

    # What the projections answer.

    async def invited(self, invitation: str) -> str | None:
        """Return the table of an invitation."""
        query = select(TABLES.c.table).where(TABLES.c.invitation == invitation)
        table: str | None = await self._first(query)
        return table

    async def history(self, guest: str, limit: int = 200) -> list[Kept]:
        """Return the tables where a guest sits or sat, the last changed first."""
        query = (
            select(TABLES.c.table, TABLES.c.game, GUESTS.c.seat, TABLES.c.changed)
            .join(GUESTS, GUESTS.c.table == TABLES.c.table)
            .where(GUESTS.c.guest == guest)
            .order_by(TABLES.c.changed.desc())
            .limit(limit)
        )
        return [Kept(*row) for row in await self._rows(query)]

    async def running(self, guest: str) -> str | None:
        """Return the last changed of the tables where a guest still sits and another card or deal may follow."""
        query = (
            select(TABLES.c.table)
            .join(GUESTS, GUESTS.c.table == TABLES.c.table)
            .where(GUESTS.c.guest == guest, GUESTS.c.seated, ~TABLES.c.over)
            .order_by(TABLES.c.changed.desc())
            .limit(1)
        )
        table: str | None = await self._first(query)
        return table

    async def tables_of(self, guest: str) -> int:
        """Return at how many tables a guest sits or has sat."""
        count: int = await self._first(select(func.count()).where(GUESTS.c.guest == guest))
        return count

    async def seat_at(self, guest: str, table: str) -> Seat | None:
        """Return the seat where a guest sits or sat at a table."""
        query = select(GUESTS.c.seat).where(GUESTS.c.guest == guest, GUESTS.c.table == table)
        seat: Seat | None = await self._first(query)
        return seat

    async def awaiting_persons(self, since: float, limit: int = 1000) -> list[str]:
        """Return the tables where persons have waited for a person since that time (seconds since 1970)."""
        query = select(TABLES.c.table).where(TABLES.c.waits_for == "person", TABLES.c.changed <= since)
        return [table for (table,) in await self._rows(query.order_by(TABLES.c.changed.desc()).limit(limit))]

    async def left_waiting(self, since: float, limit: int = 1000) -> list[str]:
        """Return the tables whose bots nobody else drives, and that have waited for one since that time.

        A table is driven by the server that changed it last, for as long as that one is alive.
        """
        alive = exists().where(SERVERS.c.name == TABLES.c.changed_by, SERVERS.c.seen > time.time() - _ALIVE_SECONDS)
        query = (
            select(TABLES.c.table)
            .where(TABLES.c.waits_for == "bot", TABLES.c.changed <= since)
            .where(or_(TABLES.c.changed_by == self.server, ~alive))
            .order_by(TABLES.c.changed.desc())
            .limit(limit)
        )
        return [table for (table,) in await self._rows(query)]

    # Who is there.

    async def beat(self) -> None:
        """Let other servers know that this one is alive."""
        now = time.time()

        def work(connection: Connection) -> None:
            _upsert(connection, SERVERS, [{"name": self.server, "seen": now}], "seen")
            connection.execute(delete(SERVERS).where(SERVERS.c.seen < now - 60 * _ALIVE_SECONDS))

        await self._database.change(work)

    async def heard(self, signs: Iterable[tuple[str, Seat, float]]) -> None:
        """Note when the persons at these seats were last heard of."""
        rows = [{"table": table, "seat": seat, "seen": seen} for table, seat, seen in sorted(signs)]
        if rows:
            await self._database.change(lambda c: _upsert(c, PRESENCE, rows, "seen"))

    async def last_heard(self, table: str) -> dict[Seat, float]:
        """Return when the person at each seat was last heard of."""
        query = select(PRESENCE.c.seat, PRESENCE.c.seen).where(PRESENCE.c.table == table)
        return dict(await self._rows(query))

    # What guests bring along, and what the house keeps.

    async def keep_records(self, guest: str, records: Sequence[dict[str, Any]]) -> None:
        """Keep records of deals that a guest brought along; of very many only the newest."""
        now = time.time()
        rows = [
            {"name": f"r{secrets.token_hex(12)}", "guest": guest, "body": record, "at": now + number / 1e6}
            for number, record in enumerate(records[-MOST_RECORDS:])
        ]
        if rows:
            await self._database.change(partial(_keep_records, guest=guest, rows=rows))

    async def records(self, guest: str) -> list[Brought]:
        """Return the records a guest brought along, the newest first."""
        query = (
            select(RECORDS.c.name, RECORDS.c.body, RECORDS.c.at)
            .where(RECORDS.c.guest == guest)
            .order_by(RECORDS.c.at.desc())
        )
        return [Brought(*row) for row in await self._rows(query)]

    async def record(self, guest: str, name: str) -> Brought | None:
        """Return the record of this name if it is one that the guest brought along."""
        query = select(RECORDS.c.name, RECORDS.c.body, RECORDS.c.at).where(
            RECORDS.c.guest == guest, RECORDS.c.name == name
        )
        return next((Brought(*row) for row in await self._rows(query)), None)

    async def kept(self, name: str, fresh: str) -> str:
        """Return what the house keeps under this name; the fresh value, from now on, when it keeps nothing yet."""

        def work(connection: Connection) -> str:
            first = _insert(connection)(HOUSE).values(name=name, value=fresh).on_conflict_do_nothing()
            connection.execute(first)
            return str(connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == name)).scalar_one())

        return await self._database.change(work)

    async def forget(self, older_than: float) -> int:
        """Delete the tables that have not changed since that time; return how many."""
        return await self._database.change(partial(_forget, older_than=older_than))

    async def answers(self) -> bool:
        """Say whether the database answers; it raises what stands in the way when it does not."""
        return bool(await self._first(select(1)) == 1)

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        return await self._database.look(lambda connection: connection.execute(query).all())

    async def _first(self, query: Select[Any]) -> Any:
        return await self._database.look(lambda connection: connection.scalar(query))


def _insert(connection: Connection) -> Any:
    """Return the insertion of this database that knows what to do about rows that are there already."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def _upsert(connection: Connection, into: Table, rows: list[dict[str, Any]], *then: str) -> None:
    """Insert these rows; of those whose key is there already, set the columns `then` alone."""
    new = _insert(connection)(into)
    columns = {name: new.excluded[name] for name in then}
    connection.execute(new.on_conflict_do_update(index_elements=into.primary_key, set_=columns), rows)


def _note_sittings(connection: Connection, table: str, sittings: Iterable[Sitting], now: float) -> None:
    rows = [
        {"guest": sitting.guest, "table": table, "seat": sitting.seat, "seated": sitting.seated, "since": now}
        for sitting in sittings
    ]
    _upsert(connection, GUESTS, rows, "seat", "seated")


def _keep_records(connection: Connection, guest: str, rows: list[dict[str, Any]]) -> None:
    mine = select(RECORDS.c.name).where(RECORDS.c.guest == guest).order_by(RECORDS.c.at.desc())
    connection.execute(insert(RECORDS), rows)
    old = list(connection.scalars(mine.offset(MOST_RECORDS)))
    connection.execute(delete(RECORDS).where(RECORDS.c.name.in_(old)))


def _forget(connection: Connection, older_than: float) -> int:
    old = select(TABLES.c.table).where(TABLES.c.changed < older_than).scalar_subquery()
    for kept in (LOG, GUESTS, PRESENCE):
        connection.execute(delete(kept).where(kept.c.table.in_(old)))
    return connection.execute(delete(TABLES).where(TABLES.c.changed < older_than)).rowcount
