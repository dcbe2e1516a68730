"""Relatives: somebody old and dear, and a die."""

from collections import Counter
from itertools import pairwise

import pytest

from wellspent.engine.record import read_record
from wellspent.games.pursuit.cards import MEASURES, Card
from wellspent.games.pursuit.effects import Gain
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.relatives import Relatives, RelativesPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.library import new_session, replay, set_up, write_record
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level, of_module, plain

CARDS = of_module("relatives")


def relative(
    id: str, needs: dict[str, int] | None = None, reward: dict[str, int] | None = None, **numbers: int
) -> Card:
    return Card(id, "relative", "relative", [level({}, reward or {"money": 5}, needs)], numbers=numbers)


def family(needs: dict[str, int] | None = None, reward: dict[str, int] | None = None) -> list[Card]:
    return [relative(f"aunt_{number}", needs, reward) for number in range(8)]


def relative_table(*cards: Card, space: int = 1, seats: int = 2) -> Table:
    table = Table(Relatives, cards=[*(cards or family()), *plain("basic_project", "hobby")], only=True, seats=seats)
    part_of(table.state, RelativesPart).space = [space] * seats
    return table


def stream(table: Table) -> int:
    return table.game.rules.piles.index("relative")


def roll(table: Table, *rolls: int, round: str = "adult_1") -> Table:
    """Play a Resolution Phase in which the die shows these numbers."""
    while next_rolls(table, len(rolls)) != list(rolls):
        table.state.chance.below(stream(table), 6)
    table.events.clear()
    table.begin("resolution", round)
    assert [event.number for event in table.told("rolled")] == list(rolls)
    return table


def next_rolls(table: Table, count: int) -> list[int]:
    chance = table.state.chance.copy()
    return [chance.below(stream(table), 6) + 1 for _ in range(count)]


@rule("REL.comp.01")
def test_there_are_8_with_a_requirement_and_a_reward() -> None:
    assert len(CARDS) == 8
    for card in CARDS:
        assert len(card.levels) == 1
        assert card.levels[0].needs
        assert not card.levels[0].reward.is_empty


@rule("REL.comp.02", "REL.q.01")
def test_the_die_has_six_faces() -> None:
    table = relative_table()
    rolls = Counter(table.state.chance.below(stream(table), 6) + 1 for _ in range(600))

    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert min(rolls.values()) > 50


@rule("REL.setup.01")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_everybody_has_one_and_the_rest_is_in_the_box(seats: int) -> None:
    table = Table(Relatives, cards=CARDS, seats=seats)

    assert len(set(part_of(table.state, RelativesPart).relatives)) == seats
    assert part_of(table.state, RelativesPart).space == [1] * seats
    assert table.pile_ids("relative") == []
    assert sum(table.game.rules.cards[number].kind_name == "relative" for number in table.state.box) == 8 - seats


@rule("REL.resolve.01")
def test_there_is_no_roll_in_the_teen_round() -> None:
    roll(relative_table(), round="teen")


@rule("REL.resolve.01", "REL.resolve.02", "REL.ex.01", "REL.comp.03")
@pytest.mark.parametrize("number", [2, 3, 6])
def test_a_higher_roll_moves_the_indicator_on(number: int) -> None:
    table = roll(relative_table(seats=1), number)

    assert part_of(table.state, RelativesPart).space == [2]
    assert table.seat(0).changed() == {}


@rule("REL.resolve.03", "REL.resolve.05", "REL.ex.01")
def test_an_equal_roll_ends_the_track_and_there_is_no_further_roll() -> None:
    table = roll(relative_table(seats=1), 1)
    assert part_of(table.state, RelativesPart).relatives == [NO_CARD]
    assert len(table.told("passed_away")) == 1

    roll(table, round="adult_2")


@rule("REL.resolve.04", "REL.ex.02", "REL.base.02")
@pytest.mark.parametrize(("knowledge", "changed"), [(3, {"money": 5}), (2, {})])
def test_the_reward_depends_on_the_requirement_which_is_not_paid(knowledge: int, changed: dict[str, int]) -> None:
    table = relative_table(*family(needs={"knowledge": 3}), space=3, seats=1)
    table.seat(0).has(knowledge=knowledge)
    roll(table, 3)

    assert table.seat(0).changed() == changed
    assert part_of(table.state, RelativesPart).relatives == [NO_CARD]


