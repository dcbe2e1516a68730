"""A profile without an account: made, taken to another device, joined, given away as a file, forgotten."""

import sqlite3
import zlib
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from wellspent.protocol import (
    ChangeNotices,
    Choose,
    Done,
    Exported,
    Fault,
    Looks,
    News,
    NewSeat,
    OtherKey,
    Phrase,
    Profile,
    Say,
    SilentHours,
    SixWords,
    Talk,
    Welcome,
)
from wellspent.server.databases import Database

from ..running import FREE, HERE, LINK, RANDOM, Running, bearer, in_loop, new_id, running
from .meeting import Person, meet


def fault(answer: httpx.Response, status: int) -> Fault:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=Fault)


@in_loop
async def test_who_one_is_follows_to_another_device_by_six_words(data: Path, database: str) -> None:
    async with running(data, database) as server:
        ines = await meet(server, "Ines", colour="fern", pronoun="she", lang="fr", settings='{"motion":false}')
        said = await server.read(SixWords, "/api/me/words", ines.key, lang="fr")
        answer = await server.post("/api/people/words", Phrase(" ".join(said.words)), lang="en")
        found = msgspec.json.decode(answer.content, type=Welcome)

    assert found.key == ines.key
    assert found.profile.looks == Looks("Ines", "fern", "she", "", "fr", '{"motion":false}')


@in_loop
async def test_a_profile_is_changed_and_what_no_table_would_take_is_refused(data: Path) -> None:
    async with running(data) as server:
        ines = await meet(server, "Ines")
        changed = await ines.post("/api/me", Looks("Inês", "fig", "she", lang="fr"))
        refused = [
            fault(await ines.post("/api/me", looks), status).code
            for looks, status in (
                (Looks("a,b"), 400),
                (Looks("Ines", colour="pink"), 400),
                (Looks("Ines", pronoun="it"), 400),
                (Looks("Ines", face="dragon"), 400),
                (Looks("Ines", lang="de"), 400),
                (Looks("Ines", settings="x" * 5000), 413),
            )
        ]
        profile = await ines.profile()

    assert msgspec.json.decode(changed.content, type=Profile) == profile
    assert refused == ["name", "colour", "pronoun", "face", "language", "too-large"]
    assert profile.looks.name == "Inês"


@in_loop
async def test_nobody_is_found_by_the_wrong_words_and_not_many_may_be_tried(data: Path) -> None:
    async with running(data, limits=replace(FREE, words=(3, 0.001))) as server:
        phrase = Phrase("abandon ability able about above absent")
        answers = [await server.post("/api/people/words", phrase) for _ in range(4)]
        unknown = await server.get("/api/me", "me-" + "0" * 17)
        nobody = await server.get("/api/me")

    assert [fault(answer, 404).code for answer in answers[:3]] == ["words-nobody"] * 3
    assert fault(answers[3], 429).code == "too-fast"
    assert fault(unknown, 401).code == fault(nobody, 401).code == "no-profile"


@in_loop
async def test_keys_are_kept_as_hashes(data: Path) -> None:
    async with running(data) as server:
        ines = await meet(server, "Ines")
        await ines.lay(HERE, RANDOM)
    with sqlite3.connect(data / "wellspent.db") as kept:
        everything = "\n".join(kept.iterdump())

    assert "Ines" in everything
    assert ines.key not in everything
    assert ines.key.removeprefix("me-") not in everything


@in_loop
async def test_a_lost_browser_loses_no_games(data: Path, database: str) -> None:
    async with running(data, database) as server:
        ines = await meet(server, "Ines")
        made = await ines.lay(HERE, RANDOM)
    # Another day, another device: of the table only its address is known, and of Ines her words.
    async with running(data, database) as server:
        async with server.join(made.table, ines.key) as guest:
            news = await guest.news()
            done = await guest.choose(news)
        looking = await server.read(News, f"/api/tables/{made.table}", (await meet(server, "Omar")).key)

    assert news.seats == [0]
    assert news.is_host
    assert isinstance(done, Done)
    assert looking.seats == []


