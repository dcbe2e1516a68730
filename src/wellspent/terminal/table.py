"""The loop: show the table to whoever must choose, read a line, do what it says."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.session import Move, NotPossible, Session
from wellspent.games.pursuit.board import AGES
from wellspent.games.pursuit.events import ROUND, ROW_DISCARDED, TURNED_UP
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.library import GameSetup
from wellspent.texts import Texts

from .keeping import CannotSave, free_name, game_text, save
from .look import Look
from .menu import Item, find_items
from .others import entry_lines
from .people import Person
from .pieces import Block, heading, line, seat_text, stack, wrapped
from .reading import Reader
from .scene import Entry, Scene, scene_of
from .screen import WIDEST, answer, screen
from .turns import moves_of_turn

MOST_LOG: Final = 60
# Cards that come and go are seen in the rows; the whole log has them.
SEEN_IN_ROWS: Final = (TURNED_UP, ROW_DISCARDED)


class Quit(Exception):
    """The player has had enough for today."""


class Table:
    """A game in progress at one terminal."""

    def __init__(
        self,
        console: Console,
        read: Reader,
        setup: GameSetup,
        session: Session[State],
        people: Sequence[Person],
        texts: Texts,
        look: Look | None = None,
        folder: Path | None = None,
        save_as: Path | None = None,
    ) -> None:
        assert isinstance(session.game, Pursuit)
        self.console: Final = console
        self.read: Final = read
        self.setup: Final = setup
        self.session: Final = session
        self.game: Final[Pursuit] = session.game
        self.people: Final = list(people)
        self.texts = texts
        self.look: Final = look or Look()
        self.folder: Final = folder or Path()
        self.save_as = save_as
        self.last_human = -1
        self.bots: Final = self._seat_bots()

    def _seat_bots(self) -> dict[int, Callable[[State, list[int]], int]]:
        from wellspent.bots import bot

        return {
            seat: bot(person.bot, self.game, seat, self.setup.seed).choose
            for seat, person in enumerate(self.people)
            if person.bot
        }

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """The lines of the window, less one for the answer; 0 where there is no window."""
        return self.console.height - 1 if self.console.is_terminal else 0

    @property
    def humans(self) -> list[int]:
        return [seat for seat, person in enumerate(self.people) if not person.bot]

    def say(self, id: str, **args: str | int) -> str:
        return self.texts.say(f"terminal-{id}", **args)

    # The game.

    def play(self) -> bool:
        """Play to the end; False if it was broken off, and then it has been saved."""
        from .ending import show_end

        try:
            while not self.session.state.finished:
                self.one_decision(self.game.deciders(self.session.state)[0])
        except (Quit, EOFError, KeyboardInterrupt):
            self.tell_kept("kept", self.keep())
            return False
        path = self.keep()
        show_end(self)
        self.tell_kept("saved-end", path)
        return True

    def one_decision(self, seat: int) -> None:
        if seat in self.bots:
            self.bot_move(seat)
        else:
            self.human_move(seat)

    def bot_move(self, seat: int) -> None:
        state = self.session.state
        choice = self.bots[seat](self.game.view(state, seat), self.game.options(state, seat))
        move = self.session.play(seat, choice)
        if not self.humans:
            self.report(move.events)

    def report(self, events: Sequence[Event]) -> None:
        """What happened, for people who only watch."""
        for event in events:
            if event.kind == ROUND:
                age = Text(self.texts.say(f"age-{AGES[event.number - 1]}"), "bold")
                self.print_block([line(), heading(age, self.width, self.look)])
            elif event.kind not in SEEN_IN_ROWS:
                for entry in self.entries([event], EVERYBODY):
                    self.print_block(entry_lines(entry, self.width, self.look))

    def human_move(self, seat: int) -> None:
        """Show the table, then read lines until one of them is a choice."""
        from .talk import obey

        before = len(self.session.moves), len(self.session.undone), self.texts.lang
        self.show(seat)
        while (len(self.session.moves), len(self.session.undone), self.texts.lang) == before:
            typed = self.read(Text.assemble(" ", seat_text(seat, self.look, "", "bold"), " > ")).strip()
            scene = self.scene(seat)
            if not obey(self, scene, typed):
                self.choose(scene, typed)

    def choose(self, scene: Scene, typed: str) -> None:
        """Take a line for a choice, and say what is wrong if it is none."""
        only = scene.menu.only()
        found = [only] if not typed and only is not None else find_items(scene.menu, typed) if typed else []
        if len(found) == 1:
            self.session.choose(scene.seat, found[0].notation)
        elif found:
            self.offer(scene, found)
        elif not typed:
            self.tell(self.say("say-which"))
        else:
            self.refuse(scene, typed)

    def offer(self, scene: Scene, found: list[Item]) -> None:
        self.tell(self.say("which-one"))
        for item in found[:12]:
            self.print_block(answer(scene, item, self.width))

    def refuse(self, scene: Scene, typed: str) -> None:
        from .talk import reasons_for

        reasons = reasons_for(scene, typed)
        if typed.isdecimal():
            self.tell(self.say("no-number", number=typed))
        elif reasons:
            for reason in reasons[:3]:
                self.tell(reason)
        else:
            self.tell(self.say("not-understood", typed=typed))

    # Going back.

    def undo(self, seat: int) -> None:
        boundary = self.session.boundary(seat)
        if boundary.index == len(self.session.moves):
            self.tell(self.texts.boundary(boundary, self.names))
        else:
            self.session.undo(seat)

    def redo(self, seat: int) -> None:
        try:
            self.session.redo(seat)
        except NotPossible:
            self.tell(self.say("nothing-to-redo"))

    def restart(self, seat: int) -> None:
        """Take back what belongs to this turn, as far as it may be taken back."""
        wanted = moves_of_turn(self.game, self.session, seat)
        possible = len(self.session.moves) - self.session.boundary(seat).index
        if wanted == 0:
            self.tell(self.say("turn-is-fresh"))
        elif possible == 0:
            self.tell(self.texts.boundary(self.session.boundary(seat), self.names))
        for _ in range(min(wanted, possible)):
            self.session.undo(seat)

    # What is shown.

    def scene(self, seat: int) -> Scene:
        return scene_of(self.game, self.session.state, seat, self.texts, self.names, self.look, tuple(self.news(seat)))

    def show(self, seat: int) -> None:
        if self.console.is_terminal:
            self.console.clear()
        if self.last_human not in (seat, -1) and len(self.humans) > 1:
            self.hand_over(seat)
        self.last_human = seat
        self.console.print(screen(self.scene(seat), self.width, self.height), highlight=False)

    def hand_over(self, seat: int) -> None:
        words = Text(self.say("hand-over", name=self.names[seat]), f"bold {self.look.seat(seat)[1]}")
        title = line(seat_text(seat, self.look), " ", words)
        self.print_block([heading(title, self.width, self.look, None, self.look.seat(seat)[1])])

    def news(self, seat: int) -> list[Entry]:
        """The log since this seat's last choice, that choice included; cards turned up are seen in the rows."""
        moves = self.session.moves
        own = [place for place, move in enumerate(moves) if move.seat == seat]
        recent = moves[own[-1] :] if own else moves
        events = [] if own else list(self.session.opening)
        return self.entries([event for event in [*events, *_events(recent)] if event.kind not in SEEN_IN_ROWS], seat)

    def entries(self, events: Sequence[Event], seat: int) -> list[Entry]:
        """Lines of the log that a seat may read."""
        shown = [event for event in events if event.only_for in (EVERYBODY, seat)]
        told = [(event.seat, self.texts.event(self.game, event, self.names)) for event in shown]
        return [Entry(owner, words) for owner, words in told if words]

    def whole_log(self, seat: int) -> list[Entry]:
        return self.entries([*self.session.opening, *_events(self.session.moves)], seat)

    def tell(self, words: str) -> None:
        self.print_block(wrapped(words, self.width, " ", self.look.palette.warn))

    def print_block(self, block: Block) -> None:
        self.console.print(stack(block), highlight=False)

    # Keeping.

    def keep(self) -> Path | None:
        """Save without being asked; where the named file cannot be written, under a free name."""
        text = game_text(self.setup, self.session, self.people)
        for path in [*([self.save_as] if self.save_as else []), free_name(self.folder, self.setup.seed)]:
            try:
                save(path, text)
            except CannotSave as error:
                self.tell(self.say("cannot-save", reason=str(error)))
                continue
            self.save_as = path
            return path
        return None

    def tell_kept(self, message: str, path: Path | None) -> None:
        """Where the game lies; on the screen itself if no file could be written."""
        if path is None:
            self.console.print(game_text(self.setup, self.session, self.people), soft_wrap=True)
        else:
            self.console.print()
            self.console.print(Text(f" {self.say(message, file=str(path))}", self.look.palette.go), soft_wrap=True)

    def save_to(self, path: Path) -> None:
        try:
            save(path, game_text(self.setup, self.session, self.people))
        except CannotSave as error:
            self.tell(self.say("cannot-save", reason=str(error)))
            return
        self.save_as = path
        self.tell(self.say("saved", file=str(path)))


def _events(moves: Sequence[Move]) -> list[Event]:
    return [event for move in moves for event in move.events]
