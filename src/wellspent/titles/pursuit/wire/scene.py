"""The whole table of the Pursuit as one seat sees it."""

from typing import Final

from wellspent.games.pursuit.actions.free import free_refreshes
from wellspent.games.pursuit.area import placing_stress, slots
from wellspent.games.pursuit.board import AGEING_STRESS, AGES, LAST_ROUND, STH_LIMIT
from wellspent.games.pursuit.boards import Board as ModuleBoard
from wellspent.games.pursuit.boards import Display
from wellspent.games.pursuit.boards import Zone as ModuleZone
from wellspent.games.pursuit.cards import EACH, LEAST, PARTNER, REACH
from wellspent.games.pursuit.cards import Goal as Aim
from wellspent.games.pursuit.goods import GOODS_NAMES, HOURGLASS
from wellspent.games.pursuit.measures import measure
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import ACTION, GOAL_CLOSED, GOAL_OPEN, NO_CARD, PHASES, UPKEEP, Player, State
from wellspent.protocol import Board, FilledRole, Goal, GoalState, HeldCard, Life, PursuitScene, Row, Space, Zone
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.texts import Messages
from wellspent.titles.pursuit.texts.terms import bills_ahead

from .layout import Layout

NOTHING_SHOWN: Final[dict[str, int]] = {}


def counters(me: Player) -> dict[str, int]:
    return {
        "knowledge": me.knowledge,
        "creativity": me.creativity,
        "influence": me.influence,
        "money": me.money,
        "hourglass": me.hourglasses,
        "used": me.used,
    }


def tracks(me: Player) -> dict[str, int]:
    return {"stress": me.stress, "sth": me.sth, "lth": me.lth}


def displayed(layout: Layout, view: State, seat: int) -> Display | None:
    """What the modules show; None where there is nothing."""
    if not layout.showers:
        return None
    display = Display(len(view.players))
    for module in layout.showers:
        before = len(display.boards)
        module.show(view, seat, display)
        layout.brought_by.update((board.name, module.name) for board in display.boards[before:])
    return display


