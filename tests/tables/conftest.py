"""Live tables are kept on SQLite and on PostgreSQL."""

from databases import databases, db  # noqa: F401
