"""The Upkeep Phase."""

import pytest

from wellspent.games.pursuit.board import SPACES
from wellspent.games.pursuit.cards import ABILITY_ON, ABILITY_PRICE, ON_ROUND_START, PRICE_HIRE, Ability
from wellspent.games.pursuit.goods import goods
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, plain, trait

BASICS = ("cello", "chess", "choir", "crochet", "cycling")
CARDS = [
    *plain("basic_project", *BASICS),
    *plain("partner", "ada", "bea", "cleo"),
    *plain("item", "vase"),
    *plain("job", "clerk"),
    # The unnamed card of PH.ex.02.
    card("library", "item", level(upkeep={"money": 3}, upkeep_reward={"knowledge": 3})),
    card("kiln", "item", level(), level(upkeep={"knowledge": 3}, upkeep_reward={"lth": 1})),
    card("garden", "item", level(upkeep={"hourglass": 2}, upkeep_reward={"influence": 1})),
    card("museum_pass", "item", level(upkeep={"money": 2, "creativity": 1}, upkeep_reward={"lth": 2})),
    card("wife", "partner", level(), level(upkeep={"hourglass": 1}, upkeep_reward={"sth": 1}), level()),
    job("baker", "art", 1, level(upkeep={"hourglass": 1, "influence": 1}, upkeep_reward={"money": 6}), level()),
    trait("early_riser", Ability(ABILITY_ON, occasion=ON_ROUND_START, gain=goods(money=1))),
    trait("networker", Ability(ABILITY_PRICE, price=PRICE_HIRE, less=goods(money=1))),
    job("don", "art", 3, level(upkeep={"hourglass": 3}), level(upkeep_reward={"money": 4})),
]


def table_of(*held: str, seats: int = 2) -> Table:
    """The first seat with these cards at L1, or at the level that follows a colon."""
    table = Table(cards=CARDS, seats=seats)
    for entry in held:
        id, _, at = entry.partition(":")
        table.seat(0).holds(id, int(at or 1))
    return table


@rule("PH.upkeep.01")
@pytest.mark.parametrize(
    ("held", "stress"),
    [
        (("cello", "chess", "choir"), 0),
        (("cello", "chess", "choir", "crochet"), 1),
        (("cello", "chess", "clerk", "ada"), 1),
        ((*BASICS, "ada"), 3),
        (("cello", "chess", "choir", "vase"), 0),
    ],
)
def test_each_active_card_beyond_the_third_costs_one_stress(held: tuple[str, ...], stress: int) -> None:
    table = table_of(*held).begin("upkeep")

    assert sum(event.number for event in table.told("stress") if event.rule == "PH.upkeep.01") == stress
    assert table.seat(0).changed() == ({"stress": stress} if stress else {})


@rule("PH.upkeep.01")
def test_a_player_whose_life_has_ended_counts_nothing() -> None:
    table = table_of(*BASICS, "library", "ada", "bea")
    table.seat(0).has_died()

    table.begin("upkeep")

    assert table.told("stress") == []
    assert table.seat(0).changed() == {}


@rule("PH.upkeep.02", "PH.ex.32")
@pytest.mark.parametrize(
    ("held", "stress"),
    [
        (("ada",), 0),
        (("ada", "bea"), 1),
        (("ada", "bea", "cleo"), 2),
        (("ada", "bea", "cello", "chess", "clerk"), 3),
    ],
)
def test_each_partner_beyond_the_first_costs_one_stress_more(held: tuple[str, ...], stress: int) -> None:
    table = table_of(*held).begin("upkeep")

    assert table.seat(0).changed() == ({"stress": stress} if stress else {})
    why = [event.rule for event in table.told("stress")]
    assert why == sorted(why), "the excess first, then the Partners"


@rule("PH.upkeep.03")
def test_items_partners_and_the_job_ask_for_the_cost_of_their_level() -> None:
    table = table_of("library", "kiln:1", "wife:2", "baker", "cello")
    table.seat(0).has(money=9, influence=9)

    table.begin("upkeep")

    assert table.options() == [
        *("pay library", "lose library", "pay wife", "lose wife", "pay baker", "lose baker"),
    ]


