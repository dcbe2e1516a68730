"""What card files may say, and how they are told what is wrong."""

import pytest

from tests.cardfiles.examples import ACTIVITY, ALL, GOAL, ITEM, JOB, PARTNER, PROJECT, TRAIT
from wellspent.cardfiles import CardFileError
from wellspent.games.pursuit import cards as rules
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.effects import Choose, Gain, Take, Trade
from wellspent.games.pursuit.goods import NOTHING, goods
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.reading import read, rules_card


def faults(text: str) -> list[str]:
    with pytest.raises(CardFileError) as caught:
        read(text, "test.toml")
    assert str(caught.value).splitlines() == [str(each) for each in caught.value.faults]
    return [str(each) for each in caught.value.faults]


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def card(text: str) -> Card:
    [entry] = read(text, "test.toml").file.card
    return rules_card(entry)


@pytest.mark.parametrize("text", ALL)
def test_an_example_of_every_kind_is_read(text: str) -> None:
    assert read(text, "test.toml").file.card


def test_levels_become_goods() -> None:
    made = card(PROJECT)

    assert (made.kind_name, made.pile_name, made.top) == ("basic_project", "project", 3)
    assert made.category == rules.CATEGORIES.index("C")
    assert made.levels[1].cost.amounts == goods(knowledge=2).amounts
    assert made.levels[1].reward.amounts == goods(creativity=1, influence=1, lth=1).amounts
    assert not made.levels[1].has_upkeep


def test_upkeep_belongs_to_the_level_that_shows_it() -> None:
    levels = card(ITEM).levels

    assert [level.has_upkeep for level in levels] == [False, False, True]
    assert levels[2].upkeep.money == 1
    assert levels[2].upkeep_reward.lth == 1


def test_a_job_is_hiring_and_promotion() -> None:
    hire, promotion = card(JOB).levels

    assert (hire.has_upkeep, hire.upkeep.hourglass, hire.upkeep_reward.money) == (True, 1, 6)
    assert (promotion.has_upkeep, promotion.upkeep_reward) == (False, NOTHING)


@rule("PH.q.28")
def test_a_retirement_pays_without_an_upkeep_cost() -> None:
    text = changed(JOB, "rank = 1", "rank = 3")
    text = changed(text, "promotion = { ", "retirement = { upkeep_reward = { money = 5 }, ")
    retirement = card(text).levels[1]

    assert not retirement.has_upkeep
    assert retirement.upkeep_reward.money == 5


def test_a_requirement_is_a_list_of_tests() -> None:
    least, most = card(PARTNER).levels[2].needs

    assert (rules.MEASURES[least.measure], least.bound, least.at_most) == ("influence", 5, False)
    assert (rules.MEASURES[most.measure], most.bound, most.at_most) == ("stress", 9, True)


def test_a_goal_for_the_most_may_ask_for_so_much_as_well() -> None:
    goal = card(changed(GOAL, '"completed_C" }', '"completed_C", reach = { completed_C = 3 } }')).goal
    assert goal is not None

    assert (goal.aim, [test.bound for test in goal.tests]) == (rules.MOST, [3])


def test_a_goal_has_its_aim() -> None:
    goal = card(GOAL).goal

    assert goal is not None
    assert (goal.timing, goal.aim, rules.MEASURES[goal.measure]) == (rules.GAME_END, rules.MOST, "completed_C")
    assert goal.solo[0].bound == 3


