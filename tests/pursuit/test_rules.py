"""The rules of one game: who answers what, and that nothing changes once it is set up."""

from collections.abc import Callable, Sized
from typing import ClassVar

import pytest

from wellspent.games.pursuit.answerers import QUESTIONS, Answerers
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import State
from wellspent.library import new_session, set_up
from wellspent.players import bot
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.texts.terms import level_of_bill


class Ladder(Module):
    """Answers one question and nothing else."""

    name: ClassVar[str] = "ladder"

    def upkeep_level(self, state: State, player: int, card: Card) -> int | None:
        return 1


def test_every_question_of_a_module_has_those_who_answer_it() -> None:
    lists = {name for name in dir(Answerers()) if isinstance(getattr(Answerers(), name), list)}

    assert lists == set(QUESTIONS)
    assert "upkeep_level" in QUESTIONS


def test_a_module_that_answers_one_question_is_asked_just_that() -> None:
    game = Pursuit(catalog().cards("second", []), modules=[Ladder])
    asked = [name for name in QUESTIONS if getattr(game.rules.answerers, name)]

    assert asked == ["upkeep_level"]
    assert level_of_bill(game.rules, game.deal("a life"), 0, game.rules.cards[0]) == 1


ADDING: list[Callable[[Rules], object]] = [
    lambda rules: rules.add_event("surprise"),
    lambda rules: rules.add_reason("because", "PH.action.04"),
    lambda rules: rules.add_verb("fly"),
    lambda rules: rules.add_kind("dragon"),
    lambda rules: rules.add_pile("dragons"),
    lambda rules: rules.add_space("lair"),
    lambda rules: rules.add_measure("scales"),
    lambda rules: rules.add_deed("burn"),
    lambda rules: rules.insert("resolve.mood", "action.turns"),
]


@pytest.mark.parametrize("add", ADDING)
def test_rules_that_are_set_up_take_nothing_more(add: Callable[[Rules], object]) -> None:
    rules = Pursuit(catalog().cards("second", [])).rules

    with pytest.raises(RuntimeError, match="never change"):
        add(rules)


def numbers_in(rules: Rules) -> list[int]:
    names: list[Sized] = [rules.kinds, rules.piles, rules.spaces, rules.reasons, rules.events, rules.round]
    things: list[Sized] = [rules.verbs, rules.steps, rules.cards, rules.abilities, rules.actions, rules.remembered_like]
    return [len(each) for each in (*names, *things)]


@rule("NOS.setup.03")
def test_rules_are_the_same_after_many_deals_and_a_game() -> None:
    session = new_session(set_up(("Ada", "Ben"), "a life", modules=tuple(module_names()), sets=("box",)))
    game = session.game
    assert isinstance(game, Pursuit)
    before = numbers_in(game.rules)
    for number in range(3):
        game.settle(game.deal(f"deal {number}"))
    players = [bot("random", game, seat, "test") for seat in range(2)]
    while not session.state.finished and len(session.moves) < 300:
        seat = game.deciders(session.state)[0]
        view = game.view(session.state, seat)
        session.play(seat, players[seat].choose(view, game.options(session.state, seat)))

    assert numbers_in(game.rules) == before
