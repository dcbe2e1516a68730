"""Phase 4: running costs, and adding cards to the CV."""

import pytest

from tests.cv.deck import table
from wellspent.engine.session import NotPossible
from wellspent.testing import rule
from wellspent.titles.cv.testing.table import CvTable

DEAR = ("yacht", "villa", "doctorate", "yoga", "neighbours")


def bought(*ids: str, held: tuple[str, ...] = (), seats: int = 3) -> CvTable:
    """A table on which seat 0 has just bought these cards, for 3 good luck each, and ended phase 2."""
    game = table(seats).lay(*ids)
    game.seat(0).holds(*held)
    game.select("good_luck", "good_luck", "good_luck", "health")
    game.state.ready[4] = 6
    for id in ids:
        game.choose(f"buy {id}")
        if game.question() == "select.pay":
            game.choose("pay 3 good_luck for luck")
    return game.choose("done")


@rule("CV.addcv.01", "CV.addcv.02")
def test_cards_go_each_on_the_stack_of_its_type() -> None:
    game = bought("clerk", "used_car", held=("bicycle",))

    assert game.seat(0).stack("work") == ["clerk"]
    assert game.seat(0).stack("possession") == ["bicycle", "used_car"]


@rule("CV.addcv.02", "CV.addcv.03", "CV.tokens.02")
def test_only_the_top_card_of_a_stack_works() -> None:
    game = table()
    game.seat(0).holds("gym", "coach")
    assert game.seat(0).tokens() == {}

    game.seat(0).holds("course")
    assert game.seat(0).tokens() == {"knowledge": 1}
    assert game.seat(0).score().table == [3, 1, 0]


@rule("CV.addcv.04", "CV.addcv.06")
@pytest.mark.parametrize(
    ("line", "stack"),
    [
        ("place course knowledge", ["tutor", "magician", "course"]),
        ("place course knowledge under 1", ["tutor", "course", "magician"]),
        ("place course knowledge under 2", ["course", "tutor", "magician"]),
    ],
)
def test_a_knowledge_card_may_go_anywhere_in_its_stack(line: str, stack: list[str]) -> None:
    game = bought("course", held=("tutor", "magician"))
    game.choose(line)

    assert game.seat(0).stack("knowledge") == stack


@rule("CV.addcv.04")
@pytest.mark.parametrize(("card", "held"), [("gym", "coach"), ("friends", "dog")])
def test_health_and_relationship_cards_go_anywhere_too(card: str, held: str) -> None:
    game = table().lay(card)
    game.seat(0).holds(held)
    game.select("health", "health", "relationship", "relationship")
    game.choose(f"buy {card}", "done")

    assert len(game.options()) == 2


@rule("CV.addcv.05")
def test_work_and_possessions_always_go_on_top() -> None:
    game = bought("director", "flat", held=("clerk", "bicycle"))

    assert game.seat(0).stack("work") == ["clerk", "director"]
    assert game.seat(0).stack("possession") == ["bicycle", "flat"]


@rule("CV.addcv.07")
def test_two_cards_are_added_in_the_owners_order() -> None:
    game = bought("flat", "villa")
    assert game.options() == ["place flat possession", "place villa possession"]
    game.choose("place villa possession")

    assert game.seat(0).stack("possession") == ["villa", "flat"]


@rule("CV.addcv.08", "CV.tokens.07")
def test_an_event_goes_to_the_hand() -> None:
    game = bought("bonus")

    assert game.seat(0).hand() == ["bonus"]
    assert game.seat(0).cards() == 0
    assert game.seat(0).tokens() == {}


@rule("CV.addcv.09", "CV.q.31", "CV.tokens.08")
def test_cvs_and_tokens_are_open() -> None:
    game = table()
    game.seat(1).holds("gym", "coach", "course")
    view = game.game.view(game.state, 0)

    assert view.players[1].stacks == game.state.players[1].stacks
    assert view.players[1].tokens == game.state.players[1].tokens


@rule("CV.addcv.10", "CV.q.50", "CV.icons.12")
def test_the_type_of_a_two_colour_card_is_chosen_when_it_is_placed() -> None:
    game = bought("workshop", held=("bicycle",))
    assert game.options() == ["place workshop work", "place workshop possession"]
    game.choose("place workshop work")

    assert game.seat(0).stack("work") == ["workshop"]
    assert game.seat(0).score().possessions == 1


