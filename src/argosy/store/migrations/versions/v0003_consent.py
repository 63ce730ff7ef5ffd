"""Whether a seat's person lets the finished game go into data sets."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("consent", sa.Boolean, nullable=False, server_default=sa.false()))
