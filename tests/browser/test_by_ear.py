"""Whole games by roles and names alone, as somebody plays who listens; and whether what was said is what happened."""

import re
from collections.abc import Iterable
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import expect

from wellspent.texts import Speech
from wellspent.texts.messages import message_ids

from .conftest import Visit
from .serving import FRIEND, ME, Laid, Server
from .visiting import OFTEN, PARTINGS, Visitor

# Notes what live regions say, in order: a log its additions, every other region its words as they are.
HEAR: Final = """
window.heard = [];
const LIVE = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
const spoken = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (!(node instanceof Element) || node.ariaHidden === "true") return "";
  if (node.getAttribute("role") === "img") return node.ariaLabel ?? "";
  return [...node.childNodes].map(spoken).join(" ");
};
const say = (role, node) => {
  const text = spoken(node).replace(/\\s+/g, " ").trim();
  const last = window.heard.findLast((each) => each.role === role);
  if (text && (role === "log" || last?.text !== text)) window.heard.push({ role, text });
};
window.sent = 0;
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (data) {
  if (JSON.parse(data).type === "choose") window.sent += 1;
  return send.call(this, data);
};
new MutationObserver((changes) => {
  const changed = new Set();
  for (const { target, addedNodes } of changes) {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
    if (!region || region.ariaLive === "off") continue;
    if (region.getAttribute("role") === "log") addedNodes.forEach((node) => say("log", node));
    else changed.add(region);
  }
  changed.forEach((region) => say(region.getAttribute("role") ?? "polite", region));
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
MOST_STEPS: Final = 400
# What nobody who plays wants to miss when somebody else does it; of my own deeds the dice alone, which I cannot see.
# Great things are heard whosever they are.
DEEDS: Final = ("took", "advanced", "hired", "promoted", "retired", "bought", "played", "lost", "refreshed", "placed")
GREAT: Final = ("round", "goal_reached", "life_ended", "game_over")
THROWS: Final = ("threw", "rerolled", "misfortune")
# What stands on a button that does what was chosen.
AGREES: Final = re.compile("web-do(-.*)?|web-cv-(throw|throw-yourself|stop)")
# What one presses when one wants nothing more.
ENOUGH: Final = re.compile("web-cv-(done|decline|buy-nothing)")
REFUSED: Final = re.compile("not possible|short$|refresh|retire|discard", re.IGNORECASE)
# What is mine besides the main place.
MINE: Final = re.compile("you, seat|In hand|so far$|^Dice$")
TURN: Final = "Your turn"


def names_of(ids: re.Pattern[str]) -> set[str]:
    """The names of buttons, as the client has them."""
    return {Speech("en").say(id) for id in message_ids("en") if ids.fullmatch(id)}


class Thing(NamedTuple):
    """Something of the page as a screen reader has it."""

    name: str
    is_disabled: bool
    # It says what is chosen, and does nothing yet.
    is_toggle: bool
    node: int


class Listener:
    """Sits at a table and knows roles, names, and what is said."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.page.add_init_script(HEAR)
        self.browser = self.page.context.new_cdp_session(self.page)
        self.agreements = names_of(AGREES)
        self.refusals = names_of(ENOUGH)

    def find(self, role: str, inside: int = 0) -> list[Thing]:
        """What has a role in the accessibility tree of the browser, on the page or inside of something."""
        inside = inside or self.browser.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"]
        found = self.browser.send("Accessibility.queryAXTree", {"backendNodeId": inside, "role": role})["nodes"]
        return [_thing(node) for node in found if not node["ignored"]]

    def buttons(self, places: Iterable[Thing]) -> list[Thing]:
        return [each for place in places for each in self.find("button", place.node) if not each.is_disabled]

    def press(self, thing: Thing) -> None:
        self.browser.send("DOM.focus", {"backendNodeId": thing.node})
        self.page.keyboard.press("Enter")

    def wait(self) -> bool:
        """Until it is my turn; False when all is over."""
        turn = self.page.get_by_role("region", name=TURN, exact=True)
        end = self.page.get_by_role("link", name="stories")
        expect(turn.or_(end).first).to_be_visible()
        return not end.is_visible()

    def heard(self, role: str) -> list[str]:
        all_heard: list[dict[str, str]] = self.page.evaluate("window.heard")
        return [each["text"] for each in all_heard if each["role"] == role]

    def step(self) -> None:
        """Decide; what is decided on the page alone, such as lifting the cup, sends nothing."""
        self.visitor.settle()
        version, sent = self.page.evaluate("[window.latest.version, window.sent]")
        regions = self.find("region")
        if not (self._press(self.agreements, regions) or self._choose(regions)):
            assert self._press(self.refusals, regions), "nothing to choose"
        # What would come of it may be asked first, and only then it is sent.
        self.page.wait_for_function("() => !window.wondering.size", polling=OFTEN)
        self.visitor.settle()
        self.page.wait_for_function(
            "([version, sent]) => window.sent === sent || (window.latest.version > version && !window.waiting.size)",
            arg=[version, sent],
            polling=OFTEN,
        )

    def _press(self, names: set[str], regions: Iterable[Thing]) -> bool:
        """Do what is chosen, or the only thing there is to do, where a button says so."""
        for button in self.buttons(each for each in regions if each.name in (TURN, "Dice")):
            if button.name in names and not button.is_toggle:
                self.press(button)
                return True
        return False

    def _choose(self, regions: list[Thing]) -> bool:
        """Try what there is, until a button offers to do it."""
        # A question has a sheet of that name; else the main place of the page, and whatever else is mine.
        sheets = [each for each in regions if each.name.endswith("?")]
        mine = [each for each in regions if MINE.search(each.name)]
        found = self.buttons(sheets or [*self.find("main"), *mine])
        for thing in sorted((each for each in found if not REFUSED.search(each.name)), key=_wish):
            self.press(thing)
            if self._press(self.agreements, regions):
                return True
        return False


