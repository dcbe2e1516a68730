"""Positions and choices of CV as numbers."""

from typing import Final

import numpy as np

from wellspent.engine.options import first_of, second_of, third_of, verb_of
from wellspent.environments.layout import Layout, Marks, Numbers, Rows, bits, clipped, one_of, others_of, seat_names
from wellspent.games.cv.cards import CHILDHOOD, DECKS, DOES, STACKS, TYPES, Card
from wellspent.games.cv.game import CV
from wellspent.games.cv.payment import events_of, is_luck_of, spent_of, used_of
from wellspent.games.cv.rules import MOST_DICE, TRACK, Rules
from wellspent.games.cv.state import NO_CARD, PHASES, Player, State
from wellspent.games.cv.symbols import FACES, SYMBOLS
from wellspent.games.cv.text import state_text
from wellspent.games.cv.verbs import ARGUMENTS, PAY, PLACE, REROLL, VERBS

# What counts as 1.
MOST_SYMBOLS: Final = 7
MOST_CARDS: Final = 15
MOST_ROUNDS: Final = 20
MOST_POINTS: Final = 15
# What a card can be to everybody, and to one seat.
ON_TABLE: Final = ("on the track", "bought", "a public goal", "in the box")
AT_SEAT: Final = ("in a stack", "active", "in hand", "offered", "goal")
ON_TRACK: Final = 0
BOUGHT: Final = 1
PUBLIC_GOAL: Final = 2
IN_BOX: Final = 3
IN_STACK, ACTIVE, IN_HAND, OFFERED, GOAL = range(len(AT_SEAT))
PLAYER: Final = ("left", "no more work", "cards in hand")
TURN: Final = ("dice", "new dice", "rerolls", "purchases", "bad luck")
CARD_FACTS: Final = ("points", "more dice", "more rerolls", "arrows", "goal points")
COSTS: Final = ("cost", "running cost", "tokens", "symbols")


class CvReader:
    """Reads one game of CV."""

    def __init__(self, game: CV) -> None:
        self.game: Final = game
        self.rules: Final[Rules] = game.rules
        self.columns: Final = len(ON_TABLE) + game.seats * len(AT_SEAT)
        self.layout: Final = self._lay_out(game)
        self.option_layout: Final = self._lay_out_options()
        # Where the facts about a card begin.
        self.card_start: Final = self.option_layout["deck"].start
        self.facts: Final = [self._fact(card) for card in self.rules.cards]
        self.rows: Final = Rows(self.option_layout.size)

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
        layout.add("verb", VERBS)
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

    # Positions.

    def look(self, view: State, seat: int) -> Numbers:
        seats = others_of(seat, self.rules.seats)
        found = one_of(len(seats), seat)
        found.append(view.round / MOST_ROUNDS)
        found += one_of(len(PHASES), view.phase)
        found += one_of(len(self.rules.steps), view.agenda[-1].step if view.agenda else -1)
        found += one_of(len(seats), seats.index(view.starter))
        found += one_of(len(seats), seats.index(view.player))
        found += _turn(view)
        for place in range(MOST_DICE):
            found += one_of(FACES, view.dice[place] if place < len(view.dice) else -1)
        found += _scaled(view.ready) + _scaled(view.loose)
        found += bits(view.used, STACKS) + bits(view.due, STACKS)
        found += [len(deck) / len(self.rules.cards) for deck in view.decks]
        for other in seats:
            found += _player(view.players[other])
        numbers = np.zeros(self.layout.size, np.float32)
        numbers[: len(found)] = found
        marks = Marks(self.layout["cards"].start, self.columns)
        self._look_at_cards(view, seats, marks)
        marks.into(numbers)
        return clipped(numbers)

    def _look_at_cards(self, view: State, seats: list[int], marks: Marks) -> None:
        for place, number in enumerate(view.track):
            marks.put(number, ON_TRACK, (place + 1) / TRACK)
        marks.put_all(view.bought, BOUGHT)
        marks.put_all(view.goals, PUBLIC_GOAL)
        marks.put_all(view.box, IN_BOX)
        for step, other in enumerate(seats):
            first = len(ON_TABLE) + step * len(AT_SEAT)
            for stack in view.players[other].stacks:
                marks.put_all(stack, first + IN_STACK)
                marks.put_all(stack[-1:], first + ACTIVE)
            self._look_at_secrets(view, view.players[other], step == 0, first, marks)

    def _look_at_secrets(self, view: State, player: Player, is_mine: bool, first: int, marks: Marks) -> None:
        """Of the others a view makes up goal, offer and childhood cards: such are left out."""
        known = [number for number in player.hand if is_mine or self.rules.cards[number].deck != CHILDHOOD]
        marks.put_all(known, first + IN_HAND)
        if is_mine:
            marks.put_all(player.offered, first + OFFERED)
        if player.goal != NO_CARD and (is_mine or view.finished):
            marks.put(player.goal, first + GOAL)

    def text(self, view: State) -> str:
        return state_text(self.game, view)

    # Choices.

    def read_options(self, view: State, options: list[int]) -> Numbers:
        """What a choice means depends on itself, that of a throw also on the dice that lie there."""
        found, known, dice = [], self.rows.places, tuple(view.dice)
        for choice in options:
            key = (choice, dice) if verb_of(choice) == REROLL else choice
            place = known.get(key)
            found.append(self.rows.add(key, self._read_option(choice, dice)) if place is None else place)
        return self.rows.take(found)

    def _read_option(self, choice: int, dice: tuple[int, ...]) -> Numbers:
        layout, verb = self.option_layout, verb_of(choice)
        row = np.zeros(layout.size, np.float32)
        row[verb] = 1
        if verb == PAY:
            row[layout["spends"]] = _scaled(spent_of(choice))
            row[layout["stack"]] = bits(used_of(choice), STACKS)
            row[layout["payment"]] = [events_of(choice).bit_count() / 3, float(is_luck_of(choice))]
        elif verb == REROLL:
            again = [face for die, face in enumerate(dice) if first_of(choice) >> die & 1]
            row[layout["number"]] = len(again) / MOST_DICE
            row[layout["rerolls"]] = [again.count(face) / MOST_DICE for face in range(FACES)]
        elif ARGUMENTS[verb][:1] == ("card",):
            row[self.card_start :] = self.facts[first_of(choice)]
            if verb == PLACE:
                row[layout["stack"].start + second_of(choice)] = 1
                row[layout["number"]] = third_of(choice) / MOST_CARDS
        elif ARGUMENTS[verb]:
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


def _turn(view: State) -> list[float]:
    """In the order of TURN."""
    return [
        len(view.dice) / MOST_DICE,
        view.new_dice / MOST_DICE,
        view.rerolls / 5,
        view.purchases / 2,
        view.bad_luck / MOST_SYMBOLS,
    ]


def _player(me: Player) -> list[float]:
    """In the order of PLAYER, then tokens, then cards by stack."""
    found = [float(me.has_left), float(me.takes_no_work), len(me.hand) / MOST_CARDS]
    return found + _scaled(me.tokens) + [len(stack) / MOST_CARDS for stack in me.stacks]
