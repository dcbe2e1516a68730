"""Phase 2: buying cards, and 3 good luck."""

import pytest

from tests.cv.deck import DECK, P, table
from wellspent.engine.session import NotPossible
from wellspent.games.cv.cards import Card
from wellspent.games.cv.symbols import symbols as of
from wellspent.testing import rule
from wellspent.titles.cv.testing.table import CvTable

PEBBLE = Card("pebble", 38, P, of(wild=1), points=1)


@rule("CV.select.01", "CV.select.07", "CV.select.08", "CV.select.09")
def test_up_to_two_cards_of_any_types_from_any_space() -> None:
    game = table().lay("yacht", "gym", "villa", "bonus", "jewel")
    game.select("health", "health", "knowledge", "money")
    game.choose("buy gym")
    assert game.track() == ["yacht", "villa", "bonus", "jewel"]
    game.choose("buy bonus")

    assert game.options() == ["done"]
    game.choose("done")
    assert game.seat(0).stack("health") == ["gym"]
    assert game.seat(0).hand() == ["bonus"]


@rule("CV.select.01")
def test_a_third_card_is_refused() -> None:
    game = table().lay("scooter", "workshop", "used_car", "flat", "coach")
    game.seat(0).holds("clerk")
    game.select("money", "money", "health", "good_luck")
    game.choose("buy scooter", "buy coach")

    assert game.why_not("buy workshop") == "two_cards"


@rule("CV.select.01")
def test_buying_is_never_forced() -> None:
    game = table().lay("gym")
    game.select("health", "health", "knowledge", "money")
    game.choose("done")

    assert game.told("bought") == []


@rule("CV.select.02")
def test_a_card_costs_exactly_the_symbols_of_its_cost_area() -> None:
    game = table().lay("charm", "gym", "course")
    game.select("health", "money", "relationship", "good_luck")
    assert game.why_not("buy gym") == "cannot_pay"
    assert game.refusal("buy gym").missing == (1, 0, 0, 0, 0, 0, 0)
    assert game.game.reason_rule(game.refusal("buy gym").reason) == "CV.select.02"
    game.choose("buy charm")

    assert game.left() == {"relationship": 1, "good_luck": 1}


@rule("CV.select.03", "CV.tokens.04")
def test_dice_tokens_and_events_pay_together() -> None:
    game = table().lay("villa", "gym", "course")
    game.seat(0).holds("clerk").has_in_hand("piggy_bank")
    game.select("money", "knowledge", "relationship", "good_luck")
    game.choose("buy villa")
    assert len(game.options()) == 1
    game.choose(game.options()[0])

    assert game.box()[-1:] == ["piggy_bank"]
    assert game.left() == {"knowledge": 1, "relationship": 1, "good_luck": 1}


@rule("CV.select.04")
def test_a_symbol_is_spent_once() -> None:
    game = table().lay("flat", "used_car", "charm")
    game.select("money", "money", "money", "health")
    game.choose("buy flat")

    assert "buy used_car" not in game.options()
    assert game.refusal("buy used_car").missing == (0, 0, 0, 2, 0, 0, 0)
    assert "buy charm" in game.options()


@rule("CV.select.05", "CV.cards.10", "CV.cards.16", "CV.select.06")
def test_a_condition_must_be_true_and_spends_nothing() -> None:
    game = table().lay("early_retirement", "job_offer", "gym", "rabbit_foot")
    game.select("health", "health", "relationship", "good_luck")

    assert game.why_not("buy early_retirement") == "condition"
    game.choose("buy job_offer")
    assert game.left() == {"health": 2, "relationship": 1, "good_luck": 1}
    game.choose("buy gym")
    assert game.why_not("buy rabbit_foot") == "two_cards"


@rule("CV.select.05")
@pytest.mark.parametrize(("held", "can"), [(["child"], True), (["marriage"], True), (["friends"], False)])
def test_a_condition_may_ask_for_one_of_some_cards(held: list[str], can: bool) -> None:
    game = table().lay("grandchildren", "gym")
    game.seat(0).holds(*held).holds("dog")
    game.select("relationship", "relationship", "health", "health")

    assert ("buy grandchildren" in game.options()) == can


@rule("CV.select.05")
def test_a_condition_may_count_the_whole_cv() -> None:
    game = table().lay("house", "gym")
    game.seat(0).holds("course", "friends", "bicycle")
    game.select("money", "money", "health", "health")
    assert game.why_not("buy house") == "condition"

    game = table().lay("house", "gym")
    game.seat(0).holds("course", "friends", "bicycle", "clerk")
    game.select("money", "money", "health", "health")
    assert "buy house" in game.options()


@rule("CV.select.10", "CV.select.11", "CV.tokens.07")
def test_symbols_of_an_event_may_be_split_and_the_rest_is_lost() -> None:
    game = table().lay("scooter", "workshop", "yacht", "villa", "doctorate")
    game.seat(0).has_in_hand("bonus")
    game.select("health", "relationship", "good_luck", "bad_luck")
    game.choose("buy scooter")
    assert game.box() == ["bonus"]
    game.choose("buy workshop")
    assert game.left()["money"] == 1
    game.choose("done", "place workshop work")

    assert game.seat(0).tokens() == {"money": 1}
    assert game.seat(0).hand() == []


