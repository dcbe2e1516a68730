"""The Pursuit of Happiness, set up for a number of seats."""

from typing import Final, final

from wellspent.engine.game import Game, SetupError
from wellspent.engine.options import NO_ARGUMENT, first_of, second_of, third_of, verb_of
from wellspent.engine.step import Refusal, Step

from .action import Action
from .actions.board import Earn, Overtime, Rest
from .actions.free import Discard, Refresh
from .actions.on_cards import Advance, Develop, Join, JoinOnBoard, Promotion, Retirement, Upgrade
from .actions.take import GetJob, Spend, StartRelationship, TakeProject
from .board import INTERACT, PLAY, SOLO_THRESHOLD, STUDY, TEMP_JOB
from .cards import Card
from .editions import EDITIONS
from .goods import GOODS_NAMES, goods
from .measures import cards_in_area
from .module import Module
from .rules import Rules
from .state import NO_CARD, Part, State, new_player
from .steps import (
    AFTER_ACTION,
    BILL_DONE,
    BILL_PAID,
    BILLS,
    BILLS_OF_ALL,
    CHOOSE_CARD,
    CHOOSE_EFFECT,
    CHOOSE_ORDER,
    CHOOSE_RESOURCES,
    CHOOSE_STAKE,
    CHOOSE_TRADE,
    COMPLETE,
    EFFECTS,
    END_ACTION,
    FINISH,
    PAYMENT,
    REFILL,
    REFRESH,
    SETTLE_GOALS,
    STEP_NAMES,
    TURN,
    TURNS,
)
from .steps.base import SettleGoals
from .steps.payment import Complete, Payment, Refill
from .steps.prepare import GainHourglasses, Marker, PrepareEndCheck, Rows
from .steps.resolve import (
    AdditionalRewards,
    Finish,
    NextFirstPlayer,
    ResetMood,
    ReturnHourglasses,
    RoundEndCheck,
    SetAside,
    inheritance_of,
    solo_goals_met,
)
from .steps.reward import ChooseOrder, ChooseResources, ChooseStake, Effects, EffectStep
from .steps.setup import (
    DealTraits,
    ExchangeGoal,
    KeepTrait,
    SetUpFirstPlayer,
    SetUpGoals,
    SetUpModules,
    SetUpRows,
)
from .steps.turn import AfterAction, EndAction, RefreshCards, Turn, Turns
from .steps.upkeep import BillDone, BillPaid, Bills, BillsOfAll, UpkeepEndCheck, UpkeepStress
from .verbs import BASE_VERBS

# Raised when the same choices would lead elsewhere; records name it.
RULES_VERSION: Final = 6
# XP.comp.50: five with the consolidated box, which is played by the 2022 rules (XP.gen.05).
MOST_SEATS: Final = 5

SETUP_FLOW: Final = ("setup.rows", "setup.goals", "setup.modules", "setup.traits", "setup.first_player")


def check_setup(edition: str, seats: int, modules: list[type[Module]]) -> None:
    """Raises SetupError, in the words of whoever sets up a game."""
    if edition not in EDITIONS:
        raise SetupError(f"There is no edition '{edition}'; choose from: {', '.join(EDITIONS)}.")
    most = EDITIONS[edition].most_seats
    if not 1 <= seats <= most:
        raise SetupError(f"The Pursuit of Happiness is for 1 to {most} players, not {seats}.")
    if modules and not EDITIONS[edition].has_modules:
        raise SetupError("Expansions and modules are played by the 2022 rules only (XP.gen.05).")
    for module in modules:
        if seats < module.fewest_seats:
            raise SetupError(f"The module '{module.name}' needs at least {module.fewest_seats} players.")


