"""What a seat sees of a game of the Pursuit."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from wellspent.engine.options import verb_of
from wellspent.games.pursuit.boards import Display
from wellspent.games.pursuit.cards import CATEGORIES as LETTERS
from wellspent.games.pursuit.cards import FIELDS, NO_CATEGORY, Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import Player, State
from wellspent.terminal.menu import Menu
from wellspent.terminal.pieces import Block
from wellspent.terminal.scene import Scene
from wellspent.terminal.screen import answers, summary
from wellspent.titles.pursuit.cards.words import category_letter
from wellspent.titles.pursuit.texts import Texts

from .menu import card_of_choice, is_turn, make_menu


@dataclass(frozen=True, kw_only=True)
class PursuitScene(Scene):
    """One decision of the Pursuit."""

    game: Pursuit
    state: State
    texts: Texts

    @staticmethod
    def menu_of(game: Pursuit, state: State, seat: int) -> Menu:
        return make_menu(game, state, seat)

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]

    @property
    def is_turn(self) -> bool:
        """Whether the numbers of the choices stand on the table."""
        return is_turn(self.state)

    @cached_property
    def choices_on(self) -> dict[int, list[int]]:
        """What may be chosen on each card."""
        return self._by_card(item.choice for item in self.menu.items)

    @cached_property
    def refused_on(self) -> dict[int, list[int]]:
        """What may not be chosen on each card."""
        return self._by_card(self.menu.refusals)

    def _by_card(self, choices: Iterable[int]) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for choice in choices:
            found.setdefault(card_of_choice(self.game, choice), []).append(choice)
        return found

    @cached_property
    def display(self) -> Display:
        """What modules lay on the table, as far as the seat may know it."""
        display = Display(self.game.seats)
        for module in self.game.rules.modules:
            module.show(self.state, self.seat, display)
        return display

    def card(self, number: int) -> Card:
        return self.game.rules.cards[number]

    def kind_colour(self, card: Card) -> str:
        """The colour of a card, as its kind declares it."""
        return self.look.on_ground(*self.texts.catalog.kinds.colour(card.kind_name))

    def name(self, card: Card, owned: bool = False) -> str:
        """The name on its owner's side; both names of a card that lies in a row."""
        if owned:
            return self.texts.card(card.id, self.state.side[card.index])
        return self.texts.open_card(card.id)

    def table(self, width: int, tightness: int) -> Block:
        from .table import table_lines

        return table_lines(self, width, tightness)

    def answers(self, width: int) -> Block:
        return summary(self, width) if self.is_turn else answers(self, width)

    def names_of(self, choice: int) -> str:
        number = card_of_choice(self.game, choice)
        space = f"space-{self.game.rules.verbs[verb_of(choice)].name}"
        names = [self.card_name(number)] if number >= 0 else []
        return " ".join([*names, *([self.texts.say(space)] if self.texts.has(space) else [])])

    def card_ids(self) -> list[str]:
        return [card.id for card in self.game.rules.cards]

    def card_name(self, number: int) -> str:
        return self.name(self.card(number))

    def on_table(self) -> list[int]:
        state = self.state
        lying = [number for row in state.row for number in row if number >= 0]
        owned = [number for player in state.players for number in [*player.cards, *player.aside, player.trait]]
        dealt = [number for cards in state.dealt for number in cards]
        boards = [number for board in self.display.boards for zone in board.zones for number in zone.cards]
        shown = [number for number in [*boards, *self.display.hands[self.seat]] if number >= 0]
        return [*lying, *owned, *state.goals, *dealt, *shown]

    def board(self, words: str, width: int) -> Block:
        from .boards import find_boards, whole_board

        return [row for board in find_boards(self, words) for row in whole_board(self, board, width)]

    def full_card(self, number: int, width: int) -> Block:
        from .faces import full_card

        return full_card(self, self.card(number), width)


def kind_note(scene: PursuitScene, card: Card) -> str:
    """`C`, `Science 2`: what stands beside the name of a card."""
    if card.rank:
        return f"{scene.texts.say(f'field-{FIELDS[card.field]}')} {card.rank}"
    if card.category != NO_CATEGORY:
        return category_letter(LETTERS[card.category], scene.game.rules.edition.name)
    return ""


def category_name(scene: PursuitScene, card: Card) -> str:
    if card.category == NO_CATEGORY:
        return ""
    letter = category_letter(LETTERS[card.category], scene.game.rules.edition.name)
    return f"{letter} {scene.texts.say(f'category-{letter}')}"
