"""Rulings on Rewards, Promotions, unusual Costs and the Levels of cards."""

from collections.abc import Iterable

import pytest

from wellspent.games.pursuit.cards import JOB_PILE, PARTNER_PILE, PROJECT_PILE, Effect
from wellspent.games.pursuit.effects import Take
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import Amounts, card, job, level, plain

PLANS = plain("basic_project", "plan_1", "plan_2", "plan_3")
FRIENDS = plain("partner", "robin", "sascha", "kim", lines=level({}, {"lth": 5}))
ERRAND = card("errand", "basic_project", level({"money": 9}, {"lth": 5}), level())
CLERK = job("clerk", "social", 1, level(), level({"knowledge": 2}, {"lth": 1}))
CHIEFS = [job(f"chief_{number}", "social", 2, level({"money": 9}, {"lth": 5}), level()) for number in (1, 2, 3)]
OTHER = job("other", "art", 1, level(), level())


def gift(pile: int, at_level: int = 0) -> Effect:
    return Take(pile, at_level)


def present(pile: int, at_level: int = 0) -> Table:
    """Before an Activity that gives a card of a row."""
    deck = [card("present", "activity", level(effects=[gift(pile, at_level)])), ERRAND, CLERK, OTHER]
    return Table(cards=[*deck, *FRIENDS, *PLANS, *CHIEFS]).row("item_activity", "present")


@rule("PH.q.18")
@pytest.mark.parametrize(
    ("pile", "row", "id", "line"),
    [
        (PROJECT_PILE, "project", "errand", "receive errand"),
        (JOB_PILE, "job", "chief_1", "receive chief_1 a"),
        (PARTNER_PILE, "partner", "robin", "receive robin a"),
    ],
)
def test_a_card_gained_as_a_reward_is_free_gives_nothing_and_starts_at_l1(
    pile: int, row: str, id: str, line: str
) -> None:
    table = present(pile).row(row, id)
    table.begin("action")

    table.choose("spend present 1", line)

    assert table.seat(0).changed() == {}
    assert table.seat(0).cards() == ["present", id]
    assert table.seat(0).level(id) == 1
    assert len(table.row_ids(row)) == 1


@rule("PH.q.18")
def test_a_gained_card_starts_where_the_giving_card_says() -> None:
    table = present(PARTNER_PILE, at_level=1).row("partner", "robin")
    table.begin("action")

    table.choose("spend present 1", "receive robin b")

    assert table.seat(0).level("robin") == 2


@rule("PH.q.18")
def test_slot_and_additional_partner_stress_apply_to_a_gained_card() -> None:
    table = present(PARTNER_PILE).row("partner", "robin")
    table.seat(0).holds("plan_1").holds("plan_2").holds("sascha")
    table.begin("action")

    table.choose("spend present 1", "receive robin a")

    assert table.seat(0).changed() == {"stress": 2}


@rule("PH.q.18")
def test_a_gained_job_replaces_the_old_one_without_penalty() -> None:
    table = present(JOB_PILE).row("job", "chief_1")
    table.seat(0).holds("other")
    table.begin("action")

    table.choose("spend present 1", "receive chief_1 a")

    assert table.seat(0).changed() == {}
    assert table.seat(0).cards() == ["present", "chief_1"]
    assert table.discarded("job") == ["other"]


@rule("PH.q.09")
@pytest.mark.parametrize(("reward", "reason"), [({"health": 1}, ""), ({}, "too_much_stress")])
def test_good_health_comes_before_the_stress_of_a_card_gained_by_the_same_reward(reward: Amounts, reason: str) -> None:
    spa = card("spa", "activity", level(), level({}, reward, effects=[gift(PARTNER_PILE)]))
    table = Table(cards=[spa, *PLANS, *FRIENDS]).row("partner", "robin")
    table.seat(0).holds("spa").holds("plan_1").holds("plan_2").holds("sascha").has(stress=15)
    table.begin("action")

    assert table.refused("upgrade spa 2") == reason
    if not reason:
        table.choose("upgrade spa 2", "receive robin a")
        assert table.seat(0).stress == 13 + 2


def promotable(row: Iterable[str], pile: Iterable[str]) -> Table:
    """A clerk, with the fitting Jobs just there and nowhere else."""
    table = Table(cards=[CLERK, *CHIEFS, OTHER], only=True)
    table.row("job", *row, "other").next_cards("job", *pile)
    table.seat(0).holds("clerk").has(knowledge=2)
    for number in table.state.draw[JOB_PILE][:]:
        if table.game.rules.cards[number].id not in pile:
            table.state.draw[JOB_PILE].remove(number)
            table.state.box.append(number)
    return table.begin("action")


@rule("PH.q.19")
def test_the_row_comes_first_the_player_chooses_in_it_and_it_is_refilled() -> None:
    table = promotable(row=["chief_1", "chief_2"], pile=["chief_3"])
    assert table.options("promote") == [f"promote {id} {side}" for id in ("chief_1", "chief_2") for side in ("a", "b")]

    table.choose("promote chief_2 a")

    assert table.seat(0).cards() == ["chief_2"]
    assert table.row_ids("job") == ["chief_1", "chief_3", "other"]


