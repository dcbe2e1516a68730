"""What is the same for every table: games, faces, rules, and the sentences that are remembered."""

import shutil
from pathlib import Path

import msgspec
import pytest

from tests.server.showing.games import setup_for
from wellspent import ledger
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.games.pursuit.board import STRESS_END
from wellspent.games.pursuit.cards import MEASURES
from wellspent.library import new_session
from wellspent.protocol import Face, GameInfo, Rulebook
from wellspent.texts import LANGUAGES, TextError
from wellspent.texts.messages import Speech
from wellspent.titles import UnknownTitle, names, title
from wellspent.titles.cv import cards as cv_cards
from wellspent.titles.pursuit import cards as pursuit_cards
from wellspent.wire import NotOver, game_infos, rulebook
from wellspent.wire.rulebook import rulebook as read_rulebook

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def face(id: str, lang: str = "en", game: str = "pursuit", edition: str = "second") -> Face:
    return next(each for each in title(game).faces(edition, lang) if each.id == id)


# Games.


@EVERY_LANGUAGE
def test_both_games_are_described(lang: str) -> None:
    infos = game_infos(lang)

    assert [info.id for info in infos] == list(names())
    for info in infos:
        choices = [*info.editions, *info.bots, *info.presets, *info.modules, *info.sets]
        assert all(choice.id and choice.name and choice.text for choice in choices)
        assert info.bots
        assert all(info.words.values())
        assert info.cards == len(title(info.id).faces("", lang)) > 0
    assert msgspec.json.decode(msgspec.json.encode(infos), type=list[GameInfo]) == infos


def test_the_word_beside_a_token_agrees_with_its_number() -> None:
    english, french = (game_infos(lang)[0].words for lang in ("en", "fr"))

    cv = next(info.words for info in game_infos("en") if info.id == "cv")
    assert (cv["one-points"], cv["many-points"], cv["one-dice"]) == ("point", "points", "die")
    assert (english["one-hourglass"], english["many-hourglass"]) == ("Hourglass", "Hourglasses")
    assert (french["one-knowledge"], french["many-knowledge"]) == ("Connaissance", "Connaissances")
    assert (english["one-completed_projects"], french["many-items"]) == ("completed Project", "Objets")
    assert [game_infos(lang)[1].words["many-wild"] for lang in ("en", "fr")] == ["wild symbols", "jokers"]
    # What is abbreviated in sentences has its whole name beside a token.
    assert "many-sth" not in french


@EVERY_LANGUAGE
def test_the_words_of_a_game_cover_what_scenes_name(lang: str) -> None:
    pursuit, cv = (info.words for info in game_infos(lang))

    assert {"space-study", "pile-job", "age-teen", "phase-upkeep", "good-money", "measure-cards"} <= set(pursuit)
    assert {"type-work", "deck-old_age", "phase-roll", "good-bad_luck"} <= set(cv)


def test_the_stress_track_is_fifteen_spaces_in_sections() -> None:
    track = next(each for each in game_infos("en")[0].tracks if each.id == "stress")

    assert (track.low, track.high) == (1, STRESS_END)
    assert sum(section.spaces for section in track.sections) == STRESS_END
    assert [section.number for section in track.sections] == [9, 8, 7, 6, 5, 4, 3]


# Faces.


@EVERY_LANGUAGE
@pytest.mark.parametrize("edition", ["second", "first"])
def test_every_card_of_an_edition_has_one_face(lang: str, edition: str) -> None:
    found = title("pursuit").faces(edition, lang)
    ids = [each.id for each in found]
    catalog = pursuit_cards.catalog()
    in_play = [catalog.cards(edition), catalog.cards(edition, catalog.modules, catalog.sets)]

    assert len(set(ids)) == len(ids)
    assert {card.id for cards in in_play for card in cards} <= set(ids)
    assert {card.id for card in in_play[0]} == {each.id for each in found if not each.module and not each.set}
    assert all(each.name and each.kind_name and each.picture and each.tone and each.wit for each in found)
    assert all(each.levels or each.text for each in found)
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[Face]) == found


