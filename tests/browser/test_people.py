"""People: the same person on another device, what they want to be told, and home."""

import re

import pytest
from playwright.sync_api import Route, expect

from .conftest import Visit
from .serving import FRIEND, ME, Server, lines_of
from .test_access import check
from .visiting import Visitor

DAY = 24 * 60 * 60 * 1000
TWO_DAYS = {"kind": "days", "move": 2 * DAY, "reserve": 0, "stand_in": "sensible"}
PHONE = {"width": 390, "height": 844}
SIZES = [({}, "en"), (PHONE, "fr")]


def meet(server: Server, name: str) -> str:
    """Somebody who was here before, with another device; their key."""
    return str(server.post("/api/people", {"name": name, "pronoun": "she"})["key"])


def lay(server: Server, key: str, *seats: dict[str, str], **wishes: object) -> tuple[str, list[str]]:
    made = server.post("/api/tables", {"game": "pursuit", "pace": 0, "seats": seats, **wishes}, key)
    return made["table"], [link["key"] for link in made.get("links", [])]


def become(visitor: Visitor, key: str) -> None:
    """By the link of a code."""
    visitor.read(f"/me#{key}")
    visitor.find("main button").first.click()
    expect(visitor.find("[data-returned]")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), SIZES)
def test_a_link_from_another_device_is_the_first_thing_one_sees(
    server: Server, visit: Visit, size: dict[str, int], lang: str
) -> None:
    ines = meet(server, "Ines")
    phone = visit(**size, lang=lang, theme="system")
    phone.read(f"/me#{ines}")
    yes = phone.find("main button").first
    expect(yes).to_be_in_viewport()
    check(phone)
    assert phone.address + "/api/people" not in phone.asked_for, "nobody becomes somebody else by opening a link"
    yes.click()

    expect(phone.find("[data-returned]")).to_contain_text("Ines")
    expect(phone.find("input[maxlength]").first).to_have_value("Ines")
    assert "me-" not in phone.page.url, "the key does not stay in the address"


@pytest.mark.parametrize(("size", "lang"), SIZES)
def test_what_one_wants_to_be_told_anywhere_is_kept(
    server: Server, visit: Visit, size: dict[str, int], lang: str
) -> None:
    visitor = visit(**size, lang=lang, theme="system")
    visitor.read("/me")
    form = visitor.find("[data-telling]")
    invitation = form.locator("tbody tr").nth(4).locator("input").nth(2)
    invitation.check()
    form.locator("input[type=url]").fill("https://example.org/hooks/kitchen")
    form.locator("fieldset label input[type=checkbox]").check()
    check(visitor)
    form.locator("button[type=submit]").click()
    expect(form.locator("[role=status]")).to_be_visible()
    visitor.page.reload()

    expect(invitation).to_be_checked()
    expect(form.locator("input[type=url]")).to_have_value("https://example.org/hooks/kitchen")
    expect(form.locator("input[type=time]").first).to_have_value("22:00")
    expect(form.locator("input[type=time]").first).to_be_enabled()


def test_an_invitation_says_what_one_sits_down_to(server: Server, visit: Visit) -> None:
    ines, bruno = meet(server, "Ines"), meet(server, "Bruno")
    known, links = lay(server, bruno, {"kind": "here", "name": "Bruno"}, FRIEND)
    server.post(f"/api/tables/{known}/claim", {"key": links[0]}, ines)
    table, _ = lay(server, bruno, {"kind": "here", "name": "Bruno"}, FRIEND, clock=TWO_DAYS)
    (person,) = [each["person"] for each in server.get("/api/me/people", bruno) if each["name"] == "Ines"]
    server.post(f"/api/tables/{table}/seats/1/invite", {"person": person}, bruno)
    visitor = visit()
    become(visitor, ines)
    visitor.read("/")

    invited = visitor.find("section[aria-labelledby=invited] li")
    expect(invited).to_contain_text("Bruno is setting a table")
    expect(invited).to_contain_text("2 days a move")


def test_a_finished_game_is_played_again_from_home(server: Server, visit: Visit) -> None:
    ines, bruno = meet(server, "Ines"), meet(server, "Bruno")
    lines, _ = lines_of("cv-2-shared")
    last = next(number for number in range(len(lines) - 1, 0, -1) if re.match(r"\d+ [AB] ", lines[number]))
    record = "\n".join(lines[:last]) + "\n"
    made = server.post("/api/import", {"record": record, "pace": 0, "seats": [ME, FRIEND]}, ines)
    server.post(f"/api/tables/{made['table']}/claim", {"key": made["links"][0]["key"]}, bruno)
    _, letter, line = lines[last].split(" ", 2)
    key, version = (ines, bruno)["AB".index(letter)], server.get(f"/api/tables/{made['table']}", ines)["version"]
    choice = {"type": "choose", "id": "last", "version": version, "seat": "AB".index(letter), "line": line}
    assert server.post(f"/api/tables/{made['table']}/commands", choice, key)["type"] == "done"
    visitor = visit(**PHONE)
    become(visitor, ines)
    visitor.read("/")
    visitor.find(f"[data-again='{made['table']}']").click()
    visitor.asked()

    (seat,) = server.get("/api/home", bruno)["invitations"]
    assert seat["table"]["id"] != made["table"]
    assert seat["table"]["id"] in visitor.page.url


def test_whoever_finds_a_seat_taken_that_was_theirs_is_shown_the_way_back(server: Server, visit: Visit) -> None:
    ines, zoe = meet(server, "Ines"), meet(server, "Zoe")
    table, links = lay(server, ines, ME, FRIEND)
    server.post(f"/api/tables/{table}/claim", {"key": links[0]}, zoe)
    words = " ".join(server.get("/api/me/words?lang=en", zoe)["words"])
    visitor = visit()
    visitor.sit(table, links[0])
    visitor.find("a[href='/me#return']").click()
    assert "409" in visitor.complaints.pop(), "the browser says that the seat was refused"
    box = visitor.find("section[aria-labelledby=return]")
    expect(box).to_be_in_viewport()
    box.locator("input").fill(words)
    box.locator("button").click()
    expect(visitor.find("[data-returned]")).to_contain_text("Zoe")
    visitor.sit(table)
    news = visitor.asked()

    assert news["seats"] == [1]


def test_whoever_blocked_the_host_is_led_to_where_they_can_forgive(server: Server, visit: Visit) -> None:
    ines, zoe = meet(server, "Ines"), meet(server, "Zoe")
    (table, (link,)), (other, (wanted,)) = lay(server, ines, ME, FRIEND), lay(server, ines, ME, FRIEND)
    server.post(f"/api/tables/{table}/claim", {"key": link}, zoe)
    server.post(f"/api/tables/{table}/company/0", {"is_muted": True, "is_blocked": True}, zoe)
    visitor = visit(**PHONE, alone=True)
    become(visitor, zoe)
    visitor.sit(other, wanted)
    # What stands above it comes late.
    late: list[Route] = []
    visitor.page.route("**/api/me/notices*", lambda route: late.append(route))
    visitor.find("a[href='/me#apart']").click()
    assert "409" in visitor.complaints.pop(), "the browser says that the seat was refused"
    box = visitor.find("section[aria-labelledby=apart]")
    expect(box).to_be_in_viewport()
    late.pop().continue_()
    expect(visitor.find("input[type=url]")).to_be_attached()
    expect(box).to_be_in_viewport()
    box.locator("button").click()
    expect(box).to_have_count(0)
