"""The album and the postmarks: what is left of lives."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from wellspent import titles
from wellspent.engine.session import Session
from wellspent.library import open_game, set_up
from wellspent.players import bot
from wellspent.protocol import Album
from wellspent.server.people.album import earned, met
from wellspent.server.people.lives import LifeRow, Lived
from wellspent.texts import LANGUAGES
from wellspent.titles.postmarks import Facts, Postmark, counted, progress

from ..running import RANDOM, in_loop, running
from .meeting import meet
from .test_home import played

GAMES = ["pursuit", "cv"]


def life(number: int, cards: dict[str, int] | None = None, game: str = "pursuit", **traits: int) -> LifeRow:
    lived = Lived(cards=cards or {}, traits=traits)
    return LifeRow(f"table {number}", 0, "ines", "", "", game, 1, 1, 40, 0, number, 0, "", lived)


def facts(*lives: LifeRow) -> Sequence[Facts]:
    return [Facts(each.life.traits, each.life.cards) for each in lives]


def test_a_postmark_is_earned_by_one_life_or_by_all_together() -> None:
    single = Postmark("a", "", "rest", 10)
    together = Postmark("b", "", "rest", 10, "lives")
    lives = facts(life(1, rest=4), life(2, rest=7), life(3, rest=10))

    assert progress(single, lives[:2]) == (7, -1)
    assert progress(single, lives) == (10, 2)
    assert progress(together, lives[:1]) == (4, -1)
    assert progress(together, lives) == (10, 1)
    assert progress(Postmark("c", "", "card cello", 3), facts(life(1, {"cello": 2}))) == (2, -1)
    assert progress(Postmark("d", "", "lived", 2, "lives"), lives) == (2, 1)


def test_both_games_have_postmarks_two_dozen_and_more() -> None:
    marks = [mark for game in GAMES for mark in titles.title(game).postmarks()]

    assert len(marks) >= 24
    assert len({mark.id for mark in marks}) == len(marks)
    assert all(mark.need > 0 and mark.within in ("life", "lives") for mark in marks)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_postmark_has_a_card_and_words(game: str, lang: str) -> None:
    title = titles.title(game)
    faces = {face.id: face for face in title.faces("", lang)}
    told = earned(game, [], lang)

    assert len({mark.name for mark in told}) == len(told)
    for mark, each in zip(title.postmarks(), told, strict=True):
        assert mark.picture in faces, mark
        assert (each.count, each.need, each.at) == (0, mark.need, 0)
        if mark.counts.startswith("card "):
            assert len(faces[mark.counts.removeprefix("card ")].levels) >= mark.need


@pytest.mark.parametrize("game", GAMES)
def test_what_postmarks_count_is_counted_by_lives(game: str) -> None:
    title = titles.title(game)
    named: set[str] = {"score"}
    for number in range(12):
        setup = set_up(["Ines", "Bruno"], f"postmarks {number}", game)
        session = Session(open_game(setup), setup.seed)
        players = [bot("random", session.game, seat, f"{number} {seat}") for seat in range(2)]
        while not session.state.finished:
            seat = session.game.decider(session.state)
            view = session.game.view(session.state, seat)
            session.play(seat, players[seat].choose(view, session.game.options(session.state, seat)))
        named.update(*(title.traits(session, seat) for seat in range(2)))

    assert counted(title.postmarks()) - named <= RARE


# What chance does not bring about in a dozen lives.
RARE = {"health", "family", "retired", "goals", "roles", "insured", "lucky"}


def test_the_album_has_each_card_once_with_when_and_how_far() -> None:
    cards = met("pursuit", [life(1, {"yoga": 1, "kite": 1}), life(2, {"yoga": 3}), life(3, {"yoga": 2})])

    assert [(each.card, each.first, each.level, each.lives) for each in cards] == [("yoga", 1, 3, 3), ("kite", 1, 1, 1)]


def test_earned_postmarks_come_first_in_the_order_they_were_earned() -> None:
    told = earned("pursuit", [life(5, rest=3), life(6, restless=1), life(7, rest=5, rich=40)], "en")

    assert [(mark.id, mark.at, mark.table) for mark in told[:4]] == [
        ("first_life", 5, "table 5"),
        ("restless", 6, "table 6"),
        ("horizontal", 7, "table 7"),
        ("half_a_jar", 7, "table 7"),
    ]


@in_loop
async def test_a_game_brings_cards_and_postmarks(data: Path) -> None:
    async with running(data) as server:
        ines = await meet(server, "Ines")
        empty = await server.read(Album, "/api/me/album", ines.key)
        made = await played(server, ines, RANDOM)
        album = await server.read(Album, "/api/me/album", ines.key, lang="fr")
        record = (await server.get(f"/api/tables/{made.table}/record")).text
        answer = await ines.post("/api/import", {"record": record})
        assert answer.status_code == 201
        await server.hub.table(answer.json()["table"])
        brought = await server.read(Album, "/api/me/album", ines.key, lang="fr")

    assert empty.cards == []
    assert not any(mark.at for mark in empty.postmarks)
    assert album.cards
    first = next(mark for mark in album.postmarks if mark.id == "first_life")
    assert (first.table, first.name) == (made.table, "Délivré à la naissance")
    # What was brought from elsewhere proves nothing.
    assert brought.ratings == album.ratings
    traits = [(mark.id, mark.count) for mark in album.postmarks if mark.id not in ("first_life", "hundred_lives")]
    assert [(mark.id, mark.count) for mark in brought.postmarks if mark.id not in ("first_life", "hundred_lives")] == (
        traits
    )
