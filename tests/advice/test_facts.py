"""Reasons say what will happen, in words of both languages, and only of what the seat can see."""

import re

import pytest

from tests.pursuit.modules.travel import open_table
from wellspent.advice import Fact, aims, best_choices, fact_words, facts_words
from wellspent.advice.hints import is_named
from wellspent.advice.words import reason_words
from wellspent.games.cv.game import CV
from wellspent.games.pursuit.modules.events import Events, EventsPart
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.school import School
from wellspent.games.pursuit.modules.store_owners import StoreOwners, StoresPart
from wellspent.games.pursuit.preview import hours_ahead
from wellspent.games.pursuit.state import part_of
from wellspent.library import new_session, set_up
from wellspent.testing import rule
from wellspent.texts import LANGUAGES
from wellspent.titles import title, title_of
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import of_module

from .test_prospects import SETUPS, asked, play_on

# Advice is for beginners: no short names, and no weights.
SHORT = re.compile(r"\b(STH|LTH|BCT|BLT|HG)\b|[+−]\d")


def all_facts(table: Table, line: str) -> list[Fact]:
    """What one choice of the first seat will bring about."""
    game, view = table.game, table.game.view(table.state, 0)
    state = game.copy(view)
    choice = next(each for each in game.options(view, 0) if game.notation(each) == line)
    game.apply(state, 0, choice)
    return title_of(game).reading(game, view, 0).facts(state)


def facts(table: Table, line: str) -> dict[str, Fact]:
    """The same by id."""
    return {fact.id: fact for fact in all_facts(table, line)}


def test_a_bill_that_can_be_paid_afterwards_is_named_with_its_age() -> None:
    table = Table(seats=2)
    table.seat(0).has(money=0).holds("record_player", level=2)
    table.begin("action", "adult_2")

    assert facts(table, "temp_job")["paid"].args == {"card": "record_player", "age": "adult_3"}
    assert "paid" not in facts(table, "study")


@rule("PH.setup.23")
def test_a_bill_is_as_large_as_abilities_leave_it() -> None:
    table = Table(seats=2).row("item_activity", "concert")
    table.seat(0).has(money=3).holds("car", level=2).holds("giulia", level=2)
    table.begin("action", "adult_2")
    assert "unpaid" not in facts(table, "spend concert 1")

    table.seat(0).has(money=2)

    assert facts(table, "spend concert 1")["unpaid"].args == {"card": "car", "age": "adult_3"}


@rule("PH.slots.13", "PH.slots.14")
def test_only_a_card_that_stays_is_said_to_bring_stress_every_round() -> None:
    table = Table(seats=2).row("project", "singing_festival", "act_in_play")
    table.seat(0).has(knowledge=9, creativity=9, influence=9).holds("yoga").holds("pottery").holds("sourdough")
    table.begin("action", "adult_2")

    assert "excess" not in facts(table, "take singing_festival 1")
    assert facts(table, "take act_in_play 1")["excess"].args == {"count": 1}


@rule("PH.job.13", "PH.cardaction.24")
def test_a_job_that_is_retired_from_is_said_to_pay_and_not_to_be_over() -> None:
    table = Table(seats=2)
    table.seat(0).has(knowledge=9, creativity=9, influence=9).holds("ceo")
    table.begin("action", "adult_2")

    told = facts(table, "retire")
    assert told["each-round"].args == {"card": "ceo a", "goods": "money 6", "age": "adult_3"}
    assert not {"completed", "finished", "waits"} & set(told)


@rule("PH.project.11", "PH.cardaction.05")
def test_only_a_project_that_can_be_advanced_is_said_to_have_a_next_line() -> None:
    table = Table(seats=2).row("project", "singing_festival", "street_party", "act_in_play")
    table.seat(0).has(knowledge=9, creativity=9, influence=9)
    table.begin("action", "adult_2")

    assert facts(table, "take act_in_play 1")["next-line"].args["card"] == "act_in_play"
    assert "next-line" not in facts(table, "take singing_festival 1")
    assert "next-line" not in facts(table, "take street_party 1")


@rule("PH.project.19")
def test_the_role_that_pays_once_more_is_that_of_the_project_which_is_joined() -> None:
    table = Table(seats=2)
    table.seat(0).has(knowledge=9, creativity=9, influence=9).holds("magazine")
    table.seat(1).holds("street_party")
    table.begin("action", "adult_2")

    assert facts(table, "join street_party 2")["role"].args == {"card": "street_party"}


