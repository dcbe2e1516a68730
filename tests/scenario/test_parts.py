"""What modules lay on the table, in scenario files."""

import pytest

from wellspent.games.pursuit.game import Pursuit
from wellspent.library import module_names
from wellspent.scenario import ScenarioError, read_scenario, run
from wellspent.scenario.pursuit import position
from wellspent.scenario.pursuit.comparing import PursuitComparison
from wellspent.testing.invariants import misplaced_cards

HEAD = 'title = "t"\nmodules = ["community", "experiences", "nostalgia", "friends"]\n'
THEN = "\n[[then]]\n"


def differences(text: str) -> list[str]:
    return run(read_scenario(HEAD + text, "here")).differences


def test_boards_hands_and_popularity_lie_as_they_are_written() -> None:
    text = """
[rows]
community = ["-", "organize_a_party"]
experience = ["easter_island", "-"]
friend = ["kevin"]
[seat.A]
popularity = 4
dreams = ["kyoto_in_the_rain 2", "-", "house_swap"]
memories = ["bookworm passive", "-"]
hand = ["freestyle_dancing"]
"""
    then = """
is.A.popularity = 4
is.A.dreams = ["kyoto_in_the_rain 2", "-", "house_swap"]
is.A.memories = ["bookworm passive", "-"]
is.A.hand = ["freestyle_dancing"]
is.B = { popularity = 0, dreams = ["-", "-", "-"], memories = ["-", "-"], hand = [] }
rows.community = ["-", "organize_a_party", "*", "*", "*"]
rows.experience = ["easter_island", "-", "*", "*", "*"]
rows.friend = ["kevin", "*", "*", "*"]
"""
    assert differences(text + THEN + then) == []


def test_what_differs_on_a_board_is_told() -> None:
    text = '[seat.A]\npopularity = 4\ndreams = ["house_swap 1"]\n'
    found = differences(
        text + THEN + 'is.A = { popularity = 5, dreams = ["house_swap 2", "-", "-"], hand = ["bookworm"] }'
    )

    assert any("A popularity: expected 5, found 4" in line for line in found)
    assert any("house_swap 2" in line and "house_swap 1" in line for line in found)
    assert any("A hand" in line for line in found)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[seat.A]\npopularity = 99", "popularity: found 99, expected 0 to"),
        ('[seat.A]\ndreams = ["house_swap 9"]', "up to"),
        (
            '[seat.A]\ndreams = ["house_swap", "easter_island", "kyoto_in_the_rain", "act_in_play"]',
            "expected at most 3",
        ),
        ('[seat.A]\ndreams = ["kevin"]', "kevin is of the pile friend, of which nobody dreams"),
        ('[seat.A]\nmemories = ["bookworm asleep"]', "expected passive or active"),
        ('[seat.A]\nmemories = ["easter_island"]', "a card of kind experience, expected nostalgia"),
        ('[seat.A]\nhand = ["bookworm"]\nmemories = ["bookworm"]', "bookworm lies in"),
        ('[rows]\ncommunity = ["easter_island"]', "easter_island belongs to the pile experience"),
        ('[rows]\ncommunity = ["-", "-", "-", "-", "-", "-"]', "found 6 cards, expected at most 5"),
        ('[rows]\ncommunity = ["organize_a_party"]\n[position]\nround = "teen"', "expected at most 0 in round 1"),
    ],
)
def test_what_cannot_be_is_a_fault(text: str, words: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(read_scenario(HEAD + text + THEN, "here"))

    assert words in str(caught.value)


def test_a_board_needs_its_module() -> None:
    with pytest.raises(ScenarioError, match="add it to modules"):
        run(read_scenario(f'title = "t"\n[seat.A]\npopularity = 1\n{THEN}', "here"))


def test_a_memory_that_is_held_shows_its_other_side() -> None:
    scenario = read_scenario(HEAD + '[seat.A]\nholds = ["bookworm 1"]\nhand = ["freestyle_dancing"]\n' + THEN, "here")
    game, state = scenario.game, scenario.state
    assert isinstance(game, Pursuit)

    assert state.side[game.rules.card("bookworm").index] == 1
    assert state.side[game.rules.card("freestyle_dancing").index] == 0


def test_every_card_lies_in_one_place() -> None:
    modules = ", ".join(f'"{name}"' for name in module_names())
    scenario = read_scenario(
        f'title = "t"\nmodules = [{modules}]\n'
        '[seat.A]\ndreams = ["act_in_play 1"]\nhand = ["bookworm"]\n[rows]\ncommunity = ["organize_a_party"]\n' + THEN,
        "here",
    )

    assert isinstance(scenario.game, Pursuit)
    assert misplaced_cards(scenario.game, scenario.state) == []


def test_a_card_that_is_taken_off_a_board_leaves_nothing_behind() -> None:
    text = '[seat.A]\ndreams = ["house_swap 2"]\nmemories = ["bookworm active"]\n'
    scenario = read_scenario(HEAD + text + THEN, "here")
    game, state = scenario.game, scenario.state
    assert isinstance(game, Pursuit)

    for id in ("house_swap", "bookworm"):
        position.give_back(game, state, game.rules.card(id).index)

    facts = PursuitComparison(game, state).facts(0)
    assert facts["dreams"] == ["-", "-", "-"]
    assert facts["memories"] == ["-", "-"]
    assert misplaced_cards(game, state) == []
