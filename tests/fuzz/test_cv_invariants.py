"""What must be true of a position of CV: each claim is able to fail."""

from collections.abc import Callable

import pytest

from wellspent.engine.chance import Chance, chance_from_seed
from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.cv.cards import CHILDHOOD, EARLY_ADULTHOOD, LIFE_GOALS
from wellspent.games.cv.events import BOUGHT, TURNED_UP
from wellspent.games.cv.state import State
from wellspent.library import ruleset
from wellspent.testing.agreement import view_faults
from wellspent.testing.company import play_on
from wellspent.testing.decisions import choice_faults, decision_faults
from wellspent.testing.fuzzing import kit_of
from wellspent.titles.cv.testing.kit import CvKit

Damage = Callable[[State], None]


def kit() -> CvKit:
    found = kit_of(ruleset("cv", 3))
    assert isinstance(found, CvKit)
    return found


def position(moves: int = 60) -> State:
    state = kit().cv.start("invariants")
    play_on(kit(), state, "invariants", moves)
    return state


def asked(question: str) -> State:
    """A position at which something is asked."""
    for seed in range(50):
        state = kit().cv.start(f"asked {seed}")
        while not state.finished:
            if kit().steps[state.agenda[-1].step] == question:
                return state
            play_on(kit(), state, f"{seed} {state.seen}", 1)
    raise LookupError(question)


def lose_a_card(state: State) -> None:
    state.decks[EARLY_ADULTHOOD].pop()


def double_a_card(state: State) -> None:
    state.box.append(state.track[0])


def owe_a_symbol(state: State) -> None:
    state.ready[2] = -1


def lay_a_sixth_card(state: State) -> None:
    while len(state.track) < 6:
        state.track.append(state.decks[EARLY_ADULTHOOD].pop())


def roll_eight_dice(state: State) -> None:
    state.dice = [0] * 8


def buy_three_cards(state: State) -> None:
    state.purchases = 3


def keep_a_token(state: State) -> None:
    state.players[(state.player + 1) % 3].tokens[3] += 1


def misplace_an_event(state: State) -> None:
    state.players[0].stacks[1].append(state.players[0].hand.pop())


def keep_a_goal_in_hand(state: State) -> None:
    state.players[0].hand.append(state.decks[LIFE_GOALS].pop())


def pick_from_nowhere(state: State) -> None:
    state.players[0].picked = state.track[0]


DAMAGES: dict[Damage, str] = {
    lose_a_card: "lies in 0 places",
    double_a_card: "lies in 2 places",
    owe_a_symbol: "something is negative",
    lay_a_sixth_card: "6 cards lie on the track",
    roll_eight_dice: "there are 8 dice",
    buy_three_cards: "3 cards are bought",
    keep_a_token: "has tokens",
    misplace_an_event: "on the wrong stack",
    keep_a_goal_in_hand: "in hand",
    pick_from_nowhere: "was not offered",
}


def test_a_position_that_was_played_is_sound() -> None:
    state = position()

    assert kit().invariants(state) == []
    assert decision_faults(kit(), state) == []


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_damage_is_noticed(damage: Damage) -> None:
    state = position(8)
    assert kit().invariants(state) == []

    damage(state)

    assert any(DAMAGES[damage] in fault for fault in kit().invariants(state)), kit().invariants(state)


def test_who_has_left_and_must_decide_is_noticed() -> None:
    state = position()
    seat = kit().game.deciders(state)[0]
    state.players[seat].has_left = True

    assert choice_faults(kit(), state, seat) == ["is out of the game and must decide"]


@pytest.mark.parametrize("question", ["select.buy", "bad_luck.lose", "assistance.take", "roll.again"])
def test_something_left_out_in_silence_is_noticed(question: str) -> None:
    state = asked(question)
    seat = kit().game.deciders(state)[0]
    options, refusals = kit().game.options(state, seat), kit().game.refusals(state, seat)
    known = options + [refusal.choice for refusal in refusals]
    assert kit().silent(state, seat, known) == []

    assert kit().silent(state, seat, []) != []


class Peeping(CvKit):
    """A kit that takes something open for hidden."""

    def scramble(self, state: State, luck: Chance, seat: int) -> State:
        other = super().scramble(state, luck, seat)
        other.track.reverse()
        return other


def test_a_view_that_shows_what_should_be_hidden_is_noticed() -> None:
    state, luck = position(), chance_from_seed("peep", ["luck"])

    assert view_faults(kit(), state, luck) == []
    assert view_faults(Peeping(kit().cv), state, luck)[0] == "the view of seat -1 shows something hidden"


def test_what_is_hidden_differs_after_scrambling_and_the_rest_does_not() -> None:
    state = position(2)
    other = kit().scramble(state, chance_from_seed("scramble", ["luck"]), 0)

    assert [sorted(deck) for deck in other.decks[1:4]] == [sorted(deck) for deck in state.decks[1:4]]
    assert other.decks != state.decks
    assert [player.goal for player in other.players[1:]] != [player.goal for player in state.players[1:]]
    assert (other.players[0].goal, other.players[0].offered) == (state.players[0].goal, state.players[0].offered)
    assert other.track == state.track
    assert kit().invariants(other) == []


def test_a_throw_or_a_card_that_is_not_noted_as_seen_is_noticed() -> None:
    before = position()
    thrown, turned = before.copy(), before.copy()
    thrown.chance.below(5, 6)
    turned.box.append(turned.decks[EARLY_ADULTHOOD].pop())

    assert kit().revealed(before, before.copy()) == []
    assert "the dice were thrown" in kit().revealed(before, thrown)[0]
    assert "came out of hiding" in kit().revealed(before, turned)[0]
    turned.seen += 1
    assert kit().revealed(before, turned) == []


def test_what_is_not_told_is_noticed() -> None:
    before = position()
    after = before.copy()
    after.box.append(after.track.pop())
    after.players[0].tokens[0] += 1
    after.dice = [0]

    said = " ".join(kit().account(before, after, 0, []))

    assert all(what in said for what in ("the track", "the box", "tokens", "the dice"))
    assert kit().account(before, before, 0, []) == []


def test_more_spent_than_there_was_is_noticed() -> None:
    before = asked("select.buy")
    after = before.copy()
    card = after.track.pop()
    after.bought.append(card)
    bought = Event(BOUGHT, before.player, card, 0, 0, (0, 0, 0, 30, 0, 0, 0), "CV.select.02")

    said = kit().account(before, after, before.player, [bought])

    assert any("unspent symbols" in fault for fault in said)
    assert any("more is spent than there was" in fault for fault in said)


def test_an_event_that_tells_everybody_about_a_hidden_card_is_noticed() -> None:
    state = position()
    hidden = state.decks[CHILDHOOD][0]

    said = kit().account(state, state, 0, [Event(TURNED_UP, -1, hidden, 0, 0, (), "CV.cleanup.05")])

    assert any("everybody is told about" in fault for fault in said)


def test_the_account_of_the_opening_adds_up() -> None:
    session: Session[State] = Session(kit().game, "opening")
    dealt = kit().game.deal("opening")
    # The cards of childhood are mixed once more before they are dealt.
    dealt.decks[CHILDHOOD] = session.state.decks[CHILDHOOD][:]

    assert kit().account(dealt, session.state, -1, session.opening) == []
