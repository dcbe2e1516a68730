"""What a title says of the life of the day."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Daily:
    """One life a day, the same for everybody: by which edition, against which computer players, all of them fixed."""

    # By name, the signs of a row that tells a life and gives nothing of it away; the words are `day-sign-NAME`.
    signs: Mapping[str, str]
    edition: str = ""
    against: tuple[str, ...] = ()
