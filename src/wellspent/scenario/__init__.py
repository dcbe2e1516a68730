"""Positions written by hand, with what must follow from them."""

from .reading import Scenario, ScenarioError, read_scenario
from .running import Outcome, run

__all__ = ["Outcome", "Scenario", "ScenarioError", "read_scenario", "run"]
