"""What the strong player of the Pursuit believes is learned by a script that can be run again."""

import numpy as np
import pytest

import tools.learn_pursuit as learning
from tools.learn_pursuit import Examples, fitted, one_game, outputs, text_of
from wellspent.bots.persona import Persona, UnknownBot
from wellspent.bots.pursuit.horizon import NOBODYS, Horizon
from wellspent.bots.pursuit.insight import INPUTS, Net, expected, inputs_of
from wellspent.bots.pursuit.learned import learned, net_from
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.planner import Manner, PlannerPlayer
from wellspent.bots.pursuit.players import player
from wellspent.bots.pursuit.position import Judge
from wellspent.bots.pursuit.weights import weights_from
from wellspent.players import bot
from wellspent.titles.pursuit.advice import PursuitReading
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level


def always(points: float) -> Net:
    """It expects so many points more of every life."""
    return Net([], [], [], [points, *[0.0] * (len(INPUTS) - 1)])


def turn(seats: int = 2, name: str = "yoga") -> Table:
    work = card(name, "single_round_project", level({"knowledge": 3}, {"lth": 3}))
    table = Table(seats=seats, cards=[work], only=True).row("project", name)
    table.seat(0).has(knowledge=3, creativity=1, lth=5, hourglasses=3)
    return table.begin(turn=0)


def inputs_at(table: Table) -> list[float]:
    judge = Judge(Outlook(table.game, table.state, 0, NOBODYS))
    return inputs_of(judge, table.state, judge.aspects(table.state))


# What it sees.


def test_every_input_has_a_name_and_a_weight() -> None:
    net = learned()

    assert len(inputs_at(turn())) == len(INPUTS) == len(set(INPUTS))
    assert {len(row) for row in [*net.first, net.straight]} == {len(INPUTS)}
    assert {len(row) for row in net.second} == {len(net.first) + 1}
    assert len(net.second) == len(net.out)


def test_a_card_is_known_by_what_it_does_and_not_by_its_name() -> None:
    assert inputs_at(turn(name="first")) == inputs_at(turn(name="second"))


def test_a_life_that_is_over_is_worth_its_points() -> None:
    table = turn()
    table.state.players[0].is_alive = False
    judge = Judge(Outlook(table.game, table.state, 0, NOBODYS))

    assert expected(always(20.0), judge, table.state) == 5.0


# How it judges.


def test_a_point_of_the_best_of_the_others_counts_against_it() -> None:
    table = turn(3)
    table.seat(1).has(lth=4)
    table.seat(2).has(lth=9)

    def worth(grudge: float) -> float:
        return Horizon(table.game, 0, NOBODYS, always(20.0), grudge).worth(table.state)

    assert worth(0.0) == 25.0
    assert worth(0.5) == 25.0 - 0.5 * 29.0


def test_what_a_character_likes_counts_beside_what_was_learned() -> None:
    table = Table(seats=2)
    table.seat(0).holds("yoga")
    table.begin(turn=0)
    fond = weights_from({"mind": 2.0})

    plain = Horizon(table.game, 0, NOBODYS, always(20.0), 0.0).worth(table.state)

    assert Horizon(table.game, 0, fond, always(20.0), 0.0).worth(table.state) > plain


def test_what_it_says_of_choices_is_in_points_of_the_final_score() -> None:
    table = turn()
    view, options = table.game.view(table.state, 0), table.game.options(table.state, 0)

    for margin in (99.0, 0.0):
        thinking = PlannerPlayer(table.game, 0, "x", NOBODYS, Manner(8, margin, 4.0, 1, True, 8), always(1000.0))
        assert max(thinking.weigh(view, options)) == pytest.approx(1005, abs=5)


def test_advice_is_given_in_what_was_learned() -> None:
    table = turn()
    view, options = table.game.view(table.state, 0), table.game.options(table.state, 0)

    advising = PursuitReading(table.game, view, 0).player("planner@4", "x")

    assert isinstance(advising, PlannerPlayer)
    assert advising.horizon.net is learned()
    assert advising.horizon.grudge == 0.0
    assert max(advising.weigh(view, options)) < 100


@pytest.mark.parametrize(
    ("level", "seats", "has_learned"), [("strong", 2, True), ("strong", 1, False), ("unlearned", 2, False)]
)
def test_who_has_learned(level: str, seats: int, has_learned: bool) -> None:
    thinking = player(turn(seats).game, 0, "x", Persona(level))

    assert isinstance(thinking, PlannerPlayer)
    assert (thinking.horizon.net is not None) == has_learned


def test_the_unlearned_player_can_be_named_and_is_not_offered() -> None:
    game = turn().game

    assert isinstance(bot("unlearned:artist@4", game, 0, "x"), PlannerPlayer)
    with pytest.raises(UnknownBot, match="choose from: random, casual, sensible, planner, strong, unlearned"):
        bot("untaught", game, 0, "x")


# How it learns.


def test_what_is_learned_can_be_written_down_and_read() -> None:
    told = text_of(learned())

    assert text_of(net_from(told)) == told


def test_a_network_with_other_inputs_is_refused() -> None:
    with pytest.raises(ValueError, match="learned with other inputs"):
        net_from(text_of(learned()).replace("hourglasses_of_others", "weather"))


def test_the_script_and_the_player_read_a_network_alike() -> None:
    inputs = inputs_at(turn())

    assert learned().value(inputs) == pytest.approx(
        float(outputs(np.array([inputs], np.float32), learned())[0]), abs=0.01
    )


def test_games_give_examples_of_lives_and_of_what_they_came_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "LIVES", 1)

    quick, planned = one_game("again"), one_game("again", text_of(learned()))

    assert quick.manner is None
    assert planned.manner in learning.MANNERS
    for played, has_foresight in ((quick, 0.0), (planned, 1.0)):
        assert set(played.examples.inputs[:, INPUTS.index("played_with_foresight")]) == {has_foresight}
        assert (played.examples.outcomes >= 0).all()
        assert len(played.examples) > 10


def test_learning_finds_a_bend_that_no_line_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "BATCH", 128)
    chance = np.random.default_rng(1)
    inputs = np.zeros((8_000, len(INPUTS)), np.float32)
    stress = chance.integers(0, 5, 8_000).astype(np.float32)
    inputs[:, 0], inputs[:, INPUTS.index("stress")] = 1.0, stress
    seen = Examples(inputs, np.arange(8_000) << 4, np.zeros(8_000, np.float32), 4 * np.maximum(stress - 2, 0))

    net = fitted(seen, 8, 4, 40)

    def to_come(stress: float) -> float:
        life = [0.0] * len(INPUTS)
        life[0], life[INPUTS.index("stress")] = 1.0, stress
        return net.value(life)

    assert to_come(4) - to_come(2) == pytest.approx(8, abs=1.5)
    assert to_come(2) - to_come(0) == pytest.approx(0, abs=1.5)