@EVERY_LANGUAGE
def test_every_card_of_cv_has_a_face(lang: str) -> None:
    found = title("cv").faces("", lang)

    assert [each.number for each in found] == list(range(1, 84))
    assert {each.id for each in found} == set(cv_cards.catalog().entries)
    assert all(each.name and each.picture and each.postmark for each in found)
    # A number alone would be read as points.
    assert found[11].postmark == {"en": "12 of 83", "fr": "12 sur 83"}[lang]


@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_face_says_what_its_pictures_show(edition: str) -> None:
    found = title("pursuit").faces(edition, "en")
    loaf = face("sourdough", edition=edition)

    assert [each.id for each in found if not each.scenes and not all(level.scene for level in each.levels)] == []
    assert [level.scene for level in loaf.levels][2] == "kitchen, morning: loaf, rolling_pin, flour"
    assert len(face("nicole").faces) == 2
    assert all(each.scenes for each in title("cv").faces("second", "en"))
    # Other numbers, the same pictures.
    concert = face("concert_first", edition="first") if edition == "first" else face("concert")
    assert concert.levels[0].scene == "hall: guitar, microphone_stand, drum"


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", names())
def test_every_card_tells_what_will_be_told_of_it(game: str, lang: str) -> None:
    told = title(game).memories("second", lang)

    assert {each.card for each in told} == {each.id for each in title(game).faces("second", lang)}
    assert [each.card for each in told if not each.memories] == []
    assert [each.card for each in told if any("{" in line.text or not line.when for line in each.memories)] == []


def test_memories_are_told_of_somebody() -> None:
    [dough] = [each for each in title("pursuit").memories("second", "fr") if each.card == "sourdough"]

    assert dough.memories[0].when == "Prise"
    assert dough.memories[0].text.startswith("Inès nourrit un bocal")


def test_a_face_has_levels_with_cost_and_reward() -> None:
    act = face("act_in_play")

    assert (act.kind, act.kind_name, act.tone, act.postmark) == ("basic_project", "Basic Project", "basic", "A Arts")
    assert (act.levels[0].name, act.levels[0].cost, act.levels[0].reward) == (
        "Tree",
        {"influence": 1},
        {"creativity": 2},
    )


def test_a_face_has_both_sides_upkeep_and_text() -> None:
    job, printed = face("lab_assistant"), pursuit_cards.catalog().card("lab_assistant").levels[0]

    assert job.sides == ["Lab Assistant", "Specimen Room Assistant"]
    assert job.name == "Lab Assistant / Specimen Room Assistant"
    assert job.postmark == "1 Science"
    assert job.levels[0].upkeep == {"knowledge": printed.upkeep.knowledge, "hourglass": printed.upkeep.hourglass}
    assert job.levels[0].upkeep_reward == {"money": printed.upkeep_reward.money}
    assert job.levels[0].has_upkeep
    assert job.levels[0].text.startswith("The first time each round that you Study")
    assert face("lab_assistant", "fr").sides[0] == "Aide de laboratoire"


def test_what_a_level_needs_is_told_at_least_or_at_most() -> None:
    for each in title("pursuit").faces("second", "en"):
        for shown, printed in zip(each.levels, pursuit_cards.catalog().card(each.id).levels, strict=False):
            least = {MEASURES[test.measure]: test.bound for test in printed.needs if not test.at_most}
            most = {MEASURES[test.measure]: test.bound for test in printed.needs if test.at_most}
            assert (shown.needs, shown.needs_at_most) == (least, most)


def test_goals_traits_and_group_projects_have_their_own_lines() -> None:
    assert face("take_it_with_you").text
    assert face("take_it_with_you").solo
    assert face("take_it_with_you").levels[0].reward
    assert all(each.start for each in title("pursuit").faces("second", "en") if each.kind == "child_trait")
    groups = [each for each in title("pursuit").faces("second", "en") if each.kind == "group_project"]
    assert {len(each.additional) for each in groups} == {4}


