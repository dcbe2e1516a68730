"""What all messages share."""

from typing import Annotated, Final, Literal, get_args

import msgspec

PROTOCOL: Final = 1
NOWHERE: Final = ""

# `here`: with the host. `link`: joins by a personal link.
SeatKind = Literal["here", "link", "bot"]
Pronoun = Literal["they", "she", "he"]
ClockKind = Literal["none", "live", "days"]
# Chosen by the owner of the seat, in the owner's place, or as the owner had ordered: that, only the owner is told.
By = Literal["", "stand-in", "order"]

# What a client may send is read as any text, so that what does not exist is answered in the user's words.
SentSeatKind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(get_args(SeatKind))})]
SentPronoun = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(get_args(Pronoun))})]

SentClockKind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(get_args(ClockKind))})]


class Wire(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Whatever is sent or received: never in circles."""
