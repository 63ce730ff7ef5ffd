"""The entry at which the people of a table wanted the bot that decides to answer at once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hurried", sa.Integer, nullable=False, server_default="0"))
