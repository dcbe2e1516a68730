"""Bills that a standing order may pay: what costs Money, and nothing else."""

from wellspent.engine.options import first_of, verb_of
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import MONEY
from wellspent.games.pursuit.prices import quote
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps.upkeep import Bills, price_of_kind
from wellspent.games.pursuit.verbs import PAY


def money_bills(game: Pursuit, view: State, seat: int) -> dict[int, int]:
    """By choice, the Money that is left."""
    frame = view.agenda[-1]
    step = game.steps[frame.step]
    if not isinstance(step, Bills):
        return {}
    pays = [choice for choice in step.options(view, frame, seat) if verb_of(choice) == PAY]
    found = {choice: _money(game, step, view, seat, first_of(choice)) for choice in pays}
    has = view.players[seat].money
    return {choice: has - money for choice, money in found.items() if money > 0}


def _money(game: Pursuit, step: Bills, view: State, seat: int, number: int) -> int:
    """What a bill costs; 0 where it asks for anything else."""
    card = game.rules.cards[number]
    goods = step.price(view, seat, card)
    if any(amount for good, amount in enumerate(goods.amounts) if good != MONEY):
        return 0
    price = quote(game.rules, view, seat, price_of_kind(card.kind), card, goods)
    return 0 if price.hourglass or price.due() > 0 else price.money
