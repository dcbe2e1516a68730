"""What a player of CV reads: complete in both languages, and to the point."""

import pytest

from wellspent.games.cv.cards import DECKS, TYPES
from wellspent.games.cv.events import EVENTS
from wellspent.games.cv.reasons import REASONS
from wellspent.games.cv.state import PHASES
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.games.cv.verbs import VERBS
from wellspent.ledger import find
from wellspent.testing import rule
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.testing.table import CvTable
from wellspent.titles.cv.texts import CvTexts

QUESTIONS = (
    "childhood-pick",
    "roll-first",
    "roll-again",
    "select-buy",
    "select-pay",
    "bad_luck-lose",
    "running-settle",
    "add-place",
    "assistance-take",
)


def box(seats: int = 2) -> CvTable:
    return CvTable(catalog().cards(), seats)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_has_a_text(lang: str) -> None:
    texts = CvTexts(lang, catalog())
    wanted = [f"cv-verb-{verb.name}" for verb in VERBS]
    wanted += [f"cv-reason-{reason.name}" for reason in REASONS]
    wanted += [f"cv-event-{name}" for name in EVENTS]
    wanted += [f"cv-question-{name}" for name in QUESTIONS]
    wanted += [f"cv-symbol-{name}{form}" for name in SYMBOLS for form in ("", ".name", ".more")]
    wanted += [f"cv-type-{name}" for name in TYPES] + [f"cv-deck-{name}" for name in DECKS]
    wanted += [f"cv-phase-{name}" for name in PHASES]

    assert [id for id in wanted if not texts.has(id)] == []


def test_every_reason_rests_on_a_rule() -> None:
    assert [reason.name for reason in REASONS[1:] if find(reason.rule) is None] == []


def test_a_choice_is_a_sentence() -> None:
    table = box().lay("used_car")
    table.select("money", "money", "money", "health")
    texts = CvTexts("en", catalog())
    choice = table.game.options(table.state, 0)[0]

    assert texts.choice(table.game, table.state, 0, choice) == "Buy “Used car” for 3 money."
    assert texts.question(table.game, table.state, 0) == "Which cards do you buy? You may buy up to 2."
    assert texts.question(table.game, table.state, 1) == "Wait for the others."


def test_a_purchase_says_which_event_it_plays() -> None:
    table = box().lay("used_car")
    table.seat(0).has_in_hand("piggy_bank")
    table.select("money", "health", "health", "bad_luck")
    choice = table.game.options(table.state, 0)[0]

    said = CvTexts("en", catalog()).choice(table.game, table.state, 0, choice)
    assert said == "Buy “Used car” with 3 money (playing “Piggy bank”)."


@rule("CV.cards.09", "CV.q.19")
def test_a_purchase_says_what_a_neighbour_lends() -> None:
    table = box().lay("studies")
    table.seat(0).holds("friend_from_work")
    table.seat(1).holds("freelancer")
    table.select("money", "health", "health", "health")
    choice = table.game.options(table.state, 0)[0]

    said = CvTexts("en", catalog()).choice(table.game, table.state, 0, choice)
    assert said == "Buy “Studies” with 1 money and 1 wild symbol (borrowing 1 wild symbol from a neighbour)."


def spent(table: CvTable, lang: str = "en") -> list[str | None]:
    """What the log says of payments and of what helps to make them."""
    texts = CvTexts(lang, catalog())
    kinds = ("neighbours_symbol", "effect_used", "bought", "running_paid")
    told = [event for event in table.events if EVENTS[event.kind] in kinds]
    return [texts.event(table.game, event, ["Ines", "Bruno"]) for event in told]


@rule("CV.cards.08", "CV.cards.13", "CV.badluck.03")
def test_the_log_says_what_changed_a_symbol_that_is_spent() -> None:
    table = box().lay("used_car")
    table.seat(0).holds("magician").holds("trip_around_the_world")
    table.select("money", "health", "bad_luck", "bad_luck").choose("buy used_car")
    if table.question() == "select.pay":
        table.choose(table.options()[0])

    changed = ["Ines changes a symbol with “Trip around the world”.", "Ines changes a symbol with “Magician”."]
    assert spent(table) == [*changed, "Ines buys “Used car” for 1 health, 1 money and 1 bad luck."]
    assert table.state.bad_luck == 1
    told = spent(table, "fr")
    assert told[1] == "Ines change un symbole avec «\u00a0Magie\u00a0»."


