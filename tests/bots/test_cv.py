"""Computer players of CV: legal choices from what they may know, and good ones."""

import pytest

from tests.cv.deck import table
from wellspent.bots.cv.dice import Roll, hands_of
from wellspent.bots.cv.experienced import ExperiencedPlayer
from wellspent.bots.cv.insight import Insight
from wellspent.bots.cv.learned import LEARNED
from wellspent.bots.cv.outlook import ASPECTS, Outlook
from wellspent.bots.cv.planner import PlanningPlayer, by_face
from wellspent.bots.cv.rivals import promise
from wellspent.bots.cv.strong import StrongPlayer
from wellspent.bots.cv.weights import WEIGHTS, weights_from
from wellspent.games.cv.cards import CHILDHOOD, EARLY_ADULTHOOD, LIFE_GOALS, OLD_AGE
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import SELECT, State
from wellspent.games.cv.steps import STEP_NAMES
from wellspent.games.cv.symbols import BAD_LUCK, FACES, MONEY
from wellspent.players import bot
from wellspent.titles import title
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.testing.table import CvTable

# Every question that a player of CV can be asked.
QUESTIONS = {
    "childhood.pick",
    "roll.first",
    "roll.again",
    "select.buy",
    "select.pay",
    "bad_luck.lose",
    "running.settle",
    "add.place",
    "assistance.take",
}


def new_game(seats: int = 2) -> CV:
    return CV(catalog().cards(), seats)


def short_game(seats: int = 2) -> CV:
    """A whole game with a third of the cards: a few rounds for those who think long."""
    bought = range(EARLY_ADULTHOOD, OLD_AGE + 1)
    return CV([card for card in catalog().cards() if card.deck not in bought or card.number % 3 == 0], seats)


def play(game: CV, names: list[str], seed: str) -> tuple[State, list[str], set[str]]:
    """A whole game, its lines and the questions that were asked; every choice is checked against the options."""
    bots = [bot(name, game, seat, seed) for seat, name in enumerate(names)]
    state = game.start(seed)
    lines: list[str] = []
    asked: set[str] = set()
    while not state.finished:
        seat = game.deciders(state)[0]
        options = game.options(state, seat)
        asked.add(STEP_NAMES[state.agenda[-1].step])
        choice = bots[seat].choose(game.view(state, seat), options)
        assert choice in options
        lines.append(game.notation(choice))
        game.apply(state, seat, choice)
    return state, lines, asked


@pytest.mark.parametrize(
    "names", [["strong@6", "planner"], ["planner", "random", "strong@6"], ["casual", "sensible", "planner", "strong@6"]]
)
def test_computer_players_play_a_whole_game_by_the_rules(names: list[str]) -> None:
    state, _, _ = play(short_game(len(names)), names, "cv")

    assert state.finished


def test_the_sensible_player_answers_every_question_of_the_game() -> None:
    game = new_game(4)
    asked: set[str] = set()
    for seed in "abcdefgh":
        asked |= play(game, ["sensible", "random", "random", "sensible"], seed)[2]

    assert asked == QUESTIONS


@pytest.mark.parametrize("names", [["random", "casual"], ["sensible", "planner"], ["strong@4", "random"]])
def test_the_same_seed_makes_the_same_choices(names: list[str]) -> None:
    game = short_game()

    assert play(game, names, "again")[1] == play(game, names, "again")[1]


def test_another_seed_varies_the_play_of_the_same_deal() -> None:
    game = new_game()
    state = game.start("varied")
    lines = set()
    for seed in "abcdefghijkl":
        twin = game.copy(state)
        players = [bot("sensible", game, seat, seed) for seat in range(2)]
        told = []
        while not twin.finished and twin.round < 3:
            seat = game.deciders(twin)[0]
            choice = players[seat].choose(game.view(twin, seat), game.options(twin, seat))
            told.append(game.notation(choice))
            game.apply(twin, seat, choice)
        lines.add("\n".join(told))

    assert len(lines) > 1


def shuffled(game: CV, state: State, seat: int) -> State:
    """The same position to a seat, with everything that it may not know changed."""
    twin = game.copy(state)
    for deck in range(EARLY_ADULTHOOD, OLD_AGE + 1):
        twin.decks[deck].reverse()
    twin.chance.numbers = [number + 1 for number in twin.chance.numbers]
    others = [player for place, player in enumerate(twin.players) if place != seat]
    goals = [*twin.decks[LIFE_GOALS], *[other.goal for other in others]]
    goals = goals[1:] + goals[:1]
    for other in others:
        other.goal = goals.pop()
    twin.decks[LIFE_GOALS] = goals
    for other in others:
        hidden = [number for number in other.hand if game.rules.cards[number].deck == CHILDHOOD]
        unseen = twin.decks[CHILDHOOD]
        for number in hidden[: len(unseen)]:
            other.hand.remove(number)
            unseen.append(number)
            other.hand.append(unseen.pop(0))
    return twin


