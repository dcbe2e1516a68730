"""What a player of CV believes, in one table. Everything is in points at the end of the game."""

from typing import Final

# The network of `insight.py` has learned with these: after a change, `tools/learn_cv.py` must teach it again.
PLANNER: Final[dict[str, float]] = {
    # What the first symbol of a kind is worth in every turn to come, and how much less each further one is.
    "plain": 0.8,
    "money": 0.85,
    "good_luck": 0.85,
    "bad_luck": -0.6,
    "wild": 1.05,
    "further": 0.88,
    # What a running cost takes, for each symbol and turn.
    "running": 1.0,
    # In every turn: another die, another reroll, an arrow, and the special effects.
    "die": 0.9,
    "reroll": 0.4,
    "arrow": 0.3,
    "magician": 0.5,
    "friend": 0.6,
    # What is left of the friend's worth while no neighbour has work.
    "stranger": 0.4,
    "traveller": 0.6,
    "therapy": 0.35,
    # Effects are covered one day: a turn later counts a little less.
    "patience": 0.9,
    # Cards of one of the three types, work cards and possessions that are still to come, in every turn.
    "sets": 0.33,
    "work": 0.18,
    "possessions": 0.2,
    # Cards that a player takes in a turn: it tells how long the game will last.
    "pace": 1.5,
    # While any card is left, so much of a turn must be reckoned with.
    "least_turns": 0.3,
    # A symbol of an event in hand, and a misfortune that it cancels.
    "event_symbol": 0.7,
    "insurance": 1.0,
    # An event is worth less when fewer turns than this are left to use it, and the Pension fund until old age begins.
    "event_turns": 3.0,
    "insured_turns": 4.0,
    "pension": 0.7,
    "more_dice": 1.8,
    "more_rerolls": 1.2,
    # The Bicycle's owner begins.
    "beginning": 0.8,
    # How far ahead in a public goal one should be to count on it: for each point of it, now and for each turn to come.
    "lead": 0.3,
    "lead_a_turn": 0.15,
    # A tie counts for more than half: everybody who is best gets all points.
    "shared": 0.7,
    # In how many turns an incomplete set of a goal counts for half.
    "doubt": 2.0,
    # Lives that differ by less than this are equal to it.
    "whim": 0.15,
}

# The sensible player reckons with a few turns only, and goals are far away.
SENSIBLE: Final = {"sets": 0.1, "patience": 0.4, "lead": 3.0, "doubt": 12.0, "insurance": 0.2, "event_symbol": 0.2}
# To the casual player a few points are neither here nor there.
CASUAL: Final = {**SENSIBLE, "whim": 4.0}


class Weights:
    """Worths, guesses and tempers; the names are explained in the table above."""

    def __init__(self, values: dict[str, float]) -> None:
        self.values: Final = values
        self.plain: Final = values["plain"]
        self.money: Final = values["money"]
        self.good_luck: Final = values["good_luck"]
        self.bad_luck: Final = values["bad_luck"]
        self.wild: Final = values["wild"]
        self.further: Final = values["further"]
        self.running: Final = values["running"]
        self.die: Final = values["die"]
        self.reroll: Final = values["reroll"]
        self.arrow: Final = values["arrow"]
        self.magician: Final = values["magician"]
        self.friend: Final = values["friend"]
        self.stranger: Final = values["stranger"]
        self.traveller: Final = values["traveller"]
        self.therapy: Final = values["therapy"]
        self.patience: Final = values["patience"]
        self.sets: Final = values["sets"]
        self.work: Final = values["work"]
        self.possessions: Final = values["possessions"]
        self.pace: Final = values["pace"]
        self.least_turns: Final = values["least_turns"]
        self.event_symbol: Final = values["event_symbol"]
        self.insurance: Final = values["insurance"]
        self.event_turns: Final = values["event_turns"]
        self.insured_turns: Final = values["insured_turns"]
        self.pension: Final = values["pension"]
        self.more_dice: Final = values["more_dice"]
        self.more_rerolls: Final = values["more_rerolls"]
        self.beginning: Final = values["beginning"]
        self.lead: Final = values["lead"]
        self.lead_a_turn: Final = values["lead_a_turn"]
        self.shared: Final = values["shared"]
        self.doubt: Final = values["doubt"]
        self.whim: Final = values["whim"]

    def as_dict(self) -> dict[str, float]:
        return dict(self.values)


def weights_from(changes: dict[str, float]) -> Weights:
    """The weights of the planner with some of them changed."""
    unknown = sorted(set(changes) - set(PLANNER))
    if unknown:
        raise ValueError(f"There is no weight '{unknown[0]}'; choose from: {', '.join(PLANNER)}.")
    return Weights({**PLANNER, **changes})


WEIGHTS: Final = weights_from({})
