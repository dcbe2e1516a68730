"""The Action Phase: turns, their options and reasons, and what happens after an action."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, first_of, option, verb_of
from wellspent.engine.step import Refusal

from ..action import Action
from ..actions.free import has_cards, refresh_slots
from ..events import LEFT, tell
from ..lives import award_goals, end_life
from ..measures import kinds_held
from ..purse import purse_for_action
from ..reasons import NO_HOURGLASS, OK
from ..rules import Rules
from ..state import ACTION, NO_CARD, State
from ..verbs import LEAVE, REDRAW, REPLACE
from . import AFTER_ACTION, END_ACTION, TURN, TURNS
from .base import PursuitStep


class Turns(PursuitStep):
    """PH.action.01, PH.action.13, PH.action.14: turns go round until nobody has an Hourglass left."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, stays=True)
        self.again: Final = Frame(TURNS)
        self.turn_of: Final = [Frame(TURN, player) for player in range(rules.seats)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.phase != ACTION:
            state.phase = ACTION
            state.turn = state.first_player
            state.passed = 0
        seats: i64 = self.rules.seats
        player: i64 = state.turn
        left = seats
        while left > 0:
            left -= 1
            after = player + 1
            if after == seats:
                after = 0
            if has_turn(self.rules, state, player):
                state.turn = after
                if not state.agenda:
                    state.push(self.again)
                state.push(self.turn_of[player])
                return
            player = after
        if state.agenda:
            state.take_off()


def has_turn(rules: Rules, state: State, player: "i64") -> bool:
    me = state.players[player]
    if not me.is_alive:
        return False
    if me.hourglasses > 0:
        return True
    if state.passed >> player & 1:
        return False
    for module in rules.answerers.may_join_turns:
        if module.may_join_turns(state, player):
            return True
    return False


# Above the bits of kinds (see `rules.MOST_KINDS`): what everybody has.
ANYTHING: Final = 1 << 61


@final
class Place:
    """The place of an action in a turn, and the one after it: a chain that never changes."""

    def __init__(self, action: Action, after: "Place | None") -> None:
        # The kinds, as bits, of which the player must have a card; any, and none, will do where none is named.
        self.own_kinds: Final[i64] = action.own_kinds or ANYTHING
        self.action: Final = action
        self.after: Final = after
        # Places that name kinds and follow one another are passed at once by whoever has none of these.
        is_alone = after is None or ANYTHING in (self.own_kinds, after.own_kinds)
        joined = None if is_alone else after
        self.kinds: Final[i64] = self.own_kinds if joined is None else self.own_kinds | joined.kinds
        self.past: Final[Place | None] = after if joined is None else joined.past


def chain(actions: list[Action]) -> Place | None:
    """The actions in their order, as many as may ever be offered in a turn."""
    first: Place | None = None
    for action in reversed(actions):
        if action.is_offered:
            first = Place(action, first)
    return first


class Turn(PursuitStep):
    """PH.action.02: one Hourglass, one action; Free Actions before it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)
        # The first of the actions; and of those that are left to whoever has no Hourglass.
        self.places: Place | None = None
        self.without_hourglass: Place | None = None
        self.offers: Final = Offers()

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        self.offer(state, frame, seat, self.offers)
        return self.offers.take()

    def offer(self, state: State, frame: Frame, seat: int, found: Offers) -> None:
        if self.places is None:
            self.places = chain([each for each in self.rules.actions if not each.is_left_over])
            self.without_hourglass = chain([each for each in self.rules.actions if not each.uses_hourglass])
        purse = purse_for_action(self.rules, state, seat)
        me = purse.me
        held = kinds_held(self.rules, me) | ANYTHING
        place = self.places if me.hourglasses > 0 else self.without_hourglass
        while place is not None:
            # With everything on, half of the actions are about kinds of cards that a player seldom has.
            if not place.kinds & held:
                place = place.past
                continue
            if place.own_kinds & held:
                place.action.offer(state, seat, purse, found)
            place = place.after

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        purse = purse_for_action(self.rules, state, seat)
        for action in self.rules.actions:
            action.candidates(state, seat, self.offers)
            closed, own = self.closed(state, seat, action), action.own_purse(purse)
            for choice in self.offers.take():
                reason = closed if closed != OK else action.refuse(state, seat, choice, own)
                if reason != OK:
                    found.append(Refusal(choice, reason, tuple(action.missing(state, seat, choice))))
        return found

    def closed(self, state: State, seat: int, action: Action) -> int:
        """A reason that rules out the whole action in this turn, or 0."""
        if action.uses_hourglass and state.players[seat].hourglasses == 0:
            return NO_HOURGLASS
        return action.closed(state, seat)

    def interrupts(self, state: State, frame: Frame, seat: int) -> list[int]:
        """PH.q.50: anybody may leave. PH1.discard.01: in the first edition anybody may discard between actions."""
        if not state.players[seat].is_alive:
            return []
        found = [option(LEAVE)]
        if self.rules.edition.discards_any_time and seat != frame.player:
            found = [*self.rules.action("discard").legal(state, seat), *found]
        return found

    def interrupt(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == LEAVE:
            leave(self.rules, state, seat)
            return
        self.rules.action("discard").perform(state, seat, choice)
        state.push(Frame(END_ACTION, seat, 0, choice))

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        action = self.rules.actions[self.rules.verb_action[verb_of(choice)]]
        if action.is_free:
            state.push(frame)
        depth = len(state.agenda)
        action.perform(state, seat, choice)
        if len(state.agenda) == depth:
            end_action(self.rules, state, seat, action, choice)
        else:
            # What the action has left open comes first.
            state.agenda.insert(depth, Frame(END_ACTION, seat, 0, choice))


def leave(rules: Rules, state: State, seat: int) -> None:
    """PH.q.50: the life ends, without the Resolution Phase; the score stays."""
    if state.agenda and state.agenda[-1].player == seat:
        state.agenda.pop()
    tell(state, LEFT, seat, rule="PH.q.50")
    end_life(rules, state, seat, "PH.q.50")
    state.players[seat].resolves = False


def end_action(rules: Rules, state: State, player: int, action: Action, choice: int) -> None:
    """PH.action.20: after an action the Life Goals are looked at, then whether the life has ended."""
    if not action.is_free and rules.answerers.action_done:
        depth = len(state.agenda)
        hear_action(rules, state, player, choice)
        if len(state.agenda) > depth:
            # XP.life.01: what modules add to the action belongs to it.
            state.agenda.insert(depth, Frame(AFTER_ACTION, player))
            return
    after_action(rules, state, player)


def hear_action(rules: Rules, state: State, player: int, choice: int) -> None:
    for module in rules.answerers.action_done:
        module.action_done(state, player, verb_of(choice), first_of(choice))


def after_action(rules: Rules, state: State, player: int) -> None:
    award_goals(rules, state, player)
    me = state.players[player]
    if me.is_doomed and me.is_alive:
        # PH.discard.08: a Free Action that ends the life ends the turn too.
        drop_turn(state, player)
        end_life(rules, state, player)
    elif me.hourglasses == 0 and me.is_alive and is_turn_of(state, player) and not has_turn(rules, state, player):
        # XP.turn.08: a Free Action has taken the last Hourglass.
        state.agenda.pop()


def drop_turn(state: State, player: int) -> None:
    """The turn that a Free Action goes back to, under whatever the Reward of a Life Goal asks."""
    for place in range(len(state.agenda)):
        frame = state.agenda[place]
        if frame.step == TURN and frame.player == player:
            del state.agenda[place]
            return


def is_turn_of(state: State, player: int) -> bool:
    return bool(state.agenda) and state.agenda[-1].step == TURN and state.agenda[-1].player == player


class AfterAction(PursuitStep):
    """The end of an action to which modules have added something."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        after_action(self.rules, state, frame.player)


class EndAction(PursuitStep):
    """The end of an action that had left something open."""

    holds: ClassVar[tuple[str, ...]] = ("", "choice")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        action = self.rules.actions[self.rules.verb_action[verb_of(frame.number)]]
        end_action(self.rules, state, frame.player, action, frame.number)


class RefreshCards(PursuitStep):
    """PH.refresh.01: which cards of the row go, from left to right, at least one."""

    holds: ClassVar[tuple[str, ...]] = ("", "pile", "slots")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)
        # By card: the choice to replace it.
        self.choices: list[object] = []
        self.redraw: Final[object] = option(REDRAW)
        self.offers: Final = Offers()

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        self.offer(state, frame, seat, self.offers)
        return self.offers.take()

    def offer(self, state: State, frame: Frame, seat: int, found: Offers) -> None:
        if not self.choices:
            self.choices = [option(REPLACE, card.index) for card in self.rules.cards]
        row = state.row[frame.number]
        slot: i64
        for slot in range(frame.extra.bit_length(), len(row)):
            number: i64 = row[slot]
            if number != NO_CARD:
                found.append(self.choices[number])
        if frame.extra:
            found.append(self.redraw)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        pile = frame.number
        if verb_of(choice) == REDRAW:
            refresh_slots(self.rules, state, seat, pile, frame.extra)
            return
        chosen = frame.extra | 1 << state.row[pile].index(first_of(choice))
        if has_cards(state.row[pile], chosen.bit_length()):
            state.push(Frame(frame.step, seat, 0, pile, chosen))
        else:
            refresh_slots(self.rules, state, seat, pile, chosen)
