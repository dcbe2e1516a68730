"""Random games for the tests of what is shown, and where things are in a scene."""

import random
from collections.abc import Iterator
from typing import Any

from wellspent.engine.chance import Chance, chance_from_seed
from wellspent.engine.session import Session
from wellspent.games.cv.game import CV
from wellspent.games.pursuit.game import Pursuit
from wellspent.library import GameSetup, new_session, set_up
from wellspent.protocol import CvScene, PlainScene, PursuitScene, Scene
from wellspent.titles import title
from wellspent.titles.cv.testing import invariants as cv_invariants
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.testing import invariants
from wellspent.wire import Showing

NAMES = ("Ines", "Bruno", "Mei", "Tomek")
# The Pursuit with all that can be added to it.
EVERYTHING = "everything"
# Game, seats, edition: everything that a table can differ in.
KINDS = [
    ("pursuit", 4, "second"),
    (EVERYTHING, 3, "second"),
    ("pursuit", 2, "first"),
    ("pursuit", 1, "second"),
    ("cv", 4, "second"),
    ("cv", 2, "second"),
]


def setup_for(game: str, seats: int, edition: str = "second", seed: str = "shown") -> GameSetup:
    if game == EVERYTHING:
        return set_up(NAMES[:seats], seed, edition=edition, modules=module_names(), sets=("box",))
    return set_up(NAMES[:seats], seed, game, edition)


def table(game: str, seats: int, edition: str = "second", lang: str = "en") -> tuple[Session[Any], Showing]:
    setup = setup_for(game, seats, edition)
    session = new_session(setup)
    return session, title(setup.game).showing(session.game, setup.ruleset, lang)


def played(session: Session[Any], seed: str = "play", every: int = 1) -> Iterator[int]:
    """Play a session by chance; the number of each move before it is made, or only of every n-th."""
    luck = random.Random(seed)
    number = 0
    while not session.state.finished:
        if number % every == 0:
            yield number
        seat = luck.choice(session.game.deciders(session.state))
        session.play(seat, luck.choice(session.game.options(session.state, seat)))
        number += 1


def finished(game: str, seats: int, edition: str = "second", lang: str = "en") -> tuple[Session[Any], Showing]:
    session, showing = table(game, seats, edition, lang)
    for _ in played(session):
        pass
    return session, showing


def luck() -> Chance:
    return chance_from_seed("scramble", ["scramble"])


def scrambled(session: Session[Any], seat: int, chance: Chance) -> Any:
    """The position with everything different that the seat may not know."""
    if isinstance(session.game, CV):
        return cv_invariants.scramble(session.game, session.state, chance, seat)
    assert isinstance(session.game, Pursuit)
    return invariants.scramble(session.game, session.state, chance, seat)


def cards_in(scene: Scene) -> set[str]:
    """Every card that a scene shows."""
    if isinstance(scene, PursuitScene):
        found = [id for row in scene.rows for id in [*row.cards, row.top]]
        found += [goal.card for goal in scene.goals]
        for life in scene.lives:
            found += [*(held.card for held in [*life.cards, *life.aside]), life.trait, *life.hand]
        found += [held.card for board in scene.boards for zone in board.zones for held in zone.cards]
    elif isinstance(scene, PlainScene):
        found = [id for zone in scene.zones for id in zone.cards]
    else:
        found = [*scene.track, *scene.goals, *scene.bought, *scene.leaving]
        for person in scene.lives:
            stacked = [id for stack in person.stacks for id in stack]
            found += [*stacked, *person.hand, person.goal, *person.offered]
    return {id for id in found if id}


def places_in(scene: Scene) -> set[str]:
    """Everything that `at` can name."""
    places = {"", *(f"card {id}" for id in cards_in(scene))}
    if isinstance(scene, CvScene):
        return {*places, "dice"}
    if isinstance(scene, PlainScene):
        return places
    places |= {f"space {space.id}" for space in scene.spaces}
    places |= {f"pile {row.pile}" for row in scene.rows}
    return places | {f"goal {goal.card}" for goal in scene.goals}
