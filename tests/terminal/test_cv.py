"""CV at the terminal."""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.terminal.games import CURTAINS, Sitting, cv_setup, lines_of, random_game, sensible_game, stopped_where
from wellspent.engine.options import verb_of
from wellspent.engine.session import Session
from wellspent.games.cv.cards import CHILDHOOD, LIFE_GOALS
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State
from wellspent.games.cv.steps import PICK, REROLL, SELECT
from wellspent.games.cv.symbols import BAD_LUCK
from wellspent.games.cv.text import state_text
from wellspent.games.cv.verbs import BUY, TAKE
from wellspent.terminal.keeping import load
from wellspent.terminal.look import ASCII, Look
from wellspent.terminal.screen import screen_lines
from wellspent.testing import rule
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.terminal.scene import CvScene
from wellspent.titles.cv.testing.table import CvTable
from wellspent.titles.cv.texts import CvTexts

NAMES = ("Ines", "Omar", "Kim", "Ada")


def scene_at(game: CV, state: State, seat: int = 0, lang: str = "en", look: Look | None = None) -> CvScene:
    return CvScene.of(game, state, seat, CvTexts(lang, catalog()), NAMES[: game.seats], look)


def scenes(seats: int, lang: str = "en", every: int = 7, look: Look | None = None) -> list[CvScene]:
    """What the seats that choose see, all through a game."""
    found = []
    setup = cv_setup(seats)
    session: Session[Any] = random_game(setup, 0)
    assert isinstance(session.game, CV)
    for place, move in enumerate(random_game(setup).moves):
        if place % every == 0:
            found.append(scene_at(session.game, session.state, move.seat, lang, look))
        session.play(move.seat, move.choice)
    return found


def text_of(scene: CvScene, width: int = 80, tightness: int = 0) -> str:
    return "\n".join(line.plain for line in screen_lines(scene, width, tightness))


def asks(step: int) -> Callable[[Session[Any]], bool]:
    return lambda session: bool(session.state.agenda) and session.state.agenda[-1].step == step


def box(seats: int = 2) -> CvTable:
    return CvTable(catalog().cards(), seats)


# The whole of it.


def with_questions(played: Session[Any]) -> list[str]:
    """What was played, and somebody who asks now and then."""
    lines = []
    for place, line in enumerate(lines_of(played)):
        asked = ["?", "list", "log", "card magician", "card life insurance", "why a", "rule CV.roll.06", "show"]
        lines += [*asked, line] if place % 25 == 0 else [line]
    return lines


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_can_be_played_by_typing_and_nothing_is_too_wide(seats: int, lang: str, tmp_path: Path) -> None:
    setup = cv_setup(seats)
    played = sensible_game(setup)
    lines = with_questions(played)
    sitting = Sitting(setup, lines, tmp_path, lang)

    assert sitting.play()

    assert lines_of(sitting.table.session) == lines_of(played)
    assert "Curriculum" in sitting.shown
    assert load(next(tmp_path.glob("*.record"))).session.state.finished
    # What was typed is as long as whoever typed it liked.
    typed = set(lines)
    shown = [line for line in sitting.shown.splitlines() if str(tmp_path) not in line]
    printed = [line for line in shown if line.rpartition(" > ")[2] not in typed]
    assert max(cell_len(line) for line in printed) <= 80


def test_computer_players_fill_the_seats(tmp_path: Path) -> None:
    sitting = Sitting(cv_setup(3), ["1", "1"], tmp_path, bots={1: "random", 2: "random"})

    sitting.play()

    moves = sitting.table.session.moves
    assert {move.seat for move in moves} == {0, 1, 2}


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    setup = cv_setup(2)
    lines = lines_of(random_game(setup))
    Sitting(setup, lines[:25], tmp_path).play()
    loaded = load(next(tmp_path.glob("*.record")))

    second = Sitting(loaded.setup, lines[25:], tmp_path, session=loaded.session)

    assert second.play()
    assert lines_of(second.table.session) == lines


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_wider_than_the_screen(width: int, lang: str) -> None:
    for scene, tightness in product(scenes(4, lang, every=19), (0, 1, 2)):
        assert max(cell_len(line.plain) for line in screen_lines(scene, width, tightness)) <= width


