"""Random games of CV: whatever is chosen, the table stays whole and the game ends."""

from random import Random

import pytest

from tests.cv.deck import DECK
from wellspent.engine.chance import chance_from_seed
from wellspent.engine.record import follow, read_record
from wellspent.engine.session import Session
from wellspent.games.cv.cards import Card
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State
from wellspent.games.cv.text import state_text
from wellspent.games.cv.view import imagine
from wellspent.library import new_session, replay, set_up, write_record
from wellspent.testing import rule
from wellspent.testing.agreement import view_faults
from wellspent.testing.decisions import decision_faults
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.testing.kit import CvKit
from wellspent.titles.cv.texts import CvTexts

SEATS = (2, 3, 4)
NAMES = ("Ines", "Bruno", "Chloe", "David")
MOST_CHOICES = 3000


def decks() -> list[list[Card]]:
    return [DECK, catalog().cards()]


def faults(game: CV, state: State) -> list[str]:
    kit = CvKit(game)
    return kit.invariants(state) + decision_faults(kit, state)


def step(game: CV, state: State, random: Random) -> None:
    seat = random.choice(game.deciders(state))
    game.apply(state, seat, random.choice(game.options(state, seat)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("deck", [0, 1])
@rule("CV.end.06", "CV.select.01")
def test_every_card_is_in_one_place_and_the_game_ends(deck: int, seats: int) -> None:
    game = CV(decks()[deck], seats)
    for seed in range(6):
        random = Random(seed)
        state = game.start(f"whole {seed}")
        choices = 0
        while not state.finished and choices < MOST_CHOICES:
            assert faults(game, state) == []
            step(game, state, random)
            choices += 1

        assert state.finished
        assert faults(game, state) == []


@pytest.mark.parametrize("seats", SEATS)
@rule("CV.setup.04", "CV.childhood.10", "CV.q.03", "CV.end.07")
def test_a_view_never_leaks(seats: int) -> None:
    game = CV(DECK, seats)
    random = Random(seats)
    luck = chance_from_seed("scramble", ["luck"])
    state = game.start("view")
    while not state.finished:
        assert view_faults(CvKit(game), state, luck) == []
        step(game, state, random)
    assert view_faults(CvKit(game), state, luck) == []


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_can_be_played_on(seats: int) -> None:
    game = CV(DECK, seats)
    random = Random(seats)
    state = game.start("play on")
    for count in range(400):
        if state.finished:
            break
        if count % 20 == 0:
            view = game.view(state, random.randrange(-1, seats))
            while not view.finished:
                step(game, view, random)
            assert faults(game, view) == []
        step(game, state, random)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_imagined_fits_the_view_and_can_be_played(seats: int) -> None:
    game = CV(DECK, seats)
    random = Random(seats)
    stream = chance_from_seed("imagine", ["bot"])
    state = game.start("imagine")
    imagined: set[str] = set()
    while not state.finished:
        seat = random.randrange(seats)
        view = game.view(state, seat)
        thought = imagine(game.rules, view, seat, stream)
        assert state_text(game, game.view(thought, seat)) == state_text(game, view)
        assert faults(game, thought) == []
        imagined.add(state_text(game, thought))
        step(game, state, random)
    assert len(imagined) > 50


@pytest.mark.parametrize("seats", SEATS)
def test_a_copy_lives_its_own_life(seats: int) -> None:
    game = CV(DECK, seats)
    random = Random(seats)
    state = game.start("copy")
    for _ in range(60):
        step(game, state, random)
        before = state_text(game, state)
        twin = game.copy(state)
        assert state_text(game, twin) == before
        for _ in range(25):
            if not twin.finished:
                step(game, twin, random)
        assert state_text(game, state) == before


@pytest.mark.parametrize("seats", SEATS)
@rule("CV.select.12")
def test_records_replay_and_undo_leads_back(seats: int) -> None:
    setup = set_up(NAMES[:seats], "record", game="cv")
    session: Session[State] = new_session(setup)
    game = session.game
    assert isinstance(game, CV)
    random = Random(seats)
    while not session.state.finished:
        before = state_text(game, session.state)
        seat = random.choice(game.deciders(session.state))
        move = session.choose(seat, random.choice(session.choices(seat)[:-1]))
        if move.seen_after == move.seen_before and random.random() < 0.1:
            after = state_text(game, session.state)
            session.undo(seat)
            assert state_text(game, session.state) == before
            session.redo(seat)
            assert state_text(game, session.state) == after

    record = read_record(write_record(setup, session), "test")
    assert state_text(game, replay(record).state) == state_text(game, session.state)
    again: Session[State] = new_session(setup)
    follow(record, again, 30)
    assert len(again.moves) == 30


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_happens_can_be_said(lang: str) -> None:
    texts = CvTexts(lang, catalog())
    for seats in SEATS:
        setup = set_up(NAMES[:seats], f"say {seats}", game="cv")
        session: Session[State] = new_session(setup)
        game = session.game
        assert isinstance(game, CV)
        random = Random(seats)
        for event in session.opening:
            assert texts.event(game, event, NAMES)
        while not session.state.finished:
            seat = random.choice(game.deciders(session.state))
            options = game.options(session.state, seat)
            assert texts.question(game, session.state, seat)
            for option in options:
                assert texts.choice(game, session.state, seat, option)
            for refusal in game.refusals(session.state, seat):
                assert texts.reason(game, session.state, refusal)
            move = session.play(seat, random.choice(options))
            for event in move.events:
                assert texts.event(game, event, NAMES)
            assert texts.boundary(session.boundary(seat), NAMES)


@rule("CV.q.32")
def test_players_may_leave_at_any_moment() -> None:
    for seed in range(12):
        game = CV(DECK, 2 + seed % 3)
        random = Random(seed)
        state = game.start(f"leave {seed}")
        while not state.finished:
            if random.random() < 0.02:
                leaver = random.randrange(game.seats)
                for choice in game.interrupts(state, leaver):
                    game.apply_interrupt(state, leaver, choice)
            else:
                step(game, state, random)
            assert faults(game, state) == []
        assert not any(state.players[seat].has_left for seat in game.winners(state))
