"""The whole table of CV as one seat sees it. A hidden card is an empty id."""

from collections.abc import Sequence
from typing import Final

from wellspent.games.cv.cards import CHILDHOOD, DECKS, REROLL_BAD_LUCK
from wellspent.games.cv.game import CV
from wellspent.games.cv.means import means_now
from wellspent.games.cv.reasons import CANNOT_PAY, OK
from wellspent.games.cv.rules import Rules
from wellspent.games.cv.scoring import Score, value_of
from wellspent.games.cv.search import missing
from wellspent.games.cv.state import CHILDHOOD_DRAFT, END, NO_CARD, PHASES, ROLL, SELECT, State
from wellspent.games.cv.steps import SELECT as SELECT_STEP
from wellspent.games.cv.steps.select import Select, symbols_shown
from wellspent.games.cv.symbols import BAD_LUCK, SYMBOLS
from wellspent.protocol import CvLife, CvScene, Die, Fit

HIDDEN: Final = ""


def amounts(symbols: Sequence[int]) -> dict[str, int]:
    """Symbols by name, without zeros."""
    return {name: amount for name, amount in zip(SYMBOLS, symbols, strict=False) if amount}


def open_points(score: Score, is_finished: bool) -> int:
    """CV.setup.04, CV.score.08: private goals count for everybody to see only at the end."""
    return score.total if is_finished else score.total - score.private


def _leaders(values: Sequence[int]) -> list[int]:
    best = max(values)
    return [player for player, value in enumerate(values) if value == best] if best else []


class SceneMaker:
    """Draws positions of one game. `view` is always what the seat may know."""

    def __init__(self, game: CV) -> None:
        self.game: Final = game
        self.rules: Final[Rules] = game.rules
        self.ids: Final = [card.id for card in game.rules.cards]

    def scene(self, view: State, seat: int) -> CvScene:
        scores = self.game.parts(view)
        worth = [[value_of(self.rules, me, number) for me in view.players] for number in view.goals]
        is_begun = view.phase > CHILDHOOD_DRAFT
        return CvScene(
            view.round,
            PHASES[view.phase],
            view.starter if is_begun else -1,
            view.player if is_begun and view.phase != END else -1,
            {name: len(deck) for name, deck in zip(DECKS, view.decks, strict=True)},
            self._ids(view.track),
            self._ids(view.goals),
            [_leaders(values) for values in worth],
            self._dice(view),
            view.rerolls,
            view.purchases,
            amounts(view.ready),
            amounts(view.loose),
            view.bad_luck,
            self._ids(view.bought),
            [self._life(view, player, seat, scores[player]) for player in range(len(view.players))],
            # CV.cleanup.02 to .04
            self._ids(view.track[:1]) if not view.finished else [],
            worth,
            self._fits(view, seat),
        )

    def _ids(self, numbers: Sequence[int]) -> list[str]:
        ids = self.ids
        return [ids[number] for number in numbers]

    def _fits(self, view: State, seat: int) -> list[Fit]:
        """Phase 2 as it would begin now."""
        select = self.rules.steps[SELECT_STEP]
        if seat != view.player or view.phase != ROLL or not view.dice or not isinstance(select, Select):
            return []
        state = view.copy()
        state.phase, state.ready = SELECT, symbols_shown(view)
        means = means_now(self.rules, state)
        found: list[Fit] = []
        for number in view.track:
            card = self.rules.cards[number]
            reason = select.reason(state, seat, means, card)
            lacks = missing(self.rules, state, means, card.cost) if reason == CANNOT_PAY else ()
            name = self.game.reason_name(reason) if reason not in (OK, CANNOT_PAY) else ""
            found.append(Fit(card.id, reason == OK, amounts(lacks), name))
        return found

    def _dice(self, view: State) -> list[Die]:
        # CV.roll.06, CV.cards.15
        freezes = view.phase == ROLL and self.rules.stack_that(view, REROLL_BAD_LUCK) < 0
        return [Die(SYMBOLS[face], freezes and face == BAD_LUCK) for face in view.dice]

    def _life(self, view: State, player: int, seat: int, score: Score) -> CvLife:
        me = view.players[player]
        is_own = player == seat
        goal = me.goal if is_own or view.finished else NO_CARD
        return CvLife(
            player,
            [self._ids(stack) for stack in me.stacks],
            amounts(me.tokens),
            self._ids(me.hand) if is_own else [self._seen_by_others(number) for number in me.hand],
            self.ids[goal] if goal != NO_CARD else HIDDEN,
            self._ids(me.offered) if is_own else [HIDDEN] * len(me.offered),
            me.picked != NO_CARD,
            me.has_left,
            me.takes_no_work,
            open_points(score, view.finished),
            score.private if is_own or view.finished else 0,
            # Work gives no points of its own.
            [*score.table, 0, score.possessions],
        )

    def _seen_by_others(self, number: int) -> str:
        """CV.childhood.10: childhood cards are hidden, bought events were seen by everybody."""
        return HIDDEN if self.rules.cards[number].deck == CHILDHOOD else self.ids[number]
