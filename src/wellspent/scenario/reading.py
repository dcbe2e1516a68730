"""From the text of a scenario file to a position on the table and the steps that follow."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from wellspent import ledger
from wellspent.cardfiles import CardFileError, Catalog, catalog
from wellspent.cardfiles.explain import explain
from wellspent.cardfiles.faults import Fault, Report
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.library import GameSetup, SetupError, open_pursuit

from .layout import Layout
from .schema import ScenarioFile

# Keys that may hold one word in place of a list of one.
SINGLE = ("choose", "asks", "winners")


class ScenarioError(ValueError):
    """Everything found wrong with a scenario file, one line each: `file: place: key: message`."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


@dataclass(frozen=True)
class Scenario:
    """A scenario that can be run: the table stands at the beginning of its phase."""

    origin: str
    file: ScenarioFile
    game: Pursuit
    state: State


def read_scenario(text: str, origin: str) -> Scenario:
    """Read a scenario and lay out its position; raises ScenarioError with everything wrong in it."""
    data = _toml(text, origin)
    own_cards = data.pop("card", None)
    file = _converted(data, origin)
    _check_rules(file, origin)
    game = _open(file, _cards(file, own_cards, origin), origin)
    layout = Layout(file, game, origin)
    state = layout.state()
    if layout.faults:
        raise ScenarioError(layout.faults)
    return Scenario(origin, file, game, state)


def _toml(text: str, origin: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError([Fault(origin, "", "", f"not TOML: {error}")]) from None


def _converted(data: dict[str, object], origin: str) -> ScenarioFile:
    plain = _plain(data)
    try:
        return msgspec.convert(plain, ScenarioFile)
    except msgspec.ValidationError as error:
        faults: list[Fault] = []
        explain(plain, ScenarioFile, Report(origin, "", faults))
        raise ScenarioError(faults or [Fault(origin, "", "", str(error))]) from None


def _plain(data: Mapping[str, object]) -> dict[str, object]:
    """One way to say each thing: rounds as words, single words as lists, a number of seats as letters."""
    plain = dict(data)
    seats = plain.get("seats")
    if isinstance(seats, int) and not isinstance(seats, bool):
        plain["seats"] = [chr(ord("A") + seat) for seat in range(max(0, seats))]
    plain["position"] = _plain_table(plain.get("position", {}))
    steps = plain.get("then")
    if isinstance(steps, list):
        plain["then"] = [_plain_table(step) for step in steps]
    return plain


def _plain_table(table: object) -> object:
    if not isinstance(table, dict):
        return table
    plain: dict[str, object] = dict(table)
    number = plain.get("round")
    if isinstance(number, int) and not isinstance(number, bool):
        plain["round"] = str(number)
    for key in SINGLE:
        if isinstance(plain.get(key), str):
            plain[key] = [plain[key]]
    return plain


def _check_rules(file: ScenarioFile, origin: str) -> None:
    cited = [*file.rules, *(step.rule for step in file.then if step.rule)]
    if faults := [Fault(origin, "", "rules", f"no such rule: {id}") for id in cited if ledger.find(id) is None]:
        raise ScenarioError(faults)


def _cards(file: ScenarioFile, own_cards: object, origin: str) -> Catalog | None:
    if own_cards is None or file.game != "pursuit":
        return None
    try:
        return catalog(file.game).extra({"card": own_cards}, origin)
    except CardFileError as error:
        raise ScenarioError(error.faults) from None


def _open(file: ScenarioFile, cards: Catalog | None, origin: str) -> Pursuit:
    for place, name in enumerate(file.modules):
        if name in file.modules[:place]:
            raise ScenarioError([Fault(origin, "", "modules", f"found {name} twice")])
    setup = GameSetup(tuple(file.seats), file.seed, file.game, file.edition, tuple(file.modules))
    try:
        return open_pursuit(setup, cards)
    except SetupError as error:
        raise ScenarioError([Fault(origin, "", "", str(error))]) from None
