"""Hints at the table, and computer players in the lobby."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .serving import BOT, ME, Server
from .visiting import Visitor

PHONE = (360, 780)


def seated(server: Server, visit: Visit, game: str, *size: int, **look: str) -> Visitor:
    record, moves = ("second-2-survived", 30) if game == "pursuit" else ("cv-2-shared", 60)
    laid = server.take_in(record, ME, BOT, moves=moves)
    ines = visit(*size, **look)
    ines.sit(laid.table, laid.key)
    ines.asked()
    return ines


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_a_hint_shows_the_best_choices_and_each_can_be_shown_on_the_table(
    server: Server, visit: Visit, game: str
) -> None:
    ines = seated(server, visit, game)

    ines.page.keyboard.press("h")

    hints = ines.find("[data-hint]")
    expect(hints.first).to_be_focused()
    offered = {offer["line"] for offer in ines.asked()["asks"][0]["offers"]}
    lines = hints.evaluate_all("all => all.map(each => each.dataset.hint)")
    assert 1 <= len(lines) <= 3
    assert set(lines) <= offered
    ines.page.keyboard.press("ArrowDown")
    ines.page.keyboard.press("Enter")
    shown = hints.nth(1 % len(lines))
    expect(shown).to_have_attribute("aria-pressed", "true")
    button = ines.find("[data-confirm]")
    expect(button).to_be_enabled()
    # The list leaves free what it brings.
    assert button.evaluate(
        "(own) => { const { left, top, right, bottom } = own.getBoundingClientRect();"
        " const isFree = (y) => own.contains(document.elementFromPoint((left + right) / 2, y));"
        " return isFree(top + 1) && isFree(bottom - 1); }"
    )
    ines.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)


def test_a_hint_can_be_followed_and_goes_with_its_question(server: Server, visit: Visit) -> None:
    ines = seated(server, visit, "pursuit")
    before = ines.asked()

    ines.button("Hint").first.click()
    best = ines.find("[data-hint]").first
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    assert ines.asked()["version"] == before["version"]
    best.click()

    after = ines.asked(before["version"])
    assert after["move"] > before["move"]
    expect(ines.find("[data-hint]")).to_have_count(0)


def test_a_hint_on_a_phone_in_french_is_read_and_closed(server: Server, visit: Visit) -> None:
    ines = seated(server, visit, "pursuit", *PHONE, lang="fr")

    ines.page.keyboard.press("h")
    expect(ines.page.get_by_role("region", name="Les meilleurs choix")).to_be_visible()
    ines.find("[data-hint]").last.click()

    expect(ines.find("[data-hint]")).to_have_count(0)
    expect(ines.find("[data-confirm]")).to_be_enabled()


def test_the_lobby_seats_a_computer_player_of_any_level_and_character(server: Server, visit: Visit) -> None:
    ines = visit()
    ines.read("/")
    row = ines.find("ul.seats > li").nth(1)

    row.get_by_label("Computer player at seat 2", exact=True).select_option("strong")
    row.get_by_label("Character of").select_option("scholar")
    row.get_by_label("How long").select_option("0.2")
    expect(row).to_contain_text("Hard to beat")
    ines.button("Set the table").click()

    seats = ines.asked()["table"]["seats"]
    assert seats[1]["bot"] == "strong:scholar@0.2s"
    assert seats[2]["bot"] == "sensible"
