"""The decks of the box: complete, told in both languages, and true to the ledger's Card facts."""

from collections import Counter
from itertools import product

import pytest

from wellspent.cardfiles import Text
from wellspent.games.pursuit import cards as rules
from wellspent.games.pursuit.cards import Card, Level
from wellspent.games.pursuit.effects import Gain, Take
from wellspent.games.pursuit.goods import GOODS_NAMES, Goods
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import CardText, catalog
from wellspent.titles.pursuit.cards.words import category_letter, is_beyond_plain
from wellspent.titles.pursuit.texts import Messages

CARDS = catalog()
EDITIONS = ("second", "first")


def of_kind(kind: str, edition: str = "second") -> list[Card]:
    return [card for card in CARDS.cards(edition) if card.kind_name == kind]


def of_pile(pile: str, edition: str = "second") -> list[Card]:
    return [card for card in CARDS.cards(edition) if card.pile_name == pile]


def named(name: str, edition: str = "second") -> tuple[Card, CardText]:
    """The one card in play that bears this English name on a side."""
    texts = [(card, CARDS.text(card.id)) for card in CARDS.cards(edition)]
    [found] = [each for each in texts if name in (each[1].name.en, *(side.en for side in each[1].sides))]
    return found


def amounts(goods: Goods) -> dict[str, int]:
    return {name: amount for name, amount in zip(GOODS_NAMES, goods.amounts, strict=True) if amount}


