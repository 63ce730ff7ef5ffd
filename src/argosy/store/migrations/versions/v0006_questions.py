"""Questions that are answered by name, what one seat does for another, who is connected, and seats given to somebody new."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("question", sa.Integer, nullable=True))
    op.add_column("entries", sa.Column("by_seat", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("connected", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("given", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE entries SET kind = 'leave' WHERE kind = 'resign'")
    # Answers named no question: they were to the one that was open, the last that was asked before.
    op.execute(
        "UPDATE entries SET question = (SELECT max(asked.number) FROM entries AS asked WHERE asked.table_id = entries.table_id"
        " AND asked.kind = 'ask' AND asked.number < entries.number) WHERE kind IN ('agree', 'decline')"
    )
