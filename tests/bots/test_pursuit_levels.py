"""The ladder of computer players of the Pursuit: they play everything, say what they think, and have a character."""

from functools import cache

import pytest

from wellspent.bots.persona import Persona
from wellspent.bots.pursuit.characters import LONGINGS, character_of
from wellspent.bots.pursuit.outlook import BEAUTIFUL, CLEVER, Outlook
from wellspent.bots.pursuit.planner import Manner, PlannerPlayer
from wellspent.bots.pursuit.players import player
from wellspent.bots.pursuit.position import ASPECTS, Judge
from wellspent.bots.pursuit.sensible import NEVER, SensiblePlayer
from wellspent.bots.pursuit.weights import WEIGHTS, Weights, weights_from
from wellspent.games.pursuit.cards import ACTIVITY, ITEM, JOB, PARTNER
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.library import set_up
from wellspent.players import bot
from wellspent.titles import title
from wellspent.titles.pursuit.opening import open_pursuit
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level

CHARACTERS = title("pursuit").characters


def play(game: Pursuit, names: list[str], seed: str) -> State:
    players = [bot(name, game, seat, seed) for seat, name in enumerate(names)]
    state = game.start(seed)
    while not state.finished:
        seat = game.deciders(state)[0]
        options = game.options(state, seat)
        choice = players[seat].choose(game.view(state, seat), options)
        assert choice in options
        game.apply(state, seat, choice)
    return state


# What they think.


def turn() -> Table:
    table = Table(seats=2).row("project", "act_in_play", "yoga")
    table.seat(0).has(influence=2, knowledge=2, lth=5, sth=1)
    return table.begin(turn=0)


@pytest.mark.parametrize("name", ["casual", "sensible", "planner", "strong"])
def test_what_weighs_most_is_chosen(name: str) -> None:
    table = turn()
    view, options = table.game.view(table.state, 0), table.game.options(table.state, 0)
    who = Persona(name, "artist", playouts=4)

    thinking = player(table.game, 0, "x", who)
    assert isinstance(thinking, (SensiblePlayer, PlannerPlayer))
    values = thinking.weigh(view, options)
    choice = player(table.game, 0, "x", who).choose(view, options)

    assert len(values) == len(options)
    assert values[options.index(choice)] == max(values) > NEVER


def test_the_aspects_of_a_position_add_up_to_its_value() -> None:
    table = turn()
    judge = Judge(Outlook(table.game, table.game.view(table.state, 0), 0, WEIGHTS))

    aspects = judge.aspects(table.state)

    assert len(aspects) == len(ASPECTS)
    assert sum(aspects) == pytest.approx(judge.value(table.state))
    assert sum(1 for aspect in aspects if aspect) >= 3


def test_a_planner_waits_for_the_better_card() -> None:
    """One look takes the small prize at hand; a life lived on shows what the same Resources are worth next."""
    small = card("small", "single_round_project", level({"knowledge": 3}, {"lth": 3}))
    great = card("great", "single_round_project", level({"knowledge": 6}, {"lth": 12}))
    table = Table(cards=[small, great], only=True).row("project", "small", "great")
    table.seat(0).has(knowledge=3, hourglasses=2)
    table.begin(round="old_age_3", turn=0)
    view, options = table.game.view(table.state, 0), table.game.options(table.state, 0)

    sensible = SensiblePlayer(table.game, 0, "x", WEIGHTS)
    planner = PlannerPlayer(table.game, 0, "x", WEIGHTS, Manner(6, 99.0, 0.0, 9, False, 24))

    assert table.game.notation(sensible.choose(view, options)) == "take small 1"
    assert table.game.notation(planner.choose(view, options)) == "study"


# Weights.


def test_a_planner_is_done_with_what_is_surely_worse_and_goes_on_where_it_is_in_doubt() -> None:
    table = turn()
    planner = PlannerPlayer(table.game, 0, "doubt", WEIGHTS, Manner(8, 4.0, 4.0, 1, True))
    ups, downs = [10.0, 12.0] * 4, [12.0, 10.0] * 4
    worse = [each - 1.0 for each in ups]

    assert planner.in_doubt([5.0, 5.0, 5.0], [ups, downs, worse], [0, 1, 2]) == [0, 1]
    # The first look counts for a few worlds: it can keep one in the running.
    assert planner.in_doubt([5.0, 7.0], [ups, worse], [0, 1]) == [0, 1]


def test_weights_go_to_a_dict_and_back() -> None:
    values = Weights().as_dict()

    assert weights_from(values).as_dict() == values
    assert weights_from({"hour": 2.5}).hour == 2.5
    assert weights_from({"plans": 2.4}).plans == 2
    assert WEIGHTS.hour != 2.5


def test_an_unknown_weight_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="There is no weight 'luck'; choose from: "):
        weights_from({"luck": 1.0})


# Characters.


def test_every_character_longs_for_something() -> None:
    assert sorted(LONGINGS) == sorted(CHARACTERS)


def test_the_seed_chooses_among_all_characters() -> None:
    assert {character_of(str(seed), 0) for seed in range(60)} == set(CHARACTERS)


@cache
def lived(character: str) -> dict[str, float]:
    """What lives of a character have come to, by what others of the five long for."""
    found = dict.fromkeys(CHARACTERS, 0.0)
    for seed in ("a", "b", "c", "d"):
        game = open_pursuit(set_up(("A", "B"), seed))
        state = play(game, [f"sensible:{character}"] * 2, seed)
        for me in state.players:
            for number in me.cards + me.aside:
                held, reached = game.rules.cards[number], state.level[number]
                if held.kind == JOB:
                    found["careerist"] += held.rank + reached
                elif held.kind == PARTNER:
                    found["family"] += reached + 1
                elif held.kind in (ITEM, ACTIVITY):
                    found["hedonist"] += 1
                elif held.category in BEAUTIFUL:
                    found["artist"] += 1
                elif held.category in CLEVER:
                    found["scholar"] += 1
    return found


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_can_be_recognised_in_the_life_lived(character: str) -> None:
    others = [lived(other)[character] for other in CHARACTERS if other != character]

    assert lived(character)[character] > max(others)
