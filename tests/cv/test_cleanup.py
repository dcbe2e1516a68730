"""Phase 5: track, tokens, social assistance, and the end of the game."""

import pytest

from tests.cv.deck import DECK, table
from wellspent.games.cv.game import CV
from wellspent.testing import rule
from wellspent.titles.cv.testing.table import CvTable

DEAR = ("yacht", "villa", "doctorate", "yoga", "neighbours")
NOTHING = ("bad_luck", "bad_luck", "good_luck", "good_luck")


def dull(seats: int, turn: int) -> CvTable:
    """The turn of a player who can buy nothing."""
    return table(seats).lay(*DEAR).top("gym", "course").select(*NOTHING, player=turn, turn=turn)


@rule("CV.cleanup.01", "CV.cleanup.05", "CV.cleanup.10")
def test_cards_slide_left_and_new_ones_come_from_the_right() -> None:
    game = table().lay("yacht", "clerk", "villa", "charm", "doctorate").top("gym", "course")
    game.select("knowledge", "money", "health", "money")
    game.choose("buy clerk", "buy charm", "done")

    assert game.track() == ["yacht", "villa", "doctorate", "gym", "course"]


@rule("CV.cleanup.02", "CV.cleanup.04")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_players_one_card_goes_at_the_end_of_a_round(seats: int) -> None:
    for turn in range(seats):
        game = dull(seats, turn)
        assert game.box() == (["yacht"] if turn == seats - 1 else [])
        assert len(game.track()) == 5


@rule("CV.cleanup.03", "CV.q.34", "CV.ex.19")
def test_with_two_players_one_card_goes_in_every_turn() -> None:
    game = dull(2, 0)
    assert game.box() == ["yacht"]
    game.select(*NOTHING, player=1, turn=1)

    assert game.box() == ["yacht", "villa"]
    assert game.track() == ["doctorate", "yoga", "neighbours", "gym", "course"]


@rule("CV.ex.11", "CV.q.25", "CV.cleanup.04")
def test_the_leftmost_card_that_is_still_there_goes() -> None:
    game = table(4).lay("clerk", "yacht", "villa", "charm", "doctorate").top("gym", "course", "friends")
    game.select("knowledge", "money", "health", "money", player=3, turn=3)
    game.choose("buy clerk", "buy charm", "done")

    assert game.box() == ["yacht"]
    assert game.track() == ["villa", "doctorate", "gym", "course", "friends"]


@rule("CV.cleanup.06", "CV.cleanup.07")
def test_decks_follow_each_other_on_one_track() -> None:
    game = table().lay(*DEAR[:3]).cut("early_adulthood", 1).top("director")
    game.select(*NOTHING)

    ages = [game.game.rules.card(id).deck for id in game.track()]
    assert ages == [2, 2, 2, 1, 2]
    assert game.track()[-1] == "director"
    assert [event.number for event in game.told("deck_empty")] == [1]


@rule("CV.cleanup.08", "CV.q.26", "CV.q.41", "CV.end.05")
def test_when_old_age_is_over_the_spaces_stay_empty_and_the_round_goes_on() -> None:
    game = table().lay("yacht").cut("early_adulthood", 0).cut("middle_age", 0).cut("old_age", 1)
    game.select(*NOTHING)

    assert len(game.track()) == 2
    assert not game.state.finished
    assert game.state.player == 1


@rule("CV.cleanup.09")
def test_nothing_is_discarded_from_an_empty_track() -> None:
    game = table(2).top("gym")
    game.select(*NOTHING)

    assert game.told("discarded") == []


@rule("CV.q.25", "CV.cleanup.09")
def test_the_only_card_is_discarded_before_new_ones_are_dealt() -> None:
    game = table(2).lay("yacht").top("gym", "course")
    game.select(*NOTHING)

    assert game.box() == ["yacht"]
    assert game.track()[:2] == ["gym", "course"]


@rule("CV.cleanup.11", "CV.tokens.01", "CV.tokens.02")
def test_tokens_are_updated_after_the_refill() -> None:
    game = table().lay("clerk", *DEAR[:4])
    game.seat(0).holds("dads_company")
    game.select("knowledge", "money", "health", "health")
    game.choose("buy clerk")
    assert game.seat(0).tokens() == {"money": 1, "bad_luck": 1}
    game.choose("done")

    assert game.seat(0).tokens() == {"money": 1}
    names = [event.kind for event in game.events]
    assert names.index(2) < max(place for place, kind in enumerate(names) if kind == 26)


