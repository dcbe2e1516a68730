"""Rounds, turns and phase 1."""

import pytest

from tests.cv.deck import DECK, table
from wellspent.engine.session import NotPossible, Session
from wellspent.games.cv.cards import DECKS, KNOWLEDGE_TYPE, STACKS, TYPES, Card, deck_of
from wellspent.games.cv.game import CV, TURN_FLOW
from wellspent.games.cv.state import PHASES
from wellspent.testing import rule
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.testing.table import CvTable
from wellspent.titles.cv.texts import CvTexts

PLAIN4 = ("health", "knowledge", "relationship", "money")


def quiet(seats: int = 3) -> CvTable:
    """A table whose track nobody can pay for."""
    return table(seats).lay("yacht", "villa", "doctorate", "yoga", "neighbours")


@rule("CV.round.01", "CV.round.02", "CV.round.05", "CV.cleanup.11")
def test_turns_go_to_the_left_from_the_holder_of_the_bicycle_token() -> None:
    game = quiet()
    order: list[int] = []
    game.begin(player=2)
    while game.state.round < 3:
        order.append(game.state.player)
        current = (game.state.round, game.state.player)
        while (game.state.round, game.state.player) == current:
            game.choose(game.options()[0] if game.question() == "roll.again" else game.options()[-1])

    assert order == [2, 0, 1, 2, 0, 1]


@rule("CV.round.03")
def test_losing_the_bicycle_changes_nothing_in_the_order() -> None:
    game = quiet()
    game.seat(1).holds("bicycle")
    game.select("bad_luck", "bad_luck", "bad_luck", "health", player=1)

    assert "bicycle" in game.box()
    assert (game.state.starter, game.state.player) == (1, 2)


@rule("CV.round.04")
def test_a_turn_has_five_phases_in_order() -> None:
    assert TURN_FLOW[:5] == ("turn.roll", "turn.select", "turn.bad_luck", "turn.add", "turn.cleanup")
    game = table().lay("gym", "yacht", "villa", "doctorate")
    game.seat(0).holds("coach", "marriage", "scooter", "dads_company")
    game.cut("early_adulthood", 2)
    game.begin("bad_luck", "bad_luck", "health", "health", "knowledge", "knowledge")
    asked: list[tuple[str, str]] = []
    for line in ("keep", "buy gym", "done", "lose scooter", "place gym health", "decline"):
        asked.append((PHASES[game.state.phase], game.question()))
        game.choose(line)

    assert asked == [
        ("roll", "roll.again"),
        ("select", "select.buy"),
        ("select", "select.buy"),
        ("bad_luck", "bad_luck.lose"),
        ("add", "add.place"),
        ("cleanup", "assistance.take"),
    ]


@rule("CV.q.01")
def test_things_with_two_names_in_the_rulebook_are_one() -> None:
    texts = {number: CvTexts("en", catalog()).card(card.id) for number, card in enumerate(catalog().cards(), 1)}
    cards = {card.number: card for card in catalog().cards()}
    goal = cards[80].goal

    # Young adulthood is early adulthood: three decks between childhood and the goals, dealt one after the other.
    assert [DECKS[deck_of(number)] for number in (13, 39, 59)] == ["early_adulthood", "middle_age", "old_age"]
    assert [len([card for card in cards.values() if card.deck == deck]) for deck in (1, 2, 3)] == [26, 20, 17]
    # Wealth is the possession type and a job the work type: five stacks.
    assert TYPES[:STACKS] == ("health", "knowledge", "relationship", "work", "possession")
    # A sound mind in a sound body is the goal of knowledge and health, under one title.
    assert goal is not None
    assert (goal.points, goal.per) == (2, (1, 1, 0, 0, 0))
    assert list(texts.values()).count(texts[80]) == 1


@rule("CV.round.06", "CV.select.14", "CV.badluck.10")
def test_who_buys_nothing_still_suffers_pays_and_cleans_up() -> None:
    game = quiet(2)
    game.seat(0).holds("gym", "child")
    game.select("bad_luck", "bad_luck", "bad_luck", "knowledge")

    assert game.question() == "bad_luck.lose"
    game.choose("lose gym")
    assert "child" in game.box()
    assert "yacht" in game.box()
    assert game.state.player == 1


@rule("CV.round.08")
def test_there_is_no_limit_to_the_events_in_hand() -> None:
    game = table().lay("bonus", "pension_fund")
    held = ("zoo_trip", "piggy_bank", "life_insurance", "second_try", "clover", "holidays", "lottery")
    game.seat(0).has_in_hand(*held, "top_student", "backyard", "imagination", "second_insurance")
    game.begin("knowledge", "money", "health", "bad_luck").choose("roll", "keep", "buy bonus")
    if game.question() == "select.pay":
        game.choose("pay 1 knowledge")
    game.choose("buy pension_fund")
    if game.question() == "select.pay":
        game.choose("pay 1 money")
    game.choose("done")

    assert len(game.seat(0).hand()) == 13


