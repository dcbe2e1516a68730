"""`wellspent play`: the whole game at a terminal."""

import os
import secrets
import signal
from functools import partial
from pathlib import Path
from typing import NoReturn

import click
from rich.console import Console

from wellspent import titles
from wellspent.bots import UnknownBot
from wellspent.engine.record import RecordError
from wellspent.engine.session import seat_letter
from wellspent.library import GameSetup, SetupError, check, new_session, set_up
from wellspent.people import Person, named_bots, person_from
from wellspent.players import persona
from wellspent.terminal.keeping import CannotLoad, load
from wellspent.terminal.look import Look, look_for
from wellspent.terminal.reading import Reader, keyboard
from wellspent.terminal.table import TerminalTable
from wellspent.terminal.welcome import Host, Wishes, welcome
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech

from .games import GameName

MOST_PLAYERS = 5
USUAL = titles.title(titles.USUAL)


@click.command()
@click.option(
    "--game",
    type=GameName(),
    help="The Pursuit of Happiness (pursuit), CV, or another that is installed.",
)
@click.option("--edition", type=click.Choice(["second", "first"]), help="The 2022 rules (second) or the first edition.")
@click.option("--modules", metavar="NAMES", help="Modules to play with, by name: a,b.")
@click.option(
    "--preset",
    type=click.Choice(titles.title(titles.USUAL).presets),
    help="A set of modules by name; more may be added with --modules.",
)
@click.option("--cards", metavar="SETS", help="Further cards besides the base cards: box.")
@click.option("--players", type=click.IntRange(1, MOST_PLAYERS), help="How many play; free seats go to the computer.")
@click.option(
    "--human", "humans", multiple=True, metavar="NAME", help="A human player: Ines, or Ines:she with a pronoun."
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help=f"A computer player: {', '.join(USUAL.levels)}; with a character planner:scholar, with its seconds strong@3s.",
)
@click.option("--seed", metavar="WORDS", help="The same seed and the same choices make the same game.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the table.")
@click.option("--watch", is_flag=True, help="Only computer players; read how their lives go.")
@click.option("--load", "loaded", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
@click.option("--save", "save_as", type=click.Path(path_type=Path), metavar="FILE", help="Where the game is saved.")
@click.option("--light", is_flag=True, help="Colours for a light background.")
def play(
    game: str | None,
    edition: str | None,
    modules: str | None,
    cards: str | None,
    preset: str | None,
    players: int | None,
    humans: tuple[str, ...],
    bots: tuple[str, ...],
    seed: str | None,
    lang: str | None,
    watch: bool,
    loaded: Path | None,
    save_as: Path | None,
    light: bool,
) -> None:
    """Play a game at this terminal, for one to five people and computer players.

    Without options it asks who plays. At the table, ? explains what can be typed.
    """
    console = Console(highlight=False)
    look = look_for(console.encoding, light)
    read = keyboard(console)
    spoken = lang or guessed_language()
    listen_for_the_end(click.get_current_context())
    if loaded is not None:
        new = {
            "--game": game,
            "--edition": edition,
            "--modules": modules,
            "--preset": preset,
            "--cards": cards,
            "--players": players,
            "--human": humans,
            "--bot": bots,
            "--seed": seed,
            "--watch": watch,
        }
        check_nothing_new([name for name, wish in new.items() if wish])
        load_table(console, read, loaded, spoken, look, save_as or loaded).play()
        return
    title = titles.title(game or titles.USUAL)
    check_wishes(title, edition, preset)
    if players is None and not humans and not bots and not watch:
        fewest = check_choices(title, edition, modules, cards, preset, seed)
        is_more = any((preset, modules, cards))
        asked = game or (titles.USUAL if edition or is_more else "")
        # What is added needs the usual edition.
        known = edition or (next(iter(title.editions), "") if is_more else "")
        host = Host(console, read, spoken, look)
        wishes = ask_wishes(host, lang is not None, asked, bool(preset or modules), known, fewest)
        preset = preset or wishes.preset
        game, edition, people, spoken = wishes.game, wishes.edition, wishes.people, wishes.lang
    else:
        bots = known_bots(bots, title.name)
        nobody = Speech(spoken).say("terminal-somebody", number=1)
        people = people_of_options(players, humans, bots, watch, nobody, title.usual_level)
    setup = wished(game or titles.USUAL, edition, modules, cards, preset, [person.name for person in people], seed)
    new_table(console, read, setup, people, spoken, look, save_as).play()


def check_nothing_new(options: list[str]) -> None:
    """A saved game has its rules and its players."""
    if options:
        raise click.UsageError(f"--load goes on with a game as it was begun: leave {', '.join(options)} out.")


def check_wishes(title: titles.Title, edition: str | None, preset: str | None) -> None:
    """Raises UsageError for what this game does not have."""
    if edition is not None and not title.editions:
        raise click.UsageError(f"{title.called('en')} has one edition only: leave --edition out.")
    if preset is not None and not title.presets:
        raise click.UsageError(f"{title.called('en')} has no presets: leave --preset out.")


def check_choices(
    title: titles.Title,
    edition: str | None,
    modules: str | None,
    cards: str | None,
    preset: str | None,
    seed: str | None,
) -> int:
    """Whether there is such a game, asked before anybody is; how many must play it at least."""
    names = [seat_letter(seat) for seat in range(title.most_seats_of(edition or ""))]
    setup = wished(title.name, edition, modules, cards, preset, names, seed)
    try:
        check(setup)
    except SetupError as error:
        raise click.UsageError(str(error)) from error
    return max((title.fewest_with(name) for name in named_modules(modules)), default=1)


def wished(
    game: str,
    edition: str | None,
    modules: str | None,
    cards: str | None,
    preset: str | None,
    names: list[str],
    seed: str | None,
) -> GameSetup:
    """The game that was asked for: what is named comes on top of what a preset has."""
    seed = seed or secrets.token_hex(4)
    chosen_modules, chosen_sets = titles.title(game).preset(preset, len(names), seed) if preset else ((), ())
    modules_too = tuple(dict.fromkeys([*chosen_modules, *named_modules(modules)]))
    sets_too = tuple(dict.fromkeys([*chosen_sets, *named_modules(cards)]))
    return set_up(names, seed, game, edition or "", modules_too, sets=sets_too)


def named_modules(words: str | None) -> tuple[str, ...]:
    """`a,b` as it is typed; the same module twice is once."""
    return tuple(dict.fromkeys(name.strip() for name in (words or "").split(",") if name.strip()))


def guessed_language() -> str:
    """That of the environment, if there is such a table."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return next((lang for lang in LANGUAGES if spoken.startswith(lang)), LANGUAGES[0])


def listen_for_the_end(context: click.Context) -> None:
    """A closed window ends the game like Ctrl-C does: it is saved. What is ignored already, as by nohup, stays so."""
    named = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    heard = [number for number in named if signal.getsignal(number) != signal.SIG_IGN]

    def end(number: int, frame: object) -> NoReturn:
        # A closed window may say so twice, and saving must not be broken off.
        for each in heard:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    for number in heard:
        context.call_on_close(partial(signal.signal, number, signal.signal(number, end)))


def known_bots(names: tuple[str, ...], game: str) -> tuple[str, ...]:
    """The computer players as they are written in records."""
    try:
        return tuple(str(persona(name, game)) for name in names)
    except UnknownBot as error:
        raise click.UsageError(str(error)) from error


def ask_wishes(host: Host, lang_given: bool, game: str, preset_given: bool, edition: str, fewest: int) -> Wishes:
    try:
        return welcome(host, lang_given, game, preset_given, edition, fewest)
    except (EOFError, KeyboardInterrupt):
        host.console.print()
        raise click.Abort from None


def people_of_options(
    players: int | None, humans: tuple[str, ...], bots: tuple[str, ...], watch: bool, nobody: str, usual: str
) -> list[Person]:
    """Who sits where; free seats are the usual computer players."""
    if watch and humans:
        raise click.UsageError("--watch is for computer players only: leave --human out.")
    people = [] if watch else named_humans(humans, players, bots, nobody)
    wanted = players or len(people) + len(bots) or 2
    if len(people) + len(bots) > wanted or wanted > MOST_PLAYERS:
        raise click.UsageError(
            f"{len(people) + len(bots)} players were named, but there are {min(wanted, MOST_PLAYERS)} seats."
        )
    missing = wanted - len(people) - len(bots)
    return people + named_bots([*bots, *[usual] * missing], [person.name for person in people])


def named_humans(humans: tuple[str, ...], players: int | None, bots: tuple[str, ...], nobody: str) -> list[Person]:
    """The humans by name; one without a name if none was named and a seat is free."""
    try:
        people = [person_from(text) for text in humans]
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    if len({person.name.casefold() for person in people}) < len(people):
        raise click.UsageError("Two players have the same name.")
    if not people and (players is None or len(bots) < players):
        people = [Person(nobody)]
    return people


def new_table(
    console: Console,
    read: Reader,
    setup: GameSetup,
    people: list[Person],
    lang: str,
    look: Look,
    save_as: Path | None,
) -> TerminalTable:
    try:
        session = new_session(setup)
    except SetupError as error:
        raise click.UsageError(str(error)) from error
    return TerminalTable(console, read, setup, session, people, lang, look, save_as=save_as)


def load_table(console: Console, read: Reader, path: Path, lang: str, look: Look, save_as: Path) -> TerminalTable:
    try:
        game = load(path)
    except (CannotLoad, RecordError) as error:
        raise click.UsageError(str(error)) from error
    return TerminalTable(
        console, read, game.setup, game.session, game.people, lang, look, save_as=save_as, notes=game.notes
    )
