"""The protocol: its page is complete, its example plays, and every struct goes over the wire and back."""

import asyncio
import inspect
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from wellspent import protocol
from wellspent.protocol import ClientMessage, ServerMessage
from wellspent.server.api import ROUTES
from wellspent.server.days.routes import ROUTES as DAYS
from wellspent.server.notices.routes import ROUTES as NOTICES
from wellspent.server.owner_routes import ROUTES as OWNER
from wellspent.server.people.company_routes import ROUTES as COMPANY
from wellspent.server.people.routes import ROUTES as PEOPLE
from wellspent.texts.messages import FOLDER

from .running import LINK, RANDOM, in_loop, running

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
CODE = " ".join(re.findall(r"`([^`\n]+)`", TEXT))
STRUCTS = [
    each
    for each in vars(protocol).values()
    if inspect.isclass(each) and issubclass(each, protocol.Wire) and each is not protocol.Wire
]


def words(text: str) -> set[str]:
    return set(re.findall(r"[\w-]+", text))


def test_the_page_names_every_message() -> None:
    tags = {str(each.__struct_config__.tag) for each in get_args(ClientMessage) if each is not protocol.Hello}
    names = {each.__name__ for each in get_args(ServerMessage)} - {"Gone"}

    assert tags <= words(CODE)
    assert names <= words(CODE)


def test_the_page_names_every_code() -> None:
    codes = re.findall(r"^fault-([\w-]+) =", (FOLDER / "en" / "server.ftl").read_text(encoding="utf-8"), re.MULTILINE)

    assert len(codes) > 30
    assert set(codes) <= words(CODE)


def test_the_page_names_every_address() -> None:
    told = set(re.findall(r"^\| `(?:GET|POST|DELETE) ([^?`]+)", TEXT, re.MULTILINE))
    found = {path for route in (*ROUTES, *PEOPLE, *COMPANY, *DAYS, *NOTICES, *OWNER) for path in route.paths}
    paths = {re.sub(r":\w+", "", path).replace("table_id", "id") for path in found}

    assert paths | {"/api/schema"} == told


def test_unknown_fields_are_refused() -> None:
    for struct in STRUCTS:
        assert struct.__struct_config__.forbid_unknown_fields, struct.__name__
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"nowhere": 1, "type": struct.__struct_config__.tag}, struct)


@pytest.mark.parametrize("game", ["pursuit", "cv"])
@in_loop
async def test_the_computer_player_of_the_page_plays_a_game(data: Path, game: str) -> None:
    found = re.search(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    example: dict[str, Any] = {}
    exec(found[1], example)
    async with running(data) as server:
        made = await server.create(LINK, RANDOM, game=game)
        address = f"http://localhost:{server.port}"
        standings = await asyncio.to_thread(example["play"], address, made.table, made.links[0].key)

    assert sorted(standing["seat"] for standing in standings) == [0, 1]
    assert any(standing.get("is_winner") for standing in standings)
