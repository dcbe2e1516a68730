"""Engage in Community: by token or Hourglass, once for everybody or for several."""

import pytest

from tests.pursuit.modules.neighbourhood import (
    engaged_in,
    happening,
    happenings,
    open_table,
    spend_hours,
)
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level, plain

FEE = happening("fee", level({"knowledge": 2, "money": 1}, {"creativity": 3, "money": 2}), level())
CLUB = happening("club", level(needs={"influence": 4}, reward={"lth": 1}), level())
PARADE = happening("parade", marks=["multiple"])
SHIFT = happening("shift", level({"hourglass": 1}, {"money": 5}), level())
RISE = happening("rise", level(reward={"popularity": 1}), level())
FALL = happening("fall", level(reward={"popularity": -3}), level())
PLAIN = happenings("fete", "fair", "feast", "fest")


def seated(*ids: str, seats: int = 2, **values: int) -> Table:
    """These cards on the board, and the first seat with what it is given."""
    table = open_table(cards=[FEE, CLUB, PARADE, SHIFT, RISE, FALL, *PLAIN], board=ids, seats=seats)
    table.seat(0).has(**values)
    return table.begin()


@rule("COM.engage.01", "COM.engage.02", "XP.turn.01")
def test_engaging_with_the_token_is_the_whole_turn_and_takes_no_hourglass() -> None:
    table = seated("fete", "fair")
    assert table.options("engage") == ["engage fete", "engage fair"]

    table.choose("engage fair")

    assert table.decider == 1
    assert engaged_in(table, "fair") == [0]
    assert table.seat(0).changed("hourglasses") == {}


@rule("COM.engage.01", "COM.engage.02")
def test_engaging_with_an_hourglass_is_the_whole_turn_too() -> None:
    table = seated("fete", "fair", popularity=1)

    table.choose("engage_longer fair")

    assert table.decider == 1
    assert engaged_in(table, "fair") == [0]
    assert table.seat(0).changed("hourglasses", "used") == {"hourglasses": -1, "used": 1}
    assert table.seat(1).changed("hourglasses") == {}


@rule("COM.engage.03", "COM.engage.04")
def test_the_cost_is_paid_before_the_reward_is_gained() -> None:
    table = seated("fee", knowledge=2, money=1)

    table.choose("engage fee")

    assert table.seat(0).changed() == {"knowledge": -2, "creativity": 3, "money": 1}
    assert table.story("paid", "engaged", "gained") == ["paid", "engaged", "gained"]


@rule("COM.engage.03", "COM.engage.04")
@pytest.mark.parametrize(
    ("has", "missing"),
    [
        ({"knowledge": 1, "money": 1}, {"knowledge": 1}),
        ({"knowledge": 2, "money": 0}, {"money": 1}),
        ({"creativity": 9}, {"knowledge": 2, "money": 1}),
    ],
)
def test_the_reward_cannot_help_to_pay(has: dict[str, int], missing: dict[str, int]) -> None:
    table = seated("fee", **has)

    assert table.refused("engage fee") == "cannot_pay"
    assert table.missing("engage fee") == missing
    assert table.options("engage") == []


@rule("COM.engage.03", "COM.engage.04")
def test_a_requirement_is_checked_and_never_paid() -> None:
    assert seated("club", influence=3).refused("engage club") == "requirement"

    table = seated("club", influence=4).choose("engage club")

    assert table.seat(0).changed() == {"lth": 1}


@rule("COM.engage.05", "XP.turn.06")
def test_the_token_engages_once_a_round_and_for_nothing_else() -> None:
    table = seated("fete", "fair", "feast", "fest", seats=1)
    table.choose("engage fete")

    assert table.refused("engage fair") == "token_used"
    assert table.refused_by("engage fair") == "COM.engage.05"
    assert table.options("engage") == []


@rule("COM.engage.06", "COM.pop.02")
@pytest.mark.parametrize(
    ("popularity", "score"),
    [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5), (15, 5)],
)
def test_hourglasses_engage_as_often_as_the_score_says(popularity: int, score: int) -> None:
    table = open_table(cards=happenings("a", "b", "c", "d", "e"), seats=1)
    table.seat(0).has(popularity=popularity)
    table.begin()
    for id in "abcde"[:score]:
        table.choose(f"engage_longer {id}")

    assert part_of(table.state, CommunityPart).hours == [score]
    if score < 5:
        assert table.refused(f"engage_longer {'abcde'[score]}") == "too_few_fans"
        assert table.refused_by(f"engage_longer {'abcde'[score]}") == "COM.engage.06"


@rule("COM.engage.07")
def test_with_score_two_a_player_engages_three_times_in_a_round() -> None:
    table = seated("fete", "fair", "feast", "fest", seats=1, popularity=4)

    table.choose("engage_longer fete", "engage fair", "engage_longer feast")

    assert table.options("engage", "engage_longer") == []
    assert table.seat(0).changed("used") == {"used": 2}


@rule("COM.engage.08", "COM.engage.06")
def test_popularity_gained_in_the_round_counts_at_once() -> None:
    table = seated("rise", "fete", "fair", seats=1)
    assert table.refused("engage_longer fete") == "too_few_fans"

    table.choose("engage rise")
    assert table.options("engage_longer") == ["engage_longer fete", "engage_longer fair"]
    table.choose("engage_longer fete")

    assert table.refused("engage_longer fair") == "too_few_fans"


