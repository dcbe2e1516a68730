"""Kids & Single Parents: they come unseen, grow in any case, and cost what they cost."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_PRICE, PARTNER_PILE, PRICE_UPKEEP_PARTNER, Ability, Card, Level
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.kids import Kids, KidsPart
from wellspent.games.pursuit.preview import bill_ahead
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.position import PursuitPosition
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, of_module, plain, reach_goal, trait

CARDS = of_module("kids")
DATE, LOVE = level({}, {"creativity": 1}), level({}, {"sth": 1})
FAMILY = level({}, {"lth": 2}, upkeep={"hourglass": 1})
PARTNERS = [card(id, "partner", DATE, LOVE, FAMILY) for id in ("ann", "bob")]
SINGLE = Card("sol", "single_parent", "partner", [DATE, LOVE, FAMILY])


def kid(id: str, *later: Level) -> Card:
    """A Kid that gives 1 Influence at L1, and then asks what is said."""
    return Card(id, "kid", "kid", [level({}, {"influence": 1}), *later])


COSTLY = (level({"money": 2}, {"knowledge": 3}), level({"money": 1}, {"lth": 2}))
NEEDY = (level({}, {"knowledge": 3}, needs={"creativity": 4}), level({}, {"lth": 2}))
YOUNG = [kid("mia", *COSTLY), kid("leo", *COSTLY), kid("zoe", *NEEDY)]


def kid_table(*more: Card, seats: int = 2, kids: list[Card] | None = None) -> Table:
    return Table(Kids, cards=[*PARTNERS, SINGLE, *(YOUNG if kids is None else kids), *more], only=True, seats=seats)


def with_kid(table: Table, id: str, partner: str = "", level: int = 1) -> Table:
    """A Kid of the first seat, beside a Partner or without one."""
    table.seat(0).holds(id, level=level)
    if partner:
        part_of(table.state, KidsPart).parent[table.game.rules.card(id).index] = table.game.rules.card(partner).index
    return table


@rule("KID.comp.01", "KID.q.08")
def test_there_are_28_kids_of_four_levels() -> None:
    kids = [card for card in CARDS if card.kind_name == "kid"]

    assert len(kids) == 28
    for each in kids:
        first, *later = each.levels
        assert len(later) == 3
        assert first.cost.is_empty
        assert not first.needs
        assert not first.reward.is_empty
        # What is drawn unseen must not be too much to bear.
        assert first.reward.stress == 0
        assert all(not line.reward.is_empty and (line.needs or not line.cost.is_empty) for line in later)


@rule("KID.comp.02")
def test_there_are_3_single_parents() -> None:
    assert sum(card.kind_name == "single_parent" for card in CARDS) == 3


@rule("KID.setup.01", "KID.setup.02", "MOD.setup.03", "KID.q.12")
def test_kids_have_a_pile_and_single_parents_lie_among_the_partners() -> None:
    table = Table(Kids, cards=CARDS)

    assert len(table.pile_ids("kid")) == 28
    assert {"renata", "ambrose", "beatriz"} <= set(table.pile_ids("partner"))


@rule("KID.action.01", "KID.action.02", "KID.q.01")
def test_with_the_family_a_kid_may_come() -> None:
    table = kid_table().next_cards("kid", "mia")
    table.seat(0).holds("ann", level=2)
    table.begin().choose("develop ann 3")
    assert table.options() == ["have_kid ann", "no_kid ann"]
    assert table.seat(0).changed() == {"lth": 2}

    table.choose("have_kid ann")

    assert table.seat(0).changed() == {"lth": 2, "influence": 1}
    assert table.seat(0).cards() == ["ann", "mia"]
    assert table.seat(0).level("mia") == 1
    assert table.decider == 1


@rule("KID.upkeep.05")
def test_a_kid_that_is_grown_up_will_ask_for_nothing() -> None:
    table = with_kid(kid_table(), "mia", level=3).begin()
    rules = table.game.rules

    assert not any(bill_ahead(rules, table.state, 0, rules.card("mia")).goods.amounts)


@rule("KID.action.01")
def test_no_kid_is_asked_about_before_the_family() -> None:
    table = kid_table()
    table.seat(0).holds("ann")
    table.begin().choose("develop ann 2")

    assert table.decider == 1


@rule("KID.action.03", "MOD.gen.06")
def test_a_kid_is_drawn_blind_costs_nothing_and_comes() -> None:
    table = kid_table().next_cards("kid", "zoe", "mia")
    table.seat(0).holds("ann", level=2)
    table.begin()
    seen = table.state.seen
    table.choose("develop ann 3", "have_kid ann")

    assert "zoe" in table.seat(0).cards()
    assert table.state.seen > seen
    hidden = table.game.view(table.state, 0).draw[table.game.rules.piles.index("kid")]
    assert hidden == sorted(hidden)


@rule("KID.action.04")
def test_no_kid_at_level_3_loses_nothing() -> None:
    table = kid_table()
    table.seat(0).holds("ann", level=2)
    table.begin().choose("develop ann 3", "no_kid ann", "rest 0")

    assert table.seat(0).cards() == ["ann"]
    assert "raise ann" in table.options()


@rule("KID.action.05", "KID.action.07")
def test_raise_family_needs_a_partner_at_level_3() -> None:
    table = kid_table().next_cards("kid", "leo")
    table.seat(0).holds("ann", level=3).holds("sol", level=2)
    table.begin()
    assert table.options("raise") == ["raise ann"]
    assert table.refused("raise sol") == "no_family_yet"

    table.choose("raise ann")

    assert table.seat(0).changed("hourglasses") == {"influence": 1, "hourglasses": -1}
    assert (
        part_of(table.state, KidsPart).parent[table.game.rules.card("leo").index] == table.game.rules.card("ann").index
    )


@rule("KID.action.06", "KID.action.09", "KID.ex.03", "KID.solo.01")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_kid_with_the_family_and_two_more_in_the_same_round(seats: int) -> None:
    table = kid_table(seats=seats)
    table.seat(0).has(hourglasses=4).holds("ann", level=2)
    if seats == 2:
        table.seat(1).has(hourglasses=0)
    table.begin().choose("develop ann 3", "have_kid ann", "raise ann", "raise ann")

    assert table.seat(0).changed("hourglasses")["hourglasses"] == -3
    assert table.seat(0).changed()["influence"] == 3
    assert table.told("stress") == []
    assert table.seat(0).measure("kids") == 3


@rule("KID.action.08")
def test_with_two_families_the_player_chooses() -> None:
    table = kid_table()
    table.seat(0).holds("ann", level=3).holds("bob", level=3)
    table.begin()

    assert table.options("raise") == ["raise ann", "raise bob"]


@rule("KID.action.10", "KID.ex.04", "KID.base.02", "KID.q.01")
def test_a_single_parent_brings_a_kid_along() -> None:
    table = kid_table().row("partner", "sol").next_cards("kid", "mia")
    table.seat(0).has(hourglasses=4)
    table.begin().choose("date sol a")

    assert table.seat(0).changed("hourglasses") == {"influence": 1, "creativity": 1, "hourglasses": -1}
    assert table.seat(0).cards() == ["sol", "mia"]
    assert table.seat(0).filled == 1
    gained = [event.card for event in table.told("gained")]
    assert gained == [table.game.rules.card("mia").index, table.game.rules.card("sol").index]


@rule("KID.base.02")
def test_a_single_parent_is_a_partner_with_the_stress_of_another_one() -> None:
    table = kid_table().row("partner", "sol")
    table.seat(0).holds("ann")
    table.begin().choose("date sol a")
    assert table.seat(0).changed()["stress"] == 1

    table.mark()
    table.begin("upkeep", "adult_2")

    assert table.seat(0).changed()["stress"] == 1


@rule("KID.action.11", "KID.q.11", "KID.q.15", "MOD.gen.08")
@pytest.mark.parametrize("reached", [1, 3])
def test_as_part_of_a_reward_the_single_parent_brings_one_kid_and_no_own_reward(reached: int) -> None:
    fling = level({}, {}, effects=[Take(PARTNER_PILE, reached - 1)])
    table = kid_table(*plain("activity", "fling", lines=fling)).row("partner", "sol").row("item_activity", "fling")
    table.begin().choose("spend fling 1", "receive sol a")

    assert table.seat(0).changed() == {"influence": 1}
    assert table.seat(0).level("sol") == reached
    assert table.seat(0).measure("kids") == 1
    assert table.decider == 1


@rule("KID.action.12")
def test_a_single_parent_developed_to_level_3_offers_another_kid() -> None:
    table = kid_table()
    with_kid(table, "mia", "sol")
    table.seat(0).holds("sol", level=2)
    table.begin().choose("develop sol 3")

    assert table.options() == ["have_kid sol", "no_kid sol"]


@rule("KID.upkeep.01", "KID.upkeep.02", "KID.ex.02", "MOD.upkeep.04")
def test_a_kid_moves_on_and_its_cost_brings_the_reward() -> None:
    table = with_kid(kid_table(), "mia", "ann")
    table.seat(0).has(money=2)
    table.begin("upkeep", "adult_3")
    assert table.options() == ["pay mia", "lose mia"]

    table.choose("pay mia")

    assert table.seat(0).changed() == {"money": -2, "knowledge": 3}
    assert table.seat(0).level("mia") == 2


@rule("KID.upkeep.01", "KID.upkeep.03", "KID.upkeep.04", "KID.ex.02", "MOD.upkeep.09")
def test_unpaid_it_moves_on_all_the_same_for_one_lth() -> None:
    table = with_kid(kid_table(), "mia")
    table.begin("upkeep", "adult_3")
    assert table.options() == ["lose mia"]
    table.choose("lose mia")
    assert table.seat(0).changed() == {"lth": -1}
    assert (table.seat(0).cards(), table.seat(0).level("mia")) == (["mia"], 2)

    table.begin("upkeep", "adult_4").choose("lose mia")

    assert (table.seat(0).lth, table.seat(0).level("mia")) == (-2, 3)


@rule("KID.upkeep.02", "KID.q.06")
def test_a_requirement_that_is_met_gives_the_reward_and_is_not_refused() -> None:
    table = with_kid(kid_table(), "zoe")
    table.seat(0).has(creativity=4)
    table.begin("upkeep", "adult_3")
    assert table.options() == ["pay zoe"]

    table.choose("pay zoe")

    assert table.seat(0).changed() == {"knowledge": 3}


@rule("KID.upkeep.03", "MOD.gen.10")
def test_a_requirement_that_is_not_met_costs_one_lth() -> None:
    table = with_kid(kid_table(), "zoe")
    table.seat(0).has(creativity=3)
    table.begin("upkeep", "adult_3")
    assert table.refused("pay zoe") == "requirement"

    table.choose("lose zoe")

    assert table.seat(0).changed() == {"lth": -1}


@rule("KID.q.05")
@pytest.mark.parametrize(("money", "creativity", "choices"), [(1, 1, 2), (1, 0, 1), (0, 1, 1)])
def test_cost_and_requirement_must_both_be_satisfied(money: int, creativity: int, choices: int) -> None:
    both = level({"money": 1}, {"lth": 2}, needs={"creativity": 1})
    table = with_kid(kid_table(kids=[kid("ada", both)]), "ada")
    table.seat(0).has(money=money, creativity=creativity)
    table.begin("upkeep", "adult_3")

    assert len(table.options()) == choices


@rule("KID.upkeep.05")
def test_a_grown_kid_asks_for_nothing_and_stays() -> None:
    table = with_kid(kid_table(), "mia", level=3)
    table.begin("upkeep", "adult_3")

    assert table.options("pay", "lose") == []
    assert table.seat(0).cards() == ["mia"]


@rule("KID.upkeep.06", "KID.q.13", "MOD.upkeep.01", "MOD.upkeep.03")
def test_each_is_handled_on_its_own_in_any_order() -> None:
    table = with_kid(with_kid(kid_table(), "mia", "ann"), "zoe", "ann")
    table.seat(0).holds("ann", level=3).has(creativity=4, money=2, hourglasses=3)
    table.begin("upkeep", "adult_3")
    assert set(table.options()) == {"pay mia", "lose mia", "pay zoe", "pay ann", "lose ann"}

    table.choose("pay zoe", "lose ann")

    # What the Kid gave stays given, and there is still something to decide about it.
    assert table.seat(0).changed()["knowledge"] == 3
    assert table.options() == ["keep_kid mia", "give_up_kid mia"]
    table.choose("keep_kid mia")
    assert table.options() == ["keep_kid zoe", "give_up_kid zoe"]


@rule("MOD.upkeep.05", "KID.upkeep.01", "KID.q.14")
def test_a_kid_is_first_handled_in_the_round_after_it_came() -> None:
    table = kid_table().next_cards("kid", "mia")
    table.seat(0).has(hourglasses=1).holds("ann", level=3)
    table.seat(1).has(hourglasses=0)
    table.begin(round="adult_2").choose("raise ann")

    assert table.age == "adult_3"
    assert table.seat(0).level("mia") == 1
    assert "pay ann" in table.options()
    assert "lose mia" in table.options()


@rule("KID.discard.01", "MOD.action.06")
def test_a_kid_cannot_be_given_up_while_its_partner_is_there() -> None:
    table = with_kid(kid_table(), "mia", "ann")
    table.seat(0).holds("ann", level=3)
    table.begin()

    assert table.options("discard") == ["discard ann"]
    assert table.refused("discard mia") == "cannot_discard"


@rule("KID.discard.02", "KID.discard.03", "KID.q.02", "KID.ex.01")
@pytest.mark.parametrize(
    ("first", "second", "penalties"),
    [("give_up_kid", "give_up_kid", 3), ("give_up_kid", "keep_kid", 2), ("keep_kid", "keep_kid", 1)],
)
def test_with_the_partner_one_decides_about_each_kid(first: str, second: str, penalties: int) -> None:
    table = with_kid(with_kid(kid_table(), "mia", "ann"), "leo", "ann")
    table.seat(0).has(hourglasses=0).holds("ann", level=3).has(hourglasses=0)
    table.begin("upkeep", "adult_3").choose("lose ann", f"{first} mia", f"{second} leo")

    assert table.seat(0).changed() == {"stress": penalties, "sth": -penalties}
    assert len(table.seat(0).cards()) == 3 - penalties


@rule("KID.discard.02")
def test_kids_are_asked_about_in_the_order_they_came_also_where_a_position_was_read() -> None:
    table = with_kid(with_kid(kid_table(), "leo", "ann"), "mia", "ann")
    table.seat(0).holds("ann", level=3)
    table.begin()
    position = PursuitPosition(table.game)
    for state in (table.state, position.read(position.write(table.state), "seed")):
        table.state = state
        table.choose("discard ann")

        assert table.options() == ["keep_kid leo", "give_up_kid leo"]


@rule("KID.discard.02")
def test_the_same_choice_comes_with_the_free_action() -> None:
    table = with_kid(kid_table(), "mia", "ann")
    table.seat(0).holds("ann", level=3)
    table.begin().choose("discard ann", "give_up_kid mia")

    assert table.seat(0).changed() == {"stress": 2, "sth": -2}
    assert table.discarded("kid") == ["mia"]
    assert table.options("study") == ["study"]


@rule("KID.discard.04", "KID.discard.05", "KID.discard.06", "KID.q.03", "MOD.action.05")
def test_a_kept_kid_goes_on_and_may_be_given_up_later() -> None:
    table = with_kid(kid_table(), "mia", "ann")
    table.seat(0).has(money=2).holds("ann", level=3).holds("bob")
    table.begin().choose("discard ann", "keep_kid mia")
    assert table.options("raise") == []
    assert "discard mia" in table.options()
    assert part_of(table.state, KidsPart).parent == {}

    table.begin("upkeep", "adult_3").choose("pay mia")
    assert table.seat(0).level("mia") == 2

    table.begin(round="adult_3").choose("discard mia")
    assert table.seat(0).changed() == {"stress": 1, "sth": -1}


@rule("KID.discard.07", "MOD.gen.07")
def test_kids_given_up_come_back_when_the_pile_is_empty() -> None:
    table = kid_table(kids=YOUNG[:2])
    table.thrown_away("leo")
    table.seat(0).holds("mia").holds("ann", level=3)
    table.begin().choose("raise ann")

    assert "leo" in table.seat(0).cards()


@rule("KID.base.01", "MOD.combo.06")
def test_a_kid_uses_no_slot_and_is_no_partner() -> None:
    table = with_kid(with_kid(kid_table(), "mia"), "leo")
    table.seat(0).holds("ann")
    table.mark()
    table.begin("upkeep", "adult_3")

    assert (table.seat(0).filled, table.seat(0).measure("partners")) == (1, 1)
    assert table.seat(0).changed() == {}


@rule("KID.base.03")
@pytest.mark.parametrize("sth", [-3, 3])
def test_neither_the_mood_nor_what_keeps_partners_changes_its_cost(sth: int) -> None:
    help = trait("helper", Ability(ABILITY_PRICE, price=PRICE_UPKEEP_PARTNER, less=goods(money=1)))
    table = with_kid(kid_table(help), "mia")
    table.seat(0).has(money=2, sth=sth).holds("helper")
    table.begin("upkeep", "adult_3").choose("pay mia")

    assert table.seat(0).money == 0


@rule("KID.base.04")
def test_hourglasses_in_its_cost_are_spent() -> None:
    table = with_kid(kid_table(kids=[kid("ada", level({"hourglass": 1}, {"lth": 1}))]), "ada")
    table.seat(0).has(hourglasses=2)
    table.begin("upkeep", "adult_3").choose("pay ada")

    assert table.seat(0).changed("hourglasses", "used") == {"lth": 1, "hourglasses": -1, "used": 1}


@rule("KID.base.05")
def test_a_partner_taken_at_level_3_offers_no_kid_but_raise_family_works() -> None:
    fling = level({}, {}, effects=[Take(PARTNER_PILE, 2)])
    table = kid_table(*plain("activity", "fling", lines=fling)).row("partner", "ann").row("item_activity", "fling")
    table.begin().choose("spend fling 1", "receive ann a")
    assert table.decider == 1

    table.choose("rest 0")

    assert "raise ann" in table.options()


@rule("KID.base.06", "MOD.action.04")
def test_single_parents_can_be_refreshed_and_the_kid_pile_cannot() -> None:
    table = kid_table().row("partner", "sol").next_cards("partner", "bob")
    table.begin()
    assert table.options("refresh") == ["refresh partner"]

    table.choose("refresh partner", "replace sol")

    assert table.discarded("partner") == ["sol"]
    assert table.seat(0).measure("kids") == 0


@rule("KID.end.01", "MOD.life.02")
def test_a_life_that_ends_in_upkeep_leaves_the_other_kids_as_they_are() -> None:
    table = with_kid(with_kid(kid_table(), "mia", "ann"), "zoe", "ann")
    table.seat(0).has(stress=15, hourglasses=0).holds("ann", level=3)
    table.seat(0).has(hourglasses=0)
    table.begin("upkeep", "adult_3").choose("lose ann")

    assert not table.state.players[0].is_alive
    assert table.seat(0).lth == 0
    assert [table.seat(0).level(id) for id in ("mia", "zoe")] == [1, 1]


@rule("KID.end.02", "MOD.end.02")
def test_kids_are_cards_for_the_tie_and_for_life_goals_only() -> None:
    table = with_kid(kid_table(reach_goal("clan", "kids", 2)), "mia", level=3)
    assert table.seat(0).measure("cards") == 1
    table.begin("resolution", "old_age_3")

    assert table.seat(0).lth == 0
    assert table.winners() == [0]


@rule("KID.q.04")
def test_a_kid_may_be_given_up_to_the_edge_and_not_beyond() -> None:
    table = with_kid(with_kid(kid_table(), "mia", "ann"), "leo", "ann")
    table.seat(0).has(stress=14, hourglasses=3).holds("ann", level=3)
    table.begin().choose("discard ann", "give_up_kid mia")

    # Off the track with the first Kid: about the second there is nothing to decide.
    assert not table.state.players[0].is_alive
    assert table.seat(0).cards() == ["leo"]


@rule("KID.q.04")
def test_if_the_partner_ends_the_life_all_kids_are_kept() -> None:
    table = with_kid(kid_table(), "mia", "ann")
    table.seat(0).has(stress=15, hourglasses=3).holds("ann", level=3)
    table.begin().choose("discard ann")

    assert not table.state.players[0].is_alive
    assert table.seat(0).cards() == ["mia"]


@rule("KID.q.07")
def test_without_a_kid_left_a_single_parent_comes_alone_and_no_family_is_raised() -> None:
    table = kid_table(kids=[]).row("partner", "sol")
    table.seat(0).holds("ann", level=2)
    table.begin().choose("develop ann 3")
    assert table.decider == 1
    table.choose("date sol a")
    assert table.seat(1).cards() == ["sol"]

    assert table.refused("raise ann") == "no_kids_left"


@rule("KID.q.09")
def test_a_kid_without_a_partner_is_treated_like_a_kept_one() -> None:
    table = with_kid(kid_table(), "mia")
    table.seat(0).holds("ann", level=3)
    table.begin()

    assert "discard mia" in table.options()


@rule("KID.q.10")
def test_another_partner_leaves_the_first_with_its_kids() -> None:
    table = with_kid(kid_table(), "mia", "ann").row("partner", "bob")
    table.seat(0).holds("ann", level=3)
    table.begin().choose("date bob a")

    assert table.seat(0).changed()["stress"] == 1
    assert part_of(table.state, KidsPart).parent == {
        table.game.rules.card("mia").index: table.game.rules.card("ann").index,
    }


@rule("MOD.q.03")
def test_lth_may_fall_below_0() -> None:
    table = with_kid(kid_table(), "mia")
    table.begin("upkeep", "adult_3").choose("lose mia")

    assert table.seat(0).lth == -1


@pytest.mark.parametrize("card", [card for card in CARDS if card.kind_name == "kid"], ids=lambda card: card.id)
def test_every_kid_grows_up(card: Card) -> None:
    table = Table(Kids, cards=CARDS)
    table.seat(0).has(knowledge=9, creativity=9, influence=9, money=12, stress=4).holds(card.id)
    table.seat(0).holds("martha").holds("hr_executive").holds("car").holds("picnic")
    table.seat(0).has_aside("sourdough").has_aside("yoga")
    for _ in card.levels[1:]:
        table.seat(0).has(hourglasses=7, lth=0)
        table.begin("upkeep", "adult_2").choose(f"pay {card.id}")
        assert table.seat(0).lth >= 0

    assert table.seat(0).level(card.id) == 4
