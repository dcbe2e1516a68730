"""Laying out the position that a scenario describes, with every fault found on the way."""

from wellspent.cardfiles.faults import Fault, Report
from wellspent.engine.session import seat_letter, seat_number
from wellspent.games.pursuit.board import (
    AGES,
    FIRST_ADULT,
    HOURGLASSES,
    HOURGLASSES_OF,
    OFF_THE_TRACK,
    POPULARITY_END,
    STH_LIMIT,
    STRESS_END,
    TEEN,
)
from wellspent.games.pursuit.cards import JOB_PILE, PARTNER_PILE, Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import (
    CARDS,
    GOAL_CLOSED,
    GOAL_OPEN,
    NO_CARD,
    PLACES,
    Field,
    Part,
    Player,
    Role,
    State,
)
from wellspent.games.pursuit.steps.prepare import row_size
from wellspent.scenario.laying import Laying
from wellspent.titles.pursuit.modules import modules_for

from . import parts, position
from .holding import Holding, read_holding
from .schema import PursuitFile, SeatEntry

GOODS = ("knowledge", "creativity", "influence", "money")
# What a life has done so far, by the words of a scenario.
DEEDS = ("promotions", "roles", "rests", "overtimes", "discards", "refreshes")
EMPTY_PLACE = "-"
CLOSED = "closed"
# PH.project.18
MOST_ROLES = 2


