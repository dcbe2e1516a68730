"""What must be true of a position: each claim is able to fail."""

from collections.abc import Callable

import pytest

from wellspent.engine.agenda import Frame
from wellspent.engine.chance import chance_from_seed
from wellspent.engine.events import Event
from wellspent.engine.options import option
from wellspent.engine.session import Session
from wellspent.engine.step import Refusal
from wellspent.games.pursuit.board import OVERTIME
from wellspent.games.pursuit.cards import JOB_PILE, LIFE_GOAL_PILE, PROJECT_PILE
from wellspent.games.pursuit.events import STRESSED
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import Role, State
from wellspent.games.pursuit.steps import TURN
from wellspent.games.pursuit.text import state_text
from wellspent.library import ruleset
from wellspent.testing.agreement import undo_faults, view_faults
from wellspent.testing.company import play_on
from wellspent.testing.decisions import choice_faults, decision_faults, refusal_faults
from wellspent.testing.fuzzing import kit_of
from wellspent.titles.pursuit.testing.account import account_faults, overshoot_faults
from wellspent.titles.pursuit.testing.invariants import invariants, scramble, silent, unseen
from wellspent.titles.pursuit.testing.kit import PursuitKit

Damage = Callable[[State], None]


def kit(seats: int = 3) -> PursuitKit:
    found = kit_of(ruleset("pursuit", seats))
    assert isinstance(found, PursuitKit)
    return found


def position(moves: int = 40) -> tuple[Pursuit, State]:
    game = kit().pursuit
    state = game.start("invariants")
    play_on(kit(), state, "invariants", moves)
    return game, state


def lose_a_card(state: State) -> None:
    state.draw[PROJECT_PILE].pop()


def double_a_card(state: State) -> None:
    state.box = [*state.box, state.draw[LIFE_GOAL_PILE][0]]


def leave_a_level(state: State) -> None:
    state.level[state.draw[JOB_PILE][0]] = 1


def go_into_debt(state: State) -> None:
    state.players[0].money = -1


def have_ten_hourglasses(state: State) -> None:
    state.players[1].hourglasses = 10 - state.players[1].used


def place_a_ghost(state: State) -> None:
    state.players[1].placed[0] += 9


def run_off_the_track(state: State) -> None:
    state.players[2].stress = 17


def be_too_happy(state: State) -> None:
    state.players[2].sth = 4


def die_with_time_left(state: State) -> None:
    me = state.players[0]
    me.is_alive, me.hourglasses, me.used, me.rounds_lived = False, 1, 0, 1


def die_in_a_turn(state: State) -> None:
    me = state.players[0]
    me.is_alive, me.hourglasses, me.sth, me.due, me.rounds_lived = False, 0, 0, [], 1
    state.agenda.append(Frame(TURN, 0))


def miscount_slots(state: State) -> None:
    state.players[0].filled += 1


def miscount_partners(state: State) -> None:
    state.players[0].partners += 1


def forget_a_job(state: State) -> None:
    state.players[0].job = state.draw[JOB_PILE][0]


def forget_an_ability(state: State) -> None:
    state.players[0].abilities = [*state.players[0].abilities, 0]


def cover_a_space(state: State) -> None:
    state.covered ^= 1 << OVERTIME


def fill_a_role_of_nothing(state: State) -> None:
    state.roles.append(Role(state.draw[PROJECT_PILE][0], 0, 0))


DAMAGES: dict[Damage, str] = {
    lose_a_card: "lies in 0 places",
    double_a_card: "lies in 2 places",
    leave_a_level: "lies in a pile at a level",
    go_into_debt: "has something negative",
    have_ten_hourglasses: "has 10 Hourglasses",
    place_a_ghost: "Hourglasses on spaces",
    run_off_the_track: "has Stress 17",
    be_too_happy: "has STH 4",
    die_with_time_left: "is dead with 1 Hourglasses",
    die_in_a_turn: "is dead and has a turn",
    miscount_slots: "slots, counted",
    miscount_partners: "Partners, counted",
    forget_a_job: "has the Jobs",
    forget_an_ability: "counts the abilities",
    cover_a_space: "the covered spaces are",
    fill_a_role_of_nothing: "there is no Role",
}


def test_a_sound_position_breaks_no_claim() -> None:
    game, state = position()

    assert invariants(game, state) == []
    assert decision_faults(kit(), state) == []


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_position_is_noticed(damage: Damage) -> None:
    game, state = position()

    damage(state)

    assert any(DAMAGES[damage] in fault for fault in invariants(game, state))


def test_a_decider_without_a_choice_is_noticed() -> None:
    _, state = position(0)
    state.dealt = [[], [], []]

    assert choice_faults(kit(), state, 0) == ["must decide and has no choice"]


def test_a_refusal_of_something_legal_is_noticed() -> None:
    game, state = position(4)
    options = game.options(state, game.deciders(state)[0])

    assert "is both legal and refused" in refusal_faults(kit(), options, [Refusal(options[0], 1)])[0]


def test_a_refusal_without_a_rule_is_noticed() -> None:
    assert "without name or rule" in refusal_faults(kit(), [], [Refusal(option(20), 0)])[0]


def test_something_left_out_in_silence_is_noticed() -> None:
    game, state = position(3)
    seat = game.deciders(state)[0]
    known = game.options(state, seat) + [refusal.choice for refusal in game.refusals(state, seat)]
    assert silent(game, state, seat, known) == []

    missing = silent(game, state, seat, known[1:])

    assert missing == [game.notation(known[0])]


def test_a_view_that_hides_nothing_would_be_noticed() -> None:
    game, state = position()
    luck = chance_from_seed("peep", ["luck"])

    assert view_faults(kit(), state, luck) == []
    assert state_text(game, scramble(game, state, luck, 0)) != state_text(game, state)


def test_what_is_hidden_differs_after_scrambling_and_the_rest_does_not() -> None:
    game, state = position()

    other = scramble(game, state, chance_from_seed("scramble", ["luck"]), 0)

    assert other.draw != state.draw
    assert [sorted(pile) for pile in other.draw] == [sorted(pile) for pile in state.draw]
    assert other.row == state.row


def test_a_card_that_comes_out_of_hiding_unnoted_is_noticed() -> None:
    game, state = position()
    after = game.copy(state)
    after.own(PROJECT_PILE)
    after.box = [*after.box, after.draw[PROJECT_PILE].pop()]

    assert "came out of hiding" in unseen(game.rules, state, after)[0]
    after.seen += 1
    assert unseen(game.rules, state, after) == []


def test_an_undo_that_leads_elsewhere_is_noticed() -> None:
    session: Session[State] = Session(kit(1).game, "undo")
    session.choose(0, session.choices(0)[0])
    session.choose(0, session.choices(0)[0])

    assert "leads elsewhere" in undo_faults(kit(1), session, ["another"] * 3)[0]


def test_a_payment_that_is_not_told_is_noticed() -> None:
    game, before = position()
    after = game.copy(before)
    after.players[0].money += 2

    assert account_faults(game.rules, before, before, []) == []
    assert account_faults(game.rules, before, after, []) == [
        f"seat A: money went from {before.players[0].money} to {after.players[0].money}, told +0"
    ]


def test_stress_far_off_the_end_is_noticed() -> None:
    _, state = position()
    state.players[0].stress = 15

    assert overshoot_faults(state, 0, [Event(STRESSED, 0, number=1)]) == []
    assert overshoot_faults(state, 0, [Event(STRESSED, 0, number=2)]) == ["seat A goes to Stress 17"]
