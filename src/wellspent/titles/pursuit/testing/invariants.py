"""What must be true of every position of the Pursuit, whatever has been played."""

from collections import Counter

from wellspent.engine.chance import Chance
from wellspent.engine.options import first_of, second_of, verb_of
from wellspent.engine.session import seat_letter
from wellspent.games.pursuit.area import count_abilities
from wellspent.games.pursuit.board import (
    FIRST_ADULT,
    FIRST_OLD_AGE,
    GET_JOB,
    HOURGLASSES,
    LAST_ROUND,
    OFF_THE_TRACK,
    OVERTIME,
    SPACES,
    START_RELATIONSHIP,
    STH_LIMIT,
)
from wellspent.games.pursuit.cards import (
    GROUP_PROJECT,
    ITEM_ACTIVITY_PILE,
    JOB,
    JOB_PILE,
    PARTNER,
    PARTNER_PILE,
    PROJECT_PILE,
)
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import NO_CARD, Player, State
from wellspent.games.pursuit.steps import TURN

__all__ = ["invariants", "scramble", "silent", "unseen"]

# The actions that take a card from a row, by pile; jobs and partners are looked for by side, the others by level.
TAKERS = {PROJECT_PILE: "take", ITEM_ACTIVITY_PILE: "spend", JOB_PILE: "hire", PARTNER_PILE: "date"}
# The actions that lead an own card to another level.
GROWING = {
    "basic_project": "advance",
    "single_round_project": "advance",
    "item": "upgrade",
    "activity": "upgrade",
    "partner": "develop",
}
PLAIN_SPACES = ("study", "play", "interact", "temp_job", "overtime", "rest")
# Looked for even when there is nothing to do them with.
# A bit for every space of the Game board; modules cover theirs by rules of their own.
BASE_SPACES = (1 << len(SPACES)) - 1
ALWAYS_ANSWERED = (*PLAIN_SPACES, *TAKERS.values(), "promote", "retire", "refresh", "discard")


def invariants(game: Pursuit, state: State) -> list[str]:
    """Every claim that this position breaks, as a sentence; none in a sound one."""
    faults = misplaced_cards(game, state)
    faults += covered_faults(state)
    faults += role_faults(game, state)
    for seat, me in enumerate(state.players):
        claims = amount_faults(me) + life_faults(state, seat) + area_faults(game, state, seat)
        faults += [f"seat {seat_letter(seat)}: {claim}" for claim in claims]
    return faults


# Cards.


def places(state: State) -> list[int]:
    """Every card of the table, wherever it lies, as often as it lies there."""
    found: list[int] = []
    for pile in (*state.draw, *state.discard, *state.row, *state.dealt):
        found += pile
    for me in state.players:
        found += me.cards
        found += me.aside
        found.append(me.trait)
    found += state.goals
    found += state.box
    if state.promised not in state.row[JOB_PILE]:
        found.append(state.promised)
    for part in state.parts:
        found += part.cards()
    return [number for number in found if number != NO_CARD]


def misplaced_cards(game: Pursuit, state: State) -> list[str]:
    """Every card is in exactly one place, and one that nobody has stands on its first level."""
    found = places(state)
    faults: list[str] = []
    if len(found) != len(game.rules.cards) or len(set(found)) != len(found):
        count = Counter(found)
        for card in game.rules.cards:
            if count[card.index] != 1:
                faults.append(f"card {card.id} lies in {count[card.index]} places")
    for pile in (*state.draw, *state.discard):
        for number in pile:
            if state.level[number] or state.side[number]:
                faults.append(f"card {game.rules.cards[number].id} lies in a pile at a level or on a side")
    return faults


# Players.


