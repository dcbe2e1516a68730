"""Being kind: whom one does not want to hear or meet, what the owner of a server is told, and what the owner may do."""

from typing import Annotated, Literal, get_args

import msgspec

from .base import Pronoun, Wire

ReportAbout = Literal["talk", "name", "other"]
SentReportAbout = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(get_args(ReportAbout))})]


class Note(Wire):
    """What somebody notes for themselves at a table. Whoever changes it says which one they have seen, by `changed`."""

    text: str = ""
    changed: int = 0


class Neighbour(Wire):
    """A seat of somebody else, and how I treat whoever sits there; nobody is told."""

    seat: int
    is_muted: bool = False
    is_blocked: bool = False
    # I am the host, and they have not chosen anything yet.
    can_remove: bool = False
    # I have given this seat away, and nobody has come for it.
    can_take_back: bool = False


class Treat(Wire):
    """Muted: I do not read what they say. Blocked: nor do they sit down with me any more."""

    is_muted: bool = False
    is_blocked: bool = False


class NewReport(Wire):
    """Tell the owner of the server about somebody: what they said, their name, or something else."""

    about: SentReportAbout
    words: str = ""


class Shunned(Wire):
    """Somebody whom I have muted or blocked, by the name they had. `person` is my own mark for them."""

    person: str
    name: str
    is_blocked: bool
    at: int


class Acquaintance(Wire):
    """Somebody I have played with, and how often. `person` is my own mark for them."""

    person: str
    name: str
    colour: str
    pronoun: Pronoun
    face: str
    games: int
    at: int


class Invite(Wire):
    """Keep a seat for somebody I have played with."""

    person: str


class Bulletin(Wire, tag="bulletin"):
    """What the owner of the server tells everybody, in the languages they wrote it in; empty where there is nothing."""

    texts: dict[str, str] = {}
    at: int = 0


class HouseRules(Wire):
    """What the owner of a server may change while it runs; new tables and profiles count for each address."""

    open_tables: bool
    talk: bool
    tables_an_hour: int
    profiles_an_hour: int


class Report(Wire):
    """What somebody has told the owner, with the last lines that were said by whom it is about."""

    id: str
    at: int
    table: str
    seat: int
    name: str
    about: ReportAbout
    words: str
    said: list[str]
    # The table is still there; whom it is about may not play here any more.
    is_table: bool = True
    is_barred: bool = False


class HouseTable(Wire):
    """A table of the server, as much as its owner needs to know of it."""

    id: str
    game: str
    names: list[str]
    created: int
    changed: int
    people: int
    is_open: bool = False
    is_finished: bool = False
    watchers: int = 0
    # The seats of people who have come.
    who: list[int] = []
    # What they call it.
    name: str = ""


class NewBar(Wire):
    """Close the tables of the server to somebody: whom a report is about, or who has a seat. They read `words`."""

    report: str = ""
    table: str = ""
    seat: int = -1
    words: str = ""


class Barred(Wire):
    """Somebody who may not play here, by the name they had. `person` is the owner's mark for them."""

    person: str
    name: str
    words: str
    at: int


class HousePage(Wire):
    """What the owner of a server sees: reports that wait, the latest tables, and what can be changed."""

    reports: list[Report]
    tables: list[HouseTable]
    rules: HouseRules
    bulletin: Bulletin
    count_tables: int
    count_people: int
    barred: list[Barred] = []
