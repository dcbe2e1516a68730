"""What Experiences leave as it was, the solo game, the printed cards, and what is told of them."""

import pytest

from tests.pursuit.modules.travel import desires, dreaming, dreams, next_round, open_table, trip, use_clouds
from wellspent.games.pursuit.boards import Display
from wellspent.games.pursuit.cards import PARTNER_PILE, Card, Level
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.experiences.planning import EXPERIENCE, EXTEND
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.cards.value import balances, outliers
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, of_module, plain
from wellspent.titles.pursuit.texts import Messages, Texts
from wellspent.titles.pursuit.texts.memories import Memories

PRINTED = of_module("experiences")
LADDER = [
    job("clerk", "art", 1, level({}, {}, upkeep={}, upkeep_reward={}), level()),
    job("head_clerk", "art", 2, level({}, {}, upkeep={}, upkeep_reward={}), level()),
]
BAND = card("band", "group_project", *[level({"influence": 1}, {"lth": 1}) for _ in range(4)])


def box_card(id: str) -> Card:
    """A card of the consolidated box."""
    return next(found for found in catalog().cards("second", [], ["box"]) if found.id == id)


def printed_table(*row: str) -> Table:
    return Table(Experiences, cards=PRINTED).goals().row("experience", *row)


@rule("EXP.base.01", "EXP.q.08")
@pytest.mark.parametrize("pile", ["project", "item_activity", "job", "partner"])
def test_the_four_rows_of_the_game_board_are_refreshed_in_the_teen_round_too(pile: str) -> None:
    table = open_table().begin("action", "teen")
    first = table.row_ids(pile)[0]

    table.choose(f"refresh {pile}", f"replace {first}", "redraw")

    assert table.seat(0).changed() == {"sth": -1}
    assert first in table.discarded(pile)
    assert len(table.row_ids(pile)) == 4


@rule("EXP.setup.07")
@pytest.mark.parametrize(("round", "partners"), [("teen", []), ("adult_1", ["martha"])])
def test_in_the_teen_round_no_reward_takes_a_partner_of_the_row(round: str, partners: list[str]) -> None:
    table = open_table().row("item_activity", "summer_fling").row("partner", "martha")
    table.seat(0).has(money=9)
    table.begin("action", round).choose("spend summer_fling 2")
    if partners:
        table.choose("receive martha a")

    assert table.seat(0).cards() == ["summer_fling", *partners]
    assert table.decider == 1


@rule("EXP.base.02")
@pytest.mark.parametrize("pile", ["job", "partner"])
def test_the_jobs_and_partners_of_set_up_leave_in_the_first_adult_round(pile: str) -> None:
    table = open_table().begin("action", "teen")
    old = table.row_ids(pile)

    next_round(table)

    assert len(table.row_ids(pile)) == 4
    assert set(table.row_ids(pile)) & set(old) == set()
    assert set(old) <= set(table.discarded(pile))


@rule("EXP.base.03", "EXP.q.07")
def test_a_promotion_does_not_find_a_job_that_somebody_dreams_of() -> None:
    table = Table(Experiences, cards=[*LADDER, trip("far")], only=True).goals()
    dreaming(table, 0, "head_clerk")
    table.seat(0).holds("clerk")
    table.row("job").begin()
    assert table.options("promote") == []

    table.row("job", "head_clerk")
    dreaming(table, 0, "far")

    assert "promote head_clerk a" in table.options()


@rule("EXP.base.04")
def test_nobody_joins_a_group_project_before_its_dreamer_takes_it() -> None:
    table = dreaming(open_table(cards=[BAND]), 0, "band")
    for seat in table.seats:
        seat.has(influence=3)
    table.begin()
    assert table.options("join") == []
    table.choose("rest 0")
    assert table.options("join", "take") == [line for line in table.options("take") if "band" not in line]

    table.choose("rest 0", "take band 2")

    assert "join band 1" in table.options()
    assert table.seat(0).changed() == {"influence": -1, "lth": 1}


@rule("EXP.base.05")
def test_a_reward_that_takes_a_card_from_the_board_takes_none_from_a_dream_board() -> None:
    gift = trip("gift", short=level(effects=[Take(PARTNER_PILE)]))
    table = open_table(cards=[gift, *plain("partner", "kim", "lou")]).row("partner", "lou")
    dreaming(table, 0, "kim")
    table.seat(0).holds("gift")
    table.begin()

    table.choose("experience gift 2")

    assert table.options() == ["receive lou a", "receive lou b"]


