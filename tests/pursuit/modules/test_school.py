"""School: a career chosen early, or a degree that lasts a life."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_PRICE, PRICE_PROJECT, PRICE_UPKEEP_JOB, Ability, Card, Level
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.school import School
from wellspent.games.pursuit.modules.trends import Trends, TrendsPart
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level, of_module, plain, trait

CARDS = of_module("school")
CAREERS = [card for card in CARDS if card.pile_name == "career"]
STUDIES = [card for card in CARDS if card.pile_name == "education"]
CHEAPER = Ability(ABILITY_PRICE, price=PRICE_PROJECT, less=goods(knowledge=1))


def career(id: str) -> Card:
    end = level({}, {"lth": 1}, upkeep={}, upkeep_reward={"money": 1})
    return Card(id, "career_job", "career", [level({"influence": 1}, {"money": 2}), level({}, {"lth": 1}), end])


def study(id: str) -> Card:
    degree = Level(cost=goods(knowledge=3), reward=goods(lth=2), abilities=[CHEAPER])
    return Card(id, "educational_project", "education", [level({"knowledge": 2}, {"influence": 1}), degree])


SMALL = [career("juggler"), career("mime"), study("botany"), study("logic"), *plain("job", "clerk", "porter")]


def small_table(seats: int = 2) -> Table:
    return Table(School, cards=SMALL, only=True, seats=seats)


def school_table(seats: int = 2) -> Table:
    return Table(School, cards=CARDS, seats=seats)


@rule("SCH.comp.02", "SCH.comp.03", "SCH.comp.04", "SCH.comp.05")
def test_there_are_8_careers_with_a_retirement_and_9_studies_with_a_degree() -> None:
    assert (len(CAREERS), len(STUDIES)) == (8, 9)
    for card in CAREERS:
        assert len(card.levels) >= 3
        assert not card.levels[-1].upkeep_reward.is_empty
        assert not any(level.has_upkeep for level in card.levels[:-1])
    for card in STUDIES:
        assert len(card.levels) == 2
        assert card.levels[1].abilities
        assert not card.levels[0].abilities


def test_every_degree_has_an_ability_of_its_own() -> None:
    abilities = {str([vars_of(ability) for ability in card.levels[1].abilities]) for card in STUDIES}

    assert len(abilities) == len(STUDIES)


def vars_of(ability: Ability) -> list[object]:
    less, gain = ability.less.amounts, ability.gain.amounts
    return [ability.kind, ability.occasion, gain, ability.price, less, ability.number, ability.spaces]


@rule("SCH.comp.01", "SCH.setup.01", "SCH.action.01")
def test_the_tile_covers_three_spaces_and_brings_one() -> None:
    table = school_table().row("job", "lab_assistant").row("partner", "martha")
    table.begin(round="teen")

    assert table.covered == ["get_job", "start_relationship", "overtime"]
    for line in ("hire lab_assistant a", "date martha a", "overtime"):
        assert (table.refused(line), table.refused_by(line)) == ("covered", "SCH.action.01")
    assert table.game.rules.spaces[-1] == "career_choice"


@rule("SCH.setup.02", "MOD.gen.06")
def test_the_two_piles_are_open_and_apart() -> None:
    table = school_table()

    assert sorted(table.pile_ids("career")) == sorted(card.id for card in CAREERS)
    assert sorted(table.pile_ids("education")) == sorted(card.id for card in STUDIES)
    assert not {card.id for card in CARDS} & {*table.pile_ids("job"), *table.pile_ids("project")}


@rule("SCH.action.02", "SCH.action.03", "SCH.solo.01")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_career_choice_is_any_one_card_of_either_pile(seats: int) -> None:
    table = small_table(seats)
    table.seat(0).has(knowledge=2, influence=1)
    table.begin(round="teen")
    assert table.options("career") == ["career juggler", "career mime", "career botany", "career logic"]

    table.choose("career botany")

    assert table.seat(0).changed() == {"knowledge": -2, "influence": 1}
    assert table.seat(0).cards() == ["botany"]
    assert table.seat(0).level("botany") == 1
    assert table.pile_ids("education") == ["logic"]


@rule("SCH.action.03")
def test_a_card_taken_is_gone_for_the_others() -> None:
    table = small_table()
    table.seat(0).has(influence=1)
    table.seat(1).has(influence=1)
    table.begin(round="teen").choose("career juggler")

    assert table.options("career") == ["career mime"]


@rule("SCH.action.04", "SCH.ex.01")
def test_nick_takes_rugby_player_in_the_teen_round() -> None:
    table = school_table()
    table.seat(0).has(knowledge=1, influence=2, hourglasses=6)
    table.begin(round="teen").choose("career rugby_player")

    changed = {"stress": 1, "knowledge": -1, "influence": -2, "money": 9, "hourglasses": -2, "used": 2}
    assert table.seat(0).changed("hourglasses", "used") == changed
    assert table.seat(0).placed("career_choice") == 1
    assert (table.seat(0).level("rugby_player"), table.seat(0).filled) == (1, 1)


@rule("SCH.action.05", "SCH.action.06", "SCH.q.03", "MOD.action.01")
def test_another_choice_costs_stress_and_a_second_career_replaces_the_first() -> None:
    table = small_table(1)
    table.seat(0).has(influence=3, knowledge=2)
    table.begin(round="teen").choose("career juggler", "career botany", "career mime")

    assert table.seat(0).cards() == ["botany", "mime"]
    assert [event.number for event in table.told("stress")] == [1, 1]
    assert table.seat(0).sth == 0


@rule("SCH.action.06", "SCH.base.04", "SCH.q.02")
def test_a_replaced_career_leaves_the_game_and_cannot_be_taken_again() -> None:
    table = small_table(1)
    table.seat(0).has(influence=3)
    table.begin(round="teen").choose("career juggler", "career mime")

    assert "career juggler" not in table.options()
    assert "juggler" in table.ids(table.state.box)
    assert table.discarded("career") == []
    assert table.discarded("job") == []


@rule("SCH.action.07", "SCH.prep.01")
def test_with_the_teen_round_the_school_closes() -> None:
    table = small_table()
    table.seat(0).has(influence=3)
    table.begin(round="teen").end_round()

    assert table.age == "adult_1"
    assert table.covered == []
    assert table.pile_ids("career") + table.pile_ids("education") == []
    assert {"juggler", "mime", "botany", "logic"} <= set(table.ids(table.state.box))
    assert table.options("career") == []
    assert table.refused("career") == "covered"


@rule("SCH.prep.02")
def test_in_old_age_overtime_is_covered_as_usual() -> None:
    table = small_table()
    table.begin("preparation", "old_age_1").play_on("action")

    assert table.covered == ["overtime"]
    assert table.refused_by("overtime") == "PH.action.05"


@rule("SCH.upkeep.01", "SCH.upkeep.03", "SCH.ex.02", "SCH.upkeep.06")
def test_in_adult_1_rugby_player_advances_by_itself() -> None:
    table = school_table()
    table.seat(0).has(knowledge=1, influence=2, hourglasses=6, stress=8).holds("rugby_player")
    table.seat(0).has(hourglasses=6)
    table.begin("upkeep", "adult_1").choose("pay rugby_player")

    changed = {"stress": 2, "knowledge": -1, "influence": -2, "money": 14, "lth": 1, "hourglasses": -3}
    assert table.seat(0).changed("hourglasses") == changed
    assert table.seat(0).hourglasses == 3
    assert table.seat(0).level("rugby_player") == 2


@rule("SCH.upkeep.04", "SCH.ex.03", "SCH.upkeep.05", "SCH.upkeep.06", "SCH.base.05")
def test_in_adult_2_rugby_player_retires() -> None:
    table = school_table()
    table.seat(0).has(influence=1, stress=9).holds("rugby_player", level=2)
    table.seat(0).has(hourglasses=6)
    table.begin("upkeep", "adult_2").choose("pay rugby_player")

    assert table.seat(0).changed("hourglasses") == {"influence": -1, "sth": -1, "money": 3, "stress": -1, "lth": 2}
    assert table.seat(0).aside() == ["rugby_player"]
    assert (table.seat(0).filled, table.seat(0).promotions) == (0, 0)
    assert table.seat(0).measure("retired") == 1


@rule("SCH.upkeep.05", "SCH.ex.04")
@pytest.mark.parametrize("round", ["adult_3", "old_age_2"])
def test_from_then_on_retirement_pays_for_nothing(round: str) -> None:
    table = school_table()
    table.seat(0).has_aside("rugby_player")
    table.mark()
    table.begin("upkeep", round)

    assert table.seat(0).changed() == {"money": 3}


@rule("SCH.comp.04", "SCH.upkeep.01")
def test_what_lowers_the_upkeep_of_a_job_does_not_lower_the_cost_of_a_level() -> None:
    helper = trait("helper", Ability(ABILITY_PRICE, price=PRICE_UPKEEP_JOB, less=goods(influence=1, any=1)))
    table = Table(School, cards=[*CARDS, helper])
    table.seat(0).has(knowledge=1, influence=1, hourglasses=6).holds("rugby_player").holds("helper")
    table.seat(0).has(hourglasses=6)
    table.begin("upkeep", "adult_1")
    assert table.options() == ["lose rugby_player"]
    assert table.missing("pay rugby_player") == {"influence": 1}

    table.seat(0).has(influence=2)
    table.choose("pay rugby_player")

    assert (table.seat(0).knowledge, table.seat(0).influence) == (0, 0)


@rule("SCH.upkeep.02", "SCH.ex.05", "SCH.q.05")
def test_without_the_influence_rugby_player_is_lost() -> None:
    table = school_table()
    table.seat(0).has(knowledge=1, influence=1).holds("rugby_player")
    table.begin("upkeep", "adult_1")
    assert table.options() == ["lose rugby_player"]

    table.choose("lose rugby_player")

    assert table.seat(0).changed("hourglasses") == {"stress": 1, "sth": -1}
    assert "rugby_player" in table.ids(table.state.box)


@rule("SCH.upkeep.02", "SCH.q.05", "SCH.q.06")
@pytest.mark.parametrize("reached", [1, 2])
def test_whoever_will_not_pay_loses_the_career_even_at_the_last_step(reached: int) -> None:
    table = small_table()
    table.seat(0).holds("juggler", level=reached)
    table.begin("upkeep", "adult_1")
    assert table.options() == ["pay juggler", "lose juggler"]

    table.choose("lose juggler")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.seat(0).aside() == []


@rule("SCH.action.08")
def test_no_card_action_advances_a_career() -> None:
    table = small_table()
    table.seat(0).holds("juggler")
    table.begin()

    assert table.options("promote", "retire", "advance", "graduate") == []
    assert table.refused("promote") == table.refused("retire") == "by_itself"


@rule("SCH.action.09", "SCH.action.10", "SCH.ex.06", "MOD.combo.03")
@pytest.mark.parametrize("retired", [False, True])
def test_another_job_ends_the_career_without_penalty(retired: bool) -> None:
    table = small_table().row("job", "clerk")
    if retired:
        table.seat(0).has_aside("juggler")
    else:
        table.seat(0).holds("juggler")
    table.begin(round="adult_4").choose("hire clerk a")
    assert table.seat(0).changed() == {}
    assert table.seat(0).cards() == ["clerk"]

    table.mark()
    table.begin("upkeep", "old_age_1")

    assert table.seat(0).changed() == {}


@rule("SCH.action.11", "MOD.action.05")
@pytest.mark.parametrize("retired", [False, True])
def test_a_career_may_be_given_up_with_the_penalty(retired: bool) -> None:
    table = small_table()
    if retired:
        table.seat(0).has_aside("juggler")
    else:
        table.seat(0).holds("juggler")
    table.begin().choose("discard juggler")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}


@rule("SCH.action.12", "SCH.action.13", "SCH.action.14")
@pytest.mark.parametrize("round", ["teen", "adult_3"])
def test_a_degree_is_set_aside_and_its_ability_lasts(round: str) -> None:
    table = small_table(1)
    table.seat(0).has(knowledge=4, hourglasses=3).holds("botany").holds("logic")
    table.begin(round=round).choose("graduate botany")
    assert table.seat(0).changed() == {"knowledge": -3, "lth": 2}
    assert table.seat(0).aside() == ["botany"]
    assert table.seat(0).filled == 1

    table.seat(0).has(knowledge=2)
    table.choose("graduate logic")

    assert table.seat(0).changed() == {"knowledge": -2, "lth": 2}


@rule("SCH.action.14")
def test_an_unfinished_study_asks_for_no_upkeep() -> None:
    table = small_table()
    table.seat(0).holds("botany")
    table.begin("upkeep", "adult_4")

    assert table.options("pay", "lose") == []


@rule("SCH.base.01", "MOD.upkeep.06")
def test_careers_and_studies_use_slots_until_their_final_level() -> None:
    table = small_table(1)
    table.seat(0).has(influence=1, knowledge=9, hourglasses=5)
    for id in ("botany", "logic"):
        table.seat(0).holds(id)
    table.begin(round="teen").choose("career juggler")
    assert table.seat(0).filled == 3
    assert table.told("stress") == []

    table.choose("graduate botany")

    assert table.seat(0).filled == 2


@rule("SCH.base.01", "SCH.q.04", "MOD.upkeep.08")
def test_a_fourth_slot_costs_stress_before_the_career_retires() -> None:
    table = Table(School, cards=[*SMALL, *plain("basic_project", "hobby")], only=True)
    for id in ("botany", "logic", "hobby"):
        table.seat(0).holds(id)
    table.seat(0).holds("juggler", level=2)
    table.mark()
    table.begin("upkeep", "adult_2").choose("pay juggler")

    assert table.seat(0).changed() == {"stress": 1, "lth": 1}


@rule("SCH.base.01")
def test_placing_a_fourth_costs_stress() -> None:
    table = Table(School, cards=[*SMALL, *plain("basic_project", "hobby")], only=True)
    table.seat(0).has(influence=1).holds("botany").holds("logic").holds("hobby")
    table.begin(round="teen").choose("career juggler")

    assert table.seat(0).changed()["stress"] == 1


@rule("SCH.base.01", "SCH.action.05")
@pytest.mark.parametrize(("stress", "reason"), [(14, ""), (15, "too_much_stress")])
def test_the_stress_of_another_choice_and_of_a_fourth_slot_is_counted_together(stress: int, reason: str) -> None:
    table = Table(School, cards=[*SMALL, *plain("basic_project", "hobby")], only=True)
    table.seat(0).has(influence=1, stress=stress).holds("botany").holds("logic").holds("hobby")
    table.state.players[0].placed[table.game.rules.spaces.index("career_choice")] = 1
    table.begin(round="teen")

    assert table.refused("career juggler") == reason


@rule("SCH.base.02", "SCH.q.01", "MOD.action.02")
@pytest.mark.parametrize(("sth", "paid"), [(1, 1), (-1, 3)])
def test_the_mood_changes_the_price_of_studies(sth: int, paid: int) -> None:
    table = small_table()
    table.seat(0).has(knowledge=3, sth=sth)
    table.begin(round="teen").choose("career botany")
    if table.options("give"):
        table.choose(table.options("give")[0])

    assert table.seat(0).knowledge == 3 - paid


@rule("SCH.base.02", "MOD.action.03")
@pytest.mark.parametrize("sth", [3, -3])
def test_the_mood_does_not_change_the_price_of_careers(sth: int) -> None:
    table = small_table()
    table.seat(0).has(influence=1, sth=sth)
    table.begin(round="teen").choose("career juggler")

    assert table.seat(0).influence == 0


@rule("SCH.base.03", "MOD.combo.05")
def test_a_career_is_a_job_without_category_and_level() -> None:
    table = small_table()
    table.seat(0).holds("juggler", level=2)

    assert (table.seat(0).measure("jobs"), table.seat(0).measure("job_rank")) == (1, 0)
    assert table.game.rules.card("juggler").field == -1


@rule("SCH.base.06", "MOD.combo.09", "TRD.end.03", "MOD.q.10")
def test_a_degree_is_a_project_but_counts_for_no_trend() -> None:
    cards = [*SMALL, *of_module("trends")]
    table = Table(School, Trends, cards=cards, only=True)
    table.seat(0).has_aside("botany")

    assert table.seat(0).measure("completed_projects") == 1
    assert (table.seat(0).measure("completed_basic"), table.seat(0).measure("degrees")) == (0, 1)
    assert part_of(table.state, TrendsPart).trends
    table.begin("resolution", "old_age_3")
    assert table.seat(0).lth == 0


@rule("SCH.end.01", "MOD.gen.12", "MOD.q.14")
def test_a_level_that_would_go_two_spaces_off_the_track_cannot_be_paid() -> None:
    table = school_table()
    table.seat(0).has(knowledge=1, influence=2, stress=15, hourglasses=3).holds("rugby_player")
    table.seat(0).has(hourglasses=3)
    table.begin("upkeep", "adult_1")

    assert table.options() == ["lose rugby_player"]
    assert table.refused("pay rugby_player") == "too_much_stress"


@rule("SCH.end.02", "MOD.life.01")
def test_exactly_one_space_off_the_reward_is_received_and_the_life_ends() -> None:
    table = school_table()
    table.seat(0).has(knowledge=1, influence=2, stress=14).holds("rugby_player")
    table.seat(0).has(hourglasses=4)
    table.begin("upkeep", "adult_1").choose("pay rugby_player")

    assert table.seat(0).changed()["money"] == 14
    assert not table.state.players[0].is_alive


@rule("SCH.q.07", "MOD.action.05", "MOD.action.06")
def test_an_active_study_may_be_given_up_and_a_degree_never() -> None:
    table = small_table()
    table.seat(0).holds("botany").has_aside("logic")
    table.begin()
    assert table.options("discard") == ["discard botany"]
    assert table.refused("discard logic") == "cannot_discard"

    table.choose("discard botany")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert "botany" in table.ids(table.state.box)


@rule("SCH.q.08", "MOD.combo.12")
def test_with_experiences_the_tile_still_bars_jobs_and_partners() -> None:
    table = Table(School, Experiences, cards=[*CARDS, *of_module("experiences")])
    table.begin(round="teen")

    assert table.row_ids("job")
    assert table.options("hire", "date") == []
    assert table.options("dream")


@rule("SCH.q.09")
def test_abilities_that_lower_the_same_price_add_up_but_not_below_0() -> None:
    cards = [*SMALL, trait("clever", CHEAPER), *plain("basic_project", "hobby", lines=level({"knowledge": 1}))]
    table = Table(School, cards=cards, only=True, seats=1).row("project", "hobby")
    table.seat(0).has(knowledge=1).holds("clever").has_aside("botany").holds("logic")
    table.begin().choose("graduate logic")
    assert table.seat(0).knowledge == 0

    table.choose("take hobby 1")

    assert table.seat(0).knowledge == 0


@rule("SCH.q.10")
def test_with_both_piles_empty_there_is_no_career_choice() -> None:
    table = small_table()
    table.seat(0).holds("juggler").holds("botany")
    table.seat(1).holds("mime").holds("logic")
    table.begin(round="teen")

    assert table.options("career") == []
    assert table.refused("career") == "no_card_there"
    assert table.refused_by("career") == "SCH.q.10"


@rule("MOD.combo.01")
def test_a_career_is_a_job_for_a_friend_who_asks_for_one() -> None:
    friend = Card("pal", "friend", "friend", [level({}, {"creativity": 1}, needs={"jobs": 1})] * 3)
    table = Table(School, Friends, cards=[*SMALL, friend], only=True, seats=1).row("friend", "pal")
    table.seat(0).has(influence=1)
    table.begin(round="teen")
    assert table.refused("befriend pal") == "requirement"

    table.choose("career juggler")

    assert "befriend pal" in table.options()


@pytest.mark.parametrize("card", CAREERS, ids=lambda card: card.id)
def test_every_career_leads_to_its_retirement(card: Card) -> None:
    table = school_table()
    table.seat(0).has(knowledge=9, creativity=9, influence=9, stress=4).holds(card.id)
    for _ in card.levels[1:]:
        table.seat(0).has(hourglasses=7, stress=4)
        table.begin("upkeep", "adult_2").choose(f"pay {card.id}")

    assert table.seat(0).aside() == [card.id]


@pytest.mark.parametrize("card", STUDIES, ids=lambda card: card.id)
def test_every_study_leads_to_its_degree(card: Card) -> None:
    table = school_table(1)
    table.seat(0).has(knowledge=9, creativity=9, influence=9)
    table.begin(round="teen").choose(f"career {card.id}")
    table.seat(0).has(sth=0)
    table.choose(f"graduate {card.id}")

    assert table.seat(0).aside() == [card.id]
    assert len(table.state.players[0].abilities) == len(card.levels[1].abilities)
