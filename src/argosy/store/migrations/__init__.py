"""The store's history, step by step (Alembic)."""
