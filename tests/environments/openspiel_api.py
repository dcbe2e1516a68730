"""OpenSpiel's own tests of the API, for our games: `python -m tests.environments.openspiel_api`."""

import unittest
from typing import Any

import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import wellspent.environments.spiel  # noqa: F401

# With few deals: the tests go through all outcomes of chance at every visit.
GAMES = ("python_wellspent_pursuit(deals=4)", "python_wellspent_cv(players=3,deals=4)")


def api_of(name: str) -> type[unittest.TestCase]:
    game = pyspiel.load_game(name)
    attributes: dict[str, Any] = {"game": game, "game_name": game.get_type().short_name}
    return type(f"Api_{attributes['game_name']}", (api_test.EnforceAPIOnPartialTreeBase,), attributes)


def load_tests(loader: unittest.TestLoader, tests: unittest.TestSuite, pattern: str | None) -> unittest.TestSuite:
    found = unittest.TestSuite(loader.loadTestsFromTestCase(api_of(name)) for name in GAMES)
    found.addTests(unittest.FunctionTestCase(simulation_of(name), description=name) for name in GAMES)
    return found


def simulation_of(name: str) -> Any:
    return lambda: games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


if __name__ == "__main__":
    unittest.main()
