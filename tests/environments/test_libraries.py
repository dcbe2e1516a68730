"""The environments pass the tests of the libraries that they are for."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, seed_test

from wellspent.environments.aec import WellspentAEC
from wellspent.environments.gym import WellspentEnv
from wellspent.library import SetupError
from wellspent.titles.pursuit.modules import module_names, set_names

pyspiel = pytest.importorskip("pyspiel")
spiel = pytest.importorskip("wellspent.environments.spiel")

ROOT = Path(__file__).resolve().parents[2]
EVERYTHING = {"modules": module_names(), "sets": set_names()}
TABLES: list[dict[str, Any]] = [
    {},
    {"players": 1},
    {"players": 4, "edition": "first", "reward": "victory"},
    {"players": 5, **EVERYTHING},
    {"game": "cv", "players": 2},
    {"game": "cv", "players": 4, "reward": "victory"},
]
# The mask has to stand beside the observation, in a dictionary, and that is what these say.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
    "ignore:Observation is not a NumPy array",
)


# PettingZoo.


@MASKED
@pytest.mark.parametrize("wishes", TABLES)
def test_pettingzoo_finds_nothing_amiss(wishes: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(WellspentAEC(**wishes), num_cycles=300)
    seed_test(lambda: WellspentAEC(**wishes), num_cycles=100)

    assert "Passed API test" in capsys.readouterr().out


def play_to_the_end(env: WellspentAEC, seed: int) -> dict[str, float]:
    """By chance; what each agent got in all."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, is_finished, is_cut, _ = env.last()
        total[agent] += reward
        env.step(None if is_finished or is_cut else int(chance.integers(len(env.episode.options))))
    return total


@pytest.mark.parametrize("wishes", TABLES)
def test_every_agent_gets_its_reward_once(wishes: dict[str, Any]) -> None:
    env = WellspentAEC(**wishes)

    total = play_to_the_end(env, 1)

    assert list(total.values()) == env.episode.rewards()
    assert env.agents == []


def test_a_seed_is_a_game_and_the_next_reset_another() -> None:
    env = WellspentAEC(game="cv", players=2)
    first, second = (_begin(env, seed) for seed in (1, None))

    assert first != second
    assert _begin(env, 1) == first
    assert _begin(env, None) == second


def _begin(env: WellspentAEC, seed: int | None) -> str:
    env.reset(seed=seed)
    return env.setting.reader.text(env.episode.state)


def test_only_the_agent_that_chooses_has_a_mask() -> None:
    env = WellspentAEC(players=3)
    env.reset(seed=1)

    with_mask = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]

    assert with_mask == [env.agent_selection]
    assert env.observe(env.agent_selection)["action_mask"].sum() == len(env.option_features())


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    env = WellspentAEC(most_decisions=10)

    play_to_the_end(env, 1)

    assert env.episode.decisions == 10
    assert not env.episode.state.finished


def test_an_agent_that_chooses_nothing_is_told_so() -> None:
    env = WellspentAEC()
    env.reset(seed=1)

    with pytest.raises(ValueError, match="has to choose"):
        env.step(None)


def test_an_agent_that_chooses_before_the_game_is_told_so() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="has not begun"):
        WellspentAEC().step(0)


def test_names_are_a_list() -> None:
    with pytest.raises(SetupError, match=r"such as \['pets'\]"):
        WellspentAEC(modules="pets")
    with pytest.raises(SetupError, match=r"such as \['sensible'\]"):
        WellspentEnv(opponents="sensible")


def test_there_is_something_to_deal() -> None:
    with pytest.raises(SetupError, match="one deal at least, not 0"):
        pyspiel.load_game("python_wellspent_pursuit(deals=0)")