@rule("PH.upkeep.03")
def test_the_stress_of_excess_comes_before_the_costs() -> None:
    table = table_of("library", *BASICS[:4]).begin("upkeep")

    assert table.seat(0).changed() == {"stress": 1}
    assert table.options() == ["lose library"]


@rule("PH.upkeep.04", "PH.upkeep.05")
def test_in_the_right_order_one_reward_pays_the_next_cost() -> None:
    table = table_of("library", "kiln:2")
    table.seat(0).has(money=3)
    table.begin("upkeep")
    assert table.refused("pay kiln") == "cannot_pay"
    assert table.refused_by("pay kiln") == "PH.upkeep.12"
    assert table.missing("pay kiln") == {"knowledge": 3}

    table.choose("pay library")
    assert table.seat(0).changed() == {"money": -3, "knowledge": 3}
    table.choose("pay kiln")

    assert table.seat(0).changed() == {"money": -3, "lth": 1}


@rule("PH.upkeep.04")
def test_the_player_may_settle_the_later_card_first() -> None:
    table = table_of("library", "kiln:2")
    table.seat(0).has(money=3)
    table.begin("upkeep")

    table.choose("lose kiln", "pay library")

    assert table.seat(0).cards() == ["library"]
    assert table.seat(0).changed() == {"money": -3, "knowledge": 3, "stress": 1, "sth": -1}


@rule("PH.upkeep.06", "PH.upkeep.07", "PH.upkeep.08")
def test_hourglasses_of_upkeep_are_spent_and_not_available_for_actions() -> None:
    table = table_of("garden", "wife:2")
    table.seat(0).has(hourglasses=6)
    table.begin("upkeep")

    table.choose("pay garden")
    assert table.seat(0).changed("hourglasses", "used") == {"influence": 1, "hourglasses": -2, "used": 2}
    table.choose("pay wife")

    assert table.seat(0).changed("hourglasses", "used") == {"influence": 1, "sth": 1, "hourglasses": -3, "used": 3}
    assert [table.seat(0).placed(space) for space in SPACES] == [0] * 10
    table.seat(1).has(hourglasses=0)
    table.choose("study", "play", "interact")
    assert table.age == "adult_2", "with the third Hourglass the Action Phase was over"


@rule("PH.upkeep.06")
@pytest.mark.parametrize(("hourglasses", "options"), [(1, ["lose garden"]), (2, ["pay garden", "lose garden"])])
def test_an_upkeep_cost_takes_available_hourglasses_only(hourglasses: int, options: list[str]) -> None:
    table = table_of("garden")
    table.seat(0).has(hourglasses=hourglasses)

    table.begin("upkeep")

    assert table.options() == options


@rule("PH.upkeep.09", "PH.upkeep.10", "PH.ex.08")
@pytest.mark.parametrize("money", [0, 3])
def test_a_card_not_paid_for_is_discarded_for_one_stress_and_one_sth(money: int) -> None:
    table = Table()
    table.seat(0).holds("car", 2).has(money=money)
    table.begin("upkeep")
    assert ("pay car" in table.options()) == (money == 3)

    table.choose("lose car")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.seat(0).cards() == []


@rule("PH.upkeep.11")
def test_the_action_phase_waits_until_every_cost_is_settled() -> None:
    table = table_of("library", "garden")
    table.seat(1).holds("wife", 2)
    table.seat(0).has(money=9)

    table.begin("upkeep")

    assert table.options() == ["pay library", "lose library", "pay garden", "lose garden"]
    table.choose("pay garden")
    assert table.options() == ["pay library", "lose library"]
    table.choose("lose library")
    assert (table.decider, table.options()) == (1, ["pay wife", "lose wife"])
    table.choose("pay wife")
    assert "study" in table.options()


