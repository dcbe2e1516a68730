"""What a party may ask for: so many things at once, and so many each second."""

from collections.abc import Callable
from time import monotonic
from typing import Final


class Bucket:
    """Holds `size` tokens at most and gets `rate` back each second."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self.size: Final = size
        self.rate: Final = rate
        self.clock: Final = clock
        self.tokens = float(size)
        self.at = clock()

    def take(self) -> bool:
        """Take a token; False where there is none."""
        self.fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Take so many, whether they are there or not."""
        self.tokens -= tokens

    def short(self) -> float:
        """Seconds until nothing is owed any more."""
        self.fill()
        return -self.tokens / self.rate if self.tokens < 0 else 0.0

    def is_full(self) -> bool:
        self.fill()
        return self.tokens >= self.size

    def fill(self) -> None:
        now = self.clock()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self.size = size
        self.rate = rate
        self.clock: Final = clock
        self.buckets: Final[dict[str, Bucket]] = {}

    def resize(self, size: float, rate: float) -> None:
        """From now on they hold something else; whoever had asked begins anew."""
        if (size, rate) != (self.size, self.rate):
            self.size, self.rate = size, rate
            self.buckets.clear()

    def take(self, address: str) -> bool:
        return self._of(address).take()

    def spend(self, address: str, tokens: float) -> None:
        """What an address has had already, and may owe."""
        self._of(address).spend(tokens)

    def short(self, address: str) -> float:
        """Seconds until an address owes nothing."""
        return self.buckets[address].short() if address in self.buckets else 0.0

    def _of(self, address: str) -> Bucket:
        if address not in self.buckets:
            self.buckets[address] = Bucket(self.size, self.rate, self.clock)
        return self.buckets[address]

    def sweep(self) -> None:
        for address in [address for address, bucket in self.buckets.items() if bucket.is_full()]:
            del self.buckets[address]
