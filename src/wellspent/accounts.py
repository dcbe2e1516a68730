"""What has happened in a game as text, by names: whatever a later release has renumbered, it can be told again."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.options import NO_CHOICE
from wellspent.engine.session import Move, Past, Session, seat_letter

from .positions import Kind, Named, Position, PositionError


class WrittenMove(msgspec.Struct, array_like=True):
    """A choice as it was made, and what came of it."""

    seat: str
    line: str
    is_interrupt: bool
    events: list[dict[str, Any]]


class WrittenGame(msgspec.Struct):
    """A game so far: where it stands, and how it came to that."""

    position: msgspec.Raw
    opening: list[dict[str, Any]]
    moves: list[WrittenMove]


class Events:
    """Writes and reads the events of one game."""

    def __init__(self, position: Position) -> None:
        self.kinds: Final = Named("event", position.event_names())
        self.fields: Final[Mapping[str, Kind]] = {
            "seat": position.seats,
            "card": position.cards,
            "only_for": position.seats,
        }
        self.numbers: Final = position.event_numbers()
        self.goods: Final = position.event_goods()
        self.plain: Final = Kind()

    def write(self, event: Event) -> dict[str, Any]:
        """What is not as usual is left out."""
        name = self.kinds.write(event.kind)
        told: dict[str, Any] = {"event": name}
        for field, usual in USUAL.items():
            value = getattr(event, field)
            if value != usual:
                told[field] = self._kind(name, field).write(value)
        return told

    def read(self, told: Mapping[str, Any]) -> Event:
        name = told["event"]
        values = {
            field: self._kind(name, field).read(told[field]) if field in told else usual
            for field, usual in USUAL.items()
        }
        values["goods"] = tuple(values["goods"])
        return Event(self.kinds.read(name), **values)

    def _kind(self, name: str, field: str) -> Kind:
        if field == "number":
            return self.numbers.get(name, self.plain)
        if field == "goods":
            return self.goods.get(name, self.goods[""])
        return WORDS if field == "rule" else self.fields.get(field, self.plain)


class Words(Kind):
    def read(self, told: Any) -> str:
        return str(told)


WORDS: Final = Words()
# The fields of an event, and what most events have there.
USUAL: Final[Mapping[str, Any]] = {
    "seat": EVERYBODY,
    "card": -1,
    "level": 0,
    "number": 0,
    "goods": (),
    "rule": "",
    "only_for": EVERYBODY,
    "side": 0,
}


class Account:
    """Writes a game that goes on, time and again: what has been told of a move is not told anew."""

    def __init__(self, position: Position) -> None:
        self.position: Final = position
        self.events: Final = Events(position)
        self._told: list[tuple[Move, bytes]] = []

    def write(self, session: Session[Any]) -> bytes:
        told = [self._move(place, move) for place, move in enumerate(session.moves)]
        self._told = list(zip(session.moves, told, strict=True))
        opening = msgspec.json.encode([self.events.write(event) for event in session.opening])
        position = self.position.write(session.state).encode()
        return b'{"position":%b,"opening":%b,"moves":[%b]}' % (position, opening, b",".join(told))

    def _move(self, place: int, move: Move) -> bytes:
        if place < len(self._told) and self._told[place][0] is move:
            return self._told[place][1]
        events = [self.events.write(event) for event in move.events]
        return msgspec.json.encode(WrittenMove(seat_letter(move.seat), move.line, move.is_interrupt, events))

    def read(self, text: bytes, seed: str) -> Past[Any]:
        """The past that a text tells, of a game with this seed; raises PositionError."""
        try:
            told = msgspec.json.decode(text, type=WrittenGame)
        except msgspec.MsgspecError as error:
            raise PositionError(f"this is no account of a game: {error}") from error
        state = self.position.read(bytes(told.position).decode(), seed)
        return Past(state, self._happened(told.opening), [self._made(move) for move in told.moves])

    def _made(self, told: WrittenMove) -> Move:
        move = Move(self.position.seats.read(told.seat), NO_CHOICE, told.line, told.is_interrupt, 0)
        move.events = self._happened(told.events)
        return move

    def _happened(self, told: Sequence[Mapping[str, Any]]) -> list[Event]:
        found: list[Event] = []
        for event in told:
            try:
                found.append(self.events.read(event))
            except (PositionError, LookupError, TypeError):
                # What nobody has a word for any more is not told; the choice itself is.
                continue
        return found