@rule("CV.q.33", "CV.score.06")
def test_points_of_a_two_colour_card_count_in_the_possession_stack_only() -> None:
    game = bought("workshop", held=("bicycle",))
    game.choose("place workshop possession")

    assert game.seat(0).score().possessions == 5


@rule("CV.addcv.11", "CV.q.10", "CV.upkeepcost.02")
def test_running_costs_come_before_the_new_cards() -> None:
    game = table().lay("friends", *DEAR[:4])
    game.seat(0).holds("child")
    game.select("relationship", "relationship", "health", "bad_luck")
    game.choose("buy friends", "done")

    assert game.box()[0] == "child"
    assert game.seat(0).stack("relationship") == ["friends"]


@rule("CV.upkeepcost.02", "CV.q.10")
def test_a_new_card_is_first_due_on_the_next_turn() -> None:
    game = table(2).lay("child", *DEAR[:4])
    game.select("relationship", "health", "good_luck", "bad_luck")
    game.choose("buy child", "done")
    assert game.seat(0).stack("relationship") == ["child"]

    game.select("good_luck", "health", "health", "bad_luck")
    if game.question() == "select.buy":
        game.choose("done")
    assert game.seat(0).stack("relationship") == []


@rule("CV.upkeepcost.01", "CV.icons.11", "CV.upkeepcost.07")
def test_a_crossed_symbol_is_paid_every_turn() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("child")
    game.select("money", "health", "bad_luck", "bad_luck")

    assert [event.card for event in game.told("running_paid")] == [game.game.rules.card("child").index]
    assert game.seat(0).stack("relationship") == ["child"]


@rule("CV.upkeepcost.03")
def test_tokens_of_the_same_card_may_pay() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("garden")
    game.select("bad_luck", "bad_luck", "good_luck", "good_luck")

    assert game.seat(0).stack("health") == ["garden"]


@rule("CV.upkeepcost.04", "CV.upkeepcost.10")
def test_who_cannot_pay_loses_the_card_and_insurance_does_not_help() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("child").has_in_hand("life_insurance")
    game.select("bad_luck", "bad_luck", "health", "health").go_on()

    assert game.box()[0] == "child"
    assert game.seat(0).hand() == ["life_insurance"]


@rule("CV.upkeepcost.05", "CV.q.36")
def test_a_covered_card_costs_nothing_and_an_uncovered_one_nothing_this_turn() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("child", "friends")
    game.select("bad_luck", "bad_luck", "health", "health")
    assert game.seat(0).cards() == 2

    game = table().lay(*DEAR)
    game.seat(0).holds("child", "dog")
    game.select("bad_luck", "bad_luck", "knowledge", "knowledge")
    assert game.seat(0).stack("relationship") == ["child"]


@rule("CV.upkeepcost.06", "CV.ex.10")
def test_symbols_need_not_be_kept_back() -> None:
    game = table().lay("flat", *DEAR[:4])
    game.seat(0).holds("child")
    game.select("money", "money", "health", "health")
    game.choose("buy flat", "done")
    assert game.box()[0] == "child"

    game = table().lay("gym", *DEAR[:4])
    game.seat(0).holds("child")
    game.select("money", "money", "health", "health")
    game.choose("buy gym", "done")
    assert game.seat(0).stack("relationship") == ["child"]


@rule("CV.upkeepcost.07", "CV.q.11")
def test_payment_is_not_optional_and_a_wild_token_shows_any_plain_symbol() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("child", "memory_master")
    game.select("bad_luck", "bad_luck", "health", "health")

    assert game.seat(0).stack("relationship") == ["child"]


@rule("CV.upkeepcost.08", "CV.upkeepcost.07")
def test_with_too_few_symbols_the_owner_chooses_which_to_pay() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("child", "manager", "club")
    game.state.players[0].tokens[3] = 0
    game.select("bad_luck", "bad_luck", "knowledge", "health")

    assert game.question() == "running.settle"
    assert game.options() == ["settle child", "settle manager"]
    assert game.why_not("forgo child") == "must_pay"
    with pytest.raises(NotPossible):
        game.choose("forgo child")
    game.choose("settle manager")
    assert game.seat(0).stack("work") == ["manager"]
    assert game.seat(0).stack("relationship") == []