@rule("EXP.base.06")
def test_a_pile_that_is_shuffled_again_does_not_include_dreams() -> None:
    cards = [trip(f"far_{number}") for number in range(7)]
    table = Table(Experiences, cards=cards, only=True).goals()
    table.row("experience", *[f"far_{number}" for number in range(5)])
    dreaming(table, 0, "far_5")
    table.begin("preparation", "adult_2")

    assert table.row_ids("experience") == ["far_6", "far_0", "far_1", "far_2", "far_3"]
    assert table.pile_ids("experience") == ["far_4"]
    assert dreams(table) == ["far_5", "", ""]


@rule("EXP.base.07", "EXP.q.14")
def test_planned_and_completed_experiences_break_a_tie_and_dreams_do_not() -> None:
    table = open_table()
    table.seat(0).holds("trip_6").has_aside("trip_7").has(lth=10).has_died()
    table.seat(1).holds("trip_8").has(lth=10).has_died()
    dreaming(dreaming(table, 1, "trip_9", 1), 1, "trip_5", 2)

    table.begin("resolution", "old_age_1")

    assert [seat.lth for seat in table.seats] == [10, 10]
    assert table.winners() == [0]


@rule("EXP.base.08")
def test_first_player_mood_and_the_order_of_resolution_stay_as_they_are() -> None:
    table = open_table()
    table.seat(0).has(sth=1)
    table.seat(1).has(sth=3)
    table.begin()

    next_round(table)

    assert table.state.first_player == 1
    assert [seat.sth for seat in table.seats] == [0, 0]
    base = [step for step in table.game.rules.round if step.startswith("resolve.")]
    assert base == [step for step in Table().game.rules.round if step.startswith("resolve.")]


@rule("EXP.base.09")
@pytest.mark.parametrize("sth", [-3, 3])
def test_the_mood_does_not_matter_for_dreaming_of_a_project(sth: int) -> None:
    table = open_table().row("project", "learn_cooking")
    table.seat(0).has(sth=sth)
    table.begin()

    table.choose("dream learn_cooking 2")

    assert table.seat(0).changed() == {"creativity": 1}


@rule("EXP.solo.01")
@pytest.mark.parametrize(("lth", "winners"), [(61, []), (62, [0])])
def test_alone_sixty_lth_are_needed_after_the_loss_for_desire(lth: int, winners: list[int]) -> None:
    table = dreaming(open_table(seats=1), 0, "trip_6", desire=2)
    table.seat(0).has(lth=lth).has_died()

    table.begin("resolution", "old_age_1")

    assert table.game.solo_threshold() == 60
    assert table.winners() == winners


@rule("EXP.ex.01")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_sandra_plans_easter_island(slot: int) -> None:
    others = ["timbuktu", "samarkand", "the_reef", "narrowboat"]
    row = [*others[: slot - 1], "easter_island", *others[slot - 1 :]]
    table = printed_table(*row).next_cards("experience", "locked_in")
    table.seat(0).has(knowledge=4)
    table.begin()

    table.choose("plan easter_island")

    assert table.seat(0).changed() == {"creativity": 2}
    assert table.seat(0).level("easter_island") == 1
    assert table.row_ids("experience") == ["locked_in", *others]


@rule("EXP.ex.02")
def test_nicole_dreams_of_a_motorcycle() -> None:
    table = open_table(cards=[box_card("motorcycle")]).row("item_activity", "motorcycle").begin()

    table.choose("dream_by_cloud motorcycle 1")

    assert dreams(table) == ["motorcycle", "", ""]
    assert table.seat(0).changed("hourglasses") == {"knowledge": 1}


@rule("EXP.ex.03")
def test_nicole_gets_her_motorcycle_two_rounds_later() -> None:
    table = open_table(cards=[box_card("motorcycle")]).row("item_activity", "motorcycle").begin("action", "adult_1")
    table.choose("dream_by_cloud motorcycle 1")
    next_round(table)
    assert desires(table) == [1, 0, 0]
    next_round(table)
    assert desires(table) == [2, 0, 0]
    table.state.first_player = 0
    use_clouds(table).begin("action", "adult_3")
    table.seat(0).has(money=9)
    lines = table.game.rules.card("motorcycle").levels[0]

    table.choose("spend motorcycle 1")

    assert table.seat(0).changed()["lth"] == lines.reward.lth + 2
    assert table.seat(0).changed()["money"] == lines.reward.money - lines.cost.money
    assert desires(table) == [0, 0, 0]
    assert dreams(table) == ["", "", ""]
    assert table.seat(0).cards() == ["motorcycle"]


@rule("EXP.q.17")
def test_cards_of_the_same_kind_are_separate_cards() -> None:
    table = open_table(cards=plain("item", "lamp", "other_lamp")).row("item_activity", "lamp", "other_lamp").begin()

    table.choose("dream lamp 1", "dream other_lamp 1")

    assert (dreams(table, 0), dreams(table, 1)) == (["lamp", "", ""], ["other_lamp", "", ""])


