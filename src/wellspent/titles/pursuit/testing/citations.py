"""Which rules a game may rest on."""

import re
from functools import cache

from wellspent import ledger


@cache
def foreign_rules(edition: str) -> frozenset[str]:
    """The rules that an edition does not know: nothing that happens in it may rest on them."""
    if edition != "first":
        return frozenset(each.id for each in ledger.rules("PH1"))
    second = {each.id for each in ledger.rules("PH") if "2e" in each.marks}
    return frozenset((second | _named_behind("Replaces")) - _named_behind("Adopts"))


def _named_behind(word: str) -> set[str]:
    """The rules that the first edition names in sentences with this word."""
    sentences = [part for each in ledger.rules("PH1") for part in re.split(r"(?<=[.)]) ", each.text)]
    found = [re.findall(r"PH\.[a-z]+\.\d+", part.split(word, 1)[1]) for part in sentences if word in part]
    return {id for ids in found for id in ids}
