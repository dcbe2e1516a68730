"""Expansions and modules on one table: what each does with the cards and actions of the others."""

import pytest

from tests.pursuit.modules.attic import board_ids as memories
from tests.pursuit.modules.attic import checks_on, doing, memory, remembers
from tests.pursuit.modules.neighbourhood import engage, happening, happenings, open_table
from tests.pursuit.modules.together import dream_ids, dreams, trip
from wellspent.engine.names import number_of
from wellspent.games.pursuit.cards import DEEDS, PILES, Card, Level
from wellspent.games.pursuit.effects import Does, Take
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.events import Events, EventsPart
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.group_items import GroupItems
from wellspent.games.pursuit.modules.kids import Kids
from wellspent.games.pursuit.modules.nostalgia import Nostalgia
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.relatives import Relatives
from wellspent.games.pursuit.modules.school import School
from wellspent.games.pursuit.modules.services import Services
from wellspent.games.pursuit.modules.stand_alone_jobs import StandAloneJobs
from wellspent.games.pursuit.modules.store_owners import StoreOwners
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.scenario import position
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, of_module, plain, reach_goal

FETES = happenings(*[f"fete_{number}" for number in range(8)])
TRIPS = [trip(f"trip_{number}") for number in range(8)]
LAMPS = plain("item", "lamp", "lamp_2", "lamp_3", lines=level({"money": 2}))
SALE = happening("sale", Level(effects=[Does(number_of(DEEDS, "black_friday"))]), level())
LOVE = happening("love", level(), level(), level(effects=[Take(PILES.index("partner"), 1)]))
HARDER = ["work_harder", "work_harder_upkeep"]


# Alone.


@rule("XP.combo.01", "XP.q.06")
@pytest.mark.parametrize(
    ("modules", "threshold"),
    [
        ((Community, Experiences), 70),
        ((Community, Nostalgia), 65),
        ((Experiences, Nostalgia), 65),
        ((Community, Experiences, Nostalgia), 75),
    ],
)
def test_solo_thresholds_add_up(modules: tuple[type[Module], ...], threshold: int) -> None:
    for lth, winners in ((threshold - 1, []), (threshold, [0])):
        cards = [*(FETES if Community in modules else []), *(TRIPS if Experiences in modules else [])]
        table = Table(*modules, cards=cards, seats=1).goals()
        table.seat(0).has(lth=lth)
        table.begin("resolution", "old_age_3")

        assert table.winners() == winners


@rule("XP.combo.02")
@pytest.mark.parametrize(("money", "winners"), [(3, [0]), (2, [])])
def test_the_solo_conditions_must_be_met_as_well(money: int, winners: list[int]) -> None:
    goals = [reach_goal(f"goal_{number}", "money", 9, solo=number) for number in (1, 2, 3)]
    table = Table(Community, Experiences, Nostalgia, cards=[*FETES, *TRIPS, *goals], seats=1)
    table.goals(*[goal.id for goal in goals]).seat(0).has(lth=99, money=money)

    assert table.begin("resolution", "old_age_3").winners() == winners


# Dreams.


@rule("XP.combo.04")
def test_only_cards_of_the_five_rows_can_be_dreamed_of() -> None:
    modules = (Community, Experiences, Nostalgia, Friends, Relatives)
    cards = [*of_module("community", "nostalgia", "friends", "relatives"), *TRIPS]
    table = Table(*modules, cards=cards).begin("preparation", "adult_1")
    rows = {id for pile in ("project", "item_activity", "job", "partner", "experience") for id in table.row_ids(pile)}

    assert {line.split()[1] for line in table.options("dream")} == rows
    assert table.row_ids("friend")


