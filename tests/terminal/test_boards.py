"""What modules lay on the table, at a terminal."""

from functools import cache
from itertools import product
from pathlib import Path
from statistics import median

import pytest
from rich.cells import cell_len

from tests.terminal.games import NAMES, Sitting, bot_choices, random_game
from wellspent.games.pursuit.board import SPACES
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import NO_CARD
from wellspent.library import GameSetup, set_up
from wellspent.terminal.screen import screen_lines
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.presets import EVERYTHING, preset
from wellspent.titles.pursuit.terminal.board import row_heading
from wellspent.titles.pursuit.terminal.boards import common_boards, shown_numbers, verb_word
from wellspent.titles.pursuit.terminal.mat import mat
from wellspent.titles.pursuit.terminal.scene import PursuitScene
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.texts import Texts

ALL = preset(EVERYTHING, 3, "")
# Moments of a game, in twentieths.
MOMENTS = range(1, 20)


def setup_with(seats: int, *modules: str) -> GameSetup:
    return set_up(NAMES[:seats], "boards", modules=modules or ALL.modules, sets=() if modules else ALL.sets)


@cache
def scene_at(moment: int, lang: str = "en", *modules: str) -> PursuitScene:
    setup = setup_with(3, *modules)
    session = random_game(setup, len(bot_choices("random", setup)) * moment // 20)
    game = session.game
    assert isinstance(game, Pursuit)
    return PursuitScene.of(game, session.state, game.deciders(session.state)[0], Texts(lang, catalog()), setup.names)


def text_of(scene: PursuitScene, width: int = 120) -> str:
    return "\n".join(line.plain for line in screen_lines(scene, width))


@pytest.mark.parametrize("width", [60, 80, 120, 160])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_wider_than_the_screen(width: int, lang: str) -> None:
    for moment, tightness in product(MOMENTS[::4], range(4)):
        lines = screen_lines(scene_at(moment, lang), width, tightness)

        assert max(cell_len(line.plain) for line in lines) <= width


@pytest.mark.parametrize("width", [80, 120])
def test_every_choice_of_a_turn_stands_on_the_table_with_its_number(width: int) -> None:
    scenes = [scene for moment in MOMENTS if (scene := scene_at(moment)).is_turn]

    assert len(scenes) > 5
    for scene, tightness in product(scenes, range(4)):
        table = scene.table(width, tightness)
        assert {item.number for item in scene.menu.items} <= shown_numbers(table, scene.look.key)


@pytest.mark.parametrize("width", [80, 120])
def test_choices_stand_on_their_cards_and_only_the_rest_is_told_in_words(width: int) -> None:
    scenes = [scene for moment in MOMENTS if (scene := scene_at(moment)).is_turn]

    assert scenes
    for scene in scenes:
        table = scene.table(width, 0)
        titles = [place for place, row in enumerate(table) if row.plain.startswith("── Also ")]
        on_cards = shown_numbers(table[: titles[0]] if titles else table, scene.look.key)
        assert [item.notation for item in scene.menu.items if item.number not in on_cards] in ([], ["pass"])


def test_the_boards_in_the_middle_show_their_cards() -> None:
    scene = scene_at(8)
    text = text_of(scene, 160)

    titles = [scene.texts.say(f"board-{board.name}") for board in scene.display.boards if board.seat < 0]
    assert {"Community", "Experiences", "Mutual Friends", "Trends"} <= set(titles)
    for title in titles:
        assert f"── {title}" in text
    for board in scene.display.boards:
        for number in [number for zone in board.zones for number in zone.cards if number != NO_CARD]:
            assert scene.name(scene.card(number))[:12] in text


def test_where_it_is_tight_boards_are_folded_to_names_and_numbers() -> None:
    scene = scene_at(8)
    whole, folded = (len(common_boards(scene, 120, is_folded)) for is_folded in (False, True))
    text = "\n".join(line.plain for line in common_boards(scene, 120, True))

    assert folded * 3 < whole
    for board in scene.display.boards:
        for number in [number for zone in board.zones for number in zone.cards if board.seat < 0 and number != NO_CARD]:
            assert scene.texts.card(scene.card(number).id, 0) in text


def test_a_turn_with_everything_fits_a_window() -> None:
    scenes = [scene for moment in MOMENTS if (scene := scene_at(moment)).is_turn]
    heights = [len(screen_lines(scene, 160, 3)) for scene in scenes]

    assert median(heights) <= 55
    assert max(heights) <= 60


def test_a_folded_board_can_be_asked_for(tmp_path: Path) -> None:
    asked = ["board comm", "board", "board nonsense"]
    sitting = Sitting(setup_with(2, "community", "events"), asked, tmp_path)
    sitting.play()

    assert "── Community" in sitting.shown
    assert "There is no board “nonsense” on this table." in sitting.shown


def test_spaces_of_modules_show_who_stands_there() -> None:
    scene = next(scene for moment in MOMENTS if stands_on_module(scene := scene_at(moment)))
    space = stands_on_module(scene)
    name = scene.texts.say(f"space-{scene.game.rules.spaces[space]}")
    shapes = "".join(scene.look.seat(seat)[0] * player.placed[space] for seat, player in enumerate(scene.state.players))

    assert f"{name} {shapes}" in text_of(scene)


def stands_on_module(scene: PursuitScene) -> int:
    """A space of a module with an Hourglass on it, 0 for none."""
    spaces = range(len(SPACES), len(scene.game.rules.spaces))
    return next((space for space in spaces if any(player.placed[space] for player in scene.state.players)), 0)


def test_own_hand_and_boards_are_read_and_those_of_others_shortly() -> None:
    scene = scene_at(3, "en", "nostalgia", "experiences")
    text = text_of(scene, 160)

    for number in scene.display.hands[scene.seat]:
        assert scene.name(scene.card(number))[:20] in text
    other = (scene.seat + 1) % 3
    assert f"In hand {len(scene.display.hands[other])}" in text


def test_a_hand_of_somebody_else_is_never_shown() -> None:
    setup = setup_with(2, "nostalgia")
    session = random_game(setup, 12)
    game = session.game
    assert isinstance(game, Pursuit)
    theirs = PursuitScene.of(game, session.state, 1, Texts("en", catalog()), setup.names)
    mine = PursuitScene.of(game, session.state, 0, Texts("en", catalog()), setup.names)
    secret = [number for number in theirs.display.hands[1] if number not in mine.display.hands[0]]

    assert len(secret) > 3
    assert not any(theirs.name(theirs.card(number)) in text_of(mine, 160) for number in secret)
    assert all(theirs.name(theirs.card(number))[:20] in text_of(theirs, 160) for number in secret)
    assert not set(secret) & set(mine.on_table())


def test_tracks_and_tokens_are_told() -> None:
    scenes = [scene_at(moment) for moment in MOMENTS[::2]]

    for scene in scenes:
        mine = "\n".join(line.plain for line in mat(scene, 120))
        assert f"Popularity {scene.me.popularity}" in mine
    desired = [scene for scene in scenes for board in scene.display.boards if wants(scene, board.seat)]
    assert desired
    assert all("Desire " in text_of(scene) for scene in desired)


def mine(table: Table) -> str:
    """The first seat's side of a table of the test's making."""
    scene = PursuitScene.of(table.game, table.state, 0, Texts("en", catalog()), NAMES[:2])
    return "\n".join(line.plain for line in mat(scene, 120))


@rule("PH.slots.14")
def test_a_project_of_one_round_is_not_said_to_bring_stress_each_round() -> None:
    table = Table()
    table.seat(0).holds("yoga").holds("pottery").holds("sourdough").holds("singing_festival", 2)
    table.begin()
    assert "each round 1" not in mine(table)

    table.seat(0).holds("act_in_play")
    assert "each round 1" in mine(table)


@rule("PH.slots.15", "PH.partner.07")
def test_a_row_tells_the_stress_of_a_slot_only_where_a_card_would_bring_it() -> None:
    table = Table().row("job", "ceo").row("partner", "martha")
    table.seat(0).holds("yoga").holds("odile").holds("civil_servant")
    table.begin()
    scene = PursuitScene.of(table.game, table.state, 0, Texts("en", catalog()), NAMES[:2])
    heads = [row_heading(scene, place, pile, 120).plain for place, pile in enumerate(table.game.rules.rows)]

    assert ["no free slot: 1" in head for head in heads] == [True, False, False, True]
    assert ["another love: 1" in head for head in heads] == [False, False, False, True]


@rule("PH.setup.23", "PH.upkeep.03")
def test_what_cards_ask_in_the_next_round_is_as_much_as_abilities_leave() -> None:
    table = Table()
    table.seat(0).holds("car", 2)
    table.begin()
    assert "next round 3◎" in mine(table)

    table.seat(0).holds("giulia", 2)
    assert "next round 2◎" in mine(table)


def wants(scene: PursuitScene, seat: int) -> bool:
    mine = [number for board in scene.display.boards if board.seat == seat for number in board.zones[0].cards]
    return seat == scene.seat and any("desire" in scene.display.tokens.get(number, {}) for number in mine)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_verb_of_a_module_has_a_short_word(lang: str) -> None:
    scene = scene_at(3, lang)
    rules = scene.game.rules
    plain = {"study", "play", "interact", "temp_job", "overtime", "rest", "refresh", "discard", "retire", "pass"}
    on_cards = {"advance", "upgrade", "develop", "promote", "join", "buy", "outcome"}

    for action in rules.actions:
        if action.name not in plain | on_cards:
            assert scene.texts.has(f"terminal-verb-{action.name}"), action.name
            assert len(verb_word(scene, action.verb)) <= 15
