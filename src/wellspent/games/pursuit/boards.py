"""What modules lay on the table besides cards in rows and play areas, for whoever draws it."""

from typing import Final, final


@final
class Zone:
    """A part of a board: cards, tokens and markers. Its title is the message `zone-NAME`."""

    def __init__(
        self,
        name: str,
        cards: list[int] | None = None,
        places: int = 0,
        tokens: dict[str, int] | None = None,
        by_seat: list[int] | None = None,
        note: str = "",
        seat: int = -1,
    ) -> None:
        self.name: Final = name
        # NO_CARD for an empty place.
        self.cards: Final = cards or []
        self.places: Final = places
        self.tokens: Final = tokens or {}
        # One number for each seat: markers, cubes, a place on a track.
        self.by_seat: Final = by_seat or []
        # The id of a message that is shown beside it.
        self.note: Final = note
        self.seat: Final = seat


@final
class Board:
    """A board of a module. Its title is the message `board-NAME`; `spaces` are those registered that lie on it."""

    def __init__(
        self,
        name: str,
        zones: list[Zone],
        spaces: list[int] | None = None,
        seat: int = -1,
        tracks: list[str] | None = None,
    ) -> None:
        self.name: Final = name
        self.zones: Final = zones
        self.spaces: Final = spaces or []
        # The owner, -1 for a board in the middle.
        self.seat: Final = seat
        # Tracks that lie on it.
        self.tracks: Final = tracks or []


@final
class Display:
    """Everything that modules show of one position."""

    def __init__(self, seats: int) -> None:
        self.boards: list[Board] = []
        # By seat: things that can be counted, and tracks. Their names are the messages `counter-…` and `track-…`.
        self.counters: list[dict[str, int]] = [{} for _ in range(seats)]
        self.tracks: list[dict[str, int]] = [{} for _ in range(seats)]
        # By seat: cards in hand; NO_CARD for one that lies face down.
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        # By card: marks (`mark-…`) and tokens (`token-…`) on it.
        self.marks: dict[int, list[str]] = {}
        self.tokens: dict[int, dict[str, int]] = {}
