"""A game from another package, at a table drawn from what lies on it."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.sketches.installing import install, path_for

from .conftest import Visit
from .serving import ME, Server
from .visiting import News, Visitor, is_over


def lay_first(visitor: Visitor, news: News) -> None:
    """Two clicks on the first ticket that can be laid: one to point, one to do it."""
    ticket = visitor.find("[data-plain-zone=hand] button.can").first
    ticket.click()
    ticket.click()


def test_a_whole_game_of_the_fair_by_clicks(tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", path_for(install(tmp_path / "site")))
    server = Server(tmp_path / "games")
    try:
        laid = server.lay(ME, {"kind": "bot", "bot": "random"}, game="fair", seed="clicks")
        ines = visit(at=server)
        ines.sit(laid.table, laid.key)
        expect(ines.find("[data-plain-zone=hand] .back").first).to_be_visible()

        news = ines.play(lay_first, is_over)

        assert news["move"] == 12
        expect(ines.find("section.end")).to_be_visible()
    finally:
        server.kill()
