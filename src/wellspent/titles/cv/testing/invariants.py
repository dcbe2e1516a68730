"""What must be true of every position of CV, whatever has been played."""

from collections import Counter
from collections.abc import Iterator

from wellspent.engine.chance import Chance
from wellspent.engine.options import first_of, verb_of
from wellspent.engine.session import seat_letter
from wellspent.games.cv.cards import CHILDHOOD, LIFE_GOALS, STACKS
from wellspent.games.cv.game import CV
from wellspent.games.cv.lives import active_cards
from wellspent.games.cv.rules import MOST_DICE, MOST_PURCHASES, TRACK
from wellspent.games.cv.state import ADD, BAD_LUCK_PHASE, CLEANUP, NO_CARD, Player, State
from wellspent.games.cv.symbols import KINDS
from wellspent.games.cv.verbs import BUY, FORGO, LOSE, PLAY, REROLL, SETTLE, TAKE, VERBS

__all__ = ["invariants", "scramble", "silent", "unseen"]

# The questions at which a player could look for an event in hand.
PLAYS_EVENTS = ("roll.first", "roll.again", "select.buy", "bad_luck.lose", "running.settle")


def invariants(game: CV, state: State) -> Iterator[str]:
    """Every claim that this position breaks, as a sentence; none in a sound one."""
    yield from misplaced_cards(game, state)
    yield from amount_faults(state)
    for seat, me in enumerate(state.players):
        for claim in player_faults(game, state, seat, me):
            yield f"seat {seat_letter(seat)}: {claim}"


def misplaced_cards(game: CV, state: State) -> Iterator[str]:
    """Every card is in exactly one place."""
    places = Counter(all_cards(state))
    for card in game.rules.cards:
        if places[card.index] != 1:
            yield f"card {card.id} lies in {places[card.index]} places"


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


def amount_faults(state: State) -> Iterator[str]:
    """Nothing is negative, and track, dice and purchases have ends."""
    amounts = (*state.ready, *state.loose, state.bad_luck, state.rerolls, state.new_dice)
    if min(amounts) < 0:
        yield f"something is negative: {amounts}"
    if len(state.track) > TRACK:
        yield f"{len(state.track)} cards lie on the track"
    if len(state.dice) + state.new_dice > MOST_DICE:
        yield f"there are {len(state.dice) + state.new_dice} dice"
    if state.purchases > MOST_PURCHASES:
        yield f"{state.purchases} cards are bought in one turn"


def player_faults(game: CV, state: State, seat: int, me: Player) -> Iterator[str]:
    """CV.tokens.01 but between a purchase or loss and the update; events in the hand, other cards on their stacks."""
    cards = game.rules.cards
    is_between = seat == state.player and state.phase in (BAD_LUCK_PHASE, ADD, CLEANUP)
    if not is_between and not state.bought and me.tokens != tokens(game, me):
        yield f"has tokens {me.tokens}, and active cards show {tokens(game, me)}"
    for place in range(STACKS):
        for number in me.stacks[place]:
            if place not in cards[number].types:
                yield f"has {cards[number].id} on the wrong stack"
    for number in me.hand:
        if not cards[number].is_event and number != game.rules.bicycle:
            yield f"has {cards[number].id} in hand"
    if me.picked != NO_CARD and me.picked not in me.offered:
        yield "has picked a card that was not offered"


def tokens(game: CV, me: Player) -> list[int]:
    given = [game.rules.cards[number].tokens for number in active_cards(me)]
    return [sum(each[kind] for each in given) for kind in range(KINDS)]


# What can be looked for.


def silent(game: CV, state: State, seat: int, known: list[int]) -> list[str]:
    """What a player could look for and finds neither among the options nor among the refusals."""
    said = {(verb_of(choice), first_of(choice)) for choice in known}
    cards = [
        f"{VERBS[verb].name} {game.rules.cards[number].id}"
        for verb, number in on_cards(game, state, seat)
        if (verb, number) not in said
    ]
    return cards + silent_dice(game, state, said)


