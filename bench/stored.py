"""How much finished games take in the database: `make bench NAME=stored`"""

import argparse
import asyncio
import os
import tempfile

from argosy import TITLES
from argosy.bots.referee import play_codes
from argosy.store.sql_store import SqlStore
from argosy.tables.commands import Tables
from argosy.tables.creation import Wishes, import_record
from argosy.tables.feed import Feed
from argosy.tables.seating import Chair


async def store_games(db: str, title: str, games: int) -> int:
    """Stores games of four random bots; gives the number of decisions in them."""
    store = SqlStore(db)
    tables, decisions = Tables(store, Feed()), 0
    for seed in range(games):
        result = play_codes(TITLES[title].ruleset(4, {}, None), ["random"] * 4, seed=seed)
        made = await import_record(tables, result.record, Wishes([Chair(name=f"Somebody {seat}") for seat in range(4)]))
        decisions += (await tables.open(made.id)).ply
    await store.close()
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    for title in TITLES:
        with tempfile.TemporaryDirectory() as folder:
            db = f"{folder}/games.db"
            decisions = asyncio.run(store_games(db, title, games))
            size = os.path.getsize(db)
        print(
            f"{title:<16} {games} games: {decisions / games:.0f} decisions and {size / games / 1000:.1f} KB a game, "
            f"{size / decisions:.0f} bytes a decision"
        )


if __name__ == "__main__":
    main()