def amount_faults(me: Player) -> list[str]:
    """Nothing is negative, and pieces and tracks have ends."""
    amounts = (me.knowledge, me.creativity, me.influence, me.money, me.hourglasses, me.used, *me.placed)
    faults = [f"has something negative: {amounts}"] if min(amounts) < 0 else []
    if me.hourglasses + me.used > HOURGLASSES:
        faults.append(f"has {me.hourglasses + me.used} Hourglasses")
    if sum(me.placed) > me.used:
        faults.append(f"has {sum(me.placed)} Hourglasses on spaces and used {me.used}")
    if not 1 <= me.stress <= OFF_THE_TRACK:
        faults.append(f"has Stress {me.stress}")
    if not -STH_LIMIT <= me.sth <= STH_LIMIT:
        faults.append(f"has STH {me.sth}")
    return faults


def life_faults(state: State, seat: int) -> list[str]:
    """A dead player has no Hourglass, no mood, no bill and no turn; off the track is doomed."""
    me = state.players[seat]
    faults: list[str] = []
    if me.stress == OFF_THE_TRACK and not me.is_doomed:
        faults.append("is off the Stress track and not doomed")
    if me.is_alive:
        return [*faults, "is alive after the end"] if state.finished else faults
    if me.hourglasses or me.sth or me.due:
        faults.append(f"is dead with {me.hourglasses} Hourglasses, STH {me.sth}, {len(me.due)} bills")
    if any(frame.step == TURN and frame.player == seat for frame in state.agenda):
        faults.append("is dead and has a turn")
    if not 1 <= me.rounds_lived <= LAST_ROUND:
        faults.append(f"has lived {me.rounds_lived} rounds")
    return faults


def area_faults(game: Pursuit, state: State, seat: int) -> list[str]:
    """What is kept in step with the cards agrees with them."""
    rules, me = game.rules, state.players[seat]
    faults: list[str] = []
    filled = sum(rules.fills_slot[rules.cards[number].kind] for number in me.cards)
    if filled != me.filled:
        faults.append(f"fills {filled} slots, counted {me.filled}")
    everything = [rules.cards[number] for number in (*me.cards, *me.aside)]
    partners = sum(card.kind == PARTNER for card in everything)
    if partners != me.partners:
        faults.append(f"has {partners} Partners, counted {me.partners}")
    jobs = [card.index for card in everything if card.kind == JOB]
    if jobs != ([] if me.job == NO_CARD else [me.job]):
        faults.append(f"has the Jobs {[rules.cards[number].id for number in jobs]}, counted {me.job}")
    for card in everything:
        if not 0 <= state.level[card.index] <= card.top or state.side[card.index] not in (0, 1):
            faults.append(f"has {card.id} at level {state.level[card.index]}, side {state.side[card.index]}")
    if any(number not in (*me.cards, *me.aside) for number in me.due):
        faults.append(f"owes upkeep for a card it does not have: {me.due}")
    return faults + gift_faults(game, state, seat)


def gift_faults(game: Pursuit, state: State, seat: int) -> list[str]:
    me, counted = state.players[seat], game.copy(state)
    count_abilities(game.rules, counted, seat)
    twin = counted.players[seat]
    if twin.abilities == me.abilities and (twin.ability_kinds, twin.changed_prices) == (
        me.ability_kinds,
        me.changed_prices,
    ):
        return []
    return [f"counts the abilities {me.abilities}, its cards give {twin.abilities}"]


# Board.


def covered_faults(state: State) -> list[str]:
    """PH.setup.19, PH.prep.03, PH.prep.04: Teen covers three spaces, Old Age one."""
    covered = 0
    if state.round < FIRST_ADULT:
        covered = 1 << GET_JOB | 1 << START_RELATIONSHIP | 1 << OVERTIME
    elif state.round >= FIRST_OLD_AGE:
        covered = 1 << OVERTIME
    wrong = state.covered & BASE_SPACES != covered
    return [f"the covered spaces are {state.covered:b} in round {state.round}"] if wrong else []


