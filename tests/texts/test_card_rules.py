"""What cards do, put into words from their data."""

import re

import pytest

from wellspent.cardfiles import Bound
from wellspent.testing import rule
from wellspent.texts import LANGUAGES
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.cards.schema import AbilityEntry, EffectEntry, GoodsEntry, LevelEntry
from wellspent.titles.pursuit.cards.texts import level_entries
from wellspent.titles.pursuit.texts import Messages
from wellspent.titles.pursuit.texts.card_rules import is_told_by_hand, level_rule

ENGLISH, FRENCH = Messages("en", catalog()), Messages("fr", catalog())
SAID = [
    (LevelEntry(needs={"partners": 1}), "Only with a Partner.", "Seulement avec un Partenaire."),
    (LevelEntry(needs={"money": 4}), "", ""),
    (LevelEntry(needs={"money": Bound(4)}), "Only with at most 4 Money.", "Seulement avec au plus 4 Argent."),
    (LevelEntry(needs={"age": 4}), "Only from Adult 3 on.", "Seulement à partir d’Adulte 3."),
    (
        LevelEntry(effects=[EffectEntry(gain=GoodsEntry(creativity=2), if_={"jobs": Bound(0)})]),
        "Without a Job, also gain 2 Creativity.",
        "Gagnez 2 Créativités de plus sans Métier.",
    ),
    (
        LevelEntry(effects=[EffectEntry(gain=GoodsEntry(lth=1), per="items", each=2, max=3)]),
        "Also gain 1 LTH for every 2 Items, 3 times at most.",
        "Gagnez 1 BLT de plus par tranche de 2 Objets, 3 fois au plus.",
    ),
    (
        LevelEntry(upkeep_effects=[EffectEntry(choose=[GoodsEntry(influence=2), GoodsEntry(sth=1, relax=2)])]),
        "Each time you pay the Upkeep, choose one: 2 Influence; or 1 STH and 2 Relax.",
        "Chaque fois que vous payez l’Entretien, au choix\u00a0: 2 Influences\u00a0; ou 1 BCT et 2 Relaxations.",
    ),
    (
        LevelEntry(abilities=[AbilityEntry(on="interact", gain=GoodsEntry(sth=1), first=True)]),
        "The first time each round that you Interact, also gain 1 STH.",
        "À chaque tour, la première fois que vous choisissez Interagir, gagnez aussi 1 BCT.",
    ),
    (
        LevelEntry(abilities=[AbilityEntry(price="project", less=GoodsEntry(any=1), category="S")]),
        "Social Projects cost you 1 Resource less.",
        "Les Projets Sociaux vous coûtent 1 Ressource de moins.",
    ),
]


@pytest.mark.parametrize(("level", "english", "french"), SAID)
def test_a_level_is_put_into_words(level: LevelEntry, english: str, french: str) -> None:
    assert level_rule(ENGLISH, level) == english
    assert level_rule(FRENCH, level) == french


@rule("PH.q.42", "PH.discard.04")
@pytest.mark.parametrize(
    ("level", "english", "french"),
    [
        (
            LevelEntry(effects=[EffectEntry(gain=GoodsEntry(lth=1), per="completed_group")]),
            "Also gain 1 LTH for each completed Group Project.",
            "Gagnez 1 BLT de plus par Projet Collectif achevé.",
        ),
        (
            LevelEntry(needs={"discards": Bound(0)}),
            "Only if you have never discarded a card with a penalty.",
            "Seulement si vous n’avez jamais défaussé de carte avec pénalité.",
        ),
    ],
)
def test_what_does_not_count_is_not_promised(level: LevelEntry, english: str, french: str) -> None:
    """Neither Group Projects of others, nor the old Job, which goes without penalty."""
    assert (level_rule(ENGLISH, level), level_rule(FRENCH, level)) == (english, french)


def test_an_ability_of_a_basic_project_lasts_as_long_as_the_level() -> None:
    level = LevelEntry(abilities=[AbilityEntry(slots=1)])

    assert level_rule(ENGLISH, level, lasts="level") == "At this Level, you have one more slot."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_card_does_can_be_said(lang: str) -> None:
    texts = Messages(lang, catalog())
    said = [
        (id, texts.rule(id, number))
        for id, entry in catalog().entries.items()
        for number in range(len(level_entries(entry.card)))
    ]

    assert [(id, line) for id, line in said if re.search(r"[{}]|  |\.\.", line)] == []
    assert [(id, line) for id, line in said if line and not re.search(r"[.?!…»”]$", line)] == []


def test_nobody_writes_by_hand_what_the_data_say() -> None:
    """Cards of Events alone speak of a round to come, which no data tell."""
    by_hand = [
        id
        for id, entry in catalog().entries.items()
        for level in level_entries(entry.card)
        if level.text is not None and entry.card.kind != "event" and not is_told_by_hand(level)
        if level_rule(ENGLISH, level)
    ]

    assert by_hand == []
