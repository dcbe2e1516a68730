"""What must agree within one game: copy and original, record and game, undo and history, a view and what is open."""

from wellspent import library
from wellspent.engine.chance import Chance
from wellspent.engine.game import NOBODY
from wellspent.engine.record import read_record
from wellspent.engine.session import NotPossible, Session
from wellspent.engine.step import Refusal
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import NO_CARD, State
from wellspent.games.pursuit.text import state_text

from .moods import Company

__all__ = ["copy_faults", "play_on", "replay_faults", "revealed_faults", "scramble", "undo_faults", "view_faults"]

SOME_MOVES = 12


def play_on(game: Pursuit, state: State, seed: str, moves: int) -> None:
    """Play a position on by moods of its own, for some moves or to the end."""
    company = Company(game, seed)
    for _ in range(moves):
        if state.finished:
            return
        pick = company.pick(state)
        if pick.is_interrupt:
            game.apply_interrupt(state, pick.seat, pick.choice)
        else:
            game.apply(state, pick.seat, pick.choice)


def copy_faults(game: Pursuit, state: State, seed: str) -> list[str]:
    """A copy is the same position, and what is played on it leaves the original alone."""
    before = state_text(game, state)
    twin = game.copy(state)
    faults = [] if state_text(game, twin) == before else ["a copy is another position"]
    play_on(game, twin, seed, SOME_MOVES)
    if state_text(game, state) != before:
        faults.append("playing on a copy changes the original")
    return faults


# Views.


def scramble(game: Pursuit, state: State, luck: Chance, seat: int) -> State:
    """The same position to the eyes of a seat, with everything hidden from it different."""
    other = game.copy(state)
    for pile in other.draw:
        luck.shuffle(0, pile)
    other.chance.numbers = [1 + luck.below(0, 1 << 30) for _ in other.chance.numbers]
    for player, dealt in enumerate(other.dealt):
        if player != seat and other.kept[player] != NO_CARD:
            other.kept[player] = dealt[luck.below(0, len(dealt))]
    return other


def view_faults(game: Pursuit, state: State, luck: Chance) -> list[str]:
    """No view depends on what is hidden, and a decider sees in it the choices there are."""
    before = state_text(game, state)
    faults: list[str] = []
    for seat in range(NOBODY, game.seats):
        view = game.view(state, seat)
        other = game.view(scramble(game, state, luck, seat), seat)
        if state_text(game, view) != state_text(game, other):
            faults.append(f"the view of seat {seat} shows something hidden")
        if view.log is not None or view.chance.numbers == state.chance.numbers:
            faults.append(f"the view of seat {seat} has the log or the chance of the game")
        if seat in game.deciders(state):
            faults += _choice_faults(game, state, view, seat)
    if state_text(game, state) != before:
        faults.append("looking at a view changes the position")
    return faults


def _choice_faults(game: Pursuit, state: State, view: State, seat: int) -> list[str]:
    if game.options(view, seat) != game.options(state, seat):
        return [f"seat {seat} has other options in its view"]
    if _refused(game.refusals(view, seat)) != _refused(game.refusals(state, seat)):
        return [f"seat {seat} has other refusals in its view"]
    return []


def _refused(refusals: list[Refusal]) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(refusal.choice, refusal.reason, refusal.missing) for refusal in refusals]


def revealed_faults(before: State, after: State, first_player_stream: int) -> list[str]:
    """Whatever comes out of hiding is noted as seen: it is the boundary of undo."""
    hidden = {number for pile in before.draw for number in pile}
    still_hidden = {number for pile in after.draw for number in pile}
    at = 2 * first_player_stream
    drew_lots = len(after.players) > 1 and before.chance.numbers[at] != after.chance.numbers[at]
    if after.seen == before.seen and (drew_lots or hidden - still_hidden):
        what = "the First Player" if drew_lots else f"cards {sorted(hidden - still_hidden)}"
        return [f"{what} came out of hiding and undo does not know"]
    return []


# Histories.


def undo_faults(game: Pursuit, session: Session[State], texts: list[str]) -> list[str]:
    """Back to the boundary is the position of that time, and forth again that of now.

    `texts` are the positions so far: before the first move, and after each one.
    """
    if not session.moves:
        return []
    seat = session.moves[-1].seat
    boundary, now = session.boundary(seat).index, len(session.moves)
    while len(session.moves) > boundary:
        session.undo(seat)
    faults = _same(game, session, texts[boundary], f"undo from move {now} to {boundary} leads elsewhere")
    faults += _cannot_undo(session, seat)
    while session.undone:
        session.redo(seat)
    return faults + _same(game, session, texts[now], f"redo from move {boundary} to {now} leads elsewhere")


def _same(game: Pursuit, session: Session[State], text: str, fault: str) -> list[str]:
    return [] if state_text(game, session.state) == text else [fault]


def _cannot_undo(session: Session[State], seat: int) -> list[str]:
    try:
        session.undo(seat)
    except NotPossible:
        return []
    return ["undo goes beyond its boundary"]


def replay_faults(game: Pursuit, session: Session[State], setup: library.GameSetup) -> list[str]:
    """The record of a game, read and replayed, is the same game."""
    text = library.write_record(setup, session)
    again = library.replay(read_record(text, "the record of this game"))
    faults = _same(game, again, state_text(game, session.state), "the record replays to another position")
    if library.write_record(setup, again) != text:
        faults.append("the replayed record has another text")
    return faults
