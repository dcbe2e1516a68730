"""Everything can be read, whatever the window: no text is cut, none lies outside or under something else."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .measuring import unreadable
from .serving import ABSENT, BOT, ME, Laid, Server, first_decision, lines_of, moment_of
from .visiting import Visitor

# A window of 1280 × 1024 in letters four times as large.
SMALL = (320, 256)
LAPTOPS = ((1280, 800), (1366, 768), (1280, 640), (1920, 1080), (2560, 1440), (1180, 820))
TABLETS = ((1024, 768), (820, 1180))
# As large as tablets are whose browser shows its bars, and the least that is laid out as theirs.
BETWEEN = ((768, 1024), (834, 1112), (744, 954), (960, 740))
# Windows that somebody has made small: lower than a tablet held upright, narrower than one on its side.
SHORT = ((900, 750), (720, 760))
# A laptop of 1280 × 800 in letters larger by a quarter, and by half.
LARGER = ((1024, 640), (853, 533))
SIZES = (*LAPTOPS, *TABLETS, *BETWEEN, *SHORT, *LARGER, (390, 844), (320, 640), (844, 390), (667, 375), SMALL)
# Games that are crowded: how many play, and after how many moves at least one looks.
CROWDED = {
    "everything-5-alone-at-top": (5, 40, 300),
    "second-3-shared": (3, 0, 60),
    "cv-4-shared": (4, 40, 150),
}
# Names as long as people have them.
NAMES = ("Anne-Charlotte", "Jean-Baptiste", "Marguerite", "Maximilienne", "Wilhelmina")
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

# Whether one thing ends before the others begin.
CLEAR_OF = """(place, [own, others]) => {
  const left = [...place.querySelectorAll(others)].map((each) => each.getBoundingClientRect().left);
  return place.querySelector(own).getBoundingClientRect().right <= Math.min(...left);
}"""
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
# How many lines may say what a card does: as many as are written, or two.
LINES = "(own) => getComputedStyle(own).getPropertyValue('--lines').trim() || '2'"
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
# Words in letters that are smaller than so many pixels.
TOO_SMALL = """(least) => {
  const words = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let each = words.nextNode(); each; each = words.nextNode()) {
    const own = each.parentElement;
    if (!each.data.trim() || own.closest(".unseen, script, style, select")) continue;
    if (!own.checkVisibility({ visibilityProperty: true }) || !own.getBoundingClientRect().width) continue;
    const scale = own.closest("svg") ? own.getScreenCTM().a : 1;
    const letters = scale * parseFloat(getComputedStyle(own).fontSize);
    if (letters < least - 0.05) found.add(`letters of ${letters.toFixed(1)} px: ${each.data.trim()}`);
  }
  return [...found];
}"""
# Which markers of a track lie on each other, by more than the edge around them.
ON_OTHER_MARKERS = """(markers) => {
  const boxes = markers.map((each) => each.querySelector("path").getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => meet(one, other)));
}"""
# Numbers that a marker lies on.
UNDER_MARKERS = """() => [...document.querySelectorAll("svg:has(> .marker)")].flatMap((track) => {
  const markers = [...track.querySelectorAll(".marker")].map((each) => each.getBoundingClientRect());
  return [...track.querySelectorAll("text")].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [middle, height] = [(top + bottom) / 2, (bottom - top) / 4];
    const isOver = (mark) => mark.left < right && mark.right > left && mark.bottom > middle - height;
    return markers.some(isOver);
  }).map((each) => each.textContent);
})"""
# Ages whose names lie on one another.
ON_ONE_ANOTHER = """() => {
  const names = [...document.querySelectorAll(".sky .age")].map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const isNow = each.classList.contains("now");
    return { name: each.textContent, ...(isNow ? each : range).getBoundingClientRect().toJSON() };
  });
  return names.slice(1).flatMap((each, place) => (each.left < names[place].right ? [each.name] : []));
}"""
# Kinds of cards that touch the coloured edge of their card.
AT_THE_EDGE = """() => [...document.querySelectorAll(".row-card .side .subtitle")].filter((each) => {
  const card = each.closest(".condensed");
  const range = document.createRange();
  range.selectNodeContents(each);
  const edge = card.getBoundingClientRect().left + parseFloat(getComputedStyle(card).borderLeftWidth);
  return range.getBoundingClientRect().left < edge + 0.5;
}).map((each) => each.textContent)"""
# By how much what strikes out a price reaches over the line of that price, in pixels.
OVER_THE_LINE = """() => [...document.querySelectorAll(".large s")].map((each) => {
  const { transform, width, height } = getComputedStyle(each, "::after");
  const { b, d } = new DOMMatrix(transform);
  return parseFloat(width) * Math.abs(b) + parseFloat(height) * Math.abs(d) - each.getBoundingClientRect().height;
})"""
# How far a list is from its end, in pixels.
TO_THE_END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
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
# In pixels; nobody sees that less is missing from a letter.
HAIR = 0.7
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


def faults_of(visitor: Visitor) -> list[str]:
    """What cannot be read now, or only with effort."""
    return [*unreadable(visitor.page), *visitor.page.evaluate(TOO_SMALL, SMALLEST)]


def unreadable_at(visitor: Visitor, size: tuple[int, int]) -> list[str]:
    """In every tab, if the window is so small that there are tabs. The pointer rests on nothing that names itself."""
    visitor.page.mouse.move(0, 0)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.settle()
    found = []
    for tab in range(tabs_of(visitor)):
        if visitor.find("nav.tabs button").count():
            visitor.find("nav.tabs button").nth(tab).click()
            visitor.settle()
        found += [f"{size}, tab {tab}: {fault}" for fault in faults_of(visitor)]
        if visitor.page.evaluate(IS_LONGER):
            found.append(f"{size}, tab {tab}: the window scrolls")
    return found


def people_of(count: int) -> list[dict[str, str]]:
    """Me and others, with names as long as people have them."""
    return [{**kind, "name": name} for kind, name in zip([ME, *[BOT] * 4], NAMES, strict=True)][:count]


def crowd(server: Server, record: str, least: int) -> Laid:
    """The table of a record, after so many moves at least."""
    return server.take_in(record, *people_of(CROWDED[record][0]), moves=first_decision(record, least))


def crowded(server: Server, record: str) -> list[Laid]:
    """The tables of a record: a crowded moment each."""
    return [crowd(server, record, least) for least in CROWDED[record][1:]]


@pytest.mark.parametrize("size", [*SHORT, (390, 844)])
def test_wherever_a_table_is_laid_for_one_thumb_cards_and_goals_say_all_they_do(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    """Nothing is measured that is not there."""
    laid = server.take_in("cv-4-shared", ME, BOT, BOT, BOT, moves=first_decision("cv-4-shared", 40))
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    rows = ines.find(".track-card .row")
    expect(rows.nth(3)).to_be_attached()

    assert {each.evaluate(LINES) for each in rows.all()} == {"2"}
    ines.find("[data-tab=table]").click()
    texts = ines.find("[data-zone=goals] small")
    expect(texts.first).to_be_visible()
    assert all(each.is_visible() for each in texts.all())


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
def test_long_names_leave_the_points_of_other_lives_in_their_place(server: Server, visit: Visit, lang: str) -> None:
    others = [{**BOT, "name": name} for name in ("Jean-Baptiste", "Marguerite", "Maximilienne")]
    laid = server.take_in("cv-4-shared", ME, *others, moves=first_decision("cv-4-shared", 150))
    ines = visit(lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    for size in ((1180, 820), (1280, 640), (1366, 768), (820, 1180)):
        ines.page.set_viewport_size({"width": size[0], "height": size[1]})
        ines.settle()
        expect(ines.find(".other .score")).to_have_count(3)

        assert ines.page.evaluate(OUT_OF_ITS_BOX, [".other .score", ".other"]) == 0, size


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_tablet_every_board_can_be_read(server: Server, visit: Visit, lang: str) -> None:
    """Upright and on its side; what is long is not broken without a hyphen."""
    *_, laid = crowded(server, "everything-5-alone-at-top")
    ines = visit(820, 1180, lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.find("[data-drawer]").click()
    pages = ines.find(".drawer [data-page]")
    expect(pages.nth(5)).to_be_visible()
    faults = []
    for page in pages.all():
        page.click()
        for size in ((820, 1180), (960, 740)):
            faults += unreadable_at(ines, size)
            faults += ines.page.evaluate(BROKEN_WORDS, ".thing :is(b, small)")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_tablet_what_is_chosen_can_be_read(server: Server, visit: Visit, lang: str) -> None:
    """With all that it changes on my mat, and what it leads to."""
    laid = crowd(server, "everything-5-alone-at-top", 250)
    ines = visit(744, 954, lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    faults = []
    for row in ines.find("[data-zone=rows] .row").all():
        row.locator(".row-card").nth(1).click()
        expect(ines.find("[data-zone=narrator] p")).not_to_have_text("…")
        for size in ((744, 954), (960, 740)):
            faults += unreadable_at(ines, size)
            assert ines.find("[data-zone=narrator] p[data-fit=over]").count() == 0
        ines.page.keyboard.press("Escape")
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
    # Five cards in slots, and with everything on.
    for laid in (
        server.take_in("second-2-survived", ME, ABSENT[0], moves=55),
        server.take_in("everything-1-won", ME, moves=107),
    ):
        ines.move_on(laid.table, laid.key)
        ines.asked()
        faults += unreadable_at(ines, (1280, 800))
    assert not faults


def nine_ways(server: Server) -> Laid:
    """A table where one level of a card is paid in nine ways."""
    lines, head = lines_of("second-1-won")
    moves = next(number for number, line in enumerate(lines[head:]) if line.endswith(" A take world_record 3"))
    return server.take_in("second-1-won", ME, moves=moves)


@pytest.mark.parametrize("size", [(1280, 800), (1280, 640)])
def test_the_list_of_ways_to_pay_lies_over_the_table(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid = nine_ways(server)
    ines = visit(*size)
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


@pytest.mark.parametrize("size", [(390, 844), (360, 780)])
def test_on_a_phone_no_hourglass_stands_on_what_an_action_costs(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    lines, head = lines_of("second-4-action")
    moves = next(number for number, line in enumerate(lines[head:]) if line.endswith(" A overtime"))
    laid = server.take_in("second-4-action", ME, *ABSENT[:3], moves=moves + 4)
    ines = visit(*size, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    overtime = ines.find("[data-at='space overtime']")
    overtime.click()
    ines.settle()
    assert overtime.locator(".stands > :not(.unseen)").count() > 1
    assert overtime.evaluate(CLEAR_OF, [".bad", ".stands > :not(.unseen)"])


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


def check_goes_on(visitor: Visitor, place: str, items: str) -> None:
    """A place says that more lies beyond its edge, until the last of it has come."""
    expect(visitor.find(f"{place} .goes-on")).to_be_visible()
    visitor.find(items).last.scroll_into_view_if_needed()
    expect(visitor.find(f"{place} .goes-on")).to_have_count(0)


@pytest.mark.parametrize(
    ("record", "moves", "place"), [("everything-1-won", 107, ".beside"), ("everything-2-alone-at-top", 221, ".list")]
)
def test_what_goes_on_below_the_edge_says_so(server: Server, visit: Visit, record: str, moves: int, place: str) -> None:
    """Things beside five slots, and ten bills."""
    ines = visit(1280, 800)
    laid = server.take_in(record, ME, *ABSENT[: int(record.split("-")[1]) - 1], moves=moves)
    ines.sit(laid.table, laid.key)
    ines.asked()
    check_goes_on(ines, place, f"{place} [data-item]")


@pytest.mark.parametrize("size", [(360, 740), (740, 720)])
def test_a_track_that_goes_on_beside_the_edge_says_so(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid = crowd(server, "cv-4-shared", 40)
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    check_goes_on(ines, ".track", ".track-card")


def test_rows_and_boards_that_go_on_beside_the_edge_say_so(server: Server, visit: Visit) -> None:
    *_, laid = crowded(server, "everything-5-alone-at-top")
    ines = visit(360, 740)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.find("[data-tab=cards]").click()
    check_goes_on(ines, ".segments", ".segments button")


@pytest.mark.parametrize("size", [(1280, 640), (820, 1180), (360, 740)])
def test_the_longest_name_there_is_ends_in_a_mark(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    me, other = ({**kind, "name": letter * 40} for kind, letter in ((ME, "e"), (BOT, "a")))
    laid = server.take_in("second-3-shared", me, other, BOT, moves=first_decision("second-3-shared", 60))
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    faults = unreadable_at(ines, size)
    assert not faults, "\n".join(faults)
    assert {len(name.get_attribute("title") or "") for name in ines.find(".person[data-fit=over]").all()} == {40}


@pytest.mark.parametrize("size", [(1366, 768), (820, 1180)])
def test_no_marker_lies_on_a_number_of_its_track(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    *_, laid = crowded(server, "everything-5-alone-at-top")
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    assert ines.find("[data-zone=mat] .more .marker").count() == len(NAMES)
    assert ines.page.evaluate(UNDER_MARKERS) == []


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
    # A pointer that was nowhere before has not moved yet.
    ines.page.mouse.move(1, 1)
    ines.find("[data-zone=goals] [data-tip=lth]").first.hover()
    tip = ines.find(".tip").bounding_box()
    assert tip
    assert tip["x"] + tip["width"] <= size[0]


@pytest.mark.parametrize("size", [(844, 390), (740, 360)])
def test_on_a_phone_held_sideways_what_throws_the_dice_is_in_sight(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    record, moves, seats = moment_of("roll", "cv-4-shared")
    laid = server.take_in(record, *seats, moves=moves)
    ines = visit(*size, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    expect(ines.button("Lancer les dés")).to_be_in_viewport(ratio=0.8)


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_on_a_phone_held_sideways_cards_to_choose_from_lie_side_by_side(
    server: Server, visit: Visit, game: str
) -> None:
    laid = server.lay(ME, ABSENT[0], game=game)
    ines = visit(844, 390)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    cards = ines.find("[data-zone=answers] [data-line]").all()
    tops = [each.evaluate("(own) => own.getBoundingClientRect().top") for each in cards]
    assert len(tops) > 1
    assert tops[0] == tops[1]
    assert max(tops) < 300


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


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440), (820, 1180)])
def test_beside_a_further_track_a_trait_still_says_what_it_does(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    *_, laid = crowded(server, "everything-5-alone-at-top")
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    expect(ines.find(".me.full .trait small")).to_be_visible()


def test_a_large_window_names_all_causes_of_stress_and_the_ages_to_come(server: Server, visit: Visit) -> None:
    *_, laid = crowded(server, "everything-5-alone-at-top")
    ines = visit(2560, 1440, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    assert ines.find(".strain").count()
    assert ines.find(".strain[data-fit=over]").count() == 0
    expect(ines.find(".sky")).to_contain_text("3e Âge 3")


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


@pytest.mark.parametrize("size", [*LAPTOPS, *TABLETS, (390, 844)])
def test_the_sun_stands_in_the_sky(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid, *_ = crowded(server, "second-3-shared")
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    sky, sun = (ines.find(css).bounding_box() for css in (".sky", ".sky .sun"))
    assert sky
    assert sun
    assert sun["y"] >= sky["y"]
    assert sun["y"] + sun["height"] <= sky["y"] + sky["height"]


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024), (1024, 1366)])
def test_on_an_upright_tablet_a_life_has_no_more_room_than_its_covered_cards_need(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    """Three of them are told by their titles."""
    *_, laid = crowded(server, "cv-4-shared")
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    heads, tops = (
        [box.bounding_box() for box in ines.find(f".stack {css}").all()] for css in ("h3", ".top-card, .empty")
    )
    title = ines.find(".stack .under li").first.bounding_box()
    assert title
    assert len(heads) == len(tops) == 5
    for head, top in zip(heads, tops, strict=True):
        assert head
        assert top
        assert top["y"] - head["y"] - head["height"] <= 4 * title["height"]


@pytest.mark.parametrize("size", [(1280, 800), *TABLETS, (390, 844)])
def test_no_two_buttons_of_a_replay_have_the_same_sign(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    ines = visit(*size)
    ines.read(f"/replay/{server.take_in('second-2-survived').table}?move=30")
    expect(ines.find(".bar select.from")).to_be_visible()
    signs = [sign.inner_html() for sign in ines.find(".bar button svg.icon").all()]
    assert len(signs) > 6
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("record", ["everything-5-alone-at-top", "cv-4-shared"])
def test_names_of_people_keep_their_accents_and_tails(server: Server, visit: Visit, record: str) -> None:
    names = ("Ángel", "Jean-Baptiste", "Marguerite", "Évangeline", "Jörg")
    people = [{**kind, "name": name} for kind, name in zip(people_of(CROWDED[record][0]), names, strict=False)]
    laid = server.take_in(record, *people, moves=first_decision(record, 40))
    ines = visit()
    ines.sit(laid.table, laid.key)
    ines.asked()
    expect(ines.find(".person").nth(2)).to_be_visible()
    for size in ((1280, 640), (1440, 900), (820, 1180), (390, 844)):
        ines.page.set_viewport_size({"width": size[0], "height": size[1]})
        ines.settle()
        assert [fault for fault in unreadable(ines.page, HAIR) if ".person" in fault] == [], size


@pytest.mark.parametrize("size", [(1366, 768), (820, 1180)])
def test_an_accent_on_a_card_of_mine_is_whole(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    record = "modules-5-alone-at-top"
    laid = server.take_in(record, ME, *ABSENT, moves=first_decision(record, 400))
    ines = visit(*size, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    expect(ines.find(".held-card b").filter(has_text="À la tête")).to_be_visible()
    assert [fault for fault in unreadable(ines.page) if ".held-card" in fault] == []


@pytest.mark.parametrize("size", [(1280, 640), (1366, 768), (1180, 820)])
def test_the_name_of_an_age_leaves_those_beside_it_in_sight(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    record = "modules-5-alone-at-top"
    laid = server.take_in(record, ME, *ABSENT, moves=first_decision(record, 400))
    ines = visit(*size, lang="fr")
    ines.sit(laid.table, laid.key)
    assert ines.asked()["scene"]["age"] == "old_age_1"
    ines.settle()
    assert ines.page.evaluate(ON_ONE_ANOTHER) == []


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024), (960, 800)])
def test_on_a_tablet_names_and_covered_cards_of_a_life_are_read_to_their_ends(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    laid = server.take_in("cv-4-deck-empty", *people_of(4), moves=first_decision("cv-4-deck-empty", 140))
    ines = visit(*size, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    assert unreadable_at(ines, size) == []
    assert ines.find(".stack .under li").count() >= 3
    assert ines.find(":is(.person, .stack h3)[data-fit=over]").count() == 0


def test_on_an_upright_tablet_eight_bills_lie_side_by_side(server: Server, visit: Visit) -> None:
    """None of them below the edge of their sheet."""
    record = "modules-5-alone-at-top"
    laid = server.take_in(record, ME, *ABSENT, moves=first_decision(record, 400))
    ines = visit(820, 1180)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    expect(ines.find("[data-zone=answers] ol > li")).to_have_count(8)
    expect(ines.find("[data-zone=answers] .goes-on")).to_have_count(0)


def test_cards_that_could_be_bought_and_lie_below_the_edge_say_so(server: Server, visit: Visit) -> None:
    laid = crowd(server, "cv-4-shared", 150)
    ines = visit(1280, 640, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    check_goes_on(ines, ".plan", ".plan .mini")


def test_in_another_window_the_newest_of_the_log_stays_in_sight(server: Server, visit: Visit) -> None:
    *_, laid = crowded(server, "everything-5-alone-at-top")
    ines = visit(1366, 768)
    ines.sit(laid.table, laid.key)
    ines.asked()
    for size in ((1280, 640), (1920, 1080), (1440, 900)):
        ines.page.set_viewport_size({"width": size[0], "height": size[1]})
        ines.settle()
        assert ines.find("[data-zone=log] .list").evaluate(TO_THE_END) < 2, size


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("record", ["everything-5-alone-at-top", "cv-4-shared"])
def test_a_wide_window_that_is_low_is_filled_from_side_to_side(
    server: Server, visit: Visit, record: str, lang: str
) -> None:
    size = (1100, 700)
    laid = crowd(server, record, CROWDED[record][-1])
    ines = visit(*size, lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    assert unreadable_at(ines, size) == []
    assert ines.find("[data-zone=opponents] .person[data-fit=over], .strip .person[data-fit=over]").count() == 0
    said, tab = (ines.find(css).bounding_box() for css in ("[data-zone=narrator]", ".phone main"))
    assert said
    assert tab
    assert said["x"] + said["width"] <= tab["x"]
    assert tab["x"] + tab["width"] == size[0]


@pytest.mark.parametrize("size", [(1280, 640), (1366, 768), (1024, 768)])
def test_a_long_kind_keeps_off_the_edge_of_its_card(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    *_, laid = crowded(server, "everything-5-alone-at-top")
    ines = visit(*size, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    expect(ines.find(".row-card .subtitle").filter(has_text="Temporaire")).to_be_visible()
    assert ines.page.evaluate(AT_THE_EDGE) == []


def test_a_long_name_beside_two_missing_things_is_not_broken_on_a_tablet(server: Server, visit: Visit) -> None:
    laid = nine_ways(server)
    ines = visit(820, 1180, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    expect(ines.find("[data-zone=rows] .k-job b").filter(has_text="gouvernement")).to_be_visible()
    assert ines.page.evaluate(BROKEN_WORDS, "[data-zone=rows] .k-job b") == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_price_that_is_struck_out_leaves_the_line_below_alone(server: Server, visit: Visit, lang: str) -> None:
    *_, laid = crowded(server, "everything-5-alone-at-top")
    ines = visit(1280, 640, lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.find("[data-zone=rows] .row-card").nth(3).press(" ")
    expect(ines.find(".large s").nth(1)).to_be_attached()
    ines.settle()
    assert max(ines.page.evaluate(OVER_THE_LINE)) <= 0


def test_on_a_phone_a_long_name_keeps_to_the_menu(server: Server, visit: Visit) -> None:
    laid = crowd(server, "cv-4-shared", 40)
    ines = visit(360, 740, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.find(".tools button").last.click()
    expect(ines.find("dialog [data-hand]")).to_be_visible()
    assert ines.page.evaluate(OUT_OF_ITS_BOX, ["[data-hand]", "dialog"]) == 0


@pytest.mark.parametrize("record", ["everything-5-alone-at-top", "cv-4-shared"])
def test_actions_and_cards_of_the_track_keep_their_accents_and_tails(server: Server, visit: Visit, record: str) -> None:
    laid = crowd(server, record, CROWDED[record][-1])
    ines = visit(lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    names = ines.find(".act .display, .track-card b")
    for size in ((1280, 640), (1440, 900), (820, 1180), (390, 844), (844, 390)):
        ines.page.set_viewport_size({"width": size[0], "height": size[1]})
        ines.settle()
        expect(names.nth(3)).to_be_attached()
        cut = unreadable(ines.page, HAIR)
        assert [
            fault for fault in cut if ".display <" in fault and ("button.act" in fault or "track-card" in fault)
        ] == []


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_five_on_a_track_of_a_module_do_not_cover_each_other(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    laid = server.take_in(
        "community-5-alone-at-top", ME, *ABSENT, moves=first_decision("community-5-alone-at-top", 150)
    )
    ines = visit(*size)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()
    markers = ines.find("[data-zone=mat] .more .marker")

    expect(markers).to_have_count(5)
    assert markers.evaluate_all(ON_OTHER_MARKERS) == []


CUT_SENTENCES = """() => [...document.querySelectorAll(".track .say")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"""
# How far below the names of the stacks their cards begin.
ABOVE_THE_STACKS = """() => [...document.querySelectorAll(".stack")].map((stack) => {
  const [name, first] = ["h3", ".under button, .top-card, .empty"].map((css) => stack.querySelector(css));
  return Math.round(first.getBoundingClientRect().top - name.getBoundingClientRect().bottom);
})"""


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_upright_a_tablet_has_no_empty_room_in_cv_where_words_are_cut(
    server: Server, visit: Visit, lang: str, size: tuple[int, int]
) -> None:
    record = "cv-3-alone-at-top"
    laid = server.take_in(record, ME, *ABSENT[:2], moves=first_decision(record, 8))
    ines = visit(*size, lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()

    assert ines.page.evaluate(CUT_SENTENCES) == []
    assert max(ines.page.evaluate(ABOVE_THE_STACKS)) <= 8


# Whether one part of the table ends before another begins.
BEFORE = """([one, other]) => {
  const [first, second] = [one, other].map((css) => document.querySelector(css)?.getBoundingClientRect());
  return first && second && first.bottom <= second.top;
}"""


@pytest.mark.parametrize(("lang", "said"), [("en", "that is a misfortune"), ("fr", "c’est un malheur")])
def test_on_a_phone_a_misfortune_is_named_and_what_prevents_it_lies_above_what_it_may_take(
    server: Server, visit: Visit, lang: str, said: str
) -> None:
    # With three cats, and a life insurance in hand.
    laid = server.take_in("cv-2-ran-out-early", ME, ABSENT[0], moves=57)
    ines = visit(390, 844, lang=lang)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()

    assert ines.page.evaluate(BEFORE, ["[data-zone=hand] .can", "[data-zone=narrator]"])
    assert ines.page.evaluate(BEFORE, ["[data-zone=hand]", "[data-zone=mat]"])
    ines.find("[data-tab=act]").click()
    expect(ines.find(".tray .bad")).to_have_text(said)


# How far a text reaches, and where something else begins.
REACHES = """([own, other]) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(own));
  const right = Math.max(...[...range.getClientRects()].map((each) => each.right));
  return [right, document.querySelector(other).getBoundingClientRect().left];
}"""


@pytest.mark.parametrize("size", [(844, 390), (1024, 768)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whose_life_it_was_and_with_whom_is_not_covered_by_the_points(
    server: Server, visit: Visit, lang: str, size: tuple[int, int]
) -> None:
    seats = [{"kind": "here", "name": name} for name in NAMES]
    laid = server.take_in("everything-5-alone-at-top", *seats)
    ines = visit(*size, lang=lang)
    ines.read(f"/story/{laid.table}")
    ines.settle()

    reached, begun = ines.page.evaluate(REACHES, [".top", ".score"])
    assert reached <= begun
