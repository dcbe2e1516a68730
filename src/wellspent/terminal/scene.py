"""Everything that a drawing looks at: the position as a seat sees it, its choices, the language and the look."""

from dataclasses import dataclass, field
from typing import NamedTuple

from rich.text import Text

from wellspent.cardfiles.words import CATEGORIES, FIELDS, category_letter
from wellspent.games.pursuit.cards import CATEGORIES as LETTERS
from wellspent.games.pursuit.cards import NO_CATEGORY, Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import Player, State
from wellspent.texts import Texts

from .look import Look
from .menu import Menu, make_menu
from .pieces import seat_text


class Entry(NamedTuple):
    """A line of the log, and whose it is; nobody's is -1."""

    seat: int
    words: str


@dataclass(frozen=True)
class Scene:
    """One decision, seen from one seat."""

    game: Pursuit
    state: State
    seat: int
    texts: Texts
    names: tuple[str, ...]
    menu: Menu
    look: Look = field(default_factory=Look)
    log: tuple[Entry, ...] = ()

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]

    def say(self, id: str, **args: str | int) -> str:
        return self.texts.say(f"terminal-{id}", **args)

    def card(self, number: int) -> Card:
        return self.game.rules.cards[number]

    def name(self, card: Card, owned: bool = False) -> str:
        """The name on its owner's side; both names of a card that lies in a row."""
        if owned:
            return self.texts.card(card.id, self.state.side[card.index])
        return self.texts.both_sides(card.id)

    def player(self, seat: int, style: str = "bold") -> Text:
        return seat_text(seat, self.look, self.names[seat], style)


def scene_of(
    game: Pursuit,
    state: State,
    seat: int,
    texts: Texts,
    names: tuple[str, ...],
    look: Look | None = None,
    log: tuple[Entry, ...] = (),
) -> Scene:
    """What a seat sees of a position, and may choose in it."""
    return Scene(game, game.view(state, seat), seat, texts, names, make_menu(game, state, seat), look or Look(), log)


def kind_note(scene: Scene, card: Card) -> str:
    """`C`, `Science 2`: what stands beside the name of a card."""
    lang = scene.texts.lang
    if card.rank:
        return f"{FIELDS[card.field].of(lang)} {card.rank}"
    if card.category != NO_CATEGORY:
        return category_letter(LETTERS[card.category], scene.game.rules.edition.name)
    return ""


def category_name(scene: Scene, card: Card) -> str:
    if card.category == NO_CATEGORY:
        return ""
    letter = category_letter(LETTERS[card.category], scene.game.rules.edition.name)
    return f"{letter} {CATEGORIES[letter].of(scene.texts.lang)}"
