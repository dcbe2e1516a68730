"""What a card says: everything about it that no rule reads."""

from typing import Final

from msgspec import Struct

from wellspent.cardfiles import Text

from .schema import CardEntry, LevelEntry

NO_TEXT: Final = Text("", "")
_JOB_LEVELS: Final = (
    Text("Hiring", "Recrutement"),
    Text("Promotion", "Promotion"),
    Text("Retirement", "Retraite"),
)
_PARTNER_LEVELS: Final = (
    Text("Date", "Rendez-vous"),
    Text("Relationship", "Relation"),
    Text("Raise Family", "Fonder une famille"),
)


class LevelText(Struct, frozen=True):
    """A level's name, a sentence of its own on the card face, one that follows what it does, its memory, its scene."""

    name: Text
    text: Text | None
    aside: Text | None
    memory: Text | None
    scene: str = ""


class CardText(Struct, frozen=True):
    """The words and the picture of a card, in both languages, side by side with its rules.

    `name` of a two-sided card is its first side's; `text` is the sentence of a whole card (a Child Trait).
    """

    id: str
    name: Text
    sides: list[Text]
    wit: Text
    text: Text | None
    condition: Text | None
    solo_condition: Text | None
    levels: list[LevelText]
    taken: Text | None
    top: Text | None
    lost: Text | None
    picture: str
    source: str
    # What its pictures are drawn from: one for all levels or one for each side; faces likewise.
    scenes: list[str] = []
    faces: list[str] = []

    def side(self, place: int) -> Text:
        """The name on that side of the card."""
        return self.sides[place] if self.sides else self.name


def card_text(card: CardEntry) -> CardText:
    return CardText(
        card.id,
        card.name or (card.sides[0] if card.sides else _spoken(card.id)),
        card.sides,
        card.wit or NO_TEXT,
        card.text,
        card.condition,
        card.solo_condition,
        _level_texts(card),
        card.memory.taken,
        card.memory.top,
        card.memory.lost,
        card.picture,
        card.source,
        [card.scene] if card.scene else card.scenes,
        [card.face] if card.face else card.faces,
    )


def _spoken(id: str) -> Text:
    return Text(id.replace("_", " ").title(), id.replace("_", " ").capitalize())


def level_entries(card: CardEntry) -> list[LevelEntry]:
    """The levels as the rules count them; sections stand behind them."""
    if card.kind == "job":
        return [level for level in (card.hire, card.promotion, card.retirement) if level is not None]
    return [*card.level, *card.section.values()]


def _level_texts(card: CardEntry) -> list[LevelText]:
    if card.kind == "job":
        parts = zip(_JOB_LEVELS, (card.hire, card.promotion, card.retirement), strict=True)
        return [_level_text(level, name) for name, level in parts if level is not None]
    names = _PARTNER_LEVELS if card.kind == "partner" else ()
    levels = [
        _level_text(level, names[place] if place < len(names) else Text(f"Level {place + 1}", f"Niveau {place + 1}"))
        for place, level in enumerate(card.level)
    ]
    # Sections stand behind the levels, as the rules count them.
    return levels + [_level_text(section, _spoken(name)) for name, section in card.section.items()]


def _level_text(level: LevelEntry, name: Text) -> LevelText:
    return LevelText(level.name or name, level.text, level.aside, level.memory, level.scene)
