"""Notes, and being kind: muted, blocked, reported, sent away, invited, and what the owner of a server does."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from wellspent.protocol import (
    Acquaintance,
    Bulletin,
    Claim,
    Created,
    Exported,
    Gone,
    Handed,
    Home,
    HousePage,
    HouseRules,
    Invite,
    Neighbour,
    NewBar,
    NewReport,
    News,
    NewSeat,
    Note,
    OtherKey,
    Refusal,
    Return,
    Say,
    SeatLink,
    Shunned,
    Talk,
    Treat,
)
from wellspent.server.conversation import FORBIDDEN
from wellspent.server.notices.post import PostOffice
from wellspent.server.people.company import muted_by

from ..running import LINK, Running, in_loop, new_id, running
from ..test_processes import both
from .meeting import Person, meet
from .test_profiles import fault

INES = NewSeat("here", "Ines")
OWNER = "the key of the owner"


async def company(person: Person, table: str) -> list[Neighbour]:
    return await person.server.read(list[Neighbour], f"/api/tables/{table}/company", person.key)


async def home_of(person: Person) -> Home:
    return await person.server.read(Home, "/api/home", person.key)


async def two_at_a_table(server: Running, **wishes: Any) -> tuple[Person, Person, Created]:
    ines, bruno = await meet(server, "Ines"), await meet(server, "Bruno")
    made = await ines.lay(INES, LINK, **wishes)
    await bruno.claim(made.table, made.links[0].key)
    return ines, bruno, made


async def say(person: Person, table: str, text: str) -> Any:
    return await person.post(f"/api/tables/{table}/commands", Say(new_id(), text))


# Notes.


@in_loop
async def test_a_note_is_read_by_nobody_else_and_follows_the_profile(data: Path, database: str) -> None:
    async with running(data, database) as server:
        ines, bruno, made = await two_at_a_table(server)
        path = f"/api/tables/{made.table}/note"
        kept = msgspec.json.decode((await ines.post(path, Note("He hoards\ncellos"))).content, type=Note)
        other_device = await server.read(Note, path, ines.key)
        others = [await server.read(Note, path, bruno.key), (await server.get(path)).status_code]
        news = await server.read(News, f"/api/tables/{made.table}", bruno.key)
        export = await server.read(Exported, "/api/me/export", ines.key)
        theirs = await server.read(Exported, "/api/me/export", bruno.key)

    assert kept.text == "He hoards\ncellos"
    assert other_device == kept
    assert others == [Note(), 401]
    assert b"cellos" not in msgspec.json.encode([news, theirs])
    assert export.games[0].note == "He hoards\ncellos"


@in_loop
async def test_a_note_that_was_changed_elsewhere_is_not_lost(data: Path) -> None:
    async with running(data) as server:
        ines, _, made = await two_at_a_table(server)
        path = f"/api/tables/{made.table}/note"
        first = msgspec.json.decode((await ines.post(path, Note("one"))).content, type=Note)
        await ines.post(path, Note("two", first.changed))
        late = await ines.post(path, Note("three", first.changed))
        kept = await server.read(Note, path, ines.key)
        await ines.post(path, Note("", kept.changed))
        gone = await server.read(Note, path, ines.key)
        long = await ines.post(path, Note("x" * 5000))

    assert fault(late, 409).code == "note-changed"
    assert kept.text == "two"
    assert gone == Note()
    assert fault(long, 400).code == "note"


@in_loop
async def test_notes_and_all_else_go_with_whoever_is_forgotten_or_joined(data: Path, database: str) -> None:
    async with running(data, database) as server:
        ines, bruno, made = await two_at_a_table(server)
        path, phone = f"/api/tables/{made.table}/note", await meet(server, "Ines")
        for person, text in ((ines, "laptop"), (phone, "phone")):
            await person.post(path, Note(text))
        await phone.post(f"/api/tables/{made.table}/company/1", Treat(is_blocked=True))
        await ines.post("/api/me/merge", {"key": phone.key})
        joined = await server.read(Note, path, ines.key)
        blocked = await company(ines, made.table)
        await ines.post(f"/api/tables/{made.table}/company/1/report", NewReport("name"))
        await server.http.delete("/api/me", headers={"Authorization": f"Bearer {bruno.key}"})
        left = await server.store.do(
            lambda store: [store.run(f"SELECT COUNT(*) FROM {kept}")[0][0] for kept in ("shunned", "reports")]
        )
        await server.http.delete("/api/me", headers={"Authorization": f"Bearer {ines.key}"})
        notes = await server.store.do(lambda store: store.run("SELECT COUNT(*) FROM notes")[0][0])

    assert joined.text == "laptop\nphone"
    assert [each.is_blocked for each in blocked] == [True]
    assert left == [0, 0]
    assert notes == 0


# Muted and blocked.


@in_loop
async def test_whoever_is_muted_is_not_told_and_sends_no_notice(data: Path) -> None:
    async with running(data) as server:
        ines, bruno, made = await two_at_a_table(server)
        before = await server.get(f"/api/tables/{made.table}", bruno.key)
        answer = await ines.post(f"/api/tables/{made.table}/company/1", Treat(is_muted=True))
        after = await server.get(f"/api/tables/{made.table}", bruno.key)
        theirs = await company(bruno, made.table)
        listed = await server.read(list[Shunned], "/api/me/shunned", ines.key)
        table = await server.hub.table(made.table)
        owner = table.kept.seats[0].profile
        muted = await server.store.do(lambda store: muted_by(store, owner))
        office: PostOffice = server.state.office
        wanted = office._wanted(table, {1})
        headers = {"Authorization": f"Bearer {ines.key}"}
        await server.http.delete(f"/api/me/shunned/{listed[0].person}", headers=headers)
        none = await server.read(list[Shunned], "/api/me/shunned", ines.key)
        itself = await ines.post(f"/api/tables/{made.table}/company/0", Treat(is_muted=True))

    assert [(each.seat, each.is_muted) for each in msgspec.json.decode(answer.content, type=list[Neighbour])] == [
        (1, True)
    ]
    assert before.content == after.content
    assert theirs == [Neighbour(0)]
    assert [(each.name, each.is_blocked) for each in listed] == [("Bruno", False)]
    assert muted == {table.kept.seats[1].profile: False}
    assert (0, "talk") in wanted
    assert none == []
    assert fault(itself, 404).code == "nobody"


@in_loop
async def test_those_who_are_blocked_do_not_sit_down_with_one(data: Path) -> None:
    async with running(data, open_tables=True) as server:
        ines, bruno, made = await two_at_a_table(server)
        await ines.post(f"/api/tables/{made.table}/company/1", Treat(is_blocked=True))
        opened = await ines.lay(INES, LINK, is_open=True)
        own = await ines.lay(INES, LINK)
        seen = [each.table.id for each in (await home_of(bruno)).open]
        refused = await bruno.post(f"/api/tables/{opened.table}/claim", Claim())
        by_link = await bruno.post(f"/api/tables/{own.table}/claim", Claim(own.links[0].key))
        theirs = await bruno.lay(NewSeat("here", "Bruno"), LINK)
        distant = await ines.post(f"/api/tables/{theirs.table}/claim", Claim(theirs.links[0].key))
        known = await server.read(list[Acquaintance], "/api/me/people", bruno.key)
        stranger = await (await meet(server, "Omar")).claim(opened.table)

    assert seen == []
    assert fault(refused, 403).code == "not-invited"
    assert fault(by_link, 409).code == "claimed"
    assert fault(distant, 409).code == "apart"
    assert known == []
    assert stranger == 1


# Sent away, taken back, invited.


@in_loop
async def test_the_host_sends_a_stranger_away_for_good_before_they_have_chosen(data: Path) -> None:
    async with running(data, open_tables=True) as server:
        ines, stranger = await meet(server, "Ines"), await meet(server, "Noise")
        made = await ines.lay(INES, LINK, LINK, is_open=True)
        seat = await stranger.claim(made.table)
        before = await company(ines, made.table)
        theirs = await company(stranger, made.table)
        not_host = await stranger.post(f"/api/tables/{made.table}/seats/{seat}/release")
        freed = await ines.post(f"/api/tables/{made.table}/seats/{seat}/release")
        again = await stranger.post(f"/api/tables/{made.table}/claim", Claim())
        listed = (await home_of(stranger)).open
        link = msgspec.json.decode(freed.content, type=SeatLink)
        by_link = await stranger.post(f"/api/tables/{made.table}/claim", Claim(link.key))
        friend = await (await meet(server, "Mei")).claim(made.table)

    assert [(each.seat, each.can_remove) for each in before] == [(1, True)]
    assert not any(each.can_remove for each in theirs)
    assert fault(not_host, 403).code == "not-host"
    assert fault(again, 403).code == "not-invited"
    assert listed == []
    assert fault(by_link, 409).code == "claimed"
    assert friend == 1


@in_loop
async def test_a_seat_that_was_given_away_can_be_taken_back_until_somebody_has_come(data: Path) -> None:
    async with running(data) as server:
        ines, bruno, made = await two_at_a_table(server)
        path = f"/api/tables/{made.table}/seats/1/take-back"

        async def hand() -> str:
            answer = await bruno.post(f"/api/tables/{made.table}/commands", {"type": "hand", "id": new_id(), "seat": 1})
            found = answer.json()
            assert found.pop("type") == "handed"
            return Handed(**found).key

        await hand()
        offered = [each.can_take_back for each in await company(bruno, made.table)]
        foreign = await ines.post(path)
        back = await bruno.post(path)
        mine = await server.read(News, f"/api/tables/{made.table}", bruno.key)
        key = await hand()
        await (await meet(server, "Mei")).claim(made.table, key)
        late = await bruno.post(path)

    assert offered == [False, True]
    assert fault(foreign, 409).code == "claimed"
    assert back.status_code == 200
    assert mine.seats == [1]
    assert fault(late, 409).code == "claimed"


@in_loop
async def test_a_seat_is_kept_for_somebody_one_has_played_with(data: Path, database: str) -> None:
    async with running(data, database) as server:
        ines, bruno, _ = await two_at_a_table(server)
        (known,) = await server.read(list[Acquaintance], "/api/me/people", ines.key)
        (theirs,) = await server.read(list[Acquaintance], "/api/me/people", bruno.key)
        made = await ines.lay(INES, LINK, game="cv")
        path = f"/api/tables/{made.table}/seats/1/invite"
        foreign = await bruno.post(path, Invite(theirs.person))
        stranger = await (await meet(server, "Omar")).post(path, Invite(known.person))
        kept = await ines.post(path, Invite(known.person))
        invited = (await home_of(bruno)).invitations
        seat = await bruno.claim(made.table)

    assert (known.name, known.games) == ("Bruno", 1)
    assert known.person != theirs.person
    assert fault(foreign, 403).code == "not-host"
    assert fault(stranger, 404).code == "person"
    assert kept.status_code == 200
    assert [(each.table.id, each.table.seats[1].name) for each in invited] == [(made.table, "Bruno")]
    assert seat == 1


# The owner.


async def page(server: Running, key: str = OWNER, **params: str) -> HousePage:
    return await server.read(HousePage, "/api/owner", key, **params)


@in_loop
async def test_a_report_reaches_the_owner_with_what_was_said_and_once(data: Path, database: str) -> None:
    async with running(data, database, owner_key=OWNER) as server:
        ines, bruno, made = await two_at_a_table(server)
        await say(bruno, made.table, "You will lose")
        await say(ines, made.table, "Please stop")
        path = f"/api/tables/{made.table}/company/1/report"
        for _ in range(2):
            await ines.post(path, NewReport("talk", "He shouts."))
        nonsense = await ines.post(path, NewReport("weather"))
        (report,) = (await page(server)).reports
        done = await server.post(f"/api/owner/reports/{report.id}/done", {}, OWNER)
        refused = [await server.get("/api/owner", key) for key in ("", ines.key, "guess")]

    assert (report.table, report.seat, report.name, report.about) == (made.table, 1, "Bruno", "talk")
    assert (report.words, report.said) == ("He shouts.", ["You will lose"])
    assert fault(nonsense, 400).code == "report"
    assert msgspec.json.decode(done.content, type=HousePage).reports == []
    assert [fault(each, 403).code for each in refused] == ["not-owner"] * 3


@in_loop
async def test_the_owner_finds_a_table_and_closes_it_for_good(data: Path) -> None:
    async with running(data, owner_key=OWNER) as server:
        ines, _, made = await two_at_a_table(server, seed="secret seed")
        called = await ines.lay(INES, NewSeat("bot", "Imre", bot="random"), name="Sunday table")
        every, found = await page(server), await page(server, search="bruno")
        named = await page(server, search="sunday")
        async with server.join(made.table, ines.key) as guest:
            await guest.news()
            headers = {"Authorization": f"Bearer {OWNER}"}
            closed = await server.http.delete(f"/api/owner/tables/{made.table}", headers=headers)
            gone = await guest.find(Gone)
        after = await server.get(f"/api/tables/{made.table}", ines.key)

    assert (len(every.tables), every.count_tables, every.count_people) == (2, 2, 2)
    assert [(each.id, each.names, each.people) for each in found.tables] == [(made.table, ["Ines", "Bruno"], 2)]
    assert [(each.id, each.name) for each in named.tables] == [(called.table, "Sunday table")]
    assert b"secret seed" not in msgspec.json.encode(every)
    assert closed.status_code == 204
    assert gone.text
    assert fault(after, 410).code == "deleted"


@in_loop
async def test_limits_of_the_owner_hold_and_outlive_a_restart(data: Path) -> None:
    async with running(data, owner_key=OWNER) as server:
        ines, _, made = await two_at_a_table(server)
        rules = HouseRules(True, False, 0, 50)
        answer = await server.post("/api/owner/rules", rules, OWNER)
        nonsense = await server.post("/api/owner/rules", HouseRules(True, True, -1, 5), OWNER)
        quiet = (await say(ines, made.table, "Hello?")).json()
    async with running(data) as server:
        kept = (await page(server)).rules
        refused = await server.post("/api/tables", {"game": "pursuit", "seats": [{"kind": "here"}]})
        can_open = (await server.read(Home, "/api/home")).can_open

    assert msgspec.json.decode(answer.content, type=HousePage).rules == rules == kept
    assert fault(nonsense, 400).code == "limit"
    assert (quiet["type"], quiet["code"]) == ("refusal", "silence")
    assert fault(refused, 429).code == "too-fast"
    assert can_open


@in_loop
async def test_a_notice_reaches_everybody_at_every_process_until_it_is_withdrawn(data: Path, shared: str) -> None:
    async with both(data, shared) as (one, other):
        key = one.store.new_owner_key or other.store.new_owner_key
        made = await one.create(INES, LINK)
        async with other.join(made.table) as watcher:
            await watcher.news()
            texts = {"en": "A break at nine.", "fr": "Une pause à neuf heures."}
            answer = await one.post("/api/owner/bulletin", Bulletin(texts), key)
            told = await watcher.find(Bulletin)
            read = await other.read(Bulletin, "/api/bulletin")
            async with one.join(made.table) as late:
                later = await late.find(Bulletin)
            await other.post("/api/owner/bulletin", Bulletin(), key)
            withdrawn = await watcher.find(Bulletin)
        long = await one.post("/api/owner/bulletin", Bulletin({"en": "x" * 301}), key)

    assert answer.status_code == 200
    assert told.texts == read.texts == later.texts == texts
    assert withdrawn == Bulletin()
    assert fault(long, 400).code == "bulletin"
    assert not (one.store.new_owner_key and other.store.new_owner_key)


@in_loop
async def test_whoever_is_barred_may_read_and_take_along_and_nothing_else(data: Path, database: str) -> None:
    async with running(data, database, owner_key=OWNER) as server:
        ines, bruno, made = await two_at_a_table(server)
        await ines.post(f"/api/tables/{made.table}/company/1/report", NewReport("talk"))
        (report,) = (await page(server)).reports
        async with server.join(made.table, bruno.key) as guest:
            await guest.news()
            barred = await server.post("/api/owner/barred", NewBar(report.id, words="Not in this house."), OWNER)
            await guest.line.wait_closed()
        async with server.join(made.table, bruno.key) as guest:
            turned_away = await guest.find(Refusal)
            await guest.line.wait_closed()
            code = guest.line.close_code
        refused = [
            await bruno.post("/api/tables", {"game": "pursuit", "seats": [{"kind": "here"}]}),
            await bruno.post(f"/api/tables/{made.table}/claim", Claim("")),
            await bruno.post("/api/day/pursuit"),
            await say(bruno, made.table, "Hello?"),
            await ines.post("/api/me/merge", OtherKey(bruno.key)),
        ]
        news = await server.read(News, f"/api/tables/{made.table}", ines.key)
        home, export = await home_of(bruno), await server.read(Exported, "/api/me/export", bruno.key)
        known = await server.read(list[Acquaintance], "/api/me/people", ines.key)
    async with running(data, database) as server:
        again = await Person(server, bruno.key).post("/api/day/pursuit")
        (outside,) = (await page(server)).barred
        headers = {"Authorization": f"Bearer {OWNER}"}
        await server.http.delete(f"/api/owner/barred/{outside.person}", headers=headers)
        back = await Person(server, bruno.key).post(f"/api/tables/{made.table}/commands", Return(new_id(), 1))
        left = (await page(server)).barred

    told = msgspec.json.decode(barred.content, type=HousePage)
    assert [(each.name, each.words) for each in told.barred] == [("Bruno", "Not in this house.")]
    assert [each.is_barred for each in told.reports] == [True]
    assert code == FORBIDDEN
    assert (turned_away.code, "Not in this house." in turned_away.text) == ("barred", True)
    assert [fault(each, 403).code for each in (*refused, again)] == ["barred"] * 6
    assert [seat.is_stood_in for seat in news.table.seats] == [False, True]
    assert "Not in this house." in home.barred
    assert (home.lives, home.invitations, known) == ([], [], [])
    assert "Not in this house." in export.barred
    assert back.json()["type"] == "done"
    assert left == []


@in_loop
async def test_the_owner_bars_whoever_has_a_seat_at_every_process(data: Path, shared: str) -> None:
    async with both(data, shared) as (one, other):
        key = one.store.new_owner_key or other.store.new_owner_key
        ines, bruno, made = await two_at_a_table(one)
        async with other.join(made.table, bruno.key) as guest:
            await guest.news()
            answer = await one.post("/api/owner/barred", NewBar(table=made.table, seat=1), key)
            await guest.line.wait_closed()
        refused = await Person(other, bruno.key).post("/api/day/pursuit", lang="fr")
        wrong = [
            await one.post("/api/owner/barred", NewBar(table=made.table, seat=7), key),
            await one.post("/api/owner/barred", NewBar("no such report"), key),
        ]
        not_mine = await one.post("/api/owner/barred", NewBar(table=made.table, seat=1), ines.key)

    (table,) = msgspec.json.decode(answer.content, type=HousePage).tables
    assert table.who == [0, 1]
    assert fault(refused, 403).text.startswith("La maison ne vous laisse plus jouer ici. Vos vies")
    assert [fault(each, 404).code for each in wrong] == ["nobody", "nobody"]
    assert fault(not_mine, 403).code == "not-owner"


@in_loop
async def test_the_key_of_the_owner_is_said_once_and_kept_as_a_hash(data: Path) -> None:
    async with running(data) as server:
        key = server.store.new_owner_key
        await page(server, key)
        kept = await server.store.do(lambda store: store.run("SELECT value FROM meta"))
    async with running(data) as server:
        again = server.store.new_owner_key
        await page(server, key)
    async with running(data, owner_key=OWNER) as server:
        await page(server)
        old = await server.get("/api/owner", key)

    assert key
    assert key not in str(kept)
    assert again == ""
    assert fault(old, 403).code == "not-owner"


@pytest.mark.parametrize("path", ["note", "company"])
@in_loop
async def test_whoever_has_no_profile_is_told_so(data: Path, path: str) -> None:
    async with running(data) as server:
        made = await server.create(INES, LINK)
        answer = await server.get(f"/api/tables/{made.table}/{path}", made.key)

    assert fault(answer, 401).code == "no-profile"


@in_loop
async def test_the_house_tells_everybody_at_the_table_nothing_of_it(data: Path) -> None:
    async with running(data, owner_key=OWNER) as server:
        ines, bruno, made = await two_at_a_table(server)
        async with server.join(made.table, bruno.key) as guest:
            await guest.find(Talk)
            await ines.post(f"/api/tables/{made.table}/company/1", Treat(is_blocked=True))
            await ines.post(f"/api/tables/{made.table}/company/1/report", NewReport("name"))
            await ines.post(f"/api/tables/{made.table}/note", Note("loud"))
            answer = await guest.answer(Say(new_id(), "Anybody?"))
            since = [message for message in guest.received if isinstance(message, News | Talk)]

    assert not isinstance(answer, Refusal)
    assert len([message for message in since if isinstance(message, News)]) <= 2
