"""The table of CV: what is hidden, dice, payments, places in a stack, previews."""

from tests.server.showing.games import NAMES, finished, played, setup_for
from tests.server.showing.games import table as table_of
from wellspent.engine.game import NOBODY
from wellspent.games.cv.cards import CHILDHOOD, TYPES
from wellspent.games.cv.game import CV
from wellspent.games.cv.lives import places
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.protocol import Ask, CvScene, Die, Offer
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.testing.table import CvTable
from wellspent.titles.cv.texts import CvTexts
from wellspent.titles.cv.wire import CvShowing


def table(seats: int = 2) -> CvTable:
    return CvTable(catalog().cards(), seats)


def showing(game: CvTable, lang: str = "en") -> CvShowing:
    return CvShowing(game.game, setup_for("cv", game.game.seats).ruleset, CvTexts(lang, catalog()))


def scene(game: CvTable, seat: int = 0) -> CvScene:
    return showing(game).scene(game.game.view(game.state, seat), seat)


def ask(game: CvTable, seat: int = 0) -> Ask:
    found = showing(game).ask(game.state, seat)
    assert found is not None
    return found


def offers(game: CvTable, verb: str, seat: int = 0) -> list[Offer]:
    return [offer for offer in ask(game, seat).offers if offer.verb == verb]


def moved(game: CvTable, line: str) -> dict[str, int]:
    return {change.what: change.after - change.before for change in showing(game).explain(game.state, 0, line).changes}


# What a player weighs while rolling.


def test_who_rolls_is_told_what_each_card_would_lack() -> None:
    game = table()
    game.lay("blood_donor", "used_car", "early_retirement")
    game.begin("health", "relationship", "money", "money")

    fits = {fit.card: fit for fit in scene(game, 0).fits}

    assert fits["blood_donor"].can_buy
    assert (fits["used_car"].can_buy, fits["used_car"].missing, fits["used_car"].reason) == (False, {"money": 1}, "")
    assert (fits["early_retirement"].can_buy, fits["early_retirement"].reason) == (False, "condition")
    assert scene(game, 1).fits == scene(game, NOBODY).fits == []


def test_what_would_lack_is_what_is_refused_when_the_dice_are_kept() -> None:
    game = table()
    game.lay("blood_donor", "used_car", "magician").seat(0).has_in_hand("top_student")
    game.begin("health", "relationship", "money", "money").choose("roll")
    lacks = {fit.card: fit.missing for fit in scene(game, 0).fits if not fit.can_buy}

    game.choose("keep")

    assert lacks == {r.at.removeprefix("card "): r.missing for r in ask(game).refused if r.verb == "buy"}
    assert scene(game, 0).fits == []


def test_public_goals_tell_what_they_are_worth_to_everybody_and_stacks_their_points() -> None:
    game = table()
    game.show_goals("collector").seat(0).holds("used_car", "bicycle").holds("jogging")
    game.begin("money", "money", "health", "health")

    drawn = scene(game, 1)

    assert (drawn.worth, drawn.leaders) == ([[2, 0]], [[0]])
    score = game.game.parts(game.state)[0]
    assert drawn.lives[0].stack_points == [*score.table, 0, score.possessions] == [1, 0, 0, 0, 5]


# What is hidden.


def test_a_private_goal_is_its_owners_until_the_end_and_so_are_its_points() -> None:
    game = table()
    game.seat(0).strives_for("collector").holds("used_car", "bicycle")
    game.begin("money", "money", "health", "health")

    assert [life.goal for life in scene(game, 0).lives] == ["collector", ""]
    assert [life.goal for life in scene(game, 1).lives] == ["", ""]
    private = game.game.parts(game.state)[0].private
    assert private == 2
    assert [life.goal_points for life in scene(game, 0).lives] == [2, 0]
    assert [life.goal_points for life in scene(game, 1).lives] == [0, 0]
    assert scene(game, 0).lives[0].score == game.game.scores(game.state)[0] - private
    assert showing(game).standings(game.state)[0].score == scene(game, 0).lives[0].score


