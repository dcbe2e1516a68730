"""Many games, and what they say."""

import csv
import gc
from pathlib import Path

import pytest
from click.testing import CliRunner
from pyarrow import parquet

from wellspent.bots import Bot
from wellspent.bots.clock import CLOCK
from wellspent.commands.laboratory import percent
from wellspent.commands.simulate import simulate
from wellspent.engine.chance import QuickChance
from wellspent.engine.game import Game
from wellspent.engine.playout import play_at_random
from wellspent.engine.state import State
from wellspent.lab import simulate as module
from wellspent.lab import tables
from wellspent.lab.players import seat_player
from wellspent.lab.results import Life, Match, Result
from wellspent.lab.simulate import play_game, play_on, study_of
from wellspent.lab.summary import (
    mean,
    summarise_bots,
    summarise_cards,
    summarise_kinds,
    summarise_seats,
    victories,
)
from wellspent.library import nameless, open_game, ruleset
from wellspent.ruleset import Ruleset
from wellspent.titles.cv.study import SOURCES as CV_SOURCES
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.study import ENDS, SOURCES

EVERYTHING = Match(("sensible", "casual"), games=3, seed="lab", modules=module_names(), sets=("box",))
RANDOM = Match(("random", "random"), games=6, seed="lab")
# In this process; test_running.py has several.
ALONE = ("--players", "random,random", "--jobs", "1")
CV_RANDOM = Match(("random", "random", "random"), games=6, seed="lab", game="cv")


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def result(*lives: Life, number: int = 0) -> Result:
    return Result(number, f"s-{number}", 8, 100, ["car"], list(lives))


def test_nobody_waits_for_the_players_of_the_laboratory(monkeypatch: pytest.MonkeyPatch) -> None:
    counting: list[bool] = []

    def watched(name: str, game: Game[State], seat: int, seed: str) -> Bot[State]:
        counting.append(CLOCK.counts_work)
        return seat_player(name, game, seat, seed)

    monkeypatch.setattr(module, "seat_player", watched)
    play_game(RANDOM, 0)

    assert counting == [True, True]
    assert not CLOCK.counts_work


def test_seats_rotate_from_game_to_game() -> None:
    match = Match(("sensible", "random", "random"))

    assert [match.seating(number).index("sensible") for number in range(3)] == [0, 2, 1]


@pytest.mark.parametrize("match", [RANDOM, CV_RANDOM])
def test_the_same_match_gives_the_same_results(match: Match) -> None:
    assert list(play_on(match)) == list(play_on(match))


@pytest.mark.parametrize("match", [RANDOM, CV_RANDOM])
def test_several_processes_give_the_same_results(match: Match) -> None:
    found = sorted(play_on(match, jobs=2), key=lambda result: result.number)

    assert found == list(play_on(match, jobs=1))


def held() -> int:
    """How many positions and rules somebody holds."""
    gc.collect()
    return sum(type(each).__name__ in ("State", "Rules") for each in gc.get_objects())


@pytest.mark.parametrize("match", [EVERYTHING, Match(("sensible", "casual"), games=3, seed="lab", game="cv")])
def test_nothing_is_left_of_a_game_that_is_over(match: Match) -> None:
    """What compiled code does not let go stays for ever."""
    play_game(match, 0)
    # Whatever was there before is not looked through.
    gc.freeze()
    left = held()
    play_game(match, 1)
    play_game(match, 2)

    assert held() == left


@pytest.mark.parametrize("rules", [ruleset("pursuit", 3, modules=module_names(), sets=("box",)), ruleset("cv", 3)])
def test_nothing_is_left_of_rules_by_which_nobody_plays(rules: Ruleset) -> None:
    def play() -> None:
        game = open_game(nameless(rules))
        play_at_random(game, game.start("lab"), QuickChance([1, 1]))

    play()
    gc.freeze()
    left = held()
    play()
    play()

    assert held() == left


def test_another_seed_gives_other_games() -> None:
    other = Match(RANDOM.players, games=6, seed="other")

    assert [each.lives for each in play_on(other)] != [each.lives for each in play_on(RANDOM)]


@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_sources_of_happiness_add_up_to_the_score(edition: str) -> None:
    found = play_game(Match(("random", "random", "random"), edition), 0)

    for life in found.lives:
        assert sum(life.sources.values()) == life.score
        assert set(life.sources) <= set(SOURCES)
        assert life.end in ENDS


