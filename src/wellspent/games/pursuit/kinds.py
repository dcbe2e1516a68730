"""What a kind of card is to those who judge cards: how it goes on, and what is fair. Card files declare it."""

from typing import Final, final

# Ages at which a level is usually reached.
TEEN: Final = 0
ADULT: Final = 1
OLD: Final = 2
AGES: Final = ("teen", "adult", "old")


@final
class Section:
    """How a section of a card is weighed."""

    def __init__(self, fair: float, takes_action: bool = False, tokens: int = 0, every_round: bool = False) -> None:
        self.fair: Final = fair
        self.takes_action: Final = takes_action
        # It gives its Reward for each of so many tokens.
        self.tokens: Final = tokens
        self.every_round: Final = every_round


@final
class Kind:
    """A kind of card, as its file declares it."""

    def __init__(
        self,
        name: str = "",
        grows: bool = False,
        bound: int = 0,
        ends: int = 0,
        repeats: bool = False,
        stays: str = "last",
        close: bool = False,
        first_age: int = TEEN,
        last_age: int = OLD,
        fair: list[float] | None = None,
        upkeep_fair: float = 0.0,
        token: float = 0.0,
        sections: dict[str, Section] | None = None,
    ) -> None:
        self.name: Final = name
        # It grows in the Upkeep Phase, for the price of the next level and without an action.
        self.grows: Final = grows
        # So much LTH is lost by whoever does not pay for that, and it grows all the same.
        self.bound: Final = bound
        # Of so many last levels only one is ever reached.
        self.ends: Final = ends
        # The last level can be reached again and again.
        self.repeats: Final = repeats
        # Which level a card stays at: any, the last, none once it is complete; or "aside", where its abilities hold on.
        self.stays: Final = stays
        # It is like family to those who care for that.
        self.close: Final = close
        self.first_age: Final = first_age
        self.last_age: Final = last_age
        # What each level gains over its price, the last number at the last level; without any, it is not weighed.
        self.fair: Final = fair or []
        self.upkeep_fair: Final = upkeep_fair
        # What lies on it when it is taken, and what every round adds.
        self.token: Final = token
        self.sections: Final = sections or {}


PLAIN: Final = Kind()