@in_loop
async def test_two_devices_merge_as_a_union(data: Path, database: str) -> None:
    async with running(data, database) as server:
        laptop, phone, bruno = [await meet(server, name) for name in ("Ines", "I.", "Bruno")]
        own, other = await laptop.lay(HERE, RANDOM), await phone.lay(HERE, RANDOM)
        shared = await bruno.lay(HERE, LINK)
        await phone.claim(shared.table, shared.links[0].key)
        async with server.join(other.table, phone.key) as guest:
            await guest.news()
            answer = await laptop.post("/api/me/merge", OtherKey(phone.key))
        seats = [
            (await server.read(News, f"/api/tables/{table}", laptop.key)).seats
            for table in (own.table, other.table, shared.table)
        ]
        gone = await phone.get("/api/me")
        news = await server.read(News, f"/api/tables/{other.table}", phone.key)

    assert msgspec.json.decode(answer.content, type=Profile).looks.name == "Ines"
    assert seats == [[0], [0], [1]]
    assert fault(gone, 401).code == "no-profile"
    assert news.seats == []


@in_loop
async def test_everything_about_me_is_one_file_and_nothing_of_others(data: Path) -> None:
    async with running(data) as server:
        ines, bruno = await meet(server, "Ines"), await meet(server, "Bruno")
        made = await ines.lay(NewSeat("here", "Ines"), LINK, name="Sunday table")
        await bruno.claim(made.table, made.links[0].key)
        for person, text in ((ines, "hello"), (bruno, "my secret")):
            await person.post(f"/api/tables/{made.table}/commands", Say(new_id(), text))
        async with server.join(made.table, ines.key) as guest:
            await guest.choose(await guest.news())
        told = ChangeNotices({"hook": ["invitation"]}, hours=SilentHours("Europe/Paris", 22 * 60, 8 * 60))
        content = msgspec.json.encode(told)
        await server.http.put("/api/me/notices", content=content, headers=bearer(ines.key))
        answer = await ines.get("/api/me/export")
        exported = msgspec.json.decode(answer.content, type=Exported)

    assert exported.wishes == ["everywhere hook invitation", "silent 1320 480 Europe/Paris"]
    assert "attachment" in answer.headers["content-disposition"]
    assert exported.profile.looks.name == "Ines"
    (game,) = exported.games
    assert (game.table, game.names, game.is_host, game.said) == (made.table, ["Ines"], True, ["hello"])
    assert (len(game.choices), game.name) == (1, "Sunday table")
    assert "secret" not in answer.text
    assert "Bruno" not in answer.text


def names_seen(database: Database) -> bool:
    """Whether Zenobia can be read in what was seen of games; it is kept packed."""
    rows = [*database.run("SELECT data FROM archives"), *database.run("SELECT data FROM reel_pages")]
    return any(b"Zenobia" in zlib.decompress(data) for (data,) in rows)


async def choose_first(server: Running, table: str, person: Person, seat: int) -> None:
    news = await server.read(News, f"/api/tables/{table}", person.key)
    line = next(ask.offers[0].line for ask in news.asks if ask.seat == seat)
    await person.post(f"/api/tables/{table}/commands", Choose(new_id(), news.version, seat, line))


@in_loop
async def test_whoever_is_deleted_is_gone_and_the_games_of_others_stay(data: Path, database: str) -> None:
    async with running(data, database) as server:
        ines, bruno = await meet(server, "Zenobia", lang="fr"), await meet(server, "Bruno")
        alone = await ines.lay(NewSeat("here", "Zenobia"), RANDOM)
        shared = await bruno.lay(NewSeat("here", "Bruno"), LINK)
        await ines.claim(shared.table, shared.links[0].key)
        own = await ines.lay(NewSeat("here", "Zenobia"), LINK, name="At Zenobia's")
        await bruno.claim(own.table, own.links[0].key)
        await ines.post(f"/api/tables/{shared.table}/commands", Say(new_id(), "I was here"))
        await choose_first(server, shared.table, ines, 1)
        await (await server.hub.table(shared.table)).put_away()
        seen = await server.store.do(names_seen)
        forgotten = await server.http.delete("/api/me", headers={"Authorization": f"Bearer {ines.key}"})
        gone = await server.get(f"/api/tables/{alone.table}")
        unknown = await ines.get("/api/me")
        async with server.join(shared.table, bruno.key) as guest:
            news = await guest.news()
            talk = await guest.find(Talk)
        left = await server.store.do(names_seen)
    if not database:
        with sqlite3.connect(data / "wellspent.db") as kept:
            assert "Zenobia" not in "\n".join(kept.iterdump())

    assert (seen, left) == (True, False)
    assert forgotten.status_code == 204
    assert fault(gone, 410).code == "deleted"
    assert fault(unknown, 401).code == "no-profile"
    assert [seat.name for seat in news.table.seats] == ["Bruno", "Somebody"]
    assert news.table.seats[1].kind == "bot"
    assert talk.lines == []


