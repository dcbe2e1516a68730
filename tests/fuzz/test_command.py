"""`wellspent fuzz`: what it prints, and what it leaves behind when it finds a fault."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from wellspent.cli import main
from wellspent.commands.fuzz import sorts_of
from wellspent.engine.record import read_record
from wellspent.library import replay
from wellspent.testing import fuzzing
from wellspent.testing.fuzzing import Batch, Broken, Sort, plan, play_batch
from wellspent.titles.cv.testing.kit import CvKit
from wellspent.titles.pursuit.testing.kit import PursuitKit


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["fuzz", *arguments])


def test_a_run_without_fault_ends_with_a_summary_and_what_was_never_reached() -> None:
    result = run("--games", "4", "--jobs", "1", "--light")

    assert result.exit_code == 0
    assert "4 games" in result.output
    assert "no fault" in result.output
    assert "verbs never reached" in result.output


def test_the_checksum_is_the_last_line_and_the_same_every_time() -> None:
    first, again = (run("--games", "10", "--jobs", "1", "--checksum") for _ in range(2))

    last = first.output.splitlines()[-1]
    assert len(last) == 64
    assert again.output.splitlines()[-1] == last
    assert run("--games", "10", "--jobs", "1", "--checksum", "--seed", "2").output.splitlines()[-1] != last


def test_several_processes_play_the_same_games_as_one() -> None:
    alone = run("--games", "210", "--players", "1", "--jobs", "1", "--checksum")
    together = run("--games", "210", "--players", "1", "--jobs", "2", "--checksum")

    assert together.output.splitlines()[-1] == alone.output.splitlines()[-1]


@pytest.mark.parametrize("players", ["0", "6", "3-2", "two", "1-9"])
def test_players_that_cannot_be_are_refused(players: str) -> None:
    result = run("--games", "1", "--players", players)

    assert result.exit_code == 2
    assert "expected a number or a range within 1-5" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--cards", "crate"], "There is no set of cards 'crate' (box). There are modules: "),
        (["--game", "cv", "--players", "1"], "expected a number or a range within 2-4"),
        (["--game", "cv", "--players", "5"], "expected a number or a range within 2-4"),
        (["--game", "cv", "--editions", "first"], "CV has neither editions nor modules nor further cards"),
        (["--game", "cv", "--cards", "box"], "CV has neither editions nor modules nor further cards"),
        (["--modules", "nonsense"], "There is no module 'nonsense'"),
        (["--cards", "nonsense"], "There is no set of cards 'nonsense'"),
        (["--modules", "pets", "--editions", "first"], "2022 rules only (XP.gen.05)"),
        (["--modules", "mutual_friends", "--players", "1"], "needs at least 2 players"),
    ],
)
def test_what_a_game_does_not_have_is_refused(arguments: list[str], said: str) -> None:
    result = run("--games", "1", *arguments)

    assert result.exit_code == 2
    assert said in result.output


def test_without_a_name_the_games_take_turns() -> None:
    sorts = sorts_of(None, None, None, None)
    games = [plan("mix", number, sorts).setup for number in range(24)]
    tables = [(edition, seats) for edition in ("second", "first") for seats in (1, 2, 3, 4)]

    assert [setup.game for setup in games] == ["pursuit", "cv"] * 12
    assert {(setup.edition, len(setup.names)) for setup in games[::2]} == {*tables, ("second", 5)}
    assert {len(setup.names) for setup in games[1::2]} == {2, 3, 4}
    assert [sort.game for sort in sorts_of(None, None, None, "1")] == ["pursuit"]


def test_random_modules_are_drawn_anew_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "wellspent.titles.pursuit.modules.module_names", lambda: ("events", "friends", "mutual_friends")
    )
    fuzzing.tables_of.cache_clear()
    sorts = sorts_of("pursuit", None, "random", None, "random")

    drawn = [plan("draw", number, sorts).setup for number in range(180)]
    fuzzing.tables_of.cache_clear()

    assert len({setup.modules for setup in drawn}) == 8
    assert {setup.sets for setup in drawn} == {(), ("box",)}
    assert {setup.modules or setup.sets for setup in drawn if setup.edition == "first"} == {()}
    assert not any("mutual_friends" in setup.modules for setup in drawn if len(setup.names) == 1)
    assert drawn == [plan("draw", number, sorts).setup for number in range(180)]


def test_modules_that_are_named_are_in_every_game_that_can_have_them() -> None:
    [sort] = sorts_of("pursuit", None, "pets, mutual_friends", None, "box")
    setups = [plan("named", number, [sort]).setup for number in range(8)]

    assert {setup.modules for setup in setups} == {("pets", "mutual_friends")}
    assert {setup.sets for setup in setups} == {("box",)}
    assert {(setup.edition, len(setup.names)) for setup in setups} == {("second", seats) for seats in (2, 3, 4, 5)}


@pytest.mark.parametrize(
    ("kind", "words", "sort"),
    [
        (PursuitKit, ["--game", "pursuit", "--editions", "first"], "first"),
        (CvKit, ["--game", "cv"], "cv"),
    ],
)
def test_a_fault_leaves_a_record_that_replays_to_it(
    kind: type, words: list[str], sort: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant = ["a planted fault"]
    monkeypatch.setattr(kind, "invariants", lambda kit, state: plant if state.round == 2 else [])

    result = run("--games", "1", "--players", "2", *words, "--light", "--jobs", "1", "--records", str(tmp_path))

    path = tmp_path / f"fault-{sort}-2-1-0.record"
    assert result.exit_code == 1
    assert "a planted fault" in result.output
    assert f"wellspent replay {path}" in result.output
    assert replay(read_record(path.read_text(encoding="utf-8"), path.name)).state.round == 2


def test_a_crash_is_described_and_its_record_ends_with_the_choice_that_crashes(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(fuzzing, "apply", crash)

    batch = play_batch([plan("crash", 0, [Sort("pursuit", (2,))])], light=True)

    assert batch.faults[0].what.startswith("ZeroDivisionError: planted (in crash")
    assert [len(fault.picks) for fault in batch.faults] == [1]
    assert fuzzing.record_of(batch.faults[0]).splitlines()[-1].startswith("1 ")


def test_an_endless_game_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "MOST_DECISIONS", 5)

    batch = play_batch([plan("endless", 0, [Sort("cv", (4,))])], light=True)

    assert batch.faults[0].what == "no end after 5 decisions"


def test_a_broken_promise_is_told_in_its_own_words() -> None:
    assert fuzzing.describe(Broken("seat A: has STH 4")) == "seat A: has STH 4"
    assert Batch().checksum() != Batch(digests=["a"]).checksum()
