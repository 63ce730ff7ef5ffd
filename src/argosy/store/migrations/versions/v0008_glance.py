"""What lists tell of a game: round, points, what happened last. Tables from before have it from their next entry on."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("glance", sa.Text, nullable=True))
