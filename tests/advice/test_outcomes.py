from typing import Any

import pytest

from tests.server.showing.games import luck, scrambled
from wellspent.advice import Outcome, outcome, prospects
from wellspent.advice.words import outcome_words
from wellspent.bots.cv.outlook import turns_left
from wellspent.bots.cv.weights import WEIGHTS
from wellspent.engine.session import Session
from wellspent.games.cv.game import CV as GameOfCv
from wellspent.games.pursuit.steps import TURN
from wellspent.library import GameSetup, new_session, set_up
from wellspent.players import bot
from wellspent.titles import title
from wellspent.titles.cv.advice import too_good

TWO = set_up(("Ines", "Omar"), "outcome")
CV = set_up(("Ines", "Omar"), "outcome", game="cv")


def play_on(session: Session[Any], until: Any) -> None:
    game = session.game
    players = [bot("sensible", game, seat, "outcome") for seat in range(game.seats)]
    while not until(session.state):
        seat = game.deciders(session.state)[0]
        session.play(seat, players[seat].choose(game.view(session.state, seat), game.options(session.state, seat)))


def told(session: Session[Any], state: Any) -> Outcome | None:
    game = session.game
    seat = game.deciders(session.state)[0]
    view, options = game.view(state, seat), game.options(session.state, seat)
    return outcome(game, view, seat, prospects("sensible", game, seat, "x", view, options))


def at_turn(round: int) -> Any:
    return lambda state: state.round >= round and state.agenda[-1].step == TURN


def test_what_is_expected_of_a_life_of_the_pursuit_is_surer_from_age_to_age() -> None:
    session = new_session(TWO)
    found = []
    for round in range(1, 7):
        play_on(session, at_turn(round))
        found.append(told(session, session.state))

    errors = [each.error for each in found if each is not None]
    assert len(errors) == 6
    assert errors == sorted(errors, reverse=True)
    assert all(30 < each.points < 120 for each in found if each is not None)


def test_near_the_end_it_is_nearly_what_the_game_comes_to() -> None:
    session = new_session(TWO)
    play_on(session, at_turn(6))
    seat = session.game.deciders(session.state)[0]
    found = told(session, session.state)
    play_on(session, lambda state: state.finished)

    assert found is not None
    assert abs(found.points - session.game.scores(session.state)[seat]) < 3 * found.error


def test_alone_goals_count_for_more_than_points_and_nothing_is_told() -> None:
    session = new_session(set_up(("Ines",), "outcome"))
    play_on(session, at_turn(2))

    assert told(session, session.state) is None


def test_in_cv_it_is_less_than_the_best_choice_is_worth_and_surer_with_fewer_turns_to_come() -> None:
    session = new_session(CV)
    play_on(session, lambda state: state.round == 2)
    game, seat = session.game, session.game.deciders(session.state)[0]
    assert isinstance(game, GameOfCv)
    view = game.view(session.state, seat)
    weighed = prospects("sensible", game, seat, "x", view, game.options(session.state, seat))
    early = outcome(game, view, seat, weighed)
    play_on(session, lambda state: state.round == 6)
    late = told(session, session.state)

    assert early is not None
    assert late is not None
    assert early.points == max(each.worth for each in weighed) - too_good(turns_left(game, view, WEIGHTS), 2)
    assert too_good(8, 2) > too_good(8, 4) > too_good(1, 4) == 0
    assert early.error > late.error


@pytest.mark.parametrize("setup", [TWO, CV])
def test_it_follows_from_what_the_seat_sees_alone(setup: GameSetup) -> None:
    session = new_session(setup)
    play_on(session, lambda state: state.round == 2 and (setup is CV or state.agenda[-1].step == TURN))
    other = scrambled(session, session.game.deciders(session.state)[0], luck())

    assert told(session, session.state) == told(session, other) is not None


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Played on sensibly, expect 64 ± 7 Long-Term Happiness"),
        ("fr", "En jouant la suite raisonnablement, vous devriez finir avec 64 ± 7 de Bonheur à Long Terme"),
    ],
)
def test_it_is_told_in_whole_points_with_its_error(lang: str, words: str) -> None:
    told = outcome_words(title("pursuit").texts(lang), "pursuit", Outcome(63.7, 7.2))

    assert told.replace("\xa0", " ") == words