@rule("CV.upkeepcost.09", "CV.q.11")
def test_events_and_changes_may_pay_and_need_not() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("child").has_in_hand("pocket_money")
    game.select("bad_luck", "bad_luck", "health", "health").go_on()
    assert game.options() == ["settle child", "forgo child"]
    game.choose("settle child").go_on()
    assert game.box()[0] == "pocket_money"

    game = table().lay(*DEAR)
    game.seat(0).holds("child", "magician")
    game.select("bad_luck", "bad_luck", "health", "health")
    game.choose("forgo child")
    assert game.box()[0] == "child"


@rule("CV.upkeepcost.09", "CV.q.11", "CV.icons.08")
def test_an_arrow_may_pay_a_running_cost() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("child", "trainer")
    game.select("bad_luck", "bad_luck", "health", "relationship")
    game.choose("settle child")

    assert game.seat(0).stack("relationship") == ["child"]


@rule("CV.q.11", "CV.cards.09")
def test_a_neighbours_symbol_may_pay_a_running_cost_by_choice() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("friend_from_work", "garden")
    game.seat(0).me.tokens[0] = 0
    game.seat(2).holds("clerk")
    game.select("bad_luck", "bad_luck", "good_luck", "good_luck")
    assert game.options() == ["settle garden", "forgo garden"]
    game.choose("settle garden")

    assert game.seat(0).stack("health") == ["garden"]
    assert len(game.told("neighbours_symbol")) == 1


@rule("CV.upkeepcost.11", "CV.tokens.01")
def test_no_token_is_taken_for_a_crossed_symbol() -> None:
    game = table()
    game.seat(0).holds("manager")

    assert game.seat(0).tokens() == {"money": 2}


@rule("CV.upkeepcost.12")
def test_an_event_bought_this_turn_cannot_pay() -> None:
    game = table().lay("bonus", *DEAR[:4])
    game.seat(0).holds("child")
    game.select("knowledge", "health", "health", "bad_luck")
    game.choose("buy bonus", "done")

    assert game.box()[0] == "child"
    assert game.seat(0).hand() == ["bonus"]


@rule("CV.cards.11", "CV.q.20", "CV.q.43")
def test_after_early_retirement_no_more_work_by_no_means() -> None:
    game = bought("early_retirement", held=("clerk",))
    assert game.seat(0).me.takes_no_work

    game.lay("director")
    game.select("good_luck", "good_luck", "good_luck", "health")
    assert game.why_not("buy director") == "no_more_work"


@rule("CV.cards.11")
def test_the_ban_outlives_the_card() -> None:
    game = table().lay("director", "gym")
    game.seat(0).holds("early_retirement")
    game.seat(0).me.takes_no_work = True
    game.seat(0).me.stacks[0].clear()
    game.state.box.append(game.game.rules.card("early_retirement").index)
    game.select("knowledge", "knowledge", "relationship", "good_luck")

    assert game.state.player == 1


@rule("CV.q.20")
def test_a_work_card_bought_with_early_retirement_is_added_first() -> None:
    game = table().lay("early_retirement", "clerk", *DEAR[:3])
    game.seat(0).holds("dads_company")
    game.select("knowledge", "money", "health", "relationship")
    game.choose("buy early_retirement", "buy clerk", "done")

    assert game.seat(0).stack("work") == ["dads_company", "clerk"]
    assert game.seat(0).stack("health") == ["early_retirement"]
    assert game.seat(0).me.takes_no_work


@rule("CV.q.20", "CV.q.50")
def test_under_the_ban_the_other_type_of_a_two_colour_card_is_chosen() -> None:
    game = table().lay("workshop", *DEAR[:4])
    game.seat(0).me.takes_no_work = True
    game.select("money", "health", "health", "bad_luck")
    game.choose("buy workshop", "done")

    assert game.seat(0).stack("possession") == ["workshop"]


