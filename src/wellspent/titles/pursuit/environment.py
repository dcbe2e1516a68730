"""Positions and choices of the Pursuit as numbers."""

from typing import Final

import numpy as np

from wellspent.engine.options import NO_ARGUMENT, first_of, second_of, third_of, verb_of
from wellspent.environments.layout import Layout, Numbers, one_of, seat_names
from wellspent.environments.reader import Reader
from wellspent.games.pursuit.cards import CATEGORIES, FIELDS, Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES, LTH
from wellspent.games.pursuit.looking import (
    AT_SEAT,
    LEVEL_SHIFT,
    MOST_LEVELS,
    ON_TABLE,
    PART_NUMBERS,
    SCALES,
    PursuitLooker,
)
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import NO_CARD, PHASES, State
from wellspent.games.pursuit.text import state_text

# The bits of a choice in the key of a row.
CHOICE: Final = (1 << LEVEL_SHIFT) - 1
# Prices and rewards.
GOODS_SCALE: Final = 10.0
LEVEL_PARTS: Final = ("cost", "reward", "upkeep", "upkeep reward")
CARD_FACTS: Final = ("rank", "levels", "has upkeep", "effects", "abilities", "goal lth")


class PursuitReader(Reader[State]):
    """Reads one game of the Pursuit, whatever its cards and modules."""

    def __init__(self, game: Pursuit) -> None:
        self.game: Final = game
        self.rules: Final = game.rules
        self.modules: Final = [module.name for module in game.rules.modules if module.part() is not None]
        super().__init__(PursuitLooker(game), self._lay_out(game), self._lay_out_options())
        # Where the facts about a card begin.
        self.card_start: Final = self.option_layout["kind"].start
        # By card and level; a card without levels has one row all the same.
        self.facts: Final = [self._facts(card) for card in self.rules.cards]

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

    def text(self, view: State) -> str:
        return state_text(self.game, view)

    def row(self, key: int) -> Numbers:
        """What a choice means depends on itself, and at times on the level that its card has now."""
        choice, now = key & CHOICE, key >> LEVEL_SHIFT
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


def _card_facts(rules: Rules, card: Card, level: int) -> list[float]:
    """In the order of CARD_FACTS."""
    lines = card.levels[level] if card.levels else None
    return [
        card.rank / 3,
        len(card.levels) / MOST_LEVELS,
        float(lines is not None and lines.has_upkeep),
        len(lines.effects) / 3 if lines else 0.0,
        len(rules.abilities_at[card.index][min(level, len(rules.abilities_at[card.index]) - 1)]) / 3,
        card.goal.reward.amounts[LTH] / GOODS_SCALE if card.goal else 0.0,
    ]
