"""What a notice says: nothing that its reader could not see at the table."""

from wellspent import titles
from wellspent.server.problems import speech
from wellspent.server.rests import DAY, HOUR
from wellspent.server.tables import Table

from .message import Item
from .outbox import Notice


def item_of(table: Table, notice: Notice, lang: str, base: str) -> Item:
    """One thing to be told, with the link that sits one down."""
    say = speech(lang).say
    game = titles.title(table.kept.setup.game).info(lang).name
    if table.kept.options.name:
        game = say("notice-named", name=table.kept.options.name, game=game)
    names = [name for seat, name in enumerate(table.sight.names(lang)) if seat != notice.seat]
    others = say(f"notice-with-{min(len(names), 2)}", first=", ".join(names[:-1]) or "", last=(names or [""])[-1])
    text = say(f"notice-{notice.kind}", game=game, others=others)
    if notice.kind in ("turn", "short") and (until := table.time.clock.until(notice.seat)):
        text += " " + left(max(0, until - table.now()), lang)
    return Item(notice.kind, notice.table, text, f"{base}/t/{notice.table}")


def left(length: int, lang: str) -> str:
    """How much time there is, in the largest part that says enough."""
    say = speech(lang).say
    if length >= 2 * DAY:
        return say("notice-days", count=length // DAY)
    if length >= HOUR:
        return say("notice-hours", count=length // HOUR)
    return say("notice-soon")
