"""What modules lay on the table, in scenario files."""

import pytest

from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.modules.experiences.part import ExperiencesPart
from wellspent.games.pursuit.modules.nostalgia.part import NostalgiaPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.scenario import ScenarioError, read_scenario, run
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.scenario import parts, position
from wellspent.titles.pursuit.testing.invariants import misplaced_cards

HEAD = 'title = "t"\nmodules = ["community", "experiences", "nostalgia", "friends"]\n'
THEN = "\n[[then]]\n"


def differences(text: str) -> list[str]:
    return run(read_scenario(HEAD + text, "here")).differences


LAID = """
[parts.experiences]
dreams.A = ["kyoto_in_the_rain", "-", "house_swap"]
desires.A = [2]
cloud_used = "B"
[parts.nostalgia]
boards.A = ["bookworm", "-"]
checks.A = [1]
hands.A = ["freestyle_dancing"]
stored = { bookworm = 3 }
[parts.community]
engaged = ["", "AB"]
hours = [2, 1]
"""


def test_boards_hands_and_popularity_lie_as_they_are_written() -> None:
    text = """
[rows]
community = ["-", "organize_a_party"]
experience = ["easter_island", "-"]
friend = ["kevin"]
[seat.A]
popularity = 4
"""
    then = """
is.A.popularity = 4
is.B.popularity = 0
rows.community = ["-", "organize_a_party", "*", "*", "*"]
rows.experience = ["easter_island", "-", "*", "*", "*"]
rows.friend = ["kevin", "*", "*", "*"]
[then.parts.experiences]
dreams = { A = ["kyoto_in_the_rain", "-", "house_swap"], B = ["-", "-", "-"] }
desires = { A = [2, 0, 0] }
cloud_used = "B"
[then.parts.nostalgia]
boards = { A = ["bookworm", "-"], B = ["-", "-"] }
checks.A = [1, 0]
hands = { A = ["freestyle_dancing"], B = [] }
stored = { bookworm = 3 }
[then.parts.community]
engaged = ["", "AB", "", "", ""]
hours = [2, 1]
"""
    assert differences(text + LAID + THEN + then) == []


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("is.A.popularity = 5", "A popularity: expected 5, found 0"),
        ("parts.experiences.desires.A = [1, 0, 0]", "experiences desires: expected A [1, 0, 0], found A [2, 0, 0]"),
        ('parts.experiences.cloud_used = ""', "experiences cloud_used: expected nothing, found B"),
        ('parts.nostalgia.hands.A = ["bookworm"]', "nostalgia hands"),
        ("parts.nostalgia.stored = { bookworm = 2 }", "expected bookworm 2, found bookworm 3"),
        ("parts.nostalgia.chest = 1", "expected a thing that nostalgia holds"),
        ("parts.friends.lean = 1", "expected a module of this game that holds something"),
    ],
)
def test_what_differs_on_a_board_is_told(wanted: str, found: str) -> None:
    assert any(found in line for line in differences(LAID + THEN + wanted))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[seat.A]\npopularity = 99", "popularity: found 99, expected 0 to"),
        ("[parts.experiences]\ndesires.A = [9]", "desires: found 9, expected 0 to 3"),
        ("[parts.experiences]\ndesires.A = [0, 0, 0, 0]", "desires: found 4, expected at most 3"),
        ("[parts.experiences]\ndesires = [1]", "expected a table by seats"),
        ("[parts.experiences]\ndreams.A = 1", "expected a list"),
        ("[parts.experiences]\ndreams.C = []", 'found seat "C", expected A to B'),
        ('[parts.experiences]\ncloud_used = "AZ"', 'found seat "Z", expected A to B'),
        ("[parts.experiences]\ncloud_used = 1", "found 1, expected a text"),
        ('[parts.experiences]\ndreams.A = ["kevin"]', "kevin is of the pile friend, expected project or"),
        ('[parts.experiences]\ndreams.A = ["house_swop"]', "house_swap"),
        ('[parts.nostalgia]\nboards.A = ["easter_island"]', "of the pile experience, expected nostalgia"),
        ('[parts.nostalgia]\nhands.A = ["bookworm"]\nboards.A = ["bookworm"]', "bookworm lies in"),
        ("[parts.nostalgia]\nstored = 3", "expected a table by cards"),
        ("[parts.nostalgia]\nchests = 3", "expected a thing that nostalgia holds"),
        ("[parts.pets]\nfood = 3", "expected a module of this game that holds something"),
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
    text = '[seat.A]\nholds = ["bookworm 1"]\n[parts.nostalgia]\nhands.A = ["freestyle_dancing"]\n'
    scenario = read_scenario(HEAD + text + THEN, "here")
    game, state = scenario.game, scenario.state
    assert isinstance(game, Pursuit)

    assert state.side[game.rules.card("bookworm").index] == 1
    assert state.side[game.rules.card("freestyle_dancing").index] == 0


def test_every_card_lies_in_one_place() -> None:
    modules = ", ".join(f'"{name}"' for name in module_names())
    scenario = read_scenario(
        f'title = "t"\nmodules = [{modules}]\n'
        '[parts]\nexperiences.dreams.A = ["act_in_play"]\nnostalgia.hands.A = ["bookworm"]\n'
        '[rows]\ncommunity = ["organize_a_party"]\n' + THEN,
        "here",
    )

    assert isinstance(scenario.game, Pursuit)
    assert misplaced_cards(scenario.game, scenario.state) == []


def test_a_card_that_is_taken_off_a_board_leaves_nothing_behind() -> None:
    scenario = read_scenario(HEAD + LAID + THEN, "here")
    game, state = scenario.game, scenario.state
    assert isinstance(game, Pursuit)

    for id in ("kyoto_in_the_rain", "bookworm"):
        position.give_back(game, state, game.rules.card(id).index)

    experiences, nostalgia = part_of(state, ExperiencesPart), part_of(state, NostalgiaPart)
    assert experiences.desires[0] == [0, 0, 0]
    assert (nostalgia.boards[0], nostalgia.checks[0]) == ([NO_CARD, NO_CARD], [0, 0])
    assert misplaced_cards(game, state) == []


@pytest.mark.parametrize("module", module_names())
def test_what_a_module_holds_can_be_written_as_it_is_told(module: str) -> None:
    """Everything in a part has a field, and the words of every field read back as the same."""
    head = f'title = "t"\nmodules = ["{module}"]\n'
    plain = read_scenario(head + THEN, "here")
    assert isinstance(plain.game, Pursuit)
    numbers = plain.game.rules.card_number
    for name, part in parts.parts_of(plain.game, plain.state).items():
        attributes = {each for each in dir(part) if not each.startswith("_") and not callable(getattr(part, each))}
        assert attributes == set(part.fields()), name
        for field in parts.fields_of(part):
            words = parts.words(plain.game, part.fields()[field], getattr(part, field))
            found = parts.Reading(plain.game, part.fields()[field], lambda id, _: numbers[id])
            assert found.read(words, getattr(part, field)) == getattr(part, field)
