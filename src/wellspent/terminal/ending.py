"""The end of a game: who won and why, and the story of every life."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from wellspent.games.pursuit.goods import LTH
from wellspent.games.pursuit.steps.resolve import solo_goals_met
from wellspent.story import Story, life_story

from .pieces import Block, fit, heading, line, seat_text, wrapped

if TYPE_CHECKING:
    from .table import Table

READABLE: Final = 90
LABEL: Final = 24
COLUMN: Final = 13


def show_end(table: "Table") -> None:
    stories = [tell_story(table, seat) for seat in range(table.game.seats)]
    table.console.print()
    table.print_block([*result(table), *scores(table, stories), *solo_goals(table)])
    for told in stories:
        table.print_block(story_lines(table, told))


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


def scores(table: "Table", stories: Sequence[Story]) -> Block:
    """A table: one column for each life, one line for each source of happiness, the sum below."""
    look = table.look
    rows: Block = [_row(table, Text(), [seat_text(told.seat, look, told.name, "bold") for told in stories])]
    for title, amounts in by_source(stories).items():
        rows.append(_row(table, Text(title), [Text(str(amount)) for amount in amounts]))
    sign, colour = look.good(LTH)
    totals = [Text(f"{score} {sign}", f"bold {colour}") for score in table.game.scores(table.session.state)]
    return [*rows, _row(table, Text(table.say("total"), "bold"), totals), line()]


def by_source(stories: Sequence[Story]) -> dict[str, list[int]]:
    """What each life got from each source, under the title of the source."""
    found: dict[str, list[int]] = {}
    for place, told in enumerate(stories):
        for source in told.sources:
            found.setdefault(source.title, [0] * len(stories))[place] = source.lth
    return {title: amounts for title, amounts in found.items() if any(amounts)}


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


def tell_story(table: "Table", seat: int) -> Story:
    pronouns = tuple(person.pronoun for person in table.people)
    texts = table.texts
    return life_story(table.session, texts.catalog, table.names, pronouns, texts.lang, seat)


def story_lines(table: "Table", told: Story) -> Block:
    """Title, a paragraph for every age, and what was left."""
    look, width = table.look, min(table.width, READABLE)
    title = line(seat_text(told.seat, look, told.title, "bold"))
    rows: Block = [heading(title, table.width, look, None, look.seat(told.seat)[1])]
    rows += [*wrapped(told.opening, width, " "), line()]
    for chapter in told.chapters:
        first, last = chapter.years
        happiness = (f"{chapter.total}{look.good(LTH)[0]}", look.good(LTH)[1])
        rows.append(line((f" {chapter.title}", "bold"), (f"  {first}{look.signs.dash}{last}  ", look.faint), happiness))
        rows += [*wrapped(chapter.text, width, "   "), line()]
    return [*rows, *wrapped(told.closing, width, " ", "italic"), line()]
