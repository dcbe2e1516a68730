"""What a position holds beside the play area: each module may say in its `judging.py` how to read it."""

from typing import Final

from mypy_extensions import mypyc_attr

from wellspent.games.pursuit.cards import Test
from wellspent.games.pursuit.measures import holds, measure
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.state import State

from .deeds import judging_of
from .outlook import Outlook


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Reads one module's part of positions, as they all follow from one decision."""

    def __init__(self, outlook: Outlook, module: Module) -> None:
        self.outlook: Final = outlook
        self.module: Final = module
        self.rules: Final = outlook.rules
        self.seat: Final = outlook.seat
        self.weights: Final = outlook.weights

    def value(self, state: State) -> float:
        raise NotImplementedError

    def met(self, state: State, tests: list[Test]) -> float:
        """1 if a requirement is met, else a part of what an unmet one counts, by how near it is."""
        if holds(self.rules, state, self.seat, tests):
            return 1.0
        near = 1.0
        for test in tests:
            value = measure(self.rules, state, self.seat, test.measure)
            if test.at_most:
                near = min(near, 0.7 ** max(0, value - test.bound))
            elif test.bound > 0:
                near = min(near, max(0.0, value / test.bound))
        return self.weights.unmet * near


@mypyc_attr(allow_interpreted_subclasses=True)
class Scored(Reader):
    """What the end will score as things stand."""

    def value(self, state: State) -> float:
        return self.share() * self.module.final_score(state, self.seat)

    def share(self) -> float:
        return self.weights.scored


# By module: how to read it, once it has been looked for.
_KNOWN: Final[dict[str, type[Reader] | None]] = {}


def reader_of(module: Module) -> type[Reader] | None:
    """What lies in the module's folder; of one that has nothing there, what it scores at the end."""
    if module.name not in _KNOWN:
        judging = judging_of(module.name)
        found: type[Reader] | None = None if judging is None else judging.READER
        scores = type(module).final_score is not Module.final_score
        _KNOWN[module.name] = Scored if found is None and scores else found
    return _KNOWN[module.name]
