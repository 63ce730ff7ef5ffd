"""The levels of bots that tables have a use of their own for."""

from argosy.bots.difficulty import Level

STAND_IN: Level = "mate"  # plays for somebody who is gone
ADVISER: Level = "captain"
QUICK: tuple[Level, ...] = ("deckhand", "mate")  # do not search: they decide in a few milliseconds
