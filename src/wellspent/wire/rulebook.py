"""The rules of a game in readable order: the ledger, section by section."""

import re
from functools import cache
from typing import Final

from wellspent import ledger, titles
from wellspent.ledger import Rule
from wellspent.protocol import Rulebook, RuleKind, RuleSection, RuleText

# Parts of an area that are no rules.
KINDS: Final[dict[str, RuleKind]] = {"ex": "example", "q": "ruling", "comp": "fact"}
SOURCE_LANG: Final = "en"
LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")
EMPHASIS: Final = re.compile(r"(\*{1,2}|`)(\S(?:.*?\S)?)\1")


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """Every rule, ruling and example; in English, and marked so, where there is no translation."""
    title = titles.title(game)
    sections: dict[tuple[str, ...], list[Rule]] = {}
    for rule in [rule for area in title.rule_areas() for rule in ledger.rules(area)]:
        sections.setdefault((rule.area, *rule.headings), []).append(rule)
    seen: set[str] = set()
    return Rulebook(game, title.called(lang), [_section(rules, lang, seen) for rules in sections.values()])


def _section(rules: list[Rule], lang: str, seen: set[str]) -> RuleSection:
    """A heading and its rules. Its id is the beginning of theirs, or the first of them where that is taken."""
    translated = ledger.translated(lang) if lang != SOURCE_LANG else {}
    is_translated = lang == SOURCE_LANG or all(rule.id in translated for rule in rules)
    told = [translated.get(rule.id, rule) for rule in rules]
    id = rules[0].stem if rules[0].stem not in seen else rules[0].id
    seen.add(id)
    return RuleSection(
        id,
        ": ".join(told[0].headings),
        [RuleText(rule.id, _plain(rule.text), KINDS.get(rule.section, "rule")) for rule in told],
        "" if is_translated else SOURCE_LANG,
    )


def _plain(text: str) -> str:
    """Without the marks of the document: links to files, emphasis."""
    return EMPHASIS.sub(r"\2", LINK.sub(r"\1", text))
