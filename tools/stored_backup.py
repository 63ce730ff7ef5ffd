"""Adds to the corpus of backups: tests/backups/SCHEMA.backup, one for each schema of the database. A stored one is never written anew."""

import tempfile
from pathlib import Path

from argosy import TITLES
from argosy.store.backup import save
from argosy.store.migrate import newest_schema
from argosy.tables.commands import Tables
from service import new_table, play_some, with_tables

CORPUS = Path(__file__).resolve().parent.parent / "tests" / "backups"


def main() -> None:
    file = CORPUS / f"{newest_schema()}.backup"
    if file.exists():
        print(f"{file} is there already")
        return
    CORPUS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        db = f"{folder}/tables.db"
        with_tables(db, _fill)
        told = save(db, str(file))
    print(f"{file}: {told.tables} tables, {told.entries} entries")


async def _fill(tables: Tables) -> None:
    """For every title a game that waits, one that runs and one that is over."""
    for title in TITLES:
        for moves in (0, 20, 10_000):
            made = await new_table(tables, title, TITLES[title].min_players)
            await play_some(tables, made.id, moves)


if __name__ == "__main__":
    main()