@rule("PH.prep.05", "PH.oldage.06")
@pytest.mark.parametrize(
    ("age", "hourglasses", "line", "ends"),
    [
        ("adult_4", 1, "rest 0", False),
        ("old_age_3", 1, "rest 0", False),
        ("adult_4", 2, "study", True),
        ("adult_3", 1, "study", True),
    ],
)
def test_a_life_that_age_ends_is_not_said_to_end_with_its_last_choice(
    age: str, hourglasses: int, line: str, ends: bool
) -> None:
    table = Table(seats=1).goals()
    table.seat(0).has(stress=15, hourglasses=hourglasses + 1).stands_on(study=1)
    table.begin("action", age)

    assert ("end" in facts(table, line)) == ends


@rule("PH.cardaction.29", "PH.sth.03")
@pytest.mark.parametrize(
    ("stress", "sth", "card", "comes"),
    [(6, 0, "tomasz a", True), (10, 0, "tomasz a", False), (6, 0, "yoga", True), (6, -1, "yoga", False)],
)
def test_only_what_is_legal_is_said_to_come_next(stress: int, sth: int, card: str, comes: bool) -> None:
    table = Table(seats=2).row("project").row("item_activity").row("job").row("partner")
    table.seat(0).has(stress=stress, sth=sth, creativity=1, influence=1).holds("tomasz", level=2).holds("yoga")
    table.begin("action", "adult_2")

    told = {fact.args["card"] for fact in all_facts(table, "temp_job") if fact.id == "ready"}
    assert (card in told) == comes


@rule("PH.cardaction.21")
def test_a_job_that_is_left_for_the_next_one_does_not_wait() -> None:
    table = Table(seats=2).row("job", "ceo")
    table.seat(0).has(knowledge=9, influence=9).holds("hr_executive")
    table.begin("action", "adult_2")

    waiting = facts(table, "promote ceo a").get("waits")
    assert waiting is None or waiting.args["card"] != "hr_executive"


@rule("PH.job.13")
@pytest.mark.parametrize(("lang", "wrong"), [("en", "keep"), ("fr", "gardez")])
def test_retirement_is_not_said_to_keep_what_the_job_paid(lang: str, wrong: str) -> None:
    assert wrong not in title("pursuit").texts(lang).say("web-sign-retire-about")


@rule("PET.upkeep.03", "PET.q.02", "SCH.upkeep.01")
def test_a_bill_of_a_card_that_grows_is_what_its_next_level_asks_too() -> None:
    cards = [*of_module("pets"), *of_module("school")]
    table = Table(Pets, School, cards=cards, seats=2)
    table.seat(0).has(money=1, knowledge=1).holds("goldfish", level=3).holds("rugby_player")
    table.begin("action", "adult_1")

    assert facts(table, "temp_job")["paid"].args == {"card": "goldfish", "age": "adult_2"}
    assert facts(table, "interact")["paid"].args == {"card": "rugby_player a", "age": "adult_2"}
    assert "paid" not in facts(table, "play")


def test_whoever_is_mine_is_called_by_the_side_that_i_show() -> None:
    table = Table(seats=2).row("partner", "giulia")
    table.seat(0).holds("record_player", level=1)
    table.begin("action", "adult_2").choose("date giulia b").choose("study")

    told = facts(table, "develop giulia 2")["each-round"]
    assert fact_words(title("pursuit").texts("en"), "pursuit", told).startswith("“Emeka” gives")


def test_what_a_purchase_of_cv_brings_is_told_of_its_own_card() -> None:
    session = new_session(SETUPS[4])
    game = session.game
    assert isinstance(game, CV)
    told = 0
    while not session.state.finished:
        me = session.state.players[game.deciders(session.state)[0]]
        mine = {game.rules.cards[number].id for stack in me.stacks for number in stack}
        for each in asked(session):
            verb, *cards = game.notation(each.choice).split()
            brought = {fact.args["card"] for fact in each.facts if fact.id in ("gives", "stays", "possession", "event")}
            if verb == "buy":
                # A card that was covered may give again.
                assert brought - mine <= set(cards)
                told += bool(brought & set(cards))
        play_on(session, 1)

    assert told > 20


