"""What goes over the wire. The client's types are made from these; docs/protocol.md tells how they are used.

Cards are ids; their faces are fetched once. Goods and symbols are named amounts, zeros left out. A choice is its line
in the notation of records, and `at` says where on the table it can be made: `space study`, `card piano`, `pile job`,
`dice`, or nothing where only its text can show it.
"""

from typing import Final

import msgspec

PROTOCOL: Final = 1
NOWHERE: Final = ""


class Wire(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Whatever is sent or received."""


# ---------------------------------------------------------------- what a client sends


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
    pronoun: str = "they"
    face: str = ""


Command = Choose | Undo | Redo | Explain | Hint | Say | Pace | Sit
ClientMessage = Hello | Speak | Command

# ---------------------------------------------------------------- the table


class SeatInfo(Wire):
    """Who sits there. `kind`: `here` (with the host), `link` (joins by a personal link) or `bot`."""

    seat: int
    name: str
    colour: str
    kind: str
    pronoun: str = "they"
    bot: str = ""
    is_online: bool = False
    has_joined: bool = True
    # The words of a face; without them the name decides.
    face: str = ""


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
    """How many moves of a seat can be taken back, and what lies behind them."""

    seat: int
    steps: int
    why: str
    can_redo: bool = False


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


class Chat(Wire):
    number: int
    seat: int
    name: str
    text: str
    at: int


# ---------------------------------------------------------------- the table of the Pursuit


class Space(Wire):
    """A space of a board. `stands`: Hourglasses by seat. `row`: the pile whose row it takes from."""

    id: str
    stands: list[int]
    is_covered: bool = False
    row: str = ""
    # A board of a module; the main board has no name.
    board: str = ""
    # What this would cost the seat that looks on top of any price: Stress for standing there `again`, for a card
    # without a free `slot`, for another `partner`; STH for a `refresh` of the row.
    costs: dict[str, int] = {}
    # What it gives everybody who stands there.
    gives: dict[str, int] = {}
    picture: str = ""


class Row(Wire):
    """A pile with its face-up row; an empty place is an empty id."""

    pile: str
    cards: list[str]
    draw: int
    discard: int
    top: str = ""
    roles: list["FilledRole"] = []


class FilledRole(Wire):
    card: str
    role: int
    seat: int


class Goal(Wire):
    card: str
    # Open, closed, or won by a seat.
    state: str
    seat: int = -1
    # How far each seat is, where that can be counted: (has, needs). Where the most or least wins, needs is the best;
    # where every further one counts, it is 0.
    progress: list[tuple[int, int]] = []


class HeldCard(Wire):
    card: str
    level: int = 0
    side: int = 0
    # Fills a slot of the mat.
    is_slot: bool = False
    # Upkeep is due, an ability is used up, and what modules mark.
    marks: list[str] = []
    tokens: dict[str, int] = {}


class Life(Wire):
    """One player's area."""

    seat: int
    is_alive: bool
    # knowledge, creativity, influence, money, hourglass, used, and what modules count.
    counters: dict[str, int]
    # stress, sth, lth, and tracks of modules.
    tracks: dict[str, int]
    cards: list[HeldCard]
    aside: list[HeldCard]
    trait: str = ""
    slots: int = 3
    # Cards that only this seat sees, or face-down ones as empty ids.
    hand: list[str] = []


class Zone(Wire):
    """A part of a module's board: cards, tokens and text, drawn in the order given."""

    id: str
    title: str
    cards: list[HeldCard] = []
    # Where places are fixed, the empty ones too.
    places: int = 0
    tokens: dict[str, int] = {}
    by_seat: list[int] = []
    note: str = ""
    seat: int = -1


class Board(Wire):
    """The board of a module; `seat` is its owner, -1 for one in the middle."""

    id: str
    title: str
    zones: list[Zone]
    seat: int = -1
    module: str = ""


class PursuitScene(Wire, tag="pursuit"):
    round: int
    age: str
    phase: str
    first_player: int
    # Whose turn it is, -1 outside the Action Phase.
    turn: int
    spaces: list[Space]
    rows: list[Row]
    goals: list[Goal]
    lives: list[Life]
    boards: list[Board] = []
    # The Stress that everybody gets when an age to come begins.
    coming: dict[str, int] = {}


# ---------------------------------------------------------------- the table of CV


class Die(Wire):
    face: str
    is_frozen: bool = False


class CvLife(Wire):
    seat: int
    # By stack (its type), from the bottom to the active card.
    stacks: list[list[str]]
    tokens: dict[str, int]
    # Own cards by id; of others the hidden ones are empty ids.
    hand: list[str]
    goal: str = ""
    offered: list[str] = []
    has_picked: bool = False
    has_left: bool = False
    takes_no_work: bool = False
    # As far as everybody can see it.
    score: int = 0
    # Points of the private goal as of now, for its owner.
    goal_points: int = 0
    # Points of each stack as of now.
    stack_points: list[int] = []


class Fit(Wire):
    """What a card of the track would lack if one stopped rolling now. A `reason` is more than symbols can mend."""

    card: str
    can_buy: bool = False
    missing: dict[str, int] = {}
    reason: str = ""


class CvScene(Wire, tag="cv"):
    round: int
    phase: str
    # Who has the bicycle, and whose turn it is.
    starter: int
    turn: int
    decks: dict[str, int]
    track: list[str]
    goals: list[str]
    leaders: list[list[int]]
    dice: list[Die]
    rerolls: int
    purchases: int
    ready: dict[str, int]
    loose: dict[str, int]
    bad_luck: int
    bought: list[str]
    lives: list[CvLife]
    # The cards of the track that leave it next, unless they are bought.
    leaving: list[str] = []
    # By public goal: what it is worth to each seat as of now.
    worth: list[list[int]] = []
    # For the seat that rolls.
    fits: list[Fit] = []


# ---------------------------------------------------------------- the table of any other game


class PlainCounter(Wire):
    id: str
    name: str
    count: int


class PlainZone(Wire):
    """A place on the table. A hidden card is an empty id; `seat` is whose zone it is, -1 for one in the middle."""

    id: str
    title: str
    seat: int
    cards: list[str]
    counters: list[PlainCounter] = []


class PlainScene(Wire, tag="plain"):
    """A table that is drawn from what lies on it, zone by zone."""

    round: int
    # Whose turn it is, -1 where all choose at the same time.
    turn: int
    zones: list[PlainZone]


Scene = PursuitScene | CvScene | PlainScene


class Standing(Wire):
    seat: int
    score: int
    is_winner: bool = False


# ---------------------------------------------------------------- what the server sends


class Lesson(Wire):
    """What a guide says to the first seat. `does`: it `asks` for a deed, `waits`, `watches`, or is `over`."""

    # Which lesson, counted from 1, and of how many.
    number: int
    of: int
    does: str
    teacher: str
    text: str
    rule: str = ""
    # The choices that would do it now; the first is the one to be shown.
    lines: list[str] = []
    # The part of the table to look at, where it is another than where the choices are made.
    zone: str = ""
    # What went by without its deed.
    note: str = ""


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

    What is lasting cannot be taken back: it shows something, or somebody else goes on.
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


class Hinted(Wire, tag="hinted"):
    """The best choices, best first: for each its line, what it does, what it gains, and why.

    A gain is in points of the final score, compared with the mean of the choices worth considering.
    """

    id: str
    lines: list[str]
    texts: list[str]
    gains: list[float] = []
    reasons: list[list[str]] = []


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


ServerMessage = News | Explained | Hinted | Done | Refusal | Talk | Presence | Gone

# ---------------------------------------------------------------- HTTP


class Choice(Wire):
    """An edition, module, preset, set of cards or computer player that can be chosen."""

    id: str
    name: str
    text: str
    picture: str = ""
    # Presets: what they switch on.
    modules: list[str] = []
    sets: list[str] = []
    # Modules: `expansion` or `module`. Computer players: `character` if they have one, `budget` if one also says how
    # long they think.
    kind: str = ""
    fewest_seats: int = 1


class Track(Wire):
    """A track as data: its ends and the sections of it, from left to right."""

    id: str
    name: str
    low: int
    high: int
    sections: list["Section"] = []


class Section(Wire):
    id: str
    spaces: int
    # Hourglasses on the Stress track, the Score on that of Popularity.
    number: int


class GameInfo(Wire):
    id: str
    name: str
    text: str
    fewest_seats: int
    most_seats: int
    editions: list[Choice]
    modules: list[Choice]
    sets: list[Choice]
    presets: list[Choice]
    bots: list[Choice]
    tracks: list[Track] = []
    # Words of this game by id: `space-study`, `pile-job`, `kind-item`, `good-money`, `age-teen`, `measure-cards`, …
    words: dict[str, str] = {}
    # What the life of a computer player may be about.
    characters: list[Choice] = []
    # Somebody teaches it.
    has_lesson: bool = False
    # The few rules that matter, by what somebody asks about: `kind-item`, `space-rest`, `track-stress`.
    about: dict[str, list[str]] = {}


class FaceLevel(Wire):
    """A level, role or rank of a card; in CV the one line that a card has."""

    name: str
    cost: dict[str, int] = {}
    reward: dict[str, int] = {}
    # What one must have, by measure: at least so much, or at most.
    needs: dict[str, int] = {}
    needs_at_most: dict[str, int] = {}
    upkeep: dict[str, int] = {}
    upkeep_reward: dict[str, int] = {}
    has_upkeep: bool = False
    # A sign before the line.
    icon: str = ""
    # CV: symbols that can be changed, each from and to; both ways are listed twice.
    swaps: list[tuple[str, str]] = []
    text: str = ""
    # The words its picture is drawn from, where the card grows.
    scene: str = ""


class Face(Wire):
    """What is printed on a card."""

    id: str
    name: str
    kind: str
    kind_name: str
    pile: str
    picture: str
    levels: list[FaceLevel] = []
    # Names of the two sides, where there are two.
    sides: list[str] = []
    # `C Culture`, `2 Science`, `39 Work`: a sign, then words.
    postmark: str = ""
    # A class of colour: basic, single, group, item, activity, job, partner, …; the types of CV.
    tone: str = ""
    text: str = ""
    wit: str = ""
    module: str = ""
    set: str = ""
    edition: str = ""
    number: int = 0
    # Points of a possession of CV, or for every set of a goal.
    points: str = ""
    # A Child Trait: what one begins with. A Group Project: further rewards for 1, 2, … Roles filled.
    start: dict[str, int] = {}
    additional: list[dict[str, int]] = []
    # A Life Goal: what it asks for in a game alone.
    solo: str = ""
    # The words its pictures are drawn from: one for all levels, or one for each side.
    scenes: list[str] = []
    # The faces of whoever is on it: one for each side, or two who are always together.
    faces: list[str] = []
    # What the gallery files it under, and the kind in one or two short words.
    heading: str = ""
    heading_name: str = ""
    kind_short: str = ""
    # The lines are a table.
    is_table: bool = False


class Memory(Wire):
    """What will be told of a card, and when: `taken`, the name of a level, …"""

    when: str
    text: str


class Remembered(Wire):
    """What will be told of a card."""

    card: str
    memories: list[Memory]


class NewSeat(Wire):
    """`bot`: the level of a computer player, and if wanted its character and its seconds: `strong:artist@3s`."""

    kind: str
    name: str = ""
    colour: str = ""
    pronoun: str = "they"
    bot: str = ""
    # The words of a face; without them the name decides.
    face: str = ""


class NewTable(Wire):
    game: str
    seats: list[NewSeat]
    edition: str = ""
    modules: list[str] = []
    sets: list[str] = []
    seed: str = ""
    first: int = -1
    pace: int = 900
    lang: str = "en"
    # A guided first life: of the seats only the first one counts, who is to learn; the game brings the rest.
    is_lesson: bool = False


class SeatLink(Wire):
    seat: int
    key: str


class Created(Wire):
    """The key of the host, and one for each seat that joins by link. Whoever has a key has the seat."""

    table: str
    key: str
    links: list[SeatLink]


class Branch(Wire):
    """Go on from a move of a finished game, as a new table."""

    move: int
    seats: list[NewSeat]
    pace: int = 900
    lang: str = "en"


class Import(Wire):
    """A game from its record; without seats, those of the record sit together at this screen."""

    record: str
    seats: list[NewSeat] = []
    pace: int = 900
    lang: str = "en"


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


class ChartLine(Wire):
    seat: int
    # At the end of each round.
    scores: list[int]


class ScoreSource(Wire):
    id: str
    title: str
    points: int


class StoryEntry(Wire):
    """A card lived, and the sentence it left. `kind` is the heading it goes under."""

    card: str
    text: str
    kind: str = ""
    # gained, played or lost.
    happened: str = "gained"
    # The level that the card had come to, counted from 0.
    level: int = -1


class StoryHeading(Wire):
    """A kind of entries, by which a life can be read as well as by age: the parts of a curriculum vitae."""

    kind: str
    title: str


class StoryGoal(Wire):
    card: str
    title: str
    text: str
    points: int
    is_met: bool
    is_private: bool = False


class StoryChapter(Wire):
    age: str
    title: str
    years: str
    text: str
    entries: list[StoryEntry]
    gained: int
    total: int
    # The Pursuit: the space of the Stress track when the age began, and after every step.
    stress: list[int] = []


class StoryPage(Wire):
    seat: int
    name: str
    title: str
    quote: str
    opening: str
    chapters: list[StoryChapter]
    closing: str
    sources: list[ScoreSource]
    total: int
    epitaph: str
    headings: list[StoryHeading] = []
    goals: list[StoryGoal] = []


class Ending(Wire):
    """The end of a game: standings, chart, and a story for each life."""

    table: TableInfo
    standings: list[Standing]
    chart: list[ChartLine]
    ages: list[str]
    stories: list[StoryPage]


class Lapse(Wire):
    """A decision that cost points; `move` counts the moves before it, as in the log."""

    move: int
    round: int
    points: float
    chosen: str
    better: str
    # What the better choice would have bettered, and what the dice might have brought.
    reasons: list[str] = []


class Estimate(Wire):
    """What the game should come to for a seat, as of a move."""

    move: int
    round: int
    score: float


class Review(Wire):
    """A finished game gone through from one seat; it is ready when all decisions are done."""

    seat: int
    done: int
    total: int
    # The name of the computer player that looks back.
    adviser: str
    # The dearest first.
    lapses: list[Lapse] = []
    curve: list[Estimate] = []


class RuleText(Wire):
    id: str
    text: str
    # rule, example, ruling or fact.
    kind: str = "rule"


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
