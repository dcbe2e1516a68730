"""Those one meets at tables: muted, blocked, reported, known from earlier games. Nobody is told of it."""

from collections.abc import Collection
from typing import Any, Final

import msgspec

from wellspent.protocol import Acquaintance, Looks, NewReport, Shunned, Treat
from wellspent.server.databases import Database, Value
from wellspent.server.keys import derived, new_key
from wellspent.server.names import spoken
from wellspent.server.owners import owner_of
from wellspent.server.problems import Problem, has_control
from wellspent.server.tables import Table

ABOUT: Final = ("talk", "name", "other")
# Characters of a report, lines that are kept with it, people that one is reminded of.
MOST_WORDS: Final = 500
MOST_SAID: Final = 20
MOST_PEOPLE: Final = 30
# Letters by which one knows somebody.
MARK: Final = 24


def mark_of(secret: str, me: str, other: str) -> str:
    """What somebody is called between one person and the server: it tells nobody who they are elsewhere."""
    return derived(secret, f"person {me} {other}")[:MARK]


# Muted and blocked.


def treat(database: Database, me: str, other: str, name: str, how: Treat, at: int) -> None:
    if not how.is_muted and not how.is_blocked:
        database.run("DELETE FROM shunned WHERE owner = ? AND other = ?", [me, other])
        return
    database.run(
        "INSERT INTO shunned VALUES (?, ?, ?, ?, ?) ON CONFLICT (owner, other)"
        " DO UPDATE SET name = excluded.name, is_blocked = excluded.is_blocked",
        [me, other, name, int(how.is_blocked), at],
    )


def muted_by(database: Database, me: str) -> dict[str, bool]:
    """Whom somebody does not want to hear, and whether they are blocked too."""
    rows = database.run("SELECT other, is_blocked FROM shunned WHERE owner = ?", [me])
    return {other: bool(is_blocked) for other, is_blocked in rows}


def blocked_by(database: Database, me: str) -> set[str]:
    return {other for other, is_blocked in muted_by(database, me).items() if is_blocked}


def apart_from(database: Database, me: str) -> set[str]:
    """Those with whom somebody does not sit down: whom they have blocked, and who has blocked them."""
    rows = database.run(
        "SELECT other FROM shunned WHERE owner = ? AND is_blocked = 1"
        " UNION SELECT owner FROM shunned WHERE other = ? AND is_blocked = 1",
        [me, me],
    )
    return {str(other) for (other,) in rows}


def shunned_by(database: Database, secret: str, me: str, lang: str) -> list[Shunned]:
    rows = database.run("SELECT other, name, is_blocked, at FROM shunned WHERE owner = ? ORDER BY at DESC", [me])
    return [
        Shunned(mark_of(secret, me, other), spoken(name, lang), bool(blocked), at) for other, name, blocked, at in rows
    ]


def forgive(database: Database, secret: str, me: str, person: str) -> None:
    for other in muted_by(database, me):
        if mark_of(secret, me, other) == person:
            database.run("DELETE FROM shunned WHERE owner = ? AND other = ?", [me, other])


def sits_apart(table: Table, apart: Collection[str]) -> bool:
    """Whether one of those sits at a table, or laid it."""
    people = {table.kept.options.owner, *(seat.profile for seat in table.kept.seats)} - {""}
    return bool(people & set(apart))


# Reported.


def checked_report(report: NewReport) -> NewReport:
    if report.about not in ABOUT or len(report.words) > MOST_WORDS or has_control(report.words.replace("\n", "")):
        raise Problem("report", most=MOST_WORDS)
    return report


def add_report(database: Database, me: str, table: Table, seat: int, report: NewReport, at: int) -> None:
    """With what was said last; the same is not told twice while the owner has not read it."""
    other, said = owner_of(table, seat), [line.line for line in table.talk.lines if line.seat == seat]
    told = database.run(
        "SELECT 1 FROM reports WHERE reporter = ? AND table_id = ? AND seat = ? AND about = ? AND is_done = 0",
        [me, table.kept.id, seat, report.about],
    )
    if told:
        return
    lines = msgspec.json.encode(said[-MOST_SAID:]).decode()
    named: list[Value] = [
        table.kept.id,
        seat,
        table.kept.seats[seat].name,
        report.about,
        report.words.strip(),
        lines,
        at,
    ]
    database.run("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)", [new_key(), me, other, *named])


