"""Many environments at once show, take and give what single ones would, and write where they are told to."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import (
    check_reset_options,
    check_reset_return_type,
    check_reset_seed_determinism,
    check_returned_data_not_reused,
    data_equivalence,
)
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from wellspent.environments.aec import WellspentAEC
from wellspent.environments.gym import WellspentEnv
from wellspent.environments.vector import WellspentVectorEnv
from wellspent.library import SetupError
from wellspent.titles.pursuit.modules import module_names, set_names

AGAINST: list[dict[str, Any]] = [
    {"opponents": ["random"]},
    {"opponents": [], "edition": "first"},
    {"opponents": ["random"] * 2, "modules": module_names(), "sets": set_names()},
    {"game": "cv", "opponents": ["random"], "seat": 1, "reward": "victory"},
    {"opponents": ["random"], "most_decisions": 9},
]


def some_action(masks: Any, chance: np.random.Generator) -> Any:
    """Where a game is over, what is chosen does not matter."""
    return np.array([chance.integers(max(1, count)) for count in masks.sum(axis=1)])


def _without_rewards(infos: dict[str, Any]) -> dict[str, Any]:
    """Only the vector tells what every seat got."""
    kept = {name: told for name, told in infos.items() if name.strip("_") != "rewards"}
    return {name: _without_rewards(told) if isinstance(told, dict) else told for name, told in kept.items()}


SAME, NEXT, NEVER = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED


@pytest.mark.parametrize(
    ("wishes", "mode"), [*((wishes, SAME) for wishes in AGAINST), (AGAINST[0], NEXT), (AGAINST[-1], NEXT)]
)
def test_it_does_what_the_vector_of_gymnasium_does(wishes: dict[str, Any], mode: AutoresetMode) -> None:
    theirs = SyncVectorEnv([lambda: WellspentEnv(**wishes)] * 3, autoreset_mode=mode)
    ours = WellspentVectorEnv(3, **wishes, autoreset_mode=mode)
    chance, ended = np.random.default_rng(1), 0

    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]

    assert (ours.observation_space, ours.action_space) == (theirs.observation_space, theirs.action_space)
    assert data_equivalence(ours.reset(seed=5), theirs.reset(seed=5))
    for _ in range(150):
        actions = some_action(ours.arrays["action_mask"], chance)
        seen, rewards, finished, cut, infos = ours.step(actions)
        *expected, their_infos = theirs.step(actions)
        assert data_equivalence([seen, rewards, finished, cut], expected)
        assert data_equivalence(_without_rewards(infos), their_infos)
        ended += int(finished.sum() + cut.sum())
    assert ended > 0


CHECKS = [
    check_reset_options,
    check_reset_return_type,
    check_reset_seed_determinism,
    check_returned_data_not_reused,
]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("mode", [SAME, NEXT])
def test_gymnasium_finds_nothing_amiss(check: Any, mode: AutoresetMode) -> None:
    # One place is as much as its checks can look at; games are so short that some end meanwhile.
    check(WellspentVectorEnv(1, opponents=["random"], most_decisions=3, autoreset_mode=mode))


@pytest.mark.parametrize("wishes", [{"players": 3}, {"game": "cv", "players": 2}])
def test_without_opponents_every_place_is_one_of_pettingzoos_games(wishes: dict[str, Any]) -> None:
    env, single = WellspentVectorEnv(2, **wishes), WellspentAEC(**wishes)
    seen, infos = env.reset(seed=7)
    single.reset(seed=8)
    chance = np.random.default_rng(1)
    ends = 0

    while ends < 2:
        agent = single.possible_agents.index(single.agent_selection)
        assert infos["seat"][1] == agent
        assert data_equivalence({name: array[1] for name, array in seen.items()}, single.observe(f"player_{agent}"))
        actions = some_action(seen["action_mask"], chance)
        seen, rewards, is_over, _, infos = env.step(actions)
        single.step(int(actions[1]))
        if is_over[1]:
            ends += 1
            assert list(infos["final_info"]["rewards"][1]) == list(single.rewards.values())
            assert rewards[1] == single.rewards[f"player_{agent}"]
            assert data_equivalence(infos["final_obs"][1], single.observe(f"player_{agent}"))
            single.reset()


def test_where_many_play_nothing_of_the_last_step_is_left() -> None:
    env, chance = WellspentVectorEnv(48, players=4, with_options=False), np.random.default_rng(1)
    env.reset(seed=3)

    for _ in range(3):
        env.step(some_action(env.arrays["action_mask"], chance))

    fleet, look = env.fleet, env.setting.reader.look
    expected = [look(fleet.states[number], fleet.eyes[number]) for number in range(48)]
    assert np.array_equal(env.arrays["observation"], expected)


def test_a_seed_is_a_game_and_no_seed_is_another() -> None:
    env = WellspentVectorEnv(2, game="cv")
    first, second, third = (copy.deepcopy(env.reset(seed=seed)[0]) for seed in ([1, 2], None, 1))

    assert data_equivalence(first, third)
    assert not data_equivalence(first, second)
    with pytest.raises(ValueError, match="3 seeds for 2 games"):
        env.reset(seed=[1, 2, 3])


def test_some_games_can_be_reset_and_the_others_go_on() -> None:
    wishes: dict[str, Any] = {"opponents": ["random"], "most_decisions": 30}
    theirs = SyncVectorEnv([lambda: WellspentEnv(**wishes)] * 3, autoreset_mode=NEVER)
    ours = WellspentVectorEnv(3, **wishes, autoreset_mode="Disabled")
    chance, resets = np.random.default_rng(1), 0

    assert data_equivalence(ours.reset(seed=5), theirs.reset(seed=5))
    while resets < 4:
        actions = some_action(ours.arrays["action_mask"], chance)
        seen, rewards, finished, cut, infos = ours.step(actions)
        *expected, their_infos = theirs.step(actions)
        assert data_equivalence([seen, rewards, finished, cut], expected)
        assert data_equivalence(_without_rewards(infos), their_infos)
        if (over := finished | cut).any():
            with pytest.raises(gymnasium.error.ResetNeeded, match="are over and must be reset first: "):
                ours.step(actions)
            # The seeds of those that go on are not looked at.
            seeds: list[int | None] = [resets, None, resets]
            found = ours.reset(seed=seeds, options={"reset_mask": over})
            assert data_equivalence(found, theirs.reset(seed=seeds, options={"reset_mask": over}))
            resets += 1


@pytest.mark.parametrize(
    ("mask", "complaint"),
    [
        ([True, False], r"'reset_mask' must be an array of bool, 2"),
        (np.ones(3, np.bool_), r"'reset_mask' must be an array of bool, 2"),
        (np.ones(2), r"'reset_mask' must be an array of bool, 2"),
        (np.zeros(2, np.bool_), r"'reset_mask' chooses no game"),
    ],
)
def test_a_mask_that_does_not_fit_is_refused(mask: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        WellspentVectorEnv(2).reset(options={"reset_mask": mask})


def test_all_games_begin_before_some_are_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="All games must have begun"):
        WellspentVectorEnv(2).reset(options={"reset_mask": np.array([True, False])})


def test_a_step_before_the_games_have_begun_is_refused() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="No game has begun"):
        WellspentVectorEnv(2).step([0, 0])


@pytest.mark.parametrize(
    ("games", "more", "complaint"),
    [
        (0, {}, "one game at least, not 0"),
        (2, {"opponents": "random"}, r"a list of names, such as \['random'\]"),
        (2, {"modules": "pets"}, r"a list of names, such as \['pets'\]"),
    ],
)
def test_games_that_cannot_be_are_refused_in_words(games: int, more: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        WellspentVectorEnv(games, **more)


def test_it_writes_into_arrays_that_it_was_given() -> None:
    arrays = {name: np.ones_like(array) for name, array in WellspentVectorEnv(2).arrays.items()}
    env, other = WellspentVectorEnv(2, arrays=arrays), WellspentVectorEnv(2)
    chance = np.random.default_rng(1)
    other.reset(seed=1)

    seen, _ = env.reset(seed=1)

    assert all(seen[name] is array for name, array in arrays.items())
    for _ in range(40):
        actions = some_action(arrays["action_mask"], chance)
        env.step(actions)
        assert data_equivalence(arrays, other.step(actions)[0])


def test_what_is_returned_may_be_kept_unless_somebody_wants_no_copies() -> None:
    arrays = dict(WellspentVectorEnv(2).arrays)
    kept = WellspentVectorEnv(2, arrays=arrays, copy=True)
    shared = WellspentVectorEnv(2, copy=False)

    first, again = kept.reset(seed=1)[0], shared.reset(seed=1)[0]

    assert data_equivalence(first, arrays)
    assert not any(first[name] is array for name, array in arrays.items())
    assert all(shared.step([0, 0])[0][name] is array for name, array in again.items())


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda array: None, r"'action_mask' must be an array of int8, 2 × 128, in one piece; there is none"),
        (lambda array: array[:1], r"not of int8, 1 × 128"),
        (lambda array: array.astype(np.float32), r"not of float32, 2 × 128"),
        (lambda array: np.zeros((2, 256), np.int8)[:, ::2], r"in one piece"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(change: Any, complaint: str) -> None:
    arrays = dict(WellspentVectorEnv(2).arrays)
    arrays["action_mask"] = change(arrays["action_mask"])

    with pytest.raises(ValueError, match=complaint):
        WellspentVectorEnv(2, arrays=arrays)


def test_without_the_rows_of_options_the_rest_is_the_same() -> None:
    plain, full = WellspentVectorEnv(2, with_options=False), WellspentVectorEnv(2)
    chance = np.random.default_rng(1)
    seen, whole = plain.reset(seed=3)[0], full.reset(seed=3)[0]
    for _ in range(80):
        assert data_equivalence(seen, {name: array for name, array in whole.items() if name != "options"})
        assert plain.observation_space.contains(seen)
        actions = some_action(seen["action_mask"], chance)
        seen, whole = plain.step(actions)[0], full.step(actions)[0]


def test_an_action_that_is_no_option_changes_nothing() -> None:
    env = WellspentVectorEnv(3)
    before = copy.deepcopy(env.reset(seed=1)[0])

    seen, rewards, is_over, _, infos = env.step([127, -1, 128])

    assert rewards.tolist() == [-1.0] * 3
    assert not is_over.any()
    assert not infos["is_legal"].any()
    assert data_equivalence(seen, before)


def test_it_wants_an_action_for_every_game() -> None:
    env = WellspentVectorEnv(2)
    env.reset(seed=1)

    with pytest.raises(ValueError, match="There are 3 actions for 2 games"):
        env.step([0, 0, 0])


def test_it_is_made_by_its_name() -> None:
    env = gymnasium.make_vec(
        "wellspent.environments.gym:Wellspent/CV-v0", num_envs=2, vectorization_mode="vector_entry_point"
    )

    seen, _ = env.reset(seed=1)

    assert env.observation_space.contains(seen)
    assert env.unwrapped.setting.game.name == "cv"  # type: ignore[attr-defined]


def test_the_options_can_be_read() -> None:
    env = WellspentVectorEnv(2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()

    assert shown is not None
    assert [line.split()[0] for text in shown for line in text.splitlines()] == ["keep"] * 4
