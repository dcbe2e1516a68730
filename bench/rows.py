"""The rows of the report: what was measured, and what we ask of it."""

from statistics import median
from typing import Final, NamedTuple

from bench.course import Series
from bench.runners import CATANATRON, COMPILED, DOMINOES, GIN, HEARTS, INTERPRETED, RLCARD_GIN, RLCARD_UNO

GAMES: Final = "games/s"
DECISIONS: Final = "decisions/s"
MICROSECONDS: Final = "µs"
SECONDS: Final = "s"
TIMES: Final = "×"

WISH: Final = "wish"
FLOOR: Final = "floor"
BELOW: Final = "below"


class Goal(NamedTuple):
    """What a figure must reach, and what we want."""

    floor: float
    wish: float

    def is_reached(self, value: float, bound: float) -> bool:
        """Whether a value is as good as a bound; where the wish is below the floor, less is better."""
        return value <= bound if self.wish < self.floor else value >= bound

    def verdict(self, value: float) -> str:
        if self.is_reached(value, self.wish):
            return WISH
        return FLOOR if self.is_reached(value, self.floor) else BELOW


class Row(NamedTuple):
    """One figure of one runner, or how many times as much it is as that of another, or as another figure of its own."""

    what: str
    unit: str
    figure: str
    runner: str
    against: str = ""
    goal: Goal | None = None
    over: str = ""

    @property
    def id(self) -> str:
        return ".".join(filter(None, (self.figure, self.runner, self.against, self.over)))

    def values(self, series: Series) -> list[float]:
        """The figure in every round; empty where it was not measured."""
        mine = series.get((self.figure, self.runner), [])
        if not self.against and not self.over:
            return mine
        others = series.get((self.over or self.figure, self.against or self.runner), [])
        # Within a round, so that a slow moment of the machine weighs on both sides.
        return [one / other for one, other in zip(mine, others, strict=False)]

    def value(self, series: Series) -> float | None:
        values = self.values(series)
        return median(values) if values else None


