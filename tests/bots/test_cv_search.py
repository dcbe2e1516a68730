"""The strong player of CV: what it tries out, and what it makes of it."""

import pytest

from tests.cv.deck import table
from wellspent.bots import UnknownBot
from wellspent.bots.cv.experienced import ExperiencedPlayer
from wellspent.bots.cv.luck import Lucks
from wellspent.bots.cv.planner import PlanningPlayer
from wellspent.bots.cv.rivals import Prospect
from wellspent.bots.cv.strong import StrongPlayer, likely, ways_of
from wellspent.bots.cv.weights import weights_from
from wellspent.games.cv.view import imagine
from wellspent.players import bot
from wellspent.titles.cv.testing.table import CvTable


def placing() -> CvTable:
    """A card must be added, on top of one that still pays or below it."""
    game = table().lay("gym")
    game.seat(0).holds("sauna")
    return game.select("good_luck", "good_luck", "good_luck", "bad_luck").choose("buy gym", "done")


def weighed(game: CvTable, name: str) -> list[float]:
    thinking = bot(name, game.game, 0, "a")
    assert isinstance(thinking, PlanningPlayer)
    return thinking.weigh(game.game.view(game.state, 0), game.game.options(game.state, 0))


def test_the_hasty_player_can_be_named_and_is_not_offered() -> None:
    game = table().lay().game

    assert isinstance(bot("hasty:athlete@4", game, 0, "x"), StrongPlayer)
    with pytest.raises(UnknownBot, match="choose from: random, casual, sensible, planner, strong, hasty"):
        bot("hurried", game, 0, "x")


def test_where_a_card_is_added_is_tried_out_unless_one_is_hasty() -> None:
    game = placing()
    view, options = game.game.view(game.state, 0), game.game.options(game.state, 0)
    at_first_sight = ExperiencedPlayer(game.game, 0, "a").weigh(view, options)

    assert weighed(game, "hasty@8") == pytest.approx(at_first_sight)
    assert weighed(game, "strong@8") != pytest.approx(at_first_sight)


def test_only_what_looks_good_is_tried_out_and_what_looks_the_same_only_once() -> None:
    assert ways_of([3.0, 9.0, 8.0, 9.0, 7.5]) == [9.0, 8.0, 7.5]
    assert len(ways_of([float(value) / 10 for value in range(9)])) == 4


def test_luck_is_what_a_turn_brought_beyond_its_promise() -> None:
    game = table().lay()
    game.seat(0).holds("villa")
    view = game.game.view(game.state, 0)
    outlook = ExperiencedPlayer(game.game, 0, "a").outlook(view, 0)
    me = view.players[0]
    lucks = Lucks(2)
    view.player, view.turn = 0, 0

    assert lucks.is_new(view)
    lucks.begin(view, outlook, outlook.value(me.stacks, me.hand) - 4.0)
    lucks.end(view)
    assert lucks.lead(0) == 0.0
    view.turn = 1
    lucks.end(view)

    assert lucks.lead(0) == pytest.approx(4.0)
    assert lucks.lead(1) == pytest.approx(-4.0)


def test_how_the_dice_of_the_others_fall_says_little_about_a_card() -> None:
    game = table().lay("gym", "course", "friends", "clerk", "villa")
    game.select("good_luck", "good_luck", "good_luck", "bad_luck")
    view = game.game.view(game.state, 0)
    cards = [game.game.rules.card_number["gym"]]

    def scatter(is_hasty: bool) -> float:
        thinking = StrongPlayer(game.game, 0, "a", playouts=4, is_hasty=is_hasty)
        found = []
        for _ in range(16):
            world = imagine(game.game.rules, view, 0, thinking.stream)
            found.append(thinking.outcome(world, cards))
        mean = sum(found) / len(found)
        return sum((each - mean) ** 2 for each in found) / len(found)

    assert scatter(False) < scatter(True)


@pytest.mark.parametrize("gone", [[], ["gym"], ["gym", "villa"]])
def test_what_a_turn_promises_without_some_cards_is_what_it_promises_where_they_are_not(gone: list[str]) -> None:
    game = table().lay("gym", "course", "friends", "clerk", "villa")
    game.seat(1).holds("trainer", "factory")
    game.select("good_luck", "good_luck", "good_luck", "bad_luck")
    # What lies on the track makes no difference to what lives are worth to the planner.
    thinking = PlanningPlayer(game.game, 1, "a", weights_from({"whim": 0.0}))
    view = game.game.view(game.state, 0)
    left = [number for number in view.track if game.game.rules.cards[number].id not in gone]
    poorer = view.copy()
    poorer.track = left

    promised = Prospect(game.game, poorer, 1, thinking).promise()

    assert Prospect(game.game, view, 1, thinking).promise_of(left) == pytest.approx(promised)


@pytest.mark.parametrize(
    ("dice", "first"),
    [
        (("money", "money", "money", "money"), ["villa"]),
        (("bad_luck", "bad_luck", "bad_luck", "health"), []),
    ],
)
def test_what_is_tried_out_before_a_throw_is_what_the_dice_may_still_buy(
    dice: tuple[str, ...], first: list[str]
) -> None:
    game = table().lay("villa").begin(*dice)
    thinking = ExperiencedPlayer(game.game, 0, "a", grudge=0.0)
    view = game.game.view(game.state, 0)

    found = likely(thinking.turn(thinking.outlook(view, 0), view), view)

    assert [game.game.rules.cards[number].id for number in found[0].cards] == first
