"""What a choice leads to, and what the log says of it."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_ON, Ability
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.preview import ends_life, gained_now
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, trait
from wellspent.titles.pursuit.texts import Texts

ROUGH = card("rough", "activity", level({"stress": 1}, {"lth": 1}))
NAMES = ("Ines", "Bruno")


def deadly(table: Table) -> list[str]:
    """The choices that end the life of whoever decides."""
    game, seat = table.game, table.decider
    return [
        game.notation(choice)
        for choice in game.options(table.state, seat)
        if ends_life(game, table.state, seat, choice)
    ]


def log(table: Table, *kinds: str) -> list[str | None]:
    texts = Texts("en", catalog())
    return [texts.event(table.game, event, NAMES) for kind in kinds for event in table.told(kind)]


@rule("PH.stress.06", "PH.stress.15")
def test_a_choice_that_ends_the_life_is_known_before_it_is_made() -> None:
    table = Table(cards=[ROUGH]).goals().row("item_activity", "rough")
    table.seat(0).has(stress=15, money=2).holds("car").stands_on(study=1)
    table.begin()

    assert set(deadly(table)) == {"study", "spend rough 1", "discard car"}
    texts = Texts("en", catalog())
    told = {
        table.game.notation(choice): texts.choice(table.game, table.state, 0, choice)
        for choice in table.game.options(table.state, 0)
        if table.game.notation(choice) in ("study", "play")
    }
    assert "This ends your life." in told["study"]
    assert "This ends your life." not in told["play"]


@rule("PH.stress.06", "PH.stress.15", "PH.slots.11")
def test_a_choice_that_ends_the_life_is_known_before_it_is_said_how_it_is_paid() -> None:
    table = Table().goals().row("project", "magazine")
    table.seat(0).has(stress=15, sth=1, knowledge=9, creativity=9, influence=9).holds("yoga").holds("pottery")
    table.begin()
    assert not any(line.startswith("take") for line in deadly(table))

    table.seat(0).holds("sourdough")

    assert "take magazine 1" in table.options()
    assert [line for line in table.options("take") if line not in deadly(table)] == []
    table.choose("take magazine 1")
    assert table.options() == deadly(table)


@rule("PH.stress.14", "PH.slots.11")
def test_a_card_to_be_chosen_that_ends_the_life_is_known_before_it_is_chosen() -> None:
    table = Table().goals().row("item_activity", "summer_fling").row("partner", "martha", "odile")
    table.seat(0).has(stress=15, money=9).holds("yoga").holds("pottery").holds("sourdough")
    table.begin()

    assert "spend summer_fling 2" in deadly(table)


@rule("PH1.discard.01", "PH1.stress.01")
def test_what_ends_the_life_of_somebody_who_is_not_asked_is_known_too() -> None:
    table = Table(edition="first").goals()
    table.seat(1).has(stress=15).holds("car")
    table.begin()
    choices = {table.game.notation(choice): choice for choice in table.game.interrupts(table.state, 1)}

    assert ends_life(table.game, table.state, 1, choices["discard car"])
    assert not ends_life(table.game, table.state, 1, choices["leave"])


@rule("PH.prep.05")
def test_the_stress_of_the_next_round_is_not_of_a_choice_making() -> None:
    table = Table().goals()
    table.seat(0).has(stress=15, hourglasses=1)
    table.seat(1).has(stress=15, hourglasses=0)
    table.begin(round="adult_4")

    assert deadly(table) == []


@rule("PH.setup.23")
def test_what_an_ability_gives_names_its_card() -> None:
    curious = trait("keen", Ability(ABILITY_ON, 0, goods(influence=1)))
    table = Table(cards=[curious]).goals()
    table.seat(0).holds("keen")
    table.begin().choose("study")

    gained = [event for event in table.told("gained") if event.goods[2]]
    assert [table.game.rules.cards[event.card].id for event in gained] == ["keen"]


@rule("PH.stress.18")
@pytest.mark.parametrize(("space", "told"), [(13, "cannot relax any further"), (14, "relaxes by 1 space")])
def test_relax_that_is_lost_is_told(space: int, told: str) -> None:
    calm = card("calm", "activity", level({}, {"relax": 2}))
    table = Table(cards=[calm]).goals().row("item_activity", "calm")
    table.seat(0).has(stress=space)
    table.begin().choose("spend calm 1")

    [words] = log(table, "relaxed")
    assert told in (words or "")


@rule("PH.resolve.02", "PH.resolve.03", "PH.resolve.04")
@pytest.mark.parametrize(("sth", "told"), [(2, "Ines is First Player: the best mood (2 STH)."), (0, "moods are equal")])
def test_the_first_player_is_told_with_the_reason_and_moods_are_reset(sth: int, told: str) -> None:
    table = Table().goals()
    table.seat(0).has(sth=sth)
    table.begin().end_round()

    assert told in str(log(table, "first_player")[0])
    assert len(table.told("mood_reset")) == (1 if sth else 0)


@rule("PH.sth.12")
@pytest.mark.parametrize(("lang", "mood"), [("en", "mood"), ("fr", "humeur")])
def test_the_mood_is_not_said_to_change_what_a_job_costs(lang: str, mood: str) -> None:
    table = Table().row("job", "hr_executive").row("project", "singing_festival")
    table.seat(0).holds("charismatic").has(knowledge=9, creativity=9, influence=9, sth=2)
    table.begin()
    texts = Texts(lang, catalog())

    table.choose("hire hr_executive a")
    assert mood not in texts.question(table.game, table.state, 0)

    table.choose("give 3 knowledge 4 influence", "study", "take singing_festival 3")
    assert mood in texts.question(table.game, table.state, 0)


@rule("PH.q.43")
def test_happiness_that_nobody_is_there_to_feel_is_not_told() -> None:
    table = Table().goals()
    table.seat(0).has(stress=15, hourglasses=2).stands_on(study=1).holds("cover_band")
    table.seat(1).has(hourglasses=0).fills("cover_band", 2)
    table.begin().choose("study")

    told = [words for words in log(table, "gained") if words and "Cover Band" in words]
    assert [words.split(" (")[0] for words in told] == [
        "Ines gains 1 Creativity",
        "Bruno gains 1 STH",
        "Bruno gains 1 Creativity",
    ]


@rule("PH.sth.02")
@pytest.mark.parametrize(
    ("sth", "paid", "gained", "felt"),
    [
        (0, 0, -1, {"sth": -1}),
        (-3, 0, -1, {"lth": -1}),
        (-2, 0, -3, {"sth": -1, "lth": -2}),
        (-2, 2, 2, {"sth": 2}),
        (3, 0, 1, {"lth": 1}),
        (2, 0, 2, {"sth": 1, "lth": 1}),
        (3, 1, 1, {"sth": 1}),
    ],
)
def test_goods_are_foretold_as_the_mood_takes_them(sth: int, paid: int, gained: int, felt: dict[str, int]) -> None:
    table = Table()
    table.seat(0).has(sth=sth)

    assert gained_now(table.state.players[0], goods(sth=gained).amounts, paid) == list(goods(**felt).amounts)