@pytest.mark.parametrize("name", ["casual", "sensible", "planner", "strong@4"])
def test_what_is_hidden_makes_no_difference_to_a_bot(name: str) -> None:
    game = short_game()
    bots = [bot("random", game, seat, "x") for seat in range(2)]
    state = game.start("hidden")
    compared = 0
    while not state.finished:
        seat = game.deciders(state)[0]
        options = game.options(state, seat)
        if 0 < state.round < 4 and len(options) > 1:
            twin = shuffled(game, state, seat)
            fresh = [bot(name, game, seat, "y").choose(game.view(each, seat), options) for each in (state, twin)]
            assert fresh[0] == fresh[1]
            assert (twin.decks, twin.chance.numbers) != (state.decks, state.chance.numbers)
            compared += 1
        game.apply(state, seat, bots[seat].choose(game.view(state, seat), options))

    assert compared > 10


def test_a_bot_does_not_change_the_view_it_is_given() -> None:
    game = new_game()
    state = game.start("untouched")
    while state.phase != SELECT:
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[-1])
    view = game.view(state, state.player)
    before = (view.track[:], view.ready[:], view.chance.numbers[:], view.phase, len(view.agenda))

    bot("sensible", game, state.player, "x").choose(view, game.options(view, state.player))

    assert (view.track, view.ready, view.chance.numbers, view.phase, len(view.agenda)) == before


def test_the_sensible_player_beats_the_random_one_clearly() -> None:
    game = new_game()
    wins, ahead = 0, 0
    for number in range(10):
        names = ["sensible", "random"] if number % 2 else ["random", "sensible"]
        state = play(game, names, f"match {number}")[0]
        mine = names.index("sensible")
        wins += game.winners(state) == [mine]
        ahead += game.scores(state)[mine] - game.scores(state)[1 - mine]

    assert wins >= 9
    assert ahead > 10 * 20


# Small positions with one good answer.


def answer(game: CvTable) -> str:
    """What everybody with some sense would choose now, whatever the seed."""
    seat = game.game.deciders(game.state)[0]
    view = game.game.view(game.state, seat)
    options = game.game.options(game.state, seat)
    found = {
        game.game.notation(bot(name, game.game, seat, seed).choose(view, options))
        for name in ("sensible", "planner", "strong@4")
        for seed in "abcd"
    }
    return " or ".join(sorted(found))


def worths(game: CvTable, name: str) -> dict[str, float]:
    """What a computer player thinks of every option."""
    seat = game.game.deciders(game.state)[0]
    view = game.game.view(game.state, seat)
    options = game.game.options(game.state, seat)
    thinking = bot(name, game.game, seat, "a")
    assert isinstance(thinking, PlanningPlayer)
    return {
        game.game.notation(choice): worth for choice, worth in zip(options, thinking.weigh(view, options), strict=True)
    }


def last_round(game: CvTable) -> CvTable:
    """Nothing is left to come (CV.end.01)."""
    return game.cut("early_adulthood", 0).cut("middle_age", 0).cut("old_age", 0)


def test_it_throws_the_die_that_does_not_fit_and_keeps_the_others() -> None:
    game = table().lay("villa").begin("money", "health", "money", "money")

    assert answer(game) == "reroll 2"


def test_it_stops_when_the_dice_show_what_it_wants() -> None:
    game = table().lay("villa").begin("money", "money", "money", "money")

    assert answer(game) == "keep"


def test_it_goes_on_with_the_set_it_has() -> None:
    game = table().lay("bridge_club", "walks", "crosswords")
    game.seat(0).holds("gym", "coach", "yoga")
    game.select("good_luck", "good_luck", "good_luck", "bad_luck")

    assert answer(game) == "buy walks"


@pytest.mark.parametrize(("goal", "wanted"), [("hard_worker", "buy factory"), ("activist", "buy walks")])
def test_in_the_last_turn_its_own_goal_decides(goal: str, wanted: str) -> None:
    game = table().lay("factory", "walks")
    game.seat(0).strives_for(goal).holds("choir")
    last_round(game).select("good_luck", "good_luck", "good_luck", "bad_luck")

    assert answer(game) == wanted


def test_it_buys_what_pays_every_turn_while_there_is_time() -> None:
    early, late = (table().lay("piano", "doctorate") for _ in range(2))
    last_round(late)
    for game in (early, late):
        game.select("good_luck", "good_luck", "good_luck", "bad_luck")

    assert answer(early) == "buy doctorate"
    assert answer(late) == "buy piano"


