"""How computer players judge what the module brings."""

from typing import Final

from wellspent.bots.numbers import add_up
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.readers import Reader
from wellspent.bots.pursuit.weights import OCCASIONS_A_ROUND, SELDOM

from ...cards import EACH, OCCASIONS, ONGOING, Card, Goal
from ...module import Module
from ...state import NO_CARD, State
from .part import ACTIVE, PASSIVE, STORED, NostalgiaPart

# What abilities bring that its deeds are, in Resources: in all, and for each round.
ABILITIES: Final = {
    "store": (8.0, 0.0),
    "diary": (4.0, 0.0),
    "smart_goals": (3.0, 0.0),
    "pays_many": (0.0, 1.4),
    "happily_ever_after": (2.0, 0.0),
    "heritage": (7.0, 0.0),
}
# How often in a round that comes which memories wait for.
STIRRED_A_ROUND: Final = {
    **OCCASIONS_A_ROUND,
    "buy_item": 0.5,
    "do_activity": 0.3,
    "take_basic": 0.6,
    "take_single_round": 0.4,
    "take_group": 0.2,
    "engage": 0.8,
    "plan": 0.7,
    "dream": 0.4,
    "experience": 0.4,
}


class Nostalgia(Reader):
    """Memories: those on the board by how many Triggers they have, the best of the hand for every free place."""

    def __init__(self, outlook: Outlook, module: Module) -> None:
        super().__init__(outlook, module)
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
            often = STIRRED_A_ROUND.get(OCCASIONS[lines.occasion], SELDOM)
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


READER = Nostalgia
