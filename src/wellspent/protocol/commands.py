"""What a client sends over the live connection."""

from .base import SentPronoun, Wire


class Hello(Wire, tag="hello"):
    """The first message of a connection. Without a key one looks on; `seen` is the newest log entry one has."""

    key: str = ""
    lang: str = "en"
    seen: int = -1


class Choose(Wire, tag="choose"):
    """Make a choice. `id` is the client's own mark: the same id twice is done once. `then`: how it is paid."""

    id: str
    version: int
    seat: int
    line: str
    then: str = ""


class Undo(Wire, tag="undo"):
    """Take back moves of this seat: the last one, or with `all` everything back to the boundary."""

    id: str
    version: int
    seat: int
    all: bool = False


class Redo(Wire, tag="redo"):
    id: str
    version: int
    seat: int


class Explain(Wire, tag="explain"):
    """What a choice would do, or why it cannot be made. `then`: one of the ways to pay for it."""

    id: str
    seat: int
    line: str
    then: str = ""


class Hint(Wire, tag="hint"):
    """The few best choices now, as a computer player sees them from this seat."""

    id: str
    seat: int


class Speak(Wire, tag="speak"):
    """From now on in this language."""

    lang: str


class Look(Wire, tag="look"):
    """Whether somebody has the table before their eyes: whoever has not may be told elsewhere."""

    is_looking: bool


class Say(Wire, tag="say"):
    """A line of chat."""

    id: str
    text: str


class Pace(Wire, tag="pace"):
    """How long computer players wait before each choice, in milliseconds; the host sets it."""

    id: str
    pace: int


class Sit(Wire, tag="sit"):
    """Name, colour, pronoun and face of a seat of one's own; without a face the name decides."""

    id: str
    seat: int
    name: str
    colour: str = ""
    pronoun: SentPronoun = "they"
    face: str = ""


class Leave(Wire, tag="leave"):
    """Let the stand-in of the table sit at a seat of one's own: from a moment to another, or until one is back."""

    id: str
    seat: int
    begins: int = 0
    ends: int = 0


class Return(Wire, tag="return"):
    """Take a seat again where somebody sits in, and end a pause that one has asked for."""

    id: str
    seat: int


class Hand(Wire, tag="hand"):
    """Give a seat to somebody else: its old key fits no more, and the answer has the new one."""

    id: str
    seat: int


class Pause(Wire, tag="pause"):
    """Ask everybody to let all candles stop between two moments."""

    id: str
    seat: int
    begins: int
    ends: int


class Agree(Wire, tag="agree"):
    """Say yes or no to the pause that was asked for."""

    id: str
    seat: int
    yes: bool = True


class Quiet(Wire, tag="quiet"):
    """Hours of every day in which one's candle does not burn: minutes since midnight of a time zone."""

    id: str
    seat: int
    zone: str = ""
    begins: int = 0
    ends: int = 0


class Order(Wire, tag="order"):
    """Standing orders for a seat of one's own, all of them anew; see `Orders`."""

    id: str
    seat: int
    pays_bills: bool = False
    leaves: int = 0
    takes_only: bool = False
    lets_pass: bool = False
    advances: str = ""


Timing = Leave | Return | Hand | Pause | Agree | Quiet | Order
Command = Choose | Undo | Redo | Explain | Hint | Say | Pace | Sit | Timing
ClientMessage = Hello | Speak | Look | Command
