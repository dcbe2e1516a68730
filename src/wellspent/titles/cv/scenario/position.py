"""Building a position of CV by hand: for scenarios and tests."""

from collections.abc import Sequence

from wellspent.engine.agenda import Frame
from wellspent.games.cv.cards import STACKS, Card
from wellspent.games.cv.game import CV, SETUP_FLOW, TURN_FLOW
from wellspent.games.cv.lives import update_tokens
from wellspent.games.cv.rules import DICE_STREAM
from wellspent.games.cv.state import CHILDHOOD_DRAFT, PHASES, State
from wellspent.games.cv.steps import PICK
from wellspent.games.cv.symbols import BAD_LUCK, FACES
from wellspent.scenario.rigging import not_thrown, rig


def take(state: State, card: Card) -> int:
    """Lift a card out of the deck it lies in."""
    state.decks[card.deck].remove(card.index)
    return card.index


def cut_deck(state: State, deck: int, count: int) -> None:
    """Leave the next so many cards in a deck; the others are in the box."""
    cards = state.decks[deck]
    gone = max(0, len(cards) - count)
    state.box += cards[:gone]
    del cards[:gone]


def stack_deck(state: State, cards: Sequence[Card]) -> None:
    """The cards of one deck that are dealt next, the first one first."""
    numbers = [take(state, card) for card in cards]
    if cards:
        state.decks[cards[0].deck] += reversed(numbers)


def hold(game: CV, state: State, seat: int, card: Card, stack: int) -> None:
    """Put a card on top of a stack; the tokens follow."""
    state.players[seat].stacks[stack].append(take(state, card))
    update_tokens(game.rules, state, seat)


def stand_before(game: CV, state: State, phase: str, number: int, starter: int, player: int) -> None:
    """Stand at the beginning of a phase of a player's turn, or of the childhood draft."""
    state.starter, state.player = starter, player
    state.turn = (player - starter) % game.seats
    state.agenda = []
    if phase == PHASES[CHILDHOOD_DRAFT]:
        state.phase, state.stage = CHILDHOOD_DRAFT, len(SETUP_FLOW) - 1
        state.push(Frame(PICK))
        return
    state.stage = game.rules.first_stage + TURN_FLOW.index(f"turn.{phase}")
    # The first turn of a round begins it.
    state.round = number - 1 if phase == "roll" and state.turn == 0 else number
    state.phase = PHASES.index(phase) - 1
    state.active = [game.rules.top(state, player, stack) for stack in range(STACKS)]


def lay_dice(state: State, faces: Sequence[int]) -> None:
    """The dice as they lie, and everything that dice and tokens show unspent."""
    state.dice = list(faces)
    state.ready = state.players[state.player].tokens[:]
    for face in faces:
        state.ready[face] += 1
    state.bad_luck = state.ready[BAD_LUCK]


def rig_dice(state: State, faces: Sequence[int]) -> None:
    """Let the next dice show these faces, one after the other."""
    rig(state, DICE_STREAM, faces, FACES)


def dice_not_thrown(state: State, faces: Sequence[int]) -> int:
    return not_thrown(state, DICE_STREAM, faces, FACES) if faces else 0
