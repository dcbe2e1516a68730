"""A player with simple foresight: it tries every option in its mind and takes the life that looks best."""

from typing import Final

from mypy_extensions import mypyc_attr

from wellspent.engine.options import first_of, verb_of
from wellspent.games.pursuit.board import STH_LIMIT
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import NO_CARD, State
from wellspent.games.pursuit.steps import CHOOSE_STAKE, PAYMENT, REFRESH, TURN
from wellspent.games.pursuit.verbs import REDRAW

from ..chance import OWN, own_stream
from .imagine import imagine
from .outlook import Outlook
from .plans import Shop
from .position import Judge
from .weights import WEIGHTS, Weights

# What was not considered is worth less than anything else.
NEVER: Final = -1e9
# Questions of one action never go deeper than this.
MOST_QUESTIONS: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class SensiblePlayer:
    """Looks one action ahead, its own further questions included."""

    def __init__(self, game: Pursuit, seat: int, seed: str, weights: Weights = WEIGHTS) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.weights: Final = weights
        self.stream: Final = own_stream(seed, seat)
        verbs = [verb.name for verb in game.rules.verbs]
        self.refresh: Final = verbs.index("refresh")
        self.discard: Final = verbs.index("discard")
        self.free: Final = [
            action.verb
            for action in game.rules.actions
            if action.is_free and action.verb not in (self.refresh, self.discard)
        ]
        # What it must gain to part with something for nothing but the place it took, by verb.
        parting = {"discard": weights.attachment, "forget": weights.forgetting}
        self.parting: Final = {verbs.index(name): gain for name, gain in parting.items() if name in verbs}
        # The two sides of these cards differ in nothing but the picture.
        self.two_sided: Final = [verbs.index(name) for name in ("hire", "date", "promote", "receive")]

    def choose(self, view: State, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        values = self.weigh(view, options)
        return options[values.index(max(values))]

    def weigh(self, view: State, options: list[int]) -> list[float]:
        """What each option is worth, a whim included; NEVER for what was not looked at."""
        outlook = Outlook(self.game, view, self.seat, self.weights)
        if view.agenda[-1].step == REFRESH:
            return self._weigh_replacing(Shop(outlook), options)
        judge = self.judge(outlook)
        mind = imagine(self.game, view, self.stream)
        tried = self._worth_trying(options)
        values = [self._taking_a_turn(judge, mind, choice) if choice in tried else NEVER for choice in options]
        now = judge.value(mind) + self.weights.whim
        most = max(values)
        if most == NEVER:
            most = now
        for place, choice in enumerate(options):
            if choice in tried and self.is_free(view, choice):
                # The turn comes after it, and is the same with it or without.
                values[place] = most + self.after(judge, mind, choice) - now
        self._weigh_refreshing(judge, options, values, most)
        return values

    def _taking_a_turn(self, judge: Judge, mind: State, choice: int) -> float:
        if verb_of(choice) == self.refresh or self.is_free(mind, choice):
            return NEVER
        return self.after(judge, mind, choice) + self._whim()

    def after(self, judge: Judge, mind: State, choice: int) -> float:
        return self._try(judge, mind, choice) - self.parting.get(verb_of(choice), 0.0)

    def is_free(self, view: State, choice: int) -> bool:
        """Whether it leaves the turn as it is; with Hourglasses at hand Discard is weighed like any other action."""
        verb = verb_of(choice)
        return verb in self.free or (verb == self.discard and view.players[self.seat].hourglasses == 0)

    def judge(self, outlook: Outlook) -> Judge:
        return Judge(outlook)

    def _whim(self) -> float:
        return self.weights.whim * self.stream.below(OWN, 1000) / 1000

    def _worth_trying(self, options: list[int]) -> list[int]:
        """Leaves out the second side of a two-sided card."""
        tried: set[tuple[int, int]] = set()
        found: list[int] = []
        for choice in options:
            if verb_of(choice) in self.two_sided:
                key = (verb_of(choice), first_of(choice))
                if key in tried:
                    continue
                tried.add(key)
            found.append(choice)
        return found

    def _try(self, judge: Judge, mind: State, choice: int) -> float:
        state = self.game.copy(mind)
        self.game.apply(state, self.seat, choice)
        self._answer(judge, state)
        return judge.value(state)

    def _answer(self, judge: Judge, state: State) -> None:
        """Go on with the own questions of an action until the turn passes."""
        game = self.game
        for _ in range(MOST_QUESTIONS):
            deciders = game.deciders(state)
            if not deciders or state.agenda[-1].step == TURN:
                return
            if self.seat not in deciders:
                if len(deciders) == 1 and state.round > 0:
                    return
                # Child Traits are kept at the same time: the others are still choosing.
                game.apply(state, deciders[0], game.options(state, deciders[0])[0])
                continue
            game.apply(state, self.seat, self._greedy(judge, state))

    def _greedy(self, judge: Judge, state: State) -> int:
        options = self.game.options(state, self.seat)
        if len(options) == 1 or state.agenda[-1].step in (PAYMENT, CHOOSE_STAKE, REFRESH):
            return options[0]
        best, most = options[0], NEVER
        for choice in self._worth_trying(options):
            after = self.game.copy(state)
            self.game.apply(after, self.seat, choice)
            value = judge.value(after)
            if value > most:
                best, most = choice, value
        return best

    # Refreshing rows.

    def _weigh_refreshing(self, judge: Judge, options: list[int], values: list[float], otherwise: float) -> None:
        """Each row by what it promises beyond its price."""
        outlook = judge.outlook
        me = outlook.view.players[self.seat]
        if me.refreshes_this_round >= self.weights.refreshes:
            return
        # PH.refresh.04: below the track it costs LTH.
        cost = judge.mood_worth(outlook.view, me) + (1.0 if me.sth <= -STH_LIMIT else 0.0)
        now = max([0.0, *[plan.gain / plan.hours(me) for plan in judge.plans]])
        shop = Shop(outlook)
        for place, choice in enumerate(options):
            if verb_of(choice) == self.refresh:
                gain = self._refresh_gain(shop, first_of(choice), now)
                values[place] = otherwise + gain - cost - self.weights.refresh

    def _refresh_gain(self, shop: Shop, pile: int, now: float) -> float:
        """By how much a new card of the row should be better than anything in sight, over a few guesses at the pile."""
        view = shop.outlook.view
        row = [number for number in view.row[pile] if number != NO_CARD]
        hidden = view.draw[pile] or view.discard[pile]
        if not hidden:
            return 0.0
        total = 0.0
        for _ in range(self.weights.guesses):
            drawn = [hidden[self.stream.below(OWN, len(hidden))] for _ in row]
            total += max(0.0, max([shop.gain(number) for number in drawn]) - now)
        return total / self.weights.guesses

    def _weigh_replacing(self, shop: Shop, options: list[int]) -> list[float]:
        """From left to right, every card but the best goes."""
        view = shop.outlook.view
        row = [number for number in view.row[view.agenda[-1].number] if number != NO_CARD]
        best = max(row, key=shop.gain)
        worths: list[float] = []
        for place, choice in enumerate(options):
            if verb_of(choice) == REDRAW:
                worths.append(-float(len(options)))
            else:
                is_best = first_of(choice) == best and shop.gain(best) > 0
                worths.append(-float(2 * len(options) if is_best else place))
        return worths
