"""What the options of a decision are worth to a seat, and what their worth is made of."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from wellspent import titles
from wellspent.engine import game as engine
from wellspent.engine.game import Game
from wellspent.engine.options import NO_CHOICE

from .facts import Fact
from .readings import Reading, Weighing

# Whatever is worth less was not considered.
NEVER: Final = -1e8
# So many of the best are worth considering, and looked at more closely.
MOST_READ: Final = 12
# So many are told, with the odds of the dice.
MOST_HINTS: Final = 3
# The questions that follow a choice never go deeper than this.
MOST_QUESTIONS: Final = 12
QUICK: Final = "sensible"
IS_COMPILED: Final = not engine.__file__.endswith((".py", ".pyc"))


class Prospect(NamedTuple):
    """An option that was considered: what the game should come to after it, in points, and what that is made of."""

    choice: int
    worth: float
    aspects: dict[str, float]
    # The id of the card that should come next, where there is a plan.
    plan: str = ""
    # By the id of a card: how likely the dice bring it this turn.
    hopes: dict[str, float] = {}
    # What it will bring about.
    facts: list[Fact] = []
    # It changes what lies on the table, and nothing else.
    is_search: bool = False


def adviser(game: str, is_compiled: bool = IS_COMPILED) -> str:
    """The level that gives advice on a game; nothing where nobody does."""
    return titles.title(game).adviser(is_compiled)


def prospects(
    level: str, game: Game[Any], seat: int, seed: str, view: Any, options: list[int], chosen: int = NO_CHOICE
) -> list[Prospect]:
    """The options as a computer player of this level sees them, best first; `view` is `game.view(state, seat)`.

    The best are read aspect by aspect, and the one that was `chosen`. Where worths are nothing but an order, all are 0.
    """
    title = titles.title_of(game)
    if not title.adviser(IS_COMPILED):
        return [Prospect(choice, 0.0, {}) for choice in options]
    reading = title.reading(game, view, seat)
    quick = reading.player(QUICK, seed)
    worths = quick.weigh(view, list(options))
    if level != QUICK and reading.trust > 0:
        worths = _together(worths, reading.player(level, seed).weigh(view, list(options)), reading.trust)
    found = [
        Prospect(choice, worth, {}, is_search=reading.is_search(choice))
        for choice, worth in zip(options, worths, strict=True)
        if worth > NEVER
    ]
    found.sort(key=lambda prospect: -prospect.worth)
    if not reading.is_measured:
        return [each._replace(worth=0.0) for each in found]
    if not reading.can_read:
        return [
            each._replace(hopes=reading.hopes(quick, each.choice))
            if place < MOST_HINTS or each.choice == chosen
            else each
            for place, each in enumerate(found)
        ]
    return [
        _read(each, reading, quick, game, seat, view) if place < MOST_READ or each.choice == chosen else each
        for place, each in enumerate(found)
    ]


def _together(looks: list[float], thoughts: list[float], trust: float) -> list[float]:
    """What was thought through, as far as that is to be trusted, and the first look for the rest.

    Both are compared with what was thought through on average. What nobody considered stays out.
    """
    both = [(look, thought) for look, thought in zip(looks, thoughts, strict=True) if min(look, thought) > NEVER]
    if not both:
        return thoughts
    usual_look = sum(look for look, _ in both) / len(both)
    usual = sum(thought for _, thought in both) / len(both)
    found: list[float] = []
    for look, thought in zip(looks, thoughts, strict=True):
        at_first = usual + look - usual_look if look > NEVER else NEVER
        is_both = min(look, thought) > NEVER
        found.append(trust * thought + (1 - trust) * at_first if is_both else max(at_first, thought))
    return found


def _read(found: Prospect, reading: Reading, quick: Weighing, game: Game[Any], seat: int, view: Any) -> Prospect:
    """A prospect with its aspects, once the questions that follow it are answered as well."""
    state = game.copy(view)
    game.apply(state, seat, found.choice)
    _go_on(reading.is_done, quick, game, seat, state)
    facts = reading.facts(state)
    _go_on(reading.is_settled, quick, game, seat, state)
    return found._replace(aspects=reading.aspects(state), plan=reading.plan(state), facts=facts)


def _go_on(is_over: Callable[[Any], bool], quick: Weighing, game: Game[Any], seat: int, state: Any) -> None:
    """Answer the questions that follow a choice."""
    for _ in range(MOST_QUESTIONS):
        if seat not in game.deciders(state) or is_over(state):
            return
        game.apply(state, seat, quick.choose(game.view(state, seat), game.options(state, seat)))


def foreseen(game: Game[Any], seat: int, seed: str, view: Any, choice: int) -> list[Fact]:
    """What a choice will bring about, as far as the seat can see; nothing where that is not read."""
    title = titles.title_of(game)
    reading = title.reading(game, view, seat) if title.adviser(IS_COMPILED) else None
    if reading is None or not reading.can_read:
        return []
    state = game.copy(view)
    game.apply(state, seat, choice)
    _go_on(reading.is_done, reading.player(QUICK, seed), game, seat, state)
    return reading.facts(state)


def aims(game: Game[Any], seat: int, view: Any) -> list[Fact]:
    """What a seat could be after now; nothing where nobody advises."""
    title = titles.title_of(game)
    return title.reading(game, view, seat).aims() if title.adviser(IS_COMPILED) else []
