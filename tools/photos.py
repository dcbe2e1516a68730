"""Take the pictures of the web table that the README shows: `.venv/bin/python -m tools.photos [NAME …]`."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any, Final

from playwright.sync_api import Browser, expect

from bench.felt import chromium
from tests.browser.serving import Server
from tests.browser.visiting import LISTEN, Visitor
from tools.picture import PICTURE, SETUP
from wellspent.engine.session import Session
from wellspent.games.cv.steps import REROLL
from wellspent.library import new_session, write_record
from wellspent.players import bot
from wellspent.ruleset import GameSetup, Ruleset

LAPTOP: Final = (1280, 800, 1)
PHONE: Final = (390, 844, 2)
PATIENCE: Final = 60_000
# Seconds between two looks at how far a review is.
PAUSE: Final = 0.5
# Once every picture in the window has come; those that are drawn have no address before.
DRAWN: Final = """() => [...document.images].every((each) => {
  const { top, bottom } = each.getBoundingClientRect();
  const isSeen = bottom > 0 && top < innerHeight && each.checkVisibility();
  return !isSeen || (each.src && each.complete);
})"""
SEATS: Final = [
    {"kind": "here", "name": "Ines", "pronoun": "she"},
    {"kind": "bot", "name": "Bruno", "pronoun": "he", "bot": "sensible"},
    {"kind": "bot", "name": "Mei", "pronoun": "she", "bot": "sensible"},
]
CV: Final = GameSetup(Ruleset("cv", 3), SETUP.names, SETUP.seed)
LIFE: Final = replace(SETUP, seed="pear")

Moment = Callable[[Session[Any]], bool]


def turn_of_a_life(session: Session[Any]) -> bool:
    """A turn of the first seat in the middle of a life."""
    state = session.state
    return len(session.game.options(state, 0)) > 20 and state.round == 5 and state.players[0].hourglasses <= 4


def dice_on_the_table(session: Session[Any]) -> bool:
    """The first seat may throw its dice again, in the middle of a game."""
    return bool(session.state.agenda[-1].step == REROLL and session.state.round == 6)


def the_end(session: Session[Any]) -> bool:
    return False


def lived(setup: GameSetup, until: Moment) -> str:
    """The record of a game of computer players, up to a decision of the first seat."""
    session = new_session(setup)
    game = session.game
    players = [bot("planner", game, seat, "photo") for seat in range(game.seats)]
    while deciders := game.deciders(session.state):
        if deciders == [0] and until(session):
            break
        seat = deciders[0]
        session.play(seat, players[seat].choose(game.view(session.state, seat), game.options(session.state, seat)))
    return write_record(setup, session)


class Photographer:
    """A server, a browser, and where the pictures go."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server: Final = server
        self.browser: Final = browser

    def sit(self, record: str, size: tuple[int, int, int], lang: str) -> Visitor:
        laid = self.server.post("/api/import", {"record": record, "seats": SEATS})
        visitor = self.come(size, lang)
        visitor.sit(laid["table"], laid["key"])
        visitor.asked()
        return visitor

    def look(self, path: str) -> Visitor:
        visitor = self.come(LAPTOP, "en")
        visitor.read(path)
        return visitor

    def finished(self) -> str:
        """The table of a life that is over."""
        laid = self.server.post("/api/import", {"record": lived(LIFE, the_end), "seats": SEATS})
        return str(laid["table"])

    def come(self, size: tuple[int, int, int], lang: str) -> Visitor:
        width, height, scale = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            has_touch=size == PHONE,
            locale=lang,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        visitor = Visitor(context.new_page(), self.server.address)
        visitor.set_out({"lang": lang, "theme": "light", "hover": False, "follow": "off"}, pictures=True)
        return visitor

    def home(self) -> Visitor:
        return self.look("/")

    def table(self) -> Visitor:
        return self.sit(lived(SETUP, turn_of_a_life), LAPTOP, "en")

    def phone(self) -> Visitor:
        return self.sit(lived(SETUP, turn_of_a_life), PHONE, "fr")

    def cv(self) -> Visitor:
        return self.sit(lived(CV, dice_on_the_table), LAPTOP, "en")

    def story(self) -> Visitor:
        return self.look(f"/story/{self.finished()}/0")

    def study(self) -> Visitor:
        table = self.finished()
        # All lines are whole once all seats have been gone through.
        for seat in range(len(SEATS)):
            while (found := self.server.get(f"/api/tables/{table}/review/{seat}"))["done"] < found["total"]:
                sleep(PAUSE)
        visitor = self.look(f"/study/{table}/0")
        expect(visitor.find("main svg .name")).to_have_count(len(SEATS), timeout=PATIENCE)
        visitor.page.keyboard.press("1")
        return visitor


def main() -> None:
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        try:
            photographer = Photographer(server, browser)
            scenes = {
                "lobby": photographer.home,
                "table": photographer.table,
                "phone": photographer.phone,
                "cv": photographer.cv,
                "story": photographer.story,
                "study": photographer.study,
            }
            for name in sys.argv[1:] or scenes:
                visitor = scenes[name]()
                visitor.settle()
                visitor.page.wait_for_function(DRAWN)
                visitor.page.screenshot(path=PICTURE.with_name(f"{name}.png"))
                visitor.page.context.close()
                print(f"{name}.png", flush=True)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
