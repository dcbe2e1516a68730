"""Ways to play under a name."""

import pytest

from wellspent.library import new_session, set_up
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech
from wellspent.titles.pursuit.modules import module_names, modules_for
from wellspent.titles.pursuit.presets import EVERYTHING, PRESETS, SURPRISE, preset

SEEDS = [f"seed {number}" for number in range(60)]
EXPANSIONS = {module.name for module in modules_for(4) if module.is_expansion}


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_can_be_played_by_any_number(name: str, seats: int) -> None:
    chosen = preset(name, seats, "some seed")
    names = ("Ines", "Omar", "Kim", "Ada")[:seats]

    session = new_session(set_up(names, "some seed", modules=chosen.modules, sets=chosen.sets))

    assert session.game.deciders(session.state)


def test_everything_is_all_there_is() -> None:
    assert set(preset(EVERYTHING, 2, "").modules) == set(module_names())
    assert set(module_names()) - set(preset(EVERYTHING, 1, "").modules) == {"mutual_friends"}
    assert preset(EVERYTHING, 1, "").sets == ("box",)


def test_a_surprise_is_one_expansion_at_most_and_two_to_four_modules() -> None:
    found = [preset(SURPRISE, 3, seed).modules for seed in SEEDS]

    assert {len(EXPANSIONS.intersection(modules)) for modules in found} == {0, 1}
    assert {len(set(modules) - EXPANSIONS) for modules in found} == {2, 3, 4}
    assert set().union(*found) == set(module_names())


def test_a_surprise_fits_the_seats_and_is_the_same_for_the_same_seed() -> None:
    alone = [preset(SURPRISE, 1, seed) for seed in SEEDS]

    assert not any("mutual_friends" in each.modules for each in alone)
    assert alone == [preset(SURPRISE, 1, seed) for seed in SEEDS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preset_has_a_name_and_a_sentence(lang: str) -> None:
    speech = Speech(lang)

    assert len({speech.say(f"preset-{name}") for name in PRESETS}) == len(PRESETS)
    assert all(speech.say(f"preset-{name}.about").endswith(".") for name in PRESETS)
