"""The end: points, goals, winners."""

import pytest

from tests.cv.deck import table
from wellspent.games.cv.scoring import table_points
from wellspent.testing import rule
from wellspent.titles.cv.testing.table import CvTable

HEALTHS = ("gym", "charm", "coach", "garden", "yoga", "sauna")
KNOWLEDGES = ("course", "tutor", "trainer", "magician", "doctorate", "encyclopedia")
RELATIONSHIPS = ("marriage", "friends", "child", "dog", "neighbours", "choir")
WORKS = ("clerk", "manager", "dads_company", "director", "teacher")
POSSESSIONS = ("bicycle", "used_car", "flat", "scooter", "jewel", "villa")


def life(
    game: CvTable,
    seat: int,
    health: int = 0,
    knowledge: int = 0,
    relationship: int = 0,
    work: int = 0,
    possession: int = 0,
) -> None:
    """So many cards of each type that nobody else holds."""
    for names, count in (
        (HEALTHS, health),
        (KNOWLEDGES, knowledge),
        (RELATIONSHIPS, relationship),
        (WORKS, work),
        (POSSESSIONS, possession),
    ):
        stack = game.state.decks
        free = [id for id in names if any(game.game.rules.card(id).index in deck for deck in stack)]
        game.seat(seat).holds(*free[:count])


@rule("CV.score.01", "CV.score.02", "CV.q.15")
def test_the_table_goes_on_beyond_ten() -> None:
    assert [table_points(count) for count in range(13)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]


@rule("CV.score.03", "CV.score.04")
def test_three_types_are_scored_apart_and_covered_cards_count() -> None:
    game = table()
    life(game, 0, health=2, knowledge=3, relationship=1)

    assert game.seat(0).score().table == [3, 6, 1]
    assert game.seat(0).score().total == 10


@rule("CV.score.05", "CV.cards.18", "CV.cards.19", "CV.cards.20", "CV.cards.21")
@pytest.mark.parametrize(
    ("double", "below", "place"), [("marathon_runner", "gym", 0), ("professor", "course", 1), ("celebrity", "dog", 2)]
)
def test_a_double_card_counts_twice_when_active_and_once_when_covered(double: str, below: str, place: int) -> None:
    game = table()
    game.seat(0).holds(below, double)

    assert game.seat(0).score().table[place] == 6
    game.seat(0).me.stacks[place].reverse()
    assert game.seat(0).score().table[place] == 3


@rule("CV.ex.05", "CV.q.17")
def test_five_cards_with_professor_on_top_count_as_six() -> None:
    game = table()
    game.seat(0).holds(*KNOWLEDGES[:4], "professor")
    assert game.seat(0).score().table[1] == 21

    game.seat(0).me.stacks[1].reverse()
    assert game.seat(0).score().table[1] == 15


@rule("CV.ex.17")
def test_celebrity_alone_is_three_points() -> None:
    game = table()
    game.seat(0).holds("celebrity")

    assert game.seat(0).score().total == 3


@rule("CV.score.06", "CV.icons.02")
def test_points_of_all_possessions_are_added() -> None:
    game = table()
    game.seat(0).holds("bicycle", "used_car", "villa")

    assert game.seat(0).score().possessions == 9


@rule("CV.score.07")
def test_work_gives_no_points_of_its_own() -> None:
    game = table()
    life(game, 0, work=5)

    assert game.seat(0).score().total == 0


@rule("CV.score.08", "CV.score.09", "CV.score.10", "CV.goals.01")
def test_a_score_is_the_sum_of_its_parts() -> None:
    game = table().show_goals("collector", "activist")
    life(game, 0, health=2, relationship=1, possession=2, work=2)
    game.seat(0).strives_for("hard_worker")
    life(game, 1, possession=3)
    score = game.seat(0).score()

    assert (score.table, score.possessions, score.private, score.public) == ([3, 0, 1], 3, 6, [0, 2])
    assert score.total == 15
    assert min([*score.table, *score.public, score.private, score.possessions]) >= 0


@rule("CV.score.08", "CV.end.01")
def test_private_goals_are_revealed_at_the_end() -> None:
    game = table(2).lay("yacht", "villa")
    game.seat(0).strives_for("collector").holds("bicycle")
    game.seat(1).strives_for("hard_worker")
    game.cut("early_adulthood", 0).cut("middle_age", 0).cut("old_age", 1)
    game.select("bad_luck", "good_luck", "good_luck", "knowledge", player=1, turn=1)
    game.choose("decline")

    assert game.state.finished
    assert [event.number for event in game.told("private_goal")] == [1, 0]
    assert game.game.view(game.state, 1).players[0].goal == game.state.players[0].goal


@rule("CV.ex.03", "CV.goals.12")
def test_felix_of_the_rulebook_has_63_points() -> None:
    game = table().show_goals("collector", "hard_worker")
    life(game, 1, health=4, relationship=3, knowledge=5)
    game.seat(1).holds("jewel", "villa", "scooter", "pension", "flat").strives_for("sound_mind")
    life(game, 0, work=1)
    score = game.seat(1).score()

    assert score.table == [10, 15, 6]
    assert score.possessions == 19
    assert (score.private, score.public) == (8, [5, 0])
    assert score.total == 63


