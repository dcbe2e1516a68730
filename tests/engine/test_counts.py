"""How many sequences of 1, 2 and 3 decisions there are from fixed positions.

After a change that is meant to change them: tools/make_fixtures.py counts.
"""

from pathlib import Path

import pytest

from wellspent.engine.options import verb_of
from wellspent.games.cv.steps import STEP_NAMES
from wellspent.library import ruleset
from wellspent.testing.counting import CountedPosition, count_sequences, position_of, read_counts
from wellspent.testing.fuzzing import kit_of
from wellspent.titles.pursuit.modules import modules_for

COUNTS = Path(__file__).resolve().parents[1] / "counts"
PURSUIT, CV = (read_counts(COUNTS / f"{game}.toml") for game in ("pursuit", "cv"))
PLAIN = [each for each in PURSUIT if not each.modules]
WITH_MODULES = [each for each in PURSUIT if each.modules]
# Steps of CV that run by themselves.
NOT_ASKED = {"assistance.check", "add.cards"}


def name(counted: CountedPosition) -> str:
    sort = counted.edition or counted.game
    if counted.modules:
        sort = counted.modules[0] if len(counted.modules) == 1 else f"{len(counted.modules)}-modules"
    return f"{sort}-{counted.seats}-round-{counted.round}-{counted.decisions}"


@pytest.mark.parametrize("counted", [*PURSUIT, *CV], ids=name)
def test_as_many_sequences_of_decisions_as_ever(counted: CountedPosition) -> None:
    state = position_of(counted)

    assert state.round == counted.round
    assert tuple(count_sequences(counted.kit, state, depth) for depth in (1, 2, 3)) == counted.counts


def test_the_positions_of_the_pursuit_are_of_both_editions_all_numbers_of_players_and_all_ages() -> None:
    assert {(each.edition, each.seats) for each in PLAIN} == {
        (edition, seats) for edition in ("first", "second") for seats in (1, 2, 3, 4)
    }
    assert {each.round for each in PLAIN} >= {1, 2, 4, 6, 7}


def test_the_positions_with_modules_have_each_expansion_alone_and_everything_together() -> None:
    alone = {each.modules[0] for each in WITH_MODULES if len(each.modules) == 1}
    together = {frozenset(each.modules) for each in WITH_MODULES}

    assert alone == {module.name for module in modules_for(5) if module.is_expansion}
    assert all(frozenset(module.name for module in modules_for(seats)) in together for seats in (1, 5))


@pytest.mark.parametrize("counted", WITH_MODULES, ids=name)
def test_something_that_modules_bring_can_be_done_there(counted: CountedPosition) -> None:
    state = position_of(counted)
    game = counted.kit.game
    verbs = {counted.kit.verbs[verb_of(choice)] for choice in game.options(state, game.deciders(state)[0])}

    assert verbs - set(kit_of(ruleset("pursuit", counted.seats)).verbs)


def test_the_positions_of_cv_are_of_all_numbers_of_players_and_of_every_question() -> None:
    asked = {counted.kit.steps[position_of(counted).agenda[-1].step] for counted in CV}

    assert {each.seats for each in CV} == {2, 3, 4}
    assert asked == {name for name in STEP_NAMES if name.split(".")[0] != "cleanup"} - NOT_ASKED
