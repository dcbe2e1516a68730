"""What things will be worth to one player from now on: goods, levels of cards, abilities."""

from typing import Final

from wellspent.games.pursuit.cards import (
    ABILITY_CALM,
    ABILITY_ON,
    ABILITY_PRICE,
    ABILITY_SLOTS,
    ACTIVITY,
    BASIC_PROJECT,
    CATEGORIES,
    CHOOSE,
    GAIN,
    ITEM,
    JOB,
    NO_CATEGORY,
    OCCASIONS,
    PARTNER,
    PRICES,
    TRADE,
    Ability,
    Card,
    Effect,
    Level,
)
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import Goods
from wellspent.games.pursuit.measures import holds, measure
from wellspent.games.pursuit.state import State

from .life import HOURS_AHEAD, ROUNDS_AHEAD
from .weights import OCCASIONS_A_ROUND, PRICES_A_ROUND, Weights


class Outlook:
    """The prices of one decision. They stay the same for all its options, so that options can be compared."""

    def __init__(self, game: Pursuit, view: State, seat: int, weights: Weights) -> None:
        self.game: Final = game
        self.rules: Final = game.rules
        self.view: Final = view
        self.seat: Final = seat
        self.weights: Final = weights
        me = view.players[seat]
        round = max(1, view.round)
        self.rounds: Final = ROUNDS_AHEAD[round][me.stress]
        self.hours: Final = float(me.hourglasses) + HOURS_AHEAD[round][me.stress]
        # Near the end goods find fewer uses.
        self.use: Final = min(1.0, self.hours / weights.horizon)
        self.wanted: Final = weights.left + (weights.wanted - weights.left) * self.use
        self.worths: Final = self._worths(round, me.stress)
        self._known: Final[dict[Goods, float]] = {}
        self._promises: Final[dict[int, float]] = {}

    def _worths(self, round: int, stress: int) -> list[float]:
        """One good each, in the order of goods.GOODS_NAMES."""
        hour = self.weights.hour
        ahead = HOURS_AHEAD[round]
        healthy = self.rules.edition.good_health[stress]
        strain = hour * (ahead[stress] - ahead[min(stress + 1, 16)])
        mood = self.weights.sth * self.use
        health = hour * (ahead[healthy] - ahead[stress])
        goods = self.wanted
        money = self.weights.money / self.weights.wanted * goods
        return [
            goods,
            goods,
            goods,
            money,
            hour * self.use,
            goods,
            mood,
            1.0,
            -strain,
            strain * self.weights.relax,
            health,
        ]

    def worth(self, goods: Goods) -> float:
        found = self._known.get(goods)
        if found is None:
            worths = self.worths
            found = sum([count * worths[good] for good, count in enumerate(goods.amounts) if count])
            self._known[goods] = found
        return found

    def price(self, goods: Goods) -> float:
        """What paying it takes away; Stress in a cost is a loss, and STH and LTH are handed over."""
        if goods.is_empty:
            return 0.0
        return self.worth(goods) - 2 * float(goods.stress) * self.worths[8]

    def effects(self, effects: list[Effect]) -> float:
        return sum([self.effect(effect) for effect in effects])

    def effect(self, effect: Effect) -> float:
        if effect.verb == GAIN:
            return self.worth(effect.gain) * self._times(effect)
        if effect.verb == CHOOSE:
            return max(self.worth(goods) for goods in effect.choices)
        if effect.verb == TRADE:
            return max(0.0, self.worth(effect.gain) - self.price(effect.pay)) * effect.times
        return self.wanted * 3 * (effect.level + 1)

    def _times(self, effect: Effect) -> float:
        if not holds(self.rules, self.view, self.seat, effect.tests):
            return 0.3
        if effect.per < 0:
            return 1.0
        times = max(0, measure(self.rules, self.view, self.seat, effect.per)) // effect.each
        return float(min(times, effect.most) if effect.most else times)

    def reward(self, lines: Level) -> float:
        return self.worth(lines.reward) + self.effects(lines.effects)

    def income(self, lines: Level) -> float:
        """What the Upkeep of a level brings in a round, all told."""
        return self.worth(lines.upkeep_reward) + self.effects(lines.upkeep_effects) - self.price(lines.upkeep)

    def abilities(self, abilities: list[Ability]) -> float:
        return sum([self.ability(ability) for ability in abilities]) * (self.rounds + 0.5)

    def ability(self, ability: Ability) -> float:
        """What an ability brings in a round."""
        if ability.kind == ABILITY_ON:
            times = OCCASIONS_A_ROUND[OCCASIONS[ability.occasion]]
            return self.worth(ability.gain) * (min(1.0, times) if ability.first_only else times)
        if ability.kind == ABILITY_PRICE:
            share = 1.0 if ability.category == NO_CATEGORY else 1 / len(CATEGORIES)
            return share * PRICES_A_ROUND[PRICES[ability.price]] * self.price(ability.less)
        if ability.kind == ABILITY_SLOTS:
            return 0.4 * ability.number * -self.worths[8]
        if ability.kind == ABILITY_CALM:
            return 0.3 * ability.spaces.bit_count() * -self.worths[8]
        return 0.2 * ability.number * self.worths[6]

    def promise(self, card: Card, level: int) -> float:
        """What a card will still bring to its owner who has it at a level."""
        key = card.index << 4 | level
        found = self._promises.get(key)
        if found is None:
            found = self._promise(card, level)
            self._promises[key] = found
        return found

    def _promise(self, card: Card, level: int) -> float:
        if not card.levels:
            return self.abilities(card.abilities)
        lines = card.levels[level]
        total = self.abilities(lines.abilities) if lines.abilities else 0.0
        if card.kind == BASIC_PROJECT:
            return total + self._next_levels(card, level)
        if card.kind in (ITEM, ACTIVITY):
            return total + self._keeping(lines) + self._upgrade(card, level)
        if card.kind == JOB:
            return total + self._keeping(lines) + self._career(card, level)
        if card.kind == PARTNER:
            return total + self._keeping(lines) + self._family(card, level)
        return total

    def lasting(self) -> float:
        """How many later rounds of income count, each a little less than the one before."""
        share = self.weights.income
        return float(1 - share**self.rounds) / (1 - share)

    def _keeping(self, lines: Level) -> float:
        """Income for the rest of a life; what costs more than it brings is given up, with a penalty (PH.upkeep.09)."""
        if not lines.has_upkeep and lines.upkeep_reward.is_empty and not lines.upkeep_effects:
            return 0.0
        penalty = self.worths[8] - self.worths[6]
        return max(self.income(lines) * self.lasting(), penalty if self.rounds > 0 else 0.0)

    def _next_levels(self, card: Card, level: int) -> float:
        """The best stretch of further levels, or the work put into the whole, if there is time for it."""
        best = total = 0.0
        share, hours = self.weights.hope, self.hours
        for lines in card.levels[level + 1 :]:
            hours -= 1 + float(lines.cost.resources) / 3
            if hours < 0:
                return best
            total += share * self._step_gain(lines)
            best = max(best, total)
            share *= self.weights.patience
        return max(best, self.weights.work * self._work(card, level))

    def _step_gain(self, lines: Level) -> float:
        off = min(self.weights.discount, float(lines.cost.resources)) * self.wanted
        return self.reward(lines) - self.price(lines.cost) + off - self.weights.hour

    def _work(self, card: Card, level: int) -> float:
        """Each level counts as an equal part of the whole gain; what the levels so far have not paid is still due."""
        gains = [self._step_gain(lines) for lines in card.levels]
        return (level + 1) * sum(gains) / len(gains) - sum(gains[: level + 1]) if sum(gains) > 0 else 0.0

    def _upgrade(self, card: Card, level: int) -> float:
        gains = [self.level_gain(card, higher) for higher in range(level + 1, len(card.levels))]
        return self.weights.upgrade * max([0.0, *gains]) if self.hours > 2 else 0.0

    def level_gain(self, card: Card, level: int) -> float:
        """A level's reward and keep, less its price and an Hourglass."""
        lines = card.levels[level]
        return self.reward(lines) + self._keeping(lines) - self.price(lines.cost) - self.weights.hour

    def _career(self, card: Card, level: int) -> float:
        if level > 0 or self.hours < 2:
            return 0.0
        return self.weights.career * max(0.0, self.career_gain(card))

    def career_gain(self, card: Card) -> float:
        """The promotion or retirement ahead, with the change of income (PH.cardaction.18, PH.cardaction.24)."""
        now, later = card.levels[0], card.levels[1]
        gain = self.reward(later) - self.price(later.cost) - self.weights.hour
        after = self.income(later) if card.rank == 3 else self._next_rank(card)
        return gain + max(0.0, after) * self.lasting() - max(0.0, self.income(now)) * self.lasting()

    def _next_rank(self, card: Card) -> float:
        """The usual income of the Jobs one rank higher."""
        jobs = [
            other
            for other in self.rules.cards
            if other.kind == JOB and other.field == card.field and other.rank == card.rank + 1
        ]
        return sum([self.income(job.levels[0]) for job in jobs]) / max(1, len(jobs))

    def _family(self, card: Card, level: int) -> float:
        """The next level of a relationship; half of it while its Requirement is not met."""
        if level == card.top or self.hours < 2:
            return 0.0
        now, later = card.levels[level], card.levels[level + 1]
        gain = self.reward(later) - self.weights.hour
        gain += self._keeping(later) - self._keeping(now) + self._family(card, level + 1)
        gain *= 1.0 if holds(self.rules, self.view, self.seat, later.needs) else 0.5
        return self.weights.family * max(0.0, gain)
