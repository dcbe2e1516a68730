"""What a life of CV should come to, as a small network has learned it from many games.

Its inputs are a life (active cards, stacks, events in hand, goals) and its times (turns left, cards and prices to
come, what goals ask for). What a life brings depends on the turns that are left, so each input of it counts twice: as
it is, and times the turns. One layer of hidden units sees how cards go together. The points that a life has for
certain are added.
"""

from typing import Final, final

from wellspent.games.cv.cards import (
    CANCEL_MISFORTUNE,
    CHANGE_A_BAD_LUCK,
    CHANGE_A_PLAIN_SYMBOL,
    COUNT_DOUBLE,
    EARLY_ADULTHOOD,
    NO_MORE_WORK,
    OLD_AGE,
    ONLY_IN_OLD_AGE,
    REROLL_BAD_LUCK,
    STACKS,
    TABLED,
    USE_A_NEIGHBOURS_SYMBOL,
    Card,
    Goal,
    token_count,
)
from wellspent.games.cv.game import CV
from wellspent.games.cv.rules import LUCK_PRICE
from wellspent.games.cv.state import State
from wellspent.games.cv.symbols import BAD_LUCK, GOOD_LUCK, KINDS, WILD

from ..numbers import add_up
from .outlook import Outlook, Stacks, asked_by
from .weights import Weights

# What an active card brings in a turn, in the order of `of_a_card`.
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
OF_AN_EVENT: Final = ("event_symbol", "event_luck", "insurance", "more", "pension", "event_reroll")
LIFE: Final = (
    *OF_A_CARD,
    "tokens_squared",
    "luck_squared",
    "luck_for_two",
    "health_cards",
    "knowledge_cards",
    "relationship_cards",
    "work_cards",
    "possession_cards",
    "health_points",
    "knowledge_points",
    "relationship_points",
    "possession_points",
    "more_to_come",
    "retired",
    *OF_AN_EVENT,
    "own_goal",
    "own_goal_begun",
    "public_goals",
    "public_goals_begun",
    "public_lead",
    "public_held",
    "public_hoped",
)
TIMES: Final = (
    "always",
    "turns",
    "turns_squared",
    "wait",
    "three_seats",
    "four_seats",
    "early_adulthood",
    "middle_age",
    "old_age",
    *[f"{stack}_to_come" for stack in ("health", "knowledge", "relationship", "work", "possession")],
    *[f"{kind}_asked" for kind in ("health", "knowledge", "relationship", "money", "good_luck", "bad_luck", "wild")],
    *[f"own_goal_{what}" for what in ("health", "knowledge", "relationship", "work", "possession", "token")],
    *[f"public_goals_{what}" for what in ("health", "knowledge", "relationship", "work", "possession", "token")],
    "public_rival",
)
# Many turns.
LONG: Final = 8.0


@final
class Net:
    """Weights by hidden unit and input; the last row is the straight way from the inputs to the outcome."""

    def __init__(
        self, times: list[list[float]], life: list[list[float]], later: list[list[float]], out: list[float]
    ) -> None:
        self.times: Final = times
        self.life: Final = life
        # Of a life, times the turns that are left.
        self.later: Final = later
        # What each hidden unit counts.
        self.out: Final = out


