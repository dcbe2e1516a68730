"""Games outlive releases: they go on from where they stood, and what is over stays as it was seen."""

import asyncio
import zlib
from contextlib import closing
from pathlib import Path
from shutil import copy
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from wellspent.cli import main
from wellspent.protocol import Branch, Choose, Created, Ending, Held, Import, Moment, News, Summary, Talk, Undo
from wellspent.server import keeping, looking, pages, reels, seen
from wellspent.server.databases import open_database
from wellspent.server.history import Positions
from wellspent.server.keeping import unpacked
from wellspent.server.pages import JSON, Page, cards
from wellspent.server.storage import KeptPosition, StorageError
from wellspent.server.tables import Table

from .running import HERE, LINK, Guest, Running, in_loop, new_id, running

RECORDS = Path(__file__).parents[1] / "records"
FINISHED = next(iter(sorted(RECORDS.glob("cv-2-*.record"))))


def as_if_older(data: Path, database: str, table: str = "%") -> None:
    """What is kept, or that of one table, was played by the rules of another release: 10 + today's."""
    with closing(open_database(data, database)) as kept:
        kept.run("UPDATE tables SET setup = replace(setup, '\"rules\":', '\"rules\":1') WHERE id LIKE ?", [table])
        kept.run("UPDATE positions SET rules = rules + 10 WHERE table_id LIKE ?", [table])


async def play(guest: Guest, moves: int) -> News:
    news = await guest.news()
    while news.move < moves:
        ask = news.asks[0]
        await guest.send(Choose(new_id(), news.version, ask.seat, ask.offers[0].line))
        news = await guest.reach(news.move + 1)
    return news


async def began(data: Path, database: str, moves: int = 10, **wishes: Any) -> tuple[Created, News]:
    """A table where two at one screen have played, on a server that has stopped."""
    async with running(data, database) as server:
        made = await server.create(HERE, HERE, seed="", **wishes)
        async with server.join(made.table, made.key) as host:
            await play(host, moves)
        return made, await server.read(News, f"/api/tables/{made.table}", made.key)


async def told(server: Running, made: Created, lang: str = "en") -> tuple[News, list[str]]:
    async with server.join(made.table, made.key, lang) as host:
        news = await host.find(News)
        return news, [line.text for line in (await host.find(Talk)).lines]


@in_loop
async def test_a_game_goes_on_by_other_rules_and_everybody_is_told(data: Path, database: str) -> None:
    made, before = await began(data, database)
    as_if_older(data, database)

    async with running(data, database) as server:
        news, english = await told(server, made)
        _, french = await told(server, made, "fr")

    assert (news.move, news.table.since) == (10, 10)
    assert news.log == before.log
    assert news.asks == before.asks
    assert english == [
        "Wellspent has been updated: the rules of this game have changed. "
        "The game goes on after move 10, and nothing up to it can be taken back."
    ]
    assert french[0].startswith(
        "Wellspent a fait peau neuve\u00a0: les règles de cette partie ont changé. La partie reprend"
    )
    assert [(back.steps, back.why) for back in news.back] == [(0, "What came before was played under other rules.")] * 2


async def looked_at(server: Running, made: Created, moves: int) -> dict[str, Any]:
    """Every moment of a table, from the seats of its host and from outside, in both languages."""
    found: dict[str, Any] = {}
    for lang in ("en", "fr"):
        for move in range(moves):
            for seat in (-1, 0, 1):
                path = f"/api/tables/{made.table}/moments/{move}"
                news = await server.read(News, path, made.key, lang=lang, seat=seat)
                found[f"{move} {seat} {lang}"] = news.scene, news.log, news.standings, news.waiting, news.seats
    return found


