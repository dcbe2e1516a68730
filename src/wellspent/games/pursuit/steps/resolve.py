"""The Resolution Phase, and the end of the game."""

from typing import TYPE_CHECKING

from wellspent.engine.agenda import Frame

from ..area import set_aside
from ..board import INHERITANCE_STEP, LAST_ROUND
from ..cards import GROUP_PROJECT, LEAST, MID_GAME, MOST, ONGOING, SINGLE_ROUND_PROJECT, Goal
from ..events import FIRST_PLAYER, GAME_OVER, INHERITED, MOOD_RESET, tell
from ..lives import bury, close_goal, give_goal, nobody_alive, settle_goals
from ..measures import holds, kinds_held, measure
from ..rewards import gain
from ..rules import Rules
from ..state import END, GOAL_OPEN, RESOLUTION, Player, State
from ..tracks import change_lth
from . import FINISH, SETTLE_GOALS
from .base import PursuitStep

if TYPE_CHECKING:
    from mypy_extensions import i64


class NextFirstPlayer(PursuitStep):
    """PH.resolve.02, PH.resolve.03: most STH; on a tie the one furthest clockwise from the holder."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = RESOLUTION
        best = -1
        for distance in range(self.rules.seats):
            player = (state.first_player + distance) % self.rules.seats
            if not state.players[player].is_alive:
                continue
            if best < 0 or state.players[player].sth >= state.players[best].sth:
                best = player
        if best >= 0:
            state.first_player = best
            sth = state.players[best].sth
            rivals = [me for me in state.players if me.is_alive and me.sth == sth]
            tie = 1 if len(rivals) > 1 else 0
            tell(state, FIRST_PLAYER, best, level=tie, number=sth, rule="PH.resolve.02")


class ResetMood(PursuitStep):
    """PH.resolve.04"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if any(me.sth for me in state.players):
            tell(state, MOOD_RESET, -1, rule="PH.resolve.04")
        for me in state.players:
            me.sth = 0


class AdditionalRewards(PursuitStep):
    """PH.project.19: for each own Role every reward printed for 1 up to the number of Roles filled."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = RESOLUTION
        state.push(Frame(SETTLE_GOALS))
        for role in state.roles:
            me = state.players[role.player]
            if not me.is_alive and not me.resolves:
                continue
            filled = 0
            for other in state.roles:
                if other.card == role.card:
                    filled += 1
            for goods in self.rules.cards[role.card].additional[:filled]:
                gain(self.rules, state, role.player, goods, role.card, "PH.project.19")


class SetAside(PursuitStep):
    """PH.resolve.07, PH.resolve.08: this round's Single-Round and Group Projects are completed."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.push(Frame(SETTLE_GOALS))
        bury(self.rules, state)
        set_aside_of_round(self.rules, state)


def set_aside_of_round(rules: Rules, state: State) -> None:
    set_aside_kinds(rules, state, 1 << SINGLE_ROUND_PROJECT | 1 << GROUP_PROJECT)


def set_aside_kinds(rules: Rules, state: State, kinds: "i64") -> None:
    """All cards of these kinds, as bits."""
    number: i64
    for player in range(rules.seats):
        me = state.players[player]
        if kinds_held(rules, me) & kinds:
            # The list is replaced with every card that goes.
            for number in me.cards:
                if kinds >> rules.kind_of[number] & 1:
                    set_aside(rules, state, player, rules.cards[number])


class ReturnHourglasses(PursuitStep):
    """PH.resolve.09: every Hourglass goes back; what was marked for the round is cleared."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.roles = []
        for me in state.players:
            me.hourglasses = 0
            me.used = 0
            me.take_back()
            if me.abilities_used:
                me.abilities_used = []
            me.refreshes_this_round = 0


class RoundEndCheck(PursuitStep):
    """PH.resolve.11, PH.resolve.13: on to the next round, or to the end."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.round == LAST_ROUND:
            for me in state.players:
                me.is_doomed = True
            bury(self.rules, state, "PH.resolve.13")
            # PH.q.58: the step that ends the own life counts.
            settle_goals(self.rules, state)
        for me in state.players:
            me.resolves = False
        if nobody_alive(state):
            # Behind whatever the Reward of a Life Goal asks.
            state.agenda = [Frame(FINISH), *[frame for frame in state.agenda if frame.step != FINISH]]
        else:
            state.stage = self.rules.first_stage


class Finish(PursuitStep):
    """PH.end.04 to PH.end.08: Inheritance, then the Life Goals of the end."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = END
        # PH1.stress.09: what was taken in the round of death counts as completed.
        set_aside_of_round(self.rules, state)
        for player in range(self.rules.seats):
            for module in self.rules.answerers.before_scoring:
                module.before_scoring(state, player)
        for player in range(self.rules.seats):
            inherit(self.rules, state, player)
        if self.rules.seats > 1:
            for place in range(len(state.goals)):
                if state.goal_winner[place] == GOAL_OPEN:
                    self.award(state, place)
        for player in range(self.rules.seats):
            for module in self.rules.answerers.final_goals:
                module.final_goals(state, player)
        for module in self.rules.answerers.final_score:
            for player in range(self.rules.seats):
                change_lth(state, player, module.final_score(state, player), module.score_rule)
        state.finished = True
        tell(state, GAME_OVER, -1)

    def award(self, state: State, place: int) -> None:
        """PH.end.06, PH.end.08: to the one player who meets it; a tie gives it to nobody."""
        goal = self.rules.cards[state.goals[place]].goal
        if goal is None:
            return
        if goal.timing == ONGOING or (self.rules.edition.mid_game_goals and goal.timing == MID_GAME):
            return
        meeting = self.meeting(state, goal)
        if len(meeting) == 1:
            give_goal(self.rules, state, meeting[0], place, self.rules.edition.final_goal_rule)
        elif meeting:
            close_goal(state, place, "PH.end.08")

    def meeting(self, state: State, goal: Goal) -> list[int]:
        seats = range(self.rules.seats)
        if goal.aim not in (MOST, LEAST):
            return [player for player in seats if holds(self.rules, state, player, goal.tests)]
        values = [measure(self.rules, state, player, goal.measure) for player in seats]
        best = max(values) if goal.aim == MOST else min(values)
        return [player for player in seats if values[player] == best and holds(self.rules, state, player, goal.tests)]


def inheritance(me: Player) -> int:
    """PH.end.04, PH.end.05: one for every five of a kind."""
    step = INHERITANCE_STEP
    return me.knowledge // step + me.creativity // step + me.influence // step + me.money // step


def inheritance_of(rules: Rules, state: State, player: int) -> int:
    """The same, with what modules make of it."""
    points = inheritance(state.players[player])
    for module in rules.answerers.inheritance:
        points = module.inheritance(state, player, points)
    return points


def inherit(rules: Rules, state: State, player: int) -> None:
    points = inheritance_of(rules, state, player)
    tell(state, INHERITED, player, number=points, rule="PH.end.04")
    change_lth(state, player, points, "PH.end.04")


def solo_goals_met(rules: Rules, state: State) -> list[bool]:
    """PH.solo.04: the Solo Conditions, as they stand now."""
    return [is_solo_goal_met(rules, state, number) for number in state.goals]


def is_solo_goal_met(rules: Rules, state: State, number: int) -> bool:
    """Whether the Solo Condition of a goal is met; what only sets a limit is met once the life has ended."""
    goal = rules.cards[number].goal
    if goal is None or not holds(rules, state, 0, goal.solo):
        return False
    return not state.players[0].is_alive or not all(test.at_most for test in goal.solo)