SECTIONS: Final = (
    (
        Row("random 4-player games, compiled", GAMES, "games", COMPILED, goal=Goal(1_000, 3_000)),
        Row("the same, interpreted", GAMES, "games", INTERPRETED, goal=Goal(60, 150)),
        Row("catanatron, random 4-player games", GAMES, "games", CATANATRON),
    ),
    (
        Row("decisions of these games, compiled", DECISIONS, "decisions", COMPILED),
        Row("the same, interpreted", DECISIONS, "decisions", INTERPRETED),
        Row("catanatron", DECISIONS, "decisions", CATANATRON),
        Row("compiled against catanatron", TIMES, "decisions", COMPILED, CATANATRON, Goal(25, 40)),
        Row("interpreted against catanatron", TIMES, "decisions", INTERPRETED, CATANATRON),
        Row("compiled against interpreted", TIMES, "decisions", COMPILED, INTERPRETED),
    ),
    (
        Row("interpreted bot, compiled engine", GAMES, "bot_games", COMPILED),
        Row("the same, interpreted engine", GAMES, "bot_games", INTERPRETED),
        Row("OpenSpiel, hearts for 4 (C++)", GAMES, "bot_games", HEARTS),
        Row("OpenSpiel, gin rummy for 2 (C++)", GAMES, "bot_games", GIN),
        Row("OpenSpiel, dominoes for 4 (Python)", GAMES, "bot_games", DOMINOES),
    ),
    (
        Row("interpreted bot, compiled engine", DECISIONS, "bot", COMPILED, goal=Goal(150_000, 400_000)),
        Row("the same, interpreted engine", DECISIONS, "bot", INTERPRETED),
        Row("OpenSpiel, hearts for 4 (C++)", DECISIONS, "bot", HEARTS),
        Row("OpenSpiel, gin rummy for 2 (C++)", DECISIONS, "bot", GIN),
        Row("OpenSpiel, dominoes for 4 (Python)", DECISIONS, "bot", DOMINOES),
        Row("compiled against hearts", TIMES, "bot", COMPILED, HEARTS, Goal(1.2, 2)),
        Row("compiled against OpenSpiel's gin", TIMES, "bot", COMPILED, GIN),
        Row("compiled against dominoes", TIMES, "bot", COMPILED, DOMINOES),
        Row("interpreted against dominoes", TIMES, "bot", INTERPRETED, DOMINOES),
    ),
    (
        Row("an agent that observes, compiled", GAMES, "env_games", COMPILED),
        Row("the same, interpreted", GAMES, "env_games", INTERPRETED),
        Row("OpenSpiel, hearts for 4", GAMES, "env_games", HEARTS),
        Row("OpenSpiel, gin rummy for 2", GAMES, "env_games", GIN),
        Row("RLCard, gin rummy for 2", GAMES, "env_games", RLCARD_GIN),
        Row("RLCard, UNO for 2", GAMES, "env_games", RLCARD_UNO),
    ),
    (
        Row("an agent that observes, compiled", DECISIONS, "env", COMPILED, goal=Goal(60_000, 150_000)),
        Row("the same, interpreted", DECISIONS, "env", INTERPRETED),
        Row("OpenSpiel, hearts for 4", DECISIONS, "env", HEARTS),
        Row("OpenSpiel, gin rummy for 2", DECISIONS, "env", GIN),
        Row("RLCard, gin rummy for 2", DECISIONS, "env", RLCARD_GIN),
        Row("RLCard, UNO for 2", DECISIONS, "env", RLCARD_UNO),
        Row("compiled against hearts", TIMES, "env", COMPILED, HEARTS),
        Row("compiled against OpenSpiel's gin", TIMES, "env", COMPILED, GIN),
        Row("compiled against RLCard's gin", TIMES, "env", COMPILED, RLCARD_GIN),
        Row("compiled against UNO", TIMES, "env", COMPILED, RLCARD_UNO),
    ),
    (
        Row("256 at once, observed, compiled", DECISIONS, "vector", COMPILED, goal=Goal(150_000, 400_000)),
        Row("the same, interpreted", DECISIONS, "vector", INTERPRETED),
        Row("with the rows of options, compiled", DECISIONS, "vector_options", COMPILED),
        Row("the same, interpreted", DECISIONS, "vector_options", INTERPRETED),
    ),
    (
        Row("mid-game copy, compiled", MICROSECONDS, "copy", COMPILED, goal=Goal(2.5, 1.5)),
        Row("the same, interpreted", MICROSECONDS, "copy", INTERPRETED),
        Row("catanatron", MICROSECONDS, "copy", CATANATRON),
    ),
    (
        Row("mid-game legal choices, compiled", MICROSECONDS, "choices", COMPILED),
        Row("the same, interpreted", MICROSECONDS, "choices", INTERPRETED),
        Row("catanatron", MICROSECONDS, "choices", CATANATRON),
    ),
    (
        Row("mid-game view of a seat, compiled", MICROSECONDS, "view", COMPILED),
        Row("the same, interpreted", MICROSECONDS, "view", INTERPRETED),
    ),
    (
        Row("everything on, 4 players, compiled", GAMES, "full_games", COMPILED),
        Row("decisions of these games, compiled", DECISIONS, "full_decisions", COMPILED),
        Row("against the base game", TIMES, "full_decisions", COMPILED, goal=Goal(0.5, 0.7), over="decisions"),
        Row("mid-game copy, compiled", MICROSECONDS, "full_copy", COMPILED, goal=Goal(5, 3)),
    ),
    (
        Row("CV, random 4-player games, compiled", GAMES, "cv_games", COMPILED, goal=Goal(1_500, 3_000)),
        Row("the same, interpreted", GAMES, "cv_games", INTERPRETED),
        Row("decisions of these games, compiled", DECISIONS, "cv_decisions", COMPILED),
        Row("the same, interpreted", DECISIONS, "cv_decisions", INTERPRETED),
        Row("compiled against interpreted", TIMES, "cv_decisions", COMPILED, INTERPRETED),
        Row("mid-game copy, compiled", MICROSECONDS, "cv_copy", COMPILED),
        Row("the same, interpreted", MICROSECONDS, "cv_copy", INTERPRETED),
        Row("mid-game legal choices, compiled", MICROSECONDS, "cv_choices", COMPILED),
        Row("the same, interpreted", MICROSECONDS, "cv_choices", INTERPRETED),
    ),
    (
        Row("start of wellspent --help", SECONDS, "help", INTERPRETED, goal=Goal(0.2, 0.1)),
        Row("first legal choices, compiled", SECONDS, "first_choices", COMPILED, goal=Goal(0.5, 0.2)),
        Row("the same, interpreted", SECONDS, "first_choices", INTERPRETED, goal=Goal(0.5, 0.2)),
    ),
)
