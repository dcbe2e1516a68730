"""Cards as the rules see them: numbers, fixed once made. Names, wit and memories stay with the card files."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.names import number_of

from .goods import MOST_ASKED, NOTHING, Goods, side_by_side
from .kinds import PLAIN, Kind

if TYPE_CHECKING:
    from .rules import Rules
    from .state import State

# Words of card files. A word's number is its place; modules add theirs behind the base game's (see `number_of`).

# Measures: what can be counted about a player.
MEASURES: Final[list[str]] = [
    "knowledge",
    "creativity",
    "influence",
    "money",
    "resources",
    "sth",
    "lth",
    "stress",
    "age",
    "rounds_lived",
    "dead",
    "cards",
    "items",
    "activities",
    "top_items",
    "top_activities",
    "partners",
    "partner_level",
    "jobs",
    "job_rank",
    "retired",
    "promotions",
    "active_projects",
    "completed_projects",
    "completed_basic",
    "completed_single_round",
    "completed_group",
    "completed_A",
    "completed_B",
    "completed_C",
    "completed_H",
    "completed_P",
    "completed_S",
    "completed_T",
    "roles",
    "slots",
    "rests",
    "overtimes",
    "discards",
    "refreshes",
    "popularity",
]

# Base kinds of cards. Modules register further ones; see Rules.kind.
BASIC_PROJECT: Final = 0
SINGLE_ROUND_PROJECT: Final = 1
GROUP_PROJECT: Final = 2
ITEM: Final = 3
ACTIVITY: Final = 4
JOB: Final = 5
PARTNER: Final = 6
CHILD_TRAIT: Final = 7
LIFE_GOAL: Final = 8
KINDS: Final = (
    "basic_project",
    "single_round_project",
    "group_project",
    "item",
    "activity",
    "job",
    "partner",
    "child_trait",
    "life_goal",
)

# Base piles. The first four have a row on the board.
PROJECT_PILE: Final = 0
ITEM_ACTIVITY_PILE: Final = 1
JOB_PILE: Final = 2
PARTNER_PILE: Final = 3
CHILD_TRAIT_PILE: Final = 4
LIFE_GOAL_PILE: Final = 5
PILES: Final = ("project", "item_activity", "job", "partner", "child_trait", "life_goal")
PILE_OF_KIND: Final = {
    "basic_project": "project",
    "single_round_project": "project",
    "group_project": "project",
    "item": "item_activity",
    "activity": "item_activity",
    "job": "job",
    "partner": "partner",
    "child_trait": "child_trait",
    "life_goal": "life_goal",
}

CATEGORIES: Final = "ABCHPST"
NO_CATEGORY: Final = -1
# The fourth comes with its module (SEC.comp.02).
FIELDS: Final[list[str]] = ["science", "art", "social", "security"]

# What an ability listens to: the board spaces by name, and these.
OCCASIONS: Final[list[str]] = [
    "study",
    "play",
    "interact",
    "take_project",
    "spend",
    "temp_job",
    "get_job",
    "start_relationship",
    "overtime",
    "rest",
]
ON_ROUND_START: Final = number_of(OCCASIONS, "round_start")
ON_ADVANCE: Final = number_of(OCCASIONS, "advance")
ON_COMPLETE: Final = number_of(OCCASIONS, "complete")
ON_ROLE: Final = number_of(OCCASIONS, "role")
ON_UPGRADE: Final = number_of(OCCASIONS, "upgrade")
ON_PROMOTION: Final = number_of(OCCASIONS, "promotion")
ON_DEVELOP: Final = number_of(OCCASIONS, "develop")
ON_REFRESH: Final = number_of(OCCASIONS, "refresh")

# Prices: what is being paid for. Only PRICE_PROJECT is touched by STH (PH.sth.03, PH.sth.12).
PRICE_PROJECT: Final = 0
PRICE_ITEM: Final = 1
PRICE_ACTIVITY: Final = 2
PRICE_HIRE: Final = 3
PRICE_PROMOTION: Final = 4
PRICE_UPKEEP_ITEM: Final = 5
PRICE_UPKEEP_JOB: Final = 6
PRICE_UPKEEP_PARTNER: Final = 7
PRICE_FIXED: Final = 8
# The upkeep of kinds that modules bring.
PRICE_UPKEEP_OTHER: Final = 9
PRICES: Final[list[str]] = [
    "project",
    "item",
    "activity",
    "hire",
    "promotion",
    "upkeep_item",
    "upkeep_job",
    "upkeep_partner",
    "fixed",
    "upkeep_other",
]

# Kinds of abilities.
ABILITY_ON: Final = 0
ABILITY_PRICE: Final = 1
ABILITY_SLOTS: Final = 2
ABILITY_CALM: Final = 3
ABILITY_FREE_REFRESH: Final = 4
# An ability of a module's own: something that it asks for by name.
ABILITY_DOES: Final = 5
# The names of effects and abilities that modules bring.
DEEDS: Final[list[str]] = []


# Timing of Life Goals, and their aims.
MID_GAME: Final = 0
GAME_END: Final = 1
# OLG.action.01: awarded again and again, to everybody.
ONGOING: Final = 2
MOST: Final = 0
LEAST: Final = 1
REACH: Final = 2
# Of an Ongoing goal: again for each one more of its measure.
EACH: Final = 3


@final
@mypyc_attr(acyclic=True)
class Test:
    """A measure that must be at least, or at most, a number."""

    def __init__(self, measure: int, bound: int, at_most: bool) -> None:
        self.measure: Final[i64] = measure
        self.bound: Final[i64] = bound
        self.at_most: Final = at_most


NO_TESTS: Final[list[Test]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a reward does besides giving goods; see `effects`."""

    def __init__(self, tests: list[Test] | None, brings_stress: bool) -> None:
        self.tests: Final = tests or NO_TESTS
        # Whether it may bring Stress that cannot be declined.
        self.brings_stress: Final = brings_stress

    def gives_card_of(self) -> int:
        """The pile of whose row it gives a card, or -1."""
        return -1

    def begin(self, rules: "Rules", state: "State", frame: Frame) -> None:
        """Its turn has come: carry it out, or put the question it asks on the agenda."""
        raise NotImplementedError

    def options(self, rules: "Rules", state: "State", frame: Frame, seat: int) -> list[int]:
        """The answers to its question."""
        return []

    def chosen(self, rules: "Rules", state: "State", frame: Frame, seat: int, choice: int) -> None:
        """Carry an answer out."""

    def least_stress(self, rules: "Rules", state: "State", player: int, besides: int) -> int:
        """The Stress it brings in any case as things stand, with so many further slots about to be filled."""
        return 0