@rule("PH.prep.13")
def test_fewer_hourglasses_in_the_next_round_are_told_as_they_will_be() -> None:
    table = Table(seats=2)
    table.seat(0).has(stress=9)
    table.begin("action", "adult_2").choose("study").choose("play")

    told = facts(table, "study")["hours"]
    assert (told.is_good, told.args) == (False, {"age": "adult_3", "count": 5, "before": 6})


def cure(stress: int, knowledge: int = 9) -> Table:
    """A round in which a New Cure is announced for the next."""
    table = Table(Events, cards=of_module("events"), seats=2).next_cards("event", "new_cure")
    table.seat(0).has(stress=stress, knowledge=knowledge)
    return table.begin("preparation", "adult_2")


@rule("PH.prep.13", "MOD.prep.01", "EVT.action.01")
def test_a_cure_that_is_ensured_counts_in_the_hourglasses_of_the_next_round() -> None:
    table = cure(stress=9)
    told = facts(table, "ensure new_cure")["hours"]
    assert (told.is_good, told.args) == (True, {"age": "adult_3", "count": 7, "before": 6})

    table.choose("ensure new_cure", "study").choose("play")

    told = facts(table, "study")["hours"]
    assert (told.is_good, told.args) == (False, {"age": "adult_3", "count": 6, "before": 7})

    table.choose("study").next_cards("event", "long_summer").end_round()

    assert table.seat(0).hourglasses == 6


@rule("EVT.action.01", "EVT.action.03")
def test_a_cure_that_others_ensured_changes_no_hourglass_of_mine() -> None:
    table = cure(stress=9)
    part_of(table.state, EventsPart).pending_met = 2
    table.choose("study").choose("play")

    assert facts(table, "study")["hours"].args == {"age": "adult_3", "count": 5, "before": 6}


@rule("PH.prep.06", "EVT.prep.04")
def test_a_cure_comes_too_late_for_whom_the_next_age_is_too_much() -> None:
    table = cure(stress=9)
    part_of(table.state, EventsPart).pending_met = 1
    table.state.round = 6

    assert hours_ahead(table.game.rules, table.state, 0) == 4
    table.state.players[0].stress = 10
    assert hours_ahead(table.game.rules, table.state, 0) == 0


def test_a_mood_that_gets_worse_and_is_still_good_is_told_as_what_is_left_of_it() -> None:
    table = Table(seats=2)
    table.seat(0).has(sth=3).holds("record_player", level=2)
    table.begin("action", "adult_2")

    told = facts(table, "discard record_player")["mood-good-still"]
    assert (told.is_good, told.args) == (False, {"count": 2})


@rule("PH.solo.04")
def test_alone_what_may_never_be_done_puts_a_life_goal_out_of_reach() -> None:
    table = Table(seats=1).goals("peace_and_quiet", "seen_it_all", "many_hands")
    table.begin("action", "adult_2")

    assert facts(table, "overtime")["goal-lost"].args == {"goal": "peace_and_quiet"}
    assert "goal-lost" not in facts(table, "study")


@rule("PH.prep.06")
def test_a_choice_after_which_the_next_age_does_not_come_says_so() -> None:
    table = Table(seats=2)
    table.seat(0).has(stress=9)
    table.begin("action", "old_age_1").choose("study").choose("play")

    assert facts(table, "study")["no-tomorrow"].args == {"age": "old_age_2"}


@rule("XP.turn.01")
def test_what_takes_no_hourglass_says_whether_the_turn_goes_on() -> None:
    table = open_table().begin()

    assert "no-hour" in facts(table, "refresh project")
    told = facts(table, "dream_by_cloud trip_1 1")
    assert "hour-spared" in told
    assert "no-hour" not in told


def test_how_something_is_paid_says_nothing_of_time() -> None:
    table = Table(seats=2).row("project", "act_in_play")
    table.seat(0).has(sth=-1, influence=2, knowledge=2)
    table.begin("action").choose("take act_in_play 1")

    assert facts(table, "give 1 knowledge 1 influence").keys().isdisjoint(("no-hour", "hour-spared"))


@pytest.mark.parametrize(
    ("lang", "fact", "said"),
    [
        ("en", "gives", "“Athlete” gives 2 health and 1 money every turn while it is on top"),
        ("fr", "covered", "« Sport de compétition » est recouverte et ne donne plus rien (2 × santé et 1 × argent)"),
    ],
)
def test_what_a_card_of_cv_gives_is_named_as_its_symbols_are(lang: str, fact: str, said: str) -> None:
    found = fact_words(
        title("cv").texts(lang), "cv", Fact("effects", True, fact, {"card": "athlete", "goods": "health 2, money 1"})
    )

    assert found.replace("\u00a0", " ") == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[2], SETUPS[3], SETUPS[4]])
