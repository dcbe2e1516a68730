"""What the balance report says, and the page it says it on."""

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from wellspent import titles
from wellspent.commands.balance import balance
from wellspent.lab.journal import read_match
from wellspent.lab.report import Series, report
from wellspent.lab.report.effects import Effect, card_effects
from wellspent.lab.report.names import card_name
from wellspent.lab.report.plots import Axis, density, nice_step, quantiles
from wellspent.lab.report.series import tables
from wellspent.lab.report.short import in_short
from wellspent.lab.report.ways import ways_to_live
from wellspent.lab.results import Life, Match, Result
from wellspent.lab.simulate import play_on, study_of

WEB_TOKENS = Path(__file__).resolve().parents[2] / "web" / "src" / "look" / "tokens.css"
LOOK = Path(__file__).resolve().parents[2] / "src" / "wellspent" / "lab" / "report" / "look.css"
TWO = Match(("random", "random"), games=0, seed="synthetic")


def series_of(results: list[Result], match: Match = TWO) -> Series:
    return Series(match, results)


def duels(chance: Random, games: int, card: str, taker_wins: float, bots: tuple[str, str] = ("a", "a")) -> list[Result]:
    """Games of two in which one, at a random seat, takes the card and wins so often."""
    found = []
    for number in range(games):
        taker = chance.randrange(2)
        winner = taker if chance.random() < taker_wins else 1 - taker
        lives = [Life(bots[seat], 60 + 10 * (seat == winner), seat == winner, 7) for seat in range(2)]
        lives[taker].cards = {card: [1]}
        found.append(Result(number, f"s-{number}", 7, 100, [card], lives))
    return found


def effect_of(series: Series, card: str) -> Effect:
    return next(effect for effect in card_effects([series]) if effect.id == card)


def test_a_card_that_does_nothing_has_no_effect() -> None:
    takers_win = [Life("a", 70, True, cards={"car": [1]}), Life("a", 60)]
    takers_lose = [Life("a", 60, cards={"car": [1]}), Life("a", 70, True)]
    games = [Result(n, "s", 7, 9, ["car"], list(lives)) for n, lives in enumerate([takers_win, takers_lose] * 20)]

    effect = effect_of(series_of(games), "car")

    assert (effect.compared, effect.wins.value, effect.points.value) == (40, 0.0, 0.0)
    assert not effect.stands_out


@pytest.mark.parametrize("truth", [0.0, 0.3, 0.8])
def test_the_interval_of_a_known_effect_holds_the_truth_as_often_as_it_says(truth: float) -> None:
    chance = Random(f"coverage {truth}")
    tries = 300

    held = 0
    for _ in range(tries):
        wins = effect_of(series_of(duels(chance, 60, "car", 0.5 + truth / 2)), "car").wins
        held += abs(wins.value - truth) <= wins.half

    assert 0.91 <= held / tries <= 0.995


def test_a_strong_player_is_no_merit_of_its_card() -> None:
    """The strong one always takes the car and always wins: that says nothing about the car."""
    games = [
        Result(n, "s", 7, 9, ["car"], [Life("strong", 90, True, cards={"car": [1]}), Life("weak", 30)])
        for n in range(30)
    ]

    effect = effect_of(series_of(games), "car")

    assert effect.wins.value == 0.0
    assert effect.taken_share == 0.5


def test_cards_stand_out_when_they_matter_and_hardly_ever_by_luck() -> None:
    chance = Random("discoveries")
    ids = [id for id, _ in study_of(TWO).cards()]
    games = duels(chance, 300, "car", 0.75)
    for result in games:
        for id in ids:
            if id != "car":
                result.offered.append(id)
                result.lives[chance.randrange(2)].cards[id] = [1]

    out = {effect.id for effect in card_effects([series_of(games)]) if effect.stands_out}

    assert "car" in out
    # Without the correction about one in twenty of these would stand out.
    assert len(ids) > 100
    assert len(out) <= 3


def test_few_games_say_nothing() -> None:
    effect = effect_of(series_of(duels(Random(1), 9, "car", 1.0)), "car")

    assert not effect.is_known
    assert not effect.stands_out


def test_alone_lives_are_compared_with_lives_of_other_games() -> None:
    having = [Life("a", 60, True, cards={"car": [1]}), Life("a", 40)]
    games = [Result(n, "s", 7, 9, ["car"], [life]) for n, life in enumerate(having * 20)]

    effect = effect_of(series_of(games, Match(("a",))), "car")

    assert effect.compared == 20
    assert effect.wins.value == 1.0
    assert effect.points.value == pytest.approx(20.0)