def test_effects_become_verbs() -> None:
    effects = """effects = [
        { gain = { lth = 1 }, per = "items", each = 2, max = 3, if = { partners = 1 } },
        { choose = [ { knowledge = 3 }, { relax = 1 } ] },
        { trade = { money = 2 }, for = { lth = 1 }, times = 3 },
        { take = "partner", level = 2 },
    ]
    text = { en = "Much happens.", fr = "Il se passe bien des choses." }"""
    gain, choose, trade, take = card(changed(PROJECT, "cost = { knowledge = 1 }", effects)).levels[0].effects

    assert isinstance(gain, Gain)
    assert (rules.MEASURES[gain.per], gain.each, gain.most) == ("items", 2, 3)
    assert len(gain.tests) == 1
    assert isinstance(choose, Choose)
    assert [each.amounts for each in choose.choices] == [goods(knowledge=3).amounts, goods(relax=1).amounts]
    assert isinstance(trade, Trade)
    assert (trade.pay.money, trade.gain.lth, trade.times) == (2, 1, 3)
    assert isinstance(take, Take)
    assert (take.pile, take.level) == (rules.PARTNER_PILE, 1)


def test_abilities_become_kinds() -> None:
    abilities = """abilities = [
        { on = "study", gain = { knowledge = 1 }, first = true },
        { price = "project", less = { knowledge = 1 }, any = 1, category = "A" },
        { calm = ["study", "interact"] },
        { slots = 1 }, { free_refresh = 1 },
    ]"""
    on, price, calm, slots, refresh = card(changed(TRAIT, "abilities = [ { slots = 1 } ]", abilities)).abilities

    assert (on.kind, rules.OCCASIONS[on.occasion], on.first_only) == (rules.ABILITY_ON, "study", True)
    assert (price.kind, price.price, price.category) == (rules.ABILITY_PRICE, rules.PRICE_PROJECT, 0)
    assert price.less.amounts == goods(knowledge=1, any=1).amounts
    assert (calm.kind, calm.spaces) == (rules.ABILITY_CALM, 0b101)
    assert [(each.kind, each.number) for each in (slots, refresh)] == [
        (rules.ABILITY_SLOTS, 1),
        (rules.ABILITY_FREE_REFRESH, 1),
    ]


