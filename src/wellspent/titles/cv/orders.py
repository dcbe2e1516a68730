"""What a standing order may pay: running costs, as long as no event has to be played for them."""

from wellspent.engine.options import option
from wellspent.games.cv.game import CV
from wellspent.games.cv.means import means_with
from wellspent.games.cv.payment import events_of
from wellspent.games.cv.search import can_pay
from wellspent.games.cv.state import State
from wellspent.games.cv.steps import FOR_RUNNING
from wellspent.games.cv.steps.add import Settle
from wellspent.games.cv.steps.select import Pay
from wellspent.games.cv.verbs import SETTLE


def bill_paid(game: CV, view: State, seat: int) -> int | None:
    """The choice that settles a running cost, or pays for it; None where its owner has something to decide."""
    frame = view.agenda[-1]
    step = game.steps[frame.step]
    if isinstance(step, Pay) and frame.number == FOR_RUNNING:
        return next((choice for choice in step.options(view, frame, seat) if not events_of(choice)), None)
    if not isinstance(step, Settle):
        return None
    due = step.due(view)
    total = sum(card.keeps for card in due)
    without_events = means_with(game.rules, view, [])
    # CV.upkeepcost.08: where not all of them can be paid, it is for their owner to say which.
    return option(SETTLE, due[0].index) if can_pay(game.rules, view, without_events, total) else None
