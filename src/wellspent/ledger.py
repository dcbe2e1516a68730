"""The rules ledgers: every rule of the games by its id."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

__all__ = ["Rule", "areas", "find", "mentions", "rule", "rules", "search", "sections", "translated"]

_ENTRY = re.compile(r"- \*\*([A-Z0-9]+)\.([a-z]+)\.(\d+)\*\* (.*)")
_EDITION = re.compile(r"\[([12]e)\] ?")
_MENTION = re.compile(r"\b([A-Z][A-Z0-9]*\.[a-z]+)\.(\d+)((?:(?: to | à |, | and | et )\.\d+)*)")
_SHORT = re.compile(r"( to | à |, | and | et )\.(\d+)")
_RULINGS = ("(ruling", "(décision")


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of a ledger."""

    id: str
    area: str
    section: str
    """The part of the area, as in the id: `stress` in `PH.stress.05`."""
    headings: tuple[str, ...]
    """Where it stands in its ledger, outermost heading first."""
    text: str
    marks: tuple[str, ...]
    """`2e` or `1e` for a rule of one edition, `ruling` where the rulebook leaves the answer open."""
    links: tuple[str, ...]
    """Ids that its text names, in order."""

    @property
    def stem(self) -> str:
        return f"{self.area}.{self.section}"

    @property
    def heading(self) -> str:
        return self.headings[-1]

    @property
    def is_ruling(self) -> bool:
        """Whether it answers an open question, as `PH.q.02` does."""
        return self.section == "q"


def rule(id: str) -> Rule:
    """The rule of that id; a KeyError when there is none."""
    return _ledger()[id]


def find(id: str, lang: str = "en") -> Rule | None:
    return _spoken(lang).get(id)


def rules(area: str | None = None) -> list[Rule]:
    """The rules of an area (`PH`) or of one of its sections (`PH.stress`); all of them without one."""
    return [each for each in _ledger().values() if area in (None, each.area, each.stem)]


def areas() -> list[str]:
    return list(dict.fromkeys(each.area for each in _ledger().values()))


def sections(area: str) -> list[str]:
    """The sections of an area, as `PH.stress`, in the order of the ledger."""
    return list(dict.fromkeys(each.stem for each in rules(area)))


def mentions(id: str) -> list[Rule]:
    """The rules whose text names this one."""
    return [each for each in _ledger().values() if id in each.links]


def search(words: str, lang: str = "en") -> list[Rule]:
    """The rules that contain every one of the words, in their text, id or headings."""
    wanted = words.casefold().split()
    return [each for each in _spoken(lang).values() if wanted and all(word in _haystack(each) for word in wanted)]


@cache
def translated(lang: str) -> dict[str, Rule]:
    """The rules as a translation has them, by id; what it lacks is not there."""
    return {each.id: each for path in sorted((_folder() / lang).glob("*.md")) for each in _read(path)}


def _spoken(lang: str) -> dict[str, Rule]:
    """All rules in a language; what its translation lacks is said in English."""
    return {**_ledger(), **translated(lang)}


def _haystack(rule: Rule) -> str:
    return " ".join((rule.id, *rule.headings, rule.text)).casefold()


@cache
def _ledger() -> dict[str, Rule]:
    return {each.id: each for path in sorted(_folder().glob("*.md")) for each in _read(path)}


def _folder() -> Path:
    """The ledgers beside an installed package, or docs/rules of a source tree."""
    here = Path(__file__).resolve()
    packaged = here.with_name("rules")
    return packaged if packaged.is_dir() else here.parents[2] / "docs" / "rules"


def _read(path: Path) -> Iterator[Rule]:
    """The entries of one file; its first heading is the title and belongs to no rule."""
    headings: list[tuple[int, str]] = []
    is_titled = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            depth = len(line) - len(line.lstrip("#"))
            headings = [each for each in headings if each[0] < depth]
            if is_titled:
                headings.append((depth, line[depth:].strip()))
            is_titled = True
        elif entry := _ENTRY.match(line):
            yield _entry(entry, tuple(heading for _, heading in headings))


def _entry(entry: re.Match[str], headings: tuple[str, ...]) -> Rule:
    area, section, number, text = entry.groups()
    id = f"{area}.{section}.{number}"
    marks = _EDITION.findall(text)
    if section == "q" or any(word in text for word in _RULINGS):
        marks.append("ruling")
    links = dict.fromkeys(link for link in _links(text) if link != id)
    text = _EDITION.sub("", text, count=1) if text.startswith("[") else text
    return Rule(id, area, section, headings, text, tuple(dict.fromkeys(marks)), tuple(links))


def _links(text: str) -> Iterator[str]:
    """Ids in a text; `PH.stress.08 to .10` and `PH.stress.08, .10` are read in full."""
    for stem, first, others in _MENTION.findall(text):
        yield f"{stem}.{first}"
        last = int(first)
        for joint, number in _SHORT.findall(others):
            start = last + 1 if joint in (" to ", " à ") else int(number)
            last = int(number)
            yield from (f"{stem}.{each:0{len(number)}}" for each in range(start, last + 1))


def normal(id: str) -> str:
    """The id as the ledgers write it: `ph.stress.5` is `PH.stress.05`."""
    area, *rest = id.strip().rstrip(".").split(".")
    parts = [area.upper(), *(part.lower() for part in rest)]
    if len(parts) == 3 and parts[2].isdecimal():
        parts[2] = parts[2].zfill(2)
    return ".".join(parts)
