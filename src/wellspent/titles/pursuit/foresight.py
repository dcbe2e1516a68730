"""What a choice will bring about in a life of the Pursuit: bills, Hourglasses, Life Goals, what comes into reach.

Only cards that lay open before the choice are spoken of: what is turned up by it nobody knows.
"""

from collections.abc import Iterator
from typing import Final

from wellspent.advice.facts import Fact, listed
from wellspent.bots.pursuit.plans import Plan
from wellspent.bots.pursuit.position import Judge
from wellspent.games.pursuit.area import slots
from wellspent.games.pursuit.board import AGES, LAST_ROUND
from wellspent.games.pursuit.cards import EACH, LEAST, MOST, Card, Test
from wellspent.games.pursuit.cards import Goal as Aim
from wellspent.games.pursuit.goods import GOODS_NAMES, Goods
from wellspent.games.pursuit.measures import measure
from wellspent.games.pursuit.preview import hours_ahead
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import ACTION, GOAL_OPEN, NO_CARD, Player, State

# What bills ask for that is still there when they come: Hourglasses are given anew.
BILLED: Final = 4
# A plan is worth a word if it can be carried out with so many Hourglasses.
NEAR: Final = 3


class Foresight:
    """Compares what a decision leads to with the position it is made in."""

    def __init__(self, judge: Judge, view: State, seat: int) -> None:
        self.judge: Final = judge
        self.rules: Final[Rules] = judge.rules
        self.view: Final = view
        self.seat: Final = seat
        self.me: Final = view.players[seat]
        self.known: Final = self._known()

    def _known(self) -> set[int]:
        """The cards that lie open for this seat, and its own."""
        rows = [number for row in self.view.row for number in row]
        own = [*self.me.cards, *self.me.aside, *self.view.goals, self.me.trait]
        return {
            number for number in (*rows, *own, *(plan.card.index for plan in self.judge.plans)) if number != NO_CARD
        }

    def facts(self, state: State) -> list[Fact]:
        """What will be otherwise, what matters most for each aspect first."""
        then = state.players[self.seat]
        if not then.is_alive or then.is_doomed:
            return [Fact("time", False, "end")] if self.me.is_alive and not self.me.is_doomed else []
        return [
            *self._points(then),
            *self._goals(state),
            *self._time(state, then),
            *self._bills(state, then),
            *self._goods(state, then),
            *self._mood(state, then),
            *self._cards(state, then),
            *self._plans(state, then),
            *self._boards(state),
        ]

    # Points and time.

    def _points(self, then: Player) -> Iterator[Fact]:
        gained = int(then.lth - self.me.lth)
        if gained:
            yield Fact("points", gained > 0, "points" if gained > 0 else "points-lost", {"count": abs(gained)})

    def _time(self, state: State, then: Player) -> Iterator[Fact]:
        if state.round != self.view.round:
            return
        before, after = hours_ahead(self.view, self.me), hours_ahead(self.view, then)
        age = AGES[min(state.round, LAST_ROUND - 1)]
        if state.round < LAST_ROUND and before != after:
            if after == 0:
                yield Fact("time", False, "no-tomorrow", {"age": age})
            elif before == 0:
                yield Fact("time", True, "tomorrow", {"age": age})
            else:
                yield Fact("time", after > before, "hours", {"age": age, "count": after, "before": before})
        more = then.hourglasses + then.used - self.me.hourglasses - self.me.used
        if more > 0:
            yield Fact("time", True, "hours-now", {"count": more})
        elif self.view.phase == ACTION and then.hourglasses == self.me.hourglasses:
            yield Fact("time", True, "no-hour")
        elif self.me.hourglasses - then.hourglasses > 1:
            yield Fact("time", False, "hours-spent", {"count": int(self.me.hourglasses - then.hourglasses)})
        strain = int(then.stress - self.me.stress)
        if strain and before == after:
            yield Fact("time", strain < 0, "stress" if strain > 0 else "calm", {"count": abs(strain)})

    def _mood(self, state: State, then: Player) -> Iterator[Fact]:
        change, mood = int(then.sth - self.me.sth), int(then.sth)
        if not change or state.phase != ACTION or state.round != self.view.round:
            return
        if mood == 0:
            yield Fact("mood", change > 0, "mood-even")
        else:
            id = "mood-good" if mood > 0 else "mood-bad"
            is_back = (change > 0) != (mood > 0)
            yield Fact("mood", change > 0, f"{id}-still" if is_back else id, {"count": abs(mood)})

    # Bills.

    def _bills(self, state: State, then: Player) -> Iterator[Fact]:
        """The bill of the next round that can be paid now and could not before, or the other way round."""
        if state.round >= LAST_ROUND or state.phase != ACTION or state.round != self.view.round:
            return
        age = AGES[state.round]
        for number in then.cards:
            if number not in self.known:
                continue
            card = self.rules.cards[number]
            bill = card.levels[state.level[number]].upkeep
            was = number not in self.me.cards or _pays(self.me, bill)
            if _owes(bill) and was != _pays(then, bill):
                yield Fact("goods", not was, "unpaid" if was else "paid", {"card": card.id, "age": age})

    def _goods(self, state: State, then: Player) -> Iterator[Fact]:
        """What was gained or spent, and which plan it is for."""
        if state.round != self.view.round:
            return
        had, has = _means(self.me), _means(then)
        change = {name: has[good] - had[good] for good, name in enumerate(GOODS_NAMES[:BILLED])}
        gained = {name: count for name, count in change.items() if count > 0}
        spent = {name: -count for name, count in change.items() if count < 0}
        for plan in self.judge.plans:
            if not plan.is_open(state, then):
                continue
            args: dict[str, str | int] = {"card": plan.card.id}
            if gained and any(had[good] < asked and has[good] > had[good] for good, asked in enumerate(plan.asks)):
                yield Fact("goods", True, "towards", args | {"goods": listed(gained)})
            if spent and any(has[good] < min(asked, had[good]) for good, asked in enumerate(plan.asks)):
                yield Fact("goods", False, "spent-of", args | {"goods": listed(spent)})
        if gained:
            yield Fact("goods", True, "gained", {"goods": listed(gained)})
        if spent:
            yield Fact("goods", False, "spent", {"goods": listed(spent)})

    # Cards.

    def _cards(self, state: State, then: Player) -> Iterator[Fact]:
        for number in self.me.cards:
            if number not in then.cards and number not in then.aside:
                yield Fact("cards", False, "lost", {"card": self._id(number)})
        for number in then.cards:
            if number in self.known and (number not in self.me.cards or state.level[number] != self.view.level[number]):
                yield from self._grown(self.rules.cards[number], state.level[number])
        for number in then.aside:
            if number in self.known and number not in self.me.aside:
                yield Fact("cards", True, "completed", {"card": self._id(number)})
                yield Fact("cards", False, "finished", {"card": self._id(number)})
        for number in self.me.due:
            if number not in then.due and number in then.cards:
                yield Fact("cards", True, "kept", {"card": self._id(number)})
        for role in state.roles:
            if role.player == self.seat and role.card in self.known and len(state.roles) > len(self.view.roles):
                yield Fact("cards", True, "role", {"card": self._id(role.card)})
        over = then.filled - slots(self.rules, then)
        if over > max(0, self.me.filled - slots(self.rules, self.me)):
            yield Fact("cards", False, "excess", {"count": over})

    def _grown(self, card: Card, level: int) -> Iterator[Fact]:
        """What it gives each round from now on, or what its next line will give."""
        lines = card.levels[level]
        if not lines.upkeep_reward.is_empty and self.view.round < LAST_ROUND:
            goods = listed(_amounts(lines.upkeep_reward))
            yield Fact("cards", True, "each-round", {"card": card.id, "goods": goods, "age": AGES[self.view.round]})
        elif level < card.top and not card.levels[level + 1].reward.is_empty:
            goods = listed(_amounts(card.levels[level + 1].reward))
            yield Fact("cards", True, "next-line", {"card": card.id, "goods": goods})

    def _id(self, number: int) -> str:
        return self.rules.cards[number].id

    # What comes into reach.

    def _plans(self, state: State, then: Player) -> Iterator[Fact]:
        own = {number for number in then.cards if number not in self.me.cards}
        for plan in self.judge.plans:
            before, after = self._away(plan, self.view, self.me), self._away(plan, state, then)
            if after and before and after < before:
                id = "ready" if after == 1 else "near"
                yield Fact("plans", True, id, {"card": plan.card.id, "count": after})
            elif before and not after and plan.card.index not in own and not _is_done(plan, state, then):
                yield Fact("plans", False, "waits", {"card": plan.card.id})
        for plan in self.judge.plans:
            after = self._away(plan, state, then)
            if after and after <= NEAR and then.hourglasses:
                yield Fact("plans", True, "ready" if after == 1 else "near", {"card": plan.card.id, "count": after})

    def _away(self, plan: Plan, state: State, me: Player) -> int:
        """How many Hourglasses a plan takes; 0 where it cannot be carried out in this round."""
        hours = plan.hours(me)
        return hours if plan.is_open(state, me) and (plan.own or hours <= me.hourglasses) else 0

    # Life Goals and boards.

    def _goals(self, state: State) -> Iterator[Fact]:
        for place, number in enumerate(self.view.goals):
            goal = self.rules.cards[number].goal
            if goal is None or self.view.goal_winner[place] != GOAL_OPEN:
                continue
            if state.goal_winner[place] == self.seat:
                yield Fact("goals", True, "goal-won", {"goal": self._id(number)})
                continue
            if self.rules.seats == 1 and self._breaks(state, goal):
                yield Fact("goals", False, "goal-lost", {"goal": self._id(number)})
                continue
            before, after = self.standing(self.view, goal), self.standing(state, goal)
            if before != after and after is not None and before is not None:
                (had, _), (has, needs) = before, after
                is_race = goal.aim in (MOST, LEAST) and self.rules.seats > 1
                better = (has > had) != (goal.aim == LEAST)
                id = "goal-race" if is_race else "goal"
                yield Fact("goals", better, id, {"goal": self._id(number), "count": has, "of": needs})

    def _breaks(self, state: State, goal: Aim) -> bool:
        """Whether something was done now that may not be done at all (PH.solo.04)."""
        return any(
            test.at_most
            and measure(self.rules, self.view, self.seat, test.measure) <= test.bound
            and measure(self.rules, state, self.seat, test.measure) > test.bound
            for test in goal.solo
        )

    def standing(self, state: State, goal: Aim) -> tuple[int, int] | None:
        """How far a Life Goal is, and how much it asks: of the test that lacks most, or of the best of the others."""
        tests = goal.solo if self.rules.seats == 1 else goal.tests
        if goal.aim in (MOST, LEAST) and self.rules.seats > 1:
            values = [measure(self.rules, state, seat, goal.measure) for seat in range(self.rules.seats)]
            mine = values.pop(self.seat)
            return mine, max(values) if goal.aim == MOST else min(values)
        open_tests = [test for test in tests if not test.at_most and test.bound > 0]
        if goal.aim == EACH or not open_tests:
            return None
        worst = min(open_tests, key=lambda test: self._share(state, test))
        return min(worst.bound, measure(self.rules, state, self.seat, worst.measure)), worst.bound

    def _share(self, state: State, test: Test) -> float:
        return float(measure(self.rules, state, self.seat, test.measure)) / float(test.bound)

    def _boards(self, state: State) -> Iterator[Fact]:
        """The module whose part changes most."""
        changes = [(reader.value(state) - reader.value(self.view), reader.module.name) for reader in self.judge.readers]
        for change, module in sorted(changes, key=lambda each: -abs(each[0])):
            if change:
                yield Fact("boards", change > 0, "board" if change > 0 else "board-less", {"module": module})

    # What to aim for.

    def aims(self) -> list[Fact]:
        """The Life Goal that is nearest, then the best plan: what a life could be about now."""
        goals: list[tuple[float, Fact]] = []
        for place, number in enumerate(self.view.goals):
            goal = self.rules.cards[number].goal
            if goal is None or self.view.goal_winner[place] != GOAL_OPEN:
                continue
            found = self.standing(self.view, goal)
            if found is not None and found[0] < found[1] and goal.aim not in (MOST, LEAST):
                args: dict[str, str | int] = {"goal": self._id(number), "count": found[0], "of": found[1]}
                goals.append((found[0] / found[1], Fact("aims", True, "aim-goal", args)))
        best = [fact for _, fact in sorted(goals, key=lambda each: -each[0])[:1]]
        return best + self._best_plan()

    def _best_plan(self) -> list[Fact]:
        for plan in self.judge.plans:
            if away := self._away(plan, self.view, self.me):
                return [Fact("aims", True, "ready" if away == 1 else "near", {"card": plan.card.id, "count": away})]
        return []


def _amounts(goods: Goods) -> dict[str, int]:
    return {name: amount for name, amount in zip(GOODS_NAMES, goods.amounts, strict=True) if amount > 0}


def _means(me: Player) -> tuple[int, ...]:
    return (me.knowledge, me.creativity, me.influence, me.money)


def _owes(bill: Goods) -> bool:
    return any(bill.amounts[:BILLED]) or bill.any > 0


def _pays(me: Player, bill: Goods) -> bool:
    """Whether somebody has what a bill asks, Hourglasses aside."""
    left = [count - asked for count, asked in zip(_means(me), bill.amounts, strict=False)]
    return min(left) >= 0 and sum(left[:3]) >= bill.any


def _is_done(plan: Plan, state: State, me: Player) -> bool:
    number = plan.card.index
    return number in me.aside or (number in me.cards and state.level[number] >= plan.level)
