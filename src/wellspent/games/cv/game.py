"""CV as a game for the engine."""

from typing import Final

from wellspent.engine.game import Game, SetupError
from wellspent.engine.options import NO_ARGUMENT, first_of, second_of, third_of, verb_of
from wellspent.engine.step import Step

from .cards import DECKS, TYPES, Card
from .payment import payment_words
from .reasons import REASONS
from .rules import FEWEST_SEATS, MOST_SEATS, STREAMS, Rules
from .scoring import Score, score_all, winning_seats
from .state import Player, State
from .steps import (
    ADD,
    ASSISTANCE,
    DEAL,
    FIRST_THROW,
    MISFORTUNE,
    PAYMENT,
    PICK,
    PLACE,
    REROLL,
    RUNNING,
    SELECT,
    STEP_NAMES,
    TAKE,
    TOKENS,
)
from .steps.add import AddCards, BeginAdd, Place, Settle
from .steps.bad_luck import BeginBadLuck, Suffer
from .steps.cleanup import Assist, Cleanup, Deal, EndTurn, Take, UpdateTokens
from .steps.roll import BeginTurn, FirstThrow, Reroll
from .steps.select import BeginSelect, Pay, Select
from .steps.setup import DealChildhood, Pick, SetUpGoals, SetUpTrack, ShowBicycle
from .symbols import SYMBOLS
from .verbs import VERBS
from .view import view_of

# Raised whenever a record of an older game would no longer replay.
RULES_VERSION: Final = 3
SETUP_FLOW: Final = ("setup.track", "setup.goals", "childhood.deal", "childhood.bicycle")
# CV.round.04: the turn.
TURN_FLOW: Final = ("turn.roll", "turn.select", "turn.bad_luck", "turn.add", "turn.cleanup", "turn.end")


class CV(Game[State]):
    """A game of CV: cards and a number of seats."""

    def __init__(self, cards: list[Card], seats: int) -> None:
        super().__init__("cv", seats)
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise SetupError(f"CV is for {FEWEST_SEATS} to {MOST_SEATS} players, not {seats}.")
        self.rules: Final = Rules(cards, seats)
        self._add_steps()
        self.steps = self.rules.steps
        self.flow = [self.rules.step(name) for name in [*SETUP_FLOW, *TURN_FLOW]]
        self.rules.first_stage = len(SETUP_FLOW)

    def _add_steps(self) -> None:
        rules = self.rules
        numbered = self._numbered_steps()
        for number, name in enumerate(STEP_NAMES):
            rules.add_step(name, numbered[number])
        for name, step in self._named_steps():
            rules.add_step(name, step)

    def _numbered_steps(self) -> dict[int, Step[State]]:
        """Those that other steps put on the agenda."""
        rules = self.rules
        return {
            FIRST_THROW: FirstThrow(rules),
            REROLL: Reroll(rules),
            SELECT: Select(rules),
            PAYMENT: Pay(rules),
            MISFORTUNE: Suffer(rules),
            RUNNING: Settle(rules),
            PLACE: Place(rules),
            DEAL: Deal(rules),
            ASSISTANCE: Assist(rules),
            TAKE: Take(rules),
            TOKENS: UpdateTokens(rules),
            PICK: Pick(rules),
            ADD: AddCards(rules),
        }

    def _named_steps(self) -> list[tuple[str, Step[State]]]:
        """Those that follow one another when nothing is open."""
        rules = self.rules
        return [
            ("setup.track", SetUpTrack(rules)),
            ("setup.goals", SetUpGoals(rules)),
            ("childhood.deal", DealChildhood(rules)),
            ("childhood.bicycle", ShowBicycle(rules)),
            ("turn.roll", BeginTurn(rules)),
            ("turn.select", BeginSelect(rules)),
            ("turn.bad_luck", BeginBadLuck(rules)),
            ("turn.add", BeginAdd(rules)),
            ("turn.cleanup", Cleanup(rules)),
            ("turn.end", EndTurn(rules)),
        ]

    def deal(self, seed: str) -> State:
        """CV.setup.01: every deck shuffled on its own; nothing turned up yet."""
        rules = self.rules
        state = State(self.chance(seed, list(STREAMS)))
        state.decks = [[card.index for card in rules.cards if card.deck == deck] for deck in range(len(DECKS))]
        for deck in range(len(DECKS)):
            state.chance.shuffle(deck, state.decks[deck])
        state.players = [Player() for _ in range(rules.seats)]
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def scores(self, state: State) -> list[int]:
        return [score.total for score in score_all(self.rules, state)]

    def parts(self, state: State) -> list[Score]:
        """The scores, part by part."""
        return score_all(self.rules, state)

    def winners(self, state: State) -> list[int]:
        return winning_seats(self.rules, state)

    def view(self, state: State, seat: int) -> State:
        return view_of(self.rules, state, seat)

    # Text forms.

    def notation(self, choice: int) -> str:
        verb = verb_of(choice)
        values = (first_of(choice), second_of(choice), third_of(choice))
        words = [VERBS[verb].name]
        for number, kind in enumerate(VERBS[verb].arguments):
            if kind == "payment":
                words += payment_words(self.rules, choice, SYMBOLS, TYPES)
            elif kind == "dice":
                words += [str(die + 1) for die in range(values[number].bit_length()) if values[number] >> die & 1]
            else:
                words += self.words(kind, values[number])
        return " ".join(words)

    def words(self, kind: str, value: int) -> list[str]:
        """One argument of a choice, as it is written."""
        if value == NO_ARGUMENT:
            return []
        if kind == "card":
            return [self.rules.cards[value].id]
        if kind == "symbol":
            return [SYMBOLS[value]]
        if kind == "stack":
            return [TYPES[value]]
        # Cards that lie above the one placed.
        return ["under", str(value)] if value else []

    def reason_name(self, reason: int) -> str:
        return REASONS[reason].name

    def reason_rule(self, reason: int) -> str:
        return REASONS[reason].rule