@rule("PH.comp.09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_60_projects_of_three_types(edition: str) -> None:
    projects = of_pile("project", edition)

    assert len(projects) == 60
    assert {card.kind_name for card in projects} == {"basic_project", "single_round_project", "group_project"}


@rule("PH.comp.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_60_items_and_activities(edition: str) -> None:
    cards = of_pile("item_activity", edition)

    assert len(cards) == 60
    assert {card.kind_name for card in cards} == {"item", "activity"}


@rule("PH.comp.11", "PH.comp.12")
@pytest.mark.parametrize(("pile", "number"), [("partner", 12), ("job", 18)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_12_partners_and_18_jobs_with_two_sides(pile: str, number: int, edition: str) -> None:
    cards = of_pile(pile, edition)

    assert len(cards) == number
    assert all(len({side.en for side in CARDS.text(card.id).sides}) == 2 for card in cards)


@rule("PH.comp.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_10_child_traits_with_start_and_ability(edition: str) -> None:
    traits = of_pile("child_trait", edition)

    assert len(traits) == 10
    assert all(card.abilities and not card.start.is_empty for card in traits)


@rule("PH.comp.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_10_life_goals(edition: str) -> None:
    assert len(of_pile("life_goal", edition)) == 10


@rule("PH.setup.15", "PH.setup.16")
def test_a_life_goal_has_condition_reward_timing_and_solo_condition() -> None:
    goals = [(card.goal, CARDS.text(card.id)) for card in of_kind("life_goal")]

    for goal, text in goals:
        assert goal is not None
        assert not goal.reward.is_empty
        assert goal.solo
        assert text.condition is not None
        assert text.solo_condition is not None
    assert {goal.timing for goal, _ in goals if goal is not None} == {rules.MID_GAME, rules.GAME_END}


@rule("PH.comp.33")
def test_projects_carry_the_seven_category_letters() -> None:
    assert {rules.CATEGORIES[card.category] for card in of_pile("project")} == set("ABCHPST")


@rule("PH1.comp.02", "PH1.q.01")
def test_the_first_edition_writes_v_for_vitality_where_2022_has_h() -> None:
    letters = {category_letter(rules.CATEGORIES[card.category], "first") for card in of_pile("project", "first")}

    assert letters == set("ABCPSTV")
    assert category_letter("H", "second") == "H"


def category_uses(card: Card) -> list[str]:
    """The measures of a category, and the categories of prices, that a card speaks of."""
    effects = [effect for level in card.levels for effect in (*level.effects, *level.upkeep_effects)]
    tests = [test for level in card.levels for test in level.needs]
    tests += [test for effect in effects for test in effect.tests]
    measures = [effect.per for effect in effects if isinstance(effect, Gain)]
    if card.goal is not None:
        tests += [*card.goal.tests, *card.goal.solo]
        measures.append(card.goal.measure)
    measures += [test.measure for test in tests]
    abilities = [*card.abilities, *(ability for level in card.levels for ability in level.abilities)]
    counted = [rules.MEASURES[measure] for measure in measures if measure >= 0]
    lowered = [ability.category for ability in abilities if ability.category != rules.NO_CATEGORY]
    letters = [f"completed_{letter}" for letter in rules.CATEGORIES]
    return [name for name in counted if name in letters] + [rules.CATEGORIES[category] for category in lowered]


@rule("PH1.comp.03")
def test_no_card_of_the_first_edition_refers_to_a_category() -> None:
    uses = {card.id: used for card in CARDS.cards("first") if (used := category_uses(card))}

    assert uses == {}


def test_cards_of_the_second_edition_refer_to_categories() -> None:
    uses = {card.id: used for card in CARDS.cards() if (used := category_uses(card))}

    assert uses == {"museum": ["completed_A"], "tinkerer": ["T"], "celebrated_architect": ["completed_A"]}


@rule("PH.comp.34", "PH.q.07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_jobs_exist_for_every_category_and_level(edition: str) -> None:
    combinations = Counter((rules.FIELDS[card.field], card.rank) for card in of_kind("job", edition))

    assert combinations == dict.fromkeys(product(("science", "art", "social"), (1, 2, 3)), 2)


@rule("PH.q.27", "PH1.project.05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("kind", "levels"),
    [
        ("basic_project", 4),
        ("single_round_project", 4),
        ("group_project", 4),
        ("item", 3),
        ("activity", 3),
        ("partner", 3),
    ],
)
def test_cards_have_the_number_of_levels_or_roles_of_their_kind(kind: str, levels: int, edition: str) -> None:
    assert {len(card.levels) for card in of_kind(kind, edition)} == {levels}


@rule("PH.activity.02", "PH.q.26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_activity_has_an_upkeep(edition: str) -> None:
    levels = [level for card in of_kind("activity", edition) for level in card.levels]

    assert levels
    assert not any(level.has_upkeep or not level.upkeep_reward.is_empty for level in levels)


@rule("PH.job.05", "PH.job.09")
def test_every_job_has_its_upkeep_and_its_way_out() -> None:
    for card in of_kind("job"):
        hire, way_out = card.levels
        assert hire.has_upkeep
        assert hire.upkeep.hourglass >= 1
        assert not hire.upkeep_reward.is_empty
        assert not way_out.cost.is_empty
        # A Retirement goes on paying, a Promotion does not.
        assert way_out.upkeep_reward.is_empty == (card.rank < 3)


@rule("PH.partner.11")
def test_a_date_costs_nothing_and_asks_for_nothing() -> None:
    for card in of_kind("partner"):
        date = card.levels[0]
        assert date.cost.is_empty
        assert not date.needs
        assert not date.has_upkeep
        assert all(level.needs for level in card.levels[1:])


@rule("PH.partner.12")
def test_summer_fling_starts_a_relationship_in_another_way() -> None:
    card, _ = named("Summer Fling")
    effects = [effect for level in card.levels for effect in level.effects]

    assert any(isinstance(effect, Take) and effect.pile == rules.PARTNER_PILE for effect in effects)


def test_at_least_a_fifth_of_the_cards_do_something_beyond_plain() -> None:
    cards = CARDS.cards()

    assert 5 * sum(map(is_beyond_plain, cards)) >= len(cards)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ids_and_names_are_used_once(edition: str) -> None:
    texts = [CARDS.text(card.id) for card in CARDS.cards(edition)]
    english = Counter(side.en for text in texts for side in (text.sides or [text.name]))
    french = Counter(side.fr for text in texts for side in (text.sides or [text.name]))

    assert len({text.id for text in texts}) == len(texts)
    assert [name for name, times in english.items() if times > 1] == []
    assert [name for name, times in french.items() if times > 1] == []


def test_every_card_is_remembered_in_both_languages() -> None:
    for id in CARDS.entries:
        text = CARDS.text(id)
        memories = [text.taken, text.top] if CARDS.card(id).levels else [text.taken]

        assert all(isinstance(memory, Text) and memory.en and memory.fr for memory in memories), id
        assert text.picture, id
        assert text.wit.en, id
        assert text.wit.fr, id
        assert text.source in ("rulebook", "public", "invented"), id


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_card_does_is_written_on_it(lang: str) -> None:
    messages = Messages(lang, CARDS)
    for id in CARDS.entries:
        for number, level in enumerate(CARDS.card(id).levels):
            if level.effects or level.upkeep_effects or level.abilities:
                assert messages.rule(id, number), f"{id} {number}"


# The ledger's Card facts: card, edition, level, its English name ("" where none is stated), and the parts that are
# stated, "picture" values included. What the ledger marks "?" is left out.
Fact = tuple[str, str, int, str, dict[str, dict[str, int]]]
FACTS: list[Fact] = [
    ("Act in Play", "second", 1, "Tree", {"cost": {"influence": 1}, "reward": {"creativity": 2}}),
    ("Act in Play", "second", 2, "Supporting Role", {}),
    ("Act in Play", "second", 3, "Main Role", {}),
    ("Act in Play", "second", 4, "Star", {}),
    ("Learn Cooking", "second", 1, "Instant Noodles", {}),
    ("Learn Cooking", "second", 2, "Quiche", {"cost": {"knowledge": 2}, "reward": {"creativity": 2, "lth": 1}}),
    ("Learn Cooking", "second", 3, "", {"cost": {"knowledge": 3}, "reward": {"creativity": 2, "lth": 2}}),
    ("Healthy Eating", "second", 4, "Balanced Diet", {"reward": {"lth": 1, "health": 1}}),
    ("Healthy Eating", "first", 4, "", {"reward": {"health": 1}}),
    (
        "Singing Festival",
        "second",
        3,
        "National",
        {"cost": {"knowledge": 2, "creativity": 5}, "reward": {"money": 1, "lth": 4}},
    ),
    (
        "E-Sports",
        "second",
        4,
        "Hall of Fame",
        {"cost": {"knowledge": 4, "creativity": 4, "influence": 4}, "reward": {"money": 3, "lth": 6}},
    ),
    (
        "Magazine",
        "second",
        1,
        "Writer",
        {"cost": {"knowledge": 3, "creativity": 2}, "reward": {"influence": 3, "lth": 1}},
    ),
    ("Magazine", "second", 2, "Photographer", {"cost": {"creativity": 3, "influence": 2}, "reward": {"lth": 2}}),
    ("Magazine", "second", 3, "Editor", {"cost": {"knowledge": 3, "influence": 2}, "reward": {"lth": 2}}),
    (
        "Game Jam",
        "second",
        1,
        "Game Designer",
        {"cost": {"knowledge": 2, "creativity": 2}, "reward": {"influence": 2, "lth": 1}},
    ),
    ("Car", "second", 1, "Scrapheap", {"cost": {"money": 2}, "reward": {"sth": 1, "lth": 1}, "upkeep": {}}),
    (
        "Car",
        "second",
        2,
        "Family Car",
        {
            "cost": {"money": 4},
            "reward": {"influence": 1, "sth": 1, "lth": 2},
            "upkeep": {"money": 3},
            "upkeep_reward": {"lth": 1},
        },
    ),
    ("Car", "second", 3, "Sports Car", {"cost": {"money": 8}, "upkeep": {"money": 5}}),
    ("Board Game Collection", "second", 1, "Shelf", {}),
    (
        "Board Game Collection",
        "second",
        3,
        "Room",
        {
            "cost": {"money": 6},
            "reward": {"knowledge": 4, "creativity": 5, "lth": 1},
            "upkeep": {"money": 3},
            "upkeep_reward": {"lth": 1},
        },
    ),
    ("Concert", "second", 1, "Local Band", {"cost": {"money": 1}, "reward": {"sth": 1, "relax": 1}}),
    ("Concert", "second", 2, "Popular Band", {"cost": {"money": 3}, "reward": {"sth": 2, "relax": 1, "lth": 1}}),
    ("Concert", "second", 3, "Grand Festival", {"cost": {"money": 6}}),
    ("Concert", "first", 1, "Local Band", {"cost": {"money": 1}, "reward": {"creativity": 2, "sth": 1}}),
    ("Concert", "first", 2, "Popular Band", {"cost": {"money": 3}, "reward": {"creativity": 5, "lth": 1}}),
    ("Concert", "first", 3, "Grand Festival", {"cost": {"money": 5}, "reward": {"creativity": 10, "lth": 2}}),
    (
        "HR Executive",
        "second",
        1,
        "",
        {
            "cost": {"knowledge": 3, "influence": 6},
            "reward": {"money": 11},
            "upkeep": {"hourglass": 2, "knowledge": 1, "influence": 2},
            "upkeep_reward": {"money": 11},
        },
    ),
    ("HR Executive", "second", 2, "", {"cost": {"knowledge": 4, "influence": 7}, "reward": {"money": 5, "lth": 5}}),
    (
        "Event Coordinator",
        "second",
        1,
        "",
        {
            "cost": {"influence": 4},
            "reward": {"money": 6},
            "upkeep": {"hourglass": 1, "influence": 2},
            "upkeep_reward": {"money": 6},
        },
    ),
    ("Civil Servant", "second", 2, "", {"cost": {"knowledge": 2, "influence": 4}, "reward": {"money": 3, "lth": 3}}),
    (
        "CEO",
        "second",
        2,
        "",
        {
            "cost": {"knowledge": 3, "creativity": 3, "influence": 9},
            "reward": {"money": 6, "relax": 1, "lth": 4},
            "upkeep": {},
            "upkeep_reward": {"money": 6},
        },
    ),
    ("Martha", "second", 1, "Date", {"cost": {}, "reward": {"knowledge": 1, "creativity": 2}, "upkeep": {}}),
    (
        "Martha",
        "second",
        2,
        "Relationship",
        {
            "cost": {},
            "reward": {"knowledge": 1, "creativity": 2, "sth": 1},
            "upkeep": {"hourglass": 1},
            "upkeep_reward": {"knowledge": 1, "creativity": 2, "sth": 1},
        },
    ),
    ("Martha", "second", 3, "Raise Family", {"cost": {}}),
]


def stated(level: Level) -> dict[str, dict[str, int]]:
    return {
        "cost": amounts(level.cost),
        "reward": amounts(level.reward),
        "upkeep": amounts(level.upkeep),
        "upkeep_reward": amounts(level.upkeep_reward),
    }


@rule("PH.q.41", "PH.q.65")
@pytest.mark.parametrize(
    ("name", "edition", "level", "level_name", "parts"),
    FACTS,
    ids=[f"{name} {level}{'' if edition == 'second' else ' first'}" for name, edition, level, *_ in FACTS],
)
def test_a_card_fact_of_the_ledger_is_used_exactly(
    name: str, edition: str, level: int, level_name: str, parts: dict[str, dict[str, int]]
) -> None:
    card, text = named(name, edition)
    found = card.levels[level - 1]

    assert level_name in ("", text.levels[level - 1].name.en)
    assert {part: stated(found)[part] for part in parts} == parts
    assert text.source == "rulebook"


@pytest.mark.parametrize(
    ("name", "kind", "category"),
    [
        ("Act in Play", "basic_project", "A"),
        ("Learn Cooking", "basic_project", ""),
        ("Healthy Eating", "basic_project", "H"),
        ("Yoga", "basic_project", "H"),
        ("Singing Festival", "single_round_project", ""),
        ("E-Sports", "single_round_project", ""),
        ("Magazine", "group_project", ""),
        ("Game Jam", "group_project", ""),
        ("Car", "item", ""),
        ("Board Game Collection", "item", ""),
        ("Concert", "activity", ""),
        ("Martha", "partner", ""),
        ("Live Fast, Die Young", "life_goal", ""),
        ("Zen", "life_goal", ""),
    ],
)
def test_a_card_of_the_ledger_is_of_its_kind(name: str, kind: str, category: str) -> None:
    card, _ = named(name)

    assert card.kind_name == kind
    assert category in ("", rules.CATEGORIES[card.category])


@pytest.mark.parametrize(
    ("name", "rank"), [("Event Coordinator", 1), ("Civil Servant", 1), ("HR Executive", 2), ("CEO", 3)]
)
def test_a_job_of_the_ledger_is_social_and_of_its_level(name: str, rank: int) -> None:
    card, _ = named(name)

    assert (rules.FIELDS[card.field], card.rank) == ("social", rank)


def test_yoga_ends_in_good_health() -> None:
    assert named("Yoga")[0].levels[-1].reward.health == 1


@pytest.mark.parametrize(("level", "number"), [(2, 2), (3, 2), (4, 3)])
def test_act_in_play_gives_as_many_goods_as_pictured(level: int, number: int) -> None:
    reward = named("Act in Play")[0].levels[level - 1].reward

    assert max(reward.amounts) == number


def test_the_magazine_gives_its_additional_rewards_for_three_roles() -> None:
    card, _ = named("Magazine")
    totals = Counter[str]()
    for goods in card.additional[:3]:
        totals.update(amounts(goods))

    assert totals == {"money": 1, "lth": 1, "influence": 2}


def test_martha_asks_for_5_influence_before_a_relationship() -> None:
    [need] = named("Martha")[0].levels[1].needs

    assert (rules.MEASURES[need.measure], need.bound, need.at_most) == ("influence", 5, False)


def test_sports_car_gives_at_least_what_is_pictured() -> None:
    level = named("Car")[0].levels[2]

    assert (level.reward.sth, level.reward.lth, level.upkeep_reward.lth) == (2, 3, 1)


def test_grand_festival_gives_the_pictured_lth() -> None:
    assert named("Concert")[0].levels[2].reward.lth == 2


def test_unnamed_facts_are_found_on_some_card() -> None:
    levels = [(card.kind_name, level) for card in CARDS.cards() for level in card.levels]
    items = [level for kind, level in levels if kind == "item"]

    assert any(stated(level)["upkeep"] == {"money": 3} and level.upkeep_reward.knowledge == 3 for _, level in levels)
    assert any(
        "project" in kind and stated(level)["cost"] == {"knowledge": 1, "influence": 2} for kind, level in levels
    )
    assert any(level.reward.relax == 1 for level in items)
    assert sum(level.reward.sth == 1 for level in items) >= 2
