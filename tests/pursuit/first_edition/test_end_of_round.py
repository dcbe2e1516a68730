"""First edition: the End of Round Phase."""

from itertools import groupby

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, plain

PARTY = card("party", "group_project", *[level()] * 4, additional=[{"sth": 2, "money": 1}])
DECK = [PARTY, *plain("single_round_project", "show")]


@rule("PH1.resolve.01")
def test_rewards_come_before_setting_aside_and_the_first_player() -> None:
    table = Table(edition="first", cards=DECK)
    table.seat(0).holds("party", 1).holds("show")

    table.begin("resolution", "adult_1")

    story = table.story("gained", "set_aside", "first_player", "round")
    assert [part for part, _ in groupby(story)] == ["gained", "set_aside", "first_player", "round"]
    assert table.seat(0).aside() == ["party", "show"]
    assert table.seat(0).sth == 0


@rule("PH1.resolve.02")
@pytest.mark.parametrize(("edition", "holder", "sth"), [("first", 1, 0), ("second", 2, 2)])
def test_sth_of_additional_rewards_counts_for_the_first_player_and_is_wiped(
    edition: str, holder: int, sth: int
) -> None:
    table = Table(edition=edition, cards=DECK, seats=3)
    table.seat(1).holds("party", 1)
    table.seat(2).has(sth=1)

    table.begin("resolution", "adult_1")

    assert table.state.first_player == holder
    assert table.seat(1).sth == sth


@rule("PH1.resolve.03")
@pytest.mark.parametrize(("hourglasses", "used"), [(0, 8), (3, 1), (0, 9), (0, 3)])
def test_every_round_starts_again_from_six_hourglasses(hourglasses: int, used: int) -> None:
    table = Table(edition="first")
    table.seat(0).has(hourglasses=hourglasses, used=used)

    table.begin("resolution", "adult_1")

    assert (table.seat(0).hourglasses, table.seat(0).used) == (6, 0)
    assert sum(table.state.players[0].placed) == 0


@rule("PH1.resolve.04")
@pytest.mark.parametrize(("edition", "money"), [("first", 0), ("second", 1)])
def test_a_player_who_died_in_the_action_phase_takes_no_part(edition: str, money: int) -> None:
    table = Table(edition=edition, cards=DECK)
    table.seat(0).holds("party", 1).has(stress=15, hourglasses=2).stands_on(study=1)
    table.seat(1).has(hourglasses=1)
    table.begin("action")

    table.choose("study", "rest 0")

    assert table.age == "adult_2"
    assert table.seat(0).money == money
