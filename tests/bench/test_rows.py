"""The rows of the bench and what is made of them."""

import json

import pytest
from rich.console import Console

from bench.machine import Machine
from bench.report import Report, all_rows, figure, plain
from bench.rows import BELOW, DECISIONS, FLOOR, MICROSECONDS, SECONDS, TIMES, WISH, Goal, Row
from bench.runners import CATANATRON, COMPILED, INTERPRETED

MACHINE = Machine("3.11.7", 2, 2.6, 0.1, True)
MISSING = {COMPILED: "a C compiler is missing", CATANATRON: "it is not installed"}


def text(report: Report) -> str:
    console = Console(width=80, no_color=True)
    with console.capture() as shown:
        report.show(console)
    return shown.get()


@pytest.mark.parametrize(("value", "verdict"), [(3000, WISH), (2999, FLOOR), (1000, FLOOR), (999, BELOW)])
def test_more_is_better_where_the_wish_is_above_the_floor(value: float, verdict: str) -> None:
    assert Goal(1000, 3000).verdict(value) == verdict


@pytest.mark.parametrize(("value", "verdict"), [(2.0, WISH), (2.1, FLOOR), (5.0, FLOOR), (5.1, BELOW)])
def test_less_is_better_where_the_wish_is_below_the_floor(value: float, verdict: str) -> None:
    assert Goal(5, 2).verdict(value) == verdict


def test_a_ratio_is_the_median_of_the_ratios_within_each_round() -> None:
    row = Row("compiled against catanatron", TIMES, "decisions", COMPILED, CATANATRON)
    series = {("decisions", COMPILED): [10.0, 40.0, 30.0], ("decisions", CATANATRON): [1.0, 8.0, 2.0]}

    assert row.values(series) == [10.0, 5.0, 15.0]
    assert row.value(series) == 10.0


def test_a_figure_may_be_measured_against_another_of_the_same_runner() -> None:
    row = Row("against the base game", TIMES, "full_decisions", COMPILED, over="decisions")
    series = {("full_decisions", COMPILED): [5.0, 6.0], ("decisions", COMPILED): [10.0, 20.0]}

    assert row.values(series) == [0.5, 0.3]


def test_a_ratio_without_its_other_side_is_not_measured() -> None:
    row = Row("compiled against catanatron", TIMES, "decisions", COMPILED, CATANATRON)

    assert row.value({("decisions", COMPILED): [10.0]}) is None


def test_every_row_has_an_id_of_its_own() -> None:
    ids = [row.id for row in all_rows()]

    assert len(set(ids)) == len(ids)


def test_a_report_names_every_row_and_who_is_missing() -> None:
    shown = text(Report(MACHINE, 1, {("games", INTERPRETED): [50.0]}, MISSING))

    assert [row.what for row in all_rows() if row.what not in shown] == []
    assert shown.count("not measured") == len(all_rows()) - 1 + len(MISSING)
    assert "compiled: not measured, a C compiler is missing." in shown
    assert "catanatron: not measured, it is not installed." in shown


def test_a_report_tells_without_colour_what_falls_short() -> None:
    series = {("games", INTERPRETED): [50.0], ("games", COMPILED): [2000.0], ("copy", COMPILED): [1.4]}

    shown = text(Report(MACHINE, 1, series, {}))

    assert "Below the floor: games.interpreted." in shown
    assert "Between floor and wish: games.compiled." in shown


def test_the_json_form_holds_every_row_with_its_rounds() -> None:
    report = Report(MACHINE, 3, {("copy", COMPILED): [2.0, 1.7, 9.0]}, MISSING)

    content = json.loads(report.json())

    assert [entry["id"] for entry in content["rows"]] == [row.id for row in all_rows()]
    [copy] = [entry for entry in content["rows"] if entry["id"] == "copy.compiled"]
    assert copy["value"] == 2.0
    assert copy["rounds"] == [2.0, 1.7, 9.0]
    assert (copy["floor"], copy["wish"], copy["verdict"]) == (2.5, 1.5, FLOOR)
    assert content["missing"] == MISSING
    assert content["machine"]["cores"] == 2


@pytest.mark.parametrize(
    ("value", "unit", "shown"),
    [
        (317681.4, DECISIONS, "317,681"),
        (40.71, MICROSECONDS, "40.7"),
        (3.961, MICROSECONDS, "3.96"),
        (0.0479, SECONDS, "0.048"),
        (1.04, TIMES, "1.0"),
    ],
)
def test_figures_have_about_three_digits(value: float, unit: str, shown: str) -> None:
    assert figure(value, unit) == shown


@pytest.mark.parametrize(("bound", "shown"), [(150_000, "150,000"), (60, "60"), (0.2, "0.2")])
def test_bounds_are_written_as_they_were_asked_for(bound: float, shown: str) -> None:
    assert plain(bound) == shown
