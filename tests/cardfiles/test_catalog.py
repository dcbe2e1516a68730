"""Which cards are in play, what they say, and how the catalog is kept."""

from pathlib import Path

import pytest

from tests.cardfiles.examples import ACTIVITY, GOAL, ITEM, JOB, PARTNER, PROJECT
from wellspent.cardfiles import CardFileError
from wellspent.titles.pursuit.cards import Catalog
from wellspent.titles.pursuit.cards import catalog as catalog_of
from wellspent.titles.pursuit.cards.catalog import read_all

FIRST_OVEN = """
[[card]]
id = "oven_first"
edition = "first"
replaces = "oven"
[[card.level]]
name = { en = "Pit", fr = "Fosse" }
cost = { money = 9 }
[[card.level]]
name = { en = "Hearth", fr = "Âtre" }
[[card.level]]
name = { en = "Oven", fr = "Four" }
"""


def make(**files: str) -> Catalog:
    return Catalog(read_all([(f"{name}.toml", text.encode()) for name, text in files.items()]))


def ids(
    catalog: Catalog, edition: str = "second", modules: set[str] | None = None, sets: set[str] | None = None
) -> list[str]:
    return [card.id for card in catalog.cards(edition, modules or set(), sets or set())]


def test_cards_come_in_the_order_of_files_and_in_files() -> None:
    assert ids(make(a=JOB + ITEM, b=ACTIVITY)) == ["baker", "oven", "bakery_tour"]


def test_an_edition_plays_with_its_own_card_in_place_of_the_replaced_one() -> None:
    catalog = make(a=ITEM + FIRST_OVEN)

    assert ids(catalog, "second") == ["oven"]
    assert ids(catalog, "first") == ["oven_first"]


def test_a_replacing_card_takes_over_what_it_does_not_say() -> None:
    catalog = make(a=ITEM + FIRST_OVEN)
    card, text = catalog.card("oven_first"), catalog.text("oven_first")

    assert (card.kind_name, card.pile_name, card.replaces) == ("item", "item_activity", "oven")
    assert card.levels[0].cost.money == 9
    assert not card.levels[2].has_upkeep
    assert text.name.fr == "Four"
    assert text.wit == catalog.text("oven").wit
    assert text.taken == catalog.text("oven").taken
    assert [level.name.en for level in text.levels] == ["Pit", "Hearth", "Oven"]


def test_a_file_in_another_encoding_is_a_fault() -> None:
    with pytest.raises(CardFileError, match=r"a\.toml: not UTF-8: invalid start byte at byte 3"):
        read_all([("a.toml", b"# \n\xff")])


def test_an_edition_that_never_was_is_refused() -> None:
    with pytest.raises(ValueError, match='found edition "third", expected first or second'):
        make(a=ITEM).cards("third")


def test_a_card_waits_for_the_modules_it_needs() -> None:
    catalog = make(a=ITEM.replace('kind = "item"', 'kind = "item"\nwith = ["pets", "friends"]'))

    assert ids(catalog, modules={"pets"}) == []
    assert ids(catalog, modules={"pets", "friends"}) == ["oven"]


def test_a_module_brings_its_cards() -> None:
    catalog = make(a=ITEM, b=f'module = "pets"\n{PROJECT}')

    assert ids(catalog) == ["oven"]
    assert ids(catalog, modules={"pets"}) == ["oven", "sourdough"]
    assert catalog.card("sourdough").module == "pets"


def test_a_module_looks_as_its_file_says_or_as_its_first_card() -> None:
    catalog = make(a='module = "bakers"\n' + ITEM + JOB, b='module = "walks"\npicture = "luggage"\n' + ACTIVITY)

    assert catalog.picture("bakers") == catalog.text("oven").picture
    assert catalog.picture("walks") == "luggage"


def test_a_set_is_played_only_if_asked_for() -> None:
    catalog = make(a=ITEM, b=f'set = "box"\n{PROJECT}')

    assert ids(catalog) == ["oven"]
    assert ids(catalog, sets={"box"}) == ["oven", "sourdough"]


def test_a_text_has_both_languages_side_by_side() -> None:
    text = make(a=JOB).text("baker")

    assert (text.name.of("en"), text.name.of("fr"), text.side(1).fr) == ("Baker", "Boulangerie", "Meunerie")
    assert [level.name.fr for level in text.levels] == ["Recrutement", "Promotion"]
    assert text.picture == "bread"


