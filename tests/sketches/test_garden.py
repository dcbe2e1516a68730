"""A module outside the package, with its cards and texts beside it: found by being there, interpreted, and complete."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.texts.playing import badly_said
from tests.texts.playing import read_all as read_everything
from wellspent.commands.cards import cards as cards_command
from wellspent.engine.session import Session
from wellspent.games.pursuit import modules
from wellspent.games.pursuit.state import State
from wellspent.library import GameSetup, new_session, set_up
from wellspent.players import bot
from wellspent.scenario import read_scenario, run
from wellspent.terminal.look import LIGHT, Look
from wellspent.testing.agreement import copy_faults, view_faults
from wellspent.testing.company import Company, apply
from wellspent.testing.decisions import decision_faults
from wellspent.texts import LANGUAGES, messages
from wellspent.titles import title
from wellspent.titles.pursuit.cards import catalog, value
from wellspent.titles.pursuit.modules import find_module, module_names
from wellspent.titles.pursuit.opening import open_pursuit
from wellspent.titles.pursuit.story.traits import read_life
from wellspent.titles.pursuit.terminal.scene import PursuitScene
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.kit import PursuitKit
from wellspent.titles.pursuit.testing.making import card, level
from wellspent.titles.pursuit.texts import Texts
from wellspent.titles.pursuit.wire.faces import pursuit_faces

MODULES = Path(__file__).parent / "modules"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
pytestmark = pytest.mark.usefixtures("at_hand")


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder of modules among those that are looked through, as a user names it."""
    monkeypatch.setenv("WELLSPENT_MODULES", str(MODULES))
    monkeypatch.setattr(modules, "__path__", [*modules.__path__])
    messages.forget()
    catalog.cache_clear()
    yield
    sys.modules.pop("wellspent.games.pursuit.modules.garden", None)
    messages.forget()
    catalog.cache_clear()


def garden(seats: int = 2) -> Table:
    own = [card for card in catalog().cards("second", ["garden"]) if card.module == "garden"]
    return Table(find_module("garden"), cards=own, seats=seats)


def setup(seats: int, *others: str) -> GameSetup:
    return set_up(NAMES[:seats], "a green thumb", modules=("garden", *others))


def test_a_module_is_found_by_being_there_and_runs_as_it_is_written() -> None:
    found = find_module("garden")

    assert "garden" in module_names()
    assert sys.modules[found.__module__].__file__ == str(MODULES / "garden" / "__init__.py")


def test_what_the_rulebook_of_the_box_counts_is_the_same_beside_a_module_from_outside() -> None:
    assert CliRunner().invoke(cards_command, ["--count"]).exit_code == 0


def test_a_plant_is_bought_small_and_grows_once_a_round_while_its_owner_rests() -> None:
    table = garden(seats=1).row("item_activity", "runner_beans")
    table.seat(0).has(money=2, stress=8)
    table.begin("action")
    assert table.options("spend") == ["spend runner_beans 1"]
    table.choose("spend runner_beans 1")
    table.seat(0).mark()

    table.choose("rest 0")
    assert table.seat(0).level("runner_beans") == 2
    assert table.seat(0).influence == 2

    table.choose("rest 0")
    assert table.seat(0).level("runner_beans") == 2


def test_a_plant_at_its_last_level_is_set_aside_and_counts() -> None:
    table = garden(seats=1)
    table.seat(0).has(stress=8).holds("apple_tree", level=2)
    table.begin("action").choose("rest 0")

    assert table.seat(0).aside() == ["apple_tree"]
    assert table.seat(0).lth == 2
    assert table.seat(0).measure("plants") == 1


def test_a_scenario_writes_what_the_garden_holds() -> None:
    text = 'title = "t"\nmodules = ["garden"]\n[parts.garden]\ngrown = "B"\n'
    then = '[[then]]\nchoose = "A rest 0"\nparts.garden.grown = "AB"\n'

    assert run(read_scenario(text + then, "here")).differences == []


