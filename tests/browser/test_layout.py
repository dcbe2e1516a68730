"""Everything can be read, whatever the window: no text is cut, none lies outside or under something else."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .measuring import unreadable
from .serving import ABSENT, BOT, ME, Laid, Server, first_decision, lines_of
from .visiting import Visitor

# A window of 1280 × 1024 in letters four times as large.
SMALL = (320, 256)
LAPTOPS = ((1280, 800), (1366, 768), (1280, 640), (1920, 1080), (2560, 1440), (1180, 820))
TABLETS = ((1024, 768), (820, 1180))
# A laptop of 1280 × 800 in letters larger by a quarter, and by half.
LARGER = ((1024, 640), (853, 533))
SIZES = (*LAPTOPS, *TABLETS, *LARGER, (390, 844), (320, 640), (844, 390), (667, 375), SMALL)
# Games that are crowded: how many play, and after how many moves at least one looks.
CROWDED = {
    "everything-5-alone-at-top": (5, 40, 300),
    "second-3-shared": (3, 0, 60),
    "cv-4-shared": (4, 40, 150),
}
# The words of cards that a mark lies on.
COVERED = """(css) => [...document.querySelectorAll(css)].flatMap((own) => {
  const mark = own.getBoundingClientRect();
  const range = document.createRange();
  const words = document.createNodeIterator(own.parentElement, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let each = words.nextNode(); each; each = words.nextNode()) {
    range.selectNodeContents(each);
    const box = range.getBoundingClientRect();
    const isOther = box.width && !own.contains(each);
    if (isOther && box.right > mark.left && box.top < mark.bottom) found.push(each.data);
  }
  return found;
})"""
# The large card ends where the narrator begins.
ABOVE = """() => {
  const [card, narrator] = [".large", "[data-zone=narrator]"].map((css) => document.querySelector(css));
  return card.getBoundingClientRect().bottom <= narrator.getBoundingClientRect().top;
}"""
# What is larger than the place it lies in.
TOO_LARGE = """([own, place]) => [...document.querySelectorAll(own)].filter((each) => {
  const [inner, outer] = [each, each.parentElement.closest(place)].map((box) => box.getBoundingClientRect());
  return inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
}).map((each) => each.dataset.at)"""

# Whether nothing lies over the middle of something.
IS_FREE = """(own) => {
  const { x, y, width, height } = own.getBoundingClientRect();
  return own.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
# How far the names of the ages stay away from the edges of the sky, at least.
FROM_EDGE = """() => {
  const sky = document.querySelector(".sky").getBoundingClientRect();
  const names = [...document.querySelectorAll(".sky .age")].map((each) => each.getBoundingClientRect());
  return Math.min(...names.flatMap(({ left, right }) => [left - sky.left, sky.right - right]));
}"""
# What is written on flags and larger than they are.
OVER_FLAGS = """() => [...document.querySelectorAll(".foreseen")].filter((each) => {
  const [word, flag] = ["text", "rect"].map((name) => each.querySelector(name).getBoundingClientRect());
  return word.width > flag.width || word.height > flag.height * 1.2;
}).map((each) => each.textContent)"""
# Whether a table is longer than the window.
IS_LONGER = "() => document.documentElement.scrollHeight > innerHeight"
# What lies outside of the next box around it of a kind.
OUT_OF_ITS_BOX = """([own, box]) => [...document.querySelectorAll(own)].filter((each) => {
  const [inner, outer] = [each, each.closest(box)].map((found) => found.getBoundingClientRect());
  return inner.left < outer.left || inner.right > outer.right;
}).length"""
# Words that are broken into two lines without a hyphen.
BROKEN_WORDS = """(css) => [...document.querySelectorAll(css)].flatMap((own) => {
  const [text] = own.childNodes;
  const range = document.createRange();
  return [...text.data.matchAll(/[\\p{L}]+/gu)].filter((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map((word) => word[0]);
})"""
# By place, the change of the page with which it was first there.
IN_ORDER = """(places) => {
  const seen = (window.seen = places.map(() => 0));
  let change = 1;
  const look = () => {
    places.forEach((css, place) => (seen[place] ||= document.querySelector(css) ? change : 0));
    change += 1;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
# In pixels; smaller letters are a strain.
SMALLEST = 9
# In pixels; an Hourglass that is narrower cannot be counted.
NARROWEST = 7


def painted_apart(visitor: Visitor) -> list[str]:
    """The attributes of everything that the browser paints on a sheet of its own."""
    wire = visitor.page.context.new_cdp_session(visitor.page)
    told: list[dict[str, Any]] = []
    wire.on("LayerTree.layerTreeDidChange", lambda news: told.append(news))
    wire.send("DOM.enable")
    wire.send("LayerTree.enable")
    visitor.settle()
    layers = next(each["layers"] for each in reversed(told) if each.get("layers"))
    nodes = {layer["backendNodeId"] for layer in layers if "backendNodeId" in layer}
    found = [wire.send("DOM.describeNode", {"backendNodeId": node})["node"] for node in nodes]
    wire.detach()
    return [" ".join(node.get("attributes", [])) for node in found]


def tabs_of(visitor: Visitor) -> int:
    return max(1, visitor.find("nav.tabs button").count())


def unreadable_at(visitor: Visitor, size: tuple[int, int]) -> list[str]:
    """In every tab, if the window is so small that there are tabs."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.settle()
    found = []
    for tab in range(tabs_of(visitor)):
        if visitor.find("nav.tabs button").count():
            visitor.find("nav.tabs button").nth(tab).click()
            visitor.settle()
        found += [f"{size}, tab {tab}: {fault}" for fault in unreadable(visitor.page)]
        if visitor.page.evaluate(IS_LONGER):
            found.append(f"{size}, tab {tab}: the window scrolls")
    return found


def crowded(server: Server, record: str) -> list[Laid]:
    """The tables of a record: a crowded moment each."""
    seats, *moments = CROWDED[record]
    others = [BOT] * (seats - 1)
    return [server.take_in(record, ME, *others, moves=first_decision(record, least)) for least in moments]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("record", CROWDED)
def test_every_word_can_be_read(server: Server, visit: Visit, record: str, lang: str) -> None:
    ines = visit(lang=lang)
    faults = []
    for place, laid in enumerate(crowded(server, record)):
        ines.move_on(laid.table, laid.key)
        ines.asked()
        for size in SIZES:
            faults += [f"moment {place}, {fault}" for fault in unreadable_at(ines, size)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_low_window_has_room_for_five_lives_and_what_happened(server: Server, visit: Visit, lang: str) -> None:
    """Everything on: counters of others stay in one line, cards keep what they give, and the log has five lines."""
    laid, *_ = crowded(server, "everything-5-alone-at-top")
    ines = visit(1280, 640, lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    list_of_log = ines.find("[data-zone=log] .list")
    lines = list_of_log.evaluate(
        "(list) => list.clientHeight / parseFloat(getComputedStyle(list.querySelector('li')).lineHeight)"
    )
    assert lines >= 5
    for counters in ines.find("[data-zone=opponents] .second-line").all():
        assert counters.evaluate("(line) => line.clientHeight < 2 * line.querySelector('.amount').clientHeight")
    assert ines.find("[data-zone=rows] .line[data-fit=over]").count() == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_chosen_can_be_read(server: Server, visit: Visit, lang: str) -> None:
    """Jobs have two names, and some are paid in many ways."""
    ines = visit(1280, 640, lang=lang)
    laid = server.take_in("second-3-shared", ME, BOT, BOT, moves=first_decision("second-3-shared", 60))
    ines.sit(laid.table, laid.key)
    ines.asked()
    faults = []
    for card in ines.find("[data-zone=rows] [data-card]").all():
        card.click()
        expect(ines.find("[data-zone=narrator] p")).not_to_have_text("…")
        ines.settle()
        faults += unreadable(ines.page)
        ines.page.keyboard.press("Escape")
    # A long name beside three goods that are missing, and a free slot where there are more than usual.
    laid = server.take_in("second-2-survived", ME, ABSENT[0], moves=37)
    ines.move_on(laid.table, laid.key)
    ines.asked()
    faults += unreadable_at(ines, (1280, 800))
    # Five cards in slots.
    laid = server.take_in("expansions-3-alone-at-top", ME, *ABSENT[:2], moves=136)
    ines.move_on(laid.table, laid.key)
    ines.asked()
    assert not [*faults, *unreadable_at(ines, (1280, 800))]


def test_the_list_of_ways_to_pay_lies_over_the_table(server: Server, visit: Visit) -> None:
    lines, head = lines_of("second-1-won")
    moves = next(number for number, line in enumerate(lines[head:]) if line.endswith(" A take world_record 3"))
    laid = server.take_in("second-1-won", ME, moves=moves)
    ines = visit(1280, 800)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.find('[data-at="card world_record"] [data-level="2"]').click()
    ines.find("[data-ways]").click()
    ways = ines.find("[data-ways] ~ .list [data-way]")
    expect(ways).to_have_count(9)
    ines.settle()
    assert [way.inner_text() for way in ways.all() if not way.evaluate(IS_FREE)] == []


def test_what_changes_often_is_painted_apart_from_the_table(server: Server, visit: Visit) -> None:
    """Else the whole board is painted again for every choice, and whenever something glides to its place."""
    laid = server.take_in("second-3-shared", ME, *ABSENT[:2], moves=first_decision("second-3-shared", 60))
    ines = visit(1280, 800)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    apart = painted_apart(ines)
    cards = ines.find("[data-zone=rows] .place").count()
    assert cards > 10
    assert sum(each.startswith("class place ") for each in apart) >= cards
    for zone in ("narrator", "spaces"):
        assert any(f"data-zone {zone}" in each for each in apart)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_mark_lies_on_words(server: Server, visit: Visit, lang: str) -> None:
    lines, head = lines_of("second-1-survived")
    moves = next(number for number, line in enumerate(lines[head:]) if line.endswith(" A spend piano 1"))
    laid = server.take_in("second-1-survived", ME, moves=moves)
    ines = visit(1280, 640, lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    for pile in ("project", "item_activity"):
        ines.find(f'[data-at="pile {pile}"]').click()
        expect(ines.find("[data-mark]")).to_have_count(4)
        ines.settle()
        assert ines.page.evaluate(COVERED, ".mark") == []
        ines.page.keyboard.press("Escape")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_pencil_lies_on_words(server: Server, visit: Visit, lang: str) -> None:
    lines, head = lines_of("second-3-shared")
    moves = next(number for number, line in enumerate(lines[head:]) if " B spend " in line)
    laid = server.take_in("second-3-shared", ME, *ABSENT[:2], moves=moves)
    ines = visit(1280, 640, lang=lang)
    ines.sit(laid.table, laid.key)
    cards = ines.find(".row-card")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        card.click()
    expect(ines.find(".row-card .pencil").nth(cards.count() - 1)).to_be_visible()
    ines.settle()
    assert ines.page.evaluate(COVERED, ".row-card .pencil") == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_card_with_a_long_name_and_four_lines_keeps_to_its_row(server: Server, visit: Visit, lang: str) -> None:
    lines, head = lines_of("second-1-lost-by-points")
    moves = next(number for number, line in enumerate(lines[head:]) if "take coaching_the_under_nines" in line)
    laid = server.take_in("second-1-lost-by-points", ME, moves=moves)
    ines = visit(lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    for size in ((1280, 800), (1280, 640)):
        assert unreadable_at(ines, size) == []
        assert ines.page.evaluate(TOO_LARGE, [".row-card", ".place"]) == []


def test_a_crowd_on_an_action_leaves_the_refresh_of_its_row_in_sight(server: Server, visit: Visit) -> None:
    laid = server.take_in("nostalgia-5-alone-at-top", ME, *ABSENT, moves=317)
    ines = visit(1280, 640)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    assert ines.find("[data-sign=refresh]").count() > 1
    assert ines.page.evaluate(TOO_LARGE, ["[data-sign=refresh]", "[data-space]"]) == []


@pytest.mark.parametrize(
    ("record", "least", "places"),
    [
        ("second-2-survived", 30, [".grid > :first-child", ".grid > :nth-child(7)"]),
        ("cv-2-shared", 0, ["main .pad", "main .track", "main .tray"]),
    ],
)
def test_the_tab_of_a_phone_comes_from_top_to_bottom(
    server: Server, visit: Visit, record: str, least: int, places: list[str]
) -> None:
    ines = visit(390, 844)
    laid = server.take_in(record, ME, *ABSENT[:1], moves=first_decision(record, least))
    ines.page.add_init_script(f"({IN_ORDER})({places})")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    seen = ines.page.evaluate("() => window.seen")
    assert 0 not in seen
    assert sorted(set(seen)) == seen


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_the_dice_have_one_line_for_all_that_is_at_hand(server: Server, visit: Visit, lang: str) -> None:
    """Six kinds of tokens, in large letters."""
    ines = visit(360, 740, lang=lang)
    laid = server.take_in("cv-4-one-left", *ABSENT[:3], ME, moves=181)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.page.evaluate("() => { document.documentElement.style.fontSize = '130%'; }")
    ines.settle()
    line, below = (ines.find(f".token-row > {css}").bounding_box() for css in ("span:first-child", ".bad"))
    assert line
    assert below
    assert line["height"] < below["height"] * 1.5


@pytest.mark.parametrize(
    ("record", "moves", "place"), [("everything-1-won", 107, ".beside"), ("everything-2-alone-at-top", 221, ".list")]
)
def test_what_goes_on_below_the_edge_says_so(server: Server, visit: Visit, record: str, moves: int, place: str) -> None:
    """Things beside five slots, and ten bills."""
    ines = visit(1280, 800)
    laid = server.take_in(record, ME, *ABSENT[: int(record.split("-")[1]) - 1], moves=moves)
    ines.sit(laid.table, laid.key)
    ines.asked()
    expect(ines.find(f"{place} .goes-on")).to_be_visible()
    ines.find(f"{place} [data-item]").last.scroll_into_view_if_needed()
    expect(ines.find(f"{place} .goes-on")).to_have_count(0)


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768)])
def test_a_large_card_leaves_the_narrator_in_sight(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid, *_ = crowded(server, "second-3-shared")
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    for card in ines.find("[data-zone=rows] .row-card").all():
        card.press(" ")
        expect(ines.find(".large")).to_be_visible()
        ines.page.wait_for_function(ABOVE)
        ines.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(1280, 800), (1280, 640), (1920, 1080), (820, 1180), (360, 740), (320, 640)])
def test_the_longest_name_of_an_age_keeps_to_the_sky(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid = server.take_in("second-2-survived", ME, ABSENT[0], moves=155)
    ines = visit(*size, lang="fr")
    ines.sit(laid.table, laid.key)
    assert ines.asked()["scene"]["age"] == "old_age_3"
    ines.settle()
    assert ines.page.evaluate(FROM_EDGE) >= 2


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_stress_that_comes_is_written_on_its_flags(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid, *_ = crowded(server, "second-3-shared")
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    assert ines.find(".foreseen").count()
    assert ines.page.evaluate(OVER_FLAGS) == []


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_what_a_token_is_called_is_said_inside_the_window(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid, *_ = crowded(server, "second-3-shared")
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.find("[data-zone=goals] [data-tip=lth]").first.hover()
    tip = ines.find(".tip").bounding_box()
    assert tip
    assert tip["x"] + tip["width"] <= size[0]


@pytest.mark.parametrize("size", [(667, 375), (360, 740), SMALL])
def test_on_a_phone_my_time_can_be_counted(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid = server.lay(ME, ABSENT[0])
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    hourglasses = ines.find(".first-line .hourglass").all()
    assert len(hourglasses) > 4
    assert all(each.evaluate("(own) => own.getBoundingClientRect().width") >= NARROWEST for each in hourglasses)


def test_the_stress_of_others_keeps_to_their_cards(server: Server, visit: Visit) -> None:
    """One of them stands at the very end of the track."""
    laid, *_, late = crowded(server, "second-3-shared")
    ines = visit(1180, 820)
    for each in (laid, late):
        ines.move_on(each.table, each.key)
        ines.asked()
        ines.settle()
        assert ines.find("[data-zone=opponents] .fourth-line > svg").count() > 1
        assert ines.page.evaluate(OUT_OF_ITS_BOX, [".fourth-line svg *", ".other"]) == 0


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768), (1280, 800)])
def test_the_name_of_a_stack_is_not_broken(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid, *_ = crowded(server, "cv-4-shared")
    ines = visit(*size, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    assert ines.find(".top-card b").count()
    assert ines.page.evaluate(BROKEN_WORDS, ".top-card b") == []


def test_on_a_tablet_a_long_trait_is_read_without_strain(server: Server, visit: Visit) -> None:
    *_, laid = crowded(server, "second-3-shared")
    ines = visit(820, 1180, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    letters = ines.find(".trait small").evaluate("(own) => parseFloat(getComputedStyle(own).fontSize)")
    assert letters >= SMALLEST


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768)])
def test_between_phones_and_laptops_the_slider_of_a_replay_has_room(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    ines = visit(*size, lang="fr")
    ines.read(f"/replay/{server.take_in('second-2-survived').table}?move=30")
    slider, beside = (ines.find(f".bar {css}").bounding_box() for css in ("input", ".jump"))
    assert slider
    assert beside
    assert slider["width"] >= 80
    assert slider["x"] + slider["width"] <= beside["x"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_name_is_read_beside_all_that_is_missing(server: Server, visit: Visit, lang: str) -> None:
    """Jobs for which three things are missing, in narrow cards."""
    laid = server.take_in("second-2-survived", ME, ABSENT[0], moves=155)
    ines = visit(lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    assert [fault for size in ((1180, 820), (768, 1024), *TABLETS) for fault in unreadable_at(ines, size)] == []
    ines.page.set_viewport_size({"width": 768, "height": 1024})
    ines.settle()
    assert ines.page.evaluate(BROKEN_WORDS, "[data-zone=rows] .k-job b") == []
