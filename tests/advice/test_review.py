import pytest

from tests.terminal.games import bot_game
from wellspent.advice import Judged, Outcome, Prospect, Reason, judged, lapses, own_decisions
from wellspent.advice.words import aspect_words, weighed_words
from wellspent.library import new_session, set_up
from wellspent.terminal.advising import judgements, position
from wellspent.titles import title


def test_a_loss_is_what_the_best_would_have_been_worth_more() -> None:
    foreseen = Outcome(64.0, 7.0)
    found = judged(7, 2, [Prospect(1, 9.0, {"time": 3.0}), Prospect(2, 6.5, {"time": 1.0})], foreseen)

    assert found is not None
    assert (found.move, found.choice, found.better, found.loss, found.outcome) == (7, 2, 1, 2.5, foreseen)
    assert [(reason.aspect, reason.points) for reason in found.reasons] == [("time", 2.0)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_reasons_together_are_what_was_lost_and_none_is_told_twice(lang: str) -> None:
    reasons = [Reason("plans", 1.0), Reason("plans", 0.5), Reason("goods", -1.5)]
    found = Judged(7, 2, 1, 2.0, reasons=reasons, plan="piano")
    texts = title("pursuit").texts(lang)
    rest = texts.say("advice-rest")

    told = weighed_words(texts, "pursuit", found, found.loss)

    assert list(told.values()) == [1.5, -1.5, 2.0]
    assert list(told)[::2] == [aspect_words(texts, "pursuit", reasons[0], "piano"), rest]
    assert rest not in weighed_words(texts, "pursuit", found, 0.1)
    assert weighed_words(texts, "pursuit", found._replace(reasons=[]), 2.0) == {}


def test_the_best_choice_loses_nothing() -> None:
    found = judged(7, 1, [Prospect(1, 9.0, {}), Prospect(2, 6.5, {})])

    assert found == Judged(7, 1, 1, 0.0)


def test_what_was_not_considered_is_not_judged() -> None:
    found = judged(7, 5, [Prospect(1, 9.0, {}), Prospect(2, 6.5, {})])

    assert found is not None
    assert found.loss == 0.0
    assert judged(7, 5, []) is None


def test_only_the_dearest_are_told_and_trifles_are_not() -> None:
    losses = [0.4, 3.0, 1.0, 5.0, 2.0, 0.6, 4.0]
    found = [Judged(move, 0, 1, loss) for move, loss in enumerate(losses)]

    assert [each.loss for each in lapses(found)] == [5.0, 4.0, 3.0, 2.0, 1.0]
    assert lapses(found[:1]) == []


def test_a_game_played_by_chance_has_lost_more_than_a_sensible_one() -> None:
    setup = set_up(("Ines", "Omar"), "b")

    lost = {}
    for name in ("random", "sensible"):
        session = bot_game(name, setup, 10_000)
        found = [each for _, each in judgements(session, 0) if each is not None]
        lost[name] = sum(each.loss for each in found)

    assert lost["random"] > 5 * lost["sensible"]


def test_every_own_decision_is_gone_through_once_with_its_round() -> None:
    session = bot_game("random", set_up(("Ines", "Omar", "Kim"), "review", game="cv"), 10_000)

    found = list(judgements(session, 1))

    own = own_decisions(session, 1)
    assert len(found) == len(own)
    moves = [each.move for _, each in found if each is not None]
    assert moves == sorted(moves)
    assert set(moves) <= set(own)
    assert [round for round, _ in found] == [position(session, move).round for move in own]


def test_leaving_is_no_decision_to_be_judged() -> None:
    session = new_session(set_up(("Ines", "Omar"), "review"))
    while "leave" not in session.choices(0):
        seat = session.game.deciders(session.state)[0]
        session.choose(seat, session.choices(seat)[0])
    before = own_decisions(session, 0)

    session.choose(0, "leave")

    assert own_decisions(session, 0) == before
