"""Phase 3: misfortunes."""

import pytest

from tests.cv.deck import table
from wellspent.testing import rule
from wellspent.titles.cv.testing.table import CvTable


def unlucky(*held: str, bad: int = 3, seats: int = 3) -> CvTable:
    """A turn with so many bad luck dice and nothing to buy."""
    game = table(seats)
    game.seat(0).holds(*held)
    dice = 4 + sum(game.game.rules.card(id).extra_dice for id in held)
    return game.select(*["bad_luck"] * bad, *["good_luck"] * min(2, dice - bad), *["health"] * (dice - bad - 2))


@rule("CV.badluck.01", "CV.icons.04")
@pytest.mark.parametrize(("bad", "count"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2)])
def test_every_full_three_is_one_misfortune(bad: int, count: int) -> None:
    game = unlucky("marriage", "scooter", "gym", bad=min(bad, 6))
    if bad == 7:
        game = table()
        game.seat(0).holds("marriage", "scooter", "dads_company")
        game.select(*["bad_luck"] * 6)

    assert [event.number for event in game.told("misfortune")] == ([count] if count else [])


@rule("CV.badluck.04", "CV.badluck.05")
def test_any_active_card_may_be_chosen_and_no_covered_one() -> None:
    game = unlucky("gym", "charm", "course", "bicycle", "clerk")

    assert game.options() == ["lose charm", "lose course", "lose clerk", "lose bicycle"]
    game.choose("lose bicycle")
    assert game.box() == ["bicycle"]


@rule("CV.badluck.05", "CV.addcv.10")
def test_a_two_colour_card_may_be_lost() -> None:
    game = table()
    game.seat(0).holds("club", stack="relationship").holds("gym")
    game.select("bad_luck", "bad_luck", "bad_luck", "good_luck")
    game.choose("lose club")

    assert game.seat(0).stack("relationship") == []


@rule("CV.badluck.06", "CV.select.13", "CV.cards.33")
def test_bought_cards_events_and_goals_cannot_be_chosen() -> None:
    game = table().lay("scooter", "yacht")
    game.seat(0).holds("gym", "course").has_in_hand("clover").strives_for("collector")
    game.select("bad_luck", "bad_luck", "bad_luck", "money")
    game.choose("buy scooter").go_on()

    assert game.options() == ["lose gym", "lose course"]


@rule("CV.cards.33")
def test_insurance_bought_this_turn_comes_too_late() -> None:
    game = table().lay("second_insurance", "yacht")
    game.seat(0).holds("gym", "clerk")
    game.select("bad_luck", "bad_luck", "bad_luck", "money")
    game.choose("buy second_insurance", "done")

    assert game.options() == ["lose gym", "lose clerk"]
    game.choose("lose gym")
    assert game.seat(0).hand() == ["second_insurance"]


@rule("CV.badluck.07", "CV.badluck.11", "CV.ex.09")
def test_misfortunes_come_one_after_another() -> None:
    game = table()
    game.seat(0).holds("gym", "coach", "marriage", "scooter")
    game.select(*["bad_luck"] * 6)
    game.choose("lose coach")
    assert game.options() == ["lose gym", "lose marriage", "lose scooter"]
    game.choose("lose gym")

    assert game.seat(0).stack("health") == []


@rule("CV.badluck.08")
def test_the_number_of_misfortunes_is_fixed_at_the_start() -> None:
    game = table()
    game.seat(0).holds("marriage", "scooter", "dads_company", "gym")
    game.select("bad_luck", "bad_luck", "bad_luck", "bad_luck", "bad_luck", "health")
    game.choose("lose dads_company")

    assert game.question() == "bad_luck.lose"


@rule("CV.badluck.09")
def test_a_misfortune_without_a_card_lapses() -> None:
    game = unlucky()

    assert len(game.told("lapsed")) == 1
    assert game.told("lost") == []


@rule("CV.badluck.10", "CV.q.45")
def test_nobody_else_is_touched() -> None:
    game = table()
    game.seat(0).holds("gym")
    game.seat(1).holds("dads_company", "course")
    game.select("bad_luck", "bad_luck", "bad_luck", "good_luck")

    assert game.box() == ["gym"]
    assert game.seat(1).cards() == 2


@rule("CV.badluck.11", "CV.q.09", "CV.upkeepcost.02", "CV.upkeepcost.05")
def test_an_uncovered_card_does_nothing_this_turn() -> None:
    game = table().lay("yacht", "villa", "doctorate", "yoga", "neighbours")
    game.seat(0).holds("child", "friends")
    game.select("bad_luck", "bad_luck", "bad_luck", "health")

    assert game.box()[0] == "friends"
    assert game.seat(0).stack("relationship") == ["child"]
    assert game.told("running_paid") == []
    assert game.seat(0).tokens() == {"good_luck": 2}


@rule("CV.q.09")
def test_tokens_of_a_lost_card_still_pay_and_its_other_effects_do_not() -> None:
    game = table().lay("yacht", "villa", "doctorate", "yoga", "neighbours")
    game.seat(0).holds("clerk", "child")
    game.select("bad_luck", "bad_luck", "bad_luck", "health")
    game.choose("lose clerk")
    assert game.seat(0).stack("relationship") == ["child"]

    game = table().lay("yacht", "villa", "doctorate", "yoga", "neighbours")
    game.seat(0).holds("magician", "child")
    game.select("bad_luck", "bad_luck", "bad_luck", "health")
    game.choose("lose magician")
    assert game.seat(0).stack("relationship") == []


