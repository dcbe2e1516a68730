"""What is read from messages and from the database, known before two threads can need it at once."""

from collections.abc import Iterator
from typing import Final

import msgspec

OURS: Final = "wellspent."


def settle_types() -> None:
    """msgspec works a type out when it is first read. A thread that reads it meanwhile ends the process."""
    for kind in _kinds(msgspec.Struct):
        if kind.__module__.startswith(OURS):
            msgspec.json.Decoder(kind)


def _kinds(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)
