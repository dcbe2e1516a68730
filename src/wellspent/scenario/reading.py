"""From the text of a scenario file to a position on the table and the steps that follow."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from wellspent import ledger, titles
from wellspent.cardfiles import CardFileError
from wellspent.cardfiles.explain import explain
from wellspent.cardfiles.faults import Fault, Report
from wellspent.engine.game import Game
from wellspent.library import SetupError

from .schema import ScenarioFile
from .setting import Setting

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
    setting: Setting[Any]
    game: Game[Any]
    # The game's own.
    state: Any


def read_scenario(text: str, origin: str) -> Scenario:
    """Read a scenario and lay out its position; raises ScenarioError with everything wrong in it."""
    data = _toml(text, origin)
    setting = _setting(data.get("game", titles.USUAL), origin)
    own_cards = data.pop("card", None)
    file = _converted(data, setting.file, origin)
    _check_rules(file, origin)
    _check_steps(file, origin)
    game = _open(setting, file, own_cards, origin)
    faults: list[Fault] = []
    state = setting.lay_out(file, game, origin, faults)
    if faults:
        raise ScenarioError(faults)
    return Scenario(origin, file, setting, game, state)


def _setting(game: object, origin: str) -> Setting[Any]:
    faults: list[Fault] = []
    if not isinstance(game, str) or not Report(origin, "", faults).word("game", game, titles.names(), "game"):
        raise ScenarioError(faults or [Fault(origin, "", "game", f"found {game}, expected the name of a game")])
    return titles.title(game).setting()


# More letters than any game has seats: a number that makes no sense is not counted out.
MOST_SEATS: Final = 27


def _toml(text: str, origin: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError([Fault(origin, "", "", f"not TOML: {error}")]) from None
    except ValueError:
        raise ScenarioError([Fault(origin, "", "", "a number has too many digits")]) from None
    except RecursionError:
        raise ScenarioError([Fault(origin, "", "", "lists and tables are nested too deeply")]) from None


def _converted(data: dict[str, object], kind: type[ScenarioFile], origin: str) -> ScenarioFile:
    plain = _plain(data)
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        faults: list[Fault] = []
        explain(plain, kind, Report(origin, "", faults))
        raise ScenarioError(faults or [Fault(origin, "", "", str(error))]) from None


def _plain(data: Mapping[str, object]) -> dict[str, object]:
    """One way to say each thing: rounds as words, single words as lists, a number of seats as letters."""
    plain = dict(data)
    seats = plain.get("seats")
    if isinstance(seats, int) and not isinstance(seats, bool):
        plain["seats"] = [chr(ord("A") + seat) for seat in range(max(0, min(seats, MOST_SEATS)))]
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


def _check_steps(file: ScenarioFile, origin: str) -> None:
    """A step does one thing, and says of a refusal only where it refuses."""
    faults: list[Fault] = []
    for number, step in enumerate(file.then, 1):
        report = Report(origin, f"step {number}", faults)
        if step.choose and step.refuse:
            report.fault("refuse", "found together with choose; a step does one of the two")
        for key in ("reason", "missing", "rule"):
            if getattr(step, key) and not step.refuse:
                report.fault(key, "found without refuse, which it belongs to")
    if faults:
        raise ScenarioError(faults)


def _open(setting: Setting[Any], file: ScenarioFile, own_cards: object, origin: str) -> Game[Any]:
    try:
        return setting.open(setting.setup(file), own_cards, origin)
    except CardFileError as error:
        raise ScenarioError(error.faults) from None
    except SetupError as error:
        raise ScenarioError([Fault(origin, "", "", str(error))]) from None
