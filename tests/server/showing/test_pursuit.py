"""The table of the Pursuit: spaces and what they cost, choices and their prices, what a choice would change."""

import random
from itertools import pairwise
from pathlib import Path
from typing import ClassVar

import pytest

from tests.server.showing.games import EVERYTHING, NAMES, finished, luck, played, scrambled, setup_for
from tests.server.showing.games import table as table_of
from wellspent.engine.events import Event
from wellspent.engine.game import NOBODY
from wellspent.engine.options import Offers
from wellspent.engine.record import read_record
from wellspent.games.pursuit.action import Action
from wellspent.games.pursuit.area import draw_card
from wellspent.games.pursuit.board import AGES, LAST_ROUND, STRESS_START
from wellspent.games.pursuit.cards import EACH
from wellspent.games.pursuit.events import GOAL_REACHED, ROUND, TURNED_UP, reveal
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.modules.events import Events
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import GOAL_OPEN, State
from wellspent.library import new_session, replay, setup_of
from wellspent.protocol import Ask, Change, Offer, PursuitScene, Space
from wellspent.testing import rule
from wellspent.texts import messages
from wellspent.titles import title
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import leading_goal, of_module, reach_goal
from wellspent.titles.pursuit.texts import Texts
from wellspent.titles.pursuit.wire import PursuitShowing
from wellspent.wire import Explanation, first_number

# A game to the last round.
SURVIVED = Path(__file__).parents[2] / "records" / "second-2-survived.record"


def showing(table: Table, lang: str = "en") -> PursuitShowing:
    return PursuitShowing(table.game, setup_for("pursuit", table.game.seats).ruleset, Texts(lang, catalog()))


def scene(table: Table, seat: int = 0) -> PursuitScene:
    return showing(table).scene(table.game.view(table.state, seat), seat)


def space(table: Table, id: str, seat: int = 0) -> Space:
    return next(each for each in scene(table, seat).spaces if each.id == id)


def ask(table: Table, seat: int = 0) -> Ask:
    found = showing(table).ask(table.state, seat)
    assert found is not None
    return found


def offer(table: Table, line: str) -> Offer:
    return next(each for each in ask(table).offers if each.line == line)


def explain(table: Table, line: str, seat: int = 0) -> Explanation:
    return showing(table).explain(table.state, seat, line)


def moved(table: Table, line: str, seat: int = 0) -> dict[str, int]:
    """By how much a choice would change what the seat has."""
    found = explain(table, line, seat).changes
    assert {change.seat for change in found} <= {seat}
    return {change.what: change.after - change.before for change in found}


def test_nobody_is_told_that_it_is_too_late_to_take_back_what_was_never_done() -> None:
    session, shown = table_of("pursuit", 2)
    first, second = session.game.deciders(session.state)
    session.play(first, session.game.options(session.state, first)[0])
    assert shown.back(session, second, NAMES).why == ""

    session.play(second, session.game.options(session.state, second)[0])
    assert shown.back(session, first, NAMES).why == f"{NAMES[second]} has played since."


# Spaces.


def test_a_space_says_what_standing_there_again_would_cost_the_one_who_looks() -> None:
    table = Table()
    table.seat(1).stands_on(study=1)
    table.begin("action")

    assert space(table, "study", 0).costs == {}
    assert space(table, "study", 1).costs == {"again": 1}
    assert space(table, "study", NOBODY).costs == {}
    assert space(table, "study", 0).stands == [0, 1]

    table.seat(1).has_died()
    assert space(table, "study", 1).costs == {}


def test_a_row_says_what_a_card_without_a_slot_a_second_partner_and_a_refresh_cost() -> None:
    table = Table()
    for id in ("yoga", "act_in_play", "martha"):
        table.seat(0).holds(id)
    table.begin("action")

    assert space(table, "take_project").costs == {"slot": 1, "refresh": 1}
    assert space(table, "start_relationship").costs == {"slot": 1, "partner": 1, "refresh": 1}
    assert space(table, "spend").costs == {"refresh": 1}
    assert space(table, "take_project").row == "project"


