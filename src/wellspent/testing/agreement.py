"""What must agree within one game: copy and original, record and game, undo and history, a view and what is open."""

from wellspent import library, titles
from wellspent.engine.chance import Chance, SealedChance
from wellspent.engine.game import NOBODY
from wellspent.engine.record import read_record
from wellspent.engine.session import NotPossible, Session
from wellspent.engine.step import Refusal

from .company import play_on
from .kit import Kit, S

__all__ = ["copy_faults", "position_faults", "replay_faults", "undo_faults", "view_faults"]

SOME_MOVES = 12


def copy_faults(kit: Kit[S], state: S, seed: str) -> list[str]:
    """A copy is the same position, and what is played on it leaves the original alone."""
    before = kit.text(state)
    twin = kit.game.copy(state)
    faults = [] if kit.text(twin) == before else ["a copy is another position"]
    play_on(kit, twin, seed, SOME_MOVES)
    if kit.text(state) != before:
        faults.append("playing on a copy changes the original")
    now, third = kit.text(twin), kit.game.copy(twin)
    play_on(kit, twin, seed, SOME_MOVES)
    return faults if kit.text(third) == now else [*faults, "playing on the original changes a copy"]


def position_faults(kit: Kit[S], state: S, seed: str) -> list[str]:
    """A position that was written and read again is the same, and goes on alike."""
    found = titles.title_of(kit.game).position(kit.game)
    if found is None:
        return []
    text = found.write(state)
    twin = found.read(text, seed)
    if kit.text(twin) != kit.text(state):
        return ["a position that is written and read again is another"]
    other = kit.game.copy(state)
    play_on(kit, other, seed, SOME_MOVES)
    play_on(kit, twin, seed, SOME_MOVES)
    return [] if kit.text(twin) == kit.text(other) else ["a position that was read goes on another way"]


# Views.


def view_faults(kit: Kit[S], state: S, luck: Chance) -> list[str]:
    """No view depends on what is hidden, and a decider sees in it the choices there are."""
    game, before = kit.game, kit.text(state)
    faults: list[str] = []
    for seat in range(NOBODY, game.seats):
        view = game.view(state, seat)
        twin = kit.scramble(state, luck, seat)
        if kit.text(view) != kit.text(game.view(twin, seat)):
            faults.append(f"the view of seat {seat} shows something hidden")
        if view.log is not None or isinstance(view.chance, SealedChance):
            faults.append(f"the view of seat {seat} has the log or the chance of the game")
        if seat in game.deciders(state):
            faults += _choice_faults(kit, state, view, seat)
        faults += _asking_faults(kit, state, twin, seat, luck)
    if kit.text(state) != before:
        faults.append("looking at a view changes the position")
    return faults


def _asking_faults(kit: Kit[S], state: S, twin: S, seat: int, luck: Chance) -> list[str]:
    """Whoever looks on from a seat cannot tell hidden cards from who is asked next, as long as nothing is turned up."""
    game = kit.game
    decider = game.deciders(state)[0] if not state.finished else seat
    if decider == seat:
        return []
    common = [choice for choice in game.options(state, decider) if choice in game.options(twin, decider)]
    if not common:
        return []
    choice = common[luck.below(0, len(common))]
    one, two = game.copy(state), game.copy(twin)
    game.apply(one, decider, choice)
    game.apply(two, decider, choice)
    if one.seen == state.seen and two.seen == twin.seen and game.deciders(one) != game.deciders(two):
        return [f"who is asked after '{game.notation(choice)}' tells seat {seat} something hidden"]
    return []


def _choice_faults(kit: Kit[S], state: S, view: S, seat: int) -> list[str]:
    game = kit.game
    if game.options(view, seat) != game.options(state, seat):
        return [f"seat {seat} has other options in its view"]
    if _refused(game.refusals(view, seat)) != _refused(game.refusals(state, seat)):
        return [f"seat {seat} has other refusals in its view"]
    return []


def _refused(refusals: list[Refusal]) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(refusal.choice, refusal.reason, refusal.missing) for refusal in refusals]


# Histories.


def undo_faults(kit: Kit[S], session: Session[S], texts: list[str]) -> list[str]:
    """Back to the boundary is the position of that time, and forth again that of now.

    `texts` are the positions so far: before the first move, and after each one.
    """
    if not session.moves:
        return []
    seat = session.moves[-1].seat
    boundary, now = session.boundary(seat).index, len(session.moves)
    while len(session.moves) > boundary:
        session.undo(seat)
    faults = _same(kit, session, texts[boundary], f"undo from move {now} to {boundary} leads elsewhere")
    faults += _cannot_undo(session, seat)
    while session.undone:
        session.redo(seat)
    return faults + _same(kit, session, texts[now], f"redo from move {boundary} to {now} leads elsewhere")


def _same(kit: Kit[S], session: Session[S], text: str, fault: str) -> list[str]:
    return [] if kit.text(session.state) == text else [fault]


def _cannot_undo(session: Session[S], seat: int) -> list[str]:
    try:
        session.undo(seat)
    except NotPossible:
        return []
    return ["undo goes beyond its boundary"]


def replay_faults(kit: Kit[S], session: Session[S], setup: library.GameSetup) -> list[str]:
    """The record of a game, read and replayed, is the same game."""
    text = library.write_record(setup, session)
    again = library.replay(read_record(text, "the record of this game"))
    faults = _same(kit, again, kit.text(session.state), "the record replays to another position")
    if library.write_record(setup, again) != text:
        faults.append("the replayed record has another text")
    return faults
