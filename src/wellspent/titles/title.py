"""The one place where everything is found that a game brings beyond its rules."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from wellspent.engine.game import NOBODY, Game, SetupError
from wellspent.ruleset import GameSetup, Ruleset

if TYPE_CHECKING:
    from wellspent.advice.readings import Reading
    from wellspent.bots import Bot, Persona
    from wellspent.engine.session import Session
    from wellspent.environments.reader import Reader
    from wellspent.lab.study import Study
    from wellspent.people import Person
    from wellspent.positions import Position
    from wellspent.protocol import About, Face, GameInfo, Remembered, Telling
    from wellspent.scenario.setting import Setting
    from wellspent.story import Story
    from wellspent.terminal.listing import CardWishes, Checked
    from wellspent.terminal.look import Look
    from wellspent.terminal.stage import Stage
    from wellspent.testing.kit import Kit
    from wellspent.texts.sentences import Sentences
    from wellspent.wire import Showing

    from .daily import Daily
    from .orders import Onward
    from .postmarks import Postmark


class Title:
    """A game as everything around its rules meets it. What a title does not say for itself is made of its display.

    Whatever is only needed here and there is imported when it is asked for: a title is cheap to look at.
    """

    name: ClassVar[str]
    # How it is spelt where names begin with a capital; its name, unless told.
    label: ClassVar[str] = ""
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    # By name, the usual one first; none where there is only one.
    editions: ClassVar[tuple[str, ...]] = ()
    # Ways to play under a name, in the order in which they are offered.
    presets: ClassVar[tuple[str, ...]] = ()
    # The levels of its computer players, from one a child can beat to one that is hard to beat.
    levels: ClassVar[tuple[str, ...]] = ("random",)
    # Players that can be named like levels, to measure against, and are offered to nobody.
    yardsticks: ClassVar[tuple[str, ...]] = ()
    # What the life of a computer player may be about.
    characters: ClassVar[tuple[str, ...]] = ()

    # Goods whose sign has another name than they.
    signs: ClassVar[Mapping[str, str]] = {}
    # What is counted in the end: a good that has a drawing.
    score: ClassVar[str] = "points"
    usual_rounds: ClassVar[int] = 8
    # How a life is told: age by age, or under the headings of a curriculum vitae.
    telling: ClassVar["Telling"] = "ages"
    # The standing orders that mean something in it, and the verbs by which something is let pass.
    orders: ClassVar[tuple[str, ...]] = ("takes_only",)
    passes: ClassVar[tuple[str, ...]] = ()
    # The ids of its cards, for a plain table; a title with card files has faces of its own.
    cards: ClassVar[tuple[str, ...]] = ()

    # What each level is worth as a rating, where that was measured: people are rated by it.
    strengths: ClassVar[Mapping[str, int]] = {}
    # The life of the day; None where there is none.
    daily: ClassVar["Daily | None"] = None

    # What can be played.

    @property
    def rules_version(self) -> int:
        """Raised when the same choices would lead elsewhere; records name it."""
        return 1

    @property
    def folder(self) -> Path:
        """Where the title lies."""
        return Path(sys.modules[type(self).__module__].__file__ or "").resolve().parent

    def kind_colours(self) -> Mapping[str, tuple[str, str]]:
        """By kind of card: its colour on light and on dark ground, where the web table has none of its own."""
        return {}

    def module_names(self) -> tuple[str, ...]:
        return ()

    def set_names(self) -> tuple[str, ...]:
        return ()

    def most_seats_of(self, edition: str) -> int:
        return self.most_seats

    def modules_of(self, edition: str, seats: int) -> tuple[str, ...]:
        """The modules that so many can play in an edition, in the order of the rulebook."""
        return ()

    def sets_of(self, edition: str) -> tuple[str, ...]:
        return ()

    def fewest_with(self, module: str) -> int:
        """How many a module needs."""
        return self.fewest_seats

    def preset(self, name: str, seats: int, seed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The modules and sets of one of the presets; the seed may decide them."""
        return (), ()

    def check(self, setup: GameSetup) -> None:
        """Whether there is such a game; raises SetupError, in the words of whoever sets it up."""
        if fault := self._fault(setup):
            # Only those who are refused need to know what it is called: that is a matter of texts.
            raise SetupError(fault.format(called=self.called("en")))

    def _fault(self, setup: GameSetup) -> str:
        rules = setup.ruleset
        if not self.fewest_seats <= rules.seats <= self.most_seats:
            return f"{{called}} is for {self.fewest_seats} to {self.most_seats} players, not {rules.seats}."
        if rules.modules:
            return "{called} has no modules."
        if rules.sets:
            return "{called} has no sets of cards besides its own."
        return "" if setup.first == NOBODY else "Who begins a game of {called} is not for anybody to say."

    def open(self, setup: GameSetup, cards: Any = None) -> Game[Any]:
        """The game of a set-up that has been checked, with the cards of the box or with others."""
        raise NotImplementedError

    def fingerprint(self, ruleset: Ruleset) -> str:
        """A mark of the cards, so that a record can tell when they are others."""
        return "none"

    def card_marks(self, ruleset: Ruleset) -> Mapping[str, str]:
        """A mark of each card, so that a game can tell which have changed."""
        return {}

    # Computer players.

    def player(self, game: Any, seat: int, seed: str, who: "Persona") -> "Bot[Any]":
        """A computer player of one of the levels; random ones are there for every game."""
        raise NotImplementedError

    @property
    def usual_level(self) -> str:
        """Who plays where nobody else was wished for."""
        return "sensible" if "sensible" in self.levels else self.levels[-1]

    @property
    def searching_levels(self) -> tuple[str, ...]:
        """The levels that play worse where the rules are not compiled: time is up before they have thought enough."""
        return ()

    def adviser(self, is_compiled: bool) -> str:
        """The level that gives advice, where the rules are compiled or not; nothing where nobody does."""
        return ""

    def reading(self, game: Any, view: Any, seat: int) -> "Reading":
        """How whoever gives advice reads the options of a decision."""
        raise NotImplementedError

    def outcome(self, game: Any, view: Any, seat: int, best: float) -> tuple[float, float] | None:
        """What the game should come to for a seat, and the usual error of that; None where nothing tells.

        `best` is what its best choice is worth, as the reading says.
        """
        return None

    def imagined(self, game: Any, view: Any, seat: int, seed: str) -> Any:
        """A full position that fits what a seat sees, with everything hidden filled in by chance."""
        return game.copy(view)

    # Standing orders: all of them by what a seat sees.

    def bill_paid(self, game: Any, view: Any, seat: int, leaves: int) -> int | None:
        """The choice of a seat that pays a bill with what is there for it (of Money so much is left), or None."""
        return None

    def onward(self, game: Any, view: Any, seat: int) -> "Sequence[Onward]":
        """The cards of a seat that can be gone on with, whether it can pay for that now or not."""
        return ()

    def going_on(self, game: Any, view: Any, seat: int, card: str) -> int | None:
        """The choice of a seat that goes on with a card of its own, and does nothing else; or None."""
        return None

    # Words.

    def called(self, lang: str) -> str:
        from wellspent.texts import Speech

        return Speech(lang).say(f"game-{self.name}")

    def message_files(self, lang: str) -> list[Path]:
        """Its messages: `en.ftl` beside the title, or all files of `texts/en`."""
        single = self.folder / f"{lang}.ftl"
        return [single] if single.exists() else sorted((self.folder / "texts" / lang).glob("*.ftl"))

    def texts(self, lang: str) -> "Sentences":
        from wellspent.plain.texts import PlainTexts

        return PlainTexts(lang, self.name)

    def rule_areas(self) -> tuple[str, ...]:
        """The areas of its rules in the ledger, in the order of reading."""
        return ()

    def about(self, lang: str) -> "dict[str, About]":
        """“What is this?”: the answers to whatever somebody may ask about, by `kind-item`, `track-stress`."""
        from wellspent.lessons.about import written
        from wellspent.protocol import About

        return {asked: About("", rules) for asked, rules in written(self.folder / "about.toml").items()}

    def position(self, game: Any) -> "Position | None":
        """How its positions are written as text, and read again; None where they cannot be."""
        return None

    def story(
        self, session: "Session[Any]", names: Sequence[str], pronouns: Sequence[str], lang: str, seat: int
    ) -> "Story":
        """The life of a seat, as far as it has been lived."""
        from wellspent.plain.story import plain_story
        from wellspent.plain.texts import PlainTexts

        return plain_story(session, PlainTexts(lang, self.name), names, seat)

    def traits(self, session: "Session[Any]", seat: int) -> Mapping[str, float]:
        """What the life of a seat was full of, by name: postmarks count it."""
        return {}

    def postmarks(self) -> "tuple[Postmark, ...]":
        """What lives may be remembered for."""
        from .postmarks import read_postmarks

        return read_postmarks(self.folder)

    def day_aims(self, game: Any, state: Any) -> list[str]:
        """The cards that say, at its beginning, what a life of the day aims at."""
        return []

    def day_row(self, session: "Session[Any]", seat: int) -> list[str]:
        """How a life of the day went, by the names of signs."""
        return []

    # The table.

    def showing(self, game: Any, ruleset: Ruleset, lang: str) -> "Showing":
        """The table as messages, for the browser and for programs."""
        from wellspent.plain.showing import PlainShowing
        from wellspent.plain.texts import PlainTexts

        return PlainShowing(game, ruleset, PlainTexts(lang, self.name))

    def faces(self, edition: str, lang: str) -> "list[Face]":
        """What is printed on the cards, those of every module and set among them."""
        from wellspent.plain.faces import plain_faces

        return plain_faces(self.name, self.cards, lang)

    def memories(self, edition: str, lang: str) -> "list[Remembered]":
        """What will be told of those cards."""
        return []

    def info(self, lang: str) -> "GameInfo":
        """What can be chosen for a game."""
        from wellspent.wire.games import plain_info

        return plain_info(self, lang)

    def stage(self, session: "Session[Any]", people: "Sequence[Person]", lang: str, look: "Look") -> "Stage":
        """The table at a terminal."""
        from wellspent.plain.stage import PlainStage
        from wellspent.plain.texts import PlainTexts

        return PlainStage(session, PlainTexts(lang, self.name), people, look)

    # Laboratory, environments, scenarios, tests.

    def setting(self) -> "Setting[Any]":
        """How scenarios lay out its positions."""
        from wellspent.plain.setting import PlainSetting

        return PlainSetting()

    def study(self, ruleset: Ruleset) -> "Study[Any]":
        """How the laboratory reads its games."""
        from wellspent.library import nameless
        from wellspent.plain.study import PlainStudy, plain_game

        return PlainStudy(plain_game(self.open(nameless(ruleset))))

    def reader(self, game: Any) -> "Reader[Any]":
        """Its positions and choices as numbers."""
        from wellspent.plain.reader import PlainReader

        return PlainReader(game)

    def phase(self, state: Any) -> str:
        """The phase that a game is in; nothing where it has none."""
        return ""

    def par(self, game: Any) -> int:
        """What the score of a game alone is measured against."""
        return 0

    def beliefs(self) -> Mapping[str, dict[str, float]]:
        """The weights of its thinking players, by level: those that are not the usual ones."""
        return {}

    def weights(self, changes: Mapping[str, float]) -> dict[str, float]:
        """All weights, some of them changed; raises ValueError for a name that there is not."""
        raise ValueError(f"The players of {self.called('en')} have no weights.")

    def list_cards(self, wishes: "CardWishes") -> None:
        """At a terminal, as `wellspent cards` wishes."""
        from wellspent.plain.faces import list_plain

        list_plain(self.faces("", wishes.lang), wishes)

    def check_cards(self) -> "Checked":
        """Its card files, read afresh; raises CardFileError."""
        from wellspent.terminal.listing import Checked

        return Checked(0, 0, [])

    def card_name(self, id: str, lang: str) -> str:
        return next((face.name for face in self.faces("", lang) if face.id == id), id)

    def card_edition(self, id: str) -> str:
        """The only edition that has a card, or none if that does not matter."""
        return ""

    # Whether its cards can be written at random; see `invented`.
    invents: ClassVar[bool] = False

    def invented(self, setup: GameSetup, seed: str) -> Game[Any]:
        """The game of a set-up with cards that chance has written."""
        raise NotImplementedError

    def kit(self, game: Any) -> "Kit[Any]":
        """What random games hunt faults with."""
        from wellspent.plain.kit import PlainKit
        from wellspent.plain.reader import PlainReader

        return PlainKit(game, PlainReader(game).text)
