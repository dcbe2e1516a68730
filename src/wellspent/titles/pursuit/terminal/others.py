"""The others, the Life Goals and the log."""

from rich.text import Text

from wellspent.cardfiles import Text as Words
from wellspent.games.pursuit.cards import GROUP_PROJECT, Card
from wellspent.games.pursuit.goods import HOURGLASS, LTH, STH, STRESS
from wellspent.games.pursuit.state import GOAL_CLOSED, GOAL_OPEN
from wellspent.games.pursuit.steps.resolve import is_solo_goal_met
from wellspent.terminal.pieces import Block, fit, flow, line, seat_text, wrapped

from .boards import boards_of, card_steps
from .faces import level_sign
from .goods import amounts_text, good_sign
from .mat import join_steps
from .scene import PursuitScene


def opponents(scene: PursuitScene, width: int, is_side: bool = False) -> Block:
    """Everybody else, a line each."""
    made: Block = []
    for distance in range(1, scene.game.seats):
        seat = (scene.seat + distance) % scene.game.seats
        made += opponent(scene, seat, width, is_side)
    return made


def opponent(scene: PursuitScene, seat: int, width: int, is_side: bool) -> Block:
    look, other = scene.look, scene.state.players[seat]
    name = scene.player(seat)
    if seat == scene.state.first_player:
        name.append(f" {scene.say('first')}", look.faint)
    if not other.is_alive:
        name.append(f" {scene.say('life-over')}", look.faint)
    tracks = line(amount(scene, LTH, other.lth), " ", amount(scene, HOURGLASS, other.hourglasses), " ")
    tracks.append_text(line(amount(scene, STH, other.sth), " ", amount(scene, STRESS, min(other.stress, 16))))
    stocks = (other.knowledge, other.creativity, other.influence, other.money)
    wealth = amounts_text(stocks, look, "", True) or Text(look.signs.dash, look.faint)
    cards = [held(scene, scene.card(number)) for number in other.cards]
    boards = flow(boards_of(scene, seat), width, look, Text("  ")) if scene.game.rules.modules else []
    if is_side:
        return [
            *flow([name, tracks], width, look, Text(), 1),
            *flow([wealth], width, look, Text("  ")),
            *(flow(cards, width, look, Text("  "), 1) if cards else []),
            *boards,
            *joinable(scene, seat, width),
        ]
    made = line(" ", name, "  ", tracks, "  ", wealth, "  ", Text(" ").join(cards))
    return [fit(made, width, look), *boards, *joinable(scene, seat, width)]


def amount(scene: PursuitScene, good: int, number: int) -> Text:
    shape, colour = good_sign(scene.look, good)
    shown = str(number).replace("-", scene.look.signs.minus)
    return Text(f"{shown}{shape}", colour)


def held(scene: PursuitScene, card: Card) -> Text:
    level = scene.state.level[card.index]
    colour = scene.kind_colour(card)
    return Text(f"{scene.name(card, owned=True)}{level_sign(scene, card, level)}", colour)


def joinable(scene: PursuitScene, seat: int, width: int) -> Block:
    """The cards of others in which one may take part."""
    made: Block = []
    for number in scene.state.players[seat].cards:
        card = scene.card(number)
        roles = join_steps(scene, card) if card.kind == GROUP_PROJECT else card_steps(scene, card)
        if roles:
            label = Text(f"  {scene.name(card)} ", scene.kind_colour(card))
            if label.cell_len + max(role.cell_len for role in roles) > width:
                made.append(label)
                label = Text("   ")
            made += flow(roles, width, scene.look, label)
    return made


# Life Goals.


def goals(scene: PursuitScene, width: int, is_side: bool = False) -> Block:
    made: Block = []
    for place, number in enumerate(scene.state.goals):
        made += goal(scene, place, scene.card(number), width, is_side)
    return made


def goal_names(scene: PursuitScene, width: int) -> Block:
    """The goals by name and reward only."""
    parts = [goal_name(scene, place, scene.card(number)) for place, number in enumerate(scene.state.goals)]
    return flow(parts, width, scene.look, Text(" ")) if parts else []


def goal_name(scene: PursuitScene, place: int, card: Card) -> Text:
    look = scene.look
    reward = amounts_text(card.goal.reward.amounts, look) if card.goal and scene.game.seats > 1 else Text()
    mark, faint = goal_mark(scene, place, card)
    return line(mark, (scene.name(card), look.faint if faint else f"bold {scene.kind_colour(card)}"), " ", reward)


def goal(scene: PursuitScene, place: int, card: Card, width: int, is_side: bool) -> Block:
    look, lang = scene.look, scene.texts.lang
    text = scene.texts.catalog.text(card.id)
    condition = text.solo_condition if scene.game.seats == 1 else text.condition
    name = goal_name(scene, place, card)
    words = (condition or Words("", "")).of(lang)
    if is_side:
        return [name, *wrapped(words, width, "  ", look.faint)]
    return flow([name, Text(words, look.faint)], width, look, Text(" "))


def goal_mark(scene: PursuitScene, place: int, card: Card) -> tuple[Text, bool]:
    """Who reached it; solo, whether its condition holds as of now."""
    look = scene.look
    winner = scene.state.goal_winner[place]
    if winner >= 0:
        return line(seat_text(winner, look), " "), True
    if winner == GOAL_CLOSED:
        return line((f"{look.signs.no} ", look.palette.warn)), True
    if scene.game.seats == 1 and winner == GOAL_OPEN and card.goal is not None:
        is_met = is_solo_goal_met(scene.game.rules, scene.state, card.index)
        return line((look.signs.done if is_met else look.signs.free_slot, look.palette.go), " "), False
    return line((f"{look.signs.free_slot} ", look.faint)), False
