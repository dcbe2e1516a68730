"""What a life is worth, as many games have taught it: its points now, and what each feature of it brings later.

A feature is worth `first * turns + second * turns**2`, so nothing is left of it when no turn is left.
"""

from typing import Final, final

from wellspent.games.cv.cards import (
    CANCEL_MISFORTUNE,
    CHANGE_A_BAD_LUCK,
    CHANGE_A_PLAIN_SYMBOL,
    COUNT_DOUBLE,
    EARLY_ADULTHOOD,
    OLD_AGE,
    ONLY_IN_OLD_AGE,
    POSSESSION,
    REROLL_BAD_LUCK,
    STACKS,
    TABLED,
    USE_A_NEIGHBOURS_SYMBOL,
    WORK,
    Card,
    Goal,
    token_count,
)
from wellspent.games.cv.game import CV
from wellspent.games.cv.rules import Rules
from wellspent.games.cv.state import NO_CARD, State
from wellspent.games.cv.symbols import BAD_LUCK, GOOD_LUCK, WILD

from .outlook import Outlook, Stacks
from .weights import Weights

# Of an active card, in the order of `features_of`.
OF_A_CARD: Final = (
    "health",
    "knowledge",
    "relationship",
    "money",
    "good_luck",
    "bad_luck",
    "wild",
    "die",
    "reroll",
    "arrow",
    "magician",
    "friend",
    "traveller",
    "therapy",
    "running",
)
# Of an event in hand.
OF_AN_EVENT: Final = ("event_symbol", "event_luck", "insurance", "more", "pension")
# Of a life as a whole, in the order of `Features.whole`.
OF_A_LIFE: Final = (
    "tokens_squared",
    "luck_squared",
    "tabled",
    "work",
    "possessions",
    "tabled_squared",
    "to_come",
    "longest",
    "own_goal",
    "own_goal_sets",
)
NAMES: Final = (*OF_A_CARD, *OF_AN_EVENT, *OF_A_LIFE)


def features_of(card: Card) -> list[float]:
    """What an active card brings in a turn."""
    arrows = 0
    for arrow in card.arrows:
        arrows += 2 if arrow.both_ways or arrow.source == BAD_LUCK else 1
    effects = [
        card.extra_dice,
        card.rerolls,
        arrows,
        int(card.does == CHANGE_A_PLAIN_SYMBOL),
        int(card.does == USE_A_NEIGHBOURS_SYMBOL),
        int(card.does == CHANGE_A_BAD_LUCK),
        int(card.does == REROLL_BAD_LUCK),
        sum(card.running),
    ]
    return [float(number) for number in [*card.tokens, *effects]]


def features_of_event(card: Card) -> list[float]:
    if card.does == CANCEL_MISFORTUNE:
        return [0.0, 0.0, 1.0, 0.0, 0.0]
    if card.does == ONLY_IN_OLD_AGE:
        return [0.0, 0.0, 0.0, 0.0, 1.0]
    luck = card.symbols[GOOD_LUCK]
    more = 1.0 if card.extra_dice + card.rerolls > 0 else 0.0
    return [float(sum(card.symbols) - luck), float(luck), 0.0, more, 0.0]


def shares_to_come(rules: Rules, state: State) -> list[float]:
    """By stack: its share of the cards that may still be bought."""
    found = [0.0] * STACKS
    total = 0.001
    for number in [number for deck in state.decks[EARLY_ADULTHOOD : OLD_AGE + 1] for number in deck] + state.track:
        types = rules.cards[number].types
        for stack in types:
            if stack < STACKS:
                found[stack] += 1 / len(types)
                total += 1 / len(types)
    return [amount / total for amount in found]


def features_of_life(rules: Rules, stacks: Stacks, shares: list[float], own: Goal | None) -> list[float]:
    tokens = luck = tabled = squared = longest = 0
    to_come = 0.0
    for stack in range(STACKS):
        held = stacks[stack]
        count = len(held)
        if not count:
            continue
        given = rules.cards[held[-1]].tokens
        tokens += given[0] + given[1] + given[2] + given[3] + given[WILD]
        luck += given[GOOD_LUCK]
        if stack < TABLED:
            tabled += count
            squared += count * count
            longest = max(longest, count)
            to_come += count * shares[stack]
    goal, sets = goal_features(rules, stacks, own)
    return [
        tokens * tokens / 10,
        luck * luck / 4,
        float(tabled),
        float(len(stacks[WORK])),
        float(len(stacks[POSSESSION])),
        squared / 10,
        to_come,
        float(longest),
        goal,
        sets,
    ]


