"""How much one address may ask for: a bucket that fills at a steady rate and is emptied request by request."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from argosy.tables.errors import TableError

_BURST = 4.0  # seconds' worth that may be asked for at once
_KEPT = 20_000  # addresses
_STATUS = {"too-many": 429, "too-large": 413, "too-slow": 408}


class LimitExceeded(TableError):
    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.status = _STATUS[code]


class RateLimit:
    def __init__(self, rate: float) -> None:
        self.rate = rate  # a second; 0: no limit
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when it was counted

    def charge(self, address: str, cost: float = 1.0) -> None:
        """Takes what a request costs. Raises LimitExceeded, and takes nothing, where too little is left."""
        if self.rate <= 0:
            return
        now = time.monotonic()
        left, then = self._buckets.pop(address, (self.rate * _BURST, now))
        left = min(self.rate * _BURST, left + (now - then) * self.rate)
        self._buckets[address] = (left - cost if left >= cost else left, now)
        if len(self._buckets) > _KEPT:
            self._buckets.popitem(last=False)
        if left < cost:
            raise LimitExceeded("too-many")


def costs(requests: float) -> Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], None]:
    """A guard for a route that costs as much as so many requests. The middleware has charged one of them."""

    def charge(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        limit: RateLimit = connection.app.state.rate_limit
        limit.charge(address_of(connection.scope), requests - 1)

    return charge


def address_of(scope: Any) -> str:
    """The client's, of an ASGI scope."""
    address: str = (scope.get("client") or ("", 0))[0]
    return address
