"""What a position holds beside the play area: the boards and tokens that expansions and modules bring."""

from collections.abc import Callable
from typing import Final

from wellspent.games.pursuit.board import SCORE_OF
from wellspent.games.pursuit.cards import CATEGORIES, EACH, MEASURES, OCCASIONS, ONGOING, Card, Goal, Test
from wellspent.games.pursuit.measures import ALL, completed, holds, measure
from wellspent.games.pursuit.modules import trends
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.modules.events import CONDITION, POSITIVE, EventsPart
from wellspent.games.pursuit.modules.experiences.part import MOST_DESIRE, ExperiencesPart
from wellspent.games.pursuit.modules.nostalgia.part import ACTIVE, PASSIVE, STORED, NostalgiaPart
from wellspent.games.pursuit.modules.relatives import FACES, RelativesPart
from wellspent.games.pursuit.modules.store_owners import StoresPart
from wellspent.games.pursuit.state import NO_CARD, State, part_of

from ..numbers import add_up
from .outlook import Outlook
from .plans import card_plans
from .weights import OCCASIONS_A_ROUND, SELDOM

COMPLETED: Final = MEASURES.index("completed_projects")


class Reader:
    """Reads one module's part of positions, as they all follow from one decision."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.rules: Final = outlook.rules
        self.seat: Final = outlook.seat
        self.weights: Final = outlook.weights

    def value(self, state: State) -> float:
        raise NotImplementedError

    def met(self, state: State, tests: list[Test]) -> float:
        """1 if a requirement is met, else a part of what an unmet one counts, by how near it is."""
        if holds(self.rules, state, self.seat, tests):
            return 1.0
        near = 1.0
        for test in tests:
            value = measure(self.rules, state, self.seat, test.measure)
            if test.at_most:
                near = min(near, 0.7 ** max(0, value - test.bound))
            elif test.bound > 0:
                near = min(near, max(0.0, value / test.bound))
        return self.weights.unmet * near


class Community(Reader):
    """Popularity, which pays in every round and fades, and the Outcomes that wait."""

    def value(self, state: State) -> float:
        popularity = state.players[self.seat].popularity
        total = 0.0
        for later in range(min(popularity, round(self.outlook.rounds) + 1)):
            total += SCORE_OF[popularity - later]
        for part in state.parts:
            if isinstance(part, CommunityPart):
                for number, engaged in zip(part.slots, part.engaged, strict=True):
                    if engaged >> self.seat & 1:
                        total += self.weights.due * self._outcome(state, self.rules.cards[number])
        return total

    def _outcome(self, state: State, card: Card) -> float:
        best = 0.0
        for lines in card.levels[1 : card.top + 1]:
            gain = self.outlook.reward(lines) - self.outlook.price(lines.cost)
            best = max(best, gain * self.met(state, lines.needs))
        return best


class Experiences(Reader):
    """Dreams: Desire is LTH once they come true, and as much is lost if they do not (EXP.desire.03, EXP.desire.04)."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        self._gains: Final[dict[int, float]] = {}

    def value(self, state: State) -> float:
        total = 0.0
        for part in state.parts:
            if isinstance(part, ExperiencesPart):
                for number, desire in zip(part.dreams[self.seat], part.desires[self.seat], strict=True):
                    if number != NO_CARD:
                        total += self._dream(number, desire)
        return total

    def _dream(self, number: int, desire: int) -> float:
        gain = self._gain(number)
        rounds = self.outlook.rounds
        later = min(float(MOST_DESIRE), desire + rounds)
        soon = min(float(MOST_DESIRE), desire + min(1.0, rounds))
        weights = self.weights
        chance = weights.likely if gain > 0 else weights.unlikely
        return chance * (soon + weights.dreamed * gain) - (1 - chance) * later

    def _gain(self, number: int) -> float:
        """What taking the card would bring, if there is time for it."""
        found = self._gains.get(number)
        if found is None:
            card, outlook = self.rules.cards[number], self.outlook
            me = outlook.view.players[self.seat]
            space = outlook.spaces.get(card.pile, -1)
            plans = card_plans(outlook, me, card, space) if space >= 0 else []
            found = max([0.0, *[plan.gain for plan in plans if plan.hours(me) <= outlook.hours]])
            self._gains[number] = found
        return found


