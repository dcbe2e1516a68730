"""What random games ask of the Pursuit."""

from wellspent.engine.chance import Chance
from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import NO_CARD, RESOLUTION, State
from wellspent.games.pursuit.text import state_text
from wellspent.testing.kit import Kit
from wellspent.testing.moods import Mood

from .account import account_faults, overshoot_faults
from .endings import Death, endings, note_deaths
from .invariants import invariants, scramble, silent, unseen
from .moods import MODULE_MOODS, PURSUIT_MOODS

__all__ = ["PursuitKit"]


def moods_for(rules: Rules) -> dict[str, Mood]:
    """With modules also moods for what comes with them."""
    if not rules.modules:
        return PURSUIT_MOODS
    verbs = {verb.name for verb in rules.verbs}
    fitting = {name: mood for name, mood in MODULE_MOODS.items() if not mood.likes or next(iter(mood.likes)) in verbs}
    return PURSUIT_MOODS | fitting


class PursuitKit(Kit[State]):
    """The Pursuit, and what must be true of it."""

    def __init__(self, game: Pursuit) -> None:
        rules = game.rules
        steps = sorted(rules.step_number, key=lambda name: rules.step_number[name])
        verbs = [verb.name for verb in rules.verbs]
        super().__init__(game, moods_for(rules), verbs, steps, rules.reason_names(), EVENTS)
        self.pursuit = game
        self.deaths: list[Death] = []

    def text(self, state: State) -> str:
        return state_text(self.pursuit, state)

    def round(self, state: State) -> int:
        return state.round

    def is_settled(self, state: State, seat: int) -> bool:
        return state.players[seat].job != NO_CARD

    def is_out(self, state: State, seat: int) -> bool:
        # PH.stress.11
        me = state.players[seat]
        return not (me.is_alive or (me.resolves and state.phase == RESOLUTION))

    def used_steps(self) -> set[str]:
        """Steps that stand in the flow of this edition, and those that other steps put on the agenda."""
        numbers = self.pursuit.rules.step_number
        phases = {name for edition in EDITIONS.values() for name in edition.round}
        return {name for name in numbers if name not in phases or numbers[name] in self.pursuit.flow}

    def used_events(self) -> set[str]:
        return {EVENTS[event] for event in self.pursuit.rules.events}

    def watch(self) -> None:
        self.deaths = note_deaths(self.pursuit)

    def endings(self, session: Session[State]) -> set[str]:
        return endings(self.pursuit, session.state, self.deaths)

    def invariants(self, state: State) -> list[str]:
        return invariants(self.pursuit, state)

    def silent(self, state: State, seat: int, known: list[int]) -> list[str]:
        return silent(self.pursuit, state, seat, known)

    def revealed(self, before: State, after: State) -> list[str]:
        return unseen(self.pursuit.rules, before, after)

    def account(self, before: State, after: State, seat: int, events: list[Event]) -> list[str]:
        faults = account_faults(self.pursuit.rules, before, after, events)
        if self.pursuit.rules.edition.limits_stress:
            faults += overshoot_faults(before, seat, events)
        return faults

    def scramble(self, state: State, luck: Chance, seat: int) -> State:
        return scramble(self.pursuit, state, luck, seat)