@rule("XP.combo.05", "EXP.q.10")
@pytest.mark.parametrize(
    ("module", "id", "pile", "line"),
    [
        (Pets, "koi", "item_activity", "spend koi 1"),
        (Services, "gardener", "item_activity", "spend gardener 1"),
        (StandAloneJobs, "graphic_designer", "job", "hire graphic_designer a"),
        (Kids, "", "partner", "date {} a"),
    ],
)
def test_whatever_lies_in_a_row_can_be_dreamed_of_and_is_taken_by_its_action(
    module: type[Module], id: str, pile: str, line: str
) -> None:
    own = of_module(module.name)
    id = id or next(card.id for card in own if card.kind_name == "single_parent")
    table = Table(Experiences, module, cards=[*own, *TRIPS], seats=1).row(pile, id)
    table.seat(0).has(money=20, knowledge=20, creativity=20, influence=20)
    table.begin().choose(f"dream {id} 1")
    assert dream_ids(table, 0) == [id, "", ""]

    table.choose(line.format(id))

    assert id in table.seat(0).cards()
    assert dream_ids(table, 0) == ["", "", ""]


@rule("XP.combo.06", "COM.q.13")
@pytest.mark.parametrize("first", ["lamp", "lamp_2"])
def test_a_dreamed_item_starts_and_continues_black_friday(first: str) -> None:
    table = open_table(Experiences, cards=[SALE, *LAMPS, *TRIPS], seats=1)
    dreams(table, 0, "lamp", desire=2).row("item_activity", "lamp_2").next_cards("item_activity", "lamp_3")
    table.seat(0).has(money=9)
    table.begin().choose("engage sale", f"spend {first} 1")
    other = "lamp_2" if first == "lamp" else "lamp"
    assert f"buy {other} 1" in table.options()

    table.choose(f"buy {other} 1")

    assert table.seat(0).changed() == {"money": -4, "lth": 2}
    assert table.seat(0).measure("items_bought") == 2
    # Only the Item of the row was replaced.
    assert table.row_ids("item_activity") == ["lamp_3"]


@rule("XP.combo.07", "NOS.faq.15")
def test_a_dreamed_partner_counts_for_happily_ever_after() -> None:
    vow = memory("vow", level(abilities=doing("happily_ever_after")), mark="life_goal")
    mates = plain("partner", "ada")
    table = Table(Experiences, Nostalgia, cards=[vow, *mates, *TRIPS], seats=1).goals()
    table.seat(0).holds("vow")
    dreams(table, 0, "ada").begin().choose("date ada a", "develop ada 2", "develop ada 3")

    assert len(table.told("personal_goal")) == 1


@rule("XP.combo.08", "EXP.base.05")
def test_blind_date_looks_at_the_row_and_at_no_dream_board() -> None:
    table = open_table(Experiences, cards=[LOVE, *plain("partner", "ada", "bea", "cleo"), *TRIPS])
    dreams(dreams(table, 0, "ada"), 1, "bea").row("partner", "cleo")
    engage(table, 0, "love").begin("resolution", "adult_1").choose("outcome love 3")

    assert table.options() == ["receive cleo a", "receive cleo b"]


@rule("XP.combo.13")
def test_school_leaves_the_token_on_plan_experience_and_dream_open() -> None:
    game = Table(Experiences, School, cards=[*of_module("school"), *TRIPS]).game
    state = game.start("teen")

    assert state.covered >> game.rules.spaces.index("plan_experience") & 1
    assert not state.covered >> game.rules.spaces.index("dream") & 1


@rule("XP.combo.14")
def test_a_dreamed_job_pet_and_single_parent_keep_their_options() -> None:
    kids, pets = of_module("kids"), of_module("pets")
    harder = level({"sth": 1}, {"money": 2})
    post = Card("post", "stand_alone_job", "job", [level(reward={"money": 3}), harder, harder], sections=HARDER)
    parent = next(card.id for card in kids if card.kind_name == "single_parent")
    table = Table(Experiences, Kids, StandAloneJobs, Pets, cards=[*kids, post, *pets, *TRIPS], seats=1).goals()
    table.seat(0).has(money=20, knowledge=20, creativity=20, influence=20, sth=3)
    dreams(table, 0, "post", "koi", parent).begin()

    assert table.options("spend")[-1] == "spend koi 1"
    table.choose("hire post a")
    assert table.options() == [f"work_harder post {times}" for times in (2, 1, 0)]
    table.choose("work_harder post 2", f"date {parent} a")
    assert table.seat(0).changed()["money"] == 7
    assert [table.game.rules.card(id).kind_name for id in table.seat(0).cards()].count("kid") == 1


