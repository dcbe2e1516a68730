"""Finished games gone through from a seat, in the background, a decision of each in turn."""

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from wellspent.advice import Judged, judged, lapses, outcome, own_decisions
from wellspent.advice.words import hope_words, weighed_words
from wellspent.engine.game import Game
from wellspent.protocol import Estimate, Lapse, Review, Weight

from .deeds import Deeds
from .opened import showing_of
from .problems import Problem, speech
from .thinking import Decision, Thinker, start_of

if TYPE_CHECKING:
    from .tables import Table

logger = logging.getLogger(__name__)


class Going:
    """A review on its way: what has been judged so far."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        # What was played by other rules cannot be judged by these.
        self.moves: Final = [move for move in own_decisions(table.session, seat) if move >= table.session.since]
        self.rounds: Final[list[int]] = []
        self.scores: Final[list[int]] = []
        self.judged: Final[list[Judged]] = []
        self.done = 0
        self.task: asyncio.Task[None] | None = None

    async def go_through(self, thinker: Thinker, turn: asyncio.Lock) -> None:
        for place in self.moves:
            # One decision of each review after another.
            async with turn:
                await self._judge(thinker, place)
            self.done += 1

    async def _judge(self, thinker: Thinker, place: int) -> None:
        kept, session = self.table.kept, self.table.session
        game: Game[Any] = session.game
        state = self.table.sight.positions.at(place)
        options = game.options(state, self.seat)
        if len(options) < 2:
            return
        where = f"{kept.id} {place} review {self.seat}"
        view = game.view(state, self.seat)
        moves, party = session.moves[session.since : place], self.table.party
        asked = Decision(kept.setup, self.seat, where, moves, view, options, party, start_of(session))
        chosen = session.moves[place].choice
        weighed = await thinker.weigh(asked, chosen)
        found = judged(place, chosen, weighed, outcome(game, view, self.seat, weighed))
        if found is not None:
            self.judged.append(found)
            self.rounds.append(state.round)
            self.scores.append(game.scores(state)[self.seat])

    def told(self, lang: str, adviser: str) -> Review:
        """As far as it has come, in words."""
        rounds = {each.move: round for each, round in zip(self.judged, self.rounds, strict=True)}
        return Review(
            self.seat,
            self.done,
            len(self.moves),
            speech(lang).say(f"bot-{adviser}"),
            [self._lapse(each, rounds[each.move], lang) for each in lapses(self.judged)],
            *self._curve(),
        )

    def _curve(self) -> tuple[list[Estimate], bool]:
        """What the game should come to; where nothing tells, what it had come to."""
        told = list(zip(self.judged, self.rounds, self.scores, strict=True))
        foreseen = [
            Estimate(each.move, age, round(each.outcome.points, 1), round(each.outcome.error, 1))
            for each, age, _ in told
            if each.outcome is not None
        ]
        if foreseen or self.table.session.game.seats > 1:
            return foreseen, False
        return [Estimate(each.move, age, score) for each, age, score in told], True

    def _lapse(self, found: Judged, round_: int, lang: str) -> Lapse:
        kept, game = self.table.kept, self.table.session.game
        showing = showing_of(kept.setup, lang)
        deeds = Deeds(showing, game, game.view(self.table.sight.positions.at(found.move), self.seat), self.seat)
        weighed = weighed_words(showing.texts, kept.setup.game, found, found.loss)
        return Lapse(
            found.move,
            round_,
            round(found.loss, 1),
            deeds.deed(found.choice),
            deeds.deed(found.better),
            [Weight(round(points, 1), text) for text, points in weighed.items()],
            hope_words(showing.texts, found.hopes),
        )


class Reviews:
    """Begun when somebody asks, and kept for whoever asks again."""

    def __init__(self, thinker: Thinker, most: int) -> None:
        self._thinker: Final = thinker
        self._most: Final = most
        self._going: Final[OrderedDict[tuple[str, int], Going]] = OrderedDict()
        self._turn: Final = asyncio.Lock()

    def review(self, table: "Table", seat: int, lang: str) -> Review:
        """How far the review of a seat has come; raises Problem where it went wrong, and then it begins anew."""
        where = (table.kept.id, seat)
        if where not in self._going:
            self._begin(where, Going(table, seat))
        going = self._going[where]
        self._going.move_to_end(where)
        if going.task is not None and going.task.done() and (going.task.cancelled() or going.task.exception()):
            logger.error("A review fails", exc_info=None if going.task.cancelled() else going.task.exception())
            del self._going[where]
            raise Problem("internal")
        return going.told(lang, self._thinker.adviser(table.kept.setup.game))

    def _begin(self, where: tuple[str, int], going: Going) -> None:
        name = f"review of {where[0]}"
        going.task = asyncio.create_task(going.go_through(self._thinker, self._turn), name=name)
        self._going[where] = going
        while len(self._going) > self._most:
            _, oldest = self._going.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def close(self) -> None:
        tasks = [going.task for going in self._going.values() if going.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
