"""Scenario files lay what they say, refuse what cannot be, and look at more than the position."""

import pytest

from wellspent.games.pursuit.game import Pursuit
from wellspent.scenario import ScenarioError, read_scenario, run
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog

BIRD = '[[then]]\nchoose = "A rest 0"\n'


def differences(text: str) -> list[str]:
    return run(read_scenario(f'title = "t"\n{text}', "here")).differences


def faults(text: str) -> str:
    with pytest.raises(ScenarioError) as raised:
        read_scenario(f'title = "t"\n{text}', "here")
    return str(raised.value)


@rule("PH.project.17")
def test_roles_stay_whoever_holds_the_card() -> None:
    text = '[seat.A]\nroles = ["magazine 2"]\n[seat.B]\nholds = ["magazine 1"]\n[[then]]\nis.A.roles = ["magazine 2"]\n'

    assert differences(text) == []


@rule("EVT.effect.02")
def test_an_event_in_force_lends_its_abilities() -> None:
    cards = """
modules = ["events"]
[[card]]
id = "open_house"
kind = "event"
with = ["events"]
pile = "event"
name = "Open House"
marks = ["positive", "action"]
[[card.level]]
abilities = [ { slots = 2 } ]
text = "Two more slots."
[card.section.condition]
cost = { money = 1 }
"""
    laid = '[parts.events]\nin_force = "open_house"\nin_force_met = "A"\n' + BIRD
    scenario = read_scenario(f'title = "t"\n{cards}{laid}', "here")

    assert isinstance(scenario.game, Pursuit)
    assert scenario.state.players[0].abilities
    assert not scenario.state.players[1].abilities


@rule("EXP.setup.06")
def test_with_experiences_partners_lie_in_the_row_as_teens() -> None:
    row = (
        '[position]\nround = "teen"\n[rows]\npartner = ["martha"]\n[[then]]\nrows.partner = ["martha", "*", "*", "*"]\n'
    )

    assert differences(f'modules = ["experiences"]\n{row}') == []
    assert "expected at most 0" in faults(row)


def test_refusing_for_a_seat_that_is_not_asked_must_be_meant() -> None:
    assert differences('[[then]]\nrefuse = "B study"\nreason = "not_asked"\n') == []
    assert "has nothing to decide now" in differences('[[then]]\nrefuse = "B study"\n')[0]
    assert "is possible" in differences('[[then]]\nrefuse = "B leave"\nreason = "not_asked"\n')[0]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ('choose = "A study"\nrefuse = "A play"', "a step does one of the two"),
        ('choose = "A study"\nreason = "covered"', "found without refuse"),
        ("missing = { money = 1 }", "found without refuse"),
        ('rule = "PH.action.04"', "found without refuse"),
    ],
)
def test_a_step_that_contradicts_itself_is_a_fault(step: str, said: str) -> None:
    assert said in faults(f"[[then]]\n{step}\n")


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ('refuse = "A take yoga 2"\nreason = "only_first_levle"', "expected a reason"),
        ('lacks = ["A stduy"]', "expected the verb of a choice"),
        ('lacks = ["spend cra 1"]', "expected a card of this game"),
        ('events = ["A gianed"]', "expected something that can happen"),
    ],
)
def test_words_that_do_not_exist_are_told(step: str, said: str) -> None:
    [found] = differences(f'[rows]\nproject = ["yoga"]\n[[then]]\n{step}\n')

    assert said in found


def test_a_third_role_and_an_orphan_are_faults() -> None:
    three = '[seat.B]\nholds = ["magazine 1"]\n[seat.A]\nroles = ["magazine 2", "magazine 3", "magazine 4"]\n'
    orphan = 'modules = ["kids"]\n[seat.A]\nholds = ["theo 1"]\n[parts.kids]\nparent = { theo = "martha" }\n'

    assert "at most two" in faults(three + BIRD)
    kid = next(card.id for card in catalog().cards("second", ["kids"]) if card.kind_name == "kid")
    assert "must be held by one player" in faults(orphan.replace("theo", kid) + BIRD)


@rule("PH.notes.09")
def test_piles_may_be_short_or_empty() -> None:
    text = '[rows]\nproject = ["yoga"]\n[left]\nproject = 0\n[[then]]\nleft = { project = 0 }\n'

    assert differences(text) == []
    assert "expected 0 to" in faults("[left]\nproject = 900\n" + BIRD)


@rule("REL.resolve.01")
def test_the_die_of_relatives_shows_what_is_wanted() -> None:
    text = 'modules = ["relatives"]\n[[then]]\nend = "round"\ndice = [1, 6]\n'
    text += 'events = ["B rolled", "B passed_away", "A rolled"]\n'

    assert differences(text) == []


@pytest.mark.parametrize(
    ("step", "left"),
    [
        ('modules = ["relatives"]\n[[then]]\nend = "round"\ndice = [1, 6, 2]\n', "1 of 3"),
        ('modules = ["relatives"]\n[[then]]\nchoose = "A study"\ndice = [4]\n', "1 of 1"),
        ('game = "cv"\n[[then]]\nchoose = "A reroll 1"\ndice = ["money", "money"]\n', "1 of 2"),
    ],
)
def test_dice_that_are_not_thrown_are_told(step: str, left: str) -> None:
    [found] = differences(step)

    assert f"dice: {left} not thrown" in found


def test_what_happened_is_looked_at_in_order() -> None:
    step = '[[then]]\nchoose = "A study"\nevents = {}\n'

    assert differences(step.format('["A placed", "A gained"]')) == []
    assert differences(step.format('["placed", "gained"]')) == []
    assert differences(step.format('["A gained", "A placed"]')) != []


def test_a_row_may_be_compared_in_any_order() -> None:
    row = '[rows]\nproject = ["yoga", "-", "-", "e_sports"]\n[[then]]\nlying.project = {}\n'

    assert differences(row.format('["e_sports", "yoga"]')) == []
    assert differences(row.format('["e_sports"]')) != []


@rule("PH.sth.06")
def test_a_payment_may_be_refused() -> None:
    text = '[rows]\nproject = ["act_in_play"]\n[seat.A]\nsth = -1\ninfluence = 2\nknowledge = 1\n'
    step = '[[then]]\nchoose = "A take act_in_play 1"\n[[then]]\nrefuse = "give 1 influence"\nreason = "not_offered"\n'

    assert differences(text + step) == []
    assert "is possible" in differences(text + step.replace("give 1 influence", "give 2 influence"))[0]