@rule("CV.tokens.03")
def test_a_token_serves_once_a_turn() -> None:
    game = table().lay("scooter", "workshop", *DEAR[:3])
    game.seat(0).holds("clerk")
    game.select("health", "health", "bad_luck", "bad_luck")
    game.choose("buy scooter")

    assert game.why_not("buy workshop") == "cannot_pay"


@rule("CV.tokens.05", "CV.cards.12")
def test_a_wild_token_is_chosen_anew_each_turn() -> None:
    for dice, wanted in ((("money", "money"), "used_car"), (("health", "bad_luck"), "gym")):
        game = table().lay(wanted, *DEAR[:4])
        game.seat(0).holds("memory_master")
        game.select(*dice, "good_luck", "bad_luck")
        game.choose(f"buy {wanted}")
        assert "wild" not in game.left()


@rule("CV.tokens.06", "CV.q.12")
def test_dice_rerolls_arrows_and_points_give_no_token() -> None:
    game = table()
    game.seat(0).holds("marriage", "coach", "tutor", "used_car")

    assert game.seat(0).tokens() == {}


# Social assistance.


def interrupted(*held: tuple[str, ...], seats: int = 3, turn: int = 0) -> CvTable:
    """The last early card is dealt in the Cleanup of a player; every seat holds what is given."""
    game = table(seats).lay("villa", "gym", "bonus", "early_retirement")
    for seat, ids in enumerate(held):
        game.seat(seat).holds(*ids)
    game.cut("early_adulthood", 1).top("director", "teacher")
    return game.select(*NOTHING, player=turn, turn=turn).done()


SIX = ("coach", "course", "friends", "clerk", "bicycle", "used_car")


@rule("CV.assistance.01", "CV.cleanup.07", "CV.ex.02", "CV.assistance.02", "CV.assistance.12")
def test_the_example_of_the_rulebook() -> None:
    game = table().lay("villa", "gym", "bonus", "doctorate")
    game.seat(0).holds("coach", "course", "friends", "clerk", "bicycle")
    game.seat(1).holds("magician", "dog", "dads_company", "used_car", "flat", "jewel")
    game.seat(2).holds("yoga", "tutor", "child")
    game.cut("early_adulthood", 1).top("director", "teacher")
    game.select(*NOTHING).done()

    assert game.question() == "assistance.take"
    assert game.asked() == 2
    assert len(game.track()) == 5
    last = game.track()[-1]
    assert game.options() == ["take villa", "take gym", "take bonus", "take doctorate", f"take {last}", "decline"]
    game.choose("take villa")

    assert game.seat(2).cards() == 4
    assert game.track() == ["gym", "bonus", "doctorate", last, "director"]
    assert game.state.player == 1


@rule("CV.assistance.03", "CV.assistance.02")
def test_events_and_goals_are_no_cv_cards() -> None:
    game = table().lay("villa", "gym", "doctorate", "yoga")
    game.seat(0).holds("coach", "bicycle").has_in_hand("zoo_trip")
    game.seat(1).holds("course").has_in_hand("piggy_bank", "clover").strives_for("collector")
    game.seat(2).holds("friends", "charm")
    game.cut("early_adulthood", 1)
    game.select("bad_luck", "bad_luck", "good_luck", "relationship").go_on()

    assert game.question() == "assistance.take"
    assert game.asked() == 1


@rule("CV.assistance.04", "CV.q.13")
def test_with_no_card_one_other_card_is_enough_and_with_none_nobody_is_eligible() -> None:
    game = interrupted(("coach",))
    assert game.asked() == 1
    game.choose("decline")
    assert game.asked() == 2

    game = interrupted()
    assert game.told("assisted") == []


@rule("CV.assistance.05")
def test_cards_bought_in_this_turn_already_count() -> None:
    game = table().lay("flat", "gym", "doctorate", "yoga", "neighbours")
    game.seat(0).holds("coach")
    game.seat(1).holds("course")
    game.seat(2).holds("friends", "charm")
    game.cut("early_adulthood", 1)
    game.select("money", "money", "bad_luck", "bad_luck")
    game.choose("buy flat", "done")

    assert game.asked() == 1


