"""Players that think lives through: each promising choice is lived on in the same imagined worlds."""

from typing import Final, final

from wellspent.engine.chance import Chance, QuickChance
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import CHOOSE_STAKE, PAYMENT, REFRESH

from ..chance import OWN, own_stream
from ..clock import CLOCK
from ..numbers import add_up, mean
from ..persona import SECONDS
from .habit import TRIES, Habit
from .horizon import Horizon
from .imagine import imagine
from .insight import Net
from .sensible import NEVER, SensiblePlayer
from .weights import Weights

# No imagined life asks more questions than this.
MOST_DECISIONS: Final = 1000
# So much of the time is used: the world that it is in is always lived through.
PUNCTUAL: Final = 0.95
# After so many worlds a choice can be known to be worse: by so many times what chance alone would do, with this
# spread of lives at least.
ENOUGH: Final = 8
SURE: Final = 3.0
LEAST: Final = 0.25
# What is out of the running is a little worse than what is chosen.
BEHIND: Final = 0.01
# Lives that go further ahead tell more if there are so many for every choice; before there is any, one of them is
# taken to try so many options at every seat, which takes as long as it took at first. Others try about a quarter.
FEW: Final = 4
TRIED: Final = 120.0
SHORTER: Final = 4.0


@final
class Manner:
    """How a player thinks ahead."""

    def __init__(
        self,
        choices: int,
        margin: float,
        trust: float,
        rounds: int,
        minds_others: bool,
        playouts: int = 0,
        seconds: float = SECONDS,
        is_patient: bool = True,
        grudge: float = 0.0,
        further: int = 0,
        tries: int = TRIES,
    ) -> None:
        # So many choices are thought through, if they look no worse than the best by more than the margin; the first
        # look at a choice counts as much as so many lives.
        self.choices: Final = choices
        self.margin: Final = margin
        self.trust: Final = trust
        # How many rounds ahead it thinks, and how many more where there is time; whether it expects the others to know
        # what they want; and how many options those who are only imagined try, where there is time.
        self.rounds: Final = rounds
        self.further: Final = further
        self.minds_others: Final = minds_others
        self.tries: Final = tries
        # How many lives it imagines for a choice: a number, or what the seconds allow; or a number in these seconds.
        self.playouts: Final = playouts
        self.seconds: Final = seconds
        self.is_patient: Final = is_patient
        # What a point that the best of the others should have in the end is worth to it, where it has learned.
        self.grudge: Final = grudge


