"""Every card that the rulebook describes, and the icons."""

import pytest

from tests.cv.deck import table
from wellspent.engine.session import NotPossible
from wellspent.testing import rule
from wellspent.titles.cv.testing.table import CvTable

DEAR = ("yacht", "villa", "doctorate", "yoga", "neighbours")
PLAIN4 = ("health", "knowledge", "relationship", "money")


def quiet() -> CvTable:
    return table().lay(*DEAR)


@rule("CV.cards.03", "CV.cards.04")
def test_zoo_trip_on_the_first_throw() -> None:
    game = quiet()
    game.seat(0).has_in_hand("zoo_trip")
    game.begin()
    game.choose("play zoo_trip")

    assert len(game.dice()) == 6
    assert game.box() == ["zoo_trip"]


@rule("CV.cards.04", "CV.q.18", "CV.roll.05")
def test_zoo_trip_on_a_reroll() -> None:
    game = quiet()
    game.seat(0).has_in_hand("zoo_trip")
    game.begin(*PLAIN4)
    game.choose("roll", "play zoo_trip")
    assert "keep" not in game.options()
    assert game.options()[0] == "reroll"
    game.next_dice("bad_luck", "money", "good_luck").choose("reroll 1")

    assert game.dice() == ["bad_luck", "knowledge", "relationship", "money", "money", "good_luck"]
    assert game.state.rerolls == 1
    assert "reroll 5" not in game.options()
    assert "reroll 4 5 6" in game.options()


@rule("CV.cards.04", "CV.q.18")
def test_zoo_trip_may_roll_only_the_new_dice() -> None:
    game = quiet()
    game.seat(0).has_in_hand("zoo_trip")
    game.begin(*PLAIN4)
    game.choose("roll", "play zoo_trip")
    game.next_dice("money", "money").choose("reroll")

    assert game.dice() == [*PLAIN4, "money", "money"]
    assert game.state.rerolls == 1


@rule("CV.cards.04", "CV.q.18")
def test_zoo_trip_may_not_be_played_after_the_last_throw_nor_with_seven_dice() -> None:
    game = quiet()
    game.seat(0).has_in_hand("zoo_trip", "second_try")
    game.begin(*PLAIN4)
    game.choose("roll")
    game.next_dice("health").choose("reroll 1")
    game.next_dice("health").choose("reroll 1")
    assert game.options() == ["keep", "play second_try"]
    assert game.why_not("play zoo_trip") == "no_throw_left"

    game = quiet()
    game.seat(0).holds("marriage", "scooter", "sauna").has_in_hand("zoo_trip")
    game.begin(*PLAIN4, "money", "money", "money")
    assert len(game.dice()) == 7
    assert game.why_not("play zoo_trip") == "seven_dice"


@rule("CV.q.18", "CV.cards.14")
def test_zoo_trip_also_in_a_fourth_throw() -> None:
    game = quiet()
    game.seat(0).holds("bike_instead_of_car").has_in_hand("zoo_trip")
    game.begin(*PLAIN4)
    game.choose("roll")
    game.next_dice("health").choose("reroll 1")
    game.next_dice("health").choose("reroll 1")

    assert "play zoo_trip" in game.options()


@rule("CV.cards.07", "CV.cards.31", "CV.q.28")
def test_pension_fund_waits_for_an_old_age_card_on_the_track() -> None:
    game = table().lay("villa", "gym")
    game.seat(0).has_in_hand("pension_fund")
    game.select("health", "health", "bad_luck", "good_luck")
    assert "buy villa" not in game.options()
    assert game.why_not("play pension_fund") == "not_old_age"
    assert game.seat(0).hand() == ["pension_fund"]

    game = table().lay("villa", "memoirs")
    game.seat(0).has_in_hand("pension_fund")
    game.select("health", "health", "bad_luck", "good_luck")
    game.choose("buy villa", "done")
    assert game.box() == ["pension_fund"]


