"""Hints and reviews at a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from wellspent.advice import (
    Hint,
    Judged,
    Outcome,
    adviser,
    aims,
    best_choices,
    facts_words,
    judged,
    lapses,
    outcome,
    own_decisions,
    prospects,
)
from wellspent.advice.words import outcome_words, points_words, reason_words
from wellspent.engine.game import Game
from wellspent.engine.session import Session

from .pieces import Block, fit, heading, line, wrapped
from .scene import Scene
from .screen import answer
from .stage import Stage

# The chance of whoever advises: the same question gets the same answer.
CHANCE: Final = "advice"
BAR: Final = 40
FILLED: Final = "█"
PLAIN: Final = "#"


# Hints.


def hints_for(game: Game[Any], state: Any, seat: int) -> tuple[list[Hint], Outcome | None]:
    """The best choices of a seat, as it sees the table, and what the game should come to."""
    view, options = game.view(state, seat), game.options(state, seat)
    found = prospects(adviser(game.name), game, seat, CHANCE, view, options)
    return best_choices(found), outcome(game, view, seat, found)


def hint_lines(scene: Scene, hints: Sequence[Hint], foreseen: Outcome | None, width: int) -> Block:
    """A heading, and the best choices with what they gain and why."""
    texts, look = scene.texts, scene.look
    if not adviser(scene.game.name):
        return wrapped(texts.say("advice-nobody"), width, " ")
    made: Block = [heading(Text(texts.say("advice-title"), "bold"), width, look)]
    if len(scene.menu.items) == 1:
        return [*made, *wrapped(texts.say("advice-one"), width, " ")]
    for aim in facts_words(texts, scene.game.name, aims(scene.game, scene.seat, scene.state)):
        made += wrapped(aim, width, " ")
    if foreseen is not None:
        made += wrapped(outcome_words(texts, scene.game.name, foreseen), width, " ")
    for hint in hints:
        item = next(item for item in scene.menu.items if item.choice == hint.choice)
        made += answer(scene, item, width)
        reasons = reason_words(texts, scene.game.name, hint)
        gain = (f"     {points_words(texts, hint.gain)} ", f"bold {look.palette.go if hint.gain > 0 else look.faint}")
        rows = wrapped(f" {look.signs.dot} ".join(reasons), width - 12, "", look.faint) or [Text()]
        made += [line(gain if place == 0 else " " * 10, row) for place, row in enumerate(rows)]
    return [*made, *wrapped(texts.say("advice-about"), width, " ", look.faint)]


# Reviews.


def judgements(session: Session[Any], seat: int) -> Iterator[tuple[int, Judged | None]]:
    """Every decision of a seat, with the round it was made in; nothing where there was no choice."""
    game = session.game
    own = set(own_decisions(session, seat))
    state = game.start(session.seed)
    for place, move in enumerate(session.moves):
        if place in own:
            yield state.round, _judged(game, state, seat, place, move.choice)
        if move.is_interrupt:
            game.apply_interrupt(state, move.seat, move.choice)
        else:
            game.apply(state, move.seat, move.choice)


def _judged(game: Game[Any], state: Any, seat: int, place: int, choice: int) -> Judged | None:
    view, options = game.view(state, seat), game.options(state, seat)
    if len(options) < 2:
        return None
    found = prospects(adviser(game.name), game, seat, CHANCE, view, options, choice)
    return judged(place, choice, found, outcome(game, view, seat, found))


def review_lines(stage: Stage, seat: int, found: Sequence[tuple[int, Judged | None]], width: int) -> Block:
    """The dearest decisions of a seat, and what the game promised from round to round."""
    rounds = {each.move: round for round, each in found if each is not None}
    kept = [each for _, each in found if each is not None]
    texts, look, name = stage.texts, stage.look, stage.names[seat]
    level = line((texts.say("review-of", level=texts.say(f"bot-{adviser(stage.session.game.name)}")), look.faint))
    made: Block = [heading(Text(texts.say("review-title", name=name), "bold"), width, look, level)]
    dear = lapses(kept)
    if not dear:
        made += wrapped(texts.say("review-nothing", name=name), width, " ")
    for each in dear:
        made += lapse_lines(stage, seat, each, rounds[each.move], width)
    return [*made, *curve_lines(stage, seat, kept, rounds, width)]


def lapse_lines(stage: Stage, seat: int, found: Judged, round: int, width: int) -> Block:
    """One decision: when it was, what was done, what would have been better and by how much."""
    texts, look, game = stage.texts, stage.look, stage.session.game
    view = game.view(position(stage.session, found.move), seat)
    lost = texts.say("review-lost", points=points_words(texts, -found.loss))
    when = texts.say(_of_game(stage, "review-when"), round=round, number=found.move + 1)
    made = [line((f" {when}", "bold"), f" {look.signs.dot} ", (lost, f"bold {look.palette.warn}"))]
    for id, choice in (("review-chosen", found.choice), ("review-better", found.better)):
        made += wrapped(texts.say(id, choice=texts.choice(game, view, seat, choice)), width, "   ")
    reasons = reason_words(texts, game.name, found)
    return [*made, *wrapped(f" {look.signs.dot} ".join(reasons), width, "   ", look.faint)]


def curve_lines(stage: Stage, seat: int, kept: Sequence[Judged], rounds: dict[int, int], width: int) -> Block:
    """What the game should have come to, as of the last decision of every round, as bars."""
    texts, look, session = stage.texts, stage.look, stage.session
    last = {rounds[each.move]: each.outcome for each in kept if each.outcome is not None}
    if not last:
        return []
    score = session.game.scores(session.state)[seat]
    most = max([1.0, score, *[foreseen.points for foreseen in last.values()]])
    room = min(BAR, width - 30)
    title = Text(texts.say("review-curve", name=stage.names[seat]), "bold")
    made: Block = [line(), heading(title, width, look)]
    for round, foreseen in last.items():
        label = texts.say(_of_game(stage, "review-round"), round=round) if round else texts.say("review-start")
        made.append(_bar(stage, label, foreseen, most, room))
    if session.state.finished:
        made.append(line((f" {texts.say('review-score', score=score)}", "bold")))
    return made


def _of_game(stage: Stage, id: str) -> str:
    """The message of this game, where it has one: French calls a round of CV otherwise."""
    own = f"{id}-{stage.session.game.name}"
    return own if stage.texts.has(own) else id


def _bar(stage: Stage, label: str, foreseen: Outcome, most: float, room: int) -> Text:
    look = stage.look
    sign = FILLED if look.signs.line == "─" else PLAIN
    return line(
        fit(Text(f" {label}"), 12, look),
        (sign * max(0, round(room * foreseen.points / most)), look.seat(0)[1]),
        f" {round(foreseen.points)} ± {max(1, round(foreseen.error))}",
    )


def position(session: Session[Any], moves: int) -> Any:
    """The position after so many moves."""
    game = session.game
    state = game.start(session.seed)
    for move in session.moves[:moves]:
        if move.is_interrupt:
            game.apply_interrupt(state, move.seat, move.choice)
        else:
            game.apply(state, move.seat, move.choice)
    return state
