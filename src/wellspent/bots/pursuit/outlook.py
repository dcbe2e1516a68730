"""What things will be worth to one player from now on: goods, levels of cards, abilities."""

from typing import Final

from wellspent.games.pursuit.actions.take import TakeFromRow
from wellspent.games.pursuit.cards import (
    ABILITY_CALM,
    ABILITY_DOES,
    ABILITY_FREE_REFRESH,
    ABILITY_ON,
    ABILITY_PRICE,
    ABILITY_SLOTS,
    ACTIVITY,
    BASIC_PROJECT,
    CATEGORIES,
    DEEDS,
    GROUP_PROJECT,
    ITEM,
    JOB,
    NO_CATEGORY,
    OCCASIONS,
    PARTNER,
    PRICES,
    SINGLE_ROUND_PROJECT,
    Ability,
    Card,
    Effect,
    Level,
)
from wellspent.games.pursuit.effects import Choose, Does, Gain, Take, Trade
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import STH, STRESS, Goods
from wellspent.games.pursuit.measures import holds, measure
from wellspent.games.pursuit.state import State

from ..numbers import add_up
from .deeds import deeds_of
from .life import intended_course
from .routes import routes
from .weights import OCCASIONS_A_ROUND, PRICES_A_ROUND, SELDOM, Weights

# The categories of Projects that characters are drawn to.
BEAUTIFUL: Final = (CATEGORIES.index("A"), CATEGORIES.index("C"))
CLEVER: Final = (CATEGORIES.index("H"), CATEGORIES.index("T"))
# Sections of cards that modules bring (see their card files).
SELL: Final = "sell"
USE: Final = "use"


def liking(weights: Weights, card: Card, level: int) -> float:
    """What a character sees in a card at a level, whatever it brings."""
    if card.kind == JOB:
        return weights.ambition * (card.rank + level)
    if card.kind <= GROUP_PROJECT:
        longing = weights.beauty if card.category in BEAUTIFUL else weights.mind if card.category in CLEVER else 0.0
        return longing * (level + 1)
    if card.nature.close:
        return weights.devotion * (level + 1)
    return weights.pleasure * (level + 1) if card.kind in (ITEM, ACTIVITY) else 0.0


