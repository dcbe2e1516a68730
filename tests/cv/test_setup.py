"""Set-up and the childhood draft."""

import pytest

from tests.cv.deck import DECK, table
from wellspent.engine.session import NotPossible, Session
from wellspent.games.cv.cards import CHILDHOOD, EARLY_ADULTHOOD, LIFE_GOALS
from wellspent.games.cv.events import EVENTS
from wellspent.games.cv.game import CV
from wellspent.games.cv.rules import BASE_DICE
from wellspent.games.cv.state import State
from wellspent.testing import rule


def drafted(seats: int, seed: str) -> tuple[CV, State]:
    """A game after the draft, everybody keeping the first card offered."""
    game = CV(DECK, seats)
    state = game.start(seed)
    while state.round == 0:
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])
    return game, state


@rule("CV.setup.01")
def test_each_deck_is_shuffled_on_its_own() -> None:
    game = CV(DECK, 2)
    one, other = game.deal("one"), game.deal("other")

    for deck in range(5):
        assert sorted(one.decks[deck]) == sorted(other.decks[deck])
        assert one.decks[deck] != other.decks[deck]


@rule("CV.setup.03", "CV.setup.09")
def test_five_early_cards_are_dealt_and_21_stay() -> None:
    game = CV(DECK, 3)
    state = game.start("track")

    assert len(state.track) == 5
    assert all(13 <= game.rules.cards[number].number <= 38 for number in state.track)
    assert len(state.decks[1]) == 21


@rule("CV.setup.09")
def test_dealing_the_first_five_cards_never_brings_assistance() -> None:
    five = [card for card in DECK if card.deck != EARLY_ADULTHOOD or card.number <= 17]
    session = Session(CV(five, 2), "five")

    assert len(session.state.track) == 5
    assert session.state.decks[EARLY_ADULTHOOD] == []
    assert "deck_empty" not in {EVENTS[event.kind] for event in session.opening}
    assert {line.split()[0] for line in session.choices(0)} == {"pick", "leave"}


@rule("CV.goals.07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_goal_is_dealt_twice(seats: int) -> None:
    for seed in range(20):
        state = CV(DECK, seats).start(f"goals {seed}")
        dealt = [player.goal for player in state.players] + state.goals

        assert len(set(dealt)) == 2 * seats - 1


@rule("CV.setup.04", "CV.setup.05", "CV.setup.06", "CV.ex.08")
@pytest.mark.parametrize(("seats", "public", "unused"), [(2, 1, 5), (3, 2, 3), (4, 3, 1)])
def test_goals_are_dealt_and_turned_up(seats: int, public: int, unused: int) -> None:
    game = CV(DECK, seats)
    state = game.start("goals")

    assert all(player.goal >= 0 for player in state.players)
    assert len(state.goals) == public
    assert len(state.decks[LIFE_GOALS]) == unused


@rule("CV.setup.04", "CV.setup.05")
def test_only_its_owner_sees_a_private_goal() -> None:
    game = CV(DECK, 3)
    state = game.start("goals")
    state.players[0].goal, spare = state.decks[LIFE_GOALS][0], state.players[0].goal
    state.decks[LIFE_GOALS][0] = spare

    assert game.view(state, 0).players[0].goal == state.players[0].goal
    assert game.view(state, 1).goals == state.goals
    assert game.view(state, 1).players[0].goal == game.view(game.start("goals"), 1).players[0].goal


@rule("CV.setup.07", "CV.childhood.07")
def test_everybody_starts_with_nothing_but_the_bicycle() -> None:
    game, state = drafted(3, "empty")
    owner = state.players[state.starter]

    assert game.rules.bicycle == owner.stacks[4][0]
    assert [sum(map(len, player.stacks)) for player in state.players].count(0) == 2
    assert all(player.tokens == [0] * 7 for player in state.players)


@rule("CV.setup.08")
def test_everybody_rolls_four_dice() -> None:
    assert BASE_DICE == 4
    game = table()
    game.begin()

    assert len(game.dice()) == 4


@rule("CV.childhood.01", "CV.childhood.02", "CV.childhood.03", "CV.childhood.04")
@pytest.mark.parametrize(("seats", "unused"), [(4, 0), (3, 3), (2, 6)])
def test_three_childhood_cards_each_and_the_bicycle_among_them(seats: int, unused: int) -> None:
    game = CV(DECK, seats)
    for seed in range(30):
        state = game.start(f"childhood {seed}")
        dealt = [number for player in state.players for number in player.offered]

        assert [len(player.offered) for player in state.players] == [3] * seats
        assert game.rules.bicycle in dealt
        assert len(state.decks[CHILDHOOD]) == unused
        assert state.box == []


@rule("CV.childhood.05", "CV.childhood.06")
def test_all_keep_one_at_the_same_time_and_pass_the_others_to_the_left() -> None:
    game = CV(DECK, 3)
    state = game.start("draft")
    dealt = [player.offered[:] for player in state.players]

    assert game.deciders(state) == [0, 1, 2]
    for seat in (2, 0):
        game.apply(state, seat, game.options(state, seat)[0])
        assert [player.hand for player in state.players] == [[], [], []]
    assert game.deciders(state) == [1]
    game.apply(state, 1, game.options(state, 1)[0])

    assert [player.hand for player in state.players] == [[cards[0]] for cards in dealt]
    assert [player.offered for player in state.players] == [dealt[2][1:], dealt[0][1:], dealt[1][1:]]
    assert game.deciders(state) == [0, 1, 2]


@rule("CV.childhood.06")
def test_the_last_card_is_kept_by_its_receiver() -> None:
    game = CV(DECK, 2)
    state = game.start("last")
    dealt = [player.offered[:] for player in state.players]
    for _ in range(4):
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])
    held = [sorted([*player.hand, *player.stacks[4]]) for player in state.players]

    assert held[0] == sorted([dealt[0][0], dealt[1][1], dealt[0][2]])
    assert held[1] == sorted([dealt[1][0], dealt[0][1], dealt[1][2]])


