"""A computer player for a seat at a web table, with nothing but HTTP: any language can do the same.

    python examples/http_bot.py 'http://localhost:8320/t/TABLE#KEY'

The link is the one that a host sends to somebody who shall play: "a seat with a link of its own". Whoever looks at the
table meanwhile sees the seat played as by a person.
"""

import argparse
import json
import sys
import time
import uuid
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
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
# Ctrl-C ends it, as every program.
INTERRUPTED = 130


class Seat:
    """One seat at one table."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        table = parts.path.rpartition("/")[2]
        self.address = f"{parts.scheme}://{parts.netloc}/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {quote(parts.fragment)}", "Content-Type": "application/json"}

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


def told(error: Exception) -> str:
    """What went wrong; a table says it in words."""
    if isinstance(error, HTTPError):
        try:
            return str(json.load(error)["text"])
        except (ValueError, LookupError, TypeError):
            return f"No table is there ({error})."
    return str(getattr(error, "reason", "")) or str(error)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="the link to the seat: http://localhost:8320/t/TABLE#KEY")
    link = parser.parse_args().link
    if not link.startswith(("http://", "https://")) or not link.partition("#")[2]:
        parser.error(f"{link!r} is no link to a seat: it begins with http and ends in # and a key")
    try:
        for standing in Seat(link).play():
            won = ", won" if standing.get("is_winner") else ""
            print(f"seat {standing['seat']}: {standing['score']} points{won}")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except (OSError, HTTPException, ValueError) as error:
        sys.exit(f"{link.partition('#')[0]}: {told(error)}")


if __name__ == "__main__":
    main()
