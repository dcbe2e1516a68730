"""What happened is kept by names: a later release tells the same, and goes on from there."""

import json
from random import Random
from typing import Any

import pytest

from wellspent import titles
from wellspent.accounts import Account
from wellspent.engine.session import OTHER_RULES, NotPossible, Session
from wellspent.library import GameSetup, new_session, set_up
from wellspent.positions import PositionError

NAMES = ("Ines", "Bruno", "Mei")
SEVERAL = ("community", "nostalgia", "experiences", "relatives", "events")


def played(game: str, moves: int, **wishes: Any) -> tuple[Session[Any], GameSetup]:
    setup = set_up(game=game, names=NAMES, seed="account", **wishes)
    session = new_session(setup)
    go_on(session, moves)
    return session, setup


def go_on(session: Session[Any], moves: int) -> None:
    chance = Random(5)
    while len(session.moves) < moves and not session.state.finished:
        seat = session.game.deciders(session.state)[0]
        session.play(seat, chance.choice(session.game.options(session.state, seat)))


def account_of(session: Session[Any]) -> Account:
    position = titles.title_of(session.game).position(session.game)
    assert position is not None
    return Account(position)


def continued(session: Session[Any]) -> Session[Any]:
    account = account_of(session)
    return Session(session.game, session.seed, account.read(account.write(session), session.seed))


@pytest.mark.parametrize(("game", "wishes"), [("pursuit", {}), ("pursuit", {"modules": SEVERAL}), ("cv", {})])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_log_reads_as_it_did(game: str, wishes: dict[str, Any], lang: str) -> None:
    session, setup = played(game, 90, **wishes)
    showing = titles.title(game).showing(session.game, setup.ruleset, lang)

    after = continued(session)

    for reader in [(), (0,), (2,)]:
        assert showing.log(after, reader, NAMES) == showing.log(session, reader, NAMES)
    assert [move.line for move in after.moves] == [move.line for move in session.moves]


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_the_game_goes_on_as_it_would_have(game: str) -> None:
    session, setup = played(game, 50)
    after = continued(session)

    go_on(session, 10_000)
    go_on(after, 10_000)

    assert after.state.finished
    assert session.game.scores(after.state) == session.game.scores(session.state)
    showing = titles.title(game).showing(session.game, setup.ruleset, "en")
    stories = [[showing.story(each, NAMES, ("they",) * 3, seat) for seat in range(3)] for each in (after, session)]
    assert stories[0] == stories[1]
    assert [len(line.scores) for line in showing.chart(after)] == [len(showing.ages(after))] * 3


def test_nothing_of_the_past_is_taken_back() -> None:
    session, setup = played("pursuit", 50)
    after = continued(session)
    seat = after.game.deciders(after.state)[0]
    showing = titles.title("pursuit").showing(after.game, setup.ruleset, "en")

    boundary = after.boundary(seat)

    assert (boundary.index, boundary.other_seat) == (50, OTHER_RULES)
    assert showing.back(after, seat, NAMES).why == "What came before was played under other rules."
    with pytest.raises(NotPossible):
        after.undo(seat)


def test_what_comes_after_the_past_is_taken_back() -> None:
    after = continued(played("pursuit", 50)[0])
    account = account_of(after)
    before = account.write(after)
    seat = after.game.deciders(after.state)[0]
    line = after.choices(seat)[-1]
    move = after.choose(seat, line)
    if move.seen_after != move.seen_before:
        pytest.skip("something was turned up")

    after.undo(seat)

    assert account.write(after) == before
    assert after.redo(seat).line == line


def test_an_event_that_nobody_has_words_for_is_left_out() -> None:
    session, _ = played("pursuit", 20)
    account = account_of(session)
    told = json.loads(account.write(session))
    told["moves"][3][3][0]["event"] = "danced"

    past = account.read(json.dumps(told).encode(), session.seed)

    assert len(past.moves[3].events) == len(session.moves[3].events) - 1
    assert len(past.moves) == 20


def test_nonsense_is_refused() -> None:
    session, _ = played("pursuit", 5)

    with pytest.raises(PositionError, match="no account"):
        account_of(session).read(b"{", session.seed)
