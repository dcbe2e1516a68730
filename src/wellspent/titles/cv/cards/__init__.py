"""Card files of CV: reading, checking and handing out its cards."""

from .catalog import Catalog, catalog
from .schema import CardEntry

__all__ = ["CardEntry", "Catalog", "catalog"]
