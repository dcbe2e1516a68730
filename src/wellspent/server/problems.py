"""What cannot be done, and why, in the user's language."""

import unicodedata
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final, TypeVar

from wellspent.protocol import Fault, Refusal
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech

# What each code is over HTTP; the others are 400.
STATUS: Final = {
    "key": 403,
    "origin": 403,
    "host": 421,
    "not-host": 403,
    "not-owner": 403,
    "barred": 403,
    "note-changed": 409,
    "silence": 403,
    "nobody": 404,
    "person": 404,
    "not-found": 404,
    "no-profile": 401,
    "words-nobody": 404,
    "apart": 409,
    "claimed": 409,
    "owned": 409,
    "not-invited": 403,
    "has-played": 409,
    "no-table": 404,
    "deleted": 410,
    "no-way": 404,
    "no-advice": 404,
    "not-finished": 409,
    "not-alone": 409,
    "day-stays": 409,
    "sealed": 403,
    "sealed-seed": 409,
    "replay": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-much": 429,
    "full": 503,
    "storage": 503,
    "storage-full": 507,
    "internal": 500,
}
MOST_QUOTED: Final = 300
# How often something is tried that another process gets in the way of.
TRIES: Final = 3
T = TypeVar("T")


@cache
def speech(lang: str) -> Speech:
    """The messages of a language; English for one that does not exist."""
    return Speech(lang if lang in LANGUAGES else LANGUAGES[0])


def shortened(text: str) -> str:
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def has_control(text: str) -> bool:
    """Characters that are nothing to read; a database may not even keep them."""
    return any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text)


class Problem(Exception):
    """Something was asked for that cannot be done. Nothing has changed.

    `code` names the message `fault-…`; `text` is there where a game has said it better.
    """

    def __init__(self, code: str, text: str = "", rule: str = "", **args: str | int) -> None:
        super().__init__(code)
        self.code: Final = code
        self.text: Final = text
        self.rule: Final = rule
        # What a user sent may be quoted, but not at any length.
        self.values: Final = {
            name: shortened(value) if isinstance(value, str) else value for name, value in args.items()
        }

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def sentence(self, lang: str) -> str:
        return self.text or speech(lang).say(f"fault-{self.code}", **self.values)

    def fault(self, lang: str) -> Fault:
        return Fault(self.code, self.sentence(lang), self.rule)

    def refusal(self, id: str, lang: str) -> Refusal:
        return Refusal(id, self.code, self.sentence(lang), self.rule)


async def anew(work: Callable[[], Awaitable[T]]) -> T:
    """Do something again where another process has changed the table meanwhile."""
    for _ in range(TRIES):
        try:
            return await work()
        except Problem as problem:
            if problem.code != "stale":
                raise
    return await work()