@rule("CV.cards.07", "CV.select.11")
def test_money_of_pension_fund_that_is_not_spent_is_lost() -> None:
    game = table().lay("scooter", "memoirs", *DEAR[:3])
    game.seat(0).has_in_hand("pension_fund")
    game.select("health", "relationship", "bad_luck", "good_luck")
    game.choose("buy scooter")

    assert game.left()["money"] == 3
    game.choose("done")
    assert game.seat(0).hand() == []


@rule("CV.q.28")
def test_a_card_selected_this_turn_still_lies_on_the_track() -> None:
    game = table().lay("walks", "villa")
    game.seat(0).has_in_hand("pension_fund")
    game.select("health", "health", "health", "good_luck")
    game.choose("buy walks")

    assert "buy villa" in game.options()


@rule("CV.cards.08")
def test_the_magician_changes_one_plain_symbol_once_a_turn() -> None:
    game = table().lay("used_car", "flat", *DEAR[:2])
    game.seat(0).holds("magician")
    game.select("money", "money", "health", "relationship")
    game.choose("buy used_car")
    if game.question() == "select.pay":
        game.choose(game.options()[0])

    assert game.state.used == 1 << 1
    assert "buy flat" not in game.options()


@rule("CV.cards.08")
def test_the_magician_has_no_power_over_luck() -> None:
    game = table().lay("used_car", "jewel")
    game.seat(0).holds("magician")
    game.select("money", "money", "good_luck", "bad_luck")

    assert game.state.player == 1


@rule("CV.cards.08", "CV.cards.29")
def test_what_the_magician_does_not_use_is_lost() -> None:
    game = table(2).lay(*DEAR)
    game.seat(0).holds("magician")
    game.select("bad_luck", "good_luck", "good_luck", "health")
    game.select("bad_luck", "good_luck", "good_luck", "health")

    assert game.state.used == 0


@rule("CV.cards.09", "CV.q.19")
def test_a_friend_lends_one_symbol_of_a_neighbours_active_work_card() -> None:
    game = table().lay("flat", "scooter", *DEAR[:3])
    game.seat(0).holds("friend_from_work")
    game.seat(2).holds("dads_company", "clerk")
    game.select("money", "health", "bad_luck", "good_luck")
    game.choose("buy flat")

    assert game.seat(2).tokens() == {"money": 1}
    assert "buy scooter" not in game.options()
    assert len(game.told("neighbours_symbol")) == 1


@rule("CV.q.19", "CV.cards.17")
def test_a_borrowed_bad_luck_pays_for_pension_and_counts() -> None:
    game = table().lay("pension", *DEAR[:4])
    game.seat(0).holds("friend_from_work", "gym")
    game.seat(1).holds("dads_company")
    game.select("bad_luck", "health", "health", "good_luck")
    game.choose("buy pension")
    assert game.state.bad_luck == 2


@rule("CV.q.19", "CV.cards.28")
def test_the_magician_may_change_a_borrowed_symbol() -> None:
    game = table().lay("gym", *DEAR[:4])
    game.seat(0).holds("friend_from_work", "magician")
    game.seat(1).holds("clerk")
    game.select("health", "bad_luck", "bad_luck", "good_luck")

    assert "buy gym" in game.options()


@rule("CV.q.19", "CV.cards.09")
def test_a_friend_lends_nothing_of_covered_cards_nor_of_other_types() -> None:
    game = table().lay("gym", "course", *DEAR[:3])
    game.seat(0).holds("friend_from_work")
    game.seat(1).holds("clerk", "dads_company", "memory_master")
    game.seat(2).holds("coach")
    game.select("health", "knowledge", "bad_luck", "good_luck")

    assert game.state.player == 1


@rule("CV.cards.30")
def test_with_two_players_a_friend_still_lends_one_symbol() -> None:
    game = table(2).lay("flat", "scooter", *DEAR[:3])
    game.seat(0).holds("friend_from_work")
    game.seat(1).holds("director")
    game.select("health", "bad_luck", "bad_luck", "good_luck")

    assert "buy scooter" in game.options()
    assert "buy flat" not in game.options()


