"""How much one address may ask for: a bucket that fills at a steady rate and is emptied request by request."""

import time
from collections import OrderedDict

_BURST = 4.0  # seconds' worth that may be asked for at once
_KEPT = 20_000  # addresses


class RateLimit:
    def __init__(self, rate: float) -> None:
        self.rate = rate  # a second; 0: no limit
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when it was counted

    def admits(self, address: str, cost: float = 1.0) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        left, then = self._buckets.pop(address, (self.rate * _BURST, now))
        left = min(self.rate * _BURST, left + (now - then) * self.rate)
        admitted = left >= cost
        self._buckets[address] = (left - cost if admitted else left, now)
        if len(self._buckets) > _KEPT:
            self._buckets.popitem(last=False)
        return admitted