@rule("PH.refresh.04")
def test_a_row_says_that_a_refresh_takes_lth_in_the_lowest_mood() -> None:
    table = Table()
    table.seat(0).has(sth=-3)
    table.begin("action")

    assert space(table, "spend").costs == {"refresh_lth": 1}


# Choices.


def test_an_action_is_offered_on_its_space_its_card_or_its_pile() -> None:
    table = Table().row("project", "act_in_play").row("job", "lab_assistant")
    table.seat(0).holds("martha").has(knowledge=4, influence=4)
    table.begin("action")

    assert offer(table, "study").at == "space study"
    assert (offer(table, "take act_in_play 1").at, offer(table, "take act_in_play 1").level) == ("card act_in_play", 0)
    assert (offer(table, "hire lab_assistant b").at, offer(table, "hire lab_assistant b").side) == (
        "card lab_assistant",
        1,
    )
    assert offer(table, "refresh project").at == "pile project"
    assert offer(table, "discard martha").at == "card martha"


@rule("PH.sth.06")
def test_a_choice_is_foretold_with_the_cheapest_way_to_pay_and_with_any_other() -> None:
    table = Table().row("project", "act_in_play")
    table.seat(0).has(knowledge=3, creativity=3, influence=3, sth=-1)
    table.begin("action")

    found = explain(table, "take act_in_play 1")
    other = found.ways[-1].line
    by_the_other = showing(table).explain(table.state, 0, "take act_in_play 1", other)

    assert len(found.ways) == len({way.text for way in found.ways}) > 1
    assert found.way == found.ways[0].line != by_the_other.way == other
    # The reward is there before anything was asked.
    gains = [{change.what for change in each.changes if change.after > change.before} for each in (found, by_the_other)]
    assert gains[0]
    assert gains[0] == gains[1]


def test_what_can_be_paid_in_one_way_alone_has_one_way() -> None:
    table = Table().row("project", "act_in_play")
    table.seat(0).has(knowledge=3, creativity=3, influence=3, sth=3)
    table.begin("action")

    found = explain(table, "take act_in_play 1")

    assert [way.line for way in found.ways] == ["give"] == [found.way]


def test_a_choice_that_cannot_be_taken_back_says_so() -> None:
    table = Table().row("project", "act_in_play")
    table.seat(0).has(knowledge=3, creativity=3, influence=3)
    table.begin("action")

    assert explain(table, "study").is_lasting, "the others go on"
    assert not explain(table, "refresh project").is_lasting, "which cards go is asked first"


@rule("PH.refresh.01", "PH.refresh.04")
def test_a_refresh_says_what_can_be_marked_and_what_it_costs() -> None:
    table = Table().row("project", "act_in_play", "yoga")
    table.begin("action")

    found = explain(table, "refresh project")

    assert found.marks == ["card act_in_play", "card yoga"]
    assert [(change.what, change.after - change.before) for change in found.changes] == [("sth", -1)]
    assert not explain(table, "study").marks

    table.seat(0).has(sth=-3)
    assert [change.what for change in explain(table, "refresh project").changes] == ["lth"]


@rule("PH1.refresh.01")
def test_by_the_first_edition_nothing_is_marked() -> None:
    table = Table(edition="first").row("project", "act_in_play", "yoga", "piano")
    table.begin("action")

    assert not explain(table, "refresh project").marks


@rule("PH.prep.05", "PH.prep.06", "PH.prep.07")
def test_the_stress_of_the_ages_to_come_is_foretold() -> None:
    coming = scene(Table()).coming
    assert next(iter(coming)) == "adult_1"
    assert {age: count for age, count in coming.items() if count} == {"old_age_1": 3, "old_age_2": 6, "old_age_3": 9}


def test_retirement_is_offered_on_the_job() -> None:
    table = Table()
    table.seat(0).holds("ceo").has(knowledge=20, creativity=20, influence=20, money=20)
    table.begin("action")

    assert offer(table, "retire").at == "card ceo"


