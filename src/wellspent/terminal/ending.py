"""The end of a game: who won and why, and the story of every life."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.text import Text

from wellspent.engine.events import Event
from wellspent.games.pursuit.cards import ACTIVITY, GROUP_PROJECT, JOB, PARTNER
from wellspent.games.pursuit.events import LTH_CHANGED
from wellspent.games.pursuit.goods import LTH
from wellspent.games.pursuit.steps.resolve import solo_goals_met

from .pieces import Block, fit, heading, line, seat_text, wrapped

if TYPE_CHECKING:
    from .table import Table


SOURCES: Final = ("projects", "possessions", "work", "love", "goals", "mood", "inheritance", "other")
MOOD_RULE: Final = "PH.sth.02"
INHERITANCE_RULE: Final = "PH.end.04"
LABEL: Final = 24
COLUMN: Final = 13


def show_end(table: "Table") -> None:
    table.console.print()
    table.print_block([*result(table), *scores(table), *solo_goals(table)])
    for seat in range(table.game.seats):
        table.print_block(story(table, seat))


def result(table: "Table") -> Block:
    """Who won, in a line of its own."""
    look = table.look
    winners = table.game.winners(table.session.state)
    names = table.texts.listing([table.names[seat] for seat in winners])
    if table.game.seats == 1:
        words = table.say("solo-won" if winners else "solo-lost", name=table.names[0])
    else:
        words = table.say("won", names=names, count=len(winners))
    title = Text(words, f"bold {look.palette.go if winners else look.palette.warn}")
    return [heading(line((look.signs.sun, look.palette.key), " ", title), table.width, look), line()]


# Scores.


def sources(table: "Table", seat: int) -> Counter[str]:
    """Where a seat's Long-Term Happiness came from."""
    events = [*table.session.opening, *(event for move in table.session.moves for event in move.events)]
    found: Counter[str] = Counter()
    for event in events:
        if event.kind == LTH_CHANGED and event.seat == seat:
            found[source(table, event)] += event.number
    return found


def source(table: "Table", event: Event) -> str:
    if event.rule == MOOD_RULE:
        return "mood"
    if event.rule == INHERITANCE_RULE:
        return "inheritance"
    if event.card < 0:
        return "other"
    card = table.game.rules.cards[event.card]
    if card.goal is not None:
        return "goals"
    if card.kind <= GROUP_PROJECT:
        return "projects"
    if card.kind <= ACTIVITY:
        return "possessions"
    return {JOB: "work", PARTNER: "love"}.get(card.kind, "other")


def scores(table: "Table") -> Block:
    """A table: one column for each life, one line for each source, the sum below."""
    look, seats = table.look, range(table.game.seats)
    by_seat = [sources(table, seat) for seat in seats]
    rows: Block = [_row(table, Text(), [seat_text(seat, look, table.names[seat], "bold") for seat in seats])]
    for name in SOURCES:
        amounts = [found[name] for found in by_seat]
        if any(amounts):
            rows.append(_row(table, Text(table.say(f"source-{name}")), [Text(str(amount)) for amount in amounts]))
    sign, colour = look.good(LTH)
    totals = [Text(f"{score} {sign}", f"bold {colour}") for score in table.game.scores(table.session.state)]
    return [*rows, _row(table, Text(table.say("total"), "bold"), totals), line()]


def _row(table: "Table", label: Text, cells: list[Text]) -> Text:
    made = line(" ", fit(label, LABEL, table.look))
    for cell in cells:
        cut = fit(cell, COLUMN, table.look) if cell.cell_len > COLUMN else cell
        made.append_text(line(" " * (COLUMN - cut.cell_len), cut))
    return made


def solo_goals(table: "Table") -> Block:
    """Alone, every goal must be met, and the threshold reached."""
    if table.game.seats > 1:
        return []
    state, look, lang = table.session.state, table.look, table.texts.lang
    rows: Block = []
    for number, is_met in zip(state.goals, solo_goals_met(table.game.rules, state), strict=True):
        text = table.texts.catalog.text(table.game.rules.cards[number].id)
        condition = text.solo_condition.of(lang) if text.solo_condition else ""
        rows.append(_verdict(table, f"{text.name.of(lang)}: {condition}", is_met))
    threshold = table.game.solo_threshold()
    rows.append(_verdict(table, table.say("threshold", count=threshold), state.players[0].lth >= threshold))
    return [*[fit(row, table.width, look) if row.cell_len > table.width else row for row in rows], line()]


def _verdict(table: "Table", words: str, is_met: bool) -> Text:
    sign, colour = (
        (table.look.signs.done, table.look.palette.go) if is_met else (table.look.signs.no, table.look.palette.warn)
    )
    return line((f" {sign} ", f"bold {colour}"), words)


# Stories.


def story(table: "Table", seat: int) -> Block:
    from wellspent.story import life_story

    told = life_story(
        table.session,
        table.texts.catalog,
        table.names,
        tuple(person.pronoun for person in table.people),
        table.texts.lang,
        seat,
    )
    look = table.look
    rows: Block = [
        heading(line(seat_text(seat, look, told.title, "bold")), table.width, look, None, look.seat(seat)[1])
    ]
    for paragraph in told.paragraphs:
        rows += [*wrapped(paragraph, min(table.width, 90), " "), line()]
    return rows