class Layout(Laying[Card]):
    """Builds one position of the Pursuit."""

    def __init__(self, file: PursuitFile, game: Pursuit, origin: str, faults: list[Fault]) -> None:
        super().__init__({card.id: card for card in game.rules.cards}, game.seats, origin, faults)
        self.file = file
        self.game = game
        self.round = self.round_number(file.position.round, self.report("position"))

    def round_number(self, name: str, report: Report) -> int:
        word = name.lower().replace(" ", "_")
        if word.isdecimal() and 1 <= int(word) <= len(AGES):
            return int(word)
        known = (*AGES, *map(str, range(1, len(AGES) + 1)))
        return AGES.index(word) + 1 if report.word("round", word, known, "round") and word in AGES else TEEN

    @property
    def dealt_round(self) -> int:
        """The round whose cards lie in the rows: Preparation still finds those of the round before."""
        return self.round - 1 if self.file.position.phase == "preparation" else self.round

    def state(self) -> State:
        state = self.laid = position.blank_position(self.game, self.file.seed)
        boards = parts.board_rows(self.game, state)
        # COM.board.02: a board that set-up leaves empty is so for the whole Teen round.
        # EXP.setup.06: with Experiences, Jobs and Partners lie there in the Teen round too.
        self.dealt_early = [pile for pile in (JOB_PILE, PARTNER_PILE) if state.row[pile]]
        self.late = [name for name, row in boards.items() if all(number == NO_CARD for number in row)]
        position.clear_table(self.game, state)
        self.claim_all(state)
        for seat, entry, report in self.seated(self.file.seat):
            self.set_seat(state, seat, entry, report)
        for seat, me in enumerate(state.players):
            if seat_letter(seat) not in self.file.seat:
                self.set_hourglasses(me, SeatEntry(), self.report("seat"))
        # Cards that are laid lose the Roles that were filled before.
        for seat, entry, report in self.seated(self.file.seat):
            self.set_roles(state, seat, entry, report)
        self.set_parts(state)
        self.check_together(state)
        for me in state.players:
            position.recount(self.game, state, me)
        self.fill_rows(state)
        self.cut_piles(state)
        self.stand(state)
        return state

    # Cards.

    def claim_kind(self, id: str, report: Report, key: str, kind: str) -> Card | None:
        card = self.card(id, report, key)
        if card is not None and card.kind_name != kind:
            report.fault(key, f"found {id}, a card of kind {card.kind_name}, expected {kind}")
            return None
        return self.claim(id, report, key)

    def claim_goal(self, id: str, report: Report) -> Card | None:
        card = self.card(id, report, "goals")
        if card is not None and card.goal is None:
            report.fault("goals", f"found {id}, a card of kind {card.kind_name}, expected life_goal")
            return None
        return self.claim(id, report, "goals")

    def claim_all(self, state: State) -> None:
        """Rows, piles, discards, goals."""
        boards = parts.board_rows(self.game, state)
        for name, ids in self.file.rows.items():
            if name in boards:
                self.lay_board(boards[name], name, ids)
            else:
                self.lay_row(state, name, ids)
        for name, ids in self.file.piles.items():
            if cards := self.of_pile("piles", name, ids):
                position.stack_pile(self.game, state, self.pile(name), cards)
        for name, ids in self.file.discards.items():
            position.throw_away(self.game, state, self.of_pile("discards", name, ids))
        self.lay_goals(state)

    def pile(self, name: str) -> int:
        return self.game.rules.piles.index(name)

    def of_pile(self, place: str, name: str, ids: list[str]) -> list[Card]:
        report = self.report(place)
        rules = self.game.rules
        with_row = [rules.piles[pile] for pile in rules.rows]
        if place == "rows":
            if not report.word(name, name, with_row, "pile with a row"):
                return []
        elif not report.word(name, name, rules.piles, "pile"):
            return []
        cards = [card for id in ids if (card := self.claim(id, report, name)) is not None]
        for card in cards:
            if card.pile_name != name:
                report.fault(name, f"{card.id} belongs to the pile {card.pile_name}")
        return [card for card in cards if card.pile_name == name]

    def lay_row(self, state: State, name: str, ids: list[str]) -> None:
        cards = {card.id: card for card in self.of_pile("rows", name, [id for id in ids if id != EMPTY_PLACE])}
        if name not in self.game.rules.piles:
            return
        size = self.row_size(self.pile(name))
        if len(ids) > size:
            report = self.report("rows")
            report.fault(name, f"found {len(ids)} cards, expected at most {size} in round {self.dealt_round}")
        position.lay_row(self.game, state, self.pile(name), [cards.get(id) for id in ids])

    def lay_board(self, board: list[int], name: str, ids: list[str]) -> None:
        """Cards on the board of a module, from left to right."""
        report = self.report("rows")
        size = len(board) if self.is_dealt(name) else 0
        if len(ids) > size:
            report.fault(name, f"found {len(ids)} cards, expected at most {size} in round {self.dealt_round}")
            return
        for place, id in enumerate(ids):
            card = None if id == EMPTY_PLACE else self.claim(id, report, name)
            if card is not None and card.pile_name != name:
                report.fault(name, f"{card.id} belongs to the pile {card.pile_name}")
            elif card is not None:
                position.lift(self.game, self.laid, card.index)
                board[place] = card.index

    def is_dealt(self, name: str) -> bool:
        return name not in self.late or self.dealt_round >= FIRST_ADULT

    def row_size(self, pile: int) -> int:
        """PH.setup.05: no Jobs and Partners in the first round."""
        if self.dealt_round < TEEN:
            return 0
        if self.dealt_round == TEEN and pile in (JOB_PILE, PARTNER_PILE) and pile not in self.dealt_early:
            return 0
        return row_size(self.game.rules, pile)

    def fill_rows(self, state: State) -> None:
        for pile in self.game.rules.rows:
            named = len(self.file.rows.get(self.game.rules.piles[pile], []))
            row = state.row[pile]
            row.extend([NO_CARD] * (self.row_size(pile) - len(row)))
            keep = len(self.file.piles.get(self.game.rules.piles[pile], []))
            for slot in range(named, len(row)):
                row[slot] = position.take_from_far_end(state, pile, keep)
        for name, board in parts.board_rows(self.game, state).items():
            if self.is_dealt(name):
                keep = len(self.file.piles.get(name, []))
                for slot in range(len(self.file.rows.get(name, [])), len(board)):
                    board[slot] = position.take_from_far_end(state, self.pile(name), keep)

    def lay_goals(self, state: State) -> None:
        report = self.report("position")
        goals: list[tuple[Card, str]] = []
        for words in map(str.split, self.file.position.goals):
            card = self.claim_goal(words[0] if words else "", report)
            status = words[1] if len(words) > 1 else ""
            if card and (not status or report.word("goals", status, [*self.letters, CLOSED], "seat or closed")):
                goals.append((card, status))
        position.lay_goals(self.game, state, [card for card, _ in goals])
        state.goal_winner = [self.winner(status) for _, status in goals]

    def winner(self, status: str) -> int:
        """Who has reached a Life Goal, by the word beside it."""
        if not status:
            return GOAL_OPEN
        return GOAL_CLOSED if status == CLOSED else seat_number(status)

    # Seats.

    def set_seat(self, state: State, seat: int, entry: SeatEntry, report: Report) -> None:
        me = state.players[seat]
        self.set_goods(me, entry, report)
        self.set_cards(state, seat, entry, report)
        self.set_life(me, entry, report)
        self.set_hourglasses(me, entry, report)
        self.set_popularity(me, entry, report)

    def set_goods(self, me: Player, entry: SeatEntry, report: Report) -> None:
        me.knowledge, me.creativity, me.influence, me.money = (
            self.within(getattr(entry, name), 0, 500, report, name) for name in GOODS
        )
        me.stress = self.within(entry.stress, 1, STRESS_END, report, "stress")
        me.sth = self.within(entry.sth, -STH_LIMIT, STH_LIMIT, report, "sth")
        me.lth = entry.lth

    def set_life(self, me: Player, entry: SeatEntry, report: Report) -> None:
        for name, count in entry.done.items():
            if report.word("done", name, DEEDS, "deed that is counted"):
                setattr(me, name, count)
        if entry.alive:
            return
        for key in ("stress", "sth", "hourglasses"):
            if getattr(entry, key) != getattr(SeatEntry(), key):
                report.fault(key, "a life that has ended has none; leave it out")
        me.is_alive, me.is_doomed, me.stress = False, True, OFF_THE_TRACK
        me.rounds_lived = self.dealt_round - 1 if entry.rounds_lived is None else entry.rounds_lived

    def set_cards(self, state: State, seat: int, entry: SeatEntry, report: Report) -> None:
        if entry.trait and (trait := self.claim_kind(entry.trait, report, "trait", "child_trait")):
            position.hold(self.game, state, seat, trait)
        for words in entry.holds:
            holding = read_holding(words, self.game, report)
            if holding is None or self.claim(holding.card.id, report, "holds") is None:
                continue
            if holding.card.kind_name == "job" and state.players[seat].job != NO_CARD:
                report.fault("holds", f"{holding.card.id} is a second Job; a player has at most one")
                continue
            self.lay(state, seat, holding)

    def lay(self, state: State, seat: int, holding: Holding) -> None:
        card = holding.card
        position.hold(self.game, state, seat, card, holding.level, holding.is_aside)
        # NOS.realize.02: some show their other side there.
        state.turn_over(card.index, 1 if self.game.rules.lies_turned[card.kind] else holding.side)
        if card.additional and not holding.is_aside:
            state.roles = [*state.roles, Role(card.index, holding.level, seat)]

    def set_roles(self, state: State, seat: int, entry: SeatEntry, report: Report) -> None:
        for words in map(str.split, entry.roles):
            card = self.card(words[0] if words else "", report, "roles")
            number = words[1] if len(words) == 2 else ""
            if card is None:
                continue
            if not card.additional or number not in ("1", "2", "3", "4"):
                report.fault("roles", f"found {' '.join(words)}, expected a Group Project and a Role like magazine 2")
            elif any(role.card == card.index and role.role == int(number) - 1 for role in state.roles):
                report.fault("roles", f"Role {number} of {card.id} is filled already")
            elif sum(role.card == card.index and role.player == seat for role in state.roles) >= MOST_ROLES:
                report.fault("roles", f"a third Role of {card.id}; a player fills at most two (PH.project.18)")
            else:
                state.roles = [*state.roles, Role(card.index, int(number) - 1, seat)]

    def set_popularity(self, me: Player, entry: SeatEntry, report: Report) -> None:
        if entry.popularity and not any("popularity" in module.tracks for module in self.game.rules.modules):
            moving = next(module.name for module in modules_for(self.game.seats) if "popularity" in module.tracks)
            report.fault("popularity", f"found it in a game without {moving}: add it to modules")
        me.popularity = self.within(entry.popularity, 0, POPULARITY_END, report, "popularity")

    def set_hourglasses(self, me: Player, entry: SeatEntry, report: Report) -> None:
        """Those on spaces and Roles count as used; at hand is what the section shows, less those."""
        spaces = self.game.rules.spaces
        for name, count in entry.placed.items():
            if report.word("placed", name, spaces, "space of the board"):
                me.place(spaces.index(name), self.within(count, 0, HOURGLASSES, report, f"placed {name}"))
        roles = len(entry.roles) + sum(self.is_group(words) for words in entry.holds)
        me.used = self.within(entry.spent, 0, HOURGLASSES, report, "spent") + sum(me.placed) + roles
        at_hand = entry.hourglasses
        if at_hand is None:
            plays = me.is_alive and self.file.position.phase in ("upkeep", "action")
            at_hand = max(0, HOURGLASSES_OF[me.stress] - me.used) if plays else 0
        me.hourglasses = self.within(at_hand, 0, HOURGLASSES, report, "hourglasses")
        if me.hourglasses + me.used > HOURGLASSES:
            found = f"found {me.hourglasses} at hand and {me.used} used"
            report.fault("hourglasses", f"{found}, expected at most {HOURGLASSES} in all")

    def is_group(self, words: str) -> bool:
        id, *rest = words.split() or [""]
        number = self.game.rules.card_number.get(id)
        return number is not None and bool(self.game.rules.cards[number].additional) and "aside" not in rest

    # What modules hold.

    def set_parts(self, state: State) -> None:
        known = parts.parts_of(self.game, state)
        for module, entries in self.file.parts.items():
            report = self.report(f"parts.{module}")
            if not report.word("", module, known, "module of this game that holds something"):
                continue
            fields = parts.fields_of(known[module])
            for name, text in entries.items():
                if report.word(name, name, fields, f"thing that {module} holds"):
                    self.set_field(known[module], name, fields[name], text, report)

    def set_field(self, part: Part, name: str, field: Field, text: object, report: Report) -> None:
        def find(id: str, field: Field) -> int:
            return self.found(id, field, report, name)

        try:
            setattr(part, name, parts.Reading(self.game, field, find).read(text, getattr(part, name)))
        except parts.Misfit as misfit:
            report.fault(name, str(misfit))

    def found(self, id: str, field: Field, report: Report, name: str) -> int:
        """The number of a card that lies in a part, or is named there."""
        lies_there = field.kind in (CARDS, PLACES)
        card = self.claim(id, report, name) if lies_there else self.card(id, report, name)
        if card is None:
            return NO_CARD
        if field.piles and card.pile_name not in field.piles:
            raise parts.Misfit(f"{id} is of the pile {card.pile_name}, expected {' or '.join(field.piles)}")
        if lies_there:
            position.lift(self.game, self.laid, card.index)
        return card.index

    def check_together(self, state: State) -> None:
        """What belongs to a card must be held by whoever has that card (KID.action.03)."""
        for module, part in parts.parts_of(self.game, state).items():
            for name, field in part.fields().items():
                if not field.together:
                    continue
                for pair in getattr(part, name).items():
                    if not any(set(pair) <= set(me.cards) for me in state.players):
                        one, other = (self.game.rules.cards[number].id for number in pair)
                        report = self.report(f"parts.{module}")
                        report.fault(name, f"{one} and {other} must be held by one player")

    def cut_piles(self, state: State) -> None:
        """PH.notes.09: so many cards are left; the others are in the box."""
        report = self.report("left")
        for name, count in self.file.left.items():
            if not report.word(name, name, self.game.rules.piles, "pile"):
                continue
            pile = self.pile(name)
            most = len(state.draw[pile])
            named = len(self.file.piles.get(name, []))
            if not named <= count <= most:
                report.fault(name, f"found {count}, expected {named} to {most}")
                continue
            while len(state.draw[pile]) > count:
                state.box = [*state.box, position.take_from_far_end(state, pile, count)]

    # The moment.

    def stand(self, state: State) -> None:
        entry = self.file.position
        report = self.report("position")
        if entry.phase == "preparation" and self.dealt_round < TEEN and self.game.rules.edition.deals_at_setup:
            report.fault("phase", "the first round of this edition has no Preparation Phase (PH.round.02)")
            return
        for card in {role.card for role in state.roles}:
            if not any(card in me.cards for me in state.players):
                id = self.game.rules.cards[card].id
                report.fault("roles", f"Roles of {id} are filled, expected somebody who holds it")
        state.first_player = self.seat(entry.first_player, report, "first_player") or 0
        turn = None
        if entry.turn:
            turn = self.seat(entry.turn, report, "turn") or 0
            if entry.phase != "action":
                report.fault("turn", "found a turn outside the Action Phase")
            elif state.players[turn].hourglasses == 0:
                report.fault("turn", f"seat {entry.turn} has no Hourglass at hand and so no turn")
        position.stand_before(self.game, state, entry.phase, self.round, turn)
