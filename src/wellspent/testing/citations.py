"""Which rules a test proves, and which ones a game may rest on."""

import re
from collections.abc import Callable
from functools import cache
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


@cache
def foreign_rules(edition: str) -> frozenset[str]:
    """The rules of the Pursuit that an edition does not know: nothing that happens in it may rest on them."""
    if edition != "first":
        return frozenset(each.id for each in ledger.rules("PH1"))
    second = {each.id for each in ledger.rules("PH") if "2e" in each.marks}
    return frozenset((second | _named_behind("Replaces")) - _named_behind("Adopts"))


def _named_behind(word: str) -> set[str]:
    """The rules that the first edition names in sentences with this word."""
    sentences = [part for each in ledger.rules("PH1") for part in re.split(r"(?<=[.)]) ", each.text)]
    found = [re.findall(r"PH\.[a-z]+\.\d+", part.split(word, 1)[1]) for part in sentences if word in part]
    return {id for ids in found for id in ids}
