"""Laying out the position of CV that a scenario describes, with every fault found on the way."""

from wellspent.cardfiles.faults import Fault, Report
from wellspent.games.cv.cards import CHILDHOOD, DECKS, EARLY_ADULTHOOD, EVENT, LIFE_GOAL, OLD_AGE, STACKS, TYPES, Card
from wellspent.games.cv.game import CV
from wellspent.games.cv.rules import MOST_DICE, MOST_PURCHASES, TRACK
from wellspent.games.cv.state import State
from wellspent.games.cv.steps.setup import HAND
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.scenario.laying import Laying

from . import position
from .schema import CvFile, SeatEntry

AGES = DECKS[EARLY_ADULTHOOD : OLD_AGE + 1]
ROW = "track"
BOX = "box"
BEFORE_THE_DICE = ("childhood", "roll")


class Layout(Laying[Card]):
    """Builds one position of CV."""

    def __init__(self, file: CvFile, game: CV, origin: str, faults: list[Fault]) -> None:
        super().__init__({card.id: card for card in game.rules.cards}, game.seats, origin, faults)
        self.file = file
        self.game = game

    def state(self) -> State:
        state = self.game.deal(self.file.seed)
        for seat, entry, report in self.seated(self.file.seat):
            self.set_seat(state, seat, entry, report)
        self.lay_table(state)
        self.stack_decks(state)
        self.stand(state)
        return state

    def typed(self, ids: list[str], report: Report, key: str, kind: int) -> list[Card]:
        """Cards of one type, each claimed."""
        cards = [card for id in ids if (card := self.claim(id, report, key)) is not None]
        for card in cards:
            if kind not in card.types:
                names = " and ".join(TYPES[each] for each in card.types)
                report.fault(key, f"{card.id} is a card of type {names}, expected {TYPES[kind]}")
        return [card for card in cards if kind in card.types]

    # Seats.

    def set_seat(self, state: State, seat: int, entry: SeatEntry, report: Report) -> None:
        me = state.players[seat]
        for stack in range(STACKS):
            for card in self.typed(getattr(entry, TYPES[stack]), report, TYPES[stack], stack):
                position.hold(self.game, state, seat, card, stack)
        me.hand = [position.take(state, card) for card in self.typed(entry.hand, report, "hand", EVENT)]
        goals = self.typed([entry.goal] if entry.goal else [], report, "goal", LIFE_GOAL)
        me.goal = position.take(state, goals[0]) if goals else me.goal
        me.takes_no_work, me.has_left = entry.no_more_work, entry.has_left
        self.offer(state, seat, entry, report)

    def offer(self, state: State, seat: int, entry: SeatEntry, report: Report) -> None:
        if entry.offered and self.file.position.phase != "childhood":
            report.fault("offered", "found cards to pick from outside the childhood draft")
        cards = [card for id in entry.offered if (card := self.claim(id, report, "offered")) is not None]
        for card in cards:
            if card.deck != CHILDHOOD:
                report.fault("offered", f"{card.id} is no childhood card")
        if entry.offered and len(cards) != HAND:
            report.fault("offered", f"found {len(cards)} cards, expected {HAND}")
        state.players[seat].offered = [position.take(state, card) for card in cards if card.deck == CHILDHOOD]

    # The table.

    def lay_table(self, state: State) -> None:
        report = self.report("rows")
        for name, ids in self.file.rows.items():
            if not report.word(name, name, [ROW], "row"):
                continue
            if len(ids) > TRACK:
                report.fault(name, f"found {len(ids)} cards, expected at most {TRACK}")
            state.track = [position.take(state, card) for card in self.of_an_age(ids, report, name)]
        report = self.report("discards")
        for name, ids in self.file.discards.items():
            if report.word(name, name, [BOX], "discard pile"):
                cards = [card for id in ids if (card := self.claim(id, report, name)) is not None]
                state.box = [position.take(state, card) for card in cards]
        goals = self.typed(self.file.position.goals, self.report("position"), "goals", LIFE_GOAL)
        state.goals = [position.take(state, card) for card in goals]
        self.set_bought(state)

    def of_an_age(self, ids: list[str], report: Report, key: str) -> list[Card]:
        cards = [card for id in ids if (card := self.claim(id, report, key)) is not None]
        for card in cards:
            if DECKS[card.deck] not in AGES:
                report.fault(key, f"{card.id} belongs to the deck {DECKS[card.deck]}, which never comes to the track")
        return [card for card in cards if DECKS[card.deck] in AGES]

    def set_bought(self, state: State) -> None:
        report, entry = self.report("position"), self.file.position
        if entry.bought and entry.phase not in ("select", "bad_luck", "add"):
            report.fault("bought", f"found bought cards at the beginning of the phase {entry.phase}")
        if len(entry.bought) > MOST_PURCHASES:
            report.fault("bought", f"found {len(entry.bought)} cards, expected at most {MOST_PURCHASES}")
        state.bought = [position.take(state, card) for card in self.of_an_age(entry.bought, report, "bought")]
        state.purchases = len(state.bought)

    def stack_decks(self, state: State) -> None:
        """The next cards of the decks, then how many are left, then a track by the seed where none is given."""
        report = self.report("piles")
        for name, ids in self.file.piles.items():
            if not report.word(name, name, DECKS, "deck"):
                continue
            cards = [card for id in ids if (card := self.claim(id, report, name)) is not None]
            for card in cards:
                if DECKS[card.deck] != name:
                    report.fault(name, f"{card.id} belongs to the deck {DECKS[card.deck]}")
            position.stack_deck(state, [card for card in cards if DECKS[card.deck] == name])
        if ROW not in self.file.rows:
            self.fill_track(state)
        report = self.report("left")
        for name, count in self.file.left.items():
            if report.word(name, name, DECKS, "deck"):
                cards_there = len(state.decks[DECKS.index(name)])
                named = len(self.file.piles.get(name, []))
                position.cut_deck(state, DECKS.index(name), self.within(count, named, cards_there, report, name))

    def fill_track(self, state: State) -> None:
        """From the far end of the first deck: what comes next stays as it is."""
        deck = state.decks[EARLY_ADULTHOOD]
        free = len(deck) - len(self.file.piles.get(DECKS[EARLY_ADULTHOOD], []))
        state.track = deck[: min(TRACK, free)]
        del deck[: len(state.track)]

    # The moment.

    def stand(self, state: State) -> None:
        entry, report = self.file.position, self.report("position")
        starter = self.seat(entry.starter, report, "starter") or 0
        player = self.seat(entry.turn, report, "turn") if entry.turn else starter
        number = int(entry.round) if entry.round.isdecimal() else 0
        number = self.within(number, 1, 99, report, "round")
        if entry.phase == "childhood":
            self.deal_childhood(state)
        position.stand_before(self.game, state, entry.phase, number, starter, player or 0)
        faces = [SYMBOLS.index(face) for face in entry.dice]
        if len(faces) > MOST_DICE:
            report.fault("dice", f"found {len(faces)} dice, expected at most {MOST_DICE}")
        elif entry.phase not in BEFORE_THE_DICE:
            position.lay_dice(state, faces)
        elif faces:
            position.rig_dice(state, faces)

    def deal_childhood(self, state: State) -> None:
        """Three cards each by the seed, where the file offers none; the Bicycle is among them."""
        deck, bicycle = state.decks[CHILDHOOD], self.game.rules.bicycle
        if bicycle in deck:
            deck.remove(bicycle)
            deck.append(bicycle)
        for me in state.players:
            while len(me.offered) < HAND and deck:
                me.offered.append(deck.pop())
            me.offered.sort()
