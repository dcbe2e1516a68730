"""What a step expects, beside what lies on the table."""

from collections.abc import Iterator

from wellspent.cardfiles.faults import hint
from wellspent.engine.session import seat_letter, seat_number
from wellspent.games.pursuit.board import AGES
from wellspent.games.pursuit.cards import JOB_PILE, PARTNER_PILE
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import GOAL_CLOSED, GOAL_OPEN, NO_CARD, PHASES, Player, State

from .holding import holding_words
from .schema import SeatWanted, StepEntry

# Everything countable about a seat, for `changed`.
COUNTED = ("knowledge", "creativity", "influence", "money", "hourglasses", "stress", "sth", "lth", "slots")
ANY_CARD = "*"
EMPTY_PLACE = "-"


class Difference(Exception):
    """Something went otherwise than the scenario says."""


def counts(state: State) -> list[dict[str, int]]:
    """Everything countable, by seat."""
    return [{name: count(me, name) for name in COUNTED} for me in state.players]


def count(me: Player, name: str) -> int:
    value = me.filled if name == "slots" else getattr(me, name)
    assert isinstance(value, int)
    return value


def compare(game: Pursuit, state: State, step: StepEntry, before: list[dict[str, int]]) -> list[str]:
    """Every difference between a step and the table."""
    try:
        return [*Comparison(game, state).differences(step, before)]
    except Difference as difference:
        return [str(difference)]


