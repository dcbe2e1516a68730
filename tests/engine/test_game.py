"""The loop that carries a game from decision to decision, with a toy game."""

from tests.engine.toy import AGAIN, DEAL, KEEP, KEEP_OR_AGAIN, PLAY, SCORE, THROW, Table, Toy, toy_text
from wellspent.engine.agenda import Frame
from wellspent.engine.chance import quick_chance
from wellspent.engine.options import option
from wellspent.engine.playout import play_at_random
from wellspent.engine.step import Step


def position(*laid: int) -> tuple[Toy, Table]:
    """A toy game in which the seats have laid their first cards, as many as are given."""
    game = Toy()
    state = game.start("toy")
    for seat, place in enumerate(laid):
        game.apply(state, seat, game.options(state, seat)[place])
    return game, state


def test_automatic_steps_run_until_somebody_must_choose() -> None:
    game, state = position()

    assert [len(hand) for hand in state.hands] == [3, 3]
    assert game.deciders(state) == [0, 1]
    assert [frame.step for frame in state.agenda] == [PLAY]


def test_a_step_may_have_several_deciders_and_waits_for_all_of_them() -> None:
    game, state = position(0)

    assert game.deciders(state) == [1]
    assert state.die == 0


def test_what_a_step_pushes_comes_before_what_lay_there() -> None:
    game, state = position(0, 0)
    thrown = state.chance.copy()

    game.apply(state, 0, option(AGAIN))

    assert state.die == 1 + thrown.below(1, 6)
    assert game.deciders(state) == [1]
    assert [frame.step for frame in state.agenda] == [KEEP_OR_AGAIN]


class Rounds(Step[Table]):
    """Lets the first seat choose three times."""

    def run(self, state: Table, frame: Frame, seat: int, choice: int) -> None:
        state.round += 1
        if state.round > 3:
            state.take_off()
        else:
            state.push(Frame(KEEP_OR_AGAIN, 1))


def test_a_step_that_stays_comes_again_until_it_takes_itself_off() -> None:
    game = Toy()
    game.steps = [*game.steps, Rounds(stays=True)]
    state = game.deal("toy")
    state.push(Frame(PLAY))
    state.push(Frame(SCORE + 1))
    game.settle(state)

    for _ in range(3):
        assert [frame.step for frame in state.agenda] == [PLAY, SCORE + 1, KEEP_OR_AGAIN]
        game.apply(state, 1, option(KEEP))
    assert [frame.step for frame in state.agenda] == [PLAY]


def test_the_flow_goes_on_when_the_agenda_is_empty() -> None:
    game, state = position(0, 0)
    game.apply(state, 0, game.options(state, 0)[0])
    game.apply(state, 1, game.options(state, 1)[0])

    assert state.round == 1
    assert [frame.step for frame in state.agenda] == [PLAY]
    assert game.flow == [DEAL, PLAY, THROW, KEEP_OR_AGAIN, SCORE]


def test_a_playout_draws_every_choice_from_the_options() -> None:
    game, state = position()
    twin = game.copy(state)
    luck, same = (quick_chance("luck", ["choices"]) for _ in range(2))

    decisions = play_at_random(game, state, luck)

    for _ in range(decisions):
        seat = game.decider(twin)
        options = game.options(twin, seat)
        game.apply(twin, seat, options[same.below(0, len(options))])
    assert toy_text(twin) == toy_text(state)
    assert luck.numbers == same.numbers


def test_a_finished_game_asks_and_offers_nothing() -> None:
    game, state = position()
    while not state.finished:
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])

    assert game.deciders(state) == []
    assert [game.options(state, 0), game.interrupts(state, 0), game.refusals(state, 0)] == [[], [], []]


def test_an_interrupt_leaves_the_decision_where_it_was() -> None:
    game, state = position(0, 0)
    choice = game.interrupts(state, 1)[0]

    game.apply_interrupt(state, 1, choice)

    assert game.deciders(state) == [0]
    assert state.coins == [2, 0]


def test_a_copy_lives_its_own_life() -> None:
    game, state = position(0)
    before = toy_text(state)
    twin = game.copy(state)
    assert toy_text(twin) == before

    game.apply(twin, 1, game.options(twin, 1)[0])

    assert toy_text(state) == before
    assert toy_text(twin) != before


def test_a_copy_knows_how_to_go_on() -> None:
    game, state = position(0, 1)
    twin = game.copy(state)
    for each in (state, twin):
        game.apply(each, 0, option(AGAIN))

    assert toy_text(state) == toy_text(twin)


def test_frames_are_shared_by_copies_and_the_agenda_is_not() -> None:
    game, state = position()
    twin = game.copy(state)

    twin.push(Frame(PLAY, 1))

    assert len(state.agenda) == 1
    assert twin.agenda[0] is state.agenda[0]


def test_the_log_stays_with_the_original() -> None:
    game, state = position()
    state.log = []

    assert game.copy(state).log is None


def test_a_refusal_says_what_is_missing() -> None:
    game, state = position(0, 0)
    state.coins[0] = 0

    refusals = game.refusals(state, 0)

    assert [(refusal.choice, refusal.missing) for refusal in refusals] == [(option(AGAIN), (1,))]
