"""Ratings of profiles: against people and against computer players, by game and by the size of the table."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from wellspent import titles
from wellspent.protocol import Against
from wellspent.server.databases import Database

from .glicko import Rating, Result, rated
from .lives import LifeRow

PEOPLE: Final[Against] = "people"
COMPUTERS: Final[Against] = "computers"
# How surely the strength of a level of computer players is known.
SURE: Final = 50.0
# Steps of one rating that a chart shows.
MOST_STEPS: Final = 200


class Scope(NamedTuple):
    """What a rating is about."""

    profile: str
    against: Against
    game: str
    seats: int


class Step(NamedTuple):
    """A rating after so many games."""

    scope: Scope
    number: int
    rating: Rating
    at: int


def note_ratings(database: Database, rows: Sequence[LifeRow], levels: Mapping[int, str]) -> None:
    """What one game changes, once: everybody is rated by what the others were worth before it.

    `levels`: by seat, the level of a computer player that plays as well as it can.
    """
    people = {row.seat: row for row in rows if row.profile and _is_only(row, rows)}
    before = {scope: latest(database, scope) for row in people.values() for scope in _scopes(row)}
    for row in people.values():
        for scope, results in _results(row, rows, people, before, levels).items():
            known = before[scope]
            new = rated(known.rating, results)
            _add(database, Step(scope, known.number + 1, new, row.finished), row.table)


def _is_only(row: LifeRow, rows: Sequence[LifeRow]) -> bool:
    """Whoever has two seats plays against nobody."""
    return sum(other.profile == row.profile for other in rows) == 1


def _scopes(row: LifeRow) -> list[Scope]:
    return [Scope(row.profile, against, row.game, row.seats) for against in (PEOPLE, COMPUTERS)]


def _results(
    row: LifeRow,
    rows: Sequence[LifeRow],
    people: Mapping[int, LifeRow],
    before: Mapping[Scope, Step],
    levels: Mapping[int, str],
) -> dict[Scope, list[Result]]:
    """One against each of the others."""
    found: dict[Scope, list[Result]] = defaultdict(list)
    with_people, with_computers = _scopes(row)
    for other in rows:
        if other.seat in people and other.seat != row.seat:
            worth = before[with_people._replace(profile=other.profile)].rating
            found[with_people].append(Result(worth, _score(row, other)))
        elif other.seat in levels:
            strength = titles.title(row.game).strengths.get(levels[other.seat])
            if strength is not None:
                found[with_computers].append(Result(Rating(strength, SURE), _score(row, other)))
    return found


def _score(row: LifeRow, other: LifeRow) -> float:
    if row.place == other.place:
        return 0.5
    return 1.0 if row.place < other.place else 0.0


# What the database keeps: a line for each step, with a number that is written once.


def _add(database: Database, step: Step, table: str) -> None:
    database.run(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [*step.scope, step.number, *step.rating, table, step.at],
    )


def latest(database: Database, scope: Scope) -> Step:
    rows = database.run(
        "SELECT number, rating, deviation, volatility, at FROM ratings"
        " WHERE profile = ? AND against = ? AND game = ? AND seats = ? ORDER BY number DESC LIMIT 1",
        list(scope),
    )
    if not rows:
        return Step(scope, 0, Rating(), 0)
    number, *rating, at = rows[0]
    return Step(scope, number, Rating(*rating), at)


def steps_of(database: Database, profile: str) -> dict[Scope, list[Step]]:
    """All ratings of somebody with the steps that led there, the latest last."""
    rows = database.run(
        "SELECT against, game, seats, number, rating, deviation, volatility, at FROM ratings WHERE profile = ?"
        " ORDER BY against, game, seats, number",
        [profile],
    )
    found: dict[Scope, list[Step]] = defaultdict(list)
    for against, game, seats, number, *rating, at in rows:
        scope = Scope(profile, against, game, seats)
        found[scope].append(Step(scope, number, Rating(*rating), at))
    return dict(found)


def ratings_written(database: Database, profile: str) -> list[str]:
    """For a file of everything that is kept about somebody."""
    return [
        f"{step.scope.against} {step.scope.game} {step.scope.seats} {step.number} {step.rating.rating:.1f}"
        for steps in steps_of(database, profile).values()
        for step in steps
    ]


def move_ratings(database: Database, old: str, new: str) -> None:
    """Two become one: of each rating the one that has seen more games is kept."""
    mine, theirs = steps_of(database, new), steps_of(database, old)
    for scope, steps in theirs.items():
        kept = scope._replace(profile=new)
        where: list[str | int] = [*scope]
        if len(mine.get(kept, [])) >= len(steps):
            database.run("DELETE FROM ratings WHERE profile = ? AND against = ? AND game = ? AND seats = ?", where)
        else:
            database.run("DELETE FROM ratings WHERE profile = ? AND against = ? AND game = ? AND seats = ?", [*kept])
    database.run("UPDATE ratings SET profile = ? WHERE profile = ?", [new, old])


def forget_ratings(database: Database, profile: str) -> None:
    database.run("DELETE FROM ratings WHERE profile = ?", [profile])


# About as strong as me.


def level_from(found: Mapping[Scope, Sequence[Step]], game: str, seats: int = 0) -> str:
    """The level that is about as strong as somebody; the usual one where nobody knows."""
    title = titles.title(game)
    known = [steps[-1] for scope, steps in found.items() if scope.against == COMPUTERS and scope.game == game]
    if not known or not title.strengths:
        return title.usual_level
    # By this size of table, else by the one that is known best.
    best = min(known, key=lambda step: (step.scope.seats != seats, step.rating.deviation))
    return nearest(title.strengths, best.rating.rating)


def nearest(strengths: Mapping[str, int], rating: float) -> str:
    return min(strengths, key=lambda level: abs(strengths[level] - rating))
