"""The table on a phone and in French, and the rooms beside it: stories, replays, rules, cards."""

import re
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Route, expect

from tools.pack_offline import STATIC

from .conftest import Visit
from .serving import BOT, ME, Server
from .visiting import JUMP, OFTEN, PUSHED, Visitor, ask_of, clicks, is_over

PHONE = (360, 780)
LARGE_PHONE = (412, 823)
# In the order in which they were asked for.
FETCHED = "performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"
# Scripts and styles of a table, before what draws its pictures.
MOST_FILES = 12
# What draws, and each shelf of what is drawn.
MOST_PICTURES = 7
# Everything on a page that a person reads or hears.
WORDS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest("[lang=en], script")) found.add(walker.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder"])
    for (const each of document.querySelectorAll(`[${name}]:not([lang=en])`)) found.add(each.getAttribute(name));
  found.add(document.title);
  return [...found].map((each) => each.replace(/\\s+/g, " ").trim());
}"""

# What fields say as long as nothing is written in them, where they are too narrow for it.
CUT_HINTS = """() => [...document.querySelectorAll("input[placeholder]")].filter((each) => {
  const style = getComputedStyle(each);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontSize} ${style.fontFamily}`;
  const room = each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(each.placeholder).width > room;
}).map((each) => each.placeholder)"""


def is_wider_than_the_window(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def is_higher_than_the_window(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollHeight > innerHeight"))


FIRST_SCRIPT = "**/assets/index-*.js"


def check_cover(visit: Visit, address: str, here: str, elsewhere: str, then: str) -> None:
    """On a phone in French: until the first script has come, one line can be read and the other cannot."""
    ines = visit(*PHONE, lang="fr", alone=True)
    held: list[Route] = []
    ines.page.route(FIRST_SCRIPT, lambda route: held.append(route))
    with ines.page.expect_request(FIRST_SCRIPT):
        ines.page.goto(address, wait_until="commit")
    cover = ines.find("#cover")

    expect(cover.get_by_text(here)).to_be_visible()
    expect(cover.get_by_text(elsewhere)).to_be_hidden()
    assert not is_wider_than_the_window(ines)
    assert not is_higher_than_the_window(ines)
    held[0].continue_()
    expect(ines.find(then).first).to_be_visible()
    expect(cover).to_have_count(0)


def test_the_box_lies_there_until_its_table_is_set(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, BOT)
    address = f"{server.address}/t/{laid.table}#{laid.key}"

    check_cover(visit, address, "La Quête du Bonheur", "The Pursuit of Happiness", "[data-zone=narrator]")


@pytest.mark.parametrize("page", ["/", "/me/album", "/help", "/day", "/puzzles"])
def test_words_lie_there_until_a_page_is_and_before_any_of_its_scripts(server: Server, visit: Visit, page: str) -> None:
    check_cover(visit, f"{server.address}{page}", "Toute une vie en une soirée", "A whole life in an evening", "h1")


# What is not painted is not pushed.
PAINTED = 'document.addEventListener("readystatechange", () => { document.documentElement.style.opacity = "1"; });'


@pytest.mark.parametrize(
    ("page", "late", "last"),
    [("/me", "**/assets/pictures-*.js", ".faces label:nth-of-type(8)"), ("/me/album", "**/cards?*", ".stamps li")],
)
def test_what_arrives_late_pushes_nothing_aside(visit: Visit, page: str, late: str, last: str) -> None:
    ines = visit(*LARGE_PHONE, alone=True)
    ines.page.add_init_script(PAINTED)
    held: list[Route] = []
    ines.page.route(late, lambda route: held.append(route))
    ines.go(page)
    expect(ines.find("main .paper").nth(1)).to_be_visible()
    ines.settle()
    for route in held:
        route.continue_()
    ines.page.unroute(late)
    expect(ines.find(last).first).to_be_attached()
    ines.settle()

    assert float(ines.page.evaluate(PUSHED)) < JUMP


FILLED = """() => {
  const image = document.querySelector(".mark img[src]");
  if (!image || getComputedStyle(image).objectFit !== "cover") return false;
  const [drawn, round] = [image, image.parentElement].map((each) => each.getBoundingClientRect());
  return drawn.width >= round.width && drawn.height >= round.height;
}"""


def test_the_picture_of_a_postmark_fills_its_round(visit: Visit) -> None:
    ines = visit(alone=True, pictures=True)
    ines.go("/me/album")
    expect(ines.find(".mark img[src]").first).to_be_visible()

    ines.page.wait_for_function(FILLED, polling=OFTEN)


# Font files, with the script that would take the cover away meanwhile, and what some pages ask for last; what is there
# by then; and what shows that all is.
LETTERS = re.compile(r"/assets/([\w-]+\.woff2|index-[\w-]+\.js)$")
OFFERED = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the static folder is not built: make static"
)
LATE = [
    ("/", LETTERS, "#cover", ".now button"),
    pytest.param("/", "**/assets/OfflinePanel-*.js", "main .side", "#setup-title", marks=OFFERED),
    ("/rules/cv", "**/games?*", "h1", "dl dt"),
    ("/rules/cv", "**/rules?*", "h1", "dl dt"),
    ("/cards/pursuit", "**/games?*", "h1", "main .full-card"),
    ("/cards/cv", "**/cards?*", "h1", "main .full-card"),
    ("/day", "**/assets/pictures-*.js", ".aims li", ".aims img[src]"),
    ("/me", "**/me/lives?*", "main .paper", "#lives"),
]


@pytest.mark.parametrize("size", [LARGE_PHONE, (1350, 940)])
@pytest.mark.parametrize(("page", "late", "there", "last"), LATE)
def test_a_page_stays_where_it_is_while_it_comes(
    visit: Visit, size: tuple[int, int], page: str, late: str | re.Pattern[str], there: str, last: str
) -> None:
    ines = visit(*size, alone=True, pictures=True)
    ines.page.add_init_script(PAINTED)
    held: list[Route] = []
    ines.page.route(late, lambda route: held.append(route))
    with ines.page.expect_request(late):
        ines.page.goto(ines.address + page, wait_until="commit")
    expect(ines.find(there).first).to_be_visible()
    ines.settle()
    # What was there for a moment would take along what somebody has entered.
    expect(ines.find(last)).to_have_count(0)
    for route in held:
        route.continue_()
    ines.page.unroute(late)
    expect(ines.find(last).first).to_be_visible()
    ines.settle()

    assert float(ines.page.evaluate(PUSHED)) < JUMP / 10


@pytest.mark.parametrize(("game", "rounds"), [("pursuit", 2), ("cv", 3)])
def test_a_phone_of_360_pixels_is_enough_to_play(server: Server, visit: Visit, game: str, rounds: int) -> None:
    laid = server.lay(ME, BOT, game=game, seed="phone")
    ines = visit(*PHONE)
    ines.sit(laid.table, laid.key)

    news = ines.play(clicks(1), lambda news: news["scene"]["round"] >= rounds or is_over(news))

    assert not is_over(news)
    assert not is_wider_than_the_window(ines)
    for tab in ines.find("nav.tabs button").all():
        tab.click()
        expect(tab).to_have_attribute("aria-current", "page")
        assert not is_wider_than_the_window(ines)


# The zones that do not lie in the window as a whole, or not at all.
OUTSIDE = """(all) => all.filter((each) => {
  const { left, right, bottom, width, height } = each.getBoundingClientRect();
  return !width || !height || left < 0 || right > innerWidth || bottom > innerHeight;
}).map((each) => each.dataset.zone)"""


def test_the_whole_table_fits_a_laptop(server: Server, visit: Visit) -> None:
    ines = visit()
    for record, moves in (("second-4-action", 40), ("cv-4-shared", 60)):
        laid = server.take_in(record, ME, BOT, BOT, BOT, moves=moves)
        ines.move_on(laid.table, laid.key)
        ines.asked()
        for height in (800, 640):
            ines.page.set_viewport_size({"width": 1280, "height": height})
            ines.settle()

            assert not is_wider_than_the_window(ines), (record, height)
            assert not is_higher_than_the_window(ines), (record, height)
            assert ines.find("[data-zone]").evaluate_all(OUTSIDE) == [], (record, height)


# French.


def english_only(visitor: Visitor) -> set[str]:
    """English words of the client, of the cards and of the board that are no French ones."""

    def words(lang: str) -> set[str]:
        texts = visitor.page.request.get(f"{visitor.address}/api/texts/{lang}").text()
        found = set(re.findall(r"^[\w-]+ = ([^{}\n]+)$", texts, re.MULTILINE))
        for game in visitor.page.request.get(f"{visitor.address}/api/games?lang={lang}").json():
            found |= set(game["words"].values()) | {game["text"]}
            faces = visitor.page.request.get(f"{visitor.address}/api/games/{game['id']}/cards?lang={lang}").json()
            found |= {face["name"] for face in faces}
        # A single letter is no word: stamps and keys have it too.
        return {each.strip() for each in found if sum(letter.isalpha() for letter in each) > 1}

    return words("en") - words("fr")


def check_french(visitor: Visitor, english: set[str]) -> None:
    # The heading is there before what it stands over.
    visitor.page.wait_for_function(f"() => new Set(({WORDS})()).size > 15", polling=OFTEN)
    found = set(visitor.page.evaluate(WORDS))
    assert found & english == set()


def check_fetched(visitor: Visitor) -> None:
    """A table is laid from few files, each fetched once; the code of the pictures comes when they are looked at."""
    expect(visitor.find("img.drawn[src]").first).to_be_visible()
    fetched = [path for path in visitor.page.evaluate(FETCHED) if re.search(r"/assets/[\w-]+\.(js|css)$", path)]
    assert len(set(fetched)) == len(fetched)
    pictures = [place for place, path in enumerate(fetched) if re.search("/(pictures|_virtual_emoji)-", path)]
    # How many shelves of emoji have come by now, besides the code and the first of them, is up to chance.
    assert 2 <= len(pictures) <= MOST_PICTURES
    assert pictures[0] <= MOST_FILES
    assert pictures == list(range(pictures[0], len(fetched)))


def test_the_table_turns_french_at_any_moment(server: Server, visit: Visit) -> None:
    laid = server.take_in("second-4-action", ME, BOT, BOT, BOT, moves=40)
    ines = visit(pictures=True)
    ines.sit(laid.table, laid.key)
    question = ines.asked()["asks"][0]["question"]
    check_fetched(ines)
    english = english_only(ines)
    assert set(ines.page.evaluate(WORDS)) & english

    ines.button("Settings").click()
    ines.page.get_by_text("Français").click()
    expect(ines.find("html")).to_have_attribute("lang", "fr")
    ines.page.keyboard.press("Escape")
    expect(ines.turn).to_contain_text("À vous")
    expect(ines.says).not_to_contain_text(question)
    ines.page.wait_for_function("english => window.latest.asks[0].question !== english", arg=question, polling=OFTEN)
    # The cards come in French a moment later.
    is_french = f"english => !({WORDS})().some((word) => english.includes(word))"
    ines.page.wait_for_function(is_french, arg=sorted(english), polling=OFTEN)

    check_french(ines, english)


def test_the_other_rooms_speak_french(server: Server, visit: Visit) -> None:
    table = server.take_in("second-2-survived").table
    ines = visit(lang="fr")
    english = english_only(ines)
    rooms = ["/", "/rules/pursuit", "/rules/cv", "/cards/cv", "/help", "/lessons"]
    for path in [*rooms, f"/story/{table}", f"/replay/{table}"]:
        ines.page.set_viewport_size({"width": 1280, "height": 800})
        ines.read(path)

        check_french(ines, english)
        if path == "/help":
            expect(ines.find("main li").nth(8)).to_be_attached()
        ines.page.set_viewport_size({"width": 360, "height": 780})
        ines.settle()
        assert not is_wider_than_the_window(ines), path


# The ways between the rooms.


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_the_ways_are_tidy_and_leave_the_sun_alone(visit: Visit, lang: str) -> None:
    ines = visit(*PHONE, lang=lang)
    ines.read("/")
    check_ways(ines)
    ines.find(".now .play-now").first.click()
    ines.asked()

    ines.read("/")
    expect(ines.find(".hello")).to_be_visible()
    check_ways(ines)


@pytest.mark.parametrize("size", [(820, 1180), (844, 390), (1024, 768), (1280, 800), (1920, 1080)])
def test_the_sun_stands_below_the_ways_at_any_hour(visit: Visit, size: tuple[int, int]) -> None:
    ines = visit(*size, lang="fr", alone=True)
    ines.read("/")
    check_ways(ines)
    ines.find(".now .play-now").first.click()
    ines.asked()
    for hour in (10, 14, 17, 20):
        ines.page.clock.set_fixed_time(datetime(2026, 6, 1, hour))
        ines.read("/")
        expect(ines.find(".hello")).to_be_visible()
        check_ways(ines)


def check_ways(visitor: Visitor) -> None:
    """All rooms in one line, and neither they nor one's own things upon the sun."""
    visitor.settle()
    sun = visitor.find("svg.sun").bounding_box()
    ways = [way.bounding_box() for way in visitor.find("nav .way").all()]
    rooms = [room.bounding_box() for room in visitor.find("nav .rooms .way").all()]
    assert len({room["y"] for room in rooms if room}) == 1
    assert sun
    assert [way for way in ways if way and meet(way, sun)] == []


def meet(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


# Afterwards.


def test_a_finished_game_is_seen_again_move_by_move(server: Server, visit: Visit) -> None:
    laid = server.take_in("second-2-survived")
    ines = visit()
    ines.read(f"/replay/{laid.table}")
    bar = ines.find("[data-zone=narrator]")
    expect(bar).to_contain_text("Move 0 of")

    ines.page.get_by_role("button", name="One move on").click()
    expect(bar).to_contain_text("Move 1 of")
    ines.find("input[type=range]").fill("30")
    # The number is there at once, the table when it has come.
    expect(ines.find("[data-zone=narrator][aria-busy=false]")).to_contain_text("Move 30 of")
    ines.settle()
    shown = ines.find("[data-zone=rows]").inner_text()
    link = ines.page.url

    # Whoever gets the typefaces late sees the same in the end.
    guest = visit(alone=True)
    late: list[Route] = []
    guest.page.route("**/*.woff2", lambda route: late.append(route))
    guest.page.goto(link, wait_until="commit")
    expect(guest.find("[data-zone=narrator][aria-busy=false]")).to_contain_text("Move 30 of")
    guest.settle()
    assert late
    for typeface in late:
        typeface.continue_()
    expect(guest.find("[data-zone=rows]")).to_have_text(shown, use_inner_text=True)
    guest.find("select.jump").select_option(index=1)
    expect(guest.find("[data-zone=narrator]")).not_to_contain_text("Move 30 of")


def test_a_replay_runs_as_fast_as_one_likes_and_stops_at_the_end(server: Server, visit: Visit) -> None:
    ines = visit()
    ines.read(f"/replay/{server.take_in('second-2-survived').table}?move=30")
    bar = ines.find("[data-zone=narrator]")
    bar.get_by_label("Speed").select_option("4×")
    expect(bar.get_by_label("Speed")).to_have_value("4")
    ines.page.get_by_role("button", name="Play", exact=True).click()
    expect(bar).not_to_contain_text("Move 30 of")
    ines.page.get_by_role("button", name="Stop", exact=True).click()
    ines.page.get_by_role("button", name="To the end", exact=True).click()
    expect(ines.find("[role=log]")).to_contain_text("life")
    ines.page.get_by_role("button", name="One move back").click()
    ines.page.get_by_role("button", name="Play", exact=True).click()
    expect(bar).to_contain_text(re.compile(r"Move (\d+) of \1"))
    expect(ines.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_finished_game_goes_on_from_any_move_as_a_new_one(server: Server, visit: Visit) -> None:
    laid = server.take_in("second-2-survived")
    ines = visit()
    ines.read(f"/replay/{laid.table}?move=20")

    ines.button("Go on from here").click()
    ines.page.get_by_role("dialog").locator(".button.go").click()

    ines.page.wait_for_url("**/t/*")
    assert ines.asked()["move"] == 20


@pytest.mark.parametrize("record", ["second-2-survived", "cv-2-shared"])
def test_a_life_is_told_and_can_be_taken_home(server: Server, visit: Visit, tmp_path: Path, record: str) -> None:
    laid = server.take_in(record)
    ines = visit(pictures=True)
    ines.read(f"/story/{laid.table}/1")
    title = ines.find("h1").inner_text()

    with ines.page.expect_download() as picture:
        ines.button("As a picture").click()
    with ines.page.expect_download() as page:
        ines.button("page").click()

    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    kept = tmp_path / "life.html"
    page.value.save_as(kept)
    text = kept.read_text(encoding="utf-8")
    assert title in text
    drawn = re.findall(r'class="[^"]*\bdrawn\b', text)
    assert len(drawn) == ines.page.locator("main img.drawn").count() > 0
    assert not re.search(r"<script|<link", text)
    ines.asked_for.clear()
    ines.page.goto(kept.as_uri())
    expect(ines.find("h1")).to_have_text(title)
    assert {each.split(":")[0] for each in ines.asked_for} <= {"file", "data"}


# Those that stand in for them are not everywhere.
OUR_LETTERS = """() => Promise.all(
  [...document.fonts].filter(({ family }) => !family.includes("Near ")).map((letters) => letters.load())
).then(() => null)"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("page", ["/rules", "/cards"])
def test_what_can_be_searched_for_can_be_read_on_a_phone(visit: Visit, page: str, lang: str) -> None:
    ines = visit(*PHONE, lang=lang)
    ines.read(page)
    expect(ines.find("input[placeholder]").first).to_be_visible()
    ines.page.evaluate(OUR_LETTERS)
    ines.settle()
    assert ines.page.evaluate(CUT_HINTS) == []


def test_rules_are_found_by_words_and_by_link(visit: Visit) -> None:
    ines = visit()
    ines.read("/rules#PH.stress.05")
    expect(ines.page.get_by_text("PH.stress.05").first).to_be_in_viewport()

    ines.page.get_by_role("searchbox").fill("hourglass")

    expect(ines.find("mark").first).to_be_visible()


AT_ONCE = 24


def test_the_gallery_shows_every_card_to_whoever_scrolls(server: Server, visit: Visit) -> None:
    ines = visit(pictures=True)
    ines.read("/cards/cv")
    faces = ines.page.request.get(f"{server.address}/api/games/cv/cards?lang=en").json()
    cards = ines.find("main .full-card")

    for shown in range(AT_ONCE, len(faces), AT_ONCE):
        expect(cards).to_have_count(shown)
        ines.find("main .more").scroll_into_view_if_needed()

    expect(cards).to_have_count(len(faces))
    expect(ines.find("main .more")).to_have_count(0)


# Motion.

WATCH = """() => {
  window.flown = 0;
  new MutationObserver((all) => {
    for (const each of all) for (const node of each.addedNodes) window.flown += node.matches?.(".flight") ? 1 : 0;
  }).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("moves", [True, False])
def test_tokens_slide_unless_somebody_wants_less_motion(server: Server, visit: Visit, moves: bool) -> None:
    laid = server.lay(ME, seed="motion")
    ines = visit(moves=moves)
    ines.sit(laid.table, laid.key)
    news = ines.play(clicks(1), lambda news: ask_of(news)["step"] == "action.turn")
    ines.page.evaluate(WATCH)

    ines.find('[data-at="space study"]').click()
    ines.confirm()
    ines.asked(news["version"])

    assert (ines.page.evaluate("window.flown") > 0) == moves
    expect(ines.find(".flight")).to_have_count(0)


def test_where_nothing_arrives_the_page_says_so_in_its_own_language(visit: Visit) -> None:
    camille = visit(lang="fr", may_break=True)
    camille.read("/")
    camille.page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    for path in ("/rules", "/cards", "/story/abcdefghij", "/study/abcdefghij/0", "/replay/abcdefghij"):
        camille.walk_to(path, "[role=status] button")
        note = camille.find("[role=status]").filter(has=camille.page.get_by_role("button", name="Réessayer"))
        expect(note.get_by_role("heading")).to_have_text("Cela n’a pas marché")
        expect(note).to_contain_text("la ligne est coupée")


def test_where_there_is_nothing_a_way_leads_on(visit: Visit) -> None:
    ines = visit()
    ines.read("/")
    lost = {
        "story": "/me",
        "study": "/me",
        "replay": "/me",
        "rules": "/rules",
        "cards": "/cards",
        "puzzles": "/puzzles",
    }
    for room, way in lost.items():
        ines.walk_to(f"/{room}/none", "[role=status] .go")
        note = ines.find("[role=status]").filter(has=ines.find(".go"))
        expect(note.get_by_role("button")).to_have_count(0)
        expect(note.get_by_role("heading")).to_have_text(re.compile("gone|no such page"))
        assert [link.get_attribute("href") for link in note.get_by_role("link").all()] == [way, "/"]
    # The browser itself says that nothing was found.
    ines.complaints.clear()


def test_a_story_that_is_printed_has_all_its_pictures(server: Server, visit: Visit) -> None:
    ines = visit()
    ines.read(f"/story/{server.take_in('second-2-survived').table}")
    ines.page.emulate_media(media="print")
    expect(ines.find("main[aria-busy=false] img.drawn").nth(20)).to_be_attached()
    expect(ines.find("main img.drawn:not([src])")).to_have_count(0)
    ines.page.emulate_media(media="screen")


def test_a_goal_that_is_met_again_and_again_leaves_a_story_whole(server: Server, visit: Visit) -> None:
    laid = server.take_in("everything-3-alone-at-top", ME, BOT, BOT)
    ines = visit()
    ines.read(f"/story/{laid.table}")
    expect(ines.find("ul.goals li").filter(has_text="×9")).to_have_count(1)
    expect(ines.find("ol.lives li")).to_have_count(3)


def test_a_picture_that_did_not_come_is_not_shown_torn_and_comes_later(visit: Visit) -> None:
    ines = visit(may_break=True)
    ines.page.route("**/*.svg", lambda route: route.abort("connectionfailed"))
    ines.read("/puzzles")
    sign = ines.find("main ol a .sign img").first
    expect(sign).to_have_css("visibility", "hidden")
    ines.page.unroute("**/*.svg")
    expect(sign).to_be_visible()
    assert sign.evaluate("(own) => own.naturalWidth > 0")
