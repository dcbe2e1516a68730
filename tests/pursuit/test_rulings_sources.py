"""Rulings on defects of the printed sources: the text of an example wins over a garbled picture."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


@rule("PH.q.64")
@EDITIONS
def test_the_photographer_gains_2_lth(edition: str) -> None:
    table = Table(edition=edition)
    table.seat(1).holds("magazine", 1)
    table.seat(0).has(creativity=3, influence=2)
    table.begin("action")

    table.choose("join magazine 2")

    assert table.seat(0).changed() == {"creativity": -3, "influence": -2, "lth": 2}


@rule("PH.q.65")
@EDITIONS
@pytest.mark.parametrize(
    ("row", "id", "line", "has", "changed"),
    [
        (
            "job",
            "hr_executive",
            "hire hr_executive a",
            {"knowledge": 3, "influence": 6},
            {"knowledge": -3, "influence": -6, "money": 11},
        ),
        ("item_activity", "car", "spend car 2", {"money": 4}, {"money": -4, "influence": 1, "sth": 1, "lth": 2}),
        ("partner", "martha", "date martha a", {}, {"knowledge": 1, "creativity": 2}),
        ("project", "act_in_play", "take act_in_play 1", {"influence": 1}, {"influence": -1, "creativity": 2}),
        ("job", "event_coordinator", "hire event_coordinator a", {"influence": 4}, {"influence": -4, "money": 6}),
    ],
)
def test_the_text_of_the_examples_wins(
    edition: str, row: str, id: str, line: str, has: dict[str, int], changed: dict[str, int]
) -> None:
    table = Table(edition=edition).row(row, id)
    table.seat(0).has(**has)
    table.begin("action")

    table.choose(line)

    assert table.seat(0).changed() == changed


@rule("PH.q.66")
@pytest.mark.parametrize(
    ("edition", "id", "changed"),
    [
        ("second", "concert", {"money": -1, "sth": 1, "stress": -1}),
        ("first", "concert_first", {"money": -1, "creativity": 2, "sth": 1}),
    ],
)
def test_concert_l1_differs_by_edition(edition: str, id: str, changed: dict[str, int]) -> None:
    table = Table(edition=edition).row("item_activity", id)
    table.seat(0).has(money=1, stress=8)
    table.begin("action")

    table.choose(f"spend {id} 1")

    assert table.seat(0).changed() == changed
