"""A game from another package, at a table drawn from what lies on it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.sketches.installing import install, path_for

from .conftest import Visit
from .measuring import unreadable
from .serving import ME, Laid, Server
from .visiting import News, Visitor, is_over

ROUNDS = 6


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", path_for(install(tmp_path_factory.mktemp("fair") / "site")))
        server = Server(tmp_path_factory.mktemp("games"))
        yield server
        server.kill()


def against_chance(server: Server, seed: str) -> Laid:
    return server.lay(ME, {"kind": "bot", "bot": "random"}, game="fair", seed=seed)


def lay_first(visitor: Visitor, news: News) -> None:
    """Two clicks on the first ticket that can be laid: one to point, one to do it."""
    # The one that was laid last has left the hand.
    visitor.settle()
    ticket = visitor.find("[data-plain-zone=hand] button.can").first
    ticket.click()
    ticket.click()


def test_a_whole_game_of_the_fair_by_clicks(fair: Server, visit: Visit) -> None:
    laid = against_chance(fair, "clicks")
    ines = visit(at=fair)
    ines.sit(laid.table, laid.key)
    expect(ines.find("[data-plain-zone=hand] .back").first).to_be_visible()

    news = ines.play(lay_first, is_over)

    assert news["move"] == 2 * ROUNDS
    expect(ines.find("section.end")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_every_word_can_be_read(fair: Server, visit: Visit, size: tuple[int, int]) -> None:
    laid = against_chance(fair, "words")
    ines = visit(*size, at=fair, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.play(lay_first, lambda news: news["move"] >= ROUNDS)
    ines.asked()
    ines.settle()

    assert unreadable(ines.page) == []