def test_whatever_is_told_in_a_game_has_words_without_weights_and_short_names(setup: object, lang: str) -> None:
    session = new_session(setup)  # type: ignore[arg-type]
    game = session.game
    texts = title(game.name).texts(lang)
    named = told = 0
    while not session.state.finished:
        seat = game.deciders(session.state)[0]
        found = asked(session)
        said = [fact_words(texts, game.name, fact) for each in found for fact in each.facts]
        said += facts_words(texts, game.name, aims(game, seat, game.view(session.state, seat)))
        for hint in best_choices(found):
            said += [words for words in reason_words(texts, game.name, hint) if not hint.hopes]
            named += sum(is_named(reason, hint.plan) for reason in hint.reasons)
            told += len(hint.reasons)
        assert [words for words in said if SHORT.search(words)] == []
        play_on(session, 7)
    assert named >= 0.9 * told


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ("Cela prend 1 Argent", "Sinon\u00a0: cela prend 1 Argent"),
        ("L’âge « Adulte 2 » commence", "Sinon\u00a0: l’âge « Adulte 2 » commence"),
        ("« Piano » peut venir ensuite", "Sinon\u00a0: « Piano » peut venir ensuite"),
        ("Objectif de Vie « Yin et yang »", "Sinon\u00a0: Objectif de Vie « Yin et yang »"),
    ],
)
def test_in_french_a_sentence_goes_on_in_small_letters_behind_a_colon(fact: str, said: str) -> None:
    assert title("pursuit").texts("fr").say("advice-otherwise", fact=fact) == said


BOARDS = set_up(("Ines", "Omar", "Kim"), "boards", modules=title("pursuit").modules_of("second", 3), sets=("box",))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_on_the_boards_of_modules_is_told_in_words_of_their_own(lang: str) -> None:
    session = new_session(BOARDS)
    texts = title("pursuit").texts(lang)
    told: set[str] = set()
    while not session.state.finished:
        reasons = [reason.fact for hint in best_choices(asked(session)) for reason in hint.reasons]
        told |= {fact.id for fact in reasons if fact is not None and fact.aspect == "boards"}
        play_on(session, 5)

    assert {"board-popularity", "board-community_slot", "board-dreams", "board-mutual_friend"} <= told
    assert [id for id in told if not texts.has(f"fact-pursuit-{id}")] == []


def test_a_career_of_the_school_is_told_by_what_it_will_give() -> None:
    table = Table(School, cards=of_module("school"), seats=2)
    table.seat(0).has(knowledge=4, creativity=4, influence=4, money=4)
    table.begin("action", "teen")

    assert facts(table, "career philosophy")["next-line"].args["card"] == "philosophy"


@rule("STO.action.04")
def test_a_business_is_told_by_what_it_will_be_sold_with() -> None:
    table = Table(StoreOwners, cards=of_module("store_owners"), seats=2)
    table.seat(0).has(money=6, knowledge=6, creativity=6, influence=6).holds("second_hand_bookshop")
    part_of(table.state, StoresPart).indicators[table.game.rules.card("second_hand_bookshop").index] = 2
    table.begin("upkeep", "adult_2")

    told = facts(table, "pay second_hand_bookshop")["board-indicator"]
    assert (told.args["card"], told.args["count"]) == ("second_hand_bookshop a", 3)


@rule("COM.pop.07")
def test_popularity_is_told_as_it_will_stand_when_it_pays() -> None:
    before: dict[str, str | int] = {"module": "community", "before": 1, "count": 3, "more": 2, "of": 0}
    words = [
        fact_words(title("pursuit").texts(lang), "pursuit", Fact("boards", True, "board-popularity", before))
        for lang in LANGUAGES
    ]

    assert words == [
        "Popularity 3 instead of 1 when it pays at the end of the round",
        "Popularité 3 au lieu de 1 quand elle rapporte, à la fin du tour",
    ]


def test_a_board_without_words_of_its_own_is_told_by_its_module() -> None:
    fact = Fact("boards", True, "board-hedgehogs", {"module": "community", "count": 1})

    assert fact_words(title("pursuit").texts("en"), "pursuit", fact) == "Community: it moves you on there"
