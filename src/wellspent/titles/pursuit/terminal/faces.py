"""Cards: condensed to a few lines with every number, and the full face with every word."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from wellspent.engine.options import option
from wellspent.engine.step import Refusal
from wellspent.games.pursuit.cards import BASIC_PROJECT, GROUP_PROJECT, JOB, MEASURES, PARTNER, Card, Level, Test
from wellspent.games.pursuit.goods import ANY, GOODS_NAMES
from wellspent.terminal.look import Look
from wellspent.terminal.pieces import Block, fit, flow, key, line, wrapped
from wellspent.texts.messages import Speech
from wellspent.titles.pursuit.cards.words import bound_words, is_claim

from .goods import amounts_text, good_named, good_sign, goods_text
from .scene import PursuitScene, category_name, kind_note

TAG = 4
TAKING = {"project": "take", "item_activity": "spend", "job": "hire", "partner": "date"}


class Tag(NamedTuple):
    """What stands before a level: the numbers to type if it is open, or what is missing."""

    text: Text
    is_open: bool


def verb_number(scene: PursuitScene, name: str) -> int:
    for action in scene.game.rules.actions:
        if action.name == name:
            return action.verb
    return -1


def row_card(scene: PursuitScene, card: Card, width: int, tightness: int = 0) -> Block:
    """A card of a row: its name, then a line for each level, with the number to type or what is missing.

    Where it is tight, what else can be done with the card stands above the row; tighter still, only those levels are
    shown at which it can be taken.
    """
    tags = [row_tag(scene, card, level) for level in range(len(card.levels))]
    is_open = any(tag.is_open for tag in tags)
    rows = [card_head(scene, card, width, "bold" if is_open or not scene.is_turn else "")]
    for level in range(1 if hides_levels(card, tightness) else len(card.levels)):
        tag = tags[level]
        faint = scene.is_turn and not tag.is_open
        rows += level_lines(scene, card, level, width, tag.text, faint)
    return rows + additional_line(scene, card, width) + ([] if tightness else more_choices(scene, card, width))


def hides_levels(card: Card, tightness: int) -> bool:
    """People first, then Basic Projects: both are taken at their first level."""
    if card.kind == BASIC_PROJECT:
        return tightness > 2
    return tightness > 1 and card.pile_name not in ("project", "item_activity")


def more_choices(scene: PursuitScene, card: Card, width: int) -> Block:
    """What modules let one do with a card of a row besides taking it."""
    from .boards import choice_words

    words = choice_words(scene, card, tuple(TAKING.values()))
    return flow(words, width, scene.look, Text(" "), 1) if words else []


def card_head(scene: PursuitScene, card: Card, width: int, style: str) -> Text:
    colour = scene.kind_colour(card)
    name = Text(scene.name(card), f"{style} {colour}".strip())
    note = kind_note(scene, card)
    # The name comes before the field.
    if len(note) > max(width // 2, width - 2 - name.cell_len):
        note = shortened(note, width // 3, scene.look)
    head = fit(name, width - 2 - len(note), scene.look)
    return line((scene.look.signs.edge, colour), head, " ", (note, scene.look.faint))


def shortened(note: str, room: int, look: Look) -> str:
    """`Sci… 2`: the rank stays."""
    word, _, rank = note.rpartition(" ")
    return f"{word[: room - len(rank) - 2]}{look.signs.ellipsis} {rank}"


def row_tag(scene: PursuitScene, card: Card, level: int) -> Tag:
    """The number that takes this level, or what is missing for it."""
    verb = verb_number(scene, TAKING.get(card.pile_name, ""))
    if not scene.is_turn or verb < 0 or (card.kind in (JOB, PARTNER) and level > 0):
        return Tag(Text(), False)
    choices = [option(verb, card.index, level)]
    if card.kind in (JOB, PARTNER):
        choices = [option(verb, card.index, side) for side in (0, 1)]
    return choice_tag(scene, choices)


def choice_tag(scene: PursuitScene, choices: Sequence[int]) -> Tag:
    numbers = [number for choice in choices if (number := scene.menu.number(choice))]
    if numbers:
        made = Text()
        for place, number in enumerate(numbers):
            made.append("/" if place else "", scene.look.faint)
            made.append_text(key(number, scene.look))
        return Tag(made, True)
    refusal = scene.menu.refusal(choices[0])
    return Tag(missing_tag(scene, refusal) if refusal else Text(), False)


def missing_tag(scene: PursuitScene, refusal: Refusal) -> Text:
    """`−2▤`, with a plus sign where more is missing than fits."""
    look, reason = scene.look, scene.game.reason_name(refusal.reason)
    if reason == "too_much_stress":
        return Text(f"{good_named(look, 'stress')[0]}!", look.palette.warn)
    if reason not in ("cannot_pay", "cannot_pay_surcharge", "requirement"):
        return Text()
    short = [(number, amount) for number, amount in enumerate(refusal.missing[: ANY + 1]) if amount]
    if not short:
        return Text(look.signs.no, look.palette.warn)
    number, amount = short[0]
    more = "+" if len(short) > 1 else ""
    return Text(f"{look.signs.minus}{amount}{good_sign(look, number)[0]}{more}", look.palette.warn)


def level_lines(
    scene: PursuitScene, card: Card, level: int, width: int, tag: Text, faint: bool = False, tag_width: int = 0
) -> Block:
    """One level on one line, or on as many as its numbers need."""
    look, lines = scene.look, card.levels[level]
    style = look.faint if faint else ""
    if tag_width == 0:
        # Later levels of people cannot be taken from a row: no room is kept for a number.
        tag_width = 1 if card.kind in (JOB, PARTNER) and level > 0 else max(TAG, tag.cell_len + 1)
    head = line(fit(tag, tag_width, look), (level_sign(scene, card, level), style))
    needs = needs_text(lines.needs, look, style, scene.texts.lang)
    parts = [goods_text(lines.cost, look, style), needs, outcome(lines, look, style), upkeep_text(lines, look, style)]
    return fill(head, [part for part in parts if part.cell_len], width, look)


def fill(head: Text, parts: Sequence[Text], width: int, look: Look) -> Block:
    """Parts without gaps, broken between parts where the width ends."""
    rows = [line(head)]
    for part in parts:
        if rows[-1].cell_len + part.cell_len > width and rows[-1].cell_len > head.cell_len:
            rows.append(line(" " * head.cell_len))
        rows[-1].append_text(part)
    return [fit(row, width, look) if row.cell_len > width else row for row in rows]


def level_sign(scene: PursuitScene, card: Card, level: int) -> str:
    signs = scene.look.signs
    if level > card.top:
        # A section is no level.
        return signs.star
    if card.kind == GROUP_PROJECT:
        return signs.role
    if card.kind == JOB and level == 1:
        return signs.retire if card.rank == 3 else signs.rise
    return signs.levels[level]


def exchange(lines: Level, look: Look, style: str, lang: str) -> Text:
    """`2▤≥5❝→1♥✱`: what is asked, what is needed, what it gives, and a star for a text on the full face."""
    made = goods_text(lines.cost, look, style)
    made.append_text(needs_text(lines.needs, look, style, lang))
    return made.append_text(outcome(lines, look, style))


def outcome(lines: Level, look: Look, style: str) -> Text:
    made = Text(look.signs.to, style or look.faint)
    made.append_text(goods_text(lines.reward, look, style))
    if lines.effects or lines.abilities or lines.upkeep_effects:
        made.append(look.signs.star, style or look.palette.key)
    return made


def needs_text(tests: Sequence[Test], look: Look, style: str, lang: str) -> Text:
    made, speech = Text(), Speech(lang)
    for test in tests:
        name = MEASURES[test.measure]
        if not is_claim(test.measure, speech):
            made.append(look.signs.most if test.at_most else look.signs.least, style)
        if name == "resources":
            name = "any"
        if name == "age":
            made.append(f"{test.bound}{look.signs.sun}", style or look.palette.key)
        elif name in GOODS_NAMES:
            shape, colour = good_named(look, name)
            made.append(f"{test.bound}{shape}", style or colour)
        else:
            made.append(bound_words(test, speech), style)
    return made


def upkeep_text(lines: Level, look: Look, style: str = "") -> Text:
    """`↻1◎›2♥`: what it asks and gives again each round."""
    made = Text()
    if not lines.has_upkeep and lines.upkeep_reward.is_empty:
        return made
    made.append(look.signs.loop, style or look.faint)
    made.append_text(goods_text(lines.upkeep, look, style))
    made.append(look.signs.gives, style or look.faint)
    made.append_text(goods_text(lines.upkeep_reward, look, style))
    return made


def additional_line(scene: PursuitScene, card: Card, width: int) -> Block:
    """What each Role gives at the end of the round for 1, 2, 3, 4 filled Roles."""
    if not card.additional:
        return []
    look = scene.look
    made = line((" " * TAG), ("+", look.faint))
    for place, goods in enumerate(card.additional):
        made.append(look.signs.dot if place else "", look.faint)
        made.append_text(goods_text(goods, look))
    return [fit(made, width, look)]


# The full face.


def full_card(scene: PursuitScene, card: Card, width: int) -> Block:
    """Everything on a card: kind, levels with their names, prices, texts, and its wit."""
    look, lang = scene.look, scene.texts.lang
    text = scene.texts.catalog.text(card.id)
    colour = scene.kind_colour(card)
    kind = kind_words(scene, card)
    notes = [part for part in (kind, category_name(scene, card) or kind_note(scene, card)) if part]
    rows = [line((f"{look.signs.edge} ", colour), (scene.name(card), f"bold {colour}"))]
    rows.append(line((f"{look.signs.edge} ", colour), (" · ".join(notes), look.faint)))
    for level in range(len(card.levels)):
        rows += full_level(scene, card, level, width)
    rows += start_lines(scene, card)
    condition = text.condition if scene.game.seats > 1 else text.solo_condition
    for told in (scene.texts.card_rule(card.id), condition.of(lang) if condition is not None else ""):
        rows += wrapped(told, width, "  ") if told else []
    rows += goal_reward(scene, card)
    rows += [line()] if text.wit.of(lang) else []
    rows += wrapped(text.wit.of(lang), width, "  ", f"italic {look.faint}")
    return [*rows, line((f"  {card.id}", look.faint))]


def kind_words(scene: PursuitScene, card: Card) -> str:
    return scene.texts.say(f"kind-{card.kind_name}")


def full_level(scene: PursuitScene, card: Card, level: int, width: int) -> Block:
    look, lang, lines = scene.look, scene.texts.lang, card.levels[level]
    words = scene.texts.catalog.text(card.id).levels[level]
    rows = [line(f"  {level_sign(scene, card, level)} ", (words.name.of(lang), "bold"))]
    body = line("    ", goods_text(lines.cost, look, "", True))
    if lines.needs:
        body.append_text(line(" ", needs_text(lines.needs, look, "", lang)))
    body.append_text(line((f" {look.signs.to} ", look.faint), goods_text(lines.reward, look, "", True)))
    loop = upkeep_text(lines, look)
    body.append_text(line("   ", loop) if loop.cell_len else line())
    rows.append(fit(body, width, look) if body.cell_len > width else body)
    if rule := scene.texts.rule(card.id, level):
        rows += wrapped(rule, width, f"    {look.signs.star} ")
    return rows


def start_lines(scene: PursuitScene, card: Card) -> Block:
    if card.additional:
        label = scene.say("additional")
        return [line(f"  {label} ", *_joined([goods_text(goods, scene.look) for goods in card.additional]))]
    if card.start.is_empty:
        return []
    return [line(f"  {scene.say('start')} ", goods_text(card.start, scene.look, "", True))]


def _joined(parts: list[Text]) -> list[Text]:
    return [Text(" · ").join(parts)]


def goal_reward(scene: PursuitScene, card: Card) -> Block:
    if card.goal is None or scene.game.seats == 1:
        return []
    return [
        line("  ", (scene.look.signs.to + " ", scene.look.faint), amounts_text(card.goal.reward.amounts, scene.look))
    ]
