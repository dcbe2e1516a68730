"""Additional notes: what is open, what is limited, piles that run out, cards as rewards."""

import pytest

from wellspent.games.pursuit.cards import JOB_PILE, PARTNER_PILE, PROJECT_PILE
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.text import state_text
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import Amounts, card, job, level, reach_goal

PLANS = [card(f"plan_{n}", "basic_project", level({"money": 9}, {"lth": 9}), level()) for n in range(4)]
FLAMES = [card(f"flame_{n}", "partner", level(reward={"lth": 9}), level()) for n in range(2)]
CLERK = job("clerk", "art", 1, level({"money": 9}, {"lth": 9}), level())
BOSSES = [job(f"boss_{n}", "art", 2, level(), level()) for n in range(3)]
PILES = {"project": PROJECT_PILE, "job": JOB_PILE, "partner": PARTNER_PILE}
LUCKS = [card(f"luck_{name}", "activity", level(effects=[Take(pile)])) for name, pile in PILES.items()]
CARDS = [*PLANS, *FLAMES, CLERK, *BOSSES, *LUCKS]


def gaining(reward: Amounts, **values: int) -> Table:
    table = Table(cards=[card("treat", "activity", level(reward=reward))]).goals().row("item_activity", "treat")
    table.seat(0).has(**values)
    return table.begin().choose("spend treat 1")


@rule("PH.notes.01")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_everything_is_open_but_the_order_of_the_piles(viewer: int) -> None:
    table = Table(seed="open").goals("zen")
    table.seat(0).has(money=3, sth=2, lth=5).holds("car", 2).has_aside("yoga")
    table.seat(1).has(knowledge=4, stress=9).holds("martha").holds("magazine", 1)
    table.thrown_away("sourdough").begin()

    seen = table.game.view(table.state, viewer)

    def open_lines(text: str) -> list[str]:
        return [line for line in text.splitlines() if not line.startswith(("draw", "chance"))]

    assert open_lines(state_text(table.game, seen)) == open_lines(state_text(table.game, table.state))
    for shown, pile in zip(seen.draw, table.state.draw, strict=True):
        assert shown == sorted(pile)


@rule("PH.notes.02", "PH.notes.12")
@pytest.mark.parametrize(("hourglasses", "legal"), [(3, True), (2, False)])
def test_hourglasses_in_the_cost_of_a_board_action_are_spent_besides(hourglasses: int, legal: bool) -> None:
    table = Table(cards=[card("trek", "activity", level({"hourglass": 2}))]).goals().row("item_activity", "trek")
    table.seat(0).has(hourglasses=hourglasses)
    table.begin()

    assert table.options("spend") == (["spend trek 1"] if legal else [])
    if legal:
        table.choose("spend trek 1")
        assert table.seat(0).changed("hourglasses", "used") == {"hourglasses": -3, "used": 3}
        assert table.seat(0).placed("spend") == 1


@rule("PH.notes.12")
def test_extra_hourglasses_never_stand_on_the_space() -> None:
    band = card("band", "group_project", level({"hourglass": 1}), level())
    table = Table(cards=[band, card("sprint", "single_round_project", level())]).goals()
    table.row("project", "band", "sprint").begin()

    table.choose("take band 1", "rest 0", "take sprint 1")

    assert table.seat(0).changed("used") == {"used": 3}
    assert len(table.state.roles) == 1


@rule("PH.notes.03")
@pytest.mark.parametrize(("money", "legal"), [(3, True), (2, False)])
def test_a_requirement_asks_to_have_and_takes_nothing(money: int, legal: bool) -> None:
    love = card("love", "partner", level(), level(needs={"money": 3, "knowledge": 1}))
    table = Table(cards=[love]).goals()
    table.seat(0).has(money=money, knowledge=1).holds("love")
    table.begin()

    assert table.options("develop") == (["develop love 2"] if legal else [])
    if legal:
        assert table.choose("develop love 2").seat(0).changed() == {}


