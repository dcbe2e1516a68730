"""Fitting weights: the climb, the games it compares by, and going on after an interruption."""

import tomllib
from math import exp, sqrt
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from wellspent.bots import UnknownBot
from wellspent.commands.tune import tune as command
from wellspent.lab import tuning as module
from wellspent.lab.journal import NAME, Journal, JournalError
from wellspent.lab.players import player_named, read_weights, weights_text
from wellspent.lab.running import ThisProcess
from wellspent.lab.tuning import Tuning, Weights, duel, proof_of, tunable, tune
from wellspent.lab.tuning_climb import Compare, Place, Standing, beginning, climb

TOP = [0.5, -0.4, 0.2, 0.0, -0.1, 0.3]
SMALL = Tuning("sensible", {"hour": 1.5, "mood": 0.65}, deals=6, batch=2, seed="t")


def hill(chance: Random, noise: float) -> Compare:
    """Games against a friend of hills: the nearer to the top, the better, give or take."""

    def height(place: Place) -> float:
        return -10 * sum((at - top) ** 2 for at, top in zip(place, TOP, strict=True))

    def compare(pairs: list[tuple[Place, Place]]) -> list[float]:
        return [height(one) - height(other) + chance.gauss(0, noise) for one, other in pairs]

    return compare


def climbed(noise: float, steps: int, ways: int) -> Standing:
    standing = beginning(len(TOP))
    for _ in range(steps):
        standing = climb(standing, ways, "hill", hill(Random(f"{standing.step}"), noise))
    return standing


def away(place: Place) -> float:
    return sqrt(sum((at - top) ** 2 for at, top in zip(place, TOP, strict=True)))


def test_a_climb_finds_the_top() -> None:
    assert away(climbed(noise=0.0, steps=80, ways=8).answer) < 0.05


def test_a_climb_in_fog_comes_near_the_top() -> None:
    """The noise is several times what a comparison tells."""
    assert away(beginning(len(TOP)).place) > 0.7
    assert away(climbed(noise=8.0, steps=80, ways=24).answer) < 0.3


def test_where_nothing_matters_a_climb_hardly_leaves_its_beginning() -> None:
    chance = Random("flat")
    standing = beginning(6)
    for _ in range(60):
        standing = climb(standing, 24, "flat", lambda pairs: [chance.gauss(0, 9.0) for _ in pairs])

    assert max(map(abs, standing.answer)) < 0.3


def test_a_place_is_a_factor_for_each_weight() -> None:
    found = SMALL.weights_at([0.0, 0.1])

    assert found == {"hour": 1.5, "mood": pytest.approx(0.65 * exp(0.1))}


def test_equal_weights_come_out_even_on_every_deal() -> None:
    weights = SMALL.start

    assert duel(SMALL, ("any", weights, weights)) == (0.0, 0.0)


def test_a_deal_is_won_by_the_better_side_whatever_its_seat() -> None:
    """Somebody who thinks that time, goods and mood are worth nothing loses."""
    careless = {name: value * 0.01 for name, value in tunable("sensible", "pursuit").items()}
    usual = tunable("sensible", "pursuit")

    points, wins = duel(SMALL, ("deal", usual, careless))
    reverse = duel(SMALL, ("deal", careless, usual))

    assert points > 10
    assert wins == 1.0
    assert reverse == (-points, -wins)


