"""Running games go from a server to a browser and back, whole, and only with whoever is all of their people."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.running import HERE, LINK, Running, in_loop, new_id, running
from wellspent.local.desk import Desk
from wellspent.protocol import Created, Fault, Hand, Handed, Import, NewSeat, NewTable, Talk
from wellspent.server.storage import TableOptions

from .test_desk import Disk, asked, first_choice, opened

BOT = NewSeat("bot", bot="casual")


async def taken(server: Running, made: Created, key: str | None = None) -> Any:
    """The game, or why it stays."""
    answer = await server.post(f"/api/tables/{made.table}/take", None, made.key if key is None else key)
    return msgspec.json.decode(answer.content, type=Import if answer.status_code == 200 else Fault)


async def to_desk(desk: Desk, order: Import) -> tuple[str, str]:
    status, made = await asked(desk, "POST", "/api/import", json.loads(msgspec.json.encode(order)))
    assert status == 201, made
    return f"/api/tables/{made['table']}", made["key"]


async def played(server: Running, made: Created, choices: int) -> None:
    path = f"/api/tables/{made.table}"
    for number in range(choices):
        news = (await server.get(path, made.key)).json()
        await server.post(f"{path}/commands", first_choice(news, str(number)), made.key)


def same(news: dict[str, Any]) -> dict[str, Any]:
    """What of a table must not depend on where it stands; a record does not know the hours."""
    seats = [{**seat, "is_online": False} for seat in news["table"]["seats"]]
    log = [{**entry, "at": 0} for entry in news["log"]]
    return {"scene": news["scene"], "asks": news["asks"], "seats": seats, "log": log}


@in_loop
async def test_a_game_goes_from_a_server_to_a_browser_and_back(tmp_path: Path) -> None:
    desk = await opened(Disk())
    async with running(tmp_path) as server:
        made = await server.create(NewSeat("here", "Ines", "fern", "she"), NewSeat("here", "Mei"), modules=["pets"])
        await played(server, made, 6)
        before = (await server.get(f"/api/tables/{made.table}", made.key)).json()
        path, key = await to_desk(desk, await taken(server, made))
        _, here = await asked(desk, "GET", path, key=key)
        _, done = await asked(desk, "POST", f"{path}/commands", first_choice(here, "on"), key)
        _, here_later = await asked(desk, "GET", path, key=key)
        status, back = await asked(desk, "POST", f"{path}/take", key=key)
        again = await server.post("/api/import", back)
        there = again.json()
        later = (await server.get(f"/api/tables/{there['table']}", there["key"])).json()

    assert same(here) == same(before)
    assert (done["type"], status, again.status_code) == ("done", 200, 201)
    assert same(later) == same(here_later)


@in_loop
async def test_a_computer_player_stays_who_it_is_and_nobody_is_told(tmp_path: Path) -> None:
    disk = Disk()
    async with running(tmp_path) as server:
        made = await server.create(HERE, BOT)
        order = await taken(server, made)
        before = (await server.hub.table(made.table)).kept.seats[1]
        desk = await opened(disk)
        path, key = await to_desk(desk, order)
    after = (await desk.hub.table(path.rpartition("/")[2])).kept.seats[1]
    _, news = await asked(desk, "GET", path, key=key)

    assert before.character
    assert (after.bot, after.character) == (before.bot, before.character)
    assert f'"{before.character}"' not in json.dumps(news["table"]["seats"])


@pytest.mark.parametrize("who", ["friend by link", "somebody who looks on", "the guest"])
@in_loop
async def test_a_game_with_others_stays(tmp_path: Path, who: str) -> None:
    async with running(tmp_path) as server:
        made = await server.create(HERE, LINK)
        keys = {"friend by link": made.key, "somebody who looks on": "", "the guest": made.links[0].key}
        found = await taken(server, made, keys[who])

    assert isinstance(found, Fault)
    assert found.code == "not-alone"


@in_loop
async def test_a_seat_that_was_handed_on_is_somebody_elses(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.create(HERE, NewSeat("here", "Mei"))
        async with server.join(made.table, made.key) as guest:
            handed = await guest.answer(Hand(new_id(), 1))
        found = await taken(server, made)

    assert isinstance(handed, Handed)
    assert isinstance(found, Fault)
    assert found.code == "not-alone"


@in_loop
async def test_the_life_of_the_day_stays_until_it_is_over(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.create(HERE)
        (await server.hub.table(made.table)).kept.options = TableOptions(day="2026-11-16")
        found = await taken(server, made)

    assert isinstance(found, Fault)
    assert found.code == "day-stays"


@in_loop
async def test_where_several_sit_they_are_told_that_somebody_may_know_what_comes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.create(HERE, NewSeat("here", "Mei"), seed="")
        async with server.join(made.table, made.key) as guest:
            await guest.find(Talk)
            await taken(server, made)
            told = await guest.find(Talk)

    assert "has a copy" in told.lines[-1].text


@in_loop
async def test_a_guided_life_goes_on_with_its_guide_and_no_other_game_gets_one(tmp_path: Path) -> None:
    desk = await opened(Disk())
    async with running(tmp_path) as server:
        answer = await server.post("/api/tables", NewTable("pursuit", [HERE], is_lesson=True, pace=0))
        made = msgspec.json.decode(answer.content, type=Created)
        order = await taken(server, made)
        there = (await server.get(f"/api/tables/{made.table}", made.key)).json()
        other = await taken(server, await server.create(HERE))
    path, key = await to_desk(desk, order)
    _, here = await asked(desk, "GET", path, key=key)
    other.is_lesson = True
    status, fault = await asked(desk, "POST", "/api/import", json.loads(msgspec.json.encode(other)))

    assert here["lesson"] == there["lesson"]
    assert (status, fault["code"]) == (400, "lesson")
