"""Tables, seats and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("undo", sa.Text, nullable=False),
        sa.Column("stand_in_after", sa.Integer, nullable=False),
        sa.Column("stand_in_level", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("auto_start", sa.Boolean, nullable=False),
        sa.Column("origin", sa.Text, nullable=True),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("entry_count", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Text, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False, index=True),
        sa.Column("bot_turn", sa.Boolean, nullable=False, index=True),
        sa.Column("lease_until", sa.Float, nullable=False),
        sa.Column("rematch", sa.Text, nullable=True),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("secret_hash", sa.Text, nullable=True, unique=True),
        sa.Column("invite_hash", sa.Text, nullable=True, unique=True),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("action", sa.Text, nullable=True),
        sa.Column("to_ply", sa.Integer, nullable=True),
        sa.Column("level", sa.Text, nullable=True),
        sa.Column("key", sa.Text, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="entries_key"),
    )
