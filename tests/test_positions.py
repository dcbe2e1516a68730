"""Positions as text: everything is in them, by name, and a later release can go on from them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from wellspent import titles
from wellspent.cli import main
from wellspent.library import new_session, set_up
from wellspent.positions import Position, PositionError
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import job, level

RECORD = next(iter(sorted(Path(__file__).parent.glob("records/community-3-*.record"))))


def middle_of(game: str, moves: int = 40, **wishes: Any) -> tuple[Position, Any, str]:
    setup = set_up(game=game, names=("Ines", "Bruno", "Mei"), seed="position", **wishes)
    session, chance = new_session(setup), Random(3)
    while len(session.moves) < moves and not session.state.finished:
        seat = session.game.deciders(session.state)[0]
        session.play(seat, chance.choice(session.game.options(session.state, seat)))
    position = titles.title(game).position(session.game)
    assert position is not None
    return position, session.state, setup.seed


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_what_is_written_is_read_again(game: str) -> None:
    position, state, seed = middle_of(game)

    assert position.write(position.read(position.write(state), seed)) == position.write(state)


def test_there_are_names_where_numbers_could_change() -> None:
    position, state, _ = middle_of("pursuit", modules=("community", "nostalgia"))
    told = json.loads(position.write(state))

    assert told["agenda"][-1]["step"] == "action.turn"
    assert all(isinstance(card, str) for pile in told["piles"].values() for card in pile["draw"])
    assert set(told["parts"]) == {"community", "nostalgia"}


def test_a_card_that_is_gone_is_named() -> None:
    position, state, seed = middle_of("pursuit")
    text = position.write(state).replace('"concert"', '"concert_of_old"')

    with pytest.raises(PositionError, match="there is no card 'concert_of_old' any more"):
        position.read(text, seed)


@rule("PH.cardaction.19")
def test_a_job_that_was_found_and_is_not_yet_paid_for_stays_out_of_the_box() -> None:
    old = job("clerk", "art", 1, level(), level({"any": 1}))
    table = Table(cards=[old]).row("job").begin("action")
    table.seat(0).holds("clerk").has(knowledge=1, creativity=1)
    table.choose("promote clerk a")
    position = titles.title("pursuit").position(table.game)

    assert position is not None
    assert table.state.promised not in position.read(position.write(table.state), "seed").box


def test_a_card_that_is_new_stays_in_the_box() -> None:
    position, state, seed = middle_of("pursuit")
    told = json.loads(position.write(state))
    gone = told["piles"]["item_activity"]["draw"].pop()

    read = position.read(json.dumps(told), seed)

    assert json.loads(position.write(read))["box"][-1] == gone


def test_nonsense_is_refused() -> None:
    position, _, seed = middle_of("cv", moves=4)

    with pytest.raises(PositionError, match="this is no position"):
        position.read("{", seed)
    with pytest.raises(PositionError, match="expected a position of cv"):
        position.read('{"position": 99, "game": "cv"}', seed)


def test_the_command_shows_the_position_of_a_record() -> None:
    shown = CliRunner().invoke(main, ["position", str(RECORD), "--at", "9"])

    assert shown.exit_code == 0
    assert json.loads(shown.output)["game"] == "pursuit"


def test_a_position_after_the_last_choice_there_is_none() -> None:
    shown = CliRunner().invoke(main, ["position", str(RECORD), "--at", "9999"])

    assert shown.exit_code == 1
    assert "no choice 9999" in shown.output