BAD = [
    # The schema.
    (PROJECT, "wit =", "wiit =", "sourdough: wiit: unknown key; did you mean wit"),
    (
        PROJECT,
        "{ knowledge = 2 }",
        "{ knowlege = 2 }",
        "sourdough: level 2 cost knowlege: unknown key; did you mean knowledge",
    ),
    (PROJECT, "{ knowledge = 2 }", '{ knowledge = "2" }', 'level 2 cost knowledge: found "2", expected a whole number'),
    (PROJECT, "{ knowledge = 2 }", "2", "level 2 cost: found 2, expected a table of knowledge, creativity"),
    (
        PROJECT,
        '{ en = "It is alive.", fr = "Il est vivant." }',
        '{ en = "It is alive." }',
        "wit: missing key fr (the French text)",
    ),
    (
        PROJECT,
        '{ en = "It is alive.", fr = "Il est vivant." }',
        '"It is alive."',
        'wit: found "It is alive.", expected a text { en, fr }',
    ),
    (PROJECT, 'id = "sourdough"', "", "card 1: id: missing key id"),
    (
        PROJECT,
        '"invented"',
        '"borrowed"',
        'source: found "borrowed", expected a known word (invented, printed, public, rulebook)',
    ),
    (PROJECT, "[[card]]", "modul = 1\n[[card]]", "test.toml: modul: unknown key; did you mean module"),
    (PROJECT, "kind =", "kind", "test.toml: not TOML: "),
    # Kinds and their keys.
    (
        PROJECT,
        '"basic_project"',
        '"basic_projekt"',
        'kind: found "basic_projekt", expected a kind of card; did you mean basic_project',
    ),
    (PROJECT, '"C"', '"V"', 'category: found "V", expected a Project category (A, B, C, H, P, S, T)'),
    (PROJECT, 'category = "C"', "", "category: missing: a basic_project has category"),
    (
        PROJECT,
        '"basic_project"',
        '"single_round_project"\nadditional = [ { lth = 1 } ]',
        "additional: a single_round_project has no additional",
    ),
    (PROJECT, '"basic_project"', '"item"', "level: found 4 levels, expected 3 for an item"),
    (ITEM, '"item"', '"basic_project"\ncategory = "A"', "level: found 3 levels, expected 4 for a basic_project"),
    (PROJECT, '"basic_project"', '"group_project"', "additional: found 0 goods tables, expected 4"),
    (PROJECT, '"sourdough"', '"Sour-Dough"', 'id: found "Sour-Dough", expected English words in snake_case'),
    (JOB, "rank = 1", "rank = 4", "rank: found 4, expected 1, 2 or 3"),
    (JOB, "rank = 1", "rank = 3", "retirement: missing: a job of rank 3 has hire and retirement"),
    (JOB, "promotion =", "retirement =", "promotion: missing: a job of rank 1 has hire and promotion"),
    (JOB, "upkeep = { hourglass = 1 }", "", "hire upkeep: missing: hire has upkeep"),
    (JOB, '{ en = "Baker", fr = "Boulangerie" },', "", "sides: found 1 names, expected 2"),
    (
        JOB,
        "reward = { money = 6 }",
        'reward = { money = 6 }\nabilities = [ { price = "hire", any = 1 } ]',
        'hire abilities price: found "hire", but a job has left before the next one is paid',
    ),
    (
        JOB,
        "reward = { lth = 3 }",
        'effects = [ { take = "job" } ]',
        'promotion effects take: found "job", but a promotion is to another job already',
    ),
    (
        PARTNER,
        "reward = { knowledge = 3 }",
        "needs = { money = 1 }",
        "level 1: a Date has no cost, no needs and no upkeep",
    ),
    (PARTNER, "needs = { influence = 5 }", "", "level 2 needs: missing"),
    (ITEM, "upkeep = { money = 1 }", "", "level 3 upkeep_reward: found without upkeep"),
    (GOAL, '"game_end"', '"mid_game"', "aim: found most, expected reach"),
    (GOAL, '{ most = "completed_C" }', "{ }", "aim: found nothing, expected one of most, least, reach"),
    # Goods, tests, effects, abilities.
    (
        PROJECT,
        "cost = { knowledge = 2 }",
        "cost = { relax = 2 }",
        "level 2 cost relax: found 2, but relax cannot be paid",
    ),
    (
        PROJECT,
        "cost = { knowledge = 2 }",
        "cost = { knowledge = -2 }",
        "level 2 cost knowledge: found -2, expected 1 or more",
    ),
    (
        PROJECT,
        "reward = { creativity = 2 }",
        "reward = { stress = -2 }",
        "level 1 reward stress: found -2; only sth and lth",
    ),
    (
        PARTNER,
        "needs = { influence = 5 }",
        "needs = { influense = 5 }",
        'level 2 needs influense: found "influense", expected a measure; did you mean influence',
    ),
    (
        PROJECT,
        "cost = { knowledge = 2 }",
        'effects = [ { does = "fly" } ]',
        "level 2 text: missing: what a module does",
    ),
    (
        PROJECT,
        "cost = { knowledge = 2 }",
        "effects = [ { gain = { lth = 1 }, choose = [ { lth = 1 } ] } ]",
        "level 2 effects: found gain and choose, expected one of",
    ),
    (
        PROJECT,
        "cost = { knowledge = 2 }",
        "effects = [ { if = { partners = 1 } } ]",
        "level 2 effects: found no verb, expected one of",
    ),
    (
        PROJECT,
        "cost = { knowledge = 2 }",
        'effects = [ { gain = { lth = 1 }, per = "itmes" } ]',
        'effects per: found "itmes", expected a measure; did you mean items',
    ),
    (
        PROJECT,
        "cost = { knowledge = 2 }",
        'effects = [ { take = "child_trait" } ]',
        'effects take: found "child_trait", expected a row',
    ),
    (
        TRAIT,
        "{ slots = 1 }",
        '{ on = "studdy", gain = { lth = 1 } }',
        'abilities on: found "studdy", expected an occasion; did you mean study',
    ),
    (TRAIT, "{ slots = 1 }", '{ on = "study" }', "abilities gain: missing"),
    (
        TRAIT,
        "{ slots = 1 }",
        '{ price = "projekt", any = 1 }',
        'abilities price: found "projekt", expected a price; did you mean project',
    ),
    (
        TRAIT,
        "{ slots = 1 }",
        '{ price = "item", category = "A", any = 1 }',
        "abilities category: only the price of a project",
    ),
    (
        TRAIT,
        "{ slots = 1 }",
        "{ slots = 1, free_refresh = 1 }",
        "abilities: found slots and free_refresh, expected one of",
    ),
    (TRAIT, "{ slots = 1 }", '{ does = "fly" }', "text: missing: what a module does"),
    # Texts.
    (PROJECT, 'fr = "Brique"', 'fr = " "', 'level 1 name fr: found " ", expected some words'),
    (PROJECT, "{name} fed", "{nome} fed", "memory taken en: found placeholder {nome}, expected {name}, {they}"),
    (
        PROJECT,
        "{name} nourrit",
        "{they} nourrit",
        "memory taken fr: found placeholder {they}, expected {name}, {il}, {Il}",
    ),
    (PROJECT, "{name} fed", "{name fed", "memory taken en: found a brace that is not closed or not opened"),
    (PROJECT, "{they} smiled", "{they} were there", 'memory top en: found "{they} were", expected a simple past verb'),
    (
        PROJECT,
        "It is alive.",
        "{name} is alive.",
        "wit en: found placeholder {name}, expected none outside of memory lines",
    ),
    (PROJECT, "memory.top =", "memory.lost =", "memory top: missing: every card is remembered"),
    (PROJECT, 'picture = "bread"', "", "picture: missing"),
    (PROJECT, 'name = { en = "Brick", fr = "Brique" }', "", "level 1 name: missing"),
    # Other cards.
    (
        PROJECT,
        "[[card]]",
        '[[card]]\nedition = "first"\nreplaces = "sourbread"',
        'replaces: found "sourbread", expected the id of another card',
    ),
    (GOAL, "timing", 'excludes = "zen"\ntiming', 'excludes: found "zen", expected the id of another card'),
]


