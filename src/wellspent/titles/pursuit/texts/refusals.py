"""Why something is not possible, in words."""

from wellspent.cardfiles import Bound
from wellspent.engine.options import NO_ARGUMENT, first_of, verb_of
from wellspent.engine.step import Refusal
from wellspent.games.pursuit.action import BoardAction
from wellspent.games.pursuit.board import AGES
from wellspent.games.pursuit.cards import MEASURES, Test
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.measures import measure
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.verbs import PAY

from .card_rules import need
from .messages import Messages
from .terms import action_of, level_of_bill, terms_of


def reason_text(texts: Messages, game: Pursuit, state: State, refusal: Refusal) -> str:
    seat = game.deciders(state)[0]
    name = game.reason_name(refusal.reason)
    return texts.say(
        f"reason-{name}",
        rule=game.reason_rule(refusal.reason),
        missing=texts.goods_more(refusal.missing),
        needs=needs_text(texts, unmet(game.rules, state, seat, refusal.choice)),
        age=texts.say(f"age-{AGES[state.round - 1]}"),
        **_subject(texts, game.rules, state, refusal.choice),
    )


def _subject(texts: Messages, rules: Rules, state: State, choice: int) -> dict[str, str]:
    """The space and the card that a refused choice is about, as far as it has them."""
    action = action_of(rules, choice)
    found = {"space": "", "card": ""}
    if isinstance(action, BoardAction):
        found["space"] = texts.say(f"space-{rules.spaces[action.space]}")
    number = first_of(choice)
    if "card" in rules.verbs[verb_of(choice)].arguments and number != NO_ARGUMENT:
        found["card"] = texts.card(rules.cards[number].id, state.side[number])
    return found


def unmet(rules: Rules, state: State, seat: int, choice: int) -> list[Test]:
    """The tests of the level a choice would reach that its player does not meet."""
    needs = _needs(rules, state, seat, choice)
    return [test for test in needs if not _is_met(test, measure(rules, state, seat, test.measure))]


def _needs(rules: Rules, state: State, seat: int, choice: int) -> list[Test]:
    terms = terms_of(rules, state, seat, choice)
    if terms is not None:
        return terms.lines.needs
    if verb_of(choice) != PAY:
        return []
    card = rules.cards[first_of(choice)]
    level = level_of_bill(rules, state, seat, card)
    return [] if level is None else card.levels[level].needs


def _is_met(test: Test, value: int) -> bool:
    return value <= test.bound if test.at_most else value >= test.bound


def needs_text(texts: Messages, tests: list[Test]) -> str:
    """`with at least 5 Influence and in Old Age`."""
    return texts.listing([_need(texts, test) for test in tests])


def _need(texts: Messages, test: Test) -> str:
    return need(texts, MEASURES[test.measure], Bound(test.bound) if test.at_most else test.bound)