@rule("CV.ex.04", "CV.goals.02", "CV.goals.03", "CV.goals.08")
def test_all_who_are_best_at_a_public_goal_get_full_points() -> None:
    game = table().show_goals("collector")
    game.seat(0).holds("bicycle", "used_car", "flat", "scooter", "jewel")
    game.seat(1).holds("villa", "yacht", "piano", "house", "pension")
    game.seat(2).holds("paintings", "cottage")
    game.seat(2).holds("workshop", stack="possession")

    assert [seat.score().public for seat in game.seats] == [[5], [5], [0]]


@rule("CV.goals.04", "CV.q.37")
def test_a_goal_that_nobody_meets_gives_nothing() -> None:
    game = table().show_goals("renaissance_man")
    life(game, 0, health=2)

    assert [seat.score().public for seat in game.seats] == [[0], [0], [0]]


@rule("CV.goals.05", "CV.goals.09", "CV.q.12")
def test_jack_of_all_trades_counts_the_tokens_of_active_cards() -> None:
    game = table()
    game.seat(0).strives_for("jack_of_all_trades")
    game.seat(0).holds("gym", "bike_instead_of_car", "course", "memory_master", "child", "dads_company", "scooter")

    assert game.seat(0).score().private == 1 + 1 + 2 + 2


@rule("CV.goals.06", "CV.q.17")
def test_double_cards_count_once_for_goals() -> None:
    game = table()
    game.seat(0).holds("marathon_runner", "professor").strives_for("sound_mind")

    assert game.seat(0).score().private == 2


GOALS = [
    ("collector", {"possession": 4}, 4),
    ("renaissance_man", {"health": 2, "knowledge": 3, "relationship": 2, "work": 2, "possession": 2}, 14),
    ("renaissance_man", {"health": 5, "knowledge": 3, "relationship": 2, "work": 0, "possession": 2}, 0),
    ("hard_worker", {"work": 4}, 12),
    ("sound_mind", {"health": 3, "knowledge": 5}, 6),
    ("activist", {"relationship": 2, "health": 4}, 4),
    ("successful_person", {"possession": 5, "work": 1}, 3),
    ("successful_person", {"possession": 5, "work": 3}, 6),
    ("life_of_the_party", {"relationship": 3, "knowledge": 3}, 6),
]


@rule("CV.goals.08", "CV.goals.10", "CV.goals.11", "CV.goals.12", "CV.goals.13", "CV.goals.14", "CV.goals.15")
@rule("CV.goals.17", "CV.ex.18", "CV.goals.01")
@pytest.mark.parametrize(("goal", "cards", "points"), GOALS)
def test_the_formulas_of_the_goals(goal: str, cards: dict[str, int], points: int) -> None:
    game = table()
    life(game, 0, **cards)
    life(game, 1, **dict.fromkeys(cards, 1))
    game.seat(0).strives_for(goal)

    assert game.seat(0).score().private == points


@rule("CV.goals.02", "CV.goals.10", "CV.q.38")
def test_only_full_sets_are_compared() -> None:
    game = table().show_goals("successful_person")
    life(game, 0, possession=3, work=1)
    life(game, 1, possession=2, work=4)

    assert [seat.score().public for seat in game.seats] == [[3], [3], [0]]


@rule("CV.goals.16")
def test_events_in_hand_and_goals_never_count() -> None:
    game = table()
    game.seat(0).has_in_hand("bonus", "lottery").strives_for("collector")

    assert game.seat(0).score().total == 0


@rule("CV.score.14")
def test_a_card_counts_for_everything_it_fits() -> None:
    game = table().show_goals("activist", "sound_mind")
    life(game, 0, health=1, knowledge=1, relationship=1)
    game.seat(0).strives_for("life_of_the_party")

    assert game.seat(0).score().total == 3 + 2 + 2 + 2


@rule("CV.score.11")
def test_the_highest_score_wins() -> None:
    game = table()
    life(game, 0, health=2)
    life(game, 2, knowledge=3)

    assert game.game.winners(game.state) == [2]


@rule("CV.score.12", "CV.q.16")
def test_of_tied_players_the_one_with_fewer_cards_wins() -> None:
    game = table()
    life(game, 0, health=2)
    game.seat(1).holds("flat")
    life(game, 2, health=1)

    assert game.game.scores(game.state)[:2] == [3, 3]
    assert game.game.winners(game.state) == [1]


@rule("CV.score.13", "CV.q.48")
def test_who_is_still_tied_shares_the_victory() -> None:
    game = table(4)
    life(game, 0, health=2)
    life(game, 1, knowledge=2)
    life(game, 2, relationship=2, work=1)
    life(game, 3, health=1)

    assert game.game.winners(game.state) == [0, 1]


@rule("CV.q.39", "CV.goals.01")
def test_a_private_goal_is_not_compared_with_the_others() -> None:
    game = table()
    life(game, 0, work=1)
    life(game, 1, work=4)
    game.seat(0).strives_for("hard_worker")

    assert [seat.score().private for seat in game.seats] == [3, 0, 0]


@rule("CV.score.12", "CV.q.16", "CV.assistance.03")
def test_work_and_covered_cards_count_for_the_tie_break_and_events_and_goals_do_not() -> None:
    game = table()
    life(game, 0, health=2)
    game.seat(0).has_in_hand("clover", "bonus", "lottery").strives_for("hard_worker")
    game.seat(1).holds("flat", "clerk", "director")

    assert game.game.scores(game.state)[:2] == [3, 3]
    assert game.game.winners(game.state) == [0]
