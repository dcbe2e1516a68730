"""A scenario tells exactly what differed, and a step that is wrong never passes."""

import pytest

from wellspent.scenario import read_scenario, run

TABLE = """
title = "A test"
[position]
goals = ["zen"]
[rows]
project = ["yoga", "-", "act_in_play", "e_sports"]
[piles]
project = ["game_jam"]
[discards]
job = ["ceo"]
[seat.A]
money = 4
influence = 1
holds = ["car 2", "learn_cooking 1"]
[seat.B]
hourglasses = 0
"""


def differences(step: str, table: str = TABLE) -> list[str]:
    return run(read_scenario(f"{table}\n[[then]]\n{step}\n", "test.toml")).differences


@pytest.mark.parametrize(
    "step",
    [
        'choose = "A study"\nchanged.A = { knowledge = 3, hourglasses = -1 }',
        'choose = "study"',
        'choose = ["A study", "A play", "A rest 0"]\nis.A = { placed = { study = 1, play = 1, rest = 1 } }',
        'choose = "A take act_in_play"\nlevels = { act_in_play = 1 }',
        'choose = "B leave"\nis.B.alive = false',
        'refuse = "A take yoga 1"\nreason = "cannot_pay"\nmissing = { creativity = 1 }\nrule = "PH.action.04"',
        'refuse = "B study"\nreason = "not_asked"',
        'refuse = "A take yoga 2"\nreason = "only_first_level"',
        'asks = "A"\noffers = ["A study", "temp_job", "B leave"]\nlacks = ["take yoga", "B study"]',
        'rows.project = ["yoga", "-", "*", "e_sports"]\nnext.project = ["game_jam"]\ndiscards.job = ["ceo"]',
        'is.A = { holds = ["learn_cooking", "car 2"], slots = 1, money = 4, trait = "", spent = 0 }',
        'goals.zen = "open"\nround = "adult 1"\nphase = "action"\nfirst_player = "A"\nfinished = false',
        "changed = {}",
        'choose = ["A discard car"]\nis.A = { done = { discards = 1 }, sth = -1 }',
    ],
)
def test_what_is_true_passes(step: str) -> None:
    assert differences(step) == []


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ('choose = "A study"\nchanged.A = { knowledge = 3 }', "A hourglasses: expected +0, found -1"),
        ('choose = "A study"\nchanged = {}', "A knowledge: expected +0, found +3"),
        ('choose = "A studdy"', "seat A does not have exactly one choice 'studdy'"),
        (
            'choose = "A refresh"',
            "seat A does not have exactly one choice 'refresh'; choose from: refresh project, refresh item_activity",
        ),
        ('choose = "B study"', "seat B cannot choose 'study': seat A has to decide"),
        (
            'choose = "A take yoga 1"',
            "seat A cannot choose 'take yoga 1': cannot_pay, 1 creativity missing (PH.action.04)",
        ),
        ('refuse = "A study"', "'study' is possible, expected to be refused"),
        ('refuse = "A fly"', "'fly' is not something that seat A could look for now"),
        ('refuse = "A take yoga 1"\nreason = "covered"', "refused because of cannot_pay, expected covered"),
        ('refuse = "A take yoga 1"\nrule = "PH.sth.09"', "refused by PH.action.04, expected PH.sth.09"),
        ('refuse = "A take yoga 1"\nmissing = { money = 1 }', "missing creativity 1, expected money 1"),
        ('refuse = "B study"\nreason = "covered"', "refused because of not_asked, expected covered"),
        ('asks = "B"', "asks: expected B, found A"),
        ('options = ["study"]', "options: expected study, found "),
        ('offers = ["take yoga 1"]', "expected 'take yoga 1' to be possible, it is not"),
        ('lacks = ["study"]', "expected 'study' not to be possible, it is"),
        (
            'rows.project = ["yoga", "*", "*", "*"]',
            "row project: expected yoga, *, *, *, found yoga, -, act_in_play, e_sports",
        ),
        ("discards.job = []", "discards job: expected nothing, found ceo"),
        ('next.project = ["yoga"]', "next project: expected yoga, found game_jam"),
        ("left.child_trait = 99", "left child_trait: expected 99"),
        ("levels = { car = 3 }", "level of car: expected 3, found 2"),
        ('is.A.holds = ["car 2"]', "A holds: expected car 2, found car 2, learn_cooking 1"),
        ("is.A = { alive = false }", "A alive: expected false, found true"),
        ("is.A = { placed = { study = 1 } }", "A placed: expected study 1, found nothing"),
        ("is.A = { done = { rests = 1 } }", "A rests: expected 1, found 0"),
        ("is.C = { money = 1 }", 'found seat "C", expected A to B'),
        ("changed.A = { gold = 1 }", 'found "gold", expected something countable'),
        ('goals.zen = "A"', "goal zen: expected A, found open"),
        ('goals.zenn = "A"', 'found "zenn", expected a Life Goal of this table; did you mean zen'),
        ('round = "adult_2"', "round: expected adult_2, found adult_1"),
        ('phase = "upkeep"', "phase: expected upkeep, found action"),
        ('first_player = "B"', "first player: expected B, found A"),
        ("scores = { A = 7 }", "score of A: expected 7, found 0"),
        ("finished = true", "finished: expected true, found false"),
        ('winners = "A"', "expected winners, but the game is not over"),
        ('end = "game"', "seat A has to choose first: pay car, lose car"),
    ],
)
def test_what_differs_is_told(step: str, said: str) -> None:
    found = differences(step)

    assert any(said in difference for difference in found), found