# Memories.


@rule("XP.combo.09")
@pytest.mark.parametrize(
    ("occasion", "line"),
    [
        ("engage", "engage fete_0"),
        ("engage", "engage_longer fete_0"),
        ("plan", "plan trip_0"),
        ("plan", "plan_by_cloud trip_0"),
        ("dream", "dream trip_0 2"),
        ("dream", "dream_by_cloud trip_0 2"),
        ("experience", "experience trip_1 2"),
        ("spend", "spend lamp 1"),
        ("buy_item", "spend lamp 1"),
    ],
)
def test_memories_see_the_actions_of_other_expansions(occasion: str, line: str) -> None:
    wish = memory("wish", on=occasion, stirs={"lth": 1})
    table = open_table(Experiences, Nostalgia, cards=[*FETES, *TRIPS, *LAMPS, wish], board=["fete_0"], seats=1)
    table.seat(0).holds("trip_1").has(money=2, popularity=1)
    dreams(remembers(table, "wish").row("experience", "trip_0"), 0, "lamp")
    table.begin().choose(line)

    assert checks_on(table, "wish") == "passive"
    assert table.seat(0).changed()["lth"] == 1


@rule("XP.combo.09")
def test_a_memory_does_not_see_what_it_does_not_name() -> None:
    wish = memory("wish", on="plan")
    table = open_table(Experiences, Nostalgia, cards=[*FETES, *TRIPS, wish], board=["fete_0"], seats=1)
    remembers(table, "wish").begin().choose("engage fete_0")

    assert (memories(table), checks_on(table, "wish")) == (["wish"], "")


@rule("XP.combo.18", "NOS.trigger.07", "COM.faq.02", "NOS.q.05")
@pytest.mark.parametrize(("occasion", "first"), [("buy_item", "lamp"), ("role", "pool")])
def test_a_memory_stirred_on_black_friday_waits_for_its_last_item(occasion: str, first: str) -> None:
    wish = memory("wish", on=occasion, stirs={"money": 2})
    pool = card("pool", "group_item", *[level({"money": 2})] * 4)
    cards = [SALE, *LAMPS, pool, wish]
    table = open_table(Nostalgia, GroupItems, cards=cards, seats=1).row("item_activity", first, "lamp_2")
    table.seat(0).has(money=2)
    remembers(table, "wish").begin().choose("engage sale", f"spend {first} 1")
    assert table.refused("buy lamp_2 1") == "cannot_pay"

    table.choose("stop")

    assert (checks_on(table, "wish"), table.seat(0).money) == ("passive", 2)


@rule("NOS.trigger.07", "MOD.q.07", "XP.life.01")
def test_two_roles_of_one_black_friday_stir_a_memory_once_and_before_the_life_ends() -> None:
    wish = memory("wish", on="role", stirs={"sth": 1, "lth": 1})
    pools = [card(id, "group_item", level({"stress": stress})) for id, stress in (("pool", 0), ("pool_2", 1))]
    table = open_table(Nostalgia, GroupItems, cards=[SALE, *pools, wish]).row("item_activity", "pool", "pool_2")
    table.seat(0).has(stress=15, sth=3)
    remembers(table, "wish").begin().choose("engage sale", "rest 0", "spend pool 1", "buy pool_2 1", "stop")

    assert (table.seat(0).lth, table.seat(0).is_alive) == (2, False)