@in_loop
async def test_what_was_played_by_other_rules_is_seen_as_it_was(
    data: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reels, "LENGTH", 4)
    async with running(data, database) as server:
        made = await server.create(HERE, HERE, seed="", game="cv")
        async with server.join(made.table, made.key) as host:
            await play(host, 10)
        before = await looked_at(server, made, 10)
    as_if_older(data, database)
    with monkeypatch.context() as patch:
        # These rules would show none of it as it was.
        patch.setattr(Positions, "at", lambda *_: pytest.fail("it is played by other rules now"))
        async with running(data, database) as server:
            news = await server.read(News, f"/api/tables/{made.table}", made.key)
            after = await looked_at(server, made, 10)
            refused = await server.get(f"/api/tables/{made.table}/moments/3", seat=0)
    async with running(data, database) as server:
        table = await server.hub.table(made.table)
        game, session = table.session.game, table.session
        while not session.state.finished:
            seat = game.decider(session.state)
            await table.moves.play(seat, game.options(session.state, seat)[-1])
        await table.put_away()
    async with running(data, database) as server:
        over = await looked_at(server, made, 10)
        info = (await server.read(News, f"/api/tables/{made.table}", made.key)).table

    assert (news.table.since, news.table.shown_from) == (10, 0)
    assert after == before
    assert refused.json()["code"] == "seat"
    assert (info.is_finished, info.since, info.shown_from) == (True, 10, 0)
    assert over == before


