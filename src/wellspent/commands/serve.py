"""`wellspent serve`: the web table."""

import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import click
import uvicorn
from litestar import Litestar

from wellspent.server.app import make_app
from wellspent.server.compiling import compiler
from wellspent.server.databases import DatabaseError
from wellspent.server.doors import DOORS, HttpDoor, SocketDoor
from wellspent.server.family import Family
from wellspent.server.journal import keep_journal
from wellspent.server.notices.mail import MailSettingsError
from wellspent.server.settings import DEFAULT_PORT, Settings, client_folder, data_folder, offline_folder
from wellspent.server.thinking import Helpers
from wellspent.server.warming import WARMTH
from wellspent.texts import read_languages

# How many ports are tried where none was asked for.
MOST_PORTS = 20
# Seconds between full garbage collections, where nobody is connected.
COLLECT = 600.0
SHORTEST_KEY = 16
# Connections that wait for a process to take them, and bytes of each that wait to be read.
BACKLOG = 2048
AHEAD = 32 * 1024


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for the whole network.")
@click.option("--port", type=click.IntRange(0, 65535), help=f"The port; {DEFAULT_PORT} or the next free one.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="The folder that keeps the games.")
@click.option("--database", default="", metavar="URL", help="Keep the games in PostgreSQL: postgresql://…")
@click.option("--compile", "compiles", is_flag=True, help="Compile the sources meanwhile, where that can be done.")
@click.option(
    "--name", "names", multiple=True, help="A name under which the server is known; may be given several times."
)
@click.option(
    "--proxy", "proxies", default="", metavar="ADDRESS", help="Let a proxy at this address say who its visitors are."
)
@click.option("--address", default="", metavar="URL", help="Where people find it: links in messages lead there.")
@click.option(
    "--mail", default="", envvar="WELLSPENT_MAIL", metavar="URL", help="Mail: smtp://USER:PASSWORD@HOST?from=…"
)
@click.option("--near-hooks", is_flag=True, help="Let webhooks lead into the server's own network.")
@click.option("--open-tables", is_flag=True, help="Let visitors set tables that anybody on this server may join.")
@click.option(
    "--owner-key",
    default="",
    envvar="WELLSPENT_OWNER_KEY",
    metavar="KEY",
    help="What opens the owner's page; without it the first start makes one and shows it once.",
)
@click.option("--log", type=click.Choice(["lines", "json"]), default="lines", help="How warnings are written.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, help="Serve with several; needs --database.")
@click.option("--think-on", default="", metavar="PLACE", help="Let strong players think on a Ray cluster: ray://…")
@click.option("--listener", type=int, hidden=True, help="The socket to listen at, from whoever has started this.")
@click.option("--elders", default="", hidden=True, help="Processes of the release before that serve until then.")
@click.option("--open/--no-open", "opens", default=None, help="Open a browser; by default where there is a screen.")
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    database: str,
    compiles: bool,
    names: tuple[str, ...],
    proxies: str,
    address: str,
    mail: str,
    near_hooks: bool,
    open_tables: bool,
    owner_key: str,
    log: str,
    processes: int,
    think_on: str,
    listener: int | None,
    elders: str,
    opens: bool | None,
) -> None:
    """Let people and programs play in the browser.

    Games are kept after every choice. Ctrl-C stops the server, and the next start brings every table back.
    """
    keep_journal(log == "json")
    check_wishes(owner_key, database, processes, proxies)
    read_languages()
    settings = Settings(
        data or data_folder(),
        database,
        client_folder(),
        offline_folder(),
        collect=COLLECT,
        compiler=compiler() if compiles else None,
        names=names,
        address=address or (f"https://{names[0]}" if names else ""),
        mail=mail,
        near_hooks=near_hooks,
        open_tables=open_tables,
        owner_key=owner_key,
    )
    door = listen(host, port) if listener is None else socket.socket(fileno=listener)
    place = Place(host, door.getsockname()[1])
    ready: Callable[[], None] = partial(welcome, place, settings, opens)
    if database:
        prepare()
    else:
        ready = partial(begin, ready)
    if processes > 1:
        door.listen(BACKLOG)
        if listener is None:
            ready()
        ready = Family(door, processes, sys.argv[1:], list(map(int, filter(None, elders.split(","))))).run()
    attend(door, place, settings, proxies, think_on, ready)


def check_wishes(owner_key: str, database: str, processes: int, proxies: str) -> None:
    """Raises ClickException for what cannot be."""
    if owner_key and len(owner_key) < SHORTEST_KEY:
        raise click.UsageError(f"An --owner-key has at least {SHORTEST_KEY} characters, so that nobody guesses it.")
    if processes > 1 and not database:
        raise click.UsageError("Several --processes meet in PostgreSQL: name it with --database.")
    if processes > 1 and not hasattr(os, "fork"):
        raise click.UsageError("Several --processes cannot be started on this system.")
    try:
        DOORS.believe(proxies)
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--proxy") from error


def prepare() -> None:
    """Read whatever somebody who comes over from a process that died would have to wait for."""
    with suppress(ImportError):
        import psycopg  # noqa: F401
    WARMTH.warm()


def begin(ready: Callable[[], None]) -> None:
    """Serve at once, and read the rest meanwhile: the first table freezes nobody."""
    WARMTH.begin()
    ready()
    Thread(target=WARMTH.warm, name="warm", daemon=True).start()


class Place(NamedTuple):
    """Where it is."""

    host: str
    port: int

    @property
    def address(self) -> str:
        return f"http://{shown_host(self.host)}:{self.port}"


def attend(
    door: socket.socket, place: Place, settings: Settings, proxies: str, think_on: str, ready: Callable[[], None]
) -> None:
    """Serve until somebody ends it."""
    try:
        app = make_app(settings, helpers=helpers(think_on))
    except (DatabaseError, MailSettingsError, click.ClickException) as error:
        door.close()
        raise error if isinstance(error, click.ClickException) else click.ClickException(str(error)) from error
    DOORS.fairness = app.state.fairness
    new_key: str = app.state.store.new_owner_key

    def is_ready() -> None:
        ready()
        if new_key:
            tell_owner(settings.address or place.address, new_key)

    Server(configured(app, settings, proxies), is_ready).run([door])


def helpers(place: str) -> Helpers | None:
    """Those who think elsewhere than on this machine; raises ClickException."""
    if not place:
        return None
    if place != "ray" and not place.startswith("ray://"):
        raise click.BadParameter(f"{place!r} is neither ray nor ray://ADDRESS.", param_hint="--think-on")
    try:
        from wellspent.server.cluster import Cluster, ClusterError
    except ImportError as error:
        raise click.ClickException("Thinking on Ray needs an extra: pip install 'wellspent[cluster]'.") from error
    try:
        return Cluster(place)
    except ClusterError as error:
        raise click.ClickException(str(error)) from error


def configured(app: Litestar, settings: Settings, proxies: str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=HttpDoor,
        ws=SocketDoor,
        # Nobody but a proxy that was named says who a visitor is.
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        server_header=False,
        log_level="warning",
        log_config=None,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def listen(host: str, port: int | None) -> socket.socket:
    """The socket to listen at: the port that was asked for, or the first free one."""
    ports = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + MOST_PORTS)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reason = ""
    for each in ports:
        # asyncio, which serves where there is no uvloop, sends small answers at once only where TCP is named.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, AHEAD)
        try:
            listener.bind((host, each))
        except OSError as error:
            listener.close()
            reason = error.strerror or str(error)
            continue
        return listener
    raise click.ClickException(f"Cannot listen at {host}, port {port or DEFAULT_PORT}: {reason}.")


def shown_host(host: str) -> str:
    return {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(host, host)


def address_nearby(host: str) -> str:
    """Where others on this network find a server that listens everywhere; nothing for one that does not."""
    if host != "0.0.0.0":
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says from which address it would be.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def welcome(place: Place, settings: Settings, opens: bool | None) -> None:
    address = f"{place.address}/"
    click.echo(f"Wellspent is at {address}")
    if near := address_nearby(place.host):
        click.echo(f"For others on this network it is at http://{near}:{place.port}/")
    click.echo(f"Games are kept in {'PostgreSQL' if settings.database else settings.data}. Ctrl-C stops the server.")
    if settings.client is None:
        click.echo("The pages of the table are not built yet: `make web` builds them.")
    if has_screen() if opens is None else opens:
        webbrowser.open(address)


def tell_owner(address: str, key: str) -> None:
    click.echo(f"The owner's page, shown only this once: {address.rstrip('/')}/owner#{key}")


def has_screen() -> bool:
    """Whether a browser could be seen here."""
    if sys.platform in ("win32", "darwin"):
        return not os.environ.get("SSH_CONNECTION")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
