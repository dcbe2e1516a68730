"""What a choice will bring about in a life of the Pursuit: bills, Hourglasses, Life Goals, what comes into reach.

Only cards that lay open before the choice are spoken of: what is turned up by it nobody knows.
"""

from collections.abc import Iterator
from typing import Final

from wellspent.advice.facts import Fact, listed
from wellspent.bots.pursuit.plans import Plan
from wellspent.bots.pursuit.position import Judge
from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, verb_of
from wellspent.games.pursuit.actions.on_cards import LEAVING, LeaveUpwards
from wellspent.games.pursuit.board import AGES, HOURGLASSES, LAST_ROUND
from wellspent.games.pursuit.cards import (
    EACH,
    GROUP_PROJECT,
    KINDS,
    LEAST,
    MOST,
    SINGLE_ROUND_PROJECT,
    Card,
    Test,
)
from wellspent.games.pursuit.cards import Goal as Aim
from wellspent.games.pursuit.goods import GOODS_NAMES, Goods
from wellspent.games.pursuit.measures import measure
from wellspent.games.pursuit.preview import bill_ahead, excess_ahead, hours_ahead
from wellspent.games.pursuit.prices import is_payable
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import ACTION, GOAL_OPEN, NO_CARD, Player, State
from wellspent.games.pursuit.steps import TURN
from wellspent.games.pursuit.steps.upkeep import duties

from .boards_ahead import BoardAhead, card_id, open_cards