def test_a_goal_that_is_given_back_is_offered_on_the_goal() -> None:
    setups = [setup_for("pursuit", 1, seed=f"solo {number}") for number in range(60)]
    sessions = [session for session in map(new_session, setups) if session.choices(0)[0].startswith("exchange")]
    assert sessions
    shown = title("pursuit").showing(sessions[0].game, setups[0].ruleset, "en").ask(sessions[0].state, 0)

    assert shown is not None
    assert {each.at for each in shown.offers} == {f"goal {each.line.split()[1]}" for each in shown.offers}


def test_rest_tells_its_distances_apart() -> None:
    table = Table()
    table.seat(0).has(stress=9)
    table.begin("action")

    rests = [each for each in ask(table).offers if each.verb == "rest"]

    assert [each.line for each in rests] == ["rest 2", "rest 1", "rest 0"]
    assert len({each.text for each in rests}) == 3


def test_leaving_is_offered_to_everybody_and_asks_twice() -> None:
    table = Table().begin("action")

    for seat in range(2):
        leave = ask(table, seat).offers[-1]
        assert (leave.line, leave.is_final, leave.is_interrupt) == ("leave", True, True)
    assert ask(table, 1).question == ""


def test_a_price_is_told_where_the_mood_changes_it() -> None:
    table = Table().row("project", "act_in_play")
    table.seat(0).has(influence=3, knowledge=3, sth=0)
    table.begin("action")
    assert offer(table, "take act_in_play 1").price == {}

    table.seat(0).has(sth=-2)
    assert offer(table, "take act_in_play 1").price == {"influence": 1, "any": 2}

    table.seat(0).has(sth=1)
    assert offer(table, "take act_in_play 1").price == {"influence": 0}


def test_a_discount_of_ones_choice_is_told_as_resources_that_come_off() -> None:
    table = Table().row("project", "singing_festival")
    table.seat(0).has(knowledge=9, creativity=9, sth=1)
    table.begin("action")

    assert offer(table, "take singing_festival 3").price == {"knowledge": 2, "creativity": 5, "any": -1}


def test_a_bill_comes_with_a_text_and_the_price_that_an_ability_lowers() -> None:
    table = Table()
    table.seat(0).holds("car", level=2).has(money=9)
    table.begin("upkeep")
    bill = offer(table, "pay car")
    assert (bill.at, bill.price) == ("card car", {})
    assert "3 Money" in bill.text

    table.seat(0).holds("giulia", level=2)

    assert offer(table, "pay car").price == {"money": 2}
    assert [held.marks for held in scene(table).lives[0].cards] == [["due"], []]


@rule("PH.upkeep.03", "PET.upkeep.03")
def test_a_life_knows_the_bills_of_the_next_round_as_abilities_and_growing_pets_leave_them() -> None:
    table = Table(Pets, cards=of_module("pets"))
    table.seat(0).holds("car", level=2).has(money=9)
    table.begin("action")
    assert scene(table).lives[0].bills == {"money": 3}

    table.seat(0).holds("giulia", level=2).holds("goldfish", level=3)

    assert scene(table, 1).lives[0].bills == {"money": 4}
    table.state.round = LAST_ROUND
    assert scene(table).lives[0].bills == {}


def test_a_refusal_has_its_reason_its_rule_and_what_is_missing() -> None:
    table = Table().row("project", "act_in_play")
    table.begin("action")

    refused = {each.line: each for each in ask(table).refused}

    level_1, level_2 = refused["take act_in_play 1"], refused["take act_in_play 2"]
    assert (level_1.at, level_1.level, level_1.reason, level_1.missing) == (
        "card act_in_play",
        0,
        "cannot_pay",
        {"influence": 1},
    )
    assert (level_2.level, level_2.reason, level_2.rule) == (1, "only_first_level", "PH.project.06")
    assert explain(table, "take act_in_play 1")[:3] == (
        False,
        "You need 1 more Influence (PH.action.04).",
        "PH.action.04",
    )