@rule("PH.upkeep.12")
@pytest.mark.parametrize(
    ("money", "creativity", "missing"), [(2, 0, {"creativity": 1}), (1, 1, {"money": 1}), (0, 9, {"money": 2})]
)
def test_an_upkeep_cost_is_paid_in_full_or_not_at_all(money: int, creativity: int, missing: dict[str, int]) -> None:
    table = table_of("museum_pass")
    table.seat(0).has(money=money, creativity=creativity)
    table.begin("upkeep")
    assert table.refused("pay museum_pass") == "cannot_pay"
    assert table.missing("pay museum_pass") == missing

    table.choose("lose museum_pass")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}


@rule("PH.upkeep.13")
def test_a_card_without_upkeep_cost_at_its_level_stays() -> None:
    table = table_of("kiln:1", "wife:3", "cello", "vase")

    table.begin("upkeep")

    assert table.seat(0).changed("hourglasses") == {}
    assert table.seat(0).cards() == ["kiln", "wife", "cello", "vase"]
    assert "study" in table.options()


@rule("PH.upkeep.14")
def test_a_retired_job_pays_in_every_later_round_and_costs_nothing() -> None:
    table = table_of()
    table.seat(0).has_aside("don")

    table.begin("upkeep")
    assert table.seat(0).changed("hourglasses") == {"money": 4}
    table.begin("resolution")

    assert table.seat(0).changed("hourglasses") == {"money": 8}
    assert table.seat(0).aside() == ["don"]


@rule("PH.upkeep.14", "PH.q.31")
def test_the_income_of_a_retired_job_may_come_first_and_pay_another_card() -> None:
    table = table_of("library")
    table.seat(0).has_aside("don")
    table.begin("upkeep")
    assert table.options() == ["lose library", "collect don"]

    table.choose("collect don", "pay library")

    assert table.seat(0).changed() == {"money": 1, "knowledge": 3}


@rule("PH.upkeep.15", "PH.ex.06", "PH.ex.07")
def test_a_card_has_its_first_upkeep_in_the_round_after_it_was_taken() -> None:
    table = Table(seats=1).row("item_activity", "car")
    table.seat(0).has(money=7, hourglasses=2)
    table.begin()

    table.choose("spend car 2")
    assert table.seat(0).changed() == {"money": -4, "influence": 1, "sth": 1, "lth": 2}
    table.choose("rest 0")
    assert (table.age, table.options()) == ("adult_2", ["pay car", "lose car"])
    table.mark()
    table.choose("pay car")

    assert table.seat(0).changed() == {"money": -3, "lth": 1}


@rule("PH.upkeep.16")
@pytest.mark.parametrize("sth", [-3, -1, 1, 3])
@pytest.mark.parametrize("also", [(), ("networker",)], ids=["plain", "with an ability on other prices"])
def test_short_term_happiness_never_changes_an_upkeep_cost(sth: int, also: tuple[str, ...]) -> None:
    table = table_of("kiln:2", *also)
    table.seat(0).has(sth=sth, knowledge=3)
    table.begin("upkeep")

    table.choose("pay kiln")

    assert table.seat(0).changed() == {"knowledge": -3, "lth": 1}


@rule("PH.upkeep.16")
def test_happiness_does_not_make_an_upkeep_cost_payable() -> None:
    table = table_of("kiln:2")
    table.seat(0).has(sth=3, knowledge=2)

    table.begin("upkeep")

    assert table.options() == ["lose kiln"]


@rule("PH.upkeep.17")
@pytest.mark.parametrize(("held", "pile"), [("kiln:2", "item_activity"), ("wife:2", "partner"), ("baker:1", "job")])
def test_a_card_lost_in_upkeep_goes_to_the_discard_pile_of_its_type_without_its_level(held: str, pile: str) -> None:
    id = held.split(":")[0]
    table = table_of(held).begin("upkeep")

    table.choose(f"lose {id}")

    assert table.discarded(pile) == [id]
    assert table.seat(0).level(id) == 1
    assert (table.seat(0).filled, table.seat(0).partners, table.seat(0).job) == (0, 0, -1)


