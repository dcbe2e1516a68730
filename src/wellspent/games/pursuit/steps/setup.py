"""Set-up: rows, Life Goals, Child Traits, First Player."""

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option

from ..area import count_abilities
from ..board import GET_JOB, OVERTIME, SOLO_GOALS, START_RELATIONSHIP, TEEN
from ..cards import CHILD_TRAIT_PILE, ITEM_ACTIVITY_PILE, LIFE_GOAL_PILE, PROJECT_PILE
from ..events import DEALT_TRAIT, FIRST_PLAYER, GOAL_EXCHANGED, GOAL_REVEALED, KEPT_TRAIT, ROUND, reveal, tell
from ..rewards import gain
from ..rules import Rules
from ..state import GOAL_OPEN, NO_CARD, State
from ..verbs import EXCHANGE, KEEP
from .base import PursuitStep
from .prepare import deal_row

TRAITS_DEALT = 2


class SetUpRows(PursuitStep):
    """PH.setup.04, PH.setup.05: Projects and Items only."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.covered = 1 << GET_JOB | 1 << START_RELATIONSHIP | 1 << OVERTIME
        if self.rules.edition.deals_at_setup:
            deal_row(self.rules, state, PROJECT_PILE)
            deal_row(self.rules, state, ITEM_ACTIVITY_PILE)


class SetUpGoals(PursuitStep):
    """PH.setup.13, PH.solo.02: as many Life Goals as players, solo three; the rest leave the game."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        count = SOLO_GOALS if self.rules.seats == 1 else self.rules.seats
        state.own(LIFE_GOAL_PILE)
        pile = state.draw[LIFE_GOAL_PILE]
        state.goals = [pile.pop() for _ in range(min(count, len(pile)))]
        state.goal_winner = [GOAL_OPEN] * len(state.goals)
        state.goal_met = [0] * len(state.goals)
        for number in state.goals:
            reveal(state, GOAL_REVEALED)
            tell(state, GOAL_REVEALED, -1, number, rule="PH.setup.13")
        if self.rules.seats == 1 and excluded_pair(self.rules, state):
            state.push(Frame(self.rules.step("setup.exchange")))


def excluded_pair(rules: Rules, state: State) -> list[int]:
    """PH.solo.03: goals on the table that exclude each other."""
    ids = [rules.cards[number].id for number in state.goals]
    ids += [rules.cards[number].replaces for number in state.goals]
    return [number for number in state.goals if rules.cards[number].excludes and rules.cards[number].excludes in ids]


class ExchangeGoal(PursuitStep):
    """PH.solo.03, PH.q.62: the player gives one of the two back and draws another."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(EXCHANGE, number) for number in excluded_pair(self.rules, state)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.own(LIFE_GOAL_PILE)
        pile = state.draw[LIFE_GOAL_PILE]
        goals = state.goals[:]
        drawn = pile.pop()
        goals[goals.index(first_of(choice))] = drawn
        state.goals = goals
        state.box = [*state.box, first_of(choice)]
        reveal(state, GOAL_REVEALED)
        tell(state, GOAL_EXCHANGED, seat, first_of(choice), rule="PH.solo.03")
        tell(state, GOAL_REVEALED, -1, drawn, rule="PH.solo.03")


class SetUpModules(PursuitStep):
    """Each module lays out its own pieces."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        for module in self.rules.answerers.set_up:
            module.set_up(state)


class DealTraits(PursuitStep):
    """PH.setup.20: two each; everybody keeps one, at the same time (PH.q.54)."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.own(CHILD_TRAIT_PILE)
        pile = state.draw[CHILD_TRAIT_PILE]
        state.dealt = []
        state.kept = [NO_CARD] * self.rules.seats
        for player in range(self.rules.seats):
            dealt = [pile.pop() for _ in range(min(TRAITS_DEALT, len(pile)))]
            state.dealt.append(dealt)
            for number in dealt:
                reveal(state, DEALT_TRAIT)
                tell(state, DEALT_TRAIT, player, number, rule="PH.setup.20")
        if not state.dealt[-1]:
            # A game of a few cards of one's own, without Child Traits.
            state.dealt = []
            state.kept = []
            return
        state.push(Frame(self.rules.step("setup.keep")))


class KeepTrait(PursuitStep):
    """Choices are shown together: nothing happens before the last one is made."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True, True)

    def deciders(self, state: State, frame: Frame) -> list[int]:
        return [player for player in range(self.rules.seats) if state.kept[player] == NO_CARD]

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(KEEP, number) for number in state.dealt[seat]]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.kept[seat] = first_of(choice)
        if self.deciders(state, frame):
            state.push(frame)
            return
        if self.rules.seats > 1:
            # PH.q.54: nobody chooses again who has seen what the others keep.
            reveal(state, KEPT_TRAIT)
        box = state.box[:]
        for player in range(self.rules.seats):
            self.take(state, player, state.kept[player])
            box.extend([number for number in state.dealt[player] if number != state.kept[player]])
        state.box = box
        state.dealt = []
        state.kept = []

    def take(self, state: State, player: int, number: int) -> None:
        me = state.players[player]
        me.trait = number
        tell(state, KEPT_TRAIT, player, number, rule="PH.setup.20")
        count_abilities(self.rules, state, player)
        # PH.setup.22
        gain(self.rules, state, player, self.rules.cards[number].start, number, "PH.setup.22")


class SetUpFirstPlayer(PursuitStep):
    """PH.setup.25, PH.q.55: drawn at random, unless the host named a seat. Then the first round begins."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if self.rules.chosen_first >= 0:
            state.first_player = self.rules.chosen_first
        else:
            state.first_player = state.chance.below(self.rules.first_player_stream, self.rules.seats)
            if self.rules.seats > 1:
                reveal(state, FIRST_PLAYER)
        tell(state, FIRST_PLAYER, state.first_player, rule="PH.setup.25")
        if self.rules.edition.deals_at_setup:
            # PH.round.02: no Preparation Phase in the first round.
            state.round = TEEN
            tell(state, ROUND, -1, number=TEEN, rule="PH.setup.18")
        state.stage = self.rules.first_stage + self.rules.round.index(self.rules.edition.first_step)