@rule("CV.assistance.06", "CV.q.42", "CV.assistance.09")
def test_eligibility_is_fixed_and_the_order_is_clockwise_from_the_player_on_turn() -> None:
    game = interrupted((), ("coach", "course"), (), turn=2)
    assert game.asked() == 2
    game.choose("take gym")

    assert game.asked() == 0
    assert "take gym" not in game.options()
    assert len(game.track()) == 3
    game.choose("take bonus")
    assert len(game.told("assisted")) == 2


@rule("CV.assistance.07")
def test_assistance_is_optional_and_free() -> None:
    game = interrupted(SIX, ("yoga",), ("tutor", "dog", "child"))
    assert game.asked() == 1
    game.choose("decline")

    assert game.seat(1).cards() == 1


@rule("CV.assistance.08", "CV.select.05")
def test_conditions_must_be_met() -> None:
    game = interrupted(SIX, ("yoga",), ("tutor", "dog", "child"))

    assert "take early_retirement" not in game.options()
    assert game.why_not("take early_retirement") == "condition"


@rule("CV.assistance.10", "CV.assistance.11", "CV.q.14", "CV.tokens.02")
def test_the_card_is_added_at_once_and_tokens_with_it() -> None:
    game = interrupted(SIX, ("yoga",), ("tutor", "dog", "child"))
    game.choose("take gym")
    assert game.options() == ["place gym health", "place gym health under 1"]
    game.choose("place gym health under 1")

    assert game.seat(1).stack("health") == ["gym", "yoga"]
    assert game.seat(1).tokens() == {"health": 1}


@rule("CV.assistance.11", "CV.q.14")
def test_tokens_of_the_taker_are_right_before_the_next_turn() -> None:
    game = table().lay("clerk", "yacht", "doctorate", "yoga")
    game.seat(0).holds("coach", "course")
    game.seat(2).holds("friends", "bicycle")
    game.cut("early_adulthood", 1)
    game.select(*NOTHING)
    game.choose("take clerk")

    assert game.seat(1).tokens() == {"money": 1}


@rule("CV.q.49", "CV.assistance.10")
def test_an_event_taken_goes_to_the_hand() -> None:
    game = interrupted(SIX, ("yoga",), ("tutor", "dog", "child"))
    game.choose("take bonus")

    assert game.seat(1).hand() == ["bonus"]
    assert game.seat(1).cards() == 1


@rule("CV.assistance.10", "CV.addcv.10")
def test_the_type_of_a_two_colour_card_is_chosen_at_once() -> None:
    game = table().lay("workshop", "yacht", "doctorate", "yoga")
    game.seat(0).holds("coach", "course")
    game.seat(2).holds("friends", "bicycle")
    game.cut("early_adulthood", 1)
    game.select(*NOTHING)
    game.choose("take workshop")

    assert game.asked() == 1
    assert game.options() == ["place workshop work", "place workshop possession"]


@rule("CV.assistance.13", "CV.q.27")
def test_assistance_is_no_purchase() -> None:
    game = table(2).lay("clerk", "coach", "yacht", "doctorate", "yoga")
    game.seat(1).holds("course", "friends", "bicycle", "gym", "charm")
    game.cut("early_adulthood", 2)
    game.select("knowledge", "money", "health", "bad_luck")
    game.choose("buy clerk", "buy coach", "done")

    assert game.question() == "assistance.take"
    assert game.asked() == 0
    game.choose(game.options()[0])
    assert game.seat(0).cards() == 3


@rule("CV.assistance.14")
def test_the_end_of_old_age_brings_assistance_though_the_game_then_ends() -> None:
    game = table(2).lay("yacht", "villa")
    game.seat(1).holds("coach", "bicycle")
    game.cut("early_adulthood", 0).cut("middle_age", 0).cut("old_age", 1)
    game.select(*NOTHING, player=1, turn=1)
    assert game.asked() == 0
    game.choose("take villa")

    assert game.state.finished
    assert game.seat(0).cards() == 1


@rule("CV.assistance.15", "CV.q.43")
def test_a_right_that_cannot_be_used_lapses() -> None:
    game = table(2).lay("clerk").cut("early_adulthood", 0).cut("middle_age", 0).cut("old_age", 0)
    game.state.decks[2] = [game.game.rules.card("director").index]
    game.state.box.remove(game.game.rules.card("director").index)
    game.seat(1).holds("bicycle")
    game.seat(0).me.takes_no_work = True
    game.select(*NOTHING, player=1, turn=1)

    assert game.told("assisted") == []
    assert game.state.finished


