"""What tests of Wellspent are written with."""

from wellspent.testing.citations import rule

__all__ = ["rule"]