def test_a_surcharge_is_offered_from_what_one_has_most_of() -> None:
    table = Table().row("project", "act_in_play")
    table.seat(0).has(knowledge=9, creativity=2, influence=4, sth=-1)
    table.begin("action").choose("take act_in_play 1")

    assert ask(table).step == "pay.choose"
    assert [each.line for each in ask(table).offers] == [
        "give 1 knowledge 1 influence",
        "give 2 influence",
        "give 1 creativity 1 influence",
    ]
    assert all(each.text and not each.at for each in ask(table).offers)


def test_a_discount_is_offered_in_full_first() -> None:
    table = Table().row("project", "singing_festival")
    table.seat(0).has(knowledge=2, creativity=5, sth=2)
    table.begin("action").choose("take singing_festival 3")

    spent = [sum(int(word) for word in each.line.split() if word.isdigit()) for each in ask(table).offers]

    assert spent == sorted(spent)
    assert (spent[0], spent[-1]) == (5, 7)


# Previews.


def test_a_preview_tells_gains_the_hourglass_and_the_stress_of_repetition() -> None:
    table = Table()
    table.seat(0).stands_on(study=1)
    table.begin("action")

    assert moved(table, "study") == {"knowledge": 3, "hourglass": -1, "used": 1, "stress": 1}


def test_a_preview_goes_on_to_the_reward_once_the_payment_is_chosen() -> None:
    table = Table().row("project", "act_in_play")
    table.seat(0).has(influence=2, knowledge=2, sth=-1)
    table.begin("action")
    whole = {"hourglass": -1, "used": 1, "knowledge": -1, "influence": -1, "creativity": 2}
    assert moved(table, "take act_in_play 1") == whole

    table.choose("take act_in_play 1")

    assert moved(table, "give 1 knowledge 1 influence") == {"knowledge": -1, "influence": -1, "creativity": 2}


def test_a_preview_stops_where_the_round_goes_on() -> None:
    table = Table()
    table.seat(0).has(hourglasses=1, sth=2)
    table.seat(1).has(hourglasses=0)
    table.begin("action")

    assert moved(table, "study") == {"knowledge": 3, "hourglass": -1, "used": 1}


def test_a_preview_of_a_refresh_tells_the_mood_and_no_card() -> None:
    table = Table().row("project", "act_in_play", "yoga")
    table.begin("action").choose("refresh project", "replace act_in_play")

    told = explain(table, "redraw")

    assert told.changes == [Change(0, "sth", 0, -1)]


def test_a_preview_tells_a_life_goal_that_would_be_reached() -> None:
    table = Table(cards=[reach_goal("scholar", "knowledge", 3, lth=4)]).goals("scholar")
    table.begin("action")

    assert moved(table, "study") == {"knowledge": 3, "hourglass": -1, "used": 1, "lth": 4}


