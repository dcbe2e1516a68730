"""The worth of a position to one player: what a life has, and what it may still become."""

from typing import Final

from wellspent.games.pursuit.area import has_retired, slots
from wellspent.games.pursuit.cards import (
    GROUP_PROJECT,
    LEAST,
    MOST,
    SINGLE_ROUND_PROJECT,
    Goal,
    Test,
)
from wellspent.games.pursuit.measures import measure
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import ACTION, GOAL_OPEN, NO_CARD, Player, State
from wellspent.games.pursuit.steps.resolve import inheritance

from ..numbers import add_up
from .alone import needless, progress_alone, promised_hours, share_of
from .outlook import Outlook, liking
from .plans import Plan, best_plans
from .readers import Reader, reader_of
from .weights import Weights

# What a position is worth falls into these.
ASPECTS: Final = ("points", "time", "goods", "mood", "cards", "plans", "goals", "boards")
GOALS: Final = ASPECTS.index("goals")


def liked(rules: Rules, weights: Weights, state: State, seat: int) -> float:
    """What a character has seen in the cards of a life."""
    me = state.players[seat]
    return add_up([liking(weights, rules.cards[number], state.level[number]) for number in me.cards + me.aside])


class Judge:
    """Weighs positions that one decision can lead to."""

    def __init__(self, outlook: Outlook, blind_to: str = "") -> None:
        self.outlook: Final = outlook
        self.weights: Final = outlook.weights
        self.rules: Final = outlook.rules
        self.seat: Final = outlook.seat
        # What lies beside the play area, by module.
        self.readers: Final[list[Reader]] = [
            reader(outlook, module)
            for module in outlook.rules.modules
            if module.name != blind_to and (reader := reader_of(module)) is not None
        ]
        self.plans: Final[list[Plan]] = best_plans(outlook, outlook.view, outlook.weights.plans)
        self.demand: Final = self._demand()

    def _demand(self) -> list[int]:
        """How much of each good has a use in sight: the best plans, and the bills of the next round."""
        wanted = [0, 0, 0, 0]
        for plan in self.plans:
            for good, count in enumerate(plan.asks):
                wanted[good] += count
        if self.outlook.rounds >= 0.5:
            view = self.outlook.view
            for number in view.players[self.seat].cards:
                card, level = self.rules.cards[number], view.level[number]
                bills = [card.levels[level].upkeep]
                if card.nature.grows and level < card.top:
                    bills.append(card.levels[level + 1].cost)
                for good in range(4):
                    wanted[good] += sum([bill.amounts[good] for bill in bills])
        return wanted

    def value(self, state: State) -> float:
        aspects = self.aspects(state)
        total = add_up(aspects)
        if self.rules.seats > 1:
            return total
        enough = float(self.outlook.game.solo_threshold()) + self.weights.solo_safe
        return total - needless(self.weights, total - aspects[GOALS], enough)

    def aspects(self, state: State) -> list[float]:
        """The worth of a position by aspect, in the order of ASPECTS."""
        me = state.players[self.seat]
        if not me.is_alive or me.is_doomed:
            scored = sum([module.final_score(state, self.seat) for module in self.rules.answerers.final_score])
            return [float(me.lth + inheritance(me) + scored), 0.0, 0.0, 0.0, 0.0, 0.0, self._goals(state, 0.0), 0.0]
        hours = self._hours_left(state, me) + self.outlook.course.hours[state.round][me.stress]
        promised = promised_hours(self.rules, state) if self.rules.seats == 1 else 0.0
        return [
            float(me.lth),
            self.weights.hour * (hours - promised),
            self._goods(me, hours),
            float(me.sth) * self.mood_worth(state, me),
            self._cards(state, me) + self._roles(state) - self._excess(state, me),
            self._plans(state, me),
            self._goals(state, hours),
            add_up([reader.value(state) for reader in self.readers]),
        ]

    def _hours_left(self, state: State, me: Player) -> float:
        """Whoever has passed uses no more Hourglass in this round (XP.turn.03)."""
        return 0.0 if state.passed >> self.seat & 1 else float(me.hourglasses)

    def _goods(self, me: Player, hours: float) -> float:
        """What is wanted counts in full, a reserve less, and more than that only as what is left (PH.end.04)."""
        if hours < 0.5:
            return float(inheritance(me))
        weights = self.weights
        use = min(1.0, hours / weights.horizon)
        wanted = weights.left + (weights.wanted - weights.left) * use
        spare = weights.left + (weights.spare - weights.left) * use
        reserve = weights.reserve * use
        total = 0.0
        counts: tuple[int, ...] = (me.knowledge, me.creativity, me.influence, me.money)
        for good, count in enumerate(counts):
            useful = min(count, self.demand[good])
            kept = min(count - useful, reserve)
            total += wanted * useful + spare * kept + weights.left * (count - useful - kept)
        return total

    def mood_worth(self, state: State, me: Player) -> float:
        """PH.sth.03, PH.sth.06: one STH makes every Project step of this round cheaper or dearer."""
        steps = float(me.hourglasses) * self.weights.steps if state.phase == ACTION else 1.5
        return self.weights.mood * steps + 0.02

    def _cards(self, state: State, me: Player) -> float:
        outlook = self.outlook
        cards = self.rules.cards
        total = 0.0
        for number in me.cards:
            total += outlook.promise(cards[number], state.level[number])
        for number in me.due:
            card, level = cards[number], state.level[number]
            growing = card.nature.grows and level < card.top
            total += outlook.growth(card, level) if growing else outlook.income(card.levels[level])
        if has_retired(me):
            total += outlook.promise(cards[me.job], state.level[me.job])
        for number in me.aside:
            total += outlook.liking(cards[number], state.level[number])
            if self.rules.has_abilities[number] and cards[number].nature.stays == "aside":
                total += outlook.abilities(cards[number].levels[state.level[number]].abilities)
        if me.trait != NO_CARD:
            total += outlook.promise(cards[me.trait], 0)
        return total

    def _excess(self, state: State, me: Player) -> float:
        """Cards that will still lie there in the next Upkeep, beyond the slots; and Partners beyond the first."""
        if me.filled <= 3 and me.partners < 2:
            return 0.0
        staying = me.filled
        for number in me.cards:
            if self.rules.cards[number].kind in (SINGLE_ROUND_PROJECT, GROUP_PROJECT):
                staying -= 1
        over = max(0, staying - slots(self.rules, me)) + max(0, me.partners - 1)
        return float(over) * self.weights.excess * self.outlook.lasting()

    def _plans(self, state: State, me: Player) -> float:
        """Part of the gain of each plan, by how much of its price is at hand."""
        total = 0.0
        share = self.weights.plan
        for plan in self.plans:
            if not plan.is_open(state, me):
                continue
            hours = plan.hours(me)
            if plan.own or hours <= me.hourglasses:
                covered = plan.covered(me)
                total += share * plan.gain * covered * covered / hours
        return total

    def _roles(self, state: State) -> float:
        """Additional Rewards to come for own Roles (PH.project.19)."""
        total = 0.0
        for role in state.roles:
            if role.player != self.seat:
                continue
            filled = sum([1 for other in state.roles if other.card == role.card])
            additional = self.rules.cards[role.card].additional
            for goods in additional[:filled]:
                total += self.outlook.worth(goods)
            for goods in additional[filled : filled + 1]:
                total += self.weights.company * self.outlook.worth(goods)
        return total

    def _goals(self, state: State, hours: float) -> float:
        total = 0.0
        for place, number in enumerate(state.goals):
            goal = self.rules.cards[number].goal
            if goal is None:
                continue
            if self.rules.seats == 1:
                total += self.weights.solo_goal * progress_alone(self.rules, state, number, hours)
            elif state.goal_winner[place] == GOAL_OPEN:
                total += self.outlook.worth(goal.reward) * self._chance(state, goal)
        return total

    def _chance(self, state: State, goal: Goal) -> float:
        if goal.aim in (MOST, LEAST):
            return self.weights.leading * self._lead(state, goal) * self._progress(state, goal.tests)
        progress = self._progress(state, goal.tests)
        return self.weights.goal * progress * progress

    def _lead(self, state: State, goal: Goal) -> float:
        """1 in front, 0.5 level with the best, less behind."""
        values = [measure(self.rules, state, seat, goal.measure) for seat in range(self.rules.seats)]
        if goal.aim == LEAST:
            values = [-value for value in values]
        mine = values.pop(self.seat)
        ahead = mine - max(values)
        return 1.0 if ahead > 0 else 0.5 * 0.7**-ahead

    def _progress(self, state: State, tests: list[Test]) -> float:
        shares = [share_of(self.rules, state, self.seat, test) for test in tests]
        return min(shares) if shares else 1.0