class Outlook:
    """The prices of one decision. They stay the same for all its options, so that options can be compared."""

    def __init__(self, game: Pursuit, view: State, seat: int, weights: Weights) -> None:
        self.game: Final = game
        self.rules: Final = game.rules
        # Prices are those of this position; a quick player keeps them for others that are much alike.
        self.view = view
        self.seat: Final = seat
        self.weights: Final = weights
        me = view.players[seat]
        round = max(1, view.round)
        self.course: Final = intended_course(game.rules, view)
        self.rounds: Final = self.course.rounds[round][me.stress]
        self.hours: Final = float(me.hourglasses) + self.course.hours[round][me.stress]
        # Near the end goods find fewer uses.
        self.use: Final = min(1.0, self.hours / weights.horizon)
        self.wanted: Final = weights.left + (weights.wanted - weights.left) * self.use
        self.worths: Final = self._worths(round, me.stress)
        # By pile: the space on which a card of its row is taken.
        self.spaces: Final = {
            action.pile: action.space
            for action in game.rules.actions
            if isinstance(action, TakeFromRow) and action.uses_hourglass
        }
        # By category: what one more completed Project scores at the end, where something counts them; none scores none.
        self.completing: Final = [*[0.0] * len(CATEGORIES), 0.0]
        self._known: Final[dict[Goods, float]] = {}
        self._promises: Final[dict[int, float]] = {}

    def _worths(self, round: int, stress: int) -> list[float]:
        """One good each, in the order of goods.GOODS_NAMES."""
        hour = self.weights.hour
        ahead = self.course.hours[round]
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
            # A third of a point of the Popularity Score, for some rounds.
            self.weights.fame * min(self.rounds + 1, 4),
        ]

    def worth(self, goods: Goods) -> float:
        found = self._known.get(goods)
        if found is None:
            worths = self.worths
            found = add_up([count * worths[good] for good, count in enumerate(goods.amounts) if count])
            self._known[goods] = found
        return found

    def price(self, goods: Goods) -> float:
        """What paying it takes away; Stress in a cost is a loss, and STH and LTH are handed over."""
        if goods.is_empty:
            return 0.0
        return self.worth(goods) - 2 * float(goods.stress) * self.worths[STRESS]

    def effects(self, effects: list[Effect]) -> float:
        return add_up([self.effect(effect) for effect in effects])

    def effect(self, effect: Effect) -> float:
        if isinstance(effect, Gain):
            return self.worth(effect.gain) * self._times(effect)
        if isinstance(effect, Choose):
            return max(self.worth(goods) for goods in effect.choices)
        if isinstance(effect, Trade):
            return max(0.0, self.worth(effect.gain) - self.price(effect.pay)) * effect.times
        if isinstance(effect, Does):
            return self.wanted * deeds_of(self.rules).effects.get(DEEDS[effect.deed], 0.0)
        if isinstance(effect, Take):
            return self.wanted * 3 * (effect.level + 1)
        return 0.0

    def _times(self, effect: Gain) -> float:
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
        yearly = add_up([self.ability(ability) for ability in abilities])
        return yearly * (self.rounds + 0.5) + add_up(
            [self._deed(ability) for ability in abilities if ability.kind == ABILITY_DOES]
        )

    def _deed(self, ability: Ability) -> float:
        """What an ability of a module's own brings in all."""
        once, each_round = deeds_of(self.rules).abilities.get(DEEDS[ability.deed], (0.0, 0.0))
        return self.wanted * once * self.use + self.wanted * each_round * self.rounds

    def ability(self, ability: Ability) -> float:
        """What an ability brings in a round."""
        if ability.kind == ABILITY_ON:
            times = OCCASIONS_A_ROUND.get(OCCASIONS[ability.occasion], SELDOM)
            return self.worth(ability.gain) * (min(1.0, times) if ability.first_only else times)
        if ability.kind == ABILITY_PRICE:
            share = 1.0 if ability.category == NO_CATEGORY else 1 / len(CATEGORIES)
            return share * PRICES_A_ROUND.get(PRICES[ability.price], SELDOM) * self.price(ability.less)
        if ability.kind == ABILITY_SLOTS:
            return 0.4 * ability.number * -self.worths[STRESS]
        if ability.kind == ABILITY_CALM:
            return 0.3 * ability.spaces.bit_count() * -self.worths[STRESS]
        return 0.2 * ability.number * self.worths[STH] if ability.kind == ABILITY_FREE_REFRESH else 0.0

    def promise(self, card: Card, level: int) -> float:
        """What a card will still bring to its owner who has it at a level."""
        key = card.index << 4 | level
        found = self._promises.get(key)
        if found is None:
            found = self._promise(card, level) + self.liking(card, level)
            self._promises[key] = found
        return found

    def liking(self, card: Card, level: int) -> float:
        return liking(self.weights, card, level)

    def _promise(self, card: Card, level: int) -> float:
        if not card.levels:
            return self.abilities(card.abilities)
        lines = card.levels[level]
        total = self.abilities(lines.abilities) if lines.abilities else 0.0
        if card.nature.grows and level < card.top:
            return total + self._growing(card, level)
        if card.kind in (SINGLE_ROUND_PROJECT, GROUP_PROJECT):
            return total + self.completing[card.category]
        total += self._keeping(lines)
        if self.rules.upgrades[card.kind]:
            return total + self._upgrade(card, level)
        if card.kind == JOB:
            return total + self._career(card, level) + self._trade(card)
        if card.kind == PARTNER:
            return total + self._family(card, level)
        return total + self._next_levels(card, level) + self._using(card, level)

    def lasting(self) -> float:
        """How many later rounds of income count, each a little less than the one before."""
        share = self.weights.income
        return float(1 - share**self.rounds) / (1 - share)

    def _keeping(self, lines: Level) -> float:
        """Income for the rest of a life; what costs more than it brings is given up, with a penalty (PH.upkeep.09)."""
        if not lines.has_upkeep and lines.upkeep_reward.is_empty and not lines.upkeep_effects:
            return 0.0
        penalty = self.worths[STRESS] - self.worths[STH]
        return max(self.income(lines) * self.lasting(), penalty if self.rounds > 0 else 0.0)

    def _next_levels(self, card: Card, level: int) -> float:
        """The best stretch of further levels, or the work put into the whole, if there is time for it."""
        best = 0.0
        for route in routes(card, level):
            gain, is_whole = self._stretch(card, route)
            if card.kind == BASIC_PROJECT and is_whole:
                gain = max(gain, self.weights.work * self._work(card, level))
            best = max(best, gain)
        return best

    def _stretch(self, card: Card, route: list[int]) -> tuple[float, bool]:
        """The best part of a route from its beginning, and whether there is time for the whole of it."""
        best = total = 0.0
        share, hours = self.weights.hope, self.hours
        for level in route:
            lines = card.levels[level]
            hours -= 1 + float(lines.cost.resources) / 3
            if hours < 0:
                return best, False
            total += share * self._step_gain(lines)
            if card.kind != BASIC_PROJECT:
                total += share * self.weights.gift * self.abilities(lines.abilities)
            elif level == card.top:
                total += share * self.completing[card.category]
            best = max(best, total)
            share *= self.weights.patience
        return best, True

    def dream(self, card: Card) -> float:
        """A card that is not there yet, and all that it could become."""
        return max([0.0, *[self._stretch(card, route)[0] for route in routes(card, -1)]])

    def _using(self, card: Card, level: int) -> float:
        """An ability that takes an Hourglass, once in every round (NOS.faq.18)."""
        section = card.section(USE)
        if section < 0 or level < card.top:
            return 0.0
        lines = card.levels[section]
        gain = self.reward(lines) - self.price(lines.cost) - self.weights.hour
        return max(0.0, gain) * self.lasting() * self.weights.hope

    def growth(self, card: Card, level: int) -> float:
        """What growing from a level to the next one brings: it takes no Hourglass."""
        lines = card.levels[level + 1]
        gain = self.reward(lines) - self.price(card.levels[level].upkeep) - self.price(lines.cost)
        if card.nature.bound:
            loss = -float(card.nature.bound)
            return max(gain, loss) if holds(self.rules, self.view, self.seat, lines.needs) else (gain + loss) / 2
        return gain

    def _growing(self, card: Card, level: int) -> float:
        """Year after year, as long as it is worth its price, or in any case."""
        best = total = 0.0
        share = 1.0
        for year, lower in enumerate(range(level, card.top)):
            if self.rounds <= year:
                break
            total += share * min(1.0, self.rounds - year) * self.growth(card, lower)
            share *= self.weights.income
            best = max(best, total)
        share = self.weights.calling if card.kind == JOB else self.weights.growth
        return share * (total if card.nature.bound else best)

    def _trade(self, card: Card) -> float:
        """A business that can be sold."""
        return self.sale(card, 1) if card.section(SELL) >= 0 else 0.0

    def sale(self, card: Card, indicators: int) -> float:
        """A business with so many indicators, and those that later years will add (STO.action.03)."""
        lines = card.levels[card.section(SELL)]
        later = min(self.rounds, self.weights.years)
        gain = (indicators + later) * self.worth(lines.reward) - self.price(lines.cost) - self.weights.hour
        return self.weights.sale * max(0.0, gain)

    def _step_gain(self, lines: Level) -> float:
        off = min(self.weights.discount, float(lines.cost.resources)) * self.wanted
        return self.reward(lines) - self.price(lines.cost) + off - self.weights.hour

    def _work(self, card: Card, level: int) -> float:
        """Each level counts as an equal part of the whole gain; what the levels so far have not paid is still due."""
        gains = [self._step_gain(lines) for lines in card.levels]
        whole = add_up(gains)
        return (level + 1) * whole / len(gains) - add_up(gains[: level + 1]) if whole > 0 else 0.0

    def _upgrade(self, card: Card, level: int) -> float:
        gains = [self.level_gain(card, higher) for higher in range(level + 1, card.top + 1)]
        return self.weights.upgrade * max([0.0, *gains]) if self.hours > 2 else 0.0

    def level_gain(self, card: Card, level: int) -> float:
        """A level's reward and keep, less its price and an Hourglass."""
        lines = card.levels[level]
        return self.reward(lines) + self._keeping(lines) - self.price(lines.cost) - self.weights.hour

    def _career(self, card: Card, level: int) -> float:
        if level > 0 or card.rank == 0 or self.hours < 2:
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
        return add_up([self.income(job.levels[0]) for job in jobs]) / max(1, len(jobs))

    def _family(self, card: Card, level: int) -> float:
        """The next level of a relationship; half of it while its Requirement is not met."""
        if level == card.top or self.hours < 2:
            return 0.0
        now, later = card.levels[level], card.levels[level + 1]
        gain = self.reward(later) - self.weights.hour
        gain += self._keeping(later) - self._keeping(now) + self._family(card, level + 1)
        gain *= 1.0 if holds(self.rules, self.view, self.seat, later.needs) else 0.5
        return self.weights.family * max(0.0, gain)
