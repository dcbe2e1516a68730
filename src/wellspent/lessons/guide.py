"""Where a learner stands in a script: worked out from the moves alone, so that nothing of it can be lost."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

from wellspent import titles
from wellspent.engine.session import Session

from .script import Lesson, Script, fits

LEARNER: Final = 0
# What a guide does: asks for the deed, lets the learner choose, lets others play, or says goodbye.
Guiding = Literal["asks", "waits", "watches", "over"]
ASKS: Final = "asks"
WAITS: Final = "waits"
WATCHES: Final = "watches"
OVER: Final = "over"

# The round, and the place of the phase in it.
Moment = tuple[int, int]


class Stand(NamedTuple):
    """How far a learner has come. `lesson` is the place of the open one; behind the last, all are over."""

    lesson: int
    does: Guiding
    # The choices that would do it now, or while it waits lead there; the first is the one to be shown.
    lines: tuple[str, ...]
    # Lessons that passed without their deed, and whether the last choice was another than was asked for and possible.
    missed: tuple[int, ...]
    is_astray: bool
    # Another question is open, which the lesson does not depend on.
    is_aside: bool = False


class Guide:
    """Follows one game by a script."""

    def __init__(self, script: Script, phases: Sequence[str], step_name: Callable[[int], str]) -> None:
        self.script: Final = script
        self.step_name: Final = step_name
        self._phases: Final = list(phases)
        self._spans: Final = [(self._moment(each.since), self._moment(each.until)) for each in script.lessons]

    def _moment(self, text: str) -> Moment:
        round, phase = text.split()
        return int(round), self._phases.index(phase)

    def stand(self, session: Session[Any]) -> Stand:
        """Where the learner stands after the moves of a session."""
        game = session.game
        state = game.start(session.seed)
        ticked: dict[int, bool] = {}
        is_astray = False
        for move in session.moves:
            if move.seat == LEARNER and not move.is_interrupt:
                served = self._served(state, move.line, ticked)
                if served is not None:
                    ticked[served] = True
                    is_astray = False
                elif self._is_main(state):
                    is_astray = self._could_be_done(session, state, ticked)
            if move.is_interrupt:
                game.apply_interrupt(state, move.seat, move.choice)
            else:
                game.apply(state, move.seat, move.choice)
            self._tick_past(state, ticked, state.finished, LEARNER in game.deciders(state))
        return self._found(session, ticked, is_astray)

    def _served(self, state: Any, line: str, ticked: dict[int, bool]) -> int | None:
        """The first open lesson that a choice does."""
        now = (state.round, state.phase)
        for place, lesson in enumerate(self.script.lessons):
            since, until = self._spans[place]
            if place not in ticked and since <= now <= until and fits(lesson.does, line):
                return place
        return None

    def _could_be_done(self, session: Session[Any], state: Any, ticked: dict[int, bool]) -> bool:
        """Whether the lesson in hand could have been followed."""
        place = next((each for each in range(len(self._spans)) if each not in ticked), -1)
        return place >= 0 and bool(self._lines(session, state, self.script.lessons[place], self._spans[place][0]))

    def _tick_past(self, state: Any, ticked: dict[int, bool], is_over: bool, is_asked: bool) -> None:
        """Where players take whole turns, a phase of somebody else's turn says nothing about the learner's; a later
        round does, though the learner may never be asked again.
        """
        now = (state.round, state.phase)
        for place, (_, until) in enumerate(self._spans):
            if is_over or (is_asked and now > until) or state.round > until[0]:
                ticked.setdefault(place, False)

    def _is_main(self, state: Any) -> bool:
        return bool(state.agenda) and self.step_name(state.agenda[-1].step) in self.script.asks

    def _found(self, session: Session[Any], ticked: dict[int, bool], is_astray: bool) -> Stand:
        lessons = self.script.lessons
        missed = tuple(sorted(place for place, was_done in ticked.items() if not was_done))
        place = next((each for each in range(len(lessons)) if each not in ticked), len(lessons))
        if place == len(lessons):
            return Stand(place, OVER, (), missed, is_astray)
        if LEARNER not in session.game.deciders(session.state):
            return Stand(place, WATCHES, (), missed, is_astray)
        lines = self._lines(session, session.state, lessons[place], self._spans[place][0])
        if lines:
            return Stand(place, ASKS, self._shown_first(session, lessons[place], lines), missed, is_astray)
        meanwhile = self._possible(session, session.state, lessons[place].meanwhile)
        return Stand(place, WAITS, meanwhile, missed, is_astray, not self._is_main(session.state))

    def _lines(self, session: Session[Any], state: Any, lesson: Lesson, since: Moment) -> tuple[str, ...]:
        return self._possible(session, state, lesson.does) if (state.round, state.phase) >= since else ()

    def _possible(self, session: Session[Any], state: Any, patterns: tuple[str, ...]) -> tuple[str, ...]:
        """The choices of the first pattern that can be followed in a position."""
        lines = [session.game.notation(choice) for choice in session.game.options(state, LEARNER)]
        found = ([line for line in lines if fits((pattern,), line)] for pattern in patterns)
        return tuple(next((each for each in found if each), []))

    def _shown_first(self, session: Session[Any], lesson: Lesson, lines: tuple[str, ...]) -> tuple[str, ...]:
        """Whoever gives hints says which one."""
        if not lesson.shows_best:
            return lines
        game, view = session.game, session.game.view(session.state, LEARNER)
        adviser = titles.title_of(game).reading(game, view, LEARNER).player("", self.script.seed)
        fitting = [each for each in game.options(view, LEARNER) if fits(lesson.does, game.notation(each))]
        best = game.notation(adviser.choose(view, fitting))
        return (best, *(line for line in lines if line != best))


def left_to_learner(script: Script, session: Session[Any], options: Sequence[int]) -> list[int]:
    """What a teacher chooses from: not what the learner will need, if there is anything else."""
    others = [choice for choice in options if not fits(script.leaves, session.game.notation(choice))]
    return others or list(options)
