"""What a character likes: cards of one stack, a little more than they are worth."""

from typing import Final, final

from wellspent.games.cv.cards import HEALTH_TYPE, KNOWLEDGE_TYPE, POSSESSION, RELATIONSHIP_TYPE, WORK, Card

from .shop import Regard

STACK_OF: Final = {
    "athlete": HEALTH_TYPE,
    "scholar": KNOWLEDGE_TYPE,
    "family": RELATIONSHIP_TYPE,
    "careerist": WORK,
    "hedonist": POSSESSION,
}
# By level, points for every card; the better a player, the cooler its head.
LIKING: Final = {"casual": 3.0, "sensible": 1.0, "planner": 1.0, "strong": 0.7, "former": 0.7}


@final
class Taste(Regard):
    """So many points more for every card that one likes."""

    def __init__(self, liked: list[int], liking: float) -> None:
        self.liked: Final = liked
        self.liking: Final = liking

    def worth(self, cards: list[int]) -> float:
        worth = 0.0
        for number in cards:
            if number in self.liked:
                worth += self.liking
        return worth


NO_TASTE: Final = Taste([], 0.0)


def taste_of(character: str, level: str, cards: list[Card]) -> Taste:
    stack = STACK_OF[character]
    return Taste([card.index for card in cards if stack in card.types], LIKING[level])
