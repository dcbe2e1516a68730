"""Positions of the Pursuit as text."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wellspent.engine.options import NO_ARGUMENT, first_of, option, second_of, third_of, verb_of
from wellspent.games.pursuit.area import count_abilities
from wellspent.games.pursuit.cards import PRICES
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.games.pursuit.state import (
    COUNTS,
    GOAL_CLOSED,
    GOAL_OPEN,
    NO_CARD,
    PHASES,
    SEATS,
    Field,
    Role,
    State,
)
from wellspent.positions import (
    NUMBER,
    TRUTH,
    Bits,
    Counted,
    Fields,
    Kind,
    Listed,
    Named,
    Position,
    PositionError,
    read_into,
    written,
)

from .scenario.parts import EMPTY_PLACE, Held, parts_of, words

# What a life counts; the names are those of `Player`.
COUNTERS: Final = (
    *("knowledge", "creativity", "influence", "money", "hourglasses", "used", "stress", "sth", "lth", "popularity"),
    *("rounds_lived", "filled", "partners", "promotions", "roles", "rests", "overtimes", "discards", "refreshes"),
    "refreshes_this_round",
)


class Choice(Kind):
    """A choice that was made: its verb, and what it was about."""

    def __init__(self, game: Pursuit, cards: Named, piles: Named) -> None:
        self.verbs: Final = Named("verb", [verb.name for verb in game.rules.verbs])
        self.arguments: Final = [verb.arguments for verb in game.rules.verbs]
        self.kinds: Final = {"card": cards, "pile": piles}

    def write(self, value: Any) -> list[Any]:
        verb = verb_of(value)
        values = (first_of(value), second_of(value), third_of(value))
        return [self.verbs.write(verb), *(self._word(verb, place, each) for place, each in enumerate(values))]

    def _word(self, verb: int, place: int, value: int) -> Any:
        kind = self._kind(verb, place)
        return kind.write(value) if kind and value != NO_ARGUMENT else value

    def _kind(self, verb: int, place: int) -> Kind | None:
        arguments = self.arguments[verb]
        return self.kinds.get(arguments[place]) if place < len(arguments) else None

    def read(self, told: Any) -> int:
        verb = self.verbs.read(told[0])
        values = [
            kind.read(each) if (kind := self._kind(verb, place)) and isinstance(each, str) else each
            for place, each in enumerate(told[1:])
        ]
        return option(verb, *values)


class PursuitPosition(Position):
    """What lies where, by the names of cards, piles, spaces and steps."""

    game: Pursuit

    def __init__(self, game: Pursuit) -> None:
        super().__init__(game)
        rules = game.rules
        self.cards = Named("card", [card.id for card in rules.cards])
        self.piles: Final = Named("pile", rules.piles)
        self.spaces: Final = Named("space", rules.spaces)
        winners = Named("seat", list(self.seats.words.values()), {GOAL_OPEN: "open", GOAL_CLOSED: "closed"})
        cards = Listed(self.cards)
        self.table: Final[Fields] = {
            "round": NUMBER,
            "phase": Named("phase", PHASES),
            "first_player": self.seats,
            "turn": self.seats,
            "seen_kind": Named("event", EVENTS),
            "covered": Bits(self.spaces),
            "box": cards,
            "promised": self.cards,
            "passed": Bits(self.seats),
            "goals": cards,
            "goal_winner": Listed(winners),
            "goal_met": Listed(Bits(self.seats)),
            "dealt": Listed(cards),
            "kept": cards,
        }
        self.life: Final[Fields] = {
            **dict.fromkeys(COUNTERS, NUMBER),
            "is_alive": TRUTH,
            "is_doomed": TRUTH,
            "resolves": TRUTH,
            "trait": self.cards,
            "cards": cards,
            "aside": cards,
            "job": self.cards,
            "due": cards,
            "placed": Counted(self.spaces, len(rules.spaces)),
            "abilities_used": Listed(Named("ability", self._abilities())),
        }

    def step_names(self) -> Sequence[str]:
        by_number = {number: name for name, number in self.game.rules.step_number.items()}
        return [by_number[number] for number in range(len(by_number))]

    def streams(self) -> Sequence[str]:
        return [*self.game.rules.piles, "first_player"]

    def event_names(self) -> Sequence[str]:
        return EVENTS

    def event_numbers(self) -> Mapping[str, Kind]:
        of_pile = dict.fromkeys(("turned_up", "shuffled", "row_discarded", "refreshed"), self.piles)
        return {"placed": self.spaces, **of_pile}

    def event_goods(self) -> Mapping[str, Kind]:
        return {"": Counted(Named("good", GOODS_NAMES), len(GOODS_NAMES))}

    def words(self) -> Mapping[str, Kind]:
        return {
            "card": self.cards,
            "pile": self.piles,
            "choice": Choice(self.game, self.cards, self.piles),
            "verb": Named("verb", [verb.name for verb in self.game.rules.verbs]),
            "price": Named("price", PRICES),
            "good": Named("good", GOODS_NAMES),
        }

    def _abilities(self) -> list[str]:
        """Every ability by the card and level that bring it."""
        rules = self.game.rules
        names = [f"{number}" for number in range(len(rules.abilities))]
        for card, levels in enumerate(rules.abilities_at):
            for level, numbers in enumerate(levels):
                for place, number in enumerate(numbers):
                    if names[number].isdecimal():
                        names[number] = f"{rules.cards[card].id}:{level + 1}:{place + 1}"
        return names

    def body(self, state: State) -> dict[str, Any]:
        rules, cards = self.game.rules, Listed(self.cards)
        grown = [number for number in range(len(state.level)) if state.level[number] or state.side[number]]
        return {
            **written(self.table, state),
            "players": [written(self.life, player) for player in state.players],
            "piles": {
                name: {what: cards.write(getattr(state, what)[pile]) for what in ("draw", "discard", "row")}
                for pile, name in enumerate(rules.piles)
            },
            "levels": {self.cards.write(number): [state.level[number] + 1, state.side[number]] for number in grown},
            "roles": [[self.cards.write(role.card), role.role, self.seats.write(role.player)] for role in state.roles],
            "parts": {
                module: {name: words(self.game, field, getattr(part, name)) for name, field in part.fields().items()}
                for module, part in parts_of(self.game, state).items()
            },
        }

    def lay(self, state: State, told: Mapping[str, Any]) -> None:
        read_into(self.table, state, told)
        if len(told["players"]) != len(state.players):
            raise PositionError(f"expected {len(state.players)} players")
        for player, life in zip(state.players, told["players"], strict=True):
            read_into(self.life, player, life)
        self._lay_piles(state, told["piles"])
        for id, (level, side) in told["levels"].items():
            number = self.cards.read(id)
            state.put_level(number, self._level(number, level))
            state.turn_over(number, side)
        state.roles = [Role(self.cards.read(id), role, self.seats.read(seat)) for id, role, seat in told["roles"]]
        for module, part in parts_of(self.game, state).items():
            for name, field in part.fields().items():
                if name in told["parts"].get(module, {}):
                    setattr(part, name, self._held(field, getattr(part, name), told["parts"][module][name]))
        self._put_away_new_cards(state)
        for seat in range(len(state.players)):
            count_abilities(self.game.rules, state, seat)

    def _level(self, number: int, level: int) -> int:
        levels = len(self.game.rules.cards[number].levels)
        if not 1 <= level <= max(1, levels):
            raise PositionError(f"there is no level {level} of the card '{self.cards.write(number)}' any more")
        return level - 1

    def _lay_piles(self, state: State, told: Mapping[str, Mapping[str, Any]]) -> None:
        cards = Listed(self.cards)
        for pile, name in enumerate(self.game.rules.piles):
            if name in told:
                state.draw[pile] = cards.read(told[name]["draw"])
                state.discard[pile] = cards.read(told[name]["discard"])
                state.row[pile] = cards.read(told[name]["row"])
        if unknown := [name for name in told if name not in self.piles.numbers]:
            raise PositionError(f"there is no pile '{unknown[0]}' any more")

    def _held(self, field: Field, dealt: Held, told: Any) -> Held:
        """What lies in a part, from the words that `words` makes of it."""
        if isinstance(told, dict):
            if isinstance(dealt, dict):
                return {self.cards.read(id): self._one(field, value) for id, value in told.items()}
            return [self._one(field, told[letter]) for letter in sorted(told)]
        found: Held = self._one(field, told)
        return found

    def _one(self, field: Field, told: Any) -> Any:
        if isinstance(told, list):
            return [self._one(field, each) for each in told]
        if field.kind == COUNTS:
            return NUMBER.read(told)
        if field.kind == SEATS:
            return Bits(self.seats).read(told)
        return NO_CARD if told == EMPTY_PLACE else self.cards.read(told)

    def _put_away_new_cards(self, state: State) -> None:
        """Cards that were not yet written when the game began stay out of it."""
        # PH.cardaction.19: a Job that was searched for lies nowhere until its price is paid.
        seen = {*state.box, *state.goals, state.promised}
        for pile in range(len(state.draw)):
            seen |= {*state.draw[pile], *state.discard[pile], *state.row[pile]}
        for player in state.players:
            seen |= {player.trait, *player.cards, *player.aside}
        for part in state.parts:
            seen |= set(part.cards())
        seen |= {number for dealt in state.dealt for number in dealt} | set(state.kept)
        missing = [number for pile in self.game.decks for number in pile if number not in seen]
        state.box = [*state.box, *sorted(missing)]
