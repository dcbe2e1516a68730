"""How strong players are, from who beat whom."""

from math import exp, log

import pytest

from wellspent.lab.ratings import MIDDLE, SCALE, Points, bradley_terry, rated, share


def test_of_two_players_the_odds_are_those_of_their_points() -> None:
    weak, strong = bradley_terry([[0, 20], [60, 0]])

    assert strong - weak == pytest.approx(log(3))
    assert weak + strong == pytest.approx(0)


def test_true_strengths_are_found_again() -> None:
    true = [-1.5, -0.25, 0.25, 1.5]
    points = [[100 / (1 + exp(two - one)) if one != two else 0.0 for two in true] for one in true]

    assert bradley_terry(points) == pytest.approx(true)


def test_one_who_nearly_always_loses_is_found_too() -> None:
    weak, strong = bradley_terry([[0, 0.5], [100_000, 0]])

    assert strong - weak == pytest.approx(log(200_000))


def test_no_other_strengths_are_likelier() -> None:
    points: Points = [[0, 12, 3], [8, 0, 9], [14, 6, 0]]

    def likelihood(strengths: list[float]) -> float:
        return sum(
            points[one][two] * -log(1 + exp(strengths[two] - strengths[one])) for one in range(3) for two in range(3)
        )

    best = bradley_terry(points)

    for player in range(3):
        for step in (-0.01, 0.01):
            moved = [strength + step * (place == player) for place, strength in enumerate(best)]
            assert likelihood(moved) < likelihood(best)


def test_ten_to_one_is_400_points() -> None:
    assert rated(log(10), [0.0]).value == pytest.approx(MIDDLE + 400)


def test_the_interval_of_a_rating_leaves_out_the_extremes() -> None:
    rating = rated(0.0, [each / 1000 for each in range(1001)])

    assert (rating.low, rating.high) == pytest.approx((MIDDLE + 0.025 * SCALE, MIDDLE + 0.975 * SCALE))


def test_who_won_every_game_might_still_lose_one() -> None:
    found = share([1.0] * 50, 100)

    assert found.value == found.high == 1.0
    assert 0.9 < found.low < 0.95


def test_independent_games_have_wilsons_interval() -> None:
    # 40 of 100, one game for each deal; the textbook has 30.9 to 49.8 %.
    found = share([1.0] * 40 + [0.0] * 60, 100)

    assert (found.low, found.high) == pytest.approx((0.309, 0.498), abs=0.002)


def test_deals_that_are_shared_out_make_the_interval_narrow() -> None:
    shared, won = [0.5] * 38 + [1.0, 0.0], [1.0, 0.0] * 20

    assert share(shared, 80).high < share(won, 80).high
    assert share(shared, 80).value == share(won, 80).value


def test_no_interval_is_narrower_than_that_of_as_many_independent_games() -> None:
    shared, independent = share([0.5] * 38 + [1.0, 0.0], 80), share([1.0, 0.0] * 40, 80)

    assert shared.high == pytest.approx(independent.high, abs=0.002)
