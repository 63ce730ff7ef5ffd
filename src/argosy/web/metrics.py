"""Numbers for whoever watches over the server (Prometheus). Each worker tells its own."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("argosy_requests", "Requests by route and status", ["route", "status"], registry=self.registry)
        self.seconds = Histogram(
            "argosy_request_seconds",
            "How long requests took",
            ["route"],
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
        )
        self.turned_away = Counter("argosy_turned_away", "Requests over the rate limit", registry=self.registry)
        self.watchers = Gauge("argosy_watchers", "Live connections", registry=self.registry)
        self.kept = Gauge("argosy_tables_in_memory", "Tables that are open in this worker", registry=self.registry)
        self.commits = Gauge("argosy_commits", "Transactions of this worker", registry=self.registry)
        self.bot_decisions = Gauge("argosy_bot_decisions", "Decisions by bots of this worker", registry=self.registry)
        self.tables = Gauge("argosy_tables", "Tables in the store by status", ["status"], registry=self.registry)

        self.request_of = cache(self.requests.labels)  # by route and status
        self.seconds_of = cache(self.seconds.labels)

    def note(self, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.request_of(route, status).inc()
        self.seconds_of(route).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
