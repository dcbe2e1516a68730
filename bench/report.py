"""The report of a run: a table to look at, and the same as JSON with the figures of every round."""

import json
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.course import Series
from bench.machine import Machine
from bench.rows import BELOW, FLOOR, SECONDS, SECTIONS, TIMES, WISH, Row

STYLES: Final[Mapping[str, str]] = {WISH: "green", FLOOR: "yellow", BELOW: "red"}
NOT_MEASURED: Final = "not measured"


class Report(NamedTuple):
    """What was measured, on what, in how many rounds, and why some of it was not."""

    machine: Machine
    rounds: int
    series: Series
    missing: Mapping[str, str]

    def show(self, console: Console) -> None:
        console.print(self.table())
        for line in self.remarks():
            console.print(line, highlight=False, markup=False, soft_wrap=True)

    def table(self) -> Table:
        grid = Table()
        grid.add_column("what")
        for heading in ("value", "floor", "wish"):
            grid.add_column(heading, justify="right", no_wrap=True)
        for rows in SECTIONS:
            for row in rows:
                grid.add_row(row.what, self.cell(row), *bounds(row))
            grid.add_section()
        return grid

    def cell(self, row: Row) -> str:
        value = row.value(self.series)
        if value is None:
            return f"[dim]{NOT_MEASURED}[/dim]"
        text = f"{figure(value, row.unit)} {row.unit}"
        return f"[{STYLES[row.goal.verdict(value)]}]{text}[/]" if row.goal else text

    def remarks(self) -> Iterator[str]:
        yield f"{self.machine}. Medians over {self.rounds} round{'s' if self.rounds > 1 else ''}."
        for verdict, heading in ((BELOW, "Below the floor"), (FLOOR, "Between floor and wish")):
            if found := self.with_verdict(verdict):
                yield f"{heading}: {', '.join(found)}."
        for runner, reason in self.missing.items():
            yield f"{runner}: {NOT_MEASURED}, {reason}."

    def with_verdict(self, verdict: str) -> list[str]:
        """The ids of the figures that came out like this."""
        values = [(row, row.value(self.series)) for row in all_rows()]
        return [
            row.id for row, value in values if row.goal and value is not None and row.goal.verdict(value) == verdict
        ]

    def json(self) -> str:
        rows = [self.entry(row) for row in all_rows()]
        content = {"machine": self.machine._asdict(), "rounds": self.rounds, "missing": self.missing, "rows": rows}
        return json.dumps(content, indent=2, ensure_ascii=False) + "\n"

    def entry(self, row: Row) -> dict[str, object]:
        value = row.value(self.series)
        return {
            "id": row.id,
            "what": row.what,
            "value": value,
            "unit": row.unit,
            "floor": row.goal.floor if row.goal else None,
            "wish": row.goal.wish if row.goal else None,
            "verdict": row.goal.verdict(value) if row.goal and value is not None else None,
            "rounds": row.values(self.series),
        }


def all_rows() -> list[Row]:
    return [row for rows in SECTIONS for row in rows]


def bounds(row: Row) -> tuple[str, str]:
    """Floor and wish as text; the unit stands beside the value."""
    return (plain(row.goal.floor), plain(row.goal.wish)) if row.goal else ("", "")


def plain(bound: float) -> str:
    return f"{bound:,g}" if bound < 100 else f"{bound:,.0f}"


def figure(value: float, unit: str) -> str:
    """A value with about three digits, or whole where it is large."""
    if unit == SECONDS:
        return f"{value:.3f}"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 or unit == TIMES else f"{value:.2f}"
