"""The ordinary cards of the consolidated box: complete, told in both languages, and a choice of their own."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from wellspent.cardfiles import Text
from wellspent.engine.record import RecordError, read_record
from wellspent.games.pursuit import cards as rules
from wellspent.games.pursuit.effects import Take
from wellspent.library import GameSetup, SetupError, begun_now, new_session, replay, set_up, setup_of, write_record
from wellspent.testing import rule
from wellspent.testing.fuzzing import Plan, play_batch
from wellspent.titles.pursuit.cards import catalog, value
from wellspent.titles.pursuit.cards.catalog import FiledCard
from wellspent.titles.pursuit.cards.command import BOX_RULEBOOK, box_cards
from wellspent.titles.pursuit.cards.words import is_beyond_plain
from wellspent.titles.pursuit.opening import open_pursuit

CARDS = catalog()
BOX = box_cards(CARDS)
IDS = [card.id for card in BOX]
NAMES = ("Ines", "Bruno", "Mei", "Omar")
SETUP = set_up(NAMES[:2], "whole box", sets=("box",))
# What waits for a module, besides the Safety & Security Jobs.
WAITING = {
    "neighbourly": "community",
    "popular": "community",
    "everybody_knows_your_name": "community",
    "a_long_table": "kids",
}


def entry(id: str) -> FiledCard:
    return CARDS.entries[id]


def ids(*modules: str, sets: tuple[str, ...] = ("box",)) -> set[str]:
    return {card.id for card in CARDS.cards("second", modules, sets)}


def texts(id: str) -> Iterator[Text]:
    """Everything a player can read on a card."""
    text = CARDS.text(id)
    whole = [text.name, *text.sides, text.wit, text.text, text.condition, text.solo_condition]
    whole += [text.taken, text.top, text.lost]
    for level in text.levels:
        whole += [level.name, level.text, level.memory]
    return (each for each in whole if each is not None)


@rule("XP.comp.02", "XP.comp.03", "XP.comp.04", "XP.comp.06", "XP.comp.11", "XP.comp.14", "XP.comp.18", "XP.comp.20")
@rule("MOD.comp.03")
@pytest.mark.parametrize(
    ("what", "number"),
    [
        ("basic_project", 32),
        ("single_round_project", 14),
        ("group_project", 10),
        ("item_activity", 85),
        ("partner", 27),
        ("job", 15),
        ("life_goal", 11),
        ("child_trait", 12),
    ],
)
def test_the_box_has_as_many_cards_as_the_rulebook_counts(what: str, number: int) -> None:
    assert sum(what in (card.pile_name, card.kind_name) for card in BOX) == number
    assert (what, number) in {(each.what, each.cards) for each in BOX_RULEBOOK}


@rule("XP.q.03", "SEC.comp.01", "SEC.comp.02", "SEC.q.01")
def test_jobs_come_once_for_every_field_and_level_and_twice_for_security() -> None:
    jobs = Counter((rules.FIELDS[card.field], card.rank) for card in BOX if card.kind_name == "job")

    expected = dict.fromkeys(product(("science", "art", "social"), (1, 2, 3)), 1)
    assert jobs == expected | {("security", rank): 2 for rank in (1, 2, 3)}


@rule("XP.gen.02", "MOD.gen.04")
def test_the_whole_box_is_shuffled_into_the_base_piles() -> None:
    base, whole = open_pursuit(set_up(NAMES, "s")), open_pursuit(set_up(NAMES, "s", sets=("box",)))
    piles = Counter(card.pile_name for card in whole.rules.cards)
    piles.subtract(card.pile_name for card in base.rules.cards)

    # 6 Jobs, 2 Life Goals and 2 Child Traits wait for their modules.
    assert piles == {"project": 56, "item_activity": 85, "partner": 27, "job": 9, "life_goal": 9, "child_trait": 10}


def test_base_cards_only_are_the_cards_there_were() -> None:
    assert ids(sets=()).isdisjoint(IDS)
    assert len(ids(sets=())) == 170


@rule("XP.gen.03", "XP.q.04", "MOD.gen.05")
@pytest.mark.parametrize(("id", "module"), WAITING.items())
def test_a_card_that_speaks_of_a_module_waits_for_it(id: str, module: str) -> None:
    assert id not in ids()
    assert id in ids(module)


def test_every_other_card_of_the_set_is_in_play_without_a_module() -> None:
    assert set(IDS) - ids() == {*WAITING, *(card.id for card in BOX if card.module)}


@rule("SEC.setup.01")
def test_security_jobs_come_with_their_module_whatever_the_set() -> None:
    security = {card.id for card in BOX if card.field >= 0 and rules.FIELDS[card.field] == "security"}

    assert len(security) == 6
    assert security.isdisjoint(ids())
    assert security <= ids("security", sets=())


@rule("XP.gen.05", "XP.q.09")
def test_the_first_edition_is_played_with_its_own_cards_only() -> None:
    with pytest.raises(SetupError, match=r"The cards of the set box are for the 2022 edition only \(XP\.gen\.05\)\."):
        open_pursuit(set_up(NAMES, "s", edition="first", sets=("box",)))

    assert CARDS.fingerprint("first", (), ("box",)) == CARDS.fingerprint("first")


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        (set_up(NAMES, "s", sets=("bxo",)), "There is no set of cards 'bxo'; did you mean box?"),
        (set_up(NAMES, "s", game="cv", sets=("box",)), "CV has no sets of cards besides its own."),
    ],
)
def test_a_set_that_cannot_be_had_is_refused(setup: GameSetup, fault: str) -> None:
    with pytest.raises(SetupError, match=re.escape(fault)):
        new_session(setup)


def test_the_mark_of_the_cards_knows_the_box() -> None:
    assert begun_now(SETUP).cards != begun_now(set_up(NAMES[:2], "whole box")).cards


def test_a_record_names_the_box_and_replays_with_it() -> None:
    session = new_session(SETUP)
    while not session.state.finished:
        seat = session.game.deciders(session.state)[0]
        session.play(seat, session.game.options(session.state, seat)[0])
    text = write_record(SETUP, session)
    record = read_record(text, "test")

    assert "\nmodules none\nsets box\nseats Ines, Bruno\n" in text
    assert setup_of(record).sets == ("box",)
    assert write_record(setup_of(record), replay(record)) == text


def test_a_record_of_base_cards_has_no_line_about_sets() -> None:
    setup = set_up(NAMES[:2], "base")

    assert "sets" not in write_record(setup, new_session(setup))


@pytest.mark.parametrize(("old", "new"), [("sets box", "sets bxo"), ("edition second", "edition first")])
def test_a_record_with_a_set_that_cannot_be_had_names_the_line(old: str, new: str) -> None:
    text = write_record(SETUP, new_session(SETUP)).replace(old, new)
    line = text.splitlines().index("sets bxo" if "sets" in new else "sets box") + 1

    with pytest.raises(RecordError, match=f"^test:{line}: "):
        setup_of(read_record(text, "test"))


def test_ids_and_names_are_used_once_in_base_game_and_box() -> None:
    # SAJ.ex.01: the ledger has a second Graphic Designer.
    told = [CARDS.text(id) for id in ids(*CARDS.modules) if id != "graphic_designer_alone"]
    for lang in ("en", "fr"):
        names = Counter(side.of(lang) for text in told for side in (text.sides or [text.name]))
        assert [name for name, times in names.items() if times > 1] == []


def test_no_joke_is_told_twice() -> None:
    told = [CARDS.text(id) for id in ids(*CARDS.modules)]
    for lang in ("en", "fr"):
        lines = Counter(line.of(lang) for text in told for line in (text.wit, text.taken, text.top) if line is not None)
        assert [line for line, times in lines.items() if times > 1] == []


def test_every_card_is_told_in_both_languages() -> None:
    for card in BOX:
        text = CARDS.text(card.id)

        assert text.taken is not None, card.id
        assert text.top is not None or card.kind_name in ("child_trait", "life_goal"), card.id
        assert all(each.en.strip() and each.fr.strip() for each in texts(card.id)), card.id
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", text.picture), card.id
        assert text.source in ("rulebook", "public", "invented"), card.id


def test_french_is_set_in_french() -> None:
    for each in (text for id in IDS for text in texts(id)):
        assert not re.search(r"(?<!\u00a0)[;!?»]|« ", each.fr), each.fr
        assert "’" not in each.fr, each.fr


def test_at_least_a_fifth_of_the_box_does_something_beyond_plain() -> None:
    assert 5 * sum(map(is_beyond_plain, BOX)) >= len(BOX)


def test_nearly_every_level_is_near_its_worth() -> None:
    assert 10 * len(value.outliers(BOX)) < len(value.balances(BOX))


def test_projects_of_the_box_carry_every_category() -> None:
    for kind in ("basic_project", "single_round_project", "group_project"):
        letters = {rules.CATEGORIES[card.category] for card in BOX if card.kind_name == kind}
        assert letters == set("ABCHPST")


@rule("NOS.faq.16")
def test_everlasting_love_gives_a_partner_as_a_reward() -> None:
    effects = [effect for level in CARDS.card("everlasting_love").levels for effect in level.effects]

    assert any(isinstance(effect, Take) and effect.pile == rules.PARTNER_PILE for effect in effects)
    assert entry("everlasting_love").card.source == "rulebook"


@rule("EXP.ex.02")
def test_the_motorcycle_is_an_item() -> None:
    assert CARDS.card("motorcycle").kind_name == "item"
    assert entry("motorcycle").card.source == "rulebook"


def plans(seed: str, games: int) -> list[Plan]:
    return [Plan(number, set_up(NAMES[: 1 + number % 4], f"{seed}-{number}", sets=("box",))) for number in range(games)]


def test_nothing_breaks_in_games_with_the_box_that_are_looked_at_from_all_sides() -> None:
    batch = play_batch(plans("box thorough", 20), light=False)

    assert [(fault.plan, fault.what) for fault in batch.faults] == []


def test_nothing_breaks_in_many_games_with_the_box() -> None:
    batch = play_batch(plans("box light", 300), light=True)

    assert [(fault.plan, fault.what) for fault in batch.faults] == []
    assert batch.decisions > 15_000
