"""Wellspent: table games about a life, played by the rulebook."""

__version__ = "0.1.0"
