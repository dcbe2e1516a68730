"""Everything over HTTP: lists, tables, records, looking back, and faults in the user's words."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from wellspent import titles
from wellspent.engine.record import read_record
from wellspent.games.pursuit.game import Pursuit
from wellspent.library import replay
from wellspent.protocol import (
    Branch,
    Choose,
    Created,
    Done,
    Ending,
    Face,
    Fault,
    GameInfo,
    Gone,
    Held,
    Import,
    Moment,
    News,
    NewSeat,
    NewTable,
    Remembered,
    Rulebook,
    ServerMessage,
    Summary,
)
from wellspent.ruleset import GameSetup, Ruleset
from wellspent.server.static import PAGES
from wellspent.titles.pursuit.modules import module_names

from .running import HERE, LINK, RANDOM, Running, bearer, in_loop, new_id, running

GAMES = ("pursuit", "cv")
ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"


def fault(answer: httpx.Response, status: int) -> Fault:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=Fault)


async def finished(server: Running, game: str = "pursuit") -> Created:
    """A table whose game is over, played by computer players."""
    made = await server.create(RANDOM, RANDOM, game=game)
    async with server.join(made.table) as watcher:
        await watcher.reach(0, lambda news: news.table.is_finished)
    return made


@in_loop
async def test_games_cards_rules_and_words_can_be_read_in_both_languages(data: Path) -> None:
    async with running(data) as server:
        for lang in ("en", "fr"):
            games = await server.read(list[GameInfo], "/api/games", lang=lang)
            assert [game.id for game in games] == list(GAMES)
            for game in GAMES:
                assert await server.read(list[Face], f"/api/games/{game}/cards", lang=lang)
                assert await server.read(list[Remembered], f"/api/games/{game}/memories", lang=lang)
                assert (await server.read(Rulebook, f"/api/games/{game}/rules", lang=lang)).sections
            assert (await server.get(f"/api/texts/{lang}")).status_code == 200
        colours = (await server.get("/api/colours.css")).text
        assert ".k-basic-project{--kind:var(--kind-basic-project)}" in colours
        assert "--kind-pet:#85552f" in colours.partition('[data-theme="dark"]')[0]
        english, french = [(await server.get("/api/games/cv/cards", lang=lang)).content for lang in ("en", "fr")]

    assert english != french


@in_loop
async def test_a_table_asks_for_the_cards_that_can_lie_on_it_and_no_others(data: Path) -> None:
    chosen = [(), ("kids",), ("community", "box"), (*module_names(), "box")]
    async with running(data) as server:
        every = await server.read(list[Face], "/api/games/pursuit/cards")
        some = {
            of: await server.read(list[Face], "/api/games/pursuit/cards", of=",".join((*of, "nonsense")))
            for of in chosen
        }

    for of, faces in some.items():
        assert {face.module or face.set for face in faces} == {"", *of}
        assert _cards_of(of) <= {face.id for face in faces}
    assert some[chosen[-1]] == every


def _cards_of(of: tuple[str, ...]) -> set[str]:
    """The cards of a game with some modules and sets."""
    sets = tuple(name for name in of if name == "box")
    ruleset = Ruleset("pursuit", 2, "second", tuple(name for name in of if name not in sets), sets)
    game = titles.title("pursuit").open(GameSetup(ruleset, ("Ines", "Zoe"), "cards"))
    assert isinstance(game, Pursuit)
    return {card.id for card in game.rules.cards}


@in_loop
async def test_what_a_browser_has_already_is_not_sent_again(data: Path) -> None:
    async with running(data) as server:
        first = await server.http.get("/api/games")
        again = await server.http.get("/api/games", headers={"If-None-Match": first.headers["etag"]})
        plain = await server.http.get("/api/games", headers={"Accept-Encoding": "identity"})

    assert first.headers["content-encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")
    assert plain.content == first.content


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"edition": "third"}, "edition"),
        ({"modules": ["nowhere"]}, "module"),
        ({"sets": ["nowhere"]}, "set"),
        ({"game": "cv", "sets": ["box"]}, "set"),
        ({"edition": "first", "sets": ["box"]}, "set-edition"),
        ({"first": 2}, "first"),
        ({"game": "cv", "first": 0}, "no-first"),
        ({"game": "cv", "first": 2}, "first"),
        ({"game": "cv", "modules": ["any"]}, "module"),
        ({"seed": "a\nb"}, "seed"),
        ({"seed": "x" * 1000}, "seed"),
        ({"pace": -1}, "pace"),
        ({"pace": 10**9}, "pace"),
        ({"seats": []}, "seats"),
        ({"seats": [HERE] * 6}, "seats"),
        ({"game": "cv", "seats": [HERE]}, "seats"),
        ({"seats": [NewSeat("ghost")]}, "kind"),
        ({"seats": [NewSeat("bot", bot="genius")]}, "bot"),
        ({"seats": [NewSeat("here", "a,b")]}, "name"),
        ({"seats": [NewSeat("here", "x" * 100)]}, "name"),
        ({"seats": [NewSeat("here", "Ines"), NewSeat("here", "INES")]}, "same-name"),
        ({"seats": [NewSeat("here", colour="mud")]}, "colour"),
        ({"seats": [NewSeat("here", colour="fig"), NewSeat("here", colour="fig")]}, "same-colour"),
        ({"seats": [NewSeat("here", pronoun="it")]}, "pronoun"),
        ({"seats": [NewSeat("here", face="<svg>")]}, "face"),
    ],
)
@in_loop
async def test_wishes_that_cannot_be_met_are_answered_in_words(data: Path, wishes: dict[str, Any], code: str) -> None:
    table = NewTable(**{"game": "pursuit", "seats": [HERE, HERE], **wishes})
    async with running(data) as server:
        english = fault(await server.post("/api/tables", table), 400)
        french = fault(await server.post("/api/tables", table, lang="fr"), 400)

    assert english.code == french.code == code
    assert english.text != french.text


@pytest.mark.parametrize(
    ("content", "path"),
    [(b"{", "/api/tables"), (b'{"game": 3}', "/api/tables"), (b"[1]", "/api/mine"), (b'{"type": "fly"}', "COMMANDS")],
)
@in_loop
async def test_nonsense_is_answered_in_words(data: Path, content: bytes, path: str) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        answer = await server.http.post(path.replace("COMMANDS", f"/api/tables/{made.table}/commands"), content=content)

    assert fault(answer, 400).code == "message"
    assert "Traceback" not in answer.text


@in_loop
async def test_a_fault_of_the_server_tells_nothing(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret detail")

    async with running(data) as server:
        made = await server.create(HERE)
        table = await server.hub.table(made.table)
        monkeypatch.setattr(table.sight, "news", fail)
        answer = await server.get(f"/api/tables/{made.table}", lang="fr")

    assert fault(answer, 500).code == "internal"
    assert "secret" not in answer.text


@in_loop
async def test_there_is_nothing_where_there_is_nothing(data: Path) -> None:
    async with running(data) as server:
        assert fault(await server.get("/api/tables/nowhere"), 404).code == "no-table"
        assert fault(await server.get("/api/nowhere"), 404).code == "not-found"
        assert fault(await server.get("/nowhere.js"), 404).code == "not-found"
        assert fault(await server.get("/api/games/chess/rules"), 400).code == "game"
        assert fault(await server.get("/api/games/cv/cards", edition="third"), 400).code == "edition"
        assert fault(await server.get("/api/texts/xx"), 400).code == "language"


def test_every_page_that_the_client_draws_is_one_to_the_server() -> None:
    router = (ROOT / "web" / "src" / "state" / "router.svelte.ts").read_text(encoding="utf-8")
    listed = re.search(r"const PAGES[^{]*\{(.*?)\}", router, re.DOTALL)
    assert listed is not None
    drawn = {word.strip('"') for word in re.findall(r'^\s*("?\w*"?):', listed[1], re.MULTILINE)}

    assert drawn == set(PAGES)


@in_loop
async def test_every_answer_has_a_strict_policy(data: Path) -> None:
    async with running(data) as server:
        answers = [await server.get(path) for path in ("/", "/api/games", "/api/nowhere", "/api/schema", "/t/abc")]

    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


def some_record() -> str:
    return sorted(RECORDS.glob("second-2-*.record"))[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_program_plays_a_whole_game_over_http_alone(data: Path, game: str) -> None:
    async with running(data) as server:
        made = await server.create(LINK, RANDOM, game=game)
        table, key = f"/api/tables/{made.table}", made.links[0].key
        news = await server.read(News, table, key)
        chosen = 0
        while not news.table.is_finished:
            asks = [ask for ask in news.asks if ask.seat in news.deciders]
            if asks:
                lines = [offer.line for offer in asks[0].offers if not offer.is_interrupt]
                line = lines[chosen % len(lines)]
                answer = await server.post(f"{table}/commands", Choose(new_id(), news.version, 0, line), key)
                assert isinstance(msgspec.json.decode(answer.content, type=ServerMessage), Done), answer.text
                chosen += 1
            news = await server.read(News, table, key, after=news.version)
        record = (await server.get(f"{table}/record")).text

    assert chosen > 5
    assert replay(read_record(record, "record")).state.finished
    assert [standing.is_winner for standing in news.standings].count(True) >= 1


@in_loop
async def test_the_seats_of_a_table_get_names_colours_and_keys(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(NewSeat("here", " Ines ", "ocean", "she"), LINK, RANDOM, LINK, lang="fr")
        news = await server.read(News, f"/api/tables/{made.table}", made.links[1].key)

    assert [link.seat for link in made.links] == [1, 3]
    assert [seat.name for seat in news.table.seats] == ["Ines", "Player 2", "Bruno", "Player 4"]
    assert [seat.colour for seat in news.table.seats] == ["ocean", "poppy", "marigold", "fern"]
    assert [seat.has_joined for seat in news.table.seats] == [True, False, True, True]
    assert len({made.key, *(link.key for link in made.links)}) == 3
    assert news.seats == [3]


@in_loop
async def test_a_wrong_key_opens_nothing(data: Path) -> None:
    async with running(data) as server:
        made, other = await server.create(HERE, LINK), await server.create(HERE, LINK)
        table = f"/api/tables/{made.table}"
        for key in ("wrong", other.key, other.links[0].key, made.table):
            assert fault(await server.get(table, key), 403).code == "key"
            assert fault(await server.get(f"{table}/moments", key), 403).code == "key"
            assert fault(await server.http.delete(table, headers=bearer(key)), 403).code == "key"
            assert fault(await server.post(f"{table}/commands", Choose("x", 0, 0, "study"), key), 403).code == "key"


@in_loop
async def test_only_the_host_deletes_and_everybody_is_told(data: Path, database: str) -> None:
    async with running(data, database) as server:
        made = await server.create(HERE, LINK)
        table = f"/api/tables/{made.table}"
        async with server.join(made.table, lang="fr") as watcher:
            await watcher.news()
            for key in ("", made.links[0].key):
                assert fault(await server.http.delete(table, headers=bearer(key)), 403).code == "not-host"
            assert (await server.http.delete(table, headers=bearer(made.key))).status_code == 204
            gone = await watcher.find(Gone)
        assert fault(await server.get(table), 410).code == "deleted"
    async with running(data, database) as server:
        assert fault(await server.get(table, lang="fr"), 410).text == gone.text
        assert await mine(server, Held(made.table, made.key)) == []


async def mine(server: Running, *held: Held) -> list[Summary]:
    answer = await server.post("/api/mine", list(held))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=list[Summary])


@in_loop
async def test_my_games_are_those_whose_key_i_have(data: Path) -> None:
    async with running(data) as server:
        one, two = await server.create(HERE, LINK, game="cv"), await server.create(HERE)
        over = await finished(server)
        held = [
            Held(one.table, one.links[0].key),
            Held(two.table, two.key),
            Held(two.table, one.key),
            Held("gone", "x"),
            Held(over.table),
        ]
        found = await mine(server, *held)
        too_many = await server.post("/api/mine", [held[0]] * 201)

    assert [(line.table.id, line.seats, line.is_host) for line in found] == [
        (one.table, [1], False),
        (two.table, [0], True),
        (over.table, [], False),
    ]
    assert [line.table.is_finished for line in found] == [False, False, True]
    assert fault(too_many, 413).code == "too-large"


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_the_end_is_told_when_it_has_come(data: Path, game: str) -> None:
    async with running(data) as server:
        running_table = await server.create(HERE, HERE, game=game)
        for what in ("record", "ending"):
            assert fault(await server.get(f"/api/tables/{running_table.table}/{what}"), 409).code == "not-finished"
        made = await finished(server, game)
        ending = await server.read(Ending, f"/api/tables/{made.table}/ending", lang="fr")

    assert [story.seat for story in ending.stories] == [0, 1]
    assert ending.table.seed


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_an_exported_record_can_be_taken_in_again(data: Path, game: str) -> None:
    async with running(data) as server:
        made = await finished(server, game)
        record = (await server.get(f"/api/tables/{made.table}/record")).text
        before = await server.read(News, f"/api/tables/{made.table}")
        answer = await server.post("/api/import", Import(record))
        again = msgspec.json.decode(answer.content, type=Created)
        after = await server.read(News, f"/api/tables/{again.table}", again.key)

    assert (after.move, after.table.is_finished) == (before.move, True)
    assert after.standings == before.standings
    assert sorted(after.seats) == [0, 1]


@in_loop
async def test_an_unfinished_record_is_played_on(data: Path) -> None:
    lines = some_record().splitlines()
    cut = lines[: lines.index("") + 6]
    async with running(data) as server:
        answer = await server.post("/api/import", Import("\n".join(cut)))
        made = msgspec.json.decode(answer.content, type=Created)
        async with server.join(made.table, made.key) as host:
            news = await host.news()
            done = await host.choose(news)

    assert news.move == 5
    assert isinstance(done, Done)


@pytest.mark.parametrize(("lang", "text"), [("en", "This game has 2 seats."), ("fr", "Cette partie a 2 places.")])
@in_loop
async def test_a_record_has_as_many_seats_as_its_game(data: Path, lang: str, text: str) -> None:
    async with running(data) as server:
        found = fault(await server.post("/api/import", Import(some_record(), seats=[HERE]), lang=lang), 400)

    assert (found.code, found.text) == ("seats-there", text)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("hello", "record", 1),
        ("wellspent record 1\ngame pursuit\n", "record-end", 3),
        ("", "record-end", 1),
        (some_record().replace("edition second", "edition third"), "record-head", 5),
        (some_record().replace("\n2 A ", "\n2 A fly ").replace("\n2 B ", "\n2 B fly "), "record-choice", 11),
    ],
)
@in_loop
async def test_a_record_at_fault_is_refused_with_its_line(data: Path, text: str, code: str, line: int) -> None:
    async with running(data) as server:
        found = fault(await server.post("/api/import", Import(text), lang="fr"), 400)

    assert found.code == code
    assert f"ligne {line}" in found.text
    # All of it is French.
    assert not {"expected", "found", "there", "cannot"} & set(found.text.split())


@pytest.mark.parametrize(
    ("wishes", "code", "words"),
    [
        ({"modules": ["mutual_friends"], "seats": 1}, "module-seats", "au moins 2 joueurs"),
        ({"modules": ["pets"], "edition": "first"}, "module-edition", "édition de 2022"),
        ({"modules": ["pets", "pets"]}, "module-twice", "deux fois"),
        ({"edition": "first", "seats": 5}, "seats", "1 à 4"),
    ],
)
@in_loop
async def test_a_game_that_cannot_be_set_up_says_why_in_french(
    data: Path, wishes: dict[str, Any], code: str, words: str
) -> None:
    seats = [HERE] * wishes.pop("seats", 2)
    async with running(data) as server:
        found = fault(await server.post("/api/tables", NewTable("pursuit", seats, **wishes), lang="fr"), 400)

    assert found.code == code
    assert words in found.text


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_finished_game_is_continued_from_a_moment(data: Path, game: str) -> None:
    async with running(data) as server:
        unfinished = await server.create(HERE, HERE, game=game)
        made = await finished(server, game)
        wishes = Branch(4, [HERE, RANDOM])
        early = await server.post(f"/api/tables/{unfinished.table}/branch", Branch(0, [HERE, HERE]))
        late = await server.post(f"/api/tables/{made.table}/branch", Branch(100_000, [HERE, HERE]))
        alone = await server.post(f"/api/tables/{made.table}/branch", Branch(4, [HERE]))
        answer = await server.post(f"/api/tables/{made.table}/branch", wishes)
        branch = msgspec.json.decode(answer.content, type=Created)
        moment = await server.read(News, f"/api/tables/{made.table}/moments/4", seat=0)
        async with server.join(branch.table, branch.key) as host:
            news = await host.news()

    assert fault(early, 409).code == "not-finished"
    assert fault(late, 400).code == "moment"
    assert fault(alone, 400).code == "seats-there"
    assert (news.table.origin, news.table.origin_move, news.move) == (made.table, 4, 4)
    assert (news.scene, news.deciders) == (moment.scene, moment.deciders)


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_any_moment_of_a_finished_game_can_be_seen_from_any_seat(data: Path, game: str) -> None:
    async with running(data) as server:
        made = await server.create(RANDOM, RANDOM, game=game)
        table = f"/api/tables/{made.table}"
        async with server.join(made.table) as watcher:
            last = await watcher.reach(0, lambda news: news.table.is_finished)
        seen = {news.move: news for news in watcher.received if isinstance(news, News)}
        moments = await server.read(list[Moment], f"{table}/moments")
        for move in (0, 1, 17, 16, 5, last.move - 1, last.move):
            found = await server.read(News, f"{table}/moments/{move}")
            assert (found.move, found.scene, found.deciders) == (move, seen[move].scene, seen[move].deciders)
            assert all(entry.move <= move for entry in found.log)
            assert (found.asks, found.back) == ([], [])
            assert (await server.read(News, f"{table}/moments/{move}", seat=1)).seats == [1]
        beyond = await server.get(f"{table}/moments/{last.move + 1}")
        nobody = await server.get(f"{table}/moments/1", seat=2)

    assert {moment.move for moment in moments} <= set(range(last.move + 1))
    assert fault(beyond, 400).code == "moment"
    assert fault(nobody, 400).code == "seat"


@in_loop
async def test_the_schema_describes_every_address(data: Path) -> None:
    async with running(data) as server:
        answer = await server.get("/api/schema")
        again = await server.get("/api/schema/openapi.json")

    schema = json.loads(answer.text)
    assert schema["openapi"].startswith("3.1")
    assert json.loads(again.text) == schema
    assert set(schema["paths"]) == {
        "/api/colours.css",
        "/api/games",
        "/api/games/{game}/cards",
        "/api/games/{game}/memories",
        "/api/games/{game}/rules",
        "/api/texts/{lang}",
        "/api/puzzles",
        "/api/puzzles/{puzzle}",
        "/api/puzzles/{puzzle}/explain",
        "/api/puzzles/{puzzle}/answer",
        "/api/people",
        "/api/people/words",
        "/api/me",
        "/api/me/words",
        "/api/me/merge",
        "/api/me/notices",
        "/api/me/export",
        "/api/me/read/{table_id}",
        "/api/me/lives",
        "/api/me/album",
        "/api/day",
        "/api/day/{day}/seeds",
        "/api/day/{game}",
        "/api/notices/confirm/{token}",
        "/api/notices/peace/{way}",
        "/api/tables/{table_id}/notices",
        "/api/home",
        "/api/tables/{table_id}/again",
        "/api/tables/{table_id}/claim",
        "/api/tables/{table_id}/decline",
        "/api/tables/{table_id}/seats/{seat}/release",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/commands",
        "/api/tables/{table_id}/moments",
        "/api/tables/{table_id}/moments/{move}",
        "/api/tables/{table_id}/cards",
        "/api/tables/{table_id}/take",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/ending",
        "/api/tables/{table_id}/review/{seat}",
        "/api/tables/{table_id}/choices/{move}",
        "/api/tables/{table_id}/what-if/{move}",
        "/api/tables/{table_id}/what-if/{move}/lives/{number}",
        "/api/tables/{table_id}/branch",
        "/api/mine",
        "/api/import",
        "/api/bulletin",
        "/api/owner",
        "/api/owner/rules",
        "/api/owner/bulletin",
        "/api/owner/barred",
        "/api/owner/barred/{person}",
        "/api/owner/reports/{report}/done",
        "/api/owner/tables/{table_id}",
        "/api/me/people",
        "/api/me/shunned",
        "/api/me/shunned/{person}",
        "/api/tables/{table_id}/note",
        "/api/tables/{table_id}/onward",
        "/api/tables/{table_id}/company",
        "/api/tables/{table_id}/company/{seat}",
        "/api/tables/{table_id}/company/{seat}/report",
        "/api/tables/{table_id}/seats/{seat}/take-back",
        "/api/tables/{table_id}/seats/{seat}/invite",
    }
    references = [word for word in answer.text.split('"') if word.startswith("#/components/schemas/")]
    assert {name.rsplit("/", 1)[1] for name in references} <= set(schema["components"]["schemas"])
    assert {"News", "Choose", "PursuitScene", "CvScene", "Refusal"} <= set(schema["components"]["schemas"])
