"""Set-up and childhood."""

from typing import Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option

from ..cards import CHILDHOOD, EARLY_ADULTHOOD, LIFE_GOALS, POSSESSION
from ..events import (
    DEALT_CHILDHOOD,
    GOAL_DEALT,
    GOAL_REVEALED,
    PICKED,
    RECEIVED,
    STARTS,
    TURNED_UP,
    reveal,
    tell,
    tell_owner,
)
from ..lives import add_card, update_tokens
from ..rules import TRACK, Rules
from ..state import CHILDHOOD_DRAFT, NO_CARD, State
from ..verbs import PICK as PICK_VERB
from . import PICK
from .base import CVStep, Question

HAND: Final = 3


class SetUpTrack(CVStep):
    """CV.setup.03, CV.setup.09: the first five cards, without social assistance."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        deck = state.decks[EARLY_ADULTHOOD]
        for _ in range(min(TRACK, len(deck))):
            state.track.append(deck.pop())
            reveal(state, TURNED_UP)
            tell(state, TURNED_UP, -1, state.track[-1], rule="CV.setup.03")


class SetUpGoals(CVStep):
    """CV.setup.04, CV.setup.05: a private goal for each, then one public goal less than players."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        deck = state.decks[LIFE_GOALS]
        for player in range(self.rules.seats):
            if deck:
                state.players[player].goal = deck.pop()
                reveal(state, GOAL_DEALT)
                tell_owner(state, GOAL_DEALT, player, state.players[player].goal, "CV.setup.04")
        for _ in range(min(self.rules.seats - 1, len(deck))):
            state.goals.append(deck.pop())
            reveal(state, GOAL_REVEALED)
            tell(state, GOAL_REVEALED, -1, state.goals[-1], rule="CV.setup.05")


class DealChildhood(CVStep):
    """CV.childhood.01 to .03: three cards each, the Bicycle among them."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = CHILDHOOD_DRAFT
        dealt = self.dealt(state)
        for player in range(self.rules.seats):
            offered = sorted(dealt[HAND * player : HAND * (player + 1)])
            state.players[player].offered = offered
            for number in offered:
                reveal(state, DEALT_CHILDHOOD)
                tell_owner(state, DEALT_CHILDHOOD, player, number, "CV.childhood.01")
        if state.players[self.rules.seats - 1].offered:
            state.push(Frame(PICK))

    def dealt(self, state: State) -> list[int]:
        """The cards that are used; the others stay in the deck, unseen (CV.childhood.04)."""
        deck = state.decks[CHILDHOOD]
        count = min(HAND * self.rules.seats, len(deck) // self.rules.seats * self.rules.seats)
        bicycle = self.rules.bicycle
        if bicycle in deck and bicycle not in deck[len(deck) - count :]:
            deck.remove(bicycle)
            deck.insert(len(deck) - count + 1, bicycle)
        dealt = deck[len(deck) - count :]
        state.decks[CHILDHOOD] = deck[: len(deck) - count]
        state.chance.shuffle(CHILDHOOD, dealt)
        return dealt


class Pick(Question):
    """CV.childhood.05, CV.childhood.06: all choose at the same time; nothing moves before the last choice."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)

    def deciders(self, state: State, frame: Frame) -> list[int]:
        return [player for player in range(self.rules.seats) if state.players[player].picked == NO_CARD]

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(PICK_VERB, number) for number in state.players[seat].offered]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.players[seat].picked = first_of(choice)
        if self.deciders(state, frame):
            state.push(frame)
            return
        self.keep(state)
        self.pass_on(state)
        if len(state.players[0].offered) > 1:
            self.pick_again(state, frame)
            return
        for player in range(self.rules.seats):
            me = state.players[player]
            for number in me.offered:
                # CV.childhood.09: nobody may refuse the last card.
                tell_owner(state, RECEIVED, player, number, "CV.childhood.06")
            me.hand.extend(me.offered)
            me.offered = []
            me.hand.sort()

    def keep(self, state: State) -> None:
        for player in range(self.rules.seats):
            me = state.players[player]
            me.offered.remove(me.picked)
            me.hand.append(me.picked)
            tell_owner(state, PICKED, player, me.picked, "CV.childhood.05")
            me.picked = NO_CARD

    def pass_on(self, state: State) -> None:
        passed = [player.offered for player in state.players]
        for player in range(self.rules.seats):
            state.players[(player + 1) % self.rules.seats].offered = passed[player]
        reveal(state, DEALT_CHILDHOOD)

    def pick_again(self, state: State, frame: Frame) -> None:
        for player in range(self.rules.seats):
            me = state.players[player]
            if me.has_left:
                me.picked = me.offered[0]
        if self.deciders(state, frame):
            state.push(frame)
        else:
            self.run(state, frame, 0, option(PICK_VERB, state.players[0].picked))


class ShowBicycle(CVStep):
    """CV.childhood.07, CV.childhood.08: laid open as the first possession; its owner starts every round."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        for player in range(self.rules.seats):
            me = state.players[player]
            if self.rules.bicycle in me.hand:
                me.hand.remove(self.rules.bicycle)
                state.starter = player
                reveal(state, STARTS)
                tell(state, STARTS, player, self.rules.bicycle, rule="CV.childhood.08")
                add_card(self.rules, state, player, self.rules.bicycle, POSSESSION, 0)
                update_tokens(self.rules, state, player)
        state.player = state.starter
