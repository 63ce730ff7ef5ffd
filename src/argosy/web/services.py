"""What requests are answered with: one of each in a worker, made when the app starts."""

from collections import Counter, OrderedDict
from dataclasses import dataclass, field

from argosy.runners.bot_scheduler import BotScheduler
from argosy.runners.review_scheduler import ReviewScheduler
from argosy.store.sql_store import SqlStore
from argosy.tables.commands import Tables
from argosy.tables.history_cache import HistoryCache
from argosy.web.settings import Settings


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: SqlStore
    tables: Tables
    bots: BotScheduler
    reviews: ReviewScheduler
    history: HistoryCache = field(default_factory=HistoryCache)
    connections: Counter[tuple[str, int]] = field(default_factory=Counter)  # live ones of a seat, by table and seat
    messages: OrderedDict[tuple[object, ...], str] = field(default_factory=OrderedDict)  # sent last over live connections
