"""What tests of Wellspent are written with."""

from .citations import rule

__all__ = ["rule"]
