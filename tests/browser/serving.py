"""A server as a user starts it, and tables laid at it."""

import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

RECORDS = Path(__file__).parents[1] / "records"
ME = {"kind": "here", "name": "Ines"}
MEI = {"kind": "here", "name": "Mei"}
FRIEND = {"kind": "link", "name": "Zoe"}
BOT = {"kind": "bot", "bot": "sensible"}
# Whoever has not come yet: nobody waits for them to think.
ABSENT = [{"kind": "link", "name": name} for name in ("Zoe", "Kim", "Ola", "Uma")]
PATIENCE = 60
# What the owner of these servers knows.
OWNER_KEY = "under-the-mat-of-the-front-door"
MANY = 10_000


@dataclass(frozen=True)
class Laid:
    """A table, the key of its host, and those of the seats that join by link."""

    table: str
    key: str
    links: list[str]


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


def lines_of(record: str) -> tuple[list[str], int]:
    """A record, and how many lines stand before its first move."""
    lines = (RECORDS / f"{record}.record").read_text(encoding="utf-8").splitlines()
    return lines, lines.index("") + 1


def moment_of(verb: str, *records: str) -> tuple[str, int, list[dict[str, str]]]:
    """A game, the moves before somebody first does something, and the seats, me on theirs: the first, if they do."""
    found: list[tuple[str, str, int, int]] = []
    for record in records:
        lines, head = lines_of(record)
        seats = next(line for line in lines if line.startswith("seats ")).count(",") + 1
        deeds = [(line.split()[1], number) for number, line in enumerate(lines[head:]) if line.split()[2:3] == [verb]]
        found += [(letter, record, number, seats) for letter, number in deeds]
    if not found:
        raise LookupError(f"no recorded game where anybody does '{verb}'")
    letter, record, number, seats = min(found, key=lambda each: (each[0], each[2]))
    company = ABSENT[: seats - 1]
    company.insert("ABCDE".index(letter), ME)
    return record, number, company


def first_decision(record: str, least: int) -> int:
    """The moves before the first player decides, when at least so many have been made: nobody has to think first."""
    lines, head = lines_of(record)
    moves = lines[head:]
    return next(number for number in range(least, len(moves)) if moves[number].split()[1] == "A")


class Server:
    """`wellspent serve` in a process of its own; it can be killed and started again on the same games."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "wellspent", "serve", "--no-open", f"--port={self.port}"]
        command += [f"--data={self.data}", f"--owner-key={OWNER_KEY}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def expect_many(self) -> None:
        """All tests come from one address: its owner lets it lay more tables, and bring more people, than anybody."""
        rules = {"open_tables": False, "talk": True, "tables_an_hour": MANY, "profiles_an_hour": MANY}
        self.post("/api/owner/rules", rules, OWNER_KEY)

    def post(self, path: str, data: object, key: str = "") -> Any:
        return self._asked("POST", path, key, json=data)

    def get(self, path: str, key: str = "") -> Any:
        return self._asked("GET", path, key)

    def _asked(self, method: str, path: str, key: str, json: object = None) -> Any:
        # Nobody's certificate is looked at: reading all that are trusted would take longer than most answers.
        wishes: dict[str, Any] = {"headers": bearer(key), "timeout": PATIENCE, "verify": False}
        answer = httpx.request(method, self.address + path, json=json, **wishes)
        assert answer.is_success, answer.text
        return answer.json()

    def lay(self, *seats: dict[str, str], **wishes: object) -> Laid:
        """A new table where computer players do not dawdle."""
        made = self.post("/api/tables", {"game": "pursuit", "pace": 0, "seats": seats, **wishes})
        return Laid(made["table"], made["key"], [link["key"] for link in made.get("links", [])])

    def take_in(self, record: str, *seats: dict[str, str], moves: int | None = None) -> Laid:
        """The game of a record, up to a move."""
        lines, head = lines_of(record)
        text = "\n".join(lines if moves is None else lines[: head + moves]) + "\n"
        made = self.post("/api/import", {"record": text, "pace": 0, "seats": seats})
        return Laid(made["table"], made["key"], [link["key"] for link in made.get("links", [])])
