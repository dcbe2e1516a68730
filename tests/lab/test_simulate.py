"""Many games, and what they say."""

import csv
from dataclasses import asdict
from pathlib import Path

import pytest
from click.testing import CliRunner

from wellspent.commands.simulate import simulate
from wellspent.lab.simulate import ENDS, SOURCES, Life, Match, Result, play_game, play_match
from wellspent.lab.summary import mean, summarise_bots, summarise_cards, victories

RANDOM = Match(("random", "random"), games=6, seed="lab")


def result(*lives: Life, number: int = 0) -> Result:
    return Result(number, f"s-{number}", 8, 100, ["car"], list(lives))


def test_seats_rotate_from_game_to_game() -> None:
    match = Match(("sensible", "random", "random"))

    assert [match.seating(number).index("sensible") for number in range(3)] == [0, 2, 1]


def test_the_same_match_gives_the_same_results() -> None:
    assert list(play_match(RANDOM)) == list(play_match(RANDOM))


def test_several_processes_give_the_same_results_in_the_same_order() -> None:
    assert list(play_match(RANDOM, jobs=2)) == list(play_match(RANDOM, jobs=1))


def test_another_seed_gives_other_games() -> None:
    other = Match(RANDOM.players, games=6, seed="other")

    assert [asdict(each) for each in play_match(other)] != [asdict(each) for each in play_match(RANDOM)]


@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_sources_of_happiness_add_up_to_the_score(edition: str) -> None:
    found = play_game(Match(("random", "random", "random"), edition), 0)

    for life in found.lives:
        assert sum(life.sources.values()) == life.score
        assert set(life.sources) <= set(SOURCES)
        assert life.end in ENDS


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


def test_a_mean_has_a_95_percent_interval() -> None:
    found = mean([1.0, 3.0])

    assert found.value == 2.0
    assert found.half == pytest.approx(1.96)


def test_the_mean_of_a_bot_counts_each_game_once() -> None:
    games = [result(Life("a", 10), Life("a", 20)), result(Life("a", 30), Life("a", 40))]

    assert summarise_bots(games)[0].score.value == 25.0


def test_a_card_knows_how_often_it_won() -> None:
    with_car = Life("random", 30, True, cards={"car": [1, 3]})
    games = [result(with_car, Life("random", 10)), result(Life("random", 20, True), Life("random", 20), number=1)]

    car = next(card for card in summarise_cards(RANDOM, games) if card.id == "car")

    assert (car.offered, car.taken, car.in_lives, car.in_winning) == (2, 1, 0.25, 0.5)
    assert car.ahead == pytest.approx(10.0)
    assert car.levels == {1: 1, 3: 1}


def test_the_command_writes_a_line_for_every_life_and_card(tmp_path: Path) -> None:
    lives, cards = tmp_path / "lives.csv", tmp_path / "cards.csv"
    arguments = ["--games", "2", "--players", "random,random", "--csv", str(lives), "--cards", str(cards)]

    done = CliRunner().invoke(simulate, arguments)

    assert done.exit_code == 0, done.output
    assert "2 games" in done.output
    with lives.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["seat"], row["bot"]) for row in rows] == [
        ("0", "A", "random"),
        ("0", "B", "random"),
        ("1", "A", "random"),
        ("1", "B", "random"),
    ]
    with cards.open(encoding="utf-8") as file:
        assert {row["kind"] for row in csv.DictReader(file)} >= {"item", "job", "life_goal"}


@pytest.mark.parametrize(
    ("players", "message"),
    [("sensible,hal", "no computer player 'hal'"), ("random," * 5 + "random", "6 players are too many")],
)
def test_players_that_cannot_be_are_refused(players: str, message: str) -> None:
    done = CliRunner().invoke(simulate, ["--players", players])

    assert done.exit_code == 2
    assert message in done.output
