"""The loop: show the table to whoever must choose, read a line, do what it says."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from wellspent.advice import IS_COMPILED, adviser
from wellspent.bots import Bot
from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.session import NotPossible, Session
from wellspent.library import GameSetup
from wellspent.people import Person
from wellspent.players import bot, is_below_level
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech

from .ending import end_pages
from .keeping import CannotSave, Note, free_name, game_text, save, undisturbed
from .look import Look
from .menu import Item
from .pieces import Block, heading, line, seat_text, stack, wrapped
from .reading import Reader
from .scene import LogLine, Scene
from .screen import answer, drawn, entry_lines, screen
from .stage import stage_for

MOST_LOG: Final = 60
# Erases what has scrolled out of sight, where a terminal keeps it.
FORGET: Final = "\x1b[3J"


class Quit(Exception):
    """The player has had enough for today."""


class TerminalTable:
    """A game in progress at one terminal."""

    def __init__(
        self,
        console: Console,
        read: Reader,
        setup: GameSetup,
        session: Session[Any],
        people: Sequence[Person],
        lang: str,
        look: Look | None = None,
        folder: Path | None = None,
        save_as: Path | None = None,
        notes: Sequence[Note] = (),
    ) -> None:
        self.console: Final = console
        self.read: Final = read
        self.setup: Final = setup
        self.session: Final = session
        self.game: Final = session.game
        self.people: Final = list(people)
        self.look: Final = look or Look()
        self.stage: Final = stage_for(session, people, lang, self.look)
        self.folder: Final = folder or Path()
        self.save_as = save_as
        self.notes: Final = list(notes)
        self.last_human = -1
        # Whether it was said who plays below its level.
        self.has_told = False
        # What each seat was told that lies ahead.
        self.foretold: Final[dict[int, str]] = {}
        self.bots: Final[dict[int, Bot[Any]]] = {
            seat: bot(person.bot, self.game, seat, setup.seed) for seat, person in enumerate(people) if person.bot
        }

    @property
    def names(self) -> tuple[str, ...]:
        return self.stage.names

    @property
    def width(self) -> int:
        return drawn(self.console.width)

    @property
    def height(self) -> int:
        """The lines of the window, less one for the answer; 0 where there is no window."""
        return self.console.height - 1 if self.console.is_terminal else 0

    @property
    def humans(self) -> list[int]:
        return [seat for seat, person in enumerate(self.people) if not person.bot]

    def say(self, id: str, **args: str | int) -> str:
        return self.stage.say(id, **args)

    def in_every_language(self, id: str) -> list[str]:
        return [Speech(lang).say(f"terminal-{id}") for lang in LANGUAGES]

    # The game.

    def play(self) -> bool:
        """Play to the end; False if it was broken off, and then it has been saved."""
        if not self.humans:
            self.tell_below_level()
        try:
            while not self.session.state.finished:
                self.one_decision(self.game.deciders(self.session.state)[0])
        except (Quit, EOFError, KeyboardInterrupt):
            try:
                path = self.keep()
            except KeyboardInterrupt:
                # A window that closes ends the input and sends a signal, in either order.
                path = self.keep()
            self.tell_kept("kept", path)
            return False
        except Exception:
            # What was played is not lost with whatever went wrong.
            self.tell_kept("kept", self.keep())
            raise
        path = self.keep()
        self.show_end()
        self.tell_kept("saved-end" if adviser(self.game.name) else "saved", path)
        return True

    def tell_below_level(self) -> None:
        """Once: where the engine is not compiled, some computer players have too little time to think."""
        if not self.has_told:
            self.has_told = True
            for name, person in zip(self.names, self.people, strict=True):
                if person.bot and is_below_level(person.bot, self.setup.game, IS_COMPILED):
                    self.tell(self.say("below-level", name=name))

    def foretell(self, seat: int) -> None:
        ahead = self.stage.foreseen(seat)
        if ahead and ahead != self.foretold.get(seat):
            self.tell(ahead)
        self.foretold[seat] = ahead

    def show_end(self) -> None:
        """The result, then the lives; in a window one after the other, since they are longer than it."""
        result, *lives = end_pages(self.stage, self.width)
        self.print_block([line(), *self.last_news(), *result])
        for name, life in zip(self.names, lives, strict=True):
            if self.console.is_terminal and self.humans:
                with suppress(EOFError, KeyboardInterrupt):
                    self.read(Text(f" {self.say('next-life', name=name)} > "))
                self.console.clear()
            self.print_block(life)

    def last_news(self) -> Block:
        """What has happened since somebody at this screen last chose; nothing where everything has been told."""
        if not self.humans:
            return []
        last = [move.seat for move in self.session.moves if move.seat in self.humans]
        seat = last[-1] if last else self.humans[0]
        return [*(row for entry in self.news(seat) for row in entry_lines(entry, self.width, self.look)), line()]

    def one_decision(self, seat: int) -> None:
        if seat in self.bots:
            self.bot_move(seat)
        else:
            self.human_move(seat)

    def bot_move(self, seat: int) -> None:
        state = self.session.state
        choice = self.bots[seat].choose(self.game.view(state, seat), self.game.options(state, seat))
        move = self.session.play(seat, choice)
        if not self.humans:
            self.report(move.events)

    def report(self, events: Sequence[Event]) -> None:
        """What happened, for people who only watch."""
        for event in events:
            if title := self.stage.begins(event):
                self.print_block([line(), heading(Text(title, "bold"), self.width, self.look)])
            elif event.kind not in self.stage.quiet:
                for entry in self.stage.entries([event], EVERYBODY):
                    self.print_block(entry_lines(entry, self.width, self.look))

    def human_move(self, seat: int) -> None:
        """Show the table, then read lines until one of them is a choice."""
        from .talk import obey

        before = len(self.session.moves), len(self.session.undone), self.stage.texts.lang
        self.show(seat)
        self.tell_below_level()
        self.foretell(seat)
        while (len(self.session.moves), len(self.session.undone), self.stage.texts.lang) == before:
            typed = self.read(Text.assemble(" ", seat_text(seat, self.look, "", "bold"), " > ")).strip()
            scene = self.scene(seat)
            if not obey(self, scene, typed):
                self.choose(scene, typed)

    def choose(self, scene: Scene, typed: str) -> None:
        """Take a line for a choice, and say what is wrong if it is none."""
        only = scene.menu.only()
        found = [only] if not typed and only is not None else scene.find(typed) if typed else []
        if len(found) == 1:
            if self.is_meant(scene.seat, found[0].choice):
                self.session.choose(scene.seat, found[0].notation)
        elif found:
            self.offer(scene, found)
        elif not typed:
            self.tell(self.say("say-which"))
        else:
            self.refuse(scene, typed)

    def is_meant(self, seat: int, choice: int) -> bool:
        """Nobody's life ends by a wrong number: what ends it wants a yes."""
        warning = self.stage.warning(seat, choice)
        if not warning:
            return True
        self.tell(warning)
        typed = self.read(Text(f" {self.say('sure')} > ")).strip().casefold()
        return typed in self.in_every_language("yes")

    def offer(self, scene: Scene, found: list[Item]) -> None:
        self.tell(self.say("which-one"))
        for item in found[:12]:
            self.print_block(answer(scene, item, self.width))

    def refuse(self, scene: Scene, typed: str) -> None:
        from .talk import reasons_for

        reasons = reasons_for(scene, typed)
        if reasons:
            for reason in reasons[:3]:
                self.tell(reason)
        elif typed.isdecimal():
            self.tell(self.say("no-number", number=typed))
        else:
            self.tell(self.say("not-understood", typed=typed))

    # Going back.

    def undo(self, seat: int) -> None:
        boundary = self.session.boundary(seat)
        if boundary.index == len(self.session.moves):
            self.tell(self.stage.boundary(boundary))
        else:
            self.session.undo(seat)

    def redo(self, seat: int) -> None:
        try:
            self.session.redo(seat)
        except NotPossible:
            self.tell(self.say("nothing-to-redo"))

    def restart(self, seat: int) -> None:
        """Take back what belongs to this turn, as far as it may be taken back."""
        wanted = self.stage.moves_of_turn(seat)
        possible = len(self.session.moves) - self.session.boundary(seat).index
        if wanted == 0:
            self.tell(self.say("turn-is-fresh"))
        elif possible == 0:
            self.tell(self.stage.boundary(self.session.boundary(seat)))
        for _ in range(min(wanted, possible)):
            self.session.undo(seat)

    # What is shown.

    def scene(self, seat: int) -> Scene:
        return self.stage.scene(seat, tuple(self.news(seat)))

    def show(self, seat: int) -> None:
        if self.last_human != seat and len(self.humans) > 1:
            self.hand_over(seat)
        elif self.console.is_terminal:
            self.console.clear()
        self.last_human = seat
        self.console.print(screen(self.scene(seat), self.width, self.height), highlight=False)

    def hand_over(self, seat: int) -> None:
        """Say whose turn at the keyboard it is; where hands are hidden, nothing is shown before they say so."""
        if self.console.is_terminal:
            self.console.clear()
        colour = self.look.seat(seat)[1]
        if self.stage.hides_hands:
            self.draw_curtain(seat)
        elif self.last_human >= 0:
            words = Text(self.say("hand-over", name=self.names[seat]), f"bold {colour}")
            title = line(seat_text(seat, self.look), " ", words)
            self.print_block([heading(title, self.width, self.look, None, colour)])

    def draw_curtain(self, seat: int) -> None:
        from .talk import COMMAND_OF

        self.forget()
        name = seat_text(seat, self.look, self.say("curtain", name=self.names[seat]), "bold")
        self.print_block([heading(name, self.width, self.look, None, self.look.seat(seat)[1])])
        if COMMAND_OF.get(self.read(Text(f" {self.say('curtain-prompt')} > ")).strip().casefold()) == "quit":
            raise Quit
        if self.console.is_terminal:
            self.console.clear()

    def forget(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(FORGET)

    def news(self, seat: int) -> list[LogLine]:
        """The log since this seat's last choice, that choice included."""
        moves = self.session.moves
        own = [place for place, move in enumerate(moves) if move.seat == seat]
        events = [event for move in moves[own[-1] :] for event in move.events] if own else self.session.events()
        return self.stage.entries([event for event in events if event.kind not in self.stage.quiet], seat)

    def whole_log(self, seat: int) -> list[LogLine]:
        return self.stage.entries(self.session.events(), seat)

    def tell(self, words: str) -> None:
        self.print_block(wrapped(words, self.width, " ", self.look.palette.warn))

    def print_block(self, block: Block) -> None:
        self.console.print(stack(block), highlight=False)

    # Keeping.

    def record(self) -> str:
        return game_text(self.setup, self.session, self.people, self.notes)

    def keep(self) -> Path | None:
        """Save without being asked, and without being broken off."""
        with undisturbed():
            return self.kept()

    def kept(self) -> Path | None:
        """Where it is saved now; where the named file cannot be written, under a free name."""
        text = self.record()
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
        """Where the game lies, as a shell takes it; on the screen itself if no file could be written."""
        if path is None:
            self.console.print(self.record(), soft_wrap=True)
        else:
            self.console.print()
            self.console.print(
                Text(f" {self.say(message, file=quote(str(path)))}", self.look.palette.go), soft_wrap=True
            )

    def save_to(self, path: Path) -> None:
        try:
            save(path, self.record())
        except CannotSave as error:
            self.tell(self.say("cannot-save", reason=str(error)))
            return
        self.save_as = path
        self.tell(self.say("saved", file=str(path)))