class Comparison:
    """One position, asked many questions."""

    def __init__(self, game: Pursuit, state: State) -> None:
        self.game = game
        self.state = state

    def differences(self, step: StepEntry, before: list[dict[str, int]]) -> Iterator[str]:
        if step.changed is not None:
            yield from self.changed(step.changed, before)
        for letter, wanted in step.is_.items():
            yield from self.seat(self.number(letter), wanted)
        yield from self.choices(step)
        yield from self.cards(step)
        yield from self.goals(step)
        yield from self.moment(step)
        yield from self.result(step)

    def number(self, letter: str) -> int:
        if len(letter) != 1 or not 0 <= seat_number(letter) < self.game.seats:
            last = seat_letter(self.game.seats - 1)
            raise Difference(f'found seat "{letter}", expected A to {last}')
        return seat_number(letter)

    def changed(self, wanted: dict[str, dict[str, int]], before: list[dict[str, int]]) -> Iterator[str]:
        for letter, changes in wanted.items():
            self.number(letter)
            for name in changes:
                known(name, COUNTED, "something countable")
        for seat, now in enumerate(counts(self.state)):
            expected = wanted.get(seat_letter(seat), {})
            for name in COUNTED:
                change = now[name] - before[seat][name]
                if change != expected.get(name, 0):
                    yield f"{seat_letter(seat)} {name}: expected {expected.get(name, 0):+d}, found {change:+d}"

    def seat(self, seat: int, wanted: SeatWanted) -> Iterator[str]:
        me = self.state.players[seat]
        for name, found in self.facts(seat, me).items():
            expected = getattr(wanted, name)
            if isinstance(expected, list):
                expected, found = sorted(self.full(words) for words in expected), sorted(map(str, as_list(found)))
            if expected is not None and expected != found:
                yield f"{seat_letter(seat)} {name}: expected {shown(expected)}, found {shown(found)}"
        for name, expected_count in (wanted.done or {}).items():
            known(name, ("promotions", "roles", "rests", "overtimes", "discards", "refreshes"), "deed")
            yield from differing(f"{seat_letter(seat)} {name}", expected_count, getattr(me, name))

    def facts(self, seat: int, me: Player) -> dict[str, object]:
        roles = [role for role in self.state.roles if role.player == seat]
        placed = {self.game.rules.spaces[space]: count for space, count in enumerate(me.placed) if count}
        trait = "" if me.trait == NO_CARD else self.game.rules.cards[me.trait].id
        held = [holding_words(self.game, self.state, number, False) for number in me.cards]
        aside = [holding_words(self.game, self.state, number, True) for number in me.aside]
        return {
            **{name: count(me, name) for name in COUNTED},
            "spent": me.used - sum(me.placed) - len(roles),
            "placed": placed,
            "trait": trait,
            "holds": held + aside,
            "roles": [f"{self.game.rules.cards[role.card].id} {role.role + 1}" for role in roles],
            "alive": me.is_alive,
            "rounds_lived": me.rounds_lived,
        }

    def full(self, words: str) -> str:
        """The words for a card with its level, where a scenario left out the first level."""
        id, *rest = words.split() or [""]
        known(id, tuple(self.game.rules.card_number), "a card of this game")
        card = self.game.rules.card(id)
        rest = [word for word in rest if word not in ("a", "b")]
        if card.kind_name == "job" or any(word.isdecimal() for word in rest):
            return " ".join([id, *rest])
        level = len(card.levels) if rest == ["aside"] and card.kind_name == "basic_project" else 1
        return " ".join([id, str(level), *rest])

    def choices(self, step: StepEntry) -> Iterator[str]:
        deciders = self.game.deciders(self.state)
        if step.asks is not None:
            yield from differing("asks", sorted(step.asks), sorted(map(seat_letter, deciders)))
        if step.options is not None:
            lines = [line for seat in deciders for line in self.lines(seat)]
            wanted = [line.removeprefix(f"{seat_letter(seat)} ") for seat in deciders[:1] for line in step.options]
            yield from differing("options", sorted(wanted), sorted(lines))
        for line in step.offers:
            if not self.is_offered(line):
                yield f"expected '{line}' to be possible, it is not"
        for line in step.lacks:
            if self.is_offered(line):
                yield f"expected '{line}' not to be possible, it is"

    def lines(self, seat: int) -> list[str]:
        return [self.game.notation(choice) for choice in self.game.options(self.state, seat)]

    def is_offered(self, line: str) -> bool:
        """Whether a line, or one that begins so, can be chosen: by the seat it names, or by whoever has to decide."""
        first, _, rest = line.partition(" ")
        letters = [seat_letter(seat) for seat in range(self.game.seats)]
        seats = [seat_number(first)] if first in letters else self.game.deciders(self.state)
        words = rest if first in letters else line
        found: list[str] = []
        for seat in seats:
            found += self.lines(seat) if seat in self.game.deciders(self.state) else []
            found += [self.game.notation(choice) for choice in self.game.interrupts(self.state, seat)]
        return any(each == words or each.startswith(f"{words} ") for each in found)

    def cards(self, step: StepEntry) -> Iterator[str]:
        for name, wanted in step.rows.items():
            found = [self.id(number) for number in self.state.row[self.pile(name)]]
            if not fits(wanted, found):
                yield f"row {name}: expected {shown(wanted)}, found {shown(found)}"
        for name, wanted in step.discards.items():
            found = [self.id(number) for number in self.state.discard[self.pile(name)]]
            if not fits(wanted, found):
                yield f"discards {name}: expected {shown(wanted)}, found {shown(found)}"
        for name, wanted in step.next.items():
            yield from differing(f"next {name}", wanted, self.drawn_next(self.pile(name), len(wanted)))
        for name, number in step.left.items():
            yield from differing(f"left {name}", number, len(self.state.draw[self.pile(name)]))
        for id, level in step.levels.items():
            known(id, tuple(self.game.rules.card_number), "a card of this game")
            yield from differing(f"level of {id}", level, self.state.level[self.game.rules.card_number[id]] + 1)

    def pile(self, name: str) -> int:
        known(name, tuple(self.game.rules.piles), "a pile")
        return self.game.rules.piles.index(name)

    def id(self, number: int) -> str:
        return EMPTY_PLACE if number == NO_CARD else self.game.rules.cards[number].id

    def drawn_next(self, pile: int, many: int) -> list[str]:
        cards = self.state.draw[pile]
        order = cards if pile in (JOB_PILE, PARTNER_PILE) else cards[::-1]
        return [self.id(number) for number in order[:many]]

    def goals(self, step: StepEntry) -> Iterator[str]:
        names = {GOAL_OPEN: "open", GOAL_CLOSED: "closed"}
        winners = dict(zip(map(self.id, self.state.goals), self.state.goal_winner, strict=True))
        for id, wanted in step.goals.items():
            known(id, tuple(winners), "a Life Goal of this table")
            found = names[winners[id]] if winners[id] in names else seat_letter(winners[id])
            yield from differing(f"goal {id}", wanted, found)

    def moment(self, step: StepEntry) -> Iterator[str]:
        state = self.state
        if step.first_player:
            yield from differing("first player", step.first_player, seat_letter(state.first_player))
        if step.round:
            word = step.round.lower().replace(" ", "_")
            known(word, (*AGES, *map(str, range(1, len(AGES) + 1))), "a round")
            number = int(word) if word.isdecimal() else AGES.index(word) + 1
            yield from differing("round", AGES[number - 1], AGES[state.round - 1])
        if step.phase:
            yield from differing("phase", step.phase, PHASES[state.phase])

    def result(self, step: StepEntry) -> Iterator[str]:
        scores = self.game.scores(self.state)
        for letter, score in step.scores.items():
            yield from differing(f"score of {letter}", score, scores[self.number(letter)])
        if step.finished is not None:
            yield from differing("finished", step.finished, self.state.finished)
        if step.winners is None:
            return
        if not self.state.finished:
            yield "expected winners, but the game is not over"
        else:
            winners = [seat_letter(seat) for seat in self.game.winners(self.state)]
            yield from differing("winners", sorted(step.winners), winners)


def fits(wanted: list[str], found: list[str]) -> bool:
    """Whether cards are as expected, place by place; `*` is any card."""
    return len(wanted) == len(found) and all(
        each == other or (each == ANY_CARD and other != EMPTY_PLACE) for each, other in zip(wanted, found, strict=True)
    )


def known(word: str, words: tuple[str, ...], what: str) -> None:
    if word not in words:
        raise Difference(f'found "{word}", expected {what}{hint(word, words)}')


def differing(what: str, expected: object, found: object) -> Iterator[str]:
    if expected != found:
        yield f"{what}: expected {shown(expected)}, found {shown(found)}"


def shown(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case list():
            return ", ".join(map(str, value)) or "nothing"
        case dict():
            return ", ".join(f"{name} {each}" for name, each in value.items()) or "nothing"
    return str(value) or "nothing"


def as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]
