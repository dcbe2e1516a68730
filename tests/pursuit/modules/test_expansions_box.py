"""The consolidated box: its cards, boards and pieces, the fifth player, and what it leaves as it was."""

from collections import Counter

import pytest

from tests.pursuit.modules.together import desires, dreams
from wellspent.engine.session import Session
from wellspent.games.pursuit.board import HOURGLASSES
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.experiences.part import ExperiencesPart
from wellspent.games.pursuit.modules.nostalgia.part import NostalgiaPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.library import set_up
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.opening import open_pursuit
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import of_module, plain

ALL = tuple(module_names())
EXPANSIONS = ("community", "experiences", "nostalgia")
KINDS = {
    "educational_project": 9,
    "service": 15,
    "pet": 28,
    "health_activity": 5,
    "group_item": 4,
    "single_parent": 3,
    "kid": 28,
    "stand_alone_job": 12,
    "store_owner": 6,
    "career_job": 8,
    "ongoing_life_goal": 3,
    "event": 12,
    "trend": 7,
    "community": 56,
    "experience": 64,
    "nostalgia": 64,
    "mutual_friend": 10,
    "friend": 16,
    "relative": 8,
}
PLAYER_AIDS = 7


def game_of(*modules: str, seats: int = 5) -> Pursuit:
    return open_pursuit(set_up(tuple(f"P{seat}" for seat in range(seats)), "box", modules=modules))


def brought() -> Counter[str]:
    """The cards of the box by kind, as their files call it."""
    base = {entry.card.id for entry in catalog().chosen("second")}
    whole = [entry for entry in catalog().chosen("second", ALL, ("box",)) if entry.card.id not in base]
    return Counter(entry.card.kind for entry in whole)


@rule("XP.comp.05", "XP.comp.07", "XP.comp.08", "XP.comp.09", "XP.comp.10", "XP.comp.12", "XP.comp.13")
@rule("XP.comp.15", "XP.comp.16", "XP.comp.17", "XP.comp.19", "XP.comp.21", "XP.comp.22", "XP.comp.23")
@rule("XP.comp.24", "XP.comp.25", "XP.comp.26", "XP.comp.27", "XP.comp.28", "XP.q.02")
@pytest.mark.parametrize("kind", KINDS)
def test_a_module_has_as_many_cards_as_the_rulebook_counts(kind: str) -> None:
    assert brought()[kind] == KINDS[kind]


@rule("XP.comp.01")
def test_the_counts_add_up_to_571() -> None:
    assert brought().total() + PLAYER_AIDS == 571


@rule("XP.comp.30")
def test_shared_piles_hold_everything_of_base_game_and_box() -> None:
    piles = Counter(card.pile_name for card in catalog().cards("second", ALL, ("box",)))

    expected = {"project": 116, "item_activity": 197, "partner": 42, "job": 51, "life_goal": 24, "child_trait": 22}
    assert {pile: piles[pile] for pile in expected} == expected
    assert (piles["education"], piles["career"]) == (9, 8)


@rule("XP.comp.33", "XP.comp.34", "XP.comp.35", "XP.comp.36", "XP.comp.45", "XP.comp.48")
def test_the_boards_have_their_slots_and_spaces() -> None:
    game = game_of("experiences", "nostalgia", "friends")
    state = game.start("boards")
    rules = game.rules

    assert [len(state.row[rules.piles.index("experience")]), rules.spaces[-3:].count("dream")] == [5, 1]
    assert state.covered >> rules.spaces.index("plan_experience") & 1
    assert [len(board) for board in part_of(state, NostalgiaPart).boards] == [2] * 5
    assert [len(board) for board in part_of(state, ExperiencesPart).dreams] == [3] * 5
    assert part_of(state, ExperiencesPart).cloud_used == 0
    assert len(state.row[rules.piles.index("friend")]) == 4


@rule("XP.comp.44")
def test_four_check_marks_are_enough_for_a_nostalgia_board() -> None:
    checks = part_of(game_of("nostalgia").start("marks"), NostalgiaPart).checks

    # Two cards with two Triggers each.
    assert [len(board) * 2 for board in checks] == [4] * 5