# Known.


def met_by(database: Database, me: str) -> list[tuple[str, int, int]]:
    """People at the tables of a profile: who, at how many, and when the latest was laid."""
    rows = database.run(
        "SELECT b.profile, COUNT(DISTINCT b.table_id), MAX(b.at) FROM sittings a JOIN sittings b"
        " ON a.table_id = b.table_id WHERE a.profile = ? AND a.is_invited = 0 AND b.is_invited = 0 AND b.seat >= 0"
        " AND b.profile <> ? AND b.profile NOT IN (SELECT person FROM barred)"
        " GROUP BY b.profile ORDER BY MAX(b.at) DESC LIMIT ?",
        [me, me, MOST_PEOPLE],
    )
    return [(str(profile), int(games), int(at)) for profile, games, at in rows]


def acquaintances(database: Database, secret: str, me: str) -> list[Acquaintance]:
    apart = apart_from(database, me)
    known = [each for each in met_by(database, me) if each[0] not in apart]
    looks = looks_of(database, [profile for profile, _, _ in known])
    return [
        _acquaintance(mark_of(secret, me, profile), looks[profile], games, at)
        for profile, games, at in known
        if profile in looks
    ]


def looks_of(database: Database, profiles: Collection[str]) -> dict[str, Looks]:
    """How people look, by profile; whoever is gone is left out."""
    if not profiles:
        return {}
    marks = ", ".join("?" * len(profiles))
    rows = database.run(f"SELECT id, looks FROM profiles WHERE id IN ({marks})", list(profiles))
    return {id: msgspec.json.decode(looks, type=Looks) for id, looks in rows}


def _acquaintance(person: str, looks: Looks, games: int, at: int) -> Acquaintance:
    pronoun: Any = looks.pronoun
    return Acquaintance(person, looks.name, looks.colour, pronoun, looks.face, games, at)


def found(database: Database, secret: str, me: str, person: str) -> tuple[str, Looks] | None:
    """Somebody one has played with, by the mark that one has for them."""
    apart = apart_from(database, me)
    for profile, _, _ in met_by(database, me):
        if mark_of(secret, me, profile) == person and profile not in apart:
            looks = looks_of(database, [profile])
            if profile in looks:
                return profile, looks[profile]
    return None


# Two become one, or nobody.


def join_company(database: Database, old: str, new: str) -> None:
    database.run("DELETE FROM shunned WHERE owner IN (?, ?) AND other IN (?, ?)", [old, new, old, new])
    for mine, theirs in (("owner", "other"), ("other", "owner")):
        database.run(
            f"UPDATE shunned SET {mine} = ? WHERE {mine} = ? AND {theirs} NOT IN"
            f" (SELECT {theirs} FROM shunned WHERE {mine} = ?)",
            [new, old, new],
        )
        database.run(f"DELETE FROM shunned WHERE {mine} = ?", [old])
    for field in ("reporter", "reported"):
        database.run(f"UPDATE reports SET {field} = ? WHERE {field} = ?", [new, old])


def drop_company(database: Database, id: str) -> None:
    """What was told about somebody goes with them; what they told stays, and nobody told it."""
    database.run("DELETE FROM shunned WHERE owner = ? OR other = ?", [id, id])
    database.run("DELETE FROM reports WHERE reported = ?", [id])
    database.run("UPDATE reports SET reporter = '' WHERE reporter = ?", [id])


def exported(database: Database, me: str, lang: str) -> tuple[list[str], list[str]]:
    """Whom somebody has muted or blocked, and what they have told the owner of the server."""
    shunned = database.run("SELECT name, is_blocked FROM shunned WHERE owner = ? ORDER BY at", [me])
    told = database.run("SELECT name, about, words FROM reports WHERE reporter = ? ORDER BY at", [me])
    return (
        [f"{'blocked' if is_blocked else 'muted'} {spoken(name, lang)}" for name, is_blocked in shunned],
        [f"{spoken(name, lang)}, {about}: {words}" for name, about, words in told],
    )
