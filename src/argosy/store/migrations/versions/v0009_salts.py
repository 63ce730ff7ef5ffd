"""The salt of a table's commitment to its seed. Tables of before have none, and promise nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("salt", sa.Text, nullable=False, server_default=""))