def test_a_low_window_gets_a_tighter_table() -> None:
    scene = scenes(3, every=60)[1]

    assert len(screen_lines(scene, 80, 2)) < len(screen_lines(scene, 80, 1)) < len(screen_lines(scene, 80))


def test_a_terminal_without_shapes_gets_letters() -> None:
    for scene in scenes(2, every=25, look=Look(ASCII)):
        text = text_of(scene, 100)

        assert all(letter.isascii() or letter.isalpha() or letter in "’“”−…·" for letter in text)


@pytest.mark.parametrize("width", [80, 120])
def test_every_card_that_can_be_had_stands_on_the_track_with_its_number(width: int) -> None:
    shown = [scene for scene in scenes(3, every=1) if any(verb_of(i.choice) in (BUY, TAKE) for i in scene.menu.items)]

    assert len(shown) > 10
    for scene, tightness in product(shown[::5], (0, 2)):
        rows = [line.plain for line in screen_lines(scene, width, tightness)]
        for item in scene.menu.items:
            if verb_of(item.choice) in (BUY, TAKE):
                name = scene.card_name(scene.state.track[item.number - 1])
                assert any(f" {item.number} " in row and name[:15] in row for row in rows)


# What is hidden.


@rule("CV.setup.04", "CV.childhood.10")
@pytest.mark.parametrize("width", [80, 120])
def test_a_screen_tells_nothing_that_is_hidden_from_its_seat(width: int) -> None:
    session = stopped_where(cv_setup(2), lambda game: game.state.round > 1 and len(game.state.players[1].hand) > 1)
    game = session.game
    assert isinstance(game, CV)
    before = text_of(scene_at(game, session.state, 0), width)
    known = state_text(game, scene_at(game, session.state, 0).state)
    other = session.state.players[1]
    other.goal, session.state.decks[LIFE_GOALS][0] = session.state.decks[LIFE_GOALS][0], other.goal
    hidden = [place for place, number in enumerate(other.hand) if game.rules.cards[number].deck == CHILDHOOD]
    for place in hidden:
        deck = session.state.decks[CHILDHOOD]
        other.hand[place], deck[place] = deck[place], other.hand[place]

    assert hidden
    assert text_of(scene_at(game, session.state, 0), width) == before
    assert state_text(game, scene_at(game, session.state, 0).state) == known
    assert text_of(scene_at(game, session.state, 1), width) != before


def test_between_people_a_curtain_falls_until_the_next_one_is_ready(tmp_path: Path) -> None:
    setup = cv_setup(2)
    prompts: list[tuple[str, int]] = []
    lines = iter(["1", "1", "1"])

    def read(prompt: Text) -> str:
        prompts.append((prompt.plain, len(sitting.shown)))
        if prompt.plain.strip(" >") in CURTAINS:
            return ""
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    sitting = Sitting(setup, read, tmp_path)
    sitting.play()

    stage = sitting.table.stage
    announced = stage.say("curtain", name="Ines")
    secrets = [CvTexts("en", catalog()).card(card_id(sitting, seat)) for seat in (0, 1)]
    curtains = [place for text, place in prompts if text.strip(" >") in CURTAINS]
    first, second, third = curtains[:3]
    assert announced in sitting.shown[:first]
    assert secrets[0] not in sitting.shown[:first]
    assert secrets[0] in sitting.shown[first:second]
    assert secrets[1] not in sitting.shown[:second]
    assert secrets[0] not in sitting.shown[second:third]
    assert secrets[1] in sitting.shown[second:third]


def card_id(sitting: Sitting, seat: int) -> str:
    game = sitting.table.game
    assert isinstance(game, CV)
    state: State = sitting.table.session.state
    return game.rules.cards[state.players[seat].goal].id


def test_a_person_alone_needs_no_curtain(tmp_path: Path) -> None:
    sitting = Sitting(cv_setup(2), ["1", "1"], tmp_path, bots={1: "random"})

    sitting.play()

    assert CURTAINS[0] not in sitting.shown
    assert sitting.table.say("curtain", name="Ines") not in sitting.shown


def test_nobody_chooses_for_somebody_whose_hand_is_hidden(tmp_path: Path) -> None:
    session = random_game(cv_setup(2), 0)
    offered = session.choices(1)[0]
    sitting = Sitting(cv_setup(2), [f"B: {offered}"], tmp_path, session=session)

    sitting.play()

    assert session.moves == []
    assert sitting.table.say("not-now", typed=offered, name="Omar") in sitting.shown


