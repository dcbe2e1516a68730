"""What a standing order may do: pay what costs Money and nothing else, and go on with a card."""

from collections.abc import Iterator

from wellspent.engine.options import first_of, option, verb_of
from wellspent.games.pursuit.actions.on_cards import OnOwnCard
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES, MONEY
from wellspent.games.pursuit.prices import quote
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps.payment import Complete, Payment
from wellspent.games.pursuit.steps.turn import Turn
from wellspent.games.pursuit.steps.upkeep import Bills, price_of_bill
from wellspent.games.pursuit.verbs import PAY
from wellspent.titles.orders import Onward


def bill_paid(game: Pursuit, view: State, seat: int, leaves: int) -> int | None:
    """The first choice that pays a bill with Money alone, and leaves so much of it."""
    frame = view.agenda[-1]
    step = game.steps[frame.step]
    if not isinstance(step, Bills):
        return None
    has = view.players[seat].money
    for choice in step.options(view, frame, seat):
        money = _money(game, step, view, seat, first_of(choice)) if verb_of(choice) == PAY else 0
        if money > 0 and has - money >= leaves:
            return choice
    return None


def _money(game: Pursuit, step: Bills, view: State, seat: int, number: int) -> int:
    """What a bill costs; 0 where it asks for anything else."""
    card = game.rules.cards[number]
    goods = step.price(view, seat, card)
    if any(amount for good, amount in enumerate(goods.amounts) if good != MONEY):
        return 0
    price = quote(game.rules, view, seat, price_of_bill(card), card, goods)
    return 0 if price.hourglass or price.due() > 0 else price.money


def onward(game: Pursuit, view: State, seat: int) -> list[Onward]:
    """The cards of a seat that an action raises by a level, or to the next of several."""
    found = []
    for action, number, level in _raised(game, view, seat):
        choice = option(action.verb, number, level)
        lacks = zip(GOODS_NAMES, action.missing(view, seat, choice), strict=True)
        found.append(Onward(game.rules.cards[number].id, choice, {good: count for good, count in lacks if count}))
    return found


def _raised(game: Pursuit, view: State, seat: int) -> Iterator[tuple[OnOwnCard, int, int]]:
    rules = game.rules
    for action in rules.actions:
        if isinstance(action, OnOwnCard):
            for number in view.players[seat].cards:
                card = rules.cards[number]
                first, behind = action.open_levels(card, view.level[number]) if action.is_about[card.kind] else (0, 0)
                if first < min(behind, len(card.levels)):
                    yield action, number, first


def going_on(game: Pursuit, view: State, seat: int, card: str) -> int | None:
    """What goes on with a card now: the action, or the cheapest way to pay for it; None where it has to wait.

    It shows nothing that nobody has seen, asks its owner nothing else, and leaves them alive with an Hourglass.
    """
    if _is_paying(game, view, seat, card):
        return game.options(view, seat)[0]
    choice = next((each.choice for each in onward(game, view, seat) if each.card == card), None)
    if choice is None or choice not in game.options(view, seat):
        return None
    after = game.copy(view)
    game.apply(after, seat, choice)
    while _is_paying(game, after, seat, card):
        game.apply(after, seat, game.options(after, seat)[0])
    me = after.players[seat]
    is_harmless = not after.finished and after.seen == view.seen and me.is_alive and me.hourglasses > 0
    return choice if is_harmless and isinstance(game.steps[after.agenda[-1].step], Turn) else None


def _is_paying(game: Pursuit, view: State, seat: int, card: str) -> bool:
    """Whether a seat is asked how it pays for raising a card."""
    if view.finished or len(view.agenda) < 2:
        return False
    below, frame = view.agenda[-2:]
    if not isinstance(game.steps[frame.step], Payment) or not isinstance(game.steps[below.step], Complete):
        return False
    action = game.rules.actions[game.rules.verb_action[below.extra]]
    return frame.player == seat and game.rules.cards[frame.card].id == card and isinstance(action, OnOwnCard)
