"""A life of the Pursuit, told: what happened, what is rare in it, and how it stands beside the others at its table."""

from .teller import PursuitTeller, story_of

__all__ = ["PursuitTeller", "story_of"]
