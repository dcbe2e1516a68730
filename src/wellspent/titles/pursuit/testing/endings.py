"""The ways in which a game of the Pursuit can end, told from a game that was played."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.session import Session
from wellspent.engine.step import Step
from wellspent.games.pursuit.events import GOAL_REVEALED
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.measures import cards_in_area
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps.resolve import solo_goals_met
from wellspent.testing.coverage import Watched

__all__ = ["ENDINGS", "Death", "endings", "note_deaths", "used_modules"]

ENDINGS: Final = {
    "preparation": "the last life ends by the Stress of a new age",
    "upkeep": "the last life ends in the Upkeep Phase",
    "action": "the last life ends in the Action Phase",
    "resolution": "the last life ends by a reward of the Resolution Phase",
    "survived": "somebody lives through Old Age 3",
    "all_left": "the last player leaves",
    "one_left": "a player leaves and the others play on",
    "won": "the one player reaches all Life Goals and enough LTH",
    "lost_by_goals": "the one player misses a Life Goal, with enough LTH",
    "lost_by_points": "the one player misses the LTH",
    "alone_at_top": "one player has the most LTH",
    "cards_decide": "several have the most LTH, and one of them the most cards",
    "shared": "several have the most LTH and as many cards",
}
# By the step in which a life ended.
PHASE_OF_STEP: Final = {
    "prepare.marker": "preparation",
    "upkeep.stress": "upkeep",
    "upkeep.bill_done": "upkeep",
    "action.turn": "action",
    "action.end": "action",
    "resolve.set_aside": "resolution",
    "resolve.end_check": "survived",
}


@dataclass(frozen=True)
class Death:
    """The end of a life: in which step, or by leaving."""

    seat: int
    round: int
    how: str


class Obituary(Watched[State]):
    """A step that notes whose life ends in it."""

    def __init__(self, name: str, step: Step[State], deaths: list[Death]) -> None:
        super().__init__(name, step, Counter())
        self.deaths = deaths

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        alive = [player.is_alive for player in state.players]
        super().run(state, frame, seat, choice)
        self.note(state, alive, PHASE_OF_STEP.get(self.name, self.name))

    def interrupt(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        alive = [player.is_alive for player in state.players]
        super().interrupt(state, frame, seat, choice)
        self.note(state, alive, "left")

    def note(self, state: State, was_alive: list[bool], how: str) -> None:
        for seat, player in enumerate(state.players):
            if was_alive[seat] and not player.is_alive:
                self.deaths.append(Death(seat, state.round, how))


def note_deaths(game: Pursuit) -> list[Death]:
    """Let a game write every end of a life into the list that is given back."""
    deaths: list[Death] = []
    names = {number: name for name, number in game.rules.step_number.items()}
    game.steps = [Obituary(names[number], step, deaths) for number, step in enumerate(game.rules.steps)]
    return deaths


def endings(game: Pursuit, state: State, deaths: list[Death]) -> set[str]:
    """Which endings a finished game shows."""
    left = [death for death in deaths if death.how == "left"]
    found = {"all_left" if deaths[-1].how == "left" else deaths[-1].how}
    if left and deaths[-1].how != "left":
        found.add("one_left")
    return found | {_solo_result(game, state) if game.seats == 1 else _result(game, state)}


def _solo_result(game: Pursuit, state: State) -> str:
    if game.winners(state):
        return "won"
    enough = state.players[0].lth >= game.solo_threshold()
    return "lost_by_goals" if enough and not all(solo_goals_met(game.rules, state)) else "lost_by_points"


def _result(game: Pursuit, state: State) -> str:
    winners = game.winners(state)
    best = [player for player in state.players if player.lth == max(game.scores(state))]
    if len(best) == 1:
        return "alone_at_top"
    cards = sorted(cards_in_area(player) for player in best)
    assert (cards[-1] == cards[-2]) == (len(winners) > 1)
    return "cards_decide" if len(winners) == 1 else "shared"


def used_modules(session: Session[Any]) -> set[str]:
    """The modules of which a card did something for a player, or lies before all as a Life Goal."""
    assert isinstance(session.game, Pursuit)
    cards = session.game.rules.cards
    events = session.events()
    found = [event for event in events if event.seat >= 0 or event.kind == GOAL_REVEALED]
    return {cards[event.card].module for event in found if event.card >= 0} - {""}
