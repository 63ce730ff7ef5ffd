"""What a bot is: the one method that decides."""

from typing import Protocol

from argosy.bots.knowledge import Knowledge


class Bot(Protocol):
    """One that holds something open may also have a method `close`."""

    def choose(self, knowledge: Knowledge) -> int: ...


def close_bot(bot: Bot) -> None:
    """Closes what the bot holds open, if anything."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