@in_loop
async def test_a_link_is_claimed_once_and_the_host_cannot_use_it_afterwards(data: Path, database: str) -> None:
    async with running(data, database) as server:
        host, ines, omar = [await meet(server, name) for name in ("Host", "Ines", "Omar")]
        made = await host.lay(NewSeat("here", "Host"), LINK)
        link = made.links[0].key
        async with server.join(made.table, link) as sneaky:
            assert (await sneaky.news()).seats == [1]
            assert await ines.claim(made.table, link) == 1
            again = await ines.claim(made.table, link)
            other = await omar.post(f"/api/tables/{made.table}/claim", {"key": link})
            with pytest.raises(ConnectionClosed):
                await sneaky.find(Fault)
        used = await server.get(f"/api/tables/{made.table}", link)
        news = await server.read(News, f"/api/tables/{made.table}", ines.key)

    assert again == 1
    assert fault(other, 409).code == "claimed"
    assert fault(used, 403).code == "key"
    assert news.seats == [1]
    assert news.table.seats[1].name == "Ines"


@in_loop
async def test_a_seat_wears_what_its_owner_likes_where_nobody_else_has_it(data: Path) -> None:
    async with running(data) as server:
        host = await meet(server, "Ines")
        guest = await meet(server, "ines", colour="poppy", pronoun="he")
        made = await host.lay(NewSeat("here", "Ines", "poppy"), LINK)
        await guest.claim(made.table, made.links[0].key)
        seat = (await server.read(News, f"/api/tables/{made.table}")).table.seats[1]

    assert (seat.name, seat.colour, seat.pronoun) == ("Player 2", "ocean", "he")


@in_loop
async def test_the_host_takes_a_seat_back_only_before_it_has_been_played(data: Path) -> None:
    async with running(data) as server:
        host, stranger, friend = [await meet(server, name) for name in ("Host", "Stranger", "Friend")]
        made = await host.lay(NewSeat("here", "Host"), LINK)
        await stranger.claim(made.table, made.links[0].key)
        path = f"/api/tables/{made.table}/seats/1/release"
        refused = await stranger.post(path)
        released = await host.post(path)
        key = msgspec.json.decode(released.content)["key"]
        stood_up = await server.read(News, f"/api/tables/{made.table}", stranger.key)
        await friend.claim(made.table, key)
        async with server.join(made.table, friend.key) as guest:
            news = await guest.news(lambda news: 1 in news.deciders)
            await guest.choose(news)
        late = await host.post(path)

    assert fault(refused, 403).code == "not-host"
    assert released.status_code == 200
    assert stood_up.seats == []
    assert stood_up.table.seats[1].name == "Player 2"
    assert fault(late, 409).code == "has-played"


@in_loop
async def test_tables_without_profiles_are_played_with_their_own_keys(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK)
        seats = [
            (await server.read(News, f"/api/tables/{made.table}", key)).seats for key in (made.key, made.links[0].key)
        ]

    assert seats == [[0], [1]]


@in_loop
async def test_tables_from_before_become_one_s_own_by_the_key_of_the_host(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK)
        ines, omar = await meet(server, "Ines"), await meet(server, "Omar")
        mine = await ines.claim(made.table, made.key)
        other = await omar.post(f"/api/tables/{made.table}/claim", {"key": made.key})
        news = await server.read(News, f"/api/tables/{made.table}", ines.key)

    assert mine == 0
    assert (news.seats, news.is_host) == ([0], True)
    assert fault(other, 409).code == "owned"