def test_a_life_is_measured_against_its_bot_and_seat() -> None:
    games = [
        Result(0, "s", 7, 9, [], [Life("a", 10, True), Life("a", 4)]),
        Result(1, "s", 7, 9, [], [Life("a", 20), Life("a", 24, True)]),
    ]

    first, second = tables(series_of(games))

    assert [fate.points_ahead for fate in first.fates + second.fates] == [-5, -10, 5, 10]
    assert [fate.wins_ahead for fate in first.fates] == [0.5, -0.5]


def test_lives_of_one_way_are_found_together() -> None:
    workers = [Life("a", 50, True, sources={"jobs": 30 + n % 5, "items": 20}) for n in range(60)]
    collectors = [Life("a", 50, sources={"jobs": 4, "items": 46 - n % 4}) for n in range(60)]
    dreamers = [Life("a", 50, sources={"goals": 40 + n % 3, "items": 10}) for n in range(60)]
    games = [
        Result(n, "s", 7, 9, [], list(lives)) for n, lives in enumerate(zip(workers, collectors, dreamers, strict=True))
    ]

    ways = ways_to_live([series_of(games, Match(("a", "a", "a")))])

    found = {way.marks[0]: way for way in ways}
    assert set(found) == {"jobs", "items", "goals"}
    assert all(way.share == pytest.approx(1 / 3) for way in ways)
    assert found["jobs"].sources["jobs"] == pytest.approx(32.0)


def sentences(results: list[Result]) -> str:
    series = [series_of(results)]
    return " ".join(in_short(series, card_effects(series), ways_to_live(series)))


def test_uneven_seats_are_told_and_even_ones_are_not_blamed() -> None:
    def games(won_by_first: int) -> list[Result]:
        return [
            Result(n, "s", 7, 9, [], [Life("a", 60, n < won_by_first), Life("a", 60, n >= won_by_first)])
            for n in range(100)
        ]

    assert "seats are not even" in sentences(games(won_by_first=70))
    assert "seats are even" in sentences(games(won_by_first=54))


def test_cards_that_nobody_wants_are_counted() -> None:
    games = [Result(n, "s", 7, 9, ["car", "yoga"], [Life("a", cards={"yoga": [1]}), Life("a")]) for n in range(3)]

    assert "Offered and never taken: 1." in sentences(games)


def test_a_density_is_all_there() -> None:
    values = [40, 50, 50, 60, 61, 62, 75]
    hill = density(values, 0, 120)

    # A unit of the estimate is the square root of two pi.
    assert sum(hill) * 120 / (len(hill) - 1) == pytest.approx(2.5066, rel=0.01)


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-7, 93), (12.5, 13), (5, 5), (-0.02, 0.03)])
def test_a_scale_holds_its_numbers_in_round_steps(low: float, high: float) -> None:
    axis = Axis(low, high)

    assert axis.low <= low <= high <= axis.high
    assert 2 <= len(axis.ticks()) <= 9
    assert axis.place(axis.low) == 0
    assert axis.place(axis.high) == pytest.approx(100)
    assert nice_step(axis.step) == pytest.approx(axis.step)


def test_quantiles_leave_out_the_extremes() -> None:
    assert quantiles(list(range(101))) == (5, 50, 95)


class Reader(HTMLParser):
    """What a page shows, asks for and leaves open."""

    VOID = ("meta", "input", "br")

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.open: list[str] = []
        self.rows: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.asked += [told[name] or "" for name in ("src", "href", "data", "srcset", "action") if name in told]
        if tag == "tr" and told.get("id"):
            self.rows.add(told["id"] or "")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module", params=["pursuit", "first", "cv", "solo"])
def series(request: pytest.FixtureRequest) -> list[Series]:
    matches = {
        "pursuit": [Match(("random", "random"), games=12), Match(("random", "random"), games=3, modules=("friends",))],
        "first": [Match(("random", "random", "random"), "first", games=4)],
        "cv": [Match(("random", "random"), games=6, game="cv")],
        "solo": [Match(("random",), games=4)],
    }[request.param]
    return [Series(match, list(play_on(match))) for match in matches]


