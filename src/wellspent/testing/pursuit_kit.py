"""What random games ask of the Pursuit."""

from wellspent.engine.chance import Chance
from wellspent.engine.events import Event
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import NO_CARD, State
from wellspent.games.pursuit.text import state_text

from .account import account_faults, overshoot_faults
from .invariants import invariants, scramble, silent, unseen
from .kit import Kit
from .moods import PURSUIT_MOODS

__all__ = ["PursuitKit"]


class PursuitKit(Kit[State]):
    """The Pursuit, and what must be true of it."""

    def __init__(self, game: Pursuit) -> None:
        rules = game.rules
        steps = sorted(rules.step_number, key=lambda name: rules.step_number[name])
        super().__init__(game, PURSUIT_MOODS, [verb.name for verb in rules.verbs], steps, rules.reasons, EVENTS)
        self.pursuit = game

    def text(self, state: State) -> str:
        return state_text(self.pursuit, state)

    def round(self, state: State) -> int:
        return state.round

    def is_settled(self, state: State, seat: int) -> bool:
        return state.players[seat].job != NO_CARD

    def is_out(self, state: State, seat: int) -> bool:
        return not state.players[seat].is_alive

    def used_steps(self) -> set[str]:
        """Steps that stand in the flow of this edition, and those that other steps put on the agenda."""
        numbers = self.pursuit.rules.step_number
        phases = {name for edition in EDITIONS.values() for name in edition.round}
        return {name for name in numbers if name not in phases or numbers[name] in self.pursuit.flow}

    def invariants(self, state: State) -> list[str]:
        return invariants(self.pursuit, state)

    def silent(self, state: State, seat: int, known: list[int]) -> list[str]:
        return silent(self.pursuit, state, seat, known)

    def revealed(self, before: State, after: State) -> list[str]:
        return unseen(before, after, self.pursuit.rules.first_player_stream)

    def account(self, before: State, after: State, seat: int, events: list[Event]) -> list[str]:
        faults = account_faults(before, after, events)
        if self.pursuit.rules.edition.limits_stress:
            faults += overshoot_faults(before, seat, events)
        return faults

    def scramble(self, state: State, luck: Chance, seat: int) -> State:
        return scramble(self.pursuit, state, luck, seat)
