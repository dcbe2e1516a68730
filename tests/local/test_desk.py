"""The desk of the browser, in this Python: whatever a page may ask for, and a disk that is full."""

import json
import zlib
from base64 import b64encode
from collections.abc import Iterable
from typing import Any

import pytest

from tests.server.running import in_loop
from wellspent.engine.game import Game
from wellspent.library import GameSetup, open_game
from wellspent.local.cupboard import Cupboard
from wellspent.local.desk import Desk, open_desk
from wellspent.puzzles import puzzles
from wellspent.server import pages
from wellspent.server.api import ROUTES
from wellspent.server.reels import LENGTH
from wellspent.server.storage import Catalogue, KeptClock, KeptReel, ReelPage, StorageError
from wellspent.texts import LANGUAGES

ME = {"kind": "here", "name": "Ines"}


class Disk:
    """IndexedDB as a map."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        # Files that lie beside the program.
        self.beside: dict[str, bytes] = {}
        self.is_full = False

    async def write(self, deeds: str) -> None:
        if self.is_full:
            raise OSError("QuotaExceededError")
        changed = dict(self.kept)
        for verb, kind, key, text in json.loads(deeds):
            if verb == "remove":
                for place in [each for each in changed if each[0] == kind and key <= each[1] <= text]:
                    del changed[place]
            elif verb == "add" and (kind, key) in changed:
                raise KeyError(key)
            else:
                changed[kind, key] = text
        self.kept = changed

    async def read(self, kind: str, key: str) -> str:
        return self.kept.get((kind, key), "")

    async def read_all(self, kind: str, first: str, last: str) -> Iterable[str]:
        return [self.kept[place] for place in sorted(self.kept) if place[0] == kind and first <= place[1] <= last]

    async def printed(self, name: str) -> str:
        return b64encode(zlib.compress(self.beside[name])).decode() if name in self.beside else ""


async def think(question: str) -> str:
    raise RuntimeError(question)


async def opened(disk: Disk) -> Desk:
    return await open_desk(disk, think, lambda: None, lambda name, text, code: None)


async def asked(desk: Desk, method: str, path: str, body: object = None, key: str = "") -> tuple[int, Any]:
    reply = await desk.answer(method, path, key, ["en"], "" if body is None else json.dumps(body))
    return reply.status, json.loads(reply.content) if reply.content else None


async def laid(desk: Desk, game: str = "pursuit", *others: dict[str, str]) -> tuple[str, str]:
    order = {"game": game, "seats": [ME, *others], "seed": "x", "pace": 0}
    status, made = await asked(desk, "POST", "/api/tables", order)
    assert status == 201
    return f"/api/tables/{made['table']}", made["key"]


def first_choice(news: dict[str, Any], id: str) -> dict[str, Any]:
    ask = news["asks"][0]
    return {
        "type": "choose",
        "id": id,
        "version": news["version"],
        "seat": ask["seat"],
        "line": ask["offers"][0]["line"],
    }


@in_loop
async def test_what_cannot_be_kept_has_not_happened() -> None:
    disk = Disk()
    desk = await opened(disk)
    path, key = await laid(desk)
    _, news = await asked(desk, "GET", path, key=key)
    disk.is_full = True
    _, refused = await asked(desk, "POST", f"{path}/commands", first_choice(news, "full"), key)
    disk.is_full = False
    _, again = await asked(desk, "GET", path, key=key)
    _, done = await asked(desk, "POST", f"{path}/commands", first_choice(again, "room"), key)

    assert (refused["type"], refused["code"]) == ("refusal", "storage-full")
    assert again["version"] == news["version"]
    assert done["type"] == "done"


@in_loop
async def test_a_game_goes_on_where_another_desk_left_it() -> None:
    disk = Disk()
    desk = await opened(disk)
    path, key = await laid(desk)
    _, news = await asked(desk, "GET", path, key=key)
    await asked(desk, "POST", f"{path}/commands", first_choice(news, "one"), key)
    _, before = await asked(desk, "GET", path, key=key)
    _, after = await asked(await opened(disk), "GET", path, key=key)

    assert after == before
    assert after["version"] == 1


@in_loop
async def test_two_desks_on_one_disk_overwrite_nothing() -> None:
    disk = Disk()
    one, other = await opened(disk), await opened(disk)
    path, key = await laid(one)
    _, news = await asked(one, "GET", path, key=key)
    await asked(other, "GET", path, key=key)
    _, done = await asked(one, "POST", f"{path}/commands", first_choice(news, "one"), key)
    kept = dict(disk.kept)
    _, refused = await asked(other, "POST", f"{path}/commands", first_choice(news, "other"), key)
    _, seen = await asked(other, "GET", path, key=key)

    assert (done["type"], refused["code"], seen["version"]) == ("done", "storage", 1)
    assert {place: kept[place] for place in kept if place[0] == "entries"}.items() <= disk.kept.items()


@in_loop
async def test_nothing_is_left_of_a_table_that_was_deleted() -> None:
    disk = Disk()
    desk = await opened(disk)
    path, key = await laid(desk)
    _, news = await asked(desk, "GET", path, key=key)
    await asked(desk, "POST", f"{path}/commands", first_choice(news, "one"), key)
    status, _ = await asked(desk, "DELETE", path, key=key)
    _, fault = await asked(desk, "GET", path, key=key)

    assert status == 204
    assert fault["code"] == "deleted"
    assert {kind for kind, _ in disk.kept} == {"meta", "deleted"}


@in_loop
async def test_clocks_are_kept_and_what_is_due_is_known() -> None:
    cupboard = await Cupboard.open(Disk())
    await cupboard.keep_clock("one", KeptClock("", 5))
    await cupboard.keep_clock("two", KeptClock("", 0))

    assert await cupboard.dues() == {"one": 5}


@in_loop
async def test_a_disk_that_fails_is_a_fault_of_storage() -> None:
    disk = Disk()
    disk.is_full = True

    with pytest.raises(StorageError):
        await Cupboard.open(disk)


@in_loop
async def test_the_desk_knows_every_request_of_the_server() -> None:
    desk = await opened(Disk())
    names = (("game:str", "cv"), ("table_id:str", "x"), ("lang:str", "en"), ("puzzle:str", puzzles("cv")[0].id))
    for route in ROUTES:
        for path in route.paths:
            for method in route.http_methods - {"HEAD", "OPTIONS"}:
                filled = path
                for name, value in names:
                    filled = filled.replace("{" + name + "}", value)
                filled = filled.replace("{move:int}", "1").replace("{seat:int}", "0").replace("{number:int}", "0")
                reply = await desk.answer(str(method), filled, "", ["en"], "{}")
                code = json.loads(reply.content)["code"] if reply.status >= 400 else ""
                assert code not in ("not-found", "internal"), f"{method} {path}"


@pytest.mark.parametrize(("game", "is_asked"), [("pursuit", False), ("cv", True)])
@in_loop
async def test_a_second_python_is_asked_for_a_hint_only_where_it_takes_long(game: str, is_asked: bool) -> None:
    questions: list[str] = []

    async def note(question: str) -> str:
        questions.append(question)
        return await think(question)

    desk = await open_desk(Disk(), note, lambda: None, lambda name, text, code: None)
    path, key = await laid(desk, game, {"kind": "here", "name": "Mei"})
    _, news = await asked(desk, "GET", path, key=key)
    hint = {"type": "hint", "id": "hint", "seat": news["deciders"][0]}
    _, hinted = await asked(desk, "POST", f"{path}/commands", hint, key)

    assert hinted["type"] == "hinted"
    assert bool(questions) == is_asked


@in_loop
async def test_whoever_is_quick_thinks_in_the_game_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[GameSetup] = []

    def note(setup: GameSetup) -> Game[Any]:
        games.append(setup)
        return open_game(setup)

    monkeypatch.setattr("wellspent.server.opened.open_game", note)
    desk = await opened(Disk())
    path, key = await laid(desk, "pursuit", {"kind": "bot", "bot": "sensible"}, {"kind": "here", "name": "Mei"})
    games.clear()
    _, news = await asked(desk, "GET", path, key=key)
    hint = {"type": "hint", "id": "hint", "seat": news["deciders"][0]}
    _, hinted = await asked(desk, "POST", f"{path}/commands", hint, key)

    assert hinted["type"] == "hinted"
    assert games == []


@in_loop
async def test_what_was_seen_is_kept_in_the_browser_until_its_table_is_gone() -> None:
    disk = Disk()
    desk = await opened(disk)
    path, key = await laid(desk)
    cupboard, table = await Cupboard.open(disk), path.rpartition("/")[2]
    reel = KeptReel(0, 5, "mark", "en|fr")
    await cupboard.keep_reel(table, reel, [ReelPage("fr", -1, b"seen")], [Catalogue("fr", "", lambda: b"cards")])
    kept = await cupboard.load(table)
    pages = [await cupboard.reel(table, 0, lang, -1) for lang in ("fr", "en")]
    await asked(desk, "DELETE", path, key=key)
    after = await cupboard.reel(table, 0, "fr", -1)

    assert kept is not None
    assert list(kept.reels) == [reel]
    assert (pages, after) == ([b"seen", b""], b"")
    assert await cupboard.catalogue("fr") == b"cards"


@in_loop
async def test_nobody_waits_for_cards_that_lie_printed_beside_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk()
    disk.beside = {pages.cards_name("pursuit", "second", lang): f"cards in {lang}".encode() for lang in LANGUAGES}
    marks = {name: pages.page_mark(content) for name, content in disk.beside.items()}
    monkeypatch.setattr(pages, "printed", lambda: marks)
    monkeypatch.setattr(pages, "cards", None)
    desk = await opened(disk)
    path, key = await laid(desk, "pursuit", *[{"kind": "here", "name": name} for name in ("Mei", "Bruno")])
    for number in range(LENGTH):
        _, news = await asked(desk, "GET", path, key=key)
        await asked(desk, "POST", f"{path}/commands", first_choice(news, str(number)), key)
    table = desk.hub.tables[path.rpartition("/")[2]]
    await table.reels.finish()

    assert next(reel.cards for reel in table.reels._kept.values()) == "|".join(marks.values())
    assert [zlib.decompress(await table.store.catalogue(mark)) for mark in marks.values()] == [*disk.beside.values()]


@in_loop
async def test_cards_of_another_version_beside_the_program_are_not_taken_for_these() -> None:
    disk = Disk()
    disk.beside = {"cards": b"newer"}
    cupboard = await Cupboard.open(disk)
    mark = pages.page_mark(b"these")
    await cupboard.keep_archive("table", [], [Catalogue(mark, "cards", lambda: zlib.compress(b"these"))])

    assert zlib.decompress(await cupboard.catalogue(mark)) == b"these"
