"""The set-up dialogue: game, edition, players, names, pronouns."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from wellspent import titles
from wellspent.bots import UnknownBot
from wellspent.people import PRONOUN_WORDS, Person, named_bots
from wellspent.players import persona
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech

from .look import Look
from .pieces import flow, heading, key, line, stack
from .reading import Reader

DEFAULT_PLAYERS: Final = 2


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


def welcome(
    host: Host, lang_given: bool, game: str = "", preset_given: bool = False, edition: str = "", fewest: int = 0
) -> Wishes:
    """The whole dialogue, without the questions that have been answered before."""
    banner = line((" Wellspent ", f"bold {host.look.palette.brand}"))
    host.console.print(stack([heading(banner, min(host.console.width, 80), host.look)]))
    if not lang_given:
        known = host.texts.listing(LANGUAGES, "list-or")
        understood = {lang: lang for lang in LANGUAGES}
        lang = host.ask("ask-language", host.texts.lang, lambda word: understood.get(word, ""), languages=known)
        host.texts = Speech(lang)
    host.console.print(Text(f" {host.say('welcome')}\n"), highlight=False)
    game = game or ask_game(host)
    title = titles.title(game)
    if title.editions and not edition:
        edition = ask_edition(host, title.editions)
    is_preset_open = bool(title.presets) and edition == title.editions[0] and not preset_given
    preset = ask_preset(host, title.presets) if is_preset_open else ""
    fewest, most = max(fewest, title.fewest_seats), title.most_seats_of(edition)
    count = int(
        host.ask("ask-players", str(max(fewest, DEFAULT_PLAYERS)), _number(fewest, most), fewest=fewest, most=most)
    )
    humans = int(host.ask("ask-humans", "1", _number(0, count)))
    people: list[Person] = []
    for number in range(1, humans + 1):
        people.append(ask_person(host, number, [person.name for person in people]))
    people += ask_bots(host, game, count - humans, [person.name for person in people])
    return Wishes(game, edition, people, host.texts.lang, preset)


def _number(least: int, most: int) -> Callable[[str], str]:
    return lambda word: word if word.isdecimal() and least <= int(word) <= most else ""


def ask_game(host: Host) -> str:
    """One of the titles, by its number, its name, what it is called, or how that begins."""
    words: dict[str, str] = {}
    for number, name in enumerate(titles.names(), 1):
        called = titles.title(name).called(host.texts.lang).casefold()
        words = {name[:1]: name, **words, str(number): name, name: name, called: name}
        host.console.print(line("  ", key(number, host.look), " ", (called, "bold")), highlight=False)
    known = host.texts.listing(titles.names(), "list-or")
    return host.ask("ask-game", titles.USUAL, lambda word: words.get(word.casefold(), ""), games=known)


def ask_edition(host: Host, editions: Sequence[str]) -> str:
    """One of the editions, by its number, its id, its name, or a word that no other name has."""
    called = {name: host.texts.say(f"edition-{name}") for name in editions}
    said = Counter(word for title in called.values() for word in title.casefold().split())
    words = {word: name for name in editions for word in called[name].casefold().split() if said[word] == 1}
    for number, name in enumerate(editions, 1):
        words |= offer(host, number, name, called[name], host.texts.say(f"edition-about-{name}"))
    return host.ask("ask-edition", "1", lambda word: words.get(word.casefold(), ""))


def ask_preset(host: Host, presets: Sequence[str]) -> str:
    """One of the ways to play, by its number, its id or its name."""
    words: dict[str, str] = {}
    for number, name in enumerate(presets, 1):
        words |= offer(host, number, name, host.texts.say(f"preset-{name}"), host.texts.say(f"preset-{name}.about"))
    return host.ask("ask-preset", "1", lambda word: words.get(word.casefold(), ""))


def offer(host: Host, number: int, name: str, title: str, about: str) -> dict[str, str]:
    """Print something that can be chosen; the words that choose it."""
    head = line("  ", key(number, host.look), " ", (title, "bold"), "  ")
    host.console.print(stack(flow([Text(word) for word in about.split()], 79, host.look, head, 1)))
    return {str(number): name, name: name, title.casefold(): name}


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
    known = titles.title(game)
    for number, level in enumerate(known.levels, 1):
        title, about = host.texts.say(f"bot-{level}"), host.texts.say(f"bot-{level}.about")
        words |= {str(number): level, title.casefold(): level}
        host.console.print(line("  ", key(number, host.look), " ", (title, "bold"), f"  {about}"), highlight=False)
    usual = host.texts.say(f"bot-{known.usual_level}").casefold()
    bot = host.ask("ask-bot", usual, lambda word: _bot(words.get(word.casefold(), word), game), count=count)
    return named_bots([bot] * count, taken)


def _bot(word: str, game: str) -> str:
    try:
        return str(persona(word.casefold(), game))
    except UnknownBot:
        return ""
