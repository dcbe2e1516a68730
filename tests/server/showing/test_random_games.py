"""Both games, played by chance: all that can be chosen is there, all that is named exists, nothing hidden is told."""

from typing import Any

import msgspec
import pytest

from tests.server.showing.games import (
    KINDS,
    NAMES,
    cards_in,
    finished,
    luck,
    places_in,
    played,
    scrambled,
    setup_for,
    table,
)
from wellspent.engine.game import NOBODY
from wellspent.engine.session import Session
from wellspent.protocol import Ask, LogEntry, Scene, TableInfo
from wellspent.texts import LANGUAGES
from wellspent.titles import title
from wellspent.wire import Showing

ALL = pytest.mark.parametrize(("game", "seats", "edition"), KINDS)


def ask_of(showing: Showing, session: Session[Any], seat: int) -> Ask:
    ask = showing.ask(session.state, seat)
    assert ask is not None
    return ask


@ALL
def test_every_choice_and_every_refusal_is_in_the_ask(game: str, seats: int, edition: str) -> None:
    session, showing = table(game, seats, edition)
    for _ in played(session, every=3):
        for seat in session.game.deciders(session.state):
            ask = ask_of(showing, session, seat)
            refused = [session.game.notation(each.choice) for each in session.game.refusals(session.state, seat)]

            assert [offer.line for offer in ask.offers] == session.choices(seat)
            assert [each.line for each in ask.refused] == refused
            assert ask.question
            assert all(each.reason and each.rule for each in ask.refused)


@ALL
def test_whatever_a_choice_points_to_lies_on_the_table(game: str, seats: int, edition: str) -> None:
    session, showing = table(game, seats, edition)
    for _ in played(session, every=3):
        for seat in session.game.deciders(session.state):
            ask = ask_of(showing, session, seat)
            places = places_in(showing.scene(session.game.view(session.state, seat), seat))

            assert {offer.at for offer in ask.offers} - places == set()
            assert {each.at for each in ask.refused} - places == set()


@ALL
def test_what_no_place_tells_apart_comes_with_a_text(game: str, seats: int, edition: str) -> None:
    session, showing = table(game, seats, edition)
    for _ in played(session, every=3):
        for seat in session.game.deciders(session.state):
            silent = [offer for offer in ask_of(showing, session, seat).offers if not offer.text]
            marks = [(each.verb, each.at, each.level, each.side, each.to, *each.dice) for each in silent]

            assert all(each.at for each in silent)
            assert len(set(marks)) == len(marks)


@ALL
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_a_scene_has_a_face(game: str, seats: int, edition: str, lang: str) -> None:
    known = {face.id for face in title(setup_for(game, seats).game).faces(edition, lang)}
    session, showing = table(game, seats, edition, lang)
    for _ in played(session, every=5):
        for seat in range(NOBODY, seats):
            scene = showing.scene(session.game.view(session.state, seat), seat)

            assert cards_in(scene) - known == set()
    assert {entry.card for entry in showing.log(session, range(seats), NAMES) if entry.card} - known == set()


@ALL
def test_a_scene_an_ask_and_a_log_survive_the_wire(game: str, seats: int, edition: str) -> None:
    session, showing = table(game, seats, edition, "fr")
    for _ in played(session, every=7):
        seat = session.game.deciders(session.state)[0]
        scene = showing.scene(session.game.view(session.state, seat), seat)
        ask = ask_of(showing, session, seat)
        log = showing.log(session, [seat], NAMES)

        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
        assert msgspec.json.decode(msgspec.json.encode(ask), type=Ask) == ask
        assert msgspec.json.decode(msgspec.json.encode(log), type=list[LogEntry]) == log


@ALL
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_offer_and_refusal_can_be_explained(game: str, seats: int, edition: str, lang: str) -> None:
    session, showing = table(game, seats, edition, lang)
    for _ in played(session, every=15):
        seat = session.game.deciders(session.state)[-1]
        ask = ask_of(showing, session, seat)
        for offer in ask.offers:
            told = showing.explain(session.state, seat, offer.line)
            assert told.is_possible
            assert told.text
        for refused in ask.refused:
            told = showing.explain(session.state, seat, refused.line)
            assert not told.is_possible
            assert told.rule == refused.rule
            assert f"({refused.rule})" in told.text


@ALL
def test_nobody_is_shown_what_is_hidden(game: str, seats: int, edition: str) -> None:
    session, showing = table(game, seats, edition)
    chance = luck()
    for _ in played(session, every=5):
        for seat in range(NOBODY, seats):
            truth, other = session.state, scrambled(session, seat, chance)

            assert shown(showing, session, truth, seat) == shown(showing, session, other, seat)


def shown(showing: Showing, session: Session[Any], state: Any, seat: int) -> list[object]:
    """Everything that a seat or spectator is told about a position."""
    view = session.game.view(state, seat)
    told: list[object] = [showing.scene(view, seat), showing.waiting(state, seat, NAMES), showing.standings(state)]
    ask = showing.ask(state, seat) if seat >= 0 else None
    if ask is not None:
        told += [ask, *(showing.explain(state, seat, offer.line) for offer in ask.offers[:12])]
        told += [showing.explain(state, seat, refused.line) for refused in ask.refused[:4]]
    return told


@ALL
def test_an_event_for_one_seat_is_in_no_other_log(game: str, seats: int, edition: str) -> None:
    session, showing = finished(game, seats, edition)
    events = session.events()
    secrets = [event for event in events if event.only_for >= 0]
    everybody = showing.log(session, (), NAMES)

    for seat in range(seats):
        own = [entry for entry in showing.log(session, [seat], NAMES) if entry not in everybody]

        assert {entry.seat for entry in own} <= {seat}
        assert len(own) == len([event for event in secrets if event.only_for == seat])
    assert bool(secrets) == (game == "cv")


@ALL
def test_the_log_can_be_read_on_from_any_entry(game: str, seats: int, edition: str) -> None:
    session, showing = finished(game, seats, edition)
    whole = showing.log(session, [0], NAMES)
    numbers = [entry.number for entry in whole]

    assert numbers == sorted(set(numbers))
    for place in range(0, len(whole), 17):
        assert showing.log(session, [0], NAMES, whole[place].number) == whole[place:]
    assert showing.log(session, [0], NAMES, numbers[-1] + 1) == []


@ALL
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_has_standings_a_chart_and_a_story_for_every_life(
    game: str, seats: int, edition: str, lang: str
) -> None:
    session, showing = finished(game, seats, edition, lang)
    names = NAMES[:seats]

    ending = showing.ending(session, TableInfo("t", game, edition, [], [], [], 0, 0, ""), names, ["she"])

    scores = session.game.scores(session.state)
    assert [standing.score for standing in ending.standings] == scores
    assert [line.scores[-1] for line in ending.chart] == scores
    assert {len(line.scores) for line in ending.chart} == {len(ending.ages)}
    assert [story.total for story in ending.stories] == scores
    assert [sum(source.points for source in story.sources) for story in ending.stories] == scores
    assert [story.name for story in ending.stories] == [*names]
    assert all(story.quote and story.epitaph and story.chapters for story in ending.stories)


@ALL
def test_moments_are_in_order_and_end_with_the_game(game: str, seats: int, edition: str) -> None:
    session, showing = finished(game, seats, edition)

    moments = showing.moments(session, (), NAMES)

    moves = [moment.move for moment in moments]
    assert moves == sorted(moves)
    assert moves[-1] == len(session.moves)
    assert moments[-1].kind == "game_over"
    assert {moment.round for moment in moments if moment.kind == "round"} == set(range(1, session.state.round + 1))
