"""Friends: a board of their own, three Levels, and the last one is for always."""

import pytest

from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import amounts_of, card, job, level, of_module

FRIENDS = of_module("friends")
NEEDY = level({}, {"creativity": 1}, needs={"knowledge": 2}, upkeep={"any": 1})
CLOSE = level({"influence": 1}, {"lth": 1}, upkeep={"money": 1})
BEST = level({"knowledge": 2}, {"lth": 2})


PEG, SAM = [Card(id, "friend", "friend", [NEEDY, CLOSE, BEST]) for id in ("peg", "sam")]


def table_with(*row: str, seats: int = 2, **means: int) -> Table:
    table = Table(Friends, cards=[*FRIENDS, PEG, SAM], seats=seats)
    table.row("friend", *(row or ("kevin", "peg", "sam", "esme")))
    table.seat(0).has(**means)
    return table


def kevin_at(at: int, **means: int) -> Table:
    table = table_with("peg", "sam", **means)
    table.seat(0).holds("kevin", level=at)
    return table


@rule("FRI.comp.01", "FRI.comp.03", "FRI.comp.04", "FRI.q.01", "FRI.q.02", "FRI.q.04", "FRI.q.05")
def test_sixteen_friends_have_three_levels_with_upkeep_on_the_first_two() -> None:
    assert len(FRIENDS) == 16
    for each in FRIENDS:
        first, second, last = each.levels
        assert first.cost.is_empty
        assert first.needs
        assert not second.cost.is_empty
        assert not last.cost.is_empty
        assert not second.needs
        assert not last.needs
        assert first.has_upkeep
        assert second.has_upkeep
        assert not last.has_upkeep
        assert all(lines.upkeep_reward.is_empty for lines in each.levels)
    assert [lines.name.en for lines in catalog().text("kevin").levels] == [
        "Acquaintance",
        "Close Friend",
        "Best Friend",
    ]


@rule("FRI.comp.02", "FRI.setup.01")
def test_four_friends_lie_open_on_a_board_with_a_space() -> None:
    table = Table(Friends, cards=FRIENDS)

    assert len(table.row_ids("friend")) == 4
    assert len(table.pile_ids("friend")) == 12
    assert "start_friendship" in table.game.rules.spaces
    assert Table(Friends, cards=FRIENDS, seed="other").row_ids("friend") != table.row_ids("friend")


@rule("FRI.prep.01", "FRI.prep.02", "FRI.prep.03")
def test_the_row_of_the_set_up_serves_the_teens_and_is_dealt_anew_in_every_other_round() -> None:
    table = Table(Friends, cards=FRIENDS)
    first = table.row_ids("friend")
    table.begin("action", "teen")
    assert table.row_ids("friend") == first
    table.end_round()

    assert not set(first) & set(table.row_ids("friend"))
    assert sorted(table.discarded("friend")) == sorted(first)
    table.end_round().end_round()
    assert len(table.row_ids("friend")) == 4
    pile = table.game.rules.piles.index("friend")
    assert [told.number for told in table.told("shuffled")].count(pile) == 1


@rule("FRI.prep.03", "FRI.q.06")
def test_places_stay_empty_when_both_piles_are() -> None:
    table = Table(Friends, cards=[PEG, SAM, *FRIENDS[:1]], only=True)
    assert len(table.row_ids("friend")) == 3
    table.row("friend", "peg").seat(0).has(knowledge=2)
    pile = table.game.rules.piles.index("friend")
    table.state.draw[pile].clear()
    table.begin().choose("befriend peg")

    assert table.row_ids("friend") == []
    assert table.choose("rest 0").refused("befriend") == "no_card_there"
    assert table.refused_by("befriend") == "FRI.action.04"


@rule("FRI.upkeep.01", "FRI.upkeep.04")
@pytest.mark.parametrize(("at", "means"), [(1, {"creativity": 1}), (2, {"money": 1})])
def test_keeping_a_friend_costs_the_upkeep_of_the_level_and_advances_nothing(at: int, means: dict[str, int]) -> None:
    table = kevin_at(at, **means)
    table.begin("upkeep", "adult_2").choose("pay kevin")

    assert table.seat(0).changed() == {name: -count for name, count in means.items()}
    assert table.seat(0).level("kevin") == at


@rule("FRI.upkeep.01")
def test_a_friend_asks_for_nothing_in_the_round_of_the_first_meeting() -> None:
    table = table_with(knowledge=2).begin("action", "teen").choose("befriend peg")
    table.seat(0).has(knowledge=0)
    table.end_round()

    assert table.age == "adult_1"
    assert table.options() == ["pay peg", "lose peg"]


