"""What time it is."""

from time import time_ns


def now() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000
