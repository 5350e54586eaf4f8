"""The store's tables. `log` is the truth; `tables` and `guests` are projections, written in the same transaction.

| table | holds |
|---|---|
| `log` | every entry of every table, keyed (table, seq): two writers of one number cannot both succeed |
| `tables` | one row a table: its game, what it waits for, when it last changed, and by which server |
| `guests` | who sits or sat at which table, for the history |
| `presence` | when a seat's person was last heard of |
| `records` | records of deals that guests brought along |
| `servers` | when each of several server processes was last heard of |
| `house` | what the house itself keeps: its signing key |
"""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, MetaData, String, Table
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.sql import false, true

METADATA = MetaData()
_BODY = JSON().with_variant(JSONB(), "postgresql")

LOG = Table(
    "log",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("body", _BODY, nullable=False),
    Column("at", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("invitation", String(64), nullable=False, unique=True),
    Column("seq", Integer, nullable=False),
    Column("waits_for", String(10), nullable=False),
    Column("changed", Float, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("changed_by", String(32), nullable=False, server_default=""),
    Index("tables_waiting", "waits_for", "changed"),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("seated", Boolean, nullable=False, server_default=true()),
    Index("guests_by_table", "table"),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seen", Float, nullable=False),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("body", _BODY, nullable=False),
    Column("at", Float, nullable=False),
    Index("records_by_guest", "guest", "at"),
)

SERVERS = Table(
    "servers",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
