"""Every card says what its picture shows, and no two cards show the same."""

from collections import Counter

from wellspent.titles.cv import cards as cv_cards
from wellspent.titles.pursuit import cards as pursuit_cards
from wellspent.titles.pursuit.cards.reading import complete
from wellspent.titles.pursuit.cards.schema import CardEntry, LevelEntry


def scenes(card: CardEntry) -> set[str]:
    """What the pictures of a card show, level by level and side by side."""
    return {card.scene, *card.scenes, *(level.scene for level in card.level)} - {""}


def test_every_card_has_a_scene_of_its_own() -> None:
    """People have faces, so two of them may meet in the same kitchen."""
    pursuit = [entry.card for entry in pursuit_cards.catalog().entries.values() if not entry.card.replaces]
    shown = {f"pursuit {card.id}": scenes(card) for card in pursuit}
    alone = [shown[f"pursuit {card.id}"] for card in pursuit if not (card.face or card.faces)]
    cv = {f"cv {card.id}": {card.scene} - {""} for card in cv_cards.catalog().entries.values()}

    assert [id for id, words in (shown | cv).items() if not words] == []
    counted = Counter(scene for words in (*alone, *cv.values()) for scene in words)
    assert [words for words, times in counted.items() if times > 1] == []


def test_every_person_has_a_face() -> None:
    people = {"partner", "single_parent", "kid", "friend", "mutual_friend", "relative"}
    cards = [entry.card for entry in pursuit_cards.catalog().entries.values() if entry.card.kind in people]

    assert len(cards) > 100
    assert [card.id for card in cards if not (card.face or len(card.faces) == 2)] == []


def test_a_card_of_another_edition_keeps_the_pictures() -> None:
    base = CardEntry("oven", level=[LevelEntry(scene="kitchen: loaf"), LevelEntry(scene="kitchen: two loaf")])
    other = CardEntry(
        "oven_first", replaces="oven", level=[LevelEntry(), LevelEntry(scene="street: loaf"), LevelEntry()]
    )

    assert [level.scene for level in complete(other, base).level] == ["kitchen: loaf", "street: loaf", ""]
