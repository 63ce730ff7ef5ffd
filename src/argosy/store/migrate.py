"""Brings a database up to date before anything else touches it."""

from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from argosy.tables.errors import BadStore

_LOCK = 4_717_065  # PostgreSQL: one worker migrates, the others wait


def migrate(engine: Engine, to: str = "head") -> None:
    """Runs the steps that are missing. Raises BadStore for a database that a newer Argosy has been at."""
    config = _config()
    with engine.begin() as connection:  # SQLite: takes the write lock at once, so here too one migrates at a time
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        _refuse_newer(connection, config)
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def schema_of(connection: Connection) -> str | None:
    """The last step that this database has taken; None: it holds no tables of Argosy."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_schema() -> str:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(resources.files("argosy") / "store" / "migrations"))
    return config


def _refuse_newer(connection: Connection, config: Config) -> None:
    steps = ScriptDirectory.from_config(config)
    known = {step.revision for step in steps.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise BadStore(f"this database is of a newer Argosy (its version is {revision}, this one knows {max(known)}): update")
