"""What a life is worth to a seat from now on: its points, and what its active cards will still bring."""

from math import exp
from typing import Final

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
    START_THE_GAME,
    TABLED,
    USE_A_NEIGHBOURS_SYMBOL,
    WORK,
    Card,
    Goal,
    token_count,
)
from wellspent.games.cv.game import CV
from wellspent.games.cv.means import is_old_age
from wellspent.games.cv.rules import BASE_DICE, MOST_DICE
from wellspent.games.cv.state import NO_CARD, State
from wellspent.games.cv.symbols import KINDS

from .weights import Weights

Stacks = list[list[int]]

# What the worth of a life is made of, in the order of `aspects`.
ASPECTS: Final = ("sets", "possessions", "goal", "public_goals", "effects", "events")


class Outlook:
    """The prices of one decision: turns to come, and what symbols and goals are worth to this seat."""

    def __init__(self, game: CV, view: State, seat: int, weights: Weights) -> None:
        self.rules: Final = game.rules
        self.view: Final = view
        self.seat: Final = seat
        self.weights: Final = weights
        self.turns: Final = turns_left(game, view, weights)
        # Turns in which an effect works, each a little less than the one before.
        patience = weights.patience
        self.uses: Final[float] = (1 - patience**self.turns) / (1 - patience)
        self.growth: Final = [self.turns * rate for rate in self._rates()]
        plain = weights.plain
        self.prices: Final = [plain, plain, plain, weights.money, weights.good_luck, weights.bad_luck, weights.wild]
        self.is_old_age: Final = is_old_age(game.rules, view)
        mine = view.players[seat].goal
        self.own: Final[Goal | None] = game.rules.cards[mine].goal if mine != NO_CARD else None
        self.goals: Final = self._goals()
        self.rivals: Final = [self._best_rival(goal) for goal in self.goals]

    def _rates(self) -> list[float]:
        weights = self.weights
        return [weights.sets] * TABLED + [weights.work, weights.possessions]

    def _goals(self) -> list[Goal]:
        found = [self.rules.cards[number].goal for number in self.view.goals]
        return [goal for goal in found if goal is not None]

    def _best_rival(self, goal: Goal) -> float:
        others = [me for seat, me in enumerate(self.view.players) if seat != self.seat]
        return max([self.goal_worth(goal, me.stacks) for me in others])

    # A life.

    def value(self, stacks: Stacks, hand: list[int]) -> float:
        """The points that a life with these cards should come to."""
        worth = self.points(stacks) + self.effects(stacks) * self.uses
        for number in hand:
            worth += self.event_worth(number)
        return worth

    def aspects(self, stacks: Stacks, hand: list[int]) -> list[float]:
        """The same, part by part."""
        events = sum([self.event_worth(number) for number in hand])
        own, public = self.own_goal(stacks), self.public_goals(stacks)
        return [self.sets(stacks), self.owned(stacks), own, public, self.effects(stacks) * self.uses, events]

    def points(self, stacks: Stacks) -> float:
        return self.sets(stacks) + self.owned(stacks) + self.own_goal(stacks) + self.public_goals(stacks)

    def sets(self, stacks: Stacks) -> float:
        cards = self.rules.cards
        total = 0.0
        for stack in range(TABLED):
            held = stacks[stack]
            count = len(held) + self.growth[stack]
            if held and cards[held[-1]].does == COUNT_DOUBLE:
                count += 1
            total += count * (count + 1) / 2
        return total

    def owned(self, stacks: Stacks) -> float:
        total = 0
        for number in stacks[POSSESSION]:
            total += self.rules.cards[number].points
        return float(total)

    def own_goal(self, stacks: Stacks) -> float:
        return 0.0 if self.own is None else self.goal_worth(self.own, stacks)

    def public_goals(self, stacks: Stacks) -> float:
        total = 0.0
        for place in range(len(self.goals)):
            goal = self.goals[place]
            total += self._contest(goal, self.goal_worth(goal, stacks), self.rivals[place])
        return total

    def goal_worth(self, goal: Goal, stacks: Stacks) -> float:
        """Halfway to a set is worth something as long as there is time to complete it (CV.goals.17)."""
        if goal.per_token:
            return float(goal.points * sum([token_count(self.rules.cards[held[-1]]) for held in stacks if held]))
        hope = self.turns / (self.turns + self.weights.doubt)
        asked = asked_by(goal)
        sets = min([len(stacks[stack]) // goal.per[stack] for stack in asked])
        hoped = min([(len(stacks[stack]) + self.growth[stack]) / goal.per[stack] for stack in asked])
        return goal.points * (hope * hoped + (1 - hope) * sets)

    def _contest(self, goal: Goal, mine: float, rival: float) -> float:
        """CV.goals.02: only the best gets the points of a public goal."""
        if self.turns <= 0:
            return mine if mine >= rival else 0.0
        ahead = (mine - rival) / goal.points
        certainty = self.weights.lead + self.weights.lead_a_turn * self.turns
        return mine / (1 + exp(-min(20.0, max(-20.0, ahead / certainty + self.weights.shared))))

    def effects(self, stacks: Stacks) -> float:
        """What the active cards bring in a turn."""
        weights = self.weights
        tokens = [0] * KINDS
        dice = 0
        worth = 0.0
        for held in stacks:
            if not held:
                continue
            card = self.rules.cards[held[-1]]
            for kind in range(KINDS):
                tokens[kind] += card.tokens[kind]
            dice += card.extra_dice
            worth += self._card_effects(card)
        worth += weights.die * min(dice, MOST_DICE - BASE_DICE)
        for kind in range(KINDS):
            if tokens[kind]:
                price = self.prices[kind]
                for _ in range(tokens[kind]):
                    worth += price
                    price *= weights.further if price > 0 else 1.0
        return worth

    def _card_effects(self, card: Card) -> float:
        weights = self.weights
        worth = weights.reroll * card.rerolls + weights.arrow * len(card.arrows)
        if card.has_running:
            worth -= weights.running * sum(card.running)
        if card.does == CHANGE_A_PLAIN_SYMBOL:
            worth += weights.magician
        elif card.does == CHANGE_A_BAD_LUCK:
            worth += weights.traveller
        elif card.does == REROLL_BAD_LUCK:
            worth += weights.therapy
        elif card.does == USE_A_NEIGHBOURS_SYMBOL:
            worth += weights.friend * (1.0 if self._neighbour_works() else weights.stranger)
        return worth

    def _neighbour_works(self) -> bool:
        seats = len(self.view.players)
        return any(self.view.players[(self.seat + step) % seats].stacks[WORK] for step in (1, seats - 1))

    # Events.

    def event_worth(self, number: int) -> float:
        """What an event in hand is still good for, before it is used; nothing in the last turn."""
        card = self.rules.cards[number]
        weights = self.weights
        if card.does == CANCEL_MISFORTUNE:
            return weights.insurance * min(1.0, self.turns / weights.insured_turns)
        chances = min(1.0, self.turns / weights.event_turns)
        if card.does == ONLY_IN_OLD_AGE and not self.is_old_age:
            chances *= weights.pension
        worth = weights.more_dice * bool(card.extra_dice) + weights.more_rerolls * bool(card.rerolls)
        for kind in range(KINDS):
            worth += card.symbols[kind] * weights.event_symbol * (self.prices[kind] / weights.plain)
        return worth * chances

    def childhood_worth(self, number: int, stacks: Stacks) -> float:
        """What a childhood card is worth in the draft."""
        if self.rules.cards[number].does != START_THE_GAME:
            return self.event_worth(number)
        with_it = [held[:] for held in stacks]
        with_it[POSSESSION].append(number)
        return self.value(with_it, []) - self.value(stacks, []) + self.weights.beginning


def asked_by(goal: Goal) -> list[int]:
    """The stacks whose cards make a set of it."""
    return [stack for stack in range(STACKS) if goal.per[stack] > 0]


class Thinker:
    """Whoever has an outlook on a seat's life."""

    def outlook(self, view: State, seat: int) -> Outlook:
        raise NotImplementedError


def turns_left(game: CV, view: State, weights: Weights) -> float:
    """How many turns a seat should have after this one; none in the last round (CV.end.01)."""
    seats = game.rules.seats
    cards = sum([len(view.decks[deck]) for deck in range(EARLY_ADULTHOOD, OLD_AGE + 1)]) - (seats - 1)
    if cards <= 0:
        return 0.0
    # CV.cleanup.02, CV.cleanup.03: what is discarded in a round.
    a_round = seats * weights.pace + (2 if seats == 2 else 1)
    return max(weights.least_turns, cards / a_round - view.turn / seats)
