"""The choices of CV: cards by their place on the track, dice by their numbers, 0 for enough."""

from typing import Final

from wellspent.engine.options import first_of, option, verb_of
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State
from wellspent.games.cv.verbs import BUY, DECLINE, DONE, KEEP, PLAY, REROLL, TAKE
from wellspent.terminal.menu import ANSWERS, LEAVING, Item, Menu

DICE: Final = "dice"
MARKET: Final = "market"
# What ends a phase is always number 0.
ENDS: Final = (KEEP, DONE, DECLINE)
# A set of dice is typed as its numbers, 1 to 7: these are free for the rest.
BESIDE_DICE: Final = (8, 9, *range(80, 90))


def make_menu(game: CV, state: State, seat: int) -> Menu:
    """Number the choices of a seat."""
    options = game.options(state, seat) if seat in game.deciders(state) else []
    verbs = {verb_of(choice) for choice in options}
    if REROLL in verbs:
        items = _dice_items(game, options)
    elif verbs & {BUY, TAKE}:
        items = _market_items(game, state, options)
    else:
        items = _answers(game, options, 1)
    leaving = [_item(game, 0, choice, LEAVING) for choice in game.interrupts(state, seat)]
    return Menu(items, game.refusals(state, seat), leaving, (DICE, MARKET, ANSWERS))


def _item(game: CV, number: int, choice: int, group: str) -> Item:
    return Item(number, choice, group, game.notation(choice))


def _dice_items(game: CV, options: list[int]) -> list[Item]:
    items: list[Item] = []
    beside = iter(BESIDE_DICE)
    for choice in options:
        if verb_of(choice) == REROLL and first_of(choice):
            items.append(_item(game, int("".join(map(str, dice_of(first_of(choice))))), choice, DICE))
        else:
            number = 0 if verb_of(choice) in ENDS else next(beside)
            items.append(_item(game, number, choice, ANSWERS))
    return items


def _market_items(game: CV, state: State, options: list[int]) -> list[Item]:
    """Cards by their place; whatever else there is comes behind them."""
    cards = [choice for choice in options if verb_of(choice) in (BUY, TAKE)]
    items = [_item(game, state.track.index(first_of(choice)) + 1, choice, MARKET) for choice in cards]
    return items + _answers(game, [choice for choice in options if choice not in cards], len(state.track) + 1)


def _answers(game: CV, options: list[int], first: int) -> list[Item]:
    items: list[Item] = []
    for choice in options:
        number = 0 if verb_of(choice) in ENDS else first
        first += 1 if number else 0
        items.append(_item(game, number, choice, ANSWERS))
    return items


def dice_of(bits: int) -> list[int]:
    """The numbers of dice, from 1."""
    return [die + 1 for die in range(bits.bit_length()) if bits >> die & 1]


def dice_typed(state: State, typed: str) -> list[int]:
    """The dice that a line names, from 1: `1 3`, `13`, `reroll 1 3`; none where it names something else."""
    digits = "".join(typed.removeprefix("reroll").split())
    if not digits.isdecimal() or not all(1 <= int(digit) <= len(state.dice) for digit in digits):
        return []
    return sorted({int(digit) for digit in digits})


def reroll_of(state: State, dice: list[int]) -> int:
    """The choice that throws these dice again: of dice that show the same, the first ones (see `choices_of_dice`)."""
    bits = 0
    for die in dice:
        shown = state.dice[die - 1]
        alike = [other for other in range(len(state.dice)) if state.dice[other] == shown and not bits >> other & 1]
        bits |= 1 << alike[0]
    return option(REROLL, bits)


def playable_number(menu: Menu, card: int) -> int:
    """The number that plays an event from the hand, 0 if it cannot be played now."""
    return menu.number(option(PLAY, card))