@rule("CV.select.12", "CV.select.13")
def test_a_choice_binds_when_the_phase_is_ended() -> None:
    game = table().lay("gym", "course", "yacht")
    game.select("health", "health", "relationship", "good_luck")
    game.choose("buy gym")

    assert game.question() == "select.buy"
    assert game.seat(0).stack("health") == []
    assert game.seat(0).tokens() == {}


@rule("CV.select.14", "CV.q.41")
def test_who_can_buy_nothing_goes_on() -> None:
    game = table().lay("yacht")
    game.select("health", "relationship", "good_luck", "bad_luck")

    assert game.state.player == 1


@rule("CV.q.41")
def test_on_an_empty_track_nothing_is_bought_and_the_turn_goes_on() -> None:
    game = table().cut("early_adulthood", 0).cut("middle_age", 0).cut("old_age", 0)
    game.select("good_luck", "good_luck", "good_luck", "money")

    assert (game.state.player, game.state.finished) == (1, False)


@rule("CV.select.15", "CV.icons.03", "CV.goodluck.07")
def test_a_wild_in_a_cost_is_any_plain_symbol_and_never_luck() -> None:
    game = table().lay("dog", "gym")
    game.select("money", "good_luck", "good_luck", "bad_luck")
    assert game.state.player == 1

    game = table().lay("dog", "yacht")
    game.select("money", "knowledge", "good_luck", "bad_luck")
    game.choose("buy dog")
    assert game.left() == {"good_luck": 1, "bad_luck": 1}


@rule("CV.select.16", "CV.goodluck.08")
def test_luck_in_a_cost_is_paid_with_that_very_symbol() -> None:
    game = table().lay("jewel", "pension")
    game.seat(0).holds("club")
    game.select("good_luck", "good_luck", "bad_luck", "money")
    assert game.why_not("buy pension") == "cannot_pay"
    game.choose("buy jewel")

    assert game.left() == {"bad_luck": 1, "money": 1, "wild": 1}


@rule("CV.select.17")
def test_the_player_chooses_what_is_spent_where_it_matters() -> None:
    game = table().lay("dog", "gym", "course")
    game.select("health", "health", "knowledge", "knowledge")
    game.choose("buy dog")

    assert game.question() == "select.pay"
    assert set(game.options()) >= {"pay 2 health", "pay 2 knowledge"}
    game.choose("pay 2 knowledge")
    assert "buy gym" in game.options()
    assert "buy course" not in game.options()


@rule("CV.select.17")
def test_nothing_is_asked_where_it_makes_no_difference() -> None:
    game = table().lay("dog", "yacht")
    game.select("health", "knowledge", "relationship", "money")
    game.choose("buy dog")

    assert game.question() == "select.buy"


@rule("CV.select.17")
def test_wilds_and_events_are_kept_where_something_else_pays_as_well() -> None:
    game = table().lay("gym", "course")
    game.seat(0).holds("memory_master").has_in_hand("holidays")
    game.select("health", "health", "good_luck", "bad_luck")
    game.choose("buy gym", "pay 2 health")

    assert game.question() == "select.buy"
    assert game.left() == {"good_luck": 1, "bad_luck": 1, "wild": 1}
    assert game.seat(0).hand() == ["holidays"]


@rule("CV.select.18")
def test_nobody_pays_for_another() -> None:
    game = table().lay("flat", "gym")
    game.seat(1).holds("clerk")
    game.select("money", "health", "good_luck", "bad_luck")

    assert game.state.player == 1


# 3 good luck.


def lucky(*track: str) -> CvTable:
    game = table().lay(*track)
    return game.select("good_luck", "good_luck", "good_luck", "bad_luck")


@rule("CV.goodluck.01", "CV.goodluck.03", "CV.goodluck.05", "CV.q.08")
def test_three_good_luck_buy_any_card_whatever_it_costs() -> None:
    game = lucky("yacht", "pension", "lottery", "bonus")
    assert game.options() == ["buy yacht", "buy pension", "buy lottery", "buy bonus", "done"]
    game.choose("buy yacht", "done")

    assert game.seat(0).stack("possession") == ["yacht"]
    assert game.told("bought")[0].number == 1


@rule("CV.goodluck.02", "CV.q.07", "CV.tokens.04")
def test_good_luck_of_dice_tokens_and_events_counts_together() -> None:
    game = table().lay("yacht", "villa")
    game.seat(0).holds("charm").has_in_hand("clover")
    game.select("good_luck", "health", "bad_luck", "relationship")
    game.choose("buy yacht")
    game.choose(game.options()[0])

    assert game.box() == ["clover"]
    assert game.left() == {"health": 1, "relationship": 1, "bad_luck": 1, "good_luck": 1}


