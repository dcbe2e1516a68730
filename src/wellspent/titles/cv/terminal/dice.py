"""The dice: what they show, which are kept, frozen or free, and how many throws are left."""

from typing import Final

from rich.text import Text

from wellspent.engine.options import option
from wellspent.games.cv.rules import MISFORTUNE
from wellspent.games.cv.state import ROLL
from wellspent.games.cv.steps import REROLL
from wellspent.games.cv.symbols import BAD_LUCK
from wellspent.games.cv.verbs import REROLL as REROLL_VERB
from wellspent.terminal.pieces import Block, beside, flow, heading, key, line

from .menu import DICE
from .scene import CvScene
from .signs import symbol, symbols_text

CELL: Final = 8
# The states of a die, by the messages for them.
FREE: Final = "cv-free-die"
KEPT: Final = "cv-kept"
FROZEN: Final = "cv-frozen"


def tray(scene: CvScene, width: int, tightness: int) -> Block:
    """Nothing before the first throw of a turn."""
    if not scene.state.dice or scene.state.player != scene.seat:
        return []
    head = heading(Text(scene.say("cv-dice"), "bold"), width, scene.look, notes(scene))
    dice = range(len(scene.state.dice))
    if tightness > 1:
        return [head, *flow([small_die(scene, die) for die in dice], width, scene.look, Text(" "))]
    blocks = [die_lines(scene, die) for die in dice]
    rows = beside(blocks, [CELL] * len(blocks), scene.look)
    return [head, *[line(" ", row) for row in rows]]


def notes(scene: CvScene) -> Text:
    """How many throws are done and left, and how near misfortune is."""
    look, state = scene.look, scene.state
    parts = []
    if state.phase == ROLL:
        parts.append(Text(scene.say("cv-throws", count=scene.throws, left=state.rerolls)))
    if state.new_dice:
        parts.append(Text(scene.say("cv-new-dice", count=state.new_dice), look.palette.go))
    bad_luck = state.bad_luck if state.phase != ROLL else state.dice.count(BAD_LUCK) + scene.me.tokens[BAD_LUCK]
    sign, colour = symbol(look, BAD_LUCK)
    next_one = (bad_luck // MISFORTUNE + 1) * MISFORTUNE
    parts.append(Text(f"{bad_luck}{sign} {scene.say('cv-misfortune-at', count=next_one)}", colour))
    return Text(f" {look.signs.dot} ", look.faint).join(parts)


def condition(scene: CvScene, die: int) -> str:
    """CV.roll.06: bad luck freezes a die; the others are free, and kept if the last throw left them."""
    if scene.step != REROLL:
        return ""
    if is_refused(scene, die):
        return FROZEN
    return KEPT if scene.kept >> die & 1 else FREE


def can_throw(scene: CvScene, state: str) -> bool:
    return state in (FREE, KEPT) and bool(scene.menu.group(DICE))


def is_refused(scene: CvScene, die: int) -> bool:
    return scene.menu.refusal(option(REROLL_VERB, 1 << die)) is not None


def die_lines(scene: CvScene, die: int) -> Block:
    """A die as a little box, its number above, its state below."""
    look, state = scene.look, condition(scene, die)
    sign, colour = symbol(look, scene.state.dice[die])
    left, flat, right, side, low_left, low_right = tuple(look.signs.box)
    face = f"bold reverse {colour}" if state == KEPT else f"bold {colour}"
    edge = look.faint if state == FROZEN else colour
    number = key(f" {die + 1} ", look) if can_throw(scene, state) else Text()
    return [
        *([line(" ", number)] if scene.step == REROLL else []),
        line((f"{left}{flat * 3}{right}", edge)),
        line((side, edge), (f" {sign} ", face), (side, edge)),
        line((f"{low_left}{flat * 3}{low_right}", edge)),
        *([line((scene.say(state).center(5), look.faint))] if state else []),
    ]


def small_die(scene: CvScene, die: int) -> Text:
    """`1 [✚] kept`."""
    look, state = scene.look, condition(scene, die)
    sign, colour = symbol(look, scene.state.dice[die])
    number = key(die + 1, look) if can_throw(scene, state) else Text(" ")
    made = line(number, (f"[{sign}]", f"bold {colour}"))
    return line(made, (f" {scene.say(state)}", look.faint)) if state and state != FREE else made


def to_spend(scene: CvScene) -> Text:
    """Everything unspent on dice and tokens, and of events played this turn."""
    state = scene.state
    amounts = [ready + loose for ready, loose in zip(state.ready, state.loose, strict=True)]
    return symbols_text(amounts, scene.look) or Text(scene.look.signs.dash, scene.look.faint)
