"""Whether the account of a move of CV tells all that happened: the events, carried out, lead to the same position."""

from collections.abc import Iterator

from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.session import seat_letter
from wellspent.games.cv.cards import CHILDHOOD, DECKS, STACKS, TYPES
from wellspent.games.cv.events import (
    ADDED,
    BOUGHT,
    CHANGED,
    DEALT_CHILDHOOD,
    DISCARDED,
    EVENTS,
    GAME_OVER,
    GOAL_DEALT,
    GOAL_REVEALED,
    INSURED,
    LEFT,
    LOST,
    NEIGHBOURS_SYMBOL,
    PICKED,
    PLAYED,
    RECEIVED,
    REROLLED,
    RUNNING_PAID,
    THREW,
    TO_HAND,
    TOKENS,
    TOOK,
    TURN,
    TURNED_UP,
)
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import ADD, BAD_LUCK_PHASE, SELECT, State
from wellspent.games.cv.symbols import KINDS

__all__ = ["account_faults"]

SPENDING = (SELECT, BAD_LUCK_PHASE, ADD)
MOVES = {TURNED_UP, GOAL_REVEALED, GOAL_DEALT, DEALT_CHILDHOOD, PICKED, RECEIVED, PLAYED, BOUGHT, INSURED, LOST}
MOVES |= {ADDED, TO_HAND, DISCARDED, TOOK}


def account_faults(game: CV, before: State, after: State, events: list[Event]) -> list[str]:
    """Cards, dice, tokens and symbols are where the events tell, and no event for everybody names a hidden card."""
    account = Account(game, before)
    for event in events:
        account.carry_out(event)
    return [*account.differences(after), *told_secrets(game, after, events)]


class Account:
    """A position that is changed by nothing but what events tell."""

    def __init__(self, game: CV, before: State) -> None:
        self.game = game
        self.told = before.copy()
        # Unspent symbols; unknown until something is spent in a turn whose dice still roll.
        self.purse: list[int] | None = None
        if before.phase in SPENDING:
            self.purse = [before.ready[kind] + before.loose[kind] for kind in range(KINDS)]

    def carry_out(self, event: Event) -> None:
        told = self.told
        if event.kind in MOVES:
            self.move(event)
        if event.kind == TURN:
            told.dice, told.player, self.purse = [], event.seat, None
        elif event.kind in (THREW, REROLLED):
            told.dice = list(event.goods)
        elif event.kind == TOKENS:
            told.players[event.seat].tokens = list(event.goods)
        elif event.kind == LEFT:
            told.players[event.seat].has_left = True
        elif event.kind == GAME_OVER:
            told.finished = True
        elif event.kind in (BOUGHT, RUNNING_PAID, CHANGED, NEIGHBOURS_SYMBOL, PLAYED):
            self.spend(event)

    def move(self, event: Event) -> None:
        told = self.told
        for place in self.places():
            if event.card in place:
                place.remove(event.card)
        if event.kind == GOAL_DEALT:
            told.players[event.seat].goal = event.card
            return
        place = self.target(event)
        place.insert(len(place) - event.number if event.kind == ADDED else len(place), event.card)

    def places(self) -> Iterator[list[int]]:
        told = self.told
        yield from (*told.decks, told.track, told.bought)
        for me in told.players:
            yield from (*me.stacks, me.hand, me.offered)

    def target(self, event: Event) -> list[int]:
        told = self.told
        if event.kind == TURNED_UP:
            return told.track
        if event.kind == GOAL_REVEALED:
            return told.goals
        if event.kind in (BOUGHT, TOOK):
            return told.bought
        if event.kind == ADDED:
            return told.players[event.seat].stacks[event.level]
        if event.kind == DEALT_CHILDHOOD:
            return told.players[event.seat].offered
        return told.players[event.seat].hand if event.kind in (PICKED, RECEIVED, TO_HAND) else told.box

    def spend(self, event: Event) -> None:
        """What is played and borrowed comes in, what is paid goes out."""
        if self.purse is None:
            self.purse = self.told.players[event.seat].tokens[:]
            for face in self.told.dice:
                self.purse[face] += 1
        if event.kind == CHANGED:
            self.purse[event.goods[0]] -= 1
            self.purse[event.goods[1]] += 1
        elif event.kind == NEIGHBOURS_SYMBOL:
            self.purse[event.number] += 1
        else:
            is_event = event.kind == PLAYED
            amounts = self.game.rules.cards[event.card].symbols if is_event else event.goods
            for kind, amount in enumerate(amounts):
                self.purse[kind] += amount if is_event else -amount

    def differences(self, after: State) -> Iterator[str]:
        told = self.told
        pairs: list[tuple[str, object, object]] = [
            ("the track", told.track, after.track),
            ("the box", told.box, after.box),
            ("bought cards", told.bought, after.bought),
            ("public goals", told.goals, after.goals),
            ("the dice", told.dice, after.dice),
            ("the end", told.finished, after.finished),
        ]
        pairs += [(f"deck {DECKS[deck]}", told.decks[deck], after.decks[deck]) for deck in range(len(DECKS))]
        for seat, (one, other) in enumerate(zip(told.players, after.players, strict=True)):
            name = f"seat {seat_letter(seat)}:"
            pairs += [(f"{name} {TYPES[stack]}", one.stacks[stack], other.stacks[stack]) for stack in range(STACKS)]
            pairs += [(f"{name} hand", sorted(one.hand), sorted(other.hand)), (f"{name} goal", one.goal, other.goal)]
            pairs += [(f"{name} tokens", one.tokens, other.tokens), (f"{name} leaving", one.has_left, other.has_left)]
        if self.purse is not None and after.phase in SPENDING and after.player == told.player:
            left = [after.ready[kind] + after.loose[kind] for kind in range(KINDS)]
            pairs.append(("unspent symbols", self.purse, left))
        for what, expected, found in pairs:
            if expected != found:
                yield f"{what}: told {expected}, found {found}"
        if self.purse is not None and min(self.purse) < 0:
            yield f"more is spent than there was: {self.purse}"


def told_secrets(game: CV, after: State, events: list[Event]) -> Iterator[str]:
    """What everybody is told about lies open."""
    hidden = {number for deck in after.decks for number in deck}
    for me in after.players:
        hidden |= {number for number in (*me.hand, *me.offered) if game.rules.cards[number].deck == CHILDHOOD}
        hidden |= set() if after.finished else {me.goal}
    for event in events:
        if event.only_for == EVERYBODY and event.card >= 0 and event.card in hidden:
            yield f"everybody is told about {game.rules.cards[event.card].id} by '{EVENTS[event.kind]}'"