@rule("CV.childhood.07", "CV.childhood.08", "CV.cards.05", "CV.comp.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_ends_with_the_bicycle_lays_it_open_and_starts(seats: int) -> None:
    for seed in range(10):
        game, state = drafted(seats, f"bicycle {seed}")

        assert state.players[state.starter].stacks[4] == [game.rules.bicycle]
        assert state.player == state.starter
        hands = [len(player.hand) for seat, player in enumerate(state.players) if seat != state.starter]
        assert hands == [3] * (seats - 1)
        assert len(state.players[state.starter].hand) in (1, 2)


@rule("CV.childhood.09")
def test_nobody_must_pick_the_bicycle() -> None:
    game = CV(DECK, 2)
    bicycle = game.rules.bicycle
    state = game.start("nobody")
    while state.round == 0:
        seat = game.deciders(state)[0]
        others = [choice for choice in game.options(state, seat) if choice >> 8 != bicycle]
        assert others
        game.apply(state, seat, others[0])

    assert [bicycle in player.stacks[4] for player in state.players].count(True) == 1


@rule("CV.childhood.10", "CV.q.03", "CV.round.08")
def test_childhood_cards_stay_hidden_in_hand_and_their_number_is_public() -> None:
    game, state = drafted(4, "hidden")
    for seat in range(4):
        view = game.view(state, seat)

        assert [len(player.hand) for player in view.players] == [len(player.hand) for player in state.players]
        assert view.players[seat].hand == state.players[seat].hand


@rule("CV.childhood.05")
def test_a_pick_is_secret_until_all_have_picked() -> None:
    game = CV(DECK, 3)
    one, other = game.start("secret"), game.start("secret")
    game.apply(one, 0, game.options(one, 0)[0])
    game.apply(other, 0, game.options(other, 0)[2])

    assert game.view(one, 1).players[0].picked == game.view(other, 1).players[0].picked
    session = Session(game, "secret")
    with pytest.raises(NotPossible):
        session.choose(0, "pick nothing")


@rule("CV.childhood.02", "CV.childhood.03")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_bicycle_is_shuffled_among_the_dealt_cards(seats: int) -> None:
    game = CV(DECK, seats)
    found = [0] * seats
    for seed in range(300):
        offered = [player.offered for player in game.start(f"shuffled {seed}").players]
        found[[game.rules.bicycle in cards for cards in offered].index(True)] += 1

    assert all(abs(count - 300 / seats) < 45 for count in found), found
