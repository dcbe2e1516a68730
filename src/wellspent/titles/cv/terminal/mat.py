"""My CV: five stacks with the active card first, the tokens of each turn, my hand and my private goal."""

from typing import Final

from rich.text import Text

from wellspent.games.cv.cards import POSSESSION, STACKS, TABLED, TYPES
from wellspent.games.cv.lives import card_count
from wellspent.games.cv.rules import Rules
from wellspent.games.cv.scoring import possession_points, type_points, value_of
from wellspent.games.cv.state import ADD, BAD_LUCK_PHASE, NO_CARD, SELECT, Player
from wellspent.terminal.pieces import Block, flow, heading, key, line

from .dice import to_spend
from .faces import gives, labelled, name_text, named, points_text
from .menu import playable_number
from .scene import CvScene
from .signs import card_type, symbols_text

LABEL: Final = 25


def mat(scene: CvScene, width: int, tightness: int) -> Block:
    look, me = scene.look, scene.me
    title = line(scene.player(scene.seat), (f" {look.signs.dot} {scene.say('cv-my-cv')}", look.faint))
    if scene.seat == scene.state.starter and scene.state.round:
        title.append(f" {look.signs.dot} {scene.say('first')}", look.faint)
    head = heading(title, width, look, standing(scene, me), look.seat(scene.seat)[1])
    made: Block = [head]
    for stack in range(STACKS):
        made += stack_lines(scene, stack, width, tightness)
    return [*made, *means(scene, width), *hand(scene, width), *secret(scene, width, tightness)]


def standing(scene: CvScene, me: Player) -> Text:
    """`9 cards · 24★`: what everybody can count."""
    cards = Text(scene.say("cv-cards", count=card_count(me)))
    return Text(f" {scene.look.signs.dot} ", scene.look.faint).join(
        [cards, points_text(open_points(scene.game.rules, me), scene.look)]
    )


def open_points(rules: Rules, me: Player) -> int:
    """The table of three types and the possessions: all that counts but goals."""
    return sum(stack_points(rules, me, stack) for stack in range(STACKS))


def stack_points(rules: Rules, me: Player, stack: int) -> int:
    if stack < TABLED:
        return type_points(rules, me, stack)
    return possession_points(rules, me) if stack == POSSESSION else 0


def stack_lines(scene: CvScene, stack: int, width: int, tightness: int) -> Block:
    """`✚ Health 3 6★  Jogging 1✚ · Early to bed`: the active card, then those it covers."""
    look, cards = scene.look, scene.me.stacks[stack]
    sign, colour = card_type(look, stack)
    head = line((f" {sign} {scene.texts.say(f'cv-type-{TYPES[stack]}')}", colour))
    head.pad_right(LABEL - 8 - head.cell_len)
    points = stack_points(scene.game.rules, scene.me, stack)
    count = line((str(len(cards)).rjust(3), "bold" if cards else look.faint))
    count.append_text(line(" ", points_text(points, look)) if points else line())
    head.append_text(count)
    head.pad_right(LABEL - head.cell_len)
    if not cards:
        return [line(head, (look.signs.dash, look.faint))]
    active = scene.card(cards[-1])
    top = line(name_text(scene, active, "bold"), " ", gives(active, look, "", stack))
    below = [Text(scene.card_name(number), look.faint) for number in reversed(cards[:-1])]
    if tightness > 1 and below:
        below = [Text(scene.say("cv-covered", count=len(below)), look.faint)]
    return flow([top, *below], width, look, head)


def means(scene: CvScene, width: int) -> Block:
    """What every turn gives, and in the middle of a turn what is still to be spent."""
    look, state = scene.look, scene.state
    tokens = symbols_text(scene.me.tokens, look) or Text(look.signs.dash, look.faint)
    parts = [line((f"{scene.say('cv-tokens')} ", look.faint), tokens)]
    if state.player == scene.seat and state.phase in (SELECT, BAD_LUCK_PHASE, ADD):
        parts.append(line((f"{scene.say('cv-to-spend')} ", "bold"), to_spend(scene)))
        bought = [name_text(scene, scene.card(number), "bold") for number in state.bought]
        parts += [line((f"{scene.say('cv-bought')} ", look.faint), Text(", ").join(bought))] if bought else []
    return flow(parts, width, look, Text(" "), 3)


def hand(scene: CvScene, width: int) -> Block:
    """Events with what they do, and the number that plays them."""
    if not scene.me.hand:
        return []
    look = scene.look
    parts = []
    for number in scene.me.hand:
        typed = playable_number(scene.menu, number)
        event = labelled(scene, scene.card(number), "bold")
        parts.append(line(key(typed, look), " ", event) if typed else event)
    return flow(parts, width, look, line((f" {scene.say('cv-hand')} ", look.faint)), 3)


def secret(scene: CvScene, width: int, tightness: int) -> Block:
    """CV.setup.04: only its owner sees it."""
    if scene.me.goal == NO_CARD:
        return []
    look, card = scene.look, scene.card(scene.me.goal)
    now = points_text(value_of(scene.game.rules, scene.me, scene.me.goal), look)
    text = scene.texts.catalog.entry(card.id).text
    words = scene.texts.words(text) if text is not None and not tightness else ""
    label = (f"{card_type(look, card.types[0])[0]} {scene.say('cv-secret')} ", look.faint)
    return named(line(label, name_text(scene, card, "bold"), " ", now), words, width, look)
