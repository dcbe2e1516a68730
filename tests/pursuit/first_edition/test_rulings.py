"""First edition: rulings where the unofficial and the official French edition differ."""

from collections import Counter

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.cards.words import category_letter
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import Amounts, card, job, leading_goal, level, plain

BAND = card("band", "group_project", *[level()] * 4, additional=[{"money": 1}, {"money": 1}])
CURE = card("cure", "activity", level({}, {"health": 1}), level({}, {"relax": 1}))
BOSS = job("boss", "social", 3, level({"money": 9}), level({"influence": 2}, {"lth": 2}, upkeep_reward={"money": 4}))
CLERK = job("clerk", "social", 1, level(), level({"knowledge": 2}, {"money": 3, "lth": 3}))
CHIEF = job("chief", "social", 2, level(), level())
LAWN = card("lawn", "basic_project", level({"knowledge": 1, "influence": 2}), level())
DECK = [
    *[BAND, CURE, BOSS, CLERK, CHIEF, LAWN],
    *plain("basic_project", "plan_1", "plan_2", "plan_3", "done"),
    *plain("single_round_project", "show"),
    *plain("item", "thing"),
    *plain("partner", "robin"),
]
ROWS = ("project", "item_activity", "job", "partner")


def first(seats: int = 2, edition: str = "first") -> Table:
    return Table(edition=edition, cards=DECK, seats=seats).row("item_activity", "cure")


def dying() -> Table:
    """Seat A on the last space with an Hourglass on Study, seat B with one Hourglass."""
    table = first()
    table.seat(0).has(stress=15, hourglasses=4).stands_on(study=1)
    table.seat(1).has(hourglasses=1)
    return table


@rule("PH1.q.01")
def test_the_letters_are_those_of_the_official_french_edition() -> None:
    assert [category_letter(letter, "first") for letter in "HT"] == ["V", "T"]


@rule("PH1.q.02")
@pytest.mark.parametrize(("space", "reached", "hourglasses"), [(8, 5, 7), (6, 3, 8)])
def test_good_health_goes_by_ordinal_place_and_hourglasses_by_section(
    space: int, reached: int, hourglasses: int
) -> None:
    table = first()
    table.seat(0).has(stress=space)
    table.begin("action").choose("spend cure 1")

    table.begin("preparation", "adult_2")

    assert (table.seat(0).stress, table.seat(0).hourglasses) == (reached, hourglasses)


@rule("PH1.q.03")
@pytest.mark.parametrize(("edition", "reached"), [("first", 3), ("second", 2)])
def test_the_second_space_of_turquoise_goes_to_the_second_of_green(edition: str, reached: int) -> None:
    table = first(edition=edition)
    table.seat(0).has(stress=5)
    table.begin("action")

    table.choose("spend cure 1")

    assert table.seat(0).stress == reached


@rule("PH1.q.04")
def test_overtime_and_section_hourglasses_go_back_and_everybody_has_six_again() -> None:
    table = first()
    table.seat(0).has(stress=7, hourglasses=0, used=8)
    table.seat(1).has(stress=7, hourglasses=0, used=3)

    table.begin("resolution", "adult_1")

    assert [(seat.hourglasses, seat.used) for seat in table.seats] == [(6, 0), (6, 0)]


@rule("PH1.q.05")
@pytest.mark.parametrize("line", ["take band 1", "join magazine 2"])
def test_taking_and_joining_a_group_project_both_touch_the_space_first(line: str) -> None:
    table = first().row("project", "band")
    table.seat(1).holds("magazine", 1)
    table.seat(0).has(creativity=3, influence=2).stands_on(take_project=1)
    table.begin("action")

    table.choose(line)

    assert table.seat(0).changed()["stress"] == 1
    assert table.seat(0).placed("take_project") == 1


@rule("PH1.q.06")
@pytest.mark.parametrize(("held", "stress"), [(["plan_1", "clerk"], 0), (["plan_1", "plan_2", "clerk"], 1)])
def test_a_job_counts_for_the_excess_slot_of_a_partner(held: list[str], stress: int) -> None:
    table = first().row("partner", "robin")
    for id in held:
        table.seat(0).holds(id)
    table.begin("action")

    table.choose("date robin a")

    assert table.seat(0).changed().get("stress", 0) == stress