@pytest.mark.parametrize(("text", "old", "new", "expected"), BAD, ids=[each[3][:40] for each in BAD])
def test_a_fault_names_file_card_and_key(text: str, old: str, new: str, expected: str) -> None:
    found = faults(changed(text, old, new))

    assert all(each.startswith("test.toml: ") for each in found)
    assert any(expected in each for each in found), found


@rule("PH.activity.02", "PH.q.26")
def test_an_activity_never_has_an_upkeep() -> None:
    assert faults(ACTIVITY + "upkeep = { money = 1 }") == [
        "test.toml: bakery_tour: level 3 upkeep: an activity never has an upkeep"
    ]


def test_all_faults_of_a_file_are_told_at_once() -> None:
    text = changed(PROJECT, "wit =", "wiit =") + changed(ITEM, "picture =", "pikture =")

    assert faults(text) == [
        "test.toml: sourdough: wiit: unknown key; did you mean wit or with?",
        "test.toml: oven: pikture: unknown key; did you mean picture?",
    ]


def test_an_id_is_used_once() -> None:
    assert faults(PROJECT + PROJECT) == [
        "test.toml: sourdough: id: found twice, expected a fresh id (test.toml has it)"
    ]


def test_a_kind_of_its_own_is_declared_by_the_file() -> None:
    pet = changed(ITEM, 'kind = "item"', 'kind = "pet"\npile = "item_activity"')

    assert "expected a kind of card" in faults(pet)[0]
    made = rules_card(read('module = "pets"\n[[kind]]\nname = "pet"\n' + pet, "pets.toml").file.card[0], "pets")
    assert (made.kind_name, made.pile_name, made.module) == ("pet", "item_activity", "pets")
