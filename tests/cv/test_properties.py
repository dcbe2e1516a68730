"""What holds of every card of CV: those of the box, and any other."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties import reached, some
from wellspent import ledger
from wellspent.engine.events import Event
from wellspent.engine.step import Refusal
from wellspent.games.cv.game import CV
from wellspent.games.cv.reasons import CANNOT_PAY, CANNOT_PAY_RUNNING
from wellspent.games.cv.state import State
from wellspent.testing import rule
from wellspent.testing.fuzzing import DECK_GAMES, Sort, plan, play_batch
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.testing.invariants import invariants
from wellspent.titles.cv.testing.inventing import invented

# A deck of the box, or of cards that chance has written.
BOX = 0
MOST = 8

decks = st.integers(BOX, 3)
moves = st.integers(0, 120)
seeds = st.integers(0, 1000)
few = settings(max_examples=25, deadline=None, derandomize=True)


@cache
def game_of(deck: int) -> CV:
    cards = catalog().cards()
    return CV(cards if deck == BOX else invented(cards, f"deck {deck}"), 3)


@few
@given(decks, seeds, moves)
def test_what_is_offered_can_be_carried_out_and_leaves_nothing_negative(deck: int, seed: int, moves: int) -> None:
    game = game_of(deck)
    state = reached(game, seed, moves)
    for seat in game.deciders(state):
        for choice in some(game.options(state, seat), seed, MOST):
            twin = game.copy(state)
            game.apply(twin, seat, choice)
            assert list(invariants(game, twin)) == [], game.notation(choice)


def lacks(refusal: Refusal) -> list[int]:
    """The symbols that are missing, each as often as it is."""
    return [symbol for symbol, amount in enumerate(refusal.missing) for _ in range(amount)]


def refused_for_its_price(game: CV, state: State, seat: int) -> dict[int, Refusal]:
    refusals = game.refusals(state, seat)
    return {each.choice: each for each in refusals if each.reason in (CANNOT_PAY, CANNOT_PAY_RUNNING)}


@rule("CV.select.02", "CV.upkeepcost.07")
@few
@given(decks, seeds, moves)
def test_what_is_missing_pays_for_a_refused_choice_and_one_less_does_not(deck: int, seed: int, moves: int) -> None:
    game = game_of(deck)
    state = reached(game, seed, moves)
    for seat in game.deciders(state):
        for choice, refusal in refused_for_its_price(game, state, seat).items():
            missing = lacks(refusal)
            assert missing, game.notation(choice)
            for left_out in range(len(missing) + 1):
                twin = game.copy(state)
                for symbol in missing[:left_out] + missing[left_out + 1 :]:
                    twin.ready[symbol] += 1
                is_refused = choice in refused_for_its_price(game, twin, seat)
                assert is_refused == (left_out < len(missing)), game.notation(choice)


@few
@given(decks, seeds)
def test_what_happens_rests_on_rules_of_the_ledger_and_never_changes_those_of_the_game(deck: int, seed: int) -> None:
    game, told = game_of(deck), list[Event]()
    before = contents(game)
    reached(game, seed, 400, told)

    cited = {event.rule for event in told if event.rule}
    assert [id for id in cited if ledger.find(id) is None or not id.startswith("CV.")] == []
    assert contents(game) == before


def contents(game: CV) -> list[list[object]]:
    """All that the rules list; what payments remember of effects is no rule."""
    rules = game.rules
    cards = (rules.cards, rules.card_number, rules.symbol_events, rules.hidden_events, rules.has)
    return [list(each) for each in (*cards, rules.steps, rules.step_names)]


def test_games_with_invented_cards_have_no_fault() -> None:
    sorts = [Sort("cv", (2, 3, 4), invents=True)]
    batch = play_batch([plan("tests", DECK_GAMES * number, sorts) for number in range(3)], light=False)

    assert [fault.what for fault in batch.faults] == []