def on_cards(game: CV, state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Every card in sight, and the verb it is used with."""
    me, step = state.players[seat], game.rules.step_names[state.agenda[-1].step]
    if step == "select.buy":
        yield from ((BUY, number) for number in state.track)
    elif step == "assistance.take":
        yield from ((TAKE, number) for number in state.track)
    elif step == "bad_luck.lose":
        yield from ((LOSE, number) for stack in me.stacks for number in stack)
    elif step == "running.settle":
        due = [state.active[place] for place in range(STACKS) if state.due >> place & 1]
        yield from ((verb, number) for number in due for verb in (SETTLE, FORGO))
    if step in PLAYS_EVENTS:
        yield from ((PLAY, number) for number in me.hand)


def silent_dice(game: CV, state: State, said: set[tuple[int, int]]) -> list[str]:
    """Of dice that show the same one is enough."""
    if game.rules.step_names[state.agenda[-1].step] != "roll.again":
        return []
    answered = {face for die, face in enumerate(state.dice) if (REROLL, 1 << die) in said}
    return [f"rerolling die {die + 1}" for die, face in enumerate(state.dice) if face not in answered]


# Hidden things.


def unseen(before: State, after: State) -> list[str]:
    """Whatever comes out of hiding is noted as seen: it is the boundary of undo."""
    if after.seen != before.seen:
        return []
    faults = ["the dice were thrown and undo does not know"] if before.chance.numbers != after.chance.numbers else []
    hidden = {number for deck in before.decks for number in deck}
    shown = hidden - {number for deck in after.decks for number in deck}
    passed = [
        seat for seat, me in enumerate(after.players) if set(me.offered) - {*before.players[seat].offered, *me.hand}
    ]
    if shown or passed:
        faults.append(f"cards {sorted(shown)} came out of hiding and undo does not know")
    return faults


def scramble(game: CV, state: State, luck: Chance, seat: int) -> State:
    """The same position to the eyes of a seat, with everything hidden from it dealt again."""
    other = state.copy()
    for deck in other.decks:
        luck.shuffle(0, deck)
    other.chance.numbers = [1 + luck.below(0, 1 << 30) for _ in other.chance.numbers]
    strangers = [me for number, me in enumerate(other.players) if number != seat]
    if not state.finished:
        deal_goals_anew(other, strangers, luck)
    deal_childhood_anew(game, other, strangers, luck)
    return other


def deal_goals_anew(other: State, strangers: list[Player], luck: Chance) -> None:
    goals = [*other.decks[LIFE_GOALS], *[me.goal for me in strangers if me.goal != NO_CARD]]
    luck.shuffle(0, goals)
    for me in strangers:
        if me.goal != NO_CARD:
            me.goal = goals.pop()
    other.decks[LIFE_GOALS] = goals


def deal_childhood_anew(game: CV, other: State, strangers: list[Player], luck: Chance) -> None:
    """CV.childhood.02, CV.childhood.03: the Bicycle stays among the cards that were dealt."""
    cards = game.rules.cards
    unknown = other.decks[CHILDHOOD][:]
    for me in strangers:
        unknown += [*me.offered, *[number for number in me.hand if cards[number].deck == CHILDHOOD]]
    luck.shuffle(0, unknown)
    if game.rules.bicycle in unknown:
        unknown.remove(game.rules.bicycle)
        unknown.append(game.rules.bicycle)
    for me in strangers:
        known = [number for number in me.hand if cards[number].deck != CHILDHOOD]
        me.hand = [*[unknown.pop() for _ in range(len(me.hand) - len(known))], *known]
        me.offered = [unknown.pop() for _ in me.offered]
        if me.picked != NO_CARD:
            me.picked = me.offered[luck.below(0, len(me.offered))]
    other.decks[CHILDHOOD] = unknown
