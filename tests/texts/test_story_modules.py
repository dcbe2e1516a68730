"""Where the happiness of a life came from, with modules on the table."""

from functools import cache

import pytest

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.library import new_session, set_up
from wellspent.players import bot
from wellspent.story import Anecdote, Story
from wellspent.story.rarity import PLAIN, Life
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech
from wellspent.texts.narration import Line, Protagonist, placeholders
from wellspent.titles import title_of
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.presets import EVERYTHING, preset
from wellspent.titles.pursuit.story.teller import PursuitTeller
from wellspent.titles.pursuit.story.traits import read_life
from wellspent.titles.pursuit.story.typical import TYPICAL
from wellspent.titles.pursuit.texts import Messages
from wellspent.titles.pursuit.texts.memories import TAKEN, TOP, Memories, Tellers

NAMES = ("Ines", "Omar", "Kim")
ALL = preset(EVERYTHING, len(NAMES), "")
SEEDS = ("a", "b", "c", "d")
# What the rules of modules give, and the heading it stands under.
OWN = {
    "COM.pop.04": "popularity",
    "COM.pop.07": "popularity",
    "EXP.desire.03": "desire",
    "EXP.desire.04": "desire",
    "NOS.cat.03": "own_goals",
    "MUT.end.01": "mutual_friends",
    "TRD.end.01": "trends",
}


@cache
def finished(seed: str) -> Session[State]:
    session: Session[State] = new_session(set_up(NAMES, seed, modules=ALL.modules, sets=ALL.sets))
    game = session.game
    players = [bot("random", game, seat, "story") for seat in range(game.seats)]
    while not session.state.finished:
        seat = game.deciders(session.state)[0]
        session.play(seat, players[seat].choose(game.view(session.state, seat), game.options(session.state, seat)))
    return session


def happened(seed: str) -> list[Event]:
    session = finished(seed)
    return session.events()


def lives(seed: str) -> list[Life]:
    game, state = finished(seed).game, finished(seed).state
    assert isinstance(game, Pursuit)
    return [read_life(game, state, happened(seed), seat) for seat in range(len(NAMES))]


def story_of(seed: str, seat: int, lang: str = "en") -> Story:
    return title_of(finished(seed).game).story(finished(seed), NAMES, ["she"] * len(NAMES), lang, seat)


def gains(seed: str, seat: int) -> list[Event]:
    session = finished(seed)
    events = session.events()
    return [event for event in events if event.kind == kinds.LTH_CHANGED and event.seat == seat]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sources_account_for_all_happiness(seed: str) -> None:
    for seat in range(len(NAMES)):
        story = story_of(seed, seat)

        assert sum(source.points for source in story.sources) == story.total
        assert "other" not in {source.id for source in story.sources}


@pytest.mark.parametrize("seed", SEEDS)
def test_what_modules_give_has_headings_of_its_own(seed: str) -> None:
    for seat in range(len(NAMES)):
        points = {source.id: source.points for source in story_of(seed, seat).sources}
        for heading in dict.fromkeys(OWN.values()):
            rules = [rule for rule, under in OWN.items() if under == heading]
            # The cards that a generation is remembered for give nothing but this.
            expected = sum(event.number for event in gains(seed, seat) if event.rule in rules)
            assert points.get(heading, 0) == expected, heading


