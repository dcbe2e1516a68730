"""A module outside the package, with its cards and texts beside it: found by being there, interpreted, and complete."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.texts.playing import badly_said
from tests.texts.playing import read_all as read_everything
from wellspent.games.pursuit import modules
from wellspent.library import GameSetup, new_session, set_up
from wellspent.scenario import read_scenario, run
from wellspent.testing.agreement import copy_faults, view_faults
from wellspent.testing.company import Company, apply
from wellspent.testing.decisions import decision_faults
from wellspent.texts import LANGUAGES, messages
from wellspent.titles.pursuit.cards.catalog import Catalog, card_files, read_all
from wellspent.titles.pursuit.cards.folders import origin_of
from wellspent.titles.pursuit.modules import find_module, module_names
from wellspent.titles.pursuit.opening import open_pursuit
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.kit import PursuitKit
from wellspent.titles.pursuit.texts import Texts

MODULES = Path(__file__).parent / "modules"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
pytestmark = pytest.mark.usefixtures("at_hand")


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder of modules among those that are looked through."""
    monkeypatch.setattr(modules, "__path__", [*modules.__path__, str(MODULES)])
    messages.forget()
    yield
    sys.modules.pop("wellspent.games.pursuit.modules.garden", None)
    messages.forget()


def cards() -> Catalog:
    return Catalog(read_all([(origin_of(path), path.read_bytes()) for path in card_files()]))


def garden(seats: int = 2) -> Table:
    own = [card for card in cards().cards("second", ["garden"]) if card.module == "garden"]
    return Table(find_module("garden"), cards=own, seats=seats)


def setup(seats: int, *others: str) -> GameSetup:
    return set_up(NAMES[:seats], "a green thumb", modules=("garden", *others))


def test_a_module_is_found_by_being_there_and_runs_as_it_is_written() -> None:
    found = find_module("garden")

    assert "garden" in module_names()
    assert sys.modules[found.__module__].__file__ == str(MODULES / "garden" / "__init__.py")


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
    read = read_everything(Texts(lang, cards()), new_session(setup(2), cards()), "garden")

    assert len(read) > 200
    assert badly_said(read, lang) == []
    for id in ("module-garden.about", "kind-plant", "measure-plants", "event-grew"):
        assert Texts(lang, cards()).has(id)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_it_keeps_every_promise_beside_other_modules(seats: int) -> None:
    kit = PursuitKit(open_pursuit(setup(seats, "pets", "events", "community"), cards()))
    company, state = Company(kit, "garden", ["idle"] * seats), kit.game.start("garden")
    faults: list[str] = []
    while not state.finished:
        faults += kit.invariants(state) + decision_faults(kit, state)
        if state.seen % 8 == 0:
            faults += copy_faults(kit, state, str(state.seen)) + view_faults(kit, state, company.luck)
        apply(kit, state, company.pick(state))

    assert faults == []