@rule("PH.notes.04", "PH.notes.05")
@pytest.mark.parametrize(
    ("pile", "id", "line"),
    [
        ("project", "plan_0", "receive plan_0 a"),
        ("job", "clerk", "receive clerk b"),
        ("partner", "flame_0", "receive flame_0 a"),
    ],
)
def test_a_card_taken_as_a_reward_costs_nothing_and_gives_no_reward_of_its_own(pile: str, id: str, line: str) -> None:
    table = Table(cards=CARDS).goals().row(pile, id).row("item_activity", f"luck_{pile}").begin()

    table.choose(f"spend luck_{pile} 1", line)

    assert table.seat(0).changed() == {}
    assert (table.seat(0).cards(), table.seat(0).level(id)) == ([f"luck_{pile}", id], 1)
    assert len(table.row_ids(pile)) == 1
    assert table.row_ids(pile) != [id]


@rule("PH.notes.05")
@pytest.mark.parametrize(
    ("held", "pile", "line", "stress"),
    [
        (["plan_1", "plan_2", "plan_3"], "project", "receive plan_0 a", 1),
        (["plan_1", "plan_2", "plan_3"], "job", "receive clerk a", 1),
        (["plan_1", "plan_2", "boss_0"], "job", "receive clerk a", 0),
        (["plan_1", "plan_2", "plan_3"], "partner", "receive flame_0 a", 1),
        (["flame_1"], "partner", "receive flame_0 a", 1),
        (["plan_1", "plan_2", "flame_1"], "partner", "receive flame_0 a", 2),
    ],
)
def test_a_card_taken_as_a_reward_brings_the_stress_of_placing_it(
    held: list[str], pile: str, line: str, stress: int
) -> None:
    table = Table(cards=CARDS).goals().row(pile, line.split()[1]).row("item_activity", f"luck_{pile}")
    for id in held:
        table.seat(0).holds(id)
    table.begin()

    table.choose(f"spend luck_{pile} 1", line)

    assert table.seat(0).changed() == ({"stress": stress} if stress else {})


@rule("PH.notes.06")
@pytest.mark.parametrize(
    ("unused", "used", "gained"), [(6, 0, 3), (6, 2, 1), (3, 3, 3), (5, 4, 0), (9, 0, 0), (1, 8, 0)]
)
def test_a_player_never_has_more_than_the_nine_hourglasses_of_the_colour(unused: int, used: int, gained: int) -> None:
    table = gaining({"hourglass": 3}, hourglasses=unused, used=used)

    assert table.seat(0).hourglasses == unused - 1 + gained
    assert table.seat(0).hourglasses + table.seat(0).used == min(9, unused + used + 3)


@rule("PH.notes.07")
@pytest.mark.parametrize(("good", "tokens"), [("knowledge", 36), ("creativity", 36), ("influence", 36), ("money", 44)])
def test_a_gain_is_never_cut_for_lack_of_tokens(good: str, tokens: int) -> None:
    table = gaining({good: 50}, **{good: tokens - 1})

    assert table.seat(0).changed() == {good: 50}


@rule("PH.notes.07")
def test_there_are_always_level_indicators_left() -> None:
    gifts = [card(f"gift_{n}", "item", level(), level()) for n in range(42)]
    table = Table(cards=gifts).goals().row("item_activity", "gift_41")
    for number in range(41):
        table.seat(number % 2).holds(f"gift_{number}", 2)
    table.begin().choose("spend gift_41 2")

    assert table.seat(0).level("gift_41") == 2


def short_pile() -> Table:
    """One Project in the pile, two in the row, two discarded, none elsewhere."""
    plans = [card(f"p{n}", "single_round_project", level()) for n in range(5)]
    table = Table(cards=plans, only=True).goals()
    return table.row("project", "p0", "p1").thrown_away("p3", "p4").begin()


@rule("PH.notes.08")
def test_a_pile_that_runs_out_is_rebuilt_at_once() -> None:
    table = short_pile()
    assert table.pile_ids("project") == ["p2"]

    table.choose("take p0 1")
    assert (table.row_ids("project"), table.discarded("project")) == (["p2", "p1"], [])
    assert sorted(table.pile_ids("project")) == ["p3", "p4"]
    assert [event.rule for event in table.told("shuffled")] == ["PH.notes.08"]

    table.choose("refresh project", "replace p2", "redraw")
    assert table.discarded("project") == ["p2"]
    assert len(table.pile_ids("project")) == 1


