"""CV, as everything around its rules meets it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from wellspent.engine.game import NOBODY, Game, SetupError
from wellspent.ruleset import GameSetup, Ruleset
from wellspent.titles.daily import Daily
from wellspent.titles.title import Title

if TYPE_CHECKING:
    from wellspent.bots import Bot, Persona
    from wellspent.engine.session import Session
    from wellspent.people import Person
    from wellspent.positions import Position
    from wellspent.protocol import Face, GameInfo, Remembered, Telling
    from wellspent.story import Story
    from wellspent.terminal.listing import CardWishes, Checked
    from wellspent.terminal.look import Look

    from .advice import CvReading
    from .environment import CvReader
    from .scenario.setting import CvSetting
    from .study import CvStudy
    from .terminal.stage import CvStage
    from .testing.kit import CvKit
    from .texts import CvTexts
    from .wire import CvShowing

# By type of card: on light and on dark ground.
COLOURS: Final = {
    "health": ("#437a22", "#a3d26d"),
    "relationship": ("#b03d65", "#ec8cb0"),
    "knowledge": ("#2b6cb0", "#86bbf0"),
    "work": ("#37608f", "#8db6e6"),
    "possession": ("#985d0a", "#e0ac5a"),
    "event": ("#6b6657", "#c6bfa6"),
    "life_goal": ("#3b4670", "#aab6ea"),
}


class CvTitle(Title):
    name: ClassVar[str] = "cv"
    label: ClassVar[str] = "CV"
    signs: ClassVar[Mapping[str, str]] = {"health": "cv-health", "dice": "die", "wild": "any"}
    usual_rounds: ClassVar[int] = 12
    telling: ClassVar["Telling"] = "headings"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    levels: ClassVar[tuple[str, ...]] = ("random", "casual", "sensible", "planner", "strong")
    yardsticks: ClassVar[tuple[str, ...]] = ("former",)
    # From the matches that docs/bots.md tells of.
    strengths: ClassVar[Mapping[str, int]] = {
        "random": 500,
        "casual": 1300,
        "sensible": 1500,
        "planner": 1730,
        "strong": 1970,
    }
    orders: ClassVar[tuple[str, ...]] = ("pays_bills", "takes_only", "lets_pass")
    passes: ClassVar[tuple[str, ...]] = ("decline",)
    characters: ClassVar[tuple[str, ...]] = ("athlete", "careerist", "family", "hedonist", "scholar")

    # The row tells what each year brought: cards, nothing, or a misfortune.
    daily: ClassVar[Daily | None] = Daily(
        {"many": "🟩", "two": "🟦", "one": "🟨", "none": "⬜", "misfortune": "🟥"}, against=("sensible:family",)
    )

    # What can be played.

    def kind_colours(self) -> Mapping[str, tuple[str, str]]:
        return COLOURS

    @property
    def rules_version(self) -> int:
        from wellspent.games.cv.game import RULES_VERSION

        return RULES_VERSION

    def check(self, setup: GameSetup) -> None:
        if setup.first != NOBODY:
            raise SetupError("In CV the owner of the Bicycle begins (CV.childhood.08).")
        super().check(setup)

    def open(self, setup: GameSetup, cards: Any = None) -> Game[Any]:
        from .opening import opened

        return opened(setup.ruleset.seats, cards)

    def fingerprint(self, ruleset: Ruleset) -> str:
        from .cards import catalog

        return catalog().fingerprint()

    def card_marks(self, ruleset: Ruleset) -> Mapping[str, str]:
        from .cards import catalog

        return catalog().card_marks()

    # Computer players.

    @property
    def searching_levels(self) -> tuple[str, ...]:
        return ("strong", "former")

    def adviser(self, is_compiled: bool) -> str:
        return "planner"

    def player(self, game: Any, seat: int, seed: str, who: "Persona") -> "Bot[Any]":
        from wellspent.bots.cv.players import player

        return player(game, seat, seed, who)

    def reading(self, game: Any, view: Any, seat: int) -> "CvReading":
        from .advice import CvReading

        return CvReading(game, view, seat)

    def outcome(self, game: Any, view: Any, seat: int, best: float) -> tuple[float, float] | None:
        from .advice import outcome

        return outcome(game, view, best)

    def imagined(self, game: Any, view: Any, seat: int, seed: str) -> Any:
        from wellspent.bots.chance import own_stream
        from wellspent.games.cv.view import imagine

        return imagine(game.rules, view, seat, own_stream(seed, seat))

    def bill_paid(self, game: Any, view: Any, seat: int, leaves: int) -> int | None:
        from .orders import bill_paid

        return bill_paid(game, view, seat)

    def beliefs(self) -> Mapping[str, dict[str, float]]:
        """The strong player learned what it knows."""
        from wellspent.bots.cv.players import BELIEFS

        return {level: BELIEFS.get(level, {}) for level in self.levels[1:-1]}

    def weights(self, changes: Mapping[str, float]) -> dict[str, float]:
        from wellspent.bots.cv.weights import weights_from

        return weights_from(dict(changes)).as_dict()

    # Words.

    def texts(self, lang: str) -> "CvTexts":
        from .cards import catalog
        from .texts import CvTexts

        return CvTexts(lang, catalog())

    def rule_areas(self) -> tuple[str, ...]:
        return ("CV",)

    def position(self, game: Any) -> "Position":
        from .position import CvPosition

        return CvPosition(game)

    def story(
        self, session: "Session[Any]", names: Sequence[str], pronouns: Sequence[str], lang: str, seat: int
    ) -> "Story":
        from .story import story_of

        return story_of(session, names[seat], pronouns[seat], lang, seat)

    def traits(self, session: "Session[Any]", seat: int) -> Mapping[str, float]:
        from .lives import read_life

        game: Any = session.game
        return read_life(game, session.state, session.events(), seat).traits

    def day_aims(self, game: Any, state: Any) -> list[str]:
        return [game.rules.cards[card].id for card in state.goals]

    def day_row(self, session: "Session[Any]", seat: int) -> list[str]:
        from .lives import years_of

        return years_of(session.events(), seat)

    # The table.

    def showing(self, game: Any, ruleset: Ruleset, lang: str) -> "CvShowing":
        from .wire import CvShowing

        return CvShowing(game, ruleset, self.texts(lang))

    def faces(self, edition: str, lang: str) -> "list[Face]":
        from .wire.faces import cv_faces

        return cv_faces(lang)

    def memories(self, edition: str, lang: str) -> "list[Remembered]":
        from .wire.faces import cv_memories

        return cv_memories(lang)

    def info(self, lang: str) -> "GameInfo":
        from .wire.info import info

        return info(self, lang)

    def stage(self, session: "Session[Any]", people: "Sequence[Person]", lang: str, look: "Look") -> "CvStage":
        from .terminal.stage import CvStage

        return CvStage(session, people, lang, look)

    # Laboratory, environments, scenarios, tests.

    def setting(self) -> "CvSetting":
        from .scenario.setting import CvSetting

        return CvSetting()

    def study(self, ruleset: Ruleset) -> "CvStudy":
        from .study import CvStudy

        return CvStudy(ruleset)

    def reader(self, game: Any) -> "CvReader":
        from .environment import CvReader

        return CvReader(game)

    def phase(self, state: Any) -> str:
        from wellspent.games.cv.state import PHASES

        return PHASES[int(state.phase)]

    def list_cards(self, wishes: "CardWishes") -> None:
        from .cards.command import list_wished

        list_wished(wishes)

    def check_cards(self) -> "Checked":
        from .cards.command import check_files

        return check_files()

    def card_name(self, id: str, lang: str) -> str:
        from .cards import catalog

        return catalog().entry(id).name.of(lang)

    invents: ClassVar[bool] = True

    def invented(self, setup: GameSetup, seed: str) -> Game[Any]:
        from .testing.inventing import invented_game

        return invented_game(setup.ruleset.seats, seed)

    def kit(self, game: Any) -> "CvKit":
        from .testing.kit import CvKit

        return CvKit(game)
