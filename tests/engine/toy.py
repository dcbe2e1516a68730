"""A game of dice and cards that shares nothing with the Pursuit: the engine must be able to play it.

Both players lay a card at the same time, then a die is thrown; a player may spend a coin to have it thrown again.
Whoever's card is nearer to the die scores it. Three rounds.
"""

from typing import Final

from wellspent.engine.agenda import Frame
from wellspent.engine.chance import Chance, chance_from_seed
from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.engine.options import first_of, option, verb_of
from wellspent.engine.state import State
from wellspent.engine.step import Refusal, Step

DEAL, PLAY, THROW, KEEP_OR_AGAIN, SCORE = range(5)
LAY, KEEP, AGAIN, PASS = range(4)
VERBS: Final = ("lay", "keep", "again", "pass")
CARDS, DIE = range(2)
NO_COIN: Final = 1
ROUNDS: Final = 3


class Table(State):
    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.hands: list[list[int]] = [[], []]
        self.laid = [0, 0]
        self.coins = [1, 1]
        self.points = [0, 0]
        self.die = 0
        self.round = 0


class Deal(Step[Table]):
    def run(self, state: Table, frame: Frame, seat: int, choice: int) -> None:
        pack = list(range(1, 7))
        state.chance.shuffle(CARDS, pack)
        state.hands = [pack[:3], pack[3:]]
        state.seen += 1


class Lay(Step[Table]):
    """Both lay a card at the same time."""

    def deciders(self, state: Table, frame: Frame) -> list[int]:
        return [seat for seat in (0, 1) if state.laid[seat] == 0]

    def options(self, state: Table, frame: Frame, seat: int) -> list[int]:
        return [option(LAY, card) for card in state.hands[seat]]

    def run(self, state: Table, frame: Frame, seat: int, choice: int) -> None:
        state.laid[seat] = first_of(choice)
        state.hands[seat] = [card for card in state.hands[seat] if card != first_of(choice)]
        if self.deciders(state, frame):
            state.push(frame)


class Throw(Step[Table]):
    def run(self, state: Table, frame: Frame, seat: int, choice: int) -> None:
        state.die = 1 + state.chance.below(DIE, 6)
        state.seen += 1
        state.seen_kind = DIE
        if state.log is not None:
            state.log.append(Event(DIE, frame.player, number=state.die))


class KeepOrAgain(Step[Table]):
    """Player after player may have the die thrown again; whoever waits may pass on a coin meanwhile."""

    def options(self, state: Table, frame: Frame, seat: int) -> list[int]:
        return [option(KEEP), option(AGAIN)] if state.coins[seat] else [option(KEEP)]

    def refusals(self, state: Table, frame: Frame, seat: int) -> list[Refusal]:
        return [] if state.coins[seat] else [Refusal(option(AGAIN), NO_COIN, (1,))]

    def interrupts(self, state: Table, frame: Frame, seat: int) -> list[int]:
        return [option(PASS)] if state.coins[seat] and seat != frame.player else []

    def interrupt(self, state: Table, frame: Frame, seat: int, choice: int) -> None:
        state.coins[seat] -= 1
        state.coins[1 - seat] += 1

    def run(self, state: Table, frame: Frame, seat: int, choice: int) -> None:
        if seat == 0:
            state.push(Frame(KEEP_OR_AGAIN, 1))
        if verb_of(choice) == AGAIN:
            state.coins[seat] -= 1
            state.push(Frame(THROW, seat))


class Score(Step[Table]):
    def run(self, state: Table, frame: Frame, seat: int, choice: int) -> None:
        apart = [abs(state.laid[seat] - state.die) for seat in (0, 1)]
        if apart[0] != apart[1]:
            state.points[0 if apart[0] < apart[1] else 1] += state.die
        state.laid = [0, 0]
        state.round += 1
        state.stage = 1
        state.finished = state.round == ROUNDS


class Toy(Game[Table]):
    def __init__(self) -> None:
        super().__init__("toy", 2)
        self.steps = [Deal(), Lay(True, True), Throw(), KeepOrAgain(True), Score()]
        self.flow = [DEAL, PLAY, THROW, KEEP_OR_AGAIN, SCORE]

    def deal(self, seed: str) -> Table:
        return Table(chance_from_seed(seed, ["cards", "die"]))

    def copy(self, state: Table) -> Table:
        twin = Table(state.chance.copy())
        twin.copy_base(state)
        twin.hands = [hand[:] for hand in state.hands]
        twin.laid, twin.coins, twin.points = state.laid[:], state.coins[:], state.points[:]
        twin.die, twin.round = state.die, state.round
        return twin

    def scores(self, state: Table) -> list[int]:
        return state.points

    def winners(self, state: Table) -> list[int]:
        best = max(state.points)
        return [seat for seat in (0, 1) if state.points[seat] == best]

    def view(self, state: Table, seat: int) -> Table:
        seen = self.copy(state)
        seen.chance = state.chance.veiled()
        return seen

    def notation(self, choice: int) -> str:
        return f"{VERBS[verb_of(choice)]} {first_of(choice)}" if verb_of(choice) == LAY else VERBS[verb_of(choice)]

    def reason_name(self, reason: int) -> str:
        return "no_coin"

    def reason_rule(self, reason: int) -> str:
        return "TOY.coin.01"


def toy_text(state: Table) -> str:
    """A position of the toy game, for comparing."""
    agenda = [(frame.step, frame.player) for frame in state.agenda]
    return repr((state.hands, state.laid, state.coins, state.points, state.die, state.round, agenda, state.seen))
