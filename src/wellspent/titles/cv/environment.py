"""Positions and choices of CV as numbers."""

from typing import Final

import numpy as np

from wellspent.engine.options import SECOND_SHIFT, first_of, second_of, third_of, verb_of
from wellspent.environments.layout import Layout, Numbers, bits, one_of, seat_names
from wellspent.environments.reader import Reader
from wellspent.games.cv.cards import DECKS, DOES, STACKS, TYPES, Card
from wellspent.games.cv.game import CV
from wellspent.games.cv.looking import (
    AT_SEAT,
    FACE_BITS,
    MOST_CARDS,
    MOST_SYMBOLS,
    NO_FACE,
    ON_TABLE,
    PLAYER,
    TURN,
    CvLooker,
)
from wellspent.games.cv.payment import events_of, is_luck_of, spent_of, used_of
from wellspent.games.cv.rules import MOST_DICE, Rules
from wellspent.games.cv.state import PHASES, State
from wellspent.games.cv.symbols import FACES, SYMBOLS
from wellspent.games.cv.text import state_text
from wellspent.games.cv.verbs import PAY, PLACE, REROLL, VERBS

MOST_POINTS: Final = 15
CARD_FACTS: Final = ("points", "more dice", "more rerolls", "arrows", "goal points")
COSTS: Final = ("cost", "running cost", "tokens", "symbols")


class CvReader(Reader[State]):
    """Reads one game of CV."""

    def __init__(self, game: CV) -> None:
        self.game: Final = game
        self.rules: Final[Rules] = game.rules
        super().__init__(CvLooker(game), self._lay_out(game), self._lay_out_options())
        # Where the facts about a card begin.
        self.card_start: Final = self.option_layout["deck"].start
        self.facts: Final = [self._fact(card) for card in self.rules.cards]

    def _lay_out(self, game: CV) -> Layout:
        rules, names, layout = game.rules, seat_names(game.seats), Layout()
        stacks = TYPES[:STACKS]
        layout.add("seat", [f"seat {seat}" for seat in range(game.seats)])
        layout.add("round", ["round"])
        layout.add("phase", PHASES)
        layout.add("asked", rules.step_names)
        layout.add("bicycle", names)
        layout.add("turn", names)
        layout.add("turn so far", TURN)
        layout.add("dice", [f"die {die + 1} {face}" for die in range(MOST_DICE) for face in SYMBOLS[:FACES]])
        layout.add("ready", SYMBOLS)
        layout.add("of events", SYMBOLS)
        layout.add("used", stacks)
        layout.add("due", stacks)
        layout.add("decks", DECKS)
        for name in names:
            layout.add(
                name, [*PLAYER, *(f"{name} tokens" for name in SYMBOLS), *(f"{stack} cards" for stack in stacks)]
            )
        kept = [*ON_TABLE, *(f"{name} {what}" for name in names for what in AT_SEAT)]
        layout.add("cards", [f"{card.id} {what}" for card in rules.cards for what in kept])
        return layout

    def _lay_out_options(self) -> Layout:
        layout = Layout()
        layout.add("verb", [verb.name for verb in VERBS])
        layout.add("number", ["number"])
        layout.add("spends", SYMBOLS)
        layout.add("payment", ["events", "for luck"])
        layout.add("stack", TYPES[:STACKS])
        layout.add("rerolls", SYMBOLS[:FACES])
        layout.add("deck", DECKS)
        layout.add("type", TYPES)
        layout.add("card", CARD_FACTS)
        layout.add("does", DOES)
        for cost in COSTS:
            layout.add(cost, SYMBOLS)
        return layout

    def text(self, view: State) -> str:
        return state_text(self.game, view)

    def row(self, key: int) -> Numbers:
        """What a choice means depends on itself, that of a throw also on the dice that lie there."""
        layout, choice, verb = self.option_layout, key, verb_of(key)
        row = np.zeros(layout.size, np.float32)
        row[verb] = 1
        if verb == PAY:
            row[layout["spends"]] = _scaled(spent_of(choice))
            row[layout["stack"]] = bits(used_of(choice), STACKS)
            row[layout["payment"]] = [events_of(choice).bit_count() / 3, float(is_luck_of(choice))]
        elif verb == REROLL:
            again = [face for die, face in enumerate(_dice(key)) if first_of(choice) >> die & 1]
            row[layout["number"]] = len(again) / MOST_DICE
            row[layout["rerolls"]] = [again.count(face) / MOST_DICE for face in range(FACES)]
        elif VERBS[verb].arguments[:1] == ("card",):
            row[self.card_start :] = self.facts[first_of(choice)]
            if verb == PLACE:
                row[layout["stack"].start + second_of(choice)] = 1
                row[layout["number"]] = third_of(choice) / MOST_CARDS
        elif VERBS[verb].arguments:
            row[layout["spends"].start + first_of(choice)] = 1 / MOST_SYMBOLS
            row[layout["rerolls"].start + second_of(choice)] = 1 / MOST_DICE
        return row

    def _fact(self, card: Card) -> Numbers:
        found = one_of(len(DECKS), card.deck)
        found += [float(kind in card.types) for kind in range(len(TYPES))]
        found += [card.points / MOST_POINTS, card.extra_dice / 3, card.rerolls / 3, len(card.arrows) / 3]
        found.append(card.goal.points / MOST_POINTS if card.goal else 0.0)
        found += one_of(len(DOES), card.does)
        for symbols in (card.cost, card.running, card.tokens, card.symbols):
            found += _scaled(symbols)
        return np.array(found, np.float32)


def _scaled(symbols: list[int] | tuple[int, ...]) -> list[float]:
    return [count / MOST_SYMBOLS for count in symbols]


def _dice(key: int) -> list[int]:
    """The faces on the table when something was to be thrown again."""
    faces = [key >> SECOND_SHIFT + FACE_BITS * place & NO_FACE for place in range(MOST_DICE)]
    return [face for face in faces if face != NO_FACE]