def test_childhood_cards_in_hand_are_hidden_and_bought_events_are_not() -> None:
    game = table()
    childhood = next(card.id for card in game.game.rules.cards if card.deck == CHILDHOOD and card.is_event)
    game.seat(1).has_in_hand(childhood, "lottery_win")
    game.begin("money", "money", "health", "health")

    assert scene(game, 1).lives[1].hand == [childhood, "lottery_win"]
    assert scene(game, 0).lives[1].hand == ["", "lottery_win"]
    assert scene(game, NOBODY).lives[1].hand == ["", "lottery_win"]


def test_the_draft_shows_ones_own_cards_and_that_others_have_picked() -> None:
    session, shown = table_of("cv", 3)
    session.choose(1, session.choices(1)[0])

    drawn = shown.scene(session.game.view(session.state, 0), 0)

    assert isinstance(drawn, CvScene)
    assert [bool(id) for life in drawn.lives for id in life.offered] == [True] * 3 + [False] * 6
    assert [life.has_picked for life in drawn.lives] == [False, True, False]
    assert (drawn.starter, drawn.turn) == (-1, -1)


def test_at_the_end_private_goals_and_all_points_lie_open() -> None:
    session, shown = finished("cv", 3)

    drawn = shown.scene(session.game.view(session.state, NOBODY), NOBODY)

    assert isinstance(drawn, CvScene)
    assert all(life.goal for life in drawn.lives)
    assert [life.score for life in drawn.lives] == session.game.scores(session.state)
    assert drawn.leaving == []


# The table.


def test_dice_that_show_bad_luck_are_frozen_while_rolling_only() -> None:
    game = table()
    game.begin("bad_luck", "money", "health", "health")

    assert scene(game).dice[:2] == [Die("bad_luck", True), Die("money")]

    game.lay("blood_donor")
    game.keep()
    assert not any(die.is_frozen for die in scene(game).dice)


def test_a_throw_names_its_dice() -> None:
    game = table().begin("bad_luck", "money", "health", "health")

    throws = offers(game, "reroll")

    assert {tuple(offer.dice) for offer in throws} == {(1,), (2,), (2, 3), (1, 2), (1, 2, 3)}
    assert {offer.at for offer in throws} == {"dice"}
    frozen = next(each for each in ask(game).refused if each.verb == "reroll")
    assert (frozen.line, frozen.reason) == ("reroll 1", "frozen")


def test_payments_begin_with_one_that_plays_no_more_events_than_any_other() -> None:
    asked = 0
    for seats in (2, 3, 4):
        session, shown = table_of("cv", seats)
        for _ in played(session):
            seat = session.game.deciders(session.state)[0]
            found = shown.ask(session.state, seat)
            assert found is not None
            if found.step == "select.pay":
                payments = [offer for offer in found.offers if offer.verb == "pay"]
                events = [offer.line.split().count("with") for offer in payments]
                assert events[0] == min(events)
                assert all(offer.text and not offer.at for offer in payments)
                asked += 1
    assert asked


def test_a_place_has_its_stack_and_the_cards_above() -> None:
    session, shown = table_of("cv", 2)
    deepest = 0
    for _ in played(session):
        seat = session.game.deciders(session.state)[0]
        found = shown.ask(session.state, seat)
        assert found is not None
        offered = {(offer.at, offer.to, offer.level) for offer in found.offers if offer.verb == "place"}
        if offered:
            cards = session.game.rules.cards  # type: ignore[attr-defined]
            me, bought = session.state.players[seat], [cards[number] for number in session.state.bought]
            assert offered <= {
                (f"card {card.id}", TYPES[stack], above) for card in bought for stack, above in places(me, card)
            }
            deepest = max(deepest, *(level for _, _, level in offered))
    assert deepest > 0


