"""Who set a table up, and may delete it. Of tables from before, nobody knows: their host may."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("owner", sa.Boolean, nullable=False, server_default=sa.false()))
