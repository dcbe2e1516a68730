"""What a reward can do besides giving goods: one class for each verb of card files.

An effect begins when its turn comes. It carries itself out, or puts a question on the agenda, and then knows the
answers to it. Stress that it brings in any case counts for the legality of the action (PH.stress.14).
"""

from typing import Final, final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, second_of

from .area import leave_area, place_card, placing_stress
from .board import OFF_THE_TRACK, TEEN
from .cards import BASIC_PROJECT, DEEDS, JOB, JOB_PILE, PARTNER_PILE, Effect, Level, Test
from .events import CARD_GAINED, tell
from .goods import Goods, several
from .measures import holds, measure
from .prices import Price, pay, ways_to_pay
from .rewards import FROM_UPKEEP, calmed, complete_project, gain
from .rules import Rules
from .state import NO_CARD, Player, State
from .steps import CHOOSE_CARD, CHOOSE_EFFECT, CHOOSE_STAKE, CHOOSE_TRADE, REFILL
from .verbs import PICK, RECEIVE, TRADE

# A frame of an effect carries the card, the level, and in one number whether it comes from upkeep, the place of the
# effect, and how often a trade was chosen.
PLACE_SHIFT: Final = 1
PLACE_BITS: Final = 255
TIMES_SHIFT: Final = 9


def effect_of(rules: Rules, frame: Frame) -> Effect:
    """The effect that a frame is about."""
    return effects_of(rules, frame)[frame.extra >> PLACE_SHIFT & PLACE_BITS]


def effects_of(rules: Rules, frame: Frame) -> list[Effect]:
    lines = rules.cards[frame.card].levels[frame.number]
    return lines.upkeep_effects if frame.extra & FROM_UPKEEP else lines.effects


def following_stress(rules: Rules, state: State, frame: Frame) -> int:
    """The Stress that the effects behind the present one bring in any case."""
    stress = 0
    for effect in effects_of(rules, frame)[(frame.extra >> PLACE_SHIFT & PLACE_BITS) + 1 :]:
        stress += effect.least_stress(rules, state, frame.player, 0)
    return stress


def least_stress(rules: Rules, state: State, player: int, lines: Level, besides: int) -> int:
    """The Stress that the effects of a level bring in any case, with so many further slots about to be filled."""
    return sum(effect.least_stress(rules, state, player, besides) for effect in lines.effects)


@final
class Gain(Effect):
    """Goods under a condition, or once for each so many of something."""

    def __init__(
        self, gain: Goods, tests: list[Test] | None = None, per: int = -1, each: int = 1, most: int = 0
    ) -> None:
        super().__init__(tests, gain.stress > 0)
        self.gain: Final = gain
        self.per: Final = per
        self.each: Final = each
        self.most: Final = most

    def begin(self, rules: Rules, state: State, frame: Frame) -> None:
        for _ in range(self.times(rules, state, frame.player)):
            gain(rules, state, frame.player, self.gain, frame.card, "PH.action.21")

    def times(self, rules: Rules, state: State, player: int) -> int:
        """How often the goods are received, as things stand."""
        if self.per < 0:
            return 1
        times = max(0, measure(rules, state, player, self.per)) // self.each
        return min(times, self.most) if self.most else times

    def least_stress(self, rules: Rules, state: State, player: int, besides: int) -> int:
        if self.gain.stress == 0 or not holds(rules, state, player, self.tests):
            return 0
        return self.gain.stress * self.times(rules, state, player)


@final
class Choose(Effect):
    """One of several rewards."""

    def __init__(self, choices: list[Goods], tests: list[Test] | None = None) -> None:
        super().__init__(tests, min([goods.stress for goods in choices]) > 0)
        self.choices: Final = choices

    def begin(self, rules: Rules, state: State, frame: Frame) -> None:
        state.push(Frame(CHOOSE_EFFECT, frame.player, frame.card, frame.number, frame.extra))

    def options(self, rules: Rules, state: State, frame: Frame, seat: int) -> list[int]:
        later = following_stress(rules, state, frame)
        room = max(self.least(), OFF_THE_TRACK - state.players[seat].stress - later)
        limited = rules.edition.limits_stress
        return [
            option(PICK, number) for number, goods in enumerate(self.choices) if not limited or goods.stress <= room
        ]

    def chosen(self, rules: Rules, state: State, frame: Frame, seat: int, choice: int) -> None:
        gain(rules, state, seat, self.choices[first_of(choice)], frame.card, "PH.action.21")

    def least(self) -> int:
        return min([goods.stress for goods in self.choices])

    def least_stress(self, rules: Rules, state: State, player: int, besides: int) -> int:
        return self.least() if holds(rules, state, player, self.tests) else 0