def test_the_parts_of_a_score_of_cv_add_up() -> None:
    for found in play_on(CV_RANDOM):
        for life in found.lives:
            assert sum(life.sources.values()) == life.score
            assert tuple(life.sources) == CV_SOURCES
            assert life.rounds == found.rounds
        assert any(life.has_won for life in found.lives)


def test_whoever_took_a_card_of_cv_was_offered_it() -> None:
    found = play_game(CV_RANDOM, 0)

    for life in found.lives:
        assert set(life.cards) <= set(found.offered)
        # Three childhood cards and a goal, and whatever was bought.
        assert len(life.cards) > 4
        assert sum(life.kinds.values()) <= len(life.cards)


def test_whoever_took_a_card_was_offered_it() -> None:
    found = play_game(RANDOM, 1)
    jobs_found_in_the_pile = 1

    taken = {id for life in found.lives for id in life.cards}
    assert taken
    assert len(taken - set(found.offered)) <= jobs_found_in_the_pile


def test_a_shared_victory_is_shared() -> None:
    tied = result(Life("random", 10, True), Life("sensible", 10, True), Life("random", 3))

    assert victories(tied) == [0.5, 0.5, 0.0]


def test_a_lost_solo_game_is_nobodys_victory() -> None:
    assert victories(result(Life("sensible", 49))) == [0.0]


def test_a_share_is_written_as_in_english() -> None:
    assert mean([0.0, 1.0] * 50).percent() == "50.0 ± 9.8%"
    assert percent(0.5) == "50%"


def test_a_mean_has_a_95_percent_interval() -> None:
    found = mean([1.0, 3.0])

    assert found.value == 2.0
    assert found.half == pytest.approx(1.96)


def test_the_mean_of_a_bot_counts_each_game_once() -> None:
    games = [result(Life("a", 10), Life("a", 20)), result(Life("a", 30), Life("a", 40))]

    assert summarise_bots(RANDOM, games)[0].score.value == 25.0


def test_a_victory_is_put_down_to_what_was_furthest_ahead() -> None:
    winner = Life("random", 20, True, sources={"jobs": 5, "items": 15})
    loser = Life("random", 12, sources={"jobs": 1, "items": 14})

    found = summarise_bots(RANDOM, [result(winner, loser)])[0].won_by

    assert {source for source, share in found.items() if share} == {"jobs"}


def test_the_spread_of_scores_leaves_out_the_extremes() -> None:
    games = [result(Life("random", score), number=score) for score in range(101)]

    assert summarise_bots(RANDOM, games)[0].spread == (5, 50, 95)


def test_seats_are_summed_up_one_by_one() -> None:
    games = [result(Life("a", 10, True), Life("b", 4)), result(Life("b", 20), Life("a", 30, True), number=1)]

    first, second = summarise_seats(RANDOM, games)

    assert (first.score.value, first.wins.value) == (15.0, 0.5)
    assert (second.score.value, second.wins.value) == (17.0, 0.5)


def test_winners_are_compared_with_all_lives_by_kinds_of_cards() -> None:
    games = [result(Life("a", 9, True, kinds={"work": 3}), Life("a", 5, kinds={"work": 1, "health": 2}))]

    assert [(each.kind, each.in_lives, each.in_winning) for each in summarise_kinds(games)] == [
        ("work", 2.0, 3.0),
        ("health", 1.0, 0.0),
    ]


def test_a_card_knows_how_often_it_won() -> None:
    with_car = Life("random", 30, True, cards={"car": [1, 3]})
    games = [result(with_car, Life("random", 10)), result(Life("random", 20, True), Life("random", 20), number=1)]

    car = next(card for card in summarise_cards(RANDOM, games) if card.id == "car")

    assert (car.offered, car.taken, car.in_lives, car.in_winning) == (2, 1, 0.25, 0.5)
    assert car.ahead == pytest.approx(10.0)
    assert car.levels == {1: 1, 3: 1}