class SceneMaker:
    """Draws positions of one game. `view` is always what the seat may know."""

    def __init__(self, layout: Layout, texts: Messages) -> None:
        self.layout: Final = layout
        self.rules: Final[Rules] = layout.rules
        self.texts: Final = texts

    def scene(self, view: State, seat: int) -> PursuitScene:
        display = displayed(self.layout, view, seat)
        is_turn = view.phase == ACTION and not view.finished
        return PursuitScene(
            view.round,
            AGES[max(0, view.round - 1)],
            PHASES[view.phase],
            view.first_player,
            view.agenda[-1].player if is_turn else -1,
            self._spaces(view, seat, display),
            [self._row(view, pile) for pile in self.layout.piles],
            [self._goal(view, place) for place in range(len(view.goals))],
            [self._life(view, player, display) for player in range(len(view.players))],
            [] if display is None else [self._board(view, board, display) for board in display.boards],
            {AGES[round - 1]: AGEING_STRESS[round] for round in range(view.round + 1, len(AGES) + 1)},
        )

    # Boards.

    def _spaces(self, view: State, seat: int, display: Display | None) -> list[Space]:
        boards = {} if display is None else {space: board.name for board in display.boards for space in board.spaces}
        players = view.players
        return [
            Space(
                name,
                [player.placed[space] for player in players],
                self._is_covered(view, max(0, seat), space),
                self.layout.row_of_space[space],
                boards.get(space, ""),
                self._costs(view, seat, space),
                self.layout.gives[space],
                catalog().space_pictures.get(name, ""),
            )
            for space, name in enumerate(self.rules.spaces)
        ]

    def _is_covered(self, view: State, seat: int, space: int) -> bool:
        action = self.layout.actions[space]
        if view.covered >> space & 1 or action is None:
            return bool(view.covered >> space & 1)
        return self.rules.reasons[action.closed(view, seat)].name == "covered"

    def _costs(self, view: State, seat: int, space: int) -> dict[str, int]:
        """What comes on top of every price there, for a seat that lives."""
        action = self.layout.actions[space]
        if seat < 0 or action is None or not view.players[seat].is_alive:
            return NOTHING_SHOWN
        costs: dict[str, int] = {}
        if view.players[seat].placed[space] and (stress := action.repetition(view, seat)):
            costs["again"] = stress
        if row := self.layout.row_of_space[space]:
            self._add_row_costs(view, seat, self.rules.piles.index(row), costs)
        return costs

    def _add_row_costs(self, view: State, seat: int, pile: int, costs: dict[str, int]) -> None:
        rules, me = self.rules, view.players[seat]
        card = rules.cards[rules.sample[pile]]
        if stress := placing_stress(rules, me, card):
            partner = 1 if card.kind == PARTNER and me.partners > 0 else 0
            costs |= {name: points for name, points in (("slot", stress - partner), ("partner", partner)) if points}
        if me.refreshes_this_round >= free_refreshes(rules, view, seat):
            # PH.refresh.04
            costs["refresh_lth" if me.sth == -STH_LIMIT else "refresh"] = 1

    def _row(self, view: State, pile: int) -> Row:
        id, discarded = self.layout.id, view.discard[pile]
        return Row(
            self.rules.piles[pile],
            [id(number) for number in view.row[pile]],
            len(view.draw[pile]),
            len(discarded),
            id(discarded[-1]) if discarded else "",
            [
                FilledRole(id(role.card), role.role, role.player)
                for role in view.roles
                if self.rules.cards[role.card].pile == pile
            ],
        )

    def _board(self, view: State, board: ModuleBoard, display: Display) -> Board:
        title = self.texts.say(f"board-{board.name}")
        zones = [self._zone(view, zone, display) for zone in board.zones]
        return Board(board.name, title, zones, board.seat, self.layout.brought_by[board.name], board.tracks)

    def _zone(self, view: State, zone: ModuleZone, display: Display) -> Zone:
        return Zone(
            zone.name,
            self.texts.say(f"zone-{zone.name}"),
            [self._held(view, number, display, False) for number in zone.cards],
            zone.places,
            zone.tokens,
            zone.by_seat,
            self.texts.say(zone.note) if zone.note else "",
            zone.seat,
        )

    # Goals.

    def _goal(self, view: State, place: int) -> Goal:
        number, winner = view.goals[place], view.goal_winner[place]
        state: GoalState = "open" if winner == GOAL_OPEN else "closed" if winner == GOAL_CLOSED else "won"
        aim = self.rules.cards[number].goal
        progress = [] if aim is None or state != "open" else self._progress(view, aim)
        return Goal(self.layout.ids[number], state, winner if state == "won" else -1, progress)

    def _progress(self, view: State, aim: Aim) -> list[tuple[int, int]]:
        rules, seats = self.rules, range(len(view.players))
        if len(view.players) == 1 or aim.aim == REACH:
            tests = aim.solo if len(view.players) == 1 else aim.tests
            # Of the tests that count upwards, what lacks most; others, such as "no Overtime", are told by the card.
            upwards = [each for each in tests if not each.at_most] or tests[:1]
            return [
                min(
                    ((measure(rules, view, seat, each.measure), each.bound) for each in upwards),
                    key=lambda found: found[0] / max(found[1], 1),
                )
                for seat in seats
            ]
        values = [measure(rules, view, seat, aim.measure) for seat in seats]
        if aim.aim == EACH:
            return [(value, 0) for value in values]
        least = [test.bound for test in aim.tests if test.measure == aim.measure]
        best = min(values) if aim.aim == LEAST else max(*values, *least)
        return [(value, best) for value in values]

    # Lives.

    def _life(self, view: State, player: int, display: Display | None) -> Life:
        me = view.players[player]
        held = self._held
        hand = [self.layout.id(number) for number in view.dealt[player]] if view.dealt else []
        shown, moved = counters(me), tracks(me)
        if display is not None:
            shown |= display.counters[player]
            moved |= display.tracks[player]
            hand += [self.layout.id(number) for number in display.hands[player]]
        return Life(
            player,
            me.is_alive,
            shown,
            moved,
            [held(view, number, display, True, me) for number in me.cards],
            [held(view, number, display, False, me) for number in me.aside],
            self.layout.id(me.trait),
            slots(self.rules, me),
            hand=hand,
            bills=self._bills(view, player),
        )

    def _bills(self, view: State, player: int) -> dict[str, int]:
        if view.round >= LAST_ROUND or not view.players[player].is_alive:
            return {}
        asked = bills_ahead(self.rules, view, player)
        return {name: asked[good] for good, name in enumerate(GOODS_NAMES[:HOURGLASS]) if asked[good] > 0}

    def _held(
        self, view: State, number: int, display: Display | None, is_active: bool, me: Player | None = None
    ) -> HeldCard:
        if number == NO_CARD:
            return HeldCard("")
        is_slot = is_active and self.rules.fills_slot[self.rules.cards[number].kind]
        marks = self._marks(view, number, me) if me is not None else []
        if display is not None:
            marks = [*marks, *display.marks.get(number, [])]
        tokens = NOTHING_SHOWN if display is None else display.tokens.get(number, NOTHING_SHOWN)
        return HeldCard(self.layout.ids[number], view.level[number], view.side[number], is_slot, marks, tokens)

    def _marks(self, view: State, number: int, me: Player) -> list[str]:
        """Upkeep that is due, abilities used up in this round."""
        marks = ["due"] if view.phase == UPKEEP and number in me.due else []
        if me.abilities_used and self.rules.has_abilities[number]:
            numbers = self.rules.abilities_at[number]
            if set(numbers[min(view.level[number], len(numbers) - 1)]) & set(me.abilities_used):
                marks.append("used")
        return marks