def test_the_options_can_be_read() -> None:
    env = WellspentAEC(render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()

    assert shown is not None
    assert [line.split()[0] for line in shown.splitlines()] == ["keep", "keep"]


# Gymnasium.

SEATS: list[dict[str, Any]] = [
    {"opponents": ["random"]},
    {"opponents": []},
    {"opponents": ["random"] * 4, **EVERYTHING},
    {"opponents": ["sensible", "random"], "edition": "first", "seat": 2},
    {"game": "cv", "opponents": ["random", "sensible"], "reward": "victory"},
]


@pytest.mark.parametrize("wishes", SEATS)
def test_gymnasium_finds_nothing_amiss(wishes: dict[str, Any]) -> None:
    check_env(WellspentEnv(render_mode="ansi", **wishes), skip_render_check=True)


@pytest.mark.parametrize("name", ["Pursuit", "CV"])
def test_an_environment_is_made_by_its_name(name: str) -> None:
    env = gymnasium.make(f"wellspent.environments.gym:Wellspent/{name}-v0", opponents=["random"] * 2)

    seen, _ = env.reset(seed=1)

    assert env.observation_space.contains(seen)


@pytest.mark.parametrize("wishes", SEATS)
def test_one_seat_plays_to_the_end(wishes: dict[str, Any]) -> None:
    env = WellspentEnv(**wishes)
    seen, _ = env.reset(seed=3)
    is_over, total = False, 0.0
    info: dict[str, Any] = {}
    chance = np.random.default_rng(3)
    while not is_over:
        assert seen["action_mask"].any()
        seen, reward, is_over, _, info = env.step(int(chance.integers(len(env.episode.options))))
        total += reward

    assert total == env.episode.rewards()[env.seat]
    assert info["scores"] == env.setting.game.scores(env.episode.state)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_an_action_that_is_no_option_changes_nothing() -> None:
    env = WellspentEnv()
    before, _ = env.reset(seed=1)

    seen, reward, is_over, _, info = env.step(127)

    assert (reward, is_over, info["is_legal"]) == (-1.0, False, False)
    assert data_equivalence(seen, before)


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = WellspentEnv(opponents=[], most_decisions=2)
    env.reset(seed=1)

    assert [env.step(0)[2:4] for _ in range(2)] == [(False, False), (False, True)]


def test_without_a_chosen_seat_every_seat_comes() -> None:
    env = WellspentEnv(opponents=["random"] * 2)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)

    assert seats == {0, 1, 2}


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="There is no seat 2 among 2"):
        WellspentEnv(seat=2)


# OpenSpiel.

GAMES = [
    "python_wellspent_pursuit",
    "python_wellspent_pursuit(players=1,reward=victory)",
    "python_wellspent_pursuit(players=3,edition=first)",
    "python_wellspent_pursuit(players=4,modules=pets+kids,sets=box)",
    "python_wellspent_cv(players=3,reward=victory)",
]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_plays_it_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_nothing_amiss() -> None:
    """Its tests of the API bring a lot of libraries and flags along: a process of their own keeps them out of here."""
    command = [sys.executable, "-m", "tests.environments.openspiel_api"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr[-3000:]
    assert "OK" in done.stderr


def test_whoever_learns_by_gymnasium_needs_no_other_library() -> None:
    without = "import sys; sys.modules.update(pettingzoo=None, pyspiel=None)"
    program = f"{without}; import wellspent.environments.vector, wellspent.environments.gym"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr[-3000:]


def played(name: str, deal: int, choices: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    for _ in range(choices):
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.fixture(params=["python_wellspent_pursuit", "python_wellspent_cv"])
def state(request: pytest.FixtureRequest) -> Any:
    return played(request.param, 7, 40)


def test_a_clone_is_played_on_by_itself(state: Any) -> None:
    before, twin = str(state), state.clone()

    twin.apply_action(twin.legal_actions()[0])

    assert str(state) == before
    assert str(twin) != before
    assert str(copy.deepcopy(state)) == before


def test_a_state_can_be_pickled(state: Any) -> None:
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_the_history_is_the_game(state: Any) -> None:
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)

    assert str(again) == str(state)


def test_the_tensor_is_the_observation(state: Any) -> None:
    player = state.current_player()
    seen = state.held.episode.observe(player)

    tensor = np.array(state.observation_tensor(player), np.float32)

    assert np.array_equal(tensor, np.concatenate([seen["observation"], seen["options"].ravel()]))
    assert state.observation_string(player) == state.held.setting.reader.text(state.held.episode.view(player))


def test_an_action_has_its_line(state: Any) -> None:
    player = state.current_player()

    assert [state.action_to_string(player, action) for action in state.legal_actions()] == state.held.episode.lines()