@rule("COM.engage.09", "COM.q.20")
def test_hourglasses_stay_when_the_score_falls() -> None:
    table = seated("fete", "fall", "fair", seats=1, popularity=4)

    table.choose("engage_longer fete", "engage_longer fall")

    assert table.seat(0).popularity == 1
    assert engaged_in(table, "fete") == engaged_in(table, "fall") == [0]
    assert table.refused("engage_longer fair") == "too_few_fans"
    spend_hours(table).choose("pass")
    assert table.options("outcome") == ["outcome fete 2"]


@rule("COM.engage.10")
@pytest.mark.parametrize("lines", [("engage_longer fete", "engage fair"), ("engage fair", "engage_longer fete")])
def test_token_and_hourglasses_come_in_any_order(lines: tuple[str, str]) -> None:
    table = seated("fete", "fair", seats=1, popularity=1).choose(*lines)

    assert engaged_in(table, "fete") == engaged_in(table, "fair") == [0]


@rule("COM.engage.11")
@pytest.mark.parametrize("verb", ["engage", "engage_longer"])
def test_a_card_without_the_indicator_is_for_one_player(verb: str) -> None:
    table = seated("fete", popularity=1)
    table.seat(1).has(popularity=1)

    table.choose(f"{verb} fete")

    assert table.refused("engage fete") == table.refused("engage_longer fete") == "engaged_by_another"
    assert table.refused_by("engage fete") == "COM.engage.11"


@rule("COM.engage.12")
def test_a_card_with_the_indicator_is_for_any_number() -> None:
    table = seated("parade", seats=5).choose(*["engage parade"] * 5)

    assert engaged_in(table, "parade") == [0, 1, 2, 3, 4]


@rule("COM.engage.13")
@pytest.mark.parametrize("id", ["fete", "parade"])
@pytest.mark.parametrize(("first", "second"), [("engage", "engage_longer"), ("engage_longer", "engage")])
def test_nobody_engages_twice_in_one_card(id: str, first: str, second: str) -> None:
    table = seated(id, "fair", seats=1, popularity=15).choose(f"{first} {id}")

    assert table.refused(f"{second} {id}") == "engaged_already"
    assert table.refused_by(f"{second} {id}") == "COM.engage.13"
    assert f"{second} fair" in table.options(second)


@rule("COM.engage.14", "COM.outcome.12")
def test_what_was_used_stays_on_the_card_until_the_resolution_phase() -> None:
    table = seated("fete", "fair", seats=1, popularity=1)
    table.choose("engage fete", "engage_longer fair")
    table.choose("rest 0", "rest 0")
    assert engaged_in(table, "fete") == engaged_in(table, "fair") == [0]

    spend_hours(table)
    table.seat(0).has(hourglasses=1)
    table.choose("rest 0", "outcome fete 2", "outcome fair 2")

    assert table.age == "adult_2"
    assert part_of(table.state, CommunityPart).token_used == 0
    assert part_of(table.state, CommunityPart).hours == [0]
    assert table.seat(0).hourglasses + table.seat(0).used == 6


@rule("COM.engage.15", "COM.q.06")
def test_hourglasses_of_a_cost_do_not_count_for_the_limit() -> None:
    table = seated("shift", "fete", seats=1, popularity=1)

    table.choose("engage shift")

    assert table.seat(0).changed("hourglasses", "used") == {"hourglasses": -1, "used": 1, "money": 5}
    table.choose("engage_longer fete")
    assert engaged_in(table, "fete") == [0]


@rule("COM.engage.15", "COM.q.06", "XP.turn.07")
def test_the_token_pays_no_hourglass_of_a_cost() -> None:
    table = seated("shift")
    spend_hours(table)

    assert table.refused("engage shift") == "cannot_pay"
    assert table.missing("engage shift") == {"hourglass": 1}


@rule("COM.q.16")
@pytest.mark.parametrize(("hourglasses", "reason"), [(1, "cannot_pay"), (2, "")])
def test_the_last_hourglass_cannot_both_engage_and_pay(hourglasses: int, reason: str) -> None:
    table = seated("shift", popularity=1)
    table.seat(0).has(hourglasses=hourglasses)

    assert table.refused("engage_longer shift") == reason
    assert ("engage_longer shift" in table.options()) is (reason == "")


@rule("COM.engage.16", "XP.combo.15")
@pytest.mark.parametrize("sth", [-3, -1, 0, 2, 3])
def test_the_mood_never_changes_the_cost(sth: int) -> None:
    table = seated("fee", knowledge=2, money=1, sth=sth).choose("engage fee")

    assert table.seat(0).changed() == {"knowledge": -2, "creativity": 3, "money": 1}


@rule("COM.engage.17")
def test_engaging_gives_no_stress_however_often() -> None:
    table = seated("fete", "fair", "feast", "fest", seats=1, popularity=15)
    table.choose("engage fete", "engage_longer fair", "engage_longer feast", "engage_longer fest")

    assert table.seat(0).changed() == {}


@rule("COM.engage.01")
def test_free_actions_come_before_it() -> None:
    table = open_table(cards=[*PLAIN, *plain("item", "lamp")])
    table.seat(0).holds("lamp")
    table.begin().choose("discard lamp")

    assert table.decider == 0
    assert "engage fete" in table.options("engage")
