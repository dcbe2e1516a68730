"""Several people: two browsers, one screen for two, onlookers, and a server that dies."""

import json

from playwright.sync_api import expect

from .conftest import Visit
from .serving import BOT, FRIEND, ME, MEI, Server, lines_of
from .visiting import Visitor, ask_of, choose, clicks

# The move of one that begins a new round, and what the other does next.
NEW_ROUND = ("relatives-2-alone-at-top", 165, 4)
# Notes which news the table showed while a great moment lay over it.
COVERED = """
window.covered = [];
new MutationObserver(() => {
  const moment = document.querySelector("[data-moment]");
  const table = document.querySelector("[data-zone=narrator]");
  if (moment && table) window.covered.push(`${moment.innerText} ${table.dataset.version}`);
}).observe(document, { attributes: true, childList: true, subtree: true });
"""


def pick_first(visitor: Visitor) -> None:
    visitor.find("[data-zone=answers] [data-line]").first.click()
    visitor.confirm()


def stands(visitor: Visitor, space: str) -> int:
    return visitor.find(f'[data-at="space {space}"] .hourglass').count()


def test_two_browsers_at_one_table_see_each_other_at_once(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, FRIEND, seed="two", first=0)
    ines, zoe = visit(), visit(theme="dark", lang="fr")
    ines.sit(laid.table, laid.key)
    zoe.sit(laid.table, laid.links[0])
    pick_first(ines)
    pick_first(zoe)
    ines.asked(1)

    ines.find('[data-at="space study"]').click()
    ines.confirm()

    expect(zoe.find('[data-at="space study"] .hourglass')).to_have_count(1)
    expect(zoe.turn).to_contain_text("À vous")


def test_a_guest_types_a_name_at_once(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, {"kind": "link"})
    guest = visit()
    guest.sit(laid.table, laid.links[0])
    expect(guest.page.get_by_role("textbox")).to_be_focused()

    guest.page.keyboard.type("Zoe")
    guest.page.keyboard.press("Enter")

    expect(guest.find("[data-zone=mat]")).to_contain_text("Zoe")


def test_talk_reaches_the_others(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, FRIEND, seed="talk")
    ines, zoe = visit(), visit(390, 844)
    ines.sit(laid.table, laid.key)
    zoe.sit(laid.table, laid.links[0])
    ines.find("[data-zone=log] header button").nth(1).click()

    ines.find("[data-zone=log] input").fill("Hello <b>Zoe</b>")
    ines.page.keyboard.press("Enter")

    # Whoever plays on a phone sees that there is something to read, until it was read.
    log = zoe.find("[data-tab=log]")
    expect(log.locator(".count")).to_contain_text("1")
    log.click()
    zoe.find("[data-zone=log] header button").nth(1).click()
    expect(zoe.find("[data-zone=log]")).to_contain_text("Hello <b>Zoe</b>")
    expect(log.locator(".count")).to_have_count(0)


def test_the_table_comes_back_by_itself_after_the_server_was_killed(own_server: Server, visit: Visit) -> None:
    laid = own_server.lay(ME, BOT, seed="killed")
    ines = visit(may_break=True, at=own_server)
    ines.sit(laid.table, laid.key)
    ines.asked()

    own_server.kill()
    expect(ines.says).to_contain_text("Connection lost")
    ines.find("[data-zone=answers] [data-line]").first.click()
    own_server.start()

    expect(ines.says).not_to_contain_text("Connection lost")
    ines.confirm()
    expect(ines.find("[data-zone=spaces] [data-at]").first).to_be_visible()
    assert ines.asked(1)["move"] >= 1


