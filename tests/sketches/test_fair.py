"""A third game from outside the package: one folder, and everything that the others have."""

import asyncio
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click import Command
from click.testing import CliRunner

from tests.server.running import LINK, RANDOM, in_loop, running
from tests.terminal.games import Sitting, lines_of
from wellspent import titles
from wellspent.commands.fuzz import fuzz
from wellspent.commands.hint import hint
from wellspent.commands.replay import replay as replay_command
from wellspent.commands.review import review
from wellspent.commands.simulate import simulate
from wellspent.commands.tournament import tournament
from wellspent.engine.record import read_record
from wellspent.engine.session import NotPossible, Session
from wellspent.lab.results import Match
from wellspent.lab.simulate import play_on
from wellspent.library import SetupError, check, new_session, replay, set_up, write_record
from wellspent.players import bot
from wellspent.protocol import News, PlainScene
from wellspent.scenario import ScenarioError, read_scenario, run
from wellspent.texts import LANGUAGES
from wellspent.titles import UnknownTitle
from wellspent.wire import game_infos

from .fair.rules import CARDS, EVENINGS, Fair
from .installing import ROOT, install, path_for

FOLDER = Path(__file__).parent / "fair"
MOST_LINES = 400
NAMES = ("Ines", "Omar", "Kim")
SCENARIO = """
title = "The highest ticket takes the prize"
game = "fair"
seats = 2

[zones]
"hand A" = ["ticket_3", "ticket_20"]
"hand B" = ["ticket_7", "ticket_9"]
stall = ["prize_8"]

[[then]]
choose = "A lay ticket_20"
asks = ["B"]
offers = ["B lay ticket_7"]
events = ["A laid ticket_20"]

[[then]]
choose = "B lay ticket_9"
changed = { A = { points = 8 } }
is.A.cards = { hand = ["ticket_3"], won = ["prize_8"] }
scores = { A = 8, B = 0 }
finished = false
"""


def played(seats: int = 3, seed: str = "fair", moves: int = 10_000) -> Session[Fair]:
    """A game of random players."""
    session: Session[Fair] = new_session(set_up(NAMES[:seats], seed, "fair"))
    players = [bot("random", session.game, seat, seed) for seat in range(seats)]
    while not session.state.finished and len(session.moves) < moves:
        seat = session.game.deciders(session.state)[0]
        view = session.game.view(session.state, seat)
        session.play(seat, players[seat].choose(view, session.game.options(session.state, seat)))
    return session


def test_it_is_one_small_folder() -> None:
    files = [path for path in FOLDER.iterdir() if path.is_file()]

    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES


def test_a_title_is_there_as_soon_as_its_package_is(fair: str) -> None:
    assert titles.names()[:2] == ("pursuit", "cv")
    assert titles.title(fair).folder == FOLDER
    assert "fair" in [info.id for info in game_infos("en")]


def test_without_the_package_there_is_no_such_title() -> None:
    with pytest.raises(UnknownTitle, match="There is no game 'fair'"):
        titles.title("fair")


