"""Decks written at random from the whole vocabulary of cards: the box keeps its shape, everything on it is new.

Id, kind, pile and whatever a module looks for stay; costs, requirements, rewards, upkeep, effects, abilities and aims
are drawn anew, as `wellspent cards --check` would let them pass.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from wellspent.games.pursuit.cards import (
    ABILITY_CALM,
    ABILITY_DOES,
    ABILITY_FREE_REFRESH,
    ABILITY_ON,
    ABILITY_PRICE,
    ABILITY_SLOTS,
    CATEGORIES,
    EACH,
    ITEM_ACTIVITY_PILE,
    JOB_PILE,
    LEAST,
    MEASURES,
    MOST,
    NO_CATEGORY,
    OCCASIONS,
    ON_REFRESH,
    PARTNER_PILE,
    PRICE_FIXED,
    PROJECT_PILE,
    REACH,
    Ability,
    Card,
    Effect,
    Goal,
    Level,
    Test,
)
from wellspent.games.pursuit.effects import Choose, Does, Gain, Take, Trade
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import NOTHING, Goods, goods
from wellspent.ruleset import GameSetup

from ..cards.catalog import catalog
from ..modules import find_module

__all__ = ["invented", "invented_game"]

# Paid with: a price may name several of them, and Stress, Moods and Popularity more rarely.
PAID: Final = ("knowledge", "creativity", "influence", "money", "any", "hourglass")
SELDOM_PAID: Final = ("stress", "sth", "lth", "popularity")
GIVEN: Final = (*PAID[:5], "sth", "lth", "relax", "health", "popularity")
LAST_MEASURE: Final = "popularity"
LEAVING: Final = 1
ROWS: Final = (PROJECT_PILE, ITEM_ACTIVITY_PILE, JOB_PILE, PARTNER_PILE)
ROWS_OF_PROMOTION: Final = (PROJECT_PILE, ITEM_ACTIVITY_PILE, PARTNER_PILE)
LONGEST: Final = 3
# One amount in so many is far beyond what any card of the box asks for or gives.
GREAT: Final = 30


def invented_game(setup: GameSetup, seed: str) -> Pursuit:
    """The game of a set-up with a deck that chance has written."""
    rules = setup.ruleset
    found = catalog().cards(rules.edition, rules.modules, rules.sets)
    modules = [find_module(name) for name in rules.modules]
    return Pursuit(invented(found, seed), rules.edition, rules.seats, modules, setup.first)


def invented(cards: Sequence[Card], seed: str) -> list[Card]:
    """The same cards with everything on them drawn anew; the same seed, the same deck."""
    inventor = Inventor(Random(seed), cards)
    return [inventor.card(card) for card in cards]


def measures_of(cards: Sequence[Card]) -> list[int]:
    """What the base game counts, and whatever else these cards speak of."""
    levels = [lines for card in cards for lines in card.levels]
    tests = [test for lines in levels for test in lines.needs]
    tests += [test for card in cards if card.goal is not None for test in card.goal.tests]
    found = {MEASURES[test.measure] for test in tests} | {*MEASURES[: MEASURES.index(LAST_MEASURE) + 1]}
    return [MEASURES.index(name) for name in sorted(found)]


def occasions_of(cards: Sequence[Card]) -> list[int]:
    """What abilities of the base game listen to, and whatever else these cards do."""
    lists = [lines.abilities for card in cards for lines in card.levels] + [card.abilities for card in cards]
    heard = {OCCASIONS[ability.occasion] for each in lists for ability in each if ability.occasion >= 0}
    found = heard | {*OCCASIONS[: ON_REFRESH + 1]}
    return [OCCASIONS.index(name) for name in sorted(found)]


class Inventor:
    """Writes cards from chance."""

    def __init__(self, random: Random, cards: Sequence[Card]) -> None:
        self.random: Final = random
        self.measures: Final = measures_of(cards)
        self.occasions: Final = occasions_of(cards)

    def card(self, card: Card) -> Card:
        return Card(
            card.id,
            card.kind_name,
            card.pile_name,
            [self.level(card, place) for place in range(len(card.levels))],
            card.category,
            card.field,
            card.rank,
            [self.reward() for _ in card.additional],
            self.price() if not card.start.is_empty else card.start,
            self.abilities(card.abilities) if not card.levels else card.abilities,
            self.goal(card.goal),
            card.excludes,
            card.edition,
            card.replaces,
            card.needs_modules,
            card.module,
            card.marks,
            card.numbers,
            card.sections,
            card.nature,
        )

    def level(self, card: Card, place: int) -> Level:
        lines = card.levels[place]
        is_date = card.kind_name == "partner" and place == 0
        is_promotion = card.kind_name == "job" and place == LEAVING
        return Level(
            NOTHING if is_date else self.price(),
            [] if is_date else self.tests(0.2),
            self.reward(),
            self.price() if lines.has_upkeep else lines.upkeep,
            self.reward() if lines.has_upkeep else lines.upkeep_reward,
            lines.has_upkeep,
            self.effects(lines.effects, ROWS_OF_PROMOTION if is_promotion else ROWS),
            self.effects(lines.upkeep_effects, ROWS) if lines.has_upkeep else lines.upkeep_effects,
            [] if is_promotion else self.abilities(lines.abilities),
            lines.occasion,
            lines.includes,
        )

    # Goods.

    def amount(self, most: int) -> int:
        return self.random.randint(1, most * 10 if self.random.randrange(GREAT) == 0 else most)

    def price(self) -> Goods:
        amounts = {name: self.amount(2) for name in self.some(PAID, 0.22)}
        if self.random.random() < 0.15:
            amounts[self.random.choice(SELDOM_PAID)] = 1
        return goods(**amounts)

    def reward(self, is_calm: bool = False) -> Goods:
        amounts = {name: self.amount(3) for name in self.some(GIVEN, 0.2)}
        for name in ("sth", "lth"):
            if name in amounts and self.random.random() < 0.3:
                amounts[name] = -amounts[name]
        if not is_calm:
            amounts |= dict.fromkeys(self.some(("stress", "hourglass"), 0.1), 1)
        return goods(**amounts)

    def some(self, names: Sequence[str], share: float) -> list[str]:
        return [name for name in names if self.random.random() < share]

    # Requirements and aims.

    def tests(self, share: float) -> list[Test]:
        return [self.test() for _ in range(LONGEST - 1) if self.random.random() < share]

    def test(self) -> Test:
        return Test(self.measure(), self.random.randint(0, 3), self.random.random() < 0.3)

    def measure(self) -> int:
        return self.random.choice(self.measures)

    def goal(self, goal: Goal | None) -> Goal | None:
        if goal is None or goal.aim == EACH:
            return goal
        aim = self.random.choice((MOST, LEAST)) if goal.aim in (MOST, LEAST) else REACH
        tests = [self.test() for _ in goal.tests]
        solo = [self.test() for _ in goal.solo]
        return Goal(goal.timing, aim, self.measure() if goal.aim != REACH else -1, tests, self.reward(), solo)

    # Effects and abilities.

    def effects(self, kept: Sequence[Effect], rows: Sequence[int]) -> list[Effect]:
        """What modules do stays; the rest is new."""
        found: list[Effect] = [effect for effect in kept if isinstance(effect, Does)]
        while len(found) < LONGEST and self.random.random() < 0.3:
            found.append(self.effect(rows))
        self.random.shuffle(found)
        return found

    def effect(self, rows: Sequence[int]) -> Effect:
        verb = self.random.randrange(4)
        if verb == 0:
            return self.gain()
        if verb == 1:
            return Choose([self.reward() for _ in range(self.random.randint(2, 3))], self.tests(0.1))
        if verb == 2:
            return Trade(self.price(), self.reward(), self.random.randint(1, 3), self.tests(0.1))
        return Take(self.random.choice(rows), self.random.randrange(4), self.tests(0.1))

    def gain(self) -> Effect:
        tests, is_counted = self.tests(0.2), self.random.random() < 0.3
        given = self.reward(is_calm=bool(tests) or is_counted)
        if is_counted:
            return Gain(given, tests, self.measure(), self.random.randint(1, 3), self.random.randint(0, 3))
        return Gain(given, tests)

    def abilities(self, kept: Sequence[Ability]) -> list[Ability]:
        found = [ability for ability in kept if ability.kind == ABILITY_DOES]
        while len(found) < LONGEST and self.random.random() < 0.15:
            found.append(self.ability())
        return found

    def ability(self) -> Ability:
        kind = self.random.choice((ABILITY_ON, ABILITY_PRICE, ABILITY_SLOTS, ABILITY_CALM, ABILITY_FREE_REFRESH))
        number = self.random.randint(1, 2)
        if kind == ABILITY_ON:
            occasion, is_first = self.random.choice(self.occasions), self.random.random() < 0.5
            return Ability(kind, occasion, self.reward(is_calm=True), is_first)
        if kind == ABILITY_CALM:
            return Ability(kind, spaces=self.random.getrandbits(10))
        if kind != ABILITY_PRICE:
            return Ability(kind, number=number)
        price = self.random.randrange(PRICE_FIXED)
        category = self.random.randrange(len(CATEGORIES)) if price == 0 and self.random.random() < 0.5 else NO_CATEGORY
        less = goods(**{name: self.random.randint(1, 2) for name in self.some(PAID, 0.4)})
        return Ability(kind, price=price, less=less, category=category)