def test_the_command_writes_a_line_for_every_life_and_card(tmp_path: Path) -> None:
    done = CliRunner().invoke(simulate, ["--games", "2", *ALONE, "--out", str(tmp_path)])

    assert done.exit_code == 0, done.output
    assert "2 games" in done.output
    rows = read(tmp_path / "lives.csv")
    assert [(row["game"], row["seat"], row["bot"]) for row in rows] == [
        ("0", "A", "random"),
        ("0", "B", "random"),
        ("1", "A", "random"),
        ("1", "B", "random"),
    ]
    assert {row["kind"] for row in read(tmp_path / "cards.csv")} >= {"item", "job", "life_goal"}


def test_a_table_in_parquet_says_the_same_with_types(tmp_path: Path) -> None:
    arguments = ["--games", "2", *ALONE, "--out", str(tmp_path)]
    for form in ("csv", "parquet"):
        done = CliRunner().invoke(simulate, [*arguments, "--format", form])
        assert done.exit_code == 0, done.output

    rows = parquet.read_table(tmp_path / "lives.parquet").to_pylist()
    texts = read(tmp_path / "lives.csv")
    assert len(rows) == len(texts) == 4
    for row, text in zip(rows, texts, strict=True):
        assert (row["won"], row["score"]) == (text["won"] == "1", int(text["score"]))
        assert row["cards"] == text["cards"].split()


def test_parquet_without_its_library_is_refused_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda name: None)

    done = CliRunner().invoke(simulate, ["--out", str(tmp_path / "new"), "--format", "parquet"])

    assert done.exit_code == 1
    assert "pip install 'wellspent[parquet]'" in done.output
    assert not (tmp_path / "new").exists()


def test_the_command_plays_with_modules_and_the_cards_of_the_box(tmp_path: Path) -> None:
    arguments = ["--games", "1", *ALONE, "--modules", "friends, pets", "--cards", "box"]

    done = CliRunner().invoke(simulate, [*arguments, "--out", str(tmp_path)])

    assert done.exit_code == 0, done.output
    rows = read(tmp_path / "cards.csv")
    assert {row["kind"] for row in rows} >= {"friend", "pet", "item"}
    base = {id for id, _ in study_of(RANDOM).cards()}
    assert {row["card"] for row in rows if row["kind"] == "item"} - base


def test_what_is_earned_with_expansions_adds_up_to_the_score() -> None:
    modules = ("community", "experiences", "nostalgia", "mutual_friends", "trends")

    match = Match(("sensible", "sensible"), modules=modules, sets=("box",))
    found = play_game(match, 0)

    for life in found.lives:
        assert sum(life.sources.values()) == life.score
        assert set(life.sources) <= set(study_of(match).sources)
    assert any(life.sources.get("community", 0) > 0 for life in found.lives)


def test_the_command_plays_cv() -> None:
    done = CliRunner().invoke(simulate, ["--game", "cv", "--games", "2", *ALONE])

    assert done.exit_code == 0, done.output
    assert "points from possessions" in done.output
    assert "won by public goals" in done.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "sensible,hal"], "no computer player 'hal'"),
        (["--players", "random," * 5 + "random"], "6 players are too many; the game is for 1 to 5"),
        (["--game", "cv", "--players", "random"], "1 player is too few; the game is for 2 to 4"),
        (["--game", "cv", "--edition", "first"], "CV has one edition only"),
        (["--modules", "submarines"], "There is no module 'submarines'"),
        (["--modules", "pets", "--edition", "first"], "by the 2022 rules only"),
        (["--modules", "mutual_friends", "--players", "random"], "needs at least 2 players"),
        (["--format", "parquet"], "--format is for the tables of --out FOLDER"),
        (["--on", "moon"], "'moon' is not a place to play"),
        (["--cards", "crate"], "There is no set of cards 'crate'"),
        (["--cards", "box", "--edition", "first"], "for the 2022 edition only"),
        (["--game", "cv", "--players", "random,random", "--modules", "pets"], "CV has no modules"),
        (["--game", "cv", "--players", "random,random", "--cards", "box"], "CV has no sets of cards"),
    ],
)
def test_a_match_that_cannot_be_is_refused(arguments: list[str], message: str) -> None:
    done = CliRunner().invoke(simulate, arguments)

    assert done.exit_code == 2
    assert message in done.output


def test_a_game_that_does_not_end_is_told_by_seed_and_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_DECISIONS", 5)

    found = CliRunner().invoke(simulate, ["--games", "1", *ALONE, "--seed", "s"])

    assert found.exit_code == 1
    assert "Game 1 (seed 's-0') does not end: random goes on and on with '" in found.output
