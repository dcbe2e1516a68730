"""What the server sends over the live connection."""

from .base import Wire
from .cv import CvScene
from .kind import Bulletin
from .plain import PlainScene
from .pursuit import PursuitScene
from .table import Ask, Back, Chat, Lesson, LogEntry, Orders, Standing, TableInfo

Scene = PursuitScene | CvScene | PlainScene


class News(Wire, tag="news"):
    """The whole table as one viewer may know it. `version` counts changes; commands name it."""

    version: int
    move: int
    table: TableInfo
    # The seats this viewer may act for; the first is the one looked from. Empty: looks on.
    seats: list[int]
    scene: Scene
    # The seats that must choose now, and what the viewer's own are asked.
    deciders: list[int]
    asks: list[Ask]
    back: list[Back]
    # The log from number `log_from` on: whatever a client has from there is replaced by this.
    log: list[LogEntry]
    standings: list[Standing]
    log_from: int = 0
    is_host: bool = False
    # What the narrator says to those who need not decide.
    waiting: str = ""
    # At a table where somebody learns, for the one who does.
    lesson: Lesson | None = None
    # Of the viewer's own seats, where there are any.
    orders: list[Orders] = []


class Change(Wire):
    """A counter or track that would move; in CV a symbol at hand, `rerolls`, `dice`, or the `score` as all see it."""

    seat: int
    what: str
    before: int
    after: int


class Way(Wire):
    """A way to pay for a choice."""

    line: str
    text: str


class Explained(Wire, tag="explained"):
    """`ways`: how it can be paid, the cheapest first; the changes are those of `way`.

    What is lasting cannot be taken back: it shows something, or somebody else goes on. `marks`: the places of which it
    will be asked, again and again, which ones; the changes are those of all of them together.
    """

    id: str
    line: str
    is_possible: bool
    text: str
    rule: str = ""
    changes: list[Change] = []
    ways: list[Way] = []
    way: str = ""
    is_lasting: bool = False
    ends_life: bool = False
    marks: list[str] = []


class Hinted(Wire, tag="hinted"):
    """The best choices, best first: for each its line, what it does, what it gains, and why.

    A gain is in points of the final score, compared with the mean of the choices worth considering.
    """

    id: str
    lines: list[str]
    texts: list[str]
    gains: list[float] = []
    reasons: list[list[str]] = []
    # What one could be after now.
    aims: list[str] = []
    # What the game should come to, and how far off that usually is; nothing where nothing tells.
    outcome: str = ""


class Handed(Wire, tag="handed"):
    """The new key of a seat that was given to somebody else."""

    id: str
    seat: int
    key: str


class Done(Wire, tag="done"):
    """A command was carried out (or had been before); the news follow."""

    id: str
    version: int


class Refusal(Wire, tag="refusal"):
    """A command was not carried out, and why; nothing has changed. Fresh news follow a stale one."""

    id: str
    code: str
    text: str
    rule: str = ""


class Talk(Wire, tag="talk"):
    """Lines of chat: all of them at first, then the new ones."""

    lines: list[Chat]


class Presence(Wire, tag="presence"):
    """Who is at the table now, and how many look on."""

    online: list[int]
    watchers: int


class Gone(Wire, tag="gone"):
    """The table was deleted by its host."""

    text: str


ServerMessage = News | Explained | Hinted | Done | Handed | Refusal | Talk | Presence | Bulletin | Gone
