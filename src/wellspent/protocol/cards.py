"""What is printed on cards, and what will be told of them."""

from .base import Wire


class FaceLevel(Wire):
    """A level, role or rank of a card; in CV the one line that a card has."""

    name: str
    cost: dict[str, int] = {}
    reward: dict[str, int] = {}
    # What one must have, by measure: at least so much, or at most.
    needs: dict[str, int] = {}
    needs_at_most: dict[str, int] = {}
    upkeep: dict[str, int] = {}
    upkeep_reward: dict[str, int] = {}
    has_upkeep: bool = False
    # A sign before the line.
    icon: str = ""
    # CV: symbols that can be changed, each from and to; both ways are listed twice.
    swaps: list[tuple[str, str]] = []
    text: str = ""
    # The words its picture is drawn from, where the card grows.
    scene: str = ""


class Face(Wire):
    """What is printed on a card."""

    id: str
    name: str
    kind: str
    kind_name: str
    pile: str
    picture: str
    levels: list[FaceLevel] = []
    # Names of the two sides, where there are two.
    sides: list[str] = []
    # `C Culture`, `2 Science`, `39 Work`: a sign, then words.
    postmark: str = ""
    # A class of colour: basic, single, group, item, activity, job, partner, …; the types of CV.
    tone: str = ""
    text: str = ""
    wit: str = ""
    module: str = ""
    set: str = ""
    edition: str = ""
    number: int = 0
    # Points of a possession of CV, or for every set of a goal.
    points: str = ""
    # A Child Trait: what one begins with. A Group Project: further rewards for 1, 2, … Roles filled.
    start: dict[str, int] = {}
    additional: list[dict[str, int]] = []
    # A Life Goal: what it asks for in a game alone.
    solo: str = ""
    # The words its pictures are drawn from: one for all levels, or one for each side.
    scenes: list[str] = []
    # The faces of whoever is on it: one for each side, or two who are always together.
    faces: list[str] = []
    # How they are drawn: `child`, `love`, `companion`; as they are where it is another word or none.
    figure: str = ""
    # What the gallery files it under, and the kind in one or two short words.
    heading: str = ""
    heading_name: str = ""
    kind_short: str = ""
    # The lines are a table.
    is_table: bool = False


class Memory(Wire):
    """What will be told of a card, and when: `taken`, the name of a level, …"""

    when: str
    text: str


class Remembered(Wire):
    """What will be told of a card."""

    card: str
    memories: list[Memory]