# What bills ask for that is still there when they come: Hourglasses are given anew.
BILLED: Final = 4
# Kinds of cards that stay at the line they were taken at (PH.project.11).
FIXED: Final = (SINGLE_ROUND_PROJECT, GROUP_PROJECT)
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
        self.boards: Final = [BoardAhead(judge.rules, reader.module, view, seat) for reader in judge.readers]
        # What a turn could do in the position that was looked at last.
        self.looked_at: State | None = None
        self.legal: set[tuple[int, int]] = set()

    def _known(self) -> set[int]:
        """The cards that lie open for this seat, and its own."""
        rows = [number for row in self.view.row for number in row]
        own = [*self.me.cards, *self.me.aside, *self.view.goals, self.me.trait]
        planned = [plan.card.index for plan in self.judge.plans]
        return {*rows, *own, *planned, *open_cards(self.rules, self.view, self.seat)} - {NO_CARD}

    def facts(self, state: State) -> list[Fact]:
        """What will be otherwise, what matters most for each aspect first."""
        then = state.players[self.seat]
        if not then.is_alive or then.is_doomed:
            is_new = self.me.is_alive and not self.me.is_doomed and not self._ends_anyway()
            return [Fact("time", False, "end")] if is_new else []
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

    def _ends_anyway(self) -> bool:
        """PH.prep.05 to .07, PH.oldage.06: the last Hourglass of a life, whatever it is used for."""
        is_last = self.view.phase == ACTION and self.me.hourglasses <= 1
        return is_last and (self.view.round == LAST_ROUND or hours_ahead(self.rules, self.view, self.seat) == 0)

    # Points and time.

    def _points(self, then: Player) -> Iterator[Fact]:
        gained = int(then.lth - self.me.lth)
        if gained:
            yield Fact("points", gained > 0, "points" if gained > 0 else "points-lost", {"count": abs(gained)})

    def _time(self, state: State, then: Player) -> Iterator[Fact]:
        if state.round != self.view.round:
            return
        before, after = (hours_ahead(self.rules, each, self.seat) for each in (self.view, state))
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
        elif self.view.agenda[-1].step == TURN and then.hourglasses == self.me.hourglasses:
            yield from self._without_hour(state)
        elif self.me.hourglasses - then.hourglasses > 1:
            yield Fact("time", False, "hours-spent", {"count": int(self.me.hourglasses - then.hourglasses)})
        strain = int(then.stress - self.me.stress)
        if strain and before == after:
            yield Fact("time", strain < 0, "stress" if strain > 0 else "calm", {"count": abs(strain)})

    def _without_hour(self, state: State) -> Iterator[Fact]:
        """A token is a whole turn (XP.turn.01); whoever has nothing left to place spares nothing by them."""
        if any(frame.step == TURN and frame.player == self.seat for frame in state.agenda):
            yield Fact("time", True, "no-hour")
        elif self.me.hourglasses:
            yield Fact("time", True, "hour-spared")

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
        for number in duties(self.rules, state, self.seat):
            if number not in self.known:
                continue
            bill = bill_ahead(self.rules, state, self.seat, self.rules.cards[number])
            was = number not in self.me.cards or is_payable(self.me, bill, HOURGLASSES)
            if was != is_payable(then, bill, HOURGLASSES):
                yield Fact("goods", not was, "unpaid" if was else "paid", {"card": self._id(number, state), "age": age})

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
            args: dict[str, str | int] = {"card": self._id(plan.card.index, state)}
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
                yield Fact("cards", False, "lost", {"card": self._id(number, self.view)})
        for number in then.cards:
            if number in self.known and (number not in self.me.cards or state.level[number] != self.view.level[number]):
                yield from self._grown(self.rules.cards[number], state)
        for number in then.aside:
            if number not in self.known or number in self.me.aside:
                continue
            if number == then.job:
                # PH.job.13: whoever retires has an income from it.
                yield from self._grown(self.rules.cards[number], state)
            else:
                yield Fact("cards", True, "completed", {"card": self._id(number, state)})
                yield Fact("cards", False, "finished", {"card": self._id(number, state)})
        for number in self.me.due:
            if number not in then.due and number in then.cards:
                yield Fact("cards", True, "kept", {"card": self._id(number, state)})
        for role in state.roles[len(self.view.roles) :]:
            if role.player == self.seat:
                yield Fact("cards", True, "role", {"card": self._id(role.card, state)})
        over = excess_ahead(self.rules, then)
        if over > excess_ahead(self.rules, self.me):
            yield Fact("cards", False, "excess", {"count": over})

    def _grown(self, card: Card, state: State) -> Iterator[Fact]:
        """What it gives each round from now on, or what its next line will give."""
        id, level = self._id(card.index, state), state.level[card.index]
        lines = card.levels[level]
        if not lines.upkeep_reward.is_empty and self.view.round < LAST_ROUND:
            goods = listed(_amounts(lines.upkeep_reward))
            yield Fact("cards", True, "each-round", {"card": id, "goods": goods, "age": AGES[self.view.round]})
        elif card.kind not in FIXED and level < card.top and not card.levels[level + 1].reward.is_empty:
            goods = listed(_amounts(card.levels[level + 1].reward))
            yield Fact("cards", True, "next-line", {"card": id, "goods": goods})

    def _id(self, number: int, state: State) -> str:
        return card_id(self.rules, state, self.seat, number)

    # What comes into reach.

    def _plans(self, state: State, then: Player) -> Iterator[Fact]:
        own = {number for number in then.cards if number not in self.me.cards}
        for plan in self.judge.plans:
            before, after = self._away(plan, self.view, self.me), self._away(plan, state, then)
            if after and before and after < before:
                yield self._near(plan, state, after, "plans")
            elif before and not after and plan.card.index not in own and not _is_over(plan, state, then):
                yield Fact("plans", False, "waits", {"card": self._id(plan.card.index, state)})
        for plan in self.judge.plans:
            after = self._away(plan, state, then)
            if after and after <= NEAR and then.hourglasses:
                yield self._near(plan, state, after, "plans")

    def _near(self, plan: Plan, state: State, hours: int, aspect: str) -> Fact:
        args: dict[str, str | int] = {"card": self._id(plan.card.index, state), "count": hours}
        return Fact(aspect, True, "ready" if hours == 1 else "near", args)

    def _away(self, plan: Plan, state: State, me: Player) -> int:
        """How many Hourglasses a plan takes; 0 where it cannot be carried out in this round."""
        hours = plan.hours(me)
        if not plan.is_open(state, me) or not (plan.own or hours <= me.hourglasses):
            return 0
        # What could be done at once must be legal: Requirements, Stress, the Mood as it is then.
        return 0 if hours == 1 and me.hourglasses and not self._is_legal(plan, state) else hours

    def _is_legal(self, plan: Plan, state: State) -> bool:
        """Modules have ways of their own to their cards, and are believed."""
        if plan.card.kind >= len(KINDS):
            return True
        if self.looked_at is not state:
            self.looked_at, self.legal = state, self._levels_in_reach(state)
        return (plan.card.index, plan.level) in self.legal

    def _levels_in_reach(self, state: State) -> set[tuple[int, int]]:
        """Every card with a level that a turn could bring it to."""
        rules, found = self.rules, set[tuple[int, int]]()
        for choice in rules.steps[TURN].options(state, Frame(TURN, self.seat), self.seat):
            action = rules.actions[rules.verb_action[verb_of(choice)]]
            if isinstance(action, LeaveUpwards):
                found.add((state.players[self.seat].job, LEAVING))
            elif action.reaches_level:
                found.add((first_of(choice), action.level(choice)))
        return found

    # Life Goals and boards.

    def _goals(self, state: State) -> Iterator[Fact]:
        for place, number in enumerate(self.view.goals):
            goal = self.rules.cards[number].goal
            if goal is None or self.view.goal_winner[place] != GOAL_OPEN:
                continue
            if state.goal_winner[place] == self.seat:
                yield Fact("goals", True, "goal-won", {"goal": self.rules.cards[number].id})
                continue
            if self.rules.seats == 1 and self._breaks(state, goal):
                yield Fact("goals", False, "goal-lost", {"goal": self.rules.cards[number].id})
                continue
            before, after = self.standing(self.view, goal), self.standing(state, goal)
            if before != after and after is not None and before is not None:
                (had, _), (has, needs) = before, after
                is_race = goal.aim in (MOST, LEAST) and self.rules.seats > 1
                better = (has > had) != (goal.aim == LEAST)
                id = "goal-race" if is_race else "goal"
                yield Fact("goals", better, id, {"goal": self.rules.cards[number].id, "count": has, "of": needs})

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
        """What happens in the modules, that whose part changes most first; what a round brings by itself is no deed."""
        if state.round != self.view.round or state.phase > ACTION:
            return
        changes = [reader.value(state) - reader.value(self.view) for reader in self.judge.readers]
        for change, board in sorted(zip(changes, self.boards, strict=True), key=lambda each: -abs(each[0])):
            if change:
                yield from board.facts(state, change > 0)

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
                args: dict[str, str | int] = {"goal": self.rules.cards[number].id, "count": found[0], "of": found[1]}
                goals.append((found[0] / found[1], Fact("aims", True, "aim-goal", args)))
        best = [fact for _, fact in sorted(goals, key=lambda each: -each[0])[:1]]
        return best + self._best_plan()

    def _best_plan(self) -> list[Fact]:
        for plan in self.judge.plans:
            if away := self._away(plan, self.view, self.me):
                return [self._near(plan, self.view, away, "aims")]
        return []


def _amounts(goods: Goods) -> dict[str, int]:
    return {name: amount for name, amount in zip(GOODS_NAMES, goods.amounts, strict=True) if amount > 0}


def _means(me: Player) -> tuple[int, ...]:
    return (me.knowledge, me.creativity, me.influence, me.money)


def _is_over(plan: Plan, state: State, me: Player) -> bool:
    """Carried out, or its card has left: a Job that was left for the next one is not waited for."""
    number = plan.card.index
    if number in me.cards:
        return state.level[number] >= plan.level
    return plan.own or number in me.aside