def test_anybody_may_leave_between_turns(tmp_path: Path) -> None:
    sitting = Sitting(cv_setup(3), ["B: leave"], tmp_path)

    sitting.play()

    assert sitting.table.session.state.players[1].has_left


def test_quit_can_be_said_at_the_curtain(tmp_path: Path) -> None:
    sitting = Sitting(cv_setup(2), lambda prompt: "quit", tmp_path)

    assert not sitting.play()
    assert load(next(tmp_path.glob("*.record"))).session.moves == []


@rule("CV.childhood.05")
def test_people_at_one_keyboard_pick_one_after_another_and_the_cards_move_when_all_have(tmp_path: Path) -> None:
    sitting = Sitting(cv_setup(3), ["1", "1"], tmp_path)

    sitting.play()

    state = sitting.table.session.state
    assert [move.seat for move in sitting.table.session.moves] == [0, 1]
    assert asks(PICK)(sitting.table.session)
    assert [len(player.offered) for player in state.players] == [3, 3, 3]


# Dice.


@rule("CV.roll.04")
@pytest.mark.parametrize("typed", ["1 3", "31", "13", "reroll 1 3", "1 3 3"])
def test_dice_are_thrown_again_by_their_numbers(typed: str) -> None:
    table = box()
    table.begin("money", "health", "knowledge", "relationship")

    found = scene_at(table.game, table.state).find(typed)

    assert [item.notation for item in found] == ["reroll 1 3"]


def test_of_dice_that_show_the_same_any_may_be_named() -> None:
    table = box()
    table.begin("money", "health", "money", "money")
    scene = scene_at(table.game, table.state)

    assert [item.notation for item in scene.find("4")] == ["reroll 1"]
    assert [item.notation for item in scene.find("3 4")] == ["reroll 1 3"]


@rule("CV.roll.06")
def test_a_frozen_die_is_refused_with_the_rule() -> None:
    table = box()
    table.begin("money", "bad_luck", "money", "health")
    scene = scene_at(table.game, table.state)

    assert scene.find("2") == []
    assert [scene.reason(refusal) for refusal in scene.refused("1 2")] == [
        "A die that shows bad luck is frozen (CV.roll.06)."
    ]
    assert "frozen" in text_of(scene)


def test_zero_keeps_the_dice() -> None:
    table = box()
    table.begin("money", "health", "money", "money")

    assert [item.notation for item in scene_at(table.game, table.state).find("0")] == ["keep"]


def test_dice_that_the_last_throw_left_are_marked_as_kept(tmp_path: Path) -> None:
    setup = cv_setup(2, "kept")
    session = stopped_where(setup, lambda game: asks(REROLL)(game) and is_fresh(game.state))
    seat = session.state.player
    sitting = Sitting(setup, [], tmp_path, session=session)
    session.choose(seat, "reroll 1")

    scene = sitting.table.stage.scene(seat)

    assert isinstance(scene, CvScene)
    assert (scene.throws, scene.kept) == (2, (1 << len(session.state.dice)) - 2)


def is_fresh(state: State) -> bool:
    """Thrown once, and the first die is free."""
    return state.rerolls == 2 and state.dice[0] != BAD_LUCK


# The track.


@rule("CV.select.02", "CV.select.05")
def test_the_track_says_what_can_be_paid_with_what_and_what_is_missing() -> None:
    table = box().lay("used_car", "jogging", "early_retirement", "piggy_bank")
    table.seat(0).has_in_hand("first_love")
    table.select("money", "health", "health", "bad_luck")
    scene = scene_at(table.game, table.state)
    rows = {name: row_of(scene, name) for name in ("Used car", "Jogging", "Early retirement")}

    assert "(CV.select.02)" in rows["Used car"]
    assert "◎ (" in rows["Used car"]
    assert "can be bought" in rows["Jogging"]
    assert "only with" in rows["Early retirement"]


def test_a_payment_names_the_event_that_it_plays() -> None:
    table = box().lay("used_car")
    cost = table.game.rules.card("used_car").cost
    table.seat(0).has_in_hand("piggy_bank")
    table.select(*["money"] * (sum(cost) - 1), "bad_luck")

    assert "playing “Piggy" in row_of(scene_at(table.game, table.state), "Used car")


