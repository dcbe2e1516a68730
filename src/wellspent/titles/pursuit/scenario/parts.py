"""What lies in the parts of modules, as scenarios write it: by module, then by the name of what the part holds."""

from collections.abc import Callable
from typing import Any

from wellspent.engine.session import seat_letter, seat_number
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import CARDS, COUNTS, NO_CARD, PLACES, SEATS, Field, Part, State

EMPTY_PLACE = "-"
# What a part holds: a number, a list of them, a list for each seat, or a dictionary by card.
Held = int | list[int] | list[list[int]] | dict[int, Any]


class Misfit(Exception):
    """What a scenario says cannot lie there."""


def own_all(state: State) -> None:
    """Before anything is moved by hand: no copy of the position is to move with it."""
    for pile in range(len(state.draw)):
        state.own(pile)
    for place in range(len(state.parts)):
        state.own_part(place)


def parts_of(game: Pursuit, state: State) -> dict[str, Part]:
    """The parts of a position by the names of their modules."""
    names = [module.name for module in game.rules.modules if module.part() is not None]
    return dict(zip(names, state.parts, strict=True))


def fields_of(part: Part) -> dict[str, Field]:
    """What is written under the name of the module; rows are written among the rows."""
    return {name: field for name, field in part.fields().items() if not field.is_row}


def board_rows(game: Pursuit, state: State) -> dict[str, list[int]]:
    """By pile: the cards that lie on the boards of modules, as they lie; changing a list changes the board."""
    found: dict[str, list[int]] = {}
    for part in state.parts:
        for name, field in part.fields().items():
            if field.is_row:
                found[field.piles[0]] = getattr(part, name)
    for pile, row in enumerate(state.row):
        if row and pile not in game.rules.rows:
            found[game.rules.piles[pile]] = row
    return found


def lift(game: Pursuit, state: State, number: int) -> None:
    """Take a card away from whatever board or hand of a module it lies in, with what lies beside it."""
    for part in state.parts:
        for name, field in part.fields().items():
            held = getattr(part, name)
            if field.kind in (CARDS, PLACES) and held == number:
                setattr(part, name, NO_CARD)
            elif field.kind in (CARDS, PLACES) and isinstance(held, list):
                _lift_from(part, field, held, number)


def _lift_from(part: Part, field: Field, held: list[Any], number: int) -> None:
    beside = getattr(part, field.beside) if field.beside else []
    by_seat = bool(held) and isinstance(held[0], list)
    lists = zip(held, beside or [[] for _ in held], strict=True) if by_seat else [(held, beside)]
    for cards, tokens in lists:
        if number in cards and field.kind == CARDS:
            cards.remove(number)
        elif number in cards:
            place = cards.index(number)
            cards[place] = NO_CARD
            if tokens:
                tokens[place] = 0


# From what a part holds to words, and back.


def words(game: Pursuit, field: Field, held: Held) -> Any:
    """What a part holds as a scenario writes it."""
    if isinstance(held, dict):
        return {game.rules.cards[number].id: words(game, field, value) for number, value in sorted(held.items())}
    if isinstance(held, list):
        if held and isinstance(held[0], list):
            return {seat_letter(seat): words(game, field, value) for seat, value in enumerate(held)}
        return [words(game, field, value) for value in held]
    if field.kind == COUNTS:
        return held
    if field.kind == SEATS:
        return "".join(seat_letter(seat) for seat in range(game.seats) if held >> seat & 1)
    return EMPTY_PLACE if held == NO_CARD else game.rules.cards[held].id


class Reading:
    """Reads what one field holds; raises Misfit, in the words of whoever wrote it."""

    def __init__(self, game: Pursuit, field: Field, find: Callable[[str, Field], int]) -> None:
        self.game = game
        self.field = field
        # The number of a card that may lie in the field.
        self.find = find

    def read(self, text: object, held: Held) -> Held:
        """What is written, in the form of what is held now."""
        if isinstance(held, dict):
            return {self.card(id): self.value(each) for id, each in self.table(text, "cards").items()}
        if isinstance(held, list):
            if held and isinstance(held[0], list):
                return self.by_seat(text, held)
            return self.listed(text, held)
        return self.number(text)

    def table(self, text: object, what: str) -> dict[str, object]:
        if not isinstance(text, dict):
            raise Misfit(f"found {text}, expected a table by {what}")
        return text

    def by_seat(self, text: object, held: list[Any]) -> list[list[int]]:
        made = list(held)
        for letter, each in self.table(text, "seats").items():
            made[self.seat(letter)] = self.listed(each, held[self.seat(letter)])
        return made

    def value(self, text: object) -> Held:
        """What belongs to one card."""
        return [self.number(each) for each in text] if isinstance(text, list) else self.number(text)

    def listed(self, text: object, held: list[Any]) -> list[int]:
        if not isinstance(text, list):
            raise Misfit(f"found {text}, expected a list")
        if self.field.kind not in (COUNTS, PLACES, SEATS):
            return [self.number(each) for each in text]
        if len(text) > len(held):
            raise Misfit(f"found {len(text)}, expected at most {len(held)}")
        return [*(self.number(each) for each in text), *held[len(text) :]]

    def number(self, text: object) -> int:
        if self.field.kind == COUNTS:
            return self.count(text)
        if not isinstance(text, str):
            raise Misfit(f"found {text}, expected a text")
        if self.field.kind == SEATS:
            return sum(1 << seat for seat in {self.seat(letter) for letter in text})
        return NO_CARD if text == EMPTY_PLACE else self.card(text)

    def count(self, text: object) -> int:
        least, most = self.field.least, self.field.most
        if not isinstance(text, int) or not least <= text <= most:
            raise Misfit(f"found {text}, expected {least} to {most}")
        return text

    def seat(self, letter: str) -> int:
        if len(letter) != 1 or not 0 <= seat_number(letter) < self.game.seats:
            raise Misfit(f'found seat "{letter}", expected A to {seat_letter(self.game.seats - 1)}')
        return seat_number(letter)

    def card(self, id: str) -> int:
        return self.find(id, self.field)
