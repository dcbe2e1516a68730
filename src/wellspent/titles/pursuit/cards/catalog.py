"""All cards of a game, of every edition and module, with their texts."""

import hashlib
import os
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec

import wellspent
from wellspent.cardfiles.faults import CardFileError, Fault
from wellspent.games.pursuit.cards import Card

from . import reading
from .fingerprint import fingerprint
from .folders import ABOUT, module_folders, origin_of, place_of
from .kinds import Kinds
from .reading import Source
from .schema import CardEntry
from .texts import CardText, card_text

GAMES: Final = Path(__file__).resolve().parents[3] / "games"
# Marks of so many choices of modules and sets are remembered: each takes as long to make as a table to lay.
MANY_MARKS: Final = 128
# Worked out now: two threads that read their first file at the same time would end a server.
msgspec.json.Decoder(Source)


class FiledCard:
    """A card as its file has it, completed, and where it belongs."""

    __slots__ = ("card", "file", "module", "set")

    def __init__(self, card: CardEntry, file: str, module: str, set: str) -> None:
        self.card: Final = card
        self.file: Final = file
        self.module: Final = module
        self.set: Final = set


class Catalog:
    """The cards of a game, of which a game in play takes those of its edition, modules and sets."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self.sources: Final = list(sources)
        self.kinds: Final = Kinds([source.file for source in sources])
        self.space_pictures: Final = {space.name: space.picture for source in sources for space in source.file.space}
        # What deeds are worth as abilities.
        self.deed_worth: Final = {name: worth for source in sources for name, worth in source.file.worth.items()}
        # Sources of happiness that a life can be told by.
        self.traits: Final = [name for source in sources for name in source.file.traits]
        # What LTH is put down to that comes by a rule.
        self.rule_sources: Final = {rule: name for source in sources for rule, name in source.file.sources.items()}
        self._made: Final[dict[str, Card]] = {}
        self._texts: Final[dict[str, CardText]] = {}
        ids = {card.id: card for source in sources for card in source.file.card}
        self.entries: Final = {
            card.id: FiledCard(
                reading.complete(card, ids.get(card.replaces)),
                source.origin,
                source.file.module,
                source.file.set,
            )
            for source in sources
            for card in source.file.card
        }

    def picture(self, module: str) -> str:
        """What a module looks like where it is chosen."""
        named = [source.file.picture for source in self.sources if source.file.module == module and source.file.picture]
        first = [entry.card.picture for entry in self.entries.values() if entry.module == module]
        return [*named, *first, ""][0]

    @property
    def modules(self) -> frozenset[str]:
        """The modules that some card asks for."""
        entries = self.entries.values()
        return frozenset(name for entry in entries for name in (entry.module, *entry.card.needs_modules) if name)

    @property
    def sets(self) -> frozenset[str]:
        return frozenset(entry.set for entry in self.entries.values() if entry.set)

    def cards(self, edition: str = "second", modules: Collection[str] = (), sets: Collection[str] = ()) -> list[Card]:
        """The cards in play, in the order of file names and in files."""
        return [self.card(entry.card.id) for entry in self.chosen(edition, modules, sets)]

    def chosen(
        self, edition: str = "second", modules: Collection[str] = (), sets: Collection[str] = ()
    ) -> list[FiledCard]:
        """The entries in play: of this edition, these modules and sets, and not replaced by another."""
        if edition not in ("first", "second"):
            raise ValueError(f'found edition "{edition}", expected first or second')
        fitting = [
            entry
            for entry in self.entries.values()
            if entry.card.edition in ("", edition)
            and (not entry.module or entry.module in modules)
            # XP.gen.05: sets are of the 2022 edition.
            and (not entry.set or (entry.set in sets and edition == "second"))
            and all(module in modules for module in entry.card.needs_modules)
        ]
        replaced = {entry.card.replaces for entry in fitting}
        return [entry for entry in fitting if entry.card.id not in replaced]

    def card(self, id: str) -> Card:
        """A card by its id, whatever its edition or module."""
        if id not in self._made:
            entry = self.entries[id]
            self._made[id] = reading.rules_card(entry.card, entry.module, self.kinds.nature(entry.card))
        return self._made[id]

    def text(self, id: str) -> CardText:
        if id not in self._texts:
            self._texts[id] = card_text(self.entries[id].card)
        return self._texts[id]

    def extra(self, text: str | Mapping[str, object] | Sequence[Mapping[str, object]], origin: str) -> "Catalog":
        """This catalog with a scenario's own cards behind it: TOML, or what TOML was read into.

        They need no wit, memories or French, must have fresh ids and may replace nothing.
        """
        data = text if isinstance(text, str | Mapping) else {"card": list(text)}
        source = reading.parse(data, origin, is_told=False)
        reading.check_extra(source, self.sources)
        return Catalog([*self.sources, source])

    def fingerprint(self, edition: str = "second", modules: Collection[str] = (), sets: Collection[str] = ()) -> str:
        """A short mark of all that the rules read of the cards in play; see `fingerprint`."""
        return _mark(self, edition, tuple(sorted(modules)), tuple(sorted(sets)))

    def card_marks(self, edition: str, modules: Collection[str], sets: Collection[str]) -> dict[str, str]:
        """A mark of each of them."""
        return {card.id: fingerprint([card]) for card in self.cards(edition, modules, sets)}


@lru_cache(MANY_MARKS)
def _mark(catalog: Catalog, edition: str, modules: tuple[str, ...], sets: tuple[str, ...]) -> str:
    return fingerprint(catalog.cards(edition, modules, sets))


@cache
def catalog(game: str = "pursuit") -> Catalog:
    """The catalog of a game, read once per process; raises CardFileError when a file is faulty."""
    files = [(origin_of(path), path.read_bytes()) for path in card_files(game)]
    key = hashlib.sha256(repr((wellspent.__version__, files)).encode()).hexdigest()
    cached = _load(game, key)
    if cached is None:
        cached = read_all(files)
        _save(game, key, cached)
    return Catalog(cached)


def card_files(game: str = "pursuit") -> list[Path]:
    if not (GAMES / game).is_dir():
        raise ValueError(f'found game "{game}", expected one with a folder in {GAMES}')
    folders = [GAMES / game / "cards", *module_folders()]
    found = [path for folder in folders for path in folder.glob("*.toml") if path.name != ABOUT]
    return sorted(found, key=place_of)


def read_all(files: Sequence[tuple[str, bytes]]) -> list[Source]:
    """Read and check all files of a game together; raises one CardFileError with all their faults."""
    sources: list[Source] = []
    faults: list[Fault] = []
    for origin, content in files:
        try:
            sources.append(reading.parse(content.decode(), origin))
        except UnicodeDecodeError as error:
            faults.append(Fault(origin, "", "", f"not UTF-8: {error.reason} at byte {error.start}"))
        except CardFileError as error:
            faults += error.faults
    try:
        reading.check(sources)
    except CardFileError as error:
        faults += error.faults
    if faults:
        raise CardFileError(faults)
    return sources


def _cache_file(game: str) -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(home).expanduser() / "wellspent" / f"{game}-cards.json"


def _load(game: str, key: str) -> list[Source] | None:
    """The files as they were read before; None if they changed since, or if the cache is damaged."""
    try:
        header, _, body = _cache_file(game).read_bytes().partition(b"\n")
        if header.decode() != f"{key} {hashlib.sha256(body).hexdigest()}":
            return None
        return msgspec.json.decode(body, type=list[Source])
    except (OSError, RuntimeError, UnicodeDecodeError, msgspec.MsgspecError):
        return None


def _save(game: str, key: str, sources: list[Source]) -> None:
    import tempfile

    body = msgspec.json.encode(sources)
    header = f"{key} {hashlib.sha256(body).hexdigest()}\n".encode()
    try:
        path = _cache_file(game)
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(header + body)
        Path(file.name).replace(path)
    except (OSError, RuntimeError):
        # A start without a cache is slower, never wrong.
        return