def test_the_first_step_that_differs_is_named() -> None:
    found = differences('choose = "A study"\n[[then]]\nnote = "too much"\nchoose = "A play"\nis.A.creativity = 9')

    assert found == ["step 2 (too much): A creativity: expected 9, found 3"]


def test_a_game_can_be_played_to_its_end() -> None:
    table = 'title = "A test"\nseats = 2\n[seat.A]\nlth = 9\n'

    assert differences('end = "game"\nfinished = true\nwinners = "A"\nphase = "end"\nscores = { A = 9 }', table) == []


def test_what_the_file_leaves_open_the_seed_decides() -> None:
    texts = [f'title = "A test"\nseed = "{seed}"\n[[then]]\nasks = "A"' for seed in ("one", "one", "two")]
    rows = [read_scenario(text, "test.toml").state.row for text in texts]

    assert rows[0] == rows[1] != rows[2]
    assert [len(row) for row in rows[0][:4]] == [4, 4, 4, 4]


def test_running_a_scenario_leaves_its_position_alone() -> None:
    scenario = read_scenario(f'{TABLE}\n[[then]]\nchoose = "A study"\nis.A.knowledge = 3', "test.toml")

    assert [run(scenario).passed, run(scenario).passed] == [True, True]


CV_TABLE = """
title = "A test"
game = "cv"
seats = 3
[position]
phase = "select"
dice = ["health", "health", "money", "bad_luck"]
goals = ["collector"]
[rows]
track = ["kettle", "lifeguard"]
[piles]
early_adulthood = ["studies", "athlete"]
[left]
old_age = 4
[seat.A]
health = ["jogging"]
possession = ["bicycle"]
[seat.B]
hand = ["piggy_bank"]
goal = "hard_worker"
[[card]]
number = 34
id = "kettle"
types = ["possession"]
cost = { money = 1 }
points = 2
[[card]]
number = 13
id = "lifeguard"
types = ["work"]
cost = { health = 3, knowledge = 1 }
[[card]]
number = 15
id = "jogging"
types = ["health"]
tokens = { health = 1 }
"""


@pytest.mark.parametrize(
    "step",
    [
        'choose = ["buy kettle", "done"]\nchanged.A = { possession = 1 }\nis.A.possession = ["bicycle", "kettle"]',
        'choose = "A buy kettle"\nsymbols = { health = 3, bad_luck = 1, money = 0 }\nchanged = {}\nbad_luck = 1',
        'refuse = "A buy lifeguard"\nreason = "cannot_pay"\nmissing = { knowledge = 1 }\nrule = "CV.select.02"',
        'asks = "A"\noptions = ["buy kettle", "done"]\nlacks = ["buy lifeguard"]',
        "is.A = { tokens = { health = 1 }, cards = 2, hand = [], points = { health = 1, collector = 1 } }",
        'is.B = { hand = ["piggy_bank"], goal = "hard_worker", no_more_work = false, has_left = false }',
        'rows.track = ["kettle", "*"]\nnext.early_adulthood = ["studies"]\nleft.old_age = 4\ndiscards.box = []',
        'shows = { health = 2, money = 1, bad_luck = 1 }\nrerolls = 0\nround = 1\nphase = "select"\nturn = "A"',
        'end = "turn"\nturn = "B"\nchanged = {}\nrows.track = ["kettle", "lifeguard", "studies", "athlete", "*"]',
        'end = "round"\nround = 2\ndiscards.box = ["kettle"]\nstarter = "A"',
        'dice = ["money", "money", "money", "money"]\nchoose = ["A done", "B roll"]\nshows = { money = 4 }',
        'choose = "B leave"\nis.B.has_left = true',
    ],
)
def test_what_is_true_of_cv_passes(step: str) -> None:
    assert differences(step, CV_TABLE) == []


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ('choose = ["buy kettle", "done"]\nchanged = {}', "A possession: expected +0, found +1"),
        ('choose = "A buy lifeguard"', "cannot choose 'buy lifeguard': cannot_pay, 1 knowledge missing"),
        ("is.A.tokens = { money = 1 }", "A tokens: expected money 1, found health 1"),
        ("is.A.health = []", "A health: expected nothing, found jogging"),
        ("is.A.points = { collector = 2 }", "A points collector: expected 2, found 1"),
        ("is.A.points = { colector = 1 }", 'found "colector", expected a part of the score; did you mean collector'),
        ("rows.tracks = []", 'found "tracks", expected a row'),
        ("shows = { money = 2 }", "dice: expected money 2, found health 2, money 1, bad_luck 1"),
        ("symbols = {}", "symbols: expected nothing, found health 3"),
        ("bad_luck = 2", "bad luck: expected 2, found 1"),
        ('turn = "B"', "turn: expected B, found A"),
        ('end = "turn"\nturn = "A"', "turn: expected A, found B"),
        ('discards.box = ["kettle"]', "discards box: expected kettle, found nothing"),
        ("dice = [" + '"money", ' * 8 + "]", "found 8 dice, expected at most 7 in one step"),
    ],
)
def test_what_differs_in_cv_is_told(step: str, said: str) -> None:
    found = differences(step, CV_TABLE)

    assert any(said in difference for difference in found), found


def test_the_childhood_draft_can_be_laid_out() -> None:
    table = """
title = "A test"
game = "cv"
[position]
phase = "childhood"
[seat.A]
offered = ["bicycle", "zoo_trip", "piggy_bank"]
"""
    assert differences('asks = ["A", "B"]\noffers = ["A pick zoo_trip"]\nlacks = ["B pick zoo_trip"]', table) == []
    assert differences('choose = "A pick zoo_trip"\nasks = "B"', table) == []
