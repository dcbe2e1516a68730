"""The faces of the Pursuit's cards."""

from typing import Final

from wellspent.games.pursuit.cards import CATEGORIES, FIELDS, JOB, KINDS, MEASURES, NO_CATEGORY, Card, Level
from wellspent.protocol import Face, FaceLevel, Remembered
from wellspent.titles.pursuit.cards import Catalog, catalog
from wellspent.titles.pursuit.cards.catalog import FiledCard
from wellspent.titles.pursuit.cards.schema import KindEntry
from wellspent.titles.pursuit.cards.texts import CardText
from wellspent.titles.pursuit.cards.words import category_letter
from wellspent.titles.pursuit.texts import Messages
from wellspent.wire.memories import remembered

from .offers import amounts

TONES: Final = {
    "basic_project": "basic",
    "single_round_project": "single",
    "group_project": "group",
    "child_trait": "trait",
    "life_goal": "goal",
}


def pursuit_face(catalog: Catalog, lang: str, edition: str, entry: FiledCard) -> Face:
    card, words = catalog.card(entry.card.id), catalog.text(entry.card.id)
    texts = Messages(lang, catalog)
    told = texts.words(words.condition) if words.condition is not None else texts.card_rule(card.id)
    return Face(
        card.id,
        texts.open_card(card.id),
        card.kind_name,
        _word(texts, "kind", card.kind_name),
        card.pile_name,
        words.picture,
        _levels(texts, card),
        [texts.card(card.id, side) for side in range(len(words.sides))],
        _postmark(texts, card, edition),
        TONES.get(card.kind_name, card.kind_name),
        told,
        texts.words(words.wit),
        entry.module,
        entry.set,
        entry.card.edition,
        start=amounts(card.start.amounts),
        additional=[amounts(goods.amounts) for goods in card.additional],
        solo=texts.words(words.solo_condition) if words.solo_condition is not None else "",
        scenes=words.scenes,
        faces=words.faces,
        figure=catalog.kinds.of(card.kind_name).figure,
        heading=catalog.kinds.heading(card.kind_name),
        heading_name=_word(texts, "story-source", catalog.kinds.heading(card.kind_name)),
        kind_short=_word(texts, "kind", card.kind_name, ".short"),
        is_table=bool(catalog.kinds.of(card.kind_name).table),
    )


def _levels(texts: Messages, card: Card) -> list[FaceLevel]:
    kind = texts.catalog.kinds.of(card.kind_name)
    lines = zip(card.levels, _icons(card, kind), strict=True)
    found = [_level(texts, card, number, level, icon) for number, (level, icon) in enumerate(lines)]
    if card.goal is not None:
        found.append(FaceLevel("", reward=amounts(card.goal.reward.amounts)))
    rows = kind.table
    counts = [*map(str, range(1, len(rows))), f"{len(rows)}+"]
    numbers = [card.numbers[row] for row in rows]
    return found + [FaceLevel(count, reward={"lth": lth}) for count, lth in zip(counts, numbers, strict=False)]


def _icons(card: Card, kind: KindEntry) -> list[str]:
    """The sign before each line: of its first levels, and of its sections."""
    levels: list[str] = [*kind.icons, *[""] * (card.top + 1)][: card.top + 1]
    return levels + [kind.section[name].icon if name in kind.section else "" for name in card.sections]


def _level(texts: Messages, card: Card, number: int, level: Level, icon: str) -> FaceLevel:
    return FaceLevel(
        texts.level(card.id, number),
        amounts(level.cost.amounts),
        amounts(level.reward.amounts),
        {MEASURES[test.measure]: test.bound for test in level.needs if not test.at_most},
        {MEASURES[test.measure]: test.bound for test in level.needs if test.at_most},
        amounts(level.upkeep.amounts),
        amounts(level.upkeep_reward.amounts),
        level.has_upkeep,
        icon,
        text=texts.rule(card.id, number),
        scene=texts.catalog.text(card.id).levels[number].scene,
    )


def _postmark(texts: Messages, card: Card, edition: str) -> str:
    if card.category != NO_CATEGORY:
        letter = category_letter(CATEGORIES[card.category], edition)
        return f"{letter} {_word(texts, 'category', letter)}"
    if card.kind_name == KINDS[JOB] and card.field >= 0:
        return f"{card.rank} {_word(texts, 'field', FIELDS[card.field])}"
    return ""


def _word(texts: Messages, what: str, name: str, form: str = "") -> str:
    """What the texts call it, perhaps in a form of its own. The cards of a module may be there before its texts are."""
    id = f"{what}-{name}"
    found = id + form if texts.has(id + form) else id
    return texts.say(found) if texts.has(found) else name.replace("_", " ").capitalize()


def pursuit_memories(edition: str, lang: str) -> list[Remembered]:
    """What will be told of all cards of an edition."""
    cards = catalog()
    return [_remembered(cards.text(entry.card.id), lang) for entry in in_edition(cards, edition)]


def _remembered(words: CardText, lang: str) -> Remembered:
    levels = [(level.name.of(lang), level.memory) for level in words.levels]
    return remembered(words.id, lang, [("taken", words.taken), *levels, ("top", words.top), ("lost", words.lost)])


def pursuit_faces(edition: str, lang: str) -> list[Face]:
    """All cards of an edition, those of every module and set among them."""
    cards = catalog()
    return [pursuit_face(cards, lang, edition, entry) for entry in in_edition(cards, edition)]


def in_edition(catalog: Catalog, edition: str) -> list[FiledCard]:
    """Every card that a game of this edition may use, with modules and sets or without."""
    chosen = {
        entry.card.id
        for modules in ((), catalog.modules)
        for sets in ((), catalog.sets)
        for entry in catalog.chosen(edition, modules, sets)
    }
    return [entry for id, entry in catalog.entries.items() if id in chosen]