@rule("PH1.q.07")
def test_retirement_costs_and_later_pays_what_its_own_box_says() -> None:
    table = first()
    table.seat(0).holds("boss").has(influence=2)
    table.begin("action").choose("retire")
    assert table.seat(0).changed() == {"influence": -2, "lth": 2}

    table.begin("upkeep", "adult_2")
    assert table.seat(0).money == 4


@rule("PH1.q.08")
def test_the_discount_is_optional() -> None:
    table = first().row("project", "lawn")
    table.seat(0).has(sth=2, knowledge=1, influence=2)
    table.begin("action").choose("take lawn 1")

    table.choose("give 1 knowledge 2 influence")

    assert table.seat(0).changed() == {"knowledge": -1, "influence": -2}


@rule("PH1.q.09", "PH1.q.18")
def test_the_fatal_action_is_completed_and_the_player_is_out() -> None:
    table = dying()
    table.seat(0).holds("band", 1)
    table.begin("action")

    table.choose("study")
    assert table.seat(0).changed() == {"knowledge": 3, "stress": 1}
    assert (table.seat(0).is_alive, table.decider) == (False, 1)

    table.choose("rest 0")
    assert table.seat(0).money == 0


@rule("PH1.q.09")
def test_the_row_is_refilled_after_a_fatal_action() -> None:
    table = first().row("project", "plan_1", "plan_2").next_cards("project", "plan_3")
    table.seat(0).has(stress=15).stands_on(take_project=1)
    table.begin("action")

    table.choose("take plan_1 1")

    assert not table.seat(0).is_alive
    assert table.seat(0).cards() == ["plan_1"]
    assert table.row_ids("project") == ["plan_3", "plan_2"]


@rule("PH1.q.10")
def test_the_highest_level_of_a_relationship_is_raise_family() -> None:
    assert catalog().text("martha").levels[2].name.en == "Raise Family"


@rule("PH1.q.11")
def test_the_tie_break_counts_the_cards_in_the_play_area_at_the_end() -> None:
    table = first()
    table.seat(0).holds("thing").has_aside("done")
    table.seat(1).holds("plan_1").holds("plan_2").holds("plan_3")
    table.begin("action", "old_age_3").choose("rest 0", "discard plan_1", "discard plan_2")

    table.begin("resolution", "old_age_3")

    assert table.game.scores(table.state) == [0, 0]
    assert table.winners() == [0]


@rule("PH1.q.12")
def test_a_row_is_refreshed_before_the_action_and_not_after_it() -> None:
    table = first().row("project", "plan_1").begin("action")

    table.choose("refresh project", "refresh project", "rest 0")

    assert table.seat(0).changed() == {"sth": -2}
    assert table.interrupts(0) == ["leave"]


@rule("PH1.q.13")
def test_a_discarded_group_project_gives_nothing_and_its_hourglasses_stay_spent() -> None:
    table = first().row("project", "band")
    table.seat(0).has(hourglasses=2)
    table.seat(1).has(hourglasses=1)
    table.begin("action")

    table.choose("take band 1", "join band 2")
    assert table.seat(0).used == 1
    table.choose("discard band")
    assert (table.seat(0).used, table.options("join")) == (1, [])

    table.choose("rest 0")
    assert [seat.money for seat in table.seats] == [0, 0]
    assert table.seat(0).aside() == []


@rule("PH1.q.13")
@pytest.mark.parametrize(("id", "is_aside", "may_go"), [("boss", True, True), ("done", True, False)])
def test_a_retired_job_may_go_and_a_completed_project_may_not(id: str, is_aside: bool, may_go: bool) -> None:
    table = first()
    table.seat(0).has_aside(id)
    table.begin("action")

    assert (f"discard {id}" in table.options()) is may_go


@rule("PH1.q.14")
@pytest.mark.parametrize(("seats", "sizes"), [(3, [3, 3, 3, 3]), (4, [4, 4, 4, 4])])
def test_the_rows_keep_the_size_of_the_players_who_started(seats: int, sizes: list[int]) -> None:
    table = first(seats)
    for seat in table.seats[1:]:
        seat.has_died()

    table.begin("preparation", "adult_3")

    assert [len(table.row_ids(pile)) for pile in ROWS] == sizes


