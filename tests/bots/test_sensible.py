"""What a sensible life looks like: small positions with one good answer."""

from wellspent.bots.pursuit.life import HOURS_AHEAD, ROUNDS_AHEAD
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.position import ASPECTS, Judge
from wellspent.bots.pursuit.weights import FORESIGHT, weights_from
from wellspent.games.pursuit.cards import Card
from wellspent.players import bot
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level


def answer(table: Table) -> str:
    """What the sensible player would choose now."""
    seat = table.decider
    view = table.game.view(table.state, seat)
    choice = bot("sensible", table.game, seat, "test").choose(view, table.game.options(table.state, seat))
    return table.game.notation(choice)


def masterpiece() -> Card:
    steps = [level(reward={"lth": 1}), level({"knowledge": 3}, {"lth": 1}), level({"knowledge": 4}, {"lth": 12})]
    return card("masterpiece", "basic_project", *steps)


def test_it_takes_the_last_level_of_a_great_project() -> None:
    table = Table(cards=[masterpiece()], only=True)
    table.seat(0).has(knowledge=4).holds("masterpiece", level=2)
    table.begin(turn=0)

    assert answer(table) == "advance masterpiece 3"


def test_it_gathers_what_a_great_project_still_needs() -> None:
    table = Table(cards=[masterpiece()], only=True)
    table.seat(0).has(knowledge=1).holds("masterpiece", level=2)
    table.begin(turn=0)

    assert answer(table) == "study"


def test_it_goes_for_health_before_old_age() -> None:
    cure = card("cure", "activity", level({"money": 3}, {"health": 1}))
    table = Table(cards=[cure], only=True).row("item_activity", "cure")
    table.seat(0).has(money=3, stress=7)
    table.begin(round="adult_4", turn=0)

    assert answer(table) == "spend cure 1"


def test_it_pays_for_an_item_that_is_worth_its_upkeep() -> None:
    villa = card("villa", "item", level({"money": 4}, {"lth": 1}, upkeep={"money": 1}, upkeep_reward={"lth": 3}))
    table = Table(cards=[villa], only=True)
    table.seat(0).has(money=2).holds("villa")
    table.begin("upkeep")

    assert answer(table) == "pay villa"


def test_it_gives_up_an_item_that_ruins_it() -> None:
    yacht = card("yacht", "item", level({"money": 4}, {"lth": 1}, upkeep={"money": 12}, upkeep_reward={"sth": 1}))
    table = Table(cards=[yacht], only=True)
    table.seat(0).has(money=12).holds("yacht")
    table.begin("upkeep")

    assert answer(table) == "lose yacht"


def test_health_means_more_life_ahead() -> None:
    assert HOURS_AHEAD[5][4] > HOURS_AHEAD[5][7] > HOURS_AHEAD[5][13]
    assert ROUNDS_AHEAD[5][4] > ROUNDS_AHEAD[5][7]


def test_nothing_lies_ahead_after_the_last_round() -> None:
    assert HOURS_AHEAD[8] == [0.0] * 17


def test_a_sensible_life_is_longer_on_happiness_than_a_random_one() -> None:
    table = Table(seats=2)
    game = table.game
    scores = [0, 0]
    for seed in ("a", "b", "c"):
        players = [bot("sensible", game, 0, seed), bot("random", game, 1, seed)]
        state = game.start(seed)
        while not state.finished:
            seat = game.deciders(state)[0]
            game.apply(state, seat, players[seat].choose(game.view(state, seat), game.options(state, seat)))
        scores = [total + score for total, score in zip(scores, game.scores(state), strict=True)]

    assert scores[0] > scores[1] + 30


def test_alone_it_works_itself_to_death_where_a_life_goal_asks_for_it() -> None:
    """PH.solo.04: no life may come to Old Age with Live Fast, Die Young; with another goal it looks after itself."""
    worth = []
    for goal in ("live_fast_die_young", "seen_it_all"):
        table = Table(seats=1).goals(goal)
        table.begin(round="adult_4", turn=0)
        calm, strained = table.game.copy(table.state), table.game.copy(table.state)
        calm.players[0].stress, strained.players[0].stress = 8, 13
        judge = Judge(Outlook(table.game, table.state, 0, weights_from(FORESIGHT)))
        worth.append(judge.value(strained) - judge.value(calm))

    assert worth[0] > 0 > worth[1]


def test_alone_projects_on_their_way_count_for_those_to_be_completed() -> None:
    table = Table(seats=1, cards=[masterpiece()]).goals("no_loose_ends")
    table.seat(0).holds("masterpiece", level=1)
    table.begin(turn=0)
    judge = Judge(Outlook(table.game, table.state, 0, weights_from(FORESIGHT)))
    further = table.game.copy(table.state)
    further.level = list(further.level)
    further.level[table.game.rules.card("masterpiece").index] += 1

    assert judge.aspects(further)[ASPECTS.index("goals")] > judge.aspects(table.state)[ASPECTS.index("goals")] > 0
