"""Everything that a player of CV reads, made of messages and the texts of the cards."""

from collections.abc import Sequence
from typing import Final

from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.options import NO_ARGUMENT, first_of, second_of, third_of, verb_of
from wellspent.engine.session import Boundary
from wellspent.engine.step import Refusal
from wellspent.games.cv import events as kinds
from wellspent.games.cv.cards import DECKS, DOES, NOTHING, STACKS, TYPES, Card, Condition
from wellspent.games.cv.events import EVENTS
from wellspent.games.cv.game import CV
from wellspent.games.cv.offers import purchase_offers
from wellspent.games.cv.payment import NOBODYS, borrowed_of, events_of, is_luck_of, spent_of, used_of
from wellspent.games.cv.rules import MOST_PURCHASES
from wellspent.games.cv.state import State
from wellspent.games.cv.steps import PLACE, REROLL, SELECT
from wellspent.games.cv.symbols import FACES, SYMBOLS
from wellspent.games.cv.verbs import VERBS
from wellspent.texts.messages import Speech

from ..cards import Catalog

DICE_EVENTS: Final = (kinds.THREW, kinds.REROLLED)


class CvTexts(Speech):
    """The messages of one language, and the names of the cards of CV."""

    def __init__(self, lang: str, catalog: Catalog) -> None:
        super().__init__(lang)
        self.catalog: Final = catalog

    def card(self, card_id: str) -> str:
        return self._name(self.catalog.entry(card_id).name)

    def open_card(self, card_id: str) -> str:
        return self.card(card_id)

    def symbols(self, amounts: Sequence[int], form: str = "") -> str:
        """`2 money and 1 health`."""
        parts = [
            self.say(f"cv-symbol-{name}{form}", count=amount)
            for name, amount in zip(SYMBOLS, amounts, strict=False)
            if amount
        ]
        return self.listing(parts) or self.say("cv-nothing")

    def faces(self, dice: Sequence[int]) -> str:
        return self.symbols([list(dice).count(face) for face in range(FACES)])

    # Choices.

    def choice(self, game: CV, state: State, seat: int, choice: int) -> str:
        """What a choice would do, as a sentence."""
        verb = VERBS[verb_of(choice)].name
        if verb == "pay":
            return self._payment(game, state, choice)
        if verb == "reroll":
            chosen = [state.dice[die] for die in range(len(state.dice)) if first_of(choice) >> die & 1]
            return self.say("cv-verb-reroll", count=len(chosen), dice=self.faces(chosen))
        if verb == "change":
            names = [self.say(f"cv-symbol-{SYMBOLS[each]}.name") for each in (first_of(choice), second_of(choice))]
            return self.say("cv-verb-change", **{"from": names[0], "to": names[1]})
        if verb == "buy" and (told := self._purchase(game, state, game.rules.cards[first_of(choice)])):
            return told
        return self.say(f"cv-verb-{verb}", **self._of_choice(game, verb, choice))

    def _purchase(self, game: CV, state: State, card: Card) -> str:
        """A purchase that takes more than its price, where there is no further question that would tell it."""
        offers = purchase_offers(game.rules, state, card)
        ways = self.ways(game, state, offers[0].choice) if len(offers) == 1 else []
        if not ways:
            return ""
        goods = self.symbols(spent_of(offers[0].choice))
        return self.say("cv-verb-buy.ways", card=self.card(card.id), goods=goods, ways=self.listing(ways))

    def _of_choice(self, game: CV, verb: str, choice: int) -> dict[str, str | int]:
        card = game.rules.cards[first_of(choice)]
        asked = card.running if verb in ("settle", "forgo") else card.cost
        return {
            "card": self.card(card.id),
            "does": DOES[card.does] if card.does != NOTHING else "",
            "goods": self.symbols(asked),
            "cost": "some" if any(asked) else "free",
            "stack": self.say(f"cv-type-{TYPES[second_of(choice)]}") if verb == "place" else "",
            "count": third_of(choice),
        }

    def _payment(self, game: CV, state: State, choice: int) -> str:
        goods = self.symbols(spent_of(choice))
        ways = self.ways(game, state, choice)
        if not ways:
            return self.say("cv-verb-pay", goods=goods)
        return self.say("cv-verb-pay.ways", goods=goods, ways=self.listing(ways))

    def ways(self, game: CV, state: State, choice: int) -> list[str]:
        """What a payment uses besides symbols that lie there."""
        rules = game.rules
        ways = [
            self.say("cv-way-event", card=self.card(rules.cards[number].id))
            for place, number in enumerate(rules.symbol_events)
            if events_of(choice) >> place & 1
        ]
        if borrowed_of(choice) != NOBODYS:
            ways.append(self.say("cv-way-borrow", symbol=self.say(f"cv-symbol-{SYMBOLS[borrowed_of(choice)]}.name")))
        for stack in range(STACKS):
            card = rules.cards[state.active[stack]] if used_of(choice) >> stack & 1 else None
            if card is not None and DOES[card.does] != "use_a_neighbours_symbol":
                ways.append(self.say("cv-way-change", card=self.card(card.id)))
        if is_luck_of(choice):
            ways.append(self.say("cv-way-luck"))
        return ways

    # Reasons.

    def reason(self, game: CV, state: State, refusal: Refusal) -> str:
        """Why a choice is not possible now, what is missing, and by which rule."""
        number = first_of(refusal.choice)
        has_card = VERBS[verb_of(refusal.choice)].name != "reroll" and number != NO_ARGUMENT
        card = game.rules.cards[number] if has_card else None
        return self.say(
            f"cv-reason-{game.reason_name(refusal.reason)}",
            rule=game.reason_rule(refusal.reason),
            card=self.card(card.id) if card is not None else "",
            missing=self.symbols(refusal.missing, ".more"),
            needs=self.needs(card) if card is not None else "",
        )

    def needs(self, card: Card) -> str:
        """The conditions of a card: `with at least 1 card on your Work stack`."""
        parts = [self._condition(condition) for condition in card.conditions]
        if card.has:
            parts.append(self.say("cv-need-has", cards=", ".join(self.card(id) for id in card.has)))
        return self.listing(parts)

    def _condition(self, condition: Condition) -> str:
        bound = "at-most" if condition.at_most else "at-least"
        if condition.stack == STACKS:
            return self.say(f"cv-need-cards-{bound}", count=condition.bound)
        stack = self.say(f"cv-type-{TYPES[condition.stack]}")
        return self.say(f"cv-need-{bound}", count=condition.bound, stack=stack)

    # Events.

    def event(self, game: CV, event: Event, names: Sequence[str], reader: int = EVERYBODY) -> str | None:
        """One line of the log; None for what a reader may not know. Without a reader everything is told."""
        if EVERYBODY not in (event.only_for, reader) and event.only_for != reader:
            return None
        return self.say(f"cv-event-{EVENTS[event.kind]}", **self._of_event(game, event, names))

    def _of_event(self, game: CV, event: Event, names: Sequence[str]) -> dict[str, str | int]:
        is_dice = event.kind in DICE_EVENTS
        found: dict[str, str | int] = {
            "name": names[event.seat] if event.seat >= 0 else "",
            "card": self.card(game.rules.cards[event.card].id) if event.card >= 0 else "",
            "count": event.number,
            "goods": self.faces(event.goods) if is_dice else self.symbols(event.goods),
            "stack": self.say(f"cv-type-{TYPES[event.level]}"),
            "way": self._way(event),
        }
        if event.kind == kinds.CHANGED:
            found["from"], found["to"] = (self.say(f"cv-symbol-{SYMBOLS[each]}.name") for each in event.goods)
        if event.kind == kinds.DECK_EMPTY:
            found["deck"] = self.say(f"cv-deck-{DECKS[event.number]}")
        if event.kind == kinds.NEIGHBOURS_SYMBOL:
            found["symbol"] = self.say(f"cv-symbol-{SYMBOLS[event.number]}.name")
        return found

    def _way(self, event: Event) -> str:
        """How a card was bought or lost; whether there are tokens at all."""
        if event.kind == kinds.TOKENS:
            return "some" if any(event.goods) else "none"
        if event.kind == kinds.LOST:
            return "running" if event.rule == "CV.upkeepcost.04" else "misfortune"
        if event.kind == kinds.BOUGHT:
            return "luck" if event.number else "paid" if any(event.goods) else "free"
        return ""

    # Questions.

    def question(self, game: CV, state: State, seat: int) -> str:
        """What a seat is asked now."""
        if state.finished:
            return self.say("cv-question-game-over")
        if seat not in game.deciders(state):
            return self.say("cv-question-wait")
        frame = state.agenda[-1]
        count, card = frame.number, frame.card
        if frame.step == REROLL:
            count = state.rerolls
        elif frame.step == SELECT:
            count = MOST_PURCHASES - state.purchases
        elif frame.step == PLACE:
            waiting = {first_of(choice) for choice in game.options(state, seat)}
            count, card = len(waiting), min(waiting)
        name = game.rules.step_names[frame.step].replace(".", "-")
        return self.say(f"cv-question-{name}", count=count, card=self.card(game.rules.cards[card].id))

    def boundary(self, boundary: Boundary, names: Sequence[str]) -> str:
        """Why nothing before this point can be taken back."""
        if boundary.other_seat >= 0:
            return self.say("cv-boundary-other", name=names[boundary.other_seat])
        if boundary.index == 0:
            return self.say("cv-boundary-start")
        seen = f"cv-boundary-{EVENTS[boundary.seen_kind]}"
        return self.say(seen if self.has(seen) else "cv-boundary-seen")
