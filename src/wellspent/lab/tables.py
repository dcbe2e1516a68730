"""Results as tables for other programs: CSV, or Parquet with the extra `parquet`."""

import csv
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

Cell = str | int | float | bool | list[str]

CSV: Final = "csv"
PARQUET: Final = "parquet"
FORMATS: Final = (CSV, PARQUET)


class TableError(Exception):
    """Why a table cannot be written, in words."""


def check_format(form: str) -> None:
    """Whether such a table can be written: better asked before an hour of games."""
    if form == PARQUET and find_spec("pyarrow") is None:
        raise TableError("Parquet needs an extra: pip install 'wellspent[parquet]'. CSV needs nothing.")


def write_table(folder: Path, name: str, form: str, columns: Sequence[str], rows: Sequence[Sequence[Cell]]) -> Path:
    """Write `name.csv` or `name.parquet`, whole or not at all."""
    path = folder / f"{name}.{form}"
    unfinished = path.with_suffix(".unfinished")
    if form == PARQUET:
        _write_parquet(unfinished, columns, rows)
    else:
        _write_csv(unfinished, columns, rows)
    unfinished.replace(path)
    return path


def _write_csv(path: Path, columns: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows([_csv_cell(cell) for cell in row] for row in rows)


def _csv_cell(cell: Cell) -> Cell:
    if isinstance(cell, list):
        return " ".join(cell)
    if isinstance(cell, bool):
        return int(cell)
    return round(cell, 4) if isinstance(cell, float) else cell


def _write_parquet(path: Path, columns: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
    import pyarrow
    from pyarrow import parquet

    table = pyarrow.table({name: [row[place] for row in rows] for place, name in enumerate(columns)})
    parquet.write_table(table, path)
