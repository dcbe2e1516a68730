"""What players read in a game: choices, reasons, events, questions."""

import pytest

from tests.texts.playing import NAMES, badly_said, new_session, read_all
from wellspent.engine.events import Event
from wellspent.engine.options import option
from wellspent.engine.session import Boundary
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.cards import ABILITY_ON, ABILITY_PRICE, ON_PROMOTION, PRICE_UPKEEP_JOB, Ability
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import RELAX, goods
from wellspent.testing import rule
from wellspent.texts import LANGUAGES
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import trait
from wellspent.titles.pursuit.texts import Texts

GAMES = [("second", 1, "a"), ("second", 3, "b"), ("second", 4, "c"), ("first", 1, "d"), ("first", 2, "e")]
ENGLISH = Texts("en", catalog())
FRENCH = Texts("fr", catalog())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "seats", "seed"), GAMES)
def test_everything_in_a_game_can_be_said(edition: str, seats: int, seed: str, lang: str) -> None:
    read = read_all(Texts(lang, catalog()), new_session(edition, seats, seed), seed)

    assert len(read) > 200
    assert badly_said(read, lang) == []


def choice_text(table: Table, line: str, texts: Texts = ENGLISH) -> str:
    game, state, seat = table.game, table.state, table.decider
    wanted = [choice for choice in game.options(state, seat) if game.notation(choice) == line]
    return texts.choice(game, state, seat, wanted[0])


def reason_text(table: Table, line: str, texts: Texts = ENGLISH) -> str:
    game, state = table.game, table.state
    wanted = [refusal for refusal in game.refusals(state, table.decider) if game.notation(refusal.choice) == line]
    return texts.reason(game, state, wanted[0])


def project_table(**means: int) -> Table:
    table = Table().row("project", "act_in_play")
    table.seat(0).has(**means)
    return table


def test_a_choice_tells_what_is_paid_and_gained() -> None:
    table = project_table(influence=1).begin()

    assert (
        choice_text(table, "take act_in_play 1")
        == "Take “Act in Play” at Level 1, “Tree”: pay 1 Influence, gain 2 Creativity."
    )


def test_a_choice_is_said_in_french() -> None:
    table = project_table(influence=1).begin()
    sentence = choice_text(table, "take act_in_play 1", FRENCH)

    assert sentence.endswith("\u00a0: payez 1 Influence, gagnez 2 Créativités.")
    assert sentence.startswith("Prendre «\u00a0Jouer une")


def test_a_choice_tells_the_stress_of_repetition() -> None:
    table = Table()
    table.seat(0).stands_on(study=1)
    table.begin()

    assert choice_text(table, "study") == "Study: gain 3 Knowledge, take 1 Stress (the same action again)."
    assert choice_text(table, "play") == "Play: gain 3 Creativity."


@rule("PH.notes.06", "PH.upkeep.05")
@pytest.mark.parametrize(("space", "told"), [(4, "pay 3 Money, gain 1 Hourglass."), (1, "pay 3 Money.")])
def test_an_hourglass_beyond_the_nine_pieces_is_not_promised(space: int, told: str) -> None:
    table = Table()
    table.seat(0).has(stress=space, money=3).holds("espresso_machine", 3)
    table.begin("upkeep")

    assert choice_text(table, "pay espresso_machine") == f"Keep “Espresso Machine”: {told}"


@rule("PH.notes.06", "PH.cardaction.05")
@pytest.mark.parametrize(("hourglasses", "told"), [(5, "gain 1 Knowledge and 1 Hourglass."), (8, "gain 1 Knowledge.")])
def test_a_reward_promises_no_hourglass_that_is_not_there(hourglasses: int, told: str) -> None:
    table = Table()
    table.seat(0).has(knowledge=9, creativity=9, influence=9, hourglasses=hourglasses + 1).holds("sleeping_well", 1)
    table.seat(0).stands_on(study=1).has(hourglasses=hourglasses)
    table.begin()

    assert told in choice_text(table, "advance sleeping_well 2")
    table.choose("advance sleeping_well 2")
    assert table.seat(0).changed("hourglasses").get("hourglasses", 0) == (0 if "Hourglass" in told else -1)


