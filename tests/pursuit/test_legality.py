"""What is offered in a turn is what is not refused, by the same answer."""

import pytest

from wellspent.engine.chance import Chance, chance_from_seed
from wellspent.engine.options import Offers
from wellspent.games.pursuit.action import Action
from wellspent.games.pursuit.board import GET_JOB, STRESS_END
from wellspent.games.pursuit.cards import ABILITY_CALM, Ability
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.purse import purse_for_action
from wellspent.games.pursuit.reasons import OK
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import TURN
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.modules import find_module, module_names
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.inventing import invented
from wellspent.titles.pursuit.testing.making import job, level


@rule("PH.action.11")
def test_a_job_that_spares_the_stress_of_repetition_still_does_as_the_hourglass_is_placed() -> None:
    calm = Ability(ABILITY_CALM, spaces=1 << GET_JOB)
    old = job("old", "art", 1, level(abilities=[calm]), level())
    new = job("new", "art", 1, level(reward={"stress": 1}), level())
    table = Table(cards=[old, new]).row("job", "new").begin("action")
    table.seat(0).holds("old").has(stress=STRESS_END, hourglasses=2).stands_on(get_job=1)

    assert table.options("hire") == ["hire new a", "hire new b"]
    assert table.refused("hire new a") == ""


def turns_of(game: Pursuit, chance: Chance) -> list[State]:
    """The positions of one game in which a turn begins."""
    state = game.start("legality")
    found: list[State] = []
    while not state.finished:
        if state.agenda[-1].step == TURN:
            found.append(state.copy())
        seat = game.decider(state)
        options = game.options(state, seat)
        game.apply(state, seat, options[chance.below(0, len(options))])
    return found


def not_refused(game: Pursuit, state: State, seat: int, action: Action) -> list[int]:
    """What nothing refuses, asked one choice at a time."""
    if action.uses_hourglass and state.players[seat].hourglasses == 0:
        return []
    if action.closed(state, seat) != OK:
        return []
    purse = action.own_purse(purse_for_action(game.rules, state, seat))
    found = Offers()
    action.candidates(state, seat, found)
    return [choice for choice in found.take() if action.refuse(state, seat, choice, purse) == OK]


@pytest.mark.parametrize("edition", ["second", "first", "modules", "invented"])
def test_what_is_offered_is_what_is_not_refused(edition: str) -> None:
    names = module_names() if edition in ("modules", "invented") else ()
    known = "first" if edition == "first" else "second"
    cards = catalog().cards(known, names)
    if edition == "invented":
        cards = invented(cards, "legality")
    game = Pursuit(cards, known, 3, [find_module(name) for name in names])
    offered = Offers()
    for state in turns_of(game, chance_from_seed(edition, ["choices"])):
        seat = game.decider(state)
        everything: list[int] = []
        for action in game.rules.actions:
            action.offer(state, seat, purse_for_action(game.rules, state, seat), offered)
            listed = offered.take() if state.players[seat].hourglasses or not action.uses_hourglass else []
            offered.take()
            assert listed == not_refused(game, state, seat, action), action.name
            everything += listed
        assert game.options(state, seat) == everything
