"""The ways in which a game of CV can end and be decided, told from a game that was played."""

from collections.abc import Iterator
from typing import Final

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.cv.cards import COUNT_DOUBLE, EARLY_ADULTHOOD, MIDDLE_AGE, OLD_AGE, TABLED
from wellspent.games.cv.events import DECK_EMPTY, DECLINED, LEFT, TOOK, TURN
from wellspent.games.cv.game import CV
from wellspent.games.cv.rules import TRACK
from wellspent.games.cv.state import State

__all__ = ["CV_ENDINGS", "cv_endings"]

CV_ENDINGS: Final = {
    "cards_left": "cards are left in the old age deck, fewer than players",
    "deck_empty": "the old age deck is empty",
    "ran_out_early": "the old age deck runs out before the last turn of a round, which is played to its end",
    "short_track": "fewer than five cards are left on the track",
    "assisted_early": "somebody takes a card when the early adulthood deck runs out",
    "assisted_middle": "somebody takes a card when the middle age deck runs out",
    "assisted_old": "somebody takes a card when the old age deck runs out",
    "declined": "somebody declines social assistance",
    "double_active": "a card that counts double is active",
    "double_covered": "a card that counts double is covered",
    "goal_shared": "several are best at a public goal",
    "goals_decide": "without life goals others would have won",
    "one_left": "a player leaves and the others play on",
    "all_left": "all players leave, and nobody wins",
    "alone_at_top": "one player has the most points",
    "cards_decide": "several have the most points, and one of them the fewest cards",
    "shared": "several have the most points and as few cards",
}
ASSISTED: Final = {EARLY_ADULTHOOD: "assisted_early", MIDDLE_AGE: "assisted_middle", OLD_AGE: "assisted_old"}


def cv_endings(game: CV, session: Session[State]) -> set[str]:
    """Which endings a finished game shows."""
    events = [event for move in session.moves for event in move.events]
    return {*_of_decks(session.state), *_of_events(events), *_of_doubles(game, session.state)} | {
        *_of_goals(game, session.state),
        *_of_players(game, session.state, events),
    }


def _of_decks(state: State) -> Iterator[str]:
    yield "cards_left" if state.decks[OLD_AGE] else "deck_empty"
    if len(state.track) < TRACK:
        yield "short_track"


def _of_events(events: list[Event]) -> Iterator[str]:
    empty = -1
    for event in events:
        if event.kind == DECK_EMPTY:
            empty = event.number
        elif event.kind == TOOK:
            yield ASSISTED[empty]
        elif event.kind == DECLINED:
            yield "declined"
        elif event.kind == TURN and empty == OLD_AGE:
            yield "ran_out_early"


def _of_doubles(game: CV, state: State) -> Iterator[str]:
    for me in state.players:
        for stack in me.stacks[:TABLED]:
            for number in stack:
                if game.rules.cards[number].does == COUNT_DOUBLE:
                    yield "double_active" if number == stack[-1] else "double_covered"


def _of_goals(game: CV, state: State) -> Iterator[str]:
    parts = game.parts(state)
    for place in range(len(state.goals)):
        if sum(score.public[place] > 0 for score in parts) > 1:
            yield "goal_shared"
    bare = [score.total - score.private - sum(score.public) for score in parts]
    winners = game.winners(state)
    if winners and not any(bare[seat] == max(bare) for seat in winners):
        yield "goals_decide"


def _of_players(game: CV, state: State, events: list[Event]) -> Iterator[str]:
    winners = game.winners(state)
    if not winners:
        yield "all_left"
        return
    if any(event.kind == LEFT for event in events):
        yield "one_left"
    scores = game.scores(state)
    stayed = [scores[seat] for seat, me in enumerate(state.players) if not me.has_left]
    if stayed.count(max(stayed)) == 1:
        yield "alone_at_top"
    else:
        yield "cards_decide" if len(winners) == 1 else "shared"
