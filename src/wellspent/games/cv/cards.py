"""Cards as the rules see them: numbers, fixed once made. Names, wit and memories stay with the card files."""

from typing import TYPE_CHECKING, Final, final

from .symbols import KINDS, NO_SYMBOLS, packed

if TYPE_CHECKING:
    from mypy_extensions import i64

# Decks, told by the number of a card (CV.comp.11).
CHILDHOOD: Final = 0
EARLY_ADULTHOOD: Final = 1
MIDDLE_AGE: Final = 2
OLD_AGE: Final = 3
LIFE_GOALS: Final = 4
DECKS: Final = ("childhood", "early_adulthood", "middle_age", "old_age", "life_goal")
LAST_NUMBERS: Final = (12, 38, 58, 75, 83)

# Types (CV.comp.12). The first five have a stack in every CV; the first three may be put anywhere in it (CV.addcv.04).
HEALTH_TYPE: Final = 0
KNOWLEDGE_TYPE: Final = 1
RELATIONSHIP_TYPE: Final = 2
WORK: Final = 3
POSSESSION: Final = 4
EVENT: Final = 5
LIFE_GOAL: Final = 6
TYPES: Final = ("health", "knowledge", "relationship", "work", "possession", "event", "life_goal")
STACKS: Final = 5
TABLED: Final = 3

# Special effects, by the name that card files use.
NOTHING: Final = -1
CANCEL_MISFORTUNE: Final = 0
START_THE_GAME: Final = 1
ONLY_IN_OLD_AGE: Final = 2
CHANGE_A_PLAIN_SYMBOL: Final = 3
USE_A_NEIGHBOURS_SYMBOL: Final = 4
NO_MORE_WORK: Final = 5
CHANGE_A_BAD_LUCK: Final = 6
REROLL_BAD_LUCK: Final = 7
COUNT_DOUBLE: Final = 8
# Those that help to pay.
PAYING_EFFECTS: Final = (CHANGE_A_PLAIN_SYMBOL, USE_A_NEIGHBOURS_SYMBOL, CHANGE_A_BAD_LUCK)
DOES: Final = (
    "cancel_misfortune",
    "start_the_game",
    "only_in_old_age",
    "change_a_plain_symbol",
    "use_a_neighbours_symbol",
    "no_more_work",
    "change_a_bad_luck",
    "reroll_bad_luck",
    "count_double",
)


def deck_of(number: int) -> int:
    for deck in range(len(LAST_NUMBERS)):
        if number <= LAST_NUMBERS[deck]:
            return deck
    raise ValueError(f"there is no card number {number}")


@final
class Arrow:
    """CV.icons.07, CV.icons.08: one symbol for another, 1 for 1."""

    def __init__(self, source: int, target: int, both_ways: bool = False) -> None:
        self.source: Final = source
        self.target: Final = target
        self.both_ways: Final = both_ways


@final
class Condition:
    """CV.select.05: a number of cards in a stack; STACKS stands for all five together."""

    def __init__(self, stack: int, bound: int, at_most: bool = False) -> None:
        self.stack: Final = stack
        self.bound: Final = bound
        self.at_most: Final = at_most


@final
class Goal:
    """CV.goals.01: points for every full set of cards, or for every token."""

    def __init__(self, points: int, per: tuple[int, ...] = (), per_token: bool = False) -> None:
        self.points: Final = points
        # By stack: how many cards of it one set takes.
        self.per: Final = per
        self.per_token: Final = per_token


@final
class Card:
    """One card. `index` is its place in the game that uses it."""

    def __init__(
        self,
        id: str,
        number: int,
        types: tuple[int, ...],
        cost: tuple[int, ...] = NO_SYMBOLS,
        conditions: tuple[Condition, ...] = (),
        has: tuple[str, ...] = (),
        tokens: tuple[int, ...] = NO_SYMBOLS,
        running: tuple[int, ...] = NO_SYMBOLS,
        extra_dice: int = 0,
        rerolls: int = 0,
        arrows: tuple[Arrow, ...] = (),
        points: int = 0,
        symbols: tuple[int, ...] = NO_SYMBOLS,
        goal: Goal | None = None,
        does: int = NOTHING,
        index: int = -1,
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.deck: Final = deck_of(number)
        self.types: Final = types
        self.cost: Final = cost
        self.conditions: Final = conditions
        # The ids of cards one of which must lie in the CV; none: no such condition.
        self.has: Final = has
        self.tokens: Final = tokens
        self.running: Final = running
        # Of an event: more dice or rerolls in the turn it is played.
        self.extra_dice: Final = extra_dice
        self.rerolls: Final = rerolls
        self.arrows: Final = arrows
        self.points: Final = points
        # Of an event: what it gives for this turn's payments.
        self.symbols: Final = symbols
        self.goal: Final = goal
        self.does: Final = does
        self.index: Final = index
        self.is_event: Final = EVENT in types
        # Work and nothing else, whichever stack its taker might choose.
        self.is_work_only: Final = types == (WORK,)
        # What it asks for, what keeping it asks for and what it gives, each as one number.
        self.asks: Final[i64] = packed(list(cost))
        self.keeps: Final[i64] = packed(list(running))
        self.gives: Final[i64] = packed(list(symbols))
        # Whether it changes what symbols can stand for, or brings one.
        self.helps_paying: Final = bool(arrows) or does in PAYING_EFFECTS
        self.has_running: Final = any(running)
        self.has_symbols: Final = any(symbols)

    def at(self, index: int) -> "Card":
        """The same card in a game that has given it a place."""
        return Card(
            self.id,
            self.number,
            self.types,
            self.cost,
            self.conditions,
            self.has,
            self.tokens,
            self.running,
            self.extra_dice,
            self.rerolls,
            self.arrows,
            self.points,
            self.symbols,
            self.goal,
            self.does,
            index,
        )


def token_count(card: Card) -> int:
    """CV.q.12: every uncrossed symbol and every wild counts 1."""
    count = 0
    for kind in range(KINDS):
        count += card.tokens[kind]
    return count
