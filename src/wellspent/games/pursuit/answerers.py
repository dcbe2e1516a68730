"""Who answers which question of `Module`, found out once from the classes."""

from typing import Final, final

from .module import Module

# Every question that a module may answer.
QUESTIONS: Final = [name for name in vars(Module) if not name.startswith("_") and callable(getattr(Module, name))]


@final
class Answerers:
    """By question: the modules that override it, in the order in which they are asked."""

    def __init__(self) -> None:
        self.shape_card: list[Module] = []
        self.part: list[Module] = []
        self.set_up: list[Module] = []
        self.within_reach: list[Module] = []
        self.lift: list[Module] = []
        self.carry_out: list[Module] = []
        self.taken: list[Module] = []
        self.abilities: list[Module] = []
        self.spend_levels: list[Module] = []
        self.changes_prices: list[Module] = []
        self.project_price: list[Module] = []
        self.upkeep_duties: list[Module] = []
        self.upkeep_price: list[Module] = []
        self.upkeep_level: list[Module] = []
        self.upkeep_reason: list[Module] = []
        self.upkeep_bound: list[Module] = []
        self.upkeep_paid: list[Module] = []
        self.upkeep_refused: list[Module] = []
        self.discard_reason: list[Module] = []
        self.ladder_reason: list[Module] = []
        self.stress_ahead: list[Module] = []
        self.may_join_turns: list[Module] = []
        self.action_done: list[Module] = []
        self.paid: list[Module] = []
        self.card_placed: list[Module] = []
        self.card_left: list[Module] = []
        self.life_ended: list[Module] = []
        self.measure: list[Module] = []
        self.before_scoring: list[Module] = []
        self.inheritance: list[Module] = []
        self.goals_checked: list[Module] = []
        self.final_goals: list[Module] = []
        self.final_score: list[Module] = []
        self.solo_threshold: list[Module] = []
        self.show: list[Module] = []

    def add(self, module: Module) -> None:
        kind = type(module)
        for question in QUESTIONS:
            if getattr(kind, question) is not getattr(Module, question):
                answering: list[Module] = getattr(self, question)
                answering.append(module)
        # What is put on the agenda first is done last.
        self.action_done.sort(key=lambda each: not each.comes_last)
        # XP.order.04: the loss of an expansion comes behind what modules score.
        self.final_score.sort(key=lambda each: each.is_expansion)
