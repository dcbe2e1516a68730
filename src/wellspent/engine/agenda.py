"""What happens next is data.

A game never waits inside a function. Whatever is still to be done lies on the *agenda*, a stack of frames in the
state: the frame on top comes next. A frame names a step and says whom and what it is about. Steps come in two sorts.
An automatic step runs as soon as it is on top: its frame is taken off, and it may change the state and push further
frames; one that comes again and again keeps its frame there until it takes it off itself. An asking step stays on top
until one of its deciders chooses; then its frame is taken off and it runs with the choice.

When the agenda is empty the next step of the *flow* is put on it. The flow is the list that a player aid would print:
set-up first, then the round, over and over. So a position is always complete: copy the state in the middle of a payment
in the middle of another player's upkeep, and the copy knows how to go on.

Frames never change once made. Copies of a state share them, and the agenda is copied by slicing.
"""

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One piece of open business."""

    def __init__(self, step: int, player: int = 0, card: int = 0, number: int = 0, extra: int = 0) -> None:
        self.step = step
        self.player = player
        self.card = card
        self.number = number
        self.extra = extra
