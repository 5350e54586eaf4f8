"""Which server drives a table, whether its match is over, and who still sits there.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what `schema` describes; tables that stand already learn it with their next change."""
    op.add_column("tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("changed_by", sa.String(32), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("seated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "servers",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
