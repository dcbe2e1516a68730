"""Running a scenario: make its choices, and note where the table differs from what it expects."""

from dataclasses import dataclass
from typing import Any

from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.engine.session import seat_letter, seat_number
from wellspent.engine.step import Refusal

from .comparing import Comparison, Difference, known, shown
from .reading import Scenario
from .schema import StepEntry

# Reasons that are not the game's: somebody else has to decide, or it is none of the answers to a question.
NOT_ASKED = "not_asked"
NOT_OFFERED = "not_offered"
MOST_NAMED = 8
MOST_RESTS = 1000


@dataclass(frozen=True)
class Outcome:
    """How a scenario went: nothing in `differences` means passed."""

    origin: str
    title: str
    differences: list[str]

    @property
    def passed(self) -> bool:
        return not self.differences


def run(scenario: Scenario) -> Outcome:
    """Run all steps on a copy of the position, up to the first one that differs."""
    performance = Performance(scenario)
    for number, step in enumerate(scenario.file.then, 1):
        if found := performance.run(step):
            label = step.note or ", ".join(step.choose) or step.refuse or step.end
            place = f"step {number} ({label})" if label else f"step {number}"
            return Outcome(scenario.origin, scenario.file.title, [f"{place}: {each}" for each in found])
    return Outcome(scenario.origin, scenario.file.title, [])


