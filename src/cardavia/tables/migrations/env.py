"""Alembic's entry: runs the steps on the connection it is handed."""

from alembic import context

from cardavia.tables.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
    render_as_batch=True,
)
context.run_migrations()