@rule("PH.sth.02")
@pytest.mark.parametrize(
    ("sth", "told"),
    [(0, "gain 3 STH, 2 LTH and 1 Relax."), (2, "gain 1 STH, 4 LTH and 1 Relax."), (3, "gain 5 LTH and 1 Relax.")],
)
def test_happiness_beyond_the_end_of_the_track_is_promised_as_what_it_becomes(sth: int, told: str) -> None:
    table = Table().row("item_activity", "concert")
    table.seat(0).has(money=6, sth=sth)
    table.begin()

    assert choice_text(table, "spend concert 3").endswith(f"pay 6 Money, {told}")
    table.choose("spend concert 3")
    assert table.seat(0).changed()["lth"] == 2 + sth


@rule("PH.sth.02", "PH.setup.23")
def test_the_happiness_of_an_ability_takes_its_space_of_the_track_before_the_reward() -> None:
    table = Table()
    table.seat(0).has(knowledge=9, creativity=9, influence=9, sth=2).holds("noor", 2).holds("home_made_robot", 3)
    table.begin()
    told = choice_text(table, "advance home_made_robot 4")

    assert "gain 5 LTH, gain 1 STH from your abilities." in told
    table.choose("advance home_made_robot 4")
    table.choose(table.options()[0])
    assert (table.seat(0).changed()["lth"], table.seat(0).changed()["sth"]) == (5, 1)


@rule("PH.sth.02", "PH.upkeep.05")
def test_the_happiness_of_an_upkeep_reward_is_promised_as_what_it_becomes() -> None:
    table = Table()
    table.seat(0).has(sth=3).holds("martha", 2)
    table.begin("upkeep")

    assert (
        choice_text(table, "pay martha")
        == "Stay with Martha: pay 1 Hourglass, gain 1 Knowledge, 2 Creativity and 1 LTH."
    )


@rule("PH.notes.05", "PH.slots.11", "PH.partner.06")
def test_the_stress_of_a_partner_who_comes_with_the_reward_is_told_with_the_choice() -> None:
    table = Table().row("project", "small_ad").row("partner", "martha", "odile")
    table.seat(0).has(creativity=3, influence=5, money=2).holds("noor").holds("yoga")
    table.begin()

    assert "Stress" not in choice_text(table, "take small_ad 3")
    partner = "take 1 Stress (no free slot), take 1 Stress (another Partner)."
    assert partner in choice_text(table, "take small_ad 4")

    table.seat(0).holds("pottery")

    both = "take 2 Stress (no free slot), take 1 Stress (another Partner)."
    assert both in choice_text(table, "take small_ad 4")
    table.choose("take small_ad 4", "receive martha a")
    assert table.seat(0).changed()["stress"] == 3


@rule("PH.notes.05", "EXP.setup.07")
def test_no_stress_is_told_of_a_partner_who_is_not_there() -> None:
    table = Table().row("project", "small_ad").row("partner")
    table.seat(0).has(creativity=3, influence=5, money=2).holds("noor").holds("yoga")
    table.begin()

    assert "Stress" not in choice_text(table, "take small_ad 4")


@rule("PH.setup.23")
def test_a_card_action_tells_what_abilities_add_as_a_board_action_does() -> None:
    table = Table().row("project", "magazine")
    table.seat(0).has(knowledge=9, creativity=9, influence=9).holds("stage_designer").holds("noor", 2).holds("yoga", 3)
    table.seat(0).holds("pottery", 1)
    table.begin()

    assert "gain 1 Creativity from your abilities." in choice_text(table, "advance pottery 2")
    assert "gain 1 Creativity and 1 STH from your abilities." in choice_text(table, "advance yoga 4")
    table.choose("advance pottery 2").choose("rest 0")

    # The Job gives it for the first time in a round only.
    assert "gain 1 STH from your abilities." in choice_text(table, "advance yoga 4")


@rule("PH.cardaction.25", "PH1.cardaction.06")
@pytest.mark.parametrize(("edition", "told"), [("second", True), ("first", False)])
def test_whether_retirement_is_a_promotion_is_told_by_what_abilities_add(edition: str, told: bool) -> None:
    proud = trait("proud", Ability(ABILITY_ON, ON_PROMOTION, goods(influence=1)))
    table = Table(edition=edition, cards=[proud])
    table.seat(0).has(knowledge=9, creativity=9, influence=9).holds("proud").holds("ceo")
    table.begin()

    assert ("gain 1 Influence from your abilities" in choice_text(table, "retire")) == told


def test_a_choice_tells_the_stress_of_an_excess_slot() -> None:
    table = project_table(influence=1)
    for id in ("write_fiction", "learn_the_cello", "sourdough"):
        table.seat(0).holds(id)
    table.begin()

    assert choice_text(table, "take act_in_play 1").endswith("take 1 Stress (no free slot).")


