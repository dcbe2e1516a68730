"""A first life in the browser: offered to a newcomer, followed by keys, left and taken up again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from wellspent.engine.session import Session
from wellspent.lessons import ASKS, WAITS, Guide, Stand, left_to_learner, script_of
from wellspent.library import write_record
from wellspent.players import bot
from wellspent.protocol import NewTable
from wellspent.server.lessons import as_lesson
from wellspent.server.opened import game_of, showing_of
from wellspent.server.seating import setup_of_wishes

from .conftest import Visit
from .serving import ABSENT, BOT, ME, Server
from .test_access import check
from .test_by_ear import HEAR
from .visiting import Visitor, ask_of

PHONE = (390, 844)
LAPTOP = (1280, 800)
CUT = "[...document.querySelectorAll('.large .trade-line')].some((each) => each.scrollWidth > each.clientWidth + 1)"
# Whether cards to choose from are taller than their place, or anything of them goes out over their edge.
OVER_THE_EDGE = """() => {
  const cards = document.querySelector("[data-zone=answers] ul");
  if (cards.scrollHeight > cards.clientHeight + 1) return true;
  return [...cards.children].some((card) => {
    const { right } = card.getBoundingClientRect();
    return [...card.querySelectorAll("*")].some((each) => each.getBoundingClientRect().right > right + 1);
  });
}"""
# What is spoken of lies above the bubble, in the window.
LIT = """() => {
  const [hole, bubble] = [".hole", ".bubble"].map((css) => document.querySelector(css)?.getBoundingClientRect());
  return hole && bubble && hole.top > 0 && hole.top < bubble.top - 40;
}"""

LINES = "() => [...document.querySelectorAll('[data-zone=answers] [data-line]')].map((each) => each.dataset.line)"
# Seeds that deal me every Child Trait or childhood card of the game, and how many there are.
FIRST_CARDS = {"pursuit": ((0, 1, 2, 3, 5), 10), "cv": ((0, 3, 15, 50), 12)}

GROUND = "(own) => getComputedStyle(own).backgroundColor"

# One thing lies within another.
INSIDE = """(both) => {
  const [inner, outer] = both.map((css) => document.querySelector(css)?.getBoundingClientRect());
  return inner && outer && inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top;
}"""

# One thing ends before another begins, and hides nothing of it.
ABOVE = """(both) => {
  const [upper, lower] = both.map((css) => document.querySelector(css)?.getBoundingClientRect());
  return upper && lower && upper.bottom <= lower.top;
}"""


def bubble(visitor: Visitor) -> str:
    return visitor.find(".bubble .number").inner_text()


def test_a_newcomer_is_offered_a_first_life_and_learns_by_doing(visit: Visit) -> None:
    ines = visit(1280, 800, theme="system")
    ines.read("/")
    ines.page.get_by_role("button", name="Begin your first life").click()

    expect(ines.find(".bubble .number")).to_have_text("1 of 12")
    for number in range(2, 6):
        ines.page.keyboard.press(".")
        expect(ines.find(".bubble .number")).to_have_text(f"{number} of 12")

    assert ines.find(".hole").is_visible()
    assert ines.find(".large").count() == 0
    check(ines)
    # Whoever asks sees the card large, with words that fit.
    ines.find("[data-at='card learn_the_cello']").first.press(" ")
    expect(ines.find(".large .trade-line").first).to_be_visible()
    assert not ines.page.evaluate(CUT)
    ines.page.wait_for_function(ABOVE, arg=[".large", "[data-zone=narrator]"])
    ines.page.keyboard.press("Escape")
    ines.page.keyboard.press("?")
    why = ines.page.get_by_role("dialog", name="PH.sth.03")
    # What was asked for stands first and alone, under the name of its area.
    expect(why.locator(".this")).to_contain_text("Short-Term Happiness")
    ines.page.wait_for_function(ABOVE, arg=["dialog .this", "dialog dl"])
    expect(why.get_by_role("heading").first).to_contain_text("Short-Term Happiness · PH.sth.03")
    # She speaks to somebody who has read no rulebook.
    expect(why).to_contain_text("Short-Term Happiness")
    expect(why).not_to_contain_text("STH")


def test_a_lesson_can_be_left_and_taken_up_again_on_a_phone(visit: Visit) -> None:
    ines = visit(*PHONE, theme="system")
    ines.read("/")
    begin = ines.page.get_by_role("button", name="Begin your first life")
    # Whoever will speak is to be seen before.
    expect(begin.locator("img")).to_have_attribute("src", re.compile("^blob:"))
    begin.click()
    expect(ines.find(".bubble")).to_be_visible()
    expect(ines.find(".bubble .face img")).to_have_attribute("src", re.compile("^blob:"))
    check(ines)

    # A phone has no key to leave a long sheet by.
    ines.page.get_by_role("button", name="Why?", exact=True).click()
    why = ines.page.get_by_role("dialog", name="PH.setup.20")
    expect(why.locator(".this")).to_be_in_viewport()
    expect(why.get_by_role("button", name="Close")).to_be_in_viewport()
    why.get_by_role("button", name="Close").click()

    ines.page.get_by_role("button", name="Skip the lesson").click()
    expect(ines.find(".bubble")).to_have_count(0)
    ines.asked()
    ines.page.reload()
    ines.asked()
    assert ines.find(".bubble").count() == 0

    ines.page.get_by_role("button", name="Menu").click()
    ines.page.get_by_role("button", name="Go on with the lesson").click()
    for number in range(1, 5):
        expect(ines.find(".bubble .number")).to_have_text(f"{number} of 12")
        ines.page.wait_for_function(LIT)
        if number < 4:
            ines.page.keyboard.press(".")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["pursuit", "cv"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE, (360, 780), (820, 1180), (744, 954)])
def test_the_first_cards_say_in_words_what_they_give(
    server: Server, visit: Visit, size: tuple[int, int], game: str, lang: str
) -> None:
    """Nobody has met a token yet; whoever wants no help reads them without words. All first cards are looked at."""
    numbers, cards = FIRST_CARDS[game]
    tables = [server.lay(ME, BOT, game=game, seed=f"first {number}") for number in numbers]
    ines = visit(*size, lang=lang)
    for wish in ("first", "off"):
        seen: set[str] = set()
        ines.set_out({"theme": "light", "lang": lang, "hover": False, "help": wish}, pictures=False)
        for laid in tables:
            ines.move_on(laid.table, laid.key)
            ines.asked()
            ines.settle()
            assert bool(ines.find("[data-zone=answers] .token-name").count()) == (wish == "first")
            assert not ines.page.evaluate(OVER_THE_EDGE)
            seen.update(ines.page.evaluate(LINES))
        assert len(seen) == cards


def test_a_token_names_itself(visit: Visit) -> None:
    ines = visit(1280, 800)
    ines.read("/")
    ines.page.get_by_role("button", name="Begin your first life").click()
    ines.asked()
    ines.page.get_by_role("button", name="Skip the lesson").click()

    ines.find("[data-zone=mat] [data-tip=knowledge]").first.hover()
    expect(ines.page.get_by_role("tooltip")).to_contain_text("Study brings it")

    # So does what lies with others, and where they stand.
    ines.find("[data-zone=opponents] .happiness .hourglass").first.hover()
    expect(ines.page.get_by_role("tooltip")).to_contain_text("Your time")
    ines.find("[data-zone=opponents] .fourth-line > svg").first.hover()
    expect(ines.page.get_by_role("tooltip")).to_contain_text("Too much, and the life ends")
    ines.find("[data-zone=mat] .me > svg").hover()
    expect(ines.page.get_by_role("tooltip")).to_contain_text("has lived best")
    for name in ("Chat", "My notes"):
        expect(ines.find("[data-zone=log] header").get_by_title(name)).to_be_visible()

    # What is abbreviated, too.
    ines.find(".sky-place [data-tip=old_age_2]").first.hover()
    expect(ines.page.get_by_role("tooltip")).to_contain_text("Round 7. As it begins")

    ines.page.keyboard.press("?")
    expect(ines.page.get_by_role("dialog")).to_contain_text("Long-Term Happiness")
    ines.page.get_by_role("dialog").get_by_role("button", name="Basic Project", exact=True).click()
    answer = ines.page.get_by_role("dialog", name="Basic Project")
    expect(answer.get_by_role("listitem").first).to_be_visible()
    answer.get_by_role("button", name="All the rules about it").click()
    expect(ines.page.get_by_role("dialog", name="PH.project.06")).to_be_visible()


def test_empty_rows_say_when_their_cards_come(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, ABSENT[0])
    ines = visit(1280, 800)
    ines.sit(laid.table, laid.key)
    ines.asked()
    expect(ines.find("[data-zone=rows]")).to_contain_text("Jobs come with Adult 1.")
    expect(ines.find("[data-zone=rows]")).to_contain_text("So do Partners.")


def test_how_to_play_lets_one_try_by_keys(visit: Visit) -> None:
    ines = visit(*PHONE)
    ines.read("/help")
    # Tokens come with their words where they are met first.
    study = ines.find("#pursuit [data-try=place] [data-space=study]")
    expect(study).to_contain_text("Knowledge")
    study.press("Enter")
    study.press("Enter")
    expect(study.locator(".hourglass")).to_have_count(2)
    expect(ines.find("#pursuit [data-try=place]").get_by_role("status")).to_contain_text("1 Stress")

    pay = ines.find("#pursuit [data-try=pay]")
    expect(ines.find("#pursuit .full-card").first).to_be_visible()

    for good in ("money", "knowledge", "knowledge"):
        pay.locator(f"[data-pay={good}]").press("Enter")
    expect(pay.get_by_role("status")).to_contain_text("4 Creativity")

    afford = ines.find("#pursuit [data-try=afford]")
    afford.locator("[data-card=piano]").press("Enter")
    afford.locator("[data-check]").press("Enter")
    expect(afford.get_by_role("status")).not_to_contain_text("Right")
    for card in ("piano", "act_in_play", "concert"):
        afford.locator(f"[data-card={card}]").press("Enter")
    afford.locator("[data-check]").press("Enter")
    expect(afford.get_by_role("status")).to_contain_text("Right")

    throw = ines.find("#cv [data-try=throw]")
    throw.locator("[data-throw]").press("Enter")
    expect(throw.locator("[data-die]")).to_have_count(4)


def test_the_notebook_knows_how_far_one_has_come(visit: Visit) -> None:
    ines = visit(*PHONE)
    ines.read("/lessons")
    first = ines.page.get_by_role("region", name="The Pursuit of Happiness")
    expect(first.get_by_role("listitem")).to_have_count(12)
    first.get_by_role("button", name="Begin").click()
    for number in (1, 2):
        expect(ines.find(".bubble .number")).to_have_text(f"{number} of 12")
        ines.page.keyboard.press(".")
    expect(ines.find(".bubble .number")).to_have_text("3 of 12")

    ines.read("/lessons")
    expect(first).to_contain_text("2 of 12")
    first.get_by_role("link", name="Go on").click()
    expect(ines.find(".bubble .number")).to_have_text("3 of 12")


def before(game: str, lesson: str) -> str:
    """The record of a guided life until a lesson is asked for."""
    return taught_until(game, lambda stand, id: stand.does == ASKS and id == lesson)


def taught_until(game: str, is_there: Callable[[Stand, str], bool]) -> str:
    """The record of a guided life until the guide stands where she is wanted."""
    script = script_of(game)
    assert script is not None
    setup = setup_of_wishes(as_lesson(NewTable(game, [])), ["Ines", script.teacher.name])
    opened, showing = game_of(setup), showing_of(setup, "en")
    session, guide = Session(opened, setup.seed), Guide(script, showing.phases, showing.step_name)
    while not is_there(stand := guide.stand(session), script.lessons[stand.lesson].id):
        seat = opened.deciders(session.state)[0]
        options = left_to_learner(script, session, opened.options(session.state, seat))
        player = bot(script.teacher.bot, opened, seat, str(len(session.moves)))
        chosen = player.choose(opened.view(session.state, seat), options)
        session.choose(seat, stand.lines[0] if stand.lines else opened.notation(chosen))
    return write_record(setup, session)


def follow_to(visitor: Visitor, number: int) -> None:
    """Begin, and be shown every lesson before this one."""
    visitor.read("/")
    visitor.page.get_by_role("button", name="Begin your first life").click()
    for each in range(1, number):
        expect(visitor.find(".bubble .number")).to_have_text(f"{each} of 12")
        visitor.page.keyboard.press(".")
    expect(visitor.find(".bubble .number")).to_have_text(f"{number} of 12")
    expect(visitor.find(".hole")).to_be_visible()


def test_on_a_phone_a_tap_on_the_lit_card_chooses_it(visit: Visit) -> None:
    ines = visit(*PHONE, theme="system")
    follow_to(ines, 4)
    ines.page.wait_for_function(LIT)
    hole = ines.find(".hole").bounding_box()
    assert hole is not None
    ines.page.touchscreen.tap(hole["x"] + hole["width"] / 2, hole["y"] + 40)

    expect(ines.find("[data-confirm]")).to_have_attribute("data-confirm", "spend concert 1")


def test_any_place_of_a_lit_card_of_mine_chooses_it(visit: Visit) -> None:
    ines = visit(1366, 768, theme="system")
    follow_to(ines, 6)
    hole = ines.find(".hole").bounding_box()
    assert hole is not None
    ines.page.mouse.click(hole["x"] + hole["width"] / 2, hole["y"] + hole["height"] / 2)

    expect(ines.find("[data-confirm]")).to_have_attribute("data-confirm", re.compile("^advance "))
    # What changes on the mat is lit, its happiness too.
    expect(ines.find("[data-zone=mat] .sunny[data-changes]")).to_be_visible()


def test_whoever_does_otherwise_is_granted_it_in_letters_that_can_be_read_at_night(visit: Visit) -> None:
    ines = visit(*LAPTOP, theme="system")
    follow_to(ines, 2)
    ines.find("[data-at='space play']").click()
    ines.confirm()
    expect(ines.find(".bubble .first")).to_contain_text("As you like. It is your life.")
    check(ines)
    # It stands on her own paper, which stays pale.
    assert ines.find(".bubble .first").evaluate(GROUND) == "rgba(0, 0, 0, 0)"

    # What was opened last goes first.
    ines.page.keyboard.press("h")
    expect(ines.find("[data-hint]").first).to_be_focused()
    ines.page.keyboard.press("Escape")
    expect(ines.find("[data-hint]")).to_have_count(0)
    expect(ines.find(".bubble")).to_be_visible()


def test_on_a_phone_all_life_goals_that_she_speaks_of_lie_above_her(server: Server, visit: Visit) -> None:
    """Behind a tab which she points at first."""
    laid = server.post("/api/import", {"record": before("pursuit", "goals"), "is_lesson": True, "pace": 0})
    ines = visit(390, 770, theme="system")
    ines.sit(laid["table"], laid["key"])
    expect(ines.find(".bubble .number")).to_have_text("12 of 12")
    ines.find("[data-tab=table]").click()
    ines.page.wait_for_function(ABOVE, arg=["[data-zone=goals]", ".bubble"])


def test_in_a_low_window_the_way_to_my_cards_is_lit(visit: Visit) -> None:
    ines = visit(1280, 640, theme="system")
    follow_to(ines, 5)
    ines.page.keyboard.press(".")
    expect(ines.find(".bubble .number")).to_have_text("6 of 12")
    ines.page.wait_for_function(INSIDE, arg=["[data-tray]", ".hole"])
    ines.find("[data-tray]").click()
    ines.page.wait_for_function(INSIDE, arg=["[data-shows='card learn_the_cello']", ".hole"])


def test_what_answers_the_first_click_is_lit_and_not_covered(visit: Visit) -> None:
    ines = visit(1280, 800, theme="system")
    follow_to(ines, 6)
    ines.find(".hole").hover(force=True)
    ines.find('[data-next="learn_the_cello"]').click()
    button = ines.find("[data-confirm]")
    expect(button).to_be_visible()

    # Neither the bubble nor a large card lies over the button or over what would change.
    for each in (button, ines.find("[data-zone=mat] [data-changes]").first):
        assert each.evaluate(
            "(own) => { const { left, top, width, height } = own.getBoundingClientRect();"
            " const there = document.elementFromPoint(left + width / 2, top + height / 2);"
            " return own.contains(there) || there.contains(own); }"
        )
    # The window, the place spoken of, and one hole for each that answers.
    holes = 2 + ines.find("[data-confirm], [data-zone=mat] [data-changes]").count()
    ines.page.wait_for_function(
        "(n) => document.querySelector('.veil path')?.getAttribute('d').split('M').length === n + 1", arg=holes
    )


# Whether the page is longer than its window.
OVERLONG = "document.documentElement.scrollHeight > innerHeight"
# How much of a place stays free at its foot; and how high a folded bubble is.
ROOM_BELOW = "(own) => parseFloat(getComputedStyle(own).paddingBottom)"
FOLDED = 44

# Two things share no spot of the window.
APART = """(both) => {
  const [one, other] = both.map((css) => document.querySelector(css)?.getBoundingClientRect());
  return one && other && (one.left >= other.right || one.right <= other.left || one.bottom <= other.top);
}"""


def test_while_she_waits_odette_covers_nothing_that_one_needs(visit: Visit) -> None:
    ines = visit(1280, 720, theme="system")
    follow_to(ines, 6)
    ines.page.keyboard.press(".")
    expect(ines.find(".bubble.isWaiting")).to_be_visible()
    for width, height in ((1280, 720), (1024, 768)):
        ines.page.set_viewport_size({"width": width, "height": height})
        ines.settle()
        for part in ("[data-zone=narrator]", "[data-zone=mat]"):
            ines.page.wait_for_function(APART, arg=[".bubble", part])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_while_she_waits_what_she_speaks_of_is_lit_and_can_be_shown(
    server: Server, visit: Visit, size: tuple[int, int], lang: str
) -> None:
    seats = [ME, {"kind": "bot", "name": "Odette", "bot": "casual:scholar"}]
    laid = server.post("/api/import", {"record": before("cv", "again"), "is_lesson": True, "pace": 0, "seats": seats})
    ines = visit(*size, lang=lang)
    ines.sit(laid["table"], laid["key"])
    ines.asked()
    ines.page.keyboard.press("t")
    expect(ines.find(".veil")).to_have_count(1)
    for part in (".dice", ".tray .acts"):
        ines.page.wait_for_function(INSIDE, arg=[part, ".hole"])
    ines.find(".die:not(.frozen)").first.click()
    ines.page.keyboard.press("t")

    # She waits until the dice are put down: the table lies open, and what throws and stops is lit.
    expect(ines.find(".bubble.isWaiting")).to_be_visible()
    expect(ines.find(".veil")).to_have_count(0)
    for part in (".dice", ".tray .acts"):
        ines.page.wait_for_function(INSIDE, arg=[part, ".hole"])
    ines.page.get_by_role("button", name="Show me" if lang == "en" else "Montrez-moi").click()
    expect(ines.find(".bubble.isWaiting")).to_have_count(0)
    expect(ines.find(".bubble .number")).to_contain_text("4 ")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_while_she_waits_on_a_small_phone_what_ends_the_turn_lies_above_her(
    server: Server, visit: Visit, lang: str
) -> None:
    seats = [ME, {"kind": "bot", "name": "Odette", "bot": "casual:scholar"}]
    laid = server.post("/api/import", {"record": before("cv", "buy"), "is_lesson": True, "pace": 0, "seats": seats})
    ines = visit(360, 740, lang=lang)
    ines.sit(laid["table"], laid["key"])
    ines.asked()
    expect(ines.find(".bubble .number")).to_contain_text("4 ")
    ines.page.keyboard.press(".")
    expect(ines.find(".bubble.isWaiting")).to_be_visible()

    ines.page.wait_for_function(ABOVE, arg=["[data-line=done]", ".bubble"])
    ines.page.wait_for_function(INSIDE, arg=["[data-line=done]", ".hole"])


def test_on_a_small_phone_a_tab_begins_at_its_beginning_and_nothing_above_it_is_lit(
    server: Server, visit: Visit
) -> None:
    seats = [ME, {"kind": "bot", "name": "Odette", "bot": "casual:scholar"}]
    laid = server.post("/api/import", {"record": before("cv", "cover"), "is_lesson": True, "pace": 0, "seats": seats})
    ines = visit(360, 740)
    ines.sit(laid["table"], laid["key"])
    ines.asked()
    ines.find("[data-tab=act]").click()
    ines.settle()
    ines.find("main").evaluate("(own) => own.scrollTo(0, own.scrollHeight)")
    ines.find("[data-tab=life]").click()

    expect(ines.find(".bubble .number")).to_have_text("8 of 12")
    ines.page.wait_for_function(ABOVE, arg=[".head", "[data-zone=mat] h3"])
    ines.page.wait_for_function(ABOVE, arg=[".head", ".hole"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_she_repeats_what_is_asked_beside_her_lesson(server: Server, visit: Visit, lang: str) -> None:
    """Her bubble lies over whoever asks it."""
    seats = [ME, {"kind": "bot", "name": "Odette", "bot": "casual:scholar"}]
    record = taught_until("pursuit", lambda stand, _: stand.does == WAITS and stand.is_aside)
    laid = server.post("/api/import", {"record": record, "is_lesson": True, "pace": 0, "seats": seats})
    ines = visit(*PHONE, lang=lang)
    ines.sit(laid["table"], laid["key"])
    news = ines.asked()

    expect(ines.find(".bubble [data-asked]")).to_have_text(ask_of(news)["question"])


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_folded_bubble_covers_nothing_and_keys_stay_with_it(visit: Visit, size: tuple[int, int]) -> None:
    ines = visit(*size, theme="system")
    follow_to(ines, 2)
    assert not ines.page.evaluate(OVERLONG)
    ines.find(".fold").press("Enter")

    folded = ines.page.get_by_role("button", name="Odette has a word")
    expect(folded).to_be_focused()
    ines.page.wait_for_function(APART, arg=[".folded", "[data-zone=narrator]"])
    # Lines of the log roll up above it.
    for log in ines.find("[data-zone=log] .list").all():
        assert log.evaluate(ROOM_BELOW) >= FOLDED
    folded.press("Enter")
    expect(ines.find(".fold")).to_be_focused()

    ines.page.get_by_role("button", name="Skip the lesson").press("Enter")
    expect(ines.find("#narrator-title")).to_be_focused()


def lessons_heard(visitor: Visitor) -> list[str]:
    heard = [each["text"] for each in visitor.page.evaluate("window.heard") if each["role"] == "polite"]
    return [text.partition(".")[0] for text in heard if " of 12." in text]


def test_whoever_listens_hears_every_lesson_once(visit: Visit) -> None:
    ines = visit(alone=True)
    ines.page.add_init_script(HEAR)
    follow_to(ines, 4)

    assert lessons_heard(ines) == ["1 of 12", "2 of 12", "3 of 12", "4 of 12"]


def test_on_a_phone_too_though_somebody_thinks_better_of_a_choice(visit: Visit) -> None:
    ines = visit(*PHONE, theme="system")
    ines.page.add_init_script(HEAR)
    follow_to(ines, 2)
    ines.page.wait_for_function(LIT)
    ines.find("[data-at='space study']").click()
    expect(ines.find("[data-confirm]")).to_have_attribute("data-confirm", "study")
    expect(ines.find(".bubble")).to_have_count(0)
    ines.page.keyboard.press("Escape")
    expect(ines.find(".bubble .number")).to_have_text("2 of 12")
    ines.settle()

    assert lessons_heard(ines) == ["1 of 12", "2 of 12"]


# What cards say that lies beneath the bubble, or above the place where they lie.
HIDDEN = """(css) => {
  const [room, bubble] = ["main", ".bubble"].map((each) => document.querySelector(each).getBoundingClientRect());
  const isSeen = ({ top, bottom }) => top >= room.top && bottom <= bubble.top;
  return [...document.querySelectorAll(css)].filter((each) => !isSeen(each.getBoundingClientRect()))
    .map((each) => each.textContent);
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [PHONE, (360, 740)])
@pytest.mark.parametrize(("game", "what"), [(0, "h3, .full-card .prose"), (1, "h3")])
def test_on_a_phone_the_cards_she_speaks_of_lie_above_her(
    visit: Visit, size: tuple[int, int], lang: str, game: int, what: str
) -> None:
    ines = visit(*size, lang=lang, theme="system")
    ines.read("/lessons")
    ines.find(".papers header button").nth(game).click()
    expect(ines.find(".bubble .number")).to_be_visible()
    ines.settle()

    assert ines.find(".full-card").count() > 1
    ines.page.wait_for_function(LIT)
    assert ines.page.evaluate(HIDDEN, f".full-card {what}") == []
