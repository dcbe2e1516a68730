"""Decks of CV written at random: every card keeps its number, types and conditions, what it costs and does is new."""

from collections.abc import Sequence
from random import Random
from typing import Final

from wellspent.games.cv.cards import (
    CHANGE_A_BAD_LUCK,
    CHANGE_A_PLAIN_SYMBOL,
    CHILDHOOD,
    LIFE_GOALS,
    NOTHING,
    REROLL_BAD_LUCK,
    USE_A_NEIGHBOURS_SYMBOL,
    Arrow,
    Card,
)
from wellspent.games.cv.game import CV
from wellspent.games.cv.symbols import FACES, GOOD_LUCK, KINDS, PLAIN, WILD

from ..cards import catalog

__all__ = ["invented", "invented_game"]

# Special effects that any card of a CV may have.
EFFECTS: Final = (CHANGE_A_PLAIN_SYMBOL, USE_A_NEIGHBOURS_SYMBOL, CHANGE_A_BAD_LUCK, REROLL_BAD_LUCK)


def invented_game(seats: int, seed: str) -> CV:
    return CV(invented(catalog().cards(), seed), seats)


def invented(cards: Sequence[Card], seed: str) -> list[Card]:
    """The same cards with everything on them drawn anew; the same seed, the same deck."""
    inventor = Inventor(Random(seed))
    return [inventor.card(card) for card in cards]


class Inventor:
    """Writes cards from chance."""

    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def card(self, card: Card) -> Card:
        if card.deck == LIFE_GOALS:
            return card
        is_owned = not card.is_event
        return Card(
            card.id,
            card.number,
            card.types,
            card.cost if card.deck == CHILDHOOD else self.symbols(0.3, 1, 3),
            card.conditions,
            card.has,
            self.symbols(0.2, 0, 2) if is_owned else card.tokens,
            self.symbols(0.2, 1, 2) if card.has_running else card.running,
            self.count(card.extra_dice > 0, is_owned),
            self.count(card.rerolls > 0, is_owned),
            self.arrows() if is_owned else card.arrows,
            card.points,
            self.symbols(0.3, 1, 3) if card.has_symbols else card.symbols,
            card.goal,
            self.effect(card),
        )

    def symbols(self, share: float, least: int, most: int) -> tuple[int, ...]:
        """A few kinds, plain ones more often than the others."""
        shares = [share] * PLAIN + [share / 2] * (KINDS - PLAIN)
        kinds = [kind for kind in range(KINDS) if self.random.random() < shares[kind]][:most]
        if len(kinds) < least:
            kinds = [self.random.choice((*range(PLAIN), GOOD_LUCK, WILD))]
        return tuple(self.random.randint(1, 2) if kind in kinds else 0 for kind in range(KINDS))

    def count(self, is_given: bool, is_owned: bool) -> int:
        """Dice or rerolls: of an event only what it is for."""
        if is_owned:
            return 1 if self.random.random() < 0.1 else 0
        return self.random.randint(1, 3) if is_given else 0

    def arrows(self) -> tuple[Arrow, ...]:
        if self.random.random() >= 0.2:
            return ()
        source, target = self.random.sample(range(FACES), 2)
        return (Arrow(source, target, self.random.random() < 0.3),)

    def effect(self, card: Card) -> int:
        """What decks and events rely on stays."""
        if card.is_event or card.does not in (NOTHING, *EFFECTS):
            return card.does
        return self.random.choice(EFFECTS) if self.random.random() < 0.15 else NOTHING
