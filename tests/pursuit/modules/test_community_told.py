"""How Community is told and shown: choices, the log, memories, the board."""

import pytest

from tests.pursuit.modules.neighbourhood import engage, open_table, spend_hours
from wellspent.games.pursuit.boards import Display
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import of_module
from wellspent.titles.pursuit.texts import Texts
from wellspent.titles.pursuit.texts.memories import Memories
from wellspent.titles.pursuit.texts.refusals import needs_text

NAMES = ("Ines", "Bruno")
REAL = of_module("community")


def party() -> Table:
    """Ines has everything she needs for a party."""
    table = open_table(cards=REAL, board=["organize_a_party", "gala"])
    table.seat(0).has(money=9, creativity=9, influence=9, popularity=7)
    return spend_hours(table, 1).begin()


def said(table: Table, lang: str, line: str) -> str:
    """The sentence of one of the decider's choices."""
    options = table.game.options(table.state, table.decider)
    choice = next(choice for choice in options if table.game.notation(choice) == line)
    return Texts(lang, catalog()).choice(table.game, table.state, table.decider, choice)


def log(table: Table, lang: str) -> list[str]:
    texts = Texts(lang, catalog())
    lines = [texts.event(table.game, event, NAMES) for event in table.events]
    return [line for line in lines if line]


@pytest.mark.parametrize(
    ("lang", "line", "sentence"),
    [
        (
            "en",
            "engage organize_a_party",
            "Take part in “Organize a Party” with your Community token: pay 2 Creativity and 1 Money, "
            "gain 1 STH and 1 Popularity.",
        ),
        ("en", "engage_longer gala", "Take part in “The Gala” with an Hourglass: pay 2 Money, gain 2 Influence."),
        (
            "fr",
            "engage_longer gala",
            "Participer à «\u00a0Le gala\u00a0» avec un Sablier\u00a0: payez 2 Argent, gagnez 2 Influences.",
        ),
    ],
)
def test_engaging_tells_token_cost_and_reward(lang: str, line: str, sentence: str) -> None:
    assert said(party(), lang, line) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        (
            "en",
            "End “Organize a Party” with “The kitchen is full”: pay 2 Money, gain 2 Influence, 1 LTH and 1 Popularity.",
        ),
        (
            "fr",
            "Finir «\u00a0Organiser une fête\u00a0» par «\u00a0La cuisine est pleine\u00a0»\u00a0: "
            "payez 2 Argent, gagnez 2 Influences, 1 BLT et 1 Popularité.",
        ),
    ],
)
def test_an_outcome_tells_what_it_costs_and_gives(lang: str, sentence: str) -> None:
    table = engage(party(), 0, "organize_a_party").begin("resolution", "adult_1")

    assert said(table, lang, "outcome organize_a_party 3") == sentence


def test_popularity_is_told_once_with_its_reward_and_again_when_people_forget() -> None:
    table = engage(party(), 0, "organize_a_party").begin("resolution", "adult_1")
    table.mark()
    lines = log(table.choose("outcome organize_a_party 2"), "en")

    assert [line for line in lines if "Popularity" in line] == [
        "Ines gains 1 Influence and 1 Popularity (“Organize a Party”).",
        "Ines gains 3 LTH: Popularity.",
        "Ines loses 1 Popularity: people forget.",
    ]
    assert "“Organize a Party” is over." in lines


def test_a_life_remembers_what_it_engaged_in_and_how_it_ended() -> None:
    table = party().choose("engage organize_a_party", "pass", "engage_longer gala")
    spend_hours(table).seat(0).has(hourglasses=1)
    table.choose("rest 0", "outcome organize_a_party 4", "outcome gala 3")
    texts = Texts("en", catalog())
    memories = Memories(texts, table.game, "seed", 0)
    words = [line.words for event in table.events for line in memories.of(event)]

    party_text, gala_text = catalog().text("organize_a_party"), catalog().text("gala")
    told = [party_text.taken, gala_text.taken, party_text.top, gala_text.levels[2].memory]
    assert words == [texts.words(text) for text in told if text]
    assert len(words) == 4


def test_the_board_shows_cards_tokens_and_the_popularity_of_everybody() -> None:
    table = party().choose("engage gala")
    display = Display(2)
    table.game.rules.modules[0].show(table.game.view(table.state, 1), 1, display)

    [board] = display.boards
    slots = [(table.ids(zone.cards), zone.by_seat) for zone in board.zones if zone.name == "community_slot"]
    assert slots[:3] == [(["organize_a_party"], [0, 0]), (["gala"], [1, 0]), ([], [0, 0])]
    assert board.zones[-1].by_seat == [0, 1]
    assert display.tracks == [{"popularity": 7}, {"popularity": 0}]


@pytest.mark.parametrize(
    ("lang", "reason", "printed"),
    [
        ("en", "Only with the most Popularity (COM.outcome.07).", "with the most Popularity"),
        ("fr", "Seulement avec la plus grande Popularité (COM.outcome.07).", "avec la plus grande Popularité"),
    ],
)
def test_having_the_most_is_told_without_a_number(lang: str, reason: str, printed: str) -> None:
    table = engage(open_table(cards=REAL, board=["new_family_next_door"]), 0, "new_family_next_door")
    table.seat(0).has(influence=1)
    table.seat(1).has(popularity=4)
    table.begin("resolution", "adult_1")
    refusal = table.game.refusals(table.state, 0)[-1]

    assert Texts(lang, catalog()).reason(table.game, table.state, refusal) == reason
    needs = table.game.rules.card("new_family_next_door").levels[3].needs
    assert needs_text(Texts(lang, catalog()), needs) == printed
