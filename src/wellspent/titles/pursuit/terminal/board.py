"""The common table: the day of a life, the spaces, the four rows."""

from typing import Final

from rich.text import Text

from wellspent.engine.options import first_of, option, verb_of
from wellspent.games.pursuit.action import BoardAction
from wellspent.games.pursuit.actions.take import TakeFromRow
from wellspent.games.pursuit.area import placing_stress
from wellspent.games.pursuit.board import AGES, LAST_ROUND
from wellspent.games.pursuit.goods import RELAX, STRESS
from wellspent.games.pursuit.state import NO_CARD, PHASES
from wellspent.terminal.pieces import Block, beside, heading, key, line, seat_text
from wellspent.terminal.screen import title

from .boards import card_grid, card_width, choices_by_verb, verbs_and_numbers
from .faces import row_card, verb_number
from .goods import amounts_text, good_sign
from .menu import SPACE_NUMBERS
from .scene import PursuitScene

# The sun is low in the first and the last ages.
HIGH_SUN: Final = (3, 4, 5)
PLAIN_SPACES: Final = ("study", "play", "interact", "temp_job", "overtime", "rest")
ROW_ACTIONS: Final = ("take", "spend", "hire", "date")
ROW_SPACES: Final = ("take_project", "spend", "get_job", "start_relationship")
GAINS: Final = {
    "study": (3,),
    "play": (0, 3),
    "interact": (0, 0, 3),
    "temp_job": (0, 0, 0, 3),
    "overtime": (0, 0, 0, 0, 2),
}


def title_line(scene: PursuitScene, width: int) -> Text:
    """What is going on: age, round, phase, edition; whose turn."""
    texts, state, faint = scene.texts, scene.state, scene.look.faint
    parts = [
        Text(texts.say(f"age-{AGES[max(1, state.round) - 1]}"), "bold"),
        Text(scene.say("round", round=max(1, state.round)), faint),
        Text(texts.say(f"phase-{PHASES[state.phase]}"), "bold"),
        Text(texts.say(f"edition-{scene.game.rules.edition.name}"), faint),
    ]
    return title(scene, parts, width)


def sky(scene: PursuitScene, width: int) -> Block:
    """A life is a day: dawn at the left, night at the right, the sun over the present age."""
    now = max(1, scene.state.round)
    upper, lower = line(), line()
    for place in range(LAST_ROUND):
        cell = width * (place + 1) // LAST_ROUND - width * place // LAST_ROUND
        style = f"{scene.look.palette.age_inks[place]} on {scene.look.palette.ages[place]}"
        sign = scene.look.signs.moon if place + 1 == LAST_ROUND else scene.look.signs.sun
        label = scene.say(f"age-{AGES[place]}")
        is_now = place + 1 == now
        high = sign if is_now and now in HIGH_SUN else ""
        shown = f"{sign} {label}" if is_now and not high else label
        upper.append(high.center(cell), f"bold {style}")
        lower.append(_cell(shown, cell), f"bold underline {style}" if is_now else style)
    return [upper, lower]


def _cell(text: str, width: int) -> str:
    return text[:width].center(width)


def standing(scene: PursuitScene, space: int) -> Text:
    """The Hourglasses on a space, as the shapes of their owners."""
    made = Text()
    for seat, player in enumerate(scene.state.players):
        for _ in range(player.placed[space]):
            made.append_text(seat_text(seat, scene.look))
    return made


def space_number(scene: PursuitScene, name: str) -> int:
    return scene.game.rules.spaces.index(name)


def space_action(scene: PursuitScene, verb_name: str) -> BoardAction | None:
    for action in scene.game.rules.actions:
        if action.name == verb_name and isinstance(action, BoardAction):
            return action
    return None


def extra_stress(scene: PursuitScene, verb_name: str) -> int:
    """What placing one more Hourglass there would cost now."""
    action = space_action(scene, verb_name)
    return action.repetition(scene.state, scene.seat) if action is not None else 0


def spaces(scene: PursuitScene, width: int) -> Block:
    """The six plain spaces in one strip."""
    each = width // len(PLAIN_SPACES)
    cells = [space_cell(scene, name, each - 1) for name in PLAIN_SPACES]
    return beside(cells, [each - 1] * len(cells), scene.look)


def space_cell(scene: PursuitScene, name: str, width: int) -> Block:
    look = scene.look
    numbers = space_keys(scene, name)
    head = line(key(numbers[0], look), " ") if numbers else line()
    is_open = bool(numbers) or not scene.is_turn
    label = scene.texts.say(f"space-{name}")
    if len(label) > width - head.cell_len:
        label = scene.say(f"space-{name}")
    head.append(label, "bold" if is_open else look.faint)
    return [head, space_effect(scene, name, "" if is_open else look.faint)]


def space_keys(scene: PursuitScene, name: str) -> list[int]:
    if name not in SPACE_NUMBERS:
        return []
    verb = verb_number(scene, name)
    return [item.number for item in scene.menu.items if verb_of(item.choice) == verb and scene.is_turn]


def space_effect(scene: PursuitScene, name: str, style: str) -> Text:
    """`+3▤ 1↯ ●▲`: what it gives, what it costs now, who stands there."""
    look = scene.look
    made = line("  " if not style else "")
    if name == "rest":
        made.append_text(rest_effect(scene, style))
    else:
        made.append_text(amounts_text(GAINS[name], look, style, sign="+"))
    stress = extra_stress(scene, name) + (2 if name == "overtime" else 0)
    if stress:
        shape, colour = good_sign(look, STRESS)
        made.append(f" {stress}{shape}", style or colour)
    if scene.state.covered >> space_number(scene, name) & 1:
        made = line((scene.say("covered"), look.faint))
    made.append(" ")
    made.append_text(standing(scene, space_number(scene, name)))
    return made


