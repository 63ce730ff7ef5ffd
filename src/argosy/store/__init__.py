"""The database behind the tables: SQLite or PostgreSQL by SQLAlchemy."""
