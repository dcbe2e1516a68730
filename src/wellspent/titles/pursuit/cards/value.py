"""What things are worth: the value model of the cards, in Resources; docs/balance.md gives the reasons."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from wellspent.games.pursuit import cards as rules
from wellspent.games.pursuit.cards import Ability, Card, Effect, Level
from wellspent.games.pursuit.effects import Choose, Gain, Take, Trade
from wellspent.games.pursuit.goods import GOODS_NAMES, LTH, STH, STRESS, Goods
from wellspent.games.pursuit.kinds import ADULT, OLD, TEEN

from .catalog import catalog

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
# What modules bring.
SELDOM: Final = 0.3
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

LAST_RANK: Final = 3
FAIR_RETIREMENT: Final = 4.0
FAIR_TRAIT: Final = 14.0
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
    if is_retirement(card, level):
        return OLD
    if card.top == 0 or 0 < level < card.top:
        return ADULT
    return card.nature.last_age if level == card.top else card.nature.first_age


def is_retirement(card: Card, level: int) -> bool:
    """PH.cardaction.24: the last part of a Job of rank 3."""
    return card.rank == LAST_RANK and level == card.top


def level_balance(card: Card, level: int) -> Balance:
    """Weigh one level of a card."""
    age = age_of(card, level)
    here = card.levels[level]
    if card.nature.grows and level > 0:
        spent = price(card.levels[level - 1].upkeep, age) + price(here.cost, age)
        gained = worth(here.reward, age) + effects_worth(here.effects, age) + abilities_worth(here.abilities, age)
        return Balance(card.id, level, spent, gained, fair(card, level))
    gained = worth(here.reward, age) + effects_worth(here.effects, age)
    gained += rounds_at(card, level) * abilities_worth(here.abilities, age) + additional_worth(card)
    if is_retirement(card, level):
        gained += ROUNDS_RETIRED * upkeep_gain(here, age)
    if level == card.top:
        gained += ROUNDS_LAST * sum(used.gained - used.spent for used in used_every_round(card))
    return Balance(
        card.id,
        level,
        ACTION + price(here.cost, age),
        gained + card.nature.token,
        fair(card, level),
        price(here.upkeep, age),
        upkeep_gain(here, age) + card.nature.token,
        card.nature.upkeep_fair * max(1, card.rank),
        here.has_upkeep and not card.nature.grows,
    )


def used_every_round(card: Card) -> list[Balance]:
    """The sections that can be used once in each round at the last level."""
    often = [name for name in weighed_sections(card) if card.nature.sections[name].every_round]
    return [section_balance(card, name) for name in often]


def weighed_sections(card: Card) -> list[str]:
    return [name for name in card.sections if name in card.nature.sections]


def section_balance(card: Card, name: str) -> Balance:
    """Weigh a section: most take no action; one that does may give its Reward for every token, which go with it."""
    number, how = card.section(name), card.nature.sections[name]
    lines = card.levels[number]
    age = OLD if how.takes_action else ADULT
    spent = price(lines.cost, age) + (ACTION if how.takes_action else 0.0) + how.tokens * card.nature.token
    gained = max(1, how.tokens) * worth(lines.reward, age) + effects_worth(lines.effects, age)
    return Balance(card.id, number, spent, gained, how.fair)


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
        if card.nature.fair:
            found += [level_balance(card, level) for level in range(card.top + 1)]
        found += [section_balance(card, name) for name in weighed_sections(card)]
    return found


def outliers(cards: Iterable[Card]) -> list[Balance]:
    """What lies further than a quarter of its price, and than 1.5, from fair."""
    return [each for each in balances(cards) if each.is_far or each.is_upkeep_far]


def fair(card: Card, level: int) -> float:
    """What a level should gain over its price; where a kind has fewer numbers than levels, the last one is the last."""
    if is_retirement(card, level):
        return FAIR_RETIREMENT
    steps = card.nature.fair
    return steps[-1] if level == card.top else steps[min(level, len(steps) - 2)]


def rounds_at(card: Card, level: int) -> float:
    if level < card.top and card.nature.stays != "any":
        return ROUNDS_PASSING
    return 0.0 if card.nature.stays == "none" else ROUNDS_LAST


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
        occasion = TIMES.get(rules.OCCASIONS[ability.occasion], SELDOM)
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
        return catalog().deed_worth.get(rules.DEEDS[ability.deed], 0.0) / ROUNDS_LAST
    return TIMES["refresh"] * ability.number * _WORTH[STH][age]
