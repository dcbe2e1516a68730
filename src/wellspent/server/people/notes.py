"""What people note for themselves at a table: nobody else reads it, and it follows their profile."""

from typing import Final

from wellspent.protocol import Note
from wellspent.server.databases import Database
from wellspent.server.problems import Problem, has_control

MOST: Final = 4_000


def note_of(database: Database, owner: str, table: str) -> Note:
    rows = database.run("SELECT line, changed FROM notes WHERE owner = ? AND table_id = ?", [owner, table])
    return Note(*rows[0]) if rows else Note()


def checked_note(note: Note) -> Note:
    """Lines are the only thing that may be in it besides what can be read."""
    if len(note.text) > MOST or has_control(note.text.replace("\n", "")):
        raise Problem("note", most=MOST)
    return note


def change_note(database: Database, owner: str, table: str, note: Note, at: int) -> Note | None:
    """The note as it is kept now; None where it was changed elsewhere since."""
    kept = note_of(database, owner, table)
    if kept.text == note.text:
        return kept
    if kept.changed != note.changed:
        return None
    at = max(at, kept.changed + 1)
    if note.text:
        database.run(
            "INSERT INTO notes VALUES (?, ?, ?, ?) ON CONFLICT (owner, table_id)"
            " DO UPDATE SET line = excluded.line, changed = excluded.changed",
            [owner, table, note.text, at],
        )
        return Note(note.text, at)
    database.run("DELETE FROM notes WHERE owner = ? AND table_id = ?", [owner, table])
    return Note()


def join_notes(database: Database, old: str, new: str) -> None:
    """Of a table where both noted something, one reads one after the other."""
    for table, line, changed in database.run("SELECT table_id, line, changed FROM notes WHERE owner = ?", [old]):
        mine = note_of(database, new, table)
        text = "\n".join(each for each in (mine.text, line) if each)[:MOST]
        change_note(database, new, table, Note(text, mine.changed), max(changed, mine.changed + 1))
    drop_notes(database, old)


def drop_notes(database: Database, owner: str) -> None:
    database.run("DELETE FROM notes WHERE owner = ?", [owner])
