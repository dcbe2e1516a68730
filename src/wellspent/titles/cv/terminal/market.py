"""The ages and the track: what each card asks and gives, and whether it can be had."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from wellspent.engine.agenda import Frame
from wellspent.engine.options import option
from wellspent.engine.step import Refusal
from wellspent.games.cv.cards import CHILDHOOD, DECKS, EARLY_ADULTHOOD, OLD_AGE, Card
from wellspent.games.cv.offers import purchase_offers
from wellspent.games.cv.payment import spent_of
from wellspent.games.cv.reasons import CANNOT_PAY, CONDITION
from wellspent.games.cv.state import CHILDHOOD_DRAFT, PHASES, State
from wellspent.games.cv.state import SELECT as SELECT_PHASE
from wellspent.games.cv.steps import REROLL, SELECT, TAKE
from wellspent.games.cv.symbols import BAD_LUCK
from wellspent.games.cv.verbs import BUY
from wellspent.games.cv.verbs import TAKE as TAKE_VERB
from wellspent.terminal.pieces import Block, beside, heading, key, line, wrapped
from wellspent.terminal.screen import title

from .faces import colour_of, deal, type_sign
from .scene import CvScene
from .signs import LEAVES, symbols_text

TAG: Final = 3
TYPE: Final = 2
LEAST_NAME: Final = 18
MOST_NAME: Final = 34
DEAL: Final = 21
LEAST_VERDICT: Final = 24
# Where the sky of the Pursuit has its colours for these ages.
GROUNDS: Final = (0, 1, 3, 5)


def title_line(scene: CvScene, width: int) -> Text:
    """Round, phase and what kind of game it is."""
    state, faint = scene.state, scene.look.faint
    phase = Text(scene.texts.say(f"cv-phase-{PHASES[state.phase]}"), "bold")
    parts = [Text("CV", "bold"), phase]
    if state.round:
        parts.insert(1, Text(scene.say("cv-round", count=state.round), faint))
    return title(scene, parts, width)


def present_age(state: State) -> int:
    """The deck that cards are dealt from."""
    if state.phase == CHILDHOOD_DRAFT:
        return CHILDHOOD
    for deck in range(EARLY_ADULTHOOD, OLD_AGE):
        if state.decks[deck]:
            return deck
    return OLD_AGE


def ages(scene: CvScene, width: int) -> Text:
    """Four ages from dawn to dusk, with the cards that are still to come."""
    made, palette = line(), scene.look.palette
    now = present_age(scene.state)
    for deck in range(OLD_AGE + 1):
        cell = width * (deck + 1) // (OLD_AGE + 1) - width * deck // (OLD_AGE + 1)
        style = f"{palette.age_inks[GROUNDS[deck]]} on {palette.ages[GROUNDS[deck]]}"
        label = scene.texts.say(f"cv-deck-{DECKS[deck]}")
        shown = f"{scene.look.signs.sun} {label}" if deck == now else label
        if deck != CHILDHOOD:
            shown += f" {len(scene.state.decks[deck])}"
        made.append(shown[:cell].center(cell), f"bold underline {style}" if deck == now else style)
    return made


# The track.


def market(scene: CvScene, width: int, tightness: int) -> Block:
    track = scene.state.track
    head = heading(Text(scene.say("cv-market"), "bold"), width, scene.look, market_notes(scene))
    prospects = Prospects(scene)
    made: Block = [head]
    for place, number in enumerate(track):
        card = scene.card(number)
        made += card_lines(scene, place, card, prospects.of(card), width, tightness)
    return made if track else [*made, line((f" {scene.say('cv-empty-market')}", scene.look.faint))]


def market_notes(scene: CvScene) -> Text:
    """CV.cleanup.02, CV.cleanup.03: when the leftmost card leaves; CV.end.01: when the game ends."""
    look, state = scene.look, scene.state
    id = "cv-leaves-turn" if scene.game.seats == 2 or state.turn == scene.game.seats - 1 else "cv-leaves-round"
    parts = [Text(f"{look.in_signs(*LEAVES)} {scene.say(id)}", look.faint)]
    if present_age(state) == OLD_AGE:
        parts.append(Text(scene.say("cv-ends", count=scene.game.seats), look.palette.warn))
    return Text(" · ", look.faint).join(parts)


def card_lines(scene: CvScene, place: int, card: Card, prospect: "Prospect", width: int, tightness: int) -> Block:
    """Number, name, deal, and whether it can be had; in full also its text."""
    look = scene.look
    name_width = max(LEAST_NAME, min(MOST_NAME, width - TAG - TYPE - DEAL - LEAST_VERDICT - 4))
    verdict_width = max(10, width - TAG - TYPE - name_width - DEAL - 4)
    style = look.faint if prospect.is_closed else ""
    tag = line((look.in_signs(*LEAVES) if place == 0 else " ", look.palette.warn), " ")
    tag.append_text(key(prospect.number, look) if prospect.number else Text(" "))
    name = Text(scene.texts.card(card.id), style or f"bold {colour_of(card, look)}")
    verdict = wrapped(prospect.words, verdict_width, "", look.palette.go if prospect.is_open else look.palette.warn)
    verdict = verdict[:1] if tightness > 1 else verdict
    blocks = [[tag], [type_sign(card, look)], [name], [deal(card, look, style)], verdict]
    made = beside(blocks, [TAG, TYPE, name_width, DEAL, verdict_width], look)
    return made if tightness else [*made, *remark(scene, card, width)]


def remark(scene: CvScene, card: Card, width: int) -> Block:
    """The sentence printed on a card."""
    words = scene.texts.catalog.entry(card.id).text
    if words is None:
        return []
    return wrapped(scene.texts.words(words), width, " " * (TAG + TYPE + 2), f"italic {scene.look.faint}")


@dataclass(frozen=True)
class Prospect:
    """Whether a card can be had, and with what; or why not. Without words there is nothing to say now."""

    words: str = ""
    is_open: bool = False
    # To be typed; 0 while the dice are still thrown.
    number: int = 0

    @property
    def is_closed(self) -> bool:
        return bool(self.words) and not self.is_open


class Prospects:
    """What can be had of the track: now, or with the dice as they lie while they are thrown."""

    def __init__(self, scene: CvScene) -> None:
        self.scene: Final = scene
        self.verb: Final = TAKE_VERB if scene.step == TAKE else BUY
        self.state: Final = if_kept(scene.state) if scene.step == REROLL else scene.state
        self.open = {item.choice for item in scene.menu.items}
        self.refusals = scene.menu.refusals
        if scene.step == REROLL:
            select, frame = scene.game.rules.steps[SELECT], Frame(SELECT, scene.seat)
            self.open = set(select.options(self.state, frame, scene.seat))
            self.refusals = {each.choice: each for each in select.refusals(self.state, frame, scene.seat)}

    def of(self, card: Card) -> Prospect:
        choice = option(self.verb, card.index)
        if choice in self.open:
            words = f"{self.scene.look.signs.done} {self._way(card)}"
            return Prospect(words, True, self.scene.menu.number(choice))
        refusal = self.refusals.get(choice)
        return Prospect() if refusal is None else Prospect(self._reason(card, refusal))

    def _way(self, card: Card) -> str:
        """With what a card is paid."""
        scene = self.scene
        if self.verb == TAKE_VERB or not (any(card.cost)):
            return scene.say("cv-free")
        offers = purchase_offers(scene.game.rules, self.state, card)
        ways = scene.texts.ways(scene.game, self.state, offers[0].choice)
        spent = symbols_text(spent_of(offers[0].choice), scene.look).plain
        words = scene.say("cv-with", goods=spent, ways=scene.texts.listing(ways)) if ways else scene.say("cv-payable")
        return f"{words} {scene.say('cv-ways', count=len(offers))}" if len(offers) > 1 else words

    def _reason(self, card: Card, refusal: Refusal) -> str:
        """What is missing, and by which rule."""
        scene = self.scene
        rule = scene.game.reason_rule(refusal.reason)
        if refusal.reason == CANNOT_PAY:
            return f"{symbols_text([-each for each in refusal.missing], scene.look).plain} ({rule})"
        if refusal.reason == CONDITION:
            return scene.say("cv-condition", needs=scene.texts.needs(card), rule=rule)
        return scene.reason(refusal)


def if_kept(state: State) -> State:
    """The position with the dice as they lie, ready to be spent (CV.select.03)."""
    kept = state.copy()
    kept.phase = SELECT_PHASE
    kept.ready = kept.players[kept.player].tokens[:]
    for face in kept.dice:
        kept.ready[face] += 1
    kept.bad_luck = kept.ready[BAD_LUCK]
    return kept
