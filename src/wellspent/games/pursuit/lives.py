"""The end of a life, Life Goals, and the way to the end of the game."""

from wellspent.engine.agenda import Frame

from .cards import ONGOING
from .events import GOAL_CLOSED as GOAL_CLOSED_EVENT
from .events import GOAL_REACHED, LIFE_ENDED, tell
from .measures import holds
from .rewards import gain
from .rules import Rules
from .state import ACTION, GOAL_CLOSED, GOAL_OPEN, PREPARATION, RESOLUTION, Aim, Endless, State
from .steps import FINISH


def end_life(rules: Rules, state: State, player: int, rule: str = "PH.stress.06") -> None:
    """PH.stress.08 to .10: the STH indicator is removed, unused Hourglasses go back, the player is no longer active."""
    me = state.players[player]
    me.is_alive = False
    me.is_doomed = True
    me.sth = 0
    me.hourglasses = 0
    me.due = []
    me.resolves = rules.edition.dead_resolve and state.phase in (ACTION, RESOLUTION)
    me.rounds_lived = state.round - 1 if state.phase == PREPARATION else state.round
    tell(state, LIFE_ENDED, player, number=me.rounds_lived, rule=rule)
    for module in rules.answerers.life_ended:
        module.life_ended(state, player)
    if rules.edition.ends_at_once and nobody_alive(state):
        # PH1.end.01: in whatever phase; the round is not finished.
        finish(state)


def nobody_alive(state: State) -> bool:
    for other in state.players:
        if other.is_alive:
            return False
    return True


def finish(state: State) -> None:
    """Drop all open business and score."""
    state.agenda = [Frame(FINISH)]


def open_goals(rules: Rules, state: State) -> list[Aim]:
    """The Mid-Game goals that can still be reached; none in a solo game (PH.solo.05)."""
    if state.aims_of is not state.goals or state.aims_left is not state.goal_winner:
        read_goals(rules, state)
    return state.aims


def ongoing_goals(rules: Rules, state: State) -> list[Endless]:
    """The goals that are awarded again and again (OLG.action.01)."""
    if state.aims_of is not state.goals or state.aims_left is not state.goal_winner:
        read_goals(rules, state)
    return state.ongoing


def read_goals(rules: Rules, state: State) -> None:
    """Tell the goals apart, once: both lists are replaced when they change."""
    has_mid_game = rules.edition.mid_game_goals and rules.seats > 1
    aims: list[Aim] = []
    ongoing: list[Endless] = []
    for place, number in enumerate(state.goals):
        goal = rules.cards[number].goal
        if goal is None:
            continue
        if goal.timing == ONGOING:
            ongoing.append(Endless(number, goal))
        elif has_mid_game and rules.mid_game[number] and state.goal_winner[place] == GOAL_OPEN:
            aims.append(Aim(place, goal.tests))
    state.aims, state.ongoing = aims, ongoing
    state.aims_of, state.aims_left = state.goals, state.goal_winner


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """The same numbers, but for one place."""
    others = numbers[:]
    others[place] = number
    return others


def award_goals(rules: Rules, state: State, player: int) -> None:
    """PH.q.58: in the Action Phase the player whose action meets a Condition gets the Reward at once."""
    for module in rules.answerers.goals_checked:
        module.goals_checked(state, player)
    for aim in open_goals(rules, state):
        if holds(rules, state, player, aim.tests):
            give_goal(rules, state, player, aim.place)


def give_goal(rules: Rules, state: State, player: int, place: int, rule: str = "PH.notes.11") -> None:
    """PH.setup.17, PH.notes.11: at most once, to one player."""
    number = state.goals[place]
    state.goal_winner = replaced(state.goal_winner, place, player)
    tell(state, GOAL_REACHED, player, number, rule=rule)
    goal = rules.cards[number].goal
    if goal is not None:
        gain(rules, state, player, goal.reward, number, rule)


def close_goal(state: State, place: int, rule: str) -> None:
    """A tie: nobody gets the Reward."""
    state.goal_winner = replaced(state.goal_winner, place, GOAL_CLOSED)
    tell(state, GOAL_CLOSED_EVENT, -1, state.goals[place], rule=rule)


def note_goals(rules: Rules, state: State, player: int) -> None:
    """Remember who meets a Condition within a step that is one moment for all players."""
    for module in rules.answerers.goals_checked:
        module.goals_checked(state, player)
    note_open_goals(rules, state, player, open_goals(rules, state))


def note_open_goals(rules: Rules, state: State, player: int, aims: list[Aim]) -> None:
    for aim in aims:
        if holds(rules, state, player, aim.tests):
            state.goal_met = replaced(state.goal_met, aim.place, state.goal_met[aim.place] | 1 << player)


def settle_goals(rules: Rules, state: State) -> None:
    """PH.q.58: one player met it: awarded; several: a tie, and the goal is closed."""
    for module in rules.answerers.goals_checked:
        for player in range(len(state.players)):
            if state.players[player].is_alive or state.players[player].resolves:
                module.goals_checked(state, player)
    aims = open_goals(rules, state)
    if not aims:
        return
    for player in range(len(state.players)):
        me = state.players[player]
        if me.is_alive or me.resolves:
            note_open_goals(rules, state, player, aims)
    for aim in aims:
        place = aim.place
        met = state.goal_met[place]
        if met == 0:
            continue
        state.goal_met = replaced(state.goal_met, place, 0)
        if met & (met - 1):
            close_goal(state, place, "PH.notes.11")
        else:
            give_goal(rules, state, met.bit_length() - 1, place)


def bury(rules: Rules, state: State, rule: str = "PH.stress.06") -> None:
    """End the lives that a common step has doomed, noting what they reached by it."""
    for player in range(len(state.players)):
        me = state.players[player]
        if me.is_alive and me.is_doomed:
            note_goals(rules, state, player)
            end_life(rules, state, player, rule)
