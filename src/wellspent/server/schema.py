"""The tables of the database, as numbered steps: each is carried out once, in order, and never changed later."""

from typing import Final

from .databases import Database, DatabaseError

MIGRATIONS: Final = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            setup TEXT NOT NULL,
            seats TEXT NOT NULL,
            host TEXT NOT NULL,
            pace INTEGER NOT NULL,
            created BIGINT NOT NULL,
            origin TEXT NOT NULL,
            origin_move INTEGER NOT NULL,
            deleted BIGINT NOT NULL
        )""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER NOT NULL,
            line TEXT NOT NULL,
            command TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            line TEXT NOT NULL,
            command TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        # A command is carried out once, whatever is sent again after a restart.
        "CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command <> ''",
        "CREATE UNIQUE INDEX chat_command ON chat (table_id, command) WHERE command <> ''",
    ),
    # What a table is besides its game: a lesson, and what else tables come to be.
    ("ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '{}'",),
    # People, and which seats are theirs. The id of a profile is the hash of its key.
    (
        """CREATE TABLE profiles (
            id TEXT PRIMARY KEY,
            looks TEXT NOT NULL,
            created BIGINT NOT NULL,
            changed BIGINT NOT NULL
        )""",
        """CREATE TABLE sittings (
            profile TEXT NOT NULL,
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            is_invited INTEGER NOT NULL,
            is_over INTEGER NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (profile, table_id, seat)
        )""",
        "CREATE INDEX sittings_running ON sittings (profile, is_over, is_invited, at)",
        "CREATE INDEX sittings_table ON sittings (table_id)",
    ),
    # The time of tables, when each has to be looked after, and who chose in the place of a seat.
    (
        """CREATE TABLE clocks (
            table_id TEXT PRIMARY KEY,
            state TEXT NOT NULL,
            due BIGINT NOT NULL
        )""",
        "CREATE INDEX clocks_due ON clocks (due) WHERE due > 0",
        "ALTER TABLE entries ADD COLUMN by_whom TEXT NOT NULL DEFAULT ''",
    ),
    # Where games stand, for later rules to go on from, and finished ones as they were seen.
    (
        """CREATE TABLE positions (
            table_id TEXT NOT NULL,
            is_base INTEGER NOT NULL,
            number INTEGER NOT NULL,
            rules INTEGER NOT NULL,
            cards TEXT NOT NULL,
            data BYTEA NOT NULL,
            PRIMARY KEY (table_id, is_base)
        )""",
        """CREATE TABLE archives (
            table_id TEXT NOT NULL,
            lang TEXT NOT NULL,
            seat INTEGER NOT NULL,
            data BYTEA NOT NULL,
            PRIMARY KEY (table_id, lang, seat)
        )""",
    ),
    # Ways to people, what each wants to know of which table, and what waits to be sent.
    (
        """CREATE TABLE notice_ways (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            way TEXT NOT NULL,
            address TEXT NOT NULL,
            lang TEXT NOT NULL,
            is_confirmed INTEGER NOT NULL,
            fault TEXT NOT NULL,
            failed_at BIGINT NOT NULL
        )""",
        "CREATE INDEX notice_ways_owner ON notice_ways (owner)",
        """CREATE TABLE notice_wishes (
            owner TEXT NOT NULL,
            table_id TEXT NOT NULL,
            wishes TEXT NOT NULL,
            PRIMARY KEY (owner, table_id)
        )""",
        """CREATE TABLE outbox (
            id TEXT PRIMARY KEY,
            way_id TEXT NOT NULL,
            owner TEXT NOT NULL,
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            state TEXT NOT NULL,
            is_open INTEGER NOT NULL,
            due BIGINT NOT NULL,
            tries INTEGER NOT NULL
        )""",
        "CREATE INDEX outbox_waiting ON outbox (due) WHERE state = 'waiting'",
        "CREATE INDEX outbox_table ON outbox (table_id) WHERE is_open = 1",
        "CREATE INDEX outbox_way ON outbox (way_id)",
    ),
    # How games ended: a line for each life.
    (
        """CREATE TABLE lives (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            profile TEXT NOT NULL,
            name TEXT NOT NULL,
            bot TEXT NOT NULL,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            people INTEGER NOT NULL,
            score INTEGER NOT NULL,
            place INTEGER NOT NULL,
            finished BIGINT NOT NULL,
            is_read INTEGER NOT NULL,
            day TEXT NOT NULL,
            life TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX lives_profile ON lives (profile, finished)",
        "CREATE INDEX lives_unread ON lives (profile, is_read, finished)",
        "CREATE INDEX lives_day ON lives (day, game, score) WHERE day <> ''",
    ),
    # The life of the day: which table of somebody counts, and what computer players came to.
    (
        """CREATE TABLE day_tries (
            profile TEXT NOT NULL,
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            table_id TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (profile, day, game)
        )""",
        """CREATE TABLE day_computers (
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            number INTEGER NOT NULL,
            player TEXT NOT NULL,
            score INTEGER NOT NULL,
            PRIMARY KEY (day, game, number)
        )""",
        "CREATE INDEX lives_days ON lives (profile, day) WHERE day <> ''",
    ),
    # How strong somebody is, against people or computer players: a line for each game that changed it.
    (
        """CREATE TABLE ratings (
            profile TEXT NOT NULL,
            against TEXT NOT NULL,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            number INTEGER NOT NULL,
            rating DOUBLE PRECISION NOT NULL,
            deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL,
            table_id TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (profile, against, game, seats, number)
        )""",
    ),
    # The cards as they were when games ended: one catalogue for all games of a release.
    ("CREATE TABLE catalogues (mark TEXT PRIMARY KEY, data BYTEA NOT NULL)",),
    # What people note for themselves, whom they do not want to hear or meet, and what they tell the owner.
    (
        """CREATE TABLE notes (
            owner TEXT NOT NULL,
            table_id TEXT NOT NULL,
            line TEXT NOT NULL,
            changed BIGINT NOT NULL,
            PRIMARY KEY (owner, table_id)
        )""",
        "CREATE INDEX notes_table ON notes (table_id)",
        """CREATE TABLE shunned (
            owner TEXT NOT NULL,
            other TEXT NOT NULL,
            name TEXT NOT NULL,
            is_blocked INTEGER NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (owner, other)
        )""",
        "CREATE INDEX shunned_other ON shunned (other)",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY,
            reporter TEXT NOT NULL,
            reported TEXT NOT NULL,
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            about TEXT NOT NULL,
            words TEXT NOT NULL,
            said TEXT NOT NULL,
            at BIGINT NOT NULL,
            is_done INTEGER NOT NULL
        )""",
        "CREATE INDEX reports_open ON reports (at) WHERE is_done = 0",
        "CREATE INDEX reports_reporter ON reports (reporter)",
    ),
    # What was seen of games that go on.
    (
        """CREATE TABLE reels (
            table_id TEXT NOT NULL,
            first INTEGER NOT NULL,
            until INTEGER NOT NULL,
            mark TEXT NOT NULL,
            cards TEXT NOT NULL,
            PRIMARY KEY (table_id, first)
        )""",
        """CREATE TABLE reel_pages (
            table_id TEXT NOT NULL,
            first INTEGER NOT NULL,
            lang TEXT NOT NULL,
            seat INTEGER NOT NULL,
            data BYTEA NOT NULL,
            PRIMARY KEY (table_id, first, lang, seat)
        )""",
    ),
    # Those to whom the owner has closed the tables of the server.
    (
        """CREATE TABLE barred (
            person TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            words TEXT NOT NULL,
            at BIGINT NOT NULL
        )""",
    ),
    # Hours in which somebody is sent nothing, whatever the table.
    (
        """CREATE TABLE notice_hours (
            owner TEXT PRIMARY KEY,
            zone TEXT NOT NULL,
            begins INTEGER NOT NULL,
            ends INTEGER NOT NULL
        )""",
    ),
)


def migrate(database: Database) -> None:
    """Bring a database up to date; all of it happens or nothing."""
    database.run("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    found = version(database)
    if found > len(MIGRATIONS):
        numbers = f"schema {found}, this is {len(MIGRATIONS)}"
        raise DatabaseError(
            f"The database is from a newer Wellspent ({numbers}). "
            "Install that version, or name another --data or --database."
        )
    for number in range(found, len(MIGRATIONS)):
        database.run("BEGIN")
        try:
            for statement in MIGRATIONS[number]:
                database.run(statement)
            remember(database, "schema", str(number + 1))
        except Exception:
            database.run("ROLLBACK")
            raise
        database.run("COMMIT")


def version(database: Database) -> int:
    return int(recall(database, "schema") or 0)


def recall(database: Database, name: str) -> str:
    """A value of the server's own, empty where there is none."""
    found = database.run("SELECT value FROM meta WHERE name = ?", [name])
    return str(found[0][0]) if found else ""


def remember(database: Database, name: str, value: str) -> None:
    database.run(
        "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [name, value],
    )
