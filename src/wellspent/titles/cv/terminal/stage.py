"""CV on the stage of a terminal."""

from collections.abc import Sequence
from itertools import takewhile
from typing import ClassVar, Final

from rich.text import Text

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.cv import events as kinds
from wellspent.games.cv.cards import TABLED, TYPES
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.people import Person
from wellspent.story import Story
from wellspent.terminal.look import Look
from wellspent.terminal.pieces import Block, line
from wellspent.terminal.scene import LogLine
from wellspent.terminal.stage import Stage
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.texts import CvTexts

from .faces import points_text
from .scene import CvScene
from .signs import DIE, POINT, REROLL, card_type, symbol
from .vitae import vitae_lines

THROWS: Final = (kinds.THREW, kinds.REROLLED)


class CvStage(Stage):
    """Hidden hands and goals, dice, and a story that is a curriculum vitae."""

    hides_hands: ClassVar = True
    # What lies on the table tells the rest.
    quiet: ClassVar = (
        kinds.TURN,
        kinds.TURNED_UP,
        kinds.GOAL_REVEALED,
        kinds.GOAL_DEALT,
        kinds.DEALT_CHILDHOOD,
        kinds.ADDED,
        kinds.TO_HAND,
        kinds.TOKENS,
    )
    examples = {"choice": "buy used_car", "word": "used car", "rule": "CV.select.02"}

    def __init__(self, session: Session[State], people: Sequence[Person], lang: str, look: Look) -> None:
        super().__init__(session, people, look)
        assert isinstance(session.game, CV)
        self.game: Final = session.game
        self._texts = CvTexts(lang, catalog())

    @property
    def texts(self) -> CvTexts:
        return self._texts

    def speak(self, lang: str) -> None:
        self._texts = CvTexts(lang, catalog())

    def scene(self, seat: int, log: tuple[LogLine, ...] = ()) -> CvScene:
        throws, kept = self._throws()
        return CvScene.of(
            self.game, self.session.state, seat, self.texts, self.names, self.look, log, throws=throws, kept=kept
        )

    def _throws(self) -> tuple[int, int]:
        """How often the dice were thrown this turn, and the dice that the last throw left as they were."""
        thrown: list[Event] = []
        for event in self.session.events():
            if event.kind == kinds.TURN:
                thrown = []
            elif event.kind in THROWS:
                thrown.append(event)
        kept = (1 << len(thrown[-2].goods)) - 1 & ~thrown[-1].number if len(thrown) > 1 else 0
        return len(thrown), kept

    def begins(self, event: Event) -> str:
        return self.say("cv-round", count=event.number) if event.kind == kinds.ROUND else ""

    def moves_of_turn(self, seat: int) -> int:
        """The last moves of this seat in a row: a turn begins and ends with cards or dice, where undo ends too."""
        return len(list(takewhile(lambda move: move.seat == seat, reversed(self.session.moves))))

    def how_to(self) -> list[str]:
        return [self.say("cv-how-to")]

    def legend(self) -> list[Text]:
        look = self.look
        known = [(symbol(look, number), f"cv-symbol-{name}.name") for number, name in enumerate(SYMBOLS)]
        # The first types share the signs of their symbols.
        known += [(card_type(look, number), f"cv-type-{TYPES[number]}") for number in range(TABLED, len(TYPES))]
        made = [line((f"{shape} ", colour), self.texts.say(id)) for (shape, colour), id in known]
        others = {"die": DIE, "reroll": REROLL, "point": POINT, "minus": (look.signs.minus,) * 2}
        return made + [line(f"{look.in_signs(*pair)} ", self.say(f"cv-sign-{name}")) for name, pair in others.items()]

    # The end.

    def story_lines(self, story: Story, width: int) -> Block:
        return vitae_lines(self, story, width)

    def points(self, points: int) -> Text:
        return points_text(points, self.look)

    @property
    def total_title(self) -> str:
        return self.say("cv-total")
