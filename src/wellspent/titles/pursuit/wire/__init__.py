"""The table of the Pursuit."""

from .showing import PursuitShowing

__all__ = ["PursuitShowing"]