def goal_features(rules: Rules, stacks: Stacks, own: Goal | None) -> tuple[float, float]:
    """How far the next set of the own goal is, and how many sets all cards together make."""
    if own is None:
        return 0.0, 0.0
    if own.per_token:
        tokens = sum([token_count(rules.cards[held[-1]]) for held in stacks if held])
        return 0.0, own.points * tokens / 5
    asked = least = 0
    sets = begun = 0.0
    for stack in range(STACKS):
        if own.per[stack] > 0:
            least = (
                len(stacks[stack]) // own.per[stack] if asked == 0 else min(least, len(stacks[stack]) // own.per[stack])
            )
            asked += 1
            sets += len(stacks[stack]) / own.per[stack]
    for stack in range(STACKS):
        if own.per[stack] > 0:
            begun += min(1.0, len(stacks[stack]) / own.per[stack] - least)
    return own.points * begun / asked, own.points * sets / asked / 2


@final
class Foresight(Outlook):
    """The outlook of a player that has learned what its cards are worth."""

    def __init__(self, game: CV, view: State, seat: int, weights: Weights, learned: dict[str, list[float]]) -> None:
        super().__init__(game, view, seat, weights)
        turns = self.turns
        self.worths: Final = [turns * learned[name][0] + turns * turns / 8 * learned[name][1] for name in NAMES]
        self.shares: Final = shares_to_come(game.rules, view)
        mine = view.players[seat].goal
        self.own: Final[Goal | None] = game.rules.cards[mine].goal if mine != NO_CARD else None
        # By card, worked out once: what it brings while it is active, or what it is worth in hand.
        self.active: Final[dict[int, float]] = {}
        self.in_hand: Final[dict[int, float]] = {}

    def value(self, stacks: Stacks, hand: list[int]) -> float:
        worth = self.points_now(stacks) + self.public_goals(stacks) + self.effects(stacks) + self.whole(stacks)
        for number in hand:
            worth += self.event_worth(number)
        return worth

    def aspects(self, stacks: Stacks, hand: list[int]) -> list[float]:
        """What is to come of a life as a whole goes with its sets."""
        events = 0.0
        for number in hand:
            events += self.event_worth(number)
        sets = self.table_now(stacks) + self.whole(stacks)
        own, public = self.own_goal(stacks), self.public_goals(stacks)
        return [sets, self.owned(stacks), own, public, self.effects(stacks), events]

    def points_now(self, stacks: Stacks) -> float:
        return self.table_now(stacks) + self.owned(stacks) + self.own_goal(stacks)

    def table_now(self, stacks: Stacks) -> float:
        total = 0
        for stack in range(TABLED):
            held = stacks[stack]
            count = len(held)
            if count and self.rules.cards[held[-1]].does == COUNT_DOUBLE:
                count += 1
            total += count * (count + 1) // 2
        return float(total)

    def own_goal(self, stacks: Stacks) -> float:
        return 0.0 if self.own is None else self.sets_now(self.own, stacks)

    def sets_now(self, goal: Goal, stacks: Stacks) -> float:
        if goal.per_token:
            return float(goal.points * sum([token_count(self.rules.cards[held[-1]]) for held in stacks if held]))
        return goal.points * min(
            [float(len(stacks[stack]) // goal.per[stack]) for stack in range(STACKS) if goal.per[stack] > 0]
        )

    def effects(self, stacks: Stacks) -> float:
        worth = 0.0
        for held in stacks:
            if held:
                number = held[-1]
                if number not in self.active:
                    self.active[number] = self._sum(features_of(self.rules.cards[number]), 0)
                worth += self.active[number]
        return worth

    def whole(self, stacks: Stacks) -> float:
        features = features_of_life(self.rules, stacks, self.shares, self.own)
        return self._sum(features, len(OF_A_CARD) + len(OF_AN_EVENT))

    def event_worth(self, number: int) -> float:
        if number not in self.in_hand:
            features = features_of_event(self.rules.cards[number])
            self.in_hand[number] = max(0.0, self._sum(features, len(OF_A_CARD)))
        return self.in_hand[number]

    def _sum(self, features: list[float], start: int) -> float:
        total = 0.0
        for place in range(len(features)):
            total += features[place] * self.worths[start + place]
        return total
