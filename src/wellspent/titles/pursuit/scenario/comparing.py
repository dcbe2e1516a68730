"""What a step of the Pursuit expects, beside what lies on the table."""

from collections.abc import Iterator

from wellspent.engine.session import seat_letter
from wellspent.games.pursuit.board import AGES
from wellspent.games.pursuit.cards import JOB_PILE, PARTNER_PILE
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import GOAL_CLOSED, GOAL_OPEN, NO_CARD, PHASES, State
from wellspent.scenario.comparing import EMPTY_PLACE, Comparison, differing, known
from wellspent.scenario.schema import StepEntry

from . import parts
from .holding import holding_words, is_on_ladder
from .layout import DEEDS
from .schema import PursuitStep

COUNTED = (
    "knowledge",
    "creativity",
    "influence",
    "money",
    "hourglasses",
    "stress",
    "sth",
    "lth",
    "slots",
    "popularity",
)


class PursuitComparison(Comparison[State]):
    """One position of the Pursuit."""

    def __init__(self, game: Pursuit, state: State) -> None:
        super().__init__(game, state, COUNTED)
        self.rules = game.rules
        self.pursuit = game

    def count(self, seat: int, name: str) -> int:
        me = self.state.players[seat]
        value = me.filled if name == "slots" else getattr(me, name)
        assert isinstance(value, int)
        return value

    def facts(self, seat: int) -> dict[str, object]:
        me = self.state.players[seat]
        roles = [role for role in self.state.roles if role.player == seat]
        held = [holding_words(self.pursuit, self.state, number, False) for number in me.cards]
        aside = [holding_words(self.pursuit, self.state, number, True) for number in me.aside]
        return {
            **{name: self.count(seat, name) for name in COUNTED},
            "spent": me.used - sum(me.placed) - len(roles),
            "placed": {self.rules.spaces[space]: count for space, count in enumerate(me.placed) if count},
            "trait": "" if me.trait == NO_CARD else self.rules.cards[me.trait].id,
            "holds": sorted(held + aside),
            "roles": sorted(f"{self.rules.cards[role.card].id} {role.role + 1}" for role in roles),
            "alive": me.is_alive,
            "rounds_lived": me.rounds_lived,
        }

    def wanted(self, name: str, value: object) -> object:
        return sorted(self.full(words) for words in value) if isinstance(value, list) else value

    def full(self, words: str) -> str:
        """The words for a card with its level, where a scenario left out the first level."""
        id, *rest = words.split() or [""]
        known(id, self.rules.card_number, "a card of this game")
        card = self.rules.card(id)
        rest = [word for word in rest if word not in ("a", "b")]
        if is_on_ladder(card) or any(word.isdecimal() for word in rest):
            return " ".join([id, *rest])
        level = len(card.levels) if rest == ["aside"] and card.kind_name == "basic_project" else 1
        return " ".join([id, str(level), *rest])

    # Cards.

    def number_of(self, name: str) -> int:
        known(name, self.rules.piles, "a pile")
        return self.rules.piles.index(name)

    def ids(self, numbers: list[int]) -> list[str]:
        return [EMPTY_PLACE if number == NO_CARD else self.rules.cards[number].id for number in numbers]

    def row(self, name: str) -> list[str]:
        pile = self.number_of(name)
        boards = parts.board_rows(self.pursuit, self.state)
        return self.ids(boards[name] if name in boards else self.state.row[pile])

    def discarded(self, name: str) -> list[str]:
        return self.ids(self.state.discard[self.number_of(name)])

    def pile(self, name: str) -> list[str]:
        pile = self.number_of(name)
        cards = self.state.draw[pile]
        return self.ids(cards if pile in (JOB_PILE, PARTNER_PILE) else cards[::-1])

    # Words.

    def verbs(self) -> dict[str, list[str]]:
        return {verb.name: list(verb.arguments) for verb in self.rules.verbs}

    def card_ids(self) -> list[str]:
        return [card.id for card in self.rules.cards]

    def event_names(self) -> list[str]:
        return EVENTS

    # What only the Pursuit has.

    def own(self, step: StepEntry) -> Iterator[str]:
        assert isinstance(step, PursuitStep)
        for letter, wanted in step.is_.items():
            for name, count in (wanted.done or {}).items():
                known(name, DEEDS, "deed")
                me = self.state.players[self.number(letter)]
                yield from differing(f"{letter} {name}", count, getattr(me, name))
        for id, level in step.levels.items():
            known(id, self.rules.card_number, "a card of this game")
            yield from differing(f"level of {id}", level, self.state.level[self.rules.card_number[id]] + 1)
        yield from self.parts(step)
        yield from self.goals(step)
        yield from self.moment(step)

    def parts(self, step: PursuitStep) -> Iterator[str]:
        """What modules hold; of what belongs to seats or cards, only what is named."""
        held = parts.parts_of(self.pursuit, self.state)
        for module, entries in step.parts.items():
            known(module, held, "a module of this game that holds something")
            fields = parts.fields_of(held[module])
            for name, wanted in entries.items():
                known(name, fields, f"a thing that {module} holds")
                found = parts.words(self.pursuit, fields[name], getattr(held[module], name))
                if isinstance(wanted, dict) and isinstance(found, dict):
                    found = {key: found[key] for key in wanted if key in found}
                yield from differing(f"{module} {name}", wanted, found)

    def goals(self, step: PursuitStep) -> Iterator[str]:
        names = {GOAL_OPEN: "open", GOAL_CLOSED: "closed"}
        winners = dict(zip(self.ids(self.state.goals), self.state.goal_winner, strict=True))
        for id, wanted in step.goals.items():
            known(id, winners, "a Life Goal of this table")
            found = names[winners[id]] if winners[id] in names else seat_letter(winners[id])
            yield from differing(f"goal {id}", wanted, found)

    def moment(self, step: PursuitStep) -> Iterator[str]:
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
