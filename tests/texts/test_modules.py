"""Every expansion and module can be told: each word that it brings has a message, and whole games can be read."""

import re
from pathlib import Path

import pytest

from tests.texts.playing import badly_said, new_session, pursuit, read_all
from tests.texts.test_messages import by_id
from wellspent.games.pursuit.rules import Rules
from wellspent.texts import LANGUAGES
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.texts import Texts

MODULES = module_names()
SOURCES = Path(__file__).parents[2] / "src/wellspent/games/pursuit/modules"


def rules_with(*modules: str) -> Rules:
    return pursuit(new_session("second", 2, "words", modules)).rules


def named_by(rules: Rules) -> set[str]:
    """The messages of everything that the rules of a game can name."""
    asking = [name for name, number in rules.step_number.items() if rules.steps[number].asks]
    found = {f"question-{name.replace('.', '-')}" for name in asking}
    found |= {f"verb-{verb.name}" for verb in rules.verbs} | {f"space-{name}" for name in rules.spaces}
    found |= {f"pile-{name}" for name in rules.piles} | {f"kind-{name}" for name in rules.kinds}
    found |= {f"reason-{name}" for name in rules.reason_names()}
    for module in rules.modules:
        found |= {f"module-{module.name}", f"module-{module.name}.about"}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", MODULES)
def test_whatever_a_module_brings_has_a_message(module: str, lang: str) -> None:
    # Kinds of cards that play as another kind are known to the card files alone.
    kinds = {entry.card.kind for entry in catalog().entries.values() if entry.module == module}

    assert (named_by(rules_with(module)) | {f"kind-{kind}" for kind in kinds}) - set(by_id(lang)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", MODULES)
def test_the_events_of_a_module_have_a_message(module: str, lang: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (SOURCES / module).glob("*.py"))
    events = re.findall(r'add_event\(\s*"(\w+)"', source)

    assert {f"event-{name}" for name in events} - set(by_id(lang)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", MODULES)
def test_everything_in_a_game_with_a_module_can_be_said(module: str, lang: str) -> None:
    read = read_all(Texts(lang, catalog()), new_session("second", 2, module, [module]), module)

    assert len(read) > 200
    assert badly_said(read, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 5])
def test_everything_in_a_game_with_all_modules_can_be_said(seats: int, lang: str) -> None:
    modules = [name for name in MODULES if name != "mutual_friends" or seats > 1]
    read = read_all(Texts(lang, catalog()), new_session("second", seats, "all", modules), "all")

    assert len(read) > 500
    assert badly_said(read, lang) == []
