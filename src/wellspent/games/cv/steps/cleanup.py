"""Phase 5: the track, social assistance, tokens, and the end of a turn, a round and the game."""

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, verb_of
from wellspent.engine.step import Refusal

from ..cards import EARLY_ADULTHOOD, LIFE_GOALS, OLD_AGE
from ..events import (
    ASSISTED,
    DECK_EMPTY,
    DECLINED,
    DISCARDED,
    GAME_OVER,
    PRIVATE_GOAL,
    PUBLIC_GOAL,
    SCORE,
    TOOK,
    TURNED_UP,
    reveal,
    tell,
)
from ..lives import card_count, may_take, update_tokens
from ..reasons import OK
from ..rules import TRACK, Rules
from ..scoring import score_all
from ..state import CLEANUP, END, State
from ..verbs import DECLINE
from ..verbs import TAKE as TAKE_VERB
from . import ADD, ASSISTANCE, DEAL, TAKE, TOKENS
from .base import CVStep, Question


class Cleanup(CVStep):
    """CV.cleanup.10: slide, discard, deal, token update. Cards on the track lie without gaps, so they slide at once."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = CLEANUP
        if state.track and self.discards(state):
            # CV.cleanup.04
            number = state.track.pop(0)
            state.box.append(number)
            tell(state, DISCARDED, -1, number, rule="CV.cleanup.03" if self.rules.seats == 2 else "CV.cleanup.02")
        state.push(Frame(TOKENS, state.player))
        state.push(Frame(DEAL))

    def discards(self, state: State) -> bool:
        """CV.cleanup.02, CV.cleanup.03."""
        return self.rules.seats == 2 or is_last_turn(self.rules, state)


def is_last_turn(rules: Rules, state: State) -> bool:
    """CV.round.05"""
    return state.turn == rules.seats - 1


class Deal(CVStep):
    """CV.cleanup.05 to .08: one card at a time; a deck that runs out stops it for social assistance."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        while len(state.track) < TRACK:
            deck = EARLY_ADULTHOOD
            while deck < LIFE_GOALS and not state.decks[deck]:
                deck += 1
            if deck == LIFE_GOALS:
                return
            number = state.decks[deck].pop()
            state.track.append(number)
            reveal(state, TURNED_UP)
            tell(state, TURNED_UP, -1, number, rule="CV.cleanup.05")
            if not state.decks[deck]:
                tell(state, DECK_EMPTY, -1, number=deck, rule="CV.assistance.01")
                state.push(frame)
                self.assist(state)
                return

    def assist(self, state: State) -> None:
        """CV.assistance.06, CV.assistance.09: fixed now, clockwise from the player who finishes the turn."""
        seats = self.rules.seats
        for distance in range(seats - 1, -1, -1):
            player = (state.player + distance) % seats
            if is_eligible(state, player):
                state.push(Frame(ASSISTANCE, player))


def is_eligible(state: State, player: int) -> bool:
    """CV.assistance.02, CV.assistance.04: some other has at least twice as many, and more."""
    mine = card_count(state.players[player])
    for other in state.players:
        if card_count(other) >= max(2 * mine, mine + 1):
            return True
    return False


class Assist(CVStep):
    """CV.assistance.15: a right that cannot be used lapses."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        question = self.rules.steps[TAKE]
        assert isinstance(question, Take)
        if question.cards(state, frame.player):
            tell(state, ASSISTED, frame.player, rule="CV.assistance.02")
            question.ask(state, Frame(TAKE, frame.player))


class Take(Question):
    """CV.assistance.07: one card of the track, without paying; optional."""

    def cards(self, state: State, player: int) -> list[int]:
        me = state.players[player]
        return [number for number in state.track if may_take(self.rules, me, self.rules.cards[number]) == OK]

    def automatic(self, state: State, frame: Frame, seat: int) -> int:
        return option(DECLINE)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [*[option(TAKE_VERB, number) for number in self.cards(state, seat)], option(DECLINE)]

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        me = state.players[seat]
        found: list[Refusal] = []
        for number in state.track:
            reason = may_take(self.rules, me, self.rules.cards[number])
            if reason != OK:
                found.append(Refusal(option(TAKE_VERB, number), reason))
        return found

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == DECLINE:
            tell(state, DECLINED, seat, rule="CV.assistance.07")
            return
        number = first_of(choice)
        state.track.remove(number)
        state.bought.append(number)
        tell(state, TOOK, seat, number, rule="CV.assistance.10")
        # CV.assistance.10, CV.assistance.11: added at once, then tokens.
        state.push(Frame(TOKENS, seat))
        state.push(Frame(ADD, seat))


class UpdateTokens(CVStep):
    """CV.tokens.01"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        update_tokens(self.rules, state, frame.player)


class EndTurn(CVStep):
    """CV.cleanup.11, CV.end.01: the next player to the left, or the end of the game."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if is_last_turn(self.rules, state) and len(state.decks[OLD_AGE]) < self.rules.seats:
            self.finish(state)
            return
        state.turn = (state.turn + 1) % self.rules.seats
        state.player = (state.starter + state.turn) % self.rules.seats
        state.stage = self.rules.first_stage

    def finish(self, state: State) -> None:
        """CV.score.08, CV.score.09: private goals are revealed, then public goals compared."""
        state.phase = END
        state.finished = True
        scores = score_all(self.rules, state)
        for player in range(self.rules.seats):
            tell(
                state,
                PRIVATE_GOAL,
                player,
                state.players[player].goal,
                number=scores[player].private,
                rule="CV.score.08",
            )
        for place in range(len(state.goals)):
            for player in range(self.rules.seats):
                if scores[player].public[place] > 0:
                    points = scores[player].public[place]
                    tell(state, PUBLIC_GOAL, player, state.goals[place], number=points, rule="CV.score.09")
        for player in range(self.rules.seats):
            tell(state, SCORE, player, number=scores[player].total, rule="CV.score.10")
        tell(state, GAME_OVER, -1, rule="CV.end.01")