class Nostalgia(Reader):
    """Memories: those on the board by how many Triggers they have, the best of the hand for every free place."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        self._dreams: Final[dict[int, float]] = {}
        # By the number of Triggers that are there.
        self._stages: Final = [outlook.weights.dormant, outlook.weights.stirring, outlook.weights.awake]

    def value(self, state: State) -> float:
        total = 0.0
        for part in state.parts:
            if isinstance(part, NostalgiaPart):
                total += self._board(part) + self._stored(state, part)
        for number in state.players[self.seat].cards:
            goal = self.rules.cards[number].goal
            if goal is not None:
                total += self._goal(state, goal)
        return total

    def _board(self, part: NostalgiaPart) -> float:
        total, free = 0.0, 0
        for number, checks in zip(part.boards[self.seat], part.checks[self.seat], strict=True):
            if number == NO_CARD:
                free += 1
            else:
                total += self._memory(self.rules.cards[number], checks)
        if free:
            waiting = sorted([self._memory(self.rules.cards[number], 0) for number in part.hands[self.seat]])
            total += self.weights.hand * add_up(waiting[-free:])
        return total

    def _memory(self, card: Card, checks: int) -> float:
        """Its Triggers to come, and what it can become once both are there."""
        outlook, total, chance = self.outlook, 0.0, 1.0
        dream = self._dream(card)
        if not checks & PASSIVE:
            lines = card.levels[card.section("passive")]
            often = OCCASIONS_A_ROUND.get(OCCASIONS[lines.occasion], SELDOM)
            chance = min(1.0, often * (outlook.rounds + 0.5))
            total += chance * outlook.reward(lines) * self.weights.due
        if not checks & ACTIVE:
            lines = card.levels[card.section("active")]
            dream = max(0.0, dream + outlook.reward(lines) - outlook.price(lines.cost))
        return total + self._stages[checks.bit_count()] * chance * dream

    def _dream(self, card: Card) -> float:
        found = self._dreams.get(card.index)
        if found is None:
            found = self.outlook.dream(card)
            if card.goal is not None:
                found += self.weights.hope * self._goal(self.outlook.view, card.goal)
            self._dreams[card.index] = found
        return found

    def _goal(self, state: State, goal: Goal) -> float:
        """A personal goal: what is counted comes about once in two rounds (NOS.cat.03)."""
        reward = self.outlook.worth(goal.reward)
        if goal.timing == ONGOING and goal.aim == EACH:
            return reward * self.outlook.rounds / 2
        return reward * self.met(state, goal.tests) * self.weights.due if goal.tests else 0.0

    def _stored(self, state: State, part: NostalgiaPart) -> float:
        """What was taken from a card that holds tokens is no longer there."""
        mine = state.players[self.seat].cards
        taken = sum([STORED - left for number, left in part.stored.items() if number in mine])
        return -taken * self.outlook.wanted


class Events(Reader):
    """The Event announced: what it will bring as things stand, or may bring."""

    def value(self, state: State) -> float:
        for part in state.parts:
            if isinstance(part, EventsPart) and part.pending != NO_CARD and self.outlook.rounds > 0:
                return self._pending(state, self.rules.cards[part.pending], bool(part.pending_met >> self.seat & 1))
        return 0.0

    def _pending(self, state: State, card: Card, is_met: bool) -> float:
        chance = 1.0 if is_met else self.met(state, card.levels[card.section(CONDITION)].needs)
        if not is_met and not card.levels[card.section(CONDITION)].needs:
            chance = 0.0
        effect = self._effect(state, card) * self.weights.due
        return effect * (chance if POSITIVE in card.marks else 1 - chance)

    def _effect(self, state: State, card: Card) -> float:
        outlook, lines = self.outlook, card.levels[0]
        found = outlook.reward(lines) - outlook.price(lines.cost)
        found += add_up([outlook.ability(ability) for ability in lines.abilities])
        numbers = card.numbers
        eased = float(numbers.get("project_discount", 0) - numbers.get("project_surcharge", 0))
        eased += (numbers.get("project_swap", 0) - numbers.get("project_money", 0)) / 2
        return found + eased * outlook.wanted * OCCASIONS_A_ROUND["advance"] * 2


class Relatives(Reader):
    """A Legacy, if the Requirement is met when the day comes."""

    def value(self, state: State) -> float:
        for part in state.parts:
            if isinstance(part, RelativesPart) and part.relatives and part.relatives[self.seat] != NO_CARD:
                lines = self.rules.cards[part.relatives[self.seat]].levels[0]
                alive = 1.0
                for later in range(round(self.outlook.rounds) + 1):
                    alive *= 1 - min(FACES, part.space[self.seat] + later) / FACES
                return (1 - alive) * self.met(state, lines.needs) * self.outlook.reward(lines) * self.weights.due
        return 0.0


class Stores(Reader):
    """A business is worth what lies on it; what the card promises counts the first indicator."""

    def value(self, state: State) -> float:
        job = state.players[self.seat].job
        for part in state.parts:
            if isinstance(part, StoresPart) and job in part.indicators:
                card = self.rules.cards[job]
                return self.outlook.sale(card, part.indicators[job]) - self.outlook.sale(card, 1)
        return 0.0


class Scored(Reader):
    """What the end will score as things stand."""

    name = ""

    def value(self, state: State) -> float:
        points = [module.final_score(state, self.seat) for module in self.rules.modules if module.name == self.name]
        return self.share() * sum(points)

    def share(self) -> float:
        return self.weights.scored


class MutualFriends(Scored):
    """MUT.end.01: a neighbour may still draw them away."""

    name = "mutual_friends"

    def share(self) -> float:
        return self.weights.contested


class Trends(Scored):
    """TRD.end.01: tables of completed Projects; so Projects of a Trend promise more."""

    name = "trends"

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        view = outlook.view
        for number in part_of(view, trends.TrendsPart).trends:
            card = self.rules.cards[number]
            done = completed(self.rules, view.players[self.seat], ALL, card.category)
            rows = [0, *[card.numbers[row] for row in trends.ROWS]]
            more = rows[min(done + 1, len(rows) - 1)] - rows[min(done, len(rows) - 1)]
            outlook.completing[card.category] += self.weights.scored * more


class OngoingGoals(Reader):
    """OLG.action.01: what pays every time lets Projects promise more, and draws towards a state that pays."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        found = [self.rules.cards[number].goal for number in outlook.view.goals]
        self.goals: Final = [goal for goal in found if goal is not None and goal.timing == ONGOING]
        for goal in self.goals:
            if goal.aim == EACH and goal.measure == COMPLETED:
                for category in range(len(CATEGORIES)):
                    outlook.completing[category] += self.weights.scored * outlook.worth(goal.reward)

    def value(self, state: State) -> float:
        near = [goal for goal in self.goals if goal.tests and not holds(self.rules, state, self.seat, goal.tests)]
        return add_up([self.outlook.worth(goal.reward) * self.met(state, goal.tests) for goal in near])


READERS: Final[dict[str, Callable[[Outlook], Reader]]] = {
    "community": Community,
    "experiences": Experiences,
    "nostalgia": Nostalgia,
    "events": Events,
    "relatives": Relatives,
    "store_owners": Stores,
    "mutual_friends": MutualFriends,
    "ongoing_goals": OngoingGoals,
    "trends": Trends,
}
