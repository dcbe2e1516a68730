"""What stands below a question of CV: the answers, and how to give them."""

from wellspent.engine.options import first_of
from wellspent.games.cv.steps import PICK, REROLL
from wellspent.terminal.menu import ANSWERS, Item
from wellspent.terminal.pieces import Block, fit, key, line
from wellspent.terminal.screen import answer, answers, hint, ranges

from .faces import labelled, named
from .menu import DICE, MARKET
from .scene import CvScene


def answer_lines(scene: CvScene, width: int) -> Block:
    if scene.step == PICK:
        cards = [row for item in scene.menu.items for row in childhood(scene, item, width)]
        return [*cards, *hint(scene, "answer-hint", width)]
    if scene.menu.group(DICE) or scene.step == REROLL:
        return [*dice_answer(scene, width), *others(scene, width), *hint(scene, dice_hint(scene), width)]
    if scene.menu.group(MARKET):
        return [*market_answer(scene, width), *others(scene, width), *hint(scene, "answer-hint", width)]
    return answers(scene, width)


def others(scene: CvScene, width: int) -> Block:
    return [row for item in scene.menu.group(ANSWERS) for row in answer(scene, item, width)]


def dice_hint(scene: CvScene) -> str:
    """CV.cards.04: dice that were asked for must be thrown."""
    return "answer-hint" if scene.state.new_dice or not scene.state.rerolls else "cv-dice-hint"


def dice_answer(scene: CvScene, width: int) -> Block:
    """One line for all the sets of dice."""
    items = scene.menu.group(DICE)
    if not items:
        return []
    free = sorted({digit for item in items for digit in str(item.number)})
    words = scene.say("cv-throw-these", dice=" ".join(free[:2]))
    return [fit(line(" ", key(" ".join(free), scene.look), f" {words}"), width, scene.look)]


def market_answer(scene: CvScene, width: int) -> Block:
    numbers = [item.number for item in scene.menu.group(MARKET)]
    return [fit(line(" ", key(ranges(numbers), scene.look), f" {scene.say('cv-on-the-track')}"), width, scene.look)]


def childhood(scene: CvScene, item: Item, width: int) -> Block:
    """A card that may be kept: what it does and what is said of it."""
    card, look = scene.card(first_of(item.choice)), scene.look
    entry = scene.texts.catalog.entry(card.id)
    head = line(key(str(item.number).rjust(2), look), " ", labelled(scene, card, "bold"))
    return named(head, scene.texts.words(entry.text or entry.wit), width, look)