def test_the_next_round_lets_it_grow_again() -> None:
    table = garden(seats=1)
    table.seat(0).has(stress=8).holds("runner_beans")
    table.begin("action").choose("rest 0")
    while table.state.round == 2 or not table.options("rest"):
        table.choose(next(line for line in table.options() if not line.startswith("rest")))

    table.choose("rest 0")

    assert table.seat(0).aside() == ["runner_beans"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_its_games_can_be_said(lang: str) -> None:
    read = read_everything(Texts(lang, catalog()), new_session(setup(2)), "garden")

    assert len(read) > 200
    assert badly_said(read, lang) == []
    for id in ("module-garden.about", "kind-plant", "measure-plants", "event-grew"):
        assert Texts(lang, catalog()).has(id)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_it_keeps_every_promise_beside_other_modules(seats: int) -> None:
    kit = PursuitKit(open_pursuit(setup(seats, "pets", "events", "community")))
    company, state = Company(kit, "garden", ["idle"] * seats), kit.game.start("garden")
    faults: list[str] = []
    while not state.finished:
        faults += kit.invariants(state) + decision_faults(kit, state)
        if state.seen % 8 == 0:
            faults += copy_faults(kit, state, str(state.seen)) + view_faults(kit, state, company.luck)
        apply(kit, state, company.pick(state))

    assert faults == []


# A kind of its own, first-class everywhere, and nothing else was edited.


@pytest.mark.parametrize(("own", "is_bought"), [("runner_beans", True), ("weed", False)])
def test_the_sensible_player_buys_what_will_grow_and_leaves_what_only_costs(own: str, is_bought: bool) -> None:
    weed = card("weed", "plant", level({"money": 4}), level(), level())
    table = Table(find_module("garden"), cards=[catalog().card("runner_beans"), weed], seats=1)
    table.row("item_activity", own).seat(0).has(money=4)
    table.begin("action")
    player, lines = bot("sensible", table.game, 0, "x"), []
    while table.decider == 0 and table.state.round == 2 and table.state.players[0].hourglasses:
        view = table.game.view(table.state, 0)
        lines.append(table.game.notation(player.choose(view, table.game.options(table.state, 0))))
        table.choose(lines[-1])

    assert (f"spend {own} 1" in lines) == is_bought


def test_the_balance_sheet_weighs_it() -> None:
    found = value.balances([catalog().card("runner_beans"), catalog().card("apple_tree")])

    assert len(found) == 6
    assert [far for far in found if far.is_far] == []


def test_the_balance_sheet_names_a_plant_that_is_too_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value, "ACTION", 0.0)
    output = CliRunner(env={"COLUMNS": "200"}).invoke(cards_command, ["--balance", "--kind", "plant"]).output

    assert "runner_beans" in output


def planted() -> Session[State]:
    """A life alone that plants and rests whenever it can."""
    session: Session[State] = new_session(setup(1))
    game = session.game
    while not session.state.finished:
        lines = {game.notation(choice): choice for choice in game.options(session.state, 0)}
        wanted = [line for line in lines if line.startswith(("spend runner_beans", "spend apple_tree", "rest"))]
        session.choose(0, (wanted or list(lines))[0])
    return session


@pytest.mark.parametrize(("lang", "heading"), [("en", "Garden"), ("fr", "Jardin")])
def test_the_story_tells_it_under_its_own_heading(lang: str, heading: str) -> None:
    session = planted()
    story = title("pursuit").story(session, ["Ada"], ["she"], lang, 0)
    entries = [entry for chapter in story.chapters for entry in chapter.entries if entry.kind == "garden"]

    assert {entry.card for entry in entries} & {"runner_beans", "apple_tree"}
    assert heading in [each.title for each in story.headings if each.kind == "garden"]


@pytest.mark.parametrize(("lang", "plants"), [("en", "one plant"), ("fr", "une plante")])
def test_a_life_is_told_by_what_its_kind_declares(lang: str, plants: str) -> None:
    session = planted()
    events = session.events()
    life = read_life(open_pursuit(setup(1)), session.state, events, 0)

    assert life.traits["plants"] >= 1
    assert "pets" not in life.traits
    assert plants in title("pursuit").story(session, ["Ada"], ["she"], lang, 0).opening.casefold()


@pytest.mark.parametrize(("lang", "heading"), [("en", "Garden"), ("fr", "Jardin")])
def test_the_gallery_files_it_under_its_heading_in_its_colour(lang: str, heading: str) -> None:
    faces = {face.id: face for face in pursuit_faces("second", lang)}
    beans = faces["runner_beans"]

    assert (beans.heading, beans.heading_name, beans.levels[0].icon) == ("garden", heading, "home")
    assert title("pursuit").kind_colours()["plant"] == ("#4f7a1f", "#a9d36a")


def test_the_terminal_draws_it_in_its_colour() -> None:
    table = garden(seats=1).row("item_activity", "runner_beans").begin("action")
    for look, colour in ((Look(), "#a9d36a"), (Look(palette=LIGHT), "#4f7a1f")):
        scene = PursuitScene.of(table.game, table.state, 0, Texts("en", catalog()), ("Ada",), look)
        assert scene.kind_colour(table.game.rules.card("runner_beans")) == colour


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_kinds_answer_what_is_this_with_what_the_module_says(lang: str) -> None:
    answers = title("pursuit").about(lang)

    said = Texts(lang, catalog()).say("module-garden.about")
    assert answers["kind-plant"].text == answers["module-garden"].text == said