@pytest.mark.parametrize(("seats", "fault"), [(1, "is for 2 to 4 players, not 1"), (5, "not 5")])
def test_so_many_can_play(fair: str, seats: int, fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        check(set_up(tuple("ABCDE"[:seats]), "x", fair))


def test_it_has_neither_modules_nor_sets(fair: str) -> None:
    with pytest.raises(SetupError, match="The Fair has no modules"):
        check(set_up(NAMES, "x", fair, modules=("pets",)))
    with pytest.raises(SetupError, match="The Fair has no sets"):
        check(set_up(NAMES, "x", fair, sets=("box",)))


# The game.


def test_every_prize_goes_to_somebody(fair: str) -> None:
    session = played()

    assert sum(len(won) for won in session.state.won) == EVENINGS
    assert session.game.winners(session.state)


def test_a_view_is_the_same_whatever_the_others_hold(fair: str) -> None:
    session = played(moves=4)
    game: Any = session.game
    state = session.state
    other = game.copy(state)
    other.hands[1], other.hands[2], other.tickets = state.tickets[:5], other.hands[1], [*other.hands[2], 0]
    other.prizes.reverse()

    assert game.display(game.view(state, 0), 0) == game.display(game.view(other, 0), 0)
    assert game.view(state, 0).prizes == game.view(other, 0).prizes


def test_nobody_sees_tickets_of_others_anywhere(fair: str) -> None:
    session = played(moves=1)
    title = titles.title(fair)
    scene = title.showing(session.game, set_up(NAMES, "x", fair).ruleset, "en").scene(
        session.game.view(session.state, 1), 1
    )

    assert isinstance(scene, PlainScene)
    mine = {CARDS[card] for card in session.state.hands[1]}
    seen = {card for zone in scene.zones for card in zone.cards if card.startswith("ticket")}
    assert seen == mine


def test_records_replay_and_say_the_same(fair: str) -> None:
    session = played()
    text = write_record(set_up(NAMES, "fair", fair), session)
    record = read_record(text, "memory")

    assert write_record(set_up(NAMES, "fair", fair), replay(record)) == text
    assert "edition" not in record.head


def test_undo_ends_where_something_was_seen(fair: str) -> None:
    session: Session[Fair] = new_session(set_up(NAMES[:2], "undo", fair))
    session.choose(0, session.choices(0)[0])
    session.undo(0)
    assert session.state.laid == [-1, -1]
    for seat in (0, 1):
        session.choose(seat, session.choices(seat)[0])

    with pytest.raises(NotPossible):
        session.undo(1)


# Words and tables.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_plays_a_whole_game(fair: str, lang: str, tmp_path: Path) -> None:
    setup = set_up(NAMES[:2], "terminal", fair)
    sitting = Sitting(setup, lines_of(played(2, "terminal")), tmp_path, lang)

    assert sitting.play()
    assert {"en": "At the stall", "fr": "Au stand"}[lang] in sitting.shown


def test_the_end_names_the_winner_and_counts_points_once(fair: str, tmp_path: Path) -> None:
    sitting = Sitting(set_up(NAMES[:2], "terminal", fair), lines_of(played(2, "terminal")), tmp_path, "en")
    sitting.play()

    assert " won. ─" in sitting.shown
    assert "lived best" not in sitting.shown
    assert sitting.shown.count(" Points  ") == 1


@pytest.mark.parametrize("command", [hint, review])
def test_where_nobody_advises_that_is_said(fair: str, tmp_path: Path, command: Command) -> None:
    path = tmp_path / "fair.record"
    game = new_session(set_up(NAMES, "fair", fair)) if command is hint else played()
    path.write_text(write_record(set_up(NAMES, "fair", fair), game), encoding="utf-8")

    done = CliRunner().invoke(command, [str(path), "--lang", "fr"])

    assert done.exit_code == 1
    assert done.output == "Error: Personne ne donne de conseils pour ce jeu.\n"


def test_the_terminal_says_so_too_and_sends_nobody_to_a_review(fair: str, tmp_path: Path) -> None:
    lines = lines_of(played(2, "terminal"))
    sitting = Sitting(set_up(NAMES[:2], "terminal", fair), ["hint", *lines], tmp_path, "en")
    sitting.play()

    assert "Nobody gives advice on this game." in sitting.shown
    assert "wellspent review" not in sitting.shown


def test_random_and_http_players_play_at_the_web_table(fair: str, tmp_path: Path) -> None:
    """The seats join by link and talk HTTP, as any program can; the last one is the server's own."""

    @in_loop
    async def play() -> None:
        async with running(tmp_path / "data") as server:
            made = await server.create(LINK, LINK, RANDOM, game=fair)
            seat = runpy.run_path(str(ROOT / "examples" / "http_bot.py"))["Seat"]
            links = [f"http://localhost:{server.port}/t/{made.table}#{link.key}" for link in made.links]
            ends = await asyncio.gather(*(asyncio.to_thread(seat(link).play) for link in links))
            assert ends[0] == ends[1]
            assert any(standing.get("is_winner") for standing in ends[0])
            scene = (await server.read(News, f"/api/tables/{made.table}", made.links[0].key)).scene
            assert isinstance(scene, PlainScene)
            refused = await server.get(f"/api/tables/{made.table}/review/0", made.links[0].key)
            assert (refused.status_code, refused.json()["code"]) == (404, "no-advice")

    play()


# Scenarios, laboratory, environments.


def test_a_scenario_lays_out_a_position(fair: str) -> None:
    assert run(read_scenario(SCENARIO, "fair.toml")).differences == []


def test_a_scenario_at_fault_says_where(fair: str) -> None:
    with pytest.raises(ScenarioError, match='zones: stall: found "ticket_99"'):
        read_scenario(SCENARIO.replace('stall = ["prize_8"]', 'stall = ["ticket_99"]'), "fair.toml")


def test_simulate_counts_its_games(fair: str) -> None:
    done = CliRunner().invoke(simulate, ["--game", fair, "--players", "random,random", "--games", "4", "--jobs", "1"])

    assert done.exit_code == 0, done.output
    assert "points from score" in done.output


def test_the_same_seed_is_the_same_match(fair: str) -> None:
    match = Match(("random", "random"), games=3, game=fair)

    assert list(play_on(match)) == list(play_on(match))


def test_a_tournament_ranks_its_players(fair: str) -> None:
    done = CliRunner().invoke(
        tournament, ["--game", fair, "--players", "random,random@9", "--seats", "2", "--deals", "2", "--jobs", "1"]
    )

    assert done.exit_code == 0, done.output


def test_random_games_find_no_fault(fair: str) -> None:
    done = CliRunner().invoke(fuzz, ["--game", fair, "--games", "20", "--jobs", "1"])

    assert done.exit_code == 0, done.output
    assert "no fault" in done.output


def test_a_record_is_told_in_words(fair: str, tmp_path: Path) -> None:
    path = tmp_path / "fair.record"
    path.write_text(write_record(set_up(NAMES, "fair", fair), played()), encoding="utf-8")

    done = CliRunner().invoke(replay_command, [str(path), "--events", "--story"])

    assert done.exit_code == 0, done.output
    assert "takes home the Prize of" in done.output


APIS = """
import warnings
import gymnasium, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from wellspent.environments.aec import WellspentAEC
from wellspent.environments.gym import WellspentEnv
import wellspent.environments.spiel
from open_spiel.python.tests import games_sim_test
warnings.simplefilter("ignore")
api_test(WellspentAEC("fair", 3), num_cycles=100)
check_env(WellspentEnv("fair", render_mode="ansi"), skip_render_check=True)
gymnasium.make("Wellspent/Fair-v0").reset(seed=1)
games_sim_test.GamesSimTest().sim_game(pyspiel.load_game("python_wellspent_fair(deals=4)"))
"""


def test_the_three_environments_find_nothing_amiss(tmp_path: Path) -> None:
    """In a process of its own: what is registered with the libraries stays."""
    environment = {**os.environ, "PYTHONPATH": path_for(install(tmp_path / "site"))}
    done = subprocess.run([sys.executable, "-c", APIS], capture_output=True, text=True, env=environment, cwd=ROOT)

    assert done.returncode == 0, done.stderr
