"""A number and the word behind it agree: whatever may be one has a form for one."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from tests.texts.test_messages import messages

NOUNS = (
    *("points", "cards", "moves", "Hourglasses", "lives", "hours", "days", "minutes", "rounds", "games", "seats"),
    *("spaces", "Roles", "Resources", "tokens", "people", "throws", "dice", "symbols", "levels", "loves", "jobs"),
    *("cartes", "coups", "Sabliers", "vies", "heures", "jours", "tours", "parties", "places", "cases", "autres"),
    *("Rôles", "Ressources", "jetons", "personnes", "lancers", "dés", "symboles", "niveaux", "amours", "métiers"),
    *("trouvés", "gagnées", "tentés"),
)
MANY = re.compile(rf" ({'|'.join(NOUNS)})\b")
# Numbers that are never one: what a rule or a server sets, all of something, and tenths of points.
NEVER_ONE = {"most", "all", "of", "total", "words", "stack", "name", "hourglasses"}
NEVER_ONE_IN = {
    *("web-home-all", "web-me-album-all", "web-home-seats", "notice-several", "notice-days", "cards-printed"),
    *("cards-additional", "need-cards", "need-resources", "terminal-cv-ends", "web-puzzles-so-far"),
    *("web-study-fair", "web-hint-gain", "web-puzzle-behind"),
}


def numbers(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[str]:
    """What a number stands before, where nothing was chosen by it."""
    for element, behind in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            selector = element.expression.selector
            name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
            for variant in element.expression.variants:
                yield from numbers(variant.value, chosen | {name})
        elif isinstance(element.expression, ast.VariableReference) and isinstance(behind, ast.TextElement):
            name = element.expression.id.name
            if name not in chosen | NEVER_ONE and (found := MANY.match(behind.value)):
                yield f"{name} {found.group(1)}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_is_followed_by_its_form_of_the_word(lang: str) -> None:
    found = []
    for _, message in messages(lang):
        values = [message.value, *(attribute.value for attribute in message.attributes)]
        for value in values:
            if value is not None and message.id.name not in NEVER_ONE_IN:
                found += [(message.id.name, each) for each in numbers(value, frozenset())]

    assert found == []
