"""Puzzles: positions that can still be laid out, and one best choice in each."""

import pytest

from wellspent import titles
from wellspent.advice import prospects
from wellspent.puzzles import OF_EACH, Puzzle, laid_out, of_day, opened, puzzles

ALL = [each for game in titles.names() for each in puzzles(game)]
LEAST_LEAD = 1.5


def test_every_game_with_advice_has_puzzles_for_four_weeks() -> None:
    assert {each.game for each in ALL} == {"pursuit", "cv"}
    assert all(len(puzzles(game)) >= 28 * OF_EACH for game in ("pursuit", "cv"))
    assert len({each.id for each in ALL}) == len(ALL)


def test_a_day_has_ten_and_the_next_day_others() -> None:
    today, tomorrow = of_day(20_773), of_day(20_774)

    assert len(today) == 2 * OF_EACH
    assert {each.id for each in today}.isdisjoint(each.id for each in tomorrow)
    assert [each.id for each in of_day(20_773)] == [each.id for each in today]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_can_be_laid_out_and_all_that_was_thought_about_can_be_chosen(puzzle: Puzzle) -> None:
    game = opened(puzzle)
    state = laid_out(game, puzzle)

    lines = [game.notation(choice) for choice in game.options(game.view(state, puzzle.seat), puzzle.seat)]

    assert puzzle.seat in game.deciders(state)
    assert {each.line for each in puzzle.found} <= set(lines)
    assert puzzle.best.behind == 0
    assert min(each.behind for each in puzzle.found[1:]) >= LEAST_LEAD


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_whoever_looks_anew_finds_the_same_best_choice(game: str) -> None:
    agree = 0
    for puzzle in puzzles(game)[:6]:
        played = opened(puzzle)
        view = played.view(laid_out(played, puzzle), puzzle.seat)
        found = prospects("sensible", played, puzzle.seat, "anew", view, played.options(view, puzzle.seat))
        agree += played.notation(found[0].choice) == puzzle.best.line

    assert agree >= 5
