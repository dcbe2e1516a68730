"""What might have been: a computer plays on from two choices of one decision, life by life, in the background."""

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, NamedTuple

from wellspent import titles
from wellspent.engine.session import Move, NotPossible, find
from wellspent.protocol import Choices, Deed, Road, StoryChapter, WhatIf

from .deeds import Deeds
from .living import Life
from .opened import showing_of
from .problems import Problem, speech
from .thinking import Decision, Thinker, start_of

if TYPE_CHECKING:
    from .tables import Table

LIVES: Final = 12

logger = logging.getLogger(__name__)


class Fork(NamedTuple):
    """A decision of a finished game, and what is tried there instead."""

    table: str
    move: int
    line: str


class Walk:
    """Both roads from one decision, as far as they have been walked."""

    def __init__(self, table: "Table", move: int, choice: int) -> None:
        self.table: Final = table
        self.move: Final = move
        self.made: Final = table.session.moves[move]
        self.choices: Final = (self.made.choice, choice)
        self.lives: Final[tuple[list[Life], list[Life]]] = ([], [])
        self.task: asyncio.Task[None] | None = None

    async def go(self, thinker: Thinker, turn: asyncio.Lock) -> None:
        people = [(seat.name, seat.pronoun) for seat in self.table.kept.seats]
        for number in range(LIVES):
            for lives, choice in zip(self.lives, self.choices, strict=True):
                async with turn:
                    lives.append(await thinker.live(self._decision(number), choice, people))

    def _decision(self, number: int) -> Decision:
        kept, session = self.table.kept, self.table.session
        # The cards to come are named by the life alone: both roads meet the same.
        where = f"{kept.id} {self.move} life {number}"
        moves = session.moves[session.since : self.move]
        return Decision(kept.setup, self.made.seat, where, moves, None, [], self.table.party, start_of(session))

    def told(self, lang: str) -> WhatIf:
        table, seat = self.table, self.made.seat
        state = table.sight.positions.at(self.move)
        deeds = _deeds(table, self.move, lang)
        chosen, other = (
            Road(deeds.deed(choice), [life.scores[seat] for life in lives])
            for choice, lives in zip(self.choices, self.lives, strict=True)
        )
        done = len(self.lives[0]) + len(self.lives[1])
        level = titles.title(table.kept.setup.game).usual_level
        real = table.session.game.scores(table.session.state)[seat]
        player = speech(lang).say(f"bot-{level}")
        return WhatIf(self.move, state.round, seat, done, 2 * LIVES, player, real, chosen, other)


class Roads:
    """Begun when somebody asks, and kept for whoever asks again."""

    def __init__(self, thinker: Thinker, most: int) -> None:
        self._thinker: Final = thinker
        self._most: Final = most
        self._walks: Final[OrderedDict[Fork, Walk]] = OrderedDict()
        self._turn: Final = asyncio.Lock()

    def choices(self, table: "Table", move: int, lang: str) -> Choices:
        """What was chosen at a move, and what else could have been; nothing else where it was no decision."""
        made = _move_of(table, move)
        if move < table.session.since:
            return Choices(move, 0, made.seat, [Deed(made.line, made.line)])
        deeds = _deeds(table, move, lang)
        chosen = deeds.deed(made.choice)
        rest = [] if made.is_interrupt else [deed for deed in deeds.all() if deed.line != chosen.line]
        return Choices(move, table.sight.positions.at(move).round, made.seat, [chosen, *rest])

    def what_if(self, table: "Table", move: int, line: str, lang: str) -> WhatIf:
        """How far both roads have been walked; raises Problem where that went wrong, and then it begins anew."""
        return self._walk(table, move, line).told(lang)

    def life(self, table: "Table", move: int, line: str, road: int, number: int, lang: str) -> list[StoryChapter]:
        """One of the lives, from where the roads part."""
        lives = self._walk(table, move, line).lives[road]
        if not 0 <= number < len(lives):
            raise Problem("not-found")
        life = lives[number]
        return life.told[lang][life.chapter :]

    def _walk(self, table: "Table", move: int, line: str) -> Walk:
        fork = Fork(table.kept.id, move, line)
        if fork not in self._walks:
            self._begin(fork, Walk(table, move, other_choice(table, move, line)))
        walk = self._walks[fork]
        self._walks.move_to_end(fork)
        if walk.task is not None and walk.task.done() and (walk.task.cancelled() or walk.task.exception()):
            logger.error("Lives fail", exc_info=None if walk.task.cancelled() else walk.task.exception())
            del self._walks[fork]
            raise Problem("internal")
        return walk

    def _begin(self, fork: Fork, walk: Walk) -> None:
        walk.task = asyncio.create_task(walk.go(self._thinker, self._turn), name=f"lives of {fork.table}")
        self._walks[fork] = walk
        while len(self._walks) > self._most:
            _, oldest = self._walks.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def close(self) -> None:
        tasks = [walk.task for walk in self._walks.values() if walk.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _move_of(table: "Table", move: int) -> Move:
    moves = table.session.moves
    if not 0 <= move < len(moves):
        raise Problem("moment", moves=len(moves))
    return moves[move]


def _decision_of(table: "Table", move: int) -> Move:
    """A decision that can be taken anew: nobody's leaving, and nothing that was played by other rules."""
    made = _move_of(table, move)
    if made.is_interrupt or move < table.session.since:
        raise Problem("impossible")
    return made


def other_choice(table: "Table", move: int, line: str) -> int:
    """The choice that a line means at a decision; raises Problem where there was none such."""
    made = _decision_of(table, move)
    try:
        choice, is_interrupt = find(table.session.game, table.sight.positions.at(move), made.seat, line)
    except NotPossible as error:
        raise Problem("impossible") from error
    if is_interrupt:
        raise Problem("impossible")
    return choice


def _deeds(table: "Table", move: int, lang: str) -> Deeds:
    made = table.session.moves[move]
    game = table.session.game
    view = game.view(table.sight.positions.at(move), made.seat)
    return Deeds(showing_of(table.kept.setup, lang), game, view, made.seat)