@rule("NOS.trigger.04", "XP.combo.18", "COM.faq.02")
def test_of_two_memories_that_wait_for_a_role_one_black_friday_stirs_one() -> None:
    wishes = [memory(id, on="role", stirs={"lth": 1}) for id in ("wish", "wish_2")]
    pools = [card(id, "group_item", level(), level()) for id in ("pool", "pool_2")]
    table = open_table(Nostalgia, GroupItems, cards=[SALE, *pools, *LAMPS, *wishes])
    table.row("item_activity", "lamp", "pool", "pool_2").seat(0).has(money=2, hourglasses=4)
    remembers(remembers(table, "wish"), "wish_2").begin()
    table.choose("engage sale", "rest 0", "spend lamp 1", "buy pool 1", "buy pool_2 1", "stop")
    assert table.options() == ["stir wish", "stir wish_2"]

    table.choose("stir wish_2")

    assert (checks_on(table, "wish"), checks_on(table, "wish_2")) == ("", "passive")
    assert table.decider == 1


@rule("NOS.trigger.06", "XP.combo.18")
@pytest.mark.parametrize("first", ["wish", "wish_2"])
def test_the_owner_orders_what_the_parts_of_one_black_friday_stir(first: str) -> None:
    wishes = [memory(id, on=on, stirs={"lth": 1}) for id, on in (("wish", "role"), ("wish_2", "buy_item"))]
    pool = card("pool", "group_item", level(), level())
    table = open_table(Nostalgia, GroupItems, cards=[SALE, pool, *LAMPS, *wishes])
    table.row("item_activity", "lamp", "pool").seat(0).has(money=2)
    remembers(remembers(table, "wish"), "wish_2").begin()
    table.choose("engage sale", "rest 0", "spend lamp 1", "buy pool 1", "stop", f"stir {first}")

    assert (checks_on(table, "wish"), checks_on(table, "wish_2")) == ("passive", "passive")
    assert table.seat(0).changed() == {"money": -2, "lth": 2}


@rule("XP.combo.10", "NOS.q.11")
@pytest.mark.parametrize("paid", [4, 5])
@pytest.mark.parametrize("line", ["engage dear", "experience far 2"])
def test_bookworm_counts_payments_for_community_and_experiences(line: str, paid: int) -> None:
    worm = memory("worm", level(abilities=doing("pays_many", 0)), mark="life_goal")
    dear, far = happening("dear", level({"knowledge": paid}), level()), trip("far", None, level({"knowledge": paid}))
    table = open_table(Experiences, Nostalgia, cards=[dear, far, *TRIPS, worm], seats=1)
    table.seat(0).holds("worm").holds("far").has(knowledge=9, sth=-1)
    table.begin().choose(line)

    assert len(table.told("personal_goal")) == (1 if paid == 5 else 0)


@rule("XP.combo.17", "NOS.faq.07")
@pytest.mark.parametrize(("met", "goals"), [(0, 1), (1, 0)])
def test_bookworm_counts_what_is_really_paid_after_a_breakthrough(met: int, goals: int) -> None:
    worm = memory("worm", level(abilities=doing("pays_many", 0)), mark="life_goal")
    study = card("study_hard", "single_round_project", *[level({"knowledge": 5})] * 4)
    table = Table(Nostalgia, Events, cards=[*of_module("events"), worm, study], seats=1).goals()
    in_force(table, "technological_breakthrough", met)
    table.seat(0).holds("worm").has(knowledge=9)
    table.row("project", "study_hard").begin().choose("take study_hard 1")
    if met:
        table.choose("give 4 knowledge")

    assert len(table.told("personal_goal")) == goals


def in_force(table: Table, id: str, met: int) -> None:
    part, number = part_of(table.state, EventsPart), table.game.rules.card(id).index
    position.lift(table.game, table.state, number)
    part.in_force, part.in_force_met = number, met


# Modules.


