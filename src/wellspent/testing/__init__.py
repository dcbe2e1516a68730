"""What tests of Wellspent are written with."""

from wellspent.testing.citations import rule
from wellspent.titles.pursuit.testing.table import Seat, Table

__all__ = ["Seat", "Table", "rule"]
