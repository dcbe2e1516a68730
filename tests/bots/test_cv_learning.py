"""What the planner of CV believes is learned by a script that can be run again."""

import tomllib

import pytest

from tools.learn_cv import features_of_seat, one_game, solved, table
from wellspent.bots.cv.foresight import NAMES
from wellspent.bots.cv.learned import LEARNED
from wellspent.cardfiles_cv import catalog
from wellspent.games.cv.game import CV


def test_every_feature_of_a_life_has_a_worth() -> None:
    game = CV(catalog().cards(), 2)

    assert len(features_of_seat(game, game.start("features"), 0)) == len(NAMES)
    assert list(LEARNED) == list(NAMES)


def test_a_game_gives_sums_that_can_be_solved_and_written_down() -> None:
    sums = one_game("learn")

    assert list(tomllib.loads(table(solved(sums)))) == list(NAMES)
    assert all(sums[row][column] == pytest.approx(sums[column][row]) for row in range(10) for column in range(row))


def test_least_squares_find_what_the_equations_say() -> None:
    # Of 2 x + 3 y = z: three equations with x and y known.
    equations = [(1.0, 0.0, 2.0), (0.0, 1.0, 3.0), (1.0, 1.0, 5.0)]
    sums = [[sum(each[row] * each[column] for each in equations) for column in range(3)] for row in range(2)]

    assert solved(sums) == pytest.approx([2.0, 3.0], abs=0.05)
