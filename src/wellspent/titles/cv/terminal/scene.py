"""What a seat sees of a game of CV."""

from dataclasses import dataclass

from wellspent.engine.options import NO_ARGUMENT, first_of, option, verb_of
from wellspent.engine.step import Refusal
from wellspent.games.cv.cards import Card
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import NO_CARD, Player, State
from wellspent.games.cv.steps import REROLL
from wellspent.games.cv.verbs import BUY, TAKE, VERBS
from wellspent.games.cv.verbs import REROLL as REROLL_VERB
from wellspent.terminal.menu import Item, Menu
from wellspent.terminal.pieces import Block
from wellspent.terminal.scene import Scene
from wellspent.titles.cv.texts import CvTexts

from .menu import dice_typed, make_menu, reroll_of


@dataclass(frozen=True, kw_only=True)
class CvScene(Scene):
    """One decision of CV."""

    game: CV
    state: State
    texts: CvTexts
    # How often the dice have been thrown this turn, and which of them the last throw left as they were, as bits.
    throws: int = 0
    kept: int = 0

    @staticmethod
    def menu_of(game: CV, state: State, seat: int) -> Menu:
        return make_menu(game, state, seat)

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]

    @property
    def step(self) -> int:
        """What is asked, or -1 where nothing is."""
        return self.state.agenda[-1].step if self.state.agenda and not self.state.finished else -1

    def card(self, number: int) -> Card:
        return self.game.rules.cards[number]

    def find(self, typed: str) -> list[Item]:
        dice = dice_typed(self.state, typed.casefold()) if self.step == REROLL else []
        if not dice:
            return super().find(typed)
        wanted = reroll_of(self.state, dice)
        return [item for item in self.menu.items if item.choice == wanted]

    def refused(self, typed: str) -> list[Refusal]:
        """By number too: frozen dice, and cards of the track that cannot be had."""
        if self.step == REROLL:
            named = [option(REROLL_VERB, 1 << die - 1) for die in dice_typed(self.state, typed.casefold())]
        else:
            places = [int(typed) - 1] if typed.isdecimal() else []
            cards = [self.state.track[place] for place in places if 0 <= place < len(self.state.track)]
            named = [option(verb, card) for card in cards for verb in (BUY, TAKE)]
        found = [refusal for choice in named if (refusal := self.menu.refusal(choice)) is not None]
        return found or super().refused(typed)

    def table(self, width: int, tightness: int) -> Block:
        from .table import table_lines

        return table_lines(self, width, tightness)

    def answers(self, width: int) -> Block:
        from .asking import answer_lines

        return answer_lines(self, width)

    def names_of(self, choice: int) -> str:
        names_card = VERBS[verb_of(choice)].arguments[:1] == ("card",) and first_of(choice) != NO_ARGUMENT
        return self.card_name(first_of(choice)) if names_card else ""

    def card_ids(self) -> list[str]:
        return [card.id for card in self.game.rules.cards]

    def card_name(self, number: int) -> str:
        return self.texts.card(self.card(number).id)

    def on_table(self) -> list[int]:
        """Everything open, and what this seat alone can see."""
        state, me = self.state, self.me
        stacked = [number for player in state.players for stack in player.stacks for number in stack]
        own = [*me.hand, *me.offered, *([me.goal] if me.goal != NO_CARD else [])]
        return [*state.track, *state.bought, *stacked, *state.goals, *own]

    def full_card(self, number: int, width: int) -> Block:
        from .faces import full_card

        return full_card(self, self.card(number), width)
