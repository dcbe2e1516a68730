"""What cards, kinds and sources are called and coloured in the report."""

from typing import Final

from wellspent import titles

from ..results import Match
from ..simulate import study_of

# The colour of whatever no kind of card has one for.
PLAIN: Final = "kind-plain"
EDITIONS: Final = {"second": "2022 rules", "first": "first edition"}
BOT_COLOURS: Final = {"random": "ink-3", "casual": "p3", "sensible": "p2", "planner": "p4", "strong": "p1"}


def source_colour(match: Match, source: str) -> str:
    return kind_colour(match, study_of(match).tints.get(source, source.replace(" ", "_")))


def kind_colour(match: Match, kind: str) -> str:
    """The colour that the title declares for a kind; of `health/work`, that of the first."""
    known = titles.title(match.game).kind_colours()
    return next((f"kind-{_dashed(each)}" for each in kind.split("/") if each in known), PLAIN)


def colour_tokens(match: Match) -> str:
    """What the title declares, as a style sheet."""
    pairs = titles.title(match.game).kind_colours().items()
    said = [f"--kind-{_dashed(kind)}: light-dark({light}, {dark});" for kind, (light, dark) in pairs]
    return ":root{" + "".join(said) + "}"


def _dashed(kind: str) -> str:
    return kind.replace("_", "-")


def bot_colour(name: str) -> str:
    return next((colour for level, colour in BOT_COLOURS.items() if name.startswith(level)), "p5")


def kind_name(kind: str) -> str:
    return kind.replace("_", " ").replace("/", " and ")


def card_name(match: Match, id: str, lang: str) -> str:
    return titles.title(match.game).card_name(id, lang)


def card_edition(match: Match, id: str) -> str:
    """The only edition that has it, or none if that does not matter."""
    return titles.title(match.game).card_edition(id)
