"""How strong somebody is: Glicko-2 as published, once for each game, and an opponent about as strong."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from wellspent import titles
from wellspent.protocol import Album, Exported, NewSeat, Talk
from wellspent.server.databases import Database, Sqlite
from wellspent.server.people.glicko import Rating, Result, rated
from wellspent.server.people.lives import LifeRow, Lived
from wellspent.server.people.ratings import (
    Scope,
    latest,
    level_from,
    move_ratings,
    nearest,
    note_ratings,
    steps_of,
)
from wellspent.server.schema import migrate

from ..running import RANDOM, in_loop, running
from .meeting import meet
from .test_home import played


def test_the_example_of_the_paper() -> None:
    me = Rating(1500, 200, 0.06)
    others = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]

    found = rated(me, [Result(other, score) for other, score in others])

    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_a_rating_is_only_less_sure() -> None:
    found = rated(Rating(1500, 200, 0.06), [])

    assert found.rating == 1500
    assert found.deviation == pytest.approx(200.27, abs=0.01)
    assert found.volatility == 0.06


def test_a_surprise_makes_a_rating_more_volatile() -> None:
    master, beginner = Rating(2200, 30, 0.06), Rating(1200, 30, 0.06)

    assert rated(master, [Result(beginner, 0.0)] * 5).volatility > 0.06
    assert rated(master, [Result(beginner, 1.0)] * 5).volatility <= 0.06


@pytest.fixture
def kept(data: Path) -> Iterator[Database]:
    found = Sqlite(data / "ratings.db")
    migrate(found)
    yield found
    found.close()


def row(seat: int, place: int, profile: str = "", table: str = "t", seats: int = 3) -> LifeRow:
    return LifeRow(table, seat, profile, "", "", "pursuit", seats, 1, 40 - place, place, 7, 0, "", Lived())


def test_people_and_computer_players_are_two_ratings(kept: Database) -> None:
    note_ratings(kept, [row(0, 0, "ines"), row(1, 1, "omar"), row(2, 2)], {2: "sensible"})

    ines = steps_of(kept, "ines")
    assert set(ines) == {Scope("ines", "people", "pursuit", 3), Scope("ines", "computers", "pursuit", 3)}
    against_people = [latest(kept, Scope(who, "people", "pursuit", 3)).rating for who in ("ines", "omar")]
    assert against_people[0].rating == pytest.approx(3000 - against_people[1].rating)
    assert against_people[0].rating > 1600
    # Another size of the table is another rating.
    assert latest(kept, Scope("ines", "people", "pursuit", 2)).number == 0


def test_whoever_has_no_level_or_two_seats_rates_nobody(kept: Database) -> None:
    note_ratings(kept, [row(0, 0, "ines"), row(1, 1)], {})
    note_ratings(kept, [row(0, 0, "omar"), row(1, 1, "omar"), row(2, 2)], {2: "random"})

    assert steps_of(kept, "ines") == steps_of(kept, "omar") == {}


def test_a_draw_is_half(kept: Database) -> None:
    note_ratings(kept, [row(0, 0, "ines"), row(1, 0, "omar")], {})

    assert latest(kept, Scope("ines", "people", "pursuit", 3)).rating.rating == pytest.approx(1500)


def test_two_profiles_that_become_one_keep_the_rating_with_more_games(kept: Database) -> None:
    for number in range(3):
        note_ratings(kept, [row(0, 0, "phone", f"p{number}"), row(1, 1)], {1: "casual"})
    note_ratings(kept, [row(0, 1, "ines", "i"), row(1, 0)], {1: "casual"})
    wanted = [step.rating for step in steps_of(kept, "phone").popitem()[1]]

    move_ratings(kept, "phone", "ines")

    assert steps_of(kept, "phone") == {}
    assert [step.rating for step in steps_of(kept, "ines").popitem()[1]] == wanted


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_the_opponent_follows_the_results(kept: Database, game: str) -> None:
    title = titles.title(game)
    levels = [level_from(steps_of(kept, "ines"), game, 2)]
    for number in range(30):
        opponent = levels[-1]
        life = row(0, 0, "ines", f"t{number}", 2)
        life.game = game
        note_ratings(kept, [life, row(1, 1)], {1: opponent})
        levels.append(level_from(steps_of(kept, "ines"), game, 2))

    # Whoever always wins meets better and better ones.
    assert levels[0] == title.usual_level
    assert levels[-1] == title.levels[-1]
    assert list(title.strengths) == list(title.levels)
    assert [nearest(title.strengths, strength) for strength in title.strengths.values()] == list(title.levels)


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_whoever_always_loses_meets_easier_and_easier_ones(kept: Database, game: str) -> None:
    strengths = titles.title(game).strengths
    met = [level_from(steps_of(kept, "omar"), game, 2)]
    for number in range(30):
        life = row(0, 1, "omar", f"t{number}", 2)
        life.game = game
        note_ratings(kept, [life, row(1, 0)], {1: met[-1]})
        met.append(level_from(steps_of(kept, "omar"), game, 2))

    assert [strengths[level] for level in met] == sorted((strengths[level] for level in met), reverse=True)
    assert met[-1] in titles.title(game).levels[:2]


@in_loop
async def test_a_game_is_rated_once_and_an_opponent_is_about_as_strong(data: Path, database: str) -> None:
    async with running(data, database) as server:
        ines = await meet(server, "Ines")
        made = await played(server, ines, RANDOM)
        album = await server.read(Album, "/api/me/album", ines.key)
        # Whoever asks for the table again changes nothing.
        server.hub.sweep()
        table = server.hub.tables.pop(made.table)
        await table.put_away()
        await server.hub.table(made.table)
        again = await server.read(Album, "/api/me/album", ines.key)
        export = await server.read(Exported, "/api/me/export", ines.key)
        like = await ines.lay(NewSeat("here", "Ines"), NewSeat("bot", bot="like-me"))
        level = (await server.hub.table(like.table)).kept.seats[1].bot
        async with server.join(like.table, ines.key) as guest:
            said = await guest.find(Talk)
        stranger = await server.create(NewSeat("here", "Omar"), NewSeat("bot", bot="like-me:artist"))
        usual = (await server.hub.table(stranger.table)).kept.seats[1].bot

    (rating,) = album.ratings
    assert (rating.against, rating.game, rating.seats, rating.games) == ("computers", "pursuit", 2, 1)
    assert rating.low < rating.rating < rating.high
    assert rating.steps == [rating.rating]
    assert again == album
    assert export.ratings == [f"computers pursuit 2 1 {float(export.ratings[0].split()[-1])}"]
    assert level == album.levels["pursuit"]
    assert level.capitalize() in said.lines[0].text
    assert usual == "sensible:artist"
