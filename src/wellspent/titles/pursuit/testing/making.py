"""Cards made up for a test, in one line each."""

from wellspent.games.pursuit.cards import (
    CATEGORIES,
    FIELDS,
    MEASURES,
    MID_GAME,
    MOST,
    NO_CATEGORY,
    PILE_OF_KIND,
    REACH,
    Ability,
    Card,
    Effect,
    Goal,
    Level,
    Test,
)
from wellspent.games.pursuit.effects import Choose, Gain, Trade
from wellspent.games.pursuit.goods import GOODS_NAMES, NOTHING, Goods, goods
from wellspent.games.pursuit.kinds import Kind
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.cards.schema import CardEntry

Amounts = dict[str, int]

# PH.q.27; a Job has Hiring, then Promotion or Retirement.
LEVELS_OF_KIND = {
    "basic_project": 4,
    "single_round_project": 4,
    "group_project": 4,
    "item": 3,
    "activity": 3,
    "job": 2,
    "partner": 3,
}


def amounts(given: Amounts | None) -> Goods:
    return goods(**given) if given else NOTHING


def bound_on(measure: str, bound: int, at_most: bool = False) -> Test:
    return Test(MEASURES.index(measure), bound, at_most)


def level(
    cost: Amounts | None = None,
    reward: Amounts | None = None,
    needs: Amounts | None = None,
    upkeep: Amounts | None = None,
    upkeep_reward: Amounts | None = None,
    effects: list[Effect] | None = None,
    upkeep_effects: list[Effect] | None = None,
    abilities: list[Ability] | None = None,
) -> Level:
    return Level(
        cost=amounts(cost),
        reward=amounts(reward),
        needs=[bound_on(measure, bound) for measure, bound in (needs or {}).items()],
        upkeep=amounts(upkeep),
        upkeep_reward=amounts(upkeep_reward),
        has_upkeep=upkeep is not None,
        effects=effects,
        upkeep_effects=upkeep_effects,
        abilities=abilities,
    )


def card(id: str, kind: str, *levels: Level, category: str = "", additional: list[Amounts] | None = None) -> Card:
    """A card of any kind that consists of levels."""
    return Card(
        id,
        kind,
        PILE_OF_KIND.get(kind, "item_activity"),
        list(levels),
        category=CATEGORIES.index(category) if category else NO_CATEGORY,
        additional=[amounts(given) for given in additional or []],
        nature=nature(kind),
    )


def nature(kind: str, *marks: str) -> Kind:
    """What the card files say about a kind, perhaps with a mark."""
    return catalog().kinds.nature(CardEntry("", kind, marks=list(marks)))


def plain(kind: str, *ids: str, lines: Level | None = None) -> list[Card]:
    """Cards of one kind without frills: every level is the same, and free unless said otherwise. A Job is Art, L1."""
    every = [lines or level()] * LEVELS_OF_KIND[kind]
    return [job(id, "art", 1, *every) if kind == "job" else card(id, kind, *every) for id in ids]


def job(id: str, field: str, rank: int, hire: Level, then: Level) -> Card:
    """A Job; `then` is its Promotion or Retirement."""
    return Card(id, "job", "job", [hire, then], field=FIELDS.index(field), rank=rank)


def trait(id: str, *abilities: Ability, start: Amounts | None = None) -> Card:
    return Card(id, "child_trait", "child_trait", [], start=amounts(start), abilities=list(abilities))


def reach_goal(
    id: str, measure: str, bound: int, lth: int = 3, solo: int = 0, timing: int = MID_GAME, excludes: str = ""
) -> Card:
    tests = [bound_on(measure, bound)]
    goal = Goal(timing, REACH, -1, tests, goods(lth=lth), [bound_on(measure, solo or bound)])
    return Card(id, "life_goal", "life_goal", [], goal=goal, excludes=excludes)


def leading_goal(id: str, measure: str, lth: int = 3, solo: int = 1, aim: int = MOST, at_least: int = 0) -> Card:
    """A Game End goal for the most (or least) of something, and perhaps for so much of it."""
    tests = [bound_on(measure, at_least)] if at_least else []
    goal = Goal(1, aim, MEASURES.index(measure), tests, goods(lth=lth), [bound_on(measure, solo)])
    return Card(id, "life_goal", "life_goal", [], goal=goal)


def of_module(*names: str) -> list[Card]:
    """The cards of the box that belong to modules."""
    return [found for found in catalog().cards("second", names) if found.module in names]


def amounts_of(card: Card, level: int, part: str) -> Amounts:
    """The goods of one part (`cost`, `reward`, `upkeep`, `upkeep_reward`) of a level counted from 1."""
    found = getattr(card.levels[level - 1], part)
    return {name: amount for name, amount in zip(GOODS_NAMES, found.amounts, strict=True) if amount}


def goods_of(effect: Effect) -> list[Goods]:
    """Everything that an effect may bring."""
    if isinstance(effect, (Gain, Trade)):
        return [effect.gain]
    return effect.choices if isinstance(effect, Choose) else []
