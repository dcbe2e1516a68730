"""The life of the day, in a browser: the first one counts, nobody looks in, and what is shown gives nothing away."""

from typing import Any

from playwright.sync_api import expect

from .conftest import Visit
from .serving import Server
from .test_access import check
from .visiting import Visitor

SIGNS = "🟩🟦🟨🟧🟥⬛"


def key_of(visitor: Visitor) -> str:
    """What the browser keeps of its profile."""
    found: str = visitor.page.evaluate("JSON.parse(localStorage['wellspent.me']).key")
    return found


def choose(server: Server, table: str, key: str) -> dict[str, Any]:
    """Whatever comes first, over HTTP; the news before it."""
    news: dict[str, Any] = server.get(f"/api/tables/{table}", key)
    asks = [ask for ask in news["asks"] if ask["seat"] in news["deciders"]]
    if asks:
        line = next(offer["line"] for offer in asks[0]["offers"] if not offer.get("is_interrupt"))
        sent = {"type": "choose", "id": str(news["version"]), "version": news["version"], "seat": 0, "line": line}
        server.post(f"/api/tables/{table}/commands", sent, key)
    return news


def test_the_first_life_of_a_day_counts_and_is_shown_without_spoiling(own_server: Server, visit: Visit) -> None:
    # Computer players live it too, for as long as the server runs.
    server = own_server
    ines, bruno = visit(at=server, theme="system"), visit(at=server)
    ines.read("/day")
    ines.button("Live it").click()
    ines.asked()
    table = ines.page.url.rpartition("/")[2]
    key = key_of(ines)

    # Nobody else looks in, and whoever leaves goes on where they were.
    bruno.sit(table)
    expect(bruno.find("h1")).to_be_visible()
    expect(bruno.find("main")).to_contain_text("today’s life")
    ines.read("/day")
    ines.button("Go on").click()
    ines.asked()
    assert ines.page.url.endswith(table)

    while not choose(server, table, key)["table"].get("is_finished"):
        pass
    names = {face["name"] for face in server.get("/api/games/pursuit/cards?lang=en")}
    ines.find("[data-to-day]").click()
    expect(ines.find("#felt-pursuit")).to_be_visible()
    ines.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ines.page.keyboard.press("c")
    expect(ines.find("[role=status]").filter(has_text="Copied")).to_be_visible()
    head, row, _ = ines.page.evaluate("navigator.clipboard.readText()").split("\n")
    check(ines)

    assert head.startswith("Wellspent, life ")
    assert ines.find("section.mat ol small").all_inner_texts() == ["Teen", "A1", "A2", "A3", "A4", "O1", "O2", "O3"]
    assert len(row) == 8
    assert set(row) <= set(SIGNS)
    assert not any(name in head for name in names)

    # Once: whatever comes after it is practice, and says so.
    ines.button("Live it again").click()
    ines.asked()
    expect(ines.find(".phase")).to_contain_text("practice")
    ines.read("/")
    expect(ines.find("section[aria-labelledby=day]")).to_contain_text(head.split(": ")[1].split(" ")[0])
