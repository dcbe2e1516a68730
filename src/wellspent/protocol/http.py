"""What is asked and answered over HTTP: tables made, found and gone on with, rules, faults."""

from typing import Literal

from .base import SentPronoun, SentSeatKind, Wire
from .table import Standing, TableInfo, TimeRules

RuleKind = Literal["rule", "example", "ruling", "fact"]


class NewSeat(Wire):
    """`bot`: the level of a computer player, and if wanted its character and its seconds: `strong:artist@3s`.

    At a new table, `like-me` is the level that is about as strong as whoever lays it.
    """

    kind: SentSeatKind
    name: str = ""
    colour: str = ""
    pronoun: SentPronoun = "they"
    bot: str = ""
    # The words of a face; without them the name decides.
    face: str = ""
    # Of a computer player that was drawn one elsewhere: it stays a secret until the end.
    character: str = ""


class NewTable(Wire):
    game: str
    seats: list[NewSeat]
    edition: str = ""
    modules: list[str] = []
    sets: list[str] = []
    seed: str = ""
    # Who begins, by seat, where that may be chosen; -1: chance or the cards decide.
    first: int = -1
    pace: int = 900
    # Nothing depends on it: names that nobody has given are told in each reader's language.
    lang: str = "en"
    # A guided first life: of the seats only the first one counts, who is to learn; the game brings the rest.
    is_lesson: bool = False
    clock: TimeRules | None = None
    # Anybody on this server may take the seats that have a link, where the server allows it.
    is_open: bool = False
    # What its people call it; without a name they go by who sits there.
    name: str = ""


class SeatLink(Wire):
    seat: int
    key: str


class Created(Wire):
    """The key of the host, and one for each seat that joins by link. Whoever has a key has the seat."""

    table: str
    key: str
    links: list[SeatLink]


class Branch(Wire):
    """Go on from a move of a finished game, as a new table; where there is a line, with this choice next."""

    move: int
    seats: list[NewSeat]
    pace: int = 900
    lang: str = "en"
    line: str = ""


class Import(Wire):
    """A game from its record; without seats, those of the record sit together at this screen."""

    record: str
    seats: list[NewSeat] = []
    pace: int = 900
    lang: str = "en"
    # What a table was besides its game, where it comes from another place.
    is_lesson: bool = False
    clock: TimeRules | None = None
    name: str = ""


class Held(Wire):
    """A table and the key one has for it."""

    table: str
    key: str = ""


class Summary(Wire):
    """A line of `my games`."""

    table: TableInfo
    seats: list[int]
    is_host: bool
    deciders: list[int]
    round: int
    move: int
    standings: list[Standing]
    changed: int
    # It was played by other rules, and those of this server cannot go on with it.
    is_unplayable: bool = False


class RuleText(Wire):
    id: str
    text: str
    kind: RuleKind = "rule"


class RuleSection(Wire):
    id: str
    title: str
    rules: list[RuleText]
    # The language it is in, where it is not the one asked for.
    lang: str = ""


class Rulebook(Wire):
    """The rules of a game in readable order."""

    game: str
    title: str
    sections: list[RuleSection]


class Moment(Wire):
    """Something to jump to in a replay; `move` counts moves as in the log."""

    move: int
    seat: int
    kind: str
    text: str
    round: int = 0


class Fault(Wire):
    """The answer to a request that cannot be met, in the user's words."""

    code: str
    text: str
    rule: str = ""
