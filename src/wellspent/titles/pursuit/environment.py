"""Positions and choices of the Pursuit as numbers."""

import re
from typing import Final

import numpy as np

from wellspent.engine.options import NO_ARGUMENT, first_of, second_of, third_of, verb_of
from wellspent.environments.layout import Layout, Marks, Numbers, Rows, bits, clipped, one_of, others_of, seat_names
from wellspent.games.pursuit.board import HOURGLASSES, LAST_ROUND
from wellspent.games.pursuit.cards import CATEGORIES, FIELDS, Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES, LTH
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import GOAL_CLOSED, NO_CARD, PHASES, Player, State
from wellspent.games.pursuit.text import state_text

# What of a player counts as 1: about as much as anybody ever has.
SCALES: Final = {
    "knowledge": 20,
    "creativity": 20,
    "influence": 20,
    "money": 20,
    "hourglasses": 9,
    "used hourglasses": 9,
    "stress": 16,
    "sth": 3,
    "lth": 150,
    "popularity": 15,
    "alive": 1,
    "doomed": 1,
    "resolves": 1,
    "rounds lived": 8,
    "filled slots": 6,
    "partners": 3,
    "promotions": 5,
    "roles": 8,
    "rests": 12,
    "overtimes": 12,
    "discards": 12,
    "refreshes": 12,
    "refreshes this round": 6,
}
# No card has more levels; the level of a card counts from 1, so that 0 is no card.
MOST_LEVELS: Final = 6
# Prices and rewards.
GOODS_SCALE: Final = 10.0
# What a card can be to everybody, and to one seat.
ON_TABLE: Final = ("in a row", "discarded", "a goal", "on a board", "the other side")
AT_SEAT: Final = ("in play", "aside", "trait", "dealt", "role", "reached goal")
IN_ROW: Final = 0
DISCARDED: Final = 1
GOAL: Final = 2
ON_BOARD: Final = 3
OTHER_SIDE: Final = 4
IN_PLAY, ASIDE, TRAIT, DEALT, ROLE, REACHED = range(len(AT_SEAT))
# A module's own state is read off its text form, so many numbers of it.
PART_NUMBERS: Final = 96
NUMBER: Final = re.compile(r"-?\d+")
LEVEL_PARTS: Final = ("cost", "reward", "upkeep", "upkeep reward")
CARD_FACTS: Final = ("rank", "levels", "has upkeep", "effects", "abilities", "goal lth")


