"""Which rules a test proves."""

from collections.abc import Callable
from typing import TypeVar

from wellspent import ledger

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say that a test proves these rules; an id that no ledger has is an error."""
    unknown = [id for id in ids if ledger.find(id) is None]
    if unknown:
        raise ValueError(f"no such rule: {', '.join(unknown)}")

    def cite(test: Test) -> Test:
        cited = (*getattr(test, "rules", ()), *ids)
        setattr(test, "rules", cited)  # noqa: B010 -- a callable has no such attribute for mypy
        return test

    return cite
