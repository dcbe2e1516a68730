"""Phase 1: the first throw and the rerolls."""

from typing import Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, verb_of
from wellspent.engine.step import Refusal

from ..cards import REROLL_BAD_LUCK, STACKS, Card
from ..events import PLAYED, REROLLED, THREW, TURN, reveal, tell, tell_symbols
from ..events import ROUND as ROUND_EVENT
from ..reasons import AFTER_THE_THROW, FROZEN, NO_REROLL_LEFT, NO_THROW_LEFT, SEVEN_DICE
from ..rules import BASE_DICE, DICE_STREAM, MOST_DICE, REROLLS
from ..state import NO_CARD, State
from ..state import ROLL as ROLL_PHASE
from ..symbols import BAD_LUCK, FACES, KINDS
from ..verbs import KEEP, PLAY, ROLL
from ..verbs import REROLL as REROLL_VERB
from . import FIRST_THROW, REROLL
from .base import CVStep, Question, is_boxed

# By the dice that are thrown, as bits: the choice to do so.
THROWS: Final = [option(REROLL_VERB, dice) for dice in range(1 << MOST_DICE)]


class BeginTurn(CVStep):
    """CV.round.10: the cards that are active now work in this turn."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.turn == 0:
            state.round += 1
            tell(state, ROUND_EVENT, -1, number=state.round, rule="CV.round.01")
        state.phase = ROLL_PHASE
        tell(state, TURN, state.player, rule="CV.round.02")
        state.active = [self.rules.top(state, state.player, stack) for stack in range(STACKS)]
        state.used = 0
        state.purchases = 0
        state.bad_luck = 0
        state.due = 0
        state.ready = [0] * KINDS
        state.loose = [0] * KINDS
        state.dice = []
        state.new_dice = min(MOST_DICE, BASE_DICE + self.extra_dice(state))
        state.rerolls = REROLLS + self.extra_rerolls(state)
        question = self.rules.steps[FIRST_THROW]
        assert isinstance(question, FirstThrow)
        question.begin(state)

    def extra_dice(self, state: State) -> int:
        """CV.roll.01"""
        return sum([self.rules.cards[number].extra_dice for number in state.active if number != NO_CARD])

    def extra_rerolls(self, state: State) -> int:
        """CV.icons.06"""
        return sum([self.rules.cards[number].rerolls for number in state.active if number != NO_CARD])


class RollStep(Question):
    """What the first throw and the rerolls share: throwing, and events that are played for it."""

    def playable(self, state: State, player: int) -> list[int]:
        return [number for number in state.players[player].hand if self.can_play(state, self.rules.cards[number])]

    def can_play(self, state: State, card: Card) -> bool:
        return False

    def might_play(self, state: State, player: int) -> bool:
        """CV.q.51: whether an event can be played, or could be as far as the others know."""
        if self.hides_event(state, player):
            for number in self.rules.hidden_events:
                if self.can_play(state, self.rules.cards[number]) and not is_boxed(state, number):
                    return True
        return len(self.playable(state, player)) > 0

    def dice_in_all(self, state: State) -> int:
        return len(state.dice) + state.new_dice

    def play(self, state: State, player: int, number: int) -> None:
        """CV.cards.03, CV.q.18, CV.q.21: more dice with the next throw, or more rerolls."""
        card = self.rules.cards[number]
        state.players[player].hand.remove(number)
        state.box.append(number)
        tell(state, PLAYED, player, number, rule="CV.round.07")
        state.new_dice += min(card.extra_dice, MOST_DICE - self.dice_in_all(state))
        state.rerolls += card.rerolls

    def throw_new(self, state: State) -> None:
        for _ in range(state.new_dice):
            state.dice.append(state.chance.below(DICE_STREAM, FACES))
        state.new_dice = 0

    def refused_events(self, state: State, seat: int) -> list[Refusal]:
        playable = self.playable(state, seat)
        return [refusal for refusal in super().refused_events(state, seat) if first_of(refusal.choice) not in playable]

    def why_not_played(self, state: State, card: Card) -> int:
        if card.extra_dice > 0:
            return SEVEN_DICE if self.dice_in_all(state) >= MOST_DICE else NO_THROW_LEFT
        if card.rerolls > 0:
            return FROZEN if state.dice else AFTER_THE_THROW
        return super().why_not_played(state, card)


class FirstThrow(RollStep):
    """CV.roll.03: all dice are rolled; the only question is whether an event adds some."""

    def can_play(self, state: State, card: Card) -> bool:
        return card.is_event and card.extra_dice > 0 and self.dice_in_all(state) < MOST_DICE

    def begin(self, state: State) -> None:
        if self.might_play(state, state.player):
            self.ask(state, Frame(FIRST_THROW, state.player))
        else:
            self.throw(state)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(ROLL), *[option(PLAY, number) for number in self.playable(state, seat)]]

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        return self.refused_events(state, seat)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == PLAY:
            self.play(state, seat, first_of(choice))
            self.begin(state)
        else:
            self.throw(state)

    def throw(self, state: State) -> None:
        self.throw_new(state)
        reveal(state, THREW)
        tell_symbols(state, THREW, state.player, state.dice, -1, 0, "CV.roll.03")
        again = self.rules.steps[REROLL]
        assert isinstance(again, Reroll)
        again.begin(state)


class Reroll(RollStep):
    """CV.roll.04 to .12: any dice that are not frozen, throw by throw."""

    def can_play(self, state: State, card: Card) -> bool:
        if not card.is_event:
            return False
        if card.extra_dice > 0:
            # CV.cards.04: only for a throw that is left.
            return state.rerolls > 0 and self.dice_in_all(state) < MOST_DICE
        return card.rerolls > 0 and self.rerollable(state) > 0

    def begin(self, state: State) -> None:
        """CV.roll.09: rolling ends where nothing can be rolled."""
        player = state.player
        if (state.rerolls > 0 and self.rerollable(state) > 0) or self.might_play(state, player):
            self.ask(state, Frame(REROLL, player))

    def rerollable(self, state: State) -> int:
        """The dice that may be rolled again, as bits (CV.roll.06, CV.cards.15)."""
        treated = self.rules.stack_that(state, REROLL_BAD_LUCK) >= 0
        found = 0
        for die in range(len(state.dice)):
            if treated or state.dice[die] != BAD_LUCK:
                found |= 1 << die
        return found

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        if state.new_dice == 0:
            found.append(option(KEEP))
        if state.rerolls > 0:
            if state.new_dice > 0:
                found.append(THROWS[0])
            found += self.throws(state)
        for number in self.playable(state, seat):
            found.append(option(PLAY, number))
        return found

    def throws(self, state: State) -> list[int]:
        """Some of the dice that lie there. Those of the usual number of dice are kept: there are few such throws."""
        allowed = self.rerollable(state)
        if len(state.dice) != BASE_DICE:
            return throws_of(state.dice, allowed)
        key = allowed
        for face in state.dice:
            key = key * FACES + face
        if key not in self.rules.throws:
            self.rules.throws[key] = throws_of(state.dice, allowed)
        return self.rules.throws[key]

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        found = self.refused_events(state, seat)
        allowed = self.rerollable(state)
        for die in range(len(state.dice)):
            if allowed >> die & 1 == 0:
                found.append(Refusal(option(REROLL_VERB, 1 << die), FROZEN))
            elif state.rerolls == 0:
                found.append(Refusal(option(REROLL_VERB, 1 << die), NO_REROLL_LEFT))
        return found

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == PLAY:
            self.play(state, seat, first_of(choice))
            self.ask(state, frame)
        elif verb_of(choice) == REROLL_VERB:
            self.throw(state, first_of(choice))
            self.begin(state)

    def throw(self, state: State, dice: int) -> None:
        state.rerolls -= 1
        treated = False
        for die in range(len(state.dice)):
            if dice >> die & 1:
                treated = treated or state.dice[die] == BAD_LUCK
                state.dice[die] = state.chance.below(DICE_STREAM, FACES)
        if treated:
            # CV.cards.27
            state.used |= 1 << self.rules.stack_that(state, REROLL_BAD_LUCK)
        self.throw_new(state)
        reveal(state, REROLLED)
        tell_symbols(state, REROLLED, state.player, state.dice, -1, dice, "CV.roll.04")


def throws_of(dice: list[int], allowed: int) -> list[int]:
    return [THROWS[chosen] for chosen in choices_of_dice(dice, allowed) if chosen > 0]


def choices_of_dice(dice: list[int], allowed: int) -> list[int]:
    """Every set of dice, as bits; of dice that show the same, the first ones, since it makes no difference."""
    alike = [0] * FACES
    for die in range(len(dice)):
        if allowed >> die & 1:
            alike[dice[die]] = alike[dice[die]] | 1 << die
    found = [0]
    for left in alike:
        others, bits = len(found), 0
        while left:
            bits |= left & -left
            left &= left - 1
            for place in range(others):
                found.append(found[place] | bits)
    return found
