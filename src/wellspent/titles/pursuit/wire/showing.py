"""A table of the Pursuit in one language."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.engine.step import Refusal
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import AGES, SECTION_OF, SECTIONS, STRESS_END, STRESS_START
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.preview import ends_life
from wellspent.games.pursuit.state import PHASES, State
from wellspent.protocol import ChartLine, Great, Offer, PursuitScene, Refused, Standing, StoryPage
from wellspent.ruleset import Ruleset
from wellspent.titles.pursuit.texts import Texts
from wellspent.titles.pursuit.texts.happenings import told_goods
from wellspent.wire.base import Showing
from wellspent.wire.logbook import events_of
from wellspent.wire.preview import rotated

from .great import great_moment
from .layout import Layout
from .offers import OfferMaker, amounts
from .scene import SceneMaker, counters, displayed, tracks

# Events with one number, by the good that it counts.
COUNTED: Final = {
    kinds.HOURGLASSES: "hourglass",
    kinds.STH_CHANGED: "sth",
    kinds.LTH_CHANGED: "lth",
    kinds.STRESSED: "stress",
    kinds.RELAXED: "relax",
    kinds.HEALTHIER: "health",
    kinds.INHERITED: "lth",
}
# To the right or to the left on the Stress track.
STRAIN: Final = {kinds.STRESSED: 1, kinds.RELAXED: -1, kinds.HEALTHIER: -1}
# Whoever gets there first takes it away from the others.
TOUCHES_ALL: Final = (kinds.GOAL_REACHED, kinds.GOAL_CLOSED)


class PursuitShowing(Showing):
    settling = frozenset(("pay.choose",))
    marking = frozenset(("refresh.cards",))
    landmarks = frozenset(
        (
            *("round", "placed", "kept_trait", "took", "advanced", "completed", "joined", "upgraded", "hired"),
            *("promoted", "retired", "developed", "card_gained", "goal_reached", "goal_closed", "life_ended"),
            *("left", "inherited", "game_over"),
        )
    )

    def __init__(self, game: Pursuit, ruleset: Ruleset, texts: Texts) -> None:
        super().__init__(game, ruleset, texts)
        self.pursuit: Final = game
        self.words: Final = texts
        self.layout: Final = Layout(game.rules)
        self.scenes: Final = SceneMaker(self.layout, texts)
        self.choices: Final = OfferMaker(game, self.layout, texts)

    def scene(self, view: State, seat: int) -> PursuitScene:
        return self.scenes.scene(view, seat)

    def standings(self, state: State) -> list[Standing]:
        winners = self.game.winners(state) if state.finished else []
        return [Standing(seat, score, seat in winners) for seat, score in enumerate(self.game.scores(state))]

    @property
    def phases(self) -> Sequence[str]:
        return PHASES

    def step_name(self, number: int) -> str:
        return self.layout.step_names[number]

    def offers(self, state: State, seat: int, choices: Sequence[int]) -> list[Offer]:
        return self.choices.offers(state, seat, [self.line(choice) for choice in choices], choices)

    def refused(self, state: State, seat: int, refusal: Refusal) -> Refused:
        return self.choices.refused(state, seat, self.line(refusal.choice), refusal)

    def counters(self, view: State, seat: int) -> list[Mapping[str, int]]:
        found = [counters(player) | tracks(player) for player in view.players]
        display = displayed(self.layout, view, seat)
        if display is None:
            return [*found]
        return [one | display.counters[player] | display.tracks[player] for player, one in enumerate(found)]

    def is_living(self, view: State, seat: int) -> bool:
        return view.players[seat].is_alive

    def is_deadly(self, view: State, seat: int, choice: int) -> bool:
        return ends_life(self.pursuit, view, seat, choice)

    def rearranged(self, view: State, turn: int) -> None:
        view.draw = rotated(view.draw, turn)

    # What has happened.

    def event_name(self, kind: int) -> str:
        return kinds.EVENTS[kind]

    def card_id(self, card: int) -> str:
        return self.layout.id(card)

    def great(self, session: Session[Any], move: int, event: Event, names: Sequence[str]) -> Great | None:
        return great_moment(self.words, self.pursuit.rules, session, move, event, names)

    def touched(self, session: Session[Any], move: int, event: Event) -> list[int]:
        """A goal that is gone, a Group Project that pays them more (PH.project.19)."""
        if event.kind in TOUCHES_ALL:
            return [seat for seat in range(self.game.seats) if seat != event.seat]
        if event.kind != kinds.JOINED:
            return []
        earlier = [each for number in range(move, -1, -1) for each in events_of(session, number)]
        joined = [each for each in earlier if each.kind == kinds.JOINED and each.card == event.card]
        return sorted({each.seat for each in joined} - {event.seat})

    def goods_of(self, event: Event) -> dict[str, int]:
        if event.kind in COUNTED:
            return {COUNTED[event.kind]: event.number} if event.number else {}
        return amounts(told_goods(event)) if event.goods else {}

    def round_of(self, event: Event) -> int:
        return event.number if event.kind == kinds.ROUND else 0

    # The end.

    def chart(self, session: Session[Any]) -> list[ChartLine]:
        totals = [0] * self.game.seats
        lines: list[list[int]] = [[] for _ in totals]
        for event in session.events():
            if event.kind == kinds.LTH_CHANGED:
                totals[event.seat] += event.number
            elif event.kind == kinds.GAME_OVER or (event.kind == kinds.ROUND and event.number > 1):
                for seat, total in enumerate(totals):
                    lines[seat].append(total)
        return [ChartLine(seat, scores) for seat, scores in enumerate(lines)]

    def ages(self, session: Session[Any]) -> list[str]:
        return [self.texts.say(f"age-{age}") for age in AGES[: session.state.round]]

    def story(self, session: Session[Any], names: Sequence[str], pronouns: Sequence[str], seat: int) -> StoryPage:
        page = super().story(session, names, pronouns, seat)
        felt = stress_of(session, seat)
        for chapter in page.chapters:
            chapter.stress = felt.get(chapter.age, [])
        return page


def sections_of(session: Session[Any], seat: int) -> list[str]:
    """The section of the Stress track in which each age ended, `unlived` for those that were not lived."""
    felt, lived = stress_of(session, seat), session.state.players[seat].rounds_lived
    ended = [min(felt[age][-1], STRESS_END) for age in AGES[:lived] if age in felt]
    return [SECTIONS[SECTION_OF[space]][0] for space in ended] + ["unlived"] * (len(AGES) - len(ended))


def stress_of(session: Session[Any], seat: int) -> dict[str, list[int]]:
    """By age: the space when it began, and after every step of this seat."""
    space, steps = STRESS_START, [STRESS_START]
    found: dict[str, list[int]] = {AGES[0]: steps}
    for event in session.events():
        if event.kind == kinds.ROUND:
            steps = found[AGES[event.number - 1]] = [space]
        elif event.seat == seat and event.kind in STRAIN and event.number:
            space = min(space + STRAIN[event.kind] * event.number, STRESS_END + 1)
            steps.append(space)
    return found