def test_a_choice_can_be_taken_back_until_something_new_is_seen(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, seed="back")
    ines = visit()
    ines.sit(laid.table, laid.key)
    news = ines.play(clicks(1), lambda news: ask_of(news)["step"] == "action.turn")
    study = ines.find('[data-at="space study"]')

    study.click()
    ines.confirm()
    expect(study.locator(".hourglass")).to_have_count(1)
    ines.asked(news["version"])
    ines.page.keyboard.press("z")
    expect(study.locator(".hourglass")).to_have_count(0)
    ines.page.keyboard.press("Shift+Z")
    expect(study.locator(".hourglass")).to_have_count(1)

    # A card turned up is new: what was done before stays done.
    ines.play(clicks(2), lambda news: not any(back["steps"] for back in news["back"]))
    expect(ines.find(".locked")).to_contain_text(f"Too late to undo. {ines.asked()['back'][0]['why']}")
    assert not ines.button("Undo").count()


def test_the_curtain_falls_before_another_players_cards_are_shown(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, MEI, game="cv", seed="curtain")
    both = visit()
    both.sit(laid.table, laid.key)
    first = both.page.get_by_role("dialog")
    name = "Ines" if "Ines" in first.inner_text() else "Mei"
    other = "Mei" if name == "Ines" else "Ines"

    hold(both, name)
    pick_first(both)

    curtain = both.page.get_by_role("dialog", name=f"Pass to {other}")
    expect(curtain).to_be_visible()
    assert not both.find("[data-zone], [data-card], [data-line]").count()
    # A tap is not enough.
    both.button(f"I am {other}").click()
    expect(curtain).to_be_visible()
    hold(both, other)
    expect(curtain).to_have_count(0)
    expect(both.turn).to_contain_text(other)


def hold(visitor: Visitor, name: str) -> None:
    """Hold the button of the curtain until it has opened."""
    button = visitor.button(f"I am {name}")
    button.hover()
    visitor.page.mouse.down()
    expect(button).to_have_count(0)
    visitor.page.mouse.up()


def test_an_onlooker_gets_nothing_that_is_hidden(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, FRIEND, game="cv", seed="onlooker")
    ines, zoe, onlooker = visit(), visit(), visit()
    ines.sit(laid.table, laid.key)
    zoe.sit(laid.table, laid.links[0])
    onlooker.sit(laid.table)
    secrets: set[str] = set()
    for each in (ines, zoe):
        life = each.asked()["scene"]["lives"][each.asked()["seats"][0]]
        secrets |= {life["goal"], *life["offered"]}
        pick_first(each)

    onlooker.page.wait_for_function("() => window.latest.move >= 2")

    received = json.dumps(onlooker.page.evaluate("window.received"))
    assert len(secrets) >= 4
    assert not [secret for secret in secrets if secret in received]
    expect(onlooker.find("[data-zone=narrator]")).to_be_visible()
    assert not onlooker.find("[data-confirm], [data-zone=answers]").count()


def test_what_others_do_waits_until_a_great_moment_is_over(server: Server, visit: Visit) -> None:
    record, before, after = NEW_ROUND
    lines, head = lines_of(record)
    mine, *theirs = (line.split(maxsplit=2)[2] for line in lines[head + before : head + before + after])
    laid = server.take_in(record, ME, FRIEND, moves=before)
    ines = visit(follow="quick", alone=True)
    ines.page.add_init_script(COVERED)
    ines.sit(laid.table, laid.key)
    offers = ask_of(ines.asked())["offers"]
    choose(ines, next(offer for offer in offers if offer["line"] == mine))
    expect(ines.find("[data-moment=round]")).to_be_visible()

    version = 0
    for line in theirs:
        version = server.get(f"/api/tables/{laid.table}", laid.links[0])["version"]
        order = {"type": "choose", "id": line, "version": version, "seat": 1, "line": line}
        server.post(f"/api/tables/{laid.table}/commands", order, laid.links[0])

    expect(ines.find(f"[data-zone=narrator][data-version='{version + 1}']")).to_be_visible()
    covered = ines.page.evaluate("window.covered")
    moments = {each.rpartition(" ")[0] for each in covered}
    assert len(set(covered)) == len(moments)
