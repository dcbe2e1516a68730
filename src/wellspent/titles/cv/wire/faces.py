"""The faces of CV's cards."""

from wellspent.games.cv.cards import DECKS, STACKS, TYPES, Card
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.protocol import Face, FaceLevel, Remembered
from wellspent.titles.cv.cards import Catalog, catalog
from wellspent.titles.cv.cards.schema import CardEntry
from wellspent.titles.cv.texts import CvTexts
from wellspent.wire.memories import remembered

from .scene import amounts


def cv_face(catalog: Catalog, lang: str, card: Card) -> Face:
    entry, texts = catalog.entry(card.id), CvTexts(lang, catalog)
    types = " / ".join(texts.say(f"cv-type-{TYPES[type]}") for type in card.types)
    points = card.goal.points if card.goal is not None else card.points
    return Face(
        card.id,
        texts.card(card.id),
        TYPES[card.types[0]],
        types,
        DECKS[card.deck],
        entry.picture,
        [_line(texts, card)],
        postmark=texts.say("cv-card-number", number=card.number, of=len(catalog.entries)),
        tone=TYPES[card.types[0]],
        text=texts.words(entry.text) if entry.text is not None else "",
        wit=texts.words(entry.wit),
        number=card.number,
        points=str(points) if points else "",
        scenes=[entry.scene] if entry.scene else [],
    )


def _line(texts: CvTexts, card: Card) -> FaceLevel:
    gives = amounts(card.symbols if card.is_event else card.tokens)
    more = {"dice": card.extra_dice, "rerolls": card.rerolls}
    return FaceLevel(
        "",
        amounts(card.cost),
        gives | {name: count for name, count in more.items() if count},
        {_stack(each.stack): each.bound for each in card.conditions if not each.at_most},
        {_stack(each.stack): each.bound for each in card.conditions if each.at_most},
        amounts(card.running),
        has_upkeep=card.has_running,
        swaps=_swaps(card),
        text=texts.needs(card),
    )


def _stack(stack: int) -> str:
    return "cards" if stack == STACKS else TYPES[stack]


def _swaps(card: Card) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for arrow in card.arrows:
        found.append((SYMBOLS[arrow.source], SYMBOLS[arrow.target]))
        if arrow.both_ways:
            found.append((SYMBOLS[arrow.target], SYMBOLS[arrow.source]))
    return found


def cv_faces(lang: str) -> list[Face]:
    """All cards of the game."""
    cards = catalog()
    return [cv_face(cards, lang, card) for card in cards.cards()]


def cv_memories(lang: str) -> list[Remembered]:
    """What will be told of all cards."""
    return [_remembered(entry, lang) for entry in catalog().entries.values()]


def _remembered(entry: CardEntry, lang: str) -> Remembered:
    memory = entry.memory
    told = [("taken", memory.taken), ("played", memory.played), ("lost", memory.lost)]
    return remembered(entry.id, lang, told)
