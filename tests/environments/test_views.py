"""What an environment shows: the view of a seat, and nothing else."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wellspent.engine.chance import chance_from_seed
from wellspent.environments.episode import Episode, Setting
from wellspent.library import SetupError, set_up
from wellspent.testing.company import Company, apply
from wellspent.testing.fuzzing import new_kit
from wellspent.testing.kit import Kit
from wellspent.titles.pursuit.modules import module_names, set_names

SETTINGS: dict[str, dict[str, Any]] = {
    "pursuit": {"players": 3},
    "solo": {"players": 1},
    "first edition": {"edition": "first", "players": 2},
    "everything": {"players": 5, "modules": module_names(), "sets": set_names()},
    "cv": {"game": "cv", "players": 4},
}


def kit_of(setting: dict[str, Any]) -> Kit[Any]:
    seats = tuple(f"player {seat}" for seat in range(setting["players"]))
    wishes = {name: value for name, value in setting.items() if name != "players"}
    return new_kit(set_up(seats, "1", **wishes))


def setting_of(wishes: dict[str, Any]) -> Setting:
    """A setting that has been used: a game looks at its steps when the first game begins."""
    setting = Setting(**wishes)
    setting.begin("1")
    return setting


def positions(kit: Kit[Any], games: int, every: int) -> list[Any]:
    """Copies of positions of random games, some decisions apart."""
    found = []
    for number in range(games):
        state, company = kit.game.start(str(number)), Company(kit, str(number))
        decisions = 0
        while not state.finished:
            if decisions % every == 0:
                found.append(kit.game.copy(state))
            apply(kit, state, company.pick(state))
            decisions += 1
        found.append(kit.game.copy(state))
    return found


@pytest.fixture(params=SETTINGS)
def wishes(request: pytest.FixtureRequest) -> dict[str, Any]:
    return SETTINGS[request.param]


def test_equal_views_are_equal_observations(wishes: dict[str, Any]) -> None:
    kit, setting, luck = kit_of(wishes), setting_of(wishes), chance_from_seed("scramble", ["scramble"])

    for state in positions(kit, games=2, every=7):
        for seat in range(kit.game.seats):
            one = Episode(setting, state).observe(seat)
            other = Episode(setting, kit.scramble(state, luck, seat)).observe(seat)
            assert np.array_equal(one["observation"], other["observation"])
            assert np.array_equal(one["options"], other["options"])
            assert np.array_equal(one["action_mask"], other["action_mask"])


def test_a_position_is_read_as_the_view_of_it_is(wishes: dict[str, Any]) -> None:
    kit, setting = kit_of(wishes), setting_of(wishes)

    for state in positions(kit, games=1, every=7):
        for seat in range(kit.game.seats):
            view = kit.game.view(state, seat)
            assert np.array_equal(setting.reader.look(state, seat), setting.reader.look(view, seat))
        seat = Episode(setting, state).seat
        if seat >= 0:
            options, view = kit.game.options(state, seat), kit.game.view(state, seat)
            read = setting.reader.read_options
            assert np.array_equal(read(state, options), read(view, options))


def test_observations_tell_positions_apart(wishes: dict[str, Any]) -> None:
    kit, setting = kit_of(wishes), setting_of(wishes)

    found = [Episode(setting, state).observe(0)["observation"].tobytes() for state in positions(kit, 1, 5)]

    assert len(set(found)) == len(found)


def test_every_number_lies_within_the_space(wishes: dict[str, Any]) -> None:
    kit, setting = kit_of(wishes), setting_of(wishes)

    for state in positions(kit, games=2, every=5):
        seen = Episode(setting, state).observe(0)
        assert seen["observation"].shape == (setting.reader.layout.size,)
        assert np.abs(seen["observation"]).max() <= 1
        assert np.abs(seen["options"]).max() <= 1


def test_options_that_differ_have_different_rows(wishes: dict[str, Any]) -> None:
    """But for choices between cards that have the same facts."""
    kit, setting = kit_of(wishes), setting_of(wishes)
    same = total = 0

    for state in positions(kit, games=2, every=3):
        episode = Episode(setting, state)
        if not episode.is_over:
            rows = {row.tobytes() for row in episode.option_features()}
            same += len(episode.options) - len(rows)
            total += len(episode.options)

    assert total > 20
    assert same < 0.1 * total


def test_a_scaled_number_is_seldom_cut_off() -> None:
    setting = Setting(players=2)
    episode = setting.begin("1")
    me = episode.state.players[0]
    me.money, me.lth, me.stress = 5, 30, 8

    seen, layout = episode.observe(0)["observation"], setting.reader.layout

    assert seen[layout.where("me", "money")] == pytest.approx(5 / 20)
    assert seen[layout.where("me", "lth")] == pytest.approx(30 / 150)
    assert seen[layout.where("me", "stress")] == pytest.approx(8 / 16)
    assert episode.observe(1)["observation"][layout.where("next 1", "money")] == pytest.approx(5 / 20)


def test_an_option_tells_its_verb_card_and_price() -> None:
    setting = Setting(players=2)
    episode, layout = setting.begin("1"), setting.reader.option_layout
    while not any(line.startswith("take ") for line in episode.lines()):
        episode.take(0)
    place, line = next((place, line) for place, line in enumerate(episode.lines()) if line.startswith("take "))
    card = setting.game.rules.card(line.split()[1])  # type: ignore[attr-defined]
    level = card.levels[int(line.split()[2]) - 1]

    row = episode.option_features()[place]

    assert row[layout.where("verb", "take")] == 1
    assert row[layout.where("kind", card.kind_name)] == 1
    assert list(row[layout["cost"]]) == pytest.approx([amount / 10 for amount in level.cost.amounts])
    assert list(row[layout["reward"]]) == pytest.approx([amount / 10 for amount in level.reward.amounts])


def test_the_description_names_every_block() -> None:
    setting = Setting(game="cv", players=3)
    text = setting.describe()

    for layout in (setting.reader.layout, setting.reader.option_layout):
        assert [block.name for block in layout.blocks if block.name not in text] == []
        assert layout.label(layout.size - 1).startswith(layout.blocks[-1].name)


def test_options_without_a_place_are_counted() -> None:
    episode = Setting(players=2, most_options=2).begin("1")
    while episode.left_out == 0:
        episode.take(0)

    assert len(episode.options) == 2
    assert episode.observe(episode.seat)["action_mask"].tolist() == [1, 1]


def test_what_is_no_option_is_refused_and_changes_nothing() -> None:
    setting = Setting(players=2)
    episode = setting.begin("1")
    before = setting.reader.text(episode.state)

    with pytest.raises(ValueError, match="There is no option 128; there are 2"):
        episode.take(128)

    assert setting.reader.text(episode.state) == before


def test_a_reward_that_does_not_exist_is_named() -> None:
    with pytest.raises(SetupError, match="There is no reward 'glory'; choose from: margin, victory"):
        Setting(reward="glory")


def finished(**wishes: Any) -> Episode:
    episode = Setting(**wishes).begin("1")
    while not episode.is_over:
        assert episode.rewards() == [0.0] * wishes["players"]
        episode.take(0)
    return episode


def test_a_margin_is_what_the_best_other_lacks() -> None:
    episode = finished(players=3)
    first, second, third = (player.lth for player in episode.state.players)

    assert episode.rewards() == [first - max(second, third), second - max(first, third), third - max(first, second)]


def test_alone_a_margin_is_counted_from_the_threshold() -> None:
    episode = finished(players=1)

    assert episode.rewards() == [episode.state.players[0].lth - 50]


def test_those_who_share_a_victory_share_its_reward() -> None:
    episode = finished(players=2, reward="victory")
    one, other = episode.state.players
    one.lth, other.lth = 20, 10
    assert episode.rewards() == [1.0, 0.0]

    other.lth = 20
    one.cards = other.cards = []
    one.aside = other.aside = []
    assert episode.rewards() == [0.5, 0.5]


def test_a_lost_solo_game_has_no_reward() -> None:
    assert finished(players=1, reward="victory").rewards() == [0.0]


def test_a_copy_is_played_on_by_itself() -> None:
    setting = Setting(game="cv", players=2)
    episode = setting.begin("1")
    before, twin = setting.reader.text(episode.state), episode.copy()

    for _ in range(20):
        twin.take(0)

    assert setting.reader.text(episode.state) == before
    assert setting.reader.text(twin.state) != before


def test_nothing_else_needs_the_libraries() -> None:
    libraries = re.compile(r"^\s*(?:import|from) (?:gymnasium|numpy|open_spiel|pettingzoo|pyspiel)\b", re.MULTILINE)
    sources = Path(__file__).resolve().parents[2] / "src" / "wellspent"
    needing = {path for path in sources.rglob("*.py") if libraries.search(path.read_text(encoding="utf-8"))}

    assert needing
    elsewhere = {path.relative_to(sources) for path in needing if path.parent.name != "environments"}
    assert {path.parts[0] for path in elsewhere} == {"plain", "titles"}
    assert {path.name for path in elsewhere} == {"environment.py", "reader.py"}


def test_the_layout_in_the_manual_is_that_of_the_game() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    shown = page.split("```\nobservation: ")[1].split("```")[0]

    assert Setting(players=2).describe().startswith(f"observation: {shown.rstrip()}\n")


def test_the_numbers_that_the_figures_of_speed_are_about_are_those_of_the_game() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "speed.md").read_text(encoding="utf-8")
    told = re.search(r"has ([\d,]+) numbers for four players and (\d+) facts about each option", page)
    shown = re.search(r"observation: (\d+) numbers(?s:.*)rows of (\d+) numbers", Setting(players=4).describe())

    assert told is not None
    assert shown is not None
    assert (told[1].replace(",", ""), told[2]) == shown.groups()