def test_it_loses_the_card_that_is_worth_least() -> None:
    game = table().lay()
    game.seat(0).holds("villa", "clerk", "gym", "yoga")
    last_round(game).select("bad_luck", "bad_luck", "bad_luck", "money")

    assert answer(game) == "lose clerk"


def test_it_plays_the_insurance_before_it_loses_a_house() -> None:
    game = table().lay()
    game.seat(0).holds("villa").has_in_hand("life_insurance")
    last_round(game).select("bad_luck", "bad_luck", "bad_luck", "money").choose("done")

    assert answer(game) == "play life_insurance"


def test_a_new_card_goes_below_one_that_still_pays() -> None:
    game = table().lay("crosswords")
    game.seat(0).holds("doctorate")
    game.select("good_luck", "good_luck", "good_luck", "bad_luck").choose("buy crosswords", "done")

    assert answer(game) == "place crosswords knowledge under 1"


@pytest.mark.parametrize(
    ("character", "liked"),
    [
        ("athlete", "buy gym"),
        ("scholar", "buy course"),
        ("family", "buy friends"),
        ("careerist", "buy clerk"),
        ("hedonist", "buy villa"),
    ],
)
@pytest.mark.parametrize("level", ["casual", "sensible", "planner"])
def test_a_character_sees_more_than_others_in_the_cards_it_likes(level: str, character: str, liked: str) -> None:
    game = table().lay("gym", "course", "friends", "clerk", "villa")
    game.select("good_luck", "good_luck", "good_luck", "bad_luck")

    plain, mine = (
        worths(game, f"{level}:{who}")
        for who in (next(other for other in title("cv").characters if other != character), character)
    )

    assert mine[liked] > plain[liked]
    assert mine["done"] == plain["done"]


def test_the_experienced_player_takes_what_the_next_player_needs() -> None:
    game = table().lay("choir", "gym", "yoga", "walks")
    game.seat(1).holds("charm", "coach", "garden", "sauna", "psychotherapy", "bike_instead_of_car")
    game.select("good_luck", "good_luck", "good_luck", "bad_luck")
    view = game.game.view(game.state, 0)
    cards = [game.game.rules.card_number[id] for id in ("gym", "yoga")]
    kind = ExperiencedPlayer(game.game, 0, "a", grudge=0.0)
    grudging = ExperiencedPlayer(game.game, 0, "a")

    assert grudging.rivals_of(view).worth(cards) > grudging.rivals_of(view).worth([])
    assert len(kind.regards(view)) < len(grudging.regards(view))


def test_what_the_strong_player_expects_of_others_is_not_their_luck() -> None:
    game = new_game()
    player = StrongPlayer(game, 1, "hopes")
    state = game.start("hopes")
    while STEP_NAMES[state.agenda[-1].step] != "roll.again" or state.player != 0:
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])
    lucky = game.copy(state)
    lucky.dice = [MONEY] * len(state.dice)

    hope = player.hope(state, 0)

    assert hope == player.hope(lucky, 0)
    assert hope == pytest.approx(promise(game, game.copy(state), 0, player.others[0]))


def test_what_a_life_is_worth_is_the_sum_of_its_aspects() -> None:
    game = table().lay("piano", "doctorate")
    game.seat(0).strives_for("activist").holds("gym", "choir", "villa").has_in_hand("life_insurance")
    game.select("good_luck", "good_luck", "good_luck", "bad_luck")
    view = game.game.view(game.state, 0)
    me = view.players[0]

    for level in (PlanningPlayer, ExperiencedPlayer):
        thinking = level(game.game, 0, "a")
        outlook = thinking.outlook(view, 0)
        aspects = outlook.aspects(me.stacks, me.hand)
        assert len(aspects) == len(ASPECTS)
        assert sum(aspects) == pytest.approx(outlook.value(me.stacks, me.hand))


@pytest.mark.parametrize("event", ["life_insurance", "lottery_win", "top_student"])
def test_what_an_event_costs_is_what_it_was_worth_in_hand(event: str) -> None:
    game = CV(catalog().cards(), 2)
    view = game.view(game.start("price"), 0)
    number, stacks = game.rules.card_number[event], view.players[0].stacks

    for outlook in (Outlook(game, view, 0, WEIGHTS), Insight(game, view, 0, WEIGHTS, LEARNED)):
        worth = outlook.value(stacks, [number]) - outlook.value(stacks, [])
        assert outlook.event_worth(number) == pytest.approx(max(0.0, worth))


# The sensible player's aim.


def test_frozen_bad_luck_does_not_keep_it_from_throwing_the_rest() -> None:
    game = table().lay("flat", "clerk", "course", "gym").begin("bad_luck", "bad_luck", "money", "health")

    assert "keep" not in answer(game)


