"""What holds of every card and effect, in both editions and with all modules: those of the box, and any other."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties import reached, some
from wellspent import ledger
from wellspent.engine.events import Event
from wellspent.engine.step import Refusal
from wellspent.games.pursuit.cards import DEEDS, FIELDS, MEASURES, OCCASIONS, PRICES
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.games.pursuit.reasons import CANNOT_PAY, CANNOT_PAY_SURCHARGE, CANNOT_PAY_UPKEEP
from wellspent.games.pursuit.state import State
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.modules import find_module, module_names
from wellspent.titles.pursuit.testing.citations import foreign_rules
from wellspent.titles.pursuit.testing.invariants import invariants
from wellspent.titles.pursuit.testing.inventing import invented

# A deck of the box, or of cards that chance has written.
BOX = 0
GIVEN = {"any": "creativity", "hourglass": "hourglasses"}
MOST = 12
UNPAID = (CANNOT_PAY, CANNOT_PAY_SURCHARGE, CANNOT_PAY_UPKEEP)

editions = st.sampled_from(["second", "first", "modules"])
decks = st.integers(BOX, 3)
moves = st.integers(0, 90)
seeds = st.integers(0, 1000)
few = settings(max_examples=20, deadline=None, derandomize=True)


@cache
def game_of(edition: str, deck: int) -> Pursuit:
    names = module_names() if edition == "modules" else ()
    known = "second" if edition == "modules" else edition
    cards = catalog().cards(known, names)
    modules = [find_module(name) for name in names]
    return Pursuit(cards if deck == BOX else invented(cards, f"deck {deck}"), known, 2, modules)


@few
@given(editions, decks, seeds, moves)
def test_what_is_offered_can_be_carried_out_and_leaves_nothing_negative(
    edition: str, deck: int, seed: int, moves: int
) -> None:
    game = game_of(edition, deck)
    state = reached(game, seed, moves)
    for seat in game.deciders(state):
        for choice in some(game.options(state, seat), seed, MOST):
            twin = game.copy(state)
            game.apply(twin, seat, choice)
            assert invariants(game, twin) == [], game.notation(choice)


def lacks(refusal: Refusal) -> list[str]:
    """The names of what is missing, each as often as it is."""
    named = [GOODS_NAMES[good] for good, amount in enumerate(refusal.missing) for _ in range(amount)]
    return [GIVEN.get(name, name) for name in named]


def is_unpaid(game: Pursuit, state: State, seat: int, choice: int) -> bool:
    reasons = {refusal.choice: refusal.reason for refusal in game.refusals(state, seat)}
    return reasons.get(choice) in UNPAID


@rule("PH.action.04", "PH.sth.09")
@few
@given(editions, decks, seeds, moves)
def test_what_is_missing_pays_for_a_refused_choice_and_one_less_does_not(
    edition: str, deck: int, seed: int, moves: int
) -> None:
    game = game_of(edition, deck)
    state = reached(game, seed, moves)
    for seat in game.deciders(state):
        refused = {each.choice: each for each in game.refusals(state, seat)}
        for choice in some([choice for choice, each in refused.items() if lacks(each)], seed, MOST)[:3]:
            if refused[choice].reason in UNPAID:
                missing = lacks(refused[choice])
                for left_out in range(len(missing) + 1):
                    twin = game.copy(state)
                    for name in missing[:left_out] + missing[left_out + 1 :]:
                        me = twin.players[seat]
                        setattr(me, name, getattr(me, name) + 1)
                    assert is_unpaid(game, twin, seat, choice) == (left_out < len(missing)), game.notation(choice)


def contents(game: Pursuit) -> list[list[object]]:
    """All that the rules list, and the words of cards that all rules share."""
    rules = game.rules
    names = (rules.kinds, rules.piles, rules.spaces, rules.round, rules.card_number, rules.step_number)
    rows = (rules.reasons, rules.events, rules.verbs, rules.steps, rules.cards, rules.abilities, rules.actions)
    further = (rules.remembered_like, rules.measured_by, rules.sample, rules.dice, rules.open_piles, rules.modules)
    words = (MEASURES, OCCASIONS, DEEDS, FIELDS, PRICES, EVENTS)
    return [list(each) for each in (*names, *rows, *further, *words)]


@few
@given(editions, decks, seeds)
def test_what_happens_rests_on_rules_of_the_edition_in_play_which_never_change(
    edition: str, deck: int, seed: int
) -> None:
    game = game_of(edition, deck)
    before = contents(game)
    told: list[Event] = []
    reached(game, seed, 400, told)

    cited = {event.rule for event in told if event.rule}
    assert [id for id in cited if ledger.find(id) is None] == []
    assert cited & foreign_rules("first" if edition == "first" else "second") == set()
    assert contents(game) == before
