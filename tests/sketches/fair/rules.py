"""The rules of the Fair.

Everybody is dealt six tickets of different numbers. Each evening a prize is turned up, all lay a ticket in secret, and
the highest one takes the prize. Whoever has prizes worth most after six evenings wins; the rest of the tickets and
prizes is never seen.
"""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.chance import Chance, chance_from_seed
from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.game import NOBODY
from wellspent.engine.options import first_of, option
from wellspent.engine.state import State
from wellspent.engine.step import Step
from wellspent.plain import CannotLie, Display, PlainGame, Zone

TICKETS: Final = 30
PRIZES: Final = 9
EVENINGS: Final = 6
CARDS: Final = (*(f"ticket_{n}" for n in range(1, TICKETS + 1)), *(f"prize_{n}" for n in range(1, PRIZES + 1)))
TICKET_STREAM, PRIZE_STREAM = range(2)
DEAL, SHOW, BID, AWARD = range(4)
LAY: Final = 0
ROUND, SHOWN, LAID, REVEALED, WON, OVER = range(6)
NO_CARD: Final = -1


class Fair(State):
    def __init__(self, chance: Chance, seats: int) -> None:
        super().__init__(chance)
        self.round = 0
        self.prize = NO_CARD
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid = [NO_CARD] * seats
        self.won: list[list[int]] = [[] for _ in range(seats)]
        # Out of sight: tickets that were not dealt, prizes to come.
        self.tickets = list(range(TICKETS))
        self.prizes = list(range(TICKETS, len(CARDS)))

    def tell(self, kind: int, seat: int, card: int = NO_CARD, number: int = 0, only_for: int = EVERYBODY) -> None:
        if self.log is not None:
            self.log.append(Event(kind, seat, card, number=number, only_for=only_for))


class Deal(Step[Fair]):
    def run(self, state: Fair, frame: Frame, seat: int, choice: int) -> None:
        state.chance.shuffle(TICKET_STREAM, state.tickets)
        state.chance.shuffle(PRIZE_STREAM, state.prizes)
        for hand in state.hands:
            hand += sorted(state.tickets[-EVENINGS:])
            del state.tickets[-EVENINGS:]


class Show(Step[Fair]):
    def run(self, state: Fair, frame: Frame, seat: int, choice: int) -> None:
        state.round += 1
        state.prize = state.prizes.pop()
        state.seen += 1
        state.tell(ROUND, NOBODY, number=state.round)
        state.tell(SHOWN, NOBODY, state.prize)


class Bid(Step[Fair]):
    """All lay a ticket at the same time; nobody sees the others'."""

    def deciders(self, state: Fair, frame: Frame) -> list[int]:
        return [seat for seat, card in enumerate(state.laid) if card == NO_CARD]

    def options(self, state: Fair, frame: Frame, seat: int) -> list[int]:
        return [option(LAY, card) for card in state.hands[seat]]

    def run(self, state: Fair, frame: Frame, seat: int, choice: int) -> None:
        state.laid[seat] = first_of(choice)
        state.hands[seat].remove(first_of(choice))
        state.tell(LAID, seat, first_of(choice), only_for=seat)
        if self.deciders(state, frame):
            state.push(frame)


class Award(Step[Fair]):
    def run(self, state: Fair, frame: Frame, seat: int, choice: int) -> None:
        state.seen += 1
        for player, card in enumerate(state.laid):
            state.tell(REVEALED, player, card)
        winner = state.laid.index(max(state.laid))
        state.won[winner].append(state.prize)
        state.tell(WON, winner, state.prize)
        state.prize = NO_CARD
        state.laid = [NO_CARD] * len(state.laid)
        state.finished = state.round == EVENINGS
        if state.finished:
            state.tell(OVER, NOBODY)
        state.stage = SHOW


class FairGame(PlainGame[Fair]):
    verbs: ClassVar[tuple[str, ...]] = ("lay",)
    events: ClassVar[tuple[str, ...]] = ("round", "shown", "laid", "revealed", "won", "over")

    def __init__(self, seats: int) -> None:
        steps = {"deal": Deal(), "show": Show(), "bid": Bid(asks=True, is_common=True), "award": Award()}
        super().__init__("fair", seats, CARDS, steps)
        self.flow = [DEAL, SHOW, BID, AWARD]

    def deal(self, seed: str) -> Fair:
        return Fair(chance_from_seed(seed, ["tickets", "prizes"]), self.seats)

    def copy(self, state: Fair) -> Fair:
        twin = Fair(state.chance.copy(), self.seats)
        twin.copy_base(state)
        twin.round, twin.prize, twin.laid = state.round, state.prize, state.laid[:]
        twin.hands, twin.won = [hand[:] for hand in state.hands], [won[:] for won in state.won]
        twin.tickets, twin.prizes = state.tickets[:], state.prizes[:]
        return twin

    def view(self, state: Fair, seat: int) -> Fair:
        """What the others hold and have laid is made up of all that the seat has not seen, and so is what comes."""
        seen = self.copy(state)
        seen.chance = seen.chance.veiled()
        others = [other for other in range(self.seats) if other != seat]
        hidden = [*seen.tickets, *(card for other in others for card in [*seen.hands[other], seen.laid[other]])]
        unseen = sorted(card for card in hidden if card != NO_CARD)
        for other in others:
            seen.hands[other] = [unseen.pop() for _ in seen.hands[other]]
            seen.laid[other] = unseen.pop() if seen.laid[other] != NO_CARD else NO_CARD
        seen.tickets, seen.prizes = unseen, sorted(seen.prizes)
        return seen

    def scores(self, state: Fair) -> list[int]:
        return [sum(card - TICKETS + 1 for card in won) for won in state.won]

    def winners(self, state: Fair) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def display(self, view: Fair, seat: int) -> Display:
        zones = [Zone("stall", self.ids([view.prize]), counters={"evenings": EVENINGS - view.round})]
        for player, points in enumerate(self.scores(view)):
            is_own = player == seat
            hand, laid = self.ids(view.hands[player]), self.ids([view.laid[player]])
            zones += [
                Zone("hand", hand if is_own else [""] * len(hand), player),
                Zone("laid", laid if is_own else [""] * len(laid), player),
                Zone("won", self.ids(view.won[player]), player, {"points": points}),
            ]
        return Display(zones, view.round)

    def ids(self, cards: list[int]) -> list[str]:
        return [CARDS[card] for card in cards if card != NO_CARD]

    def lay(self, state: Fair, zone: str, seat: int, cards: list[int]) -> None:
        """For scenarios: hands, and the prize that lies open; what lay there goes out of sight."""
        if zone == "hand" and 0 <= seat < self.seats and all(card < TICKETS for card in cards):
            for hand in state.hands:
                state.tickets += hand if hand is state.hands[seat] else [card for card in hand if card in cards]
                hand[:] = [card for card in hand if card not in cards]
            state.hands[seat] = sorted(cards)
            state.tickets = [card for card in state.tickets if card not in cards]
        elif zone == "stall" and len(cards) == 1 and cards[0] >= TICKETS:
            state.prizes = [card for card in [*state.prizes, state.prize] if card != cards[0]]
            state.prize = cards[0]
        else:
            raise CannotLie("expected tickets in the hand of a seat, or one prize at the stall")