@rule("CV.q.23")
def test_conditions_look_at_the_cv_as_it_is() -> None:
    game = table().lay("early_retirement", "job_offer", "clerk", *DEAR[:2])
    game.select("knowledge", "money", "health", "relationship")
    game.choose("buy clerk")
    assert game.why_not("buy early_retirement") == "condition"
    game.choose("buy job_offer", "done")

    assert game.options() == ["place clerk work", "place job_offer work"]


@rule("CV.q.24")
def test_a_purchase_stands_though_its_condition_ends() -> None:
    game = table().lay("early_retirement", *DEAR[:4])
    game.seat(0).holds("clerk")
    game.select("bad_luck", "bad_luck", "bad_luck", "health")
    game.choose("buy early_retirement", "done")

    assert game.box()[0] == "clerk"
    assert game.seat(0).stack("health") == ["early_retirement"]


@rule("CV.upkeepcost.07", "CV.upkeepcost.08")
def test_running_costs_that_ask_for_anything_leave_what_others_need() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("garden", "dog")
    game.seat(0).me.tokens = [0] * 7
    game.select("health", "knowledge", "bad_luck", "bad_luck")

    assert game.seat(0).cards() == 2
    assert len(game.told("running_paid")) == 2


@rule("CV.q.11", "CV.upkeepcost.07", "CV.upkeepcost.09")
def test_what_an_event_left_over_may_pay_and_need_not() -> None:
    for line, kept in (("settle child", ["child"]), ("forgo child", [])):
        game = table().lay("scooter", *DEAR[:4])
        game.seat(0).holds("child").has_in_hand("bonus")
        game.select("bad_luck", "bad_luck", "health", "health").choose("buy scooter")
        assert game.left()["money"] == 2
        game.choose("done")
        assert game.options() == ["settle child", "forgo child"]
        game.choose(line)

        assert game.seat(0).stack("relationship") == kept


@rule("CV.q.11", "CV.upkeepcost.08")
def test_what_an_event_left_over_is_not_taken_for_several_running_costs() -> None:
    game = table().lay("scooter", *DEAR[:4])
    game.seat(0).holds("child", "garden").has_in_hand("bonus")
    game.select("bad_luck", "bad_luck", "health", "health").choose("buy scooter", "done")

    assert game.question() == "running.settle"
    assert "forgo child" in game.options()
    assert "forgo garden" not in game.options()


@rule("CV.select.11", "CV.round.09")
def test_what_an_event_left_over_is_gone_in_the_next_turn() -> None:
    game = table(2).lay("scooter", *DEAR[:4]).top("coach")
    game.seat(0).has_in_hand("bonus")
    game.select("bad_luck", "bad_luck", "health", "health").choose("buy scooter")
    assert game.left()["money"] == 2
    game.choose("done")
    game.select("bad_luck", "bad_luck", "health", "health", "good_luck")

    assert game.left() == {"bad_luck": 2, "health": 2, "good_luck": 1}


@rule("CV.q.20", "CV.addcv.07")
def test_early_retirement_and_a_two_colour_card_are_added_in_the_owners_order() -> None:
    game = table().lay("early_retirement", "workshop", *DEAR[:3])
    game.seat(0).holds("clerk")
    game.select("money", "bad_luck", "bad_luck", "relationship")
    game.choose("buy early_retirement", "buy workshop", "done")
    assert game.options() == [
        "place early_retirement health",
        "place workshop work",
        "place workshop possession",
    ]
    game.choose("place early_retirement health")

    assert game.seat(0).stack("possession") == ["workshop"]


@rule("CV.upkeepcost.07", "CV.upkeepcost.03")
def test_the_account_tells_what_a_running_cost_was_paid_with() -> None:
    game = table().lay(*DEAR)
    game.seat(0).holds("child", "memory_master", "garden")
    game.select("bad_luck", "bad_luck", "relationship", "knowledge").done()
    paid = {game.game.rules.cards[event.card].id: event.goods for event in game.told("running_paid")}

    # The wild token for the money of the child, a health token for the garden.
    assert paid == {"child": (0, 0, 0, 0, 0, 0, 1), "garden": (1, 0, 0, 0, 0, 0, 0)}