@rule("PH.q.19")
@pytest.mark.parametrize(
    ("in_pile", "found", "discarded"),
    [
        (["chief_2", "chief_1"], "chief_2", ["chief_3", "clerk"]),
        ([], "chief_3", ["chief_1", "chief_2", "clerk"]),
    ],
)
def test_the_pile_is_searched_from_the_bottom_then_the_discards_from_the_top_and_the_pile_is_shuffled(
    in_pile: list[str], found: str, discarded: list[str]
) -> None:
    others = [job(f"other_{number}", "art", 1, level(), level()) for number in range(12)]
    table = Table(cards=[CLERK, *CHIEFS, *others], only=True).row("job").next_cards("job", "other_0", *in_pile)
    table.thrown_away(*[chief.id for chief in CHIEFS if chief.id not in in_pile])
    table.seat(0).holds("clerk").has(knowledge=2)
    table.begin("action")
    left = [id for id in table.pile_ids("job") if id != found]

    table.choose("promote clerk a")

    assert table.seat(0).cards() == [found]
    assert table.discarded("job") == discarded
    assert table.pile_ids("job") != left
    assert sorted(table.pile_ids("job")) == sorted(left)


@rule("PH.q.20")
def test_nobody_searches_the_pile_without_being_able_to_pay() -> None:
    table = promotable(row=[], pile=["chief_1"])
    table.seat(0).has(knowledge=1)

    assert table.options("promote") == []
    assert table.refused("promote clerk a") == "cannot_pay"
    assert table.missing("promote clerk a") == {"knowledge": 1}


@rule("PH.q.21")
@pytest.mark.parametrize(
    ("cost", "sth", "changed"),
    [
        ({"stress": 2}, 0, {"stress": 2}),
        ({"sth": 2}, 1, {"sth": -2}),
        ({"sth": 2}, -2, {"sth": -1, "lth": -1}),
    ],
)
def test_stress_and_sth_in_a_cost_move_the_indicators(cost: Amounts, sth: int, changed: Amounts) -> None:
    table = Table(cards=[card("rugby", "activity", level(cost))]).row("item_activity", "rugby")
    table.seat(0).has(sth=sth)
    table.begin("action")

    table.choose("spend rugby 1")

    assert table.seat(0).changed() == changed


@rule("PH.q.21")
@pytest.mark.parametrize(("space", "reason"), [(14, ""), (15, "too_much_stress")])
def test_stress_in_a_cost_counts_for_the_limit(space: int, reason: str) -> None:
    table = Table(cards=[card("rugby", "activity", level({"stress": 2}))]).row("item_activity", "rugby")
    table.seat(0).has(stress=space)
    table.begin("action")

    assert table.refused("spend rugby 1") == reason


@rule("PH.q.24")
@pytest.mark.parametrize(("first", "reached"), [("first relax", 10), ("first health", 11)])
def test_the_player_orders_relax_and_good_health_with_relax_offered_first(first: str, reached: int) -> None:
    table = Table(cards=[card("spa", "activity", level({}, {"relax": 1, "health": 1}))]).row("item_activity", "spa")
    table.seat(0).has(stress=14)
    table.begin("action")

    table.choose("spend spa 1")
    assert table.options() == ["first relax", "first health"]
    table.choose(first)

    assert table.seat(0).stress == reached


@rule("PH.q.25")
def test_a_reward_cannot_be_declined_and_what_cannot_be_applied_is_lost() -> None:
    table = Table(cards=[card("spa", "activity", level({}, {"relax": 2, "money": 1}))]).row("item_activity", "spa")
    table.seat(0).has(stress=8)
    table.begin("action")

    table.choose("spend spa 1")

    assert table.seat(0).changed() == {"stress": -1, "money": 1}
    assert table.decider == 1


@rule("PH.q.26")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_no_activity_has_an_upkeep(edition: str) -> None:
    activities = [card for card in catalog().cards(edition, []) if card.kind_name == "activity"]

    assert activities
    assert not [card.id for card in activities for lines in card.levels if lines.has_upkeep]


@rule("PH.q.26")
def test_an_activity_passes_through_upkeep_untouched() -> None:
    table = Table()
    table.seat(0).holds("concert", 3)

    table.begin("upkeep", "adult_2")

    assert table.seat(0).changed() == {}
    assert table.seat(0).cards() == ["concert"]


@rule("PH.q.27")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_projects_have_four_levels_or_roles_items_activities_and_partners_three(edition: str) -> None:
    levels = {(card.kind_name, len(card.levels)) for card in catalog().cards(edition, []) if card.levels}

    assert levels == {
        ("basic_project", 4),
        ("single_round_project", 4),
        ("group_project", 4),
        ("item", 3),
        ("activity", 3),
        ("partner", 3),
        ("job", 2),
    }


@rule("PH.q.27")
@pytest.mark.parametrize("count", [2, 3, 5])
def test_the_last_level_of_a_card_is_final_however_many_it_has(count: int) -> None:
    table = Table(cards=[card("hobby", "basic_project", *[level()] * count)])
    table.seat(0).holds("hobby", count - 1)
    table.begin("action")

    table.choose(f"advance hobby {count}")

    assert table.seat(0).aside() == ["hobby"]
