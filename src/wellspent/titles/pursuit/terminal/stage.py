"""The Pursuit on the stage of a terminal."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.pursuit.board import AGEING_STRESS, AGES, LAST_ROUND
from wellspent.games.pursuit.events import ROUND, ROW_DISCARDED, TURNED_UP
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES, LTH
from wellspent.games.pursuit.measures import cards_in_area
from wellspent.games.pursuit.preview import ends_life, hours_ahead
from wellspent.games.pursuit.state import GOAL_CLOSED, GOAL_OPEN, State
from wellspent.people import Person
from wellspent.story import Story
from wellspent.terminal.look import Look
from wellspent.terminal.pieces import Block, heading, line, seat_text, wrapped
from wellspent.terminal.scene import LogLine
from wellspent.terminal.stage import Stage
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.texts import Texts

from .goods import good_named, good_sign
from .scene import PursuitScene
from .turns import moves_of_turn

# How a Life Goal ended that nobody has.
HOW: Final = {GOAL_OPEN: "nobody", GOAL_CLOSED: "closed"}


class PursuitStage(Stage):
    """Open cards, eight ages, a story in chapters."""

    hides_hands: ClassVar = False
    # Cards that come and go are seen in the rows.
    quiet: ClassVar = (TURNED_UP, ROW_DISCARDED)
    examples = {"choice": "take sourdough 1", "word": "overtime", "rule": "PH.stress.05"}

    def __init__(self, session: Session[State], people: Sequence[Person], lang: str, look: Look) -> None:
        super().__init__(session, people, look)
        assert isinstance(session.game, Pursuit)
        self.game: Final = session.game
        self._texts = Texts(lang, catalog())

    @property
    def texts(self) -> Texts:
        return self._texts

    def speak(self, lang: str) -> None:
        self._texts = Texts(lang, catalog())

    def scene(self, seat: int, log: tuple[LogLine, ...] = ()) -> PursuitScene:
        return PursuitScene.of(self.game, self.session.state, seat, self.texts, self.names, self.look, log)

    def begins(self, event: Event) -> str:
        return self.texts.say(f"age-{AGES[event.number - 1]}") if event.kind == ROUND else ""

    def warning(self, seat: int, choice: int) -> str:
        return self.texts.say("showing-ends-life") if ends_life(self.game, self.session.state, seat, choice) else ""

    def foreseen(self, seat: int) -> str:
        """PH.prep.05 to PH.prep.07: whether the next age would end this life."""
        state = self.session.state
        me = state.players[seat]
        if state.round >= LAST_ROUND or not me.is_alive or me.is_doomed or hours_ahead(self.game.rules, state, seat):
            return ""
        age = self.texts.say(f"age-{AGES[state.round]}")
        return self.say("no-tomorrow", age=age, count=AGEING_STRESS[state.round + 1])

    def moves_of_turn(self, seat: int) -> int:
        return moves_of_turn(self.game, self.session, seat)

    def end_notes(self) -> list[str]:
        """PH.end.06 to PH.end.11: who reached which Life Goal, and how a tie was broken."""
        state, names = self.session.state, self.names
        if len(names) == 1:
            return []
        notes = []
        for number, winner in zip(state.goals, state.goal_winner, strict=True):
            who = {"name": names[winner], "how": "won"} if winner >= 0 else {"name": "", "how": HOW[winner]}
            notes.append(self.say("goal", card=self.texts.card(self.game.rules.cards[number].id), **who))
        best = max(self.game.scores(state))
        leading = [seat for seat, score in enumerate(self.game.scores(state)) if score == best]
        if len(leading) > 1:
            cards = [f"{names[seat]} {cards_in_area(state.players[seat])}" for seat in leading]
            is_broken = len(self.game.winners(state)) < len(leading)
            how = "broken" if is_broken else "shared"
            notes.append(self.say("tie", count=best, cards=self.texts.listing(cards), how=how))
        return notes

    def legend(self) -> list[Text]:
        signs = [(self.texts.say(f"goods-{name}.name"), *good_named(self.look, name)) for name in GOODS_NAMES]
        return [line((f"{shape} ", colour), name) for name, shape, colour in signs]

    def story_lines(self, story: Story, width: int) -> Block:
        """Title, a paragraph for every age, and what was left."""
        look = self.look
        title = seat_text(story.seat, look, story.title, "bold")
        rows: Block = [heading(title, width, look, None, look.seat(story.seat)[1])]
        rows += [*wrapped(story.opening, width, " "), line()]
        for chapter in story.chapters:
            first, last = chapter.years
            years = (f"  {first}{look.signs.dash}{last}  ", look.faint)
            rows.append(line((f" {chapter.title}", "bold"), years, self.points(chapter.total)))
            rows += [*wrapped(chapter.text, width, "   "), line()]
        return [*rows, *wrapped(story.closing, width, " ", "italic"), line()]

    def points(self, points: int) -> Text:
        sign, colour = good_sign(self.look, LTH)
        return Text(f"{points}{sign}", colour)

    @property
    def total_title(self) -> str:
        return self.say("total")
