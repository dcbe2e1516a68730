"""What a choice would do, and which is best: asked by whoever sits at a table."""

from typing import TYPE_CHECKING, Final

from wellspent.advice import aims, best_choices, facts_words, outcome
from wellspent.advice.words import outcome_words, reason_words
from wellspent.protocol import Explain, Explained, Hint, Hinted

from .opened import showing_of
from .problems import Problem
from .thinking import decision
from .viewers import Holder

if TYPE_CHECKING:
    from .tables import Table


class Advice:
    """Answers at one table, from what the seat sees that asks."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table

    def explain(self, holder: Holder, command: Explain, lang: str) -> Explained:
        self.table.check_seat(holder, command.seat)
        if not self.table.sight.is_playable:
            raise Problem("over")
        self.table.check_length(command.line)
        view = self.table.session.game.view(self.table.session.state, command.seat)
        found = showing_of(self.table.kept.setup, lang).explain(view, command.seat, command.line, command.then)
        return Explained(command.id, command.line, *found)

    async def hint(self, holder: Holder, command: Hint, lang: str) -> Hinted:
        async with self.table.lock:
            self.table.check_open()
            self.table.check_seat(holder, command.seat)
            game, state = self.table.session.game, self.table.session.state
            if command.seat not in game.deciders(state):
                raise Problem("hint")
            self.table.check_advised()
            if self.table.kept.options.day and not self.table.kept.options.is_practice:
                raise Problem("day-hint")
            asked = decision(
                self.table.kept.setup,
                self.table.session,
                command.seat,
                f"{self.table.kept.id} {self.table.version} hint",
                self.table.party,
            )
            view = game.view(state, command.seat)
        weighed = await self.table.thinker.weigh(asked)
        hints, foreseen = best_choices(weighed), outcome(game, view, command.seat, weighed)
        texts = showing_of(self.table.kept.setup, lang).texts
        return Hinted(
            command.id,
            [game.notation(hint.choice) for hint in hints],
            [texts.choice(game, view, command.seat, hint.choice) for hint in hints],
            [round(hint.gain, 2) for hint in hints],
            [reason_words(texts, self.table.kept.setup.game, hint) for hint in hints],
            facts_words(texts, self.table.kept.setup.game, aims(game, command.seat, view)),
            outcome_words(texts, self.table.kept.setup.game, foreseen) if foreseen else "",
        )
