"""Guided first lives: whoever follows learns everything, and whoever does not gets through all the same."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wellspent import titles
from wellspent.engine.session import Session
from wellspent.ledger import find
from wellspent.lessons import (
    ASKS,
    LEARNER,
    OVER,
    WAITS,
    Guide,
    LessonError,
    Stand,
    left_to_learner,
    read_script,
    script_of,
)
from wellspent.players import bot, persona
from wellspent.protocol import NewSeat, NewTable
from wellspent.server.lessons import as_lesson, lesson_of
from wellspent.server.opened import game_of, showing_of
from wellspent.server.seating import seated, setup_of_wishes
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech

GAMES = ("pursuit", "cv")
# Nobody listens to more in one breath.
MOST_WORDS = 36

Choice = Callable[[Session[Any], Stand], str]


class Learner:
    """A table where somebody learns."""

    def __init__(self, game: str) -> None:
        wishes = as_lesson(NewTable(game, [NewSeat("here", "Ines")]))
        seats, _ = seated(game, wishes.seats)
        self.setup = setup_of_wishes(wishes, [seat.name for seat in seats])
        self.game = game_of(self.setup)
        self.session = Session(self.game, self.setup.seed)
        showing = showing_of(self.setup, "en")
        found = script_of(game)
        assert found is not None
        self.script = found
        self.guide = Guide(self.script, showing.phases, showing.step_name)

    def play(self, choose: Choice) -> Stand:
        """To the end of the lessons; the teacher is quick and careless."""
        session = self.session
        while (stand := self.guide.stand(session)).does != OVER:
            if LEARNER in self.game.deciders(session.state):
                assert stand.does in (ASKS, WAITS)
                session.choose(LEARNER, choose(session, stand))
            else:
                seat = self.game.deciders(session.state)[0]
                options = left_to_learner(self.script, session, self.game.options(session.state, seat))
                player = bot(self.script.teacher.bot, self.game, seat, f"{self.script.seed} {len(session.moves)}")
                session.play(seat, player.choose(self.game.view(session.state, seat), options))
        return stand


@pytest.mark.parametrize("game", GAMES)
def test_the_teacher_is_the_same_person_at_every_table(game: str) -> None:
    """Whoever has no character of their own is given one by chance."""
    script = script_of(game)
    assert script is not None

    assert persona(script.teacher.bot, game).character


def follow(session: Session[Any], stand: Stand) -> str:
    if stand.lines:
        return stand.lines[0]
    view = session.game.view(session.state, LEARNER)
    player = bot("sensible", session.game, LEARNER, str(len(session.moves)))
    return session.game.notation(player.choose(view, session.game.options(session.state, LEARNER)))


def stray(seed: int) -> Choice:
    chance = Random(seed)
    return lambda session, stand: chance.choice(
        [session.game.notation(choice) for choice in session.game.options(session.state, LEARNER)]
    )


def reckless(session: Session[Any], stand: Stand) -> str:
    """Whatever brings the most Stress."""
    game = session.game

    def stress(choice: int) -> int:
        after = game.copy(session.state)
        game.apply(after, LEARNER, choice)
        return int(after.players[LEARNER].stress)

    return game.notation(max(game.options(session.state, LEARNER), key=stress))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_does_every_deed(game: str) -> None:
    learner = Learner(game)

    stand = learner.play(follow)

    assert stand.lesson == len(learner.script.lessons) == 12
    assert [learner.script.lessons[place].id for place in stand.missed] == []


def test_while_a_lesson_on_paper_waits_what_leads_there_can_be_shown() -> None:
    learner = Learner("cv")
    shown: dict[str, list[str]] = {}

    def follow_and_see(session: Session[Any], stand: Stand) -> str:
        if stand.does == WAITS and not stand.is_aside:
            shown.setdefault(learner.script.lessons[stand.lesson].id, []).append(follow(session, stand))
            assert stand.lines
        return follow(session, stand)

    learner.play(follow_and_see)

    assert "keep" in shown["buy"]
    assert shown["pays"] == ["done"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_whoever_does_as_they_like_comes_to_the_end_too(game: str, seed: int) -> None:
    stand = Learner(game).play(stray(seed))

    assert stand.lesson == 12


def test_whoever_dies_over_it_hears_the_goodbye_while_the_others_live_on() -> None:
    learner = Learner("pursuit")

    learner.play(reckless)

    state = learner.session.state
    assert (state.players[LEARNER].is_alive, state.finished) == (False, False)


def test_the_first_choice_of_each_lesson_is_the_one_that_its_words_name() -> None:
    learner = Learner("pursuit")
    learner.play(follow)

    lines = [move.line for move in learner.session.moves if move.seat == LEARNER]

    assert {"spend concert 1", "take learn_the_cello 1", "advance learn_the_cello 2"} <= set(lines)


def test_what_is_shown_of_the_dice_is_what_a_hint_would_say() -> None:
    """So it keeps the dice that pay for the card it is meant for."""
    learner = Learner("cv")
    game, shown = learner.game, []

    def follow_and_see(session: Session[Any], stand: Stand) -> str:
        options = game.options(session.state, LEARNER)
        # Where anything will do, nothing is shown.
        is_asked = stand.does == ASKS and len(stand.lines) < len(options)
        if is_asked and any(game.notation(each).startswith("reroll") for each in options):
            view = game.view(session.state, LEARNER)
            best = titles.title_of(game).reading(game, view, LEARNER).player("", "").choose(view, options)
            shown.append((stand.lines[0], game.notation(best)))
        return follow(session, stand)

    learner.play(follow_and_see)

    assert shown
    assert [line for line, _ in shown] == [best for _, best in shown]


def test_a_lesson_taken_back_is_open_again() -> None:
    learner = Learner("pursuit")
    session = learner.session
    session.choose(LEARNER, follow(session, learner.guide.stand(session)))
    before = learner.guide.stand(session).lesson

    session.undo(LEARNER)

    assert (before, learner.guide.stand(session).lesson) == (1, 0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_its_words_and_its_rule(game: str, lang: str) -> None:
    script, texts = script_of(game), Speech(lang)
    assert script is not None
    for lesson in script.lessons:
        said = texts.say(f"lesson-{game}-{lesson.id}")
        assert len(said.split()) <= MOST_WORDS, said
        assert texts.has(f"lesson-{game}-{lesson.id}.title")
        assert texts.has(f"lesson-{game}-{lesson.id}.plan")
        assert texts.has(f"lesson-{game}-{lesson.id}.wait")
        assert find(lesson.rule)
    assert texts.has(f"lesson-{game}-end")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_that_was_not_asked_for_is_granted(lang: str) -> None:
    learner, strays = Learner("pursuit"), stray(1)
    said: set[str] = set()

    def do_otherwise(session: Session[Any], stand: Stand) -> str:
        lesson = lesson_of(learner.setup, session, lang)
        said.update((lesson.note, lesson.text))
        options = [session.game.notation(choice) for choice in session.game.options(session.state, LEARNER)]
        return next((line for line in options if line not in stand.lines), strays(session, stand))

    learner.play(do_otherwise)

    assert Speech(lang).say("lesson-other-move") in said


def test_what_is_asked_again_is_granted_first() -> None:
    learner = Learner("pursuit")
    notes: list[str] = []

    def play_first(session: Session[Any], stand: Stand) -> str:
        notes.append(lesson_of(learner.setup, session, "en").note)
        return "play" if len(notes) == 2 else follow(session, stand)

    learner.play(play_first)

    assert notes[:4] == ["", "", Speech("en").say("lesson-other-move"), ""]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_nobody_goes_astray_where_nothing_could_be_followed(game: str, seed: int) -> None:
    strays, calm = stray(seed), [False]

    def choose(session: Session[Any], stand: Stand) -> str:
        assert not (calm[-1] and stand.is_astray)
        calm.append(stand.does == WAITS and not stand.is_astray)
        return strays(session, stand)

    Learner(game).play(choose)


def test_a_faulty_script_is_told_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text('seed = "x"\nlessons = [{ id = "a" }]\n', encoding="utf-8")

    with pytest.raises(LessonError, match=r"lesson\.toml: "):
        read_script(path)
