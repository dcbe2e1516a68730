"""The browser's table says what the server's says, message for message."""

import json
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.running import in_loop, running
from tools.pack_offline import can_pack
from wellspent import titles
from wellspent.protocol import (
    Branch,
    Choose,
    Created,
    Explain,
    Hello,
    Hint,
    Import,
    NewSeat,
    NewTable,
    Order,
    Pace,
    Redo,
    Say,
    Sit,
    Speak,
    Undo,
)
from wellspent.puzzles import puzzles
from wellspent.server import sqlstore, workers

from .fixing import replacements
from .shells import BrowserShell, ServerShell, Shell

pytestmark = pytest.mark.skipif(not can_pack(), reason="the client's packages are not installed: make web")

ME = NewSeat("here", "Ines")
GAMES = [
    NewTable("pursuit", [ME, NewSeat("bot", bot="casual:scholar")], modules=["pets"], pace=0, seed="same"),
    NewTable("cv", [ME, NewSeat("bot", bot="sensible:scholar")], pace=0, seed="same"),
    NewTable(
        "pursuit",
        [ME, NewSeat("bot", bot="casual:scholar")],
        modules=[module.id for module in titles.title("pursuit").info("en").modules],
        sets=[each.id for each in titles.title("pursuit").info("en").sets],
        pace=0,
        seed="same",
    ),
    NewTable("pursuit", [ME], is_lesson=True, pace=0, lang="fr"),
    NewTable("cv", [ME], is_lesson=True, pace=0, lang="fr"),
]
# Games that are over.
FINISHED = ["second-2-survived", "first-1-won", "cv-2-shared", "everything-2-alone-at-top"]
# One of them is short: every decision of it is judged.
REVIEWED = "second-1-lost-by-points"
RECORDS = Path(__file__).parents[1] / "records"
# So many choices, and then the last of them is taken back; the rest is left to the computer players.
CHOICES = 12