@rule("CV.cards.10")
def test_early_retirement_needs_a_work_card_covered_or_active() -> None:
    game = table().lay("early_retirement")
    game.seat(0).holds("clerk")
    game.select("bad_luck", "bad_luck", "good_luck", "good_luck")

    assert game.options() == ["buy early_retirement", "done"]


@rule("CV.cards.12")
def test_memory_master_gives_a_plain_symbol_and_never_luck() -> None:
    game = table().lay("jewel", "charm")
    game.seat(0).holds("memory_master")
    game.select("good_luck", "health", "bad_luck", "bad_luck")

    assert game.options() == ["buy charm", "done"]


@rule("CV.cards.14", "CV.icons.06", "CV.q.21", "CV.roll.04")
@pytest.mark.parametrize(
    ("held", "rerolls"), [("bike_instead_of_car", 3), ("coach", 3), ("gym", 2), ("psychotherapy", 2)]
)
def test_a_reroll_icon_is_one_throw_more(held: str, rerolls: int) -> None:
    game = quiet()
    game.seat(0).holds(held)
    game.begin(*PLAIN4)

    assert game.state.rerolls == rerolls


@rule("CV.q.21")
def test_a_reroll_event_gives_one_more_in_the_turn_it_is_played() -> None:
    game = quiet()
    game.seat(0).has_in_hand("second_try")
    game.begin(*PLAIN4).go_on()
    game.choose("play second_try")

    assert game.state.rerolls == 3
    assert game.box() == ["second_try"]


@rule("CV.cards.15", "CV.cards.27", "CV.ex.14", "CV.roll.06")
def test_psychotherapy_rerolls_bad_luck_once() -> None:
    game = quiet()
    game.seat(0).holds("psychotherapy")
    game.begin("bad_luck", "bad_luck", "bad_luck", "health")
    game.next_dice("bad_luck", "money", "money", "health").choose("reroll 1 2 3 4")

    assert game.dice() == ["bad_luck", "money", "money", "health"]
    assert "reroll 2 3 4" in game.options()
    assert not any("1" in line for line in game.options())


@rule("CV.cards.15", "CV.cards.27")
def test_psychotherapy_is_not_used_up_by_a_reroll_without_bad_luck() -> None:
    game = quiet()
    game.seat(0).holds("psychotherapy")
    game.begin("bad_luck", "bad_luck", "money", "health")
    game.next_dice("bad_luck").choose("reroll 3")

    assert "reroll 1 2 3" in game.options()


@rule("CV.cards.26")
def test_any_of_three_rerolls_may_be_the_one_of_psychotherapy() -> None:
    game = quiet()
    game.seat(0).holds("psychotherapy")
    game.seat(0).me.stacks[1].append(game.take("coach").index)
    game.begin("bad_luck", "bad_luck", "money", "health")
    game.next_dice("money").choose("reroll 3")
    game.next_dice("money").choose("reroll 3")

    assert game.state.rerolls == 1
    assert "reroll 1" in game.options()


@rule("CV.roll.09")
def test_with_psychotherapy_frozen_dice_do_not_end_the_rolling() -> None:
    game = quiet()
    game.seat(0).holds("psychotherapy")
    game.begin("bad_luck", "bad_luck", "bad_luck", "bad_luck")

    assert "reroll 1 2 3 4" in game.options()


@rule("CV.cards.16")
def test_an_offer_from_a_job_center_is_for_those_without_work() -> None:
    game = table().lay("job_offer")
    game.select("bad_luck", "bad_luck", "good_luck", "good_luck")
    assert game.options() == ["buy job_offer", "done"]

    game = table().lay("job_offer", "gym")
    game.seat(0).holds("clerk")
    game.select("health", "health", "good_luck", "good_luck")
    assert game.why_not("buy job_offer") == "condition"


