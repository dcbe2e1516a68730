from typing import Any

import pytest

from tests.server.showing.games import luck, scrambled
from wellspent.advice import best_choices, outcome, prospects
from wellspent.advice.prospects import NEVER, _together
from wellspent.bots.pursuit.characters import LONGINGS
from wellspent.bots.pursuit.sensible import SensiblePlayer
from wellspent.engine.session import Session
from wellspent.library import GameSetup, new_session, set_up
from wellspent.players import bot
from wellspent.titles import title_of

SETUPS = [
    set_up(("Ines", "Omar"), "advice"),
    set_up(("Ines", "Omar"), "advice", edition="first"),
    set_up(("Ines",), "advice"),
    set_up(("Ines", "Omar", "Kim"), "advice", modules=("community", "nostalgia", "pets")),
    set_up(("Ines", "Omar", "Kim"), "advice", game="cv"),
]


def play_on(session: Session[Any], choices: int) -> None:
    game = session.game
    players = [bot("sensible", game, seat, "advice") for seat in range(game.seats)]
    for _ in range(choices):
        if session.state.finished:
            return
        seat = game.deciders(session.state)[0]
        session.play(seat, players[seat].choose(game.view(session.state, seat), game.options(session.state, seat)))


def asked(session: Session[Any], seed: str = "x") -> list[Any]:
    game, state = session.game, session.state
    seat = game.deciders(state)[0]
    return prospects("sensible", game, seat, seed, game.view(state, seat), game.options(state, seat))


@pytest.mark.parametrize("setup", SETUPS)
def test_all_game_long_there_is_advice_that_can_be_followed(setup: GameSetup) -> None:
    session = new_session(setup)
    game = session.game
    while not session.state.finished:
        found = asked(session)
        options = game.options(session.state, game.deciders(session.state)[0])
        assert found
        assert {each.choice for each in found} <= set(options)
        assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
        play_on(session, 3)


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]])
def test_following_the_advice_beats_playing_by_chance(setup: GameSetup) -> None:
    session = new_session(setup)
    game = session.game
    others = [bot("random", game, seat, "chance") for seat in range(game.seats)]
    while not session.state.finished:
        seat = game.deciders(session.state)[0]
        options = game.options(session.state, seat)
        choice = asked(session)[0].choice if seat == 0 else others[seat].choose(session.state, options)
        session.play(seat, choice)

    scores = game.scores(session.state)
    assert scores[0] > max(scores[1:])


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[3], SETUPS[4]])
@pytest.mark.parametrize(("level", "times"), [("sensible", 12), ("planner@4", 5)])
def test_advice_follows_from_what_the_seat_sees_alone(level: str, times: int, setup: GameSetup) -> None:
    session = new_session(setup)
    game, chance = session.game, luck()
    for _ in range(times):
        seat = game.deciders(session.state)[0]
        other = scrambled(session, seat, chance)
        options = game.options(session.state, seat)
        here = prospects(level, game, seat, "x", game.view(session.state, seat), options)
        there = prospects(level, game, seat, "x", game.view(other, seat), options)
        assert here == there
        play_on(session, 60 // times)


def test_asking_changes_nothing() -> None:
    session = new_session(SETUPS[0])
    play_on(session, 30)
    game, state = session.game, session.state
    seat = game.deciders(state)[0]
    view = game.view(state, seat)
    before = game.options(view, seat), game.scores(view)

    first = prospects("sensible", game, seat, "x", view, game.options(view, seat))
    again = prospects("sensible", game, seat, "x", view, game.options(view, seat))

    assert first == again
    assert (game.options(view, seat), game.scores(view)) == before


def test_the_reasons_of_an_action_of_the_pursuit_speak_of_its_aspects() -> None:
    session = new_session(SETUPS[0])
    told = 0
    while not session.state.finished:
        told += sum(bool(hint.reasons) for hint in best_choices(asked(session)))
        play_on(session, 10)

    assert told > 10


def test_what_was_chosen_is_read_however_bad_it_is() -> None:
    session = new_session(SETUPS[0])
    play_on(session, 42)
    game, state = session.game, session.state
    seat = game.deciders(state)[0]
    view, options = game.view(state, seat), game.options(state, seat)
    worst = prospects("sensible", game, seat, "x", view, options)[-1]
    assert worst.aspects == {}

    found = prospects("sensible", game, seat, "x", view, options, worst.choice)

    assert found[-1].choice == worst.choice
    assert found[-1].aspects


def test_thought_and_first_look_count_as_far_as_they_are_trusted() -> None:
    looks, thoughts = [10.0, 8.0, 2.0, NEVER], [30.0, 32.0, NEVER, NEVER]

    assert _together(looks, thoughts, 1.0) == [30.0, 32.0, 24.0, NEVER]
    assert _together(looks, thoughts, 0.0) == [32.0, 30.0, 24.0, NEVER]
    assert _together(looks, thoughts, 0.5) == [31.0, 31.0, 24.0, NEVER]
    assert _together(looks, [NEVER] * 4, 0.5) == [NEVER] * 4


def test_replacing_cards_of_a_row_is_a_matter_of_order_and_gains_no_points() -> None:
    session = new_session(SETUPS[0])
    game = session.game
    while not any(line.startswith("refresh") for line in session.choices(game.deciders(session.state)[0])):
        play_on(session, 1)
    seat = game.deciders(session.state)[0]
    session.choose(seat, next(line for line in session.choices(seat) if line.startswith("refresh")))

    found = asked(session)

    assert len(found) > 1
    assert {each.worth for each in found} == {0.0}
    view = game.view(session.state, seat)
    assert found[0].choice == title_of(game).reading(game, view, seat).player("sensible", "x").choose(
        view, game.options(view, seat)
    )
    assert outcome(game, view, seat, found) is None


def test_whoever_advises_has_no_character() -> None:
    session = new_session(SETUPS[0])
    game = session.game
    longings = {name for longing in LONGINGS.values() for name in longing}
    for seed in ("one", "two", "three", "four", "five"):
        adviser = title_of(game).reading(game, game.view(session.state, 0), 0).player("sensible", seed)
        assert isinstance(adviser, SensiblePlayer)
        weights = adviser.weights.as_dict()
        assert {weights[name] for name in longings} == {0.0}
