"""Mutual Friends: between two neighbours, and closer to whoever called last."""

import pytest

from wellspent.engine.game import SetupError
from wellspent.games.pursuit.boards import Display
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.mutual_friends import END_OF_TRACK, MutualFriends, MutualPart, side_of
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import amounts_of, goods_of, of_module

FRIENDS = of_module("mutual_friends")
HELEN, SANDRA, MIKE = 0, 1, 2


def table_of(seats: int = 3, *friends: str) -> Table:
    """Helen sits between Mike and Sandra; the friends lie between seats 0 and 1, 1 and 2, and so on."""
    table = Table(MutualFriends, cards=FRIENDS, seats=seats)
    part = part_of(table.state, MutualPart)
    given = [table.game.rules.card(id).index for id in friends]
    box = [number for number in [*table.state.box, *part.friends] if number not in given]
    part.friends = [*given, *box[: seats - len(given)]]
    table.state.box = box[seats - len(given) :]
    return table


def lean(table: Table, *spaces: int) -> Table:
    part_of(table.state, MutualPart).lean[: len(spaces)] = spaces
    return table


@rule("MUT.comp.01", "MUT.comp.04")
def test_ten_mutual_friends_give_money_or_resources_and_cost_nothing() -> None:
    assert len(FRIENDS) == 10
    for each in FRIENDS:
        [lines] = each.levels
        gifts = [lines.reward, *(choice for effect in lines.effects for choice in goods_of(effect))]
        given = [place for gift in gifts for place, amount in enumerate(gift.amounts) if amount]
        assert given
        assert set(given) <= {0, 1, 2, 3, 5}
        assert lines.cost.is_empty
        assert not lines.has_upkeep


@rule("MUT.comp.02", "MUT.comp.03", "MUT.q.01", "MUT.end.01", "MUT.end.02", "MUT.q.06")
@pytest.mark.parametrize("space", range(-END_OF_TRACK, END_OF_TRACK + 1))
def test_the_track_has_three_spaces_for_either_side(space: int) -> None:
    table = lean(table_of(), space)

    scores = [table.game.rules.modules[0].final_score(table.state, seat) for seat in range(3)]
    assert scores == [max(0, -space), max(0, space), 0]
    assert END_OF_TRACK == 3


@rule("MUT.setup.01", "MUT.solo.01")
def test_the_module_needs_two_players() -> None:
    with pytest.raises(SetupError, match="at least 2 players"):
        Table(MutualFriends, cards=FRIENDS, seats=1)


@rule("MUT.setup.02", "MUT.setup.04")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_card_lies_in_every_gap_and_everybody_adjoins_two(seats: int) -> None:
    table = Table(MutualFriends, cards=FRIENDS, seats=seats)
    part = part_of(table.state, MutualPart)

    assert len(set(part.friends)) == seats
    assert part.lean == [0] * seats
    assert len({each.id for each in FRIENDS} & set(table.ids(table.state.box))) == 10 - seats
    assert table.pile_ids("mutual_friend") == []
    for player in range(seats):
        beside = [gap for gap in range(seats) if side_of(gap, player, seats)]
        assert sorted(beside) == sorted({player, (player - 1) % seats})
        table.state.first_player = player
        assert len(table.begin().options("meet")) == 2


@rule("MUT.setup.03", "MUT.setup.04", "MUT.q.02")
def test_two_players_have_two_cards_between_them_with_fixed_sides() -> None:
    table = Table(MutualFriends, cards=FRIENDS, seats=2)

    assert len(part_of(table.state, MutualPart).friends) == 2
    assert [[side_of(gap, player, 2) for player in (0, 1)] for gap in (0, 1)] == [[-1, 1], [-1, 1]]


@rule("MUT.setup.02")
def test_the_cards_are_shuffled() -> None:
    tables = [Table(MutualFriends, cards=FRIENDS, seats=3, seed=str(seed)) for seed in range(5)]

    assert len({tuple(part_of(table.state, MutualPart).friends) for table in tables}) > 1


@rule("MUT.ex.01", "MUT.action.01", "MUT.action.02")
def test_helen_meets_the_popular_friend_and_mike_cannot_any_more() -> None:
    table = table_of(3, "wise_friend", "thrifty_friend", "popular_friend").begin()
    table.choose("meet popular_friend")

    assert table.seat(HELEN).changed("hourglasses") == {"influence": 4, "hourglasses": -1}
    assert part_of(table.state, MutualPart).lean == [0, 0, 1]
    assert table.decider == SANDRA
    assert table.options("meet") == ["meet wise_friend", "meet thrifty_friend"]
    table.choose("rest 0")
    assert table.decider == MIKE
    assert table.refused("meet popular_friend") == "friend_is_busy"
    assert table.refused_by("meet popular_friend") == "MUT.action.02"


@rule("MUT.ex.02", "MUT.prep.01")
def test_whom_sandra_has_met_helen_meets_in_the_next_round() -> None:
    table = table_of(3, "wise_friend", "thrifty_friend", "popular_friend").begin(turn=SANDRA)
    table.choose("meet wise_friend", "rest 0")
    assert table.decider == HELEN
    assert table.refused("meet wise_friend") == "friend_is_busy"
    table.end_round()

    assert part_of(table.state, MutualPart).lean == [1, 0, 0]
    table.begin("action", "adult_2", turn=HELEN).choose("meet wise_friend")
    assert part_of(table.state, MutualPart).lean == [0, 0, 0]


