"""What the strong player of CV believes is learned by a script that can be run again."""

import numpy as np
import pytest

from tests.cv.deck import table
from tools.learn_cv import Examples, fitted, one_deal, one_game, outputs, text_of
from wellspent.bots.cv.insight import LIFE, LONG, TIMES, Insight, Net
from wellspent.bots.cv.learned import LEARNED, former, net_from
from wellspent.bots.cv.strong import StrongPlayer
from wellspent.bots.cv.weights import WEIGHTS
from wellspent.players import bot
from wellspent.titles import title
from wellspent.titles.cv.testing.table import CvTable


def life_of(game: CvTable, net: Net) -> tuple[Insight, float]:
    """The outlook of the first seat, and what its life is worth to it."""
    view = game.game.view(game.state, 0)
    outlook = Insight(game.game, view, 0, WEIGHTS, net)
    me = view.players[0]
    return outlook, outlook.value(me.stacks, me.hand)


def test_every_input_has_a_name_and_a_weight() -> None:
    seen = one_game("inputs")
    units = len(LEARNED.out)

    assert seen.times.shape[1] == len(TIMES)
    assert seen.life.shape[1] == len(LIFE)
    assert [len(rows) for rows in (LEARNED.times, LEARNED.life, LEARNED.later)] == [units + 1] * 3
    assert {len(row) for row in LEARNED.times} == {len(TIMES)}
    assert {len(row) for row in LEARNED.life + LEARNED.later} == {len(LIFE)}


def test_what_is_learned_can_be_written_down_and_read() -> None:
    told = text_of(LEARNED)

    assert text_of(net_from(told)) == told


def test_a_game_with_a_network_gives_examples_too() -> None:
    assert len(one_game("again", text_of(LEARNED)).scores) > 0


def test_what_was_learned_before_can_be_named_and_is_not_offered() -> None:
    game = table().lay().game
    before, now = bot("former:scholar@4", game, 0, "x"), bot("strong:scholar@4", game, 0, "x")

    assert isinstance(before, StrongPlayer)
    assert isinstance(now, StrongPlayer)
    assert now.net is LEARNED
    assert (before.counts_luck, now.counts_luck) == (True, False)
    assert text_of(before.net) == text_of(former()) == text_of(before.others[1].net) != text_of(LEARNED)
    assert "former" not in title("cv").levels


def test_a_network_is_not_ahead_of_itself() -> None:
    told = text_of(LEARNED)

    assert one_deal(told, told, "itself") == 0


def test_the_script_and_the_player_read_a_network_alike() -> None:
    game = table().lay()
    game.seat(0).holds("gym", "coach", "villa")
    outlook, worth = life_of(game, LEARNED)
    me = game.state.players[0]
    life = np.array([outlook.life(me.stacks, me.hand)], np.float32)
    inputs = np.concatenate([np.array([outlook.times()], np.float32), life, life * outlook.turns / LONG], axis=1)

    assert outputs(inputs, LEARNED)[0] + outlook.certain(me.stacks) == pytest.approx(worth, abs=0.01)


def test_what_came_of_a_life_is_partly_what_was_thought_of_it_later() -> None:
    """Two lives in turn, the first three times; a network that expects 5 points more of everything."""
    always = Net([[5.0, *[0.0] * (len(TIMES) - 1)]], [[0.0] * len(LIFE)], [[0.0] * len(LIFE)], [])
    times = np.zeros((5, len(TIMES)), np.float32)
    times[:, 0] = 1.0
    seen = Examples(
        times=times,
        life=np.zeros((5, len(LIFE)), np.float32),
        turns=np.ones(5, np.float32),
        seats=[0, 1, 0, 1, 0],
        certain=np.array([10, 20, 12, 22, 16], np.float32),
        scores=np.array([30, 40, 30, 40, 30], np.float32),
    )
    # At the last end of a turn only the score is left to tell; before it, the opinion then.
    second = 0.75 * 30 + 0.25 * (16 + 5)
    first = 0.75 * second + 0.25 * (12 + 5)

    assert seen.to_come(None, 0.75).tolist() == [20, 20, 18, 18, 14]
    assert seen.to_come(always, 0.75).tolist() == pytest.approx(
        [first - 10, 0.75 * 40 + 0.25 * 27 - 20, second - 12, 18, 14]
    )


def test_learning_finds_how_things_go_together() -> None:
    """Points for money times the turns, and for health only where it is more than 2: a bend that no line has."""
    chance = np.random.default_rng(1)
    life = chance.integers(0, 5, (20_000, len(LIFE))).astype(np.float32)
    turns = chance.random(20_000).astype(np.float32)
    times = np.zeros((20_000, len(TIMES)), np.float32)
    times[:, 0] = 1.0
    inputs = np.concatenate([times, life, life * turns[:, None]], axis=1)
    health, money = life[:, LIFE.index("health")], life[:, LIFE.index("money")]
    points = 3 * money * turns + 4 * np.maximum(health - 2, 0)
    net = fitted(inputs, points, 8, 200)
    outlook, _ = life_of(table().lay(), net)

    def to_come(health: float, money: float) -> float:
        life = [2.0] * len(LIFE)
        life[LIFE.index("health")], life[LIFE.index("money")] = health, money
        return outlook._to_come(life)

    many = outlook.turns / LONG
    assert to_come(4, 0) - to_come(2, 0) == pytest.approx(8, abs=1.0)
    assert to_come(2, 0) - to_come(0, 0) == pytest.approx(0, abs=1.0)
    assert to_come(0, 2) - to_come(0, 0) == pytest.approx(6 * many, abs=1.5)


def test_what_is_certain_comes_on_top_of_what_the_network_says() -> None:
    silent = Net([[0.0] * len(TIMES)], [[0.0] * len(LIFE)], [[0.0] * len(LIFE)], [])
    game = table().lay()
    game.seat(0).holds("gym", "coach", "villa")

    outlook, worth = life_of(game, silent)

    assert worth == outlook.certain(game.state.players[0].stacks) > 0
