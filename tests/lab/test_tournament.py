"""Players meet each other, and are rated."""

import csv
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from wellspent.commands.tournament import tournament
from wellspent.lab.journal import NAME, JournalError, read_match
from wellspent.lab.results import Life, Result
from wellspent.lab.simulate import play_on
from wellspent.lab.tournament import Tournament, points_by_deal, rate, summarise_pairs, summarise_players

THREE = Tournament(("random", "casual", "sensible"), deals=4, seed="cup")


def results(contest: Tournament, order: Sequence[str], upset_every: int = 0) -> list[Result]:
    """Games in which whoever is named later wins; but in some deals, whoever is named earlier."""
    found: list[Result] = []
    for number in range(contest.games):
        is_upset = upset_every and contest.deal_of(number) % upset_every == 0
        names = contest.seating(number)
        scores = [-order.index(name) if is_upset else order.index(name) for name in names]
        lives = [Life(name, score, score == max(scores)) for name, score in zip(names, scores, strict=True)]
        found.append(Result(number, contest.seed_of(number), 8, 100, [], lives))
    return found


def test_every_pair_plays_every_deal_from_both_seats() -> None:
    played = Counter((THREE.seed_of(number), *THREE.seating(number)) for number in range(THREE.games))

    pairs = [(one, two) for one in THREE.players for two in THREE.players if one != two]
    assert played == Counter((f"cup-{deal}", *pair) for deal in range(4) for pair in pairs)


def test_at_a_larger_table_everybody_sits_everywhere_once() -> None:
    four = Tournament(("a", "b", "c", "d"), seats=3, deals=2)

    seats = Counter(
        (four.seed_of(n), seat, name) for n in range(four.games) for seat, name in enumerate(four.seating(n))
    )

    assert four.games == 2 * 4 * 3
    # Each player is at three of the four tables.
    assert set(seats.values()) == {3}
    assert len(seats) == 2 * 3 * 4


def test_more_deals_leave_the_games_before_as_they_were() -> None:
    longer = Tournament(THREE.players, deals=9, seed="cup")

    for number in range(THREE.games):
        assert (longer.seed_of(number), longer.seating(number)) == (THREE.seed_of(number), THREE.seating(number))


def test_a_tie_is_half_a_point_each() -> None:
    two = Tournament(("a", "b"), deals=1)
    tied = Result(0, "1-0", 8, 100, [], [Life("a", 30, True), Life("b", 30, True)])
    won = Result(1, "1-0", 8, 100, [], [Life("b", 20), Life("a", 20, True)])

    assert points_by_deal(two, [tied, won]) == [[[0.0, 1.5], [0.5, 0.0]]]


def test_at_a_larger_table_all_who_are_behind_are_compared_too() -> None:
    three = Tournament(("a", "b", "c"), seats=3, deals=1)
    game = Result(0, "1-0", 8, 100, [], [Life("a", 10), Life("b", 30, True), Life("c", 20)])

    assert points_by_deal(three, [game]) == [[[0.0, 0.0, 0.0], [1.0, 0.0, 1.0], [1.0, 0.0, 0.0]]]


def test_the_strongest_is_rated_highest_and_ratings_are_1500_on_average() -> None:
    found = summarise_players(THREE, results(THREE, ["sensible", "random", "casual"]))

    assert [player.name for player in found] == ["casual", "random", "sensible"]
    assert sum(player.rating.value for player in found) / 3 == pytest.approx(1500)
    assert [player.wins.value for player in found] == [1.0, 0.5, 0.0]


def test_more_deals_make_the_intervals_narrower() -> None:
    def width(deals: int) -> float:
        contest = Tournament(("a", "b"), deals=deals)
        rating = rate(contest, results(contest, "ba", upset_every=3))[0]
        assert rating.low < rating.value < rating.high
        return rating.high - rating.low

    assert width(240) < 0.6 * width(60)


