"""What a computer player is to everybody who asks one."""

from typing import Protocol, TypeVar

from wellspent.engine.state import State

V = TypeVar("V", bound=State, contravariant=True)


class Bot(Protocol[V]):
    """Whatever can choose. `view` is `game.view(state, seat)`, never the position itself."""

    def choose(self, view: V, options: list[int]) -> int: ...