def test_these_games_have_something_of_most() -> None:
    found = {OWN[event.rule] for seed in SEEDS for seat in range(3) for event in gains(seed, seat) if event.rule in OWN}

    assert found >= {"popularity", "desire", "mutual_friends", "trends"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_heading_and_source_has_a_name(lang: str) -> None:
    sources = {*catalog().kinds.headings(), *catalog().rule_sources.values()}

    assert len({Speech(lang).say(f"story-source-{name}") for name in sources}) == len(sources)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_life_can_be_full_of_has_a_title_and_epitaphs(lang: str) -> None:
    speech = Speech(lang)
    traits = {name for seed in SEEDS for life in lives(seed) for name in life.traits} | {*TYPICAL, PLAIN}

    assert [name for name in sorted(traits) if not speech.has(f"story-title-{name}")] == []
    assert [name for name in sorted(traits) if len(speech.variants(f"story-epitaph-{name}")) < 2] == []


def test_who_joins_says_so_and_names_the_founder() -> None:
    joined = 0
    for seed in SEEDS:
        cards = finished(seed).game.rules.cards  # type: ignore[attr-defined]
        founders = {event.card: event.seat for event in reversed(happened(seed)) if event.kind == kinds.TOOK}
        for event in happened(seed):
            founder = founders.get(event.card, event.seat)
            if event.kind == kinds.JOINED and event.seat != founder:
                told = " ".join(chapter.text for chapter in story_of(seed, event.seat).chapters)
                taken = catalog().text(cards[event.card].id).taken
                assert taken is not None
                assert taken.en.split("}")[-1] not in told
                assert NAMES[founder] in told
                joined += 1
    assert joined > 0


def test_only_the_trend_that_brought_most_is_told() -> None:
    trends = [id for id, entry in catalog().entries.items() if entry.module == "trends"]
    for seed in SEEDS:
        for seat in range(len(NAMES)):
            closing = story_of(seed, seat).closing
            told = [id for id in trends if (text := catalog().text(id).taken) and text.en.split("{name}")[0] in closing]
            assert len(told) <= 1


@pytest.mark.parametrize("seed", SEEDS[:1])
def test_entries_of_modules_stand_under_headings_that_fit(seed: str) -> None:
    entries = [entry for seat in range(3) for chapter in story_of(seed, seat).chapters for entry in chapter.entries]
    cards = {card.id: card.kind_name for card in finished(seed).game.rules.cards}  # type: ignore[attr-defined]
    by_kind = {cards[entry.card]: entry.kind for entry in entries}

    assert "other" not in by_kind.values()
    assert by_kind["community"] == "community"
    assert by_kind["experience"] == "experiences"


def test_a_memory_is_told_by_whoever_had_it_first() -> None:
    game = finished("a").game
    assert isinstance(game, Pursuit)
    tellers, memory = Tellers(game, NAMES, []), (0, TAKEN)
    tellers.claim(memory, 0, place=90, round=4)
    tellers.claim(memory, 1, place=70, round=4)
    tellers.claim(memory, 2, place=80, round=4)

    assert tellers.owner(memory, 0) == 1
    assert not tellers.is_later(memory, 2, 1)

    tellers.claim(memory, 2, place=120, round=6)
    assert tellers.is_later(memory, 2, 1)


@pytest.mark.parametrize(("job", "id"), [("ceo", "story-again-retired"), ("civil_servant", "story-again-promoted")])
def test_who_leaves_a_job_as_somebody_did_before_is_told_so(job: str, id: str) -> None:
    session = finished("a")
    assert isinstance(session.game, Pursuit)
    card = next(each.index for each in session.game.rules.cards if each.id == job)
    tellers, texts = Tellers(session.game, NAMES, []), Messages("en", catalog())
    tellers.claim((card, TOP), 1, place=70, round=4)
    tellers.claim((card, TOP), 0, place=90, round=6)

    [line] = Memories(texts, session.game, "seed", 0, tellers).of(Event(kinds.RETIRED, 0, card))

    said = [texts.say(f"{id}.{name}", **placeholders("en"), other="Omar") for name in texts.variants(id)]
    assert line.words in said
    # A pronoun behind it could be Omar's; and a Job is no title: nobody goes all the way to it.
    assert line.about_other
    assert "“" not in line.words


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_has_a_partner_in_common_as_one_has_a_thing(seed: str, lang: str) -> None:
    session = finished(seed)
    people = [card for card in catalog().entries.values() if card.card.kind in ("partner", "single_parent")]
    quoted = [
        f"“{side.en}”" if lang == "en" else f"«\u00a0{side.fr}\u00a0»" for each in people for side in each.card.sides
    ]
    told = " ".join(
        chapter.text
        for seat in range(len(NAMES))
        for chapter in title_of(session.game).story(session, NAMES, ["she"] * len(NAMES), lang, seat).chapters
    )

    assert [name for name in quoted if name in told] == []


@pytest.mark.parametrize("kind", ["friend", "mutual_friend", "kid", "relative"])
def test_nobody_has_somebody_after_another_as_one_has_a_thing(kind: str) -> None:
    session = finished("a")
    assert isinstance(session.game, Pursuit)
    card = next(each for each in session.game.rules.cards if each.kind_name == kind)
    tellers = Tellers(session.game, NAMES, [])
    for place, seat in enumerate((1, 0)):
        tellers.claim((card.index, TAKEN), seat, place=place, round=1 + 3 * place)

    assert Memories(Messages("en", catalog()), session.game, "seed", 0, tellers)._shared(card, TAKEN, 1) == []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("lang", "pronouns"), [("en", ("She ", "Her ")), ("fr", ("Elle ",))])
def test_behind_a_kid_a_friend_or_a_relative_a_life_is_named_again(
    seed: str, lang: str, pronouns: tuple[str, ...]
) -> None:
    session = finished(seed)
    chapters = [
        chapter
        for seat in range(len(NAMES))
        for chapter in title_of(session.game).story(session, NAMES, ["she"] * len(NAMES), lang, seat).chapters
    ]
    kinds_said = catalog().kinds
    behind = [
        chapter.text.partition(entry.words)[2].lstrip()
        for chapter in chapters
        for entry in chapter.entries
        if kinds_said.of(catalog().entries[entry.card].card.kind).figure
    ]

    assert len(behind) > len(NAMES)
    assert [rest[:60] for rest in behind if rest.startswith(pronouns)] == []


def test_what_was_in_the_papers_is_news_once() -> None:
    session = finished("a")
    assert isinstance(session.game, Pursuit)
    card = next(each for each in session.game.rules.cards if each.kind_name == "event")
    memories = Memories(Messages("en", catalog()), session.game, "seed", 0, Tellers(session.game, NAMES, []))

    assert [len(memories._shared(card, key, 1)) for key in (TAKEN, TOP)] == [1, 0]


@pytest.mark.parametrize(("card", "links"), [("yoga", 1), ("ceo", 0)])
def test_a_project_takes_years_and_a_job_does_not(card: str, links: int) -> None:
    session = finished("a")
    assert isinstance(session.game, Pursuit)
    texts, person = Messages("en", catalog()), Protagonist("Ines", "she", "en")
    teller = PursuitTeller(session, session.game, texts, person, 0, NAMES)
    number = next(each.index for each in session.game.rules.cards if each.id == card)
    teller.begun[number] = 0
    line = Line("{name} got there.", card=number, key=TOP)

    found = teller._link(Event(kinds.ADVANCED, 0, number), line, 5, Anecdote("piano", "", "teen", "things"))

    assert len(found) == links
