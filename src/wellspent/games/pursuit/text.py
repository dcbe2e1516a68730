"""A position as text, one line for each thing: the same text is the same position."""

from typing import Final

from wellspent.engine.agenda import Frame
from wellspent.engine.session import seat_letter

from .game import Pursuit
from .goods import GOODS_NAMES
from .state import GOAL_CLOSED, GOAL_OPEN, NO_CARD, PHASES, Player, State

PURSE: Final = GOODS_NAMES[:4]


def state_text(game: Pursuit, state: State) -> str:
    """Everything in a position, hidden piles and chance included; of a view, what the view shows."""
    lines = _table(game, state)
    for seat in range(len(state.players)):
        lines.extend(_player(game, state, state.players[seat], seat_letter(seat)))
    for pile in range(len(state.draw)):
        lines.extend(_pile(game, state, pile))
    lines.extend(_parts(game, state))
    names = {number: name for name, number in game.rules.step_number.items()}
    lines.extend([f"agenda {names[frame.step]} {_frame(frame)}" for frame in state.agenda])
    lines.append(f"chance {_numbers(state.chance.numbers)}")
    return "\n".join(lines) + "\n"


def _table(game: Pursuit, state: State) -> list[str]:
    covered = [name for space, name in enumerate(game.rules.spaces) if state.covered >> space & 1]
    lines = [
        f"round {state.round}",
        f"phase {PHASES[state.phase]}",
        f"stage {state.stage}",
        f"finished {'yes' if state.finished else 'no'}",
        f"first player {seat_letter(state.first_player)}",
        f"next turn {seat_letter(state.turn)}",
        f"covered {_words(covered)}",
        f"box {_cards(game, state.box)}",
        f"promised {_card(game, state.promised)}",
        f"passed {state.passed}",
        f"seen {state.seen} {state.seen_kind}",
        f"levels {_words([_at_level(game, state, number) for number in _grown(state)])}",
    ]
    for role in state.roles:
        lines.append(f"role {_card(game, role.card)} {role.role + 1} {seat_letter(role.player)}")
    for place, number in enumerate(state.goals):
        lines.append(f"goal {_card(game, number)} {_winner(state.goal_winner[place])} {state.goal_met[place]}")
    for seat in range(len(state.dealt)):
        dealt, kept = _cards(game, state.dealt[seat]), _card(game, state.kept[seat])
        lines.append(f"dealt {seat_letter(seat)} {dealt} kept {kept}")
    return lines


def _grown(state: State) -> list[int]:
    """Every card that is not at its first level and on its first side, wherever it lies."""
    return [number for number in range(len(state.level)) if state.level[number] or state.side[number]]


def _winner(winner: int) -> str:
    if winner == GOAL_OPEN:
        return "open"
    return "closed" if winner == GOAL_CLOSED else seat_letter(winner)


def _player(game: Pursuit, state: State, me: Player, letter: str) -> list[str]:
    amounts = (me.knowledge, me.creativity, me.influence, me.money)
    purse = " ".join([f"{amount} {name}" for amount, name in zip(amounts, PURSE, strict=True)])
    marks = (("alive", me.is_alive), ("doomed", me.is_doomed), ("resolves", me.resolves))
    placed = [f"{name} {me.placed[space]}" for space, name in enumerate(game.rules.spaces) if me.placed[space]]
    lines = [
        f"purse {purse}",
        f"hourglasses {me.hourglasses} used {me.used}",
        f"tracks stress {me.stress} sth {me.sth} lth {me.lth} popularity {me.popularity}",
        f"life {_words([word for word, holds in marks if holds])} rounds {me.rounds_lived}",
        f"trait {_card(game, me.trait)}",
        f"aside {_words([_at_level(game, state, number) for number in me.aside])}",
        f"counted {me.filled} slots {me.partners} partners job {_card(game, me.job)}",
        f"placed {_words(placed)}",
        f"abilities {_numbers(me.abilities)} kinds {me.ability_kinds} prices {me.changed_prices}",
        f"abilities used {_numbers(me.abilities_used)}",
        f"due {_cards(game, me.due)}",
        f"done {me.promotions} promotions {me.roles} roles {me.rests} rests {me.overtimes} overtimes",
        f"done {me.discards} discards {me.refreshes} refreshes {me.refreshes_this_round} this round",
    ]
    lines.extend([f"card {_at_level(game, state, number)}" for number in me.cards])
    return [f"{letter} {line}" for line in lines]


def _pile(game: Pursuit, state: State, pile: int) -> list[str]:
    name = game.rules.piles[pile]
    return [
        f"row {name} {_cards(game, state.row[pile])}",
        f"discard {name} {_cards(game, state.discard[pile])}",
        f"draw {name} {_cards(game, state.draw[pile])}",
    ]


def _parts(game: Pursuit, state: State) -> list[str]:
    lines: list[str] = []
    for place, part in enumerate(state.parts):
        lines.append(f"part {place} {_cards(game, part.cards())}")
        lines.extend([f"part {place} {line}" for line in part.lines()])
    return lines


def _frame(frame: Frame) -> str:
    return f"{seat_letter(frame.player)} {frame.card} {frame.number} {frame.extra}"


def _card(game: Pursuit, number: int) -> str:
    return "-" if number == NO_CARD else game.rules.cards[number].id


def _at_level(game: Pursuit, state: State, number: int) -> str:
    return f"{_card(game, number)}:{state.level[number] + 1}{'ab'[state.side[number]]}"


def _cards(game: Pursuit, numbers: list[int]) -> str:
    return _words([_card(game, number) for number in numbers])


def _numbers(numbers: list[int]) -> str:
    return _words([str(number) for number in numbers])


def _words(words: list[str]) -> str:
    return " ".join(words) if words else "-"
