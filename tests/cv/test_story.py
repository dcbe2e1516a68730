"""The story of a life of CV: a curriculum vitae."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from wellspent.cli import main
from wellspent.engine.session import Session
from wellspent.games.cv import events as kinds
from wellspent.games.cv.cards import CHILDHOOD, DECKS
from wellspent.games.cv.game import CV
from wellspent.library import GameSetup, new_session, set_up, write_record
from wellspent.players import bot
from wellspent.story import Story
from wellspent.story.shape import GAINED, LOST
from wellspent.testing import rule
from wellspent.texts import LANGUAGES
from wellspent.texts.narration import PRONOUNS
from wellspent.titles import title_of
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.story import KIND_OF_STACK

NAMES = ("Ines", "Bruno", "Mei", "Odile")
# In the first one an early card is bought after a later one of the same heading.
GAMES = [(2, "s30"), (3, "b"), (4, "c")]


def setup_of(seats: int, seed: str) -> GameSetup:
    return set_up(NAMES[:seats], seed, game="cv")


@cache
def finished(seats: int, seed: str) -> Session[Any]:
    return played(seats, seed)


def played(seats: int, seed: str, most: int = 100_000) -> Session[Any]:
    session = new_session(setup_of(seats, seed))
    players = [bot("random", session.game, seat, seed) for seat in range(seats)]
    while not session.state.finished and len(session.moves) < most:
        seat = session.game.deciders(session.state)[0]
        options = session.game.options(session.state, seat)
        session.play(seat, players[seat].choose(session.game.view(session.state, seat), options))
    return session


def story_of(session: Session[Any], seat: int, pronoun: str = "she", lang: str = "en") -> Story:
    return title_of(session.game).story(session, NAMES, [pronoun] * session.game.seats, lang, seat)


def whole_text(story: Story) -> str:
    entries = [entry.words for chapter in story.chapters for entry in chapter.entries]
    goals = [words for goal in story.goals for words in (goal.title, goal.words)]
    chapters = [chapter.text for chapter in story.chapters]
    return " ".join([story.title, story.opening, *chapters, *entries, *goals, story.closing, story.epitaph])


def stories() -> list[tuple[Session[Any], int]]:
    return [(finished(seats, seed), seat) for seats, seed in GAMES for seat in range(seats)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pronoun", PRONOUNS)
def test_a_story_has_no_gaps(pronoun: str, lang: str) -> None:
    for session, seat in stories():
        text = whole_text(story_of(session, seat, pronoun, lang))

        assert NAMES[seat] in text
        assert re.findall(r"[{}]|  | [.,;]", text.replace("\u00a0;", ";")) == []
        assert lang == "en" or re.findall(r" [:;!?»]|« ", text) == []


def test_nothing_but_the_pronoun_agrees_with_the_person_in_french() -> None:
    for session, seat in stories():
        texts = {whole_text(story_of(session, seat, pronoun, "fr")) for pronoun in PRONOUNS}

        assert len({re.sub(r"\b(?:elle|il|iel)\b", "_", text, flags=re.IGNORECASE) for text in texts}) == 1


def test_a_story_is_always_told_the_same_way() -> None:
    assert story_of(finished(3, "b"), 1) == story_of(finished(3, "b"), 1)


def test_ages_come_in_order_under_every_heading() -> None:
    for session, seat in stories():
        story = story_of(session, seat)

        assert [chapter.age for chapter in story.chapters] == list(DECKS[:4])
        told = [story.under(heading) for heading in story.headings]
        assert sum(len(entries) for entries in told) == sum(len(chapter.entries) for chapter in story.chapters) > 5
        for entries in told:
            ages = [DECKS.index(entry.age) for entry in entries]
            assert ages == sorted(ages)


def test_every_heading_names_the_person_before_it_says_she() -> None:
    for session, seat in stories():
        story = story_of(session, seat)
        for heading in story.headings:
            words = " ".join(entry.words for entry in story.under(heading))
            mention = re.search(rf"{NAMES[seat]}|\b(?:she|her)\b", words, re.IGNORECASE)
            assert mention is None or mention.group() == NAMES[seat]


def test_every_card_of_the_cv_is_told_under_the_heading_of_its_stack() -> None:
    for session, seat in stories():
        game, told = game_of(session), entries_by_card(story_of(session, seat))
        for stack, cards in enumerate(session.state.players[seat].stacks):
            for number in cards:
                card = game.rules.cards[number]
                assert (KIND_OF_STACK[stack], GAINED) in told[card.id]


def test_what_was_lost_is_told_as_lost() -> None:
    lost = [(session, seat, number) for session, seat in stories() for number in lost_cards(session, seat)]

    assert lost
    for session, seat, number in lost:
        told = entries_by_card(story_of(session, seat))
        assert any(happened == LOST for _, happened in told[game_of(session).rules.cards[number].id])


def lost_cards(session: Session[Any], seat: int) -> list[int]:
    events = [event for move in session.moves for event in move.events]
    return [event.card for event in events if event.seat == seat and event.kind == kinds.LOST]


def game_of(session: Session[Any]) -> CV:
    assert isinstance(session.game, CV)
    return session.game


def entries_by_card(story: Story) -> dict[str, list[tuple[str, str]]]:
    found: dict[str, list[tuple[str, str]]] = {}
    for chapter in story.chapters:
        for entry in chapter.entries:
            found.setdefault(entry.card, []).append((entry.kind, entry.happened))
    return found


def test_childhood_is_told_as_education() -> None:
    for session, seat in stories():
        childhood = story_of(session, seat).chapters[CHILDHOOD]

        assert len(childhood.entries) == 3
        assert {entry.kind for entry in childhood.entries} <= {"education", "possessions"}


@rule("CV.score.10")
def test_the_sources_account_for_all_points() -> None:
    for session, seat in stories():
        story = story_of(session, seat)
        score = game_of(session).parts(session.state)[seat]

        assert sum(source.points for source in story.sources) == story.total == score.total
        assert story.chapters[-1].total == sum(score.table) + score.possessions
        assert sum(chapter.gained for chapter in story.chapters) == story.chapters[-1].total


@rule("CV.score.08", "CV.score.09")
def test_goals_are_told_with_their_points() -> None:
    for session, seat in stories():
        story = story_of(session, seat)
        score = game_of(session).parts(session.state)[seat]

        assert [goal.points for goal in story.goals if goal.is_private] == [score.private]
        assert [goal.points for goal in story.goals if not goal.is_private] == score.public
        assert all(goal.is_met == (goal.points > 0) for goal in story.goals)


@rule("CV.setup.04", "CV.childhood.10")
def test_the_story_of_a_running_game_tells_nothing_hidden() -> None:
    session = played(3, "b", 12)
    game, state = game_of(session), session.state
    assert not state.finished
    for seat, player in enumerate(state.players):
        story = story_of(session, seat)
        hidden = [player.goal, *(number for number in player.hand if game.rules.cards[number].deck == CHILDHOOD)]
        text = whole_text(story)
        assert hidden
        for number in hidden:
            entry = catalog().entry(game.rules.cards[number].id)
            assert entry.id not in entries_by_card(story)
            assert entry.name.en not in text
        assert story.total == sum(source.points for source in story.sources)


@pytest.mark.parametrize(("lang", "said"), [("en", "Work experience"), ("fr", "Expérience professionnelle")])
def test_a_replay_tells_the_lives_of_a_finished_game(lang: str, said: str, tmp_path: Path) -> None:
    session = finished(2, "s30")
    path = tmp_path / "cv.record"
    title, rest = write_record(setup_of(2, "s30"), session).split("\n", 1)
    path.write_text(f"{title}\n# seat A human she\n# seat B random he\n{rest}", encoding="utf-8")

    result = CliRunner().invoke(main, ["replay", str(path), "--story", "--lang", lang], env={"COLUMNS": "80"})

    assert result.exit_code == 0, result.output
    assert said in result.output
    assert NAMES[0] in result.output
    assert max(len(line) for line in result.output.splitlines() if str(path) not in line) <= 80