@rule("CV.q.04")
def test_nobody_plays_an_event_in_the_turn_of_another() -> None:
    game = table()
    game.seat(0).holds("gym", "course")
    game.seat(1).holds("clerk").has_in_hand("life_insurance", "piggy_bank")
    game.select("bad_luck", "bad_luck", "bad_luck", "health")

    assert game.question() == "bad_luck.lose"
    assert game.game.deciders(game.state) == [0]
    assert [game.game.notation(choice) for choice in game.game.interrupts(game.state, 1)] == ["leave"]
    game.choose("lose gym")
    assert game.seat(1).hand() == ["life_insurance", "piggy_bank"]


@rule("CV.round.07", "CV.q.04")
def test_events_are_offered_in_their_owners_turn_when_they_can_apply() -> None:
    game = quiet()
    game.seat(0).has_in_hand("zoo_trip", "piggy_bank", "life_insurance", "second_try", "clover")
    game.begin()

    assert game.options() == ["roll", "play zoo_trip"]
    game.choose("roll")
    assert "play second_try" in game.options()
    assert "play piggy_bank" not in game.options()
    assert game.game.deciders(game.state) == [0]


@rule("CV.round.09", "CV.tokens.03")
def test_unspent_symbols_are_lost_and_tokens_come_again() -> None:
    game = table(2).lay("yacht", "doctorate", "yoga", "neighbours", "director")
    game.seat(0).holds("clerk")
    game.select("money", "money", "good_luck", "bad_luck")
    assert game.state.player == 1
    game.begin("health", "health", "bad_luck", "good_luck", player=0)
    game.choose("keep")

    assert game.seat(0).tokens() == {"money": 1}


@rule("CV.round.10", "CV.roll.11", "CV.q.05", "CV.q.46", "CV.select.13")
def test_a_card_works_from_the_owners_next_turn() -> None:
    game = table(2).lay("scooter", "dads_company", "yacht", "doctorate", "yoga")
    game.select("money", "relationship", "bad_luck", "bad_luck")
    game.choose("buy scooter")
    game.choose("buy dads_company")
    assert len(game.dice()) == 4
    game.choose("done")

    assert game.told("misfortune") == []
    assert game.seat(0).stack("possession") == ["scooter"]
    assert game.seat(0).tokens() == {"money": 1, "bad_luck": 1}
    game.begin("health", "health", "health", "health", "health")
    assert len(game.dice()) == 5


@rule("CV.roll.01", "CV.icons.05", "CV.cards.22")
def test_each_extra_die_icon_is_one_die_more() -> None:
    game = quiet()
    game.seat(0).holds("marriage", "scooter")
    game.begin()

    assert len(game.dice()) == 6


@rule("CV.roll.02", "CV.q.18")
def test_nobody_rolls_more_than_seven_dice() -> None:
    game = quiet()
    game.seat(0).holds("marriage", "scooter").has_in_hand("zoo_trip")
    game.begin()
    game.choose("play zoo_trip")

    assert len(game.dice()) == 7


@rule("CV.roll.03", "CV.q.30")
def test_all_dice_are_rolled_in_the_first_throw() -> None:
    game = quiet()
    game.begin(*PLAIN4)

    assert game.dice() == list(PLAIN4)
    assert len(game.told("threw")) == 1


@rule("CV.roll.04", "CV.roll.12", "CV.roll.08")
def test_two_rerolls_each_chosen_after_the_result_before() -> None:
    game = quiet()
    game.begin(*PLAIN4)
    game.next_dice("money", "money").choose("reroll 1 2")
    assert game.dice() == ["money", "money", "relationship", "money"]
    game.next_dice("money", "good_luck").choose("reroll 1 3")

    assert len(game.told("rerolled")) == 2
    assert game.state.player == 1


@rule("CV.roll.05")
def test_a_player_may_stop_before_any_reroll() -> None:
    game = quiet()
    game.begin(*PLAIN4)

    assert game.options()[0] == "keep"
    game.choose("keep")
    assert game.told("rerolled") == []


@rule("CV.roll.06", "CV.roll.07")
def test_bad_luck_freezes_a_die_and_nothing_else_does() -> None:
    game = quiet()
    game.begin("bad_luck", "good_luck", "money", "health")

    assert "reroll 2 3 4" in game.options()
    assert not any("1" in line for line in game.options())
    assert game.why_not("reroll 1") == "frozen"
    game.next_dice("bad_luck").choose("reroll 2")
    assert not any("2" in line for line in game.options())


@rule("CV.roll.09")
def test_rolling_ends_when_every_die_is_frozen() -> None:
    game = quiet()
    game.begin("bad_luck", "bad_luck", "bad_luck", "bad_luck")

    assert game.told("rerolled") == []
    assert game.state.player == 1