@rule("CV.cards.25")
def test_changed_bad_luck_pays_no_pension_and_spent_bad_luck_is_not_changed() -> None:
    game = table().lay("pension", "yacht")
    game.seat(0).holds("trip_around_the_world")
    game.select("bad_luck", "bad_luck", "bad_luck", "good_luck")
    game.choose("change bad_luck money", "buy pension")
    assert game.left() == {"good_luck": 1, "money": 1}
    assert game.state.bad_luck == 2

    game = table().lay("pension", "yacht")
    game.seat(0).holds("trip_around_the_world")
    game.select("bad_luck", "bad_luck", "health", "good_luck")
    game.choose("buy pension")
    assert game.state.bad_luck == 2
    assert game.options() == ["done"]


@rule("CV.cards.28")
def test_two_once_per_turn_effects_may_be_used_in_one_turn() -> None:
    game = table().lay("flat", "yacht")
    game.seat(0).holds("magician", "trip_around_the_world")
    game.select("bad_luck", "health", "good_luck", "good_luck")
    game.choose("buy flat")

    assert game.state.used == 0b11
    assert game.state.bad_luck == 0


@rule("CV.icons.07", "CV.icons.09", "CV.q.22")
def test_a_two_way_arrow_replaces_any_number_in_either_direction() -> None:
    game = table().lay("used_car", "doctorate", "gym")
    game.seat(0).holds("tutor")
    game.select("knowledge", "money", "knowledge", "bad_luck")

    assert game.options() == ["buy used_car", "buy doctorate", "done"]


@rule("CV.icons.08")
def test_a_one_way_arrow_goes_from_left_to_right_only() -> None:
    game = table().lay("flat", "gym", "yacht")
    game.seat(0).holds("trainer")
    game.select("health", "money", "bad_luck", "good_luck")

    assert game.options() == ["buy flat", "done"]


@rule("CV.icons.09")
def test_an_arrow_may_change_tokens_and_event_symbols() -> None:
    game = table().lay("used_car", "yacht")
    game.seat(0).holds("trainer", "gym").has_in_hand("holidays")
    game.select("bad_luck", "bad_luck", "good_luck", "good_luck")
    game.choose("buy used_car").go_on()

    assert game.box()[0] == "holidays"


@rule("CV.icons.10", "CV.q.22", "CV.goodluck.07")
def test_arrows_may_be_chained_and_lead_to_luck() -> None:
    game = table().lay("jewel", "yacht")
    game.seat(0).holds("alchemist")
    game.select("money", "relationship", "bad_luck", "health")
    game.choose("buy jewel")

    assert game.left() == {"bad_luck": 1, "health": 1}


@rule("CV.icons.10", "CV.badluck.03")
def test_an_arrow_may_turn_bad_luck_into_good_luck() -> None:
    game = table().lay("jewel", "yacht")
    game.seat(0).holds("rabbit_foot", "gym")
    game.select("bad_luck", "bad_luck", "bad_luck", "money")
    game.choose("buy jewel", "done")

    assert game.told("misfortune") == []
    assert game.seat(0).stack("possession") == ["jewel"]


@rule("CV.cards.08", "CV.icons.09")
def test_the_magician_changes_dice_and_tokens_not_event_symbols() -> None:
    game = table().lay("gym", "yacht")
    game.seat(0).holds("magician").has_in_hand("pocket_money")
    game.select("health", "bad_luck", "good_luck", "good_luck")

    assert game.options() == ["done"]


def test_what_cannot_be_chosen_is_said_with_what_could_be() -> None:
    game = table().lay("gym")
    game.select("health", "health", "bad_luck", "good_luck")
    with pytest.raises(NotPossible, match="only: buy gym, done"):
        game.choose("buy yacht")