def test_the_interval_of_a_rating_holds_what_the_odds_say() -> None:
    contest = Tournament(("a", "b"), deals=300)

    rating = rate(contest, results(contest, "ba", upset_every=4))[0]

    # Three to one is worth 191 points: 95 above the average. Of 300 deals that is right to a few dozen points.
    assert rating.low < 1500 + 95.4 < rating.high
    assert rating.value == pytest.approx(1595.4, abs=2)
    assert 15 < rating.high - rating.low < 60


def test_who_won_all_games_is_rated_with_an_interval() -> None:
    contest = Tournament(("a", "b"), deals=50)

    best, worst = rate(contest, results(contest, "ba"))

    assert best.low > worst.high
    assert best.low < best.value < best.high


def test_each_player_is_compared_with_each_other_one() -> None:
    found = {(pair.name, pair.other): pair for pair in summarise_pairs(THREE, results(THREE, THREE.players))}

    assert len(found) == 6
    assert found["sensible", "random"].ahead.value == 1.0
    assert found["random", "sensible"].ahead.value == 0.0
    assert found["random", "casual"].games == 8


def test_the_time_for_a_choice_is_measured() -> None:
    contest = Tournament(("random", "random:artist"), deals=2)

    for player in summarise_players(contest, list(play_on(contest))):
        assert 0 < player.thinking <= player.slowest


# In this process; test_running.py has several.
ALONE = ("--jobs", "1")


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_the_command_shows_and_writes_ratings(game: str, tmp_path: Path) -> None:
    arguments = ["--game", game, "--players", "random,sensible", "--deals", "2", *ALONE, "--out", str(tmp_path)]

    done = CliRunner().invoke(tournament, arguments)

    assert done.exit_code == 0, done.output
    assert "4 games with 2 deals" in done.output
    best, worst = read(tmp_path / "ratings.csv")
    assert (best["player"], worst["player"]) == ("sensible", "random")
    assert float(best["low"]) < float(best["rating"]) < float(best["high"])
    assert [row["ahead"] for row in read(tmp_path / "pairs.csv")] == ["0.0", "1.0"]
    lives = read(tmp_path / "lives.csv")
    assert [row["player"] for row in lives] == ["random", "sensible", "sensible", "random"] * 2
    assert [row["seed"] for row in lives] == ["1-0"] * 4 + ["1-1"] * 4


def test_the_command_goes_on_and_takes_more_deals(tmp_path: Path) -> None:
    arguments = ["--players", "random,random:artist", *ALONE, "--out", str(tmp_path)]
    assert CliRunner().invoke(tournament, [*arguments, "--deals", "2"]).exit_code == 0
    before = (tmp_path / NAME).read_bytes()

    done = CliRunner().invoke(tournament, [*arguments, "--deals", "3"])

    assert done.exit_code == 0, done.output
    assert (tmp_path / NAME).read_bytes().startswith(before)
    assert len(read(tmp_path / "lives.csv")) == 12


def test_the_games_of_a_tournament_are_no_match(tmp_path: Path) -> None:
    arguments = ["--players", "random,random:artist", "--deals", "2", *ALONE, "--out", str(tmp_path)]
    assert CliRunner().invoke(tournament, arguments).exit_code == 0

    with pytest.raises(JournalError, match="those of a tournament"):
        read_match(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "random,hal"], "no computer player 'hal'"),
        (["--players", "random,random"], "'random' is named twice"),
        (["--players", "random,casual", "--seats", "3"], "a table of 3 needs at least 3 players, and there are 2"),
        (["--seats", "6"], "6 seats are too many; the game is for up to 5"),
        (["--game", "cv", "--seats", "5"], "5 seats are too many; the game is for up to 4"),
        (["--game", "cv", "--edition", "first"], "CV has one edition only"),
        (["--modules", "submarines"], "There is no module 'submarines'"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(arguments: list[str], message: str) -> None:
    done = CliRunner().invoke(tournament, arguments)

    assert done.exit_code == 2
    assert message in " ".join(done.output.split())
