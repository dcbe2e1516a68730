"""How many clicks the twenty commonest deeds take: `.venv/bin/python -m bench.clicks` plays each through the page.

A click is a press of the mouse; choosing from a list counts two. What is typed is not counted, nor what keys would do.
"""

import json
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, expect

from bench.felt import LAPTOP, chromium
from tests.browser.serving import BOT, FRIEND, ME, Laid, Server, lines_of
from tests.browser.visiting import Visitor

COUNT: Final = """
const add = (count) => (sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + count);
addEventListener("pointerdown", () => add(1), true);
addEventListener("change", (event) => event.target.matches("select") && add(2), true);
"""
SETTINGS: Final = json.dumps({"lang": "en", "follow": "off", "grace": False})
PATIENCE: Final = 30_000
ANSWER: Final = "[data-zone=answers] [data-line]:not(.refused)"
ALONE: Final = "second-1-survived"
TOGETHER: Final = "second-2-survived"
CV: Final = "cv-2-shared"
ABSENT: Final = {"kind": "link", "name": "Kim"}


class House:
    """A server and a browser; everybody who comes is new."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server, self.browser = server, browser

    def guest(self) -> Visitor:
        context = self.browser.new_context(viewport=LAPTOP, locale="en", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage['wellspent.settings'] ??= {json.dumps(SETTINGS)}")
        context.grant_permissions(["clipboard-write"])
        visitor = Visitor(context.new_page(), self.server.address)
        visitor.page.add_init_script(COUNT)
        return visitor

    def at_home(self) -> Visitor:
        guest = self.guest()
        guest.read("/")
        return guest

    def sit(self, laid: Laid) -> Visitor:
        guest = self.guest()
        guest.sit(laid.table, laid.key)
        guest.asked()
        return guest

    def before(self, line: str, record: str = ALONE, more: int = 0) -> Visitor:
        """At a recorded game, where its first player is about to do something, or some moves later."""
        lines, head = lines_of(record)
        moves = more + next(number for number, each in enumerate(lines[head:]) if each.endswith(f" A {line}"))
        return self.sit(self.server.take_in(record, ME, *([] if record == ALONE else [ABSENT]), moves=moves))

    def in_a_turn(self) -> Visitor:
        return self.before("spend piano 1")


def twice(visitor: Visitor, css: str) -> None:
    """The first click shows what it does, the second does it."""
    before = visitor.asked()["version"]
    for _ in range(2):
        visitor.find(css).first.click()
    visitor.page.wait_for_function("(version) => window.latest.version > version", arg=before)


# The deeds.


def guided_life(house: House) -> Visitor:
    ines = house.at_home()
    ines.button("Begin your first life").click()
    expect(ines.find(".bubble")).to_be_visible()
    return ines


def game_at_once(house: House) -> Visitor:
    ines = house.at_home()
    ines.find(".now .play-now").first.click()
    expect(ines.find(ANSWER).first).to_be_visible()
    return ines


def two_at_one_screen(house: House) -> Visitor:
    ines = house.at_home()
    ines.page.get_by_label("Who sits at seat 2").select_option("here")
    ines.button("Set the table").click()
    expect(ines.find("[data-zone=narrator]")).to_be_visible()
    return ines


def link_for_a_friend(house: House) -> Visitor:
    ines = house.at_home()
    ines.page.get_by_label("Who sits at seat 2").select_option("link")
    ines.button("Set the table").click()
    ines.page.get_by_role("dialog").get_by_role("button", name="Copy").first.click()
    ines.page.get_by_role("link", name="Sit down").click()
    expect(ines.find("[data-zone=narrator]")).to_be_visible()
    return ines


def seat_by_link(house: House) -> Visitor:
    laid = house.server.lay(ME, {"kind": "link"}, seed="clicks")
    zoe = house.guest()
    zoe.sit(laid.table, laid.links[0])
    zoe.page.get_by_role("dialog").get_by_role("textbox").fill("Zoe")
    zoe.page.get_by_role("button", name="Sit down").click()
    expect(zoe.find(ANSWER).first).to_be_visible()
    return zoe


def plain_action(house: House) -> Visitor:
    ines = house.in_a_turn()
    twice(ines, '[data-at="space temp_job"]')
    return ines


def project(house: House) -> Visitor:
    """One that can be paid in one way."""
    ines = house.before("take home_made_robot 1", TOGETHER)
    take(ines, "home_made_robot", 1)
    return ines


def project_paid_as_one_likes(house: House) -> Visitor:
    """One that can be paid in several ways, in the way that is proposed."""
    ines = house.before("take dragon_boat 4")
    take(ines, "dragon_boat", 4)
    return ines


def take(visitor: Visitor, card: str, level: int) -> None:
    before = visitor.asked()["move"]
    line = visitor.find(f'[data-at="card {card}"] [data-level="{level - 1}"]')
    line.first.click()
    visitor.find("[data-confirm]").click()
    visitor.page.wait_for_function("(move) => window.latest.move > move && !window.waiting.size", arg=before)


def refresh_three(house: House) -> Visitor:
    ines = house.in_a_turn()
    row = next(row for row in ines.asked()["scene"]["rows"] if row["pile"] == "project")
    ines.find("[data-sign=refresh]").first.click()
    expect(ines.find("[data-mark]").first).to_be_visible()
    for card in row["cards"][:3]:
        ines.find(f'[data-at="card {card}"]').first.click()
    before = ines.asked()["move"]
    ines.find("[data-confirm]").click()
    ines.page.wait_for_function("(move) => window.latest.move >= move + 5 && !window.waiting.size", arg=before)
    return ines


def bills(house: House) -> Visitor:
    ines = house.before("upgrade tango_evening 3", more=1)
    before = ines.asked()["move"]
    ines.button("Pay all").click()
    ines.page.wait_for_function("(move) => window.latest.move >= move + 3", arg=before)
    return ines


def take_back(house: House) -> Visitor:
    ines = plain_action(house)
    ines.page.evaluate("sessionStorage.clicks = 0")
    ines.button("Undo").click()
    expect(ines.find('[data-at="space temp_job"]')).to_be_visible()
    return ines


def follow_a_hint(house: House) -> Visitor:
    ines = house.in_a_turn()
    before = ines.asked()["version"]
    ines.button("Hint").first.click()
    for _ in range(2):
        ines.find("[data-hint]").first.click()
    ines.page.wait_for_function("(version) => window.latest.version > version", arg=before)
    return ines


def meaning_of_a_token(house: House) -> Visitor:
    """A pointer that rests on it is enough."""
    ines = house.in_a_turn()
    ines.find("[data-zone=mat] [data-tip=knowledge]").first.hover()
    expect(ines.page.get_by_role("tooltip")).to_be_visible()
    return ines


def rule_of_a_space(house: House) -> Visitor:
    """What is this?"""
    ines = house.in_a_turn()
    ines.button("What the tokens mean").click()
    ines.page.get_by_role("dialog").locator("[data-about]").first.click()
    expect(ines.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    return ines


def throw_two_again(house: House) -> Visitor:
    ines = house.before("roll", CV)
    ines.button("Throw the dice").click()
    dice = ines.find("[data-zone=spaces] button:not(.frozen)")
    expect(dice.first).to_be_visible()
    for place in range(2):
        dice.nth(place).click()
    ines.confirm()
    return ines


def buy_a_card(house: House) -> Visitor:
    ines = house.before("buy blogger", CV)
    before = ines.asked()["move"]
    for _ in range(2):
        ines.find('[data-at="card blogger"]').first.click()
    ines.page.wait_for_function("(move) => window.latest.move > move && !window.waiting.size", arg=before)
    if ines.find(ANSWER).count():
        twice(ines, ANSWER)
    return ines


def finished(house: House) -> Visitor:
    laid = house.server.take_in(TOGETHER, ME, BOT)
    ines = house.guest()
    ines.sit(laid.table, laid.key)
    expect(ines.find("section.end")).to_be_visible()
    return ines


def read_the_story(house: House) -> Visitor:
    ines = finished(house)
    ines.page.get_by_role("link", name="Read the life stories").click()
    expect(ines.find("h1")).to_be_visible()
    return ines


def play_again(house: House) -> Visitor:
    ines = finished(house)
    ines.button("Play again").click()
    expect(ines.find(ANSWER).first).to_be_visible()
    return ines


def speak_french(house: House) -> Visitor:
    ines = house.in_a_turn()
    ines.button("Settings").click()
    ines.page.get_by_text("Français").click()
    expect(ines.find("html")).to_have_attribute("lang", "fr")
    ines.page.get_by_role("button", name="Fermer").click()
    return ines


def say_something(house: House) -> Visitor:
    laid = house.server.lay(ME, FRIEND, seed="talk")
    ines = house.sit(laid)
    ines.find("[data-zone=log] header button").nth(1).click()
    ines.find("[data-zone=log] input").fill("Good morning")
    ines.button("Send").click()
    expect(ines.find("[data-zone=log]")).to_contain_text("Good morning")
    return ines


def look_at_a_card(house: House) -> Visitor:
    """A pointer that comes to rest on it is enough."""
    ines = house.in_a_turn()
    box = ines.find("[data-zone=rows] [data-card]").first.bounding_box() or {"x": 0, "y": 0}
    for step in range(2, 9):
        ines.page.mouse.move(box["x"] + 4 * step, box["y"] + 3 * step)
    expect(ines.find(".large")).to_be_visible()
    return ines


DEEDS: Final[dict[str, Callable[[House], Visitor]]] = {
    "begin a guided life": guided_life,
    "begin a game against computer players": game_at_once,
    "set a table for two at one screen": two_at_one_screen,
    "set a table, copy a friend’s link, sit down": link_for_a_friend,
    "sit down by a link, with a name": seat_by_link,
    "a plain action": plain_action,
    "take a Project": project,
    "take a Project that can be paid in several ways": project_paid_as_one_likes,
    "refresh three cards of a row": refresh_three,
    "pay three bills": bills,
    "take a choice back": take_back,
    "ask for a hint and follow it": follow_a_hint,
    "see what a token means": meaning_of_a_token,
    "read the rules about something on the table": rule_of_a_space,
    "see a card in full": look_at_a_card,
    "CV: throw, and throw two dice again": throw_two_again,
    "CV: buy a card": buy_a_card,
    "read the story when all is over": read_the_story,
    "play again": play_again,
    "go on in French": speak_french,
    "say something": say_something,
}


def main() -> None:
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        try:
            for name, deed in DEEDS.items():
                visitor = deed(House(server, browser))
                print(f"{name:50} {int(visitor.page.evaluate('sessionStorage.clicks ?? 0')):3}", flush=True)
                visitor.page.context.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
