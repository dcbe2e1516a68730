"""The set-up dialogue: game, edition, players, names, pronouns."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from wellspent.bots import LEVELS, UnknownBot, persona
from wellspent.games.cv.rules import FEWEST_SEATS as CV_FEWEST_SEATS
from wellspent.library import CV_NAME, PURSUIT
from wellspent.presets import PRESETS
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech

from .look import Look
from .people import PRONOUN_WORDS, Person, named_bots
from .pieces import flow, heading, key, line, stack
from .reading import Reader

GAME_WORDS: Final = {"1": PURSUIT, "p": PURSUIT, "pursuit": PURSUIT, "2": CV_NAME, "c": CV_NAME, "cv": CV_NAME}
EDITION_WORDS: Final = {"2": "second", "2022": "second", "second": "second", "1": "first", "first": "first"}
FEWEST: Final = {PURSUIT: 1, CV_NAME: CV_FEWEST_SEATS}
# By game and edition.
MOST: Final = {"second": 5, "first": 4, "": 4}
DEFAULT_PLAYERS: Final = "2"


@dataclass(frozen=True)
class Wishes:
    """What the dialogue found out; the edition is empty for a game that has only one."""

    game: str
    edition: str
    people: list[Person]
    lang: str
    preset: str = ""


class Host:
    """Asks, and asks again until the answer is one."""

    def __init__(self, console: Console, read: Reader, lang: str, look: Look) -> None:
        self.console: Final = console
        self.read: Final = read
        self.texts = Speech(lang)
        self.look: Final = look

    def say(self, id: str, **args: str | int) -> str:
        return self.texts.say(f"terminal-{id}", **args)

    def ask(self, id: str, default: str, understand: Callable[[str], str], **args: str | int) -> str:
        """The answer as `understand` reads it; an empty line is the default."""
        while True:
            question = Text.assemble(" ", self.say(id, **args), (f" [{default}]", self.look.palette.key), " > ")
            answer = understand(self.read(question).strip() or default)
            if answer:
                return answer
            self.console.print(Text(f" {self.say(f'{id}.again', **args)}", self.look.palette.warn), highlight=False)


def welcome(host: Host, lang_given: bool, game: str = "", preset_given: bool = False) -> Wishes:
    """The whole dialogue, without the questions that have been answered before."""
    title = line((" Wellspent ", f"bold {host.look.brand}"))
    host.console.print(stack([heading(title, min(host.console.width, 80), host.look)]))
    if not lang_given:
        host.texts = Speech(host.ask("ask-language", host.texts.lang, lambda word: word if word in LANGUAGES else ""))
    host.console.print(Text(f" {host.say('welcome')}\n"), highlight=False)
    game = game or host.ask("ask-game", PURSUIT, lambda word: GAME_WORDS.get(word.casefold(), ""))
    edition = ""
    if game == PURSUIT:
        edition = host.ask("ask-edition", "2022", lambda word: EDITION_WORDS.get(word.casefold(), ""))
    is_preset_open = edition == "second" and not preset_given
    preset = ask_preset(host) if is_preset_open else ""
    fewest, most = FEWEST[game], MOST[edition]
    count = int(host.ask("ask-players", DEFAULT_PLAYERS, _number(fewest, most), fewest=fewest, most=most))
    humans = int(host.ask("ask-humans", "1", _number(0, count)))
    people: list[Person] = []
    for number in range(1, humans + 1):
        people.append(ask_person(host, number, [person.name for person in people]))
    people += ask_bots(host, game, count - humans, [person.name for person in people])
    return Wishes(game, edition, people, host.texts.lang, preset)


def _number(least: int, most: int) -> Callable[[str], str]:
    return lambda word: word if word.isdecimal() and least <= int(word) <= most else ""


def ask_preset(host: Host) -> str:
    """One of the ways to play, by its number, its id or its name."""
    words: dict[str, str] = {}
    for number, name in enumerate(PRESETS, 1):
        title, about = host.texts.say(f"preset-{name}"), host.texts.say(f"preset-{name}.about")
        words |= {str(number): name, name: name, title.casefold(): name}
        head = line("  ", key(number, host.look), " ", (title, "bold"), "  ")
        host.console.print(stack(flow([Text(word) for word in about.split()], 79, host.look, head, 1)))
    return host.ask("ask-preset", "1", lambda word: words.get(word.casefold(), ""))


def ask_person(host: Host, number: int, taken: list[str]) -> Person:
    name = host.ask("ask-name", host.say("somebody", number=number), _name(taken), number=number)
    default = host.say("pronoun-they")
    pronoun = host.ask("ask-pronoun", default, lambda word: PRONOUN_WORDS.get(word.casefold(), ""), name=name)
    return Person(name, pronoun)


def _name(taken: list[str]) -> Callable[[str], str]:
    others = {name.casefold() for name in taken}
    return lambda word: word if word.isprintable() and "," not in word and word.casefold() not in others else ""


def ask_bots(host: Host, game: str, count: int, taken: list[str]) -> list[Person]:
    """How well the computer players play, by number or name, and their character behind a colon."""
    if count == 0:
        return []
    words: dict[str, str] = {}
    for number, level in enumerate(LEVELS, 1):
        title, about = host.texts.say(f"bot-{level}"), host.texts.say(f"bot-{level}.about")
        words |= {str(number): level, title.casefold(): level}
        host.console.print(line("  ", key(number, host.look), " ", (title, "bold"), f"  {about}"), highlight=False)
    bot = host.ask("ask-bot", "sensible", lambda word: _bot(words.get(word.casefold(), word), game), count=count)
    return named_bots([bot] * count, taken)


def _bot(word: str, game: str) -> str:
    try:
        return str(persona(word.casefold(), game))
    except UnknownBot:
        return ""
