"""The Pursuit of Happiness, as everything around its rules meets it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from wellspent.engine.game import Game, SetupError
from wellspent.ruleset import GameSetup, Ruleset
from wellspent.titles.daily import Daily
from wellspent.titles.title import Title

if TYPE_CHECKING:
    from wellspent.bots import Bot, Persona
    from wellspent.engine.session import Session
    from wellspent.people import Person
    from wellspent.positions import Position
    from wellspent.protocol import About, Face, GameInfo, Remembered
    from wellspent.story import Story
    from wellspent.terminal.listing import CardWishes, Checked
    from wellspent.terminal.look import Look
    from wellspent.titles.orders import Onward

    from .advice import PursuitReading
    from .environment import PursuitReader
    from .scenario.setting import PursuitSetting
    from .study import PursuitStudy
    from .terminal.stage import PursuitStage
    from .testing.kit import PursuitKit
    from .texts import Texts
    from .wire import PursuitShowing


class PursuitTitle(Title):
    name: ClassVar[str] = "pursuit"
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 5
    score: ClassVar[str] = "lth"
    editions: ClassVar[tuple[str, ...]] = ("second", "first")
    presets: ClassVar[tuple[str, ...]] = ("first_life", "family", "career", "everything", "surprise")
    levels: ClassVar[tuple[str, ...]] = ("random", "casual", "sensible", "planner", "strong")
    yardsticks: ClassVar[tuple[str, ...]] = ("unlearned",)
    # From the matches that docs/bots.md tells of.
    strengths: ClassVar[Mapping[str, int]] = {
        "random": 100,
        "casual": 800,
        "sensible": 1500,
        "planner": 1800,
        "strong": 2100,
    }
    orders: ClassVar[tuple[str, ...]] = ("pays_bills", "leaves", "advances", "takes_only", "lets_pass")
    passes: ClassVar[tuple[str, ...]] = ("pass", "let_it_come", "leave_stored")
    characters: ClassVar[tuple[str, ...]] = ("artist", "careerist", "family", "hedonist", "scholar")

    # The row tells where each age ended on the Stress track.
    daily: ClassVar[Daily | None] = Daily(
        {
            "dark_green": "🟩",
            "green": "🟩",
            "turquoise": "🟦",
            "light_blue": "🟦",
            "yellow": "🟨",
            "orange": "🟧",
            "red": "🟥",
            "unlived": "⬛",
        },
        edition="second",
    )

    # What can be played.

    @property
    def rules_version(self) -> int:
        from wellspent.games.pursuit.game import RULES_VERSION

        return RULES_VERSION

    def kind_colours(self) -> Mapping[str, tuple[str, str]]:
        from .cards import catalog

        return {name: catalog().kinds.colour(name) for name in catalog().kinds.names()}

    def module_names(self) -> tuple[str, ...]:
        from .modules import module_names

        return module_names()

    def set_names(self) -> tuple[str, ...]:
        from .modules import set_names

        return set_names()

    def most_seats_of(self, edition: str) -> int:
        from wellspent.games.pursuit.editions import EDITIONS

        return EDITIONS[edition or self.editions[0]].most_seats

    def modules_of(self, edition: str, seats: int) -> tuple[str, ...]:
        from wellspent.games.pursuit.editions import EDITIONS

        from .modules import modules_for

        return tuple(module.name for module in modules_for(seats)) if EDITIONS[edition].has_modules else ()

    def sets_of(self, edition: str) -> tuple[str, ...]:
        from wellspent.games.pursuit.editions import EDITIONS

        return self.set_names() if EDITIONS[edition].has_modules else ()

    def fewest_with(self, module: str) -> int:
        from .modules import find_module

        return find_module(module).fewest_seats

    def preset(self, name: str, seats: int, seed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        from .presets import preset

        found = preset(name, seats, seed)
        return found.modules, found.sets

    def check(self, setup: GameSetup) -> None:
        from wellspent.games.pursuit.game import check_setup

        from .modules import find_module

        rules = setup.ruleset
        check_setup(rules.edition, rules.seats, [find_module(name) for name in rules.modules])
        if len(set(rules.modules)) < len(rules.modules):
            raise SetupError("A module is named twice.")
        if rules.sets and rules.edition != "second":
            raise SetupError(f"The cards of the set {rules.sets[0]} are for the 2022 edition only (XP.gen.05).")

    def open(self, setup: GameSetup, cards: Any = None) -> Game[Any]:
        from .opening import opened

        return opened(setup, cards)

    def fingerprint(self, ruleset: Ruleset) -> str:
        from .cards import catalog

        return catalog().fingerprint(ruleset.edition, ruleset.modules, ruleset.sets)

    def card_marks(self, ruleset: Ruleset) -> Mapping[str, str]:
        from .cards import catalog

        return catalog().card_marks(ruleset.edition, ruleset.modules, ruleset.sets)

    # Computer players.

    @property
    def searching_levels(self) -> tuple[str, ...]:
        return ("planner", "strong", "unlearned")

    def adviser(self, is_compiled: bool) -> str:
        """The planner, where it is compiled and so quick enough."""
        return "planner" if is_compiled else "sensible"

    def player(self, game: Any, seat: int, seed: str, who: "Persona") -> "Bot[Any]":
        from wellspent.bots.pursuit.players import player

        return player(game, seat, seed, who)

    def reading(self, game: Any, view: Any, seat: int) -> "PursuitReading":
        from .advice import PursuitReading

        return PursuitReading(game, view, seat)

    def outcome(self, game: Any, view: Any, seat: int, best: float) -> tuple[float, float] | None:
        from .advice import outcome

        return outcome(game, view, seat)

    def imagined(self, game: Any, view: Any, seat: int, seed: str) -> Any:
        from wellspent.bots.chance import own_stream
        from wellspent.bots.pursuit.imagine import imagine

        return imagine(game, view, own_stream(seed, seat))

    def beliefs(self) -> Mapping[str, dict[str, float]]:
        from wellspent.bots.pursuit.players import BELIEFS

        return {level: BELIEFS.get(level, {}) for level in self.levels[1:]}

    def weights(self, changes: Mapping[str, float]) -> dict[str, float]:
        from wellspent.bots.pursuit.weights import weights_from

        return weights_from(dict(changes)).as_dict()

    def bill_paid(self, game: Any, view: Any, seat: int, leaves: int) -> int | None:
        from .orders import bill_paid

        return bill_paid(game, view, seat, leaves)

    def onward(self, game: Any, view: Any, seat: int) -> "list[Onward]":
        from .orders import onward

        return onward(game, view, seat)

    def going_on(self, game: Any, view: Any, seat: int, card: str) -> int | None:
        from .orders import going_on

        return going_on(game, view, seat, card)

    # Words.

    def message_files(self, lang: str) -> list[Path]:
        from .cards.folders import module_folders

        own = [folder / f"{lang}.ftl" for folder in module_folders()]
        return [*super().message_files(lang), *(path for path in own if path.exists())]

    def texts(self, lang: str) -> "Texts":
        from .cards import catalog
        from .texts import Texts

        return Texts(lang, catalog())

    def rule_areas(self) -> tuple[str, ...]:
        """Every area that no other game has is a module's."""
        from wellspent import ledger, titles

        first = ("PH", "PH1", "XP")
        others = [area for name in titles.names() if name != self.name for area in titles.title(name).rule_areas()]
        return (*first, *(area for area in ledger.areas() if area not in (*first, *others)))

    def about(self, lang: str) -> "dict[str, About]":
        from .about import modules_about

        return super().about(lang) | modules_about(lang)

    def position(self, game: Any) -> "Position":
        from .position import PursuitPosition

        return PursuitPosition(game)

    def story(
        self, session: "Session[Any]", names: Sequence[str], pronouns: Sequence[str], lang: str, seat: int
    ) -> "Story":
        from .story import story_of

        return story_of(session, names, pronouns[seat], lang, seat)

    def traits(self, session: "Session[Any]", seat: int) -> Mapping[str, float]:
        from .story.traits import read_life

        game: Any = session.game
        return read_life(game, session.state, session.events(), seat).traits

    def day_aims(self, game: Any, state: Any) -> list[str]:
        return [game.rules.cards[card].id for card in state.goals]

    def day_row(self, session: "Session[Any]", seat: int) -> list[str]:
        from .wire.showing import sections_of

        return sections_of(session, seat)

    # The table.

    def showing(self, game: Any, ruleset: Ruleset, lang: str) -> "PursuitShowing":
        from .wire import PursuitShowing

        return PursuitShowing(game, ruleset, self.texts(lang))

    def faces(self, edition: str, lang: str) -> "list[Face]":
        from .wire.faces import pursuit_faces

        return pursuit_faces(edition or self.editions[0], lang)

    def memories(self, edition: str, lang: str) -> "list[Remembered]":
        from .wire.faces import pursuit_memories

        return pursuit_memories(edition or self.editions[0], lang)

    def info(self, lang: str) -> "GameInfo":
        from .wire.info import info

        return info(self, lang)

    def stage(self, session: "Session[Any]", people: "Sequence[Person]", lang: str, look: "Look") -> "PursuitStage":
        from .terminal.stage import PursuitStage

        return PursuitStage(session, people, lang, look)

    # Laboratory, environments, scenarios, tests.

    def setting(self) -> "PursuitSetting":
        from .scenario.setting import PursuitSetting

        return PursuitSetting()

    def study(self, ruleset: Ruleset) -> "PursuitStudy":
        from .study import PursuitStudy

        return PursuitStudy(ruleset)

    def reader(self, game: Any) -> "PursuitReader":
        from .environment import PursuitReader

        return PursuitReader(game)

    def par(self, game: Any) -> int:
        threshold: int = game.solo_threshold()
        return threshold

    def phase(self, state: Any) -> str:
        from wellspent.games.pursuit.state import PHASES

        return PHASES[int(state.phase)]

    def list_cards(self, wishes: "CardWishes") -> None:
        from .cards.command import list_wished

        list_wished(wishes)

    def check_cards(self) -> "Checked":
        from .cards.command import check_files

        return check_files()

    def card_name(self, id: str, lang: str) -> str:
        from .cards import catalog

        return catalog().text(id).name.of(lang)

    def card_edition(self, id: str) -> str:
        from .cards import catalog

        return catalog().entries[id].card.edition

    invents: ClassVar[bool] = True

    def invented(self, setup: GameSetup, seed: str) -> Game[Any]:
        from .testing.inventing import invented_game

        return invented_game(setup, seed)

    def kit(self, game: Any) -> "PursuitKit":
        from .testing.kit import PursuitKit

        return PursuitKit(game)