def test_a_choice_tells_the_stress_of_a_second_partner() -> None:
    table = Table().row("partner", "odile")
    table.seat(0).holds("martha")
    table.begin()

    assert choice_text(table, "date odile a").startswith("Start a Relationship with Odile: ")
    assert "take 1 Stress (another Partner)" in choice_text(table, "date odile a")
    assert choice_text(table, "date odile b").startswith("Start a Relationship with Kwame: ")


@pytest.mark.parametrize(
    ("sth", "paid"),
    [(1, "pay 1 Knowledge and 1 Creativity (1 Resource of your choice less)"), (-1, "and 1 Resource of your choice")],
)
def test_a_choice_tells_what_the_mood_changes(sth: int, paid: str) -> None:
    table = Table()
    table.seat(0).has(knowledge=3, creativity=3, influence=3, sth=sth).holds("write_fiction")
    table.begin()

    assert paid in choice_text(table, "advance write_fiction 2")


@rule("PH.setup.23", "PH.upkeep.03")
def test_a_choice_tells_what_keeping_the_card_will_cost_with_abilities() -> None:
    table = Table().row("item_activity", "car")
    table.seat(0).has(money=4).holds("giulia", 2)
    table.begin()

    assert "then 2 Money every round to keep it" in choice_text(table, "spend car 2")
    assert "puis 2 Argent à chaque tour pour garder la carte" in choice_text(table, "spend car 2", FRENCH)


@rule("PH.setup.23", "PH.upkeep.03")
def test_what_an_ability_takes_off_a_bill_of_several_resources_is_told_beside_it() -> None:
    union = trait("union", Ability(ABILITY_PRICE, price=PRICE_UPKEEP_JOB, less=goods(any=1)))
    table = Table(cards=[union]).row("job", "hr_executive")
    table.seat(0).has(knowledge=9, influence=9).holds("union")
    table.begin()

    told = "then 1 Knowledge, 2 Influence and 2 Hourglasses (1 Resource of your choice less) every round"
    assert told in choice_text(table, "hire hr_executive a")


def test_overtime_tells_its_stress_and_its_hourglasses() -> None:
    table = Table().begin()

    assert choice_text(table, "overtime") == "Overtime: gain 2 Hourglasses, take 2 Stress."


def test_giving_up_a_card_tells_the_penalty() -> None:
    table = Table()
    table.seat(0).holds("sourdough")
    table.begin()

    assert (
        choice_text(table, "discard sourdough") == "Discard “Sourdough”: lose 1 STH, take 1 Stress (a card discarded)."
    )


@rule("PH.refresh.04", "PH.sth.02")
@pytest.mark.parametrize(("sth", "lost"), [(-2, "lose 1 STH"), (-3, "lose 1 LTH")])
def test_in_the_lowest_mood_a_choice_tells_the_happiness_that_it_really_costs(sth: int, lost: str) -> None:
    table = Table()
    table.seat(0).holds("sourdough").has(sth=sth)
    table.begin()

    assert choice_text(table, "refresh project") == f"Refresh the Projects row: {lost}."
    assert lost in choice_text(table, "discard sourdough")


def test_a_reason_names_what_is_missing_and_the_rule() -> None:
    table = project_table().begin()

    assert reason_text(table, "take act_in_play 1") == "You need 1 more Influence (PH.action.04)."
    assert reason_text(table, "take act_in_play 1", FRENCH) == "Il vous manque 1 Influence (PH.action.04)."


def test_a_reason_names_the_requirement_that_is_not_met() -> None:
    table = Table()
    table.seat(0).has(influence=3).holds("martha")
    table.begin()

    assert reason_text(table, "develop martha 2") == "Only with at least 5 Influence (PH.cardaction.29)."
    assert reason_text(table, "develop martha 2", FRENCH) == "Seulement avec au moins 5 Influences (PH.cardaction.29)."


def test_a_job_that_lies_in_the_pile_is_not_said_to_be_nowhere() -> None:
    table = Table(edition="first").row("job").next_cards("job", "hr_executive")
    table.seat(0).has(knowledge=2, influence=4).holds("civil_servant")
    table.begin()
    english = "No Job in the same field one Level up is available (PH1.cardaction.02)."
    french = "Aucun Métier du même domaine au niveau supérieur n’est disponible (PH1.cardaction.02)."

    assert reason_text(table, "promote civil_servant a") == english
    assert reason_text(table, "promote civil_servant a", FRENCH) == french


def test_a_closed_space_is_named_with_the_age() -> None:
    table = Table().begin(round="teen")

    assert reason_text(table, "overtime") == "Overtime is not available in the Teen round (PH.action.05)."


