"""What tests of Wellspent are written with."""

from wellspent.testing.citations import rule
from wellspent.testing.table import Seat, Table

__all__ = ["Seat", "Table", "rule"]