@rule("CV.goodluck.04", "CV.ex.16")
def test_three_good_luck_do_not_replace_a_condition() -> None:
    game = table().lay("job_offer", "gym")
    game.seat(0).holds("clerk")
    game.select("good_luck", "good_luck", "good_luck", "bad_luck")

    assert game.options() == ["buy gym", "done"]
    assert game.why_not("buy job_offer") == "condition"


@rule("CV.goodluck.06")
def test_six_good_luck_buy_two_cards() -> None:
    game = table().lay("yacht", "villa", "doctorate")
    game.seat(0).holds("twins", "bicycle")
    game.select("good_luck", "good_luck", "good_luck", "bad_luck")
    game.choose("buy yacht")
    game.choose("buy villa")

    assert game.options() == ["done"]


@rule("CV.goodluck.07", "CV.tokens.05")
def test_a_wild_is_not_good_luck() -> None:
    game = table().lay("yacht")
    game.seat(0).holds("memory_master")
    game.select("good_luck", "good_luck", "bad_luck", "bad_luck")

    assert game.state.player == 1


@rule("CV.goodluck.08")
def test_three_good_luck_are_an_offer_beside_the_price() -> None:
    game = table().lay("jewel", "villa", "flat")
    game.select("good_luck", "good_luck", "good_luck", "money")
    game.choose("buy jewel")

    assert game.left() == {"good_luck": 1, "money": 1}


@rule("CV.goodluck.08", "CV.goodluck.01")
def test_luck_or_price_is_asked_where_it_matters() -> None:
    game = table().lay("flat", "scooter", "workshop")
    game.seat(0).holds("charm")
    game.select("good_luck", "good_luck", "money", "money")
    game.choose("buy flat")

    assert game.options() == ["pay 2 money", "pay 3 good_luck for luck"]


@rule("CV.goodluck.09")
def test_three_good_luck_pay_no_running_cost_and_cancel_no_misfortune() -> None:
    game = table().lay("yacht")
    game.seat(0).holds("child")
    game.select("good_luck", "good_luck", "bad_luck", "bad_luck")
    assert game.options() == ["buy yacht", "done"]
    game.choose("done")

    assert game.box() == ["child"]


@rule("CV.goodluck.10")
def test_two_good_luck_give_no_part_payment() -> None:
    game = table().lay("used_car", "jewel")
    game.select("good_luck", "good_luck", "money", "money")

    assert game.options() == ["buy jewel", "done"]
    with pytest.raises(NotPossible):
        game.choose("buy used_car")


@rule("CV.select.05", "CV.cards.10", "CV.cards.16")
def test_a_condition_on_work_looks_at_no_other_stack() -> None:
    game = table().lay("early_retirement", "job_offer")
    game.seat(0).holds("gym", "course", "friends", "bicycle")
    game.select("bad_luck", "bad_luck", "good_luck", "money")

    assert game.options() == ["buy job_offer", "done"]
    assert game.why_not("buy early_retirement") == "condition"


@rule("CV.goodluck.09", "CV.upkeepcost.09")
def test_good_luck_is_no_way_to_settle_a_running_cost() -> None:
    game = table()
    game.seat(0).holds("child").has_in_hand("pocket_money")
    game.select("good_luck", "good_luck", "bad_luck", "bad_luck").go_on().choose("settle child").go_on()

    assert game.box() == ["pocket_money"]
    assert game.seat(0).stack("relationship") == ["child"]


@rule("CV.select.17", "CV.upkeepcost.06", "CV.upkeepcost.07")
def test_the_player_may_spend_what_a_running_cost_would_have_taken() -> None:
    game = CvTable([*DECK, PEBBLE]).lay("pebble", "villa")
    game.seat(0).holds("dog")
    game.select("money", "health", "good_luck", "good_luck")
    game.choose("buy pebble")
    assert game.question() == "select.pay"
    assert game.options() == ["pay 1 relationship", "pay 1 health"]
    game.choose("pay 1 health", "done")

    assert game.seat(0).stack("relationship") == []
    assert game.told("running_paid") == []


@rule("CV.select.17", "CV.upkeepcost.07")
def test_a_wild_token_beside_a_die_is_another_way_to_pay() -> None:
    game = table().lay("scooter", "villa")
    game.seat(0).holds("dog").holds("club")
    game.select("money", "knowledge", "knowledge", "good_luck")
    game.choose("buy scooter")

    assert game.question() == "select.pay"
    game.choose("pay 1 wild", "done")
    assert game.seat(0).stack("relationship") == []


@rule("CV.select.17")
def test_ways_that_leave_the_same_for_running_costs_are_one() -> None:
    game = CvTable([*DECK, PEBBLE]).lay("pebble", "villa")
    game.seat(0).holds("dog")
    game.select("money", "knowledge", "good_luck", "good_luck")
    game.choose("buy pebble")

    assert game.question() != "select.pay"