@rule("CV.cards.08", "CV.cards.29")
def test_the_magician_works_again_in_the_next_turn() -> None:
    game = table(2).lay("flat", *DEAR[:4])
    game.seat(0).holds("magician")
    game.select("money", "health", "bad_luck", "bad_luck").choose("buy flat", "done")
    assert game.seat(0).stack("possession") == ["flat"]
    assert "gym" in game.track()
    game.select("health", "money", "bad_luck", "bad_luck")

    assert "buy gym" in game.options()


@rule("CV.cards.13")
def test_trip_around_the_world_changes_one_bad_luck_a_turn() -> None:
    game = quiet()
    game.seat(0).holds("trip_around_the_world", "child")
    game.select("bad_luck", "bad_luck", "health", "health")
    assert "change bad_luck money" in game.options()
    game.choose("change bad_luck knowledge")

    # The other bad luck would pay for the child.
    assert game.state.player == 1
    assert "child" in game.box()


@rule("CV.cards.13", "CV.upkeepcost.09")
def test_bad_luck_may_be_changed_to_pay_a_running_cost() -> None:
    game = quiet()
    game.seat(0).holds("trip_around_the_world", "child")
    game.select("bad_luck", "good_luck", "health", "health")
    assert "change bad_luck money" in game.options()
    game.choose("change bad_luck money").done()

    assert game.seat(0).stack("relationship") == ["child"]


@rule("CV.cards.09", "CV.q.19")
def test_a_friend_lends_one_symbol_though_the_card_shows_two() -> None:
    game = table().lay("clerk", "scooter", *DEAR[:3])
    game.seat(0).holds("friend_from_work")
    game.seat(1).holds("teacher")
    game.select("health", "bad_luck", "bad_luck", "good_luck")

    assert "buy scooter" in game.options()
    assert game.why_not("buy clerk") == "cannot_pay"


@rule("CV.cards.09")
def test_only_neighbours_lend_and_nobody_lends_to_oneself() -> None:
    game = table(4).lay("scooter", "flat", *DEAR[:3])
    game.seat(0).holds("friend_from_work")
    game.seat(2).holds("clerk")
    game.select("health", "bad_luck", "bad_luck", "good_luck")
    assert game.state.player == 1

    game = table(4).lay("scooter", "flat", *DEAR[:3])
    game.seat(0).holds("friend_from_work", "clerk")
    game.select("health", "bad_luck", "bad_luck", "good_luck")
    assert game.options() == ["buy scooter", "done"]


@rule("CV.badluck.02", "CV.cards.17", "CV.cards.25")
def test_bad_luck_that_pays_as_it_is_counts_though_it_could_have_been_changed() -> None:
    game = table().lay("pension", *DEAR[:4])
    game.seat(0).holds("trip_around_the_world", "course").has_in_hand("piggy_bank")
    game.select("bad_luck", "bad_luck", "bad_luck", "health").choose("buy pension")

    assert game.state.bad_luck == 3


@rule("CV.q.21", "CV.roll.09")
def test_a_reroll_event_is_not_played_where_every_die_is_frozen() -> None:
    game = quiet()
    game.seat(0).has_in_hand("second_try", "zoo_trip")
    game.begin("bad_luck", "bad_luck", "bad_luck", "bad_luck")
    assert game.why_not("play second_try") == "after_the_throw"
    game.next_dice("bad_luck", "bad_luck", "bad_luck", "bad_luck").choose("roll")

    assert game.options() == ["keep", "play zoo_trip"]
    assert game.why_not("play second_try") == "frozen"


@rule("CV.roll.04", "CV.q.21")
def test_without_a_reroll_left_only_an_event_brings_another() -> None:
    game = quiet()
    game.seat(0).has_in_hand("second_try", "piggy_bank")
    game.begin(*PLAIN4).go_on()
    game.next_dice("health").choose("reroll 1").next_dice("health").choose("reroll 1")

    assert game.options() == ["keep", "play second_try"]
    assert game.why_not("reroll 2") == "no_reroll_left"
    assert game.why_not("play piggy_bank") == "with_a_payment"
