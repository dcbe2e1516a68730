"""What a choice will bring about in a curriculum vitae: sets, goals, what active cards give, what is covered."""

from collections.abc import Iterator
from typing import Final

from wellspent.advice.facts import Fact, listed
from wellspent.games.cv.cards import POSSESSION, TABLED, TYPES, Card
from wellspent.games.cv.game import CV
from wellspent.games.cv.scoring import type_points, value_of
from wellspent.games.cv.state import NO_CARD, Player, State
from wellspent.games.cv.symbols import SYMBOLS


class Foresight:
    """Compares what a decision leads to with the position it is made in."""

    def __init__(self, game: CV, view: State, seat: int) -> None:
        self.rules: Final = game.rules
        self.view: Final = view
        self.seat: Final = seat
        self.me: Final = view.players[seat]

    def facts(self, state: State) -> list[Fact]:
        """What will be otherwise, what matters most for each aspect first."""
        then = state.players[self.seat]
        return [
            *self._sets(then),
            *self._possessions(then),
            *self._own_goal(then),
            *self._public_goals(state),
            *self._effects(then),
            *self._events(then),
        ]

    def _card(self, number: int) -> Card:
        return self.rules.cards[number]

    def _sets(self, then: Player) -> Iterator[Fact]:
        """CV.score.02: the more cards of a type, the more each of them counts."""
        for stack in range(TABLED):
            had, has = type_points(self.rules, self.me, stack), type_points(self.rules, then, stack)
            if had != has:
                args: dict[str, str | int] = {"type": TYPES[stack], "count": len(then.stacks[stack])}
                yield Fact("sets", has > had, "set", args | {"points": has, "before": had})

    def _possessions(self, then: Player) -> Iterator[Fact]:
        mine, others = set(self.me.stacks[POSSESSION]), set(then.stacks[POSSESSION])
        for number in sorted(mine ^ others):
            if points := self._card(number).points:
                is_new = number in others
                id = "possession" if is_new else "possession-lost"
                yield Fact("possessions", is_new, id, {"card": self._card(number).id, "points": points})

    def _own_goal(self, then: Player) -> Iterator[Fact]:
        if self.me.goal == NO_CARD:
            return
        number = self.me.goal
        had, has = value_of(self.rules, self.me, number), value_of(self.rules, then, number)
        if had != has:
            yield Fact("goal", has > had, "goal", {"goal": self._card(number).id, "points": has, "before": had})

    def _public_goals(self, state: State) -> Iterator[Fact]:
        for number in self.view.goals:
            values = [value_of(self.rules, player, number) for player in state.players]
            had, has = value_of(self.rules, self.me, number), values.pop(self.seat)
            if had != has:
                best = max(values)
                id = "leads" if has > best else "shares" if has == best else "behind"
                args: dict[str, str | int] = {"goal": self._card(number).id, "points": has, "before": best}
                yield Fact("public_goals", has > had, id, args)

    def _effects(self, then: Player) -> Iterator[Fact]:
        """CV.tokens.01, CV.addcv.03: a card on top gives, a covered one gives nothing more."""
        for had, has in zip(self.me.stacks, then.stacks, strict=True):
            before, after = (had[-1] if had else NO_CARD), (has[-1] if has else NO_CARD)
            if before == after:
                if len(has) > len(had) and (goods := self._gives(after)):
                    yield Fact("effects", True, "stays", {"card": self._card(after).id, "goods": goods})
                continue
            if after != NO_CARD and (goods := self._gives(after)):
                yield Fact("effects", True, "gives", {"card": self._card(after).id, "goods": goods})
            if before != NO_CARD and before in has and (goods := self._gives(before)):
                yield Fact("effects", False, "covered", {"card": self._card(before).id, "goods": goods})
            elif before != NO_CARD and before not in has:
                yield Fact("effects", False, "lost", {"card": self._card(before).id})

    def _gives(self, number: int) -> str:
        card = self._card(number)
        amounts = {name: count for name, count in zip(SYMBOLS, card.tokens, strict=True) if count}
        return listed(amounts)

    def _events(self, then: Player) -> Iterator[Fact]:
        for number in self.me.hand:
            if number not in then.hand:
                yield Fact("events", False, "event-used", {"card": self._card(number).id})
        for number in then.hand:
            if number not in self.me.hand:
                yield Fact("events", True, "event", {"card": self._card(number).id})

    # What to aim for.

    def aims(self) -> list[Fact]:
        """The private goal, then the type that the next card would count most for."""
        found: list[Fact] = []
        if self.me.goal != NO_CARD:
            points = value_of(self.rules, self.me, self.me.goal)
            found.append(Fact("aims", True, "aim-goal", {"goal": self._card(self.me.goal).id, "points": points}))
        sizes = [len(self.me.stacks[stack]) for stack in range(TABLED)]
        longest = max(range(TABLED), key=lambda stack: sizes[stack])
        if sizes[longest]:
            args: dict[str, str | int] = {"type": TYPES[longest], "count": sizes[longest]}
            found.append(Fact("aims", True, "aim-set", args | {"points": sizes[longest] + 1}))
        return found
