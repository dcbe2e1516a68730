"""What is in the box, as far as play can tell."""

from collections import Counter

import pytest

from wellspent.engine.game import SetupError
from wellspent.games.pursuit.board import AGES, HOURGLASSES_OF, SPACES
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, plain

ROWS = ("project", "item_activity", "job", "partner")
PLAIN = [
    *plain("basic_project", "basic"),
    *plain("item", "item"),
    *plain("job", "post"),
    *plain("partner", "mate"),
]
ACTION_ON = {
    "study": "study",
    "play": "play",
    "interact": "interact",
    "take_project": "take basic 1",
    "spend": "spend item 1",
    "temp_job": "temp_job",
    "get_job": "hire post a",
    "start_relationship": "date mate a",
    "overtime": "overtime",
    "rest": "rest 0",
}


def plain_table(seats: int = 2) -> Table:
    table = Table(cards=PLAIN, seats=seats)
    return table.row("project", "basic").row("item_activity", "item").row("job", "post").row("partner", "mate")


@rule("PH.comp.01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_can_play_each_with_a_life_of_their_own(seats: int) -> None:
    state = Pursuit(catalog().cards("second"), seats=seats).start("test")

    assert len({id(player) for player in state.players}) == seats


@rule("PH.comp.01")
@pytest.mark.parametrize("seats", [0, 5])
def test_the_first_box_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(SetupError, match=f"for 1 to 4 players, not {seats}"):
        Pursuit(catalog().cards("first"), "first", seats=seats)


@rule("XP.comp.50", "XP.comp.53")
@pytest.mark.parametrize("seats", [0, 6])
def test_the_consolidated_box_lets_a_fifth_player_in(seats: int) -> None:
    assert Pursuit(catalog().cards("second"), seats=5).start("five").players[4].hourglasses == 6
    with pytest.raises(SetupError, match=f"for 1 to 5 players, not {seats}"):
        Pursuit(catalog().cards("second"), seats=seats)


@rule("PH.comp.06")
@pytest.mark.parametrize("age", AGES)
def test_three_unavailable_action_tokens_are_enough_for_every_age(age: str) -> None:
    table = Table().begin("action", age)

    most = 3 if age == "teen" else 1 if age.startswith("old") else 0
    assert len(table.covered) == most


@rule("PH.comp.07")
def test_the_one_first_player_token_leaves_its_holder_when_another_takes_it() -> None:
    table = Table(seats=4)
    table.seat(2).has(sth=1)

    table.begin("resolution")

    assert [event.seat for event in table.told("first_player")] == [2]
    assert table.decider == 2


@rule("PH.comp.16")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_cards_in_play_are_the_180_but_for_two_covers_and_eight_player_aids(edition: str) -> None:
    game = Pursuit(catalog().cards(edition), edition)

    counts = Counter(card.pile_name for card in game.rules.cards)

    piles = {"project": 60, "item_activity": 60, "job": 18, "partner": 12, "child_trait": 10, "life_goal": 10}
    assert counts == piles
    assert counts.total() == 180 - 2 - 8


@rule("PH.comp.17", "PH.comp.18")
def test_each_player_has_own_indicators_for_sth_stress_and_lth() -> None:
    trip = card("trip", "activity", level(reward={"sth": 1, "stress": 1, "lth": 2}))
    table = Table(cards=[trip], seats=4).row("item_activity", "trip").begin(turn=1)

    table.choose("spend trip 1")

    assert [seat.changed() for seat in table.seats] == [{}, {"stress": 1, "sth": 1, "lth": 2}, {}, {}]


@rule("PH.comp.20")
def test_one_round_marker_moves_for_all_players() -> None:
    table = Table(seats=4).begin("preparation", "adult_3")

    assert [(event.seat, event.number) for event in table.told("round")] == [(-1, 4)]


@rule("PH.comp.22", "PH.setup.08")
def test_a_colour_has_nine_hourglasses_three_of_them_in_the_supply_at_first() -> None:
    table = Table()
    table.seat(0).has(stress=7, hourglasses=6)
    table.seat(1).has(hourglasses=0)
    table.begin()

    gained = []
    for _ in range(3):
        before = table.seat(0).hourglasses
        table.choose("overtime")
        gained.append(table.seat(0).hourglasses - before + 1)

    assert gained == [2, 1, 0]
    assert table.seat(0).hourglasses + table.seat(0).used == 9


@rule("PH.comp.23")
@pytest.mark.parametrize("space", SPACES)
def test_ten_board_action_spaces_take_an_hourglass(space: str) -> None:
    assert tuple(ACTION_ON) == SPACES
    table = plain_table().begin()

    table.choose(ACTION_ON[space])

    assert [name for name in SPACES if table.seat(0).placed(name)] == [space]


@rule("PH.comp.24")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_has_four_rows_of_four_cards(seats: int) -> None:
    table = Table(seats=seats).begin("preparation", "adult_1")

    assert [len(row) for row in table.state.row if row] == [4, 4, 4, 4]
    assert [len(table.row_ids(row)) for row in ROWS] == [4, 4, 4, 4]


@rule("PH.comp.25")
def test_the_stress_track_has_seven_sections() -> None:
    hourglasses = []
    for space in range(1, 16):
        table = Table()
        table.seat(0).has(stress=space)
        table.begin("preparation", "adult_1")
        hourglasses.append(table.seat(0).hourglasses)

    sections = [count for place, count in enumerate(hourglasses) if place == 0 or count != hourglasses[place - 1]]
    assert sections == [9, 8, 7, 6, 5, 4, 3]
    assert hourglasses == HOURGLASSES_OF[1:16]


@rule("PH.comp.26")
@pytest.mark.parametrize("gained", range(-5, 6))
def test_the_sth_track_has_seven_spaces_around_zero(gained: int) -> None:
    trip = card("trip", "activity", level(reward={"sth": gained, "money": 1}))
    table = Table(cards=[trip]).row("item_activity", "trip").begin()

    table.choose("spend trip 1")

    assert table.seat(0).sth == max(-3, min(3, gained))


@rule("PH.comp.27")
def test_the_lth_track_starts_at_zero_and_records_the_score() -> None:
    trip = card("trip", "activity", level(reward={"lth": 7}))
    table = Table(cards=[trip], seats=3).row("item_activity", "trip").begin(turn=1)
    assert table.game.scores(table.state) == [0, 0, 0]

    table.choose("spend trip 1")

    assert table.game.scores(table.state) == [0, 7, 0]


@rule("PH.comp.28", "PH.round.04")
def test_the_lifetime_track_leads_from_teen_over_four_adult_to_three_old_age_spaces() -> None:
    table = Table(first=0).begin("upkeep", "teen")

    ages = [table.age]
    for _ in range(7):
        table.seat(0).has(stress=1)
        table.begin("resolution", table.state.round)
        ages.append(table.age)

    assert ages == ["teen", "adult_1", "adult_2", "adult_3", "adult_4", "old_age_1", "old_age_2", "old_age_3"]


@rule("PH.comp.29")
@pytest.mark.parametrize(("line", "on_spaces"), [("advance basic 2", 0), ("study", 1)])
def test_a_used_hourglass_that_stands_on_no_space_lies_in_spent_time(line: str, on_spaces: int) -> None:
    table = Table(cards=PLAIN)
    table.seat(0).holds("basic")
    table.begin()

    table.choose(line)

    assert table.seat(0).changed("hourglasses", "used").items() >= {("hourglasses", -1), ("used", 1)}
    assert sum(table.seat(0).placed(space) for space in SPACES) == on_spaces


@rule("PH.comp.30")
def test_each_row_has_a_draw_pile_and_a_discard_pile_of_its_own() -> None:
    table = Table().begin("preparation", "adult_1")
    before = {row: table.row_ids(row) for row in ROWS}
    thrown = {row: table.discarded(row) for row in ROWS}
    piles = {row: table.pile_ids(row) for row in ROWS}

    table.begin("preparation", "adult_2")

    for row in ROWS:
        assert table.discarded(row) == thrown[row] + before[row]
        assert set(table.row_ids(row)) == set(piles[row]) - set(table.pile_ids(row))


@rule("PH.comp.31")
@pytest.mark.parametrize(
    ("symbol", "change"),
    [
        ("knowledge", {"knowledge": 1}),
        ("creativity", {"creativity": 1}),
        ("influence", {"influence": 1}),
        ("money", {"money": 1}),
        ("hourglass", {"hourglasses": 1}),
        ("sth", {"sth": 1}),
        ("lth", {"lth": 1}),
        ("stress", {"stress": 1}),
        ("relax", {"stress": -1}),
        ("health", {"stress": -3}),
    ],
)
def test_each_of_the_ten_symbols_does_one_thing(symbol: str, change: dict[str, int]) -> None:
    table = Table(cards=[card("trip", "activity", level(reward={symbol: 1}))]).row("item_activity", "trip")
    table.seat(0).has(stress=8)
    table.begin()

    table.choose("spend trip 1")

    expected = Counter({"hourglasses": -1})
    expected.update(change)
    assert Counter(table.seat(0).changed("hourglasses")) == expected


@rule("PH.comp.31")
def test_there_is_no_eleventh_symbol() -> None:
    # "any" is no symbol of its own: a Resource of the player's choice. Popularity comes with the Community board.
    assert len(set(GOODS_NAMES) - {"any", "popularity"}) == 10


@rule("PH.comp.32")
def test_a_resource_is_knowledge_creativity_or_influence_and_never_money() -> None:
    table = Table(cards=[card("trip", "activity", level(reward={"any": 1}))]).row("item_activity", "trip").begin()

    table.choose("spend trip 1")

    assert table.options() == ["gain 1 knowledge", "gain 1 creativity", "gain 1 influence"]


@rule("PH.comp.32")
def test_money_does_not_pay_for_a_resource() -> None:
    table = Table(cards=[card("project", "basic_project", level(cost={"any": 1}))]).row("project", "project")
    table.seat(0).has(money=9)
    table.seat(1).has(influence=1)
    table.begin()

    assert table.refused("take project 1") == "cannot_pay"
    assert table.missing("take project 1") == {"any": 1}
    table.choose("study", "take project 1")
    assert table.seat(1).changed() == {"influence": -1}