def test_while_the_dice_are_thrown_the_track_speaks_of_the_dice_as_they_lie() -> None:
    table = box().lay("jogging")
    table.begin("health", "health", "health", "money")
    scene = scene_at(table.game, table.state)

    assert "can be bought" in row_of(scene, "Jogging")
    assert scene.find("buy jogging") == []


@rule("CV.cleanup.02", "CV.cleanup.03")
def test_the_card_that_leaves_next_is_marked() -> None:
    table = box(2).lay("used_car", "jogging")
    table.begin("health", "money", "money", "knowledge")

    assert row_of(scene_at(table.game, table.state), "Used car").startswith("‹")
    assert "leaves when this turn ends" in text_of(scene_at(table.game, table.state))
    table = box(3).lay("used_car", "jogging")
    table.begin("health", "money", "money", "knowledge")
    assert "leaves when the round ends" in text_of(scene_at(table.game, table.state))


@rule("CV.select.02")
def test_the_number_of_a_card_that_cannot_be_had_gives_the_reason() -> None:
    table = box().lay("jogging", "used_car")
    table.select("health", "health", "health", "bad_luck")
    scene = scene_at(table.game, table.state)

    assert scene.find("2") == []
    assert "“Used car” (CV.select.02)" in scene.reason(scene.refused("2")[0])


def row_of(scene: CvScene, name: str) -> str:
    return next(line for line in text_of(scene, 100).splitlines() if name in line)


# Going back.


@rule("CV.select.12")
def test_undo_is_free_among_purchases_and_ends_at_a_throw(tmp_path: Path) -> None:
    setup = cv_setup(2, "undo")
    session = stopped_where(setup, lambda game: asks(SELECT)(game) and is_first_choice_of_phase(game))
    before = lines_of(session)
    seat = session.state.player
    buy = next(line for line in session.choices(seat) if line.startswith("buy"))
    sitting = Sitting(setup, [buy, "undo", "undo", "undo"], tmp_path, session=session)

    sitting.play()

    assert lines_of(session) == before[:-1]
    assert sitting.table.stage.boundary(session.boundary(seat)) in sitting.shown


def is_first_choice_of_phase(session: Session[Any]) -> bool:
    """The dice have just been kept, and something can be bought without a question."""
    is_kept = bool(session.moves) and session.moves[-1].line == "keep"
    return is_kept and any(line.startswith("buy") for line in session.choices(session.state.player))


def test_restart_goes_back_to_the_last_throw(tmp_path: Path) -> None:
    setup = cv_setup(2, "undo")
    session = stopped_where(setup, lambda game: asks(SELECT)(game) and is_first_choice_of_phase(game))
    before = lines_of(session)
    buy = next(line for line in session.choices(session.state.player) if line.startswith("buy"))

    Sitting(setup, [buy, "restart"], tmp_path, session=session).play()

    assert asks(REROLL)(session)
    assert lines_of(session) == before[:-1]


# Talking.


def test_a_card_is_shown_with_all_its_words(tmp_path: Path) -> None:
    sitting = Sitting(cv_setup(2), ["card magician"], tmp_path, bots={1: "random"})

    sitting.play()

    said = sitting.shown.split("> card magician")[1]
    assert "Once per turn, change 1 plain symbol" in said
    assert "Early adulthood" in said


def test_help_speaks_of_this_game(tmp_path: Path) -> None:
    sitting = Sitting(cv_setup(2), ["?"], tmp_path, bots={1: "random"})

    sitting.play()

    assert "CV.select.02" in sitting.shown
    assert "1 3 or 13" in sitting.shown
    assert "PH." not in sitting.shown


# The end.


def test_in_a_window_the_lives_are_read_one_after_the_other(tmp_path: Path) -> None:
    setup = cv_setup(2)
    played = random_game(setup)
    prompts: list[str] = []

    def read(prompt: Text) -> str:
        prompts.append(prompt.plain)
        raise EOFError

    sitting = Sitting(setup, read, tmp_path, session=played, is_window=True)

    assert sitting.play()

    assert prompts == [f" {sitting.table.say('next-life', name=name)} > " for name in setup.names]
    assert sitting.shown.count("Curriculum vitae") == 2