def test_a_page_has_every_card_and_asks_for_nothing_from_outside(series: list[Series]) -> None:
    page = report(series)
    reader = Reader()
    reader.feed(page)

    assert reader.open == []
    assert reader.rows == {f"card-{id}" for each in series for id, _ in study_of(each.match).cards()}
    assert [asked for asked in reader.asked if not asked.startswith("#")] == []
    assert "://" not in page
    assert re.findall(r"url\((?!data:)", page) == []
    assert "@import" not in page


def test_every_link_of_a_page_leads_somewhere(series: list[Series]) -> None:
    page = report(series)

    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(re.findall(r'id="([^"]+)"', page))


def test_every_colour_of_a_page_is_one_of_the_look(series: list[Series]) -> None:
    page = report(series)
    declared = {f"kind-{kind.replace('_', '-')}" for kind in titles.title(series[0].match.game).kind_colours()}
    known = set(re.findall(r"--([\w-]+):", LOOK.read_text(encoding="utf-8"))) | {"tint"}

    assert set(re.findall(r"var\(--([\w-]+)\)", page)) <= known | declared
    assert declared <= set(re.findall(r"--([\w-]+): light-dark", page))
    assert set(re.findall(r"var\(--(kind-[\w-]+)\)", page)) & declared


def test_the_colours_are_those_of_the_web_table() -> None:
    light, dark = WEB_TOKENS.read_text(encoding="utf-8").split('[data-theme="dark"]', 1)
    tokens = [dict(re.findall(r"--([\w-]+):\s*([^;]+);", half)) for half in (light, dark)]
    ours = re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\);", LOOK.read_text(encoding="utf-8"))

    assert len(ours) > 30
    assert {name for name, *_ in ours if name not in tokens[0]} == {"kind-plain"}
    others = [(name, tuple(pair)) for name, *pair in ours if name in tokens[0]]
    assert dict(others) == {name: (tokens[0][name], tokens[1][name]) for name, _ in others}


def test_cards_have_their_names_in_either_language() -> None:
    assert card_name(TWO, "car", "en") == "Car"
    assert card_name(TWO, "car", "fr") == "Voiture"


def test_balance_weighs_games_that_were_played_before_or_plays_them(tmp_path: Path) -> None:
    from wellspent.commands.simulate import simulate

    played = ["--players", "random,random", "--games", "3", "--jobs", "1", "--seed", "b"]
    CliRunner().invoke(simulate, [*played, "--out", str(tmp_path / "games")], catch_exceptions=False)
    before, now = tmp_path / "before.html", tmp_path / "now.html"

    one = CliRunner().invoke(balance, [str(tmp_path / "games"), "--out", str(before)], catch_exceptions=False)
    kept = ["--keep", str(tmp_path / "kept")]
    other = CliRunner().invoke(balance, [*played, *kept, "--out", str(now)], catch_exceptions=False)

    assert "3 games weighed" in one.output
    assert other.exit_code == 0
    assert before.read_text() == now.read_text()
    assert len(read_match(tmp_path / "kept" / "1")[1]) == 3


def test_balance_plays_other_rules_beside(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    asked = [
        "--players",
        "random,random",
        "--games",
        "2",
        "--jobs",
        "1",
        "--beside",
        "first",
        "--beside",
        "friends, pets",
    ]

    found = CliRunner().invoke(balance, [*asked, "--out", str(page), "--lang", "fr"], catch_exceptions=False)

    assert "6 games weighed" in found.output
    text = page.read_text(encoding="utf-8")
    assert "first edition, 2 players" in text
    assert "2022 rules, 2 players, friends, pets" in text
    assert "Voiture" in text


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["nowhere"], "There are no games in nowhere"),
        (["--beside", "golf"], "golf"),
        (["--game", "cv", "--beside", "first"], "CV has no other rules"),
        (["--players", "sensible=nothing.toml,random"], "There is no file 'nothing.toml'"),
    ],
)
def test_balance_says_what_is_wrong_and_writes_nothing(asked: list[str], said: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"

    found = CliRunner().invoke(balance, [*asked, "--games", "1", "--out", str(page)])

    assert found.exit_code != 0
    assert said in found.output
    assert not page.exists()


def test_a_page_without_a_folder_is_refused_before_any_game(tmp_path: Path) -> None:
    found = CliRunner().invoke(balance, ["--games", "1", "--jobs", "1", "--out", str(tmp_path / "none" / "page.html")])

    assert found.exit_code == 2
    assert f"there is no folder {tmp_path / 'none'}" in found.output
