"""A position as text, with names instead of numbers: whatever is renumbered by a later release, it can be read again.

What is written is told by tables of fields, one for each class of the state: the same table writes and reads. A game
adds what no table can say, and begins the reading with a freshly dealt position, so that the shapes are right.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from wellspent.engine.agenda import Frame
from wellspent.engine.game import Game
from wellspent.engine.session import seat_letter

FORMAT: Final = 1
NOTHING: Final = "-"


class PositionError(ValueError):
    """What of a position this program cannot lay out."""


class Kind:
    """Numbers as they are."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, told: Any) -> Any:
        if not isinstance(told, int):
            raise PositionError(f"expected a number, found {told!r}")
        return told


class Truth(Kind):
    def read(self, told: Any) -> bool:
        return bool(told)


class Named(Kind):
    """A number that stands for a name, or for nothing."""

    def __init__(self, what: str, names: Sequence[str], besides: Mapping[int, str] | None = None) -> None:
        self.what: Final = what
        self.words: Final = dict(enumerate(names)) | dict(besides if besides is not None else {-1: NOTHING})
        self.numbers: Final = {word: number for number, word in self.words.items()}

    def write(self, value: Any) -> str:
        return self.words[value]

    def read(self, told: Any) -> int:
        if told not in self.numbers:
            raise PositionError(f"there is no {self.what} '{told}' any more")
        return self.numbers[told]


class Bits(Kind):
    """A number whose bits stand for names."""

    def __init__(self, kind: Named) -> None:
        self.kind: Final = kind

    def write(self, value: Any) -> list[str]:
        return [self.kind.write(bit) for bit in range(int(value).bit_length()) if value >> bit & 1]

    def read(self, told: Any) -> int:
        return sum(1 << self.kind.read(each) for each in told)


class Listed(Kind):
    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind

    def write(self, value: Any) -> list[Any]:
        return [self.kind.write(each) for each in value]

    def read(self, told: Any) -> list[Any]:
        return [self.kind.read(each) for each in told]


class Counted(Kind):
    """A list of amounts, by name; those that are zero are left out."""

    def __init__(self, kind: Named, size: int) -> None:
        self.kind: Final = kind
        self.size: Final = size

    def write(self, value: Any) -> dict[str, int]:
        return {self.kind.write(place): int(amount) for place, amount in enumerate(value) if amount}

    def read(self, told: Any) -> list[int]:
        found = [0] * self.size
        for name, amount in told.items():
            found[self.kind.read(name)] = amount
        return found


NUMBER: Final = Kind()
TRUTH: Final = Truth()
Fields = Mapping[str, Kind]


def seats(game: Game[Any]) -> Named:
    return Named("seat", [seat_letter(seat) for seat in range(game.seats)])


def written(fields: Fields, item: Any) -> dict[str, Any]:
    return {name: kind.write(getattr(item, name)) for name, kind in fields.items()}


def read_into(fields: Fields, item: Any, told: Mapping[str, Any]) -> None:
    """Set what is told; what an older release did not know of stays as it was dealt."""
    for name, kind in fields.items():
        if name in told:
            try:
                setattr(item, name, kind.read(told[name]))
            except PositionError as error:
                raise PositionError(f"{name}: {error}") from error


class Position:
    """Writes and reads the positions of one game. Games say what is in them by overriding."""

    game: Any
    cards: Named

    def __init__(self, game: Any) -> None:
        self.game = game
        self.seats: Final = seats(game)

    # What a game brings.

    def event_names(self) -> Sequence[str]:
        """What can happen, in the order of the numbers."""
        raise NotImplementedError

    def event_numbers(self) -> Mapping[str, Kind]:
        """By event: what its number stands for, where that is none."""
        return {}

    def event_goods(self) -> Mapping[str, Kind]:
        """By event: what its goods are, and under no name what they usually are."""
        return {"": Listed(NUMBER)}

    def step_names(self) -> Sequence[str]:
        raise NotImplementedError

    def streams(self) -> Sequence[str]:
        """The names of the streams of chance, in their order."""
        raise NotImplementedError

    def words(self) -> Mapping[str, Kind]:
        """What the words in the frames of steps stand for; all others are numbers."""
        return {}

    def body(self, state: Any) -> dict[str, Any]:
        raise NotImplementedError

    def lay(self, state: Any, told: Mapping[str, Any]) -> None:
        """Lay out what `body` tells on a freshly dealt position."""
        raise NotImplementedError

    # What every game shares.

    def write(self, state: Any) -> str:
        names = self.streams()
        per = len(state.chance.numbers) // len(names)
        told = {
            "position": FORMAT,
            "game": self.game.name,
            "stage": self._stage(state.stage),
            "finished": state.finished,
            "seen": state.seen,
            **self.body(state),
            "agenda": [self._frame(frame) for frame in state.agenda],
            "chance": {name: state.chance.numbers[place * per : (place + 1) * per] for place, name in enumerate(names)},
        }
        return msgspec.json.format(msgspec.json.encode(told), indent=1).decode()

    def _stage(self, stage: int) -> str:
        flow = self.game.flow
        return self.step_names()[flow[stage]] if stage < len(flow) else NOTHING

    def _frame(self, frame: Frame) -> dict[str, Any]:
        step = self.game.rules.steps[frame.step]
        told: dict[str, Any] = {"step": self.step_names()[frame.step], "player": self.seats.write(frame.player)}
        values = (frame.card, frame.number, frame.extra)
        for place, value in enumerate(values):
            word = step.holds[place] if place < len(step.holds) else ""
            if word:
                told[word] = self.words().get(word, NUMBER).write(value)
            elif value:
                raise PositionError(f"frames of {told['step']} hold something that the step does not name")
        return told

    def read(self, text: str, seed: str) -> Any:
        """The position that a text tells, of a game with this seed; raises PositionError."""
        try:
            told = msgspec.json.decode(text, type=dict[str, Any])
        except msgspec.DecodeError as error:
            raise PositionError(f"this is no position: {error}") from error
        if told.get("position") != FORMAT or told.get("game") != self.game.name:
            raise PositionError(f"expected a position of {self.game.name} in format {FORMAT}")
        state = self.game.deal(seed)
        state.stage = self._read_stage(told["stage"])
        state.finished = bool(told["finished"])
        state.seen = int(told["seen"])
        self.lay(state, told)
        state.agenda = [self._read_frame(frame) for frame in told["agenda"]]
        self._read_chance(state, told["chance"])
        # Steps are laid out with the first position that settles.
        self.game.settle(state)
        return state

    def _read_stage(self, name: str) -> int:
        flow = self.game.flow
        if name == NOTHING:
            return len(flow)
        return int(flow.index(Named("step", self.step_names()).read(name)))

    def _read_frame(self, told: Mapping[str, Any]) -> Frame:
        number = Named("step", self.step_names()).read(told["step"])
        step = self.game.rules.steps[number]
        values = [0, 0, 0]
        for place, word in enumerate(step.holds):
            if word in told:
                values[place] = self.words().get(word, NUMBER).read(told[word])
        return Frame(number, self.seats.read(told["player"]), *values)

    def _read_chance(self, state: Any, told: Mapping[str, list[int]]) -> None:
        names = self.streams()
        per = len(state.chance.numbers) // len(names)
        for place, name in enumerate(names):
            if name in told:
                state.chance.numbers[place * per : (place + 1) * per] = told[name]
