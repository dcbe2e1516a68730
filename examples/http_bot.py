"""A computer player for a seat at a web table, with nothing but HTTP: any language can do the same.

    python examples/http_bot.py 'http://localhost:8320/t/TABLE#KEY'

The link is the one that a host sends to somebody who shall play: "a seat with a link of its own". Whoever looks at the
table meanwhile sees the seat played as by a person.
"""

import json
import sys
import time
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

# What it would rather do: the first of these verbs that is offered, whatever the game.
LIKES = (
    "retire",
    "promote",
    "advance",
    "take",
    "hire",
    "upgrade",
    "spend",
    "date",
    "join",
    "buy",
    "keep",
    "place",
    "pay",
)
# And what it does only if there is nothing else: some of it could be done for ever.
DISLIKES = ("refresh", "discard")
# A server that says "too often" is asked again after a while.
TOO_OFTEN = 429


class Seat:
    """One seat at one table."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        table = parts.path.rpartition("/")[2]
        self.address = f"{parts.scheme}://{parts.netloc}/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {parts.fragment}", "Content-Type": "application/json"}

    def call(self, path: str = "", data: object = None) -> dict[str, Any]:
        body = None if data is None else json.dumps(data).encode()
        while True:
            try:
                with urlopen(Request(self.address + path, body, self.headers)) as answer:
                    found: dict[str, Any] = json.load(answer)
                    return found
            except HTTPError as error:
                if error.code != TOO_OFTEN:
                    raise
                time.sleep(1)

    def play(self) -> list[dict[str, Any]]:
        """To the end of the game; the standings."""
        news = self.call()
        while news["deciders"]:
            asks = [ask for ask in news["asks"] if ask["seat"] in news["deciders"]]
            for ask in asks:
                self.choose(ask, news["version"])
            # Waits up to 25 s for something to happen, unless something has by now.
            news = self.call(f"?after={news['version']}")
        standings: list[dict[str, Any]] = news["standings"]
        return standings

    def choose(self, ask: dict[str, Any], version: int) -> None:
        """The same id twice is one choice: a lost answer does no harm. What is stale is refused, and news follow."""
        line = favourite([offer for offer in ask["offers"] if not offer.get("is_interrupt")])
        choice = {"type": "choose", "id": str(uuid.uuid4()), "seat": ask["seat"], "line": line, "version": version}
        answer = self.call("/commands", choice)
        print(line if answer["type"] == "done" else f"{line}: {answer['text']}", flush=True)


def favourite(offers: list[dict[str, Any]]) -> str:
    """The offer whose verb it likes best; among equals the last of the list."""
    rank = {verb: place for place, verb in enumerate(LIKES)} | dict.fromkeys(DISLIKES, len(LIKES) + 1)
    best = min(reversed(offers), key=lambda offer: rank.get(offer["verb"], len(LIKES)))
    line: str = best["line"]
    return line


if __name__ == "__main__":
    for standing in Seat(sys.argv[1]).play():
        won = ", won" if standing.get("is_winner") else ""
        print(f"seat {standing['seat']}: {standing['score']} points{won}")
