"""The message files: complete, alike in both languages, and well set."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wellspent.games.pursuit.board import AGES, SECTIONS, SPACES
from wellspent.games.pursuit.cards import CATEGORIES
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.events import EVENTS, PASSED
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.games.pursuit.reasons import REASONS
from wellspent.games.pursuit.state import PHASES
from wellspent.texts import LANGUAGES, TextError
from wellspent.texts.messages import Entries, message_files, message_ids
from wellspent.texts.narration import PRONOUNS, forms_of
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.cards.schema import Words
from wellspent.titles.pursuit.texts import Messages

# A sign of French without its unbreakable space; a question mark within a sentence is the key for help.
BADLY_SET = re.compile(r"[^\u00a0\u202f](?:[;»]|[!?](?=$|\s[A-ZÀÉ«])|:(?=\s|$))|«[^\u00a0\u202f]")
# Languages differ in which forms of a person they need.
PERSON = {"they", "They", "them", "their", "Their", "name"}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> Iterator[tuple[str, ast.Message]]:
    for path in message_files(lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield file_name(path), entry


def file_name(path: Path) -> str:
    """The same for a file in every language: `board.ftl`, or `pets` for what a module says."""
    return path.parent.name if path.stem in LANGUAGES else path.name


def variables(node: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


@cache
def by_id(lang: str) -> dict[str, tuple[str, set[str]]]:
    """File and variables of every message and attribute. Not to be changed."""
    found: dict[str, tuple[str, set[str]]] = {}
    for file, message in messages(lang):
        parts: list[tuple[str, ast.BaseNode | None]] = [(message.id.name, message.value)]
        parts += [(f"{message.id.name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
        for id, value in parts:
            if value is not None:
                assert id not in found, f"{id} is there twice"
                found[id] = (file, variables(value))
    return found


def test_both_languages_have_the_same_messages_in_the_same_files() -> None:
    english, french = by_id("en"), by_id("fr")

    # Each language has its own forms of a person.
    ours, theirs = (
        {id: file for id, (file, _) in found.items() if not id.startswith("person-")} for found in (english, french)
    )
    assert ours == theirs


def test_a_message_speaks_of_the_same_things_in_both_languages() -> None:
    english, french = by_id("en"), by_id("fr")

    different = {
        id: (used, french[id][1])
        for id, (_, used) in english.items()
        if id in french and (used ^ french[id][1]) - (PERSON if id.startswith("story-") else set())
    }

    assert different == {}


def expected_ids() -> set[str]:
    """Everything that the rules and the cards of the box can name."""
    words = Words(source.file for source in catalog().sources)
    found = {f"space-{name}" for name in SPACES} | {f"age-{name}" for name in AGES}
    found |= {f"phase-{name}" for name in PHASES} | {f"section-{name}" for name, _, _ in SECTIONS}
    found |= {f"pile-{name}" for name in words["pile"]} | {f"kind-{name}" for name in words["kind"]}
    found |= {f"category-{letter}" for letter in CATEGORIES} | {f"field-{name}" for name in words["field"]}
    found |= {f"occasion-{name}" for name in words["occasion"] if name != "round_start"}
    found |= {f"rule-price-{name}" for name in words["price"]} | {f"rule-take-{name}" for name in words["row"]}
    found |= {f"measure-{name}" for name in words["measure"]} | {f"edition-{name}" for name in EDITIONS}
    found |= {f"reason-{reason.name}" for reason in REASONS} | {f"event-{name}" for name in EVENTS[: PASSED + 1]}
    for name in GOODS_NAMES:
        found |= {f"goods-{name}", f"goods-{name}.more", f"goods-{name}.name"}
    for edition in EDITIONS:
        rules = Pursuit(catalog().cards(edition, []), edition, 2).rules
        found |= {f"verb-{verb.name}" for verb in rules.verbs}
        asking = [name for name, number in rules.step_number.items() if rules.steps[number].asks]
        found |= {f"question-{name.replace('.', '-')}" for name in asking}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_of_the_log_has_words_and_no_number_of_a_rule(lang: str) -> None:
    lines = {id: named for id, (_, named) in by_id(lang).items() if id.startswith(("event-", "cv-event-", "placed-"))}

    assert lines
    assert [id for id, named in lines.items() if "rule" in named] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_rules_can_name_has_a_message(lang: str) -> None:
    assert expected_ids() - set(by_id(lang)) == set()


def test_every_asking_step_of_the_game_is_among_the_expected() -> None:
    asked = {id for id in expected_ids() if id.startswith("question-")}

    assert {"question-action-turn", "question-upkeep-bill", "question-setup-exchange"} <= asked
    assert len(asked) == 12


def french_lines() -> list[str]:
    return [line for path in message_files("fr") for line in path.read_text(encoding="utf-8").splitlines()]


def test_french_signs_have_their_unbreakable_spaces() -> None:
    # What stands in braces is Fluent, not French.
    words = [re.sub(r"\{[^{}]*\}", "x", line) for line in french_lines() if not line.startswith("#")]

    assert [line for line in words if BADLY_SET.search(line)] == []


@pytest.mark.parametrize(
    "line", ["Ah !", "Ah!", "Ah ? Oui", "un : deux", "un: deux", "un;deux", "« un\u00a0»", "«un\u00a0»"]
)
def test_a_plain_space_or_none_is_noticed(line: str) -> None:
    assert BADLY_SET.search(line)


@pytest.mark.parametrize("line", ["Ah\u00a0!", "un\u00a0: deux", "«\u00a0un\u00a0»", "tapez ? pour de l’aide"])
def test_unbreakable_spaces_and_the_key_for_help_are_no_fault(line: str) -> None:
    assert not BADLY_SET.search(line)


def test_french_apostrophes_are_curved() -> None:
    assert [line for line in french_lines() if re.search(r"\w'\w", line)] == []


def test_a_missing_text_is_an_error() -> None:
    texts = Messages("en", catalog())

    with pytest.raises(TextError, match="no text 'nowhere'"):
        texts.say("nowhere")


def test_a_missing_argument_is_an_error() -> None:
    texts = Messages("fr", catalog())

    with pytest.raises(TextError, match="event-left"):
        texts.say("event-left")


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(TextError, match="en, fr"):
        Messages("de", catalog())


@pytest.mark.parametrize(
    ("lang", "amounts", "said"),
    [
        ("en", [2, 0, 0, 0, 0, 0, 0, 1], "2 Knowledge and 1 LTH"),
        ("en", [0, 0, 0, 1, 1, 2], "1 Money, 1 Hourglass and 2 Resources of your choice"),
        ("en", [0, 0, 0, 0, 2, 0, -1], "2 Hourglasses and −1 STH"),
        ("en", [], "nothing"),
        ("fr", [2, 0, 1, 0, 0, 0, 0, 1], "2 Connaissances, 1 Influence et 1 BLT"),
        ("fr", [1, 2, 0, 5, 1, 1], "1 Connaissance, 2 Créativités, 5 Argent, 1 Sablier et 1 Ressource au choix"),
    ],
)
def test_goods_are_listed_in_the_order_of_the_box(lang: str, amounts: list[int], said: str) -> None:
    assert Messages(lang, catalog()).goods(amounts) == said


def test_every_pronoun_is_known_in_every_language() -> None:
    said = {lang: [{*forms_of(lang, pronoun)} for pronoun in PRONOUNS] for lang in LANGUAGES}

    assert said == {"en": [{"they", "them", "their"}] * 3, "fr": [{"il"}] * 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verb_has_no_colon_because_its_price_follows_one(lang: str) -> None:
    verbs = [id for id in message_ids(lang) if id.startswith("verb-")]
    files = [path.read_text(encoding="utf-8") for path in message_files(lang)]
    blocks = {
        id: block for text in files for id, block in re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", text, re.M)
    }

    assert [id for id in verbs if re.search(r"[^\s]:(?!\s*$)|\u00a0:", blocks[id])] == []


def test_a_message_that_is_read_alone_is_the_one_of_the_whole_file() -> None:
    written = """# A comment.
first = One
    { $count ->
        [one] more
       *[other] { $count } more
}

    and a line
    .short = O
## Another comment.
-term = Well{ "" }spent
second = { -term } and { first }
first = Never
"""
    entries = Entries("en")
    entries.add(written)
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentParser().parse(written))

    for name in ("first", "second"):
        assert entries.has_message(name)
        assert said(entries, name) == said(whole, name)
    assert list(entries.get_message("first").attributes) == ["short"]
    assert not entries.has_message("term")
    assert not entries.has_message("third")


def said(bundle: FluentBundle, name: str) -> object:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    return bundle.format_pattern(pattern, {"count": 2})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_button_is_called_begins_with_what_stands_on_it(lang: str) -> None:
    """Whoever speaks to the browser says what they read."""
    speech = Messages(lang, catalog())
    assert speech.say("web-recap-see-line", text="…").startswith(speech.say("web-recap-see"))
