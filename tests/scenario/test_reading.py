"""What is wrong with a scenario file is said with its place, and nothing impossible is laid out."""

import pytest

from wellspent.scenario import ScenarioError, read_scenario

HEAD = 'title = "A test"\n'
THEN = '\n[[then]]\nchoose = "A study"\n'


def faults(text: str) -> list[str]:
    with pytest.raises(ScenarioError) as caught:
        read_scenario(HEAD + text + THEN, "test.toml")
    return str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('colour = "red"', "test.toml: colour: unknown key"),
        pytest.param(f"seats = {'9' * 6000}", "test.toml: a number has too many digits", id="digits"),
        pytest.param(f"seats = {'[' * 20_000}", "test.toml: lists and tables are nested too deeply", id="depth"),
        ("seats = 999999999999999", "test.toml: The Pursuit of Happiness is for 1 to 5 players, not 27."),
        ("[position]\nphse = 1", "test.toml: position phse: unknown key; did you mean phase?"),
        ('[position]\nphase = "evening"', 'test.toml: position phase: found "evening", expected a known word'),
        ('[position]\nround = "adult_9"', 'test.toml: position: round: found "adult_9", expected a round'),
        ("[position]\nround = 9", 'test.toml: position: round: found "9", expected a round'),
        (
            '[position]\nfirst_player = "C"',
            'test.toml: position: first_player: found "C", expected a seat of this game',
        ),
        (
            '[position]\nphase = "upkeep"\nturn = "A"',
            "test.toml: position: turn: found a turn outside the Action Phase",
        ),
        ('[position]\nturn = "B"\n[seat.B]\nhourglasses = 0', "seat B has no Hourglass at hand and so no turn"),
        ('[position]\nround = 1\nphase = "preparation"', "has no Preparation Phase (PH.round.02)"),
        ('[position]\ngoals = ["zenn"]', 'goals: found "zenn", expected a card of this game; did you mean zen'),
        ('[position]\ngoals = ["zen Z"]', 'goals: found "Z", expected a seat or closed'),
        ('rules = ["PH.ex.99"]', "test.toml: rules: no such rule: PH.ex.99"),
        ('edition = "third"', "test.toml: There is no edition 'third'"),
        ("seats = 6", "test.toml: The Pursuit of Happiness is for 1 to 5 players, not 6."),
        (
            '[rows]\nproject = ["yogga"]',
            'rows: project: found "yogga", expected a card of this game; did you mean yoga',
        ),
        ('[rows]\nproject = ["car"]', "rows: project: car belongs to the pile item_activity"),
        ('[rows]\nprojects = ["yoga"]', 'rows: projects: found "projects", expected a pile with a row'),
        ('[rows]\nproject = ["-", "-", "-", "-", "-"]', "rows: project: found 5 cards, expected at most 4 in round 2"),
        ('[position]\nround = 1\n[rows]\njob = ["ceo"]', "rows: job: found 1 cards, expected at most 0 in round 1"),
        (
            '[rows]\nproject = ["yoga"]\n[piles]\nproject = ["yoga"]',
            "piles: project: yoga lies in rows project already",
        ),
        ('[seat.A]\nholds = ["car"]\n[seat.B]\nholds = ["car 2"]', "seat.B: holds: car lies in seat.A holds already"),
        ("[seat.C]\nmoney = 1", 'test.toml: seat.C: found "C", expected a seat of this game'),
        ("[seat.A]\nmony = 1", "test.toml: seat A mony: unknown key; did you mean money?"),
        ("[seat.A]\nmoney = -1", "test.toml: seat.A: money: found -1, expected 0 to 500"),
        ('[seat.A]\nmoney = "much"', 'test.toml: seat A money: found "much", expected a whole number'),
        ("[seat.A]\nstress = 16", "seat.A: stress: found 16, expected 1 to 15"),
        ("[seat.A]\nsth = 4", "seat.A: sth: found 4, expected -3 to 3"),
        ("[seat.A]\nhourglasses = 9\nspent = 1", "hourglasses: found 9 at hand and 1 used, expected at most 9 in all"),
        ("[seat.A]\nplaced = { studdy = 1 }", 'seat.A: placed: found "studdy", expected a space of the board'),
        ("[seat.A]\ndone = { naps = 1 }", 'seat.A: done: found "naps", expected a deed that is counted'),
        ("[seat.A]\nalive = false\nstress = 3", "seat.A: stress: a life that has ended has none"),
        ('[seat.A]\ntrait = "car"', "seat.A: trait: found car, a card of kind item, expected child_trait"),
        ('[seat.A]\nholds = ["zen"]', "zen: a card of kind life_goal belongs under goals of the position"),
        ('[seat.A]\nholds = ["car 4"]', "car 4: expected a level from 1 to 3"),
        ('[seat.A]\nholds = ["car big"]', 'car big: found "big", expected a level, aside, retired, a or b'),
        ('[seat.A]\nholds = ["car aside"]', "car aside: only Projects are set aside"),
        ('[seat.A]\nholds = ["car retired"]', "car retired: only a Job can be retired"),
        ('[seat.A]\nholds = ["yoga 4"]', "yoga 4: a Basic Project at its last level is complete: write aside"),
        ('[seat.A]\nholds = ["yoga 2 aside"]', "a Basic Project is set aside at its last level only"),
        ('[seat.A]\nholds = ["hr_executive retired"]', "only a Job of Level 3 can be retired"),
        ('[seat.A]\nholds = ["ceo 2"]', "ceo 2: a Job has no levels"),
        ('[seat.A]\nholds = ["ceo", "diplomat"]', "diplomat is a second Job; a player has at most one"),
        ('[seat.A]\nroles = ["magazine 1"]', "Roles of magazine are filled, expected somebody who holds it"),
        ('[seat.A]\nroles = ["yoga 1"]', "found yoga 1, expected a Group Project and a Role"),
        ('[seat.A]\nholds = ["magazine 1"]\nroles = ["magazine 1"]', "Role 1 of magazine is filled already"),
        ('[[card]]\nid = "kite"\nkind = "itm"\nname = "Kite"', "test.toml: kite: kind:"),
        ("title = 3", "test.toml: not TOML"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(text: str, said: str) -> None:
    found = faults(text)

    assert any(said in fault for fault in found), found


def test_all_faults_are_named_at_once() -> None:
    found = faults("[seat.A]\nstress = 20\nsth = 9\nholds = ['nothing']")

    assert len(found) == 3


def test_a_scenario_needs_a_title_and_steps() -> None:
    with pytest.raises(ScenarioError) as caught:
        read_scenario("seats = 2", "test.toml")

    assert str(caught.value).splitlines() == [
        "test.toml: title: missing key title",
        "test.toml: then: missing key then",
    ]


CV_HEAD = f'{HEAD}game = "cv"\n'
CV_THEN = '\n[[then]]\nasks = "A"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seats = 5", "test.toml: CV is for 2 to 4 players, not 5."),
        ('edition = "first"', "test.toml: edition: unknown key"),
        ("[position]\nphse = 1", "test.toml: position phse: unknown key; did you mean phase?"),
        ('[position]\ndice = ["gold"]', 'test.toml: position dice 1: found "gold", expected'),
        ('[position]\nphase = "upkeep"', 'test.toml: position phase: found "upkeep", expected'),
        ("[position]\nround = 0", "test.toml: position: round: found 0, expected 1 to 99"),
        ('[position]\nturn = "C"', 'test.toml: position: turn: found "C", expected a seat of this game'),
        ('[position]\ngoals = ["jogging"]', "jogging is a card of type health, expected life_goal"),
        ('[position]\nbought = ["jogging"]', "found bought cards at the beginning of the phase roll"),
        ('[position]\nphase = "select"\ndice = [' + '"money", ' * 8 + "]", "found 8 dice, expected at most 7"),
        ('[rows]\ntracks = ["jogging"]', 'rows: tracks: found "tracks", expected a row; did you mean track?'),
        ('[rows]\ntrack = ["joging"]', 'found "joging", expected a card of this game; did you mean jogging'),
        ('[rows]\ntrack = ["zoo_trip"]', "zoo_trip belongs to the deck childhood, which never comes to the track"),
        ('[rows]\ntrack = ["jogging"]\n[seat.A]\nhealth = ["jogging"]', "jogging lies in seat.A health already"),
        ('[piles]\nold_age = ["jogging"]', "piles: old_age: jogging belongs to the deck early_adulthood"),
        ("[left]\nold_age = 18", "left: old_age: found 18, expected 0 to 17"),
        ('[piles]\nold_age = ["professor"]\n[left]\nold_age = 0', "left: old_age: found 0, expected 1 to 17"),
        ("[left]\nyouth = 1", 'left: youth: found "youth", expected a deck'),
        ('[discards]\nbin = ["jogging"]', 'discards: bin: found "bin", expected a discard pile'),
        ('[seat.A]\nhealth = ["studies"]', "seat.A: health: studies is a card of type knowledge, expected health"),
        ('[seat.A]\nhand = ["jogging"]', "seat.A: hand: jogging is a card of type health, expected event"),
        ('[seat.A]\ngoal = "jogging"', "seat.A: goal: jogging is a card of type health, expected life_goal"),
        ('[seat.A]\noffered = ["zoo_trip"]', "found cards to pick from outside the childhood draft"),
        ('[seat.C]\nhand = ["zoo_trip"]', 'test.toml: seat.C: found "C", expected a seat of this game'),
        ('[[card]]\nnumber = 15\nid = "kite"\ntypes = ["healthy"]', 'kite: types 1: found "healthy", expected'),
        ('[[card]]\nnumber = 99\nid = "kite"\ntypes = ["health"]', "kite: number: found 99, expected 1 to 83"),
        ('[[card]]\nnumber = 15\nid = "studies"\ntypes = ["health"]', "studies: id: found studies twice"),
    ],
)
def test_what_cannot_be_in_cv_is_refused_with_its_place(text: str, said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_scenario(CV_HEAD + text + CV_THEN, "test.toml")

    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("game", "said"), [('"chess"', 'game: found "chess", expected a game'), ("3", "game: found 3")]
)
def test_a_game_that_is_not_there_is_refused(game: str, said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_scenario(f"{HEAD}game = {game}{THEN}", "test.toml")

    assert said in str(caught.value)
