"""Card Actions: advance a Project, participate, opt for an Upgrade, develop a Relationship."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level

LADDER = card("ladder", "basic_project", *[level({"knowledge": n}, {"lth": n}) for n in (1, 2, 3, 4)])
TRIAL = card("trial", "basic_project", level(), level({"stress": 1, "knowledge": 1}, {"lth": 1}), level())
MARATHON = card("marathon", "basic_project", level(), level({"hourglass": 2}, {"lth": 5}), level())
BAND = card("band", "group_project", *[level({"influence": 1}, {"lth": 1}) for _ in range(3)])
SHELF = card("shelf", "item", *[level({"money": n}, {"lth": n}, upkeep={"money": n}) for n in (1, 2, 4)])
LOVE = card(
    "love",
    "partner",
    level(),
    level(reward={"creativity": 3, "lth": 1}, needs={"creativity": 3, "money": 2}),
    level(reward={"lth": 5}, needs={"money": 4}),
)
SCOUT = card("scout", "single_round_project", level(), level())
CARDS = [LADDER, TRIAL, MARATHON, BAND, SHELF, LOVE, SCOUT]


def home(*held: tuple[str, int], **goods: int) -> Table:
    """A table whose first player holds cards at levels and has some goods."""
    table = Table(cards=CARDS).goals()
    for id, number in held:
        table.seat(0).holds(id, number)
    table.seat(0).has(**goods)
    return table.begin()


@rule("PH.cardaction.01", "PH.cardaction.02", "PH.cardaction.04")
@pytest.mark.parametrize(
    ("id", "line"),
    [
        ("ladder", "advance ladder 2"),
        ("band", "join band 2"),
        ("shelf", "upgrade shelf 2"),
        ("love", "develop love 2"),
    ],
)
def test_a_card_action_uses_one_hourglass_on_a_card_and_gives_no_stress(id: str, line: str) -> None:
    table = home((id, 1), knowledge=9, creativity=9, influence=9, money=9)

    table.choose(line)

    changed = table.seat(0).changed("hourglasses", "used")
    assert (changed["hourglasses"], changed["used"], "stress" in changed) == (-1, 1, False)
    assert sum(table.state.players[0].placed) == 0


@rule("PH.cardaction.01")
def test_only_a_group_project_of_another_player_can_be_used() -> None:
    table = Table(cards=CARDS).goals()
    for id in ("ladder", "shelf", "love", "band"):
        table.seat(1).holds(id)
    table.seat(0).has(knowledge=9, creativity=9, influence=9, money=9)
    table.begin()

    assert table.options("advance", "upgrade", "develop", "join") == ["join band 2", "join band 3"]


@rule("PH.cardaction.02")
def test_the_hourglasses_on_a_group_project_stay_until_the_end_of_the_round() -> None:
    table = home(("band", 1), ("ladder", 1), influence=9, knowledge=9)

    table.choose("join band 2", "rest 0", "advance ladder 2", "rest 0")
    assert [(role.role, role.player) for role in table.state.roles] == [(0, 0), (1, 0)]

    table.end_round()
    assert (table.state.roles, table.seat(0).used) == ([], 0)


@rule("PH.cardaction.03", "PH.action.10")
def test_the_same_card_may_be_used_several_times_in_a_round() -> None:
    table = home(("ladder", 1), knowledge=9)
    table.seat(1).has(hourglasses=0)

    table.choose("advance ladder 2", "advance ladder 3", "advance ladder 4")

    assert table.seat(0).changed("used") == {"knowledge": -9, "lth": 9, "used": 3}


@rule("PH.cardaction.04")
def test_stress_in_the_cost_of_a_card_action_applies() -> None:
    table = home(("trial", 1), knowledge=1)

    table.choose("advance trial 2")

    assert table.seat(0).changed() == {"knowledge": -1, "stress": 1, "lth": 1}


# Advance a Project.


@rule("PH.cardaction.05")
@pytest.mark.parametrize(
    ("number", "changes"),
    [(2, {"knowledge": -2, "creativity": 2, "lth": 1}), (3, {"knowledge": -3, "creativity": 2, "lth": 2})],
)
def test_learning_to_cook(number: int, changes: dict[str, int]) -> None:
    table = Table().goals()
    table.seat(0).has(knowledge=3).holds("learn_cooking", number - 1)
    table.begin()

    table.choose(f"advance learn_cooking {number}")

    assert table.seat(0).changed() == changes
    assert table.seat(0).level("learn_cooking") == number


@rule("PH.cardaction.05")
def test_only_an_own_active_basic_project_advances() -> None:
    table = home(("scout", 1), ("band", 1), knowledge=9, influence=9)
    table.seat(0).has_aside("ladder")
    table.seat(1).holds("trial")

    assert table.options("advance") == []


@rule("PH.cardaction.06")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_a_basic_project_advances_exactly_one_level(number: int) -> None:
    table = home(("ladder", 2), knowledge=9)

    assert table.options("advance") == ["advance ladder 3"]
    assert table.refused(f"advance ladder {number}") == "next_level_only"
    assert table.refused_by(f"advance ladder {number}") == "PH.cardaction.06"


@rule("PH.cardaction.07")
@pytest.mark.parametrize(("sth", "ways"), [(1, ["give 1 knowledge", "give 2 knowledge"]), (0, []), (-1, []), (-2, [])])
def test_the_mood_changes_the_cost_of_advancing(sth: int, ways: list[str]) -> None:
    table = home(("ladder", 1), knowledge=9, sth=sth)

    table.choose("advance ladder 2")

    assert table.options("give") == ways
    table.choose(*ways[:1])
    assert table.seat(0).changed() == {"knowledge": sth - 2, "lth": 2}


@rule("PH.cardaction.08")
def test_reaching_the_final_level_completes_a_project() -> None:
    table = Table().goals()
    me = table.seat(0).has(knowledge=9, creativity=9, influence=9, stress=9).holds("healthy_eating", 3)
    table.begin()

    table.choose("advance healthy_eating 4")

    changed = me.changed("used")
    assert (changed["lth"], me.stress, changed["used"]) == (1, 6, 1)
    assert (me.cards(), me.aside(), me.filled) == ([], ["healthy_eating"], 0)


# Participate in a Project.


@rule("PH.cardaction.09")
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_may_fill_an_open_role_of_a_group_project_of_this_round(seat: int) -> None:
    table = Table().goals()
    table.seat(0).holds("magazine", 1)
    table.seat(seat).has(creativity=3, influence=2)
    table.begin(turn=seat)

    table.choose("join magazine 2")

    assert table.seat(seat).changed() == {"creativity": -3, "influence": -2, "lth": 2}
    assert [(role.role, role.player) for role in table.state.roles] == [(0, 0), (1, seat)]


@rule("PH.cardaction.10")
def test_participating_puts_nothing_on_take_project() -> None:
    table = home(("band", 1), influence=9)
    table.row("project", "scout")

    table.choose("join band 2", "rest 0", "take scout 1")

    assert "stress" not in table.seat(0).changed()
    assert table.seat(0).placed("take_project") == 1


@rule("PH.cardaction.11")
def test_a_full_group_project_cannot_be_joined() -> None:
    table = Table(cards=CARDS, seats=3).goals()
    table.seat(1).holds("band", 1).fills("band", 2)
    table.seat(2).fills("band", 3)
    for seat in table.seats:
        seat.has(influence=9)
    table.begin()

    assert table.options("join") == []
    assert {table.refused(f"join band {role}") for role in (1, 2, 3)} == {"role_filled"}


@rule("PH.cardaction.11")
def test_a_player_with_two_roles_cannot_join_again() -> None:
    table = Table(cards=CARDS).goals()
    table.seat(1).holds("band", 1).fills("band", 2).has(influence=9)
    table.seat(0).has(influence=9)
    table.begin()
    assert table.options("join") == ["join band 3"]

    table.choose("rest 0")
    assert table.options("join") == []
    assert table.refused("join band 3") == "two_roles"


@rule("PH.cardaction.12")
@pytest.mark.parametrize(("own", "other", "change"), [(0, 3, -1), (0, -3, -1), (-1, 3, -2)])
def test_the_mood_of_the_participant_changes_the_cost_of_a_role(own: int, other: int, change: int) -> None:
    table = Table(cards=CARDS).goals()
    table.seat(1).holds("band", 1).has(sth=other)
    table.seat(0).has(influence=9, sth=own)
    table.begin()

    table.choose("join band 2")

    assert table.seat(0).changed() == {"influence": change, "lth": 1}


@rule("PH.cardaction.13")
def test_joining_takes_no_slot_and_gives_no_card() -> None:
    table = home(("ladder", 1), ("trial", 1), ("marathon", 1), influence=1)
    table.seat(1).holds("band", 1)

    table.choose("join band 2")
    assert table.seat(0).changed() == {"influence": -1, "lth": 1}
    assert table.seat(0).filled == 3

    table.end_round()
    assert "band" not in table.seat(0).cards() + table.seat(0).aside()
    assert table.seat(1).aside() == ["band"]


# Opt for an Upgrade.


@rule("PH.cardaction.14", "PH.cardaction.15")
@pytest.mark.parametrize(
    ("start", "target", "changes"),
    [(1, 2, {"money": -2, "lth": 2}), (1, 3, {"money": -4, "lth": 4}), (2, 3, {"money": -4, "lth": 4})],
)
def test_an_upgrade_costs_the_full_price_of_the_new_level_alone(
    start: int, target: int, changes: dict[str, int]
) -> None:
    table = home(("shelf", start), money=9)

    table.choose(f"upgrade shelf {target}")

    assert (table.seat(0).changed(), table.seat(0).level("shelf")) == (changes, target)


@rule("PH.cardaction.16")
@pytest.mark.parametrize("number", [1, 2])
def test_an_upgrade_to_the_same_or_a_lower_level_is_illegal(number: int) -> None:
    table = home(("shelf", 2), money=9)

    assert table.options("upgrade") == ["upgrade shelf 3"]
    assert table.refused(f"upgrade shelf {number}") == "higher_level_only"
    assert table.refused_by(f"upgrade shelf {number}") == "PH.cardaction.16"


@rule("PH.cardaction.17")
def test_an_upgraded_item_has_the_upkeep_of_its_new_level_from_the_next_round_on() -> None:
    table = home(("shelf", 1), money=9)

    table.choose("upgrade shelf 3")
    assert table.seat(0).money == 5
    table.end_round().choose("pay shelf")

    assert table.seat(0).money == 1


# Develop a Relationship.


@rule("PH.cardaction.27", "PH.cardaction.28", "PH.notes.03")
def test_a_met_requirement_lets_a_relationship_grow_and_costs_nothing() -> None:
    table = Table().goals()
    table.seat(0).has(influence=5).holds("martha")
    table.begin()

    table.choose("develop martha 2")

    assert table.seat(0).changed() == {"knowledge": 1, "creativity": 2, "sth": 1}
    assert table.seat(0).level("martha") == 2


@rule("PH.cardaction.27", "PH.cardaction.29")
@pytest.mark.parametrize(
    ("goods", "missing"),
    [
        ({"creativity": 2, "money": 2}, {"creativity": 1}),
        ({"creativity": 3, "money": 0}, {"money": 2}),
        ({"creativity": 0, "money": 0, "knowledge": 9}, {"creativity": 3, "money": 2}),
    ],
)
def test_a_requirement_must_be_met_before_the_action(goods: dict[str, int], missing: dict[str, int]) -> None:
    table = home(("love", 1), **goods)

    assert table.options("develop") == []
    assert table.refused("develop love 2") == "requirement"
    assert table.refused_by("develop love 2") == "PH.cardaction.29"
    assert table.missing("develop love 2") == missing


@rule("PH.cardaction.29")
def test_a_partner_at_the_last_level_does_not_develop() -> None:
    table = home(("love", 3), creativity=9, money=9)

    assert table.options("develop") == []
    assert table.refused("develop love 3") == "last_level"
    assert table.refused_by("develop love 3") == "PH.cardaction.29"


@rule("PH.cardaction.30")
def test_a_relationship_never_skips_a_level() -> None:
    table = home(("love", 1), creativity=9, money=9)

    assert table.options("develop") == ["develop love 2"]
    assert table.refused("develop love 3") == "relationship_step"
    assert table.refused_by("develop love 3") == "PH.cardaction.30"


# Costs.


@rule("PH.cardaction.31", "PH.notes.02")
def test_hourglasses_in_a_cost_come_on_top_of_the_one_for_the_action() -> None:
    table = home(("marathon", 1), hourglasses=3)

    table.choose("advance marathon 2")

    assert table.seat(0).changed("hourglasses", "used") == {"lth": 5, "hourglasses": -3, "used": 3}


@rule("PH.cardaction.31", "PH.notes.02")
def test_hourglasses_in_a_cost_must_be_available_before_the_action() -> None:
    table = home(("marathon", 1), hourglasses=2)

    assert table.options("advance") == []
    assert table.refused("advance marathon 2") == "cannot_pay"
    assert table.missing("advance marathon 2") == {"hourglass": 1}


@rule("PH.cardaction.35")
@pytest.mark.parametrize(("id", "line"), [("ladder", "advance ladder 3"), ("band", "join band 2")])
def test_a_step_that_is_begun_is_always_paid(id: str, line: str) -> None:
    table = home((id, 1 if id == "band" else 2), knowledge=4, influence=4, sth=1)
    table.choose(line)

    ways = table.options()
    assert ways
    assert all(way.split()[0] == "give" for way in ways)
    table.choose(ways[-1])
    assert table.seat(0).level("ladder") == 3 if id == "ladder" else len(table.state.roles) == 2


@rule("PH.cardaction.35")
@pytest.mark.parametrize(
    ("id", "line"), [("ladder", "advance ladder 2"), ("band", "join band 2"), ("shelf", "upgrade shelf 2")]
)
def test_a_step_that_cannot_be_paid_is_not_begun(id: str, line: str) -> None:
    table = home((id, 1))

    assert line not in table.options()
    assert table.refused(line) == "cannot_pay"