@rule("PH1.q.15")
def test_a_life_may_outlast_the_second_old_age_round_and_ends_with_the_third() -> None:
    table = first(seats=1)
    table.seat(0).has(stress=6)

    table.begin("preparation", "old_age_3")
    assert (table.seat(0).is_alive, table.seat(0).stress) == (True, 15)

    table.choose("rest 0", "rest 0", "rest 0")
    assert table.state.finished
    assert not table.seat(0).is_alive


@rule("PH1.q.16")
@pytest.mark.parametrize(
    ("id", "name"),
    [("martha", "Martha"), ("healthy_eating_first", "Healthy Eating"), ("singing_festival", "Singing Festival")],
)
def test_cards_have_the_english_names_of_the_second_edition(id: str, name: str) -> None:
    assert id in [card.id for card in catalog().cards("first", [])]
    assert catalog().text(id).name.en == name


@rule("PH1.q.17")
@pytest.mark.parametrize(
    ("line", "changed"),
    [("interact", {"influence": 3}), ("promote chief a", {"knowledge": -2, "money": 3, "lth": 3})],
)
def test_interact_gives_three_influence_and_a_promotion_its_reward(line: str, changed: Amounts) -> None:
    table = first().row("job", "chief")
    table.seat(0).holds("clerk").has(knowledge=2)
    table.begin("action")

    table.choose(line)

    assert table.seat(0).changed() == changed


@rule("PH1.q.19")
def test_a_card_is_discarded_between_actions_and_not_inside_one() -> None:
    table = first().row("project", "lawn")
    table.seat(0).has(sth=1, knowledge=1, influence=2)
    table.seat(1).holds("thing")
    table.begin("action")
    assert "discard thing" in table.interrupts(1)

    table.choose("take lawn 1")
    assert table.options("give")
    assert table.interrupts(1) == []

    table.choose(table.options("give")[0])
    assert "discard thing" in table.options()


@rule("PH1.q.20")
def test_the_deck_has_the_cards_of_the_french_editions() -> None:
    piles = Counter(card.pile_name for card in catalog().cards("first", []))

    assert piles == {"project": 60, "item_activity": 60, "job": 18, "partner": 12, "child_trait": 10, "life_goal": 10}
    covers, player_aids = 2, 8
    assert sum(piles.values()) + covers + player_aids == 180


@rule("PH1.q.21")
@pytest.mark.parametrize("joiner", [0, 1])
def test_any_player_may_join_the_initiator_included(joiner: int) -> None:
    table = first()
    table.seat(0).holds("band", 1)
    table.begin("action", turn=joiner)

    table.choose("join band 2")

    assert [role.player for role in table.state.roles] == [0, joiner]


@rule("PH1.q.22")
def test_relax_moves_the_stress_indicator() -> None:
    table = first()
    table.seat(0).has(stress=9)
    table.begin("action")

    table.choose("spend cure 2")

    assert table.seat(0).changed("hourglasses") == {"stress": -1, "hourglasses": -1}


@rule("PH1.q.23")
def test_the_side_of_a_partner_is_cosmetic() -> None:
    tables = [first().row("partner", "martha").begin("action") for _ in "ab"]

    for table, side in zip(tables, "ab", strict=True):
        table.choose(f"date martha {side}")

    assert tables[0].seat(0).changed() == tables[1].seat(0).changed() == {"knowledge": 1, "creativity": 2}
    assert tables[0].seat(0).level("martha") == tables[1].seat(0).level("martha") == 1


@rule("PH1.q.24")
def test_projects_of_the_round_of_death_count_and_only_the_living_get_additional_rewards() -> None:
    goal = leading_goal("doer", "completed_projects", lth=4)
    table = Table(edition="first", cards=[*DECK, goal]).goals("doer")
    table.seat(0).holds("band", 1).holds("show").has(stress=15, hourglasses=2).stands_on(study=1)
    table.seat(1).fills("band", 2).has(hourglasses=1)
    table.begin("action")

    table.choose("study", "rest 0")
    assert [seat.money for seat in table.seats] == [0, 2]

    table.begin("resolution", "old_age_3")
    assert sorted(table.seat(0).aside()) == ["band", "show"]
    assert table.seat(0).lth == 4
