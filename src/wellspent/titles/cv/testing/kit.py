"""What random games ask of CV."""

from wellspent.engine.chance import Chance
from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.cv.events import EVENTS
from wellspent.games.cv.game import CV
from wellspent.games.cv.lives import card_count
from wellspent.games.cv.reasons import REASONS
from wellspent.games.cv.state import State
from wellspent.games.cv.text import state_text
from wellspent.games.cv.verbs import VERBS
from wellspent.testing.kit import Kit

from .account import account_faults
from .endings import cv_endings
from .invariants import invariants, scramble, silent, unseen
from .moods import MOODS

__all__ = ["CvKit"]

SETTLED = 5


class CvKit(Kit[State]):
    """CV, and what must be true of it."""

    def __init__(self, game: CV) -> None:
        verbs, reasons = [verb.name for verb in VERBS], [reason.name for reason in REASONS]
        super().__init__(game, MOODS, verbs, game.rules.step_names, reasons, EVENTS)
        self.cv = game

    def text(self, state: State) -> str:
        return state_text(self.cv, state)

    def round(self, state: State) -> int:
        return state.round

    def is_settled(self, state: State, seat: int) -> bool:
        return card_count(state.players[seat]) >= SETTLED

    def is_out(self, state: State, seat: int) -> bool:
        return state.players[seat].has_left

    def endings(self, session: Session[State]) -> set[str]:
        return cv_endings(self.cv, session)

    def invariants(self, state: State) -> list[str]:
        return list(invariants(self.cv, state))

    def silent(self, state: State, seat: int, known: list[int]) -> list[str]:
        return silent(self.cv, state, seat, known)

    def revealed(self, before: State, after: State) -> list[str]:
        return unseen(before, after)

    def account(self, before: State, after: State, seat: int, events: list[Event]) -> list[str]:
        return account_faults(self.cv, before, after, events)

    def scramble(self, state: State, luck: Chance, seat: int) -> State:
        return scramble(self.cv, state, luck, seat)