def test_leaders_of_a_public_goal_are_those_with_most_of_it() -> None:
    game = table().show_goals("collector")
    game.begin("money", "money", "health", "health")
    assert scene(game).leaders == [[]]

    game.seat(1).holds("used_car")
    assert scene(game).leaders == [[1]]


# Previews.


def test_a_preview_tells_the_symbols_that_a_purchase_takes() -> None:
    game = table()
    card = game.game.rules.card("used_car")
    game.lay("used_car").select("money", "money", "money", "money")

    assert moved(game, "buy used_car") == {"money": -card.cost[SYMBOLS.index("money")]}


def test_nobody_is_asked_how_to_pay_where_there_is_one_sensible_way() -> None:
    game = table().lay("used_car")
    game.seat(0).has_in_hand("piggy_bank")
    game.select("money", "money", "money", "health")
    found = showing(game).explain(game.state, 0, "buy used_car")
    game.choose("buy used_car")
    assert game.question() == "select.pay"

    assert found.way == "pay 3 money"
    assert found.changes[0].after - found.changes[0].before == -3


def test_whoever_can_pay_in_several_sensible_ways_is_asked() -> None:
    game = table().lay("used_car")
    game.seat(0).has_in_hand("piggy_bank", "lemonade_stand")
    game.select("money", "money", "health", "health")

    assert showing(game).explain(game.state, 0, "buy used_car").way == ""
    game.choose("buy used_car")
    assert len(offers(game, "pay")) > 1


def test_a_preview_never_tells_what_the_dice_will_show() -> None:
    session, shown = table_of("cv", 2)
    throws = 0
    for _ in played(session):
        seat = session.game.deciders(session.state)[0]
        for line in session.choices(seat):
            if line.split()[0] in ("roll", "reroll"):
                assert shown.explain(session.state, seat, line).changes == []
                throws += 1
    assert throws > 50


# The log.


def test_the_numbers_of_a_log_do_not_tell_how_much_others_were_told() -> None:
    session, shown = finished("cv", 4)
    everybody = shown.log(session, (), NAMES)
    own = shown.log(session, [2], NAMES)

    assert [entry for entry in own if entry in everybody] == everybody
    # Without the entries that were for others alone, the events are numbered just the same.
    for events in [session.opening, *(move.events for move in session.moves)]:
        events[:] = [event for event in events if event.only_for in (-1, 2)]
    assert isinstance(session.game, CV)
    assert CvShowing(session.game, setup_for("cv", 4).ruleset, CvTexts("en", catalog())).log(session, [2], NAMES) == own


def test_a_throw_is_logged_by_its_faces() -> None:
    session, shown = finished("cv", 2)

    throws = [entry for entry in shown.log(session, (), NAMES) if entry.kind == "threw"]

    assert all(4 <= sum(entry.goods.values()) <= 7 for entry in throws)


# Great moments.


def test_the_ages_the_last_round_and_the_end_have_their_moment() -> None:
    session, showing = finished("cv", 2)
    log = showing.log(session, (), NAMES)

    great = [(entry.great.kind, entry.great.title) for entry in log if entry.great and entry.seat == NOBODY]
    after = log[[entry.great is not None and entry.great.kind == "last" for entry in log].index(True) :]

    ages = [("age", "Early adulthood"), ("age", "Middle age"), ("age", "Old age")]
    assert great == [*ages, ("last", "The last round"), ("end", "The end")]
    assert [entry for entry in after if entry.kind == "round"] == []


def test_a_love_and_a_retirement_have_their_moment_once() -> None:
    session, showing = finished("cv", 4)
    great = [entry for entry in showing.log(session, (), NAMES) if entry.great and entry.seat != NOBODY]

    assert [(entry.great and entry.great.kind, entry.seat, entry.card) for entry in great] == [
        ("love", 2, "first_love"),
        ("retired", 3, "early_retirement"),
    ]
    assert [entry.great and entry.great.text for entry in great] == ["Mei: First love", "Early retirement"]
