"""Card files: reading, checking and handing out the cards of a game."""

from .catalog import Catalog, catalog
from .faults import CardFileError, Fault
from .schema import Text
from .texts import CardText, LevelText

__all__ = ["CardFileError", "CardText", "Catalog", "Fault", "LevelText", "Text", "catalog"]
