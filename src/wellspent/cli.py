"""The `wellspent` program: a table of commands, each imported only when it is called."""

import sys
from errno import ENOSPC
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NamedTuple

import click

from wellspent import __version__


class LazyCommand(NamedTuple):
    target: str
    summary: str


COMMANDS = {
    "play": LazyCommand("wellspent.commands.play:play", "Play a game at this terminal."),
    "serve": LazyCommand("wellspent.commands.serve:serve", "Play in the browser, alone or with friends."),
    "backup": LazyCommand("wellspent.commands.backup:backup", "Copy the games of a server, while it runs."),
    "games": LazyCommand("wellspent.commands.kept:games", "Check what becomes of the kept games."),
    "restore": LazyCommand("wellspent.commands.backup:restore", "Put the games of a backup back."),
    "rules": LazyCommand("wellspent.commands.rules:rules", "Look up a rule by its id or by words."),
    "cards": LazyCommand("wellspent.commands.cards:cards", "List, count and check the cards."),
    "print": LazyCommand("wellspent.commands.print:print_cards", "Write cards as sheets to cut out."),
    "hint": LazyCommand("wellspent.commands.hint:hint", "Show the best choices in a saved game."),
    "review": LazyCommand("wellspent.commands.review:review", "Show where points were lost in a game."),
    "replay": LazyCommand("wellspent.commands.replay:replay", "Replay the record of a game."),
    "position": LazyCommand("wellspent.commands.position:position", "Write the position of a saved game as text."),
    "scenario": LazyCommand("wellspent.commands.scenario:scenario", "Run scenario files."),
    "fuzz": LazyCommand("wellspent.commands.fuzz:fuzz", "Hunt for faults with random games."),
    "simulate": LazyCommand("wellspent.commands.simulate:simulate", "Let computer players play many games."),
    "tournament": LazyCommand("wellspent.commands.tournament:tournament", "Rate computer players against each other."),
    "calibrate": LazyCommand("wellspent.commands.calibrate:calibrate", "Check what hints expect against many games."),
    "balance": LazyCommand("wellspent.commands.balance:balance", "Weigh the cards of a game: a page with plots."),
    "tune": LazyCommand("wellspent.commands.tune:tune", "Fit the weights of a computer player."),
    "bots": LazyCommand("wellspent.commands.bots:bots", "List the computer players."),
    "bench": LazyCommand("wellspent.commands.bench:bench", "Measure the speed of the engine."),
}


class LazyGroup(click.Group):
    """A group that knows its commands by name and summary, and loads one when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].target.split(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """A file that cannot be read, written or understood is named; that is not a fault of the program."""
        from wellspent.languages import LanguageError

        try:
            return super().invoke(ctx)
        except LanguageError as error:
            raise click.ClickException(str(error)) from error
        except OSError as error:
            if not error.filename and error.errno != ENOSPC:
                raise
            raise click.ClickException(": ".join(map(str, filter(None, (error.filename, error.strerror))))) from error

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in COMMANDS.items()])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="wellspent", message="%(prog)s %(version)s")
def main() -> None:
    """A life in eight rounds, by the rulebook."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # What a terminal cannot print, or sends by mistake, is one odd sign and not the end of a game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
