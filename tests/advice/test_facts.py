"""Reasons say what will happen, in words of both languages, and only of what the seat can see."""

import re

import pytest

from wellspent.advice import Fact, aims, best_choices, fact_words, facts_words
from wellspent.advice.hints import is_named
from wellspent.advice.words import reason_words
from wellspent.library import new_session
from wellspent.testing import rule
from wellspent.texts import LANGUAGES
from wellspent.titles import title, title_of
from wellspent.titles.pursuit.testing import Table

from .test_prospects import SETUPS, asked, play_on

# Advice is for beginners: no short names, and no weights.
SHORT = re.compile(r"\b(STH|LTH|BCT|BLT|HG)\b|[+−]\d")


def facts(table: Table, line: str) -> dict[str, Fact]:
    """What one choice of the first seat will bring about, by id."""
    game, view = table.game, table.game.view(table.state, 0)
    state = game.copy(view)
    choice = next(each for each in game.options(view, 0) if game.notation(each) == line)
    game.apply(state, 0, choice)
    return {fact.id: fact for fact in title_of(game).reading(game, view, 0).facts(state)}


def test_a_bill_that_can_be_paid_afterwards_is_named_with_its_age() -> None:
    table = Table(seats=2)
    table.seat(0).has(money=0).holds("record_player", level=2)
    table.begin("action", "adult_2")

    assert facts(table, "temp_job")["paid"].args == {"card": "record_player", "age": "adult_3"}
    assert "paid" not in facts(table, "study")


@rule("PH.prep.13")
def test_fewer_hourglasses_in_the_next_round_are_told_as_they_will_be() -> None:
    table = Table(seats=2)
    table.seat(0).has(stress=9)
    table.begin("action", "adult_2").choose("study").choose("play")

    told = facts(table, "study")["hours"]
    assert (told.is_good, told.args) == (False, {"age": "adult_3", "count": 5, "before": 6})


def test_a_mood_that_gets_worse_and_is_still_good_is_told_as_what_is_left_of_it() -> None:
    table = Table(seats=2)
    table.seat(0).has(sth=3).holds("record_player", level=2)
    table.begin("action", "adult_2")

    told = facts(table, "discard record_player")["mood-good-still"]
    assert (told.is_good, told.args) == (False, {"count": 2})


@rule("PH.solo.04")
def test_alone_what_may_never_be_done_puts_a_life_goal_out_of_reach() -> None:
    table = Table(seats=1).goals("peace_and_quiet", "seen_it_all", "many_hands")
    table.begin("action", "adult_2")

    assert facts(table, "overtime")["goal-lost"].args == {"goal": "peace_and_quiet"}
    assert "goal-lost" not in facts(table, "study")


@rule("PH.prep.06")
def test_a_choice_after_which_the_next_age_does_not_come_says_so() -> None:
    table = Table(seats=2)
    table.seat(0).has(stress=9)
    table.begin("action", "old_age_1").choose("study").choose("play")

    assert facts(table, "study")["no-tomorrow"].args == {"age": "old_age_2"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[2], SETUPS[3], SETUPS[4]])
def test_whatever_is_told_in_a_game_has_words_without_weights_and_short_names(setup: object, lang: str) -> None:
    session = new_session(setup)  # type: ignore[arg-type]
    game = session.game
    texts = title(game.name).texts(lang)
    named = told = 0
    while not session.state.finished:
        seat = game.deciders(session.state)[0]
        found = asked(session)
        said = [fact_words(texts, game.name, fact) for each in found for fact in each.facts]
        said += facts_words(texts, game.name, aims(game, seat, game.view(session.state, seat)))
        for hint in best_choices(found):
            said += [words for words in reason_words(texts, game.name, hint) if not hint.hopes]
            named += sum(is_named(reason, hint.plan) for reason in hint.reasons)
            told += len(hint.reasons)
        assert [words for words in said if SHORT.search(words)] == []
        play_on(session, 7)
    assert named >= 0.9 * told