@final
@mypyc_attr(acyclic=True)
class Ability:
    """What a card changes as long as it lies there."""

    def __init__(
        self,
        kind: int,
        occasion: int = -1,
        gain: Goods = NOTHING,
        first_only: bool = False,
        price: int = -1,
        less: Goods = NOTHING,
        category: int = NO_CATEGORY,
        number: int = 0,
        spaces: int = 0,
        deed: int = -1,
    ) -> None:
        self.kind: Final = kind
        self.occasion: Final = occasion
        self.gain: Final = gain
        self.first_only: Final = first_only
        self.price: Final = price
        self.less: Final = less
        # Nothing that a price asks for becomes less by more than this.
        self.off: Final[i64] = sum(less.amounts)
        self.category: Final = category
        self.number: Final = number
        # For ABILITY_CALM: a bit for every space.
        self.spaces: Final = spaces
        self.deed: Final = deed


# What most levels have none of is one list for all of them, so that nobody has to fetch one to see that it is empty.
NO_EFFECTS: Final[list[Effect]] = []
NO_ABILITIES: Final[list[Ability]] = []


@final
class Level:
    """One level, role or section of a card."""

    def __init__(
        self,
        cost: Goods = NOTHING,
        needs: list[Test] | None = None,
        reward: Goods = NOTHING,
        upkeep: Goods = NOTHING,
        upkeep_reward: Goods = NOTHING,
        has_upkeep: bool = False,
        effects: list[Effect] | None = None,
        upkeep_effects: list[Effect] | None = None,
        abilities: list[Ability] | None = None,
        occasion: int = -1,
        includes: int = -1,
    ) -> None:
        # What is looked at most lies in front: by whoever reaches it, then by every listing of choices.
        self.cost: Final = cost
        self.reward: Final = reward
        self.effects: Final = effects or NO_EFFECTS
        self.popularity: Final[i64] = cost.popularity
        # The only thing it needs, as most that need anything, where it need not be fetched: a measure and its bound.
        only = needs[0] if needs and len(needs) == 1 else None
        self.need: Final[i64] = -1 if only is None else only.measure
        self.need_bound: Final[i64] = 0 if only is None else only.bound
        self.need_at_most: Final = only is not None and only.at_most
        self.own_stress: Final[i64] = cost.stress + reward.stress
        self.needs: Final = needs or NO_TESTS
        self.brings_stress: Final = any(effect.brings_stress for effect in self.effects)
        # Nothing but its price decides whether it can be reached.
        self.is_plain: Final = not needs and not self.brings_stress and self.own_stress == 0 and self.popularity == 0
        self.asked: Final[i64] = cost.asked
        self.upkeep: Final = upkeep
        self.upkeep_reward: Final = upkeep_reward
        self.has_upkeep: Final = has_upkeep
        self.upkeep_effects: Final = upkeep_effects or NO_EFFECTS
        self.abilities: Final = abilities or NO_ABILITIES
        # What a section waits for, where a module says so.
        self.occasion: Final = occasion
        # The level whose lines a module has added to this one's.
        self.includes: Final = includes


