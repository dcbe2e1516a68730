"""Messages by id."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

from wellspent import titles
from wellspent.cardfiles import Text
from wellspent.cardfiles.schema import SPOKEN
from wellspent.languages import LanguageError, outside

from .names import elide, inside

FOLDER: Final = Path(__file__).resolve().parent
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
# A message or term with everything that belongs to it: until a line begins with another, or with a comment.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.MULTILINE)
APOSTROPHE: Final = re.compile(r"(?<=[\w}])'(?=[\w{«“])|(?<=s)'(?=\s)")
# The stop of a sentence behind a name that has its own: `to level 3, Sorry..`
SECOND_STOP: Final = re.compile(r"(?<=[.?!…])(\u00a0»|”)?\.(?=\s|$)")
# What may be a name without quotation marks around it.
NAMES: Final = ("name", "names", "card", "founder", "other", "others")
# A sentence that goes on behind a colon.
FACT: Final = "fact"
# So many sentences are remembered: filling one in takes 25 µs and more, and tables say the same things again and again.
REMEMBERED: Final = 1 << 14
# So many of the messages that a language lacks are named.
NAMED: Final = 5

LANGUAGES: Final = tuple(dict.fromkeys([*SPOKEN, *(folder.name for folder in outside())]))


class TextError(LookupError):
    """A text that does not exist, or that lacks something it speaks of."""


class Entries(FluentBundle):
    """Messages that are parsed when they are first asked for: most never are, and all of them would take long."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._unread: Final[dict[str, str]] = {}

    def add(self, text: str) -> None:
        for entry in ENTRY.finditer(text):
            self._unread.setdefault(entry[1], entry[0])

    def _read(self, id: str) -> None:
        if text := self._unread.get(id):
            self.add_resource(FluentParser(with_spans=False).parse(text))
            self._unread.pop(id, None)

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Also what other messages refer to."""
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)


@cache
def bundle(lang: str) -> Entries:
    """All messages of a language: every file of its folder, and those of every title."""
    if lang not in LANGUAGES:
        raise TextError(f"There is no language '{lang}'; choose from: {', '.join(LANGUAGES)}.")
    found = Entries(lang)
    if lang in SPOKEN:
        for path in message_files(lang):
            found.add(path.read_text(encoding="utf-8"))
        return found
    for resource in _checked(lang):
        found.add_resource(resource)
    return found


def read_languages() -> None:
    """Whoever speaks all of them hears at once what is wrong with one: a LanguageError."""
    for lang in LANGUAGES:
        bundle(lang)


def _checked(lang: str) -> list[Resource]:
    """Every file of a language from outside, which has every message that ours have in English."""
    found = [_parsed(path) for path in message_files(lang)]
    known = {entry.id.name for resource in found for entry in resource.body if isinstance(entry, Message)}
    missing = [(id, path) for path in _ours() for id in MESSAGE.findall(path.read_text("utf-8")) if id not in known]
    if missing:
        named = ", ".join(f"'{id}' ({path.relative_to(FOLDER.parent)})" for id, path in missing[:NAMED])
        what = f"the message {named}" if len(missing) == 1 else f"{len(missing)} messages, such as {named}"
        raise LanguageError(f"{_place(lang)}: files *.ftl lack {what}.")
    return found


def _ours() -> list[Path]:
    """Not those of titles and modules from outside, which may speak fewer languages."""
    return [path for path in message_files("en") if path.is_relative_to(FOLDER.parent)]


def _place(lang: str) -> str:
    return " and ".join(str(folder) for folder in outside() if folder.name == lang)


def _parsed(path: Path) -> Resource:
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise LanguageError(f"{path}: line {line}: not UTF-8 text.") from None
    found = FluentParser().parse(text)
    for entry in found.body:
        if isinstance(entry, Junk):
            fault = entry.annotations[0]
            line = text.count("\n", 0, fault.span.start if fault.span else 0) + 1
            raise LanguageError(f"{path}: line {line}: {fault.message}.")
    return found


def message_files(lang: str, game: str = "") -> list[Path]:
    told = [title for title in titles.titles() if game in ("", title.name)]
    own = [path for title in told for path in title.message_files(lang)]
    folders = [FOLDER / lang, *(folder for folder in outside() if folder.name == lang)]
    return [*(path for folder in folders for path in sorted(folder.glob("*.ftl"))), *own]


def forget() -> None:
    """Read all messages anew when they are next asked for."""
    bundle.cache_clear()
    message_ids.cache_clear()
    _said.cache_clear()


@cache
def message_ids(lang: str, game: str = "") -> tuple[str, ...]:
    """Every message of a language, or what all games share and one of them has, for whoever lists a kind: `space-…`."""
    files = [path.read_text(encoding="utf-8") for path in message_files(lang, game)]
    return tuple(id for text in files for id in MESSAGE.findall(text))


@lru_cache(REMEMBERED)
def _said(lang: str, id: str, args: tuple[tuple[str, str | int], ...]) -> str:
    found = bundle(lang)
    name, _, attribute = id.partition(".")
    message = found.get_message(name) if found.has_message(name) else None
    if message is None or (attribute and attribute not in message.attributes):
        raise _fault(lang, f"There is no text '{id}' in '{lang}'.")
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise _fault(lang, f"The text '{id}' in '{lang}' has attributes only.")
    text, errors = found.format_pattern(pattern, dict(args))
    if errors:
        raise _fault(lang, f"The text '{id}' in '{lang}' lacks {', '.join(map(str, errors))}.")
    return _polished(lang, str(text), dict(args))


def _fault(lang: str, text: str) -> Exception:
    """Ours, or of whoever wrote the language."""
    if lang in SPOKEN:
        return TextError(text)
    return LanguageError(f"{_place(lang)}: {text}")


def _polished(lang: str, text: str, args: dict[str, str | int]) -> str:
    """What a message cannot know: how the words around a name change, and whether it has a stop of its own."""
    if lang == "fr":
        for key in NAMES:
            text = elide(text, str(args.get(key, "")))
        if fact := str(args.get(FACT, "")):
            text = text.replace(fact, inside(fact))
    return SECOND_STOP.sub(r"\1", text)


class Speech:
    """The messages of one language, whatever the game."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self._bundle: Final = bundle(lang)

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute (`goods-money.more`)."""
        name, _, attribute = id.partition(".")
        return self._bundle.has_message(name) and (
            not attribute or attribute in self._bundle.get_message(name).attributes
        )

    def say(self, id: str, /, **args: str | int) -> str:
        """The message with this id, filled in. An id or an argument that is missing raises TextError."""
        return _said(self.lang, id, tuple(args.items()))

    def variants(self, id: str) -> list[str]:
        """The names of the attributes of a message: the same thing said differently."""
        return list(self._bundle.get_message(id).attributes)

    def words(self, text: Text, pronoun: str = "they") -> str:
        """A text of a card, with apostrophes as print has them."""
        return APOSTROPHE.sub("’", text.of(self.lang, pronoun))

    def _name(self, text: Text, pronoun: str = "they") -> str:
        """A name, which French puts in quotation marks: those inside it become the inner ones."""
        return self.words(text, pronoun).replace("«\u00a0", "“").replace("\u00a0»", "”")

    def numbers(self, counts: Iterable[int]) -> list[str]:
        """The numbers of one sentence: all in words, or, where one is beyond twenty, all in figures."""
        known = list(counts)
        in_words = all(count < 2 or self.has(f"number-{count}") for count in known)
        words = {count: self.say(f"number-{count}") for count in known if in_words and count > 1}
        return [words.get(count, "one" if in_words and count == 1 else str(count)) for count in known]

    def listing(self, parts: Sequence[str], last: str = "list-and") -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-comma", first=text, next=part)
        return self.say(last, first=text, last=parts[-1])