@rule("XP.comp.47")
def test_desire_tokens_do_not_run_out() -> None:
    things = plain("item", *[f"thing_{number}" for number in range(15)])
    table = Table(Experiences, cards=[*of_module("experiences"), *things], seats=5).goals()
    for seat in range(5):
        dreams(table, seat, *[thing.id for thing in things[3 * seat : 3 * seat + 3]])
    for round in ("adult_2", "adult_3", "adult_4"):
        table.begin("preparation", round)

    # Three on each of fifteen cards, more than the 33 of the box.
    assert sum(sum(desires(table, seat)) for seat in range(5)) == 45


@rule("XP.comp.38", "XP.comp.39", "XP.comp.42", "XP.comp.51")
def test_a_fifth_player_has_the_same_pieces_as_the_others() -> None:
    state = game_of(*EXPANSIONS).start("five")
    fifth, first = state.players[4], state.players[0]

    assert (fifth.hourglasses, HOURGLASSES) == (6, 9)
    assert (fifth.sth, fifth.stress, fifth.popularity) == (first.sth, first.stress, first.popularity)
    assert fifth.lth == 0
    assert part_of(state, CommunityPart).token_used == part_of(state, ExperiencesPart).cloud_used == 0
    assert len(part_of(state, NostalgiaPart).hands[4]) == 8


@rule("XP.comp.52")
def test_with_five_players_every_count_is_of_five_and_rows_keep_their_size() -> None:
    game = game_of(*EXPANSIONS)
    session = Session(game, "five")
    state, piles = session.state, game.rules.piles
    told = Counter(EVENTS[event.kind] for event in session.opening)

    assert len(state.goals) == 5
    assert told["dealt_trait"] == 10
    assert sum(len(hand) for hand in part_of(state, NostalgiaPart).hands) == 40
    assert [len(state.row[pile]) for pile in range(4)] == [4, 4, 4, 4]
    assert len(state.row[piles.index("experience")]) == 5
    assert len(part_of(state, CommunityPart).slots) == 5


@rule("XP.comp.53", "XP.q.01")
@pytest.mark.parametrize("modules", [(), ("pets",), EXPANSIONS, ALL])
def test_five_may_play_with_any_choice_of_modules(modules: tuple[str, ...]) -> None:
    assert len(game_of(*modules).start("five").players) == 5


@rule("XP.gen.01")
@pytest.mark.parametrize("module", ALL)
def test_each_can_be_switched_on_alone_and_beside_all_others(module: str) -> None:
    alone = game_of(module, seats=2)
    without = game_of(*[other for other in ALL if other != module], seats=2)

    assert [each.name for each in alone.rules.modules] == [module]
    assert {each.name for each in without.rules.modules} == {*ALL} - {module}
    assert alone.start("alone").agenda
    assert without.start("without").agenda


@rule("XP.gen.02")
def test_cards_of_modules_join_the_pile_of_their_type() -> None:
    rules = game_of("pets", "stand_alone_jobs").rules

    assert [rules.piles[rules.card(id).pile] for id in ("koi", "graphic_designer")] == ["item_activity", "job"]


@rule("XP.gen.04")
def test_an_expansion_leaves_the_rest_of_the_game_as_it_was() -> None:
    plain, with_community = game_of(seats=3), game_of("community", seats=3)
    before, after = plain.start("same"), with_community.start("same")

    for pile in range(4):
        assert names(plain, before.row[pile]) == names(with_community, after.row[pile])
    assert names(plain, before.goals) == names(with_community, after.goals)
    for seat in range(3):
        options = [plain.notation(choice) for choice in plain.options(before, seat)]
        assert options == [with_community.notation(choice) for choice in with_community.options(after, seat)]


def names(game: Pursuit, numbers: list[int]) -> list[str]:
    return [game.rules.cards[number].id for number in numbers if number != NO_CARD]


@rule("XP.gen.03", "XP.q.04")
def test_no_card_speaks_of_what_is_not_there() -> None:
    for modules in ((), EXPANSIONS, ALL):
        for card in catalog().cards("second", modules, ("box",)):
            assert set(card.needs_modules) <= set(modules)


@rule("XP.gen.05", "XP.q.09")
def test_expansions_are_not_offered_with_the_first_edition() -> None:
    with pytest.raises(Exception, match=r"XP\.gen\.05"):
        Pursuit(catalog().cards("first"), "first", 2, [Community])
