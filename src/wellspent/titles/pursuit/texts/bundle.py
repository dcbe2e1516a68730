"""The sentences of a game in one language: choices, reasons, events, questions."""

from collections.abc import Sequence

from wellspent.engine.events import Event
from wellspent.engine.session import Boundary
from wellspent.engine.step import Refusal
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

from .choices import choice_text
from .happenings import event_text
from .messages import Messages
from .questions import question_text
from .refusals import reason_text


class Texts(Messages):
    """Everything that a player reads, made of messages and the texts of the cards."""

    def choice(self, game: Pursuit, state: State, seat: int, choice: int) -> str:
        """What a choice would do, as a sentence, with the Stress it costs now."""
        return choice_text(self, game, state, seat, choice)

    def reason(self, game: Pursuit, state: State, refusal: Refusal) -> str:
        """Why a choice is not possible now, what is missing, and by which rule."""
        return reason_text(self, game, state, refusal)

    def event(self, game: Pursuit, event: Event, names: Sequence[str]) -> str | None:
        """One line of the log, or None for what another line tells already."""
        return event_text(self, game, event, names)

    def question(self, game: Pursuit, state: State, seat: int) -> str:
        """What a seat is asked now."""
        return question_text(self, game, state, seat)

    def boundary(self, boundary: Boundary, names: Sequence[str]) -> str:
        """Why nothing before this point can be taken back."""
        if boundary.other_seat >= 0:
            return self.say("boundary-other", name=names[boundary.other_seat])
        if boundary.index == 0:
            return self.say("boundary-start")
        seen = f"boundary-{EVENTS[boundary.seen_kind]}"
        return self.say(seen if self.has(seen) else "boundary-seen")