def test_only_weights_are_fitted_and_no_counts() -> None:
    found = tunable("sensible", "pursuit")

    assert {"hour", "wanted", "mood"} <= set(found)
    assert not {"plans", "guesses", "refreshes"} & set(found)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Deals that are decided at once: whoever values hours more is better. The seeds that were played."""
    played: list[str] = []

    def decided(tuning: Tuning, deal: tuple[str, Weights, Weights]) -> tuple[float, float]:
        seed, one, other = deal
        played.append(seed)
        ahead = one["hour"] - other["hour"] + Random(seed).gauss(0, 0.1)
        return ahead, float(ahead > 0)

    monkeypatch.setattr(module, "duel", decided)
    return played


def test_a_climb_goes_on_where_it_was_interrupted(tmp_path: Path, quick: list[str]) -> None:
    with Journal(tmp_path / "whole", SMALL) as journal:
        whole = list(tune(SMALL, journal, ThisProcess()))
    with Journal(tmp_path / "parts", SMALL) as journal:
        first = next(tune(SMALL, journal, ThisProcess()))
    # The next step was cut off in the middle of its line.
    with (tmp_path / "parts" / NAME).open("ab") as file:
        file.write(b'{"step":2,"pla')
    quick.clear()
    with Journal(tmp_path / "parts", SMALL) as journal:
        rest = list(tune(SMALL, journal, ThisProcess()))

    assert quick == ["t-2", "t-3", "t-4", "t-5"]
    assert whole[-1].step == 3
    assert first == whole[0]
    assert rest == whole


@pytest.mark.usefixtures("quick")
def test_other_weights_are_another_climb(tmp_path: Path) -> None:
    with Journal(tmp_path, SMALL) as journal:
        list(tune(SMALL, journal, ThisProcess()))

    with pytest.raises(JournalError, match="start"):
        Journal(tmp_path, Tuning("sensible", {"hour": 1.5}, deals=6, batch=2, seed="t"))


def test_a_proof_counts_deals() -> None:
    proof = proof_of([(2.0, 1.0), (0.0, 0.0), (4.0, 1.0), (2.0, 0.0)])

    assert proof.points.value == 2.0
    assert proof.wins.value == 0.75


@pytest.mark.usefixtures("quick")
def test_tune_writes_weights_that_can_be_played(tmp_path: Path) -> None:
    asked = [
        "--weights",
        "hour",
        "--deals",
        "40",
        "--batch",
        "4",
        "--check",
        "10",
        "--jobs",
        "1",
        "--out",
        str(tmp_path),
    ]

    found = CliRunner().invoke(command, asked, catch_exceptions=False)

    file = tmp_path / "weights.toml"
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    assert written["weights"]["hour"] > tunable("sensible", "pursuit")["hour"]
    assert "unseen deals" in found.output
    who = player_named(f"sensible={file}", "pursuit")
    assert dict(who.weights) == written["weights"]
    # The same command has nothing left to climb and says the same.
    assert CliRunner().invoke(command, asked, catch_exceptions=False).output == found.output


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--weights", "hour,luck"], "there is no weight 'luck'"),
        (["--weights", "plans"], "there is no weight 'plans'"),
        (["--player", "genius"], "genius"),
        (["--player", "random"], "A random player has no weights"),
        (["--deals", "3", "--batch", "4"], "fewer than one batch"),
        (["--game", "cv", "--seats", "5"], "2 to 4"),
    ],
)
def test_tune_says_what_is_wrong(asked: list[str], said: str, tmp_path: Path) -> None:
    found = CliRunner().invoke(command, [*asked, "--out", str(tmp_path / "tuned")])

    assert found.exit_code == 2
    assert said in found.output
    assert not (tmp_path / "tuned").exists()


@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "true", '"much"'])
def test_a_weight_is_a_number(value: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(f'game = "pursuit"\n[weights]\nhour = {value}\n', encoding="utf-8")

    with pytest.raises(UnknownBot, match="of names and numbers"):
        read_weights(file, "pursuit")


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(weights_text("pursuit", {"hour": 1.25, "mood": 0.5}, "A remark."), encoding="utf-8")

    assert read_weights(file, "pursuit") == {"hour": 1.25, "mood": 0.5}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[weights", "is no file with weights"),
        ('game = "cv"\n[weights]\n', "for the game 'cv'"),
        ('game = "pursuit"\n', "needs a table"),
        ('game = "pursuit"\n[weights]\nhour = "long"\n', "needs a table"),
        ('game = "pursuit"\n[weights]\nluck = 1.0\n', "no weight 'luck'"),
    ],
)
def test_a_faulty_file_of_weights_is_explained(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(UnknownBot, match=said):
        player_named(f"sensible={file}", "pursuit")


def test_weights_of_a_file_change_how_a_player_plays(tmp_path: Path) -> None:
    from wellspent.lab.results import Match
    from wellspent.lab.simulate import play_game

    file = tmp_path / "weights.toml"
    file.write_text(weights_text("pursuit", {"hour": 0.01, "wanted": 0.01}, "Careless."), encoding="utf-8")

    usual, careless = (play_game(Match((name,)), 0) for name in ("sensible", f"sensible={file}"))

    assert usual.lives[0].score != careless.lives[0].score


def test_a_level_is_tuned_from_what_it_believes() -> None:
    sensible, casual = tunable("sensible", "pursuit"), tunable("casual", "pursuit")

    assert set(sensible) >= set(casual)
    assert sensible != casual
