"""What things are worth: the value model of the cards, in Resources; docs/balance.md gives the reasons."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from wellspent.games.pursuit import cards as rules
from wellspent.games.pursuit.cards import Ability, Card, Effect, Level
from wellspent.games.pursuit.effects import Choose, Gain, Take, Trade
from wellspent.games.pursuit.goods import GOODS_NAMES, LTH, STH, STRESS, Goods

TEEN: Final = 0
ADULT: Final = 1
OLD: Final = 2
AGES: Final = ("teen", "adult", "old")

# By good and age.
WORTH: Final = {
    "knowledge": (1.0, 1.0, 1.0),
    "creativity": (1.0, 1.0, 1.0),
    "influence": (1.0, 1.0, 1.0),
    "money": (1.0, 1.0, 1.0),
    "hourglass": (3.0, 3.0, 3.0),
    "any": (1.0, 1.0, 1.0),
    "sth": (2.0, 2.0, 2.0),
    "lth": (2.0, 2.1, 2.3),
    "stress": (-1.5, -1.5, -2.0),
    "relax": (1.0, 1.0, 1.0),
    "health": (6.0, 5.0, 5.0),
    "popularity": (1.5, 1.5, 1.0),
}
_WORTH: Final = tuple(WORTH[name] for name in GOODS_NAMES)
ACTION: Final = 3.0
# PH.sth.02: STH beyond +3 becomes LTH.
STH_SPACES: Final = 3

# How often a careful life does these things in a round.
TIMES: Final = {
    "study": 0.7,
    "play": 0.7,
    "interact": 0.7,
    "take_project": 1.0,
    "spend": 1.0,
    "temp_job": 0.5,
    "get_job": 0.2,
    "start_relationship": 0.2,
    "overtime": 0.2,
    "rest": 0.7,
    "round_start": 1.0,
    "advance": 1.2,
    "complete": 0.4,
    "role": 0.3,
    "upgrade": 0.4,
    "promotion": 0.25,
    "develop": 0.25,
    "refresh": 0.4,
}
PAID: Final = {
    "project": 2.5,
    "item": 0.7,
    "activity": 0.7,
    "hire": 0.2,
    "promotion": 0.25,
    "upkeep_item": 0.7,
    "upkeep_job": 0.7,
    "upkeep_partner": 0.5,
}
# What a careful life counts of a measure in its middle; 1 where nothing is said.
COUNTS: Final = {
    "knowledge": 4,
    "creativity": 4,
    "influence": 4,
    "money": 5,
    "resources": 10,
    "lth": 20,
    "stress": 9,
    "age": 4,
    "rounds_lived": 4,
    "cards": 8,
    "items": 2,
    "activities": 2,
    "job_rank": 2,
    "partner_level": 2,
    "active_projects": 2,
    "completed_projects": 3,
    "completed_basic": 2,
    "roles": 2,
    "slots": 3,
    "rests": 3,
}
# How many rounds a card lies at a level that others follow, at its last one, and with its owner for life.
ROUNDS_PASSING: Final = 2.0
ROUNDS_LAST: Final = 3.0
ROUNDS_LIFE: Final = 7.0
ROUNDS_RETIRED: Final = 1.0
# How many of a Group Project's Additional Rewards a Role gets.
ROLES_FILLED: Final = 2.5
HALF: Final = 0.5

# What a level gains over its price where the rulebook's own cards are fair, by kind and level; where cards of a kind
# differ in their number of levels, the last number is that of the last level.
FAIR: Final = {
    "basic_project": (-1.5, -0.5, 0.5, 1.5),
    "single_round_project": (0.0, 0.0, 0.0, 0.0),
    "group_project": (0.5, 0.5, 0.5, 0.5),
    "item": (0.0, 0.0, 0.0),
    "activity": (0.0, 0.0, 0.0),
    "job": (-1.0, 1.0),
    "partner": (0.0, 1.5, 2.0),
    "friend": (-0.5, 0.5, 2.5),
    "mutual_friend": (1.0,),
    "pet": (-3.0, 1.5, 2.5),
    "stand_alone_job": (-1.0,),
    "store_owner": (-1.0,),
    # To Engage is the action; the Outcome is what it was for, and a token makes it an extra one.
    "community": (-3.0, -1.0, 0.5, 1.0),
    # EXP.do.01: extending takes no action of its own.
    "experience": (-1.0, 1.0, -2.5),
    "service": (0.0, 0.0, 0.0),
    "group_item": (0.5, 0.5, 0.5, 0.5),
    "health_activity": (0.5, 0.5, 0.5),
    "career_job": (-1.5, 1.0, 5.0),
    "educational_project": (-1.0, 1.0),
    "kid": (-0.5, 1.0, 3.2),
    "single_parent": (0.0, 1.5, 2.0),
    # NOS.cat.01: by category; a Life Goal of one's own is not weighed.
    "nostalgia_ability": (-1.0, 0.5),
    "nostalgia_outcomes": (-0.5, 0.0, 1.5, 1.5),
    "nostalgia_repeatable": (-0.5, 0.0, 0.5, 0.5),
}
# The same for sections that are weighed.
FAIR_SECTION: Final = {
    "work_harder": 0.5,
    "work_harder_upkeep": 0.5,
    "sell": 0.0,
    "passive": 1.5,
    "active": 0.25,
    "use": 1.0,
}
# What abilities of a module's own are worth, all rounds together.
DEED_WORTH: Final = {"store": 6.5, "diary": 4.5, "smart_goals": 3.0}
FAIR_RETIREMENT: Final = 4.0
FAIR_TRAIT: Final = 14.0
# And each round of its upkeep; a Job's times its Level.
FAIR_UPKEEP: Final = {
    "item": 0.0,
    "job": 1.0,
    "partner": 1.5,
    "friend": -1.0,
    "stand_alone_job": 1.0,
    "store_owner": 1.0,
    "single_parent": 1.5,
}
# PET.upkeep.01, SCH.upkeep.01, KID.upkeep.01: the kinds whose upkeep pays for the next level, without an action.
GROWING: Final = ("pet", "career_job", "kid")
# STO.action.02: what an indicator on a store is worth before the sale, and how many a careful life sells.
INDICATOR: Final = 2.5
INDICATORS: Final = 3

FAR: Final = 1.5
FAR_SHARE: Final = 0.25


class Balance(NamedTuple):
    """What a level gives against what it takes, and the same for each round of its upkeep."""

    card: str
    level: int
    spent: float
    gained: float
    fair: float
    upkeep_spent: float = 0.0
    upkeep_gained: float = 0.0
    upkeep_fair: float = 0.0
    has_upkeep: bool = False

    @property
    def off(self) -> float:
        """How much better than fair; negative is worse."""
        return self.gained - self.spent - self.fair

    @property
    def upkeep_off(self) -> float:
        return self.upkeep_gained - self.upkeep_spent - self.upkeep_fair if self.has_upkeep else 0.0

    @property
    def is_far(self) -> bool:
        return abs(self.off) > max(FAR, FAR_SHARE * self.spent) + 1e-9

    @property
    def is_upkeep_far(self) -> bool:
        return abs(self.upkeep_off) > max(FAR, FAR_SHARE * self.upkeep_spent) + 1e-9


def worth(goods: Goods, age: int) -> float:
    """What a reward is worth to a player of that age, in Resources."""
    total = sum(amount * _WORTH[good][age] for good, amount in enumerate(goods.amounts))
    beyond = max(0, goods.amounts[STH] - STH_SPACES)
    return total - beyond * (_WORTH[STH][age] - _WORTH[LTH][age])


def price(goods: Goods, age: int) -> float:
    """What a cost takes: a Stress in it is taken, everything else given away."""
    return sum(amount * abs(_WORTH[good][age]) for good, amount in enumerate(goods.amounts))


def age_of(card: Card, level: int) -> int:
    """The age at which a level is usually reached."""
    if card.kind_name in ("single_round_project", "group_project", "community", "nostalgia"):
        return ADULT
    if card.kind_name == "job":
        return OLD if level == card.top and card.rank == 3 else ADULT
    if card.top == 0:
        return ADULT
    if card.kind_name == "child_trait":
        return TEEN
    if level == card.top:
        return OLD
    return TEEN if level == 0 and card.kind_name != "partner" else ADULT


def level_balance(card: Card, level: int) -> Balance:
    """Weigh one level of a card."""
    age = age_of(card, level)
    here = card.levels[level]
    if card.kind_name in GROWING and level > 0:
        spent = price(card.levels[level - 1].upkeep, age) + price(here.cost, age)
        gained = worth(here.reward, age) + effects_worth(here.effects, age) + abilities_worth(here.abilities, age)
        return Balance(card.id, level, spent, gained, fair(card, level))
    gained = worth(here.reward, age) + effects_worth(here.effects, age)
    gained += rounds_at(card, level) * abilities_worth(here.abilities, age) + additional_worth(card)
    if card.kind_name == "job" and level == card.top:
        gained += ROUNDS_RETIRED * upkeep_gain(here, age)
    if card.section("use") >= 0 and level == card.top:
        used = section_balance(card, "use")
        gained += ROUNDS_LAST * (used.gained - used.spent)
    grown = INDICATOR if card.kind_name == "store_owner" else 0.0
    gained += grown
    return Balance(
        card.id,
        level,
        ACTION + price(here.cost, age),
        gained,
        fair(card, level),
        price(here.upkeep, age),
        upkeep_gain(here, age) + grown,
        FAIR_UPKEEP.get(card.kind_name, 0.0) * max(1, card.rank),
        here.has_upkeep and card.kind_name not in GROWING,
    )


def section_balance(card: Card, name: str) -> Balance:
    """Weigh a section: it takes no action, but a sale does, which gives its Reward for every indicator."""
    number = card.section(name)
    lines = card.levels[number]
    if name == "sell":
        spent = ACTION + price(lines.cost, OLD) + INDICATORS * INDICATOR
        return Balance(card.id, number, spent, INDICATORS * worth(lines.reward, OLD), FAIR_SECTION[name])
    gained = worth(lines.reward, ADULT) + effects_worth(lines.effects, ADULT)
    return Balance(card.id, number, price(lines.cost, ADULT), gained, FAIR_SECTION[name])


def trait_balance(card: Card) -> Balance:
    """Weigh a Child Trait: its start and a life with its ability, against a typical one."""
    gained = worth(card.start, TEEN) + ROUNDS_LIFE * abilities_worth(card.abilities, ADULT)
    return Balance(card.id, 0, FAIR_TRAIT, gained, 0.0)


def balances(cards: Iterable[Card]) -> list[Balance]:
    """Every level of the cards, and every Child Trait; Life Goals are not weighed."""
    found: list[Balance] = []
    for card in cards:
        if card.kind_name == "child_trait":
            found.append(trait_balance(card))
            continue
        if weighed_as(card) in FAIR:
            found += [level_balance(card, level) for level in range(card.top + 1)]
        found += [section_balance(card, name) for name in card.sections if name in FAIR_SECTION]
    return found


def outliers(cards: Iterable[Card]) -> list[Balance]:
    """What lies further than a quarter of its price, and than 1.5, from fair."""
    return [each for each in balances(cards) if each.is_far or each.is_upkeep_far]


def weighed_as(card: Card) -> str:
    """The kind of the card; of a memory, with its category."""
    return f"nostalgia_{card.marks[0]}" if card.kind_name == "nostalgia" else card.kind_name


def fair(card: Card, level: int) -> float:
    if card.kind_name == "job" and level == card.top and card.rank == 3:
        return FAIR_RETIREMENT
    steps = FAIR[weighed_as(card)]
    return steps[-1] if level == card.top else steps[min(level, len(steps) - 2)]


def rounds_at(card: Card, level: int) -> float:
    # PH.project.08: a completed Project is set aside, and its ability with it.
    if card.kind_name == "basic_project":
        return ROUNDS_PASSING if level < card.top else 0.0
    # PH.item.01: a lower Level of an Item or Activity may be the one that stays.
    is_passing = level < card.top and card.kind_name not in ("item", "activity")
    return ROUNDS_PASSING if is_passing else ROUNDS_LAST


def upkeep_gain(level: Level, age: int) -> float:
    return worth(level.upkeep_reward, age) + effects_worth(level.upkeep_effects, age)


def additional_worth(card: Card) -> float:
    return sum(
        min(1.0, max(0.0, ROLES_FILLED - place)) * worth(reward, ADULT) for place, reward in enumerate(card.additional)
    )


def effects_worth(effects: list[Effect], age: int) -> float:
    return sum(effect_worth(effect, age) for effect in effects)


def effect_worth(effect: Effect, age: int) -> float:
    """A condition holds for every second life; a choice is worth its best."""
    share = HALF if effect.tests else 1.0
    if isinstance(effect, Choose):
        return share * max(worth(choice, age) for choice in effect.choices)
    if isinstance(effect, Trade):
        return share * effect.times * max(0.0, worth(effect.gain, age) - price(effect.pay, age))
    if isinstance(effect, Take):
        return share * ACTION * (effect.level + 1)
    if isinstance(effect, Gain):
        return share * times_counted(effect) * worth(effect.gain, age)
    # What a module's own effect is worth, its card says by being fair.
    return 0.0


def times_counted(effect: Gain) -> float:
    if effect.per < 0:
        return 1.0
    times = COUNTS.get(rules.MEASURES[effect.per], 1) / effect.each
    return min(times, effect.most) if effect.most else times


def abilities_worth(abilities: list[Ability], age: int) -> float:
    return sum(ability_worth(ability, age) for ability in abilities)


def ability_worth(ability: Ability, age: int) -> float:
    """What an ability is worth in a round."""
    if ability.kind == rules.ABILITY_ON:
        occasion = TIMES[rules.OCCASIONS[ability.occasion]]
        return (min(1.0, occasion) if ability.first_only else occasion) * worth(ability.gain, age)
    if ability.kind == rules.ABILITY_PRICE:
        share = 1.0 if ability.category == rules.NO_CATEGORY else 1 / len(rules.CATEGORIES)
        return share * PAID[rules.PRICES[ability.price]] * price(ability.less, age)
    stress = -_WORTH[STRESS][age]
    if ability.kind == rules.ABILITY_SLOTS:
        return HALF * ability.number * stress
    if ability.kind == rules.ABILITY_CALM:
        # A space is used twice in a round about one time in four.
        return 0.25 * ability.spaces.bit_count() * stress
    if ability.kind == rules.ABILITY_DOES:
        return DEED_WORTH.get(rules.DEEDS[ability.deed], 0.0) / ROUNDS_LAST
    return TIMES["refresh"] * ability.number * _WORTH[STH][age]