@final
class Trade(Effect):
    """Pay something to gain something, up to so many times; all of it is paid first (PH.action.19)."""

    def __init__(self, pay: Goods, gain: Goods, times: int = 1, tests: list[Test] | None = None) -> None:
        super().__init__(tests, False)
        self.pay: Final = pay
        self.gain: Final = gain
        self.times: Final = times

    def begin(self, rules: Rules, state: State, frame: Frame) -> None:
        if self.most(rules, state, frame) > 0:
            state.push(Frame(CHOOSE_TRADE, frame.player, frame.card, frame.number, frame.extra))

    def most(self, rules: Rules, state: State, frame: Frame) -> int:
        """PH.notes.10: how often it can be paid for and borne."""
        me = state.players[frame.player]
        later = following_stress(rules, state, frame)
        times = self.times
        while times and not (self.is_payable(me, times) and self.is_bearable(rules, me, times, later)):
            times -= 1
        return times

    def is_payable(self, me: Player, times: int) -> bool:
        """COM.pop.06, XP.life.04: the dead have no indicators to pay with."""
        if (self.pay.stress or self.pay.sth) and not me.is_alive:
            return False
        price = several(self.pay, times)
        if price.money > me.money or price.hourglass > me.hourglasses or price.popularity > me.popularity:
            return False
        return bool(ways_to_pay(me, Price(price)))

    def is_bearable(self, rules: Rules, me: Player, times: int, later: int) -> bool:
        """PH.stress.13, PH.q.09: all is paid, then received in order, then comes the rest; never two spaces off."""
        if not (self.pay.stress or self.gain.stress) or not rules.edition.limits_stress or not me.is_alive:
            return True
        space = me.stress + self.pay.stress * times
        for _ in range(times):
            space += self.gain.stress
            if space > OFF_THE_TRACK:
                return False
            space = calmed(rules, space, self.gain)
        return space + later <= OFF_THE_TRACK

    def options(self, rules: Rules, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(TRADE, times) for times in range(self.most(rules, state, frame), -1, -1)]

    def chosen(self, rules: Rules, state: State, frame: Frame, seat: int, choice: int) -> None:
        times = first_of(choice)
        if times == 0:
            return
        ways = self.ways(state, seat, times)
        if len(ways) == 1:
            self.carry_out(rules, state, seat, frame.card, times, ways[0])
        else:
            extra = frame.extra | times << TIMES_SHIFT
            state.push(Frame(CHOOSE_STAKE, seat, frame.card, frame.number, extra))

    def ways(self, state: State, player: int, times: int) -> list[tuple[int, int, int]]:
        """The mixes of Resources that pay for so many trades."""
        return ways_to_pay(state.players[player], Price(several(self.pay, times)))

    def carry_out(
        self, rules: Rules, state: State, player: int, card: int, times: int, mix: tuple[int, int, int]
    ) -> None:
        price = several(self.pay, times)
        pay(rules, state, player, price, price.money, price.hourglass, mix, card, "PH.action.19")
        for _ in range(times):
            gain(rules, state, player, self.gain, card, "PH.action.21")


@final
class Take(Effect):
    """PH.notes.04, PH.notes.05: a card of a row as part of a reward, without its cost and its own reward."""

    def __init__(self, pile: int, level: int = 0, tests: list[Test] | None = None) -> None:
        super().__init__(tests, True)
        self.pile: Final = pile
        self.level: Final = level

    def gives_card_of(self) -> int:
        return self.pile

    def is_there(self, state: State) -> bool:
        # EXP.setup.07
        if state.round == TEEN and self.is_of_people():
            return False
        return any(card != NO_CARD for card in state.row[self.pile])

    def begin(self, rules: Rules, state: State, frame: Frame) -> None:
        if self.is_there(state):
            state.push(Frame(CHOOSE_CARD, frame.player, frame.card, frame.number, frame.extra))

    def options(self, rules: Rules, state: State, frame: Frame, seat: int) -> list[int]:
        sides = 2 if self.is_of_people() else 1
        found: list[int] = []
        for card in state.row[self.pile]:
            if card != NO_CARD:
                found.extend([option(RECEIVE, card, side) for side in range(sides)])
        return found

    def is_of_people(self) -> bool:
        return self.pile == JOB_PILE or self.pile == PARTNER_PILE

    def chosen(self, rules: Rules, state: State, frame: Frame, seat: int, choice: int) -> None:
        card = rules.cards[first_of(choice)]
        state.own(self.pile)
        row = state.row[self.pile]
        slot = row.index(card.index)
        row[slot] = NO_CARD
        if rules.edition.refills_people or not self.is_of_people():
            state.push(Frame(REFILL, 0, 0, self.pile, slot))
        me = state.players[seat]
        if card.kind == JOB and me.job != NO_CARD:
            # PH.discard.04: the old Job goes without penalty.
            leave_area(rules, state, seat, rules.cards[me.job], "PH.discard.04")
        state.turn_over(card.index, second_of(choice))
        level = min(self.level, card.top)
        place_card(rules, state, seat, card, level)
        tell(state, CARD_GAINED, seat, card.index, level=level, rule="PH.notes.04")
        if card.kind == BASIC_PROJECT and level == card.top:
            complete_project(rules, state, seat, card)

    def least_stress(self, rules: Rules, state: State, player: int, besides: int) -> int:
        if not self.is_there(state) or not holds(rules, state, player, self.tests):
            return 0
        return placing_stress(rules, state.players[player], rules.cards[rules.sample[self.pile]], besides)


@final
class Does(Effect):
    """Something of a module's own, which `Module.carry_out` knows by its name."""

    def __init__(self, deed: int, number: int = 0, tests: list[Test] | None = None) -> None:
        super().__init__(tests, False)
        self.deed: Final = deed
        self.number: Final = number

    def begin(self, rules: Rules, state: State, frame: Frame) -> None:
        for module in rules.answerers.carry_out:
            if module.carry_out(state, frame.player, self.deed, self.number, rules.cards[frame.card]):
                return
        raise LookupError(f"card {rules.cards[frame.card].id}: nothing in this game does '{DEEDS[self.deed]}'")
