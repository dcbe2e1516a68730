"""Set-up."""

from collections.abc import Sequence
from itertools import groupby, pairwise

import pytest

from wellspent.engine.game import NOBODY
from wellspent.engine.session import Session
from wellspent.games.pursuit.board import SPACES, STUDY
from wellspent.games.pursuit.cards import ABILITY_ON, GAME_END, MID_GAME, Ability, Card
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.state import ACTION, NO_CARD, State
from wellspent.games.pursuit.text import state_text
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import plain, reach_goal, trait

PROJECT, ITEM_ACTIVITY, JOB, PARTNER, CHILD_TRAIT, LIFE_GOAL = range(6)
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
DECK = catalog().cards("second")


def new_game(seats: int, first: int = -1, deck: Sequence[Card] = DECK) -> tuple[Pursuit, State]:
    """A game before its first decision, in the solo game past an exchange of Life Goals."""
    game = Pursuit([*deck], seats=seats, first_player=first)
    state = game.start("new")
    while not state.dealt:
        game.apply(state, 0, game.options(state, 0)[0])
    return game, state


def keep_first(game: Pursuit, state: State) -> State:
    """Everybody keeps the first of the two Child Traits."""
    while state.kept:
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])
    return state


def ids(game: Pursuit, numbers: Sequence[int]) -> list[str]:
    return [game.rules.cards[number].id for number in numbers]


@rule("PH.setup.01")
def test_rows_come_first_then_life_goals_then_child_traits_then_the_first_player() -> None:
    session = Session(Pursuit([*DECK], seats=2), "new")
    covered = session.state.covered
    session.play(0, session.game.options(session.state, 0)[0])
    last = session.play(1, session.game.options(session.state, 1)[0])

    events = [*session.opening, *last.events]
    order = [name for name, _ in groupby(EVENTS[event.kind] for event in events)]
    wanted = ["turned_up", "goal_revealed", "dealt_trait", "kept_trait", "first_player"]
    assert [name for name in order if name in wanted] == [*wanted[:3], "kept_trait", "kept_trait", "first_player"]
    assert int(covered).bit_count() == 3


@rule("PH.setup.02")
def test_every_pile_is_shuffled_on_its_own() -> None:
    game, fewer = Pursuit([*DECK]), Pursuit([card for card in DECK if card.id != "car"])
    state, other = game.deal("new"), fewer.deal("new")

    for pile, name in enumerate(game.rules.piles):
        assert {game.rules.cards[number].pile_name for number in state.draw[pile]} == {name}
        same_order = ids(game, state.draw[pile]) == ids(fewer, other.draw[pile])
        assert same_order == (name != "item_activity")


@rule("PH.setup.02")
@pytest.mark.parametrize("pile", range(6))
def test_another_seed_is_another_order(pile: int) -> None:
    game = Pursuit([*DECK])

    assert game.deal("one").draw[pile] != game.deal("two").draw[pile]


@rule("PH.setup.03")
@pytest.mark.parametrize("pile", [PROJECT, ITEM_ACTIVITY, JOB, PARTNER])
@pytest.mark.parametrize("seat", [NOBODY, 0])
def test_nobody_sees_the_next_card_of_a_pile(pile: int, seat: int) -> None:
    game, state = new_game(2)
    other = game.copy(state)
    other.own(pile)
    other.draw[pile].reverse()

    assert state.draw[pile] != other.draw[pile]
    assert state_text(game, game.view(state, seat)) == state_text(game, game.view(other, seat))


@rule("PH.setup.04", "PH.setup.05")
@SEATS
def test_four_projects_and_four_items_lie_open_but_no_jobs_and_partners(seats: int) -> None:
    _, state = new_game(seats)

    assert [len(row) for row in state.row[:4]] == [4, 4, 0, 0]
    assert NO_CARD not in state.row[PROJECT] + state.row[ITEM_ACTIVITY]


@rule("PH.setup.05")
def test_jobs_and_partners_come_with_the_first_adult_round() -> None:
    table = Table().begin("upkeep", "teen")
    assert table.row_ids("job") == table.row_ids("partner") == []

    table.begin("resolution", "teen")

    assert len(table.row_ids("job")) == len(table.row_ids("partner")) == 4