@rule("FRI.upkeep.02", "FRI.q.01")
def test_a_best_friend_asks_for_nothing() -> None:
    table = kevin_at(3).begin("upkeep", "adult_2")

    assert table.options("pay", "lose") == []


@rule("FRI.upkeep.03", "FRI.ex.04", "FRI.q.07")
@pytest.mark.parametrize("at", [1, 2])
def test_a_neglected_friend_leaves_with_the_penalty(at: int) -> None:
    table = kevin_at(at, money=1, knowledge=1).begin("upkeep", "adult_2").choose("lose kevin")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("friend") == ["kevin"]
    assert table.seat(0).measure("cards") == 0


@rule("FRI.upkeep.03", "MOD.action.06")
@pytest.mark.parametrize("at", [1, 2])
def test_a_friend_who_asks_for_nothing_cannot_be_left(at: int) -> None:
    table = table_with()
    table.seat(0).holds("old_tuomas", level=at)
    table.begin("upkeep", "adult_2")

    assert table.options() == ["pay old_tuomas"]


@rule("FRI.ex.01", "FRI.action.01", "FRI.action.02", "FRI.base.05")
def test_jim_who_has_a_job_takes_kevin() -> None:
    table = table_with("kevin", "peg", "sam", "esme").next_cards("friend", "beatrix")
    table.seat(0).holds("event_coordinator")
    table.begin().choose("befriend kevin")

    assert table.seat(0).changed("hourglasses") == {"creativity": 1, "influence": 2, "hourglasses": -1}
    assert table.seat(0).level("kevin") == 1
    assert table.row_ids("friend") == ["beatrix", "peg", "sam", "esme"]
    assert table.seat(0).measure("friends") == 1


@rule("FRI.action.02")
def test_what_a_friend_requires_is_not_paid() -> None:
    table = table_with(knowledge=2).begin().choose("befriend peg")

    assert table.seat(0).changed() == {"creativity": 1}


@rule("FRI.action.03")
def test_friends_can_be_made_as_a_teen() -> None:
    table = table_with(knowledge=2).begin("action", "teen")

    assert table.options("befriend") == ["befriend peg", "befriend sam"]


@rule("FRI.action.04")
def test_nobody_is_met_whose_requirement_is_not() -> None:
    table = table_with(knowledge=1).begin()

    assert table.options("befriend") == []
    assert table.refused("befriend peg") == "requirement"
    assert table.refused("befriend kevin") == "requirement"
    assert table_with("", "", "", "").begin().refused("befriend") == "no_card_there"


@rule("FRI.base.05")
@pytest.mark.parametrize("retired", [False, True])
def test_any_job_will_do_for_kevin(retired: bool) -> None:
    table = Table(Friends, cards=[*FRIENDS, job("boss", "art", 3, level(), level())]).row("friend", "kevin")
    if retired:
        table.seat(0).has_aside("boss", level=2)
    else:
        table.seat(0).holds("boss")

    assert table.begin().options("befriend") == ["befriend kevin"]
    assert table_with("kevin").begin().options("befriend") == []


@rule("FRI.action.05", "FRI.action.06")
def test_a_friendship_is_developed_level_by_level_even_in_the_round_it_began() -> None:
    table = table_with(knowledge=4, influence=1, seats=1).begin().choose("befriend peg")
    table.seat(0).mark()
    assert table.options("visit", "spend_time") == ["visit peg 2"]
    table.choose("visit peg 2")
    assert table.seat(0).changed("hourglasses") == {"influence": -1, "lth": 1, "hourglasses": -1}
    table.choose("visit peg 3")

    assert table.seat(0).changed() == {"influence": -1, "knowledge": -2, "lth": 3}
    assert table.seat(0).level("peg") == 3
    assert table.seat(0).stress == table.seat(0).before["stress"]


@rule("FRI.ex.02", "FRI.q.03")
def test_jim_becomes_the_best_friend_of_kevin() -> None:
    table = kevin_at(2, knowledge=4).begin().choose("visit kevin 3")

    changed = {"knowledge": -4, "creativity": 2, "influence": 3, "lth": 2, "hourglasses": -1}
    assert table.seat(0).changed("hourglasses") == changed
    assert table.begin("upkeep", "adult_3").options("pay") == []


@rule("FRI.ex.03", "FRI.action.07", "FRI.action.08")
def test_jim_dedicates_time_to_kevin_again_and_again() -> None:
    table = Table(Friends, cards=FRIENDS, seats=1)
    table.seat(0).has(knowledge=11).holds("kevin", level=3)
    table.begin().choose("spend_time kevin 3", "spend_time kevin 3")

    assert table.seat(0).changed() == {"knowledge": -8, "creativity": 4, "influence": 6, "lth": 4}
    assert table.seat(0).level("kevin") == 3
    assert table.refused("spend_time kevin 3") == "cannot_pay"
    assert table.missing("spend_time kevin 3") == {"knowledge": 1}