def test_a_partner_has_the_level_names_of_the_rulebook() -> None:
    assert [level.name.en for level in make(a=PARTNER).text("robin").levels] == ["Date", "Relationship", "Raise Family"]


def test_a_scenario_may_add_cards_without_telling_them() -> None:
    catalog = make(a=ITEM)
    levels = [{"cost": {"money": 1}}, {"reward": {"lth": 1}}, {}]
    extended = catalog.extra([{"id": "plain_thing", "kind": "item", "name": "Plain Thing", "level": levels}], "x.toml")

    assert ids(extended) == ["oven", "plain_thing"]
    assert extended.text("plain_thing").name.fr == "Plain Thing"
    assert ids(catalog) == ["oven"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (ITEM, "x.toml: oven: id: found twice, expected a fresh id (another card has it)"),
        (FIRST_OVEN, 'x.toml: oven_first: replaces: found "oven", but a scenario\'s own card may replace nothing'),
        (
            '[[card]]\nid = "thing"\nkind = "itme"',
            'x.toml: thing: kind: found "itme", expected a kind of card; did you mean item?',
        ),
        ("[[card", "x.toml: not TOML: "),
    ],
)
def test_a_scenario_cannot_touch_the_cards_of_the_box(text: str, expected: str) -> None:
    with pytest.raises(CardFileError) as caught:
        make(a=ITEM).extra(text, "x.toml")

    assert str(caught.value).startswith(expected)


def test_a_fingerprint_changes_with_a_number() -> None:
    one, other = make(a=ITEM), make(a=ITEM.replace("lth = 2", "lth = 3"))

    assert one.fingerprint() != other.fingerprint()


def test_a_fingerprint_does_not_change_with_a_text() -> None:
    one, other = make(a=ITEM), make(b=ITEM.replace("Loaf", "Bread").replace("It is alive.", "It lives."))

    assert one.fingerprint() == other.fingerprint()


def test_a_fingerprint_is_the_same_on_every_machine() -> None:
    assert make(a=ITEM + GOAL + JOB).fingerprint() == "2f668324b81e5693"


def test_a_fingerprint_covers_only_the_cards_in_play() -> None:
    alone, beside = make(a=ITEM), make(a=ITEM, b=f'module = "pets"\n{PROJECT}')

    assert alone.fingerprint() == beside.fingerprint()
    assert alone.fingerprint("second", {"pets"}) != beside.fingerprint("second", {"pets"})


@pytest.fixture
def cache_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "wellspent" / "pursuit-cards.json"


def load_afresh() -> Catalog:
    catalog_of.cache_clear()
    try:
        return catalog_of()
    finally:
        catalog_of.cache_clear()


def test_the_catalog_is_the_same_from_the_cache(cache_file: Path) -> None:
    read = load_afresh()
    assert cache_file.is_file()
    cached = load_afresh()

    assert ids(cached) == ids(read)
    assert cached.fingerprint() == read.fingerprint()
    assert cached.sources == read.sources


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\xff\xfe\n{}"])
def test_a_damaged_cache_is_ignored_and_written_again(cache_file: Path, damage: bytes) -> None:
    load_afresh()
    whole = cache_file.read_bytes()
    cache_file.write_bytes(damage)

    assert ids(load_afresh())
    assert cache_file.read_bytes() == whole


def test_a_cache_that_was_tampered_with_is_ignored(cache_file: Path) -> None:
    fingerprint = load_afresh().fingerprint()
    cache_file.write_bytes(cache_file.read_bytes().replace(b'"lth":1', b'"lth":9'))

    assert load_afresh().fingerprint() == fingerprint


def test_a_cut_cache_is_ignored(cache_file: Path) -> None:
    expected = ids(load_afresh())
    cache_file.write_bytes(cache_file.read_bytes()[:-100])

    assert ids(load_afresh()) == expected


def test_without_a_writable_cache_the_files_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))

    assert ids(load_afresh())


def test_nothing_but_the_cache_is_left_in_its_folder(cache_file: Path) -> None:
    load_afresh()

    assert list(cache_file.parent.iterdir()) == [cache_file]


def test_a_game_without_a_folder_is_refused() -> None:
    with pytest.raises(ValueError, match='found game "pursuitt"'):
        catalog_of("pursuitt")
