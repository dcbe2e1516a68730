"""Card files of the Pursuit: reading, checking and handing out its cards."""

from .catalog import Catalog, catalog
from .texts import CardText, LevelText

__all__ = ["CardText", "Catalog", "LevelText", "catalog"]
