"""A table of CV in one language."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wellspent.engine.events import Event
from wellspent.engine.options import first_of, second_of, third_of, verb_of
from wellspent.engine.session import Session
from wellspent.engine.step import Refusal
from wellspent.games.cv import events as kinds
from wellspent.games.cv.cards import TYPES
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import PHASES, State
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.games.cv.verbs import BUY, KEEP, PICK, PLACE, PLAY, REROLL, ROLL, TAKE, VERBS
from wellspent.protocol import NOWHERE, CvScene, Great, Offer, Refused, Standing
from wellspent.ruleset import Ruleset
from wellspent.titles.cv.texts import CvTexts
from wellspent.wire.base import Showing
from wellspent.wire.preview import rotated

from .great import great_moment
from .scene import SceneMaker, amounts, open_points

# Choices that the table shows by itself: by a card, or by the dice that are rolled again.
SHOWN: Final = (PICK, PLAY, REROLL, BUY, TAKE)
WITH_DICE: Final = (ROLL, REROLL, KEEP)
DICE_EVENTS: Final = (kinds.THREW, kinds.REROLLED)
# Events whose goods are amounts by symbol.
PAID_EVENTS: Final = (kinds.BOUGHT, kinds.RUNNING_PAID, kinds.TOKENS)


class CvShowing(Showing):
    settling = frozenset(("select.pay",))
    asks_between_ways = True
    landmarks = frozenset(
        (
            *("round", "turn", "starts", "played", "bought", "misfortune", "insured", "lost", "took", "left"),
            *("private_goal", "public_goal", "game_over"),
        )
    )

    def __init__(self, game: CV, ruleset: Ruleset, texts: CvTexts) -> None:
        super().__init__(game, ruleset, texts)
        self.cv: Final = game
        self.words: Final = texts
        self.scenes: Final = SceneMaker(game)

    def scene(self, view: State, seat: int) -> CvScene:
        return self.scenes.scene(view, seat)

    def standings(self, state: State) -> list[Standing]:
        winners = self.game.winners(state) if state.finished else []
        return [
            Standing(seat, open_points(score, state.finished), seat in winners)
            for seat, score in enumerate(self.cv.parts(state))
        ]

    @property
    def phases(self) -> Sequence[str]:
        return PHASES

    def step_name(self, number: int) -> str:
        return self.cv.rules.step_names[number]

    # Choices.

    def offers(self, state: State, seat: int, choices: Sequence[int]) -> list[Offer]:
        return [self._offer(state, seat, choice) for choice in choices]

    def _offer(self, state: State, seat: int, choice: int) -> Offer:
        verb = verb_of(choice)
        is_place = verb == PLACE
        return Offer(
            self.line(choice),
            VERBS[verb].name,
            self._at(choice),
            third_of(choice) if is_place else -1,
            to=TYPES[second_of(choice)] if is_place else "",
            dice=_dice(choice) if verb == REROLL else [],
            text="" if verb in SHOWN else self.texts.choice(self.game, state, seat, choice),
        )

    def _at(self, choice: int) -> str:
        verb = verb_of(choice)
        if verb in WITH_DICE:
            return "dice"
        return f"card {self.scenes.ids[first_of(choice)]}" if VERBS[verb].arguments[:1] == ("card",) else NOWHERE

    def refused(self, state: State, seat: int, refusal: Refusal) -> Refused:
        return Refused(
            self.line(refusal.choice),
            VERBS[verb_of(refusal.choice)].name,
            self.game.reason_name(refusal.reason),
            self.game.reason_rule(refusal.reason),
            self._at(refusal.choice),
            missing=amounts(refusal.missing),
        )

    def counters(self, view: State, seat: int) -> list[Mapping[str, int]]:
        found: list[Mapping[str, int]] = []
        for player, score in enumerate(self.cv.parts(view)):
            found.append({"score": open_points(score, view.finished), **self._of_turn(view, player)})
        return found

    def purse(self, view: State, seat: int) -> Mapping[str, int]:
        """Events and effects, too: whatever a payment does without is there for another one."""
        events = {f"event {card}": 1 for card in view.players[seat].hand}
        effects = {f"effect {stack}": 1 for stack in range(len(TYPES)) if not view.used >> stack & 1}
        return {**self.counters(view, seat)[seat], **events, **effects}

    def _of_turn(self, view: State, player: int) -> dict[str, int]:
        """What the player whose turn it is has at hand."""
        if player != view.player:
            return {}
        symbols = [ready + loose for ready, loose in zip(view.ready, view.loose, strict=True)]
        return {
            **dict(zip(SYMBOLS, symbols, strict=True)),
            "rerolls": view.rerolls,
            "dice": len(view.dice) + view.new_dice,
        }

    def rearranged(self, view: State, turn: int) -> None:
        view.decks = rotated(view.decks, turn)

    # What has happened.

    def event_name(self, kind: int) -> str:
        return kinds.EVENTS[kind]

    def card_id(self, card: int) -> str:
        return self.scenes.ids[card] if card >= 0 else ""

    def goods_of(self, event: Event) -> dict[str, int]:
        if event.kind in DICE_EVENTS:
            return {name: count for face, name in enumerate(SYMBOLS) if (count := event.goods.count(face))}
        return amounts(event.goods) if event.kind in PAID_EVENTS else {}

    def great(self, session: Session[Any], move: int, event: Event, names: Sequence[str]) -> Great | None:
        return great_moment(self.words, self.cv.rules, session, move, event, names)

    def round_of(self, event: Event) -> int:
        return event.number if event.kind == kinds.ROUND else 0


def _dice(choice: int) -> list[int]:
    bits = first_of(choice)
    return [die for die in range(bits.bit_length()) if bits >> die & 1]
