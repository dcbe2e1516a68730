"""A position as text, one line for each thing: the same text is the same position."""

from wellspent.engine.agenda import Frame
from wellspent.engine.session import seat_letter

from .cards import DECKS, STACKS, TYPES
from .game import CV
from .state import NO_CARD, PHASES, Player, State
from .symbols import SYMBOLS


def state_text(game: CV, state: State) -> str:
    """Everything in a position, hidden cards and chance included; of a view, what the view shows."""
    lines = _table(game, state)
    for seat in range(len(state.players)):
        lines.extend(_player(game, state.players[seat], seat_letter(seat)))
    for deck in range(len(state.decks)):
        lines.append(f"deck {DECKS[deck]} {_cards(game, state.decks[deck])}")
    lines.extend([f"agenda {game.rules.step_names[frame.step]} {_frame(frame)}" for frame in state.agenda])
    lines.append(f"chance {_words([str(number) for number in state.chance.numbers])}")
    return "\n".join(lines) + "\n"


def _table(game: CV, state: State) -> list[str]:
    return [
        f"round {state.round}",
        f"phase {PHASES[state.phase]}",
        f"stage {state.stage}",
        f"finished {'yes' if state.finished else 'no'}",
        f"starter {seat_letter(state.starter)}",
        f"turn {state.turn} of {seat_letter(state.player)}",
        f"track {_cards(game, state.track)}",
        f"goals {_cards(game, state.goals)}",
        f"box {_cards(game, state.box)}",
        f"bought {_cards(game, state.bought)} purchases {state.purchases}",
        f"active {_cards(game, state.active)} used {_stacks(state.used)} due {_stacks(state.due)}",
        f"dice {_words([SYMBOLS[face] for face in state.dice])} new {state.new_dice} rerolls {state.rerolls}",
        f"ready {_symbols(state.ready)}",
        f"loose {_symbols(state.loose)}",
        f"bad luck {state.bad_luck}",
        f"seen {state.seen} {state.seen_kind}",
    ]


def _player(game: CV, me: Player, letter: str) -> list[str]:
    lines = [f"stack {TYPES[stack]} {_cards(game, me.stacks[stack])}" for stack in range(STACKS)]
    lines += [
        f"hand {_cards(game, me.hand)}",
        f"tokens {_symbols(me.tokens)}",
        f"goal {_card(game, me.goal)}",
        f"marks {_words(_marks(me))}",
        f"offered {_cards(game, me.offered)} picked {_card(game, me.picked)}",
    ]
    return [f"{letter} {line}" for line in lines]


def _marks(me: Player) -> list[str]:
    found: list[str] = []
    if me.takes_no_work:
        found.append("no_more_work")
    if me.has_left:
        found.append("left")
    return found


def _frame(frame: Frame) -> str:
    return f"{seat_letter(frame.player)} {frame.card} {frame.number} {frame.extra}"


def _card(game: CV, number: int) -> str:
    return "-" if number == NO_CARD else game.rules.cards[number].id


def _cards(game: CV, numbers: list[int]) -> str:
    return _words([_card(game, number) for number in numbers])


def _symbols(amounts: list[int]) -> str:
    return _words([f"{amounts[kind]} {SYMBOLS[kind]}" for kind in range(len(amounts)) if amounts[kind]])


def _stacks(bits: int) -> str:
    return _words([TYPES[stack] for stack in range(STACKS) if bits >> stack & 1])


def _words(words: list[str]) -> str:
    return " ".join(words) if words else "-"