def role_faults(game: Pursuit, state: State) -> list[str]:
    """A Role belongs to a card in somebody's area that has Roles, is filled once, and nobody has three of one card."""
    faults: list[str] = []
    lying = {number for me in state.players for number in (*me.cards, *me.aside)}
    filled = Counter((role.card, role.role) for role in state.roles)
    own = Counter((role.card, role.player) for role in state.roles)
    for role in state.roles:
        card = game.rules.cards[role.card]
        if not card.additional or card.index not in lying or not 0 <= role.role <= card.top:
            faults.append(f"there is no Role {role.role + 1} of {card.id} to fill")
    if any(count > 1 for count in filled.values()) or any(count > 2 for count in own.values()):
        faults.append("a Role is filled twice, or a player has three Roles of one card")
    return faults


# What can be looked for.


def silent(game: Pursuit, state: State, seat: int, known: list[int]) -> list[str]:
    """What a player could look for in a turn and finds neither among the options nor among the refusals."""
    if state.agenda[-1].step != TURN:
        return []
    names = [verb.name for verb in game.rules.verbs]
    verbs = {names[verb_of(choice)] for choice in known}
    looked_for = [name for name in ALWAYS_ANSWERED if name not in verbs]
    said = {(names[verb_of(choice)], first_of(choice), second_of(choice)) for choice in known}
    for verb, number, second in on_cards(game, state, seat):
        if (verb, number, second) not in said:
            looked_for.append(f"{verb} {game.rules.cards[number].id} {second + 1}")
    return looked_for


def on_cards(game: Pursuit, state: State, seat: int) -> list[tuple[str, int, int]]:
    """Every visible card with its levels, roles or sides, and the verb it is used with."""
    found: list[tuple[str, int, int]] = []
    for pile, verb in TAKERS.items():
        for number in state.row[pile]:
            if number != NO_CARD:
                levels = 2 if pile in (JOB_PILE, PARTNER_PILE) else len(game.rules.cards[number].levels)
                found += [(verb, number, level) for level in range(levels)]
    for number in state.players[seat].cards:
        card = game.rules.cards[number]
        if card.kind_name in GROWING:
            found += [(GROWING[card.kind_name], number, level) for level in range(len(card.levels))]
        found.append(("discard", number, 0))
    for me in state.players:
        for number in me.cards:
            card = game.rules.cards[number]
            if card.kind == GROUP_PROJECT:
                found += [("join", number, role) for role in range(len(card.levels))]
    return found


# Hidden things.


def scramble(game: Pursuit, state: State, luck: Chance, seat: int) -> State:
    """The same position to the eyes of a seat, with everything hidden from it different."""
    other = game.copy(state)
    other.draw = [pile[:] for pile in other.draw]
    for pile in other.draw:
        luck.shuffle(0, pile)
    other.chance.numbers = [1 + luck.below(0, 1 << 30) for _ in other.chance.numbers]
    for player, dealt in enumerate(other.dealt):
        if player != seat and other.kept[player] != NO_CARD:
            other.kept[player] = dealt[luck.below(0, len(dealt))]
    return other


def unseen(rules: Rules, before: State, after: State) -> list[str]:
    """Whatever comes out of hiding is noted as seen: it is the boundary of undo."""
    turned_up = sorted(hidden_cards(rules, before) - hidden_cards(rules, after))
    drew_lots = lots(rules, before) != lots(rules, after)
    if after.seen > before.seen or not (drew_lots or turned_up):
        return []
    what = f"cards {turned_up}" if turned_up else "something left to chance"
    return [f"{what} came out of hiding and undo does not know"]


def lots(rules: Rules, state: State) -> list[int]:
    """The chance there is; who is First Player is no news to a single player."""
    return state.chance.numbers[: rules.first_player_stream] if rules.seats == 1 else state.chance.numbers


def hidden_cards(rules: Rules, state: State) -> set[int]:
    return {number for pile, cards in enumerate(state.draw) if pile not in rules.open_piles for number in cards}
