"""Words that are not choices: help, hint, why, card, rule, log, undo, save, language."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from wellspent import ledger
from wellspent.engine.session import NotPossible, seat_number
from wellspent.texts import LANGUAGES

from .advising import hint_lines, hints_for
from .keeping import free_name
from .menu import holds_words
from .pieces import Block, fit, flow, heading, line, wrapped
from .scene import Scene
from .screen import answer, entry_lines, listing, screen
from .table import MOST_LOG, Quit, TerminalTable

MOST_REASONS: Final = 8
# Every command by its words in both languages.
WORDS: Final = {
    "help": ("?", "help", "aide"),
    "list": ("list", "liste", "choices"),
    "show": ("show", "table", "voir"),
    "hint": ("hint", "conseil"),
    "why": ("why", "pourquoi"),
    "card": ("card", "carte"),
    "board": ("board", "plateau"),
    "rule": ("rule", "règle", "regle"),
    "log": ("log", "journal"),
    "undo": ("undo", "annuler"),
    "redo": ("redo", "refaire"),
    "restart": ("restart", "recommencer"),
    "save": ("save", "sauver", "enregistrer"),
    "quit": ("quit", "exit", "quitter"),
    "lang": ("lang", "langue"),
}
COMMAND_OF: Final = {word: name for name, words in WORDS.items() for word in words}


def obey(table: TerminalTable, scene: Scene, typed: str) -> bool:
    """Do what a command says; False if the line is no command."""
    word, _, rest = typed.partition(" ")
    if len(word) == 2 and word[1] == ":":
        speak_for(table, scene, seat_number(word[0]), rest.strip())
        return True
    if typed.startswith("?") and len(typed) > 1:
        word, rest = "?", typed[1:]
    name = COMMAND_OF.get(word.casefold(), "")
    if name:
        COMMANDS[name](table, scene, rest.strip())
    return bool(name)


def speak_for(table: TerminalTable, scene: Scene, seat: int, words: str) -> None:
    """`B: discard cello`: what another human may do although it is not that seat's turn."""
    if seat not in table.humans:
        table.tell(table.say("no-such-seat"))
        return
    allowed = [table.game.notation(choice) for choice in table.game.interrupts(table.session.state, seat)]
    if table.stage.hides_hands and words not in allowed:
        # Whatever else would be tried out here could tell what somebody holds.
        table.tell(table.say("not-now", typed=words, name=table.names[seat]))
        return
    try:
        if table.is_meant(seat, table.session.find(seat, words)[0]):
            table.session.choose(seat, words)
    except NotPossible as error:
        if error.refusal is not None:
            table.tell(table.stage.scene(seat).reason(error.refusal))
        else:
            table.tell(table.say("not-now", typed=words, name=table.names[seat]))


# Explaining.


def show_help(table: TerminalTable, scene: Scene, rest: str) -> None:
    """The commands, or what one choice would do."""
    if rest:
        explain(table, scene, rest)
        return
    look = table.look
    rows: Block = [heading(Text(table.say("help-title"), "bold"), table.width, look)]
    for name in WORDS:
        label = line((f" {table.say(f'help-{name}.word', **table.stage.examples)}", look.palette.key))
        for place, text in enumerate(wrapped(table.say(f"help-{name}"), table.width - 24)):
            rows.append(line(fit(label if place == 0 else Text(), 22, look), text))
    rows += wrapped(table.say("help-choose", **table.stage.examples), table.width, " ")
    for words in table.stage.how_to():
        rows += wrapped(words, table.width, " ")
    rows += [line(), *flow(table.stage.legend(), table.width, look, Text(" "))]
    table.print_block(rows)


def explain(table: TerminalTable, scene: Scene, words: str) -> None:
    """What one choice would do, and how it is written."""
    found = scene.find(words)
    for item in found[:MOST_REASONS]:
        table.print_block(answer(scene, item, table.width))
        table.print_block([line((f"    {item.notation}", table.look.faint))])
    if not found:
        why(table, scene, words)


def list_choices(table: TerminalTable, scene: Scene, rest: str) -> None:
    table.print_block(listing(scene, table.width))


def show_again(table: TerminalTable, scene: Scene, rest: str) -> None:
    table.console.print(screen(scene, table.width), highlight=False)


def show_hint(table: TerminalTable, scene: Scene, rest: str) -> None:
    """The best choices, as a computer player sees them from this seat."""
    table.print_block(hint_lines(scene, *hints_for(table.game, table.session.state, scene.seat), table.width))


