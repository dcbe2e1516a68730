"""The others and the public goals."""

from rich.text import Text

from wellspent.games.cv.cards import STACKS
from wellspent.games.cv.scoring import value_of
from wellspent.terminal.pieces import Block, flow, line, seat_text, wrapped

from .faces import gives, name_text, named, points_text
from .mat import standing
from .scene import CvScene
from .signs import card_type, symbols_text


def opponents(scene: CvScene, width: int, is_side: bool, tightness: int) -> Block:
    """Everybody else: points, cards of each type, tokens, hand; then the active cards."""
    made: Block = []
    for distance in range(1, scene.game.seats):
        made += opponent(scene, (scene.seat + distance) % scene.game.seats, width, is_side, tightness)
    return made


def opponent(scene: CvScene, seat: int, width: int, is_side: bool, tightness: int) -> Block:
    look, other = scene.look, scene.state.players[seat]
    name = scene.player(seat)
    if seat == scene.state.starter and scene.state.round:
        name.append(f" {scene.say('first')}", look.faint)
    if other.has_left:
        name.append(f" {scene.say('cv-left')}", look.faint)
    tokens = symbols_text(other.tokens, look)
    parts = [name, standing(scene, other)]
    parts += [counts(scene, seat)] if any(other.stacks) else []
    parts += [line((f"{scene.say('cv-tokens')} ", look.faint), tokens)] if tokens.cell_len else []
    parts += [Text(scene.say("cv-in-hand", count=len(other.hand)), look.faint)] if other.hand else []
    made = flow(parts, width, look, Text("" if is_side else " "), 2, 2)
    return made if tightness else [*made, *active_cards(scene, seat, width, is_side)]


def counts(scene: CvScene, seat: int) -> Text:
    """`✚1 ▤2 ⌂4`: how many cards of each type."""
    made = Text()
    for stack in range(STACKS):
        if cards := scene.state.players[seat].stacks[stack]:
            sign, colour = card_type(scene.look, stack)
            made.append_text(line((f"{' ' if made.cell_len else ''}{sign}{len(cards)}", colour)))
    return made


def active_cards(scene: CvScene, seat: int, width: int, is_side: bool) -> Block:
    parts = []
    for stack, cards in enumerate(scene.state.players[seat].stacks):
        if cards:
            card = scene.card(cards[-1])
            given = gives(card, scene.look, "", stack)
            parts.append(line(name_text(scene, card), " " if given.cell_len else "", given))
    return flow(parts, width, scene.look, Text(" " if is_side else "   ")) if parts else []


# Goals.


def goals(scene: CvScene, width: int, is_side: bool, tightness: int) -> Block:
    """CV.goals.02: each public goal with what it would give everybody now."""
    if tightness:
        parts = [Text(" ").join(goal_parts(scene, number)) for number in scene.state.goals]
        return flow(parts, width, scene.look, Text(" "), 3) if parts else []
    made: Block = []
    for number in scene.state.goals:
        parts, text = goal_parts(scene, number), scene.texts.catalog.entry(scene.card(number).id).text
        words = scene.texts.words(text) if text is not None else ""
        if is_side:
            made += flow(parts, width, scene.look, None, 1, 2)
            made += wrapped(words, width, "  ", scene.look.faint)
        else:
            made += named(Text(" ").join(parts), words, width, scene.look)
    return made


def goal_parts(scene: CvScene, number: int) -> list[Text]:
    """The name, then what the goal would give each seat."""
    parts = [name_text(scene, scene.card(number), "bold")]
    values = [value_of(scene.game.rules, player, number) for player in scene.state.players]
    for seat, value in enumerate(values):
        is_best = value > 0 and value == max(values)
        shown = points_text(value, scene.look, "" if is_best else scene.look.faint)
        parts.append(line(seat_text(seat, scene.look), shown))
    return parts