class Conversation:
    """Plays by its own chance, and keeps all that was said: news and talk in their order, answers by their command."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.told: list[str] = []
        self.answers: dict[str, str] = {}
        self.news: dict[str, Any] = {}

    async def hear(self) -> None:
        text = await self.shell.hear()
        message = json.loads(text)
        if message["type"] == "news":
            self.news = message
        if message.get("id"):
            self.answers[message["id"]] = text
        else:
            self.told.append(text)

    async def do(self, command: Any) -> None:
        await self.shell.say(command)
        while command.id not in self.answers:
            await self.hear()

    async def my_turn(self) -> None:
        """Until all others have decided."""
        while self.news.get("deciders") != [0]:
            await self.hear()

    async def play(self, made: Created) -> None:
        chance = Random("same")
        await self.shell.open(made.table)
        await self.shell.say(Hello(made.key, "en", -1))
        await self.my_turn()
        for number in range(CHOICES):
            ask = self.news["asks"][0]
            line = chance.choice([offer["line"] for offer in ask["offers"] if not offer.get("is_interrupt")])
            version, self.news = self.news["version"], {}
            await self.do(Explain(f"explain {number}", 0, line))
            await self.do(Choose(f"choose {number}", version, 0, line))
            await self.my_turn()
        await self.do(Hint("hint", 0))
        await self.change(lambda version: Undo("undo", version, 0))
        await self.change(lambda version: Redo("redo", version, 0))
        await self.do(Choose("wrong", self.news["version"], 0, "fly to the moon"))
        await self.do(Say("say", "¡Hola!"))
        await self.do(Sit("sit", 0, "Odile", "fern", "she"))
        await self.do(Pace("pace", 0))
        await self.do(Order("order", 0, pays_bills=True))
        await self.shell.say(Speak("fr"))
        await self.do(Explain("explain", 0, "fly to the moon"))
        await self.do(Hint("hint in French", 0))

    async def change(self, order: Callable[[int], Any]) -> None:
        """Something that makes another version, if it can be done; until its news have come."""
        command = order(self.news["version"])
        await self.do(command)
        done = json.loads(self.answers[command.id])
        while done["type"] == "done" and self.news["version"] < done["version"]:
            await self.hear()

    def kinds(self) -> dict[str, str]:
        """What each command came to."""
        return {id: json.loads(text)["type"] for id, text in self.answers.items()}


async def talked(shell: Shell, wishes: NewTable) -> list[str]:
    """Everything that was said about one game."""
    asked = await shell.ask("POST", "/api/tables", body=wishes)
    found = [str(asked.status), asked.text]
    assert asked.status == 201, asked.text
    made = msgspec.json.decode(asked.text, type=Created)
    conversation = Conversation(shell)
    await conversation.play(made)
    path = f"/api/tables/{made.table}"
    for method, end, key in (
        ("GET", "?lang=fr", made.key),
        ("GET", "/moments?lang=en", made.key),
        ("GET", "/moments/3?lang=fr&seat=0", made.key),
        ("GET", "/ending", ""),
        ("GET", "/moments/1000", made.key),
        ("GET", "?lang=fr", "no key"),
        ("POST", "/take", made.key),
        ("DELETE", "", made.key),
        ("GET", "?lang=fr", made.key),
    ):
        reply = await shell.ask(method, path + end, key)
        found += [f"{method} {end} {reply.status}", reply.text]
    kinds = conversation.kinds()
    assert {kinds[id] for id in ("choose 0", "say", "sit", "pace", "order")} == {"done"}, kinds
    assert {kinds[id] for id in ("hint", "hint in French")} == {"hinted"}, kinds
    assert kinds["wrong"] == "refusal"
    return [*found, *conversation.told, *(f"{id}: {text}" for id, text in sorted(conversation.answers.items()))]


async def looked_back(shell: Shell, record: str) -> list[str]:
    """Everything that can be asked about a game that is over."""
    text = (RECORDS / f"{record}.record").read_text(encoding="utf-8")
    asked = await shell.ask("POST", "/api/import", body=Import(text, pace=0))
    assert asked.status == 201, asked.text
    made = msgspec.json.decode(asked.text, type=Created)
    path = f"/api/tables/{made.table}"
    middle = text.count("\n") // 2
    found = [asked.text]
    for end in (
        "?lang=en",
        "/ending?lang=en",
        "/ending?lang=fr",
        "/moments?lang=fr",
        f"/moments/{middle}?lang=en&seat=0",
        "/cards?lang=fr",
        "/record",
        f"/choices/{middle}?lang=fr",
    ):
        reply = await shell.ask("GET", path + end, made.key)
        assert reply.status == 200, (end, reply.text)
        found.append(reply.text)
    order = Branch(middle, [ME, NewSeat("bot", bot="casual:scholar")], pace=10_000)
    branched = await shell.ask("POST", f"{path}/branch", made.key, order)
    mine = await shell.ask("POST", "/api/mine", body=[{"table": made.table, "key": made.key}])
    return [*found, f"{branched.status} {branched.text}", mine.text]


async def reviewed(shell: Shell) -> list[str]:
    """Where points were lost, once all of it is judged."""
    text = (RECORDS / f"{REVIEWED}.record").read_text(encoding="utf-8")
    asked = await shell.ask("POST", "/api/import", body=Import(text, pace=0))
    made = msgspec.json.decode(asked.text, type=Created)
    path = f"/api/tables/{made.table}/review/0?lang=fr"
    while True:
        reply = await shell.ask("GET", path, made.key)
        found = json.loads(reply.text)
        if found["done"] == found["total"]:
            assert found["lapses"], found
            return [reply.text]


async def puzzled(shell: Shell) -> list[str]:
    found = []
    for game in titles.names():
        id = puzzles(game)[0].id
        for end in ("?day=3", f"/{id}?lang=fr", f"/{id}/explain?lang=fr&line=nonsense"):
            reply = await shell.ask("GET", f"/api/puzzles{end}")
            found.append(f"{reply.status} {reply.text}")
    return found


Part = Callable[[Shell], Awaitable[list[str]]]
PARTS: dict[str, Part] = {
    **{f"table {number}": partial(talked, wishes=wishes) for number, wishes in enumerate(GAMES)},
    **{record: partial(looked_back, record=record) for record in FINISHED},
    "review": reviewed,
    "puzzles": puzzled,
}


async def at_server(data: Path, part: Part) -> list[str]:
    async with running(data, now=replacements()["now"]) as server:
        shell = ServerShell(server)
        try:
            return await part(shell)
        finally:
            await shell.close()


def fix(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave nothing to chance in this process."""
    for name, value in replacements().items():
        for module in [each for path, each in sys.modules.items() if path.startswith("wellspent.server.")]:
            # A database has a mark of its own, which nobody is told.
            is_mark = module is sqlstore and name == "new_key"
            if hasattr(module, name) and not is_mark:
                monkeypatch.setattr(module, name, value)
    # The browser has no compiled engine, and so another adviser.
    monkeypatch.setattr(workers, "IS_COMPILED", False)


@in_loop
async def test_both_shells_say_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fix(monkeypatch)
    browser = BrowserShell()
    try:
        for name, part in PARTS.items():
            there = await part(browser)
            here = await at_server(tmp_path / name, part)
            assert there == here, name
    finally:
        await browser.close()
