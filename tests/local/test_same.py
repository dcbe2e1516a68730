"""The browser's table says what the server's says, message for message."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.running import in_loop, running
from tools.pack_offline import can_pack
from wellspent.protocol import Choose, Created, Explain, Hello, Hint, NewSeat, NewTable, Say, Undo
from wellspent.server import sqlstore, workers

from .fixing import replacements
from .shells import BrowserShell, ServerShell, Shell

pytestmark = pytest.mark.skipif(not can_pack(), reason="the client's packages are not installed: make web")

ME = NewSeat("here", "Ines")
GAMES = [
    NewTable("pursuit", [ME, NewSeat("bot", bot="casual:scholar")], modules=["pets"], pace=0, seed="same"),
    NewTable("cv", [ME, NewSeat("bot", bot="sensible:scholar")], pace=0, seed="same"),
]
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
        await self.do(Undo("undo", self.news["version"], 0))
        await self.do(Choose("wrong", self.news["version"], 0, "fly to the moon"))
        await self.do(Say("say", "¡Hola!"))


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
        ("DELETE", "", made.key),
        ("GET", "?lang=fr", made.key),
    ):
        reply = await shell.ask(method, path + end, key)
        found += [f"{method} {end} {reply.status}", reply.text]
    return [*found, *conversation.told, *(f"{id}: {text}" for id, text in sorted(conversation.answers.items()))]


async def at_server(data: Path, wishes: NewTable) -> list[str]:
    async with running(data, now=replacements()["now"]) as server:
        shell = ServerShell(server)
        try:
            return await talked(shell, wishes)
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
        for number, wishes in enumerate(GAMES):
            there = await talked(browser, wishes)
            here = await at_server(tmp_path / str(number), wishes)
            assert there == here
    finally:
        await browser.close()
