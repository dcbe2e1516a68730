"""A life of the Pursuit, told: what happened, what is rare in it, and how it stands beside the others at its table."""

from .teller import PursuitTeller, told

__all__ = ["PursuitTeller", "told"]