@rule("REL.resolve.06", "REL.q.07")
def test_a_state_must_hold_at_the_moment() -> None:
    table = relative_table(*family(needs={"money": 5}), space=6, seats=1)
    table.seat(0).has(money=5)
    table.seat(0).has(money=4)
    roll(table, 4)
    assert table.seat(0).changed() == {}


@rule("REL.q.07")
def test_a_deed_counts_whenever_it_was_done() -> None:
    table = relative_table(*family(needs={"completed_projects": 1}), space=6, seats=1)
    table.seat(0).has_aside("hobby")
    roll(table, 4)

    assert table.seat(0).changed() == {"money": 5}


@rule("REL.resolve.07", "MOD.q.11")
def test_players_roll_clockwise_from_the_new_first_player() -> None:
    table = relative_table(seats=3)
    table.seat(1).has(sth=2)
    roll(table, 6, 6, 6)

    assert [event.seat for event in table.told("rolled")] == [1, 2, 0]


@rule("REL.base.01", "REL.base.05", "MOD.resolve.02", "REL.q.06")
def test_the_roll_comes_after_the_mood_is_reset_and_its_sth_is_kept() -> None:
    table = relative_table(*family(reward={"sth": 2}), space=6, seats=2)
    table.seat(0).has(sth=1)
    roll(table, 1, 1)

    assert (table.seat(0).sth, table.seat(1).sth) == (2, 2)
    assert table.state.first_player == 0


@rule("REL.q.06")
def test_a_requirement_about_the_mood_is_checked_after_the_reset() -> None:
    table = relative_table(*family(needs={"sth": 1}), space=6, seats=1)
    table.seat(0).has(sth=3)
    roll(table, 1)

    assert table.seat(0).money == 0


@rule("REL.base.03", "REL.q.05", "MOD.end.03")
def test_a_relative_is_no_card_of_the_play_area() -> None:
    table = relative_table()
    table.begin()

    assert table.seat(0).measure("cards") == 0
    assert table.seat(0).filled == 0
    assert [line for line in table.options() if "aunt" in line] == []
    assert table.game.refusals(table.state, 0)
    table.begin("upkeep", "adult_2")
    assert table.options("pay", "lose") == []


@rule("REL.base.04", "REL.end.02")
def test_a_relative_still_alive_at_the_end_gives_nothing() -> None:
    table = relative_table(*family(reward={"lth": 7}), space=1, seats=1)
    roll(table, 6, round="old_age_3")

    assert table.state.finished
    assert table.seat(0).lth == 0
    assert part_of(table.state, RelativesPart).relatives != [NO_CARD]


@rule("REL.end.03")
def test_an_inheritance_of_the_last_round_still_counts() -> None:
    table = relative_table(*family(reward={"lth": 7}), space=6, seats=1)
    roll(table, 6, round="old_age_3")

    assert table.seat(0).lth == 7


@rule("REL.end.01", "MOD.life.03", "MOD.life.08")
def test_who_died_in_this_action_phase_still_rolls_and_gets_all_but_the_tracks() -> None:
    table = relative_table(*family(reward={"lth": 2, "sth": 1, "money": 1, "relax": 1}), space=6)
    table.seat(0).has(is_alive=False, is_doomed=True, resolves=True, stress=16)
    roll(table, 6, 6)

    assert table.seat(0).changed() == {"lth": 2, "money": 1}


@rule("REL.end.01", "MOD.life.04")
def test_who_died_earlier_does_not_roll() -> None:
    table = relative_table(space=6)
    table.seat(0).has_died()
    roll(table, 6)

    assert table.seat(0).money == 0


@rule("MOD.life.07")
def test_a_reward_that_ends_the_life_does_not_stop_the_phase() -> None:
    table = relative_table(*family(reward={"stress": 1, "lth": 3}), space=6)
    table.seat(0).has(stress=15)
    table.mark()
    roll(table, 6, 6)

    assert not table.state.players[0].is_alive
    assert table.seat(0).lth == 3


