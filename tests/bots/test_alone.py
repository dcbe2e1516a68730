"""A life alone is won by three Life Goals and 50 LTH (PH.solo.04)."""

from wellspent.bots.pursuit.horizon import Horizon
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.position import Judge
from wellspent.bots.pursuit.weights import FORESIGHT, weights_from
from wellspent.games.pursuit.state import State
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table

WEIGHTS = weights_from(FORESIGHT)


def alone(round: str, *goals: str) -> Table:
    return Table(seats=1).goals(*goals).begin(round=round, turn=0)


def judge_of(table: Table) -> Judge:
    return Judge(Outlook(table.game, table.state, 0, WEIGHTS))


def an_hour_later(table: Table, rests: int, lth: int) -> State:
    """After a Rest that recovers nothing, or after something that pleases."""
    after = table.game.copy(table.state)
    after.players[0].rests += rests
    after.players[0].lth += lth
    after.players[0].hourglasses -= 1
    return after


@rule("PH.solo.04")
def test_what_can_be_done_at_any_time_waits_until_there_is_nothing_better() -> None:
    table = alone("teen", "peace_and_quiet")
    judge = judge_of(table)

    assert judge.value(an_hour_later(table, rests=1, lth=0)) < judge.value(an_hour_later(table, rests=0, lth=2))


@rule("PH.solo.04")
def test_it_is_done_while_there_is_still_time() -> None:
    table = alone("adult_4", "live_fast_die_young", "peace_and_quiet")
    table.state.players[0].rests = 3
    table.state.players[0].hourglasses = 4
    judge = judge_of(table)

    assert judge.value(an_hour_later(table, rests=1, lth=0)) > judge.value(an_hour_later(table, rests=0, lth=2))


@rule("PH.solo.04")
def test_money_that_a_life_goal_asks_for_is_not_hoarded_from_childhood_on() -> None:
    young, old = alone("teen", "take_it_with_you"), alone("old_age_3", "take_it_with_you")
    gains = []
    for table in (young, old):
        table.state.players[0].money = 5
        table.state.players[0].hourglasses = 1
        judge, richer = judge_of(table), table.game.copy(table.state)
        richer.players[0].money = 8
        gains.append(judge.value(richer) - judge.value(table.state))

    assert gains[0] < 3 < gains[1]


@rule("PH.solo.04")
def test_what_no_victory_takes_counts_for_less() -> None:
    table = alone("old_age_1", "seen_it_all")
    judge = judge_of(table)
    values = []
    for lth in (20, 30, 110, 120):
        state = table.game.copy(table.state)
        state.players[0].lth = lth
        values.append(judge.value(state))

    assert values[1] - values[0] > 9
    assert 2 < values[3] - values[2] < 4


@rule("PH.solo.04")
def test_with_others_every_point_counts() -> None:
    table = Table(seats=2).begin(round="old_age_1", turn=0)
    judge, richer = judge_of(table), table.game.copy(table.state)
    richer.players[0].lth = 200

    assert judge.value(richer) - judge.value(table.state) > 199


@rule("PH.solo.04")
def test_a_life_that_won_is_worth_more_than_a_happier_one_that_lost() -> None:
    horizon_worths = []
    for lth, activities in ((52, 5), (75, 4)):
        table = Table(seats=1).goals("seen_it_all")
        names = [card.id for card in table.game.rules.cards if card.nature.name == "activity"][:activities]
        for name in names:
            table.seat(0).holds(name, level=1)
        table.begin(round="old_age_3", turn=0)
        table.state.players[0].lth = lth
        table.state.finished = True
        horizon_worths.append(Horizon(table.game, 0, WEIGHTS, None, 0.0).worth(table.state))

    assert horizon_worths[0] > horizon_worths[1]
