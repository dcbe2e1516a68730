"""A first life in the browser: offered to a newcomer, followed by keys, left and taken up again."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .test_access import check
from .visiting import Visitor

PHONE = (390, 844)
CUT = "[...document.querySelectorAll('.large .trade-line')].some((each) => each.scrollWidth > each.clientWidth + 1)"
# What is spoken of lies above the bubble, in the window.
LIT = """() => {
  const [hole, bubble] = [".hole", ".bubble"].map((css) => document.querySelector(css)?.getBoundingClientRect());
  return hole && bubble && hole.top > 0 && hole.top < bubble.top - 40;
}"""

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
    expect(ines.page.get_by_role("dialog", name="PH.sth.03")).to_be_visible()


def test_a_lesson_can_be_left_and_taken_up_again_on_a_phone(visit: Visit) -> None:
    ines = visit(*PHONE, theme="system")
    ines.read("/")
    ines.page.get_by_role("button", name="Begin your first life").click()
    expect(ines.find(".bubble")).to_be_visible()
    expect(ines.find(".bubble .face img")).to_have_attribute("src", re.compile("^blob:"))
    check(ines)

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


def test_a_token_names_itself(visit: Visit) -> None:
    ines = visit(1280, 800)
    ines.read("/")
    ines.page.get_by_role("button", name="Begin your first life").click()
    ines.asked()
    ines.page.get_by_role("button", name="Skip the lesson").click()

    ines.find("[data-zone=mat] [data-tip=knowledge]").first.hover()
    expect(ines.page.get_by_role("tooltip")).to_contain_text("Study brings it")

    ines.page.keyboard.press("?")
    expect(ines.page.get_by_role("dialog")).to_contain_text("Long-Term Happiness")
    ines.page.get_by_role("dialog").get_by_role("button", name="Basic Project", exact=True).click()
    answer = ines.page.get_by_role("dialog", name="Basic Project")
    expect(answer.get_by_role("listitem").first).to_be_visible()
    answer.get_by_role("button", name="All the rules about it").click()
    expect(ines.page.get_by_role("dialog", name="PH.project.06")).to_be_visible()


def test_how_to_play_lets_one_try_by_keys(visit: Visit) -> None:
    ines = visit(*PHONE)
    ines.read("/help")
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