@rule("MUT.action.03", "MUT.base.02")
def test_both_neighbours_may_be_met_in_one_round_without_stress() -> None:
    table = table_of(3, "wise_friend", "thrifty_friend", "popular_friend").begin()
    table.choose("meet popular_friend", "rest 0", "rest 0", "meet wise_friend")

    assert table.seat(HELEN).changed("hourglasses") == {"influence": 4, "knowledge": 4, "hourglasses": -2}
    assert table.story("stress") == []


@rule("MUT.ex.05", "MUT.action.03")
def test_of_two_players_one_may_take_both() -> None:
    table = table_of(2, "popular_friend", "wise_friend").begin()
    table.choose("meet popular_friend")
    assert table.options("meet") == ["meet wise_friend"]
    table.choose("rest 0", "meet wise_friend")

    assert part_of(table.state, MutualPart).lean == [-1, -1]
    assert table.decider == 1
    assert table.options("meet") == []
    table.end_round()
    assert len(table.options("meet")) == 2


@rule("MUT.ex.04", "MUT.action.04")
def test_at_the_end_of_the_track_the_goods_still_come() -> None:
    table = lean(table_of(3, "popular_friend"), -3).begin().choose("meet popular_friend")

    assert table.seat(HELEN).changed() == {"influence": 4}
    assert part_of(table.state, MutualPart).lean[0] == -3


@rule("MUT.q.05")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (3, 2), (0, -1), (-2, -3)])
def test_a_meeting_pulls_back_from_the_neighbour(before: int, after: int) -> None:
    table = lean(table_of(3, "popular_friend"), before).begin().choose("meet popular_friend")

    assert part_of(table.state, MutualPart).lean[0] == after


@rule("MUT.action.05")
def test_friends_can_be_met_as_a_teen() -> None:
    table = table_of(3, "popular_friend").begin("action", "teen")

    assert "meet popular_friend" in table.options("meet")


@rule("MUT.base.01")
def test_a_mutual_friend_belongs_to_no_play_area() -> None:
    table = table_of(3, "popular_friend").begin().choose("meet popular_friend")
    seat = table.seat(HELEN)

    assert (seat.cards(), seat.measure("cards"), seat.measure("slots")) == ([], 0, 0)
    table.choose("rest 0", "rest 0")
    assert table.decider == HELEN
    assert table.options("discard") == []
    table.begin("upkeep", "adult_2")
    assert table.options("pay", "lose") == []


@rule("MUT.base.02")
@pytest.mark.parametrize("sth", [-3, 3])
def test_no_mood_matters(sth: int) -> None:
    table = table_of(3, "popular_friend")
    table.seat(HELEN).has(sth=sth)
    table.begin().choose("meet popular_friend")

    assert table.seat(HELEN).changed() == {"influence": 4}


@rule("MUT.base.03", "MUT.q.03")
def test_the_hourglass_is_spent_and_the_meeting_remembered_until_the_round_ends() -> None:
    table = table_of(3, "popular_friend").begin().choose("meet popular_friend")

    assert table.seat(HELEN).used == 1
    assert part_of(table.state, MutualPart).used == 1
    assert part_of(table.end_round().state, MutualPart).used == 0


@rule("MUT.ex.03", "MUT.end.01")
def test_the_space_counts_for_the_player_on_its_side() -> None:
    table = lean(table_of(3, "wise_friend", "thrifty_friend", "popular_friend"), 1, 0, 2)
    for seat in range(3):
        table.begin().interrupt(seat, "leave")
    table.play_on("end")

    assert [table.seat(seat).lth for seat in (HELEN, SANDRA, MIKE)] == [2, 1, 0]


@rule("MUT.end.03", "MUT.end.04")
def test_the_dead_score_what_is_theirs_but_can_no_longer_hold_it() -> None:
    table = lean(table_of(3, "popular_friend"), 1)
    table.seat(SANDRA).has_died()
    assert table.game.rules.modules[0].final_score(table.state, SANDRA) == 1
    table.begin().choose("meet popular_friend")
    table.end_round().begin("action", "adult_2", turn=HELEN).choose("meet popular_friend")

    assert part_of(table.state, MutualPart).lean[0] == -1
    assert table.game.rules.modules[0].final_score(table.state, SANDRA) == 0


@rule("MUT.q.04")
def test_neighbours_of_the_dead_do_not_close_up() -> None:
    table = table_of(3, "wise_friend", "thrifty_friend", "popular_friend")
    table.seat(SANDRA).has_died()
    table.begin(turn=MIKE)

    assert table.options("meet") == ["meet thrifty_friend", "meet popular_friend"]


def test_a_mutual_friend_is_no_friend() -> None:
    table = Table(MutualFriends, Friends, cards=[*FRIENDS, *of_module("friends")], seats=2)
    first = table.ids(part_of(table.state, MutualPart).friends)[0]
    table.begin().choose(f"meet {first}")

    assert table.seat(0).measure("friends") == 0


def test_the_popular_friend_gives_what_the_ledger_says() -> None:
    popular = next(each for each in FRIENDS if each.id == "popular_friend")

    assert amounts_of(popular, 1, "reward") == {"influence": 4}


def test_the_board_shows_what_every_friend_is_worth_and_who_has_been_met() -> None:
    table = lean(table_of(3, "wise_friend", "thrifty_friend", "popular_friend"), 1, 0, 2).begin()
    table.choose("meet popular_friend")
    display = Display(3)
    table.game.rules.modules[0].show(table.state, SANDRA, display)

    [board] = display.boards
    assert [table.ids(zone.cards) for zone in board.zones] == [["wise_friend"], ["thrifty_friend"], ["popular_friend"]]
    assert [zone.by_seat for zone in board.zones] == [[0, 1, 0], [0, 0, 0], [3, 0, 0]]
    assert [bool(zone.note) for zone in board.zones] == [False, False, True]
