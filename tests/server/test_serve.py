"""`wellspent serve`, and the files of the client."""

import asyncio
import gzip
import socket
from itertools import product
from pathlib import Path
from queue import Queue

import click
import pytest
from click.testing import CliRunner
from litestar.types import Receive, Scope, Send

from wellspent.cli import main
from wellspent.commands.serve import Place, begin, configured, has_screen, listen, shown_host, welcome
from wellspent.protocol import Home
from wellspent.server import pages
from wellspent.server.answers import Asker, cards, rules
from wellspent.server.app import empty_app
from wellspent.server.handing import packed
from wellspent.server.settings import DEFAULT_PORT, Settings, data_folder
from wellspent.server.warming import WARMTH
from wellspent.texts import LANGUAGES
from wellspent.titles import names

from .running import HERE, in_loop, running


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client as a build leaves it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Wellspent</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text("let life = 1;")
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"let life = 1;"))
    (tmp_path / "secret.txt").write_text("not yours")
    return folder


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/story/abc/0", "/rules", "/cards", "/help", "/lessons", "/replay/abc"]
)
@in_loop
async def test_the_pages_of_the_client_are_one_page(data: Path, client: Path, path: str) -> None:
    async with running(data, client=client) as server:
        answer = await server.get(path)

    assert (answer.status_code, answer.text) == (200, "<!doctype html><title>Wellspent</title>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@in_loop
async def test_files_that_never_change_are_kept_forever_and_sent_packed(data: Path, client: Path) -> None:
    async with running(data, client=client) as server:
        packed = await server.get("/assets/main-1a2b.js")
        plain = await server.http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
        icon = await server.get("/icon.svg")
        again = await server.http.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == "let life = 1;"
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"].startswith("text/javascript")
    assert icon.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


def test_what_tables_need_is_read_while_the_server_is_there_already(monkeypatch: pytest.MonkeyPatch) -> None:
    done: Queue[str] = Queue()
    monkeypatch.setattr(WARMTH, "warm", lambda: done.put("read"))

    try:
        begin(lambda: done.put("served" if not WARMTH else "served late"))
        assert [done.get(timeout=60), done.get(timeout=60)] == ["served", "read"]
    finally:
        monkeypatch.undo()
        WARMTH.warm()


def test_whoever_comes_first_waits_for_no_cards_to_be_made() -> None:
    for made in (pages.some_cards, pages.cards, pages.memories, packed):
        made.cache_clear()
    WARMTH.warm()
    before = pages.some_cards.cache_info().misses, packed.cache_info().misses

    for game, lang in product(names(), LANGUAGES):
        for page in (
            cards(Asker(lang=lang), game, of="-"),
            cards(Asker(lang=lang), game),
            rules(Asker(lang=lang), game),
        ):
            packed(page)

    assert (pages.some_cards.cache_info().misses, packed.cache_info().misses) == before


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/secret.txt"])
@in_loop
async def test_nothing_outside_the_client_is_sent(data: Path, client: Path, path: str) -> None:
    async with running(data, client=client) as server:
        answer = await server.http.get(server.http.base_url.join("/").copy_with(raw_path=path.encode()))

    assert "not yours" not in answer.text
    assert answer.status_code == 404


@in_loop
async def test_whoever_is_lost_gets_the_page_that_says_so(data: Path, client: Path) -> None:
    async with running(data, client=client) as server:
        page = await server.http.get("/nowhere", headers={"Accept": "text/html,*/*"})
        file = await server.http.get("/nowhere.js")
        deeper = await server.http.get("/t/some/where", headers={"Accept": "text/html,*/*"})
        api = await server.http.get("/api/nowhere", headers={"Accept": "text/html,*/*"})

    for told in (page, deeper):
        assert (told.status_code, told.text) == (404, "<!doctype html><title>Wellspent</title>")
    assert [answer.json()["code"] for answer in (file, api)] == ["not-found"] * 2


@in_loop
async def test_a_client_that_is_not_built_is_explained(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        english = await server.get(f"/t/{made.table}")
        french = await server.http.get("/", headers={"Accept-Language": "fr-CH,fr;q=0.9"})

    assert english.status_code == french.status_code == 503
    assert "make web" in english.text
    assert 'lang="fr"' in french.text


def test_the_next_free_port_is_taken_where_none_was_asked_for() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        first.listen()
        ports = [listener.getsockname()[1] for listener in (first, second)]

    assert all(port >= DEFAULT_PORT for port in ports)


@in_loop
async def test_a_small_answer_is_sent_at_once_without_uvloop_too() -> None:
    """A head and a body in two parts would otherwise wait for each other, 40 ms each time."""
    found: list[int] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        found.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    door = listen("127.0.0.1", 0)
    async with await asyncio.start_server(answer, sock=door):
        reader, writer = await asyncio.open_connection("127.0.0.1", door.getsockname()[1])
        await reader.read()
        writer.close()

    assert found == [1]


def test_a_port_that_was_asked_for_and_is_taken_is_an_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(click.ClickException, match="Cannot listen"):
        listen("127.0.0.1", taken.getsockname()[1])


def test_a_database_that_cannot_be_opened_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    result = CliRunner().invoke(main, ["serve", "--port=0", "--no-open", f"--database=mysql://{tmp_path}"])

    assert result.exit_code == 1
    assert "postgresql://" in result.output


@pytest.mark.parametrize(
    ("opens", "display", "is_opened"),
    [(None, ":0", True), (None, "", False), (True, "", True), (False, ":0", False)],
)
def test_a_browser_is_opened_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    opens: bool | None,
    display: str,
    is_opened: bool,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)

    welcome(Place("127.0.0.1", 8320), Settings(tmp_path), opens)

    assert opened == (["http://localhost:8320/"] if is_opened else [])
    assert "http://localhost:8320/" in capsys.readouterr().out
    assert has_screen() == bool(display)


def test_games_are_kept_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert data_folder() == tmp_path / "wellspent"


def test_an_address_for_everybody_is_shown_as_one_to_click() -> None:
    assert [shown_host(host) for host in ("0.0.0.0", "127.0.0.1", "192.168.1.7")] == [
        "localhost",
        "localhost",
        "192.168.1.7",
    ]


@pytest.fixture
def offline(tmp_path: Path) -> Path:
    """The game without a server, as `make static` leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "python").mkdir()
    page = '<html data-home="here" lang="en"><link rel="manifest" href="./manifest.webmanifest">'
    (folder / "index.html").write_text(page)
    (folder / "weight.json").write_text('{"bytes": 9000000}')
    (folder / "python" / "app.zip.packed").write_bytes(b"packed")
    for name in ("main-1a2b.js", "worker-3c4d.js", "thinker-5e6f.js"):
        (folder / "assets" / name).write_text("let life = 1;")
    return folder


@in_loop
async def test_the_game_without_a_server_lies_beside_the_tables(data: Path, client: Path, offline: Path) -> None:
    async with running(data, client=client, offline=offline) as server:
        moved = await server.get("/here")
        page = await server.get("/here/")
        again = await server.http.get("/here/index.html", headers={"If-None-Match": page.headers["etag"]})
        python = await server.get("/here/python/app.zip.packed")
        packed = await server.get("/here/assets/main-1a2b.js")
        lost = await server.get("/here/nothing.js")
        home = await server.read(Home, "/api/home")

    assert (moved.status_code, moved.headers["location"]) == (308, "/here/")
    assert 'data-server="/" data-home="here"' in page.text
    assert 'href="/manifest.webmanifest"' in page.text
    assert again.status_code == 304
    assert python.content == b"packed"
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", "let life = 1;")
    assert lost.status_code == 404
    assert home.offline == 9_000_000


@in_loop
async def test_only_workers_with_python_may_compile_webassembly(data: Path, client: Path, offline: Path) -> None:
    async with running(data, client=client, offline=offline) as server:
        paths = [
            "/",
            "/here/",
            "/here/assets/main-1a2b.js",
            "/here/assets/worker-3c4d.js",
            "/here/assets/thinker-5e6f.js",
        ]
        policies = [(await server.get(path)).headers["content-security-policy"] for path in paths]

    assert ["wasm-unsafe-eval" in policy for policy in policies] == [False, False, False, True, True]
    assert not any("'unsafe-eval'" in policy or "unsafe-inline" in policy for policy in policies)


@in_loop
async def test_where_it_is_not_built_nothing_is_offered(data: Path, client: Path) -> None:
    async with running(data, client=client) as server:
        lost = await server.get("/here/")
        home = await server.read(Home, "/api/home")

    assert lost.status_code == 404
    assert home.offline == 0


@pytest.mark.parametrize(
    ("proxies", "seen"), [("", "127.0.0.1"), ("127.0.0.1", "192.0.2.7"), ("10.0.0.1", "127.0.0.1")]
)
@in_loop
async def test_only_a_proxy_that_was_named_says_who_a_visitor_is(data: Path, proxies: str, seen: str) -> None:
    config = configured(empty_app(1000), Settings(data), proxies)
    found: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope["client"][0] if scope["client"] else "")

    config.app = app
    config.load()
    headers = [(b"x-forwarded-for", b"192.0.2.7")]
    scope = {"type": "http", "client": ("127.0.0.1", 9), "headers": headers, "path": "/", "scheme": "http"}
    await config.loaded_app(scope, None, None)

    assert found == [seen]
