"""The `wellspent` program: a table of commands, each imported only when it is called."""

from importlib import import_module
from typing import NamedTuple

import click

from wellspent import __version__


class Entry(NamedTuple):
    target: str
    summary: str


COMMANDS = {
    "play": Entry("wellspent.commands.play:play", "Play a game at this terminal."),
    "serve": Entry("wellspent.commands.serve:serve", "Play in the browser, alone or with friends."),
    "backup": Entry("wellspent.commands.backup:backup", "Copy the games of a server, while it runs."),
    "games": Entry("wellspent.commands.kept:games", "Check what becomes of the kept games."),
    "restore": Entry("wellspent.commands.backup:restore", "Put the games of a backup back."),
    "rules": Entry("wellspent.commands.rules:rules", "Look up a rule by its id or by words."),
    "cards": Entry("wellspent.commands.cards:cards", "List, count and check the cards."),
    "print": Entry("wellspent.commands.print:print_cards", "Write cards as sheets to cut out."),
    "hint": Entry("wellspent.commands.hint:hint", "Show the best choices in a saved game."),
    "review": Entry("wellspent.commands.review:review", "Show where points were lost in a game."),
    "replay": Entry("wellspent.commands.replay:replay", "Replay the record of a game."),
    "position": Entry("wellspent.commands.position:position", "Write the position of a saved game as text."),
    "scenario": Entry("wellspent.commands.scenario:scenario", "Run scenario files."),
    "fuzz": Entry("wellspent.commands.fuzz:fuzz", "Hunt for faults with random games."),
    "simulate": Entry("wellspent.commands.simulate:simulate", "Let computer players play many games."),
    "tournament": Entry("wellspent.commands.tournament:tournament", "Rate computer players against each other."),
    "balance": Entry("wellspent.commands.balance:balance", "Weigh the cards of a game: a page with plots."),
    "tune": Entry("wellspent.commands.tune:tune", "Fit the weights of a computer player."),
    "bots": Entry("wellspent.commands.bots:bots", "List the computer players."),
    "bench": Entry("wellspent.commands.bench:bench", "Measure the speed of the engine."),
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

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in COMMANDS.items()])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="wellspent", message="%(prog)s %(version)s")
def main() -> None:
    """A life in eight rounds, by the rulebook."""
