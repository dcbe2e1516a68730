"""People: profiles without an account, and what belongs to them."""

from .base import SentPronoun, Wire


class Looks(Wire):
    """Who one is at tables, and how one likes it. `settings` is the client's own, in whatever form."""

    name: str = ""
    colour: str = ""
    pronoun: SentPronoun = "they"
    face: str = ""
    lang: str = "en"
    settings: str = ""


class Profile(Wire):
    """Who I am here. Others see name, colour, pronoun and face, and nothing more."""

    looks: Looks
    since: int
    changed: int


class Welcome(Wire):
    """A profile and its key, which is kept as a hash: nobody can ask for it again."""

    key: str
    profile: Profile


class Phrase(Wire):
    """Six words, in either language."""

    words: str


class SixWords(Wire):
    words: list[str]


class OtherKey(Wire):
    """The key of another profile of one's own."""

    key: str


class Claim(Wire):
    """Take a seat for good: by the key of its link, or without one where one is invited."""

    key: str = ""


class Claimed(Wire):
    seat: int


class ExportedLife(Wire):
    """How a life ended: the score, when, and the highest level of each card."""

    score: int
    finished: int
    cards: dict[str, int]


class ExportedGame(Wire):
    """What one did and said at a table."""

    table: str
    game: str
    edition: str
    modules: list[str]
    created: int
    names: list[str]
    is_host: bool
    choices: list[str]
    said: list[str]
    lives: list[ExportedLife] = []
    # What I noted for myself, and what I ordered to be done while I was away.
    note: str = ""
    orders: list[str] = []
    # What the table is called.
    name: str = ""


class Exported(Wire):
    """Everything that is kept about a profile."""

    profile: Profile
    games: list[ExportedGame]
    # Where one is told that it is one's turn.
    ways: list[str] = []
    # Lives of the day that one has begun: the day and the game.
    days: list[str] = []
    # Against whom, the game, the seats, how many games, and the rating after each.
    ratings: list[str] = []
    # Whom I have muted or blocked, and what I have told the owner of the server.
    shunned: list[str] = []
    reports: list[str] = []
    # What the owner says to me, where I may not play here any more.
    barred: str = ""
    # What I want to be told: the table or `everywhere`, the way, and of what; and the hours when nothing is sent.
    wishes: list[str] = []
