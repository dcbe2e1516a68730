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
        ('choose = "A studdy"', "seat A has not exactly one choice 'studdy'"),
        (
            'choose = "A refresh"',
            "seat A has not exactly one choice 'refresh'; there are: refresh project, refresh item_activity",
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
