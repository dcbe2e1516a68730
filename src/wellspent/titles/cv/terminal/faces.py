"""Cards of CV: condensed to signs, and the full face with every word."""

from typing import Final

from rich.text import Text

from wellspent.games.cv.cards import DECKS, NOTHING, POSSESSION, STACKS, TYPES, Card, Condition
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.terminal.look import Look
from wellspent.terminal.pieces import Block, fit, line, wrapped

from .scene import CvScene
from .signs import BOTH_WAYS, DIE, POINT, REROLL, card_type, symbol, symbols_text

INDENT: Final = "  "


def type_sign(card: Card, look: Look) -> Text:
    """The shape of its type; both of a card of two colours."""
    made = Text()
    for each in card.types:
        sign, colour = card_type(look, each)
        made.append(sign, colour)
    return made


def colour_of(card: Card, look: Look) -> str:
    return card_type(look, card.types[0])[1]


def name_text(scene: CvScene, card: Card, style: str = "") -> Text:
    return Text(scene.texts.card(card.id), f"{style} {colour_of(card, scene.look)}".strip())


def labelled(scene: CvScene, card: Card, style: str = "") -> Text:
    """`✚ Jogging 1✚`: a card with what it gives."""
    given = gives(card, scene.look)
    return line(type_sign(card, scene.look), " ", name_text(scene, card, style), " " if given.cell_len else "", given)


def named(name: Text, words: str, width: int, look: Look) -> Block:
    """A name and a sentence behind it, or below it where there is no room."""
    if name.cell_len + len(words) + 3 <= width:
        return [line(" ", name, "  ", (words, look.faint))]
    return [fit(line(" ", name), width, look), *wrapped(words, width, "   ", look.faint)]


# In signs.


def deal(card: Card, look: Look, style: str = "") -> Text:
    """`3◎ ≥1⚒ → 2◎ 3★`: what it asks, what it gives."""
    asked = asks(card, look, style)
    if not asked.cell_len:
        asked = Text("0", style)
    return line(asked, (f" {look.signs.to} ", style or look.faint), gives(card, look, style))


def asks(card: Card, look: Look, style: str = "") -> Text:
    parts = [symbols_text(card.cost, look, style), *[condition_text(each, look, style) for each in card.conditions]]
    if card.has:
        parts.append(Text(look.signs.star, style or look.palette.key))
    return Text(" ").join([part for part in parts if part.cell_len])


def condition_text(condition: Condition, look: Look, style: str = "") -> Text:
    """`≥1⚒`: cards that must lie in the CV already."""
    bound = look.signs.most if condition.at_most else look.signs.least
    is_any = condition.stack >= STACKS
    sign, colour = (look.signs.full_slot, look.palette.ink) if is_any else card_type(look, condition.stack)
    return Text(f"{bound}{condition.bound}{sign}", style or colour)


def gives(card: Card, look: Look, style: str = "", stack: int = POSSESSION) -> Text:
    """Tokens each turn, more dice and throws, exchanges, points (on this stack), and what it costs to keep.

    CV.q.33: points count among possessions only.
    """
    signs = look.signs
    parts = [symbols_text(card.tokens, look, style), symbols_text(card.symbols, look, style)]
    parts += [Text(f"+{card.extra_dice}{look.in_signs(*DIE)}", style)] if card.extra_dice else []
    parts += [Text(f"+{card.rerolls}{look.in_signs(*REROLL)}", style)] if card.rerolls else []
    for arrow in card.arrows:
        between = look.in_signs(*BOTH_WAYS) if arrow.both_ways else signs.to
        source, target = symbol(look, arrow.source), symbol(look, arrow.target)
        parts.append(line((source[0], style or source[1]), (between, style), (target[0], style or target[1])))
    parts += [points_text(card.points, look, style)] if card.points and stack == POSSESSION else []
    parts += [symbols_text([-each for each in card.running], look, style or look.palette.warn)]
    parts += [Text(signs.star, style or look.palette.key)] if card.does != NOTHING else []
    return Text(" ").join([part for part in parts if part.cell_len])


def points_text(points: int, look: Look, style: str = "") -> Text:
    return Text(f"{points}{look.in_signs(*POINT)}", style or look.palette.key)


# In words.


def full_card(scene: CvScene, card: Card, width: int) -> Block:
    """Type and age, what it asks and gives in words, its text and its wit."""
    look, texts = scene.look, scene.texts
    entry, colour = texts.catalog.entry(card.id), colour_of(card, look)
    types = " / ".join(texts.say(f"cv-type-{TYPES[each]}") for each in card.types)
    notes = [types, texts.say(f"cv-deck-{DECKS[card.deck]}"), str(card.number)]
    rows = [line((f"{look.signs.edge} ", colour), type_sign(card, look), " ", name_text(scene, card, "bold"))]
    rows.append(line((f"{look.signs.edge} ", colour), (" · ".join(notes), look.faint)))
    for words in in_words(scene, card):
        rows += wrapped(words, width, INDENT)
    rows += wrapped(texts.words(entry.text), width, INDENT) if entry.text is not None else []
    rows += [line(), *wrapped(texts.words(entry.wit), width, INDENT, f"italic {look.faint}")]
    rows.append(line((f"{INDENT}{card.id}", look.faint)))
    return [fit(row, width, look) if row.cell_len > width else row for row in rows]


def in_words(scene: CvScene, card: Card) -> list[str]:
    """A line for each thing on the card that has signs."""
    texts = scene.texts
    said: list[str] = []
    if card.goal is None and card.number > scene.game.rules.cards[scene.game.rules.bicycle].number:
        said.append(scene.say("cv-asks", goods=texts.symbols(card.cost)))
    if needs := texts.needs(card):
        said.append(scene.say("cv-needs", needs=needs))
    for id, amounts in (("cv-each-turn", card.tokens), ("cv-once", card.symbols), ("cv-keep", card.running)):
        said += [scene.say(id, goods=texts.symbols(amounts))] if any(amounts) else []
    for id, count in (("cv-more-dice", card.extra_dice), ("cv-more-throws", card.rerolls), ("cv-worth", card.points)):
        said += [scene.say(id, count=count)] if count else []
    for arrow in card.arrows:
        ends = [texts.say(f"cv-symbol-{SYMBOLS[each]}.name") for each in (arrow.source, arrow.target)]
        id = "cv-exchange-both" if arrow.both_ways else "cv-exchange"
        said.append(scene.say(id, source=ends[0], target=ends[1]))
    return said
