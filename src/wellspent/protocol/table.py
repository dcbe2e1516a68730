"""What every table has, whatever is played at it."""

from typing import Literal

from .base import NOWHERE, By, Pronoun, SeatKind, SentClockKind, Wire

# It asks for a deed, waits until it can, or only looks on; or it has nothing more to say.
Guiding = Literal["asks", "waits", "watches", "over"]


class TimeRules(Wire):
    """How time is kept at a table: milliseconds for each move, and of a reserve that burns after them.

    `stand_in` is the level of the computer player that sits in for whoever is not there.
    """

    kind: SentClockKind
    move: int
    reserve: int
    stand_in: str


class Candle(Wire):
    """The time that a seat has left to decide, in milliseconds, rests included; `whole` is what it had at first."""

    left: int
    whole: int
    is_short: bool = False
    # Its owner sleeps, or all agreed on a pause.
    rests: bool = False


class PauseInfo(Wire):
    """All candles stop from one moment to another, if everybody agrees."""

    seat: int
    begins: int
    ends: int
    agreed: list[int]
    is_agreed: bool = False


class SeatInfo(Wire):
    """Who sits there."""

    seat: int
    name: str
    colour: str
    kind: SeatKind
    pronoun: Pronoun = "they"
    bot: str = ""
    is_online: bool = False
    has_joined: bool = True
    # The words of a face; without them the name decides.
    face: str = ""
    # Burns while the seat has to decide.
    candle: Candle | None = None
    # A computer player sits in: for this move, until a moment, or until the owner is back.
    is_stood_in: bool = False
    is_away: bool = False
    away_until: int = 0
    # From when to when one will be sat in for, where the owner has said so; nothing when it is over.
    holiday: list[int] = []
    # Milliseconds that are left of the reserve, which burns when the time for a move is used up.
    reserve: int = 0


class TableInfo(Wire):
    """What does not change with every choice."""

    id: str
    game: str
    edition: str
    modules: list[str]
    sets: list[str]
    seats: list[SeatInfo]
    created: int
    pace: int
    commitment: str
    # Revealed with the end of the game.
    seed: str = ""
    is_finished: bool = False
    # The table and move that this game was continued from.
    origin: str = ""
    origin_move: int = -1
    # Nothing for a table without a clock.
    clock: TimeRules | None = None
    pause: PauseInfo | None = None
    # What came before this move was played by other rules.
    since: int = 0
    # The day whose life this is, and whether it counts for nothing; its seed is told when the day is over.
    day: str = ""
    is_practice: bool = False
    # Its cards were others then: `/api/tables/{id}/cards` has them, with `move` for those of a moment before `since`.
    own_cards: bool = False
    # The first move after which it can be looked at, and in a moment the first one with the same cards; -1: the last.
    shown_from: int = 0
    cards_from: int = -1
    # What its people call it, if anything.
    name: str = ""


class Offer(Wire):
    """Something that can be chosen now. `text` is there where nothing on the table shows it."""

    line: str
    verb: str
    at: str = NOWHERE
    # The level or role of the card, counted from 0; in CV how many cards will lie above it.
    level: int = -1
    # Which side of a two-sided card would be shown.
    side: int = -1
    # CV: the stack that a card would go to.
    to: str = ""
    # CV: which dice a throw takes, by place.
    dice: list[int] = []
    # What it would really cost, where that differs from what is printed: every good that is printed or asked, and
    # under `any` how many Resources of one's choice come on top (or off, where it is negative).
    price: dict[str, int] = {}
    text: str = ""
    # What cannot be taken back is confirmed.
    is_final: bool = False
    # Does not need to be answered, and may come at any moment: leaving the game.
    is_interrupt: bool = False


class Refused(Wire):
    """Something that a player could look for and cannot choose now. `reason` is a name; `Explain` has the sentence."""

    line: str
    verb: str
    reason: str
    rule: str
    at: str = NOWHERE
    level: int = -1
    side: int = -1
    missing: dict[str, int] = {}


class Ask(Wire):
    """What one seat has to decide."""

    seat: int
    # The step that asks: `action.turn`, `pay.choose`, `upkeep.bills`, …
    step: str
    question: str
    offers: list[Offer]
    refused: list[Refused]


class Back(Wire):
    """How many moves of a seat can be taken back, and what lies behind them; nothing, if it has not chosen yet."""

    seat: int
    steps: int
    why: str
    can_redo: bool = False


class Great(Wire):
    """A moment of its own: what it is (`round`, `last`, `goal`, `love`, `retired`, `death`, `end`, …), in words."""

    kind: str
    title: str
    text: str = ""


class LogEntry(Wire):
    """One line of the log. `kind` is the name of the event, `seat` whose it is (-1: everybody's).

    `move` counts the moves that had been made when it was to be seen: 0 is the set-up. Numbers rise, with gaps that
    mean nothing; an entry whose move is above the table's has been taken back.
    """

    number: int
    move: int
    seat: int
    kind: str
    text: str
    card: str = ""
    goods: dict[str, int] = {}
    round: int = 0
    # Seats that it touches besides its own.
    touches: list[int] = []
    # Who chose it in the place of the seat.
    by: By = ""
    # For what the table stops a moment.
    great: Great | None = None
    # When the move was made that showed it; 0 where nobody knows any more.
    at: int = 0


class Orders(Wire):
    """What is done for a seat of one's own while nobody looks from it; nobody else is told.

    Bills that cost only Money are paid as long as `leaves` of it is left (in CV: those that take no event); what is the
    only option is taken; what may be let pass is let pass; `advances` is a card to go on with, as soon as it can be
    paid. `now`: what that would be at this moment.
    """

    seat: int
    pays_bills: bool = False
    leaves: int = 0
    takes_only: bool = False
    lets_pass: bool = False
    advances: str = ""
    now: str = ""


class Onward(Wire):
    """A card of one's own that an order could go on with: how, and what is lacking for it now."""

    seat: int
    card: str
    text: str
    lacks: dict[str, int] = {}


class Chat(Wire):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Standing(Wire):
    seat: int
    score: int
    is_winner: bool = False


class Lesson(Wire):
    """What a guide says to the first seat."""

    # Which lesson, counted from 1, and of how many.
    number: int
    of: int
    does: Guiding
    teacher: str
    text: str
    rule: str = ""
    # The choices that would do it now, or while it waits lead there; the first is the one to be shown.
    lines: list[str] = []
    # The part of the table to look at, where it is another than where the choices are made.
    zone: str = ""
    # What went by without its deed.
    note: str = ""