def rest_effect(scene: PursuitScene, style: str) -> Text:
    """`2∿ 7:1 8:0`: the longest rest, then the numbers of the shorter ones."""
    look = scene.look
    verb = verb_number(scene, "rest")
    shape, colour = good_sign(look, RELAX)
    made = Text()
    items = [item for item in scene.menu.items if verb_of(item.choice) == verb] if scene.is_turn else []
    for place, item in enumerate(items):
        if place:
            made.append_text(line(" ", key(item.number, look), (":", look.faint)))
        made.append(f"{first_of(item.choice)}{'' if place else shape}", style or colour)
    return made if items else Text(f"2{shape}", style or colour)


# Rows.


def rows(scene: PursuitScene, width: int, tightness: int = 0) -> Block:
    made: Block = []
    for place, pile in enumerate(scene.game.rules.rows):
        made += row(scene, place, pile, width, tightness)
    return made


def row(scene: PursuitScene, place: int, pile: int, width: int, tightness: int) -> Block:
    """One row of cards under the head that is its Board Action."""
    head = row_heading(scene, place, pile, width, tightness > 0)
    cards = [number for number in scene.state.row[pile] if number != NO_CARD]
    if not cards:
        return [head]
    each = card_width(width)
    return [
        head,
        *card_grid([row_card(scene, scene.card(number), each, tightness) for number in cards], width, scene),
    ]


def row_heading(scene: PursuitScene, place: int, pile: int, width: int, is_tight: bool = False) -> Text:
    look = scene.look
    if place >= len(ROW_ACTIONS):
        return module_row_heading(scene, pile, width, is_tight)
    name = ROW_SPACES[place]
    is_covered = bool(scene.state.covered >> space_number(scene, name) & 1)
    title = line((scene.texts.say(f"space-{name}"), look.faint if is_covered else "bold"))
    on_it = standing(scene, space_number(scene, name))
    title.append_text(line(" ", on_it) if on_it.cell_len else line())
    more = row_choices(scene, pile) if is_tight else []
    notes = row_notes(scene, place, pile, is_covered)
    return heading(title, width, look, Text(" · ", look.faint).join([*more, *([notes] if notes.cell_len else [])]))


def row_choices(scene: PursuitScene, pile: int) -> list[Text]:
    """`dream 47-54`: what modules let one do with the cards of a row, in the order of the cards."""
    found: dict[int, list[int]] = {}
    for number in scene.state.row[pile]:
        if number != NO_CARD:
            for verb, choices in choices_by_verb(scene, scene.card(number), ROW_ACTIONS).items():
                found.setdefault(verb, []).extend(choices)
    return verbs_and_numbers(scene, found)


def module_row_heading(scene: PursuitScene, pile: int, width: int, is_tight: bool) -> Text:
    """The name of the pile, and the space of the action that takes from its row."""
    title = Text(scene.texts.say(f"pile-{scene.game.rules.piles[pile]}"), "bold")
    spaces = [
        space_note(scene, int(action.space))
        for action in scene.game.rules.actions
        if isinstance(action, TakeFromRow) and action.pile == pile
    ]
    more = row_choices(scene, pile) if is_tight else []
    notes = Text(" · ", scene.look.faint).join([*refreshing(scene, pile), *spaces, *more])
    return heading(title, width, scene.look, notes)


def refreshing(scene: PursuitScene, pile: int) -> list[Text]:
    """The number that refreshes a row."""
    number = scene.menu.number(option(verb_number(scene, "refresh"), pile))
    return [line(key(number, scene.look), (f" {scene.say('refresh')}", scene.look.faint))] if number else []


def space_note(scene: PursuitScene, space: int) -> Text:
    """`Dream ●▲ again: 1↯`: a space of a module, who stands there, what it costs now besides."""
    look = scene.look
    name = scene.texts.say(f"space-{scene.game.rules.spaces[space]}")
    if scene.state.covered >> space & 1:
        return Text(f"{name} {scene.say('covered')}", look.faint)
    made = line((name, "bold"))
    on_it = standing(scene, space)
    made.append_text(line(" ", on_it) if on_it.cell_len else line())
    shape, colour = good_sign(look, STRESS)
    actions = [each for each in scene.game.rules.actions if isinstance(each, BoardAction) and each.space == space]
    if stress := max((each.repetition(scene.state, scene.seat) for each in actions), default=0):
        made.append(f" {scene.say('again')} {stress}{shape}", colour)
    return made


def row_notes(scene: PursuitScene, place: int, pile: int, is_covered: bool) -> Text:
    """What taking a card here costs besides its price, and the number that refreshes the row."""
    look = scene.look
    if is_covered:
        covered = Text(scene.say("covered"), look.faint)
        return Text(" · ", look.faint).join([covered, *refreshing(scene, pile)])
    parts: list[Text] = []
    shape, colour = good_sign(look, STRESS)
    if stress := extra_stress(scene, ROW_ACTIONS[place]):
        parts.append(line((f"{scene.say('again')} {stress}{shape}", colour)))
    rules = scene.game.rules
    another = 1 if place == 3 and scene.me.partners else 0
    if placing_stress(rules, scene.me, rules.cards[rules.sample[pile]]) > another:
        parts.append(line((f"{scene.say('full-slots')} 1{shape}", colour)))
    if another:
        parts.append(line((f"{scene.say('second-love')} 1{shape}", colour)))
    # What can be chosen comes first: the end of a long line is cut.
    return Text(" · ", look.faint).join([*refreshing(scene, pile), *parts])
