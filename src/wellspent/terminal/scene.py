"""Everything that a drawing looks at: the position as a seat sees it, its choices, the language and the look."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from rich.text import Text

from wellspent.engine.game import Game
from wellspent.engine.state import State
from wellspent.engine.step import Refusal
from wellspent.texts.sentences import Sentences

from .look import Look
from .menu import Item, Menu, find_items, holds_words
from .pieces import Block, seat_text


class LogLine(NamedTuple):
    """A line of the log, and whose it is; nobody's is -1."""

    seat: int
    words: str


@dataclass(frozen=True, kw_only=True)
class Scene(ABC):
    """One decision, seen from one seat. Each game has a scene of its own, which draws its table."""

    game: Game[Any]
    # What the seat may know.
    state: State
    seat: int
    texts: Sentences
    names: tuple[str, ...]
    menu: Menu
    look: Look
    log: tuple[LogLine, ...] = ()

    @classmethod
    def of(
        cls,
        game: Game[Any],
        state: State,
        seat: int,
        texts: Sentences,
        names: tuple[str, ...],
        look: Look | None = None,
        log: tuple[LogLine, ...] = (),
        **more: int,
    ) -> Self:
        """What a seat sees of a position, and may choose in it."""
        return cls(
            game=game,
            state=game.view(state, seat),
            seat=seat,
            texts=texts,
            names=names,
            menu=cls.menu_of(game, state, seat),
            look=look or Look(),
            log=log,
            **more,
        )

    def say(self, id: str, **args: str | int) -> str:
        return self.texts.say(f"terminal-{id}", **args)

    def player(self, seat: int, style: str = "bold") -> Text:
        return seat_text(seat, self.look, self.names[seat], style)

    def find(self, typed: str) -> list[Item]:
        """The choices that a line may mean."""
        return find_items(self.menu, typed)

    def refused(self, typed: str) -> list[Refusal]:
        """The reasons against everything that a line may mean."""
        if typed.isdecimal():
            return []
        return [refusal for refusal in self.menu.refusals.values() if self.is_called(refusal.choice, typed)]

    def is_called(self, choice: int, words: str) -> bool:
        """Whether every word begins a word of the choice: of its notation, or of whatever else it is called."""
        return holds_words(f"{self.game.notation(choice)} {self.names_of(choice)}", words)

    def question(self) -> str:
        """What the seat is asked."""
        return self.texts.question(self.game, self.state, self.seat)

    def choice(self, choice: int) -> str:
        """What a choice would do, as a sentence."""
        return self.texts.choice(self.game, self.state, self.seat, choice)

    def reason(self, refusal: Refusal) -> str:
        """Why a choice is not possible now, and by which rule."""
        return self.texts.reason(self.game, self.state, refusal)

    def board(self, words: str, width: int) -> Block:
        """The boards that go by these words, in full; nothing where there are none."""
        return []

    # What a game brings.

    @staticmethod
    @abstractmethod
    def menu_of(game: Any, state: Any, seat: int) -> Menu:
        """The choices of a seat, numbered."""

    @abstractmethod
    def table(self, width: int, tightness: int) -> Block:
        """The table without the question. Tightness 1 to 3 leave out more and more of what can be asked for."""

    @abstractmethod
    def answers(self, width: int) -> Block:
        """What stands below the question: the choices, or where on the table they are."""

    @abstractmethod
    def names_of(self, choice: int) -> str:
        """Everything that somebody might call a choice, besides its notation."""

    @abstractmethod
    def card_ids(self) -> list[str]:
        """The cards of the game, by number."""

    @abstractmethod
    def card_name(self, number: int) -> str: ...

    @abstractmethod
    def on_table(self) -> list[int]:
        """The cards that the seat sees on the table."""

    @abstractmethod
    def full_card(self, number: int, width: int) -> Block:
        """Everything on a card."""