@rule("PH.setup.06", "PH.setup.09", "PH.setup.10", "PH.setup.11", "PH.setup.26")
@SEATS
def test_a_life_begins_with_six_hourglasses_and_little_else(seats: int) -> None:
    game, state = new_game(seats)
    keep_first(game, state)

    for me in state.players:
        assert (me.hourglasses, me.used, me.placed) == (6, 0, [0] * len(SPACES))
        assert (me.stress, me.sth, me.lth) == (7, 0, 0)
        assert (me.filled, me.cards, me.aside) == (0, [], [])
        start = game.rules.cards[me.trait].start
        assert (me.knowledge, me.creativity, me.influence, me.money) == start.amounts[:4]


@rule("PH.setup.12")
def test_the_general_supply_gives_more_than_there_are_tokens() -> None:
    table = Table(seats=4)
    for seat in table.seats:
        seat.has(knowledge=36, creativity=36, influence=36, money=44)
    table.begin()

    table.choose("study", "play", "interact", "temp_job")

    gained = [{"knowledge": 3}, {"creativity": 3}, {"influence": 3}, {"money": 3}]
    assert [seat.changed() for seat in table.seats] == gained


@rule("PH.setup.13")
@pytest.mark.parametrize(("seats", "goals"), [(1, 3), (2, 2), (3, 3), (4, 4)])
def test_as_many_life_goals_as_players_lie_open_and_three_in_the_solo_game(seats: int, goals: int) -> None:
    game, state = new_game(seats)

    assert len(set(state.goals)) == goals
    assert game.view(state, NOBODY).goals == state.goals


@rule("PH.setup.13")
def test_the_life_goals_are_shuffled() -> None:
    game = Pursuit([*DECK], seats=2)

    assert len({tuple(game.start(f"seed {number}").goals) for number in range(8)}) > 4


@rule("PH.setup.14")
def test_a_life_goal_that_was_not_drawn_never_enters_the_game() -> None:
    table = Table().goals("zen", "take_it_with_you")
    drawn = table.ids(table.state.goals)

    table.begin("upkeep", "teen").play_on("end")

    assert table.state.finished
    assert table.ids(table.state.goals) == drawn
    assert {table.game.rules.cards[event.card].id for event in table.told("goal_reached")} <= set(drawn)


@rule("PH.setup.15")
def test_a_life_goal_has_a_condition_a_reward_and_another_condition_for_the_solo_game() -> None:
    goal = reach_goal("wealth", "money", 3, lth=5, solo=30)
    table = Table(cards=[goal]).goals("wealth").begin()

    table.choose("temp_job")

    assert table.seat(0).changed() == {"money": 3, "lth": 5}
    alone = Table(cards=[goal], seats=1, seed="alone").goals("wealth")
    alone.seat(0).has(money=29, lth=50)
    assert not alone.game.has_won_solo(alone.state)
    alone.seat(0).has(money=30)
    assert alone.game.has_won_solo(alone.state)


@rule("PH.setup.16")
@pytest.mark.parametrize(("timing", "at_once"), [(MID_GAME, {"money": 3, "lth": 5}), (GAME_END, {"money": 3})])
def test_a_mid_game_goal_is_awarded_during_the_lifetime_a_game_end_goal_later(
    timing: int, at_once: dict[str, int]
) -> None:
    table = Table(cards=[reach_goal("wealth", "money", 3, lth=5, timing=timing)]).goals("wealth")
    table.begin("action", "old_age_3")

    table.choose("temp_job")

    assert table.seat(0).changed() == at_once
    table.play_on("end")
    assert table.seat(0).lth == 5


@rule("PH.setup.17")
def test_a_life_goal_goes_to_one_player_once() -> None:
    table = Table(cards=[reach_goal("wealth", "money", 3, lth=5)]).goals("wealth").begin()

    table.choose("temp_job", "temp_job", "temp_job")

    assert (table.seat(0).lth, table.seat(1).lth) == (5, 0)
    assert [event.seat for event in table.told("goal_reached")] == [0]


