"""Which of the last moves belong to the turn that is being played."""

from wellspent.engine.options import verb_of
from wellspent.engine.session import Move, Session
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

from .menu import is_turn


def moves_of_turn(game: Pursuit, session: Session[State], seat: int) -> int:
    """How many of the last moves a restart of this turn would take back.

    Before the Hourglass is placed these are the Free Actions of the turn and their answers; behind it the action and
    what came before it.
    """
    count = 0
    is_inside_action = not is_turn(session.state) and is_placed(game, session)
    for move in reversed(session.moves):
        if move.seat != seat:
            break
        if uses_turn(game, move):
            if not is_inside_action:
                break
            is_inside_action = False
        count += 1
    return count


def is_placed(game: Pursuit, session: Session[State]) -> bool:
    """Whether the last action that was begun is one with an Hourglass, and no Free Action."""
    for move in reversed(session.moves):
        if game.rules.verb_action[verb_of(move.choice)] >= 0:
            return uses_turn(game, move)
    return False


def uses_turn(game: Pursuit, move: Move) -> bool:
    """Whether this choice placed the Hourglass of its turn."""
    place = game.rules.verb_action[verb_of(move.choice)]
    return place >= 0 and not game.rules.actions[place].is_free
