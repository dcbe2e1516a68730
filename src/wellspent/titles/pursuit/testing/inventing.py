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
    LEAST,
    MEASURES,
    MOST,
    NO_CATEGORY,
    OCCASIONS,
    PRICE_FIXED,
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
from wellspent.games.pursuit.goods import GOODS_NAMES, Goods, goods
from wellspent.ruleset import GameSetup

from ..cards.catalog import catalog
from ..modules import find_module

__all__ = ["invented", "invented_game"]

BASE_MEASURES: Final = 41
# Paid with: a price may name several of them, and Stress, Moods and Popularity more rarely.
PAID: Final = ("knowledge", "creativity", "influence", "money", "any", "hourglass")
SELDOM_PAID: Final = ("stress", "sth", "lth", "popularity")
GIVEN: Final = (*PAID[:5], "sth", "lth", "relax", "health", "popularity")
# Kinds whose rewards come with an action that the player has chosen: only these bring Stress or Hourglasses.
CHOSEN_KINDS: Final = ("basic_project", "single_round_project", "item", "activity")
LONGEST: Final = 3


def invented_game(setup: GameSetup, seed: str) -> Pursuit:
    """The game of a set-up with a deck that chance has written."""
    rules = setup.ruleset
    found = catalog().cards(rules.edition, rules.modules, rules.sets)
    modules = [find_module(name) for name in rules.modules]
    return Pursuit(invented(found, seed), rules.edition, rules.seats, modules, setup.first)


def invented(cards: Sequence[Card], seed: str) -> list[Card]:
    """The same cards with everything on them drawn anew; the same seed, the same deck."""
    inventor = Inventor(Random(seed))
    return [inventor.card(card) for card in cards]


class Inventor:
    """Writes cards from chance."""

    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def card(self, card: Card) -> Card:
        is_chosen = card.kind_name in CHOSEN_KINDS
        first_section = len(card.levels) - len(card.sections)
        levels = [
            self.level(card, lines, is_chosen and place < first_section) for place, lines in enumerate(card.levels)
        ]
        return Card(
            card.id,
            card.kind_name,
            card.pile_name,
            levels,
            card.category,
            card.field,
            card.rank,
            [self.reward(False) for _ in card.additional],
            self.reward(False) if not card.start.is_empty else card.start,
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
        )

    def level(self, card: Card, lines: Level, is_chosen: bool) -> Level:
        return Level(
            self.price(),
            self.tests(0.2),
            self.reward(is_chosen),
            self.price() if lines.has_upkeep else lines.upkeep,
            self.reward(False) if lines.has_upkeep else lines.upkeep_reward,
            lines.has_upkeep,
            self.effects(lines.effects, is_chosen),
            self.effects(lines.upkeep_effects, False) if lines.has_upkeep else lines.upkeep_effects,
            self.abilities(lines.abilities),
            lines.occasion,
            lines.includes,
        )

    # Goods.

    def price(self) -> Goods:
        amounts = {name: self.random.randint(1, 2) for name in self.some(PAID, 0.22)}
        if self.random.random() < 0.15:
            amounts[self.random.choice(SELDOM_PAID)] = 1
        return goods(**amounts)

    def reward(self, is_chosen: bool) -> Goods:
        amounts = {name: self.random.randint(1, 3) for name in self.some(GIVEN, 0.2)}
        for name in ("sth", "lth"):
            if name in amounts and self.random.random() < 0.3:
                amounts[name] = -amounts[name]
        if is_chosen:
            amounts |= dict.fromkeys(self.some(("stress", "hourglass"), 0.15), 1)
        return goods(**amounts)

    def some(self, names: Sequence[str], share: float) -> list[str]:
        return [name for name in names if self.random.random() < share]

    # Requirements and aims.

    def tests(self, share: float) -> list[Test]:
        return [self.test() for _ in range(LONGEST - 1) if self.random.random() < share]

    def test(self) -> Test:
        return Test(self.measure(), self.random.randint(0, 3), self.random.random() < 0.3)

    def measure(self) -> int:
        return self.random.randrange(min(BASE_MEASURES, len(MEASURES)))

    def goal(self, goal: Goal | None) -> Goal | None:
        if goal is None or goal.aim == EACH:
            return goal
        aim = self.random.choice((MOST, LEAST)) if goal.aim in (MOST, LEAST) else REACH
        tests = [self.test() for _ in goal.tests]
        solo = [self.test() for _ in goal.solo]
        return Goal(goal.timing, aim, self.measure() if goal.aim != REACH else -1, tests, self.reward(False), solo)

    # Effects and abilities.

    def effects(self, kept: Sequence[Effect], is_chosen: bool) -> list[Effect]:
        """What modules do stays; the rest is new."""
        found: list[Effect] = [effect for effect in kept if isinstance(effect, Does)]
        while len(found) < LONGEST and self.random.random() < 0.3:
            found.append(self.effect(is_chosen))
        self.random.shuffle(found)
        return found

    def effect(self, is_chosen: bool) -> Effect:
        verb = self.random.randrange(4)
        if verb == 0:
            return self.gain(is_chosen)
        if verb == 1:
            return Choose([self.reward(is_chosen) for _ in range(self.random.randint(2, 3))], self.tests(0.1))
        if verb == 2:
            pay = self.price()
            if not is_chosen:
                pay = without_stress(pay)
            return Trade(pay, self.reward(is_chosen), self.random.randint(1, 3), self.tests(0.1))
        pile = self.random.randrange(4)
        return Take(pile, self.random.randrange(4)) if is_chosen else self.gain(False)

    def gain(self, is_chosen: bool) -> Effect:
        tests, is_counted = self.tests(0.2), self.random.random() < 0.3
        given = self.reward(is_chosen and not tests and not is_counted)
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
            occasion, is_first = self.random.randrange(18), self.random.random() < 0.5
            assert len(OCCASIONS) >= 18
            return Ability(kind, occasion, self.reward(False), is_first)
        if kind == ABILITY_CALM:
            return Ability(kind, spaces=self.random.getrandbits(10))
        if kind != ABILITY_PRICE:
            return Ability(kind, number=number)
        price = self.random.randrange(PRICE_FIXED)
        category = self.random.randrange(len(CATEGORIES)) if price == 0 and self.random.random() < 0.5 else NO_CATEGORY
        less = goods(**{name: self.random.randint(1, 2) for name in self.some(PAID, 0.4)})
        return Ability(kind, price=price, less=less, category=category)


def without_stress(given: Goods) -> Goods:
    amounts = dict(zip(GOODS_NAMES, given.amounts, strict=True))
    return goods(**{**amounts, "stress": 0})