@pytest.mark.parametrize(
    ("card", "held", "dice", "astray"),
    [
        # A wild symbol is paid with any plain one, and an arrow makes one out of another.
        ("choir", "", ("relationship", "relationship", "health", "good_luck"), "reroll 3 4"),
        ("flat", "trainer", ("money", "health", "good_luck", "good_luck"), "reroll 2 3 4"),
    ],
)
def test_dice_that_pay_in_another_way_are_held(card: str, held: str, dice: tuple[str, ...], astray: str) -> None:
    game = table().lay(card)
    if held:
        game.seat(0).holds(held)
    game.begin(*dice)

    thought = worths(game, "sensible")

    assert thought["keep"] == max(thought.values())
    assert thought[astray] < thought["keep"]


def test_unknown_weights_are_refused_by_name() -> None:
    assert weights_from({"plain": 2.0}).as_dict() == {**WEIGHTS.as_dict(), "plain": 2.0}
    with pytest.raises(ValueError, match="no weight 'wisdom'"):
        weights_from({"wisdom": 1.0})


# The odds of dice.


def shows_money(dice: int) -> list[float]:
    hands = hands_of(dice)
    return [float(hand[MONEY] > 0) for hand in hands.hands[hands.full :]]


@pytest.mark.parametrize(("dice", "hands"), [(1, 6), (4, 126), (7, 792)])
def test_every_hand_of_dice_is_counted_once(dice: int, hands: int) -> None:
    found = hands_of(dice)

    assert len(found.hands) - found.full == hands
    assert len(set(found.hands)) == len(found.hands)


@pytest.mark.parametrize(
    ("rerolls", "is_treated", "chance"),
    [(0, False, 1 / 6), (1, False, 1 / 6 + 4 / 36), (1, True, 1 / 6 + 5 / 36), (2, False, (1 + 4 / 6 + 16 / 36) / 6)],
)
def test_bad_luck_freezes_a_die_unless_it_is_treated(rerolls: int, is_treated: bool, chance: float) -> None:
    roll = Roll(1, shows_money(1), rerolls, is_treated)

    assert roll.beginning(rerolls) == pytest.approx(chance)


def test_the_promise_of_a_held_part_is_the_mean_over_what_may_come() -> None:
    roll = Roll(2, shows_money(2), 0, False)
    nothing, bad = [0] * FACES, [0] * FACES
    bad[BAD_LUCK] = 1

    assert roll.throwing(tuple(bad), tuple(bad), 0) == pytest.approx(1 / 6)
    assert roll.throwing(tuple(nothing), tuple(nothing), 0) == pytest.approx(11 / 36)


NO_DICE = (0,) * FACES


@pytest.mark.parametrize(("rerolls", "chance"), [(0, 1 / 6), (1, 11 / 36 - 1 / 36), (2, 1 / 6 * (1 + 4 / 6 + 16 / 36))])
def test_the_chance_of_a_hand_is_that_of_holding_what_is_best(rerolls: int, chance: float) -> None:
    """One die must show money. Bad luck freezes it, so each further throw comes after four faces of six."""
    roll = Roll(1, shows_money(1), rerolls, False)

    assert roll.chance(shows_money(1), NO_DICE, NO_DICE, rerolls) == pytest.approx(chance)


def test_treated_bad_luck_may_be_thrown_once_more() -> None:
    """Two throws of a die that need not freeze; but bad luck that was thrown again is frozen the next time."""
    roll = Roll(1, shows_money(1), 2, True)
    bad = by_face([BAD_LUCK])

    assert roll.chance(shows_money(1), NO_DICE, NO_DICE, 1) == pytest.approx(11 / 36)
    assert roll.chance(shows_money(1), bad, NO_DICE, 1) == pytest.approx(10 / 36)
    assert roll.chance(shows_money(1), bad, bad, 1) == pytest.approx(1 / 6)


@pytest.mark.parametrize(("line", "villa"), [("reroll 2", 1 / 6 * (1 + 4 / 6 + 1 / 6**3)), ("keep", 0.0)])
def test_a_hope_is_how_likely_a_card_is_bought(line: str, villa: float) -> None:
    """Money comes at once, or after one of four faces; after bad luck, three dice may still show good luck."""
    game = table().lay("villa").begin("money", "health", "money", "money")
    view = game.game.view(game.state, 0)
    choice = next(each for each in game.game.options(game.state, 0) if game.game.notation(each) == line)

    hopes = PlanningPlayer(game.game, 0, "a").hopes(view, choice)

    assert hopes[game.game.rules.card_number["villa"]] == pytest.approx(villa)