def test_the_question_of_a_turn_counts_the_hourglasses() -> None:
    table = Table()
    table.seat(0).has(hourglasses=1)
    table.begin(round="adult_2")

    assert ENGLISH.question(table.game, table.state, 0) == "Adult 2: you have 1 Hourglass left. What do you do?"
    assert ENGLISH.question(table.game, table.state, 1) == "Others are deciding."


def told(event: Event, texts: Texts = ENGLISH) -> str | None:
    return texts.event(Table().game, event, NAMES)


def test_stress_is_told_with_its_cause_in_words() -> None:
    event = Event(kinds.STRESSED, 1, number=1, rule="PH.action.06")

    assert told(event) == "Bruno takes 1 Stress: the same action again."
    assert told(event, FRENCH) == "Bruno prend 1 Stress\u00a0: la même action encore une fois."


def test_a_job_is_told_by_the_side_that_its_owner_chose() -> None:
    card = Table().game.rules.card("lab_assistant").index

    assert told(Event(kinds.HIRED, 0, card=card, side=0)) == "Ines gets a Job: Lab Assistant."
    assert told(Event(kinds.HIRED, 0, card=card, side=1)) == "Ines gets a Job: Specimen Room Assistant."


def test_the_side_of_a_lost_partner_is_still_known_to_the_event() -> None:
    table = Table()
    table.seat(0).holds("martha")
    table.state.side[table.game.rules.card("martha").index] = 1
    table.begin()

    table.choose("discard martha")

    lines = [ENGLISH.event(table.game, event, NAMES) for event in table.events]
    assert "Ines and Anselm part." in lines


def test_happiness_that_a_reward_told_is_not_told_again() -> None:
    card = Table().game.rules.card("sourdough").index

    assert told(Event(kinds.LTH_CHANGED, 0, card=card, number=2, rule="PH.cardaction.05")) is None
    assert told(Event(kinds.LTH_CHANGED, 0, number=1, rule="PH.sth.02")) is not None


def test_what_does_not_move_is_not_told() -> None:
    assert told(Event(kinds.RELAXED, 0, number=0)) is None
    assert told(Event(kinds.RELAXED, 0, number=2)) == "Ines relaxes by 2 spaces."


@pytest.mark.parametrize(
    ("boundary", "said"),
    [
        (Boundary(0, -1, 0), "This is the beginning of the game."),
        (Boundary(4, 1, 0), "Bruno has played since."),
        (Boundary(4, -1, kinds.TURNED_UP), "A card has been turned up."),
        (Boundary(4, -1, kinds.PROMOTED), "The pile of Jobs has been searched."),
        (Boundary(4, -1, kinds.ROUND), "Something new has been seen."),
    ],
)
def test_the_end_of_undo_is_explained(boundary: Boundary, said: str) -> None:
    assert ENGLISH.boundary(boundary, NAMES) == said


def some_choice(table: Table, verb: int) -> int:
    """A choice with this verb, about the Job that the first player has retired from."""
    arguments = table.game.rules.verbs[verb].arguments
    job = table.state.players[0].job
    values = [job if kind == "card" else RELAX if kind == "good" else 1 for kind in arguments]
    return option(verb, *values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_can_be_said_even_where_games_seldom_lead(lang: str) -> None:
    table = Table()
    job = next(card for card in table.game.rules.cards if card.kind_name == "job" and card.rank == 3)
    table.seat(0).has_aside(job.id)
    table.begin()
    texts = Texts(lang, catalog())

    said = [
        texts.choice(table.game, table.state, 0, some_choice(table, verb))
        for verb in range(len(table.game.rules.verbs))
    ]

    assert all(line.endswith(".") for line in said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_can_be_said(lang: str) -> None:
    goods = (1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)
    # Those of our own modules: one from elsewhere brings words of its own.
    session = new_session("second", 2, "events", module_names())
    assert isinstance(session.game, Pursuit)
    rules = session.game.rules
    card, texts = rules.card("sourdough").index, Texts(lang, catalog())
    for kind in rules.events:
        name = kinds.EVENTS[kind]
        number = -1 if kind in (kinds.STH_CHANGED, kinds.LTH_CHANGED, kinds.POPULARITY_CHANGED) else 1
        told_line = told(Event(kind, 1, card, 0, number, goods, "PH.action.06"), texts)

        # A Basic Project that is set aside has been told to be complete.
        assert (told_line is None) == (kind == kinds.SET_ASIDE), name