def test_every_experience_has_three_parts_a_requirement_and_prices() -> None:
    assert len(PRINTED) == 64
    for found in PRINTED:
        planning, short, longer = found.levels
        assert planning.needs, found.id
        assert planning.cost.is_empty, found.id
        assert not short.cost.is_empty, found.id
        assert not longer.cost.is_empty, found.id
        assert not any(each.has_upkeep for each in found.levels), found.id


def test_no_experience_is_far_from_what_is_fair() -> None:
    assert len(balances(PRINTED)) == 3 * 64
    assert outliers(PRINTED) == []


def test_no_two_experiences_have_the_same_numbers() -> None:
    numbers = [
        tuple((each.cost.amounts, each.reward.amounts, len(each.effects), len(each.abilities)) for each in found.levels)
        + tuple((test.measure, test.bound) for test in found.levels[0].needs)
        for found in PRINTED
    ]

    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("found", PRINTED, ids=lambda found: found.id)
def test_every_experience_can_be_planned_and_extended(found: Card) -> None:
    planning, short, longer = found.levels
    anybody = Level(reward=planning.reward, abilities=planning.abilities)
    table = Table(Experiences, cards=[found.with_levels([anybody, short, longer])]).goals()
    table.seat(0).has(knowledge=20, creativity=20, influence=20, money=20, stress=8)
    table.begin()

    for line in (f"plan {found.id}", "rest 0", f"experience {found.id} {EXTEND + 1}"):
        table.choose(line)
        while table.options()[0].split()[0] in ("gain", "pick", "trade", "receive", "first"):
            table.choose(table.options()[0])

    assert table.seat(0).aside() == [found.id]
    assert table.seat(0).lth >= short.reward.lth + longer.reward.lth
    spent = [event.goods for event in table.told("paid") if event.card == table.game.rules.card(found.id).index]
    assert sum(spent[0]) == sum(short.cost.amounts) + sum(longer.cost.amounts)


def test_the_choice_to_extend_tells_the_whole_price_and_both_texts() -> None:
    table = printed_table("somebodys_kitchen")
    table.seat(0).holds("somebodys_kitchen").has(money=9, creativity=9, influence=9)
    table.begin()
    options = table.game.options(table.state, 0)
    choice = next(one for one in options if table.game.notation(one) == "experience somebodys_kitchen 3")
    said = Texts("en", catalog()).choice(table.game, table.state, 0, choice)

    assert said.startswith(
        "Experience “A Week in Somebody’s Kitchen” and extend it, “Cook for Sunday”: pay 5 Creativity"
    )
    assert said.endswith("With a completed Culture Project, also gain 1 LTH.")


def test_dreams_clouds_and_desires_are_shown_to_everybody() -> None:
    table = dreaming(open_table(), 1, "trip_6", 2, desire=3).begin()
    table.choose("plan_by_cloud trip_1")
    display, number = Display(2), table.game.rules.card("trip_6").index

    for module in table.game.rules.modules:
        module.show(table.game.view(table.state, 0), 0, display)

    board, mine, theirs = display.boards
    assert [zone.by_seat for zone in board.zones] == [[], [0, 1]]
    assert board.zones[0].cards == table.state.row[table.game.rules.piles.index("experience")]
    assert (mine.seat, theirs.seat) == (0, 1)
    assert theirs.zones[0].cards[1] == number
    assert display.tokens == {number: {"desire": 3}}


def test_a_copy_of_the_dreams_lives_its_own_life() -> None:
    table = dreaming(open_table(), 0, "trip_6", desire=1).begin()
    twin = table.game.copy(table.state)

    table.choose("dream_by_cloud trip_1 2", "rest 0", "plan trip_6")

    assert dreams(table) == ["", "trip_1", ""]
    table.state = twin
    assert dreams(table) == ["trip_6", "", ""]
    assert desires(table) == [1, 0, 0]


@pytest.mark.parametrize(("level", "part"), [(EXPERIENCE, "memory"), (EXTEND, "top")])
def test_a_life_remembers_its_experiences(level: int, part: str) -> None:
    table = printed_table("easter_island")
    table.seat(0).has(knowledge=9, creativity=9, money=9)
    table.begin()
    texts, words = Messages("en", catalog()), catalog().text("easter_island")
    memories = Memories(texts, table.game, "life", 0)

    table.choose("plan easter_island", "rest 0", f"experience easter_island {level + 1}")

    told = [line.words for event in table.events for line in memories.of(event)]
    lived = words.levels[EXPERIENCE].memory if part == "memory" else words.top
    assert words.taken is not None
    assert lived is not None
    assert told == [texts.words(words.taken), texts.words(lived)]
