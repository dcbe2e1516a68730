"""An effect verb is known wherever it must be: files, marks, sentences, the value of cards, computer players."""

import msgspec
import pytest

from tests.cardfiles.examples import ITEM
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.weights import WEIGHTS
from wellspent.games.pursuit import effects
from wellspent.games.pursuit.cards import Effect
from wellspent.texts import LANGUAGES
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.cards.checks import EFFECT_KEYS
from wellspent.titles.pursuit.cards.fingerprint import fingerprint
from wellspent.titles.pursuit.cards.reading import parse, rules_card
from wellspent.titles.pursuit.cards.schema import CardEntry, EffectEntry
from wellspent.titles.pursuit.cards.value import effect_worth
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.texts import Messages
from wellspent.titles.pursuit.texts.card_rules import level_rule

# One effect of each verb; what a deed does, its module and its card say.
DEED = "does"
WRITTEN = {
    "gain": {"gain": {"money": 2}},
    "choose": {"choose": [{"money": 2}, {"sth": 1}]},
    "trade": {"trade": {"money": 1}, "for": {"lth": 2}},
    "take": {"take": "partner"},
    DEED: {"does": "black_friday"},
}


def card_with(verb: str) -> CardEntry:
    """A card whose first level has an effect of this verb."""
    [card] = parse(ITEM, "here").file.card
    effect = msgspec.convert(WRITTEN[verb], EffectEntry)
    first, *others = card.level
    return msgspec.structs.replace(card, level=[msgspec.structs.replace(first, effects=[effect]), *others])


def effect_of(verb: str) -> Effect:
    [effect] = rules_card(card_with(verb)).levels[0].effects
    return effect


def test_every_verb_is_a_class_of_its_own_with_a_mark_of_its_own() -> None:
    known = {each for each in vars(effects).values() if isinstance(each, type) and issubclass(each, Effect)} - {Effect}

    assert WRITTEN.keys() == EFFECT_KEYS.keys()
    assert {type(effect_of(verb)) for verb in WRITTEN} == known
    assert len({fingerprint([rules_card(card_with(verb))]) for verb in WRITTEN}) == len(known)


@pytest.mark.parametrize("verb", [verb for verb in WRITTEN if verb != DEED])
def test_every_verb_is_told_and_worth_something(verb: str) -> None:
    table = Table().begin()
    table.seat(0).has(money=1)

    said = {level_rule(Messages(lang, catalog()), card_with(verb).level[0]) for lang in LANGUAGES}
    assert len(said - {""}) == len(LANGUAGES)
    assert effect_worth(effect_of(verb), 1) > 0
    assert Outlook(table.game, table.state, 0, WEIGHTS).effect(effect_of(verb)) > 0