@rule("PH.upkeep.18")
@pytest.mark.parametrize(("held", "line"), [(("library", "kiln:2"), "lose kiln"), (("library", *BASICS), "")])
def test_the_game_ends_at_once_when_the_last_life_ends_in_upkeep(held: tuple[str, ...], line: str) -> None:
    table = table_of(*held)
    table.seat(0).has(stress=15, hourglasses=3, money=9)
    table.seat(1).has_died()
    table.begin("upkeep")

    table.choose(*[line] if line else [])

    assert table.state.finished
    assert "library" in table.seat(0).cards()
    assert table.story("upkeep_paid", "placed", "first_player") == []


@rule("PH.upkeep.18")
def test_a_game_that_ends_in_upkeep_has_no_action_and_no_resolution_phase() -> None:
    table = table_of("garden", "kiln:2")
    table.seat(0).has(stress=15, hourglasses=3)
    table.seat(1).has_died()
    table.begin("upkeep")

    table.choose("pay garden", "lose kiln")

    assert table.state.finished
    assert table.seat(0).used == 2, "only a Resolution Phase returns Hourglasses"


@rule("PH.upkeep.18", "PH.upkeep.19")
def test_the_round_goes_on_when_another_player_is_alive() -> None:
    table = table_of("library", "kiln:2")
    table.seat(0).has(stress=15, money=9)
    table.begin("upkeep")

    table.choose("lose library")

    assert not table.seat(0).is_alive
    assert (table.decider, table.state.finished) == (1, False)


@rule("PH.upkeep.19", "PH.q.30")
def test_a_life_that_ends_in_upkeep_completes_the_step_and_leaves_the_other_cards_alone() -> None:
    table = table_of("kiln:2", "wife:2", "cello")
    table.seat(0).has_aside("don").has(stress=15, knowledge=9, sth=-3)
    table.begin("upkeep")

    table.choose("lose wife")

    assert [event.number for event in table.told("sth")] == [-1]
    assert table.seat(0).changed() == {"stress": 1, "sth": 3, "lth": -1}, "the STH indicator is removed"
    assert table.seat(0).cards() == ["kiln", "cello"]
    assert table.discarded("partner") == ["wife"]


@rule("PH.upkeep.19", "PH.q.30")
@pytest.mark.parametrize("held", [BASICS, ("ada", "bea", "cleo", "cello")])
def test_a_life_that_ends_with_the_excess_count_pays_and_receives_nothing(held: tuple[str, ...]) -> None:
    table = table_of(*held, "library", "early_riser")
    table.seat(0).has_aside("don").has(stress=15, money=9)

    table.begin("upkeep")

    assert not table.seat(0).is_alive
    assert table.seat(0).changed() == {"stress": 1}
    assert table.seat(0).cards() == [*held, "library"]


@rule("PH.upkeep.20")
def test_the_excess_is_counted_once_before_any_card_is_lost() -> None:
    table = table_of("cello", "chess", "choir", "wife:2", "baker").begin("upkeep")
    assert table.seat(0).changed() == {"stress": 2}

    table.choose("lose wife", "lose baker")

    assert table.seat(0).changed() == {"stress": 2 + 2, "sth": -2}


@rule("PH.upkeep.21")
def test_happiness_lost_in_upkeep_counts_in_the_same_round() -> None:
    table = table_of("library").row("project", "act_in_play")
    table.seat(0).has(influence=1)
    table.begin("upkeep")

    table.choose("lose library")

    assert table.seat(0).sth == -1
    assert table.refused("take act_in_play 1") == "cannot_pay_surcharge"


@rule("PH.upkeep.21")
def test_happiness_gained_in_upkeep_counts_in_the_same_round() -> None:
    table = table_of("wife:2").row("project", "act_in_play").begin("upkeep")

    table.choose("pay wife", "take act_in_play 1")

    assert table.seat(0).changed() == {"sth": 1, "creativity": 2}