def why(table: TerminalTable, scene: Scene, rest: str) -> None:
    if not rest:
        table.tell(table.say("why-what", **table.stage.examples))
        return
    reasons = reasons_for(scene, rest)
    possible = possible_for(scene, rest)
    for reason in reasons[:MOST_REASONS]:
        table.tell(reason)
    if len(reasons) > MOST_REASONS:
        table.tell(table.say("and-more", count=len(reasons) - MOST_REASONS))
    for words in possible[:3]:
        table.tell(words)
    if not reasons and not possible:
        table.tell(table.say("why-unknown", typed=rest))


def reasons_for(scene: Scene, words: str) -> list[str]:
    """Why nothing that these words may mean is possible now: each reason once, behind the choices it holds for."""
    refused = scene.refused(words)
    meant: dict[str, list[str]] = {}
    for refusal in refused:
        meant.setdefault(scene.reason(refusal), []).append(scene.game.notation(refusal.choice))
    if len(refused) == 1:
        return list(meant)
    return [f"{', '.join(dict.fromkeys(lines))}: {reason}" for reason, lines in meant.items()]


def possible_for(scene: Scene, words: str) -> list[str]:
    return [
        scene.say("is-possible", number=item.number, notation=item.notation)
        for item in scene.menu.items
        if scene.is_called(item.choice, words)
    ]


def show_card(table: TerminalTable, scene: Scene, rest: str) -> None:
    found = find_cards(scene, rest)
    names = list(dict.fromkeys(scene.card_name(number) for number in found))
    if len(names) == 1:
        # Two cards may share a name.
        for number in found:
            table.print_block(scene.full_card(number, table.width))
    elif found:
        table.tell(table.say("cards-found", names=", ".join(names[:12])))
    else:
        table.tell(table.say("no-card", typed=rest))


def show_board(table: TerminalTable, scene: Scene, rest: str) -> None:
    """A board in full, or all of them."""
    if shown := scene.board(rest, table.width):
        table.print_block(shown)
    else:
        table.tell(table.say("no-board", typed=rest))


def find_cards(scene: Scene, words: str) -> list[int]:
    """Cards by name or id; those that lie on the table before all others."""
    known = {number: (id, scene.card_name(number)) for number, id in enumerate(scene.card_ids())}
    found = [number for number, names in known.items() if holds_words(" ".join(names), words)]
    exact = [number for number in found if words.casefold() in map(str.casefold, known[number])]
    visible = set(scene.on_table())
    return exact or [number for number in found if number in visible] or found


def show_rule(table: TerminalTable, scene: Scene, rest: str) -> None:
    lang = table.stage.texts.lang
    found = ledger.find(ledger.normal(rest), lang) if rest else None
    listed = [found] if found else ledger.search(rest, lang)[:MOST_REASONS] if rest else []
    if not listed:
        table.tell(table.say("no-rule", typed=rest, **table.stage.examples))
    for rule in listed:
        title = line((rule.id, "bold"), (f"  {rule.heading}", table.look.faint))
        table.print_block([title, *wrapped(rule.text, table.width, "  ")])


def show_log(table: TerminalTable, scene: Scene, rest: str) -> None:
    entries = table.whole_log(scene.seat)[-MOST_LOG:]
    table.print_block([row for entry in entries for row in entry_lines(entry, table.width, table.look)])


# Doing.


def undo(table: TerminalTable, scene: Scene, rest: str) -> None:
    table.undo(scene.seat)


def redo(table: TerminalTable, scene: Scene, rest: str) -> None:
    table.redo(scene.seat)


def restart(table: TerminalTable, scene: Scene, rest: str) -> None:
    table.restart(scene.seat)


def save(table: TerminalTable, scene: Scene, rest: str) -> None:
    table.save_to(
        table.folder / Path(rest).expanduser() if rest else table.save_as or free_name(table.folder, table.setup.seed)
    )


def leave_table(table: TerminalTable, scene: Scene, rest: str) -> None:
    raise Quit


def speak(table: TerminalTable, scene: Scene, rest: str) -> None:
    if rest.casefold() in LANGUAGES:
        table.stage.speak(rest.casefold())
    else:
        table.tell(table.say("which-language", languages=", ".join(LANGUAGES)))


COMMANDS: Final[dict[str, Callable[[TerminalTable, Scene, str], None]]] = {
    "help": show_help,
    "list": list_choices,
    "show": show_again,
    "hint": show_hint,
    "why": why,
    "card": show_card,
    "board": show_board,
    "rule": show_rule,
    "log": show_log,
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "save": save,
    "quit": leave_table,
    "lang": speak,
}