class PursuitReader:
    """Reads one game of the Pursuit, whatever its cards and modules."""

    def __init__(self, game: Pursuit) -> None:
        self.game: Final = game
        self.rules: Final = game.rules
        self.columns: Final = len(ON_TABLE) + game.seats * len(AT_SEAT)
        self.modules: Final = [module.name for module in game.rules.modules if module.part() is not None]
        self.layout: Final = self._lay_out(game)
        self.option_layout: Final = self._lay_out_options()
        # Where the facts about a card begin.
        self.card_start: Final = self.option_layout["kind"].start
        # By card and level; a card without levels has one row all the same.
        self.facts: Final = [self._facts(card) for card in self.rules.cards]
        self.rows: Final = Rows(self.option_layout.size)
        # By verb: whether a choice is about a card and says nothing of its level.
        self.at_level: Final = [
            "card" in verb.arguments and not {"level", "role"} & {*verb.arguments} for verb in self.rules.verbs
        ]
        placed = [1 / HOURGLASSES] * len(self.rules.spaces)
        self.scales: Final = np.array(([1 / scale for scale in SCALES.values()] + placed) * game.seats, np.float32)

    def _lay_out(self, game: Pursuit) -> Layout:
        rules, names, layout = game.rules, seat_names(game.seats), Layout()
        layout.add("seat", [f"seat {seat}" for seat in range(game.seats)])
        layout.add("round", ["round"])
        layout.add("phase", PHASES)
        layout.add("asked", sorted(rules.step_number, key=rules.step_number.__getitem__))
        layout.add("first player", names)
        layout.add("next turn", names)
        layout.add("passed", names)
        layout.add("covered", rules.spaces)
        for name in names:
            layout.add(name, [*SCALES, *(f"on {space}" for space in rules.spaces)])
        kept = [*ON_TABLE, *(f"{name} {what}" for name in names for what in AT_SEAT)]
        layout.add("cards", [f"{card.id} {what}" for card in rules.cards for what in kept])
        for module in self.modules:
            layout.add(module, [f"number {number}" for number in range(1, PART_NUMBERS + 1)])
        return layout

    def _lay_out_options(self) -> Layout:
        rules, layout = self.rules, Layout()
        layout.add("verb", [verb.name for verb in rules.verbs])
        layout.add("number", ["number"])
        layout.add("pile", rules.piles)
        layout.add("goods", GOODS_NAMES)
        layout.add("kind", rules.kinds)
        layout.add("category", list(CATEGORIES))
        layout.add("field", FIELDS)
        layout.add("card", CARD_FACTS)
        for part in LEVEL_PARTS:
            layout.add(part, GOODS_NAMES)
        return layout

    # Positions.

    def look(self, view: State, seat: int) -> Numbers:
        rules, seats = self.rules, others_of(seat, self.rules.seats)
        found = one_of(len(seats), seat)
        found.append(view.round / LAST_ROUND)
        found += one_of(len(PHASES), view.phase)
        found += one_of(len(rules.steps), view.agenda[-1].step if view.agenda else -1)
        found += one_of(len(seats), seats.index(view.first_player))
        found += one_of(len(seats), seats.index(view.turn))
        found += [float(view.passed >> other & 1) for other in seats]
        found += bits(view.covered, len(rules.spaces))
        numbers = np.zeros(self.layout.size, np.float32)
        numbers[: len(found)] = found
        players = numbers[len(found) : len(found) + len(self.scales)]
        players[:] = [amount for other in seats for amount in _player(view.players[other])]
        players *= self.scales
        marks = Marks(self.layout["cards"].start, self.columns)
        self._look_at_cards(view, seats, marks)
        marks.into(numbers)
        for module, part in zip(self.modules, view.parts, strict=True):
            told = [int(word) for word in NUMBER.findall(" ".join(part.lines()))][:PART_NUMBERS]
            start = self.layout[module].start
            numbers[start : start + len(told)] = np.array(told, np.float32) / len(rules.cards)
        return clipped(numbers)

    def _look_at_cards(self, view: State, seats: list[int], marks: Marks) -> None:
        for row in view.row:
            marks.put_all([number for number in row if number != NO_CARD], IN_ROW)
        for pile in view.discard:
            marks.put_all(pile, DISCARDED)
        for number, winner in zip(view.goals, view.goal_winner, strict=True):
            marks.put(number, GOAL, -1.0 if winner == GOAL_CLOSED else 1.0)
        for part in view.parts:
            marks.put_all(part.cards(), ON_BOARD)
        for step, other in enumerate(seats):
            self._look_at_area(view, other, len(ON_TABLE) + step * len(AT_SEAT), marks)

    def _look_at_area(self, view: State, seat: int, first: int, marks: Marks) -> None:
        me = view.players[seat]
        for number in me.cards:
            marks.put(number, first + IN_PLAY, (view.level[number] + 1) / MOST_LEVELS)
            if view.side[number]:
                marks.put(number, OTHER_SIDE)
        marks.put_all(me.aside, first + ASIDE)
        if me.trait != NO_CARD:
            marks.put(me.trait, first + TRAIT)
        # Who has kept which of them is a secret until all have; the view makes it up.
        if view.dealt:
            marks.put_all(view.dealt[seat], first + DEALT)
        for role in view.roles:
            if role.player == seat:
                marks.put(role.card, first + ROLE, (role.role + 1) / MOST_LEVELS)
        for number, winner in zip(view.goals, view.goal_winner, strict=True):
            if winner == seat:
                marks.put(number, first + REACHED)

    def text(self, view: State) -> str:
        return state_text(self.game, view)

    # Choices.

    def read_options(self, view: State, options: list[int]) -> Numbers:
        """What a choice means depends on itself, and at times on the level that its card has now."""
        found, known = [], self.rows.places
        for choice in options:
            now = view.level[first_of(choice)] if self.at_level[verb_of(choice)] else 0
            place = known.get((choice, now))
            found.append(self.rows.add((choice, now), self._read_option(choice, now)) if place is None else place)
        return self.rows.take(found)

    def _read_option(self, choice: int, now: int) -> Numbers:
        rules, layout = self.rules, self.option_layout
        row = np.zeros(layout.size, np.float32)
        verb = verb_of(choice)
        row[verb] = 1
        card, level = NO_CARD, now
        values = (first_of(choice), second_of(choice), third_of(choice))
        for kind, value in zip(rules.verbs[verb].arguments, values, strict=False):
            if value == NO_ARGUMENT:
                continue
            if kind == "card":
                card = value
            elif kind == "pile":
                row[layout["pile"].start + value] = 1
            elif kind == "good":
                row[layout["goods"].start + value] = 1
            elif kind in GOODS_NAMES:
                row[layout["goods"].start + GOODS_NAMES.index(kind)] = value / GOODS_SCALE
            else:
                row[layout["number"].start] = value / MOST_LEVELS
                if kind in ("level", "role"):
                    level = value
        if card != NO_CARD:
            facts = self.facts[card]
            row[self.card_start :] = facts[min(level, len(facts) - 1)]
        return row

    def _facts(self, card: Card) -> list[Numbers]:
        return [self._fact(card, level) for level in range(max(1, len(card.levels)))]

    def _fact(self, card: Card, level: int) -> Numbers:
        found = one_of(len(self.rules.kinds), card.kind)
        found += one_of(len(CATEGORIES), card.category) + one_of(len(FIELDS), card.field)
        found += _card_facts(self.rules, card, level)
        if card.levels:
            lines = card.levels[level]
            for goods in (lines.cost, lines.reward, lines.upkeep, lines.upkeep_reward):
                found += [amount / GOODS_SCALE for amount in goods.amounts]
        else:
            found += [amount / GOODS_SCALE for amount in card.start.amounts]
            found += [0.0] * (len(LEVEL_PARTS) - 1) * len(GOODS_NAMES)
        return np.array(found, np.float32)


def _player(me: Player) -> list[int]:
    """In the order of SCALES; then the Hourglasses on each space."""
    return [
        me.knowledge,
        me.creativity,
        me.influence,
        me.money,
        me.hourglasses,
        me.used,
        me.stress,
        me.sth,
        me.lth,
        me.popularity,
        me.is_alive,
        me.is_doomed,
        me.resolves,
        me.rounds_lived,
        me.filled,
        me.partners,
        me.promotions,
        me.roles,
        me.rests,
        me.overtimes,
        me.discards,
        me.refreshes,
        me.refreshes_this_round,
        *me.placed,
    ]


def _card_facts(rules: Rules, card: Card, level: int) -> list[float]:
    """In the order of CARD_FACTS."""
    lines = card.levels[level] if card.levels else None
    return [
        card.rank / 3,
        len(card.levels) / MOST_LEVELS,
        float(lines is not None and lines.has_upkeep),
        len(lines.effects) / 3 if lines else 0.0,
        len(rules.gifts[card.index][min(level, len(rules.gifts[card.index]) - 1)]) / 3,
        card.goal.reward.amounts[LTH] / GOODS_SCALE if card.goal else 0.0,
    ]
