"""The outbox in both databases."""

from pathlib import Path

from wellspent.server.databases import open_database
from wellspent.server.notices import outbox
from wellspent.server.notices.outbox import EVERY_TABLE, SEEN, SENT, WAITING, WITHDRAWN, KeptWay
from wellspent.server.rests import DAY
from wellspent.server.schema import migrate

HOOK = KeptWay("w1", "ines", "hook", "https://example.org/x", "en", 1)
MAIL = KeptWay("w2", "ines", "mail", "ines@example.org", "fr", 0)


def test_ways_are_kept_changed_and_dropped_with_what_waits_for_them(data: Path, database: str) -> None:
    found = open_database(data, database)
    migrate(found)
    for way in (HOOK, MAIL):
        outbox.keep_way(found, way)
    outbox.keep_way(found, KeptWay("w2", "ines", "mail", MAIL.address, "en", 1, "SMTP 450", 5))
    outbox.add_notice(found, HOOK, "t1", 0, "turn", 10)
    kept = outbox.ways_of(found, "ines")
    outbox.drop_way(found, "w1")
    left, waiting = outbox.ways_of(found, "ines"), outbox.waiting(found, 100, 10)
    found.close()

    assert [(way.id, way.is_confirmed, way.fault) for way in kept] == [("w1", 1, ""), ("w2", 1, "SMTP 450")]
    assert [way.id for way in left] == ["w2"]
    assert waiting == []


def test_wishes_for_one_table_come_before_those_for_all(data: Path, database: str) -> None:
    found = open_database(data, database)
    migrate(found)
    outbox.keep_wishes(found, "ines", EVERY_TABLE, {"mail": ["turn"]})
    outbox.keep_wishes(found, "ines", "t1", {"hook": ["end"]})
    outbox.keep_wishes(found, "ines", "t1", {"hook": ["turn"]})
    own, other, nobody = (outbox.wishes_of(found, *each) for each in (("ines", "t1"), ("ines", "t2"), ("mei", "t1")))
    found.close()

    assert own == {"hook": ["turn"]}
    assert other == {"mail": ["turn"]}
    assert nobody == {}


def test_what_is_due_takes_along_what_waits_for_the_same_address(data: Path, database: str) -> None:
    found = open_database(data, database)
    migrate(found)
    outbox.add_notice(found, HOOK, "t1", 0, "turn", 10)
    outbox.add_notice(found, HOOK, "t2", 0, "turn", 50)
    outbox.add_notice(found, MAIL, "t1", 0, "turn", 50)
    none, due = outbox.waiting(found, 9, 10), outbox.waiting(found, 10, 10)
    outbox.mark(found, due[:1], SENT)
    outbox.postpone(found, due[1:], 2 * DAY, 1)
    later = outbox.waiting(found, 2 * DAY, 10)
    found.close()

    assert none == []
    assert [(each.table, each.way) for each in due] == [("t1", "w1"), ("t2", "w1")]
    assert [(each.way, each.tries) for each in later] == [("w2", 0), ("w1", 1)]


def test_what_has_passed_is_closed_and_swept_away_when_it_is_old(data: Path, database: str) -> None:
    found = open_database(data, database)
    migrate(found)
    for kind in ("turn", "talk", "end"):
        outbox.add_notice(found, HOOK, "t1", 0, kind, 10)
    turn, talk, end = sorted(
        outbox.notices_of(found, "t1"), key=lambda notice: ("turn", "talk", "end").index(notice.kind)
    )
    outbox.mark(found, [talk], SEEN)
    outbox.close_notice(found, turn, WITHDRAWN)
    open_now = outbox.notices_of(found, "t1")
    outbox.sweep(found, 11)
    states = found.run("SELECT kind, state FROM outbox ORDER BY kind")
    outbox.forget(found, "ines")
    nothing = found.run("SELECT id FROM outbox")
    found.close()

    assert {notice.kind for notice in open_now} == {"talk", "end"}
    assert [tuple(row) for row in states] == [("end", WAITING), ("talk", SEEN)]
    assert end.state == WAITING
    assert list(nothing) == []