@rule("CV.roll.09")
def test_zoo_trip_may_be_played_though_every_die_is_frozen() -> None:
    game = quiet()
    game.seat(0).has_in_hand("zoo_trip")
    game.begin("bad_luck", "bad_luck", "bad_luck", "bad_luck")
    game.choose("roll")

    assert game.options() == ["keep", "play zoo_trip"]


@rule("CV.roll.10")
def test_tokens_are_never_rolled() -> None:
    game = quiet()
    game.seat(0).holds("gym", "clerk")
    game.begin(*PLAIN4)

    assert len(game.dice()) == 4
    assert "reroll 1 2 3 4" in game.options()
    assert not any("5" in line for line in game.options())


@rule("CV.roll.13", "CV.q.06")
def test_symbols_are_changed_after_the_last_throw_only() -> None:
    game = quiet()
    game.seat(0).holds("trip_around_the_world")
    game.begin("bad_luck", "bad_luck", "bad_luck", "health")

    assert not any(line.startswith("change") for line in game.options())
    assert not any("1" in line for line in game.options())
    game.choose("keep")
    assert game.question() == "select.buy"
    assert "change bad_luck money" in game.options()
    assert not any(line.startswith("reroll") for line in game.options())


@rule("CV.select.12")
def test_undo_is_free_inside_phase_2_and_never_across_a_roll() -> None:
    game = CV(DECK, 2)
    for seed in range(40):
        session = Session(game, f"undo {seed}")
        while session.state.purchases == 0 and len(session.moves) < 40:
            seat = game.deciders(session.state)[0]
            lines = session.choices(seat)[:-1]
            buying = [line for line in lines if line.startswith(("buy", "pay"))]
            session.choose(seat, (buying or ["keep" if "keep" in lines else lines[0]])[0])
        if session.state.purchases:
            seat = game.deciders(session.state)[0]
            boundary = session.boundary(seat)
            assert boundary.index < len(session.moves)
            assert not session.moves[boundary.index - 1].line.startswith("buy")
            return
    raise AssertionError("nobody could buy anything")


@rule("CV.ex.01", "CV.cards.23")
def test_the_rolling_example_of_the_rulebook() -> None:
    game = table().lay("used_car", "yacht", "villa", "doctorate", "yoga")
    game.seat(0).holds("marriage")
    game.begin("relationship", "money", "money", "health", "bad_luck")
    assert game.why_not("reroll 5") == "frozen"
    game.next_dice("relationship", "bad_luck").choose("reroll 1 4")
    assert game.dice() == ["relationship", "money", "money", "bad_luck", "bad_luck"]
    game.next_dice("money").choose("reroll 1")
    assert sorted(game.dice()) == ["bad_luck", "bad_luck", "money", "money", "money"]

    game.choose("buy used_car", "done")
    assert game.seat(0).stack("possession") == ["used_car"]
    assert game.seat(0).stack("relationship") == ["marriage"]
    assert game.told("misfortune") == []


@rule("CV.select.12")
def test_no_throw_of_the_dice_can_be_taken_back() -> None:
    session = Session(CV(DECK, 2), "throw")
    while not session.moves or not session.moves[-1].line.startswith("reroll"):
        seat = session.game.deciders(session.state)[0]
        lines = session.choices(seat)
        rolling = [line for line in lines if line.startswith(("reroll", "roll"))]
        session.choose(seat, (rolling or lines)[0])

    last = session.moves[-1]
    with pytest.raises(NotPossible, match="something new has been seen"):
        session.undo(last.seat)


@rule("CV.roll.02", "CV.icons.05")
def test_further_icons_beyond_seven_dice_have_no_effect() -> None:
    band = Card("band", 40, (KNOWLEDGE_TYPE,), extra_dice=1)
    game = CvTable([band if card.number == 40 else card for card in DECK])
    game.seat(0).holds("marriage", "scooter", "sauna", "band")
    game.begin()

    assert len(game.dice()) == 7


@rule("CV.select.12", "CV.roll.03")
def test_the_first_throw_cannot_be_taken_back() -> None:
    game = quiet()
    game.seat(0).has_in_hand("zoo_trip")
    game.begin()
    seen = game.state.seen
    game.next_dice(*PLAIN4).choose("roll")

    assert game.state.seen == seen + 1


@rule("CV.select.12", "CV.cleanup.05")
def test_every_card_turned_up_is_something_new() -> None:
    game = table().lay("yacht", "villa", "doctorate")
    game.begin(*PLAIN4)
    seen = game.state.seen
    game.next_dice(*PLAIN4).choose("keep")

    # Two cards for the track, and the throw of the next player.
    assert (game.state.player, len(game.track())) == (1, 5)
    assert game.state.seen == seen + 3
