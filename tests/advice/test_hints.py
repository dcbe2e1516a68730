import pytest

from wellspent.advice import Fact, Hint, Prospect, Reason, best_choices
from wellspent.advice.hints import compared
from wellspent.advice.words import points_words, reason_words
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech
from wellspent.titles import title
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.texts import CvTexts


def test_the_best_three_come_first_and_are_compared_with_what_is_worth_considering() -> None:
    found = [Prospect(choice, worth, {}) for choice, worth in enumerate([1.0, 5.0, 3.0, 3.0])]

    hints = best_choices(found)

    assert [(hint.choice, hint.gain) for hint in hints] == [(1, 2.0), (2, 0.0), (3, 0.0)]


def test_what_is_far_from_the_best_does_not_make_it_look_better() -> None:
    dozen = [Prospect(choice, 10.0 - choice, {}) for choice in range(12)]
    silly = [Prospect(choice, -1000.0, {}) for choice in range(12, 40)]

    assert best_choices(dozen + silly) == best_choices(dozen)


def test_reasons_are_the_two_that_it_betters_most_and_the_one_that_it_costs_most() -> None:
    much = {"points": 3.0, "time": 2.0, "goods": 1.0, "mood": -1.0, "plans": -4.0, "goals": 0.1}
    found = [Prospect(0, 1.0, much), Prospect(1, 0.0, dict.fromkeys(much, 0.0))]

    hint, _ = best_choices(found)

    assert hint.reasons == [Reason("points", 1.5), Reason("time", 1.0), Reason("plans", -2.0)]


def test_reasons_add_up_to_the_gain_where_the_worth_is_the_sum_of_its_aspects() -> None:
    found = [Prospect(0, 4.0, {"points": 3.0, "time": 1.0}), Prospect(1, 1.0, {"points": 0.0, "time": 1.0})]

    hint, _ = best_choices(found)

    assert sum(reason.points for reason in hint.reasons) == pytest.approx(hint.gain)


def test_nothing_to_choose_from_is_no_hint() -> None:
    assert best_choices([]) == []


@pytest.mark.parametrize(
    ("lang", "points", "words"),
    [("en", 2.14, "+2.1"), ("fr", 2.14, "+2,1"), ("en", -0.96, "−1.0"), ("en", 0.04, "0.0"), ("fr", -12.0, "−12,0")],
)
def test_points_are_written_as_the_language_does(lang: str, points: float, words: str) -> None:
    assert points_words(Speech(lang), points) == words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_aspect_of_every_game_has_words_for_better_and_worse(lang: str) -> None:
    from wellspent.bots.cv.outlook import ASPECTS as CV_ASPECTS
    from wellspent.bots.pursuit.position import ASPECTS

    for game, aspects in (("pursuit", ASPECTS), ("cv", CV_ASPECTS)):
        for aspect in aspects:
            hint = Hint(0, 0.0, [Reason(aspect, 1.0), Reason(aspect, -1.0)])
            assert len(reason_words(title(game).texts(lang), game, hint)) == 2


def test_a_reason_is_told_by_what_will_happen() -> None:
    paid = Fact("goods", True, "paid", {"card": "piano", "age": "adult_3"})
    found = [Prospect(0, 2.0, {"goods": 2.0}, facts=[paid]), Prospect(1, 0.0, {"goods": 0.0})]

    hint, other = best_choices(found)

    assert reason_words(title("pursuit").texts("en"), "pursuit", hint) == [
        "“Piano” can be paid for when Adult 3 begins"
    ]
    assert other.reasons == [Reason("goods", -1.0, paid, is_of_other=True, is_of_one=True)]
    assert reason_words(title("pursuit").texts("fr"), "pursuit", other)[0].startswith("Un autre choix")


def test_what_cannot_be_named_is_told_only_where_nothing_else_can_be() -> None:
    paid = Fact("goods", True, "paid", {"card": "piano", "age": "adult_3"})
    found = [Prospect(0, 2.0, {"goods": 1.0, "time": 5.0}, facts=[paid]), Prospect(1, 0.0, {"goods": 0.0, "time": 0.0})]

    named, unnamed = best_choices(found)[0], best_choices([found[0]._replace(facts=[]), found[1]])[0]

    assert [reason.aspect for reason in named.reasons] == ["goods"]
    assert [reason.aspect for reason in unnamed.reasons] == ["time", "goods"]


def test_among_several_others_the_one_that_differs_most_tells_what_it_would_bring() -> None:
    little, much = [Fact("points", True, "points", {"count": count}) for count in (1, 4)]
    found = [
        Prospect(0, 3.0, {"points": 0.0}),
        Prospect(1, 2.0, {"points": 1.0}, facts=[little]),
        Prospect(2, 1.0, {"points": 4.0}, facts=[much]),
    ]

    assert best_choices(found)[0].reasons[0].fact == much


def test_where_only_one_is_compared_with_its_fate_may_be_the_reason() -> None:
    lost = Fact("cards", False, "lost", {"card": "piano"})
    best, made = Prospect(0, 2.0, {"cards": 2.0}), Prospect(1, 0.0, {"cards": 0.0}, facts=[lost])

    hint = compared(best, [made])

    assert reason_words(title("pursuit").texts("en"), "pursuit", hint) == ["Otherwise: You lose “Piano”"]


def test_what_leads_somewhere_is_told_before_what_only_brings_other_cards() -> None:
    found = [Prospect(0, 5.0, {}, is_search=True), Prospect(1, 4.5, {}), Prospect(2, 3.0, {}), Prospect(3, 1.0, {})]

    assert [hint.choice for hint in best_choices(found)] == [1, 0, 2]
    assert best_choices([found[0]._replace(worth=9.0), *found[1:]])[0].choice == 0


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["62% for “Pension”", "30% for “Crosswords”"]),
        ("fr", ["62 % pour « Pension de retraite »", "30 % pour « Mots croisés »"]),
    ],
)
def test_what_the_dice_may_bring_is_told_likeliest_first_and_no_more_than_two(lang: str, told: list[str]) -> None:
    texts = CvTexts(lang, catalog())
    hint = Hint(
        0, 0.0, [], hopes={"crosswords": 0.3, "pension": 0.618, "grandchildren": 0.06, "taking_the_waters": 0.01}
    )

    assert [words.replace("\xa0", " ") for words in reason_words(texts, "cv", hint)] == told