class Peek(Action):
    """Turn over a card: so much Money as its number, and 1 Influence."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "peek", (), "PH.action.02")

    def candidates(self, state: State, player: int, found: Offers) -> None:
        found.append(self.verb)

    def perform(self, state: State, player: int, choice: int) -> None:
        reveal(state, TURNED_UP)
        state.players[player].money += draw_card(state, 0)
        state.players[player].influence += 1


class Peeking(Module):
    name: ClassVar[str] = "peeking"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        rules.add_action(Peek(rules))


@pytest.mark.usefixtures("told")
def test_a_preview_leaves_out_what_hangs_on_a_card_not_yet_seen() -> None:
    table = Table(Peeking).begin("action")

    assert moved(table, "peek") == {"influence": 1}


def test_previews_are_what_really_happens() -> None:
    session, shown = table_of("pursuit", 3)
    compared = 0
    for _ in played(session, every=4):
        state, game = session.state, session.game
        if len(deciders := game.deciders(state)) > 1:
            continue
        seat = deciders[0]
        for choice in game.options(state, seat):
            twin = game.copy(state)
            game.apply(twin, seat, choice)
            told = shown.explain(state, seat, game.notation(choice))
            # What only asks how it is paid is foretold with the way that would be taken.
            if told.way:
                ways = {game.notation(way): way for way in game.options(twin, seat)}
                game.apply(twin, seat, ways[told.way])
            # And what asks which cards, with some of them.
            if told.marks:
                game.apply(twin, seat, game.options(twin, seat)[-1])
            if (twin.round, twin.phase) != (state.round, state.phase) or twin.chance.numbers != state.chance.numbers:
                continue
            if state.phase != 3 or "promote" in game.notation(choice):
                continue
            before, after = shown.counters(state, seat), shown.counters(twin, seat)
            real = {
                (player, what, before[player][what], after[player][what])
                for player in range(3)
                for what in after[player]
                if after[player][what] != before[player][what]
            }
            assert {(change.seat, change.what, change.before, change.after) for change in told.changes} == real
            compared += 1
    assert compared > 100


def test_a_line_that_is_no_choice_is_answered_and_so_is_one_out_of_turn() -> None:
    table = Table().begin("action")

    assert explain(table, "study hard") == Explanation(False, "This is not something you can choose now.", "")
    assert explain(table, "study", 1) == Explanation(False, "Others are deciding.", "")


# Goals.


def test_goals_tell_how_far_everybody_is() -> None:
    goals = [reach_goal("finisher", "completed_basic", 3), leading_goal("rich", "money")]
    table = Table(cards=[*goals, leading_goal("richer", "money", at_least=8)]).goals("finisher", "rich", "richer")
    table.seat(0).has_aside("act_in_play").has(money=2)
    table.seat(1).has(money=5)
    table.begin("action")

    assert [goal.progress for goal in scene(table).goals] == [[(1, 3), (0, 3)], [(2, 5), (5, 5)], [(2, 8), (5, 8)]]
    assert [goal.state for goal in scene(table).goals] == ["open", "open", "open"]


def test_of_two_conditions_a_goal_tells_the_one_that_lacks_most() -> None:
    table = Table().goals("full_house")
    table.seat(0).holds("amara", level=3)
    table.seat(1).holds("noor", level=1)
    table.begin("action")

    # A family, but one card of twenty-three: nobody should take it for a full house.
    assert [goal.progress for goal in scene(table).goals] == [[(1, 23), (1, 23)]]


def test_alone_a_goal_counts_towards_its_solo_condition() -> None:
    table = Table(seats=1, cards=[leading_goal("rich", "money", solo=8)]).goals("rich")
    table.seat(0).has(money=2)
    table.begin("action")

    assert [goal.progress for goal in scene(table).goals] == [[(2, 8)]]


# The log.


def test_entries_of_a_move_that_was_taken_back_make_room_for_others() -> None:
    session, shown = table_of("pursuit", 2)
    seat = 0
    for _ in played(session):
        seat = session.game.deciders(session.state)[0]
        if {"study", "play"} <= set(session.choices(seat)):
            break
    before = shown.log(session, [0], NAMES)
    session.choose(seat, "study")
    studied = shown.log(session, [0], NAMES)
    session.undo(seat)
    session.choose(seat, "play")

    now = shown.log(session, [0], NAMES)

    assert now[: len(before)] == studied[: len(before)] == before
    assert now[len(before)].text == f"{NAMES[seat]} plays."
    assert now[len(before)].number == studied[len(before)].number >= first_number(len(session.moves))
    assert before[-1].number < first_number(len(session.moves))


def test_a_role_touches_those_who_already_have_one_in_the_project() -> None:
    session, shown = table_of("pursuit", 4)
    chance = random.Random("roles")
    while not session.state.finished:
        seat = session.game.deciders(session.state)[0]
        lines = [line for line in session.choices(seat) if line != "leave"]
        joining = [line for line in lines if line.startswith("join ")]
        taking = [line for line in lines if line.startswith("take ") and is_group(line.split()[1])]
        session.choose(seat, chance.choice(joining or taking or lines))

    roles: dict[str, set[int]] = {}
    touched = 0
    for entry in shown.log(session, (), NAMES):
        if entry.kind == "joined":
            others = roles.setdefault(entry.card, set())
            assert set(entry.touches) == others - {entry.seat}
            others.add(entry.seat)
            touched += len(entry.touches)
    assert touched


def is_group(id: str) -> bool:
    return catalog().card(id).kind_name == "group_project"


# Modules.


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message of a verb that only a test brings."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle: FluentBundle = messages.bundle.__wrapped__("en")
    bundle.add_resource(FluentResource("verb-peek = Peek\n"))
    monkeypatch.setattr(messages, "bundle", lambda lang: bundle)


def test_what_a_module_brings_appears_by_itself() -> None:
    events = of_module("events")
    table = Table(Friends, Events, cards=[*of_module("friends"), *events])
    for seat in table.seats:
        seat.has(knowledge=9, creativity=9, influence=9, money=9)
    table.begin("preparation", "adult_1")
    table.play_on("action")

    shown = scene(table)

    board = next(board for board in shown.boards if board.id == "events")
    say = messages.Speech("en").say
    assert board.title == say("board-events")
    assert [zone.title for zone in board.zones] == [say("zone-events_pending"), say("zone-events_in_force")]
    pending = board.zones[0].cards[0].card
    assert pending in [card.id for card in events]
    assert next(row for row in shown.rows if row.pile == "event").cards == []
    friends = next(row for row in shown.rows if row.pile == "friend")
    assert next(each for each in shown.spaces if each.id == "start_friendship").row == "friend"
    befriend = [each for each in ask(table, table.decider).offers if each.verb == "befriend"]
    assert befriend
    assert {each.at for each in befriend} <= {f"card {id}" for id in friends.cards}


def test_no_seat_is_told_which_child_trait_another_keeps_before_all_have_chosen() -> None:
    session, shown = table_of("pursuit", 3)
    session.choose(1, session.choices(1)[0])
    chance = luck()
    for seat in (NOBODY, 0, 2):
        others = [scrambled(session, seat, chance) for _ in range(8)]

        assert len({str(shown.scene(session.game.view(other, seat), seat)) for other in others}) == 1
    assert all(NAMES[1] not in entry.text for entry in shown.log(session, [0], NAMES) if entry.move == 1)


# Modules, and the end.


def test_what_counts_again_and_again_has_no_end() -> None:
    session, shown = table_of(EVERYTHING, 3)
    assert isinstance(session.game, Pursuit)
    number = next(each.index for each in session.game.rules.cards if each.goal is not None and each.goal.aim == EACH)
    session.state.goals = [number]
    session.state.goal_winner = [GOAL_OPEN]
    drawn = shown.scene(session.game.view(session.state, 0), 0)

    assert isinstance(drawn, PursuitScene)
    assert drawn.goals[0].progress == [(0, 0)] * 3


def test_a_school_that_is_closed_has_no_space() -> None:
    session, shown = table_of(EVERYTHING, 3)
    covered: list[bool] = []
    for round in (1, 2):
        session.state.round = round
        drawn = shown.scene(session.game.view(session.state, 0), 0)
        assert isinstance(drawn, PursuitScene)
        covered.append(next(space.is_covered for space in drawn.spaces if space.id == "career_choice"))

    assert covered == [False, True]


def test_a_board_names_the_module_that_brought_it() -> None:
    session, shown = table_of(EVERYTHING, 3)
    drawn = shown.scene(session.game.view(session.state, 0), 0)

    assert isinstance(drawn, PursuitScene)
    assert {board.id: board.module for board in drawn.boards}["dreams"] == "experiences"


def test_the_stress_of_a_story_ends_where_the_life_ended() -> None:
    session, shown = finished("pursuit", 3)
    for seat, player in enumerate(session.state.players):
        felt = shown.story(session, NAMES, ["they"] * 3, seat).chapters

        assert felt[0].stress[0] == STRESS_START
        assert all(before.stress[-1] == after.stress[0] for before, after in pairwise(felt))
        if player.is_alive:
            assert felt[-1].stress[-1] == player.stress


# Great moments.


def test_rounds_first_loves_goals_and_farewells_have_their_moment() -> None:
    session, showing = finished("pursuit", 4)
    log = showing.log(session, (), NAMES)

    great = [(entry.kind, entry.great.kind) for entry in log if entry.great]
    loves = [entry.seat for entry in log if entry.great and entry.great.kind == "love"]
    always = {"round": "round", "goal_reached": "goal", "life_ended": "death", "game_over": "end"}

    assert len(loves) == len(set(loves)) == 4
    assert [each for each in great if each[1] != "love"] == [
        (entry.kind, always[entry.kind]) for entry in log if entry.kind in always
    ]


def test_nothing_comes_back_in_the_first_round() -> None:
    session, showing = finished("pursuit", 4)
    first, second, *_ = [entry.great for entry in showing.log(session, (), NAMES) if entry.kind == "round"]

    assert first is not None
    assert second is not None
    assert (first.title, "back" in first.text, "back" in second.text) == ("Teen", False, True)


def test_an_age_says_what_it_brings() -> None:
    """What is new for those who come of age, and the Stress of the years (PH.prep.05, PH.prep.06, PH.prep.07)."""
    record = read_record(SURVIVED.read_text(encoding="utf-8"), "record")
    session = replay(record)
    showing = title("pursuit").showing(session.game, setup_of(record).ruleset, "en")
    rounds = [entry.great.text for entry in showing.log(session, (), NAMES) if entry.great and entry.kind == "round"]

    assert "Jobs" in rounds[1]
    assert [text.split(".")[0] for text in rounds[5:]] == [
        f"The years bring everybody {stress} Stress" for stress in (3, 6, 9)
    ]
    assert not any("Stress" in text for text in rounds[:5])


def test_a_farewell_says_how_happy_the_life_was() -> None:
    session, showing = finished("pursuit", 4)
    [first, *_] = [entry.great for entry in showing.log(session, (), NAMES) if entry.kind == "life_ended"]

    assert first is not None
    assert first.title == "Ines, farewell"
    assert first.text.startswith("A life has come to an end, with 5 Long-Term Happiness so far."), "others live on"


def test_the_last_farewell_says_what_the_end_says() -> None:
    """The Inheritance is counted in the move that ends the last life (PH.end.04)."""
    session, showing = finished("pursuit", 4)
    *_, last = [entry for entry in showing.log(session, (), NAMES) if entry.kind == "life_ended"]
    score = session.game.scores(session.state)[last.seat]

    assert last.great is not None
    assert last.great.text == f"A life of {score} Long-Term Happiness has come to an end."


@rule("PH.stress.06")
@pytest.mark.parametrize("line", ["study", "take act_in_play 1"])
def test_what_ends_the_life_is_said_once_however_it_is_paid(line: str) -> None:
    """Studying ends it at once; the Project after the question how to pay."""
    table = Table(seats=2).goals().row("project", "act_in_play")
    table.seat(0).has(stress=15, sth=-1, influence=2, knowledge=1, creativity=1).stands_on(study=1, take_project=1)
    table.begin()

    found = explain(table, line)

    assert found.ends_life
    assert found.text.count("This ends your life.") == 1
    assert not explain(table, "play").ends_life


def test_the_table_stops_for_a_life_goal_and_not_for_what_is_fulfilled_time_and_again() -> None:
    session, showing = table_of(EVERYTHING, 3)
    assert isinstance(session.game, Pursuit)
    numbers = {card.id: number for number, card in enumerate(session.game.rules.cards)}
    stops = {
        goal: showing.great(session, 0, Event(GOAL_REACHED, 0, numbers[goal]), NAMES)
        for goal in ("peace_and_quiet", "yes_me")
    }

    assert [goal for goal, great in stops.items() if great] == ["peace_and_quiet"]


def test_the_last_round_says_that_it_is_the_last() -> None:
    session, showing = table_of("pursuit", 1)
    event = Event(ROUND, NOBODY, number=len(AGES))
    session.opening.append(event)

    great = showing.great(session, 0, event, NAMES)

    assert great is not None
    assert (great.kind, great.title) == ("last", "The last round")
