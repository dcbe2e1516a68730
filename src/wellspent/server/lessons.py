"""Tables where somebody learns: a script laid on a real game."""

from dataclasses import replace
from typing import Any

from wellspent.engine.session import Session
from wellspent.lessons import ASKS, OVER, WAITS, Guide, Script, Stand, left_to_learner, script_of
from wellspent.library import GameSetup
from wellspent.protocol import Lesson, NewSeat, NewTable

from .opened import showing_of
from .problems import Problem, speech
from .seating import BOT, HERE, setup_of_wishes
from .thinking import Decision


def as_lesson(wishes: NewTable) -> NewTable:
    """What is laid for somebody who wants to learn, whatever else was wished for; raises Problem."""
    script = _script(wishes.game)
    learner = wishes.seats[0] if wishes.seats else NewSeat(HERE)
    teacher = NewSeat(BOT, script.teacher.name, pronoun=script.teacher.pronoun, bot=script.teacher.bot)
    return NewTable(
        wishes.game,
        [NewSeat(HERE, learner.name, learner.colour, learner.pronoun), teacher],
        edition=script.edition,
        seed=script.seed,
        first=script.first,
        pace=wishes.pace,
        is_lesson=True,
    )


def check_lesson(setup: GameSetup) -> None:
    """Whether a game that comes from elsewhere is the one that the script was written for; raises Problem."""
    expected = setup_of_wishes(as_lesson(NewTable(setup.game, [])), setup.names)
    if (setup.ruleset, setup.seed, setup.first) != (expected.ruleset, expected.seed, expected.first):
        raise Problem("lesson")


def _script(game: str) -> Script:
    script = script_of(game)
    if script is None:
        raise Problem("lesson")
    return script


def lesson_of(setup: GameSetup, session: Session[Any], lang: str) -> Lesson:
    """What the guide says now."""
    script = _script(setup.game)
    showing = showing_of(setup, lang)
    stand = Guide(script, showing.phases, showing.step_name).stand(session)
    number = min(stand.lesson + 1, len(script.lessons))
    said = Lesson(number, len(script.lessons), stand.does, script.teacher.name, _text(script, stand, setup.game, lang))
    if stand.does != OVER:
        said.rule = script.lessons[stand.lesson].rule
        said.zone = script.lessons[stand.lesson].zone if stand.does == ASKS else ""
        said.lines = list(stand.lines)
        said.note = _note(script, stand, setup.game, lang)
    return said


def _text(script: Script, stand: Stand, game: str, lang: str) -> str:
    texts = speech(lang)
    if stand.does == OVER:
        return texts.say(f"lesson-{game}-end")
    if stand.is_aside:
        return texts.say("lesson-aside")
    if stand.does == WAITS and stand.is_astray:
        return texts.say("lesson-other-move")
    id = f"lesson-{game}-{script.lessons[stand.lesson].id}"
    return texts.say(id if stand.does == ASKS else f"{id}.wait")


def _note(script: Script, stand: Stand, game: str, lang: str) -> str:
    """What became of the lesson before, where it passed without its deed, or that one may do otherwise once more."""
    last = stand.lesson - 1
    texts = speech(lang)
    if last not in stand.missed:
        return texts.say("lesson-other-move") if stand.does == ASKS and stand.is_astray else ""
    return texts.say("lesson-missed", what=texts.say(f"lesson-{game}-{script.lessons[last].id}.title"))


def title_of(setup: GameSetup, number: int, lang: str) -> str:
    """What a lesson is about, counted from 1."""
    lesson = _script(setup.game).lessons[number - 1]
    return speech(lang).say(f"lesson-{setup.game}-{lesson.id}.title")


def taught(asked: Decision, session: Session[Any]) -> Decision:
    """What the teacher decides: it leaves the learner what the lessons need, and plays alike at every table."""
    script = _script(asked.setup.game)
    options = left_to_learner(script, session, asked.options)
    return replace(asked, options=options, where=f"lesson {script.seed} {len(session.moves)}")
