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
from wellspent.server.app import empty_app
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


def test_the_page_names_every_address_with_all_that_can_be_asked_of_it() -> None:
    rows = re.findall(r"^\| `(GET|POST|PUT|DELETE) ([^?`]+)([^`]*)`", TEXT, re.MULTILINE)
    told = {(method, path): set(re.findall(r"(\w+)=", query)) for method, path, query in rows}
    found = {
        (method.upper(), path.replace("table_id", "id")): {
            each["name"] for each in asked.get("parameters", []) if each["in"] == "query"
        }
        for path, item in empty_app(1).openapi_schema.to_schema()["paths"].items()
        for method, asked in item.items()
    }

    assert told == found | {("GET", "/api/schema"): set()}


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