def _thing(node: dict[str, Any]) -> Thing:
    name = " ".join(str(node.get("name", {}).get("value", "")).split())
    values = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    return Thing(name, bool(values.get("disabled")), "pressed" in values, node["backendDOMNodeId"])


def _wish(thing: Thing) -> tuple[bool, bool]:
    """The calm first, then what I can take."""
    return not thing.name.startswith("Rest"), "You can" not in thing.name


def news_of(server: Server, table: str, key: str) -> dict[str, Any]:
    news: dict[str, Any] = server.get(f"/api/tables/{table}?lang=en", key)
    return news


class Rival:
    """Plays the other seat over HTTP, the same in every run: computer players draw from a secret of the server."""

    def __init__(self, server: Server, laid: Laid) -> None:
        self.server, self.table, self.key = server, laid.table, laid.links[0]
        self.chance = Random(1)

    def play(self) -> int:
        """As long as it is the turn of this seat; the version of the table then."""
        news = news_of(self.server, self.table, self.key)
        while asks := [ask for ask in news["asks"] if ask["seat"] in news["deciders"]]:
            line = self._wish([offer for offer in asks[0]["offers"] if not offer.get("is_interrupt")])
            order = {"type": "choose", "seat": 1, "line": line, "version": news["version"], "id": str(news["version"])}
            assert self.server.post(f"/api/tables/{self.table}/commands", order, self.key)["type"] == "done"
            news = news_of(self.server, self.table, self.key)
        version: int = news["version"]
        return version

    def _wish(self, offers: list[dict[str, Any]]) -> str:
        """Anything, but nothing that could be done for ever or that leaves nothing to do."""
        liked = [offer for offer in offers if offer["verb"] not in ("refresh", *PARTINGS)]
        line: str = self.chance.choice(liked or offers)["line"]
        return line


def places(said: list[str], log: list[dict[str, Any]]) -> list[int]:
    """Where in the log each line was that was said: every line is one of it, in the same order."""
    found: list[int] = []
    for line in said:
        after = found[-1] + 1 if found else 0
        place = next((n for n, entry in enumerate(log[after:], after) if line.startswith(entry["text"])), None)
        assert place is not None, f"said, but it did not happen, or was said before: {line}"
        found.append(place)
    return found


def play_by_ear(server: Server, visit: Visit, record: str) -> tuple[Listener, list[dict[str, Any]]]:
    """The game of a record from its beginning, as between people nobody chooses the seed."""
    laid = server.take_in(record, ME, FRIEND, moves=0)
    visitor, rival = visit(alone=True), Rival(server, laid)
    listener = Listener(visitor)
    visitor.sit(laid.table, laid.key)
    expect(visitor.turn).to_be_visible()
    for _ in range(MOST_STEPS):
        told = "(version) => window.latest.version >= version"
        visitor.page.wait_for_function(told, arg=rival.play(), polling=OFTEN)
        if not listener.wait():
            break
        listener.step()
        visitor.page.wait_for_function("() => document.activeElement !== document.body", polling=OFTEN)
    return listener, news_of(server, laid.table, laid.key)["log"]


def check_announced(listener: Listener, log: list[dict[str, Any]]) -> None:
    """Everything that others do, that the dice show and that is great was said, once and in order."""
    said = [log[place] for place in places(listener.heard("log"), log)]
    begun = log[0]["move"]
    log = [entry for entry in log if entry["move"] > begun]
    told = {entry["move"] for entry in said if entry["kind"] not in GREAT}
    others = [entry for entry in log if entry.get("seat") == 1 and entry["kind"] in DEEDS]
    assert [each["text"] for each in others if each["move"] not in told] == []
    whole = (*GREAT, *THROWS)
    assert [each["text"] for each in said if each["kind"] in whole] == [
        each["text"] for each in log if each["kind"] in whole
    ]


def test_a_whole_game_of_the_pursuit_by_ear(server: Server, visit: Visit) -> None:
    listener, log = play_by_ear(server, visit, "second-2-survived")

    assert not listener.wait()
    check_announced(listener, log)


def test_a_whole_game_of_cv_by_ear(server: Server, visit: Visit) -> None:
    listener, log = play_by_ear(server, visit, "cv-2-shared")

    assert not listener.wait()
    check_announced(listener, log)