@final
@mypyc_attr(acyclic=True)
class Goal:
    """The aim of a Life Goal."""

    def __init__(self, timing: int, aim: int, measure: int, tests: list[Test], reward: Goods, solo: list[Test]) -> None:
        self.timing: Final = timing
        self.aim: Final = aim
        self.measure: Final = measure
        self.tests: Final = tests
        self.reward: Final = reward
        self.solo: Final = solo


def _least_asked(costs: list[Goods]) -> int:
    """The least of each kind of goods that any of the costs asks for."""
    if not costs:
        return 0
    return side_by_side(
        min([cost.knowledge for cost in costs]),
        min([cost.creativity for cost in costs]),
        min([cost.influence for cost in costs]),
        min([cost.money for cost in costs]),
        min([cost.hourglass for cost in costs]),
        min([cost.resources + cost.any for cost in costs]),
        MOST_ASKED,
    )


@final
class Card:
    """One card. A Job's first level is Hiring, its second Promotion or Retirement; a Group Project's levels are Roles.

    `marks` are words that a module's rules may look for, `numbers` whatever further numbers its kind has. `sections`
    names further parts that are paid or give something without being a level; they stand behind the levels.
    """

    def __init__(
        self,
        id: str,
        kind: str,
        pile: str,
        levels: list[Level],
        category: int = NO_CATEGORY,
        field: int = -1,
        rank: int = 0,
        additional: list[Goods] | None = None,
        start: Goods = NOTHING,
        abilities: list[Ability] | None = None,
        goal: Goal | None = None,
        excludes: str = "",
        edition: str = "",
        replaces: str = "",
        needs_modules: list[str] | None = None,
        module: str = "",
        marks: list[str] | None = None,
        numbers: dict[str, int] | None = None,
        sections: list[str] | None = None,
        nature: Kind = PLAIN,
    ) -> None:
        # Numbers that belong to one game; see `in_game`. What is looked at most lies in front.
        self.index: i64 = -1
        self.kind: i64 = -1
        self.pile: i64 = -1
        # Where its levels begin among those of all cards; see `Rules.lines`.
        self.first: i64 = -1
        self.levels: Final = levels
        self.id: Final = id
        self.kind_name: Final = kind
        self.pile_name: Final = pile
        self.category: Final = category
        self.field: Final = field
        self.rank: Final = rank
        self.additional: Final = additional or []
        self.start: Final = start
        self.abilities: Final = abilities or NO_ABILITIES
        self.goal: Final = goal
        self.excludes: Final = excludes
        self.edition: Final = edition
        self.replaces: Final = replaces
        self.needs_modules: Final = needs_modules or []
        self.module: Final = module
        self.marks: Final = marks or []
        self.numbers: Final = numbers or {}
        self.sections: Final = sections or []
        # What its kind is to those who judge cards; it stays when a module plays the card as another kind.
        self.nature: Final = nature
        self.top: Final = len(levels) - len(self.sections) - 1
        # Nobody with less of something than this can pay any of its levels.
        self.least: Final[i64] = _least_asked([level.cost for level in levels])

    def with_levels(self, levels: list[Level]) -> "Card":
        """This card with other levels."""
        return self.changed(self.kind_name, levels, self.marks)

    def as_kind(self, kind: str, mark: str) -> "Card":
        """This card as one of another kind, with a mark that tells it apart."""
        return self.changed(kind, self.levels, [*self.marks, mark])

    def changed(self, kind: str, levels: list[Level], marks: list[str]) -> "Card":
        return Card(
            self.id,
            kind,
            self.pile_name,
            levels,
            self.category,
            self.field,
            self.rank,
            self.additional,
            self.start,
            self.abilities,
            self.goal,
            self.excludes,
            self.edition,
            self.replaces,
            self.needs_modules,
            self.module,
            marks,
            self.numbers,
            self.sections,
            self.nature,
        )

    def section(self, name: str) -> int:
        """The number under which a section stands behind the levels; -1 if there is none."""
        place = self.top + 1
        for section in self.sections:
            if section == name:
                return place
            place += 1
        return -1

    def in_game(self, index: int, kind: int, pile: int, first: int) -> "Card":
        """This card with the numbers under which one game knows it."""
        card = self.with_levels(self.levels)
        card.index = index
        card.kind = kind
        card.pile = pile
        card.first = first
        return card
