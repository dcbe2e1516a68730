"""The proxy of the manual, a real one, in front of two processes; left out where no nginx is installed."""

import asyncio
import re
import shutil
import signal
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from wellspent.protocol import Created, Done, Hello, News, NewTable
from wellspent.server.doors import Doors

from .running import HERE, LINK, PATIENCE, Guest, in_loop
from .test_processes import choose, is_asked
from .test_restart import started

MANUAL = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "play.example.org"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")

needs_nginx = pytest.mark.skipif(NGINX is None, reason="no nginx is installed: apt-get install nginx")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """For the name of the manual, signed by itself."""
    x509 = pytest.importorskip("cryptography.x509")
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    files = folder / "public.pem", folder / "private.pem"
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, plain)
    )
    return files


def configuration(folder: Path, port: int, processes: list[int], files: tuple[Path, Path]) -> str:
    """What the manual shows, with the addresses and files of this test."""
    [shown] = re.findall(r"^```nginx\n(.*?)^```", MANUAL.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    changes = {
        "10.0.0.1:8320": f"127.0.0.1:{processes[0]}",
        "10.0.0.2:8320": f"127.0.0.1:{processes[1]}",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/play.example.org/fullchain.pem": str(files[0]),
        "/etc/ssl/play.example.org/privkey.pem": str(files[1]),
    }
    for old, new in changes.items():
        assert shown.count(old) == 1, old
        shown = shown.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    return (
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}\n{shown}\n}}\n"
    )


class ByName(httpx.AsyncHTTPTransport):
    """Asks a number for the name of the manual."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return await super().handle_async_request(request)


class Proxy:
    """A visitor of the name that the proxy has."""

    def __init__(self, port: int, trusted: ssl.SSLContext) -> None:
        self.port = port
        self.trusted = trusted

    @asynccontextmanager
    async def http(self, address: str) -> AsyncIterator[httpx.AsyncClient]:
        """Asks from this address of the machine."""
        transport = ByName(verify=self.trusted, local_address=address)
        headers = {"Host": NAME, "Origin": f"https://{NAME}"}
        async with httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{self.port}", transport=transport, headers=headers, timeout=PATIENCE
        ) as client:
            yield client

    @asynccontextmanager
    async def join(self, table: str, key: str) -> AsyncIterator[Guest]:
        address = f"wss://{NAME}/api/live/{table}"
        where = {"host": "127.0.0.1", "port": self.port, "ssl": self.trusted, "max_size": None}
        async with connect(address, origin=f"https://{NAME}", **where) as line:  # type: ignore[arg-type]
            guest = Guest(line, key)
            await guest.send(Hello(key))
            yield guest


@asynccontextmanager
async def proxied(folder: Path, processes: list[int]) -> AsyncIterator[Proxy]:
    folder.mkdir()
    folder.chmod(0o755)
    files, port = certificate(folder), free_port()
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, port, processes, files), encoding="utf-8")
    assert NGINX is not None
    process = await asyncio.create_subprocess_exec(NGINX, "-p", str(folder), "-c", str(file), "-e", f"{folder}/log")
    trusted = ssl.create_default_context(cafile=str(files[0]))
    try:
        while True:
            assert process.returncode is None, (folder / "log").read_text()
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            await asyncio.sleep(0.05)
        yield Proxy(port, trusted)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def laid(client: httpx.AsyncClient) -> Created:
    wishes = msgspec.json.encode(NewTable("pursuit", [HERE, LINK], seed="proxy"))
    answer = await client.post("/api/tables", content=wishes)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Created)


async def go_on(proxy: Proxy, made: Created, told: int) -> Done:
    """Whoever holds a key comes back by itself and chooses; nothing that was told before is missing."""
    for key in (made.key, made.links[0].key):
        async with proxy.join(made.table, key) as guest:
            news = await guest.news()
            assert news.version >= told
            if is_asked(news):
                return await choose(guest, news)
    raise AssertionError("nobody is asked")


@needs_nginx
@in_loop
async def test_two_processes_behind_the_proxy_of_the_manual(data: Path, shared: str, tmp_path: Path) -> None:
    more = (f"--name={NAME}", "--proxy=127.0.0.1")
    async with started(data, shared, *more) as first, started(data, shared, *more) as second:
        ports = [first.server.port, second.server.port]
        async with proxied(tmp_path / "proxy", ports) as proxy, proxy.http("127.0.0.1") as visitor:
            # Both processes are asked in turn, and each knows what the other was told.
            made = await laid(visitor)
            for _ in range(4):
                answer = await visitor.get(f"/api/tables/{made.table}", headers={"Authorization": f"Bearer {made.key}"})
                assert answer.status_code == 200
            async with proxy.join(made.table, made.key) as host, proxy.join(made.table, made.links[0].key) as friend:
                for version in range(4):
                    news = [await guest.reach(version) for guest in (host, friend)]
                    place = 0 if is_asked(news[0]) else 1
                    await choose((host, friend)[place], news[place])
                told = (await host.reach(4)).version
            # One of them dies, and is started again while the other one is killed.
            await first.end(signal.SIGKILL)
            told = (await go_on(proxy, made, told)).version
            async with started(data, shared, *more, f"--port={ports[0]}"):
                await second.end(signal.SIGKILL)
                told = (await go_on(proxy, made, told)).version
                last = await visitor.get(f"/api/tables/{made.table}")

    assert msgspec.json.decode(last.content, type=News).version == told == 6


@needs_nginx
@in_loop
async def test_the_proxy_tells_who_its_visitors_are(data: Path, shared: str, tmp_path: Path) -> None:
    more = (f"--name={NAME}", "--proxy=127.0.0.1")
    words = msgspec.json.encode({"words": "one two three four five six"})
    async with (
        started(data, shared, *more) as first,
        started(data, shared, *more) as second,
        proxied(tmp_path / "proxy", [first.server.port, second.server.port]) as proxy,
        proxy.http("127.0.0.2") as guessing,
        proxy.http("127.0.0.3") as other,
    ):
        # Whoever guesses is slowed down, whatever address is claimed; nobody else is.
        claims = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(60)]
        guesses = [await guessing.post("/api/people/words", content=words, headers=each) for each in claims]
        honest = await other.post("/api/people/words", content=words)
        foreign = await other.get("/api/games", headers={"Host": "evil.example"})
        where = {"host": "127.0.0.1", "port": proxy.port, "ssl": proxy.trusted}
        with pytest.raises(InvalidStatus) as turned_away:
            await connect(f"wss://{NAME}/api/live/x", origin="https://evil.example", **where)  # type: ignore[arg-type]

    assert guesses[0].status_code == honest.status_code != 429
    assert guesses[-1].status_code == 429
    assert (foreign.status_code, turned_away.value.response.status_code) == (421, 403)


def test_a_proxy_has_as_many_connections_as_it_needs() -> None:
    doors = Doors(most=2)
    doors.believe("10.0.0.7, 192.168.0.0/24")
    entered = [(address, doors.enter(address)) for address in ["10.0.0.7"] * 4 + ["192.168.0.9"] * 4 + ["10.0.0.8"] * 4]

    assert [address for address, is_in in entered if not is_in] == ["10.0.0.8"] * 2