@in_loop
async def test_what_was_taken_back_is_not_shown(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, _ = await began(data, "", 5)
    with closing(open_database(data, "")) as kept:
        # A reel of moves that were not made in the end: the server died before it was kept anew.
        kept.run("UPDATE reels SET mark = 'another'")
    as_if_older(data, "")

    async with running(data) as server:
        news = await server.read(News, f"/api/tables/{made.table}", made.key)
        gone = await server.get(f"/api/tables/{made.table}/moments/3", made.key)

    assert (news.table.since, news.table.shown_from) == (5, 5)
    assert gone.json()["code"] == "other-rules"


@in_loop
async def test_cards_of_moves_by_other_rules_are_those_of_then(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, _ = await began(data, "", 5)
    as_if_older(data, "")
    before = cards("pursuit", "second", "fr").content
    others = Page(b"[]", '"others"', JSON)
    for module in (pages, seen, looking):
        monkeypatch.setattr(module, "cards", lambda *_: others)

    async with running(data) as server:
        path = f"/api/tables/{made.table}"
        then = await server.read(News, f"{path}/moments/3", made.key)
        now = await server.read(News, f"{path}/moments/5", made.key)
        faces = [await server.get(f"{path}/cards", made.key, lang="fr", **at) for at in ({"move": 0}, {})]

    assert (then.table.own_cards, then.table.cards_from) == (True, 0)
    assert (now.table.own_cards, now.table.cards_from) == (False, -1)
    assert [each.content for each in faces] == [before, b"[]"]


@in_loop
async def test_what_comes_after_the_boundary_is_kept_and_taken_back(data: Path, database: str) -> None:
    made, _ = await began(data, database)
    as_if_older(data, database)
    async with running(data, database) as server, server.join(made.table, made.key) as host:
        before = await play(host, 14)

    async with running(data, database) as server, server.join(made.table, made.key) as host:
        after = await host.news()
        lines = (await host.find(Talk)).lines
        back = next((each for each in after.back if each.steps), None)
        if back is not None:
            await host.send(Undo(new_id(), after.version, back.seat, True))
            undone = await host.reach(after.version + 1)
            assert undone.move == 14 - back.steps

    assert (after.move, after.table.since, after.version) == (14, 10, before.version)
    assert after.asks == before.asks
    assert len(lines) == 1


@in_loop
async def test_after_a_crash_the_later_choices_are_made_again_as_long_as_they_can_be(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(table: Table) -> None:
        table.close()

    monkeypatch.setattr(Table, "put_away", nothing)
    monkeypatch.setattr(keeping, "EVERY", 8)
    whole, _ = await began(data, "", 14)
    broken, _ = await began(data, "", 14)
    as_if_older(data, "")
    with closing(open_database(data, "")) as kept:
        kept.run("UPDATE entries SET line = 'dance' WHERE table_id = ? AND number = 12", [broken.table])

    async with running(data) as server:
        found = [(await told(server, each))[0] for each in (whole, broken)]

    assert [(news.move, news.table.since) for news in found] == [(14, 14), (11, 11)]
    # Whatever is not made again is still counted: nothing is ever written twice.
    assert [news.version for news in found] == [14, 14]


@in_loop
async def test_a_game_whose_server_has_died_has_its_position_kept_at_the_next_start(
    data: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(table: Table) -> None:
        table.close()

    with monkeypatch.context() as dying:
        dying.setattr(Table, "put_away", nothing)
        made, before = await began(data, database, 6)
    async with running(data, database) as server:
        first = await server.store.load(made.table)
        while (kept := await server.store.load(made.table)) is not None and not kept.positions:
            await asyncio.sleep(0.01)
        behind = await server.store.behind()
    as_if_older(data, database)
    async with running(data, database) as server:
        news, _ = await told(server, made)

    assert first is not None
    assert kept is not None
    assert [position.number for position in kept.positions] == [6]
    assert behind == []
    assert (news.move, news.log) == (6, before.log)


@in_loop
async def test_an_older_position_is_not_kept_in_the_place_of_a_newer_one(data: Path, database: str) -> None:
    made, _ = await began(data, database, 6)
    async with running(data, database) as server:
        await server.store.keep_position(made.table, KeptPosition(5, 1, "x", b""))
        kept = await server.store.load(made.table)

    assert kept is not None
    assert [position.number for position in kept.positions] == [6]


@in_loop
async def test_a_position_that_could_not_be_kept_is_kept_soon(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, _ = await began(data, "", 6)
    async with running(data) as server:
        table = await server.hub.table(made.table)
        table.keeper.number = 0
        keep = table.store.keep_position

        async def full(id: str, position: KeptPosition) -> None:
            raise StorageError

        monkeypatch.setattr(table.store, "keep_position", full)
        await table.keeper.keep()
        monkeypatch.setattr(table.store, "keep_position", keep)
        failed = table.keeper.number
        await table.keeper.keep()

    assert (failed, table.keeper.number) == (0, table.version)


@in_loop
async def test_cards_that_are_others_are_named(data: Path) -> None:
    made, _ = await began(data, "")
    with closing(open_database(data, "")) as kept:
        [(text,)] = kept.run("SELECT data FROM positions")
        then = unpacked(text)
        then.cards["concert"] = "another"
        packed = zlib.compress(msgspec.json.encode(then))
        kept.run("UPDATE positions SET cards = 'others', data = ?", [packed])
        kept.run('UPDATE tables SET setup = replace(setup, \'"cards":"\', \'"cards":"x\')')

    async with running(data) as server:
        _, english = await told(server, made)
        _, french = await told(server, made, "fr")

    assert english[0].startswith("Wellspent has been updated: cards of this game have changed: Concert. The game")
    assert french[0].startswith(
        "Wellspent a fait peau neuve\u00a0: des cartes de cette partie ont changé\u00a0: Concert. La"
    )


@in_loop
async def test_a_game_without_a_position_is_not_left_out(data: Path, database: str) -> None:
    made, news = await began(data, database)
    as_if_older(data, database)
    with closing(open_database(data, database)) as kept:
        kept.run("DELETE FROM positions")

    async with running(data, database) as server:
        refused = await server.get(f"/api/tables/{made.table}", made.key)
        answer = await server.post("/api/mine", [Held(made.table, made.key), Held(made.table, "wrong")])
        found = msgspec.json.decode(answer.content, type=list[Summary])

    assert refused.json()["code"] == "replay"
    assert [(each.is_unplayable, each.move, each.is_host) for each in found] == [(True, 10, True)]
    assert [seat.name for seat in found[0].table.seats] == [seat.name for seat in news.table.seats]


async def everything(server: Running, table: str) -> dict[str, Any]:
    """All that can be seen of a finished game."""
    found: dict[str, Any] = {"record": (await server.get(f"/api/tables/{table}/record")).text}
    for lang in ("en", "fr"):
        news = await server.read(News, f"/api/tables/{table}", lang=lang)
        found[f"news {lang}"] = news
        found[f"ending {lang}"] = await server.read(Ending, f"/api/tables/{table}/ending", lang=lang)
        found[f"moments {lang}"] = await server.read(list[Moment], f"/api/tables/{table}/moments", lang=lang)
        for move in (0, 1, news.move // 2, news.move):
            for seat in (-1, 0, 1):
                path = f"/api/tables/{table}/moments/{move}"
                found[f"{move} {seat} {lang}"] = await server.read(News, path, lang=lang, seat=seat)
    return found


@pytest.mark.parametrize("is_gone", [False, True])
@in_loop
async def test_a_finished_game_stays_as_it_was_seen(data: Path, database: str, is_gone: bool) -> None:
    async with running(data, database) as server:
        answer = await server.post("/api/import", Import(FINISHED.read_text(encoding="utf-8")))
        made = msgspec.json.decode(answer.content, type=Created)
        before = await everything(server, made.table)
    as_if_older(data, database)
    if is_gone:
        with closing(open_database(data, database)) as kept:
            kept.run('UPDATE tables SET setup = replace(setup, \'"sets":[]\', \'"sets":["gone"]\')')

    async with running(data, database) as server:
        after = await everything(server, made.table)
        mine = await server.post("/api/mine", [Held(made.table, made.key)])
        review = await server.get(f"/api/tables/{made.table}/review/0")
        other = await server.post(f"/api/tables/{made.table}/branch", Branch(3, [HERE, HERE]))
        async with server.join(made.table, made.key) as host:
            told_now = await host.news()

    if is_gone:
        for found in (*before.values(), *after.values()):
            if not isinstance(found, str | list):
                found.table.sets = []
        before["record"] = after["record"] = ""
    after["record"] = after["record"].replace("\nrules 1", "\nrules ")
    assert after == before
    assert msgspec.json.decode(mine.content, type=list[Summary])[0].standings == before["ending en"].standings
    assert (told_now.move, told_now.is_host) == (before["news en"].move, True)
    assert review.status_code == 200
    assert other.json()["code"] == "other-rules"


@in_loop
async def test_a_game_that_ends_is_archived(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK, game="cv")
        table = await server.hub.table(made.table)
        for seat in (0, 1):
            table.session.choose(seat, "leave")
        table.archive_when_over()
        await table.put_away()
        pages = await server.store.archive(made.table)

    assert sorted((page.lang, page.seat) for page in pages) == [
        (lang, seat) for lang in ("en", "fr") for seat in (-1, 0, 1)
    ]


@in_loop
async def test_the_cards_of_a_finished_game_stay_as_they_were_seen(
    data: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = "/api/tables/{}/cards"
    (tmp_path / "index.html").write_text("<title></title>")
    async with running(data, database) as server:
        answer = await server.post("/api/import", Import(FINISHED.read_text(encoding="utf-8")))
        made = msgspec.json.decode(answer.content, type=Created)
        await (await server.hub.table(made.table)).put_away()
    before = [cards("cv", "", lang).content for lang in ("en", "fr")]
    others = Page(b"[]", '"others"', JSON)

    async with running(data, database, client=tmp_path) as server:
        same = await server.read(News, f"/api/tables/{made.table}")
        ahead = [(await server.get(f"/story/{made.table}")).text]
        # A later release prints other cards.
        for module in (pages, seen, looking):
            monkeypatch.setattr(module, "cards", lambda *_: others)
    async with running(data, database, client=tmp_path) as server:
        news = await server.read(News, f"/api/tables/{made.table}")
        ahead.append((await server.get(f"/story/{made.table}")).text)
        then = [(await server.get(path.format(made.table), lang=lang)).content for lang in ("en", "fr")]
        new = await server.create(HERE, HERE, game="cv")
        now = await server.get(path.format(new.table))

    assert (same.table.own_cards, news.table.own_cards) == (False, True)
    assert ['name="wellspent-table" content="cv  -"' in page for page in ahead] == [True, False], "fetched ahead"
    assert then == before
    assert now.content == b"[]"


def test_the_kept_games_are_checked(data: Path) -> None:
    @in_loop
    async def kept() -> None:
        await began(data, "", 5)
        await began(data, "", 5)

    kept()
    with closing(open_database(data, "")) as database:
        [(first,), (second,)] = database.run("SELECT id FROM tables ORDER BY created")
    as_if_older(data, "", first)

    shown = CliRunner().invoke(main, ["games", "check", f"--data={data}"])
    with closing(open_database(data, "")) as database:
        database.run("DELETE FROM positions")
        before = database.run("SELECT * FROM tables")
    lost = CliRunner().invoke(main, ["games", "check", f"--data={data}"])

    assert shown.exit_code == 0, shown.output
    assert f"{first}  goes on after move 5" in shown.output
    assert f"{second}  replays" in shown.output
    assert lost.exit_code == 1
    assert f"{first}  cannot: it was played by other rules or cards, and no position of it was kept" in lost.output
    with closing(open_database(data, "")) as database:
        assert database.run("SELECT * FROM tables") == before


FIRST = Path(__file__).parent / "first_release"
# The tables that the first release has kept, with the keys of their hosts: one that goes on, and one that is over.
FIRST_TABLES = {
    "sqlite": (
        Held("3qsp8pzq3i", "jmZ76bC2ra4TICpeBjKxwW_lH0OPeeWW"),
        Held("yk2n46yf2h", "MzxyHrfrbZSiozri9dCR1-49TDe2y5Xu"),
    ),
    "postgres": (
        Held("fs87n6di69", "f7nTGRt-upgCewVExuGCkErU8lcvIA04"),
        Held("k5c5w9yz4w", "gI7zoFHHwg6jTX-V_THk-RNaW5_EXiOU"),
    ),
}


def put_first_release(data: Path, database: str) -> None:
    data.mkdir()
    if not database:
        copy(FIRST / "wellspent.db", data / "wellspent.db")
        return
    with closing(open_database(data, database)) as kept:
        for statement in (FIRST / "postgres.sql").read_text(encoding="utf-8").split(";\n"):
            if statement.strip():
                kept.run(statement)


@in_loop
async def test_a_database_of_the_first_release_is_opened_and_nothing_is_left_out(data: Path, database: str) -> None:
    put_first_release(data, database)
    going, over = FIRST_TABLES["postgres" if database else "sqlite"]

    async with running(data, database) as server:
        new = await server.create(HERE, HERE)
        answer = await server.post("/api/mine", [going, over, Held(new.table, new.key)])
        found = msgspec.json.decode(answer.content, type=list[Summary])
        refused = await server.get(f"/api/tables/{going.table}", going.key)
        record = await server.get(f"/api/tables/{going.table}/record", going.key)

    assert [(each.table.game, each.move, each.is_unplayable) for each in found] == [
        ("pursuit", 14, True),
        ("cv", 116, True),
        ("pursuit", 0, False),
    ]
    assert refused.json()["code"] == record.json()["code"] == "replay"


def test_the_games_of_the_first_release_are_told_apart(data: Path) -> None:
    put_first_release(data, "")

    shown = CliRunner().invoke(main, ["games", "check", f"--data={data}"])

    assert shown.exit_code == 1
    assert shown.output.count("cannot: it was played by other rules or cards, and no position of it was kept") == 2
    assert shown.output.endswith("2 cannot\n")