@rule("PH.setup.18")
def test_the_round_marker_begins_on_teen() -> None:
    game, state = new_game(3)

    keep_first(game, state)

    assert (state.round, state.phase) == (1, ACTION)


@rule("PH.setup.19")
def test_get_job_start_relationship_and_overtime_are_covered() -> None:
    table = Table(cards=[*plain("job", "post"), *plain("partner", "mate")]).row("job", "post").row("partner", "mate")
    _, state = new_game(2)

    table.begin("upkeep", "teen")

    assert state.covered == table.state.covered
    assert table.covered == ["get_job", "start_relationship", "overtime"]
    for line in ("hire post a", "date mate a", "overtime"):
        assert (table.refused(line), table.refused_by(line)) == ("covered", "PH.action.05")


@rule("PH.setup.20", "PH.setup.21")
@SEATS
def test_each_player_keeps_exactly_one_of_two_child_traits_and_the_others_leave(seats: int) -> None:
    game, state = new_game(seats)
    dealt = [list(pair) for pair in state.dealt]
    assert len({number for pair in dealt for number in pair}) == 2 * seats
    assert [len(game.options(state, seat)) for seat in range(seats)] == [2] * seats

    keep_first(game, state)

    assert [me.trait for me in state.players] == [pair[0] for pair in dealt]
    assert {pair[1] for pair in dealt} <= set(state.box)
    assert not any(number in me.cards + me.aside for me in state.players for number in state.box)


@rule("PH.setup.21")
def test_a_child_trait_that_was_not_kept_never_enters_the_game() -> None:
    game, state = new_game(2)
    keep_first(game, state)
    traits = [me.trait for me in state.players]
    left = len(state.draw[CHILD_TRAIT])

    while not state.finished:
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])

    assert [me.trait for me in state.players] == traits
    assert len(state.draw[CHILD_TRAIT]) == left == 6


@rule("PH.setup.22")
def test_the_kept_child_trait_gives_its_start_at_once() -> None:
    traits = [trait(id, start={"knowledge": 2, "money": 3}) for id in "abcd"]
    game, state = new_game(2, deck=traits)
    assert all(me.money == me.knowledge == 0 for me in state.players)

    keep_first(game, state)

    assert [(me.knowledge, me.creativity, me.influence, me.money) for me in state.players] == [(2, 0, 0, 3)] * 2


@rule("PH.setup.23")
@pytest.mark.parametrize(("first_only", "gained"), [(False, [4, 4, 4]), (True, [4, 3, 3])])
def test_an_ability_works_every_time_unless_the_card_says_otherwise(first_only: bool, gained: list[int]) -> None:
    ability = Ability(ABILITY_ON, occasion=STUDY, gain=goods(knowledge=1), first_only=first_only)
    table = Table(cards=[trait("bright", ability)])
    table.seat(0).holds("bright")
    table.seat(1).has(hourglasses=0)

    table.seat(1).has(stress=15, hourglasses=0)

    for phase, age in (("upkeep", "teen"), ("resolution", "adult_4")):
        table.begin(phase, age)
        amounts = [table.seat(0).knowledge]
        for _ in gained:
            table.choose("study")
            amounts.append(table.seat(0).knowledge)
        assert [after - before for before, after in pairwise(amounts)] == gained
    assert table.age == "old_age_1"


@rule("PH.setup.24")
@pytest.mark.parametrize("oldest", [0, 1, 2])
def test_the_host_can_give_the_first_player_token_to_the_oldest(oldest: int) -> None:
    game, state = new_game(3, first=oldest)

    keep_first(game, state)

    assert state.first_player == oldest
    assert game.deciders(state) == [oldest]


@rule("PH.setup.25")
def test_the_first_player_is_drawn_at_random_unless_the_host_chooses() -> None:
    game = Pursuit([*DECK], seats=4)

    starts = [keep_first(game, game.start(f"seed {number}")) for number in range(40)]

    assert {state.first_player for state in starts} == {0, 1, 2, 3}
