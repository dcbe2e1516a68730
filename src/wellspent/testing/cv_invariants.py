"""What must be true of every position of CV, and a way to hide things anew that a seat must not notice."""

from collections.abc import Iterator
from random import Random

from wellspent.games.cv.cards import CHILDHOOD, LIFE_GOALS
from wellspent.games.cv.game import CV
from wellspent.games.cv.lives import active_cards
from wellspent.games.cv.rules import MOST_DICE, MOST_PURCHASES, TRACK
from wellspent.games.cv.state import ADD, BAD_LUCK_PHASE, CLEANUP, NO_CARD, State
from wellspent.games.cv.symbols import KINDS


def faults(game: CV, state: State) -> Iterator[str]:
    """Everything wrong with a position."""
    places = sorted(all_cards(state))
    if places != list(range(len(game.rules.cards))):
        yield "a card is lost or in two places"
    if len(state.track) > TRACK or len(state.dice) + state.new_dice > MOST_DICE:
        yield "too many cards on the track or dice"
    if min([*state.ready, *state.loose, state.bad_luck, state.rerolls]) < 0:
        yield "less than nothing is left"
    if state.purchases > MOST_PURCHASES:
        yield "more than two purchases"
    for seat in range(game.seats):
        is_between = seat == state.player and state.phase in (BAD_LUCK_PHASE, ADD, CLEANUP)
        if not is_between and not state.bought and state.players[seat].tokens != tokens(game, state, seat):
            yield f"wrong tokens of seat {seat}"
    if not state.finished:
        yield from decision_faults(game, state)


def all_cards(state: State) -> Iterator[int]:
    for deck in state.decks:
        yield from deck
    yield from (*state.track, *state.bought, *state.box, *state.goals)
    for me in state.players:
        for stack in me.stacks:
            yield from stack
        yield from (*me.hand, *me.offered)
        if me.goal != NO_CARD:
            yield me.goal


def tokens(game: CV, state: State, seat: int) -> list[int]:
    given = [game.rules.cards[number].tokens for number in active_cards(state.players[seat])]
    return [sum(each[kind] for each in given) for kind in range(KINDS)]


def decision_faults(game: CV, state: State) -> Iterator[str]:
    deciders = game.deciders(state)
    if not deciders:
        yield "nobody can choose"
    for seat in deciders:
        options = game.options(state, seat)
        lines = [game.notation(choice) for choice in options]
        if not options:
            yield f"seat {seat} has no choice"
        if len(set(lines)) < len(lines):
            yield f"two choices of seat {seat} read alike"
        if set(lines) & {game.notation(refusal.choice) for refusal in game.refusals(state, seat)}:
            yield f"a choice of seat {seat} is refused as well"
        if game.options(game.view(state, seat), seat) != options:
            yield f"seat {seat} would choose from something else in its view"


def hidden_anew(game: CV, state: State, seat: int, random: Random) -> State:
    """The same position with everything that a seat may not know dealt again."""
    other = state.copy()
    for deck in other.decks:
        random.shuffle(deck)
    other.chance.numbers = [random.randrange(1, 2**31 - 300) for _ in other.chance.numbers]
    strangers = [me for number, me in enumerate(other.players) if number != seat]
    if not state.finished:
        goals = [*other.decks[LIFE_GOALS], *[me.goal for me in strangers]]
        random.shuffle(goals)
        for me in strangers:
            me.goal = goals.pop()
        other.decks[LIFE_GOALS] = goals
    deal_childhood_anew(game, other, seat, random)
    return other


def deal_childhood_anew(game: CV, other: State, seat: int, random: Random) -> None:
    strangers = [me for number, me in enumerate(other.players) if number != seat]
    unseen = other.decks[CHILDHOOD][:]
    for me in strangers:
        unseen += [*me.offered, *[number for number in me.hand if game.rules.cards[number].deck == CHILDHOOD]]
    random.shuffle(unseen)
    if game.rules.bicycle in unseen:
        unseen.remove(game.rules.bicycle)
        unseen.append(game.rules.bicycle)
    for me in strangers:
        known = [number for number in me.hand if game.rules.cards[number].deck != CHILDHOOD]
        me.hand = [*[unseen.pop() for _ in range(len(me.hand) - len(known))], *known]
        me.offered = [unseen.pop() for _ in me.offered]
        if me.picked != NO_CARD:
            me.picked = random.choice(me.offered)
    other.decks[CHILDHOOD] = unseen
