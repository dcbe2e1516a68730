"""What the sensible player of CV believes, in one table. Everything is in points at the end of the game."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """Worths, guesses and tempers."""

    # What the first symbol of a kind is worth in every turn to come, and how much less each further one is.
    plain: float = 0.8
    money: float = 0.85
    good_luck: float = 0.85
    bad_luck: float = -0.6
    wild: float = 1.05
    further: float = 0.88
    # What a running cost takes, for each symbol and turn.
    running: float = 1.0
    # In every turn: another die, another reroll, an arrow, and the special effects.
    die: float = 0.9
    reroll: float = 0.4
    arrow: float = 0.3
    magician: float = 0.5
    friend: float = 0.6
    # What is left of the friend's worth while no neighbour has work.
    stranger: float = 0.4
    traveller: float = 0.6
    therapy: float = 0.35
    # Effects are covered one day: a turn later counts a little less.
    patience: float = 0.9
    # Cards of one of the three types, work cards and possessions that are still to come, in every turn.
    sets: float = 0.33
    work: float = 0.18
    possessions: float = 0.2
    # Cards that a player takes in a turn: it tells how long the game will last.
    pace: float = 1.5
    # While any card is left, so much of a turn must be reckoned with.
    least_turns: float = 0.3
    # A symbol of an event in hand, and a misfortune that it cancels.
    event_symbol: float = 0.7
    insurance: float = 1.0
    # An event is worth less when fewer turns than this are left to use it, and the Pension fund until old age begins.
    event_turns: float = 3.0
    insured_turns: float = 4.0
    pension: float = 0.7
    more_dice: float = 1.8
    more_rerolls: float = 1.2
    # The Bicycle's owner begins.
    beginning: float = 0.8
    # How far ahead in a public goal one should be to count on it: for each point of it, now and for each turn to come.
    lead: float = 0.3
    lead_a_turn: float = 0.15
    # A tie counts for more than half: everybody who is best gets all points.
    shared: float = 0.7
    # In how many turns an incomplete set of a goal counts for half.
    doubt: float = 2.0
    # Lives that differ by less than this are equal to it.
    whim: float = 0.15


WEIGHTS: Final = Weights()
