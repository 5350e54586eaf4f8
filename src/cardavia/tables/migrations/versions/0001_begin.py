"""The log and its projections.

Revision ID: 0001
Revises:
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables that `schema` describes."""
    _make_tables_and_their_log()
    _make_what_guests_have()
    _make_the_house()


def _make_tables_and_their_log() -> None:
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("body", sa.JSON().with_variant(JSONB(), "postgresql"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False, unique=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waits_for", sa.String(10), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tables_waiting", "tables", ["waits_for", "changed"])


def _make_what_guests_have() -> None:
    op.create_table(
        "guests",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("guests_by_table", "guests", ["table"])
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("body", sa.JSON().with_variant(JSONB(), "postgresql"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("records_by_guest", "records", ["guest", "at"])


def _make_the_house() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