@rule("FRI.action.07")
def test_time_is_dedicated_only_to_best_friends() -> None:
    table = kevin_at(2, knowledge=9).begin()

    assert table.options("spend_time") == []
    assert table.options("visit") == ["visit kevin 3"]


@rule("FRI.action.09", "FRI.base.01", "FRI.base.06")
def test_friends_use_no_slot_are_no_partners_and_cannot_be_given_up() -> None:
    table = table_with()
    circle = ["kevin", "esme", "beatrix", "abdou", "casimir"]
    for id in circle:
        table.seat(0).holds(id)
    table.begin()

    seat = table.seat(0)
    counts = [seat.measure(name) for name in ("friends", "slots", "partners", "active_projects")]
    assert counts == [5, 0, 0, 0]
    assert [table.refused(f"discard {id}") for id in circle] == ["cannot_discard"] * 5
    table.begin("upkeep", "adult_2")
    assert table.story("stress") == []


@rule("PH.slots.05", "PH.slots.06", "PH.slots.07", "FRI.action.01")
@pytest.mark.parametrize("kind", ["basic_project", "single_round_project", "group_project"])
def test_a_project_of_whatever_type_is_active_until_it_is_set_aside(kind: str) -> None:
    for is_aside in (False, True):
        table = Table(Friends, cards=[*FRIENDS, card("plan", kind, *[level()] * 4)]).row("friend", "constance")
        seat = table.seat(0)
        seat = seat.has_aside("plan") if is_aside else seat.holds("plan")

        assert seat.measure("active_projects") == seat.filled == (0 if is_aside else 1)
        assert table.begin().refused("befriend constance") == ("requirement" if is_aside else "")


@rule("FRI.base.02")
def test_a_second_hourglass_on_start_friendship_costs_stress() -> None:
    table = table_with(knowledge=2, seats=1).begin().choose("befriend peg", "befriend sam")

    assert table.seat(0).changed() == {"creativity": 2, "stress": 1}


@rule("FRI.base.03")
@pytest.mark.parametrize("sth", [-2, 2])
def test_no_mood_changes_what_a_friend_costs(sth: int) -> None:
    table = kevin_at(2, knowledge=4, sth=sth).begin().choose("visit kevin 3")

    assert table.seat(0).changed() == {"knowledge": -4, "creativity": 2, "influence": 3, "lth": 2}


@rule("FRI.base.04", "FRI.q.10")
def test_the_row_of_friends_may_be_refreshed() -> None:
    table = table_with().next_cards("friend", "abdou").begin()
    table.choose("refresh friend", "replace kevin", "redraw")

    assert table.seat(0).changed() == {"sth": -1}
    assert table.row_ids("friend")[0] == "abdou"
    assert table.discarded("friend") == ["kevin"]


@rule("FRI.solo.01")
def test_friends_work_alone() -> None:
    table = table_with(knowledge=2, seats=1).begin().choose("befriend peg")

    assert table.seat(0).changed() == {"creativity": 1}


@rule("FRI.q.05")
def test_a_requirement_of_a_later_level_would_be_checked() -> None:
    strict = Card("strict", "friend", "friend", [NEEDY, level({}, {"lth": 1}, needs={"money": 5}, upkeep={}), BEST])
    table = Table(Friends, cards=[*FRIENDS, strict])
    table.seat(0).has(money=4).holds("strict")

    assert table.begin().refused("visit strict 2") == "requirement"


@rule("FRI.q.08")
def test_the_friends_of_the_dead_stay_with_them() -> None:
    table = table_with()
    table.seat(1).holds("kevin").has_died()
    table.begin("preparation", "adult_3")

    assert table.seat(1).cards() == ["kevin"]
    assert "kevin" not in [*table.discarded("friend"), *table.pile_ids("friend"), *table.row_ids("friend")]


@rule("FRI.q.09")
def test_only_friend_cards_count_as_friends() -> None:
    table = Table(Friends, Pets, cards=[*FRIENDS, *of_module("pets")])
    table.seat(0).holds("koi").holds("martha").holds("kevin")

    assert table.seat(0).measure("friends") == 1


def test_kevin_has_the_values_of_the_ledger() -> None:
    kevin = next(each for each in FRIENDS if each.id == "kevin")

    assert amounts_of(kevin, 1, "reward") == {"creativity": 1, "influence": 2}
    assert amounts_of(kevin, 3, "cost") == {"knowledge": 4}
    assert amounts_of(kevin, 3, "reward") == {"creativity": 2, "influence": 3, "lth": 2}
