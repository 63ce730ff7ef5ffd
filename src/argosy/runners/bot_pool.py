"""What runs bots, as the scheduler sees it. `process_pools.py` runs them in processes of this machine."""

from dataclasses import dataclass
from typing import Protocol

from argosy.runners.bot_decisions import Advice
from argosy.tables.entries import TableRow
from argosy.tables.state import LiveTable


@dataclass(frozen=True, slots=True)
class BotTurn:
    """Everything a bot needs to know to decide, wherever it runs."""

    table: TableRow
    moves: tuple[tuple[int, int], ...]
    seat: int
    level: str
    luck: int
    ticket: int  # number of the turn at this worker, from 1 on


class BotPool(Protocol):
    """A turn that nobody waits for any more is cancelled; its bot may think on for a while if it is not hurried."""

    size: int  # turns that are thought about at the same time

    @property
    def is_busy(self) -> bool:
        """Whether a turn that comes now would wait for others."""

    async def decide(self, turn: BotTurn) -> int:
        """The action that the bot takes."""

    async def decide_at_once(self, table: LiveTable, seat: int, level: str) -> int:
        """The same by a bot that does not search, without waiting for others; the table may go on meanwhile."""

    def hurry(self, turn: BotTurn) -> bool:
        """Has the bot answer with its best so far; False if it has not begun."""

    async def advise(self, turn: BotTurn, language: str, names: list[str]) -> Advice:
        """What the adviser would do, and why."""

    def close(self) -> None:
        """Ends without waiting for anybody."""
