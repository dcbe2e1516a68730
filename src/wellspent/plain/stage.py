"""A plain title on the stage of a terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, ClassVar, Final

from rich.text import Text

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.people import Person
from wellspent.story import Story
from wellspent.terminal.look import Look
from wellspent.terminal.menu import ANSWERS, LEAVING, Item, Menu
from wellspent.terminal.pieces import Block, flow, heading, line, seat_text, wrapped
from wellspent.terminal.scene import LogLine, Scene
from wellspent.terminal.screen import LOG_LINES, answers, log, section, title
from wellspent.terminal.stage import Stage

from .display import Zone
from .game import PlainGame
from .texts import PlainTexts


@dataclass(frozen=True, kw_only=True)
class PlainTerminalScene(Scene):
    """One decision of a plain title: its zones one below the other."""

    game: PlainGame[Any]
    texts: PlainTexts

    @staticmethod
    def menu_of(game: PlainGame[Any], state: Any, seat: int) -> Menu:
        options = game.options(state, seat) if seat in game.deciders(state) else []
        items = [Item(place, choice, ANSWERS, game.notation(choice)) for place, choice in enumerate(options, 1)]
        leaving = [Item(0, choice, LEAVING, game.notation(choice)) for choice in game.interrupts(state, seat)]
        return Menu(items, game.refusals(state, seat), leaving)

    def table(self, width: int, tightness: int) -> Block:
        shown = self.game.display(self.state, self.seat)
        called = Text(self.texts.say(f"game-{self.texts.game}"), "bold")
        round = [Text(self.texts.say("plain-round", number=shown.round))] if shown.round else []
        rows = [title(self, [called, *round], width)]
        for zone in shown.zones:
            rows += self._zone(zone, width)
        return rows + section(self, "log", log(self, width, LOG_LINES), width)

    def _zone(self, zone: Zone, width: int) -> Block:
        owner = self.player(zone.seat) if zone.seat >= 0 else None
        head = heading(Text(self.texts.own("zone", zone.id), "bold"), width, self.look, owner)
        counters = [f"{self.texts.own('counter', id)} {count}" for id, count in zone.counters.items()]
        parts = [Text(words) for words in [*counters, *map(self.texts.open_card, zone.cards)]]
        return [head, *(flow(parts, width, self.look, Text(" ")) if parts else [])]

    def answers(self, width: int) -> Block:
        return answers(self, width)

    def names_of(self, choice: int) -> str:
        card = self.game.card_of(choice)
        return self.texts.open_card(card) if card else ""

    def card_ids(self) -> list[str]:
        return list(self.game.cards)

    def card_name(self, number: int) -> str:
        return self.texts.open_card(self.game.cards[number])

    def on_table(self) -> list[int]:
        shown = [id for zone in self.game.display(self.state, self.seat).zones for id in zone.cards if id]
        return [self.game.cards.index(id) for id in shown]

    def full_card(self, number: int, width: int) -> Block:
        return [heading(Text(self.card_name(number), "bold"), width, self.look)]


class PlainStage(Stage):
    hides_hands: ClassVar = True
    quiet: ClassVar = ()
    won: ClassVar = "plain-won"

    def __init__(self, session: Session[Any], texts: PlainTexts, people: Sequence[Person], look: Look) -> None:
        super().__init__(session, people, look)
        assert isinstance(session.game, PlainGame)
        self.game: Final[PlainGame[Any]] = session.game
        self._texts = texts
        verb = self.game.verbs[0]
        self.examples = {"choice": " ".join([verb, *self.game.cards[:1]]), "word": verb, "rule": "…"}

    @property
    def texts(self) -> PlainTexts:
        return self._texts

    def speak(self, lang: str) -> None:
        self._texts = PlainTexts(lang, self._texts.game)

    def scene(self, seat: int, log: tuple[LogLine, ...] = ()) -> PlainTerminalScene:
        return PlainTerminalScene.of(self.game, self.session.state, seat, self.texts, self.names, self.look, log)

    def begins(self, event: Event) -> str:
        is_round = self.game.events[event.kind] == "round"
        return self.texts.say("plain-round", number=event.number) if is_round else ""

    def moves_of_turn(self, seat: int) -> int:
        return len(list(takewhile(lambda move: move.seat == seat, reversed(self.session.moves))))

    def legend(self) -> list[Text]:
        return []

    # The end.

    def story_lines(self, story: Story, width: int) -> Block:
        name = seat_text(story.seat, self.look, story.title, "bold")
        return [heading(name, width, self.look), *wrapped(story.closing, width, " "), line()]

    def points(self, points: int) -> Text:
        return Text(str(points))

    @property
    def total_title(self) -> str:
        return self.texts.say("plain-score")
