"""“What is this?” has an answer for whatever may lie on a table, and every token has a word and a sentence."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from wellspent.games.cv.cards import TYPES
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.ledger import find, translated
from wellspent.lessons import about_of
from wellspent.library import set_up
from wellspent.players import bot
from wellspent.protocol import GameInfo, PursuitScene
from wellspent.server.opened import game_of, showing_of
from wellspent.texts import LANGUAGES, Speech
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import find_module, module_names
from wellspent.wire.games import game_infos

# What the browser counts beside goods, counters, tracks and tokens of modules.
COUNTED = {"pursuit": (), "cv": ("dice", "rerolls", "points", "score")}
SORTS = ("good", "counter", "track", "measure", "token")


@cache
def scenes(module: str) -> tuple[PursuitScene, ...]:
    """A short game with one module: as it was laid out, and after every few choices of whoever plays at random."""
    seats = max(2, find_module(module).fewest_seats)
    setup = set_up([f"Player {seat}" for seat in range(seats)], "what is this", modules=(module,))
    game, showing = game_of(setup), showing_of(setup, "en")
    state = game.start(setup.seed)
    found = [showing.scene(game.view(state, 0), 0)]
    players = [bot("random", game, seat, "about") for seat in range(seats)]
    for move in range(160):
        if state.finished:
            break
        seat = game.deciders(state)[0]
        game.apply(state, seat, players[seat].choose(game.view(state, seat), game.options(state, seat)))
        if move % 8 == 0:
            found.append(showing.scene(game.view(state, 0), 0))
    return tuple(scene for scene in found if isinstance(scene, PursuitScene))


def lying(module: str) -> set[str]:
    """Whatever was seen on the table: boards, spaces, tracks, counters, tokens."""
    found: set[str] = set()
    for scene in scenes(module):
        found |= {f"board-{board.id}" for board in scene.boards} | {f"space-{space.id}" for space in scene.spaces}
        found |= {f"track-{name}" for life in scene.lives for name in life.tracks}
    return found


def counted(module: str) -> set[str]:
    """Everything with a number on it that was seen on the table."""
    found: set[str] = set()
    for scene in scenes(module):
        held = [card for life in scene.lives for card in (*life.cards, *life.aside)]
        zones = [zone for board in scene.boards for zone in board.zones]
        held += [card for zone in zones for card in zone.cards]
        tokens = [card.tokens for card in held] + [zone.tokens for zone in zones]
        found |= {name for each in (*tokens, *(life.counters for life in scene.lives)) for name in each}
        found |= {name for life in scene.lives for name in life.tracks}
    return found


def kinds(module: str) -> set[str]:
    return {f"kind-{entry.card.kind}" for entry in catalog().entries.values() if entry.module in ("", module)}


@pytest.mark.parametrize("game", ["pursuit", "cv"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_rules_of_the_ledger_in_every_language(game: str, lang: str) -> None:
    for asked, answer in about_of(game, lang).items():
        assert len(answer.rules) <= 6, asked
        assert len(answer.rules) > 1 or answer.text, asked
        found = [find(id) for id in answer.rules]
        assert [id for id, rule in zip(answer.rules, found, strict=True) if rule is None] == []
        assert lang == "en" or set(answer.rules) <= set(translated(lang))


def test_what_a_board_is_for_comes_before_how_cards_come_to_lie_there() -> None:
    boards = {asked: answer.rules[0] for asked, answer in about_of("pursuit", "en").items() if asked[:6] == "board-"}
    assert boards
    texts = {board: rule.text for board, id in boards.items() if (rule := find(id))}
    assert [board for board, text in texts.items() if text.startswith(("In the Preparation Phase", "Shuffle"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", module_names())
def test_whatever_a_module_lays_on_the_table_is_explained(module: str, lang: str) -> None:
    asked = kinds(module) | lying(module) | {f"module-{module}"}

    answers = about_of("pursuit", lang)
    assert asked - set(answers) == set()
    own = [answer for thing, answer in answers.items() if thing in asked and answer.text]
    assert all(answer.rules for answer in own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_things_that_can_be_asked_about_have_the_same_name(lang: str) -> None:
    words = next(info.words for info in game_infos(lang) if info.id == "pursuit")
    names = [words[asked] for asked in about_of("pursuit", lang) if asked in words]

    assert {"Stress", *(words[board] for board in ("board-relatives", "kind-relative"))} <= set(names)
    assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_type_of_card_of_cv_is_explained(lang: str) -> None:
    assert {f"kind-{name}" for name in TYPES} - set(about_of("cv", lang)) == set()


def named(info: GameInfo, token: str) -> bool:
    return any(f"{sort}-{token}" in info.words for sort in SORTS)


def unsaid(lang: str, game: str, tokens: set[str]) -> Iterator[str]:
    """The tokens that lack a word or a sentence."""
    info = next(each for each in game_infos(lang) if each.id == game)
    speech = Speech(lang)
    for token in sorted(tokens):
        if not named(info, token):
            yield f"{token}: no word"
        if not speech.has(f"web-token-{game}-{token}") and not speech.has(f"web-token-{token}"):
            yield f"{token}: no sentence"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_token_of_every_module_has_a_word_and_a_sentence(lang: str) -> None:
    tokens = set(GOODS_NAMES).union(*(counted(module) for module in module_names()))

    assert list(unsaid(lang, "pursuit", tokens)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_and_counter_of_cv_has_a_word_and_a_sentence(lang: str) -> None:
    assert list(unsaid(lang, "cv", {*SYMBOLS, *COUNTED["cv"]})) == []


def test_whatever_is_counted_at_a_table_is_no_token_of_a_module_that_is_not_there() -> None:
    info = next(each for each in game_infos("en") if each.id == "pursuit")
    brought = {module.id: set(module.tokens) for module in info.modules}

    assert set().union(*brought.values()) >= {"popularity", "clouds", "desire", "stored", "indicator", "years"}
    for module in module_names():
        absent = set[str]().union(*(tokens for other, tokens in brought.items() if other != module))
        assert counted(module) & absent == set(), module
    assert "counter-points" not in info.words