@rule("MOD.life.07")
def test_a_reward_that_ends_the_last_life_ends_the_game_with_the_round() -> None:
    table = relative_table(*family(reward={"stress": 1}), space=6, seats=1)
    table.seat(0).has(stress=15)
    roll(table, 6)

    assert table.state.finished
    assert table.age == "adult_1"


@rule("REL.solo.01")
def test_alone_there_is_one_roll_a_round() -> None:
    table = roll(relative_table(seats=1), 5)

    assert len(table.told("rolled")) == 1


@rule("REL.ex.03", "REL.q.02")
@pytest.mark.parametrize("number", [1, 6])
def test_on_the_sixth_space_any_roll_is_the_last(number: int) -> None:
    table = roll(relative_table(space=6, seats=1), number, round="old_age_2")

    assert part_of(table.state, RelativesPart).relatives == [NO_CARD]


@rule("REL.ex.04", "REL.q.02")
def test_the_chances_of_the_six_rolls() -> None:
    left, chances = 1.0, []
    for space in range(1, 7):
        chances.append(left * space / 6)
        left -= chances[-1]

    assert [round(100 * chance, 1) for chance in chances] == [16.7, 27.8, 27.8, 18.5, 7.7, 1.5]
    assert all(later <= earlier for earlier, later in pairwise(chances[2:]))


@rule("REL.q.03")
def test_on_the_last_space_of_a_shorter_track_the_indicator_stays() -> None:
    table = relative_table(*[relative(f"aunt_{number}", spaces=4) for number in range(8)], space=4, seats=1)
    roll(table, 5)

    assert part_of(table.state, RelativesPart).space == [4]
    assert part_of(table.state, RelativesPart).relatives != [NO_CARD]


@rule("REL.q.04")
def test_there_is_nothing_to_choose_about_the_roll() -> None:
    table = roll(relative_table(space=6, seats=1), 2)

    assert table.age == "adult_2"
    assert table.seat(0).money == 5


@rule("REL.q.08")
def test_the_rolls_come_again_when_a_record_is_replayed() -> None:
    setup = set_up(("Ines", "Bruno"), "rolls", modules=("relatives",))
    session = new_session(setup)
    while not session.state.finished:
        seat = session.game.deciders(session.state)[0]
        session.play(seat, session.game.options(session.state, seat)[0])
    again = replay(read_record(write_record(setup, session), "test"))

    rolls = [event.number for move in session.moves for event in move.events if event.rule == "REL.resolve.01"]
    assert rolls
    assert rolls == [e.number for move in again.moves for e in move.events if e.rule == "REL.resolve.01"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_relative_leaves_something_to_who_lived_as_was_hoped(card: Card) -> None:
    table = Table(Relatives, cards=CARDS, seats=1)
    part_of(table.state, RelativesPart).relatives = [table.game.rules.card(card.id).index]
    table.state.box = [
        number for number in table.state.box if number != part_of(table.state, RelativesPart).relatives[0]
    ]
    part_of(table.state, RelativesPart).space = [6]
    table.seat(0).has(knowledge=9, money=9, stress=5).holds("martha", level=3).holds("hr_executive")
    for id in ("car", "teapot", "bicycle", "picnic", "concert", "museum"):
        table.seat(0).holds(id)
    for id in ("sourdough", "act_in_play", "yoga"):
        table.seat(0).has_aside(id)
    table.mark()
    roll(table, 1)

    assert len(table.told("legacy")) == 1


@rule("MOD.life.07", "REL.end.01", "PH.resolve.11")
def test_a_legacy_that_ends_the_last_life_with_what_it_asks_ends_the_game_in_its_round() -> None:
    wears = Gain(goods(stress=1), per=MEASURES.index("items"))
    table = Table(Relatives, cards=[Card("heavy", "relative", "relative", [level(effects=[wears])])], seats=1)
    part_of(table.state, RelativesPart).space = [6]
    table.seat(0).has(stress=15).holds("car")
    table.begin("resolution", "adult_2")

    assert (table.state.finished, table.age) == (True, "adult_2")
    assert table.story("round", "life_ended", "game_over") == ["life_ended", "game_over"]