@rule("CV.q.44")
def test_double_cards_count_once_for_assistance() -> None:
    game = table(2).lay("yacht", "villa", "doctorate", "yoga")
    game.seat(0).holds("marathon_runner")
    game.seat(1).holds("gym")
    game.cut("early_adulthood", 1)
    game.select(*NOTHING)

    assert game.told("assisted") == []


# The end.


@rule("CV.end.01", "CV.end.02", "CV.end.03")
@pytest.mark.parametrize(
    ("seats", "left", "over"), [(2, 1, True), (2, 2, False), (3, 2, True), (3, 3, False), (4, 3, True), (4, 4, False)]
)
def test_the_game_ends_when_fewer_old_age_cards_than_players_are_left(seats: int, left: int, over: bool) -> None:
    game = table(seats).lay(*DEAR).cut("early_adulthood", 0).cut("middle_age", 0).cut("old_age", left + 1)
    game.select(*NOTHING, player=seats - 1, turn=seats - 1)

    assert game.deck("old_age") == left
    assert game.state.finished == over


@rule("CV.end.03", "CV.end.05")
def test_the_end_is_looked_at_when_a_round_is_over() -> None:
    game = table(3).lay(*DEAR).cut("early_adulthood", 0).cut("middle_age", 0).cut("old_age", 0)
    game.select(*NOTHING, player=1, turn=1)

    assert not game.state.finished
    game.select(*NOTHING, player=2, turn=2)
    assert game.state.finished


@rule("CV.end.04")
def test_what_is_left_on_the_table_and_in_hand_is_worth_nothing() -> None:
    game = table(2).lay("yacht", "villa")
    game.seat(0).has_in_hand("clover", "piggy_bank")

    assert game.game.scores(game.state) == [0, 0]


@rule("CV.end.06")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 31), (3, 60), (4, 60)])
def test_a_game_ends_though_nobody_ever_buys(seats: int, rounds: int) -> None:
    game = CV(DECK, seats)
    state = game.start("idle")
    while not state.finished:
        seat = game.deciders(state)[0]
        lines = {game.notation(choice): choice for choice in game.options(state, seat)}
        idle = next((lines[line] for line in ("keep", "done", "decline") if line in lines), None)
        game.apply(state, seat, idle if idle is not None else next(iter(lines.values())))

    assert 20 <= state.round <= rounds


@rule("CV.end.07")
def test_the_number_of_cards_left_is_public_and_their_order_is_not() -> None:
    game = CV(DECK, 3)
    state = game.start("decks")
    view = game.view(state, 1)

    assert [len(deck) for deck in view.decks] == [len(deck) for deck in state.decks]
    assert view.decks[1] == sorted(state.decks[1])
    assert view.decks[1] != state.decks[1]


@rule("CV.q.32")
def test_the_turns_of_who_has_left_are_taken_automatically() -> None:
    game = table(3).lay("gym", *DEAR[:4])
    game.seat(0).holds("child", "course").strives_for("collector")
    game.begin("health", "health", "money", "bad_luck")
    game.leave(0)

    assert game.state.player == 1
    assert game.seat(0).stack("relationship") == ["child"]
    assert game.told("bought") == []
    game.select("bad_luck", "bad_luck", "bad_luck", "money")
    assert game.box() == ["course"]
    assert game.game.winners(game.state) == [1, 2]


@rule("CV.q.32")
def test_who_has_left_takes_nothing_and_still_counts_for_the_others() -> None:
    game = table(3).lay("villa", "gym", "doctorate", "yoga").show_goals("collector")
    game.seat(0).holds("coach", "bicycle", "used_car").me.has_left = True
    game.seat(1).holds("course").me.has_left = True
    game.seat(2).holds("friends")
    game.cut("early_adulthood", 1)
    game.select(*NOTHING, player=2)

    assert game.asked() == 2
    game.choose("take villa")
    assert [event.seat for event in game.told("declined")] == [1]
    assert game.seat(1).cards() == 1
    assert [seat.score().public for seat in game.seats] == [[2], [0], [0]]
    assert game.game.winners(game.state) == [2]
