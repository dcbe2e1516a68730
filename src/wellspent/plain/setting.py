"""A plain title, as scenarios see it: zones by name, `hand A` for that of a seat."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec import field as spelt

from wellspent.cardfiles.faults import Fault, Report
from wellspent.engine.game import NOBODY
from wellspent.engine.session import seat_letter, seat_number
from wellspent.library import GameSetup, SetupError, open_game
from wellspent.scenario.comparing import Comparison, Difference
from wellspent.scenario.schema import ScenarioFile, StepEntry
from wellspent.scenario.setting import Setting

from .display import Zone
from .game import CannotLie, PlainGame


class PlainSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true of a seat, zone by zone and counter by counter; what is not named may be anything."""

    cards: dict[str, list[str]] | None = None
    counters: dict[str, int] | None = None


class PlainStep(StepEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    is_: dict[str, PlainSeat] = spelt(default_factory=dict, name="is")


class PlainFile(ScenarioFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`zones`: cards that lie elsewhere than the seed would deal them."""

    then: Sequence[PlainStep]
    zones: dict[str, list[str]] = {}
    position: dict[str, str] = {}


def name_of(zone: Zone) -> str:
    return f"{zone.id} {seat_letter(zone.seat)}" if zone.seat >= 0 else zone.id


class PlainSetting(Setting[Any]):
    def __init__(self) -> None:
        super().__init__(PlainFile, (), ())

    def open(self, setup: GameSetup, own_cards: object, origin: str) -> PlainGame[Any]:
        if own_cards is not None:
            raise SetupError("Only the cards of the game can be used here.")
        game = open_game(setup)
        assert isinstance(game, PlainGame)
        return game

    def lay_out(self, file: PlainFile, game: PlainGame[Any], origin: str, faults: list[Fault]) -> Any:
        state = game.start(file.seed)
        report = Report(origin, "zones", faults)
        for name, ids in file.zones.items():
            zone, _, letter = name.partition(" ")
            known = [report.word(name, id, game.cards, "card of this game") for id in ids]
            if not all(known):
                continue
            try:
                seat = seat_number(letter) if letter else -1
                game.lay(state, zone, seat, [game.cards.index(id) for id in ids])
            except CannotLie as error:
                report.fault(name, str(error))
        return state

    def comparison(self, game: PlainGame[Any], state: Any, start: Any) -> "PlainComparison":
        return PlainComparison(game, state)

    def clock(self, state: Any, end: str) -> object:
        return state.round


class PlainComparison(Comparison[Any]):
    """Every zone by its name; of a seat's zones the seat's letter comes behind."""

    def __init__(self, game: PlainGame[Any], state: Any) -> None:
        # Each seat's zones as it sees them itself, and those of nobody as all do.
        views = [game.display(game.view(state, seat), seat) for seat in range(game.seats)]
        self.zones = [zone for zone in views[0].zones if zone.seat == NOBODY]
        self.zones += [zone for seat, shown in enumerate(views) for zone in shown.zones if zone.seat == seat]
        self.asked: dict[str, Any] = {}
        self.plain = game
        counters = dict.fromkeys(id for zone in self.zones if zone.seat >= 0 for id in zone.counters)
        super().__init__(game, state, list(counters))

    def count(self, seat: int, name: str) -> int:
        return sum(zone.counters.get(name, 0) for zone in self.zones if zone.seat == seat)

    def facts(self, seat: int) -> dict[str, object]:
        own = [zone for zone in self.zones if zone.seat == seat]
        self.asked = {
            "cards": {zone.id: list(zone.cards) for zone in own},
            "counters": {id: count for zone in own for id, count in zone.counters.items()},
        }
        return {**self.asked}

    def wanted(self, name: str, value: object) -> object:
        """What a step leaves out may be anything."""
        found: dict[str, Any] = self.asked[name]
        return {**found, **value} if isinstance(value, dict) else value

    def row(self, name: str) -> list[str]:
        for zone in self.zones:
            if name_of(zone) == name:
                return list(zone.cards)
        raise Difference(f'found "{name}", expected one of {", ".join(map(name_of, self.zones))}')

    def discarded(self, name: str) -> list[str]:
        return self.row(name)

    def pile(self, name: str) -> list[str]:
        return self.row(name)

    def card_ids(self) -> Sequence[str]:
        return self.plain.cards

    def event_names(self) -> Sequence[str]:
        return self.plain.events

    def own(self, step: StepEntry) -> Iterator[str]:
        yield from ()