@final
class PlannerPlayer:
    """Lives its life on from every promising choice, in several worlds, and drops what does worse."""

    def __init__(
        self, game: Pursuit, seat: int, seed: str, weights: Weights, manner: Manner, net: Net | None = None
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.manner: Final = manner
        self.first_look: Final = SensiblePlayer(game, seat, seed, weights)
        self.habit: Final = Habit(game, weights)
        self.horizon: Final = Horizon(game, seat, weights, net, manner.grudge)
        self.stream: Final = own_stream(f"{seed}\nworlds", seat)
        # Where this round begins, the lives that it imagines are weighed.
        self.until = 0

    def choose(self, view: State, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        values = self.weigh(view, options)
        return options[values.index(max(values))]

    def weigh(self, view: State, options: list[int]) -> list[float]:
        """In points of the final score; NEVER for what was not thought through."""
        start = CLOCK.seconds()
        values = self.first_look.weigh(view, options)
        if view.agenda[-1].step in (PAYMENT, CHOOSE_STAKE, REFRESH):
            return values
        running = self._promising(values)
        if len(running) > 1:
            return self._think(view, options, values, running, start)
        return values if self.horizon.net is None else self._in_points(view, values)

    def _in_points(self, view: State, looks: list[float]) -> list[float]:
        """The first look alone, where the best leads to what is to be expected of the life."""
        beyond = self.horizon.worth(view) - max(looks)
        return [look + beyond if look > NEVER else NEVER for look in looks]

    def _promising(self, values: list[float]) -> list[int]:
        """The places of the choices to think through, the best first."""
        choices = self.manner.choices
        if self.manner.playouts:
            choices = min(choices, max(2, self.manner.playouts // 3))
        order = sorted(range(len(values)), key=lambda place: -values[place])[:choices]
        return [place for place in order if values[place] >= values[order[0]] - self.manner.margin]

    def _think(
        self, view: State, options: list[int], looks: list[float], running: list[int], start: float
    ) -> list[float]:
        """Half of the choices go, again and again, until one is left; whatever is surely worse goes at once."""
        self.habit.forget()
        effort = self.effort(start, len(options), len(running))
        self.until = view.round + self.manner.rounds + (self.manner.further if effort <= 1.0 else 0)
        self.habit.tries = self.manner.tries if effort <= SHORTER else TRIES
        phases = (len(running) - 1).bit_length()
        # By choice: what its lives came to, world by world.
        lives: list[list[float]] = [[] for _ in options]
        # By how much lives come to more than they look like: the same for every choice.
        beyond = 0.0
        values = [NEVER for _ in options]
        worlds, done = 0, 0
        for phase in range(phases):
            share, tried = (phase + 1) / phases, running
            while len(running) > 1 and (worlds == 0 or self._spent(start, done) < share):
                world = imagine(self.game, view, self.stream)
                worlds += 1
                for count, place in enumerate(running):
                    if worlds == 1 and count >= 2 and self._spent(start, done) >= share:
                        # Where time is so short, the second best must do.
                        running = tried = running[:count]
                        break
                    lives[place].append(self._live(world, options[place]))
                    done += 1
                if worlds >= ENOUGH:
                    running = self.in_doubt(looks, lives, running)
            if phase == 0 and self.horizon.net is not None:
                beyond = mean([mean(lives[place]) - looks[place] for place in tried])
            for place in tried:
                values[place] = self._worth(looks[place] + beyond, lives[place])
            running = sorted(running, key=lambda place: -values[place])[: (len(running) + 1) // 2]
        # What went early was judged in other worlds.
        best = running[0]
        return [value if place == best else min(value, values[best] - BEHIND) for place, value in enumerate(values)]

    def _worth(self, look: float, lives: list[float]) -> float:
        trust = self.manner.trust
        return (trust * look + add_up(lives)) / (trust + len(lives))

    def in_doubt(self, looks: list[float], lives: list[list[float]], running: list[int]) -> list[int]:
        """Those that could still be the best: the same worlds tell how surely the others are worse than it."""
        worths = [self._worth(looks[place], lives[place]) for place in running]
        best = running[worths.index(max(worths))]
        worlds = len(lives[best])
        found: list[int] = []
        for place in running:
            leads = [lives[best][world] - lives[place][world] for world in range(worlds)]
            lead = add_up(leads)
            spread = add_up([each * each for each in leads]) - lead * lead / worlds
            lead += self.manner.trust * (looks[best] - looks[place])
            if place == best or lead * lead < SURE * SURE * max(LEAST, spread / (worlds - 1)) * worlds:
                found.append(place)
        return found

    def _spent(self, start: float, done: int) -> float:
        """The share of the budget that is gone."""
        manner = self.manner
        share = done / manner.playouts if manner.playouts else 0.0
        if manner.playouts and manner.is_patient:
            return share
        return max(share, (CLOCK.seconds() - start) / (PUNCTUAL * manner.seconds))

    def effort(self, start: float, options: int, choices: int) -> float:
        """What a few long lives for every choice should take, as a share of the budget."""
        if self.manner.playouts:
            return FEW * choices / self.manner.playouts
        return FEW * choices * TRIED * self.game.seats * self._spent(start, 0) / options

    def _live(self, world: State, choice: int) -> float:
        """Live on from a choice, and what has become of it."""
        game, seat = self.game, self.seat
        state = game.copy(world)
        game.apply(state, seat, choice)
        me = state.players[seat]
        # The same luck for every choice in the same world.
        luck = QuickChance(world.chance.numbers[:2])
        for _ in range(MOST_DECISIONS):
            if state.finished or state.round >= self.until or not (me.is_alive or me.resolves):
                break
            decider = game.decider(state)
            options = game.options(state, decider)
            game.apply(state, decider, self._next(state, decider, options, luck))
        return self.horizon.worth(state)

    def _next(self, state: State, decider: int, options: list[int], luck: Chance) -> int:
        if len(options) == 1:
            return options[0]
        if decider == self.seat or self.manner.minds_others:
            return self.habit.choose(state, decider, options)
        return options[luck.below(OWN, len(options))]
