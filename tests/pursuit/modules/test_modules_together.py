"""What is common to all modules: components, orders of the phases, combinations, life ending, solo."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.pursuit.modules.together import dreams
from wellspent.engine.game import SetupError
from wellspent.games.pursuit.cards import ABILITY_ON, MEASURES, OCCASIONS, ON_DEVELOP, Ability, Card
from wellspent.games.pursuit.game import SETUP_FLOW, Pursuit
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.modules.events import Events, EventsPart
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.group_items import GroupItems
from wellspent.games.pursuit.modules.health_activities import HealthActivities
from wellspent.games.pursuit.modules.kids import Kids
from wellspent.games.pursuit.modules.mutual_friends import MutualFriends, MutualPart
from wellspent.games.pursuit.modules.nostalgia import Nostalgia
from wellspent.games.pursuit.modules.nostalgia.part import NostalgiaPart
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.relatives import Relatives, RelativesPart
from wellspent.games.pursuit.modules.school import School
from wellspent.games.pursuit.modules.services import Services
from wellspent.games.pursuit.modules.stand_alone_jobs import StandAloneJobs
from wellspent.games.pursuit.modules.store_owners import StoreOwners
from wellspent.games.pursuit.modules.trends import Trends, TrendsPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.games.pursuit.steps.resolve import solo_goals_met
from wellspent.library import set_up
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.opening import open_pursuit
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, goods_of, job, leading_goal, level, of_module, trait

EXPANSIONS = ("community", "experiences", "nostalgia")
MODULES = tuple(name for name in module_names() if name not in EXPANSIONS)
BOX = catalog().cards("second", module_names(), ["box"])
NAMES = ("Ines", "Bruno", "Mei", "Tomás", "Ada")


def game_with(modules: Sequence[str], seats: int = 3, box: bool = True) -> Pursuit:
    setup = set_up(NAMES[:seats], "together", modules=tuple(modules))
    classes = [type(module) for module in open_pursuit(setup).rules.modules]
    return Pursuit(catalog().cards("second", modules, ["box"] if box else []), "second", seats, classes)


EVERYTHING = game_with(module_names(), 5)


def before(round: list[str], *steps: str) -> bool:
    """Whether these steps stand in this order."""
    places = [round.index(step) for step in steps]
    return places == sorted(places)


# Components.


@rule("MOD.comp.01", "MOD.comp.09")
def test_the_box_adds_564_cards_and_7_player_aids() -> None:
    # 170 cards and 10 Player Aids are the base game's 180.
    assert len(BOX) - len(catalog().cards("second")) == 571 - 7
    assert Counter(card.module for card in BOX if card.module in EXPANSIONS) == {
        "community": 56,
        "experiences": 64,
        "nostalgia": 64,
    }


@rule("MOD.comp.02")
def test_the_cards_of_the_modules() -> None:
    kinds = Counter(card.kind_name for card in BOX if card.module in MODULES)

    assert kinds == {
        "event": 12,
        "friend": 16,
        "mutual_friend": 10,
        "pet": 28,
        "stand_alone_job": 12,
        "store_owner": 6,
        "service": 15,
        "group_item": 4,
        "health_activity": 5,
        "ongoing_life_goal": 3,
        "career_job": 8,
        "educational_project": 9,
        "relative": 8,
        "trend": 7,
        "kid": 28,
        "single_parent": 3,
        # Safety & Security, of the 15 added Jobs.
        "job": 6,
    }


@rule("MOD.comp.03", "MOD.gen.04")
def test_the_ordinary_cards_of_the_box() -> None:
    ordinary = catalog().cards("second", module_names(), ["box"])
    base = {card.id for card in catalog().cards("second")}
    added = Counter(card.kind_name for card in ordinary if not card.module and card.id not in base)

    assert (added["basic_project"], added["single_round_project"], added["group_project"]) == (32, 14, 10)
    assert added["item"] + added["activity"] == 85
    assert (added["partner"], added["life_goal"], added["child_trait"]) == (27, 11, 12)
    assert added["job"] + 6 == 15


@rule("MOD.comp.07", "MOD.comp.10")
def test_the_sizes_of_the_piles() -> None:
    piles = Counter(card.pile_name for card in BOX)
    wanted = {"project": 116, "item_activity": 197, "job": 51, "partner": 42, "life_goal": 24, "child_trait": 22}
    of_modules = Counter(card.pile_name for card in BOX if card.module in MODULES)

    assert {pile: piles[pile] for pile in wanted} == wanted
    assert (of_modules["item_activity"], of_modules["job"]) == (52, 24)


@rule("MOD.comp.08")
def test_five_play_with_everything() -> None:
    state = EVERYTHING.start("five")

    assert len(state.players) == 5


# General.


@rule("MOD.gen.01", "MOD.gen.02")
@pytest.mark.parametrize("seed", range(12))
def test_every_subset_is_legal(seed: int) -> None:
    chance = random.Random(seed)
    chosen = [name for name in module_names() if chance.random() < 0.5]
    game = game_with(chosen, 2 + seed % 4)

    assert sorted(module.name for module in game.rules.modules) == sorted(chosen)
    assert game.deciders(game.start(str(seed)))


@rule("MOD.gen.01", "MOD.solo.01")
def test_alone_everything_but_mutual_friends_may_be_used() -> None:
    game = game_with([name for name in module_names() if name != "mutual_friends"], 1)
    assert game.deciders(game.start("alone"))

    with pytest.raises(SetupError, match="mutual_friends"):
        game_with(["mutual_friends"], 1)


@rule("MOD.gen.03")
@pytest.mark.parametrize("module", MODULES)
def test_without_a_module_nothing_of_it_exists(module: str) -> None:
    without = game_with([name for name in module_names() if name != module])
    alone, plain_game = game_with([module]), game_with([])
    own = {verb.name for verb in alone.rules.verbs} - {verb.name for verb in plain_game.rules.verbs}
    own_spaces = set(alone.rules.spaces) - set(plain_game.rules.spaces)

    assert not [card.id for card in without.rules.cards if card.module == module]
    assert not own_spaces & set(without.rules.spaces)
    assert not (own - {"pass"}) & {verb.name for verb in without.rules.verbs}


@rule("MOD.gen.05", "MOD.q.01", "MOD.q.13")
@pytest.mark.parametrize("missing", module_names())
def test_a_card_that_needs_an_absent_module_is_left_out_and_nothing_else(missing: str) -> None:
    there = {card.id for card in catalog().cards("second", [m for m in module_names() if m != missing], ["box"])}
    gone = [card for card in BOX if card.id not in there]

    assert {card.id for card in gone} == {
        card.id for card in BOX if card.module == missing or missing in card.needs_modules
    }


@rule("MOD.gen.09")
def test_an_advance_is_checked_moved_paid_and_rewarded() -> None:
    bath = card("bath", "health_activity", level(), level({"knowledge": 2}, {"lth": 1}), level())
    table = Table(HealthActivities, cards=[bath], only=True, seats=1)
    table.seat(0).has(knowledge=1).holds("bath")
    table.begin()
    assert table.refused("exercise bath 2") == "cannot_pay"
    assert table.missing("exercise bath 2") == {"knowledge": 1}

    table.seat(0).has(knowledge=2)
    table.choose("exercise bath 2")

    assert table.story("paid", "gained") == ["paid", "gained"]
    assert (table.seat(0).level("bath"), table.seat(0).knowledge) == (2, 0)


@rule("MOD.gen.11")
@pytest.mark.parametrize(("sth", "changed"), [(0, {"sth": -1, "lth": 1}), (-3, {})])
def test_losing_sth_as_a_cost_can_always_be_paid(sth: int, changed: dict[str, int]) -> None:
    bath = card("bath", "health_activity", level(), level({"sth": 1}, {"lth": 1}), level())
    table = Table(HealthActivities, cards=[bath], only=True)
    table.seat(0).has(sth=sth).holds("bath")
    table.begin().choose("exercise bath 2")

    assert table.seat(0).changed() == changed


@rule("MOD.gen.12")
@pytest.mark.parametrize(("stress", "reason"), [(14, ""), (15, "too_much_stress")])
def test_stress_in_a_cost_may_lead_one_space_off_the_track(stress: int, reason: str) -> None:
    bath = card("bath", "health_activity", level(), level({"stress": 2}, {"lth": 1}), level())
    table = Table(HealthActivities, cards=[bath], only=True)
    table.seat(0).has(stress=stress).holds("bath")
    table.begin()
    assert table.refused("exercise bath 2") == reason
    if not reason:
        table.choose("exercise bath 2")
        assert table.seat(0).lth == 1
        assert not table.state.players[0].is_alive


@rule("MOD.gen.13")
@pytest.mark.parametrize(("hourglasses", "reason"), [(2, ""), (1, "cannot_pay")])
def test_hourglasses_in_a_cost_come_on_top_of_the_one_for_the_action(hourglasses: int, reason: str) -> None:
    bath = card("bath", "health_activity", level(), level({"hourglass": 1}), level())
    table = Table(HealthActivities, cards=[bath], only=True)
    table.seat(0).holds("bath").has(hourglasses=hourglasses)
    table.begin()

    assert table.refused("exercise bath 2") == reason


# Set-up and Preparation.


@rule("MOD.setup.01")
def test_the_order_of_the_set_up() -> None:
    assert SETUP_FLOW == ("setup.rows", "setup.goals", "setup.modules", "setup.traits", "setup.first_player")
    state = EVERYTHING.start("order")

    # Everything lies there before the Child Traits are chosen.
    assert len(part_of(state, TrendsPart).trends) == 3
    assert NO_CARD not in part_of(state, RelativesPart).relatives
    assert all(len(hand) for hand in part_of(state, NostalgiaPart).hands)
    assert all(state.dealt)


@rule("MOD.setup.02")
@pytest.mark.parametrize("module", ["pets", "services", "group_items", "health_activities"])
def test_its_cards_may_lie_on_the_row_in_the_teen_round(module: str) -> None:
    game = game_with([module], box=False)
    rows = [game.start(str(seed)).row[1] for seed in range(60)]

    assert any(game.rules.cards[number].module == module for row in rows for number in row)


@rule("MOD.setup.03")
def test_their_jobs_and_partners_are_dealt_from_adult_1_on() -> None:
    modules = ["stand_alone_jobs", "store_owners", "security", "kids"]
    game = game_with(modules, 2, box=False)
    state = game.start("jobs")
    piles = {card.pile_name for card in game.rules.cards if card.module in modules}

    assert piles == {"job", "partner", "kid"}
    assert (state.row[2], state.row[3]) == ([], [])


@rule("MOD.setup.04")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_rows_have_four_cards_at_every_number_of_players(seats: int) -> None:
    modules = [name for name in MODULES if name != "mutual_friends"]
    table = Table(*[type(m) for m in game_with(modules, seats).rules.modules], cards=of_module(*modules), seats=seats)
    table.begin("preparation", "adult_1")

    for pile in ("project", "item_activity", "job", "partner", "friend"):
        assert len(table.row_ids(pile)) == 4


@rule("MOD.prep.01", "MOD.upkeep.01", "MOD.resolve.01", "MOD.q.04", "MOD.combo.08")
def test_the_order_of_the_phases_with_everything_in_play() -> None:
    order = EVERYTHING.rules.round

    assert before(
        order,
        *("prepare.marker", "school.close", "prepare.end_check", "events.preparation", "prepare.rows"),
        *("friends.deal", "community.renew", "experiences.renew", "events.reveal", "prepare.hourglasses"),
        *("upkeep.desire", "upkeep.events", "upkeep.stress", "upkeep.bills", "upkeep.end_check"),
        *("action.turns", "resolve.first_player", "resolve.mood", "resolve.additional_rewards"),
        *("resolve.set_aside", "group_items.set_aside", "community.outcomes", "community.fame"),
        *("resolve.hourglasses", "events.check", "events.resolution", "relatives.roll", "community.fade"),
        *("events.drop", "resolve.end_check"),
    )


@rule("MOD.prep.02", "MOD.combo.02")
def test_in_the_teen_round_there_is_no_event() -> None:
    table = Table(Events, School, cards=of_module("events", "school"))

    assert (part_of(table.state, EventsPart).pending, part_of(table.state, EventsPart).in_force) == (NO_CARD, NO_CARD)


@rule("MOD.prep.02")
def test_the_friends_of_the_set_up_stay_for_the_teen_round() -> None:
    game = Table(Friends, cards=of_module("friends")).game
    state = game.start("teen")
    row = state.row[game.rules.piles.index("friend")][:]
    while game.rules.step_number["action.turn"] != state.agenda[-1].step:
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])

    assert state.round == 1
    assert state.row[game.rules.piles.index("friend")] == row


@rule("MOD.prep.03")
def test_if_the_game_ends_no_event_is_revealed_and_no_friend_dealt() -> None:
    table = Table(Events, Friends, cards=of_module("events", "friends"))
    for seat in (0, 1):
        table.seat(seat).has_died()
    friends = table.row_ids("friend")
    table.begin("preparation", "adult_3")

    assert table.state.finished
    assert part_of(table.state, EventsPart).pending == NO_CARD
    assert table.row_ids("friend") == friends


@rule("MOD.prep.04")
def test_mutual_friends_may_be_met_again_in_every_round() -> None:
    table = Table(MutualFriends, cards=of_module("mutual_friends"))
    part_of(table.state, MutualPart).used = 3
    table.begin("preparation", "adult_2").play_on("action")

    assert part_of(table.state, MutualPart).used == 0


# Upkeep.

DUTIES = {
    "friend": (Friends, [level({}, {}, upkeep={"money": 1})] * 2 + [level()], (1, 2)),
    "pet": (Pets, [level({}, {}, upkeep={"money": 1})] * 2 + [level()], (1, 2)),
    "service": (Services, [level({}, {}, upkeep={"money": 1}), level()], (1,)),
    "stand_alone_job": (
        StandAloneJobs,
        [level({}, {}, upkeep={"money": 1}), level({"sth": 1}), level({"sth": 1})],
        (1,),
    ),
    "store_owner": (StoreOwners, [level({}, {}, upkeep={"money": 1}), level()], (1,)),
    "kid": (Kids, [level(), level({"money": 1}), level({"money": 1})], (1, 2)),
}
PILES = {"friend": "friend", "stand_alone_job": "job", "store_owner": "job", "kid": "kid"}
SECTIONS = {"stand_alone_job": ["work_harder", "work_harder_upkeep"], "store_owner": ["sell"]}


@rule("MOD.upkeep.02", "MOD.upkeep.04")
@pytest.mark.parametrize("kind", DUTIES)
def test_which_cards_have_an_upkeep_and_at_which_levels(kind: str) -> None:
    module, levels, due = DUTIES[kind]
    thing = Card("thing", kind, PILES.get(kind, "item_activity"), levels, sections=SECTIONS.get(kind))
    found = []
    for number in range(1, thing.top + 2):
        table = Table(module, cards=[thing], only=True)
        table.seat(0).has(money=3).holds("thing", level=number)
        table.begin("upkeep", "adult_3")
        if "lose thing" in table.options():
            found.append(number)

    assert tuple(found) == due


@rule("MOD.upkeep.01", "MOD.upkeep.03")
def test_what_one_card_yields_may_pay_for_the_next_but_never_for_itself() -> None:
    giver = card("giver", "service", level({}, {}, upkeep={"money": 1}, upkeep_reward={"money": 3}))
    taker = card("taker", "service", level({}, {}, upkeep={"money": 3}, upkeep_reward={"lth": 1}))
    table = Table(Services, cards=[giver, taker], only=True)
    table.seat(0).has(money=1).holds("giver").holds("taker")
    table.begin("upkeep", "adult_2")
    assert table.options("pay") == ["pay giver"]

    table.choose("pay giver", "pay taker")

    assert table.seat(0).changed() == {"money": -1, "lth": 1}


@rule("MOD.upkeep.06", "MOD.upkeep.07")
def test_which_kinds_use_a_slot() -> None:
    rules = EVERYTHING.rules
    kinds = {card.kind_name for card in rules.cards if rules.fills_slot[card.kind]}
    never = {"friend", "mutual_friend", "pet", "service", "group_item", "health_activity", "kid", "relative"}
    never |= {"event", "trend", "life_goal", "ongoing_life_goal"}

    assert {"basic_project", "educational_project", "single_round_project", "group_project", "job", "partner"} <= kinds
    assert not kinds & never
    jobs = {card.id for card in rules.cards if card.pile_name in ("job", "career")}
    assert all(rules.fills_slot[rules.card(id).kind] for id in jobs)
    assert all(rules.fills_slot[card.kind] for card in rules.cards if card.pile_name == "partner")


@rule("MOD.upkeep.07", "MOD.upkeep.08")
def test_a_degree_and_a_retired_career_use_no_slot() -> None:
    table = Table(School, cards=of_module("school"))
    table.seat(0).has_aside("rugby_player").has_aside("law")

    assert table.seat(0).filled == 0


# Actions.


@rule("MOD.action.04", "MOD.combo.10")
def test_friends_can_be_refreshed_and_the_other_piles_of_modules_cannot() -> None:
    rows = {EVERYTHING.rules.piles[pile] for pile in EVERYTHING.rules.rows}

    assert rows == {"project", "item_activity", "job", "partner", "friend"}


@rule("MOD.action.07")
def test_special_tokens_serve_no_action_of_a_module() -> None:
    by_token = {action.name for action in EVERYTHING.rules.actions if not action.uses_hourglass and not action.is_free}

    assert by_token <= {"engage", "outcome", "buy", "pass", "plan_by_cloud", "dream_by_cloud"}
    own = {verb.name for verb in game_with(MODULES).rules.verbs} - {verb.name for verb in game_with([]).rules.verbs}
    assert not by_token & own


@rule("MOD.action.08")
def test_with_an_hourglass_nobody_passes() -> None:
    table = Table(*[type(module) for module in EVERYTHING.rules.modules], cards=of_module(*module_names()))
    table.begin()

    assert table.seat(0).hourglasses > 0
    assert table.options("pass") == []
    assert len(table.options()) > 10


# Resolution and the end.


@rule("MOD.resolve.03")
def test_the_first_player_is_found_as_ever() -> None:
    table = Table(*[type(module) for module in EVERYTHING.rules.modules], cards=of_module(*module_names()), seats=3)
    table.seat(2).has(sth=2)
    table.seat(1).has(sth=-1)
    table.begin("resolution", "adult_2")

    assert table.state.first_player == 2


@rule("MOD.end.01")
def test_a_goal_that_looks_at_lth_is_decided_before_the_trends() -> None:
    [culture] = [card for card in of_module("trends") if card.id == "trend_culture"]
    goal = leading_goal("happiest", "lth", lth=3)
    songs = [card(f"song_{number}", "basic_project", *[level()] * 4, category="C") for number in range(4)]
    table = Table(Trends, cards=[*of_module("trends"), goal, *songs], only=True).goals("happiest")
    others = [*table.state.box, *part_of(table.state, TrendsPart).trends]
    part_of(table.state, TrendsPart).trends = [table.game.rules.card(culture.id).index]
    table.state.box = [number for number in others if number not in part_of(table.state, TrendsPart).trends]
    table.seat(0).has(lth=5)
    for number in range(4):
        table.seat(1).has_aside(f"song_{number}")
    table.begin("resolution", "old_age_3")

    assert (table.seat(0).lth, table.seat(1).lth) == (8, 7)


@rule("MOD.end.02")
def test_cards_of_modules_count_for_the_tie() -> None:
    modules = [Friends, Pets, Services, School, Kids, HealthActivities]
    table = Table(*modules, cards=of_module(*[module.name for module in modules]))
    for id in ("kevin", "koi", "insurance", "renata", "lotte", "sea_air"):
        table.seat(0).holds(id)
    table.seat(0).has_aside("law").has_aside("rugby_player")

    assert table.seat(0).measure("cards") == 8


@rule("MOD.end.03")
def test_what_lies_beside_the_play_area_does_not_count_for_the_tie() -> None:
    modules = [Events, MutualFriends, Relatives, Trends, Experiences]
    table = Table(*modules, cards=of_module(*[module.name for module in modules]))
    dreams(table, 0, "sourdough")

    assert table.seat(0).measure("cards") == 0


# Lives.


@rule("MOD.life.06")
@pytest.mark.parametrize("stress", [7, 15])
def test_forced_stress_may_go_any_distance(stress: int) -> None:
    table = Table(Kids, cards=of_module("kids"))
    table.seat(0).has(stress=stress)
    table.begin("preparation", "old_age_3")

    assert not table.state.players[0].is_alive


# Combinations.


@rule("MOD.combo.02", "MOD.action.02")
def test_an_event_about_projects_touches_a_degree() -> None:
    crisis = next(found for found in of_module("events") if found.numbers.get("project_money"))
    table = Table(Events, School, cards=of_module("events", "school"))
    part_of(table.state, EventsPart).in_force = table.game.rules.card(crisis.id).index
    table.seat(0).has(knowledge=1, influence=4, money=1).holds("law")
    table.begin(round="adult_2")
    assert table.missing("graduate law") == {"money": crisis.numbers["project_money"] - 1}


@rule("MOD.combo.04", "MOD.q.09")
def test_special_jobs_share_the_pile_and_are_passed_over_by_a_promotion() -> None:
    hired, risen = level(), level({}, {"lth": 1})
    ladder = [job("clerk", "social", 1, hired, risen), job("boss", "social", 2, hired, risen)]
    special = [*of_module("stand_alone_jobs"), *of_module("store_owners")]
    table = Table(StandAloneJobs, StoreOwners, cards=[*ladder, *special], only=True)
    ids = [found.id for found in special]
    table.row("job", *ids[:4]).next_cards("job", *ids[4:], "boss")
    table.seat(0).holds("clerk")
    table.begin().choose("promote clerk a")

    assert table.seat(0).cards() == ["boss"]
    assert sorted(table.pile_ids("job")) == sorted(ids[4:])
    table.begin("preparation", "adult_2")
    assert set(table.row_ids("job")) <= {*ids, "clerk"}


@rule("MOD.combo.04")
def test_a_promotion_does_not_look_at_dream_boards() -> None:
    hired, risen = level(), level({}, {"lth": 1})
    ladder = [job("clerk", "social", 1, hired, risen), job("boss", "social", 2, hired, risen)]
    table = Table(Experiences, StoreOwners, cards=[*ladder, *of_module("store_owners", "experiences")], only=True)
    dreams(table, 1, "boss")
    table.seat(0).holds("clerk")
    table.begin()

    assert table.refused("promote clerk a") == "no_fitting_job"


@rule("MOD.combo.05")
@pytest.mark.parametrize("module", [StandAloneJobs, StoreOwners, School])
def test_a_special_job_is_a_job_without_level_and_category(module: type[Module]) -> None:
    cards = of_module(module.name)
    table = Table(module, cards=cards)
    table.seat(0).holds(cards[0].id)

    assert (table.seat(0).measure("jobs"), table.seat(0).measure("job_rank")) == (1, 0)


@rule("MOD.combo.05", "SAJ.base.06")
@pytest.mark.parametrize("module", [StandAloneJobs, StoreOwners, School])
def test_a_card_that_names_a_job_and_no_level_means_every_job(module: type[Module]) -> None:
    own = of_module(module.name)
    goal = next(each for each in BOX if each.id == "all_rounder")
    table = Table(module, cards=[*own, goal], seats=1).goals("all_rounder")
    seat = table.seat(0).holds(own[0].id).holds("ingrid")
    for kind in ("item", "activity"):
        for thing in [each for each in table.game.rules.cards if each.kind_name == kind][:3]:
            seat.holds(thing.id)

    assert "develop ingrid 2" in table.begin().options()
    assert solo_goals_met(table.game.rules, table.state) == [True]
    # "A Job" is no Job at Level 1.
    asked = [test for each in BOX for lines in each.levels for test in lines.needs]
    asked += [test for each in BOX if each.goal is not None for test in (*each.goal.tests, *each.goal.solo)]
    assert min(test.bound for test in asked if MEASURES[test.measure] == "job_rank") == 2


@rule("MOD.combo.06")
def test_five_kinds_of_people_are_five_kinds() -> None:
    modules = [Friends, Kids, MutualFriends, Relatives]
    table = Table(*modules, cards=of_module(*[module.name for module in modules]))
    table.seat(0).holds("kevin").holds("lotte")

    assert table.seat(0).measure("partners") == 0
    assert (table.seat(0).measure("friends"), table.seat(0).measure("kids")) == (1, 1)


@rule("MOD.combo.10")
def test_popularity_is_named_by_cards_of_community_only() -> None:
    def popularity(found: Card) -> int:
        amounts = [each for line in found.levels for each in (line.cost, line.reward, line.upkeep, line.upkeep_reward)]
        amounts += [ability.gain for line in found.levels for ability in line.abilities]
        amounts += [each for line in found.levels for effect in line.effects for each in goods_of(effect)]
        return sum(abs(int(each.popularity)) for each in amounts)

    naming = [found for found in BOX if popularity(found)]

    assert naming
    assert all("community" in (found.module, *found.needs_modules) for found in naming)


@rule("MOD.combo.11", "MOD.q.05")
def test_a_module_card_on_a_dream_board_is_not_in_play() -> None:
    modules = [Experiences, Pets, Kids, HealthActivities]
    table = Table(*modules, cards=of_module(*[module.name for module in modules]), seats=1)
    dreams(table, 0, "koi", "renata", "sea_air")
    table.seat(0).has(money=9)
    table.begin("upkeep", "adult_2").play_on("action")

    assert (table.seat(0).filled, table.seat(0).measure("kids"), table.seat(0).measure("partners")) == (0, 0, 0)
    assert {"spend koi 1", "spend sea_air 1", "date renata a"} <= set(table.options())
    assert "spend koi 2" not in table.options()

    table.choose("date renata a")

    assert table.seat(0).measure("kids") == 1


@rule("MOD.q.05")
def test_any_card_on_the_item_activity_row_may_be_dreamed_of_and_no_friend_or_career() -> None:
    modules = [Experiences, Pets, Friends, School]
    table = Table(*modules, cards=of_module(*[module.name for module in modules]), seats=1)
    table.row("item_activity", "koi")
    table.begin(round="teen")
    dreamed = {line.split()[1] for line in table.options("dream")}
    rules = table.game.rules

    assert "koi" in dreamed
    assert not {rules.card(id).pile_name for id in dreamed} & {"friend", "career", "education"}


@rule("MOD.combo.13", "MOD.q.12")
def test_what_lies_on_a_nostalgia_card_pays_nothing_and_meets_no_requirement() -> None:
    kid = Card(
        "ada", "kid", "kid", [level(), level({"money": 1}, {"lth": 1}), level({}, {"lth": 1}, needs={"money": 1})]
    )
    table = Table(Nostalgia, Kids, cards=[*of_module("nostalgia"), kid])
    part_of(table.state, NostalgiaPart).stored[table.game.rules.cards[-2].index] = 6
    table.seat(0).holds("ada")
    table.begin("upkeep", "adult_2")
    assert table.options() == ["lose ada"]

    table.choose("lose ada")
    table.begin("upkeep", "adult_3")

    assert table.refused("pay ada") == "requirement"


# Rulings.


@rule("MOD.q.02")
def test_what_may_be_given_up_and_what_may_not() -> None:
    modules = [Friends, Pets, Services, School, Kids, HealthActivities, StandAloneJobs]
    table = Table(*modules, cards=of_module(*[module.name for module in modules]))
    work = of_module("stand_alone_jobs")[0].id
    for id in ("kevin", "koi", "insurance", "law", "renata", "lotte", "sea_air", work):
        table.seat(0).holds(id)
    table.begin()

    assert {line.split()[1] for line in table.options("discard")} == {"insurance", "law", "renata", "lotte", work}


@rule("MOD.q.06")
def test_group_items_and_health_activities_count_where_items_and_activities_are_named() -> None:
    modules = [GroupItems, Pets, Services, HealthActivities]
    table = Table(*modules, cards=of_module(*[module.name for module in modules]))
    for id in ("racehorse", "koi", "insurance", "sea_air"):
        table.seat(0).holds(id)

    assert (table.seat(0).measure("items"), table.seat(0).measure("activities")) == (1, 1)


@rule("PET.base.01", "SRV.base.01", "MOD.q.06", "MOD.q.07")
@pytest.mark.parametrize(
    ("line", "gained"),
    [
        ("spend van 1", {"money": 1}),
        ("spend run 1", {"money": 1}),
        ("spend pup 1", {}),
        ("spend maid 1", {}),
        ("upgrade cook 2", {}),
        ("upgrade bike 2", {"money": 2}),
    ],
)
def test_an_ability_that_names_items_and_activities_hears_no_pet_and_no_service(
    line: str, gained: dict[str, int]
) -> None:
    bought = Ability(ABILITY_ON, OCCASIONS.index("spend"), goods(money=1))
    raised = Ability(ABILITY_ON, OCCASIONS.index("upgrade"), goods(money=2))
    cards = [
        trait("spender", bought, raised),
        card("bike", "item", *[level()] * 2),
        card("van", "group_item", *[level()] * 4),
        card("run", "health_activity", *[level()] * 3),
        card("pup", "pet", *[level()] * 3),
        *[card(id, "service", level(), level()) for id in ("maid", "cook")],
    ]
    table = Table(GroupItems, HealthActivities, Pets, Services, cards=cards, only=True)
    table.row("item_activity", "van", "run", "pup", "maid").seat(0).holds("spender").holds("cook").holds("bike")
    table.begin().choose(line)

    assert table.seat(0).changed() == gained


@rule("MOD.q.07")
def test_raise_family_is_no_step_of_a_relationship() -> None:
    lover = trait("lover", Ability(ABILITY_ON, ON_DEVELOP, goods(money=5)))
    partner = card("ann", "partner", level(), level(), level())
    kid = Card("mia", "kid", "kid", [level(), level({"money": 1})])
    table = Table(Kids, cards=[lover, partner, kid], only=True)
    table.seat(0).holds("lover").holds("ann", level=3)
    table.begin().choose("raise ann")

    assert table.seat(0).changed() == {}


@rule("MOD.q.07")
def test_smart_goals_never_help_an_educational_project() -> None:
    table = Table(Nostalgia, School, cards=of_module("nostalgia", "school"), seats=1)
    table.seat(0).has(knowledge=1).holds("law")
    table.begin()

    assert [line for line in table.options("advance", "advance_smart") if "law" in line] == []
    assert table.refused("advance_smart law 2") == ""
