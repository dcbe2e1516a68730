"""The questions that a module may answer, all in one place.

A module is one folder: a subclass of `Module` with the steps and actions it brings, registered in `__init__`. Each
question says how the answers of several modules combine. `Rules` finds out once, before the game, who answers what.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from .cards import Card
from .goods import Goods
from .state import Part, State

if TYPE_CHECKING:
    from .boards import Display
    from .prices import Price
    from .rules import Rules


ALL_KINDS: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One module or expansion."""

    name: ClassVar[str] = ""
    # Place in the rulebook; lower is asked first.
    order: ClassVar[int] = 0
    # One of the three expansions, or a module.
    is_expansion: ClassVar[bool] = False
    fewest_seats: ClassVar[int] = 1
    # Tracks of a life that nothing moves without it.
    tracks: ClassVar[tuple[str, ...]] = ()
    # What it adds to an action waits for what the others add.
    comes_last: ClassVar[bool] = False
    # The rule by which `final_score` is counted, for the log and the story of a life.
    score_rule: ClassVar[str] = "MOD.end.01"

    def __init__(self, rules: "Rules") -> None:
        self.rules: Final = rules
        # The kinds of cards, as bits, that its `discard_reason` is about: all, unless it names its own.
        self.discard_kinds = ALL_KINDS

    def shape_card(self, card: Card) -> Card:
        """Passed along in order: the card as this game plays it, before the game begins."""
        return card

    def part(self) -> Part | None:
        """Own answer only: the state this module adds, as it is before set-up."""
        return None

    def set_up(self, state: State) -> None:
        """Everyone adds: after the piles are shuffled and the rows dealt, before the Child Traits."""

    def within_reach(self, state: State, player: int) -> list[int]:
        """Everyone adds: cards that this player may take by the Board Action of their pile as if from its row.

        It may be a list of the module's own, with NO_CARD for gaps: whoever asks only reads it.
        """
        return []

    def lift(self, state: State, player: int, card: Card) -> None:
        """Everyone hears: a card that was within reach, but not in the row, is taken from where it lay."""

    def carry_out(self, state: State, player: int, deed: int, number: int, card: Card) -> bool:
        """First yes wins: an effect that a card names behind `does`."""
        return False

    def taken(self, state: State, player: int, card: Card, level: int) -> bool:
        """First yes wins: carry out what taking this card by a Board Action gives, in place of its Reward."""
        return False

    def abilities(self, state: State, player: int, found: list[int]) -> None:
        """Everyone adds: further abilities in force for this player, by number (see `Rules.abilities_at`)."""

    def spend_levels(self, card: Card) -> int | None:
        """First answer wins: how many levels, from the first, a card of the Item - Activity row may be taken at."""
        return None

    def changes_prices(self, state: State, player: int) -> bool:
        """Any yes counts, of those who answer `project_price`: whether it may change anything for this player now."""
        return True

    def project_price(self, state: State, player: int, card: Card, price: "Price") -> None:
        """Passed along in order: change what a Project costs, after the Mood."""

    def upkeep_duties(self, state: State, player: int, duties: list[int]) -> None:
        """Everyone adds: further cards that have an upkeep to settle in this phase."""

    def upkeep_price(self, state: State, player: int, card: Card) -> Goods | None:
        """First answer wins: what keeping this card asks for now."""
        return None

    def upkeep_level(self, state: State, player: int, card: Card) -> int | None:
        """First answer wins: the level that paying for this card leads to."""
        return None

    def upkeep_reason(self, state: State, player: int, card: Card) -> int:
        """First reason wins: why keeping this card cannot be paid for, besides its price; 0 for nothing."""
        return 0

    def upkeep_bound(self, state: State, player: int, card: Card) -> bool:
        """Any yes counts: what can be paid for this card must be."""
        return False

    def upkeep_paid(self, state: State, player: int, card: Card) -> bool:
        """First yes wins: carry out what paying does for this card, in place of its Upkeep Reward."""
        return False

    def upkeep_refused(self, state: State, player: int, card: Card) -> bool:
        """First yes wins: carry out what not paying does, in place of the discard with penalty."""
        return False

    def discard_reason(self, state: State, player: int, card: Card) -> int | None:
        """First answer wins: may this card be discarded by the Free Action? A reason code, 0 for yes."""
        return None

    def ladder_reason(self, state: State, player: int, job: Card) -> int:
        """First reason wins: why neither Promotion nor Retirement leads on from this Job; 0 for nothing."""
        return 0

    def stress_ahead(self, state: State, player: int, stress: int) -> int:
        """Passed along in order: the Stress with which the next round gives Hourglasses, as things stand now."""
        return stress

    def may_join_turns(self, state: State, player: int) -> bool:
        """Any yes counts: a player without an available Hourglass still has a turn."""
        return False

    def action_done(self, state: State, player: int, verb: int, card: int) -> None:
        """Everyone hears: a Board or Card Action is complete, before the life-end check."""

    def paid(self, state: State, player: int, mix: tuple[int, int, int], money: int) -> None:
        """Everyone hears: something was paid for, with so many Knowledge, Creativity and Influence."""

    def card_placed(self, state: State, player: int, card: Card) -> None:
        """Everyone hears: a card came into a play area."""

    def card_left(self, state: State, player: int, card: Card) -> None:
        """Everyone hears: a card was discarded from a play area."""

    def life_ended(self, state: State, player: int) -> None:
        """Everyone hears."""

    def measure(self, state: State, player: int, measure: int) -> int:
        """Everyone adds: the value of a measure that modules brought or add to."""
        return 0

    def before_scoring(self, state: State, player: int) -> None:
        """Everyone acts: at the End of the Game, before Inheritance."""

    def inheritance(self, state: State, player: int, points: int) -> int:
        """Passed along in order: the LTH that this player inherits."""
        return points

    def goals_checked(self, state: State, player: int) -> None:
        """Everyone hears: a moment at which Life Goals are looked at for this player."""

    def final_goals(self, state: State, player: int) -> None:
        """Everyone acts: at the End of the Game, behind the Life Goals of the table."""

    def final_score(self, state: State, player: int) -> int:
        """Everyone adds: LTH at the End of the Game, after the Life Goals."""
        return 0

    def solo_threshold(self) -> int:
        """Everyone adds: LTH on top of the 50 that a solo victory needs."""
        return 0

    def show(self, state: State, seat: int, display: "Display") -> None:
        """Everyone adds: boards, counters and marks on the table; `state` is what the seat may know."""
