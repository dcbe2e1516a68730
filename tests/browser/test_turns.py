"""A turn by clicks: cards of a row are marked and replaced, and what cannot be taken back waits a moment."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .serving import ABSENT, ME, Server, lines_of
from .visiting import Visitor

ALONE = "second-1-survived"
CV = "cv-2-shared"
# Somebody may take one of the Partners, and one of two Life Goals goes back.
PARTNERS = ("expansions-5-alone-at-top", 371)
GOALS = ("first-1-action", 0)
# Somebody has taken social assistance.
FREE = ("cv-3-declined", 76)
PHONE = (390, 844)
LAPTOP = (1280, 720)


def in_a_turn(server: Server, visitor: Visitor) -> None:
    """Alone, where a row can be refreshed."""
    lines, head = lines_of(ALONE)
    moves = next(number for number, line in enumerate(lines[head:]) if line.endswith(" A spend piano 1"))
    laid = server.take_in(ALONE, ME, moves=moves)
    visitor.sit(laid.table, laid.key)
    visitor.asked()


def in_a_question(server: Server, visitor: Visitor, moment: tuple[str, int]) -> None:
    """The first player is asked something after so many moves of a game."""
    record, moves = moment
    lines, _ = lines_of(record)
    others = next(line for line in lines if line.startswith("seats ")).count(",")
    laid = server.take_in(record, ME, *ABSENT[:others], moves=moves)
    visitor.sit(laid.table, laid.key)
    visitor.asked()


def projects(visitor: Visitor) -> list[str]:
    scene = visitor.page.evaluate("window.latest.scene")
    return next(row["cards"] for row in scene["rows"] if row["pile"] == "project")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_cards_of_a_row_are_marked_and_one_button_replaces_them(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    ines = visit(*size)
    in_a_turn(server, ines)
    before = projects(ines)
    if size == PHONE:
        ines.find("[data-tab=cards]").click()

    ines.find('[data-at="pile project"]').click()
    expect(ines.find("[data-mark]")).to_have_count(4)
    button = ines.find("[data-confirm]")
    expect(button).to_be_disabled()
    for card in before[:2]:
        ines.find(f'[data-at="card {card}"]').click()
    expect(button).to_have_accessible_name(re.compile("^Replace 2 cards −1 .*Short-Term Happiness"))
    assert projects(ines) == before
    button.click()

    ines.page.wait_for_function("(cards) => !window.latest.scene.rows[0].cards.includes(cards[1])", arg=before)
    now = projects(ines)
    assert now[2:] == before[2:]
    assert not set(now[:2]) & set(before[:2])
    expect(ines.find("[data-mark]")).to_have_count(0)


def test_keys_mark_and_replace(server: Server, visit: Visit) -> None:
    ines = visit(*LAPTOP)
    in_a_turn(server, ines)
    before = projects(ines)

    ines.find('[data-at="pile project"]').press("Enter")
    expect(ines.find("[data-mark]")).to_have_count(4)
    # The first Enter marks, the second does it.
    for _ in range(2):
        ines.find(f'[data-at="card {before[3]}"]').press("Enter")

    ines.page.wait_for_function("(cards) => !window.latest.scene.rows[0].cards.includes(cards[3])", arg=before)
    assert projects(ines)[:3] == before[:3]


def test_who_thinks_again_has_marked_nothing(server: Server, visit: Visit) -> None:
    ines = visit(*LAPTOP)
    in_a_turn(server, ines)
    version = ines.asked()["version"]

    ines.find('[data-at="pile project"]').click()
    ines.button("All of them").click()
    expect(ines.find("[data-mark][aria-pressed=true]")).to_have_count(4)
    ines.button("Not yet").click()

    expect(ines.find("[data-mark]")).to_have_count(0)
    assert ines.asked()["version"] == version


def test_what_a_question_is_not_about_lies_aside(server: Server, visit: Visit) -> None:
    ines = visit(*LAPTOP)
    in_a_question(server, ines, PARTNERS)
    rows = ines.find("[data-zone=rows]")
    partner, keys = rows.locator('[data-at="card zofia"]'), rows.locator('[data-at="card house_keys"]')

    expect(rows.locator("[data-card]:not([aria-disabled])")).to_have_count(4)
    expect(ines.find("[data-zone=goals] [data-at]:not([aria-disabled])")).to_have_count(0)
    expect(partner).to_have_css("filter", "none")
    expect(keys).not_to_have_css("filter", "none")
    expect(keys).to_have_accessible_name(re.compile(r"^House Keys.* The question is not about this$"))
    # Tab leads to an answer, or to the head of its row; arrows go on to what can only be read.
    expect(rows.locator("[data-item]:not([tabindex='-1'])")).to_have_count(1)
    expect(rows.locator("[data-item]:not([tabindex='-1'])[aria-disabled]")).to_have_count(0)

    keys.press("Enter")
    expect(ines.says).to_have_text(re.compile("The question is not about this. “Umbrella”: which card"))
    expect(ines.find("[data-confirm]")).to_have_count(0)
    partner.press("Enter")
    expect(ines.find("[data-confirm]")).to_have_attribute("data-confirm", re.compile("^receive zofia"))


@pytest.mark.parametrize(("moment", "tab"), [(PARTNERS, "cards"), (GOALS, "table")])
def test_on_a_phone_a_question_opens_where_its_answers_lie(
    server: Server, visit: Visit, moment: tuple[str, int], tab: str
) -> None:
    ines = visit(*PHONE)
    in_a_question(server, ines, moment)

    expect(ines.find("nav.tabs [aria-current=page]")).to_have_attribute("data-tab", tab)
    ines.find("main [data-at]:not([aria-disabled])").first.click()
    expect(ines.find("[data-confirm]")).to_be_visible()


def test_what_is_free_is_not_said_to_be_paid(server: Server, visit: Visit) -> None:
    ines = visit(*LAPTOP)
    in_a_question(server, ines, FREE)
    expect(ines.find(".track-card .fit")).to_have_text(["yours for nothing"] * 5)


def test_what_waits_has_one_way_back(server: Server, visit: Visit) -> None:
    ines = visit(*LAPTOP, grace=True)
    in_a_turn(server, ines)
    before = projects(ines)
    # There is something to undo already.
    ines.find('[data-at="space temp_job"]').dblclick()
    expect(ines.button("Undo")).to_be_visible()

    ines.find('[data-at="pile project"]').click()
    ines.button("All of them").click()
    ines.find("[data-confirm]").click()
    expect(ines.find("[data-go-on]")).to_be_visible()
    expect(ines.button("undo")).to_have_count(1)
    ines.page.keyboard.press("z")

    expect(ines.find("[data-go-on]")).to_have_count(0)
    assert projects(ines) == before


def test_dice_under_the_cup_are_told_by_nothing(server: Server, visit: Visit) -> None:
    """CV: they fell by themselves, as no event could be played; one throws them all the same."""
    lines, head = lines_of(CV)
    deeds = [line.split()[1:3] for line in lines[head:]]
    at = next(
        n for n in range(1, len(deeds)) if deeds[n] in (["A", "reroll"], ["A", "keep"]) and deeds[n - 1][0] == "B"
    )
    laid = server.take_in(CV, ME, {"kind": "link", "name": "Kim"}, moves=at)
    ines = visit(*LAPTOP, follow="quick")
    ines.sit(laid.table, laid.key)
    ines.asked()

    expect(ines.find("[data-throw]")).to_be_visible()
    expect(ines.says).to_have_text(re.compile("under the cup"))
    # The throw that is still to come counts as well.
    expect(ines.find(".throws")).to_have_text(re.compile("^4 more throws"))
    expect(ines.find("[data-zone=rows] .fit.yes, [data-zone=rows] .fit.refused")).to_have_count(0)
    # The throw is the last thing that came of the move before.
    told = ines.find("[data-zone=log] .rest summary").last
    before = told.get_attribute("aria-label")

    ines.find("[data-throw]").click()
    expect(ines.says).not_to_have_text(re.compile("under the cup"))
    expect(ines.find(".throws")).to_have_text(re.compile("^3 more throws"))
    expect(ines.find("[data-zone=rows] .fit.yes, [data-zone=rows] .fit.refused").first).to_be_visible()
    expect(told).not_to_have_attribute("aria-label", str(before))


def test_whoever_has_lived_reads_so_on_their_own_mat(server: Server, visit: Visit) -> None:
    laid = server.take_in("second-2-preparation", ME, ABSENT[0])
    ines = visit(*LAPTOP)
    ines.sit(laid.table, laid.key)
    ines.asked()

    expect(ines.find("[data-zone=mat] .time")).to_have_text("life is over")
    ines.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(ines.find(".me .hourglasses")).to_have_text("life is over")


@pytest.mark.parametrize("record", ["second-2-preparation", CV])
def test_on_a_phone_the_end_lies_on_one_tab(server: Server, visit: Visit, record: str) -> None:
    laid = server.take_in(record, ME, ABSENT[0])
    ines = visit(*PHONE)
    ines.sit(laid.table, laid.key)
    ines.asked()
    end = ines.find("#end-title")
    expect(end).to_be_in_viewport()

    ines.find("[data-tab=log]").click()
    expect(ines.find("[data-zone=log]")).to_be_in_viewport()
    expect(end).to_have_count(0)

    ines.find("[data-tab=act]").click()
    expect(end).to_be_in_viewport()
