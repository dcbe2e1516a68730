"""Nostalgia: set-up, hands, the Nostalgia board, and what the base game makes of it."""

import pytest

from tests.pursuit.modules.attic import (
    attic,
    board_ids,
    checks_on,
    hand_ids,
    has_in_hand,
    memory,
    personal_goal,
    remembers,
    stores,
)
from wellspent.games.pursuit.boards import Display
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.modules.nostalgia import Nostalgia
from wellspent.games.pursuit.modules.nostalgia.part import ACTIVE, BOTH, PASSIVE, NostalgiaPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level, plain

FOUR = [memory(id) for id in ("attic", "barn", "cellar", "den")]
DECK = catalog().cards("second", ["nostalgia"])
PRINTED = [card for card in DECK if card.module == "nostalgia"]


def new_game(seats: int, seed: str = "one") -> tuple[Pursuit, list[list[int]]]:
    game = Pursuit(DECK, "second", seats, [Nostalgia])
    return game, part_of(game.start(seed), NostalgiaPart).hands


# Set-up.


@rule("NOS.setup.01", "NOS.setup.02", "NOS.setup.03", "NOS.setup.04", "NOS.q.01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_has_eight_memories_and_an_empty_board_before_child_traits_are_chosen(seats: int) -> None:
    game = Pursuit(DECK, "second", seats, [Nostalgia])
    state = game.start("one")
    part, pile = part_of(state, NostalgiaPart), game.rules.piles.index("nostalgia")
    own = [number for number in state.box if game.rules.cards[number].pile == pile]

    assert {game.notation(choice).split()[0] for choice in game.options(state, 0)} == {"keep"}
    assert [len(hand) for hand in part.hands] == [8] * seats
    assert part.boards == [[NO_CARD, NO_CARD]] * seats
    assert part.checks == [[0, 0]] * seats
    assert len(own) == len(PRINTED) - 8 * seats
    assert state.draw[pile] == state.discard[pile] == []


@rule("NOS.setup.03")
def test_the_pile_is_shuffled() -> None:
    assert new_game(2)[1] == new_game(2)[1]
    assert new_game(2)[1] != new_game(2, "two")[1]


@rule("NOS.setup.04", "NOS.base.03")
def test_no_memory_is_drawn_later() -> None:
    table = has_in_hand(attic(*FOUR, board=["attic"]), "barn").begin()

    assert "nostalgia" not in [line.split()[1] for line in table.options("refresh")]
    table.end_round()

    assert hand_ids(table) == ["barn"]
    assert board_ids(table) == ["attic"]


@rule("NOS.setup.05", "NOS.setup.06", "NOS.q.02")
def test_everybody_may_look_at_all_hands_and_boards() -> None:
    game = Pursuit(DECK, "second", 3, [Nostalgia])
    state = game.start("one")

    for seat in range(3):
        assert part_of(game.view(state, seat), NostalgiaPart).lines() == part_of(state, NostalgiaPart).lines()


@rule("NOS.setup.05", "NOS.board.01")
@pytest.mark.parametrize("card", PRINTED, ids=[card.id for card in PRINTED])
def test_a_card_has_a_reminiscence_side_and_a_realization_side(card: Card) -> None:
    passive, active = (card.levels[card.section(name)] for name in ("passive", "active"))

    assert len({side.en for side in catalog().text(card.id).sides}) == 2
    assert passive.occasion >= 0
    assert passive.cost.is_empty
    assert not passive.reward.is_empty
    assert not active.cost.is_empty
    assert not active.reward.is_empty


@rule("NOS.q.20")
@pytest.mark.parametrize(("seats", "each"), [(2, 8), (3, 5), (5, 3)])
def test_too_few_cards_are_dealt_in_equal_hands(seats: int, each: int) -> None:
    few = [memory(f"few_{number}") for number in range(17)]
    table = Table(Nostalgia, cards=few, seats=seats)

    assert [len(hand_ids(table, seat)) for seat in range(seats)] == [each] * seats


# Placing and giving up.


@rule("NOS.board.03", "NOS.board.02", "NOS.q.03")
@pytest.mark.parametrize("round", ["teen", "adult_1", "old_age_3"])
def test_memories_are_placed_freely_while_a_slot_is_empty(round: str) -> None:
    table = has_in_hand(attic(*FOUR), "attic", "barn", "cellar").begin(round=round)

    table.choose("remember barn", "remember attic")

    assert table.decider == 0
    assert table.seat(0).changed("hourglasses", "used") == {}
    assert board_ids(table) == ["barn", "attic"]
    assert hand_ids(table) == ["cellar"]
    assert [checks_on(table, id) for id in board_ids(table)] == ["", ""]
    assert table.refused("remember cellar") == "nostalgia_board_full"
    assert table.refused_by("remember cellar") == "NOS.board.02"


@rule("NOS.board.04", "NOS.board.06", "NOS.q.03", "NOS.q.04")
def test_the_board_is_changed_on_the_own_turn_only() -> None:
    table = has_in_hand(attic(*FOUR, board=["attic"]), "barn").begin()
    has_in_hand(table, "cellar", seat=1)

    assert table.options("remember", "forget") == ["remember barn", "forget attic"]
    assert not {"remember", "forget"} & {line.split()[0] for line in table.interrupts(1)}

    table.choose("study")

    assert table.decider == 1
    assert table.options("remember", "forget") == ["remember cellar"]
    assert not {"remember", "forget"} & {line.split()[0] for line in table.interrupts(0)}


@rule("NOS.board.04")
def test_the_board_is_not_changed_outside_the_action_phase() -> None:
    table = has_in_hand(attic(*FOUR, *plain("item", "thing", lines=level(upkeep={"money": 1}))), "barn")
    table.seat(0).holds("thing")
    table.begin("upkeep")

    assert table.options() == ["lose thing"]


@rule("NOS.board.05", "NOS.board.06", "NOS.board.08", "NOS.q.04")
def test_a_memory_is_given_up_for_one_sth_and_goes_back_to_the_box() -> None:
    table = attic(*FOUR)
    remembers(remembers(table, "attic", BOTH), "barn", PASSIVE)
    table.seat(0).has(knowledge=2)
    table.begin().choose("forget attic", "forget barn")

    assert table.seat(0).changed("hourglasses") == {"sth": -2}
    assert table.decider == 0
    assert board_ids(table) == hand_ids(table) == []
    assert part_of(table.state, NostalgiaPart).checks[0] == [0, 0]
    assert [table.game.rules.cards[number].id for number in table.state.box[-2:]] == ["attic", "barn"]
    assert table.seat(0).discards == 0


@rule("NOS.board.07")
def test_at_the_end_of_the_track_giving_up_costs_lth() -> None:
    table = attic(*FOUR, board=["attic"])
    table.seat(0).has(sth=-3, lth=4)
    table.begin().choose("forget attic")

    assert table.seat(0).changed() == {"lth": -1}


@rule("NOS.board.09", "NOS.board.10")
def test_a_hand_stays_a_hand_and_a_placed_card_placed() -> None:
    table = has_in_hand(attic(*FOUR, board=["attic"]), "barn").begin()
    named = [line for line in table.options() if line.split()[-1] in ("attic", "barn")]

    # The Active Trigger of these cards costs nothing.
    assert named == ["remember barn", "forget attic", "awaken attic"]


@rule("NOS.board.09")
def test_what_is_not_realized_counts_for_nothing_at_the_end() -> None:
    rich = personal_goal("game_end", "money", 0, lth=9)
    cards = [memory(id, mark="life_goal", goal=rich) for id in ("hoard", "vault")]
    table = has_in_hand(attic(*cards, board=["hoard"]), "vault").begin(round="old_age_3")
    table.play_on("end")

    assert table.state.finished
    assert table.seat(0).lth == 0


# The base game.


@rule("NOS.base.01", "NOS.realize.06")
def test_memories_fill_no_slot_and_have_no_upkeep() -> None:
    eight = [memory(f"eight_{number}") for number in range(8)]
    table = has_in_hand(attic(*FOUR, *eight, board=["attic", "barn"]), "cellar")
    for card in eight:
        table.seat(0).holds(card.id)
    table.begin("upkeep")

    assert table.age == "adult_1"
    assert table.options("study")
    assert table.seat(0).changed() == {}
    assert table.seat(0).measure("slots") == 0


@rule("NOS.base.02")
def test_a_realized_card_cannot_be_discarded() -> None:
    table = attic(*FOUR)
    table.seat(0).holds("attic")
    table.begin()

    assert table.refused("discard attic") == "cannot_discard"
    assert table.options("discard") == []


@rule("NOS.base.04")
def test_realized_cards_count_for_the_tie_break_and_others_do_not() -> None:
    table = has_in_hand(attic(*FOUR, board=["attic"]), "barn")
    assert table.seat(0).measure("cards") == 0

    table.seat(1).holds("den")

    assert table.seat(1).measure("cards") == 1
    assert table.winners() == [1]


@rule("NOS.base.05")
def test_a_personal_goal_is_no_goal_of_the_table() -> None:
    goal = personal_goal("mid_game", "money", 3)
    table = attic(*[memory(id, mark="life_goal", goal=goal) for id in ("mine", "yours")])
    for number, id in enumerate(("mine", "yours")):
        table.seat(number).has(money=1).holds(id)
    table.begin().choose("temp_job", "temp_job")

    # Both meet the same condition, and neither looks at the other.
    assert [seat.lth for seat in table.seats] == [3, 3]
    assert table.told("goal_reached") == table.told("goal_closed") == []
    assert table.state.goals == []


@rule("NOS.base.05")
@pytest.mark.parametrize(("seats", "revealed"), [(1, 3), (2, 2), (5, 5)])
def test_as_many_life_goals_are_revealed_as_without_nostalgia(seats: int, revealed: int) -> None:
    assert len(Pursuit(DECK, "second", seats, [Nostalgia]).start("one").goals) == revealed


@rule("NOS.base.07")
def test_sth_from_a_memory_decides_the_first_player() -> None:
    table = attic(memory("joy", stirs={"sth": 1}))
    remembers(table, "joy", ACTIVE, seat=1).begin()
    table.choose("study", "study")
    assert table.seat(1).sth == 1

    table.end_round()

    assert table.state.first_player == 1


@rule("NOS.base.07")
def test_sth_lost_by_giving_up_counts_too() -> None:
    table = attic(*FOUR, board=["attic"]).begin()
    table.choose("forget attic").end_round()

    assert table.state.first_player == 1


@rule("NOS.setup.06", "NOS.trigger.10")
def test_boards_hands_and_what_lies_on_cards_are_shown_to_everybody() -> None:
    table = has_in_hand(attic(*FOUR), "den")
    remembers(remembers(table, "attic", BOTH), "barn", PASSIVE).seat(1).holds("cellar", 2)
    stores(table, "cellar", 6).begin()
    attic_card, barn, cellar, den = (table.game.rules.card(id).index for id in ("attic", "barn", "cellar", "den"))

    for seat in range(2):
        display = Display(2)
        for module in table.game.rules.modules:
            module.show(table.game.view(table.state, seat), seat, display)

        assert [(board.name, board.seat) for board in display.boards] == [("nostalgia", 0), ("nostalgia", 1)]
        assert [board.zones[0].cards for board in display.boards] == [[attic_card, barn], [NO_CARD, NO_CARD]]
        assert display.hands == [[den], []]
        assert display.marks == {attic_card: ["passive", "active"], barn: ["passive"]}
        assert display.tokens == {cellar: {"stored": 6}}


# Solo.


@rule("NOS.solo.01")
@pytest.mark.parametrize(("lth", "has_won"), [(54, False), (55, True)])
def test_alone_five_more_lth_are_needed(lth: int, has_won: bool) -> None:
    table = attic(*FOUR, seats=1)
    table.seat(0).has(lth=lth)

    assert table.game.solo_threshold() == 55
    assert table.game.has_won_solo(table.state) is has_won


@rule("NOS.solo.02", "NOS.q.14")
def test_personal_goals_work_alone_as_in_company() -> None:
    table = attic(memory("mine", mark="life_goal", goal=personal_goal("mid_game", "money", 3)), seats=1)
    table.seat(0).holds("mine")
    table.begin().choose("temp_job")

    assert table.seat(0).changed() == {"money": 3, "lth": 3}
