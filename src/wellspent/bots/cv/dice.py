"""Which dice to keep: every hand that a number of dice can show, and what holding a part of it promises.

Dice are alike, so a hand is how many of them show each face; there are 126 hands of four dice and 792 of seven. What
the last throw is worth is known for each hand. What a held part promises is then the mean over the faces of one more
die, die by die, and a hand before a reroll is worth the best part of it that may be held.
"""

from functools import cache
from itertools import combinations_with_replacement
from typing import Final, final

from wellspent.games.cv.symbols import BAD_LUCK, FACES

NO_HAND: Final = -1


@final
class Hands:
    """All hands of up to so many dice, the smaller ones first."""

    def __init__(self, dice: int) -> None:
        self.hands: Final = [
            tuple(shown.count(face) for face in range(FACES))
            for size in range(dice + 1)
            for shown in combinations_with_replacement(range(FACES), size)
        ]
        self.place: Final = {hand: place for place, hand in enumerate(self.hands)}
        # The place of the first hand of all dice, and of every hand with a die more or less of each face.
        self.full: Final = next(place for place, hand in enumerate(self.hands) if sum(hand) == dice)
        self.more: Final = [[self._beside(hand, face, 1) for face in range(FACES)] for hand in self.hands[: self.full]]
        self.fewer: Final = [[self._beside(hand, face, -1) for face in range(FACES)] for hand in self.hands]

    def _beside(self, hand: tuple[int, ...], face: int, change: int) -> int:
        changed = (*hand[:face], hand[face] + change, *hand[face + 1 :])
        return self.place.get(changed, NO_HAND)

    def promises(self, worth: list[float]) -> list[float]:
        """What every part promises if the other dice are thrown, given what every full hand is worth."""
        found = [0.0] * self.full + worth
        for place in range(self.full - 1, -1, -1):
            one, two, three, four, five, six = self.more[place]
            found[place] = (found[one] + found[two] + found[three] + found[four] + found[five] + found[six]) / FACES
        return found

    def best_parts(self, promises: list[float], loose: int) -> list[int]:
        """Which part of every full hand promises most, if dice with faces below `loose` may go."""
        best = list(range(len(promises)))
        for place, fewer in enumerate(self.fewer):
            most = best[place]
            for other in fewer[:loose]:
                if other != NO_HAND and promises[best[other]] > promises[most]:
                    most = best[other]
            best[place] = most
        return best[self.full :]


@cache
def hands_of(dice: int) -> Hands:
    return Hands(dice)


@final
class Roll:
    """What keeping dice promises, with so many rerolls left."""

    def __init__(self, dice: int, worth: list[float], rerolls: int, is_treated: bool) -> None:
        self.hands: Final = hands_of(dice)
        self.worth: Final = worth
        self.rerolls: Final = rerolls
        self.is_treated: Final = is_treated
        # By rerolls left after the throw: what every part promises; and the same while bad luck may be thrown again.
        self.plain: Final = [self.hands.promises(worth)]
        self.treated: Final = [self.plain[0]]
        for left in range(1, rerolls + 1):
            frozen, free = self._before(left)
            self.plain.append(self.hands.promises(frozen))
            self.treated.append(self.hands.promises(free))

    def _before(self, rerolls: int) -> tuple[list[float], list[float]]:
        """What full hands are worth with so many rerolls: bad luck frozen (CV.roll.06), or free once (CV.cards.15)."""
        frozen = self._best(self.plain[rerolls - 1], BAD_LUCK)
        if not self.is_treated:
            return frozen, frozen
        waiting = self._best(self.treated[rerolls - 1], BAD_LUCK)
        now = self._best(self.plain[rerolls - 1], FACES)
        return frozen, [max(pair) for pair in zip(waiting, now, strict=True)]

    def _best(self, promises: list[float], loose: int) -> list[float]:
        return [promises[place] for place in self.hands.best_parts(promises, loose)]

    def stopping(self, hand: tuple[int, ...]) -> float:
        return self.worth[self.hands.place[hand] - self.hands.full]

    def throwing(self, hand: tuple[int, ...], held: tuple[int, ...], left: int) -> float:
        """What a part of a hand promises if the rest is thrown and so many rerolls are left then."""
        return (self.plain if self._is_spent(hand, held) else self.treated)[left][self.hands.place[held]]

    def again(self, hand: tuple[int, ...], rerolls: int) -> float:
        """What a hand is worth with so many rerolls."""
        return self._before(rerolls)[1][self.hands.place[hand] - self.hands.full]

    def chance(self, marks: list[float], hand: tuple[int, ...], held: tuple[int, ...], left: int) -> float:
        """How likely a part of a hand leads to one with a mark, if the best is held from then on.

        The part may be the whole hand: then its best part is thrown, if a reroll is left.
        """
        plain = treated = self.hands.promises(marks)
        for rerolls in range(left):
            treated = self._treated_chances(plain, treated, rerolls)
            parts = self.hands.best_parts(self.plain[rerolls], BAD_LUCK)
            plain = self.hands.promises([plain[place] for place in parts])
        return (plain if self._is_spent(hand, held) else treated)[self.hands.place[held]]

    def _treated_chances(self, plain: list[float], treated: list[float], rerolls: int) -> list[float]:
        """The same while bad luck may be thrown again: now, or later."""
        if not self.is_treated:
            return plain
        waiting = self.hands.best_parts(self.treated[rerolls], BAD_LUCK)
        now = self.hands.best_parts(self.plain[rerolls], FACES)
        found: list[float] = []
        for place in range(len(now)):
            is_now = self.plain[rerolls][now[place]] > self.treated[rerolls][waiting[place]]
            found.append(plain[now[place]] if is_now else treated[waiting[place]])
        return self.hands.promises(found)

    def _is_spent(self, hand: tuple[int, ...], held: tuple[int, ...]) -> bool:
        return not self.is_treated or held[BAD_LUCK] < hand[BAD_LUCK]

    def beginning(self, left: int) -> float:
        """What the first throw of all dice promises, with so many rerolls behind it."""
        return self.treated[left][0]