@rule("CV.upkeepcost.09", "CV.cards.13")
def test_the_log_says_what_changed_a_symbol_for_a_running_cost() -> None:
    table = box()
    table.seat(0).holds("child").holds("trip_around_the_world")
    table.select("bad_luck", "bad_luck", "health", "knowledge").done().choose("settle child")

    changed = "Ines changes a symbol with “Trip around the world”."
    assert spent(table) == [changed, "Ines pays 1 bad luck to keep “Child”."]


@rule("CV.cards.09")
def test_what_a_neighbour_lends_is_told_once() -> None:
    table = box().lay("used_car")
    table.seat(0).holds("friend_from_work")
    table.seat(1).holds("freelancer")
    table.select("money", "money", "health", "health").choose("buy used_car")

    assert spent(table) == ["Ines borrows 1 money from a neighbour.", "Ines buys “Used car” for 3 money."]


@rule("CV.tokens.02")
@pytest.mark.parametrize(("lang", "said"), [("en", "Ines now has no tokens."), ("fr", "Ines n’a plus aucun jeton.")])
def test_who_has_no_token_left_is_told_so(lang: str, said: str) -> None:
    table = box().lay("used_car")
    table.seat(0).holds("jogging")
    table.select("bad_luck", "bad_luck", "bad_luck", "health").done().go_on()
    if table.question() == "bad_luck.lose":
        table.choose("lose jogging")

    texts = CvTexts(lang, catalog())
    assert texts.event(table.game, table.told("tokens")[-1], ["Ines", "Bruno"]) == said


def test_a_reroll_says_what_is_thrown() -> None:
    table = box()
    table.begin("money", "money", "health", "bad_luck")
    texts = CvTexts("en", catalog())
    choice = next(c for c in table.game.options(table.state, 0) if table.game.notation(c) == "reroll 1 3")

    assert texts.choice(table.game, table.state, 0, choice) == "Throw 1 health and 1 money again."


def test_a_reason_says_what_is_missing_and_by_which_rule() -> None:
    table = box().lay("used_car", "jogging")
    table.select("money", "health", "health", "bad_luck")
    refusal = table.refusal("buy used_car")

    said = CvTexts("en", catalog()).reason(table.game, table.state, refusal)
    assert said == "You need 2 more money for “Used car” (CV.select.02)."
    said = CvTexts("fr", catalog()).reason(table.game, table.state, refusal)
    assert said == "Il vous faut 2\u00a0×\u00a0argent de plus pour «\u00a0Voiture d’occasion\u00a0» (CV.select.02)."


def test_a_condition_is_said_in_words() -> None:
    texts = CvTexts("en", catalog())
    cards = {card.number: card for card in catalog().cards()}

    assert texts.needs(cards[41]) == "with at least 1 card on your Work stack"
    assert texts.needs(cards[57]) == "without a card on your Work stack"


def test_hidden_events_are_told_to_their_owner_only() -> None:
    table = CvTable(catalog().cards(), 2)
    table.state.stage = 0
    table.game.settle(table.state)
    texts = CvTexts("en", catalog())
    dealt = table.told("dealt_childhood")[0]

    assert texts.event(table.game, dealt, ["Ines", "Bruno"], reader=0)
    assert texts.event(table.game, dealt, ["Ines", "Bruno"], reader=1) is None


@pytest.mark.parametrize(
    ("lang", "one", "both"),
    [
        ("en", "Where do you add “Language course”?", "Where do you add your cards?"),
        ("fr", "Où posez-vous « Cours de langue » ?", "Où posez-vous vos cartes ?"),
    ],
)
def test_a_card_that_alone_waits_for_its_place_is_named(lang: str, one: str, both: str) -> None:
    texts = CvTexts(lang, catalog())
    table = box().lay("driving_licence", "language_course")
    table.seat(0).holds("studies")
    table.select("knowledge", "knowledge", "relationship", "health")
    table.choose("buy driving_licence", "buy language_course", "done")
    assert texts.question(table.game, table.state, 0) == both

    table.choose("place driving_licence knowledge")

    assert texts.question(table.game, table.state, 0) == one
