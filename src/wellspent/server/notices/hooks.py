"""Webhooks: JSON for whoever listens, and the forms that Discord and Slack understand."""

import json
from typing import Any, Final
from urllib.parse import urlsplit

from .message import Message
from .posting import Poster, is_web_address

DISCORD: Final = ("discord.com", "discordapp.com")
SLACK: Final = ("hooks.slack.com",)
# As much as Discord takes.
MOST: Final = 1900


class HookSender:
    can_withdraw = False

    def __init__(self, poster: Poster) -> None:
        self.poster: Final = poster

    def is_address(self, address: str) -> bool:
        return is_web_address(address)

    async def send(self, address: str, message: Message) -> None:
        body = json.dumps(form_of(address, message), ensure_ascii=False).encode()
        await self.poster.post(address, body, {"Content-Type": "application/json; charset=utf-8"})


def form_of(address: str, message: Message) -> dict[str, Any]:
    """What the listener at an address understands."""
    host = urlsplit(address).hostname or ""
    lines = "\n".join(f"{item.text} {item.link}" for item in message.items)[:MOST]
    if message.peace:
        lines += f"\n{message.peace_button}: {message.peace}"
    if host in DISCORD or host.endswith(tuple(f".{each}" for each in DISCORD)):
        # Nobody is called by name: a name may look like a call to all.
        return {"content": lines, "allowed_mentions": {"parse": []}}
    if host in SLACK:
        return {"text": lines.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    items = [{"kind": item.kind, "table": item.table, "text": item.text, "link": item.link} for item in message.items]
    return {"title": message.title, "text": message.text, "items": items, "lang": message.lang, "peace": message.peace}