@rule("XP.combo.11", "COM.faq.05")
def test_a_single_parent_of_a_blind_date_brings_a_kid() -> None:
    kids = of_module("kids")
    parent = next(card.id for card in kids if card.kind_name == "single_parent")
    table = engage(open_table(Kids, cards=[LOVE, *FETES, *kids], board=["love"]), 0, "love").row("partner", parent)
    table.begin("resolution", "adult_1").choose("outcome love 3", f"receive {parent} a")

    assert table.seat(0).level(parent) == 2
    assert [table.game.rules.card(id).kind_name for id in table.seat(0).cards()].count("kid") == 1


@rule("XP.combo.12", "XP.q.11", "MOD.resolve.01")
def test_what_modules_check_at_the_end_of_the_phase_sees_the_outcomes() -> None:
    pay = happening("pay", level(), level(reward={"money": 5}))
    table = open_table(Events, cards=[pay, *FETES, *of_module("events")], board=["pay"])
    part, number = part_of(table.state, EventsPart), table.game.rules.card("financial_crisis").index
    position.lift(table.game, table.state, number)
    part.pending = number
    engage(table, 0, "pay").begin("resolution", "adult_1").choose("outcome pay 2")

    # It has come into force since, prevented by the first seat alone.
    assert (part_of(table.state, EventsPart).in_force, part_of(table.state, EventsPart).in_force_met) == (number, 1)


@rule("XP.q.11", "XP.combo.12")
def test_the_track_moves_behind_everything_that_modules_do() -> None:
    rules = Table(Community, Relatives, Events, cards=[*FETES, *of_module("relatives", "events")]).game.rules
    steps = list(rules.round)

    fade = steps.index("community.fade")
    for step in ("community.outcomes", "community.fame", "resolve.hourglasses", "events.check", "relatives.roll"):
        assert steps.index(step) < fade
    assert fade < steps.index("resolve.end_check")


@rule("XP.combo.15")
def test_an_event_for_projects_changes_no_other_cost() -> None:
    dear, far = happening("dear", level({"knowledge": 2}), level()), trip("far", None, level({"knowledge": 2}))
    wish = memory("wish", cost={"knowledge": 2})
    cards = [dear, far, *TRIPS, wish, *of_module("events")]
    for id in ("technological_breakthrough", "financial_crisis"):
        table = open_table(Experiences, Nostalgia, Events, cards=cards, seats=1)
        table.seat(0).holds("far").has(knowledge=6, money=9)
        in_force(table, id, 1)
        remembers(table, "wish").begin().choose("awaken wish", "engage dear", "experience far 2")

        assert table.seat(0).changed() == {"knowledge": -6}


@rule("XP.combo.16", "EXP.base.07", "NOS.base.04")
@pytest.mark.parametrize(
    ("where", "winners"),
    [("planned", [0]), ("done", [0]), ("realized", [0]), ("dreamed", [0, 1]), ("remembered", [0, 1]), ("none", [0, 1])],
)
def test_the_tie_break_counts_the_play_area_alone(where: str, winners: list[int]) -> None:
    table = open_table(Experiences, Nostalgia, cards=[*FETES, *TRIPS, memory("wish"), *LAMPS], board=["fete_0"])
    if where == "planned":
        table.seat(0).holds("trip_0")
    elif where == "done":
        table.seat(0).has_aside("trip_0")
    elif where == "realized":
        table.seat(0).holds("wish")
    elif where == "dreamed":
        dreams(table, 0, "lamp")
    elif where == "remembered":
        remembers(table, "wish")
    table.begin("resolution", "old_age_3")

    assert table.winners() == winners


@rule("XP.combo.05")
def test_a_store_owner_can_be_dreamed_of() -> None:
    own = of_module("store_owners")
    table = Table(Experiences, StoreOwners, cards=[*own, *TRIPS]).row("job", own[0].id).begin()

    assert f"dream {own[0].id} 1" in table.options()
