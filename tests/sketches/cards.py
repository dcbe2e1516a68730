"""A few cards for the sketches, with the ledger's values where it states them."""

from wellspent.games.pursuit.cards import Card
from wellspent.testing.making import level


def _koi(id: str) -> Card:
    levels = [
        level({"money": 5}, {"relax": 1, "lth": 1}, upkeep={"money": 1}),
        level({}, {"relax": 1}, upkeep={"money": 1}),
        level({}, {"lth": 1}, upkeep={"money": 2}),
        level({"sth": 1}, {"lth": 3}),
    ]
    return Card(id, "pet", "item_activity", levels)


def _friend(id: str, needs: dict[str, int]) -> Card:
    levels = [
        level({}, {"creativity": 1, "influence": 2}, needs=needs, upkeep={"creativity": 1}),
        level({"knowledge": 2}, {"influence": 2, "lth": 1}, upkeep={"influence": 1}),
        level({"knowledge": 4}, {"creativity": 2, "influence": 3, "lth": 2}),
    ]
    return Card(id, "friend", "friend", levels)


def _event(id: str, mark: str) -> Card:
    return Card(id, "event", "event", [level({"creativity": 2})], marks=[mark])


PETS = [_koi("koi"), _koi("carp")]
FRIENDS = [_friend("kevin", {"jobs": 1}), *[_friend(f"friend_{number}", {}) for number in range(5)]]
EVENTS = [_event(f"breakthrough_{number}", "positive") for number in range(3)]
EVENTS += [_event(f"crisis_{number}", "negative") for number in range(3)]