@rule("PH.notes.08")
def test_the_last_card_is_told_before_the_discard_pile_is_shuffled() -> None:
    table = short_pile()
    table.choose("take p0 1")

    assert table.story("turned_up", "shuffled") == ["turned_up", "shuffled"]


@rule("PH.notes.08")
def test_a_draw_of_several_cards_goes_on_with_the_new_pile() -> None:
    table = short_pile()

    table.choose("refresh project", "replace p0", "replace p1")

    assert table.row_ids("project")[0] == "p2"
    assert set(table.row_ids("project")[1:] + table.pile_ids("project")) == {"p0", "p1", "p3", "p4"}


@rule("PH.notes.08")
def test_a_pile_emptied_by_the_search_for_a_promotion_is_rebuilt_at_once() -> None:
    table = Table(cards=[CLERK, *BOSSES], only=True).goals().thrown_away("boss_1", "boss_2").row("job")
    table.seat(0).holds("clerk")
    table.begin()
    assert table.pile_ids("job") == ["boss_0"]

    table.choose("promote clerk a")

    assert table.seat(0).cards() == ["boss_0"]
    assert (sorted(table.pile_ids("job")), table.discarded("job")) == (["boss_1", "boss_2"], ["clerk"])


@rule("PH.notes.09")
def test_without_any_card_left_the_place_stays_empty() -> None:
    plans = [card(f"p{n}", "basic_project", level(), level()) for n in range(2)]
    table = Table(cards=plans, only=True).goals().row("project", "p0", "p1").begin()

    table.choose("take p0 1")

    assert table.state.row[PROJECT_PILE][0] == -1
    assert (table.row_ids("project"), table.pile_ids("project")) == (["p1"], [])
    assert table.options("take") == ["take p1 1"]


@rule("PH.notes.10")
@pytest.mark.parametrize("good", ["knowledge", "creativity", "influence", "money"])
def test_what_cannot_be_paid_is_not_done(good: str) -> None:
    thing = card("thing", "item", level({good: 2}), level({good: 3}, upkeep={good: 1}))
    table = Table(cards=[thing]).goals().row("item_activity", "thing")
    table.seat(0).has(**{good: 2})
    table.begin()
    assert table.options("spend") == ["spend thing 1"]
    assert (table.refused("spend thing 2"), table.missing("spend thing 2")) == ("cannot_pay", {good: 1})

    table.choose("spend thing 1")
    assert table.seat(0).changed() == {good: -2}
    table.seat(0).holds("thing", 2)
    table.begin("upkeep", "adult_2")
    assert table.options() == ["lose thing"]
    assert table.refused("pay thing") == "cannot_pay"


@rule("PH.notes.11")
def test_a_mid_game_goal_goes_to_the_first_who_meets_it_and_is_closed() -> None:
    table = Table(cards=[reach_goal("rich", "money", 3, lth=5)]).goals("rich").begin()

    table.choose("temp_job", "temp_job")

    assert table.seat(0).changed() == {"money": 3, "lth": 5}
    assert table.seat(1).changed() == {"money": 3}
    assert table.state.goal_winner == [0]


@rule("PH.notes.11")
@pytest.mark.parametrize(("other", "winner"), [(13, -2), (4, 0)])
def test_players_who_meet_a_goal_in_the_same_step_tie_and_close_it(other: int, winner: int) -> None:
    table = Table(cards=[reach_goal("gone", "dead", 1, lth=5)], seats=3).goals("gone")
    for seat, stress in zip(table.seats, (13, other, 1), strict=True):
        seat.has(stress=stress)

    table.begin("preparation", "old_age_1")

    assert table.state.goal_winner == [winner]
    assert [seat.lth for seat in table.seats] == ([5, 0, 0] if winner == 0 else [0, 0, 0])
