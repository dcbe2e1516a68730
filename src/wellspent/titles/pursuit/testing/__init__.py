"""What tests of the Pursuit are written with."""

from .table import Seat, Table

__all__ = ["Seat", "Table"]
