"""Start Relationship, and what a Partner asks and gives."""

import pytest

from wellspent.games.pursuit.cards import PARTNER_PILE
from wellspent.games.pursuit.effects import Take
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level

CARE = level(reward={"lth": 1}, needs={"money": 2}, upkeep={"money": 1}, upkeep_reward={"creativity": 2})
FAMILY = level(reward={"lth": 3}, upkeep={"hourglass": 2}, upkeep_reward={"lth": 1})
FLAMES = [card(f"flame_{number}", "partner", level(reward={"sth": 1}), CARE, FAMILY) for number in range(5)]
PLANS = [card(f"plan_{number}", "basic_project", level(), level()) for number in range(3)]
FLING = card("fling", "activity", level(effects=[Take(PARTNER_PILE, 1)]))
CARDS = [*FLAMES, *PLANS, FLING]


def dance(*row: str, edition: str = "second") -> Table:
    return Table(cards=CARDS, edition=edition).goals().row("partner", *row)


@rule("PH.partner.01", "PH.partner.04")
def test_a_relationship_starts_at_the_first_level_without_cost() -> None:
    table = dance("flame_0", "martha").begin()
    assert table.options("date") == ["date flame_0 a", "date flame_0 b", "date martha a", "date martha b"]

    table.choose("date martha a")

    assert table.seat(0).changed() == {"knowledge": 1, "creativity": 2}
    assert (table.seat(0).cards(), table.seat(0).level("martha"), table.seat(0).filled) == (["martha"], 1, 1)
    assert not table.told("paid")


@rule("PH.partner.02")
def test_the_place_of_a_partner_is_filled_from_the_bottom_of_the_pile() -> None:
    table = dance("martha", "flame_0", "flame_1").begin()
    bottom = table.pile_ids("partner")[0]

    table.choose("date flame_0 b")

    assert table.row_ids("partner") == ["martha", bottom, "flame_1"]
    assert bottom not in table.pile_ids("partner")
    assert table.events[-1] is table.told("turned_up")[0]


@rule("PH.partner.03")
def test_the_side_of_a_partner_has_no_effect_on_play() -> None:
    outcomes = []
    for side in "ab":
        table = dance("flame_0")
        table.seat(0).has(money=2)
        table.begin().choose(f"date flame_0 {side}", "rest 0", "develop flame_0 2")
        assert table.state.side[table.game.rules.card("flame_0").index] == "ab".index(side)
        outcomes.append(table.seat(0).changed())

    assert outcomes[0] == outcomes[1] == {"sth": 1, "lth": 1}


@rule("PH.partner.05", "PH.partner.06")
@pytest.mark.parametrize("partners", [0, 1, 2])
def test_every_further_partner_costs_one_stress(partners: int) -> None:
    table = dance("flame_4")
    for number in range(partners):
        table.seat(0).holds(f"flame_{number}")
    table.begin()

    table.choose("date flame_4 a")

    assert table.seat(0).changed() == {"sth": 1} | ({"stress": 1} if partners else {})
    assert table.seat(0).partners == partners + 1


@rule("PH.partner.05", "PH.partner.07")
@pytest.mark.parametrize(
    ("held", "stress"),
    [
        (["flame_0", "plan_0", "plan_1"], 2),
        (["plan_0", "plan_1", "plan_2"], 1),
        (["flame_0", "flame_1", "flame_2", "flame_3"], 2),
    ],
)
def test_the_stress_of_a_further_partner_and_of_an_excess_slot_add_up(held: list[str], stress: int) -> None:
    table = dance("flame_4")
    for id in held:
        table.seat(0).holds(id)
    table.begin()

    table.choose("date flame_4 a")

    assert table.seat(0).changed() == {"sth": 1, "stress": stress}


@rule("PH.partner.08")
def test_the_upkeep_of_martha_is_due_in_every_later_round() -> None:
    table = Table().goals()
    me = table.seat(0).holds("martha", 2)
    table.begin()

    for _ in range(2):
        table.end_round().mark()
        table.choose("pay martha")
        assert me.changed("hourglasses") == {"knowledge": 1, "creativity": 2, "sth": 1, "hourglasses": -1}


@rule("PH.partner.08")
@pytest.mark.parametrize(
    ("number", "changes"), [(2, {"money": -1, "creativity": 2}), (3, {"hourglasses": -2, "lth": 1})]
)
def test_a_partner_asks_the_upkeep_of_the_present_level(number: int, changes: dict[str, int]) -> None:
    table = dance()
    table.seat(0).has(money=9).holds("flame_0", number)
    table.begin("upkeep")

    table.choose("pay flame_0")

    assert table.seat(0).changed("hourglasses") == changes


@rule("PH.partner.09")
@pytest.mark.parametrize("money", [0, 1])
def test_a_partner_whose_upkeep_is_not_paid_leaves_with_a_penalty(money: int) -> None:
    table = dance()
    table.seat(0).has(money=money).holds("flame_0", 2)
    table.begin("upkeep")

    assert table.options() == (["pay flame_0"] if money else []) + ["lose flame_0"]
    table.choose("lose flame_0")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert (table.seat(0).cards(), table.discarded("partner")) == ([], ["flame_0"])


@rule("PH.partner.10")
def test_a_partner_is_raised_one_level_by_a_card_action() -> None:
    table = dance()
    me = table.seat(0).has(money=2).holds("flame_0")
    table.begin()
    assert [line for line in table.options() if "flame_0" in line] == ["develop flame_0 2", "discard flame_0"]

    table.choose("develop flame_0 2")

    assert me.changed("hourglasses") == {"lth": 1, "hourglasses": -1}
    assert (me.level("flame_0"), sum(table.state.players[0].placed)) == (2, 0)


@rule("PH.partner.11")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_only_the_higher_levels_of_the_partners_have_a_requirement(edition: str) -> None:
    partners = [card for card in catalog().cards(edition, []) if card.kind_name == "partner"]

    assert len(partners) == 12
    for partner in partners:
        assert not partner.levels[0].needs
        assert partner.levels[0].cost.is_empty
        assert all(lines.needs for lines in partner.levels[1:])


@rule("PH.partner.11")
def test_a_player_with_nothing_can_start_any_relationship() -> None:
    table = Table().goals()
    for partner in table.game.rules.cards:
        if partner.kind_name == "partner":
            table.row("partner", partner.id).begin()
            assert table.options("date") == [f"date {partner.id} a", f"date {partner.id} b"]


@rule("PH.partner.12")
def test_a_card_may_start_a_relationship_in_another_way() -> None:
    table = dance("flame_0", "flame_1").row("item_activity", "fling").next_cards("partner", "flame_2")
    me = table.seat(0)
    table.begin()

    table.choose("spend fling 1", "receive flame_1 a")

    assert (me.cards(), me.level("flame_1"), me.changed()) == (["fling", "flame_1"], 2, {})
    assert table.row_ids("partner") == ["flame_0", "flame_2"]


@rule("PH.partner.12")
def test_summer_fling_is_such_a_card() -> None:
    fling = Table().game.rules.card("summer_fling")

    effects = [effect for lines in fling.levels for effect in lines.effects]
    taken = [effect for effect in effects if isinstance(effect, Take) and effect.pile == PARTNER_PILE]
    assert taken == effects
    assert max(effect.level for effect in taken) > 0
