"""Brings a database up to date: each step in `migrations/versions` is applied once, in order."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

_LOCK = 0x63617264  # "card": a number of our own for PostgreSQL's advisory lock


def upgrade(connection: Connection) -> None:
    """Apply the steps that this database has not seen. Several processes may start at once: one does the work."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({_LOCK})"))
    config = configuration()
    newest = ScriptDirectory.from_config(config).get_current_head()
    if MigrationContext.configure(connection).get_current_revision() != newest:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def configuration() -> Config:
    """Return Alembic's configuration for the steps in this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