def test_a_card_of_cv_tells_tokens_dice_swaps_and_conditions() -> None:
    manager, printed = face("manager", game="cv").levels[0], cv_cards.catalog().entry("manager")
    assert manager.cost == msgspec.to_builtins(printed.cost)
    assert manager.reward == {**msgspec.to_builtins(printed.tokens), "dice": printed.extra_dice}
    assert manager.upkeep == msgspec.to_builtins(printed.running)

    for card in cv_cards.catalog().cards():
        swaps = [(arrow.source, arrow.target) for arrow in card.arrows]
        swaps += [(arrow.target, arrow.source) for arrow in card.arrows if arrow.both_ways]
        shown = face(card.id, game="cv").levels[0]
        assert set(shown.swaps) == {(SYMBOLS[one], SYMBOLS[other]) for one, other in swaps}
        assert len(shown.needs) + len(shown.needs_at_most) == len(card.conditions)
    assert face("collector", game="cv").points == "1"


def test_a_game_that_does_not_exist_has_neither_faces_nor_rules() -> None:
    with pytest.raises(UnknownTitle, match="chess"):
        title("chess")
    with pytest.raises(UnknownTitle, match="chess"):
        rulebook("chess", "en")


# Rules.


def test_every_rule_is_in_one_rulebook() -> None:
    books = [rulebook(game, "en") for game in names()]
    ids = [rule.id for book in books for section in book.sections for rule in section.rules]

    assert sorted(ids) == sorted(rule.id for rule in ledger.rules())
    for book in books:
        anchors = [section.id for section in book.sections]
        assert len(set(anchors)) == len(anchors)
        assert all(section.title for section in book.sections)
        assert msgspec.json.decode(msgspec.json.encode(book), type=Rulebook) == book


def test_rules_rulings_examples_and_facts_are_told_apart() -> None:
    kinds = {rule.id: rule.kind for section in rulebook("cv", "en").sections for rule in section.rules}

    assert (kinds["CV.roll.06"], kinds["CV.q.01"], kinds["CV.ex.01"], kinds["CV.comp.01"]) == (
        "rule",
        "ruling",
        "example",
        "fact",
    )


def test_a_translated_section_is_in_the_language_and_any_other_is_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "rules"
    shutil.copytree(ledger._folder(), folder, ignore=shutil.ignore_patterns("fr"))
    (folder / "fr").mkdir()
    lines = [f"- **{rule.id}** Règle traduite." for rule in ledger.rules("CV.roll")]
    (folder / "fr" / "cv.md").write_text("\n".join(["# CV", "## Phase 1", *lines]), encoding="utf-8")
    monkeypatch.setattr(ledger, "_folder", lambda: folder)
    ledger.translated.cache_clear()
    try:
        book = read_rulebook.__wrapped__("cv", "fr")
    finally:
        ledger.translated.cache_clear()

    roll, other = (next(each for each in book.sections if each.id == id) for id in ("CV.roll", "CV.goals"))
    assert (roll.lang, roll.title, roll.rules[0].text) == ("", "Phase 1", "Règle traduite.")
    assert other.lang == "en"


def test_a_rule_carries_no_marks_of_its_document() -> None:
    texts = [rule.text for section in rulebook("cv", "en").sections for rule in section.rules]

    assert not [text for text in texts if "](" in text or "**" in text]


# Endings and texts.


@pytest.mark.parametrize("game", names())
def test_there_is_no_ending_before_the_end(game: str) -> None:
    from wellspent.protocol import TableInfo

    setup = setup_for(game, 2)
    session = new_session(setup)
    table = TableInfo("t", game, "second", [], [], [], 0, 0, "")

    with pytest.raises(NotOver, match="not over"):
        title(setup.game).showing(session.game, setup.ruleset, "en").ending(session, table, setup.names)


def test_a_sentence_is_remembered_by_its_language_and_what_fills_it() -> None:
    english, french = Speech("en"), Speech("fr")

    assert [english.say("event-left", name=name) for name in ("Ines", "Bruno", "Ines")] == [
        "Ines leaves the game.",
        "Bruno leaves the game.",
        "Ines leaves the game.",
    ]
    assert french.say("event-left", name="Ines") != english.say("event-left", name="Ines")
    with pytest.raises(TextError, match="name"):
        english.say("event-left")
