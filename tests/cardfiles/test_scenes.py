"""Every card says what its picture shows, and no two cards show the same."""

from collections import Counter

import pytest

from wellspent.cardfiles.faults import CardFileError
from wellspent.pictures import strange_in_scene
from wellspent.titles.cv import cards as cv_cards
from wellspent.titles.pursuit import cards as pursuit_cards
from wellspent.titles.pursuit.cards.reading import complete, read
from wellspent.titles.pursuit.cards.schema import CardEntry, LevelEntry

from .examples import JOB, PROJECT


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


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('scene = "kitchn: loaf"', 'scene: found "kitchn", expected a place, time or weather; did you mean kitchen'),
        ('scene = "kitchen: lof"', 'scene: found "lof", expected a thing or somebody; did you mean loaf'),
        ('scene = ": loaf"', 'scene: found "", expected a place'),
        ('scene = "kitchen: cat waves"', 'scene: found "waves", expected a comma after a thing'),
        ('scene = "kitchen: man wave"', 'scene: found "wave", expected a pose; did you mean waves'),
        ('scene = "kitchen: man holds spon"', 'scene: found "spon", expected a thing in hand'),
        ('face = "she, 33, teal hijap"', 'face: found "hijap", expected a word for a face; did you mean hijab'),
        ('faces = ["she"]', "faces: found 1, expected 2"),
        ('scenes = ["kitchen", "street"]', "scenes: found on a card with one side, expected scene"),
        ('face = "she"\nfaces = ["she", "he"]', "face: found beside faces, expected one of them"),
    ],
)
def test_words_that_cannot_be_drawn_are_found(line: str, fault: str) -> None:
    with pytest.raises(CardFileError, match="sourdough: ") as found:
        read(PROJECT.replace('picture = "bread"', f'picture = "bread"\n{line}'), "test.toml")

    assert [str(each).startswith(f"test.toml: sourdough: {fault}") for each in found.value.faults] == [True]


def test_a_strange_word_of_a_level_is_found() -> None:
    text = PROJECT.replace('name = { en = "Brick"', 'scene = "kitchen: brik_bread"\nname = { en = "Brick"')

    with pytest.raises(CardFileError, match=r'level 1 scene: found "brik_bread".*did you mean brick_bread'):
        read(text, "test.toml")


def test_both_sides_of_a_card_may_have_a_scene() -> None:
    read(JOB.replace('picture = "bread"', 'picture = "bread"\nscenes = ["kitchen: loaf", "shop: loaf"]'), "test.toml")


def test_a_scene_may_say_everything_it_can() -> None:
    said = "sea, dusk, wind: two small sailboat, me doctor holds umbrella, hanging bunting, many kids cheers"

    assert list(strange_in_scene(said)) == []