@rule("CV.badluck.02", "CV.cards.17", "CV.ex.07")
def test_bad_luck_spent_on_pension_still_counts() -> None:
    game = table().lay("pension", "yacht")
    game.seat(0).holds("gym")
    game.select("bad_luck", "bad_luck", "bad_luck", "health")
    game.choose("buy pension", "done")

    assert game.box()[0] == "gym"
    assert game.seat(0).stack("possession") == ["pension"]


@rule("CV.ex.12", "CV.cards.17")
def test_pension_with_two_bad_luck_brings_no_misfortune() -> None:
    game = table().lay("pension", "yacht")
    game.seat(0).holds("clerk", "gym")
    game.select("bad_luck", "bad_luck", "health", "good_luck")
    game.choose("buy pension", "done")

    assert game.told("misfortune") == []
    assert game.seat(0).cards() == 3


@rule("CV.badluck.03", "CV.cards.13", "CV.ex.13")
def test_changed_bad_luck_no_longer_counts() -> None:
    game = table().lay("flat", "yacht")
    game.seat(0).holds("trip_around_the_world")
    game.select("bad_luck", "bad_luck", "bad_luck", "money")
    game.choose("buy flat", "done")

    assert game.told("misfortune") == []
    assert game.seat(0).stack("possession") == ["flat"]


@rule("CV.cards.13", "CV.q.22")
def test_bad_luck_may_be_changed_without_buying_anything() -> None:
    game = table().lay("yacht")
    game.seat(0).holds("trip_around_the_world")
    game.select("bad_luck", "bad_luck", "bad_luck", "health")
    assert game.options()[:4] == [
        f"change bad_luck {name}" for name in ("health", "knowledge", "relationship", "money")
    ]
    game.choose("change bad_luck money")

    assert game.told("misfortune") == []
    assert game.seat(0).cards() == 1


@rule("CV.q.22", "CV.icons.10", "CV.badluck.03")
def test_bad_luck_that_is_not_changed_in_time_counts() -> None:
    game = table().lay("yacht")
    game.seat(0).holds("rabbit_foot")
    game.select("bad_luck", "bad_luck", "bad_luck", "health")
    assert game.options() == ["buy yacht", "change bad_luck good_luck", "done"]
    game.choose("done")

    assert len(game.told("misfortune")) == 1


@rule("CV.cards.24")
def test_trip_around_the_world_may_change_the_token_of_dads_company() -> None:
    game = table().lay("yacht")
    game.seat(0).holds("trip_around_the_world", "dads_company")
    game.select("bad_luck", "bad_luck", "health", "knowledge")
    assert game.state.bad_luck == 3
    game.choose("change bad_luck health")

    assert game.told("misfortune") == []


@rule("CV.cards.06", "CV.ex.06")
def test_dads_company_and_two_bad_luck_dice_make_a_misfortune() -> None:
    game = table().lay("yacht")
    game.seat(0).holds("dads_company", "gym")
    game.select("bad_luck", "bad_luck", "health", "knowledge")

    assert game.options() == ["lose gym", "lose dads_company"]


@rule("CV.cards.01", "CV.cards.02", "CV.q.35", "CV.ex.15")
@pytest.mark.parametrize(("insurances", "lost"), [(1, 1), (2, 0)])
def test_each_insurance_cancels_one_misfortune(insurances: int, lost: int) -> None:
    game = table()
    game.seat(0).holds("dads_company", "gym", "marriage")
    game.seat(0).has_in_hand(*("life_insurance", "second_insurance")[:insurances])
    game.select(*["bad_luck"] * 5).go_on()
    game.choose("play life_insurance")
    if insurances == 2:
        game.choose("play second_insurance")
    else:
        game.choose("lose gym")

    assert len(game.told("lost")) == lost
    assert game.seat(0).hand() == []


@rule("CV.cards.32")
def test_insurance_waits_for_a_misfortune_that_costs_a_card() -> None:
    game = table().lay("gym")
    game.seat(0).has_in_hand("life_insurance")
    game.select("health", "health", "bad_luck", "bad_luck")
    assert game.why_not("play life_insurance") == "only_at_misfortune"

    game = table()
    game.seat(0).has_in_hand("life_insurance")
    game.select("bad_luck", "bad_luck", "bad_luck", "bad_luck")
    assert game.seat(0).hand() == ["life_insurance"]


@rule("CV.q.29")
def test_a_stack_of_one_card_becomes_empty() -> None:
    game = unlucky("gym")

    assert game.seat(0).stack("health") == []
    assert game.box() == ["gym"]


@rule("CV.q.47")
def test_covering_dads_company_helps_from_the_next_turn() -> None:
    game = table().lay("clerk", "yacht", "villa", "doctorate", "yoga")
    game.seat(0).holds("dads_company", "gym")
    game.select("bad_luck", "bad_luck", "knowledge", "good_luck")
    game.choose("buy clerk", "done")
    assert game.question() == "bad_luck.lose"
    game.choose("lose gym")

    assert game.seat(0).stack("work") == ["dads_company", "clerk"]
    assert game.seat(0).tokens() == {"money": 1}


@rule("CV.cards.13", "CV.select.14")
def test_changing_bad_luck_is_not_asked_where_it_changes_nothing() -> None:
    game = table().lay("yacht")
    game.seat(0).holds("trip_around_the_world")
    game.select("bad_luck", "bad_luck", "health", "health")

    assert game.state.player == 1
