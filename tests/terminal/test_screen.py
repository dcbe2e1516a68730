from io import StringIO
from itertools import product

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.terminal.games import sensible_game, setup_for
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.school import School
from wellspent.terminal.look import ASCII, LIGHT, Look
from wellspent.terminal.screen import ranges, screen, screen_lines
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.terminal.faces import card_head
from wellspent.titles.pursuit.terminal.mat import upkeep_forecast
from wellspent.titles.pursuit.terminal.scene import PursuitScene
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import of_module
from wellspent.titles.pursuit.texts import Texts


def scene_after(choices: int, seats: int = 3, lang: str = "en", look: Look | None = None) -> PursuitScene:
    setup = setup_for(seats)
    session = sensible_game(setup, choices)
    game = session.game
    assert isinstance(game, Pursuit)
    seat = game.deciders(session.state)[0]
    return PursuitScene.of(game, session.state, seat, Texts(lang, catalog()), setup.names, look)


def text_of(scene: PursuitScene, width: int) -> str:
    return "\n".join(line.plain for line in screen_lines(scene, width))


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_wider_than_the_screen(width: int, lang: str) -> None:
    scenes = [scene_after(choices, lang=lang) for choices in (0, 3, 60, 130, 190)]

    for scene, tightness in product(scenes, (0, 1, 2)):
        assert max(cell_len(line.plain) for line in screen_lines(scene, width, tightness)) <= width


@pytest.mark.parametrize("width", [19, 22, 29])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_name_of_a_job_has_more_room_than_its_field(width: int, lang: str) -> None:
    scene = scene_after(60, lang=lang)
    jobs = [card for card in scene.game.rules.cards if card.rank]

    assert len(jobs) > 10
    for card in jobs:
        name, head = scene.name(card), card_head(scene, card, width, "").plain

        assert len(head) == width
        assert head.endswith(f" {card.rank}")
        assert head[1:].startswith(name[: width // 2 - 3])


@rule("PET.upkeep.03", "SCH.upkeep.01")
@pytest.mark.parametrize(
    ("id", "level", "bill"), [("goldfish", 3, "2◎ › 1❝ 2♥"), ("rugby_player", 2, "1❝ 1☺ › 3◎ 2♥ 1∿")]
)
def test_the_bill_of_the_next_round_is_that_of_the_level_a_card_grows_to(id: str, level: int, bill: str) -> None:
    table = Table(Pets, School, cards=[*of_module("pets"), *of_module("school")], seats=1)
    table.seat(0).holds(id, level=level)
    table.begin()
    scene = PursuitScene.of(table.game, table.state, 0, Texts("en", catalog()), ("Ines",), None)

    assert upkeep_forecast(scene).plain.strip() == f"↻ next round {bill}"


def test_drawing_is_a_pure_function_of_the_scene() -> None:
    scene = scene_after(60)

    assert text_of(scene, 100) == text_of(scene, 100)


@pytest.mark.parametrize("width", [80, 120])
def test_every_choice_of_a_turn_stands_on_the_table_with_its_number(width: int) -> None:
    scenes = [scene for choices in range(3, 140, 8) if (scene := scene_after(choices, seats=2)).is_turn]

    assert len(scenes) > 5
    for scene in scenes:
        for tightness in (0, 2):
            assert {str(item.number) for item in scene.menu.items} <= keys(scene, width, tightness)


def keys(scene: PursuitScene, width: int, tightness: int) -> set[str]:
    """Everything on the screen that is marked as something to type."""
    return {
        part.strip()
        for line in screen_lines(scene, width, tightness)
        for span in line.spans
        if span.style == scene.look.key
        for part in line.plain[span.start : span.end].split()
    }


def test_everything_that_is_mine_is_shown() -> None:
    scene = scene_after(100, seats=2)
    text = text_of(scene, 100)
    me = scene.me

    assert f"♥ {me.lth}" in text
    assert f"{me.money}◎ Money" in text
    for number in me.cards:
        assert scene.name(scene.card(number), owned=True) in text


def test_a_terminal_without_shapes_gets_letters() -> None:
    text = text_of(scene_after(60, look=Look(ASCII)), 100)

    assert text.isascii() or all(letter.isalpha() or letter in "’“”−…·" for letter in text if not letter.isascii())


def test_no_color_prints_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    paper = StringIO()

    Console(file=paper, width=100, force_terminal=True).print(screen(scene_after(60, look=Look(palette=LIGHT)), 100))

    assert "38;2" not in paper.getvalue()
    assert "48;2" not in paper.getvalue()


def test_a_low_window_gets_a_tighter_table() -> None:
    scene = scene_after(60)

    assert len(screen_lines(scene, 80, 2)) < len(screen_lines(scene, 80, 1)) < len(screen_lines(scene, 80))


def test_numbers_are_told_as_ranges() -> None:
    assert ranges([1, 2, 3, 6, 10, 11]) == "1-3 6 10-11"