class Performance:
    """The position while the steps are carried out."""

    def __init__(self, scenario: Scenario) -> None:
        self.setting = scenario.setting
        self.game = scenario.game
        self.start = scenario.state
        self.state = self.game.copy(scenario.state)
        self.events: list[Event] = []
        self.state.log = self.events
        self.before = self.comparison().counts()

    def comparison(self) -> Comparison[Any]:
        return self.setting.comparison(self.game, self.state, self.start)

    def run(self, step: StepEntry) -> list[str]:
        """Do what a step says and compare; the differences found."""
        try:
            self.game.settle(self.state)
            self.setting.prepare(self.state, step)
            for line in step.choose:
                self.choose(line)
            if step.refuse:
                self.check_refusal(step)
            if step.end:
                self.go_on(step.end)
            self.check_dice(step)
        except Difference as difference:
            return [str(difference)]
        comparison = self.comparison()
        found = comparison.compare(step, self.before, self.events)
        self.events.clear()
        self.before = comparison.counts()
        return found

    def check_dice(self, step: StepEntry) -> None:
        left, dice = self.setting.not_thrown(self.state, step)
        if left:
            raise Difference(f"dice: {left} of {dice} not thrown in this step")

    def choose(self, line: str) -> None:
        seat, words = self.seat_and_words(line)
        options = self.game.options(self.state, seat) if seat in self.game.deciders(self.state) else []
        choice = matching(self.game, options, words)
        if choice is not None:
            self.game.apply(self.state, seat, choice)
            return
        interrupt = matching(self.game, self.game.interrupts(self.state, seat), words)
        if interrupt is None:
            raise Difference(self.why_not(seat, words, options))
        self.game.apply_interrupt(self.state, seat, interrupt)

    def seat_and_words(self, line: str) -> tuple[int, str]:
        """`A study`, or `study` for the one seat that has to decide."""
        words = line.split()
        letters = [seat_letter(seat) for seat in range(self.game.seats)]
        if words and words[0] in letters:
            return seat_number(words[0]), " ".join(words[1:])
        deciders = self.game.deciders(self.state)
        if len(deciders) != 1:
            raise Difference(
                f"'{line}' does not say whose choice it is; expected a seat ({', '.join(letters)}) before it"
            )
        return deciders[0], " ".join(words)

    def why_not(self, seat: int, words: str, options: list[int]) -> str:
        letter = seat_letter(seat)
        if self.state.finished:
            return f"'{words}' is not possible: the game is over"
        if seat not in self.game.deciders(self.state):
            asked = ", ".join(seat_letter(other) for other in self.game.deciders(self.state))
            return f"seat {letter} cannot choose '{words}': seat {asked} has to decide"
        refusal = self.refusal(seat, words)
        if refusal is not None:
            name, rule = self.game.reason_name(refusal.reason), self.game.reason_rule(refusal.reason)
            lacking = "".join(f", {count} {good} missing" for good, count in self.missing(refusal).items())
            return f"seat {letter} cannot choose '{words}': {name}{lacking} ({rule})"
        lines = [self.game.notation(choice) for choice in options]
        near = [line for line in lines if line.split()[0] == words.split()[0]] if words else []
        named = ", ".join((near or lines)[:MOST_NAMED])
        return f"seat {letter} does not have exactly one choice '{words}'; choose from: {named}"

    def refusal(self, seat: int, words: str) -> Refusal | None:
        refusals = self.game.refusals(self.state, seat)
        choice = matching(self.game, [refusal.choice for refusal in refusals], words)
        return next((refusal for refusal in refusals if refusal.choice == choice), None)

    def check_refusal(self, step: StepEntry) -> None:
        """The line must be refused, and for the reason, the lack and the rule that the step names."""
        seat, words = self.seat_and_words(step.refuse)
        is_asked = seat in self.game.deciders(self.state)
        options = self.game.options(self.state, seat) if is_asked else []
        for choice in [*options, *self.game.interrupts(self.state, seat)]:
            if is_meant(self.game.notation(choice), words):
                raise Difference(f"'{self.game.notation(choice)}' is possible, expected to be refused")
        if not is_asked:
            if not step.reason:
                asked = f'write reason = "{NOT_ASKED}" if that is meant'
                raise Difference(f"seat {seat_letter(seat)} has nothing to decide now; {asked}")
            self.check_reason(step, NOT_ASKED)
            return
        refusal = self.refusal(seat, words)
        if refusal is None and self.is_answer(words, options):
            self.check_reason(step, NOT_OFFERED)
            return
        if refusal is None:
            raise Difference(f"'{words}' is not something that seat {seat_letter(seat)} could look for now")
        self.check_reason(step, self.game.reason_name(refusal.reason))
        rule = self.game.reason_rule(refusal.reason)
        if step.rule and step.rule != rule:
            raise Difference(f"refused by {rule}, expected {step.rule}")
        if step.missing is not None and step.missing != self.missing(refusal):
            raise Difference(f"missing {shown(self.missing(refusal))}, expected {shown(step.missing)}")

    def is_answer(self, words: str, options: list[int]) -> bool:
        """Whether a line has the form of an answer to the question that is asked: another payment, another pick."""
        verbs = {self.game.notation(choice).split()[0] for choice in options}
        return len(verbs) == 1 and words.split()[:1] == [*verbs] and not self.game.refusals(self.state, self.asked())

    def asked(self) -> int:
        return self.game.deciders(self.state)[0]

    def check_reason(self, step: StepEntry, reason: str) -> None:
        if reasons := self.setting.reasons(self.game):
            known(step.reason or reason, (*reasons, NOT_ASKED, NOT_OFFERED), "a reason")
        if step.reason and step.reason != reason:
            raise Difference(f"refused because of {reason}, expected {step.reason}")

    def go_on(self, end: str) -> None:
        """Everybody lets time pass until the round, the game or what else it is has ended."""
        began = self.setting.clock(self.state, end)
        for _ in range(MOST_RESTS):
            if self.state.finished or (end != "game" and self.setting.clock(self.state, end) != began):
                break
            self.idle()
        if end == "game" and not self.state.finished:
            raise Difference("the game does not end")

    def idle(self) -> None:
        seat = self.game.deciders(self.state)[0]
        options = self.game.options(self.state, seat)
        found = [matching(self.game, options, line) for line in self.setting.idle]
        choice = next((choice for choice in found if choice is not None), None)
        if choice is None:
            lines = ", ".join(self.game.notation(option) for option in options[:MOST_NAMED])
            raise Difference(f"seat {seat_letter(seat)} has to choose first: {lines}")
        self.game.apply(self.state, seat, choice)

    def missing(self, refusal: Refusal) -> dict[str, int]:
        return {self.setting.goods[good]: count for good, count in enumerate(refusal.missing) if count}


def is_meant(line: str, words: str) -> bool:
    """Whether words are a line or its beginning."""
    return line == words or line.startswith(f"{words} ")


def matching(game: Game[Any], choices: list[int], words: str) -> int | None:
    """The choice that a line means: the line itself, or the only one that begins so."""
    lines = {choice: game.notation(choice) for choice in choices}
    for choice, line in lines.items():
        if line == words:
            return choice
    found = [choice for choice, line in lines.items() if is_meant(line, words)]
    return found[0] if len(found) == 1 else None