@final
class Pursuit(Game[State]):
    """One game of the Pursuit: its rules, bound to edition, modules and seats."""

    def __init__(
        self,
        cards: list[Card],
        edition: str = "second",
        seats: int = 4,
        modules: list[type[Module]] | None = None,
        first_player: int = -1,
    ) -> None:
        super().__init__("pursuit", seats)
        check_setup(edition, seats, modules or [])
        if first_player >= seats:
            raise SetupError("The First Player must be one of the players.")
        self.rules: Final = Rules(EDITIONS[edition], seats)
        # The cards of every pile, in the order of the card files.
        self.decks: list[list[int]] = []
        self.rules.chosen_first = first_player
        self._add_base()
        for module in sorted(modules or [], key=lambda kind: kind.order):
            self.rules.add_module(module(self.rules))
        self.rules.add_cards(cards)
        for action in self.rules.actions:
            action.make_offers()
        self._lay_out_flow()
        self.rules.close()

    def _add_base(self) -> None:
        rules = self.rules
        for verb in BASE_VERBS:
            rules.add_verb(verb.name, verb.arguments)
        for action in self._base_actions():
            rules.add_action(action)
        numbered = self._numbered_steps()
        for number, name in enumerate(STEP_NAMES):
            rules.add_step(name, numbered[number])
        for name, step in self._named_steps():
            rules.add_step(name, step)

    def _base_actions(self) -> list[Action]:
        rules = self.rules
        return [
            Earn(rules, "study", STUDY, goods(knowledge=3), "PH.board.01"),
            Earn(rules, "play", PLAY, goods(creativity=3), "PH.board.02"),
            Earn(rules, "interact", INTERACT, goods(influence=3), "PH.board.03"),
            TakeProject(rules),
            Join(rules) if rules.edition.joins_on_card else JoinOnBoard(rules),
            Spend(rules),
            Earn(rules, "temp_job", TEMP_JOB, goods(money=3), "PH.board.04"),
            GetJob(rules),
            StartRelationship(rules),
            Overtime(rules),
            Rest(rules),
            Advance(rules),
            Upgrade(rules),
            Promotion(rules),
            Retirement(rules),
            Develop(rules),
            Refresh(rules),
            Discard(rules),
        ]

    def _numbered_steps(self) -> dict[int, Step[State]]:
        """Those that other steps put on the agenda."""
        rules = self.rules
        return {
            END_ACTION: EndAction(rules),
            REFILL: Refill(rules),
            COMPLETE: Complete(rules),
            PAYMENT: Payment(rules),
            EFFECTS: Effects(rules),
            CHOOSE_RESOURCES: ChooseResources(rules),
            CHOOSE_ORDER: ChooseOrder(rules),
            CHOOSE_EFFECT: EffectStep(rules),
            CHOOSE_TRADE: EffectStep(rules),
            CHOOSE_CARD: EffectStep(rules),
            TURN: Turn(rules),
            TURNS: Turns(rules),
            REFRESH: RefreshCards(rules),
            BILLS: Bills(rules),
            BILL_PAID: BillPaid(rules),
            BILL_DONE: BillDone(rules),
            FINISH: Finish(rules),
            SETTLE_GOALS: SettleGoals(rules),
            BILLS_OF_ALL: BillsOfAll(rules),
            AFTER_ACTION: AfterAction(rules),
            CHOOSE_STAKE: ChooseStake(rules),
        }

    def _named_steps(self) -> list[tuple[str, Step[State]]]:
        rules = self.rules
        return [
            ("setup.rows", SetUpRows(rules)),
            ("setup.goals", SetUpGoals(rules)),
            ("setup.exchange", ExchangeGoal(rules)),
            ("setup.modules", SetUpModules(rules)),
            ("setup.traits", DealTraits(rules)),
            ("setup.keep", KeepTrait(rules)),
            ("setup.first_player", SetUpFirstPlayer(rules)),
            ("prepare.marker", Marker(rules)),
            ("prepare.end_check", PrepareEndCheck(rules)),
            ("prepare.rows", Rows(rules)),
            ("prepare.hourglasses", GainHourglasses(rules)),
            ("upkeep.stress", UpkeepStress(rules)),
            ("upkeep.end_check", UpkeepEndCheck(rules)),
            ("resolve.first_player", NextFirstPlayer(rules)),
            ("resolve.mood", ResetMood(rules)),
            ("resolve.additional_rewards", AdditionalRewards(rules)),
            ("resolve.set_aside", SetAside(rules)),
            ("resolve.hourglasses", ReturnHourglasses(rules)),
            ("resolve.end_check", RoundEndCheck(rules)),
        ]

    def _lay_out_flow(self) -> None:
        rules = self.rules
        rules.first_stage = len(SETUP_FLOW)
        rules.first_player_stream = len(rules.piles)
        self.steps = rules.steps
        for pile in range(len(rules.piles)):
            self.decks.append([card.index for card in rules.cards if card.pile == pile])
        self.flow = [rules.step(name) for name in [*SETUP_FLOW, *rules.round]]

    def deal(self, seed: str) -> State:
        """PH.setup.02: every pile shuffled on its own; nothing turned up yet."""
        rules = self.rules
        state = State(self.chance(seed, [*rules.piles, "first_player"]))
        state.draw = [cards[:] for cards in self.decks]
        state.discard = [[] for _ in self.decks]
        state.row = [[] for _ in self.decks]
        for pile in range(len(self.decks)):
            state.chance.shuffle(pile, state.draw[pile])
        state.level = [0] * len(rules.cards)
        state.side = [0] * len(rules.cards)
        state.players = [new_player(len(rules.spaces)) for _ in range(rules.seats)]
        for module in rules.answerers.part:
            part = module.part()
            if part is not None:
                state.parts.append(part)
                state.part_kinds.append(type(part))
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def scores(self, state: State) -> list[int]:
        return [player.lth for player in state.players]

    def winners(self, state: State) -> list[int]:
        """PH.end.09 to PH.end.11; alone, PH.solo.04."""
        if self.seats == 1:
            return [0] if self.has_won_solo(state) else []
        best = max(player.lth for player in state.players)
        leading = [seat for seat in range(self.seats) if state.players[seat].lth == best]
        most = max(cards_in_area(state.players[seat]) for seat in leading)
        return [seat for seat in leading if cards_in_area(state.players[seat]) == most]

    def solo_threshold(self) -> int:
        return SOLO_THRESHOLD + sum(module.solo_threshold() for module in self.rules.answerers.solo_threshold)

    def has_won_solo(self, state: State) -> bool:
        return all(solo_goals_met(self.rules, state)) and state.players[0].lth >= self.solo_threshold()

    def inheritance(self, state: State, seat: int) -> int:
        """What this seat would inherit if the game ended now."""
        return inheritance_of(self.rules, state, seat)

    def view(self, state: State, seat: int) -> State:
        """PH.notes.01: everything is open but the order of the piles, and choices made in secret at the same time."""
        seen = state.copy()
        seen.draw = [sorted(cards) for cards in state.draw]
        seen.chance = seen.chance.veiled()
        for other in range(len(seen.kept)):
            if other != seat and seen.kept[other] != NO_CARD:
                seen.kept[other] = seen.dealt[other][0]
        for place in range(len(seen.parts)):
            if type(seen.parts[place]).hide is not Part.hide:
                seen.own_part(place)
                seen.parts[place].hide(seat)
        return seen

    # Text forms.

    def notation(self, choice: int) -> str:
        if choice < 0 or verb_of(choice) >= len(self.rules.verbs):
            return f"choice {choice}"
        verb = self.rules.verbs[verb_of(choice)]
        values = (first_of(choice), second_of(choice), third_of(choice))
        words = [verb.name]
        for number, kind in enumerate(verb.arguments):
            word = self.word(kind, values[number])
            if word:
                words.append(word)
        return " ".join(words)

    def word(self, kind: str, value: int) -> str:
        """One argument of a choice, as it is written."""
        if value == NO_ARGUMENT:
            return ""
        if kind == "card":
            return self.rules.cards[value].id if value < len(self.rules.cards) else f"card {value}"
        if kind in ("level", "role", "number"):
            return str(value + 1)
        if kind == "count":
            return str(value)
        if kind == "side":
            return "ab"[value]
        if kind == "pile":
            return self.rules.piles[value]
        if kind == "good":
            return GOODS_NAMES[value]
        return f"{value} {kind}" if value else ""

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        refusals = super().refusals(state, seat)
        return [self.by_kind(refusal) for refusal in refusals]

    def by_kind(self, refusal: Refusal) -> Refusal:
        """The same refusal, by the rule for the kind of card that it is about."""
        rules, number = self.rules, first_of(refusal.choice)
        if rules.verbs[verb_of(refusal.choice)].arguments[:1] != ("card",) or number == NO_ARGUMENT:
            return refusal
        reason = rules.own_reasons.get((rules.cards[number].kind, refusal.reason), refusal.reason)
        return Refusal(refusal.choice, reason, refusal.missing)

    def reason_name(self, reason: int) -> str:
        return self.rules.reasons[reason].name

    def reason_rule(self, reason: int) -> str:
        return self.rules.reasons[reason].rule
