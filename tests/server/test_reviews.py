"""A finished game is gone through in the background."""

from pathlib import Path

import pytest

from wellspent.protocol import Created, News, NewSeat, Review
from wellspent.server.thinking import Thinker

from .running import RANDOM, Running, in_loop, running

SENSIBLE = NewSeat("bot", bot="sensible")


async def played(server: Running, *seats: NewSeat, **wishes: str) -> Created:
    """A table whose computer players have come to the end."""
    made = await server.create(*seats, **wishes)
    async with server.join(made.table, made.key) as host:
        await host.news(lambda news: news.table.is_finished)
    return made


async def reviewed(server: Running, table: str, seat: int, lang: str = "en") -> tuple[list[int], Review]:
    """How far it was each time one asked, and the whole."""
    done: list[int] = []
    while True:
        found = await server.read(Review, f"/api/tables/{table}/review/{seat}", lang=lang)
        done.append(found.done)
        if found.done == found.total:
            return done, found


@pytest.mark.parametrize("game", ["pursuit", "cv"])
@in_loop
async def test_a_review_tells_the_dearest_decisions_and_how_the_game_looked(data: Path, game: str) -> None:
    async with running(data) as server:
        made = await played(server, RANDOM, SENSIBLE, game=game)
        done, found = await reviewed(server, made.table, 0)
        moves = (await server.hub.table(made.table)).session.moves
        then = await server.read(News, f"/api/tables/{made.table}/moments/{found.lapses[0].move}", seat=0)

    assert done == sorted(done)
    assert done[0] < found.total
    points = [lapse.points for lapse in found.lapses]
    assert 1 <= len(points) <= 5
    assert points == sorted(points, reverse=True)
    assert all(moves[lapse.move].seat == 0 for lapse in found.lapses)
    assert all(lapse.chosen.text and lapse.better.text and lapse.chosen != lapse.better for lapse in found.lapses)
    assert then.scene.round == found.lapses[0].round
    assert [each.move for each in found.curve] == sorted({each.move for each in found.curve})
    assert len(found.curve) > 10


@in_loop
async def test_alone_the_line_is_what_had_been_reached(data: Path) -> None:
    """Alone, goals count for more than points: nobody foretells them."""
    async with running(data) as server:
        made = await played(server, RANDOM)
        _, found = await reviewed(server, made.table, 0)
        then = await server.read(News, f"/api/tables/{made.table}/moments/{found.curve[-1].move}", seat=0)

    assert found.is_count
    assert [each.move for each in found.curve] == sorted({each.move for each in found.curve})
    assert found.curve[-1].score == then.standings[0].score


@in_loop
async def test_a_review_is_kept_and_told_in_every_language(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    weigh = Thinker.weigh

    async def counted(self: Thinker, *args: object) -> object:
        nonlocal asked
        asked += 1
        return await weigh(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Thinker, "weigh", counted)
    async with running(data) as server:
        made = await played(server, RANDOM, RANDOM)
        _, english = await reviewed(server, made.table, 1)
        once = asked
        _, french = await reviewed(server, made.table, 1, "fr")

    assert asked == once > 0
    assert [lapse.points for lapse in french.lapses] == [lapse.points for lapse in english.lapses]
    assert french.curve == english.curve
    assert french.lapses[0].chosen != english.lapses[0].chosen
    assert french.adviser != english.adviser


@in_loop
async def test_only_a_finished_game_and_a_seat_of_it_can_be_reviewed(data: Path) -> None:
    async with running(data) as server:
        running_still = await server.create(NewSeat("here"), RANDOM)
        early = await server.get(f"/api/tables/{running_still.table}/review/0")
        made = await played(server, RANDOM, RANDOM)
        nobody = await server.get(f"/api/tables/{made.table}/review/2")

    assert early.json()["code"] == "not-finished"
    assert nobody.json()["code"] == "seat"


@in_loop
async def test_a_review_that_goes_wrong_says_so_and_begins_anew(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weigh = Thinker.weigh

    async def fails(self: Thinker, *args: object) -> object:
        raise RuntimeError("out of ideas")

    async with running(data) as server:
        made = await played(server, RANDOM, RANDOM)
        monkeypatch.setattr(Thinker, "weigh", fails)
        answers = [await server.get(f"/api/tables/{made.table}/review/0") for _ in range(2)]
        monkeypatch.setattr(Thinker, "weigh", weigh)
        _, found = await reviewed(server, made.table, 0)

    assert answers[1].json()["code"] == "internal"
    assert found.curve


@in_loop
async def test_a_server_stops_in_the_middle_of_a_review(data: Path) -> None:
    async with running(data) as server:
        made = await played(server, RANDOM, RANDOM)
        begun = await server.read(Review, f"/api/tables/{made.table}/review/0")

    assert begun.done < begun.total
