"""Seeds of 128 bits, which no integer of a database holds, and the format of a table's game; those of before are of format 1."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("seed_text", sa.Text, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seed_text = CAST(seed AS TEXT), bot_turn = false")  # nobody plays on at these tables
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN seed_text TO seed")
