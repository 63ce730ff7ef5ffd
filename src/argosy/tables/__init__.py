"""Live games: tables, seats and an append-only list of entries in a store; bots that play their turns from it."""