@final
class Insight(Outlook):
    """The outlook of a player that has such a network."""

    def __init__(self, game: CV, view: State, seat: int, weights: Weights, net: Net) -> None:
        super().__init__(game, view, seat, weights)
        self.net: Final = net
        self.shares: Final = shares_to_come(game.rules.cards, view)
        self.best_now: Final = [self._rival_now(goal) for goal in self.goals]
        # By card, worked out once: what it brings while it is active, and what it is worth in hand.
        self.brought: Final[dict[int, list[float]]] = {}
        self.in_hand: Final[dict[int, float]] = {}
        # By unit, worked out at the first question: what the times come to, and what each input of a life counts now.
        self.base: Final[list[float]] = []
        self.rows: Final[list[list[float]]] = []

    def _rival_now(self, goal: Goal) -> float:
        return max([self.sets_now(goal, me.stacks) for seat, me in enumerate(self.view.players) if seat != self.seat])

    def value(self, stacks: Stacks, hand: list[int]) -> float:
        certain = self.certain(stacks)
        if self.turns <= 0:
            return certain + self.public_goals(stacks)
        return certain + self._to_come(self.life(stacks, hand))

    def aspects(self, stacks: Stacks, hand: list[int]) -> list[float]:
        """What the network sees in a life beyond its points and goals is told as effects, or as events."""
        sets, owned, own = self.table_now(stacks), self.owned(stacks), self.own_now(stacks)
        public, without = self.public_goals(stacks), self.value(stacks, [])
        return [sets, owned, own, public, without - sets - owned - own - public, self.value(stacks, hand) - without]

    def event_worth(self, number: int) -> float:
        """By the same network; nobody needs to keep what is worth less than nothing."""
        if number not in self.in_hand:
            stacks = self.view.players[self.seat].stacks
            self.in_hand[number] = max(0.0, self.value(stacks, [number]) - self.value(stacks, []))
        return self.in_hand[number]

    # The network.

    def _to_come(self, life: list[float]) -> float:
        if not self.rows:
            self._prepare()
        places = [place for place in range(len(life)) if life[place] != 0.0]
        amounts = [life[place] for place in places]
        units = len(self.net.out)
        found = 0.0
        for unit in range(units + 1):
            row = self.rows[unit]
            total = self.base[unit]
            for at in range(len(places)):
                total += amounts[at] * row[places[at]]
            if unit == units:
                found += total
            elif total > 0.0:
                found += total * self.net.out[unit]
        return found

    def _prepare(self) -> None:
        times, turns = self.times(), self.turns / LONG
        for unit in range(len(self.net.times)):
            row = self.net.times[unit]
            self.base.append(add_up([times[place] * row[place] for place in range(len(times))]))
            life, later = self.net.life[unit], self.net.later[unit]
            self.rows.append([life[place] + turns * later[place] for place in range(len(life))])

    # What is certain.

    def certain(self, stacks: Stacks) -> float:
        """The points of a life as it is; public goals may still be lost."""
        return self.table_now(stacks) + self.owned(stacks) + self.own_now(stacks)

    def table_now(self, stacks: Stacks) -> float:
        return add_up([self._stack_now(stacks[stack]) for stack in range(TABLED)])

    def _stack_now(self, held: list[int]) -> float:
        count = len(held)
        if count and self.rules.cards[held[-1]].does == COUNT_DOUBLE:
            count += 1
        return count * (count + 1) / 2

    def own_now(self, stacks: Stacks) -> float:
        return 0.0 if self.own is None else self.sets_now(self.own, stacks)

    def sets_now(self, goal: Goal, stacks: Stacks) -> float:
        if goal.per_token:
            return float(goal.points * sum([token_count(self.rules.cards[held[-1]]) for held in stacks if held]))
        return float(goal.points * min([len(stacks[stack]) // goal.per[stack] for stack in asked_by(goal)]))

    def _begun(self, goal: Goal, stacks: Stacks) -> float:
        """As if sets could be cut."""
        if goal.per_token:
            return self.sets_now(goal, stacks)
        asked = asked_by(goal)
        return goal.points * add_up([len(stacks[stack]) / goal.per[stack] for stack in asked]) / len(asked)

    # Inputs.

    def life(self, stacks: Stacks, hand: list[int]) -> list[float]:
        """In the order of LIFE."""
        brought = self._brought(stacks)
        tokens = brought[0] + brought[1] + brought[2] + brought[3] + brought[WILD]
        luck = brought[GOOD_LUCK]
        points = [self._stack_now(stacks[stack]) / 5 for stack in range(TABLED)]
        return [
            *brought,
            tokens * tokens / 10,
            luck * luck / 4,
            1.0 if luck >= LUCK_PRICE else 0.0,
            *[float(len(held)) for held in stacks],
            *points,
            self.owned(stacks) / 5,
            add_up([len(stacks[stack]) * self.shares[stack] for stack in range(TABLED)]),
            1.0 if self._is_retired(stacks) else 0.0,
            *self._events(hand),
            *[each / 5 for each in self._goal_points(stacks)],
        ]

    def _brought(self, stacks: Stacks) -> list[float]:
        total = [0.0] * len(OF_A_CARD)
        for held in stacks:
            if not held:
                continue
            number = held[-1]
            if number not in self.brought:
                self.brought[number] = of_a_card(self.rules.cards[number])
            brought = self.brought[number]
            for place in range(len(brought)):
                if brought[place] != 0.0:
                    total[place] += brought[place]
        return total

    def _is_retired(self, stacks: Stacks) -> bool:
        return any(self.rules.cards[held[-1]].does == NO_MORE_WORK for held in stacks if held)

    def _events(self, hand: list[int]) -> list[float]:
        total = [0.0] * len(OF_AN_EVENT)
        for number in hand:
            amounts = of_an_event(self.rules.cards[number])
            for place in range(len(total)):
                total[place] += amounts[place]
        return total

    def _goal_points(self, stacks: Stacks) -> list[float]:
        own = 0.0 if self.own is None else self._begun(self.own, stacks)
        sets = begun = lead = held = 0.0
        for place in range(len(self.goals)):
            goal, best = self.goals[place], self.best_now[place]
            mine = self.sets_now(goal, stacks)
            sets += mine
            begun += self._begun(goal, stacks)
            lead += max(0.0, mine - best)
            held += mine if mine >= best else 0.0
        return [self.own_now(stacks), own, sets, begun, lead, held, self.public_goals(stacks)]

    def times(self) -> list[float]:
        """In the order of TIMES."""
        view, seats = self.view, len(self.view.players)
        turns = self.turns / LONG
        return [
            1.0,
            turns,
            turns * turns,
            # How long until its own next turn, after this one.
            (self.seat - view.player - 1) % seats / seats,
            1.0 if seats == 3 else 0.0,
            1.0 if seats == 4 else 0.0,
            *[len(view.decks[deck]) / 10 for deck in range(EARLY_ADULTHOOD, OLD_AGE + 1)],
            *self.shares,
            *prices_to_come(self.rules.cards, view),
            *worth_of_one_more([] if self.own is None else [self.own]),
            *worth_of_one_more(self.goals),
            add_up(self.best_now) / 5,
        ]


def of_a_card(card: Card) -> list[float]:
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


def of_an_event(card: Card) -> list[float]:
    rerolls = float(card.rerolls)
    if card.does == CANCEL_MISFORTUNE:
        return [0.0, 0.0, 1.0, 0.0, 0.0, rerolls]
    if card.does == ONLY_IN_OLD_AGE:
        return [0.0, 0.0, 0.0, 0.0, 1.0, rerolls]
    luck = card.symbols[GOOD_LUCK]
    more = 1.0 if card.extra_dice + card.rerolls > 0 else 0.0
    return [float(sum(card.symbols) - luck), float(luck), 0.0, more, 0.0, rerolls]


def shares_to_come(cards: list[Card], view: State) -> list[float]:
    """By stack: its share of the cards that may still be bought."""
    found = [0.0] * STACKS
    total = 0.001
    for number in [*to_come(view), *view.track]:
        types = cards[number].types
        for stack in types:
            if stack < STACKS:
                found[stack] += 1 / len(types)
                total += 1 / len(types)
    return [amount / total for amount in found]


def prices_to_come(cards: list[Card], view: State) -> list[float]:
    """By symbol: how many of it a card asks for that is still to come."""
    total = [0] * KINDS
    numbers = to_come(view)
    for number in numbers:
        for kind in range(KINDS):
            total[kind] += cards[number].cost[kind]
    return [amount / (len(numbers) + 0.001) for amount in total]


def to_come(view: State) -> list[int]:
    return [number for deck in view.decks[EARLY_ADULTHOOD : OLD_AGE + 1] for number in deck]


def worth_of_one_more(goals: list[Goal]) -> list[float]:
    """By stack, and at last by token: what one more counts, as if sets could be cut."""
    found = [0.0] * (STACKS + 1)
    for goal in goals:
        if goal.per_token:
            found[STACKS] += goal.points
            continue
        asked = asked_by(goal)
        for stack in asked:
            found[stack] += goal.points / goal.per[stack] / len(asked)
    return found
